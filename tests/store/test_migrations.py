"""Migrations to the current version, from nothing and from an older one; a newer version is left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from kickdoor.store import Row, StoreError, migrations, open_store
from kickdoor.store.migrations import STEPS, Step
from tests.store.conftest import OpenStore

pytestmark = pytest.mark.anyio
COLOURS = Step(
    ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'", "CREATE TABLE colours (name TEXT)"),
    (
        "ALTER TABLE kickdoor.tables ADD COLUMN colour text NOT NULL DEFAULT 'green'",
        "CREATE TABLE kickdoor.colours (name text)",
    ),
)
BROKEN = Step(("CREATE TABLE half (a)", "NONSENSE"), ("CREATE TABLE kickdoor.half (a text)", "NONSENSE"))


def ask(address: str, question: str) -> list[tuple[object, ...]]:
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        try:
            return connection.execute(question.replace("kickdoor.", "")).fetchall()
        finally:
            connection.close()
    with psycopg.connect(address) as connected:
        return connected.execute(question.encode()).fetchall()


def version(address: str) -> int:
    sqlite = address.startswith("sqlite")
    ((number,),) = ask(address, "PRAGMA user_version" if sqlite else "SELECT version FROM kickdoor.version")
    assert isinstance(number, int)
    return number


async def test_from_nothing(address: str, opened: OpenStore) -> None:
    store = await opened()
    assert version(address) == len(STEPS)
    await store.create("t", 1000, [b"1"], Row())
    assert len(await (await opened()).read("t")) == 1


async def test_from_an_older_version(address: str, opened: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened()
    await store.create("t", 1000, [b"1"], Row())
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, COLOURS))
    newer = await opened()
    assert version(address) == len(STEPS) + 1
    await newer.append("t", 1, 1001, [b"2"])
    assert len(await store.read("t")) == 2  # the older process goes on
    assert ask(address, "SELECT colour FROM kickdoor.tables") == [("green",)]


async def test_a_newer_version_is_left_alone(address: str, opened: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, COLOURS))
    await opened()
    monkeypatch.undo()
    with pytest.raises(StoreError, match=f"newer kickdoor .version {len(STEPS) + 1}; this one knows {len(STEPS)}"):
        await opened()
    assert version(address) == len(STEPS) + 1


async def test_a_migration_is_atomic(address: str, opened: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened()
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, BROKEN))
    with pytest.raises(StoreError, match="NONSENSE"):
        await opened()
    assert version(address) == len(STEPS)
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, Step(BROKEN.sqlite[:1], BROKEN.postgres[:1])))
    await opened()
    assert ask(address, "SELECT * FROM kickdoor.half") == []
    await store.ping()


class Interrupted:
    """A connection during which another process migrates the file after each statement."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mine = sqlite3.connect(path)

    def execute(self, question: str) -> Any:
        asked = self.mine.execute(question).fetchall()
        other = sqlite3.connect(self.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        migrations.bring_up_sqlite(other)
        other.execute("COMMIT")
        other.close()
        return SimpleNamespace(fetchone=lambda: asked[0] if asked else None)


def test_a_store_that_another_process_creates_meanwhile_is_accepted(tmp_path: Path) -> None:
    between = Interrupted(tmp_path / "new.db")
    migrations.check_sqlite(cast("sqlite3.Connection", between))
    between.mine.close()


async def test_several_at_once(address: str) -> None:
    stores = [open_store(address, shared=True) for _ in range(8)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.create(f"{number}", 1, [b"1"], Row()) for number, store in enumerate(stores)))
    assert len(await stores[0].tables(public=False)) == 8
    await asyncio.gather(*(store.close() for store in stores))
