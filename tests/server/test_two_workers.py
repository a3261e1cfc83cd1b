"""Two processes serve one table to different players: both show the same game, and one of them may die."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Generator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kickdoor import client
from kickdoor.lab.soak.ledger import Ledger, Witness
from kickdoor.lab.soak.run import FAST, hasty
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol import messages as protocol
from kickdoor.store import open_store
from tests.server.web import run
from tests.store.postgres_server import PostgresServer

NAMES = ("Ana", "Ben", "Cho", "Dee")


@pytest.fixture(scope="module")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[tuple[ServerProcess, ServerProcess]]:
    """Start two servers on one store. With SQLite, only servers with several workers check for changes by others."""
    if request.param == "sqlite":
        db, workers = f"sqlite:///{tmp_path / 'tables.db'}", 2
    else:
        db, workers = request.getfixturevalue("postgres").url(), 1
    made = [ServerProcess(db, tmp_path / f"log{number}", workers=workers) for number in (1, 2)]
    try:
        for server in made:
            server.start()
        yield made[0], made[1]
    finally:
        for server in made:
            server.kill()


class Watching(Witness):
    """A seat that remembers everything it was shown, by the number of happenings."""

    def __init__(self, table: client.RemoteTable, ledger: Ledger, acked: Callable[[], None]) -> None:
        super().__init__(table, ledger, acked)
        self.seen: dict[int, object] = {}

    async def listen(self) -> None:
        async for update in self.updates():
            self.ledger.hear(update)
            if (scene := update.scene) is not None:
                self.seen[update.seq] = (
                    scene.turn,
                    scene.phase,
                    scene.players,
                    scene.decks,
                    scene.discards,
                    scene.combat,
                )


async def sat_down(servers: tuple[ServerProcess, ServerProcess], acked: Callable[[], None]) -> list[Watching]:
    """Seat the players, every other one at the other server."""
    host = await client.open_table(servers[0].url, FAST, name=NAMES[0])
    ledger = Ledger(host.table)
    seats = [Watching(host, ledger, acked)]
    for number, name in enumerate(NAMES[1:], start=1):
        joined = await client.join_table(f"{servers[number % 2].url}/t/{host.table}", name)
        seats.append(Watching(joined, ledger, acked))
    return seats


async def played(seats: list[Watching], meanwhile: Awaitable[None]) -> list[protocol.Update]:
    """Play to the end, and return the last update of each seat."""
    pick = random.Random(3)
    async with AsyncExitStack() as stack:
        for seat in seats:
            await stack.enter_async_context(seat)
        listening = [asyncio.create_task(seat.listen()) for seat in seats]
        await seats[0].start()
        games = asyncio.gather(*[client.play(seat, hasty(pick)) for seat in seats])
        await meanwhile
        ends = await games
        while any(max(seat.seen, default=0) < ends[0].seq for seat in seats):
            await asyncio.sleep(0.01)
        for task in listening:
            task.cancel()
    return ends


def test_two_servers_give_the_same_game_and_one_may_die(servers: tuple[ServerProcess, ServerProcess]) -> None:
    async def work() -> None:
        for server in servers:
            await server.ready()
        acks = 0
        enough = asyncio.Event()

        def acked() -> None:
            nonlocal acks
            acks += 1
            if acks > 15:
                enough.set()

        async def kill_one() -> None:
            await enough.wait()
            servers[1].kill()
            servers[1].start()
            await servers[1].ready()

        seats = await sat_down(servers, acked)
        ends = await played(seats, kill_one())
        assert [seat.connections for seat in seats[::2]] == [1, 1], "whose server lived noticed nothing"
        assert all(seat.connections >= 2 for seat in seats[1::2])
        assert len({end.scene.winners if end.scene else () for end in ends}) == 1
        compare(seats)
        await compare_with_store(servers, seats)

    run(work())


def compare(seats: list[Watching]) -> None:
    """Check that both servers showed the same table at the same moments."""
    both = 0
    for seat in seats[1:]:
        common = seat.seen.keys() & seats[0].seen.keys()
        both += len(common)
        assert all(seat.seen[number] == seats[0].seen[number] for number in common)
    assert both > 20


async def compare_with_store(servers: tuple[ServerProcess, ServerProcess], seats: list[Watching]) -> None:
    """Check that nothing is lost or stored twice, and that both replays are the log's game, with one digest."""
    store = open_store(servers[0].db, shared=True)
    await store.open()
    try:
        records = await store.read(seats[0].table)
    finally:
        await store.close()
    replays = [await seat.replay() for seat in seats]
    assert len(set(replays)) == 1
    ledger = seats[0].ledger
    assert ledger.compare(records) + ledger.compare_replay(records, replays[0]) == []
    assert len(ledger.acknowledged) > 15
