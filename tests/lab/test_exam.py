"""The exam of the ladder: who plays whom, with which deals, and what is kept of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.lab import exam
from kickdoor.lab.errors import BadJob
from kickdoor.lab.exam import Duel, Exam, Result


def test_every_bot_plays_the_one_below_it() -> None:
    found = exam.duels(["a", "b", "c"], ["classic", "fu"])
    assert found == [Duel(pack, *pair) for pair in (("b", "a"), ("c", "b")) for pack in ("classic", "fu")]
    assert exam.duels(["a", "b"], ["fu"], both=True) == [Duel("fu", "b", "a"), Duel("fu", "a", "b")]
    with pytest.raises(BadJob, match="two bots"):
        exam.duels(["a"], ["fu"])


def test_duels_of_a_set_have_the_same_deals_and_everybody_every_seat() -> None:
    jobs = [exam.job(Duel("classic", *pair), games=10, players=4, seed=7) for pair in (("a", "b"), ("c", "d"))]
    assert [job.games for job in jobs] == [12, 12]
    assert jobs[0].begin(5).digest() == jobs[1].begin(5).digest()
    seats = [job.seating(number).index(job.seatings[0][0]) for job in jobs for number in range(12)]
    assert all(seats.count(seat) == 6 for seat in range(4))


def test_a_table_and_a_plot() -> None:
    results = [Result(Duel("classic", "b", "a"), 400, 160, 0.001, 0.005), Result(Duel("fu", "c", "b"), 8, 2, 0.1, 0.2)]
    assert exam.markdown(results, 4) == (
        "| | `b` against three `a` | `c` against three `b` |\n|---|---|---|\n"
        "| classic | 40.0 % (35.3 to 44.9) of 400 |  |\n"
        "| fu |  | 25.0 % (7.1 to 59.1) of 8 |\n"
    )
    assert "b in classic" in exam.plot(results, 4)


def test_an_exam_is_taken_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "exam.json"
    options = ["lab", "exam", str(file), "--bots", "random,easy", "--games", "3", "--players", "3", "--workers", "1"]
    app.main([*options, "--packs", "classic"])
    assert "`easy` against two `random` in classic: " in capsys.readouterr().out
    first = json.loads(file.read_text("utf-8"))["results"]
    app.main([*options, "--packs", "classic,fu"])
    again = json.loads(file.read_text("utf-8"))["results"]
    assert again[0] == first[0] and len(again) == 2
    assert "in classic: " not in capsys.readouterr().out
    assert file.with_suffix(".md").read_text("utf-8").count("\n") == 4
    assert file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    with pytest.raises(BadJob, match="another exam"):
        Exam(file, games=4, players=3, seed=1)
