"""Real processes of `kickdoor`, to be watched, interrupted and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0  # seconds, on a machine that is busy with other tests


RUNS = "from kickdoor.cli.app import main; raise SystemExit(main())"


def kickdoor(*arguments: str) -> subprocess.Popen[str]:
    """In a group of its own, and deaf to Ctrl-C at first, as a shell starts something in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return subprocess.Popen(
            [sys.executable, "-c", RUNS, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=surroundings(),
        )
    finally:
        signal.signal(signal.SIGINT, before)


def simulate(*arguments: str) -> subprocess.Popen[str]:
    return kickdoor("simulate", *arguments)


def surroundings() -> dict[str, str]:
    ray = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_memory_monitor_refresh_ms": "0"}  # others may fill the memory meanwhile
    return os.environ | {"PYTHONUTF8": "1"} | ray


def until(holds: Callable[[], object], run: subprocess.Popen[str]) -> None:
    """Waits while the process is at work; ends it if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert run.poll() is None, run.communicate()
        if time.monotonic() > end:
            os.killpg(run.pid, signal.SIGKILL)
            raise AssertionError("it takes too long", *run.communicate())
        time.sleep(0.02)


def processes(word: str, *, below: int) -> list[int]:
    """Descendants of a process whose command line has this word."""
    found: list[int] = []
    for child in map(int, Path(f"/proc/{below}/task/{below}/children").read_text().split()):
        if word in Path(f"/proc/{child}/cmdline").read_text():
            found.append(child)
        found += processes(word, below=child)
    return found


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)
