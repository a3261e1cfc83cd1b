"""A store that hangs fails its tests in time instead of hanging them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent.parent
CONFTEST = """
from pathlib import Path
from tests.time_limit import TimeLimit

def pytest_configure(config):
    config.pluginmanager.register(TimeLimit(Path(__file__).parent))
"""
WAITS_FOR_EVER = """
import asyncio

def test_hangs():
    asyncio.run(asyncio.Event().wait())

def test_next_one():
    pass
"""
A_THREAD_GOES_ON_FOR_EVER = """
import asyncio, time

def spin():
    while True:
        time.sleep(0.01)

def test_hangs():
    asyncio.run(asyncio.wait_for(asyncio.to_thread(spin), None))
"""
BROKEN_STORE = """
import asyncio
from kickdoor.store import Row
from kickdoor.store.groups import Group
from kickdoor.store.sqlite import SqliteStore

async def never(self, job):
    await asyncio.get_running_loop().create_future()

def test_appends(tmp_path, monkeypatch):
    async def go():
        store = SqliteStore(tmp_path / "db")
        await store.open()
        try:
            await store.create("t", 1000, [b"1"], Row())
        finally:
            await store.close()
    monkeypatch.setattr(Group, "add", never)
    asyncio.run(go())
"""


@pytest.mark.parametrize("tests", [WAITS_FOR_EVER, A_THREAD_GOES_ON_FOR_EVER, BROKEN_STORE])
def test_a_test_that_hangs_fails(tmp_path: Path, tests: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(tests)
    began = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", str(tmp_path)],
        env=os.environ | {"KICKDOOR_TEST_SECONDS": "2", "PYTHONPATH": os.pathsep.join([*sys.path, str(HERE)])},
        cwd=tmp_path, capture_output=True, text=True, timeout=80, check=False,
    )  # fmt: skip
    assert ran.returncode == 1 and "TooLong" in ran.stdout, ran.stdout + ran.stderr
    assert time.monotonic() - began < 60
    assert ("1 passed" in ran.stdout) is (tests == WAITS_FOR_EVER)
