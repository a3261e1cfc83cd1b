"""Positions that simulations record: which, by whom, and the same with any number of workers."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from kickdoor.bots.features import NAMES
from kickdoor.cli import app
from kickdoor.lab.errors import BadJob
from kickdoor.lab.job import Job, play, rotated
from kickdoor.lab.rows import PositionRow
from kickdoor.lab.simulate import run


def job(**changes: float) -> Job:
    return Job(games=4, seatings=rotated(["medium", "random"], 3), most=500, positions=0.1, **changes)  # type: ignore[arg-type]


def rows(of: Job, number: int = 0) -> list[PositionRow]:
    return [row for row in play(of, [number])["positions"] if isinstance(row, PositionRow)]


def test_each_turn_begins_with_a_position_and_some_actions_end_with_one() -> None:
    found = rows(job())
    by_position = {row.position: row for row in found}
    turns = [row for row in by_position.values() if row.why == "turn"]
    at = NAMES.index("table_turn")
    assert [row.numbers[at] for row in turns] == list(range(1, len(turns) + 1))
    assert 5 < len(by_position) - len(turns) < len(turns)
    assert {row.why for row in found} == {"turn", "sample"}


def test_each_position_has_a_row_for_every_seat() -> None:
    found = rows(job())
    assert [(row.position, row.seat) for row in found] == [(n // 3, n % 3) for n in range(len(found))]
    assert {(row.seat, row.bot) for row in found} == {(0, "medium"), (1, "random"), (2, "medium")}
    assert {sum(row.won or 0 for row in found if row.position == n) for n in (0, 1)} == {1}


def test_the_position_after_a_random_action_is_recorded() -> None:
    found = rows(job(explore=0.05))
    actions = {row.action for row in found if row.why == "random"}
    assert len(actions) > 5


def test_nobody_has_won_a_game_that_was_cut() -> None:
    cut = Job(games=1, seatings=rotated(["random"], 3), most=60, positions=0.1)
    assert {row.won for row in rows(cut)} == {None}


def test_the_file_is_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    for file, workers in zip(files, (1, 2), strict=True):
        run(job(), positions=file, workers=workers)
    one, two = [pl.read_parquet(file) for file in files]
    assert one.equals(two)
    assert one["game"].unique().sort().to_list() == [0, 1, 2, 3]
    assert one.columns[-len(NAMES) :] == list(NAMES)


def test_the_command_writes_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.parquet"
    command = ["simulate", "--games", "2", "--players", "3", "--winning-level", "3", "--workers", "1"]
    assert app.main([*command, "--positions", str(file), "--sample", "0", "--explore", "5"]) == 0
    assert capsys.readouterr().out.startswith("2 games")
    assert {*pl.read_parquet(file)["why"]} == {"turn", "random"}
    assert app.main([*command, "--positions", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err


def test_positions_need_a_file() -> None:
    with pytest.raises(BadJob, match="needs a file"):
        run(job())
    with pytest.raises(BadJob, match="between 0 and 1"):
        job(explore=1.5).check()
