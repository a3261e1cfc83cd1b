"""A table in memory, with its clients, bots and timers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from kickdoor.bots import Bot
from kickdoor.engine.actions import Action
from kickdoor.server.clock import NEVER
from kickdoor.server.limits import Bucket
from kickdoor.server.table import Table
from kickdoor.server.table_view import Moment
from kickdoor.server.untrusted_packs import PackUsage


class Watcher(Protocol):
    """A client that receives the changes of a table: a socket or a stream."""

    @property
    def seat(self) -> int:
        """The client's seat, -1 for a spectator."""
        ...

    def update_seat(self, table: Table) -> None:
        """Update the client's seat from the table: they may have left or taken one."""
        ...

    def disconnect(self, message: str) -> None:
        """Send a last message: the table no longer exists."""
        ...

    def send_update(self, moment: Moment) -> None:
        """Send an update without waiting; a client that has not read the last one gets it later."""
        ...


class Idea(NamedTuple):
    """The action that a bot has chosen."""

    action: Action
    is_persons_next: bool  # whether the person, alone with bots, is asked something right after it


@dataclass(slots=True)
class Thought:
    """A bot's thinking about one state of the game."""

    move: int
    begun: int  # time in milliseconds
    future: asyncio.Future[Idea]
    done: int | None = None  # time in milliseconds; None while it thinks


class LoadedTable:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.awake = NEVER  # since when somebody is connected for whom the clocks run
        self.left: dict[int, int] = {}  # seat -> since when nobody is connected there, as far as this process knows
        self.elsewhere: set[int] = set()  # seats whose players are connected to other processes
        self.announced_call = 0  # the time of the last call that clients know about
        self.closing = False  # the open window closes at once: nobody could react, so no update is sent before
        self.updates_held = False  # the open window only waits for bots: no update is sent before they have answered
        self.hold_timer: asyncio.TimerHandle | None = None  # ends `updates_held` if the bots take too long
        self.timer: asyncio.TimerHandle | None = None
        self.bots: dict[int, Bot] = {}
        self.thoughts: dict[int, Thought] = {}  # by seat
        self.idle_since = time.monotonic()
        self.committed: Table | None = None  # the table as it is in the log, while `uncommitted`
        self.uncommitted = False  # `table` is not what the log says: an entry is being appended, or that failed
        self.reloading = False
        self.usage = PackUsage()
        self.deleted = False  # the store no longer has it
        self.setting_clock = False  # a ClockSet entry is being appended, because the last entry is from the future
        self._chat: dict[int, Bucket] = {}  # by seat
        self.in_gallery: set[int] = set()  # numbers of drawings that are in the gallery or being added to it

    def may_say(self, seat: int, limit: tuple[float, float]) -> bool:
        """Is this seat still within the chat's rate limit? Counts one message."""
        return self._chat.setdefault(seat, Bucket(limit[0])).take(limit)

    def seats_here(self) -> set[int]:
        """Return the seats connected to this process, with -1 if there are spectators."""
        return {watcher.seat for watcher in tuple(self.watchers)}  # other threads call this, too

    def gone_since(self, seat: int, here: Collection[int]) -> int | None:
        """Return since when nobody is connected at the seat, None if somebody is."""
        return None if seat in here else self.left.get(seat, 0)

    def is_attended(self) -> bool:
        """Is a player connected, or a spectator to a table of bots? Players' clocks do not run for spectators alone."""
        if any(seat.is_person for seat in self.table.seats):
            return any(watcher.seat >= 0 for watcher in self.watchers)
        return bool(self.watchers)
