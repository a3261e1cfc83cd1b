"""Rows made by hand, so that the right answer is known: only what a test is about has to be said."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import polars as pl

from kickdoor.lab.rows import TABLES, CardRow, GameRow, Row, SeatRow, columns, frame

ZERO: dict[type[pl.DataType], Any] = {pl.Boolean: False, pl.String: "", pl.List: []}


PLAIN = {of: {name: ZERO.get(type(column.type), 0) for name, column in columns(of).items()} for of in TABLES.values()}


def row(of: type[Row], told: Mapping[str, Any]) -> Row:
    """A row that has 0, nothing or no wherever nothing is told."""
    assert told.keys() <= PLAIN[of].keys(), told.keys() - PLAIN[of].keys()
    return of(**{**PLAIN[of], **told})


def games(*told: Mapping[str, Any]) -> pl.LazyFrame:
    return _made(GameRow, ({"game": n, "players": 4, **each} for n, each in enumerate(told)))


def seats(*told: Mapping[str, Any]) -> pl.LazyFrame:
    """Four seats a game."""
    common = {"bot": "random"}
    return _made(
        SeatRow, ({"game": n // 4, "seat": n % 4, "order": n % 4, **common, **each} for n, each in enumerate(told))
    )


def cards(*told: Mapping[str, Any]) -> pl.LazyFrame:
    return _made(CardRow, ({"pack": "classic", "kind": "item", "deck": "treasure", **each} for each in told))


def _made(of: type[Row], told: Iterable[Mapping[str, Any]]) -> pl.LazyFrame:
    return frame(of, [row(of, each) for each in told]).lazy()


# ---------------------------------------------------------------- games in which it is known what cards do
def dealt(
    number: int, worth: Callable[[list[str]], float], *, ahead: int = 0, seed: int = 1
) -> tuple[pl.LazyFrame, pl.LazyFrame]:
    """Seats and cards of so many games of four. Each seat draws six of thirty cards; its chance to win is in proportion
    to what its cards are `worth`. `ahead`: whoever wins draws so many more, late in the game.
    """
    pick = random.Random(seed)
    deck = [f"card {n}" for n in range(30)]
    all_seats: list[dict[str, Any]] = []
    all_cards: list[dict[str, Any]] = []
    for game in range(number):
        shuffled = pick.sample(deck, len(deck))
        hands = [shuffled[6 * seat : 6 * seat + 6] for seat in range(4)]
        winner = pick.choices(range(4), [worth(hand) for hand in hands])[0]
        drawn = [[(card, 0) for card in hand] for hand in hands]
        drawn[winner] += [(card, 20) for card in shuffled[24 : 24 + ahead]]
        for seat, mine in enumerate(drawn):
            who = {"sex": ("male", "female")[seat % 2], "identities": [("class: Cook", "class: none")[seat // 2]]}
            all_seats.append({"won": seat == winner, "drawn": len(mine), **who})
            here = {"game": game, "seat": seat, "won": seat == winner, "drawn": 1}
            all_cards += [{**here, "card": card, "turn": turn} for card, turn in mine]
    return seats(*all_seats), cards(*all_cards)
