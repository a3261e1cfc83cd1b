"""A TableManager in this process, with a clock that tests control, players at its tables, and stores that fail."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.session import Session
from kickdoor.server.table import Table, digest, is_secret
from kickdoor.server.table_manager import TableManager
from kickdoor.store import Record, Row, Store, StoreDown
from kickdoor.store.sqlite import SqliteStore
from tests.table import Table as Laid

MORNING: Final = 1_700_000_000_000
FAST: Final = Options(
    rules={"reaction_seconds": 0.0}, timing=Timing(reading=0, pace=0, hold=None), bot="random", seats=3
)
SHORT: Final = Options(rules={"reaction_seconds": 0.0, "winning_level": 2}, timing=FAST.timing, bot="random", seats=3)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test in an event loop, with a time limit."""

    async def limited() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(limited())


class Clock:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.at = MORNING

    def __call__(self) -> int:
        return self.at


@contextlib.asynccontextmanager
async def manager_at(
    file: Path,
    clock: Clock | None = None,
    *,
    shared: bool = False,
    wrap: Callable[[Store], Any] = lambda store: store,
) -> AsyncGenerator[TableManager]:
    """Open a store and a table manager, as a further process of the server would."""
    store = SqliteStore(file, shared=shared)
    await store.open()
    manager = TableManager(wrap(store), now=clock or Clock())
    try:
        yield manager
    finally:
        await manager.close()
        await store.close()


async def settle(*halls: TableManager) -> None:
    """Wait until everything due is done: timers, bots' decisions, messages to players."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(0)
        lives = [live for manager in halls for live in manager.lives.values()]
        waiting: list[asyncio.Future[Any]] = []
        waiting += [t.future for live in lives for t in live.thoughts.values() if t.done is None]
        waiting += [chore for manager in halls for chore in manager._chores]
        if waiting:
            await asyncio.wait(waiting, timeout=0.05)
        elif all(live.timer is None or live.timer.when() > loop.time() for live in lives):
            if not any(live.lock.locked() for live in lives):
                return


async def turn(clock: Clock, milliseconds: int, *halls: TableManager) -> None:
    """Move the clock forward and do what has become due."""
    clock.at += milliseconds
    for manager in halls:
        for live in list(manager.lives.values()):
            manager.reschedule(live)
    await settle(*halls)


class Ear:
    """A connection that takes every message at once, or none if `deaf`."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.deaf = False
        self.ended = asyncio.Event()

    def is_free(self) -> bool:
        return not self.deaf

    def write(self, text: bytes) -> None:
        self.heard.append(text)

    def end(self) -> None:
        self.ended.set()


