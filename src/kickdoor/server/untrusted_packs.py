"""Tables that are played with packs of strangers. What such cards do is worked out in a thread of its own and within a
small budget of steps, so that a card that never ends costs the table it was brought to, and nobody else.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from kickdoor.engine.actions import Action
from kickdoor.engine.machine import OutOfBudget
from kickdoor.game import Game
from kickdoor.packs import Pack
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.limits import Bucket
from kickdoor.server.requests import Refused
from kickdoor.server.table import Table

OVERRUNS: Final = 3  # cards without end that a table may run into before it is closed; a known pack only one
SECONDS: Final = (5.0, 0.2)  # of the thread, for each table: at once, and a second
LONGEST: Final = 10.0  # seconds that a table waits for its turn when it has used up its share
KNOWN: Final = 500  # packs with a card that never ends, which are remembered

_EFFECTS_OF = re.compile(r"the effects of \[(.+?)\] do not come to rest")
Result = TypeVar("Result")
logger = logging.getLogger("kickdoor.server")


def is_trusted(packs: Sequence[Pack]) -> bool:
    """Does every one of them come with the game?"""
    return all(pack.trusted for pack in packs)


def never_ends(game: Game, action: Action) -> bool:
    """Would the action run without end? The game itself is not changed."""
    try:
        game.clone().submit(action)
    except OutOfBudget:
        return True
    return False


class Conduct:
    """What a table has cost so far."""

    __slots__ = ("card", "endless", "overruns", "share")

    def __init__(self) -> None:
        self.share = Bucket(SECONDS[0])
        self.endless: set[tuple[int, str]] = set()  # actions that do not end, each with the move it would have been
        self.overruns = 0
        self.card = ""  # the last one that did not end


class Strangers:
    """One for each process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="strangers")
        self._found: OrderedDict[tuple[str, ...], str] = OrderedDict()  # contents of packs -> the table that found out

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], Result], conduct: Conduct | None = None) -> Result:
        """Work in the thread, on things that nobody else touches meanwhile. A table that has had its share waits."""
        if conduct is not None and (delay := conduct.share.delay(SECONDS)):
            await asyncio.sleep(min(delay, LONGEST))

        def timed() -> Result:
            began = time.thread_time()
            try:
                return work()
            finally:
                if conduct is not None:
                    conduct.share.spend(SECONDS, time.thread_time() - began)

        return await asyncio.get_running_loop().run_in_executor(self._pool, timed)

    def apply(self, conduct: Conduct, table: Table, entry: AnyEntry, at: int) -> None:
        """As `Table.apply`. What is known not to end is not tried again: raises OutOfBudget at once."""
        step = (table.moves, entry.action) if isinstance(entry, log.Did) else None
        if step in conduct.endless:
            conduct.overruns += 1
            raise OutOfBudget("the same as before")
        if isinstance(entry, log.Resumed) and self.is_closed(conduct, table):
            raise Refused("endless", "error-pack-never-ends")
        try:
            table.apply(entry, at)
        except OutOfBudget as error:
            if step is not None:
                conduct.endless.add(step)
            self._note(conduct, table, error)
            raise

    def is_closed(self, conduct: Conduct, table: Table) -> bool:
        """Nothing more is tried at this table."""
        is_first = self._found.get(_content(table), table.id) == table.id
        return conduct.overruns >= (OVERRUNS if is_first else 1)

    def _note(self, conduct: Conduct, table: Table, error: OutOfBudget) -> None:
        """Remember it for all tables with the same packs."""
        named = _EFFECTS_OF.search(str(error))
        conduct.card = named[1] if named is not None else ""
        conduct.overruns += 1
        content = _content(table)
        self._found.setdefault(content, table.id)
        self._found.move_to_end(content)
        if len(self._found) > KNOWN:
            self._found.popitem(last=False)
        logger.warning("table %s cannot go on like that: %s", table.id, error)


def _content(table: Table) -> tuple[str, ...]:
    return tuple(pack.hash for pack in table.packs)
