"""A store in an SQLite file. One thread writes and one reads, so that the event loop never waits for the disk.

Nothing is acknowledged before it is on the disk (WAL with synchronous=FULL). Several processes may share a file: each
polls for what the others have written.
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import random
import secrets
import sqlite3
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from kickdoor.store.base import (
    SIGN_MS,
    TOUCHED_MS,
    Conflict,
    GalleryDrawing,
    Listing,
    Record,
    Row,
    StoreDown,
    StoreError,
)
from kickdoor.store.groups import Group
from kickdoor.store.migrations import bring_up_sqlite, check_sqlite
from kickdoor.store.outage import Outage

POLL_S: Final = 0.015  # seconds between two polls for what others have written
_POLLS: Final = 50  # polls before the watching thread returns without news
PING_S: Final = 5.0  # seconds after which the store counts as down
_BUSY_MS: Final = 10_000  # how long a reading connection waits while another one repairs the file after a crash
_MOST: Final = 1_000  # jobs in one transaction
_PROBE_BYTES: Final = 16 * 1024  # bytes that `ping` writes
_LOG: Final = logging.getLogger(__name__)
_PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {_BUSY_MS}",
    "PRAGMA synchronous = FULL",  # with less, a power cut could lose the last commits
    "PRAGMA fullfsync = ON",  # the same for macOS, where a plain fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 8192",  # pages; rarely, because everybody waits for a checkpoint
    "PRAGMA journal_size_limit = 67108864",  # shrinks a write-ahead log that has grown in a rush
)

Connection = sqlite3.Connection
Result = TypeVar("Result")
_Write = Callable[[Connection], None]  # may raise Conflict, but only before changing anything
_Try = Callable[[Connection], Exception | None]


class SqliteStore:
    """A store in an SQLite file. `shared`: other processes write to it, too, and `listen` reports that."""

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        self.path = path
        self.is_shared = shared
        self._origin = secrets.randbits(62)
        self._closing = threading.Event()
        self._stop_waiting = threading.Event()  # set to stop waiting for other processes' locks
        self._writer = _Thread("store-writes", self._prepare)
        self._reader = _Thread("store-reads", self._connect)
        self._watcher = _Thread("store-watches", self._connect)
        self._group: Group[_Write] = Group(self._write, _MOST)
        self._watch: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[str], None]] = []
        self._file: tuple[int, int] | None = None  # device and inode, to notice that the file was moved
        self._damaged = False  # whether a part of the file could not be read
        self._reading, self._writing = Outage(_LOG, "reading from"), Outage(_LOG, "writing to")

    # ------------------------------------------------------------ opening and closing
    async def open(self) -> None:
        self._closing.clear()
        self._stop_waiting.clear()
        try:
            await self._writer.open()
            await self._reader.open()
            if self.is_shared:
                await self._watcher.open()
                start = await self._watcher.run(lambda connection: (_data_version(connection), _newest(connection)))
                self._watch = asyncio.create_task(self._keep_watching(*start))
        except (OSError, ValueError, sqlite3.Error, StoreError) as error:
            await self.close()
            text = error.strerror if isinstance(error, OSError) and error.strerror else error
            kind = StoreDown if _is_temporary(error) else StoreError
            raise kind(" ".join(f"{self.path}: {text}".split())) from error
        except BaseException:
            await self.close()
            raise

    def _prepare(self) -> Connection:
        """Open the writing connection, so that problems with the file show now, not at the first append."""
        _make_file(self.path)
        connection = self._connect()
        try:
            _begin(connection, self._stop_waiting)
            bring_up_sqlite(connection)
            connection.execute("COMMIT")
            connection.execute("PRAGMA busy_timeout = 0")  # from now on _patiently waits instead
            self._file = _identity(self.path)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> Connection:
        # With an absolute path, a file called :memory: is not special.
        connection = sqlite3.connect(self.path.absolute(), isolation_level=None)
        try:
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            check_sqlite(connection)  # before changing a file that may not be ours
            _use_wal(connection, self._stop_waiting)
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        self._closing.set()
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait({self._watch})
            self._watch = None
        with suppress(TimeoutError):
            async with asyncio.timeout(PING_S):
                await self._group.finish()
        self._stop_waiting.set()
        await self._group.finish()
        for thread in (self._watcher, self._reader, self._writer):
            await thread.close()

    async def ping(self) -> None:
        """Allocate some pages and free them, which detects a full disk before a table needs space; freed pages stay in
        the file for the next writer. If this process is killed in between, the row is deleted later as an expired sign
        of life.
        """
        row = secrets.token_urlsafe(_PROBE_BYTES)
        try:
            async with asyncio.timeout(PING_S):
                await self._change("INSERT INTO presence (name, seat, until) VALUES (?, 0, 0)", row)
                await self._change("DELETE FROM presence WHERE name = ?", row)
                await self._read(lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchall())
        except TimeoutError:
            raise StoreDown(f"{self.path} does not answer within {PING_S:g} s") from None

    # ------------------------------------------------------------ logs
    async def create(self, table: str, at: int, bodies: Sequence[bytes], row: Row) -> None:
        await self._group.add(partial(_create, self._origin, table, at, tuple(bodies), row))

    async def append(self, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None = None) -> None:
        await self._group.add(partial(_append, self._origin, table, after, at, tuple(bodies), row))

    async def read(self, table: str, after: int = 0) -> list[Record]:
        rows = await self._select(
            "SELECT log.seq, log.at, log.body FROM tables JOIN log ON log.table_id = tables.id"
            " WHERE tables.name = ? AND log.seq > ? ORDER BY log.seq",
            table,
            after,
        )
        return [Record(*row) for row in rows]

    async def tables(self, *, stage: str | None = None, public: bool = True, limit: int = 100) -> list[Listing]:
        conditions = ["public"] * public + ["stage = ?"] * (stage is not None)
        where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
        rows = await self._select(
            f"SELECT name, seq, touched, public, stage, due, summary FROM tables{where}"
            " ORDER BY touched DESC, id DESC LIMIT ?",
            *([] if stage is None else [stage]),
            limit,
        )
        return [_listing(row) for row in rows]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        rows = await self._select("SELECT name FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", now, limit)
        return [name for (name,) in rows]

    async def find(self, table: str) -> Listing | None:
        rows = await self._select(
            "SELECT name, seq, touched, public, stage, due, summary FROM tables WHERE name = ?", table
        )
        return _listing(rows[0]) if rows else None

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        rows = await self._select(
            "SELECT name FROM tables WHERE touched < ? ORDER BY touched, id LIMIT ?", before, limit
        )
        return [name for (name,) in rows]

    async def forget(self, table: str) -> None:
        await self._forget(table, None)

    async def forget_untouched(self, table: str, before: int) -> bool:
        return await self._forget(table, before)

    async def _forget(self, table: str, before: int | None) -> bool:
        removed: list[bool] = []

        def forget(connection: Connection) -> None:
            statement = "DELETE FROM tables WHERE name = ?1 AND (?2 IS NULL OR touched < ?2)"  # cascades to the log
            removed[:] = [connection.execute(statement, (table, before)).rowcount > 0]
            if removed[0]:
                connection.execute("DELETE FROM presence WHERE name = ?", (table,))

        await self._group.add(forget)
        return removed == [True]

    # ------------------------------------------------------------ presence and packs
    async def here(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        rows = [(table, seat, until, SIGN_MS) for table, seat in seats]
        statement = (
            "INSERT INTO presence (name, seat, until) VALUES (?, ?, ?)"
            " ON CONFLICT (name, seat) DO UPDATE SET"
            " until = CASE WHEN until > excluded.until + ? THEN excluded.until ELSE MAX(until, excluded.until) END"
        )
        await self._group.add(lambda connection: _ignore(connection.executemany(statement, rows)))

    async def gone(self, table: str, seat: int) -> None:
        await self._change("DELETE FROM presence WHERE name = ? AND seat = ?", table, seat)

    async def present(self, table: str, now: int) -> set[int]:
        statement = "SELECT seat FROM presence WHERE name = ? AND until > ? AND until <= ?"
        rows = await self._select(statement, table, now, now + SIGN_MS)
        return {seat for (seat,) in rows}

    async def forget_absent(self, now: int) -> None:
        await self._change("DELETE FROM presence WHERE until <= ? OR until > ?", now, now + SIGN_MS)

    async def put_pack(self, hash: str, at: int, content: bytes) -> None:
        statement = "INSERT INTO packs (hash, at, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._change(statement, hash, at, content)

    async def get_pack(self, hash: str) -> bytes | None:
        rows = await self._select("SELECT content FROM packs WHERE hash = ?", hash)
        return rows[0][0] if rows else None

    async def forget_packs(self, before: int) -> int:
        removed: list[int] = []

        def forget(connection: Connection) -> None:
            statement = (
                "DELETE FROM packs WHERE at < ? AND NOT EXISTS"
                " (SELECT 1 FROM tables WHERE instr(CAST(tables.summary AS TEXT), packs.hash))"
            )
            removed[:] = [connection.execute(statement, (before,)).rowcount]

        await self._group.add(forget)
        return sum(removed)

    # ------------------------------------------------------------ drawings
    async def put_drawing(self, drawing: GalleryDrawing, content: bytes) -> None:
        statement = (
            "INSERT INTO drawings (id, at, pack, card, signature, date, content) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING"
        )
        await self._change(statement, *drawing, content)

    async def get_drawing(self, id: str) -> bytes | None:
        rows = await self._select("SELECT COALESCE(content, x'') FROM drawings WHERE id = ?", id)
        return rows[0][0] if rows else None

    async def drawings(
        self, *, packs: Sequence[str] | None = None, latest: bool = False, limit: int = 1000
    ) -> list[GalleryDrawing]:
        rows = await self._select(
            "SELECT id, at, pack, card, signature, date FROM drawings AS one WHERE content IS NOT NULL"
            " AND (?1 IS NULL OR pack IN (SELECT value FROM json_each(?1)))"
            " AND NOT (?2 AND EXISTS (SELECT 1 FROM drawings AS later WHERE later.content IS NOT NULL"
            " AND later.pack = one.pack AND later.card = one.card AND (later.at, later.id) > (one.at, one.id)))"
            " ORDER BY at DESC, id DESC LIMIT ?3",
            None if packs is None else json.dumps(list(packs)),
            latest,
            limit,
        )
        return [GalleryDrawing(*row) for row in rows]

    async def forget_drawing(self, id: str) -> None:
        await self._change("DELETE FROM drawings WHERE id = ?", id)

    async def remove_drawing(self, id: str) -> bool:
        removed: list[bool] = []

        def remove(connection: Connection) -> None:
            statement = "UPDATE drawings SET content = NULL WHERE id = ? AND content IS NOT NULL"
            removed[:] = [connection.execute(statement, (id,)).rowcount > 0]

        await self._group.add(remove)
        return removed == [True]

    # ------------------------------------------------------------ notifications from other processes
    def listen(self, hear: Callable[[str], None]) -> None:
        self._listeners.append(hear)

    async def _keep_watching(self, version: int, seen: int) -> None:
        loop = asyncio.get_running_loop()
        while not self._closing.is_set():
            look = partial(_changed_tables, self._origin, self._closing, version, seen)
            try:
                version, seen, names = await self._watcher.run(look)
            except sqlite3.Error:  # polled again soon, and nothing is skipped
                continue
            for name in names:
                for hear in self._listeners:
                    loop.call_soon(hear, name)  # so that an error in it does not end up here

    # ------------------------------------------------------------ the threads' work
    async def _select(self, statement: str, *values: object) -> list[Any]:
        return await self._read(lambda connection: connection.execute(statement, values).fetchall())

    async def _read(self, read: Callable[[Connection], Result]) -> Result:
        with self._store_errors(self._reading):
            return await self._reader.run(read)

    async def _change(self, statement: str, *values: object) -> None:
        await self._group.add(lambda connection: _ignore(connection.execute(statement, values)))

    async def _write(self, jobs: list[_Write]) -> list[Exception | None]:
        with self._store_errors(self._writing):
            outcomes = await self._writer.run(partial(self._commit, jobs))
            if outcomes and all(isinstance(each, StoreDown) for each in outcomes):
                raise outcomes[0] or StoreDown(f"{self.path}: nothing was written")
        return outcomes

    def _commit(self, jobs: list[_Write], connection: Connection) -> list[Exception | None]:
        """Write the jobs in one transaction; return each one's error or None."""
        if _identity(self.path) != self._file:  # SQLite would go on writing to the removed file
            raise StoreDown(f"{self.path}: the file was moved or removed while it was in use")
        if self._damaged:  # a connection with cached pages would go on writing without an error
            self._check_file()
        try:
            return self._in_transaction(connection, [partial(_or_conflict, job) for job in jobs])
        except Exception:  # one failed halfway: retry with savepoints, to undo only that one
            return self._in_transaction(connection, [partial(self._attempt, job) for job in jobs])

    def _check_file(self) -> None:
        """Check the file with a new connection, which has no cached pages."""
        connection = sqlite3.connect(self.path.absolute(), isolation_level=None)
        try:
            check_sqlite(connection)
            connection.execute("SELECT 1 FROM tables LIMIT 1").fetchall()
        except StoreError as error:
            raise StoreDown(f"{self.path}: {error}") from error
        finally:
            connection.close()
        self._damaged = False

    def _in_transaction(self, connection: Connection, jobs: list[_Try]) -> list[Exception | None]:
        _begin(connection, self._stop_waiting)
        try:
            outcomes = [job(connection) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _attempt(self, job: _Write, connection: Connection) -> Exception | None:
        connection.execute("SAVEPOINT job")
        try:
            job(connection)
        except Exception as error:
            if not connection.in_transaction:  # a full disk ends the whole transaction
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return self._store_error(error)
        connection.execute("RELEASE job")
        return None

    @contextmanager
    def _store_errors(self, outage: Outage) -> Generator[None]:
        """Turn SQLite's errors into store errors, and report them to the outage."""
        try:
            yield
        except (sqlite3.Error, OSError, UnicodeError, OverflowError, StoreDown) as error:
            store_error = self._store_error(error)
            if isinstance(store_error, StoreDown) and not isinstance(error, _NotOpen):
                outage.failed(store_error)
            raise store_error from error
        outage.worked()

    def _store_error(self, error: Exception) -> Exception:
        if isinstance(error, StoreDown):
            return error
        if _is_damage(error):
            self._damaged = True
            return StoreDown(f"{self.path}: {error}")
        if isinstance(error, (sqlite3.OperationalError, OSError)):
            return StoreDown(f"{self.path}: {error}")
        if isinstance(error, (sqlite3.Error, UnicodeError, OverflowError)):
            return StoreError(f"{self.path}: {error}")
        return error


class _NotOpen(StoreDown):
    """The store has not been opened yet, or was closed."""


class _Thread:
    """A connection with the only thread that uses it."""

    def __init__(self, name: str, connect: Callable[[], Connection]) -> None:
        self._name = name
        self._connect = connect
        self._connection: Connection | None = None
        self._executor: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        self._executor = ThreadPoolExecutor(1, self._name)
        self._connection = await asyncio.get_running_loop().run_in_executor(self._executor, self._connect)

    async def run(self, do: Callable[[Connection], Result]) -> Result:
        if self._executor is None or self._connection is None:
            raise _NotOpen("the store is not open")
        return await asyncio.get_running_loop().run_in_executor(self._executor, do, self._connection)

    async def close(self) -> None:
        executor, connection = self._executor, self._connection
        self._executor = self._connection = None
        if executor is not None:
            if connection is not None:
                await asyncio.get_running_loop().run_in_executor(executor, connection.close)
            executor.shutdown(wait=False)


# ---------------------------------------------------------------- jobs of the writing thread, within a transaction
_GROW: Final = "UPDATE tables SET seq = ? WHERE name = ? AND seq = ? RETURNING id, touched"
_TOUCH: Final = "UPDATE tables SET touched = ? WHERE id = ?"
_SHOW: Final = "UPDATE tables SET touched = ?, public = ?, stage = ?, due = ?, summary = ? WHERE id = ?"


def _or_conflict(job: _Write, connection: Connection) -> Conflict | None:
    try:
        job(connection)
    except Conflict as error:
        return error
    return None


def _create(origin: int, table: str, at: int, bodies: Sequence[bytes], row: Row, connection: Connection) -> None:
    if connection.execute("SELECT 1 FROM tables WHERE name = ?", (table,)).fetchone():
        raise Conflict(f"there is a table {table!r} already")
    made = connection.execute(
        "INSERT INTO tables (name, seq, touched, public, stage, due, summary) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, len(bodies), at, *row),
    )
    assert made.lastrowid is not None
    _add_entries(origin, made.lastrowid, 0, at, bodies, connection)


def _append(
    origin: int, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None, connection: Connection
) -> None:
    found = connection.execute(_GROW, (after + len(bodies), table, after)).fetchone()
    if found is None:
        last = connection.execute("SELECT seq FROM tables WHERE name = ?", (table,)).fetchone()
        raise Conflict(f"the last entry of {table!r} is {last[0] if last else 'none'}, not {after}")
    id, touched = found
    if row is not None:
        connection.execute(_SHOW, (at, *row, id))
    elif abs(at - touched) > TOUCHED_MS:  # also if it was set back
        connection.execute(_TOUCH, (at, id))
    _add_entries(origin, id, after, at, bodies, connection)


def _add_entries(
    origin: int, table_id: int, after: int, at: int, bodies: Sequence[bytes], connection: Connection
) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, seq, at, body, origin) VALUES (?, ?, ?, ?, ?)",
        [(table_id, seq, at, body, origin) for seq, body in enumerate(bodies, after + 1)],
    )


