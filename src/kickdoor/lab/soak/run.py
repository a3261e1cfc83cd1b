"""`kickdoor lab soak`: tables are played by clients while the server under them is killed again and again. Counts what
was acknowledged and is not there, what is there twice, and games that did not end.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final, Literal

import msgspec

from kickdoor.client.errors import RefusedByServer, Trouble
from kickdoor.client.playing import Choose, play
from kickdoor.client.table import join_table, open_table
from kickdoor.lab.soak.ledger import Ledger, Witness
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.store import Record, Store, StoreDown, open_store

NAMES: Final = ("Ana", "Ben", "Cho", "Dee", "Eva", "Fin")
FAST: Final = Options(
    rules={"reaction_seconds": 0.0, "winning_level": 3}, timing=Timing(reading=0, pace=0, hold=None, decision=None)
)
END_S: Final = 120.0  # in which a game must end when nobody kills the server any more
MOMENT: Final = (0.0, 0.6)  # seconds from the first new acknowledgement after a restart to the next kill
IDLE: Final = frozenset({"show", "give", "offer", "ask", "withdraw", "unequip"})  # verbs with which a game need not end
ONWARD: Final = frozenset({"ready", "kick", "fight", "kill", "run", "loot", "end", "keep", "pass"})
HASTE: Final = 0.6  # how often those are preferred

What = Literal["server", "worker", "database"]
Crash = Callable[[], Awaitable[None]]  # ends a database hard and starts it again


@dataclass(slots=True)
class SoakResult:
    """What came of it."""

    kills: dict[str, int] = field(default_factory=dict[str, int])
    tables: int = 0
    ended: int = 0
    acknowledged: int = 0
    entries: int = 0
    reconnections: int = 0
    resent: int = 0
    faults: list[str] = field(default_factory=list[str])

    @property
    def killed(self) -> int:
        return sum(self.kills.values())


class Soak:
    """So many tables at a time on one server, while it is used as `async with`; when it is left, games that are on are
    played to their end, and `tally` has everything.
    """

    def __init__(self, server: ServerProcess, *, tables: int, seats: int, seed: int, options: Options = FAST) -> None:
        self.server = server
        self.tally = SoakResult()
        self.options = msgspec.structs.replace(options, seats=seats)
        self._tables = tables
        self._seats = seats
        self._pick = random.Random(f"kickdoor soak {seed}")
        self._on: dict[str, Ledger] = {}
        self._store: Store = open_store(server.db, shared=True)
        self._acked = asyncio.Event()
        self._ending = False
        self._players: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Soak:
        try:
            self.server.start()
            await self.server.ready()
            await self._store.open()
        except BaseException:
            self.server.kill()
            raise
        picks = [random.Random(self._pick.random()) for _ in range(self._tables)]
        self._players = [asyncio.create_task(self._play_on(pick)) for pick in picks]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None:
                await self._end()
        finally:
            for task in self._players:
                task.cancel()
            await asyncio.gather(*self._players, return_exceptions=True)
            await self._store.close()
            self.server.kill()

    async def _end(self) -> None:
        self._ending = True
        done, late = await asyncio.wait(self._players, timeout=END_S)
        self.tally.faults += [f"a player broke: {task.exception()!r}" for task in done if task.exception() is not None]
        if late:
            self.tally.faults.append(f"{len(late)} games do not end")
        if (code := self.server.stop()) != 0:
            self.tally.faults.append(f"the server exits with {code} when it is stopped")

    # ------------------------------------------------------------ the load
    async def _play_on(self, pick: random.Random) -> None:
        while not self._ending:
            try:
                await self._one_table(hasty(pick))
            except (RefusedByServer, Trouble) as error:
                self.tally.faults.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1.0)

    async def _one_table(self, choose: Choose) -> None:
        host = await open_table(self.server.url, self.options, name=NAMES[0])
        ledger = self._on[host.table] = Ledger(host.table)
        witnesses = [Witness(host, ledger, self._count)]
        try:
            for name in NAMES[1 : self._seats]:
                witnesses.append(Witness(await join_table(host.link, name), ledger, self._count))
            self.tally.tables += 1
            async with AsyncExitStack() as stack:
                for witness in witnesses:
                    await stack.enter_async_context(witness)
                await self._one_game(witnesses, choose)
            records = await self._check(ledger)
            self.tally.faults += ledger.compare_replay(records, await host.replay())
            self.tally.entries += len(records)
            self.tally.ended += 1
        finally:
            self.tally.reconnections += sum(max(0, witness.connections - 1) for witness in witnesses)
            self.tally.resent += sum(witness.resent for witness in witnesses)
            del self._on[host.table]

    async def _one_game(self, witnesses: Sequence[Witness], choose: Choose) -> None:
        listening = [asyncio.create_task(witness.listen()) for witness in witnesses]
        try:
            await witnesses[0].start()
            ends = await asyncio.gather(*[play(witness, choose) for witness in witnesses])
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
        if len({end.scene.winners if end.scene is not None else () for end in ends}) != 1:
            self.tally.faults.append(f"table {witnesses[0].table}: not everybody saw the same end")
        for flaw in sorted({flaw for witness in witnesses for flaw in witness.deal_flaws()}):
            self.tally.faults.append(f"table {witnesses[0].table}: {flaw}")

    def _count(self) -> None:
        self.tally.acknowledged += 1
        self._acked.set()

    async def _check(self, ledger: Ledger) -> list[Record]:
        """Holds the log in the store against what was told."""
        told = ledger.copy()
        ledger.faults.clear()
        until = time.monotonic() + END_S
        while True:
            try:
                records = await self._store.read(ledger.table)
                break
            except StoreDown:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)
        self.tally.faults += told.compare(records)
        return records

    # ------------------------------------------------------------ killing
    async def kill(self, what: What, crash: Crash | None = None, *, also: What | None = None) -> None:
        """At a random moment after something was acknowledged; then the server must be ready again, and whatever was
        told until then must be in the logs. `also`: what is killed while the database is away.
        """
        self._acked.clear()
        async with asyncio.timeout(END_S):
            await self._acked.wait()
        await asyncio.sleep(self._pick.uniform(*MOMENT))
        if what == "database":
            assert crash is not None
            crashing = asyncio.ensure_future(crash())
            if also is not None:
                await asyncio.wait({crashing}, timeout=self._pick.uniform(*MOMENT))
                await self._kill_process(also)
            await crashing
        else:
            await self._kill_process(what)
        await self.server.ready()
        for each in (what, also):
            if each is not None:
                self.tally.kills[each] = self.tally.kills.get(each, 0) + 1
        for ledger in list(self._on.values()):
            await self._check(ledger)

    async def _kill_process(self, what: What) -> None:
        if what == "server":
            self.server.kill()
            self.server.start()
        else:
            while not self.server.kill_worker(self._pick):
                await asyncio.sleep(0.02)


def hasty(pick: random.Random) -> Choose:
    """Plays as it comes, but does not bargain: games end soon."""

    def choose(_: protocol.Update, choices: protocol.Choices) -> str | None:
        verbs = {action: _verb(action) for action in choices.legal}
        useful = [action for action, verb in verbs.items() if verb not in IDLE]
        onward = [action for action in useful if verbs[action] in ONWARD] if pick.random() < HASTE else []
        return pick.choice(onward or useful or list(choices.legal)) if choices.legal else None

    return choose


def _verb(action: str) -> str:
    """ANA: kick -> kick"""
    return action.partition(": ")[2].partition(" ")[0]


async def soak(
    db: str,
    kills: int,
    *,
    tables: int = 6,
    seats: int = 4,
    workers: int = 1,
    seed: int = 0,
    crash: Crash | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> SoakResult:
    """Kill so many times: the server, a worker where there are several, the database if there is a way to kill it, and
    the others while the database is away.
    """
    for name in ("psycopg.pool", "kickdoor.store"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # that connections break is what this is about
    steps = _steps(several=workers > 1, database=crash is not None)
    with tempfile.TemporaryDirectory(prefix="kickdoor-soak-") as folder:
        server = ServerProcess(db, Path(folder) / "log", workers=workers)
        async with Soak(server, tables=tables, seats=seats, seed=seed) as running:
            while running.tally.killed < kills:
                what, also = next(steps)
                await running.kill(what, crash, also=also if running.tally.killed + 1 < kills else None)
                progress(running.tally.killed)
        return running.tally


def _steps(*, several: bool, database: bool) -> Iterator[tuple[What, What | None]]:
    """What to kill, and what else while the database is away; over and over."""
    steps: list[tuple[What, What | None]] = [("server", None)]
    if several:
        steps.append(("worker", None))
    if database:
        steps.append(("database", None))
        steps.append(("database", "server"))
    if several and database:
        steps.append(("database", "worker"))
    return itertools.cycle(steps)


@contextmanager
def trial_database() -> Generator[tuple[str, Crash]]:
    """The address of a PostgreSQL that is started for the purpose, and how it is killed and started again."""
    from kickdoor.lab.soak.local_postgres import PostgresServer

    server = PostgresServer.start(fsync="on")

    def kill_and_start() -> None:
        server.kill_hard()
        server.start_again()

    async def crash() -> None:
        await asyncio.to_thread(kill_and_start)

    try:
        yield server.url(), crash
    finally:
        server.stop()


def by_command(command: str) -> Crash:
    """A database that a command of the shell ends and starts again."""

    async def crash() -> None:
        process = await asyncio.create_subprocess_shell(command, stdin=asyncio.subprocess.DEVNULL)
        if (code := await process.wait()) != 0:
            raise Trouble(f"`{command}` ends with {code}")

    return crash


def report(tally: SoakResult, seconds: float) -> str:
    """What is said at the end."""
    kills = ", ".join(f"{count:,} of the {what}" for what, count in tally.kills.items())
    lines = [
        f"{tally.killed:,} kills ({kills}) in {seconds:,.0f} s: {tally.acknowledged:,} acknowledged requests in"
        f" {tally.entries:,} entries of {tally.ended:,} ended games; {tally.reconnections:,} reconnections,"
        f" {tally.resent:,} requests sent again; {len(tally.faults)} faults",
        *tally.faults[:20],
    ]
    if len(tally.faults) > 20:
        lines.append(f"and {len(tally.faults) - 20} more")
    return "\n".join(lines)
