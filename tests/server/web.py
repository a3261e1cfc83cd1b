"""Servers for tests: a real one in its own process on a free port, and one in this process without a network.

Also clients that send whatever a test wants, right or wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Coroutine, Generator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from kickdoor.server import serve
from kickdoor.server.app import Config, make_app
from kickdoor.server.http import ServerContext
from kickdoor.store import Store, open_store

SOON: Final = 20.0  # seconds, for a busy machine
FAST: Final[dict[str, Any]] = {
    "rules": {"reaction_seconds": 0.0},
    "timing": {"reading": 0, "pace": 0, "hold": None},
    "seats": 3,
    "bot": "random",
}  # a table that waits for nothing


def run(work: Coroutine[Any, Any, Any]) -> None:
    """Run a test in an event loop, with a time limit."""

    async def limited() -> None:
        async with asyncio.timeout(3 * SOON):
            await work

    asyncio.run(limited())


# ---------------------------------------------------------------- a real server
class Server:
    """`kickdoor serve` in a process of its own. `log` is what it wrote to stderr."""

    def __init__(self, folder: Path, *options: str, db: str = "") -> None:
        self.folder = folder
        self.log_file = folder / f"log-{secrets.token_hex(4)}"
        self.db = db or f"sqlite:///{folder / 'tables.db'}"
        command = [sys.executable, "-m", "kickdoor", "serve", "--db", self.db]
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, *([] if "--port" in options else ["--port", "0"]), *options],
                stdout=subprocess.PIPE, stderr=log, cwd=folder, start_new_session=True, text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()
        self.url = self.said.rpartition(" ")[2]

    def wait_until_ready(self) -> Server:
        until = time.monotonic() + SOON
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/ready", trust_env=False).is_success:
                    return self
            assert self.process.poll() is None and time.monotonic() < until, self.log
            time.sleep(0.02)

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8")

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, trust_env=False, timeout=SOON, **more)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server and return its exit code."""
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        return self.process.wait(SOON)

    def __enter__(self) -> Server:
        return self.wait_until_ready()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.stop()
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)  # with its workers: nothing else is in this process group
            self.process.wait(SOON)
            if self.process.stdout is not None:
                self.process.stdout.close()


@contextlib.contextmanager
def served(*options: str) -> Generator[Server]:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *options) as server:
        yield server


# ---------------------------------------------------------------- a real server in this process
class Here(NamedTuple):
    url: str
    place: ServerContext


@contextlib.asynccontextmanager
async def served_here(config: Config | None = None, **changed: Any) -> AsyncGenerator[Here]:
    """Run a server as `kickdoor serve` does, but in this process, so that a test can look inside and change uvicorn's
    settings. The buffer for a client that does not read holds only a few kilobytes.
    """
    config = config or Config(limited=False)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        sock.bind(("127.0.0.1", 0))
        app = make_app(config, open_store(f"sqlite:///{folder}/tables.db"))
        settings = serve.uvicorn_config(config, "ERROR", app)
        for name, value in changed.items():
            assert hasattr(settings, name)
            setattr(settings, name, value)
        server = uvicorn.Server(settings)
        running = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        try:
            yield Here(f"http://127.0.0.1:{sock.getsockname()[1]}", app.state.context)
        finally:
            server.should_exit = True
            await running


# ---------------------------------------------------------------- a server without a network
@contextlib.asynccontextmanager
async def app_of(config: Config | None = None, store: Store | None = None) -> AsyncGenerator[Starlette]:
    """Yield the started application, with a store in a new file unless one is given."""
    with tempfile.TemporaryDirectory() as folder:
        kept = store or open_store(f"sqlite:///{folder}/tables.db")
        app = make_app(config or Config(limited=False), kept)
        async with app.router.lifespan_context(app):
            yield app


@contextlib.asynccontextmanager
async def calling(
    config: Config | None = None, *, address: str = "127.0.0.1", base: str = "http://127.0.0.1:8000"
) -> AsyncGenerator[httpx.AsyncClient]:
    """Yield a client of a new application."""
    async with app_of(config) as app, client_of(app, address=address, base=base) as client:
        yield client


def client_of(app: Starlette, *, address: str = "127.0.0.1", base: str = "http://127.0.0.1:8000") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 50_000), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=base, trust_env=False)


# ---------------------------------------------------------------- clients
def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


class Talk:
    """A WebSocket client that sends what a test wants and keeps all that it receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, type: str, **parts: Any) -> dict[str, Any]:
        """Wait for the next message of that type with these fields."""
        async with asyncio.timeout(SOON):
            while True:
                said: dict[str, Any] = json.loads(await self.socket.recv())
                self.heard.append(said)
                if said["type"] == type and all(said.get(key, "") == value for key, value in parts.items()):
                    return said

    async def ask(self, type: str, **parts: Any) -> dict[str, Any]:
        """Send a request and return the answer."""
        word = secrets.token_urlsafe(6)
        await self.say({"type": type, "id": word, **parts})
        return await self.answer(word)

    async def answer(self, word: str) -> dict[str, Any]:
        async with asyncio.timeout(SOON):
            while True:
                said: dict[str, Any] = json.loads(await self.socket.recv())
                self.heard.append(said)
                if said.get("id") == word:
                    return said


@contextlib.asynccontextmanager
async def talking(url: str, table: str, secret: str = "", **more: Any) -> AsyncGenerator[Talk]:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = (bearer(secret) if secret else {}) | more.pop("headers", {})
    async with connect(
        address, additional_headers=headers, proxy=None, compression=None, max_size=None, **more
    ) as socket:
        yield Talk(socket)


def open_table(client: httpx.Client, name: str | None = "Ana", **options: Any) -> dict[str, Any]:
    """Open a table and return the server's answer, with its id and secret."""
    said = client.post("/api/tables", json={"options": {**FAST, **options}, "name": name})
    assert said.status_code == 201, said.text
    found: dict[str, Any] = said.json()
    client.cookies.clear()
    return found


async def plays_on(url: str, seated: dict[str, Any]) -> None:
    """Check that the table is unharmed: its player can start the game, if necessary, and act in it."""
    async with talking(url, seated["table"], seated["secret"]) as talk:
        update = await talk.hear("update")
        if update["info"]["stage"] == "waiting":
            said = await talk.ask("start")
            assert said["type"] == "done", said
        for _ in range(200):
            choices = await talk.ask("ask")
            if choices["legal"]:
                said = await talk.ask("do", action=choices["legal"][0])
                if said["type"] == "done":
                    return
            await asyncio.sleep(0.02)
        raise AssertionError("nothing to do at this table")
