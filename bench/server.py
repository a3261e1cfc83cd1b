"""The server under load: what players wait for, what a table costs, how soon it is back. All on this machine: the load
shares its processors with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import random
import resource
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, cast

import msgspec
import psutil
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from bench.interpreter import interpreter
from kickdoor.game import Game
from kickdoor.lab.playing import next_observation, random_bots
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.packs import load_pack
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server.requests import created
from kickdoor.store import Row, Store, open_store

SEATS: Final = 4
NAMES: Final = ("Ana", "Ben", "Cho", "Dee")
OPTIONS: Final = Options(
    rules={"reaction_seconds": 0.0, "winning_level": 20},
    timing=Timing(reading=0, pace=0, hold=None, decision=None),
    seats=SEATS,
)
GAMES: Final = 8  # different ones, each at many tables
PLAYED: Final = 100  # actions of a game when its table is opened
SPARE: Final = 200  # files that are open besides sockets
AT_ONCE: Final = 40  # connections that are being made
PATIENCE: Final = 60.0
IDLE: Final = frozenset({"show", "give", "offer", "ask", "withdraw", "unequip", "trade"})


class Load(msgspec.Struct, frozen=True):
    """Players who act. Times in milliseconds, from sending an action until another seat's socket has the update."""

    store: str
    workers: int
    tables: int
    wanted: float  # actions a second that were tried; 0: as many as can be
    seconds: float
    actions: float  # a second, acknowledged
    p50: float
    p95: float
    p99: float
    answered_p95: float  # until the acknowledgement
    table_kib: float  # of memory, with its sockets, after the load
    server_cpu: float  # processors that it kept busy
    load_cpu: float


class Idle(msgspec.Struct, frozen=True):
    """Tables at which everybody sits and nothing happens."""

    store: str
    workers: int
    tables: int
    sockets: int
    open_s: float  # until all sockets have been told their table
    table_kib: float
    held: bool  # after half a minute all are there, and answer


class Restart(msgspec.Struct, frozen=True):
    """A server is killed and started again with so many unfinished tables. Seconds."""

    store: str
    tables: int
    entries: int  # of each log
    ready_s: float
    first_table_s: float  # from a client's connection until it has its table


class Figures(msgspec.Struct, frozen=True):
    interpreter: str
    cores: int
    busy_before: float  # processors that others kept busy when it began
    loads: list[Load]
    idles: list[Idle]
    restarts: list[Restart]
    left_out: list[str]


# ---------------------------------------------------------------- tables, written straight into the store
def _secret(table: str, seat: int) -> str:
    return f"{table}-{seat}"


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _game(number: int) -> list[str]:
    """The first actions of a game."""
    game = Game.new([load_pack("classic")], NAMES, number, rules=OPTIONS.rules)
    choose, actions = random_bots(number, SEATS), list[str]()
    for _ in range(PLAYED):
        action = choose(next_observation(game))
        actions.append(game.text(action))
        game.submit(action)
    return actions


async def open_tables(store: Store, count: int, prefix: str = "bench") -> list[str]:
    """Their names; everybody sits, and the game is in its middle."""
    games = [_game(number) for number in range(min(GAMES, count))]
    names = [f"{prefix}-{number}" for number in range(count)]
    now = time.time_ns() // 1_000_000
    for begin in range(0, count, 50):
        numbers = range(begin, min(begin + 50, count))
        bodies = [[log.written(each) for each in _entries(names[n], n % GAMES, games[n % len(games)])] for n in numbers]
        making = [
            store.create(names[n], now, body, Row(stage="playing")) for n, body in zip(numbers, bodies, strict=True)
        ]
        await asyncio.gather(*making)
    return names


def _entries(table: str, seed: int, actions: Sequence[str]) -> list[log.AnyEntry]:
    sat = [log.Sat(seat, name, _digest(_secret(table, seat)), _digest("-")) for seat, name in enumerate(NAMES)]
    did = [log.Did(NAMES.index(action.partition(":")[0]), action) for action in actions]
    begun = created(OPTIONS, _digest(_secret(table, 0)))
    return [begun, *sat, log.Started(seed, list(NAMES), [""] * SEATS), *did]


# ---------------------------------------------------------------- a client that reads as little as it can
class _Owed(msgspec.Struct):
    id: int
    seat: int
    kind: str


class _Scene(msgspec.Struct):
    pending: list[_Owed]


class _Info(msgspec.Struct):
    stage: str


class _Told(msgspec.Struct):
    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    info: _Info | None = None
    scene: _Scene | None = None
    legal: list[str] = []


