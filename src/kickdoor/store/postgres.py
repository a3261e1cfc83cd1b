"""A store in a PostgreSQL database, for servers on many machines. It recovers from outages without a restart.

Appends of many tables share a transaction, because commits with NOTIFY wait for each other; each still succeeds or
fails by itself. A connection pooler must not share sessions between clients, because LISTEN needs its own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import socket
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, LiteralString, NamedTuple

import psycopg
from psycopg import AsyncConnection, pq
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolClosed

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
from kickdoor.store.migrations import bring_up_postgres
from kickdoor.store.outage import Outage

CONNECTIONS: Final = 4  # per process, besides the listening one
CONNECT_S: Final = 3  # seconds to wait for a connection
ANSWER_S: Final = 10.0  # seconds to wait for an answer
QUIET_S: Final = 20.0  # seconds of silence after which the listening connection is checked
KNOWN: Final = 100_000  # tables to check after a lost connection; a process has far fewer loaded
_MOST: Final = 500  # appends in one transaction
_LONGEST_PAUSE_S: Final = 5.0  # seconds between two attempts to listen again
_DEFAULTS: Final[dict[str, str | int]] = {  # for settings that the address leaves open
    "application_name": "kickdoor",
    "client_encoding": "utf8",
    "connect_timeout": CONNECT_S,
    "keepalives_idle": 15,  # a machine that has crashed does not close its connections
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
_PERMANENT: Final = ("authentication failed", "does not exist", "no password supplied", "no pg_hba.conf entry")
_PROBE_BYTES: Final = 1500  # size of the row that `ping` writes: the largest that is stored in place
_NOBODY: Final = -1  # not the id of any table
_LOG: Final = logging.getLogger(__name__)

Connection = AsyncConnection[Any]

_REQUESTED: Final[LiteralString] = """
WITH asked AS (
    SELECT * FROM unnest(
        %(names)s::text[], %(afters)s::bigint[], %(counts)s::bigint[], %(ats)s::bigint[], %(listed)s::boolean[],
        %(publics)s::boolean[], %(stages)s::text[], %(dues)s::bigint[], %(summaries)s::bytea[]
    ) AS asked (name, after, count, at, listed, public, stage, due, summary)
), """

_FINISH: Final[LiteralString] = """, entries AS (
    INSERT INTO kickdoor.log (table_id, seq, at, body)
    SELECT done.id, done.after + entry.number, done.at, entry.body
    FROM unnest(%(owners)s::text[], %(numbers)s::bigint[], %(bodies)s::bytea[]) AS entry (name, number, body)
    JOIN done USING (name)
)
SELECT name, pg_notify('kickdoor', %(origin)s || ':' || name) FROM done"""

# Both statements take different tables and return the names of those that were as expected.
_CREATE: Final[LiteralString] = (
    _REQUESTED
    + """done AS (
    INSERT INTO kickdoor.tables (name, seq, touched, public, stage, due, summary)
    SELECT name, count, at, public, stage, due, summary FROM asked ORDER BY name
    ON CONFLICT (name) DO NOTHING RETURNING id, name, 0 AS after, touched AS at
)"""
    + _FINISH
)
# Rows are locked in order of their ids, so that two processes cannot deadlock.
_APPEND: Final[LiteralString] = (
    _REQUESTED
    + """done AS MATERIALIZED (
    SELECT tables.id, asked.* FROM asked JOIN kickdoor.tables ON tables.name = asked.name
    WHERE tables.seq = asked.after ORDER BY tables.id FOR UPDATE OF tables
), grown AS (
    UPDATE kickdoor.tables SET
        seq = done.after + done.count,
        touched = CASE WHEN done.listed OR abs(done.at - tables.touched) > %(touched)s
            THEN done.at ELSE tables.touched END,
        public = CASE WHEN done.listed THEN done.public ELSE tables.public END,
        stage = CASE WHEN done.listed THEN done.stage ELSE tables.stage END,
        due = CASE WHEN done.listed THEN done.due ELSE tables.due END,
        summary = CASE WHEN done.listed THEN done.summary ELSE tables.summary END
    FROM done WHERE tables.id = done.id
)"""
    + _FINISH
)


class _Job(NamedTuple):
    table: str
    after: int | None  # None: create the table
    at: int
    bodies: tuple[bytes, ...]
    row: Row | None


class PostgresStore:
    """A store in PostgreSQL. `url`: for libpq, such as `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`."""

    def __init__(self, url: str) -> None:
        self.is_shared = True
        self._address = _address(url)
        self._origin = secrets.token_hex(8)
        # The tables to check after a lost connection, the most recently used last.
        self._known: dict[str, None] = {}
        self._listeners: list[Callable[[str], None]] = []
        self._group: Group[_Job] = Group(self._write, _MOST)
        self._reading, self._writing = Outage(_LOG, "reading from"), Outage(_LOG, "writing to")
        self._listen_task: asyncio.Task[None] | None = None
        self._pool = self._new_pool()

    def _new_pool(self) -> AsyncConnectionPool[Connection]:
        return AsyncConnectionPool(
            self._address,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=CONNECT_S,
            reconnect_timeout=CONNECT_S,  # after that the caller tries again
            open=False,
        )

    # ------------------------------------------------------------ opening and closing
    async def open(self) -> None:
        try:
            async with await self._connect() as connection:
                await bring_up_postgres(connection)
            listening = await self._listening()
            self._listen_task = asyncio.create_task(self._keep_listening(listening))
            self._pool = self._new_pool()  # a closed pool cannot be opened again
            await self._pool.open(wait=True, timeout=CONNECT_S)
        except psycopg.Error as error:
            await self.close()
            kind = StoreError if _is_permanent(error) else StoreDown
            raise kind(f"PostgreSQL: {_one_line(error)}") from error
        except StoreError as error:
            raise StoreError(f"the PostgreSQL database {error}") from None
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._group.finish()
        if self._listen_task is not None:
            self._listen_task.cancel()
            await asyncio.wait({self._listen_task})
            self._listen_task = None
        await self._pool.close()

    async def ping(self) -> None:
        """Write an entry that belongs to no table and delete it, which detects a full disk or a read-only database."""
        probe = {"table": _NOBODY, "seq": secrets.randbits(62), "body": os.urandom(_PROBE_BYTES)}
        async with self._connection(self._writing) as connection, _committed(connection):
            await connection.execute(
                "INSERT INTO kickdoor.log (table_id, seq, at, body) VALUES (%(table)s, %(seq)s, 0, %(body)s)", probe
            )
            await connection.execute("DELETE FROM kickdoor.log WHERE table_id = %(table)s AND seq = %(seq)s", probe)

    # ------------------------------------------------------------ logs
    async def create(self, table: str, at: int, bodies: Sequence[bytes], row: Row) -> None:
        await self._group.add(_Job(table, None, at, tuple(bodies), row))
        self._remember(table)

    async def append(self, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None = None) -> None:
        self._remember(table)
        await self._group.add(_Job(table, after, at, tuple(bodies), row))

    async def read(self, table: str, after: int = 0) -> list[Record]:
        rows = await self._select(
            "SELECT log.seq, log.at, log.body FROM kickdoor.tables JOIN kickdoor.log ON log.table_id = tables.id"
            " WHERE tables.name = %s AND log.seq > %s ORDER BY log.seq",
            table,
            after,
        )
        if rows or after:  # not names without a table, which anybody can request
            self._remember(table)
        return [Record(*row) for row in rows]

    async def tables(self, *, stage: str | None = None, public: bool = True, limit: int = 100) -> list[Listing]:
        rows = await self._select(
            "SELECT name, seq, touched, public, stage, due, summary FROM kickdoor.tables"
            + (" WHERE true" if stage is None else " WHERE stage = %s")
            + (" AND public" if public else "")
            + " ORDER BY touched DESC, id DESC LIMIT %s",
            *([] if stage is None else [stage]),
            limit,
        )
        return [Listing(name, seq, touched, Row(*row)) for name, seq, touched, *row in rows]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        statement = "SELECT name FROM kickdoor.tables WHERE due <= %s ORDER BY due, id LIMIT %s"
        return [name for (name,) in await self._select(statement, now, limit)]

    async def find(self, table: str) -> Listing | None:
        rows = await self._select(
            "SELECT name, seq, touched, public, stage, due, summary FROM kickdoor.tables WHERE name = %s", table
        )
        return next((Listing(name, seq, touched, Row(*row)) for name, seq, touched, *row in rows), None)

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        statement: LiteralString = "SELECT name FROM kickdoor.tables WHERE touched < %s ORDER BY touched, id LIMIT %s"
        return [name for (name,) in await self._select(statement, before, limit)]

    async def forget(self, table: str) -> None:
        await self._forget(table, None)

    async def forget_untouched(self, table: str, before: int) -> bool:
        return await self._forget(table, before)

    async def _forget(self, table: str, before: int | None) -> bool:
        self._known.pop(table, None)
        async with self._connection(self._writing) as connection, connection.transaction():
            # The lock waits for an append in progress, so that the next statement sees its entries.
            found = await connection.execute(
                "SELECT id FROM kickdoor.tables WHERE name = %(name)s"
                " AND (%(before)s::bigint IS NULL OR touched < %(before)s) FOR UPDATE",
                {"name": table, "before": before},
            )
            ids = [id for (id,) in await found.fetchall()]
            for id in ids:
                await connection.execute("DELETE FROM kickdoor.log WHERE table_id = %s", (id,))
                await connection.execute("DELETE FROM kickdoor.tables WHERE id = %s", (id,))
                await connection.execute("DELETE FROM kickdoor.presence WHERE name = %s", (table,))
        return bool(ids)

    # ------------------------------------------------------------ presence and packs
    async def here(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        rows = sorted(set(seats))  # the same order everywhere prevents deadlocks
        await self._change(
            "INSERT INTO kickdoor.presence (name, seat, until)"
            " SELECT name, seat, %s FROM unnest(%s::text[], %s::integer[]) AS who (name, seat)"
            " ON CONFLICT (name, seat) DO UPDATE SET until = CASE WHEN presence.until > excluded.until + %s"
            " THEN excluded.until ELSE GREATEST(presence.until, excluded.until) END",
            until,
            [table for table, _ in rows],
            [seat for _, seat in rows],
            SIGN_MS,
        )

    async def gone(self, table: str, seat: int) -> None:
        await self._change("DELETE FROM kickdoor.presence WHERE name = %s AND seat = %s", table, seat)

    async def present(self, table: str, now: int) -> set[int]:
        statement: LiteralString = "SELECT seat FROM kickdoor.presence WHERE name = %s AND until > %s AND until <= %s"
        return {seat for (seat,) in await self._select(statement, table, now, now + SIGN_MS)}

    async def forget_absent(self, now: int) -> None:
        await self._change("DELETE FROM kickdoor.presence WHERE until <= %s OR until > %s", now, now + SIGN_MS)

    async def put_pack(self, hash: str, at: int, content: bytes) -> None:
        statement = "INSERT INTO kickdoor.packs (hash, at, content) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
        await self._change(statement, hash, at, content)

    async def get_pack(self, hash: str) -> bytes | None:
        rows = await self._select("SELECT content FROM kickdoor.packs WHERE hash = %s", hash)
        return rows[0][0] if rows else None

    async def forget_packs(self, before: int) -> int:
        removed = await self._select(
            "DELETE FROM kickdoor.packs WHERE at < %s AND NOT EXISTS (SELECT 1 FROM kickdoor.tables"
            " WHERE position(convert_to(packs.hash, 'UTF8') IN tables.summary) > 0) RETURNING hash",
            before,
        )
        return len(removed)

    # ------------------------------------------------------------ drawings
    async def put_drawing(self, drawing: GalleryDrawing, content: bytes) -> None:
        statement = (
            "INSERT INTO kickdoor.drawings (id, at, pack, card, signature, date, content)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"
        )
        await self._change(statement, *drawing, content)

    async def get_drawing(self, id: str) -> bytes | None:
        rows = await self._select("SELECT COALESCE(content, '') FROM kickdoor.drawings WHERE id = %s", id)
        return rows[0][0] if rows else None

    async def drawings(
        self, *, packs: Sequence[str] | None = None, latest: bool = False, limit: int = 1000
    ) -> list[GalleryDrawing]:
        rows = await self._select(
            "SELECT id, at, pack, card, signature, date FROM kickdoor.drawings AS one WHERE content IS NOT NULL"
            " AND (%s OR pack = ANY (%s::text[]))"
            " AND NOT (%s AND EXISTS (SELECT 1 FROM kickdoor.drawings AS later WHERE later.content IS NOT NULL"
            " AND later.pack = one.pack AND later.card = one.card AND (later.at, later.id) > (one.at, one.id)))"
            " ORDER BY at DESC, id DESC LIMIT %s",
            packs is None,
            list(packs or ()),
            latest,
            limit,
        )
        return [GalleryDrawing(*row) for row in rows]

    async def forget_drawing(self, id: str) -> None:
        await self._change("DELETE FROM kickdoor.drawings WHERE id = %s", id)

    async def remove_drawing(self, id: str) -> bool:
        statement: LiteralString = (
            "UPDATE kickdoor.drawings SET content = NULL WHERE id = %s AND content IS NOT NULL RETURNING id"
        )
        return bool(await self._select(statement, id))

    # ------------------------------------------------------------ notifications from other processes
    def listen(self, hear: Callable[[str], None]) -> None:
        self._listeners.append(hear)

    def _remember(self, table: str) -> None:
        self._known.pop(table, None)
        self._known[table] = None
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]

    def _notify(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._listeners:
            loop.call_soon(hear, table)  # so that an error in it does not end up here

    async def _keep_listening(self, connection: Connection) -> None:
        while True:
            try:
                await self._hear(connection)
            except Exception as error:  # whatever it is, never to listen again would be worse
                _LOG.warning("no notifications from other servers at the moment: %s", _one_line(error))
            finally:
                await connection.close()
            connection = await self._listen_again()
            for table in sorted(self._known):  # their logs may have grown meanwhile
                self._notify(table)

    async def _hear(self, connection: Connection) -> None:
        while True:
            async for note in connection.notifies(timeout=QUIET_S):
                origin, _, table = note.payload.partition(":")
                if origin != self._origin:
                    self._notify(table)
            with _answer_timeout(connection):
                await connection.execute("SELECT 1")

    async def _listen_again(self) -> Connection:
        pause = 0.1
        while True:
            try:
                return await self._listening()
            except psycopg.Error:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_S)

    async def _listening(self) -> Connection:
        connection = await self._connect()
        try:
            await connection.execute("LISTEN kickdoor")
        except BaseException:
            await connection.close()
            raise
        return connection

    # ------------------------------------------------------------ connections
    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._address, autocommit=True)

    @asynccontextmanager
    async def _connection(self, outage: Outage) -> AsyncGenerator[Connection]:
        """Use a pooled connection that seems to work. Database errors become store errors."""
        try:
            connection = await self._open_connection()
            try:
                with _answer_timeout(connection):
                    yield connection
            finally:
                await self._pool.putconn(connection)
        except (psycopg.Error, UnicodeError, StoreDown) as error:
            store_error = error if isinstance(error, StoreDown) else _store_error(error)
            if isinstance(store_error, StoreDown) and not isinstance(error, PoolClosed):
                outage.failed(store_error)
            raise store_error from error
        outage.worked()

    async def _open_connection(self) -> Connection:
        for _ in range(CONNECTIONS):
            connection = await self._pool.getconn()
            if _is_open(connection):
                return connection
            await self._pool.putconn(connection)  # the pool replaces broken connections
        return await self._pool.getconn()

    async def _select(self, statement: LiteralString, *values: object) -> list[Any]:
        async with self._connection(self._reading) as connection:
            return await (await connection.execute(statement, values, binary=True)).fetchall()

    async def _change(self, statement: LiteralString, *values: object) -> None:
        async with self._connection(self._writing) as connection:
            await connection.execute(statement, values)

    # ------------------------------------------------------------ group commit
    async def _write(self, jobs: list[_Job]) -> list[Exception | None]:
        try:
            return await self._commit(jobs)
        except StoreDown:
            raise
        except Exception:  # one failed, so none was written: write each alone
            if len(jobs) == 1:
                raise
            return [await self._write_alone(job) for job in jobs]

    async def _write_alone(self, job: _Job) -> Exception | None:
        try:
            (outcome,) = await self._commit([job])
        except Exception as error:
            return error
        return outcome

    async def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """Write the jobs in one transaction and one round trip; return each one's error or None."""
        outcomes: list[Exception | None] = [Conflict(f"{job.table!r} is not as expected") for job in jobs]
        async with self._connection(self._writing) as connection:
            async with _committed(connection):
                answers = [
                    (numbers, await connection.execute(statement, self._values([jobs[number] for number in numbers])))
                    for statement, numbers in _statements(jobs)
                ]
            for numbers, answer in answers:
                done = {name for name, _ in await answer.fetchall()}
                for number in numbers:
                    if jobs[number].table in done:
                        outcomes[number] = None
        return outcomes

    def _values(self, jobs: list[_Job]) -> dict[str, Any]:
        entries = [(job.table, number, body) for job in jobs for number, body in enumerate(job.bodies, 1)]
        rows = [job.row or Row() for job in jobs]
        return {
            "names": [job.table for job in jobs],
            "afters": [job.after or 0 for job in jobs],
            "counts": [len(job.bodies) for job in jobs],
            "ats": [job.at for job in jobs],
            "listed": [job.row is not None for job in jobs],
            "publics": [row.public for row in rows],
            "stages": [row.stage for row in rows],
            "dues": [row.due for row in rows],
            "summaries": [row.summary for row in rows],
            "owners": [table for table, _, _ in entries],
            "numbers": [number for _, number, _ in entries],
            "bodies": [body for _, _, body in entries],
            "touched": TOUCHED_MS,
            "origin": self._origin,
        }


