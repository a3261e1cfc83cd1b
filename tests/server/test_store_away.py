"""A store that is away when a process starts, or that cannot be written to: 503 until it can, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Generator
from pathlib import Path

import httpx
import pytest

from kickdoor.client.server_process import ServerProcess
from kickdoor.server import opening
from kickdoor.store import open_store
from tests.server.web import FAST, SOON, Server, app_of, client_of, run
from tests.store.postgres_server import PostgresServer

NEW = {"options": FAST, "name": "Ana"}


@pytest.fixture(scope="module")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start()
    yield server
    server.stop()


def status(url: str, path: str = "/ready") -> int:
    """0: no answer."""
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
    assert [text.split(":")[0] for text in told][0] == "opening the store fails"
    assert told[-1].startswith("opening the store works again after") and len(told) == 2  # not one line an attempt


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
        until = time.monotonic() + 3.0  # long enough for a worker that fails to start to be noticed
        while time.monotonic() < until:
            assert status(server.url) == 503 and status(server.url, "/health") == 200
            time.sleep(0.05)
        assert set(server.worker_pids()) == {before[1], fresh}
        postgres.start_again()
        with httpx.Client(base_url=server.url, trust_env=False, timeout=SOON) as client:
            wait_for(lambda: all(client.get("/ready", headers={"connection": "close"}).is_success for _ in range(8)))
            for _ in range(8):  # by whichever worker
                made = client.post("/api/tables", json=NEW, headers={"connection": "close"})
                assert made.status_code == 201, made.text
        assert set(server.worker_pids()) == {before[1], fresh}
        assert server.stop() == 0
    finally:
        server.kill()
        if not postgres.pids():
            postgres.start_again()


def test_what_waiting_cannot_mend_is_said_at_once(postgres: PostgresServer, tmp_path: Path) -> None:
    for url, words in (
        (postgres.guest_url("wrong"), "password authentication failed"),
        (postgres.url() + "&dbname=nowhere", "does not exist"),
    ):
        server = Server(tmp_path, db=url)
        try:
            assert server.process.wait(SOON) == 2 and words in server.log
        finally:
            server.__exit__(None, None, None)
