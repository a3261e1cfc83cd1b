"""What arrives while something is being written goes together next time: one wait for the disk for all of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Group(Generic[Job]):
    """`write` takes up to `most` jobs, in the order in which they came, and says for each what went wrong (None: it is
    safe). If `write` itself raises an error, it is that of every job.
    """

    def __init__(self, write: Callable[[list[Job]], Awaitable[Sequence[Exception | None]]], most: int) -> None:
        self._write = write
        self._most = most
        self._waiting: deque[tuple[Job, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, job: Job) -> None:
        """Return when the job is safe. If cancelled while waiting, it is unknown whether the job was done."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Returns when nothing is left to write."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                for error in await self._write_some([job for job, _ in islice(self._waiting, self._most)]):
                    _settle(self._waiting.popleft()[1], error)
        finally:
            for _, done in self._waiting:  # there are some only if this was cancelled
                done.cancel()

    async def _write_some(self, jobs: list[Job]) -> Sequence[Exception | None]:
        try:
            return await self._write(jobs)
        except Exception as error:
            return [error] * len(jobs)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # the waiting task was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
