"""Several real processes on one store: they notify each other, and a killed one damages nothing."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.store import Row, Store
from tests.store.appender import AT_ONCE
from tests.store.conftest import OpenStore

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[2]


def appender(address: str, tables: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.appender", address, tables, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def until(condition: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.005)
    return condition()


async def test_appends_of_another_process_are_reported(store: Store, address: str) -> None:
    heard: list[tuple[float, str]] = []
    loop = asyncio.get_running_loop()
    store.listen(lambda table: heard.append((time.monotonic(), table)))
    threads: set[str] = set()
    store.listen(lambda table: threads.add(threading.current_thread().name))
    with appender(address, "näme's,other", 1) as process:
        assert process.stdout is not None
        lines = [await loop.run_in_executor(None, process.stdout.readline) for _ in range(2)]
        acknowledged = time.monotonic()
        assert sorted(lines) == ["näme's 3\n", "other 3\n"]
        assert await until(lambda: {"näme's", "other"} <= {table for _, table in heard}, 5)
    assert heard[-1][0] - acknowledged < 1
    assert threads == {threading.current_thread().name}
    assert [record.seq for record in await store.read("näme's")] == [1, 2, 3]


async def test_a_process_is_not_notified_of_its_own_appends(opened: OpenStore) -> None:
    first, second = await opened(), await opened()
    heard: list[tuple[int, str]] = []
    first.listen(lambda table: heard.append((1, table)))
    second.listen(lambda table: heard.append((2, table)))
    await first.create("a", 1000, [b"1"], Row())
    await second.create("b", 1000, [b"1"], Row())
    assert await until(lambda: len(heard) >= 2, 5)
    await second.append("a", 1, 1001, [b"2"])
    assert await until(lambda: len(heard) >= 3, 5)
    await asyncio.sleep(0.1)
    assert sorted(heard) == [(1, "a"), (1, "b"), (2, "a")]


async def test_every_append_is_reported_once_it_can_be_read(opened: OpenStore) -> None:
    """Also after the newest entries of all were forgotten: no number is used twice."""
    first, second = await opened(), await opened()
    longest = dict.fromkeys([*"abc", "passing"], 0)

    async def look(table: str) -> None:
        longest[table] = max(longest[table], len(await first.read(table)))

    tasks: list[asyncio.Task[None]] = []
    first.listen(lambda table: tasks.append(asyncio.create_task(look(table))))
    for number, table in enumerate("abc", 1):
        await second.create(table, 1000, [b"1"], Row())
        await second.create("passing", 1000, [b"1"] * 30 * number, Row())
        assert await until(lambda most=30 * number: longest["passing"] == most, 5)  # type: ignore[misc]
        await second.forget("passing")
        for last in range(1, 30):
            await second.append(table, last, 1001, [b"2"])
    assert await until(lambda: longest == {**dict.fromkeys("abc", 30), "passing": 90}, 5), longest
    await asyncio.gather(*tasks)


async def test_an_error_of_a_listener_does_not_end_listening(opened: OpenStore) -> None:
    first, second = await opened(), await opened()
    errors: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context["exception"]))
    heard: list[str] = []

    def fail(table: str) -> None:
        raise KeyError(table)

    first.listen(fail)
    first.listen(heard.append)
    await second.create("a", 1000, [b"1"], Row())
    assert await until(lambda: heard == ["a"], 5)
    await second.create("b", 1000, [b"1"], Row())
    assert await until(lambda: heard == ["a", "b"], 5)
    assert [repr(error) for error in errors] == ["KeyError('a')", "KeyError('b')"]


async def test_processes_that_start_at_once(address: str, opened: OpenStore) -> None:
    processes = [appender(address, f"own {number},shared {number}", 5) for number in range(4)]
    for process in processes:
        output, _ = await asyncio.to_thread(process.communicate)
        assert process.returncode == 0
        assert len(output.splitlines()) == 10
    store = await opened()
    for number in range(4):
        assert len(await store.read(f"own {number}")) == 5 * AT_ONCE


async def test_a_killed_process_loses_nothing_acknowledged(address: str, opened: OpenStore) -> None:
    acknowledged = dict.fromkeys("ab", 0)
    store = await opened()
    for _ in range(10):
        process = appender(address, "a,b", 10**9)
        assert process.stdout is not None
        lines = [await asyncio.to_thread(process.stdout.readline) for _ in range(random.randint(1, 20))]
        await asyncio.sleep(random.uniform(0, 0.02))
        process.kill()  # SIGKILL
        output, _ = await asyncio.to_thread(process.communicate)
        for line in [*lines, *output.splitlines(keepends=True)]:
            if line.endswith("\n"):  # the last one may have been cut off
                acknowledged[line[0]] = int(line[1:])
        for table, last in acknowledged.items():
            log = await store.read(table)
            assert len(log) >= last
            assert len(log) % AT_ONCE == 0  # all or nothing
            assert [(record.seq, record.body) for record in log] == [
                (seq, b"%d" % seq) for seq in range(1, len(log) + 1)
            ]
    assert min(acknowledged.values()) > 0
