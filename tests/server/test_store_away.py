"""A store that is down when a process starts, or cannot be written to: 503 until it can, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from psycopg.conninfo import conninfo_to_dict

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.server import opening
from kickdoor.store import open_store
from tests.server.web import (
    FAST,
    SOON,
    Server,
    app_of,
    bearer,
    client_of,
    open_table,
    plays_on,
    run,
    talking,
)
from tests.store.postgres_server import PostgresServer

NEW = {"options": FAST, "name": "Ana"}


@pytest.fixture(scope="module")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start()
    yield server
    server.stop()


def status(url: str, path: str = "/ready") -> int:
    """Return the status code of the answer, or 0 if there was none."""
    try:
        return httpx.get(url + path, trust_env=False, timeout=SOON).status_code
    except httpx.HTTPError:
        return 0


def wait_for(is_so: Callable[[], bool], seconds: float = 2 * SOON) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


# ---------------------------------------------------------------- a database that is down when a process starts
def test_a_process_that_starts_without_its_database_waits_for_it(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opening, "LONGEST_PAUSE", 0.2)
    url = postgres.url()

    async def go() -> None:
        await asyncio.to_thread(postgres.kill_hard)
        try:
            async with app_of(store=open_store(url)) as app, client_of(app) as client:
                assert (await client.get("/health")).status_code == 200
                assert (await client.get("/api/editions")).status_code == 200  # needs no store
                for said in (
                    await client.get("/ready"),
                    await client.get("/api/tables"),
                    await client.post("/api/tables", json=NEW),
                    await client.post("/api/counters", json={"cells": {}}),
                    await client.get("/api/tables/abcdefghi"),
                ):
                    assert (said.status_code, said.json()["code"]) == (503, "unavailable"), said.text
                await asyncio.to_thread(postgres.start_again)
                async with asyncio.timeout(SOON):
                    while (await client.get("/ready")).status_code != 200:
                        await asyncio.sleep(0.05)
                assert (await client.post("/api/tables", json=NEW)).status_code == 201
        finally:
            if not postgres.pids():
                postgres.start_again()

    run(go())
    told = [record.getMessage() for record in caplog.records if record.name == "kickdoor.server"]
    assert told[0].startswith("opening the store fails: ")
    assert told[-1].startswith("opening the store works again after") and len(told) == 2  # not one line per attempt


def test_a_process_that_never_found_its_database_stops_gracefully(postgres: PostgresServer, tmp_path: Path) -> None:
    url = postgres.url()
    postgres.kill_hard()
    try:
        server = Server(tmp_path, db=url)
        try:
            wait_for(lambda: status(server.url) == 503)
            assert status(server.url, "/health") == 200
            assert server.stop() == 0
            assert "Traceback" not in server.log and "opening the store fails" in server.log
        finally:
            server.__exit__(None, None, None)
    finally:
        postgres.start_again()


def posted(client: httpx.Client) -> int:
    return client.post("/api/tables", json=NEW, headers={"connection": "close"}).status_code


def test_a_worker_that_starts_without_its_database_stops_no_other(postgres: PostgresServer, tmp_path: Path) -> None:
    server = ServerProcess(postgres.url(), tmp_path / "log", workers=2)
    server.start()
    try:
        wait_for(lambda: status(server.url) == 200 and len(server.worker_pids()) == 2)
        before = server.worker_pids()
        postgres.kill_hard()
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(set(server.worker_pids()) - set(before)) == 1 and status(server.url) == 503)
        (fresh,) = set(server.worker_pids()) - set(before)
        until = time.monotonic() + 3.0  # long enough to notice a worker that fails to start
        while time.monotonic() < until:
            assert status(server.url) == 503 and status(server.url, "/health") == 200
            time.sleep(0.05)
        assert set(server.worker_pids()) == {before[1], fresh}
        postgres.start_again()
        with httpx.Client(base_url=server.url, trust_env=False, timeout=SOON) as client:
            wait_for(lambda: all(client.get("/ready", headers={"connection": "close"}).is_success for _ in range(8)))
            # Each worker answers some of the requests; one of them may still be about to try again.
            wait_for(lambda: all(posted(client) == 201 for _ in range(8)))
        assert set(server.worker_pids()) == {before[1], fresh}
        assert server.stop() == 0
    finally:
        server.kill()
        if not postgres.pids():
            postgres.start_again()


def test_errors_that_waiting_cannot_fix_are_reported_at_once(postgres: PostgresServer, tmp_path: Path) -> None:
    for url, words in (
        (postgres.guest_url("wrong"), "password authentication failed"),
        (postgres.url() + "&dbname=nowhere", "does not exist"),
    ):
        server = Server(tmp_path, db=url)
        try:
            assert server.process.wait(SOON) == 2 and words in server.log
        finally:
            server.__exit__(None, None, None)


# ---------------------------------------------------------------- a disk that is full, a file that cannot be used
TRIGGER = """
CREATE FUNCTION kickdoor.full() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_space BEFORE INSERT ON kickdoor.log FOR EACH STATEMENT EXECUTE FUNCTION kickdoor.full()
"""


class Trouble:
    """A fault that makes a store unwritable, and how to end it."""

    def __init__(self, begin: Callable[[], object], end: Callable[[], object]) -> None:
        self.begin, self.end = begin, end


def no_space(server: Server) -> Trouble:
    """The server's files cannot grow beyond a page, as if the disk were full; reading works."""
    pid = server.process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    return Trouble(
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard)),
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard)),
    )


