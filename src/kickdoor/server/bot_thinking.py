"""Bots at tables. A bot starts thinking, in another thread, as soon as it owes a decision, and answers at its pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from kickdoor.bots import Observation, maker, reactions
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.refusals import KickdoorError
from kickdoor.engine.rng import key_of, subkey
from kickdoor.game import Game
from kickdoor.server import clock
from kickdoor.server import entries as log
from kickdoor.server.clock import NEVER
from kickdoor.server.entries import AnyEntry
from kickdoor.server.loaded_table import Idea, LoadedTable, Thought
from kickdoor.server.table import Table, open_window
from kickdoor.server.untrusted_packs import is_trusted, never_ends

# Actions that show nothing on the table.
QUIET: Final = frozenset({"pass", "loot", "decline", "withdraw"})
logger = logging.getLogger("kickdoor.server")


class Thinking:
    """The bots' worker threads. `thought` is called when a bot of a table has chosen its action."""

    def __init__(self, now: Callable[[], int], thought: Callable[[LoadedTable], None]) -> None:
        self._now = now
        self._thought = thought
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._untrusted_pool = ThreadPoolExecutor(1, thread_name_prefix="untrusted-bots")  # can be slow

    def close(self) -> None:
        for pool in (self._pool, self._untrusted_pool):
            pool.shutdown(wait=False, cancel_futures=True)

    def consider(self, live: LoadedTable) -> None:
        """Let every bot that owes a decision start thinking now, not only when its answer is due."""
        table = live.table
        owed = {d.seat for d in table.pending() if table.seats[d.seat].plays_itself and _may_answer(table, d)}
        if table.paused is not None or live.awake == NEVER:
            owed.clear()
        for seat, thought in list(live.thoughts.items()):
            if seat not in owed or thought.move != table.moves:
                thought.future.cancel()
                del live.thoughts[seat]
        for seat in sorted(owed - live.thoughts.keys()):
            self._begin(live, seat)

    def forget(self, live: LoadedTable) -> None:
        for thought in live.thoughts.values():
            thought.future.cancel()
        live.thoughts.clear()

    def _begin(self, live: LoadedTable, seat: int) -> None:
        table, game = live.table, live.table.playing
        assert game is not None
        copy, trusted = game.clone(), is_trusted(table.packs)
        choose, observation, person = _chooser(live, seat), Observation(copy, seat), table.alone

        def think() -> Idea:
            try:
                action = choose(observation)
            except Exception:  # a bug in a bot costs it a good move, not the game
                logger.exception("a bot cannot think")
                action = observation.default_action()
            if not trusted and never_ends(copy, action):
                action = observation.default_action()
            return Idea(action, is_persons_next=person >= 0 and trusted and _asks_person(copy, action, person))

        pool = self._pool if trusted else self._untrusted_pool
        thought = Thought(table.moves, self._now(), asyncio.get_running_loop().run_in_executor(pool, think))
        live.thoughts[seat] = thought
        thought.future.add_done_callback(lambda _: self._end(live, thought))

    def _end(self, live: LoadedTable, thought: Thought) -> None:
        if not thought.future.cancelled():
            thought.done = self._now()
            self._thought(live)


def when(live: LoadedTable, task: clock.Task) -> int | None:
    """Return when the bot answers; None if that is not known yet.

    Among people it answers on the next beat of its pace, so that the exact thinking time reveals nothing. In a window
    it does not pass by itself but with everybody when the window closes, except where that may be hours away. Alone
    with one person it answers as soon as it has chosen, but waits until the person has seen the last event before it
    does something visible, unless the person is asked next: they can look for as long as they like.
    """
    thought, table = live.thoughts.get(task.seat), live.table
    if thought is None or thought.done is None:
        return None
    action, is_persons_next = thought.future.result()
    if table.alone >= 0:
        return thought.done if action.verb in QUIET or is_persons_next else max(thought.done, task.at)
    if action.verb == "pass" and table.is_asked(task.seat) and not table.options.timing.asleep:
        return None
    beat, ready = clock.pace(table), max(thought.done, thought.begun + 1)
    if not beat:
        return thought.done
    return task.at + -(-max(0, ready - task.at) // beat) * beat


def answer(live: LoadedTable, game: Game, seat: int) -> list[AnyEntry]:
    """Return the bot's answer as log entries, or none if the game has moved on since it thought."""
    thought = live.thoughts.get(seat)
    if thought is None or thought.move != live.table.moves:
        return []
    action = thought.future.result().action
    if action.verb == "pass" and live.table.is_asked(seat):
        return [log.Marked(seat)]
    return [live.table.did(action, by="bot")]


def _chooser(live: LoadedTable, seat: int) -> Callable[[Observation], Action]:
    """Return the function that chooses for this seat: the bot's, or the lesson's next line."""
    table = live.table
    if table.lesson is not None and table.playing is not None:
        line = table.lesson.answer(table.playing, seat, table.actions)
        return lambda _: line
    if seat not in live.bots:
        name = table.seats[seat].bot or table.options.bot
        live.bots[seat] = maker(name)(bot_seed(table, seat), made=len(table.actions))
    return live.bots[seat].choose


def _asks_person(game: Game, action: Action, person: int) -> bool:
    """Does the person, alone with bots, have to answer something right after this action? Everybody is assumed to pass
    at the end of the turn, because the next turn may be theirs. Changes `game`, which must be a copy.
    """
    try:
        game.submit(action)
        while open_window(game) == "turn_end" and not _is_asked(game, person):
            game.submit(Action(game.pending()[0].seat, "pass"))
    except KickdoorError:  # the table will refuse it too
        return False
    return _is_asked(game, person)


def _is_asked(game: Game, person: int) -> bool:
    return any(reactions.is_question(game, owed) for owed in game.pending() if owed.seat == person)


def bot_seed(table: Table, seat: int) -> int:
    """Return the bot's seed. It is derived from the game's key, so nobody can guess it, and reveals no cards."""
    assert table.started is not None
    return int.from_bytes(subkey(key_of(table.started.seed), f"bot {seat}"), "big")


def _may_answer(table: Table, owed: Decision) -> bool:
    return table.lesson is None or table.lesson.may_answer(owed, table.actions)


__all__ = ["Thinking", "answer", "when"]
