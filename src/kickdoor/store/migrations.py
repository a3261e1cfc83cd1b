"""The versions of what a store keeps, and how it comes from one to the next. A step that was released never changes."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final, LiteralString, NamedTuple

from kickdoor.store.base import StoreError

if TYPE_CHECKING:  # PostgreSQL's library is there only where it is used
    from psycopg import AsyncConnection

SQLITE_MARK: Final = 0x6B69636B  # "kick": says that a file is ours
_POSTGRES_LOCK: Final = 0x6B69636B646F6F72  # "kickdoor": one process at a time brings the schema up to date


class Step(NamedTuple):
    """Leads to the next version, in one transaction."""

    sqlite: tuple[LiteralString, ...]
    postgres: tuple[LiteralString, ...]


_FIRST: Final = Step(
    sqlite=(
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            seq INTEGER NOT NULL,
            touched INTEGER NOT NULL,
            public INTEGER NOT NULL,
            stage TEXT NOT NULL,
            due INTEGER,
            summary BLOB NOT NULL
        )""",
        # AUTOINCREMENT: a number is never used again, not even after `forget`, so that "after 7" misses nothing.
        # The origin is a number of the process that wrote it, so that no process is notified of its own entries.
        """CREATE TABLE log (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            origin INTEGER NOT NULL,
            UNIQUE (table_id, seq)
        )""",
        """CREATE TABLE presence (
            name TEXT NOT NULL,
            seat INTEGER NOT NULL,
            until INTEGER NOT NULL,
            PRIMARY KEY (name, seat)
        ) WITHOUT ROWID""",
        "CREATE TABLE packs (hash TEXT PRIMARY KEY, at INTEGER NOT NULL, content BLOB NOT NULL)",
        "CREATE INDEX tables_latest ON tables (touched)",
        "CREATE INDEX tables_of_stage ON tables (stage, touched)",
        "CREATE INDEX tables_public ON tables (touched) WHERE public",
        "CREATE INDEX tables_public_of_stage ON tables (stage, touched) WHERE public",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    ),
    postgres=(
        """CREATE TABLE kickdoor.tables (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name text COLLATE "C" NOT NULL UNIQUE,
            seq bigint NOT NULL,
            touched bigint NOT NULL,
            public boolean NOT NULL,
            stage text COLLATE "C" NOT NULL,
            due bigint,
            summary bytea NOT NULL
        )""",
        # No foreign key: it would cost a sixth of the speed, and each statement that adds entries locks their table.
        """CREATE TABLE kickdoor.log (
            table_id bigint NOT NULL,
            seq bigint NOT NULL,
            at bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        """CREATE UNLOGGED TABLE kickdoor.presence (
            name text COLLATE "C" NOT NULL,
            seat integer NOT NULL,
            until bigint NOT NULL,
            PRIMARY KEY (name, seat)
        )""",
        """CREATE TABLE kickdoor.packs (
            hash text COLLATE "C" PRIMARY KEY,
            at bigint NOT NULL,
            content bytea NOT NULL
        )""",
        "CREATE INDEX tables_latest ON kickdoor.tables (touched)",
        "CREATE INDEX tables_of_stage ON kickdoor.tables (stage, touched)",
        "CREATE INDEX tables_public ON kickdoor.tables (touched) WHERE public",
        "CREATE INDEX tables_public_of_stage ON kickdoor.tables (stage, touched) WHERE public",
        "CREATE INDEX tables_due ON kickdoor.tables (due) WHERE due IS NOT NULL",
    ),
)

# A drawing that was taken down keeps its row without a picture: a table that is read again does not hang it again.
_DRAWINGS: Final = Step(
    sqlite=(
        """CREATE TABLE drawings (
            id TEXT PRIMARY KEY,
            at INTEGER NOT NULL,
            pack TEXT NOT NULL,
            card TEXT NOT NULL,
            signature TEXT NOT NULL,
            date TEXT NOT NULL,
            content BLOB
        )""",
        "CREATE INDEX drawings_latest ON drawings (at, id) WHERE content IS NOT NULL",
        "CREATE INDEX drawings_of_card ON drawings (pack, card, at, id) WHERE content IS NOT NULL",
    ),
    postgres=(
        """CREATE TABLE kickdoor.drawings (
            id text COLLATE "C" PRIMARY KEY,
            at bigint NOT NULL,
            pack text COLLATE "C" NOT NULL,
            card text COLLATE "C" NOT NULL,
            signature text NOT NULL,
            date text COLLATE "C" NOT NULL,
            content bytea
        )""",
        "CREATE INDEX drawings_latest ON kickdoor.drawings (at, id) WHERE content IS NOT NULL",
        "CREATE INDEX drawings_of_card ON kickdoor.drawings (pack, card, at, id) WHERE content IS NOT NULL",
    ),
)

STEPS: tuple[Step, ...] = (_FIRST, _DRAWINGS)  # the first leads to version 1


def _steps_from(version: int) -> tuple[Step, ...]:
    if version > len(STEPS):
        raise StoreError(f"was written by a newer kickdoor (version {version}; this one knows {len(STEPS)})")
    return STEPS[version:]


# ---------------------------------------------------------------- SQLite: the version is a number in the file's head
def check_sqlite(connection: sqlite3.Connection) -> None:
    """Changes nothing. Raises StoreError if the file is not ours, or newer than this program."""
    _steps_from(_sqlite_version(connection))


def bring_up_sqlite(connection: sqlite3.Connection) -> None:
    """Within a transaction that is allowed to write."""
    for step in _steps_from(_sqlite_version(connection)):
        for statement in step.sqlite:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {SQLITE_MARK}")
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")  # also if it is: it shows whether the file can be written


def _sqlite_version(connection: sqlite3.Connection) -> int:
    # What is in it first: another process may be bringing it up, and the mark comes in one piece with the tables.
    is_used = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark == SQLITE_MARK:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return int(version)
    if mark or is_used:
        raise StoreError("is a database of something else")
    return 0


# ---------------------------------------------------------------- PostgreSQL: everything is in the schema "kickdoor"
async def bring_up_postgres(connection: AsyncConnection[Any]) -> None:
    """On a connection without a transaction. Any number of processes may do so at once."""
    if not _steps_from(await _postgres_version(connection)):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_POSTGRES_LOCK,))
        version = await _postgres_version(connection)  # somebody else may have done it meanwhile
        if version == 0:
            await _make_schema(connection)
        for step in _steps_from(version):
            for statement in step.postgres:
                await connection.execute(statement)
        await connection.execute("UPDATE kickdoor.version SET version = %s", (len(STEPS),))


async def _make_schema(connection: AsyncConnection[Any]) -> None:
    found = await connection.execute("SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'kickdoor'")
    if await found.fetchone() is None:  # an administrator may have made it for somebody who is not allowed to
        await connection.execute("CREATE SCHEMA kickdoor")
    await connection.execute("CREATE TABLE kickdoor.version (version integer NOT NULL)")
    await connection.execute("INSERT INTO kickdoor.version VALUES (0)")


async def _postgres_version(connection: AsyncConnection[Any]) -> int:
    # Not to_regclass: it may answer from a cache that is older than the lock.
    found = await connection.execute(
        "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'kickdoor' AND tablename = 'version'"
    )
    if await found.fetchone() is None:
        return 0
    row = await (await connection.execute("SELECT version FROM kickdoor.version")).fetchone()
    return int(row[0]) if row else 0
