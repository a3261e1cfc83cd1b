"""Analyses finished games in the background: one game at a time, in a thread that often lets others run. Recent results
are kept.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from kickdoor.bots import game_analysis
from kickdoor.bots.advice import Option
from kickdoor.bots.game_analysis import GameAnalysis
from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.protocol import calls
from kickdoor.protocol import messages as protocol
from kickdoor.record.choice_text import choice_phrase
from kickdoor.record.headline import headline
from kickdoor.server.replay import ReplayedGame
from kickdoor.server.translations import sentences, taken_apart
from kickdoor.server.untrusted_packs import is_trusted

KEPT: Final = 16  # results kept in memory, and analyses that wait
BREATH: Final = 0.0005  # seconds for other threads, again and again: compiled bots let none run by themselves


class _Job:
    """An analysis that runs, waits or is done."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.done: asyncio.Future[calls.Analysis | None] | None = None  # None: the server stops

    @property
    def has_failed(self) -> bool:
        return (
            self.done is not None and self.done.done() and (self.done.cancelled() or self.done.exception() is not None)
        )


class Analyses:
    """The analyses of this process."""

    def __init__(self) -> None:
        self._jobs: dict[str, _Job] = {}  # by table, the most recent last
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._untrusted_pool = ThreadPoolExecutor(1, thread_name_prefix="untrusted-analysis")  # can be slow
        self._closed = False

    def close(self) -> None:
        self._closed = True
        for pool in (self._pool, self._untrusted_pool):
            pool.shutdown(wait=False, cancel_futures=True)

    def get(self, id: str, replayed: ReplayedGame) -> calls.Analysis:
        """Return the analysis, or how far it is; begin it if nobody has asked before, unless too many wait: then it
        begins when the client asks again. Call in the event loop.
        """
        job = self._jobs.pop(id, None)
        if job is None or job.has_failed:
            if not self._make_room():
                return calls.Analysis(0.0)
            job = self._begin(replayed)
        self._jobs[id] = job
        if job.done is not None and job.done.done() and (found := job.done.result()) is not None:
            return found
        return calls.Analysis(min(0.99, round(job.progress, 2)))

    def _make_room(self) -> bool:
        """Forget the oldest results; return whether there is room for another analysis."""
        finished = [id for id, job in self._jobs.items() if job.done is not None and job.done.done()]
        for id in finished[: max(0, len(self._jobs) + 1 - KEPT)]:
            del self._jobs[id]
        return len(self._jobs) < KEPT

    def _begin(self, replayed: ReplayedGame) -> _Job:
        job = _Job()
        pool = self._pool if is_trusted(replayed.table.packs) else self._untrusted_pool
        job.done = asyncio.get_running_loop().run_in_executor(pool, partial(self._work, job, replayed))
        return job

    def _work(self, job: _Job, replayed: ReplayedGame) -> calls.Analysis | None:
        table = replayed.table
        assert table.started is not None
        game = table.new_game(table.started)
        running = game_analysis.analyse(game, table.actions)
        while not self._closed:
            try:
                job.progress = next(running)
            except StopIteration as stopped:
                found: GameAnalysis = stopped.value
                job.progress = 1.0
                return _told(replayed, game, found)
            time.sleep(BREATH)
        running.close()
        return None


def percent(chance: float) -> int:
    return round(100 * chance)


def _told(replayed: ReplayedGame, game: Game, found: GameAnalysis) -> calls.Analysis:
    """Return the analysis for clients. `game`: at its end."""
    ends, names = replayed.ends_after, replayed.table.names

    def step_of(number: int) -> int:
        return min(bisect_left(ends, number), len(ends) - 1)

    numbers = [moment.number for moment in found.moments]
    chances = [found.moments[max(0, bisect_left(numbers, end + 1) - 1)].chances for end in ends]
    swings: list[calls.Swing] = []
    for swing in found.swings:
        event = headline(swing.events, game.library, names)
        told = sentences([event], game, names)[0] if event is not None else None
        step = step_of(swing.number)
        swings.append(calls.Swing(step, swing.turn, swing.seat, percent(swing.before), percent(swing.after), told))
    choices = tuple(
        calls.CostlyChoice(
            step_of(choice.number),
            choice.turn,
            choice.seat,
            percent(choice.cost),
            options(game, choice.options, names, choice.chosen),
        )
        for choice in found.choices
    )
    return calls.Analysis(1.0, tuple(tuple(map(percent, each)) for each in chances), tuple(swings), choices)


def options(
    game: Game, found: Sequence[Option], names: Sequence[str], chosen: Action | None = None
) -> tuple[calls.WeighedOption, ...]:
    """Return what a player can do, for clients."""
    return tuple(
        calls.WeighedOption(
            choice_sentence(option.action, game, names),
            game.text(option.action, named=False),
            percent(option.chance),
            option.action.cards,
            option.action == chosen,
        )
        for option in found
    )


def choice_sentence(action: Action, game: Game, names: Sequence[str]) -> protocol.Sentence:
    phrase = choice_phrase(action, game.library, names)
    return protocol.Sentence(phrase.text, "", *taken_apart(*phrase), seat=action.seat)


__all__ = ["Analyses", "choice_sentence", "options"]
