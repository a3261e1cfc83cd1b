"""Work spread over processes, with results that do not depend on their number. Knows nothing of games."""

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

from kickdoor.lab.interrupts import delaying_interrupts

Item = TypeVar("Item")
Result = TypeVar("Result")

MAX_DEATHS: Final = 3  # of workers in a row, without a result in between


class WorkersDie(Exception):
    """Workers are killed again and again, so that another try is pointless."""


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Generator[Result]:
    """Yield one result for each item as they are finished, in any order. Items of a worker that dies are done again.
    A KeyboardInterrupt ends the workers.
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
            if deaths >= MAX_DEATHS:
                raise WorkersDie(
                    f"workers were killed {deaths} times in a row; is there memory enough for {jobs} of them?"
                ) from error


def _pooled(work: Callable[[Item], Result], items: Mapping[int, Item], jobs: int) -> Generator[tuple[int, Result]]:
    """Yield results with the numbers of their items, until all are done or a worker dies."""
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start_worker)
    futures: dict[Future[Result], int] = {}
    try:
        with delaying_interrupts():  # an interrupt while workers start must end all of them
            futures |= {pool.submit(work, item): number for number, item in items.items()}
        for future in as_completed(list(futures)):
            yield futures.pop(future), future.result()
    finally:
        with delaying_interrupts():
            workers = [child for child in multiprocessing.active_children() if child not in before]
            pool.shutdown(wait=not futures, cancel_futures=True)
            for worker in workers:
                worker.terminate()
                worker.join()


def _start_worker() -> None:
    """Make a worker ignore Ctrl-C, also on systems without signal masks, and end with its parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


def batches(first: int, count: int, size: int) -> list[range]:
    """Split the numbers from `first` on into batches, independent of the number of workers."""
    return [range(at, min(at + size, first + count)) for at in range(first, first + count, size)]


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(what: str, total: int) -> Generator[Callable[[int], None]]:
    """Show a progress bar if this is a terminal. Yields a function that takes how much is done in all."""
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
    whole_run = 10 * 24 * 3600.0  # average the speed over the whole run, since games come in batches
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=whole_run
    ) as bar:
        task = bar.add_task(what, total=total, speed="")

        def show(done: int) -> None:
            elapsed = bar.tasks[task].elapsed
            bar.update(task, completed=done, speed=f"{done / elapsed:,.1f}/s" if elapsed else "")

        yield show


@contextmanager
def percent() -> Generator[Callable[[str, float], None]]:
    """Show a progress bar for several jobs, one after the other. Yields a function that takes the name of a job and the
    share of it that is done.
    """
    from rich.console import Console
    from rich.progress import Progress, TaskID

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        tasks: dict[str, TaskID] = {}

        def show(what: str, share: float) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=1.0)
            bar.update(tasks[what], completed=share)

        yield show