class Player(Ear):
    """A player with a secret and a connection to one table."""

    def __init__(self, manager: TableManager, live: LoadedTable, secret: str) -> None:
        super().__init__()
        self.manager, self.live, self.secret = manager, live, secret
        table = live.table
        join = table.join_of(digest(secret))
        self.session = Session(manager, live, table.whose(secret), host=is_secret(secret, table.host), join=join)
        self.updates: list[protocol.Update | protocol.Bye] = []
        self._task: asyncio.Task[None] | None = None
        self._asked = 0

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def seat(self) -> int:
        return self.session.seat

    # ------------------------------------------------------------ connecting
    async def come(self) -> Player:
        self._task = asyncio.create_task(self._listen())
        await settle(self.manager)
        return self

    async def _listen(self) -> None:
        async with self.session.attend(self):
            await self.ended.wait()
        assert self.session.farewell is not None
        self.updates.append(self.session.farewell)

    def write(self, text: bytes) -> None:
        super().write(text)
        self.updates.append(msgspec.json.decode(text, type=protocol.Update))

    async def go(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.wait([self._task])
        await settle(self.manager)

    @property
    def latest(self) -> protocol.Update:
        found = self.updates[-1]
        assert isinstance(found, protocol.Update)
        return found

    # ------------------------------------------------------------ asking
    async def ask(self, request: type[protocol.Request], *, id: str = "", **parts: Any) -> Any:
        """Send a request and return the answer, whatever it is."""
        self._asked += 1
        made: Any = request(id=id or f"{self.secret[:9]}-{self._asked}", **parts)
        return await self.session.answer(made)

    async def does(self, *actions: str) -> None:
        """Act; every action must be accepted."""
        for action in actions:
            answer = await self.ask(protocol.Do, action=action)
            assert isinstance(answer, protocol.Done), answer
        await settle(self.manager)

    async def must(self, request: type[protocol.Request], **parts: Any) -> protocol.Done:
        answer = await self.ask(request, **parts)
        assert isinstance(answer, protocol.Done), answer
        await settle(self.manager)
        return answer

    async def refused(self, request: type[protocol.Request], **parts: Any) -> str:
        """Send a request that must be refused, and return the refusal's code."""
        answer = await self.ask(request, **parts)
        assert isinstance(answer, protocol.Refusal), answer
        return answer.code


async def sit(manager: TableManager, id: str, name: str, seat: int | None = None, *, secret: str = "") -> Player:
    """Sit down at the table and connect."""
    live = await manager.live(id)
    secret = secret or f"secret-of-{name}-xxxxxxxxxxxx"
    await manager.commit(live, lambda table: [requests.sit(table, seat, name, secret, f"code-of-{name}")])
    return await Player(manager, live, secret).come()


async def table_of(manager: TableManager, *names: str, options: Options = FAST, start: bool = True) -> list[Player]:
    """Make a table with these players, all connected; the first is the host. Bots take the other seats."""
    id = await manager.create(options, f"secret-of-{names[0]}-xxxxxxxxxxxx")
    players = [await sit(manager, id, name) for name in names]
    if start:
        await players[0].must(protocol.Start)
    return players


async def bots_of(manager: TableManager, options: Options, secret: str = "host" * 6) -> Player:
    """Make a table of bots only, and connect its host as a spectator."""
    id = await manager.create(options, secret)
    live = await manager.live(id)
    for seat in range(options.seats):
        await manager.commit(live, lambda table, seat=seat: [requests.seat_bot(table, seat, options.bot, "")])  # type: ignore[misc]
    host = await Player(manager, live, secret).come()
    return host


async def lay(player: Player, laid: Laid) -> None:
    """Replace the table's game by one that was set up exactly; its players must have the names of the seats."""
    table = player.live.table
    assert table.game is not None and table.game.state.names == laid.names
    table.game, table.moves = laid.game, table.moves + 1
    table._update_owed(player.manager.now())
    table._update_agreed(player.manager.now())
    player.manager.reschedule(player.live)
    await settle(player.manager)


# ---------------------------------------------------------------- stores that fail
class Failing:
    """A store that can lose the connection, before or after an append is written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.before = 0
        self.after = 0
        self.unreadable = 0
        self.appended: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None = None) -> None:
        if self.before:
            self.before -= 1
            raise StoreDown("before")
        await self._store.append(table, after, at, bodies, row)
        self.appended.append(table)
        if self.after:
            self.after -= 1
            raise StoreDown("after")

    async def read(self, table: str, after: int = 0) -> list[Record]:
        if self.unreadable:
            self.unreadable -= 1
            raise StoreDown("unreadable")
        return await self._store.read(table, after)


def facts(table: Table) -> tuple[object, ...]:
    """Return everything that a table has computed from its log."""
    seats = [msgspec.structs.astuple(seat) for seat in table.seats]
    game = table.game.digest() if table.game is not None else ""
    return (
        table.seq, table.told, table.at, table.host, seats, game, sorted(table.marks), table.agreed, table.waiters,
        table.held, table.paused, table.since, table.keys, table.actions, table.can_undo, table.undone, table.rematch,
        table.joins, table.joins_asked, table.former,
    )  # fmt: skip


async def written(manager: TableManager, table: str) -> list[log.AnyEntry]:
    """Return the entries of a table's log."""
    return [log.read(record.body) for record in await manager.store.read(table)]


async def read_anew(manager: TableManager, id: str) -> Table:
    """Build the table from its log again, as another process would."""
    return await manager._read(id)


__all__ = [
    "FAST",
    "MORNING",
    "SHORT",
    "Clock",
    "Ear",
    "Failing",
    "Player",
    "bots_of",
    "facts",
    "lay",
    "manager_at",
    "read_anew",
    "run",
    "settle",
    "sit",
    "table_of",
    "turn",
    "written",
]  # fmt: skip
