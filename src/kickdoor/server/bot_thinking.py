"""Bots at tables: they think, in a thread beside, from the moment that they owe something, and answer on the beat."""

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
from kickdoor.server.clock import AGES
from kickdoor.server.entries import AnyEntry
from kickdoor.server.loaded_table import Idea, LoadedTable, Thought
from kickdoor.server.table import Table, open_window
from kickdoor.server.untrusted_packs import is_trusted, never_ends

# Actions that there is nothing to see of.
QUIET: Final = frozenset({"pass", "loot", "decline", "withdraw"})
logger = logging.getLogger("kickdoor.server")


class Thinking:
    """`thought`: is called when a bot of this table has made up its mind."""

    def __init__(self, now: Callable[[], int], thought: Callable[[LoadedTable], None]) -> None:
        self._now = now
        self._thought = thought
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="bots-of-strangers")  # may take longer than others

    def close(self) -> None:
        for pool in (self._pool, self._beside):
            pool.shutdown(wait=False, cancel_futures=True)

    def consider(self, live: LoadedTable) -> None:
        """Every bot that owes something thinks about it, from now on and not only when it is due."""
        table = live.table
        owed = {d.seat for d in table.pending() if table.seats[d.seat].plays_itself and _may_answer(table, d)}
        if table.paused is not None or live.awake == AGES:
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
        choose, observation, person = _mind(live, seat), Observation(copy, seat), table.alone

        def think() -> Idea:
            try:
                action = choose(observation)
            except Exception:  # a mistake of ours costs a good move, not the game
                logger.exception("a bot cannot think")
                action = observation.default_action()
            if not trusted and never_ends(copy, action):
                action = observation.default_action()
            return Idea(action, is_persons_next=person >= 0 and trusted and _asks_person(copy, action, person))

        pool = self._pool if trusted else self._beside
        thought = Thought(table.moves, self._now(), asyncio.get_running_loop().run_in_executor(pool, think))
        live.thoughts[seat] = thought
        thought.future.add_done_callback(lambda _: self._end(live, thought))

    def _end(self, live: LoadedTable, thought: Thought) -> None:
        if not thought.future.cancelled():
            thought.done = self._now()
            self._thought(live)


def when(live: LoadedTable, task: clock.Task) -> int | None:
    """A bot answers on the next beat: a thought that takes long costs whole ones, so that its length tells nothing. In
    a window it plays, or passes with everybody else; where that is hours away, it says so now. Alone with one person it
    answers as soon as it knows what, and does for all to see what it does when the last thing has been seen, or at once
    if the person is asked next: they look as long as they like. None: not yet.
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
    """What the bot there has thought of, if the game is still where it was."""
    thought = live.thoughts.get(seat)
    if thought is None or thought.move != live.table.moves:
        return []
    action = thought.future.result().action
    if action.verb == "pass" and live.table.is_asked(seat):
        return [log.Marked(seat)]
    return [live.table.did(action, by="bot")]


def _mind(live: LoadedTable, seat: int) -> Callable[[Observation], Action]:
    """Of the bot that sits there."""
    table = live.table
    if table.lesson is not None and table.playing is not None:
        line = table.lesson.answer(table.playing, seat, table.actions)
        return lambda _: line
    if seat not in live.bots:
        name = table.seats[seat].bot or table.options.bot
        live.bots[seat] = maker(name)(bot_seed(table, seat), made=len(table.actions))
    return live.bots[seat].choose


def _asks_person(game: Game, action: Action, person: int) -> bool:
    """Does the person, alone with bots, have to answer something right after this action? The end of a turn counts as
    passed: what follows is the next turn, which may be theirs. The copy of the game is changed.
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
    """Nobody can guess it while the game is on: it follows from the game's key, and tells nothing about the cards."""
    assert table.started is not None
    return int.from_bytes(subkey(key_of(table.started.seed), f"bot {seat}"), "big")


def _may_answer(table: Table, owed: Decision) -> bool:
    return table.lesson is None or table.lesson.may_answer(owed, table.actions)


__all__ = ["Thinking", "answer", "when"]
