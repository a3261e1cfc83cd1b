"""`kickdoor tables`: tables on a server's store are listed, shown, closed and deleted, also while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import time
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.protocol.options import Options
from kickdoor.server import entries as log
from kickdoor.server import housekeeping
from kickdoor.server.housekeeping import DAY, Housekeeper, purge
from kickdoor.server.sketching import gallery_id
from kickdoor.server.table import Table
from kickdoor.server.table_manager import row
from kickdoor.store import GalleryDrawing, Row, Store, open_store
from tests.cli.test_cli import Run
from tests.server.web import SOON, Server, open_table, run, talking
from tests.store.postgres_server import PostgresServer

NOW = time.time_ns() // 1_000_000


@pytest.fixture(scope="module")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start()
    yield server
    server.stop()


def using(db: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def opened() -> Any:
        store = open_store(db, shared=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a store with three tables, the last with a drawing, and a room of the level counter."""
    server: PostgresServer | None = request.getfixturevalue("postgres") if request.param == "postgres" else None
    address = server.url() if server is not None else f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill(store: Store) -> None:
        await put(store, "fresh-table", NOW, Options(title="Friday"), names=["Ana", "Bo"])
        await put(store, "month-table", NOW - 30 * DAY, Options(packs=("classic", f"pack:{'a' * 64}")), names=["Cy"])
        drawn: list[log.AnyEntry] = [log.Drew(0, 1, "classic/Hireling", "Di"), log.DrawingIn(0, 1)]
        await put(store, "ancient-one", NOW - 400 * DAY, Options(public=True), names=["Di"], more=drawn)
        await store.put_drawing(
            GalleryDrawing(gallery_id("ancient-one", 1), 1, "classic", "Hireling", "Di", "2025-01-01"), b"x"
        )
        await store.create("counter:ABCDEF", NOW - 400 * DAY, [b'{"is":"opened"}'], Row(stage="counter"))
        await store.put_pack("a" * 64, NOW - 400 * DAY, b"in use")
        await store.put_pack("b" * 64, NOW - 400 * DAY, b"unused")
        await store.put_pack("c" * 64, NOW, b"new")

    using(address, fill)
    return address


async def put(
    store: Store, name: str, at: int, options: Options, *, names: list[str], more: list[log.AnyEntry] | None = None
) -> None:
    table, entries = Table(name, []), list[log.AnyEntry]()
    entries.append(log.Created(options, "digest"))
    entries += [log.Sat(seat, each, f"secret {seat}", "code") for seat, each in enumerate(names)]
    for entry in [*entries, *(more or [])]:
        table.apply(entry, at)
    await store.create(name, at, [log.written(entry) for entry in [*entries, *(more or [])]], row(table))


def names_in(db: str) -> list[str]:
    listed: list[str] = using(db, _names)
    return listed


async def _names(store: Store) -> list[str]:
    return [one.table for one in await store.tables(public=False)]


