"""The rooms of the level counter that this process has loaded, and the clients in them. As with tables, a change is
first appended to the room's log, then acknowledged and sent to clients; a room can be rebuilt from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Final

import msgspec

from kickdoor.protocol import counter as protocol
from kickdoor.protocol.messages import Done, Refusal
from kickdoor.server import counter_room as log
from kickdoor.server.client_channel import Client, Line
from kickdoor.server.counter_room import HOST, AnyEntry, Room
from kickdoor.server.requests import Refused, check_same, content_mark
from kickdoor.server.table import is_secret
from kickdoor.server.translations import refusal
from kickdoor.server.wall_clock import is_ahead, now_ms
from kickdoor.store import Conflict, Row, Store, StoreDown, StoreError

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no look-alikes: codes are typed from another screen
LENGTH: Final = 6
CODE: Final = f"^[{LETTERS}]{{{LENGTH}}}$"
KIND: Final = "counter:"  # prefix of rooms in the store; a table's name cannot begin like this
ROW: Final = Row(stage="counter")
TRIES: Final = 30  # attempts to append to a room that others append to as well
PAUSE: Final = 1.0  # seconds before a failed store is tried again
LINGER: Final = 60.0  # seconds that an empty room stays loaded
logger = logging.getLogger("kickdoor.server")
_encoder = msgspec.json.Encoder()


class NoSuchRoom(Exception):
    """There is no such room, or it has been deleted."""


class LoadedRoom:
    """A room in memory with its connected clients."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.clients: set[RoomSession] = set()
        self.idle_since = time.monotonic()

    def send_changes(self) -> None:
        for client in tuple(self.clients):
            client.send_changes()


