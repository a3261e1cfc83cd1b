"""Work spread over processes: what comes out does not depend on how many there are. Knows nothing of games."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """The results as they come, in any order. A KeyboardInterrupt in between ends the workers."""
    if jobs <= 1:
        yield from map(work, items)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _deaf) as pool:
        yield from pool.imap_unordered(work, items)


def _deaf() -> None:
    """Ctrl-C is for whoever has started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def batches(first: int, count: int, size: int) -> list[range]:
    """The numbers from `first` on, in batches whose bounds do not depend on how many work at them."""
    return [range(at, min(at + size, first + count)) for at in range(first, first + count, size)]


@contextmanager
def progress(what: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere; the function takes how much is done in all."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)

        def show(done: int) -> None:
            bar.update(task, completed=done)

        yield show