def _listing(row: Sequence[Any]) -> Listing:
    name, seq, touched, public, stage, due, summary = row
    return Listing(name, seq, touched, Row(bool(public), stage, due, summary))


def _ignore(cursor: sqlite3.Cursor) -> None:
    cursor.close()


# ---------------------------------------------------------------- the watching thread
def _changed_tables(
    origin: int, closing: threading.Event, version: int, seen: int, connection: Connection
) -> tuple[int, int, list[str]]:
    """Wait a while for other processes to append. Return the new data version, the newest log id, and the tables that
    they have appended to.
    """
    now = _next_version(closing, version, connection)
    if now == version:
        return version, seen, []
    newest = max(seen, _newest(connection))
    rows = connection.execute(
        "SELECT DISTINCT tables.name FROM log JOIN tables ON tables.id = log.table_id"
        " WHERE log.id > ? AND log.id <= ? AND log.origin <> ?",
        (seen, newest, origin),
    ).fetchall()
    return now, newest, [name for (name,) in rows]


def _next_version(closing: threading.Event, version: int, connection: Connection) -> int:
    for _ in range(_POLLS):  # not forever: a waiting thread would keep the program from ending
        if closing.wait(POLL_S):
            break
        now = _data_version(connection)
        if now != version:
            return now
    return version


