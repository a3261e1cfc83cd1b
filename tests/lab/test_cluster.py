"""The same job on a real Ray cluster of two processors: equal rows, also if a worker is killed in the middle."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from kickdoor.lab import cluster as lab_cluster
from kickdoor.lab.job import Job, rotated
from kickdoor.lab.simulate import Frames, files, run
from tests.lab.processes import PATIENCE, kill, processes, simulate, surroundings, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are seen in /proc")

TASK = "ray::_play_remotely"
GAMES = ("--games=400", "--most=40", "--seed=4")


class Cluster:
    """`ray start` on this machine, with everything that it starts, and a door for clients from elsewhere."""

    def __init__(self, folder: Path) -> None:
        port, door, unused = free_port(), free_port(), free_port()
        self.address, self.client = f"127.0.0.1:{port}", f"ray://127.0.0.1:{door}"
        head = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", f"--port={port}"]
        head += ["--num-cpus=2", "--include-dashboard=false", f"--temp-dir={folder}"]
        head += [f"--ray-client-server-port={unused}", "--object-store-memory=80000000"]
        self.process = self._start(head, folder / "start.log", "Ray runtime started")
        # The head's own door starts a process for each client behind it, which now and then nobody ever hears of.
        server = [sys.executable, "-m", "ray.util.client.server", "--mode=legacy", f"--address={self.address}"]
        server += ["--host=127.0.0.1", f"--port={door}"]
        self.door = self._start(server, folder / "door.log", "Starting Ray Client server")

    def _start(self, command: list[str], says: Path, word: str) -> subprocess.Popen[str]:
        with says.open("w") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, text=True, start_new_session=True, env=surroundings()
            )
        until(lambda: word in says.read_text(), process)
        return process

    def stop(self) -> None:
        for process in (self.door, self.process):
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # its sockets need a short path
    started = Cluster(folder)
    yield started
    started.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def alone() -> Frames:
    return run(Job(games=400, seatings=rotated(["random"], 4), most=40, seed=4))


def assert_equal_rows(out: Path, alone: Frames) -> None:
    for file, frame in zip(files(out).values(), (alone.games, alone.seats, alone.cards), strict=True):
        assert pl.read_parquet(file).equals(frame.collect())


def test_a_killed_worker_loses_no_game_and_counts_none_twice(cluster: Cluster, alone: Frames, tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    process = simulate(*GAMES, f"--cluster={cluster.address}", f"--out={out}")
    parts = tmp_path / "r.parquet.parts"
    until(lambda: len(list(parts.glob("cards-*.parquet"))) >= 3, process)
    until(lambda: len(processes(TASK, below=cluster.process.pid)) == 2, process)  # two workers, both at work
    kill(processes(TASK, below=cluster.process.pid)[0])
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (0, "")
    assert said.splitlines()[-1].startswith("400 games in ")  # Ray itself has told of the death before
    assert_equal_rows(out, alone)


def test_ctrl_c_keeps_what_is_done(cluster: Cluster, alone: Frames, tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    process = simulate(*GAMES, f"--cluster={cluster.client}", f"--out={out}")
    until(lambda: len(list((tmp_path / "r.parquet.parts").glob("cards-*.parquet"))) >= 2, process)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)
    games = pl.read_parquet(out)
    assert process.returncode == 130
    assert said.startswith(f"stopped after {games.height} of 400 games")
    assert 4 <= games.height < 400
    expected = alone.games.collect().join(games.select("game"), on="game", how="semi", maintain_order="left")
    assert games.equals(expected)


def test_a_cluster_that_no_longer_answers_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call of Ray's client may never return; the games played so far are written all the same."""
    monkeypatch.setattr(lab_cluster, "GOODBYE_S", 0.05)
    answer = threading.Event()
    lab_cluster.run_briefly(answer.wait)
    assert not answer.is_set()
    answer.set()  # ends the thread


def test_a_bot_that_only_this_machine_has_is_told(cluster: Cluster, tmp_path: Path) -> None:
    """Tasks look for it where they run."""
    (tmp_path / "own.py").write_text("from kickdoor.bots import RandomBot as Mine\n")
    command = [sys.executable, "-m", "kickdoor", "simulate", "--bots=own.py:Mine", "--games=2"]
    command.append(f"--cluster={cluster.address}")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=surroundings(), check=False)
    assert done.returncode == 2
    assert "the cluster cannot play: UnknownBot: unknown bot 'own.py:Mine': there is no file own.py" in done.stderr
