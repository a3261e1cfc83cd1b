"""Jobs that arrive during a write are written together; each has its own result."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.store.groups import Group

pytestmark = pytest.mark.anyio


class Disk:
    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.slow = asyncio.Event()

    async def write(self, jobs: list[int]) -> list[Exception | None]:
        self.batches.append(jobs)
        await self.slow.wait()
        if 99 in jobs:
            raise OSError("the disk is full")
        return [KeyError(job) if job < 0 else None for job in jobs]


async def test_waiting_jobs_are_done_together() -> None:
    disk = Disk()
    group = Group(disk.write, most=3)
    tasks = [asyncio.create_task(group.add(1))]
    await asyncio.sleep(0.01)
    tasks += [asyncio.create_task(group.add(number)) for number in (2, -3, 4, 5)]
    await asyncio.sleep(0.01)
    assert disk.batches == [[1]] and not any(task.done() for task in tasks)
    disk.slow.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert disk.batches == [[1], [2, -3, 4], [5]]
    assert [repr(outcome) for outcome in outcomes] == ["None", "None", "KeyError(-3)", "None", "None"]
    await group.finish()


async def test_an_error_fails_its_whole_batch_and_no_other() -> None:
    disk = Disk()
    disk.slow.set()
    group = Group(disk.write, most=2)
    outcomes = await asyncio.gather(*(group.add(number) for number in (98, 99, 100)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [OSError, OSError, type(None)]


async def test_a_cancelled_job_does_not_affect_the_others() -> None:
    disk = Disk()
    group = Group(disk.write, most=3)
    tasks = [asyncio.create_task(group.add(number)) for number in (1, 2, 3, 4)]
    await asyncio.sleep(0.01)
    tasks[1].cancel()
    tasks[3].cancel()
    disk.slow.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "CancelledError"] * 2
    await group.finish()
    assert disk.batches == [[1, 2, 3], [4]]