def _data_version(connection: Connection) -> int:
    """Return a number that changes with every commit by another connection."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def _newest(connection: Connection) -> int:
    return int(connection.execute("SELECT COALESCE(MAX(id), 0) FROM log").fetchone()[0])


# ---------------------------------------------------------------- files and locks
def _code(error: BaseException) -> int:
    """Return SQLite's primary error code, 0 for other errors."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF


def _is_damage(error: BaseException) -> bool:
    """Is the file not what SQLite wrote? Parts may be missing or overwritten."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _is_temporary(error: BaseException) -> bool:
    """May a file that cannot be opened now be opened later without anybody repairing it?"""
    if _code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY):
        return True
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO)


def _make_file(path: Path) -> None:
    """Create the file so that only its owner can read it, because it contains hidden cards. SQLite gives its other
    files the same mode.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder cannot be made ({error.strerror})") from error
    if path.is_dir():
        raise StoreError("is a folder")
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _begin(connection: Connection, stop_waiting: threading.Event) -> None:
    _patiently(partial(connection.execute, "BEGIN IMMEDIATE"), stop_waiting)


def _use_wal(connection: Connection, stop_waiting: threading.Event) -> None:
    mode = _patiently(lambda: connection.execute("PRAGMA journal_mode = WAL").fetchone()[0], stop_waiting)
    if mode != "wal":
        raise StoreError("its file system cannot share memory between processes; a local disk can")


def _patiently(do: Callable[[], Result], stop_waiting: threading.Event) -> Result:
    """Retry while another process has locked the file."""
    while True:
        try:
            return do()
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or stop_waiting.is_set():
                raise
            stop_waiting.wait(random.uniform(0.0005, 0.002))  # SQLite's own pauses get long and unfair
