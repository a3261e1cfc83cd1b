"""Hints: what a bot would do in the place of a player who is alone with bots. It knows only what the player knows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from kickdoor import queries
from kickdoor.bots import advice
from kickdoor.bots.advice import Option
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.record.choice_text import choice_phrase
from kickdoor.server.requests import Refused
from kickdoor.server.table import Table
from kickdoor.server.translations import taken_apart
from kickdoor.server.untrusted_packs import is_trusted
from kickdoor.wording.phrases import Phrase, say

SAMPLES: Final = 10  # imagined games
BREATH: Final = 0.0005  # seconds for other threads, again and again: compiled bots let none run by themselves
CLEAR: Final = 0.02  # by how much the chance to win must differ to be worth a word

Hint = tuple[tuple[protocol.HintOption, ...], protocol.Sentence]


def may_hint(table: Table, seat: int) -> bool:
    """May this seat ask for hints at all? Among people nobody may: it would be an advantage that others do not see."""
    return (
        seat >= 0
        and table.options.hints
        and table.alone == seat
        and table.playing is not None
        and table.paused is None
        and is_trusted(table.packs)
    )


class Hints:
    """The thread that works out hints, apart from that of the bots at the tables."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="hints")
        self._closed = False

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hint(self, table: Table, seat: int) -> Hint:
        """Return the best options of the seat and why the first is the best. Raises Refused."""
        game = table.playing
        if game is None or not may_hint(table, seat):
            raise Refused("no_hints", "error-no-hints")
        if not any(owed.seat == seat for owed in game.pending()):
            raise Refused("nothing_to_decide", "error-hint-nothing")
        work = partial(self._work, game.clone(), seat, table.moves, table.names)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _work(self, game: Game, seat: int, seed: int, names: Sequence[str]) -> Hint:
        weighing = advice.best_options(game, seat, seed, samples=SAMPLES)
        while not self._closed:
            try:
                next(weighing)
            except StopIteration as stopped:
                found: tuple[Option, ...] = stopped.value
                return _told(game, seat, found, names)
            time.sleep(BREATH)
        raise Refused("unavailable", "error-server-stopping")


def _told(game: Game, seat: int, found: Sequence[Option], names: Sequence[str]) -> Hint:
    options = tuple(
        protocol.HintOption(
            _sentence(choice_phrase(option.action, game.library, names), seat),
            game.text(option.action, named=False),
            round(100 * option.chance),
            option.action.cards,
        )
        for option in found
    )
    return options, _sentence(reason(game, seat, found, names), seat)


def _sentence(phrase: Phrase, seat: int) -> protocol.Sentence:
    return protocol.Sentence(phrase.text, "", *taken_apart(*phrase), seat=seat)


def reason(game: Game, seat: int, found: Sequence[Option], names: Sequence[str]) -> Phrase:
    """Return why the first option is the best."""
    return _about_the_fight(game, seat, found[0], names) or _about_the_chances(found)


def _about_the_fight(game: Game, seat: int, best: Option, names: Sequence[str]) -> Phrase | None:
    fight, action = queries.fight(game), best.action
    if fight is None:
        return None
    if seat not in (fight.main, fight.helper):
        return say("hint-stop", who=names[fight.main]) if fight.decisive and action.cards else None
    us, them = fight.fighters, fight.against
    if action.verb == "fight":
        return say("hint-winning", us=us, them=them)
    if fight.winning:
        return None
    if action.verb == "ask":
        return say("hint-help", n=max(1, them - us + 1), who=names[action.player])
    if action.verb == "run":
        return say("hint-run", n=max(1, them - us + 1))
    (sums,) = queries.foreseen_sums(game, game.seat(seat), [action])
    return say("hint-turns-fight", us=sums[0], them=sums[1]) if sums is not None and sums[0] > sums[1] else None


def _about_the_chances(found: Sequence[Option]) -> Phrase:
    if found[0].action.verb == "kick":
        return say("hint-kick")
    if len(found) < 2:
        return say("hint-only")
    lead = found[0].chance - found[1].chance
    return say("hint-better", n=round(100 * lead)) if lead >= CLEAR else say("hint-close")
