"""Closes and deletes tables for the owner of a server, and deletes tables that have been unused for a long time."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from kickdoor.server import entries as log
from kickdoor.server.counter import KIND
from kickdoor.server.sketching import gallery_id
from kickdoor.server.wall_clock import JumpDetector
from kickdoor.store import Conflict, Row, Store, StoreError

DAY: Final = 24 * 3_600_000  # milliseconds
KEEP_DAYS: Final = 365  # the default of `serve --keep-days`
EVERY: Final = 3600.0  # seconds between two searches for old tables, and before the first one
AT_ONCE: Final = 100  # tables to delete before other tasks get a turn
TRIES: Final = 30  # attempts to append to a table that is being played

logger = logging.getLogger("kickdoor.server")


class Purged(NamedTuple):
    """How much was deleted."""

    tables: int
    packs: int


class NotClosable(Exception):
    """There is no such table, or it is over or closed already."""


async def close_table(store: Store, name: str, now: Callable[[], int]) -> None:
    """Close a table for everybody but keep its log. The log is not read, so a table in an old format can be closed as
    well. Raises NotClosable and StoreError.
    """
    for tried in range(TRIES):
        found = await store.find(name)
        if found is None or name.startswith(KIND):
            raise NotClosable(f"there is no table {name!r}")
        if found.row.stage == "over":
            raise NotClosable(f"{name} is over or closed already")
        closed = Row(public=False, stage="over", due=None, summary=found.row.summary)
        try:
            await store.append(name, found.seq, now(), [log.written(log.Closed())], closed)
            return
        except Conflict:  # somebody has just acted there
            await asyncio.sleep(random.random() * min(0.2, 0.002 * 2**tried))
    raise NotClosable(f"too much happens at {name}; try again")


async def delete_table(store: Store, name: str, *, before: int | None = None) -> bool:
    """Delete a table with its chat and drawings; return whether it was deleted. `before`: only if nothing has happened
    at it since then.
    """
    records = await store.read(name)
    if before is None:
        await store.forget(name)
    elif not await store.forget_untouched(name, before):
        return False
    for record in records:
        entry: dict[str, Any] = msgspec.json.decode(record.body)
        if entry.get("is") == "drawing_in":
            await store.forget_drawing(gallery_id(name, entry["drawing"]))
    return bool(records)


async def purge(store: Store, before: int) -> Purged:
    """Delete the tables and level counter rooms in which nothing has happened since `before`, and the uploaded packs
    that are as old and used by no table.
    """
    tables = 0
    while names := await store.untouched(before, AT_ONCE):
        deleted = [await delete_table(store, name, before=before) for name in names]
        tables += sum(deleted)
        if not any(deleted):
            break
        await asyncio.sleep(0)
    return Purged(tables, await store.forget_packs(before))


class Housekeeper:
    """A regular deletion of what has been unused for `days`, while the server runs; 0 days: nothing is ever deleted."""

    def __init__(self, store: Store, now: Callable[[], int], days: int, *, jumps: JumpDetector | None = None) -> None:
        self._store = store
        self._now = now
        self._days = days
        self._jumps = jumps or JumpDetector()

    async def work(self) -> None:
        """Delete regularly, but not right after the start or after the clock was set: a wrong clock must not delete
        tables.
        """
        while self._days:
            await asyncio.sleep(EVERY)
            if self._jumps.has_jumped():
                continue
            await self.look()

    async def look(self) -> None:
        try:
            purged = await purge(self._store, self._now() - self._days * DAY)
        except StoreError as error:
            logger.warning("old tables cannot be deleted now: %s", error)
        except Exception:  # one unreadable table must not stop the housekeeping for good
            logger.exception("old tables cannot be deleted")
        else:
            if any(purged):
                text = "deleted %d tables and %d packs that were not used for %d days"
                logger.info(text, purged.tables, purged.packs, self._days)


__all__ = ["DAY", "KEEP_DAYS", "Housekeeper", "NotClosable", "close_table", "delete_table", "purge"]