def _statements(jobs: Sequence[_Job]) -> list[tuple[LiteralString, list[int]]]:
    """Distribute the jobs, by their numbers, over statements in which each table occurs only once."""
    rounds: list[tuple[list[int], list[int]]] = []  # creations and appends
    seen: Counter[str] = Counter()
    for number, job in enumerate(jobs):
        if seen[job.table] == len(rounds):
            rounds.append(([], []))
        rounds[seen[job.table]][job.after is not None].append(number)
        seen[job.table] += 1
    found: list[tuple[LiteralString, list[int]]] = []
    for new, grow in rounds:
        if new:
            found.append((_CREATE, new))
        if grow:
            found.append((_APPEND, grow))
    return found


@asynccontextmanager
async def _committed(connection: Connection) -> AsyncGenerator[None]:
    """Send the statements inside as one transaction and in one batch."""
    try:
        async with connection.pipeline():
            await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
            yield
            ended = await connection.execute("COMMIT")
    except BaseException:
        if not connection.closed:
            await connection.rollback()
        raise
    if ended.statusmessage != "COMMIT":
        raise StoreDown("PostgreSQL has not committed")


# ---------------------------------------------------------------- connections
def _is_open(connection: Connection) -> bool:
    """Is the connection still open? Needs no round trip: a server that has stopped has closed its side."""
    try:
        connection.pgconn.consume_input()
        connection.pgconn.consume_input()  # the first call may have read only the last data
    except psycopg.Error:
        return False
    return connection.pgconn.status == pq.ConnStatus.OK