def garbage(server: Server) -> Trouble:
    """The file and its write-ahead log are overwritten, and later restored."""
    files = [server.folder / "tables.db", server.folder / "tables.db-wal"]
    before: dict[Path, bytes] = {}

    def spoil() -> None:
        for file in files:
            before[file] = file.read_bytes()
            with file.open("r+b") as opened:
                opened.write(os.urandom(len(before[file])))

    def restore() -> None:
        for file, content in before.items():
            with file.open("r+b") as opened:
                opened.write(content)

    return Trouble(spoil, restore)


def database_full(postgres: PostgresServer, database: str) -> Trouble:
    """PostgreSQL reports that a table cannot grow."""
    return Trouble(
        lambda: postgres.execute(TRIGGER, database),
        lambda: postgres.execute("DROP FUNCTION kickdoor.full() CASCADE", database),
    )


def database_read_only(postgres: PostgresServer, database: str) -> Trouble:
    """As after a failover to a replica: connections break, and new ones may only read."""

    def becomes(value: str) -> None:
        postgres.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = {value}")
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")

    return Trouble(lambda: becomes("on"), lambda: becomes("off"))


async def stops_and_goes_on(server: Server, trouble: Trouble, words: str) -> None:
    """A player acts while the store cannot be written to, and again afterwards."""
    with server.client() as client:
        seated = open_table(client)
        other = open_table(client, name="Bo")
    before = reads_log(server, seated["table"])
    async with (
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=2 * SOON) as calls,
        talking(server.url, seated["table"], seated["secret"]) as talk,
    ):
        assert (await calls.get("/ready")).status_code == 200
        trouble.begin()
        said = await calls.get("/ready")
        assert (said.status_code, said.json()["code"]) == (503, "unavailable"), said.text
        said = await calls.post("/api/tables", json=NEW)
        assert (said.status_code, said.json()["code"]) == (503, "unavailable"), said.text
        call = f"/api/tables/{other['table']}/requests"
        chat = {"type": "say", "id": "by-call", "text": "by call"}
        said = await calls.post(call, json=chat, headers=bearer(other["secret"]))
        assert (said.status_code, said.json()["code"]) == (503, "unavailable"), said.text
        await talk.say({"type": "say", "id": "by-socket", "text": "by socket"})
        answer = await talk.answer("by-socket")
        assert (answer["type"], answer["code"]) == ("refused", "unavailable")
        assert (await calls.get("/health")).status_code == 200
        trouble.end()
        async with asyncio.timeout(SOON):
            while (await calls.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)
        for _ in range(2):  # repeated as clients do, and once more: done only once
            assert (await calls.post(call, json=chat, headers=bearer(other["secret"]))).status_code == 200
            await talk.say({"type": "say", "id": "by-socket", "text": "by socket"})
            assert (await talk.answer("by-socket"))["type"] == "done"
        assert (await calls.post("/api/tables", json=NEW)).status_code == 201
    assert reads_log(server, seated["table"]) == [*before, "by-socket"]
    await plays_on(server.url, seated)
    assert words in server.log and "Traceback" not in server.log
    assert server.log.count("writing to the store fails") == server.log.count("writing to the store works again") == 1


def reads_log(server: Server, table: str) -> list[str]:
    """Return the keys of the requests in a table's log."""

    async def read() -> list[str]:
        store = open_store(server.db, shared=True)
        await store.open()
        records = await store.read(table)
        await store.close()
        return [json.loads(record.body).get("key", "") for record in records]

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, read()).result()


def test_tables_go_on_after_a_full_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        run(stops_and_goes_on(server, no_space(server), f"{tmp_path / 'tables.db'}: "))
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("trouble", "words"), [(database_full, "No space left on device"), (database_read_only, "PostgreSQL: ")]
)
def test_tables_go_on_after_a_database_took_no_writes(
    tmp_path: Path, postgres: PostgresServer, trouble: Callable[[PostgresServer, str], Trouble], words: str
) -> None:
    url = postgres.url()
    database = str(conninfo_to_dict(url)["dbname"])
    with Server(tmp_path, db=url) as server:
        run(stops_and_goes_on(server, trouble(postgres, database), words))


def test_a_file_that_is_overwritten_is_unavailable(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as client:
        seated = open_table(client)
        time.sleep(0.1)
        garbage(server).begin()
        for path in ("/ready", f"/api/tables/{'x' * 12}", "/api/tables"):
            said = client.get(path)
            assert (said.status_code, said.json()["code"]) == (503, "unavailable"), (path, said.text)
        chat = {"type": "say", "id": "one", "text": "hello"}
        said = client.post(f"/api/tables/{seated['table']}/requests", json=chat, headers=bearer(seated["secret"]))
        assert (said.status_code, said.json()["code"]) == (503, "unavailable"), said.text
        assert client.get("/health").status_code == 200
        assert "the store fails" in server.log and "Traceback" not in server.log
        assert server.stop() == 0


def test_a_file_that_is_no_database_is_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(os.urandom(8192))
    server = Server(tmp_path)
    try:
        assert server.process.wait(SOON) == 2 and "file is not a database" in server.log
    finally:
        server.__exit__(None, None, None)
