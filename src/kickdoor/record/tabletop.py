"""Sets up a table exactly, for scenarios, tests and lessons: each player's cards, the tops of the decks, the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kickdoor.engine import machine
from kickdoor.engine.effects.fight_verbs import begin_waiting
from kickdoor.engine.frames import Turn
from kickdoor.engine.model.ids import DOOR, DOOR_DISCARDS, HAND, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import attach, move, refresh_traits
from kickdoor.engine.refusals import Malformed
from kickdoor.game import Game
from kickdoor.packs import Pack
from kickdoor.record import notation
from kickdoor.record.errors import TableError

SEXES = ("male", "female")


@dataclass(frozen=True, slots=True)
class Start:
    """A player's state at the start."""

    level: int = 1
    sex: str = "male"
    hand: Sequence[str] = ()
    table: Sequence[str] = ()
    carried: Sequence[str] = ()
    curses: Sequence[str] = ()
    attached: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    dead: bool = False


def lay_table(
    packs: Sequence[str | Path | Pack],
    players: Mapping[str, Start],
    *,
    rules: Mapping[str, Any] | None = None,
    seed: int = 0,
    doors: Sequence[str] = (),
    treasures: Sequence[str] = (),
    door_discards: Sequence[str] = (),
    treasure_discards: Sequence[str] = (),
    dice: Sequence[int] = (),
    turn: str = "",
    deck_percent: int = 100,
    base: Path | None = None,
) -> Game:
    """Return a game at the beginning of the turn of `turn` (by default the first player), before the door is opened.
    Cards named here are in the game even if `deck_percent` would have left them out.
    """
    sexes = [] if (rules or {}).get("sex_neutral") else [p.sex for p in players.values()]
    game = Game.undealt(packs, list(players), seed, rules=rules, sexes=sexes, deck_percent=deck_percent, base=base)
    state = game.state
    taken: set[CardId] = set()
    for pile, names in ((DOOR_DISCARDS, door_discards), (DOOR_DISCARDS + 1, treasure_discards)):
        for name in names:
            card = _take(state, name, taken)
            if DOOR_DISCARDS + state.card(card).deck != pile:
                raise TableError(f"[{name}] does not belong to that deck")
            move(state, card, pile, rule="CARDS-1", seat=state.seats[0])
    for seat, place in zip(state.seats, players.values(), strict=True):
        _seat(state, seat, place, taken)
    for deck, names in ((0, doors), (1, treasures)):
        _stack(state, deck, names, taken)
    state.dice = tuple(dice)
    first = notation.seat_of(state, turn) if turn else state.seats[0]
    for seat, place in zip(state.seats, players.values(), strict=True):
        state.redraw[seat] = int(place.dead)
        state.dead[seat] = int(place.dead and seat == first)
    state.turn = first
    state.push(Turn(first, first))
    machine.advance(state)
    for seat, place in zip(state.seats, players.values(), strict=True):
        if place.dead and seat != first:
            state.dead[seat] = 1
    state.events = []
    return game


def _take(state: State, name: str, taken: set[CardId]) -> CardId:
    """Return the next unused copy of a card."""
    try:
        copies = notation.copies_of(state, name)
    except Malformed as error:
        raise TableError(str(error)) from None
    for card in copies:
        if card not in taken:
            taken.add(card)
            return card
    raise TableError(f"[{name}] is named more often than the packs hold it ({len(copies)})")


def _seat(state: State, seat: Seat, place: Start, taken: set[CardId]) -> None:
    if not 1 <= place.level < state.rules.winning_level:
        raise TableError(f"{state.names[seat]}: level {place.level} is not from 1 to {state.rules.winning_level - 1}")
    state.levels[seat] = place.level
    if place.dead and (place.hand or place.carried):
        raise TableError(f"{state.names[seat]} is dead and can hold no cards (DEATH-1)")
    where: dict[str, CardId] = {}
    for names, upright in ((place.table, True), (place.carried, False)):
        for name in names:
            card = _take(state, name, taken)
            d = state.card(card)
            if d.kind in ("monster", "enhancer", "level_up", "curse"):
                raise TableError(
                    f"[{name}] cannot lie in front of a player" + ("; use `curses`" if d.kind == "curse" else "")
                )
            move(state, card, TABLE + seat, rule="CARDS-5", seat=seat, upright=upright and d.kind != "oneshot")
            where[name.lower()] = card
    for name in place.curses:
        card = _take(state, name, taken)
        if state.card(card).kind != "curse":
            raise TableError(f"[{name}] is no curse")
        move(state, card, TABLE + seat, rule="CURSE-6", seat=seat, upright=True)
        if state.card(card).waits:
            begin_waiting(state, card, seat)
    for host, names in place.attached.items():
        if host.lower() not in where:
            raise TableError(f"[{host}] is not in front of {state.names[seat]}, so nothing can lie on it")
        for name in names:
            card = _take(state, name, taken)
            move(state, card, TABLE + seat, rule="HIRE-3", seat=seat, upright=True)
            attach(state, card, where[host.lower()], seat=seat, rule="HIRE-3")
    for name in place.hand:
        move(state, _take(state, name, taken), HAND + seat, rule="SETUP-4", seat=seat)
    refresh_traits(state, seat)


def _stack(state: State, deck: int, names: Sequence[str], taken: set[CardId]) -> None:
    """Put the named cards on top of a deck, the first one uppermost; the rest stays as it was shuffled."""
    top: list[CardId] = []
    for name in names:
        card = _take(state, name, taken)
        if state.card(card).deck != deck:
            raise TableError(f"[{name}] is no {'Door' if deck == DOOR else 'Treasure'}")
        top.append(card)
        state.place[card] = deck  # even if `deck_percent` had left it out
    rest = [c for c in state.decks[deck][state.deck_pos[deck] :] if c not in top]
    state.decks[deck] = (*top, *rest)
    state.deck_pos[deck] = 0
