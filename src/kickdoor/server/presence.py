"""Tracks which players are connected: to this process, and to others, which leave signs of life in the store."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Final

from kickdoor.server.loaded_table import LoadedTable
from kickdoor.store import Store, StoreError

SIGNS: Final = 10.0  # seconds between signs of life
SIGN_VALID: Final = round(2500 * SIGNS)  # milliseconds for which a sign of life is valid

logger = logging.getLogger("kickdoor.server")


class Presence:
    """The players' connections. `changed` is called when somebody has connected through another process, or left it;
    `chore` runs a coroutine in the background.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        changed: Callable[[LoadedTable], None],
        chore: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._store = store
        self._now = now
        self._changed = changed
        self._chore = chore

    def came(self, live: LoadedTable, seat: int) -> None:
        live.left.pop(seat, None)
        if self._store.is_shared:
            self._chore(self._announce(live, seat))

    def left(self, live: LoadedTable, seat: int) -> None:
        if seat >= 0 and seat not in live.seats_here():
            live.left[seat] = self._now()
            if self._store.is_shared:
                self._chore(self._announce_left(live, seat))

    async def _announce(self, live: LoadedTable, seat: int) -> None:
        with contextlib.suppress(StoreError):
            if seat >= 0:
                await self._store.here([(live.table.id, seat)], self._now() + SIGN_VALID)
            await self.refresh_elsewhere(live)

    async def _announce_left(self, live: LoadedTable, seat: int) -> None:
        with contextlib.suppress(StoreError):
            if seat not in live.seats_here():
                await self._store.gone(live.table.id, seat)

    async def refresh_elsewhere(self, live: LoadedTable) -> None:
        """Read from the store which players are connected through other processes."""
        if not self._store.is_shared:
            return
        persons = {number for number, seat in enumerate(live.table.seats) if seat.is_person}
        found = await self._store.present(live.table.id, self._now()) if persons - live.seats_here() else set[int]()
        found -= live.seats_here()
        for seat in live.elsewhere - found - live.seats_here():
            live.left[seat] = self._now()
        for seat in found:
            live.left.pop(seat, None)
        if found != live.elsewhere:
            live.elsewhere = found
            self._changed(live)

    async def exchange_signs(self, lives: Iterable[LoadedTable]) -> None:
        """Leave signs of life for other processes, and read theirs."""
        if not self._store.is_shared:
            return
        try:
            attended = [live for live in lives if live.watchers]
            here = [(live.table.id, w.seat) for live in attended for w in live.watchers if w.seat >= 0]
            await self._store.here(here, self._now() + SIGN_VALID)
            await self._store.forget_absent(self._now())
            for live in attended:
                await self.refresh_elsewhere(live)
        except StoreError as error:
            logger.warning("the store does not answer: %s", error)


__all__ = ["SIGNS", "Presence"]
