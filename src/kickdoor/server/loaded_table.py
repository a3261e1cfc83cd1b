"""A loaded table and its clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from kickdoor.bots import Bot
from kickdoor.engine.actions import Action
from kickdoor.server.clock import AGES
from kickdoor.server.limits import Bucket
from kickdoor.server.table import Table
from kickdoor.server.table_view import Moment
from kickdoor.server.untrusted_packs import Conduct


class Watcher(Protocol):
    """A client that receives the changes of a table: a socket or a stream."""

    @property
    def seat(self) -> int:
        """-1: none."""
        ...

    def find_seat(self, table: Table) -> None:
        """By what the table says now: somebody may have left the seat, or taken one."""
        ...

    def part(self, message: str) -> None:
        """The table is gone: that is the last to be told."""
        ...

    def tell(self, moment: Moment) -> None:
        """Notify at once, without waiting: a client that has not read the last news gets the next later."""
        ...


class Idea(NamedTuple):
    """What a bot wants to do."""

    action: Action
    is_persons_next: bool  # after it the person, alone with bots, is asked something


@dataclass(slots=True)
class Thought:
    """What a bot makes of one moment of the game."""

    move: int
    begun: int  # when
    future: asyncio.Future[Idea]
    done: int | None = None  # when


class LoadedTable:
    """A table in mind."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.awake = AGES  # since when somebody is here for whom the clocks run
        self.left: dict[int, int] = {}  # seat -> since when nobody has been there, as far as this process knows
        self.elsewhere: set[int] = set()  # seats at which somebody sits, by other processes
        self.called = 0  # the last call that was told
        self.closing = False  # the open window closes at once: nobody could react, so no update is sent before
        self.hushed = False  # the open window only waits for bots: no update is sent before they have answered
        self.hush: asyncio.TimerHandle | None = None  # until an update is sent in any case
        self.timer: asyncio.TimerHandle | None = None
        self.bots: dict[int, Bot] = {}
        self.thoughts: dict[int, Thought] = {}  # of seats
        self.idle_since = time.monotonic()
        self.safe: Table | None = None  # as it was in the log, while `gone`
        self.gone = False  # what is in mind is not what is in the log: while it is appended, or if that failed
        self.mending = False
        self.conduct = Conduct()
        self.deleted = False  # it is in no log any more
        self.setting = False  # an entry from the future is being dealt with
        self._chat: dict[int, Bucket] = {}  # of seats
        self.hung: set[int] = set()  # drawings that are in the gallery, or are being hung there

    def may_say(self, seat: int, limit: tuple[float, float]) -> bool:
        """Has this seat written little enough of late?"""
        return self._chat.setdefault(seat, Bucket(limit[0])).take(limit)

    def seats_here(self) -> set[int]:
        """In this process; -1 among them: somebody watches."""
        return {watcher.seat for watcher in tuple(self.watchers)}  # also asked beside the event loop

    def gone_since(self, seat: int, here: Collection[int]) -> int | None:
        """None: somebody is there."""
        return None if seat in here else self.left.get(seat, 0)

    def is_attended(self) -> bool:
        """Is a player connected, or a spectator at a table of bots? Clocks of players do not run for spectators."""
        if any(seat.is_person for seat in self.table.seats):
            return any(watcher.seat >= 0 for watcher in self.watchers)
        return bool(self.watchers)
