"""Special about SQLite: who may read the file, locks, and what else may be there under its name."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
import threading
import time
from pathlib import Path

import pytest

from kickdoor.store import Row, StoreDown, StoreError, open_store, sqlite
from kickdoor.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def open_briefly(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


async def error_of(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        await open_briefly(path)
    text = str(caught.value)
    assert text.startswith(f"{path}: ") and "\n" not in text
    return text.removeprefix(f"{path}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    store = SqliteStore(path)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    files = sorted(path.parent.iterdir())
    assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    await store.close()
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


async def test_a_special_name_is_a_file_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (":memory:", "file:x?mode=memory", "100% 木.db"):
        store = open_store(f"sqlite:///{name}")
        await store.open()
        await store.create("t", 1000, [b"1"], Row())
        assert len(await store.read("t")) == 1
        await store.close()
        assert (tmp_path / name).stat().st_size > 0


async def test_a_file_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path, path: Path) -> None:
    path.write_bytes(b"no database, but long enough to be taken for one. " * 100)
    assert await error_of(path) == "file is not a database"
    assert await error_of(tmp_path) == "is a folder"
    assert await error_of(path / "below a file") == "the folder cannot be made (File exists)"
    assert "null" in await error_of(tmp_path / "a\0b")


async def test_a_file_that_cannot_be_written_is_reported_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_briefly(path)
    connect = sqlite3.connect

    def read_only(path: Path, **options: bool | None) -> sqlite3.Connection:  # root may write to any file
        assert options == {"isolation_level": None}
        return connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    assert await error_of(path) == "attempt to write a readonly database"


async def test_a_database_of_something_else_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE theirs (a)")
    connection.close()
    before = path.read_bytes()
    assert await error_of(path) == "is a database of something else"
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    await open_briefly(path)
    await open_briefly(path)


async def test_a_lock_of_another_process_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop goes on meanwhile."""
    monkeypatch.setattr(sqlite, "PING_S", 0.1)
    store = SqliteStore(path)
    await store.open()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waiting = asyncio.create_task(store.create("t", 1000, [b"1"], Row()))
    longest = 0.0
    for _ in range(30):
        start = time.monotonic()
        await asyncio.sleep(0.01)
        longest = max(longest, time.monotonic() - start)
    assert not waiting.done() and longest < 0.25
    with pytest.raises(StoreDown, match="does not answer"):
        await store.ping()
    assert await store.read("t") == []
    other.execute("ROLLBACK")
    other.close()
    await waiting
    await store.ping()
    await store.close()


async def test_closing_waits_for_another_process_but_not_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for patience, outcome in ((10.0, type(None)), (0.1, StoreDown)):
        monkeypatch.setattr(sqlite, "PING_S", patience)
        store = SqliteStore(path)
        await store.open()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appending = asyncio.create_task(store.create("t", 1000, [b"1"], Row()))
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0.3)
        assert closing.done() == appending.done() == (outcome is StoreDown)
        other.execute("ROLLBACK")
        other.close()
        await closing
        assert [type(found) for found in await asyncio.gather(appending, return_exceptions=True)] == [outcome]


async def test_simultaneous_appends_share_a_commit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(path)
    await store.open()
    before = await store._reader.run(sqlite._data_version)
    await asyncio.gather(*(store.create(f"{number}", 1000, [b"1"], Row()) for number in range(100)))
    assert await store._reader.run(sqlite._data_version) - before <= 2
    assert len(await store.tables(public=False)) == 100
    await store.close()


