"""Runs tables with untrusted packs, which players have uploaded. Their effects run in a separate thread and with a
small budget of steps, so that an endless effect only harms its own table.
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

OVERRUNS: Final = 3  # endless effects before a table is stopped; 1 if another table had one with the same packs
SECONDS: Final = (5.0, 0.2)  # each table's share of the thread: seconds at once, and per second
LONGEST: Final = 10.0  # maximum seconds that a table waits after using up its share
KNOWN: Final = 500  # sets of packs with an endless effect to remember

_EFFECTS_OF = re.compile(r"the effects of \[(.+?)\] do not come to rest")
Result = TypeVar("Result")
logger = logging.getLogger("kickdoor.server")


def is_trusted(packs: Sequence[Pack]) -> bool:
    """Do all of the packs come with the game?"""
    return all(pack.trusted for pack in packs)


def never_ends(game: Game, action: Action) -> bool:
    """Would the action exceed the budget of steps? Does not change the game."""
    try:
        game.clone().submit(action)
    except OutOfBudget:
        return True
    return False


class PackUsage:
    """A table's use of the thread, and its endless effects."""

    __slots__ = ("card", "endless", "overruns", "share")

    def __init__(self) -> None:
        self.share = Bucket(SECONDS[0])
        self.endless: set[tuple[int, str]] = set()  # endless actions, each with the table's move number
        self.overruns = 0
        self.card = ""  # the card of the last endless effect


class UntrustedRunner:
    """The thread for tables with untrusted packs. There is one for each process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="strangers")
        self._found: OrderedDict[tuple[str, ...], str] = (
            OrderedDict()
        )  # hashes of packs -> the first table with an endless effect

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], Result], usage: PackUsage | None = None) -> Result:
        """Run work in the thread, on data that nobody else uses meanwhile. A table that has used up its share waits."""
        if usage is not None and (delay := usage.share.delay(SECONDS)):
            await asyncio.sleep(min(delay, LONGEST))

        def timed() -> Result:
            began = time.thread_time()
            try:
                return work()
            finally:
                if usage is not None:
                    usage.share.spend(SECONDS, time.thread_time() - began)

        return await asyncio.get_running_loop().run_in_executor(self._pool, timed)

    def apply(self, usage: PackUsage, table: Table, entry: AnyEntry, at: int) -> None:
        """Apply an entry like `Table.apply`, but raise OutOfBudget at once for an action known to be endless."""
        step = (table.moves, entry.action) if isinstance(entry, log.Did) else None
        if step in usage.endless:
            usage.overruns += 1
            raise OutOfBudget("the same as before")
        if isinstance(entry, log.Resumed) and self.is_closed(usage, table):
            raise Refused("endless", "error-pack-never-ends")
        try:
            table.apply(entry, at)
        except OutOfBudget as error:
            if step is not None:
                usage.endless.add(step)
            self._note(usage, table, error)
            raise

    def is_closed(self, usage: PackUsage, table: Table) -> bool:
        """Has the table had too many endless effects to continue?"""
        is_first = self._found.get(_content(table), table.id) == table.id
        return usage.overruns >= (OVERRUNS if is_first else 1)

    def _note(self, usage: PackUsage, table: Table, error: OutOfBudget) -> None:
        """Record an endless effect, also for other tables with the same packs."""
        named = _EFFECTS_OF.search(str(error))
        usage.card = named[1] if named is not None else ""
        usage.overruns += 1
        content = _content(table)
        self._found.setdefault(content, table.id)
        self._found.move_to_end(content)
        if len(self._found) > KNOWN:
            self._found.popitem(last=False)
        logger.warning("table %s has an endless effect: %s", table.id, error)


def _content(table: Table) -> tuple[str, ...]:
    return tuple(pack.hash for pack in table.packs)
