"""`kickdoor serve` as a command: it prints its address, reports mistakes in one line, and stops gracefully."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.cli import app
from tests.server.web import SOON, Server, bearer, open_table, plays_on, run, served, talking


def test_it_prints_its_address_and_is_ready() -> None:
    with served() as server, server.client() as client:
        assert server.said.startswith("kickdoor serves tables at http://127.0.0.1:") and not server.url.endswith(":0")
        assert client.get("/health").json()["ok"] and client.get("/ready").json()["ok"]
        assert client.get("/").is_success
        assert "kickdoor_actions_total" in client.get("/metrics").text


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_gracefully(how: signal.Signals, code: int, workers: int) -> None:
    """Open sockets and streams are asked to reconnect."""

    async def go(server: Server) -> float:
        with server.client() as client:
            seated = open_table(client)
        async with (
            talking(server.url, seated["table"], seated["secret"]) as talk,
            httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=SOON) as calls,
            calls.stream("GET", f"/api/tables/{seated['table']}/stream", headers=bearer(seated["secret"])) as stream,
        ):
            lines = stream.aiter_lines()
            assert json.loads(await anext(lines))["type"] == "update"
            await talk.hear("update")
            began = time.monotonic()
            os.kill(server.process.pid, how)
            assert (await talk.hear("bye")).get("again", True)
            with pytest.raises(ConnectionClosed) as error:
                await talk.hear("nothing more")
            assert error.value.rcvd is not None and error.value.rcvd.code == 1012
            rest = [json.loads(line) async for line in lines if line]
            assert rest[-1]["type"] == "bye"
        assert await asyncio.to_thread(server.process.wait, SOON) == code
        return time.monotonic() - began

    took = 0.0

    async def timed(server: Server) -> None:
        nonlocal took
        took = await go(server)

    with served("--workers", str(workers)) as server:
        run(timed(server))
        assert "Traceback" not in server.log
    assert took < 10


def test_it_stops_although_a_client_does_not_read() -> None:
    """A client that does not read cannot delay the end."""
    with served() as server:
        with server.client() as client:
            seated = open_table(client)
        host, _, port = server.url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port))) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(
                f"GET /api/tables/{seated['table']}/stream HTTP/1.1\r\nHost: {host}\r\n"
                f"Authorization: Bearer {seated['secret']}\r\n\r\n".encode()
            )
            assert deaf.recv(12) == b"HTTP/1.1 200"
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 10


# ---------------------------------------------------------------- mistakes are reported in one line
def complaint(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert app.main(["serve", *options]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and said.out == ""
    return said.err


def test_a_port_that_is_taken_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint(capsys, "--db", f"sqlite:///{tmp_path}/t.db", "--port", str(port))
        assert f"cannot listen at 127.0.0.1:{port}: Address already in use" in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_second_server_on_the_same_file_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, workers: str
) -> None:
    """A second server is refused until the first is gone, however the file is named.

    A server alone with its file does not check for changes by others.
    Servers with several workers may share the file (test_two_workers).
    """
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    with Server(tmp_path, "--workers", workers) as first:
        with first.client() as client:
            seated = open_table(client)
        for same in (db, f"sqlite:///{tmp_path}/./tables.db", f"sqlite:///{tmp_path / 'other.db'}"):
            said = complaint(capsys, "--db", same, "--port", "0", "--workers", "2" if workers == "1" else "1")
            assert f"another kickdoor server uses this file (process {first.process.pid})" in said
        with Server(tmp_path, db=f"sqlite:///{tmp_path / 'another.db'}"):
            pass  # another file is allowed
        run(plays_on(first.url, seated))
        first.stop(signal.SIGKILL)
    with Server(tmp_path) as second:
        run(plays_on(second.url, seated))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--host", "no.such.host.invalid"], "cannot listen at no.such.host.invalid"),
        (["--host", "203.0.113.77"], "cannot listen at 203.0.113.77"),
        (["--db", "mysql://somewhere"], "is not a store's address"),
        (["--db", "sqlite:////proc/nowhere/tables.db"], "/proc/nowhere"),
        (["--public-url", "play.example.org"], "is not an address"),
        (["--public-url", "https://play.example.org/games"], "is not an address"),
        (["--public-url", "https://[broken"], "is not an address"),
        (["--log", "loud"], "is not a log level"),
        (["--port", "70000"], "--port"),
        (["--workers", "0"], "--workers"),
    ],
)
def test_invalid_options_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: list[str], words: str
) -> None:
    more = [] if "--db" in options else ["--db", f"sqlite:///{tmp_path}/t.db"]
    assert words in complaint(capsys, *more, *options)


# ---------------------------------------------------------------- several processes
def figures(server: Server) -> dict[str, float]:
    with server.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if line and not line.startswith("#")}


def children(server: Server) -> set[int]:
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


async def until(true: Any) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.1)


def test_metrics_cover_all_workers_and_dead_workers_are_restarted() -> None:
    async def go(server: Server) -> None:
        with server.client() as client:
            seated = open_table(client)
        sockets = [talking(server.url, seated["table"]) for _ in range(6)]
        for each in sockets:
            await (await each.__aenter__()).hear("update")
        await until(lambda: figures(server)["kickdoor_sockets"] == 6)
        assert len({figures(server)["kickdoor_sockets"] for _ in range(8)}) == 1, "whichever process answers"
        before = children(server)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        await until(lambda: len(children(server)) == 2 and children(server) != before)
        for each in sockets:
            await each.__aexit__(None, None, None)
        await until(lambda: figures(server)["kickdoor_sockets"] == 0)  # the dead worker's sockets are no longer counted

    with served("--workers", "2") as server:
        run(go(server))


def test_workers_end_with_their_parent() -> None:
    with served("--workers", "2") as server:
        workers = children(server)
        server.process.kill()
        server.process.wait(SOON)
        run(until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers)))
        port = int(server.url.rpartition(":")[2])
        with socket.create_server(("127.0.0.1", port)):
            pass  # the port is free again