_decoder = msgspec.json.Decoder(_Told)
_encoder = msgspec.json.Encoder()


class Client(asyncio.Protocol):
    """One socket of one seat. It does as little as it can for each message: the processors are to be the server's."""

    def __init__(self, url: str, table: str, seat: int) -> None:
        self.seat = seat
        self.state: _Told | None = None
        self.arrivals: list[tuple[int, float]] = []
        self.news = asyncio.Event()
        self.answers: dict[str, asyncio.Future[_Told]] = {}
        self.gone = False
        self._address = parse_uri(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket")
        self._secret = _secret(table, seat)
        self._socket = ClientProtocol(self._address, max_size=None)
        self._transport: asyncio.Transport | None = None
        self._number = 0

    async def come(self) -> None:
        """Until it has been told its table."""
        await asyncio.get_running_loop().create_connection(lambda: self, self._address.host, self._address.port)
        while self.state is None and not self.gone:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    def go(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._socket.connect()
        request.headers["Authorization"] = f"Bearer {self._secret}"
        self._socket.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take(_decoder.decode(event.data))
        self._send()  # pongs

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.news.set()
        for answer in self.answers.values():
            answer.cancel()

    def _send(self) -> None:
        if self._transport is not None and (parts := self._socket.data_to_send()):
            self._transport.write(b"".join(parts))

    def _take(self, told: _Told) -> None:
        if told.type == "update":
            self.state = told
            self.arrivals.append((told.seq, time.perf_counter()))
            self.news.set()
        elif (answer := self.answers.pop(told.id, None)) is not None and not answer.done():
            answer.set_result(told)

    async def ask(self, **parts: object) -> _Told:
        self._number += 1
        id = f"{os.getpid()}-{self.seat}-{self._number}"
        answer = self.answers[id] = asyncio.get_running_loop().create_future()
        self._socket.send_text(_encoder.encode({"id": id, **parts}))
        self._send()
        return await asyncio.wait_for(answer, PATIENCE)

    async def has(self, seq: int) -> float:
        """When it was told of that."""
        while True:
            for told, at in self.arrivals:
                if told >= seq:
                    return at
            self.news.clear()
            if self.gone:
                raise ConnectionError("a socket was closed")
            await asyncio.wait_for(self.news.wait(), PATIENCE)


@contextlib.asynccontextmanager
async def sitting(url: str, tables: Sequence[str]) -> AsyncGenerator[list[list[Client]]]:
    """Everybody's socket at these tables; each has been told its table."""
    groups = [[Client(url, table, seat) for seat in range(SEATS)] for table in tables]
    everybody, gate = [client for group in groups for client in group], asyncio.Semaphore(AT_ONCE)

    async def come(client: Client) -> None:
        async with gate:
            await client.come()

    try:
        await asyncio.gather(*[come(client) for client in everybody])
        yield groups
    finally:
        for client in everybody:
            client.go()


# ---------------------------------------------------------------- the load
class Times:
    """Of all actions, in seconds."""

    def __init__(self) -> None:
        self.told: list[float] = []
        self.answered: list[float] = []


async def act(group: list[Client], pick: random.Random, times: Times) -> bool:
    """One action of somebody who is asked; until another seat has heard of it. False: nobody could act just now."""
    state = group[0].state
    pending = state.scene.pending if state is not None and state.scene is not None else []
    owed = [each for each in pending if each.kind != "pass"]  # windows close by themselves, at once
    if not owed:
        group[0].news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(group[0].news.wait(), 0.05)
        return False
    client = group[pick.choice(owed).seat]
    other = group[(client.seat + 1) % SEATS]
    legal = (await client.ask(type="ask")).legal
    useful = [action for action in legal if action.partition(": ")[2].partition(" ")[0] not in IDLE]
    if not useful:
        await asyncio.sleep(0.05)
        return False
    other.arrivals.clear()
    begin = time.perf_counter()
    answer = await client.ask(type="do", action=pick.choice(useful))
    if answer.type != "done":  # somebody else was faster
        return False
    times.answered.append(time.perf_counter() - begin)
    times.told.append(max(0.0, await other.has(answer.seq) - begin))
    return True


async def play(group: list[Client], pick: random.Random, until: float, every: float, times: Times) -> None:
    """`every` so many seconds, if the one before is done; 0: one after the other."""
    due = time.perf_counter() + pick.random() * every
    while max(now := time.perf_counter(), due) < until:
        if due > now:
            await asyncio.sleep(due - now)
        state = group[0].state
        if state is not None and state.info is not None and state.info.stage == "over":
            return
        try:
            if await act(group, pick, times):
                due = max(due + every * pick.uniform(0.5, 1.5), time.perf_counter() - every)
        except (InvalidState, OSError, TimeoutError, asyncio.CancelledError):
            if time.perf_counter() < until:
                raise
            return


def processes(server: ServerProcess) -> list[psutil.Process]:
    """Those that serve."""
    return [psutil.Process(pid) for pid in server.worker_pids() or [server.pid]]


def memory(server: ServerProcess) -> int:
    return sum(process.memory_info().rss for process in processes(server))


def cpu(of: list[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in of)


async def measure_load(server: ServerProcess, kind: str, tables: int, wanted: float, seconds: float) -> Load:
    async with fresh(server) as (store, empty):
        names = await open_tables(store, tables)
        async with sitting(server.url, names) as groups:
            times, us = Times(), [psutil.Process()]
            begin, used, ours = time.perf_counter(), cpu(processes(server)), cpu(us)
            every = tables / wanted if wanted else 0.0
            players = [
                play(group, random.Random(number), begin + seconds, every, times) for number, group in enumerate(groups)
            ]
            await asyncio.gather(*players)
            took = time.perf_counter() - begin
            used, ours = cpu(processes(server)) - used, cpu(us) - ours
            held = memory(server) - empty
    told, answered = sorted(times.told), sorted(times.answered)
    return Load(
        store=kind,
        workers=server.workers,
        tables=tables,
        wanted=wanted,
        seconds=round(took, 1),
        actions=round(len(told) / took, 1),
        p50=_at(told, 0.5),
        p95=_at(told, 0.95),
        p99=_at(told, 0.99),
        answered_p95=_at(answered, 0.95),
        table_kib=round(held / tables / 1024, 1),
        server_cpu=round(used / took, 2),
        load_cpu=round(ours / took, 2),
    )


def _at(ordered: Sequence[float], share: float) -> float:
    """Milliseconds; nothing was measured: for ever."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else float("inf")


# ---------------------------------------------------------------- tables at rest, and coming back
async def measure_idle(server: ServerProcess, kind: str, tables: int, hold: float) -> Idle:
    async with fresh(server) as (store, empty):
        names = await open_tables(store, tables)
        begin = time.perf_counter()
        async with sitting(server.url, names) as groups:
            took = time.perf_counter() - begin
            await asyncio.sleep(hold)
            held = memory(server) - empty
            everybody = [client for group in groups for client in group]
            answers = [(await client.ask(type="ask")).type for client in random.Random(1).sample(everybody, 20)]
            there = not any(client.gone for client in everybody) and set(answers) == {"choices"}
    return Idle(
        kind, server.workers, tables, tables * SEATS, round(took, 1), round(held / tables / 1024, 1), there
    )  # fmt: skip


async def measure_restart(server: ServerProcess, kind: str, tables: int) -> Restart:
    async with fresh(server) as (store, _):
        names = await open_tables(store, tables)
        entries = len(await store.read(names[0]))
        server.kill()
        begin = time.perf_counter()
        server.start()
        await server.ready()
        ready = time.perf_counter() - begin
        begin = time.perf_counter()
        async with sitting(server.url, names[:1]):
            return Restart(kind, tables, entries, round(ready, 2), round(time.perf_counter() - begin, 3))


@contextlib.asynccontextmanager
async def fresh(server: ServerProcess) -> AsyncGenerator[tuple[Store, int]]:
    """The server runs, with nothing in mind but what it always has; its store, and what it holds in memory."""
    os.sync()  # what others have left to write, such as an environment that was just made, is not the server's
    store = open_store(server.db, shared=True)
    server.start()
    try:
        await server.ready()
        await store.open()
        warm = await open_tables(store, 1, "warm")
        async with sitting(server.url, warm):  # what the first table costs is not a table's
            pass
        await asyncio.sleep(0.5)
        yield store, memory(server)
    finally:
        await store.close()
        server.kill()


# ---------------------------------------------------------------- all of it
class Plan(msgspec.Struct, frozen=True):
    """How much of everything."""

    tables: int = 200
    wanted: float = 510.0  # a little more than the 500 that are aimed at: some games end
    seconds: float = 20.0
    idle: int = 2000
    hold: float = 30.0
    unfinished: int = 2000


QUICK: Final = Plan(tables=8, wanted=40.0, seconds=2.0, idle=20, hold=0.5, unfinished=20)


def room_for(sockets: int) -> str:
    """As many files as that may be open, here and in the server; "" or why not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + SPARE
    if soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            return f"{sockets:,} sockets need {needed:,} open files; {hard:,} are allowed (ulimit -Hn)"
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    return ""


def measure(plan: Plan, *, postgres: str = "", progress: Callable[[str], None] = lambda what: None) -> Figures:
    left_out: list[str] = []
    loads, idles, restarts = list[Load](), list[Idle](), list[Restart]()
    busy = os.getloadavg()[0]
    with stores(postgres, left_out) as urls, tempfile.TemporaryDirectory(prefix="kickdoor-bench-") as folder:
        room = room_for(SEATS * max(plan.tables, plan.idle))
        for kind, url in urls.items():
            for workers in (1, 2):
                for wanted in (plan.wanted, 0.0):
                    rate = f"{wanted:g}" if wanted else "as many as can be"
                    progress(f"{kind}, workers {workers}: {rate} actions/s at {plan.tables} tables")
                    server = ServerProcess(url(), Path(folder) / "log", workers=workers)
                    loads.append(uvloop.run(measure_load(server, kind, plan.tables, wanted, plan.seconds)))
            progress(f"{kind}: {plan.unfinished:,} unfinished tables")
            restarts.append(
                uvloop.run(measure_restart(ServerProcess(url(), Path(folder) / "log"), kind, plan.unfinished))
            )
            if room:
                left_out.append(f"{kind}: idle tables: {room}")
                continue
            progress(f"{kind}: {plan.idle:,} idle tables")
            idles.append(
                uvloop.run(measure_idle(ServerProcess(url(), Path(folder) / "log"), kind, plan.idle, plan.hold))
            )
    return Figures(interpreter(), os.cpu_count() or 1, busy, loads, idles, restarts, left_out)


@contextlib.contextmanager
def stores(postgres: str, left_out: list[str]) -> Iterator[dict[str, Callable[[], str]]]:
    """Each kind, and what makes the address of an empty one. `postgres`: a server's; else the tests' is started."""
    with tempfile.TemporaryDirectory(prefix="kickdoor-bench-") as folder, contextlib.ExitStack() as stack:
        numbers = iter(range(1000))
        found: dict[str, Callable[[], str]] = {"SQLite": lambda: f"sqlite:///{folder}/{next(numbers)}.db"}
        if postgres:
            found["PostgreSQL"] = lambda: postgres
        else:
            try:
                from tests.store.postgres_server import PostgresServer

                server = PostgresServer.start(fsync="on", shared_buffers="128MB")
                stack.callback(server.stop)
                found["PostgreSQL"] = server.url
            except (ImportError, AssertionError, OSError) as error:
                left_out.append(f"PostgreSQL: {error}; name one with --postgres")
        yield found


# ---------------------------------------------------------------- tables of figures
def show(found: Figures, console: Console) -> None:
    busy = f"{found.busy_before:.1f} of them busy before"
    console.print(f"{found.interpreter}, {found.cores} cores, {busy}; the load runs beside the server", soft_wrap=True)
    tables = found.loads[0].tables if found.loads else 0
    grid = _grid(
        f"{tables:,} tables of 4 sockets, players act; until another seat has the update",
        "tried\n/s", "done\n/s", "p50\nms", "p95\nms", "p99\nms", "ack p95\nms", "KiB a\ntable", "server\ncores",
    )  # fmt: skip
    for row in found.loads:
        grid.add_row(
            f"{row.store} ×{row.workers}", f"{row.wanted:,.0f}" if row.wanted else "all", f"{row.actions:,.0f}",
            f"{row.p50:,.0f}", f"{row.p95:,.0f}", f"{row.p99:,.0f}", f"{row.answered_p95:,.0f}",
            f"{row.table_kib:,.0f}", f"{row.server_cpu:.2f}",
        )  # fmt: skip
    console.print(grid)
    if found.idles:
        grid = _grid("Idle tables, all held", "tables", "sockets", "to open\ns", "KiB a\ntable", "all there")
        for each in found.idles:
            cells = f"{each.tables:,}", f"{each.sockets:,}", f"{each.open_s:,.1f}", f"{each.table_kib:,.0f}"
            grid.add_row(each.store, *cells, "yes" if each.held else "NO")
        console.print(grid)
    grid = _grid("Killed and started again", "unfinished\ntables", "entries\neach", "ready\ns", "first table\ns")
    for one in found.restarts:
        grid.add_row(one.store, f"{one.tables:,}", f"{one.entries:,}", f"{one.ready_s:.2f}", f"{one.first_table_s:.3f}")
    console.print(grid)
    for line in found.left_out:
        console.print(f"left out: {line}", soft_wrap=True)


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    grid.add_column("", no_wrap=True)
    for column in columns:
        grid.add_column(column, justify="right", no_wrap=True)
    return grid
