"""Many games: the same rows in any number of processes, on disk and in memory; what is said, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from kickdoor.bots import UnknownBot
from kickdoor.cli import app, many_games
from kickdoor.game import Game
from kickdoor.lab import report
from kickdoor.lab.errors import BadJob
from kickdoor.lab.job import BATCH, Job, rotated
from kickdoor.lab.rows import TABLES, schema
from kickdoor.lab.simulate import Frames, files, run

FOUR = rotated(["random"], 4)
SHORT = 60  # decisions: enough for some turns


def rows(frames: Frames, table: str) -> pl.DataFrame:
    found: pl.LazyFrame = getattr(frames, table)
    return found.collect()


def on_disk(out: Path) -> dict[str, pl.DataFrame]:
    return {table: pl.read_parquet(file) for table, file in files(out).items()}


# ---------------------------------------------------------------- rows
def test_the_same_rows_whatever_the_number_of_workers(tmp_path: Path) -> None:
    job = Job(games=120, seatings=rotated(["random", "easy"], 3), seed=5, most=12)
    assert job.batch == 2
    alone = run(job)
    for workers in (2, 3):
        other = run(job, workers=workers, out=tmp_path / f"{workers}.parquet")
        assert (other.played, other.interrupted, other.broken) == (120, False, "")
        for table in ("games", "seats", "cards"):
            assert rows(other, table).equals(rows(alone, table))
    assert rows(alone, "games")["game"].to_list() == list(range(120))
    assert not rows(run(Job(games=120, seatings=job.seatings, seed=6, most=12)), "games").equals(rows(alone, "games"))


def test_a_game_is_the_same_in_a_longer_job() -> None:
    short = run(Job(games=3, seatings=FOUR, seed=2, most=SHORT))
    long = run(Job(games=205, seatings=FOUR, seed=2, most=SHORT))
    assert rows(long, "cards").filter(pl.col("game") < 3).equals(rows(short, "cards"))


def test_everybody_has_every_seat_in_turn() -> None:
    assert rotated(["a", "b", "c"], 3) == (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))
    assert rotated(["a", "b"], 3) == (("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b"))
    frames = run(Job(games=8, seatings=rotated(["easy", "random", "random", "random"], 4), most=4))
    easy = rows(frames, "seats").filter(pl.col("bot") == "easy")
    assert easy["seat"].to_list() == [0, 3, 2, 1, 0, 3, 2, 1]


def test_batches_depend_on_the_job_alone() -> None:
    sizes = {games: Job(games=games, seatings=FOUR).batch for games in (1, 100, 101, 5_000, 10_000, 1_000_000)}
    assert sizes == {1: 1, 100: 1, 101: 2, 5_000: 50, 10_000: BATCH, 1_000_000: BATCH}


def test_files_hold_what_the_columns_say(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    frames = run(Job(games=3, seatings=FOUR, most=SHORT), out=out)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "results.cards.parquet",
        "results.parquet",
        "results.seats.parquet",
    ]
    for table, found in on_disk(out).items():
        assert found.schema == schema(TABLES[table])
        assert found.equals(rows(frames, table))
    assert rows(frames, "seats").height == 12
    assert rows(frames, "times").height == 0


def test_thinking_is_timed_on_request() -> None:
    plain = run(Job(games=2, seatings=FOUR, most=SHORT))
    timed = run(Job(games=2, seatings=FOUR, most=SHORT, timed=True))
    times, seats = rows(timed, "times"), rows(timed, "seats")
    assert times["seconds"].list.len().to_list() == seats["decisions"].to_list()
    assert times["seconds"].explode().min() > 0  # type: ignore[operator]
    assert rows(plain, "cards").equals(rows(timed, "cards"))


def test_rules_are_those_that_were_chosen() -> None:
    rules = {"edition": "fu", "winning_level": 20, "shared_victory": True, "sex_neutral": False}
    job = Job(games=1, seatings=FOUR, packs=("classic", "pathfinder"), rules=rules, deck_percent=50, most=4)
    (row,) = rows(run(job), "games").to_dicts()
    assert row["rules"] == "shared_victory=True, winning_level=20"
    assert (row["edition"], row["packs"], row["keep"]) == ("fu", "classic+pathfinder", 50)


# ---------------------------------------------------------------- bots of one's own
BROKEN = """
class Mine:
    def __init__(self, seed, *, made=0):
        self.left = 10

    def choose(self, observation):
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("oh no")
        return observation.legal[0]