@contextmanager
def _answer_timeout(connection: Connection) -> Generator[None]:
    """Close the connection if the server takes too long. Cancelling would need an answer from that same server."""
    timer = asyncio.get_running_loop().call_later(ANSWER_S, _shut_down, connection)
    try:
        yield
    finally:
        timer.cancel()


def _shut_down(connection: Connection) -> None:
    try:
        with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
            line.shutdown(socket.SHUT_RDWR)
    except (psycopg.Error, OSError) as error:
        _LOG.debug("closed already: %s", error)


# ---------------------------------------------------------------- addresses and errors
def _address(url: str) -> str:
    """Return the address with our defaults. Errors never quote it, because it may contain a password."""
    before_path = re.split("[/?]", url.partition("://")[2], maxsplit=1)[0]
    if url.count("@") > before_path.count("@") or before_path.count("@") > 1:
        raise StoreError("the store's address: write @ / ? : in a password as %40 %2F %3F %3A")
    try:
        given = conninfo_to_dict(url)
        return make_conninfo(url, **{key: value for key, value in _DEFAULTS.items() if key not in given})
    except psycopg.Error:
        raise StoreError("the address of the store is not postgresql://USER:PASSWORD@HOST:PORT/DATABASE") from None


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _is_permanent(error: psycopg.Error) -> bool:
    """Is it useless to wait after this error, such as a wrong password or a missing right? A server that is down or
    starting will come back. libpq has no codes for failed connections, so messages in another language than English
    count as a server that is down.
    """
    if isinstance(error, psycopg.OperationalError):
        return any(words in str(error) for words in _PERMANENT)
    return not isinstance(error, (psycopg.InterfaceError, psycopg.InternalError))


def _store_error(error: Exception) -> Exception:
    text = f"PostgreSQL: {_one_line(error)}"
    if isinstance(error, psycopg.errors.UniqueViolation):
        return Conflict(text)
    if isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)):
        return StoreDown(text)
    return StoreError(text)
