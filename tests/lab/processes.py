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


def kickdoor(*arguments: str) -> subprocess.Popen[str]:
    """In a group of its own, as a shell would start it; it hears Ctrl-C even if the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "kickdoor.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,  # noqa: PLW1509  # no other thread runs here
        env=surroundings(),
    )


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def simulate(*arguments: str) -> subprocess.Popen[str]:
    return kickdoor("simulate", *arguments)


def surroundings() -> dict[str, str]:
    patient = {"RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(int(PATIENCE))}
    return os.environ | {"PYTHONUTF8": "1", "RAY_USAGE_STATS_ENABLED": "0"} | patient


def until(holds: Callable[[], object], run: subprocess.Popen[str]) -> None:
    """Waits while the process is at work."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert run.poll() is None, run.communicate()
        assert time.monotonic() < end, "it takes too long"
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
