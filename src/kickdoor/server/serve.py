"""Runs the server as one process, or as several that share a store. Prints its address and stops gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.server import HANDLED_SIGNALS
from uvicorn.supervisors import Multiprocess

from kickdoor.server import metrics
from kickdoor.server.app import Config, make_app
from kickdoor.server.limits import Limits
from kickdoor.server.protocols import HttpConnection, WebSocketConnection
from kickdoor.store import StoreDown, StoreError, open_store

CONFIG_VARIABLE: Final = "KICKDOOR_SERVE"  # environment variable that passes the command's options to the workers
BACKLOG: Final = 2048  # connections that may wait to be accepted
INTERRUPTED: Final = 130  # exit status after Ctrl-C, as in shells
FAILED: Final = 1
SHUTDOWN_TIME: Final = 4  # seconds for requests in progress when the server stops
# Seconds that a thread may run while others wait for the interpreter lock. The store's writer needs it back after every
# statement, and a thinking bot never releases it by itself: with Python's default of 5 ms, everybody waits for both.
SWITCH_INTERVAL: Final = 0.0005
# Thresholds of the garbage collector. Tables are many long-lived objects: with Python's default of 700 they would be
# scanned again and again for nothing, which takes a tenth of all the time and up to 0.2 seconds at once.
GC_THRESHOLDS: Final = (10_000, 20, 50)


class CannotListen(Exception):
    """The server's address or port cannot be used."""


class JsonFormatter(logging.Formatter):
    """A log formatter that writes one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def logging_config(level: str) -> dict[str, Any]:
    loud = {"handlers": ["err"], "level": level, "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonFormatter}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}},
        "loggers": {"kickdoor": loud, "uvicorn": loud, "uvicorn.error": {"level": "ERROR"}},
        "root": {"handlers": ["err"], "level": "WARNING"},
    }


# ---------------------------------------------------------------- running
def serve(config: Config, *, level: str = "INFO", begin: Callable[[str], None] | None = None) -> int:
    """Serve until stopped; return 0, or 130 after Ctrl-C. Waits for a store that is down; raises CannotListen, or
    StoreError for an unusable store, before anything is served. `begin` is called with the address once the server
    accepts calls.
    """
    with contextlib.suppress(StoreDown):  # then each process waits for it and logs that
        asyncio.run(check_store(config))
    with listen(config) as sock:
        config = replace(config, port=sock.getsockname()[1])
        config = replace(config, parent=os.getpid()) if config.workers > 1 else config
        os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()
        where = config.public_url or f"http://{_bracketed(config.host)}:{config.port}"
        print(f"kickdoor serves tables at {where}", flush=True)
        if not config.is_local and not config.secure:
            text = "Other machines can connect without https: fine at home, not on the internet."
            print(text, file=sys.stderr, flush=True)
        if begin is not None:
            begin(where)
        return run_many(config, sock, level) if config.workers > 1 else run_one(config, sock, level)


class Server(uvicorn.Server):
    """A uvicorn server that stops on a signal without raising it again afterwards: while asyncio shuts down, that would
    become a KeyboardInterrupt with a traceback. A second Ctrl-C is ignored, because stopping takes only a few seconds
    and interrupting it would end with a traceback as well.
    """

    interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = self.interrupted or sig == signal.SIGINT
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield  # run_one handles the signals, also while asyncio starts and shuts down


def run_one(config: Config, sock: socket.socket, level: str) -> int:
    server = Server(uvicorn_config(config, level))
    before = {sig: signal.signal(sig, server.handle_exit) for sig in HANDLED_SIGNALS}
    try:
        server.run(sockets=[sock])
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)
    if server.interrupted:
        return INTERRUPTED
    return 0 if server.started else FAILED


def run_many(config: Config, sock: socket.socket, level: str) -> int:
    with tempfile.TemporaryDirectory(prefix="kickdoor-figures-") as figures:
        os.environ[metrics.SHARED] = figures  # read by the processes that run() starts
        family = WorkerSupervisor(uvicorn_config(config, level), [sock])
        family.run()
        del os.environ[metrics.SHARED]
    if family.failed:
        return FAILED
    return INTERRUPTED if family.interrupted else 0


class WorkerSupervisor(Multiprocess):
    """Worker processes that are restarted when they die."""

    interrupted = False

    @property
    def failed(self) -> bool:
        return any(process.exitcode == STARTUP_FAILURE for process in self.processes)

    def handle_int(self) -> None:
        self.interrupted = True
        super().handle_int()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for process in before - {process.pid for process in self.processes}:
            if process is not None:
                metrics.forget(process)


def uvicorn_config(config: Config, level: str, app: Starlette | None = None) -> uvicorn.Config:
    """Return uvicorn's settings. `app`: the application if it runs in this process only."""
    return uvicorn.Config(
        app or "kickdoor.server.serve:worker",
        factory=app is None,
        host=config.host,
        port=config.port,
        workers=config.workers,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=Limits().message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # would need more memory for each socket than everything else
        timeout_graceful_shutdown=SHUTDOWN_TIME,
        backlog=BACKLOG,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=logging_config(level),
    )


def worker() -> Starlette:
    """Build the application of a worker process."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = make_app(msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=Config))
    gc.collect()
    gc.freeze()  # everything loaded so far stays for as long as the process runs
    gc.set_threshold(*GC_THRESHOLDS)
    return app


# ---------------------------------------------------------------- before serving
async def check_store(config: Config) -> None:
    """Open the store once, so that its errors are reported before anything is served."""
    store = open_store(config.db, shared=config.workers > 1)
    await store.open()
    await store.close()


def listen(config: Config) -> socket.socket:
    """Return a listening socket, whose connections wait until the server is ready. Raises CannotListen."""
    try:
        (family, *_), *_ = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)
        sock = socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError, OverflowError) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise CannotListen(f"cannot listen at {_bracketed(config.host)}:{config.port}: {reason}") from error
    sock.set_inheritable(True)
    return sock


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


__all__ = ["CannotListen", "StoreError", "serve", "worker"]
