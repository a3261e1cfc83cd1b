"""`kickdoor play`: the address it prints, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

SOON = 40.0  # seconds


def play(home: Path, *args: str) -> subprocess.Popen[str]:
    """Start it in a session of its own, so that signals reach nobody else."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.Popen(
        [sys.executable, "-c", "import sys; from kickdoor.cli.app import main; sys.exit(main())", "play", *args],
        env=environment | {"HOME": str(home), "XDG_STATE_HOME": str(home), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.match(r"Open this in a browser: (\S+)$", line):
            return found[1]
    raise AssertionError("it has said no address")


@pytest.mark.parametrize(
    ("args", "where"),
    [
        ((), r"/play"),
        (("--name", "Ida"), r"/play\?name=Ida"),
        (("--winning-level", "7"), r"/play\?options=.*winning_level.*"),
    ],
)
def test_the_address_is_short_with_default_options(tmp_path: Path, args: tuple[str, ...], where: str) -> None:
    process = play(tmp_path, "--no-open", "--port", "0", *args)
    try:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+" + where, address(process))
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal that a test could send to one process")
@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_it_without_a_traceback(tmp_path: Path, times: int) -> None:
    """During a game of bots, and however often it is pressed."""
    process = play(tmp_path, "--no-open", "--port", "0")
    try:
        url = address(process).removesuffix("/play")
        with httpx.Client(base_url=url, trust_env=False, timeout=SOON) as client:
            seat = client.post("/api/tables", json={"name": "Ida", "options": {"timing": {"pace": 0}}}).json()
            asked = client.post(f"/api/tables/{seat['table']}/requests", json={"type": "start", "id": "start"})
            assert asked.is_success
        for _ in range(times):
            os.kill(process.pid, signal.SIGINT)
            time.sleep(0.05)
        _, said = process.communicate(timeout=SOON)
    finally:
        process.kill()
    assert (process.returncode, said) == (130, "")
