"""A queue of updates without repetitions, from which a slow reader gets fewer updates with more news."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from kickdoor.protocol import messages as protocol

KEPT: Final = 400  # happenings kept for new readers


class Reader:
    """One reader's queue, which holds at most one update: later ones are merged into it until it is read."""

    def __init__(self) -> None:
        self.bell = asyncio.Event()
        self._next: protocol.Update | None = None

    def put(self, update: protocol.Update) -> None:
        self._next = update if self._next is None else merged(self._next, update)
        self.bell.set()

    def take(self) -> protocol.Update | None:
        """Return the next update, or None if there is nothing new."""
        update, self._next = self._next, None
        self.bell.clear()
        return update


class UpdateHistory:
    """The updates received so far."""

    def __init__(self) -> None:
        self.latest: protocol.Update | None = None
        self._kept: deque[protocol.Happening] = deque(maxlen=KEPT)

    def add(self, update: protocol.Update) -> protocol.Update:
        """Add an update and return it without the news received before, which a server repeats after a reconnection."""
        seen = self.latest.seq if self.latest is not None else 0
        fresh = update.fresh and not self._continues(update, seen)
        news = update.news if fresh else tuple(one for one in update.news if one.seq > seen)
        if fresh:
            self._kept.clear()
        self._kept.extend(news)
        self.latest = msgspec.structs.replace(update, news=news, fresh=fresh)
        return self.latest

    def first_update(self) -> protocol.Update | None:
        """Return the first update for a new reader: the table now with the news so far."""
        if self.latest is None:
            return None
        return msgspec.structs.replace(self.latest, news=tuple(self._kept), fresh=True)

    def _continues(self, update: protocol.Update, seen: int) -> bool:
        if self.latest is None or update.seq < seen:
            return False
        return update.seq == seen or (bool(update.news) and update.news[0].seq <= seen + 1)


def merged(first: protocol.Update, then: protocol.Update) -> protocol.Update:
    if then.fresh:
        return then
    news = first.news + then.news
    return msgspec.structs.replace(then, news=news[-KEPT:], fresh=first.fresh or len(news) > KEPT)
