"""Work spread over processes: what comes out does not depend on how many there are. Knows nothing of games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_DEATHS: Final = 3  # of workers in a row, without a result in between


class WorkersDie(Exception):
    """Something ends the workers again and again, so that there is no use in trying on."""


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Generator[Result]:
    """The results as they come, in any order, one for each item: what a worker leaves undone when it dies is done
    again. A KeyboardInterrupt in between ends the workers.
    """
    if jobs <= 1:
        yield from map(work, items)
        return
    left = dict(enumerate(items))
    deaths = 0
    while left:
        try:
            with closing(_pooled(work, left, min(jobs, len(left)))) as results:
                for number, result in results:
                    del left[number]
                    deaths = 0
                    yield result
        except BrokenProcessPool as error:
            deaths += 1
            if deaths >= MOST_DEATHS:
                raise WorkersDie(
                    f"workers were killed {deaths} times in a row; is there memory enough for {jobs} of them?"
                ) from error


def _pooled(work: Callable[[Item], Result], items: Mapping[int, Item], jobs: int) -> Generator[tuple[int, Result]]:
    """The results with the numbers of their items, until all are there or a worker dies."""
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    futures: dict[Future[Result], int] = {}
    try:
        with _interrupts_wait():  # one that comes while workers start finds all of them to end
            futures |= {pool.submit(work, item): number for number, item in items.items()}
        for future in as_completed(list(futures)):
            yield futures.pop(future), future.result()
    finally:
        with _interrupts_wait():
            workers = [child for child in multiprocessing.active_children() if child not in before]
            pool.shutdown(wait=not futures, cancel_futures=True)
            for worker in workers:
                worker.terminate()
                worker.join()


@contextmanager
def _interrupts_wait() -> Generator[None]:
    """Delay a Ctrl-C until the end. Processes that start meanwhile never get one. The mask alone would not do: the
    signal reaches this thread through any other that has none.
    """
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if masked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def _begin() -> None:
    """A worker ignores Ctrl-C, also on systems without signal masks, and ends with its parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


def batches(first: int, count: int, size: int) -> list[range]:
    """The numbers from `first` on, in batches whose bounds do not depend on how many work at them."""
    return [range(at, min(at + size, first + count)) for at in range(first, first + count, size)]


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(what: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar with speed and time left on a terminal, nothing elsewhere; the function takes how much is done in all."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    whole_run = 10 * 24 * 3600.0  # speed is that of the whole run: what is done comes in batches
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=whole_run
    ) as bar:
        task = bar.add_task(what, total=total, speed="")

        def show(done: int) -> None:
            elapsed = bar.tasks[task].elapsed
            bar.update(task, completed=done, speed=f"{done / elapsed:,.1f}/s" if elapsed else "")

        yield show
