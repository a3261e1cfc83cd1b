"""Plays the games of a job in many processes or on a cluster and returns their rows; after Ctrl-C those so far."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import polars as pl

from kickdoor.lab import cluster, measures, parts
from kickdoor.lab.errors import BadJob
from kickdoor.lab.interrupts import ignoring_interrupts
from kickdoor.lab.job import GameBroke, Job, play
from kickdoor.lab.workers import WorkersDie, batches, spread

Progress = Callable[[int], object]  # called with the number of finished games

WRITTEN: Final = ("games", "seats", "cards")  # what --out keeps
UNWRITTEN: Final = ("games", "seats", "cards", "times")  # what stays in memory without --out; positions are too many


@dataclass(frozen=True)
class Frames:
    """The rows of a job's games, and how many were played."""

    games: pl.LazyFrame
    seats: pl.LazyFrame
    cards: pl.LazyFrame
    times: pl.LazyFrame  # empty unless the job is timed
    played: int
    interrupted: bool = False  # by Ctrl-C
    broken: str = ""  # the error that stopped the run, if any

    @property
    def exit_code(self) -> int:
        """The exit code of a command with this result."""
        return 130 if self.interrupted else 1 if self.broken else 0


def stopped(found: Sequence[Frames], games: int) -> str:
    """Say why not all games of these runs were played; empty if they were. Only the last run can be incomplete."""
    if not found[-1].exit_code:
        return ""
    why = f": {found[-1].broken}" if found[-1].broken else ""
    return f"stopped after {sum(each.played for each in found):,} of {games:,} games{why}"


def run(
    job: Job,
    *,
    workers: int = 1,
    address: str = "",
    out: Path | None = None,
    positions: Path | None = None,
    force: bool = False,
    progress: Progress | None = None,
) -> Frames:
    """Play a job. `address`: a Ray cluster to play on instead of processes on this machine. `out`: the file to write
    rows to (`files`), else they stay in memory. `positions`: the file to write the job's positions to. `force`:
    overwrites existing files.

    Checks everything before the first game: raises BadJob, UnknownBot, PackError and OSError.
    """
    job.check()
    if workers < 1:
        raise BadJob(f"at least one worker is needed, not {workers}")
    if (positions is None) != (job.positions is None):
        raise BadJob("a job that records positions needs a file for them, and the other way round")
    written = [*files(out).values()] if out is not None else []
    if positions in written:
        raise BadJob(f"rows and positions would both be written to {positions}")
    check_writable([*written, positions] if positions is not None else written, force=force)
    with _folder(out or positions, force=force) as folder:
        items = batches(0, job.games, job.batch)
        if address:
            finished = _on_cluster(job, items, folder, address)
        else:
            finished = spread(partial(_store, job=job, folder=folder), items, workers)
        done, interrupted, broken = _collect(finished, progress)
        with ignoring_interrupts():
            frames = _written(folder, done, out) if out is not None else _in_memory(folder, done)
            if positions is not None:
                _write(folder, "positions", done, positions)
        return Frames(**frames, played=sum(map(len, done)), interrupted=interrupted, broken=broken)


def files(out: Path) -> dict[str, Path]:
    """Return the file of each table: `results.parquet`, `results.seats.parquet`, `results.cards.parquet`."""
    return {table: out if table == "games" else out.with_name(f"{out.stem}.{table}{out.suffix}") for table in WRITTEN}


def check_writable(paths: Iterable[Path], *, force: bool = False) -> None:
    """Raise BadJob or OSError if a file exists already or cannot be written. Changes no file."""
    for path in paths:
        exists = path.exists()
        if exists and not force:
            raise BadJob(f"{path} exists already; --force overwrites it")
        with path.open("ab"):
            pass
        if not exists:
            path.unlink()


# ---------------------------------------------------------------- playing
def _store(numbers: range, *, job: Job, folder: Path) -> range:
    """Play a batch in a worker, and store its part."""
    parts.write(folder, numbers.start, parts.packed(play(job, numbers)))
    return numbers


def _on_cluster(job: Job, items: list[range], folder: Path, address: str) -> Generator[range]:
    """Play on a cluster, and store the parts that come over the network."""
    with closing(cluster.spread(job, items, address)) as results:
        for numbers, part in results:
            parts.write(folder, numbers.start, part)
            yield numbers


def _collect(finished: Generator[range], progress: Progress | None) -> tuple[list[range], bool, str]:
    """Return the finished batches, whether Ctrl-C stopped the run, and the error that did."""
    done: list[range] = []
    games = 0
    try:
        with closing(finished):
            for numbers in finished:
                done.append(numbers)
                games += len(numbers)
                if progress is not None:
                    progress(games)
    except KeyboardInterrupt:
        return done, True, ""
    except (GameBroke, WorkersDie) as error:
        return done, False, str(error)
    return done, False, ""


# ---------------------------------------------------------------- rows
@contextmanager
def _folder(out: Path | None, *, force: bool) -> Generator[Path]:
    """Create the folder of the parts until they are joined: next to the output, since they are as large."""
    if out is None:
        with tempfile.TemporaryDirectory(prefix="kickdoor-") as name:
            yield Path(name)
        return
    folder = out.with_name(f"{out.name}.parts")
    if folder.exists() and not force:
        raise BadJob(f"{folder} exists already: another run is writing there, or one was killed; --force removes it")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _written(folder: Path, done: list[range], out: Path) -> dict[str, pl.LazyFrame]:
    """Write each table to one file, completely or not at all; nothing if no game was finished."""
    frames = _in_memory(folder, done, ("times",))
    for table, file in files(out).items():
        frames[table] = _write(folder, table, done, file)
    return frames


def _write(folder: Path, table: str, done: list[range], file: Path) -> pl.LazyFrame:
    """Write a table to a file, completely or not at all; nothing if no game was finished."""
    rows = parts.read(folder, table, [numbers.start for numbers in done])
    if not done:
        return rows
    draft = folder / f"{table}.parquet"
    rows.sink_parquet(draft)
    shutil.move(draft, file)
    return pl.scan_parquet(file)


def _in_memory(folder: Path, done: list[range], tables: Iterable[str] = UNWRITTEN) -> dict[str, pl.LazyFrame]:
    firsts = [numbers.start for numbers in done]
    return {table: parts.read(folder, table, firsts).collect(engine="streaming").lazy() for table in tables}


# ---------------------------------------------------------------- words
def totals(frames: Frames, seconds: float) -> str:
    """Say in one line how many games were played, how fast, and what share of its seats each bot has won."""
    games, cut = measures.counts(frames.games)
    rate = games / seconds if seconds else 0.0
    said = [f"{games:,} games in {seconds:,.0f} s ({rate:,.1f} games/s), {cut:,} cut"]
    for share in measures.shares(measures.ended(frames.seats), pl.col("bot")):
        low, high = share.interval
        said.append(f"{share.name} wins {share.value:.1%} of its seats ({low:.1%} to {high:.1%})")
    return "; ".join(said)