class Counters:
    """The rooms that this process has loaded. There is one for each process."""

    def __init__(self, store: Store, *, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now
        self.lives: dict[str, LoadedRoom] = {}
        self._chores: set[asyncio.Task[None]] = set()
        store.listen(self._on_append)

    async def open(self) -> None:
        self._chore(self._run_maintenance())

    async def close(self) -> None:
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    # ------------------------------------------------------------ rooms
    async def create(self, first: log.Opened) -> str:
        while True:
            id = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            with contextlib.suppress(Conflict):  # that code is taken
                await self.store.create(KIND + id, self.now(), [log.written(first)], ROW)
                return id

    async def live(self, id: str) -> LoadedRoom:
        """Return the room, read from the store if it is not loaded. Raises NoSuchRoom."""
        live = self.lives.setdefault(id, LoadedRoom(Room(id)))
        try:
            async with live.lock:
                if not live.room.seq:
                    await self._read_on(live)
        finally:
            if not live.room.seq:
                self.lives.pop(id, None)
        if not live.room.seq:
            raise NoSuchRoom(id)
        live.idle_since = time.monotonic()
        return live

    async def _read_on(self, live: LoadedRoom) -> None:
        """Apply the entries that any process has appended since."""
        room = live.room
        records = await self.store.read(KIND + room.id, room.seq)
        for record in records:
            room.apply(log.read(record.body), record.at)
        if records:
            live.send_changes()

    async def commit(self, live: LoadedRoom, make: Callable[[Room], AnyEntry | None]) -> int:
        """Append the entry that `make` derives from the current room; return the length of the log after it. Raises
        Refused, and StoreDown if it is not known whether the entry was written: the client can safely send the request
        again under the same key.
        """
        async with live.lock:
            for tried in range(TRIES):
                entry = make(live.room)
                if entry is None:
                    return live.room.seq
                after, now = live.room.copy(), self.now()
                at = now if is_ahead(live.room.at, now) else max(now, live.room.at)
                after.apply(entry, at)
                try:
                    await self.store.append(KIND + live.room.id, live.room.seq, at, [log.written(entry)])
                except Conflict:
                    await asyncio.sleep(random.random() * min(0.05, 0.001 * 2**tried))  # random: nobody always loses
                    await self._read_on(live)
                    continue
                except StoreDown:
                    self._chore(self._follow(live))  # the entry may have been written
                    raise
                live.room = after
                live.send_changes()
                return after.seq
        raise Refused("busy", "error-room-busy")

    # ------------------------------------------------------------ other processes
    def _on_append(self, name: str) -> None:
        live = self.lives.get(name.removeprefix(KIND)) if name.startswith(KIND) else None
        if live is not None:
            self._chore(self._follow(live))

    async def _follow(self, live: LoadedRoom) -> None:
        """Read what has been appended as soon as the store can be read."""
        while not await self.catch_up(live):
            await asyncio.sleep(PAUSE)

    async def catch_up(self, live: LoadedRoom) -> bool:
        """Read what other processes have appended; return False if the store does not answer."""
        try:
            async with live.lock:
                await self._read_on(live)
        except StoreError as error:
            logger.warning("counter %s: %s", live.room.id, error)
            return False
        return True

    async def _run_maintenance(self) -> None:
        while True:
            await asyncio.sleep(LINGER / 4)
            self.unload_idle(time.monotonic() - LINGER)

    def unload_idle(self, before: float) -> None:
        """Unload the rooms in which nobody has been since `before`."""
        for id, live in list(self.lives.items()):
            if not live.clients and not live.lock.locked() and live.idle_since < before:
                del self.lives[id]

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        chore = asyncio.get_running_loop().create_task(work)
        self._chores.add(chore)
        chore.add_done_callback(self._chores.discard)


# ---------------------------------------------------------------- one client
class RoomSession(Client):
    """A client with a secret of this room, or a spectator without one."""

    def __init__(self, counters: Counters, live: LoadedRoom, secret: str) -> None:
        super().__init__()
        self.counters = counters
        self.live = live
        self.secret = secret
        self._known = self.you or self.host
        self._sent = -1

    @property
    def you(self) -> str:
        return self.live.room.whose(self.secret) if self.secret else ""

    @property
    def host(self) -> bool:
        return is_secret(self.secret, self.live.room.host)

    @contextlib.asynccontextmanager
    async def attend(self, line: Line) -> AsyncGenerator[None]:
        self.live = await self.counters.live(self.live.room.id)
        with self._on(line):
            self.live.clients.add(self)
            self.send_changes()
            try:
                yield
            finally:
                self.live.clients.discard(self)
                self.live.idle_since = time.monotonic()

    def send_changes(self) -> None:
        if self._known and not (self.you or self.host):
            self._disconnect("error-player-lost")
        elif (line := self._free_line()) is not None:
            line.write(_encoder.encode(self.update()))

    def update(self) -> protocol.RoomUpdate:
        room, sent = self.live.room, self._sent
        fresh = sent < 0 or sent + 1 < room.news[0].seq
        news = tuple(item for item in room.news if fresh or item.seq > sent)
        self._sent = room.seq
        return protocol.RoomUpdate(
            room.id, room.seq, room.cells.copy(), news, self.you, self.host, tuple(room.secrets), fresh
        )

    async def answer(self, request: protocol.AnyRoomRequest) -> Done | Refusal:
        try:
            known: list[int] = []
            seq = await self.counters.commit(self.live, lambda room: self._entry(room, request, known))
            return Done(request.id, known[0] if known else seq)
        except Refused as error:
            return refusal(request.id, error.code, error.message, **error.parts)
        except StoreError:
            return refusal(request.id, "unavailable", "error-rooms-unreachable")

    def _entry(self, room: Room, request: protocol.AnyRoomRequest, known: list[int]) -> AnyEntry | None:
        client = self.you or (HOST if self.host else "")
        if not client:
            raise Refused("not_joined", "error-room-watching")
        mark = content_mark(request)
        if before := room.keys.get(request.id):  # sent again
            if before.by != client:
                raise Refused("taken", "error-id-of-other")
            check_same(before.content, mark)
            known[:] = [before.seq]
            return None
        entry = self._checked(room, request, client)
        return entry and msgspec.structs.replace(entry, content=mark)

    def _checked(self, room: Room, request: protocol.AnyRoomRequest, client: str) -> AnyEntry | None:
        you, host = self.you, self.host
        if isinstance(request, protocol.Release):
            if not host:
                raise Refused("not_host", "error-room-host-only")
            return log.release(room, request.player, request.id, client)
        made = log.Set(request.why, dict(request.cells), request.dice, request.undoes or "", key=request.id, by=client)
        return log.change(room, made, you=you, host=host)


__all__ = ["CODE", "Counters", "LoadedRoom", "NoSuchRoom", "RoomSession"]
