"""The versions of the stores' schemas, and the migrations between them. A released migration never changes."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final, LiteralString, NamedTuple

from kickdoor.store.base import StoreError

if TYPE_CHECKING:  # psycopg is optional
    from psycopg import AsyncConnection

SQLITE_MARK: Final = 0x6B69636B  # "kick": the application id of our files
_POSTGRES_LOCK: Final = 0x6B69636B646F6F72  # "kickdoor": lets only one process at a time migrate the schema


class Step(NamedTuple):
    """The statements that migrate a schema to the next version, in one transaction."""

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
        # AUTOINCREMENT: ids are not reused, not even after `forget`, so that "all after 7" misses nothing.
        # `origin` identifies the process that wrote the entry, which need not be notified of it.
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
        # No foreign key, which would make appends a sixth slower: they lock the row in `tables` anyway.
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

# A removed drawing keeps its row without a picture, so that its table does not add it again.
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

STEPS: tuple[Step, ...] = (_FIRST, _DRAWINGS)  # the first one creates version 1


def _steps_from(version: int) -> tuple[Step, ...]:
    if version > len(STEPS):
        raise StoreError(f"was written by a newer kickdoor (version {version}; this one knows {len(STEPS)})")
    return STEPS[version:]


# ---------------------------------------------------------------- SQLite: the version is in the file's header
def check_sqlite(connection: sqlite3.Connection) -> None:
    """Raise StoreError if the file is not ours or is newer than this program. Changes nothing."""
    _steps_from(_sqlite_version(connection))


def bring_up_sqlite(connection: sqlite3.Connection) -> None:
    """Migrate to the newest version, within a transaction of the caller."""
    for step in _steps_from(_sqlite_version(connection)):
        for statement in step.sqlite:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {SQLITE_MARK}")
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")  # even if unchanged: checks that the file is writable


def _sqlite_version(connection: sqlite3.Connection) -> int:
    # First check for content: another process may be migrating, which sets the mark and the tables together.
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
    """Migrate to the newest version, on a connection without a transaction. Several processes may do so at once."""
    if not _steps_from(await _postgres_version(connection)):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_POSTGRES_LOCK,))
        version = await _postgres_version(connection)  # another process may have migrated meanwhile
        if version == 0:
            await _make_schema(connection)
        for step in _steps_from(version):
            for statement in step.postgres:
                await connection.execute(statement)
        await connection.execute("UPDATE kickdoor.version SET version = %s", (len(STEPS),))


async def _make_schema(connection: AsyncConnection[Any]) -> None:
    found = await connection.execute("SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'kickdoor'")
    if await found.fetchone() is None:  # an administrator may have created it for a user without that right
        await connection.execute("CREATE SCHEMA kickdoor")
    await connection.execute("CREATE TABLE kickdoor.version (version integer NOT NULL)")
    await connection.execute("INSERT INTO kickdoor.version VALUES (0)")


async def _postgres_version(connection: AsyncConnection[Any]) -> int:
    # Not to_regclass, which may answer from a cache that is older than the lock.
    found = await connection.execute(
        "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'kickdoor' AND tablename = 'version'"
    )
    if await found.fetchone() is None:
        return 0
    row = await (await connection.execute("SELECT version FROM kickdoor.version")).fetchone()
    return int(row[0]) if row else 0