async def test_appends_to_a_deleted_file_fail(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    path.rename(path.with_name("moved"))
    with pytest.raises(StoreDown, match="moved or removed"):
        await store.append("t", 1, 1001, [b"2"])
    with pytest.raises(StoreDown):
        await store.ping()
    path.with_name("moved").rename(path)
    await store.append("t", 1, 1001, [b"2"])
    await store.close()


async def test_a_full_disk_harms_nothing(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    await store._writer.run(lambda connection: connection.execute("PRAGMA max_page_count = 40"))
    full, small = await asyncio.gather(
        store.append("t", 1, 1001, [os.urandom(10**6)]),
        store.create("u", 1001, [b"1"], Row()),
        return_exceptions=True,
    )
    assert isinstance(full, StoreDown) and (small is None or isinstance(small, StoreDown))
    assert len(await store.read("t")) == 1
    await store._writer.run(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    await store.append("t", 1, 1002, [b"2"])
    assert [record.at for record in await store.read("t")] == [1000, 1002]
    await store.close()


async def test_every_commit_waits_for_the_disk(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for name, value in pragmas.items():
        found = await store._writer.run(lambda connection, name=name: connection.execute(f"PRAGMA {name}").fetchone())  # type: ignore[misc]
        assert found == (value,)
    await store.close()


async def test_no_thread_is_left(path: Path, tmp_path: Path) -> None:
    def ours() -> list[str]:
        return [thread.name for thread in threading.enumerate() if thread.name.startswith("store-")]

    store = SqliteStore(path, shared=True)
    await store.open()
    assert len(ours()) == 3
    await store.close()
    await error_of(tmp_path)
    end = time.monotonic() + 5
    while ours() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert ours() == []


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("stage", [None, "playing"])
async def test_lists_need_no_sorting(path: Path, public: bool, stage: str | None) -> None:
    """A list or a sweep reads as many tables as it returns, out of any number."""
    store = SqliteStore(path)
    await store.open()
    statements: list[str] = []
    await store._reader.run(lambda connection: connection.set_trace_callback(statements.append))
    await store.tables(stage=stage, public=public)
    await store.overdue(1000)
    for statement in list(statements):
        plan = str(await store._select(f"EXPLAIN QUERY PLAN {statement}"))
        assert "INDEX" in plan and "TEMP B-TREE" not in plan, plan
    assert len(statements) > 1
    await store.close()


# ---------------------------------------------------------------- what /ready checks
async def test_a_ping_writes_something_and_leaves_nothing(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.ping()
    size = path.with_name("tables.db-wal").stat().st_size
    assert await store._select("SELECT count(*) FROM presence") == [(0,)]
    pages = await store._select("PRAGMA page_count")
    for _ in range(20):
        await store.ping()
    assert path.with_name("tables.db-wal").stat().st_size > size
    assert await store._select("PRAGMA page_count") == pages  # the ping uses the same pages each time
    await store.close()


@pytest.mark.parametrize("trouble", ["PRAGMA query_only = ON", "PRAGMA max_page_count = 1"])
async def test_a_ping_fails_if_nothing_can_be_written(
    path: Path, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Before appends fail for lack of space: the ping frees the space that it takes."""
    store = SqliteStore(path)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    await store._writer.run(lambda connection: connection.execute(trouble).fetchall())
    for _ in range(3):
        with pytest.raises(StoreDown):
            await store.ping()
    assert len(await store.read("t")) == 1
    for mended in ("PRAGMA query_only = OFF", "PRAGMA max_page_count = 1000000"):
        await store._writer.run(lambda connection, mended=mended: connection.execute(mended).fetchall())  # type: ignore[misc]
    await store.ping()
    await store.append("t", 1, 1001, [b"2"])
    await store.close()
    told = [record.getMessage() for record in caplog.records]
    assert [text.partition(" the store ")[2][:5] for text in told] == ["fails", "works"]


async def test_appends_to_a_damaged_file_fail_until_it_is_repaired(path: Path) -> None:
    """The writing connection has pages in its cache and would not notice."""
    store = SqliteStore(path)
    await store.open()
    await store.create("t", 1000, [b"1"], Row())
    await store._writer.run(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.write(b"?" * len(whole))
    with pytest.raises(StoreDown):
        await store.read("t")
    for _ in range(2):
        with pytest.raises(StoreDown):
            await store.append("t", 1, 1001, [b"2"])
        with pytest.raises(StoreDown):
            await store.ping()
    with path.open("r+b") as file:
        file.write(whole)
    await store.append("t", 1, 1001, [b"2"])
    assert [record.body for record in await store.read("t")] == [b"1", b"2"]
    await store.close()


async def test_a_store_can_be_opened_again(path: Path) -> None:
    store = SqliteStore(path, shared=True)
    with pytest.raises(StoreDown):
        await store.read("t")
    path.write_bytes(b"no database, but long enough to be taken for one. " * 100)
    with pytest.raises(StoreError):
        await store.open()
    path.unlink()
    for _ in range(2):
        await store.open()
        await store.ping()
        await store.close()
        with pytest.raises(StoreDown):
            await store.append("t", 1, 1001, [b"2"])