"""


def test_a_bot_that_breaks_ends_the_run_and_what_was_done_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.py").write_text(BROKEN)
    mine, out = f"{tmp_path / 'own.py'}:Mine", tmp_path / "x.parquet"
    games = ["--games", "6", "--players", "3", "--most", "60", "--workers", "1"]
    assert app.main(["simulate", *games, "--bots", mine, "--out", str(out)]) == 1
    said = capsys.readouterr().out
    assert said.startswith("stopped after 0 of 6 games: game 0 of seed 0 (")
    assert "ZeroDivisionError at own.py:9: oh no" in said
    assert sorted(file.name for file in tmp_path.iterdir()) == ["own.py"]
    seatings = (("random",) * 3, ("random",) * 3, (mine,) * 3)
    frames = run(Job(games=6, seatings=seatings, most=200), out=out, workers=1)
    assert (frames.played, frames.interrupted) == (2, False)
    assert "game 2 of seed 0" in frames.broken
    assert on_disk(out)["games"]["game"].to_list() == [0, 1]


# ---------------------------------------------------------------- the command
def test_the_command_says_who_wins_and_writes_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    monkeypatch.setattr(report, "write_report", lambda *arguments, packs: written.append((*arguments, packs)))
    out, page = tmp_path / "r.parquet", tmp_path / "r.html"
    command = ["simulate", "--games", "4", "--players", "3", "--winning-level", "2", "--workers", "1", "--seed", "3"]
    assert app.main([*command, "--out", str(out), "--report", str(page)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    won = on_disk(out)["seats"]["won"].sum()
    assert line.startswith("4 games in ")
    assert f"0 cut; random wins {won / 12:.1%} of its seats (" in line
    ((games, seats, cards, path, title, packs),) = written
    assert packs == ("classic",)
    assert (path, title) == (page, "4 games of classic")
    assert (games.collect().height, seats.collect().height) == (4, 12)
    assert cards.collect().height > 12


def test_force_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "r.parquet"
    command = ["simulate", "--players", "3", "--most", "5", "--workers", "1", "--out", str(out)]
    assert app.main([*command, "--games", "2"]) == 0
    (tmp_path / "r.parquet.parts").mkdir()
    assert app.main([*command, "--games", "3"]) == 2
    assert on_disk(out)["games"].height == 2
    assert app.main([*command, "--games", "3", "--force"]) == 0
    assert on_disk(out)["games"].height == 3
    assert not (tmp_path / "r.parquet.parts").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--games 0", "--games"),
        ("--games many", "--games"),
        ("--workers 0", "--workers"),
        ("--most 0", "--most"),
        ("--players 2", "--players"),
        ("--bots nobody", "unknown bot 'nobody'; there are random, easy"),
        ("--bots FOLDER/own.py:Mine", "there is no file"),
        ("--bots random,easy,easy,easy,easy", "5 bots are too many for 4 players"),
        ("--bots ,", "no bot is named"),
        ("--packs clasic", "did you mean 'classic'"),
        ("--packs ,", "names no pack"),
        ("--edition old", "no edition 'old'"),
        ("--winning-level 1", "winning_level cannot be 1"),
        ("--keep 101", "MIX-11"),
        ("--out FOLDER/missing/x.parquet", "No such file"),
        ("--out FOLDER", "exists already"),
        ("--out FOLDER --force", "Is a directory"),
        ("--out FOLDER/there.parquet", "there.parquet exists already; --force overwrites it"),
        ("--out FOLDER/a.parquet", "a.seats.parquet exists already"),
        ("--out FOLDER/b.parquet", "b.cards.parquet exists already"),
        ("--out FOLDER/c.parquet", "c.parquet.parts exists already: another run"),
        ("--out FOLDER/new.parquet --report FOLDER/there.parquet", "there.parquet exists already"),
        ("--report FOLDER/missing/x.html", "No such file"),
        ("--out FOLDER/d.parquet --report FOLDER/d.seats.parquet", "would both write"),
        ("--cluster nonsense", "'nonsense' is no address of a cluster"),
        ("--cluster ray://here", "is no address of a cluster"),
        ("--cluster localhost:99999", "no cluster answers at localhost:99999"),
        ("--cluster 127.0.0.1:1", "no cluster answers at 127.0.0.1:1"),
        ("--cluster auto --workers 2", "choose one"),
    ],
)
def test_bad_input(
    arguments: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Said in one line, before a single game, and nothing is written or changed."""

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setattr(Game, "new", never)
    for name in ("there.parquet", "a.seats.parquet", "b.cards.parquet"):
        (tmp_path / name).write_text("mine")
    (tmp_path / "c.parquet.parts").mkdir()
    before = {file: file.is_file() and file.read_text() for file in tmp_path.iterdir()}
    words = [word.replace("FOLDER", str(tmp_path)) for word in arguments.split()]
    assert app.main(["simulate", "--games", "3", *words]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.out == "" and said.err.count("\n") == 1
    assert {file: file.is_file() and file.read_text() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["simulate"], "lab"),
        (["simulate", "--cluster", "auto"], "cluster"),
    ],
)
def test_what_is_not_installed_is_named(
    command: list[str], extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from kickdoor.lab import cluster

    lab = extra == "lab"
    monkeypatch.setattr(many_games if lab else cluster, "find_spec", lambda _: None)
    assert app.main(command) == 2
    said = capsys.readouterr().err
    assert ("polars" if lab else "Ray") in said
    assert f"pip install 'kickdoor[{extra}]'" in said


def test_jobs_are_checked_before_they_are_played() -> None:
    with pytest.raises(BadJob, match="at least one game"):
        run(Job(games=0, seatings=FOUR))
    with pytest.raises(BadJob, match="at least one worker"):
        run(Job(games=1, seatings=FOUR), workers=0)
    with pytest.raises(BadJob, match="SETUP-2"):
        run(Job(games=1, seatings=(("random",) * 7,)))
    with pytest.raises(BadJob, match="at least one pack"):
        run(Job(games=1, seatings=FOUR, packs=()))
    with pytest.raises(UnknownBot):
        run(Job(games=1, seatings=(("random", "random", "clever"),)))
