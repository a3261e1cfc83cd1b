"""Ctrl-C keeps what is done; a worker that dies costs nothing but time. With real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from kickdoor.lab.job import Job, rotated
from kickdoor.lab.simulate import files, run
from kickdoor.lab.workers import MAX_DEATHS, WorkersDie, spread
from tests.lab.processes import PATIENCE, kill, processes, simulate, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are seen in /proc")

WORKER = "spawn_main"


def tables(out: Path) -> list[pl.DataFrame]:
    return [pl.read_parquet(file) for file in files(out).values()]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_every_finished_batch(workers: int, tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    process = simulate("--games=1000", "--most=60", f"--workers={workers}", f"--out={out}")
    parts = tmp_path / "r.parquet.parts"
    until(lambda: len(list(parts.glob("cards-*.parquet"))) >= 3, process)
    children = processes(WORKER, below=process.pid)
    assert len(children) == (workers if workers > 1 else 0)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (130, "")
    games, seats, cards = tables(out)
    assert 20 <= games.height < 1000
    assert said.splitlines()[0] == f"stopped after {games.height} of 1,000 games"
    assert said.splitlines()[1].startswith(f"{games.height} games in ")
    assert games["game"].is_sorted() and games["game"].n_unique() == games.height
    assert seats.height == 4 * games.height
    assert cards["game"].unique(maintain_order=True).to_list() == games["game"].to_list()
    assert not parts.exists()
    assert not any(Path(f"/proc/{child}/cwd").exists() for child in children)
    whole = run(Job(games=20, seatings=rotated(["random"], 4), most=60))
    first = pl.col("game") < 20
    done = whole.games.collect().join(games.select("game"), on="game", how="semi", maintain_order="left")
    assert done.equals(games.filter(first))


def test_a_killed_worker_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    process = simulate("--games=150", "--most=40", "--workers=2", f"--out={out}", "--seed=9")
    parts = tmp_path / "r.parquet.parts"
    until(lambda: len(list(parts.glob("cards-*.parquet"))) >= 3, process)
    kill(processes(WORKER, below=process.pid)[0])
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (0, "")
    assert said.startswith("150 games in ")
    alone = run(Job(games=150, seatings=rotated(["random"], 4), most=40, seed=9))
    for found, frame in zip(tables(out), (alone.games, alone.seats, alone.cards), strict=True):
        assert found.equals(frame.collect())


def test_workers_that_always_die_end_it() -> None:
    """Out of memory, for instance."""
    with pytest.raises(WorkersDie, match=f"{MAX_DEATHS} times in a row"):
        list(spread(die, [1, 2, 3], 2))


def die(_: int) -> None:
    kill(os.getpid())


def test_a_worker_that_dies_once_does_its_work_again(tmp_path: Path) -> None:
    found = list(spread(Mortal(tmp_path / "died"), list(range(20)), 2))
    assert sorted(found) == list(range(20))


class Mortal:
    """Dies at the seventh item, once."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, item: int) -> int:
        if item == 7 and not self.mark.exists():
            self.mark.touch()
            kill(os.getpid())
        return item


EARLY = """
import os, signal, threading
from concurrent.futures import ProcessPoolExecutor
from kickdoor.lab.workers import spread

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start it with SIGINT ignored
submit = ProcessPoolExecutor.submit

def interrupted(*arguments):
    os.kill(os.getpid(), signal.SIGINT)
    return submit(*arguments)

ProcessPoolExecutor.submit = interrupted
threading.Thread(target=threading.Event().wait, daemon=True).start()  # through it the signal gets past a mask
list(spread(abs, range(1000), 2))
"""


def test_ctrl_c_while_workers_start_ends_them_all() -> None:
    done = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == -signal.SIGINT
    assert done.stderr.splitlines()[-1] == "KeyboardInterrupt"