# ---------------------------------------------------------------- list and show
def test_tables_are_listed_the_latest_first(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = Run(capsys, "tables", "list", "--db", db).out.splitlines()
    assert [line.split()[0] for line in lines[:2]] == ["fresh-table", "month-table"] and len(lines) == 4
    assert "waiting" in lines[0] and "Ana, Bo" in lines[0] and "'Friday'" in lines[0] and "3 entries" in lines[0]
    old = Run(capsys, "tables", "list", "--db", db, "--older-than", "100").out
    assert old.count("\n") == 2 and "ancient-one" in old and "fresh" not in old
    assert Run(capsys, "tables", "list", "--db", db, "--stage", "over").out == "no tables\n"
    assert Run(capsys, "tables", "list", "--db", db, "--stage", "counter").out.startswith("counter:ABCDEF")
    as_json = Run(capsys, "tables", "list", "--db", db, "--json", "--limit", "1").out
    assert json.loads(as_json)["players"] == ["Ana", "Bo"] and as_json.count("\n") == 1


def test_a_table_is_shown_without_its_secrets(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Run(capsys, "tables", "show", "ancient-one", "--db", db).out
    assert "ancient-one" in said and "1 drawing_in" in said and "listed publicly    yes" in said
    assert "digest" not in said and "secret" not in said


@pytest.mark.parametrize("command", ["show", "close", "delete"])
def test_an_unknown_table_is_reported(db: str, capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = Run(capsys, "tables", command, "no-such-table", "--db", db)
    assert ran.code == 2 and "there is no table 'no-such-table'" in ran.err and ran.err.count("\n") == 1


def test_listing_creates_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Run(capsys, "tables", "list", "--db", f"sqlite:///{tmp_path / 'none.db'}")
    assert ran.code == 2 and "there is no such file" in ran.err and not list(tmp_path.iterdir())


# ---------------------------------------------------------------- close and delete
def test_a_closed_table_keeps_its_log_and_leaves_the_lists(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "tables", "close", "ancient-one", "--db", db).out == "ancient-one is closed\n"
    (listed, records) = using(db, _closed)
    assert not listed.row.public and listed.row.stage == "over" and listed.row.due is None
    assert isinstance(log.read(records[-1].body), log.Closed) and len(records) == 5
    again = Run(capsys, "tables", "close", "ancient-one", "--db", db)
    assert again.code == 2 and "closed already" in again.err
    assert "(closed)" in Run(capsys, "tables", "show", "ancient-one", "--db", db).out


async def _closed(store: Store) -> Any:
    return await store.find("ancient-one"), await store.read("ancient-one")


def test_a_table_is_deleted_with_its_drawings_once_that_is_confirmed(
    db: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    refused = Run(capsys, "tables", "delete", "ancient-one", "--db", db)
    assert refused.code != 0 and "Di" in refused.out and "ancient-one" in names_in(db)
    assert "ancient-one is deleted" in Run(capsys, "tables", "delete", "ancient-one", "--yes", "--db", db).out
    assert "ancient-one" not in names_in(db)
    assert using(db, lambda store: store.get_drawing(gallery_id("ancient-one", 1))) is None
    assert using(db, lambda store: store.read("ancient-one")) == []


# ---------------------------------------------------------------- --keep-days
def test_tables_unused_for_long_are_deleted(db: str) -> None:
    assert using(db, lambda store: purge(store, NOW - 365 * DAY)) == (2, 1)
    assert names_in(db) == ["fresh-table", "month-table"]
    kept = using(db, _packs)
    assert kept == [b"in use", None, b"new"]  # a table uses the first
    assert using(db, lambda store: store.get_drawing(gallery_id("ancient-one", 1))) is None
    assert using(db, lambda store: purge(store, NOW - 365 * DAY)) == (0, 0)


async def _packs(store: Store) -> list[bytes | None]:
    return [await store.get_pack(letter * 64) for letter in "abc"]


def test_a_table_used_meanwhile_stays(db: str) -> None:
    async def go(store: Store) -> None:
        names = await store.untouched(NOW - 365 * DAY)
        await store.append("ancient-one", 4, NOW, [log.written(log.Said(0, "hello"))])
        assert [await housekeeping.delete_table(store, name, before=NOW - 365 * DAY) for name in names] == [
            name != "ancient-one" for name in names
        ]

    using(db, go)
    assert "ancient-one" in names_in(db)


def test_a_server_deletes_now_and_then_but_not_after_a_clock_change(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.02)
    jumped = [True]

    class Jumps:
        def has_jumped(self) -> bool:
            return jumped[0]

    async def go(store: Store) -> None:
        for days in (365, 0):
            work = asyncio.create_task(Housekeeper(store, lambda: NOW, days, jumps=Jumps()).work())  # type: ignore[arg-type]
            await asyncio.sleep(0.2)
            assert len(await store.tables(public=False)) == (4 if days else 2)
            if days:
                jumped[0] = False
                async with asyncio.timeout(SOON):
                    while len(await store.tables(public=False)) != 2:
                        await asyncio.sleep(0.02)
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    using(db, go)


# ---------------------------------------------------------------- while a server runs
@pytest.mark.parametrize("command", [["close"], ["delete", "--yes"]])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_players_of_a_closed_or_deleted_table_get_a_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], workers: str
) -> None:
    async def go(server: Server, seated: dict[str, Any]) -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.hear("update")
            await asyncio.to_thread(Run, capsys, "tables", *command, "--db", server.db, "--", seated["table"])
            with contextlib.suppress(ConnectionClosed):  # it may have got the message already
                await talk.say({"type": "say", "id": "one", "text": "hello?"})
            async with asyncio.timeout(SOON):
                said = await talk.hear("bye")
            told = ("closed",) if command == ["close"] else ("closed", "deleted")  # it is closed first
            assert any(word in said["text"] for word in told) and not said.get("again", True)

    with Server(tmp_path, "--workers", workers) as server, server.client() as client:
        seated = open_table(client)
        run(go(server, seated))
        found = client.get(f"/api/tables/{seated['table']}")
        assert found.status_code == (200 if command == ["close"] else 404)
        if command == ["close"]:
            said = client.post(f"/api/tables/{seated['table']}/seats", json={"name": "Bo"})
            assert (said.status_code, said.json()["code"]) == (409, "closed")
        assert "Traceback" not in server.log
