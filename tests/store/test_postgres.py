"""Special about PostgreSQL: the server may be down, come back, hang, or refuse us."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable

import pytest
from psycopg.conninfo import conninfo_to_dict

from kickdoor.store import Conflict, Row, StoreDown, StoreError, open_store
from kickdoor.store import postgres as module
from kickdoor.store.postgres import PostgresStore
from tests.store.postgres_server import GUEST_PASSWORD, PostgresServer

pytestmark = pytest.mark.anyio
SECRET = "hunter2"


@pytest.fixture
async def store(postgres_address: str) -> AsyncGenerator[PostgresStore]:
    store = PostgresStore(postgres_address)
    await store.open()
    yield store
    await store.close()


async def error_of(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        await open_store(url).open()
    text = str(caught.value)
    assert "\n" not in text and SECRET not in text and GUEST_PASSWORD not in text
    return text


async def works_again(do: Callable[[], Awaitable[object]], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            await do()
            return
        except StoreDown:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


# ---------------------------------------------------------------- addresses
async def test_wrong_addresses_are_reported_in_one_line(postgres: PostgresServer) -> None:
    assert "refused" in await error_of(f"postgresql://me:{SECRET}@127.0.0.1:1/tables")
    assert "does not exist" in await error_of(postgres.url() + "&dbname=nowhere")
    assert "No such file" in await error_of(f"postgresql://me:{SECRET}@/tables?host=/nowhere")
    assert "password authentication failed" in await error_of(postgres.guest_url(SECRET))


@pytest.mark.parametrize(
    "rest",
    [
        f"me:x@{SECRET}@127.0.0.1:1/tables",
        f"me:{SECRET}/x@127.0.0.1:1/tables",
        f"me:x/{SECRET}@127.0.0.1:1/tables",
        f"me:x?{SECRET}@127.0.0.1:1/tables",
        f"me:%{SECRET}@127.0.0.1:1/tables",
        f"me:{SECRET}@127.0.0.1:port/tables",
        f"127.0.0.1:1/tables?password={SECRET}&nonsense=1",
        f"me:{SECRET}@[::1/tables",
    ],
)
async def test_a_password_is_never_printed(rest: str) -> None:
    assert await error_of(f"postgresql://{rest}")


async def test_a_password_is_accepted(postgres: PostgresServer) -> None:
    store = PostgresStore(postgres.guest_url(GUEST_PASSWORD))
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    await store.close()


async def test_missing_rights_are_reported(postgres: PostgresServer) -> None:
    url = postgres.guest_url(GUEST_PASSWORD)
    database = conninfo_to_dict(url)["dbname"]
    postgres.execute(f"ALTER DATABASE {database} OWNER TO kickdoor")
    assert "permission denied" in await error_of(url)


# ---------------------------------------------------------------- a server that goes down
async def test_it_works_again_when_the_server_is_back(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CONNECT_S", 1)
    store, other = PostgresStore(postgres_address), PostgresStore(postgres_address)
    heard: list[str] = []
    store.listen(heard.append)
    await store.open()
    await other.open()
    for name in ("created", "read"):
        await (store if name == "created" else other).create(name, 1000, [b"1"], Row())
    assert await store.read("read")
    await asyncio.gather(*(store.read("read") for _ in range(20)))  # opens all connections, which then break
    try:
        postgres.kill_hard()
        asked = [store.append("created", 1, 1001, [b"2"]), store.read("read"), store.ping(), store.here([("t", 1)], 5)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreDown] * 4
    finally:
        postgres.start_again()
    await works_again(store.ping)
    await works_again(other.ping)
    assert [record.seq for record in await store.read("created")] == [1]
    await store.append("created", 1, 1002, [b"2"])
    end = time.monotonic() + 10
    while not {"created", "read"} <= set(heard) and time.monotonic() < end:  # a missed notification is no fault
        await asyncio.sleep(0.01)
    assert {"created", "read"} <= set(heard)
    heard.clear()
    await other.append("read", 1, 1003, [b"2"])
    while heard != ["read"] and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert heard == ["read"]
    await store.close()
    await other.close()


async def test_a_restart_between_two_appends_is_not_noticed(postgres: PostgresServer, store: PostgresStore) -> None:
    await store.create("t", 1000, [b"1"], Row())
    postgres.kill_hard()
    postgres.start_again()
    await store.append("t", 1, 1001, [b"2"])
    assert [record.seq for record in await store.read("t")] == [1, 2]


async def test_a_server_killed_while_many_append(postgres: PostgresServer, store: PostgresStore) -> None:
    """Acknowledged entries are there; others are there completely or not at all."""
    acknowledged: dict[str, int] = {}

    async def play(table: str) -> None:
        await store.create(table, 1000, [], Row())
        last = 0
        while True:
            try:
                await store.append(table, last, 1001, [b"1", b"2", b"3"])
            except StoreDown:
                return  # entries not being written at that moment may go on undisturbed
            last += 3
            acknowledged[table] = last

    tasks = [asyncio.create_task(play(f"{number}")) for number in range(20)]
    await asyncio.sleep(0.5)
    try:
        await asyncio.to_thread(postgres.kill_hard)
    finally:
        await asyncio.to_thread(postgres.start_again)
    await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    await works_again(store.ping)
    for table, last in acknowledged.items():
        log = await store.read(table)
        assert [record.seq for record in log] == list(range(1, len(log) + 1))
        assert len(log) >= last and len(log) % 3 == 0


async def test_a_server_that_hangs_is_down(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ANSWER_S", 0.5)
    monkeypatch.setattr(module, "CONNECT_S", 1)
    store = PostgresStore(postgres_address)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    stopped = postgres.pids()
    start = time.monotonic()
    try:
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        outcomes = await asyncio.gather(
            store.append("t", 1, 1001, [b"2"]), store.read("t"), store.ping(), return_exceptions=True
        )
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    assert [type(outcome) for outcome in outcomes] == [StoreDown] * 3
    assert time.monotonic() - start < 5
    await works_again(store.ping)
    last = len(await store.read("t"))
    await store.append("t", last, 1002, [b"3"])
    await store.close()


async def test_a_broken_connection_alone_is_replaced(
    postgres: PostgresServer, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create("t", 1000, [b"1"], Row())
    heard: list[str] = []
    store.listen(heard.append)
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kickdoor'")
    await works_again(lambda: store.append("t", 1, 1001, [b"2"]))
    assert len(await store.read("t")) == 2
    end = time.monotonic() + 10
    while heard != ["t"] and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert heard == ["t"]


async def test_a_bounded_number_of_recently_used_tables_is_remembered(
    postgres: PostgresServer, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KNOWN", 3)
    heard: list[str] = []
    store.listen(heard.append)
    for name in "abcde":
        await store.create(name, 1000, [b"1"], Row())
    assert await store.read("c")
    await store.append("b", 1, 1001, [b"2"])
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kickdoor'")
    end = time.monotonic() + 10
    while len(heard) < 3 and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert sorted(heard) == ["b", "c", "e"]


async def test_closing_while_the_server_is_down(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CONNECT_S", 1)
    store = PostgresStore(postgres_address)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    try:
        postgres.kill_hard()
        waiting = asyncio.create_task(store.append("t", 1, 1001, [b"2"]))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(store.close(), 15)
        with pytest.raises(StoreDown):
            await waiting
    finally:
        postgres.start_again()


# ---------------------------------------------------------------- many at once
async def test_simultaneous_appends_share_a_commit(store: PostgresStore) -> None:
    await asyncio.gather(*(store.create(f"{number}", 1000, [b"1"], Row()) for number in range(100)))
    assert await store._select("SELECT count(DISTINCT xmin::text) <= 2, count(*) FROM kickdoor.tables") == [(True, 100)]


async def test_two_processes_write_to_the_same_tables_in_any_order(postgres_address: str) -> None:
    """Each locks many tables in one transaction, without a deadlock."""
    stores = [PostgresStore(postgres_address) for _ in range(3)]
    for store in stores:
        await store.open()
    names = [f"{number}" for number in range(40)]
    await asyncio.gather(*(stores[0].create(name, 1000, [], Row()) for name in names))
    wins = dict.fromkeys(names, 0)

    async def play(store: PostgresStore, name: str, last: int) -> None:
        try:
            await store.append(name, last, 1001, [b"x"])
            wins[name] += 1
        except Conflict:
            pass

    for last in range(5):
        plays = [
            play(store, name, last) for store, order in zip(stores, (1, -1, 1), strict=True) for name in names[::order]
        ]
        await asyncio.gather(*plays)
    assert set(wins.values()) == {5}
    for store in stores:
        await store.close()


async def test_forgetting_a_table_also_removes_what_is_being_appended(
    postgres: PostgresServer, store: PostgresStore
) -> None:
    for number in range(30):
        name = f"{number}"
        await store.create(name, 1000, [b"1"], Row())
        outcomes = await asyncio.gather(
            store.append(name, 1, 1001, [b"2"] * 50), store.forget(name), return_exceptions=True
        )
        assert outcomes[1] is None and isinstance(outcomes[0], (Conflict, type(None)))
        assert await store.read(name) == []
    assert await store._select("SELECT count(*) FROM kickdoor.log") == [(0,)]


async def test_a_ping_writes_something_and_leaves_nothing(postgres: PostgresServer, store: PostgresStore) -> None:
    before = await store._select("SELECT pg_current_wal_lsn()")
    await store.ping()
    assert await store._select("SELECT pg_current_wal_lsn()") > before
    assert await store._select("SELECT count(*) FROM kickdoor.log") == [(0,)]
