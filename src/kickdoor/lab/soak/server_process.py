"""A server of one's own, for trials: started, waited for, killed without warning, started again."""

from __future__ import annotations

import asyncio
import ctypes
import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import httpx

from kickdoor.client.errors import Trouble

START_S: Final = 60.0  # in which a server must be ready, on a busy machine


class ServerProcess:
    """`kickdoor serve` in a process group of its own, always at the same address; what it says goes to `log`."""

    def __init__(self, db: str, log: Path, *, workers: int = 1, port: int = 0) -> None:
        self.db = db
        self.workers = workers
        self.port = port or free_port()
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        options = ["--port", str(self.port), "--db", self.db, "--workers", str(self.workers), "--no-limits"]
        with self._log.open("ab") as log:
            self._process = _run(["serve", *options, "--log", "warning"], log)

    async def ready(self) -> float:
        """Waits for /ready; says how many seconds it took."""
        begin = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, verify=False) as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get("/ready")).is_success:
                        return time.monotonic() - begin
                if self._process is None or self._process.poll() is not None:
                    raise Trouble(f"the server does not start; it says:\n{self.said()}")
                if time.monotonic() - begin > START_S:
                    raise Trouble(f"the server is not ready after {START_S:g} s; it says:\n{self.said()}")
                await asyncio.sleep(0.02)

    def said(self) -> str:
        """The end of its log."""
        return self._log.read_text("utf-8", "replace")[-4000:]

    def kill(self) -> None:
        """The power cut: all of its processes, at once."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def kill_worker(self, pick: random.Random) -> bool:
        """Kill one of its workers; the server starts another. Return False if there is none just now."""
        found = self.worker_pids()
        if not found:
            return False
        with suppress(ProcessLookupError):
            os.kill(pick.choice(found), signal.SIGKILL)
        return True

    def worker_pids(self) -> list[int]:
        """Of several workers; a server of one has none. Known on Linux only."""
        if self._process is None or self.workers == 1:
            return []
        return [pid for pid in children(self._process.pid) if "spawn_main" in _command(pid)]

    def stop(self) -> int:
        """Gracefully; returns its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self._process.wait(START_S)
        finally:
            self.kill()


def _end_with_us() -> None:
    """On Linux the server ends with the process that started it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _run(arguments: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    return subprocess.Popen[bytes](
        [sys.executable, "-m", "kickdoor", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,
        preexec_fn=_end_with_us,
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def children(pid: int) -> list[int]:
    """The processes that this one has started. Known on Linux only."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]
    except OSError:
        return []


def state_of(pid: int) -> str:
    """R, S, D, Z and so on, as `ps` shows it; "" if there is no such process. Known on Linux only."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""
