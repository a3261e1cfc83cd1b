"""Group commit: the jobs that arrive during a write are written together next, with a single wait for the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Group(Generic[Job]):
    """A queue of jobs to be written in groups. `write` gets up to `most` jobs in order of arrival and returns an error
    for each, None if it was stored. If `write` itself raises an error, all of its jobs get that one.
    """

    def __init__(self, write: Callable[[list[Job]], Awaitable[Sequence[Exception | None]]], most: int) -> None:
        self._write = write
        self._most = most
        self._waiting: deque[tuple[Job, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, job: Job) -> None:
        """Return when the job is stored. If cancelled while waiting, it is unknown whether it was."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Return when nothing is left to write."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                for error in await self._write_some([job for job, _ in islice(self._waiting, self._most)]):
                    _settle(self._waiting.popleft()[1], error)
        finally:
            for _, done in self._waiting:  # not empty only if this task was cancelled
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
