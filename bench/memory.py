"""Whether memory stays flat: what each process of `kickdoor simulate` holds while very many random games are played."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import psutil
from rich.console import Console

from bench.interpreter import interpreter
from kickdoor.lab.job import Job, rotated
from kickdoor.lab.simulate import run

MAIN: Final = "main process"  # gives out the work and puts the rows together


class Sample(msgspec.Struct, frozen=True):
    """What a process held when so many games were done in all."""

    process: str
    games: int
    megabytes: float


class Memory(msgspec.Struct, frozen=True):
    interpreter: str
    games: int
    workers: int
    samples: list[Sample]

    def of_each(self) -> dict[str, list[Sample]]:
        processes = dict.fromkeys(sample.process for sample in self.samples)
        return {process: [each for each in self.samples if each.process == process] for process in processes}


def measure(*, games: int, workers: int, every: int, seed: int, progress: Callable[[int], None]) -> Memory:
    """Four random players with the classic set, rows written to a file as always. A sample `every` so many games."""
    samples: list[Sample] = []
    names = {os.getpid(): MAIN}

    def look(done: int) -> None:
        progress(done)
        if samples and done // every == samples[-1].games // every:
            return
        pids = [os.getpid(), *(worker.pid for worker in multiprocessing.active_children() if worker.pid)]
        for pid in pids:
            name = names.setdefault(pid, f"worker {len(names)}")
            samples.append(Sample(name, done, psutil.Process(pid).memory_info().rss / 1e6))

    with tempfile.TemporaryDirectory() as folder:
        job = Job(games=games, seatings=rotated(["random"], 4), seed=seed)
        frames = run(job, workers=workers, out=Path(folder) / "results.parquet", progress=look)
    if frames.broken:
        raise RuntimeError(frames.broken)
    if not samples:  # Ctrl-C came first; later it keeps what is known by then
        raise KeyboardInterrupt
    return Memory(interpreter(), frames.played, workers, samples)


def show(found: Memory, console: Console) -> None:
    """What each process held after a quarter of the games, by when all caches are full, and at the end."""
    console.print(f"{found.interpreter}; {found.games:,} random games, {found.workers} workers")
    for process, samples in found.of_each().items():
        early, late = samples[len(samples) // 4], samples[-1]
        growth = late.megabytes / early.megabytes - 1
        console.print(
            f"{process}: {early.megabytes:.1f} MB after {early.games:,} games, "
            f"{late.megabytes:.1f} MB after {late.games:,} ({growth:+.1%})"
        )
