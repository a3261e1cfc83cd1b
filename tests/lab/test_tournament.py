"""Tournaments: who meets whom in which seats, what ratings say, and the command."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.lab import tournament
from kickdoor.lab.errors import BadJob
from kickdoor.lab.rows import TimeRow, frame
from tests.lab.hand_made import seats
from tests.lab.processes import kickdoor, until

LETTERS = ["a", "b", "c", "d", "e", "f"]
QUICK = ["--winning-level", "3", "--players", "3"]  # games of some twenty turns


# ---------------------------------------------------------------- who sits where
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_everybody_sits_everywhere_equally_often_and_meets_all_others(number: int, players: int) -> None:
    bots = LETTERS[:number]
    meetings = tournament.tables(bots, players)
    a_round = len(meetings) * players
    for rounds in (1, 3):
        played = tournament.seatings(meetings, rounds)
        assert len(played) % a_round == 0
        seated = Counter((bot, seat) for table in played for seat, bot in enumerate(table))
        assert len(seated) == number * players
        assert len(set(seated.values())) == 1
        met = Counter(pair for table in played for pair in combinations(sorted(set(table)), 2))
        assert len(met) == number * (number - 1) // 2
        assert len(set(met.values())) == 1


def test_neighbours_change_from_round_to_round() -> None:
    played = tournament.seatings(tournament.tables(LETTERS[:4], 4), rounds=6)
    assert len(played) == len(set(played)) == 24  # every order there is, once
    assert tournament.seatings(tournament.tables(LETTERS[:4], 4), rounds=100) == played


def test_a_duel_is_one_against_all_others() -> None:
    played = tournament.seatings(tournament.tables(["a", "b"], 4, duel=True), rounds=1)
    assert [table.index("a") for table in played] == [0, 3, 2, 1]
    assert all(table.count("b") == 3 for table in played)


@pytest.mark.parametrize(
    ("bots", "duel", "complaint"),
    [(["a"], False, "at least two"), (["a", "b", "a"], False, "'a' is named twice"), (LETTERS, True, "between two")],
)
def test_tables_that_make_no_sense(bots: list[str], duel: bool, complaint: str) -> None:
    with pytest.raises(BadJob, match=complaint):
        tournament.tables(bots, 4, duel=duel)


# ---------------------------------------------------------------- ratings
def table(bots: str, winners: str, game: int) -> list[dict[str, Any]]:
    """One letter for each seat."""
    return [{"game": game, "seat": n, "bot": bot, "won": bot in winners} for n, bot in enumerate(bots)]


def test_ratings_tell_how_strong_bots_are() -> None:
    pick = random.Random(6)
    strength = {"a": 1, "b": 2, "c": 4, "d": 4}
    rows: list[dict[str, Any]] = []
    for game in range(1000):
        order = "".join(pick.sample("abcd", 4))
        rows += table(order, pick.choices(order, [strength[bot] for bot in order])[0], game)
    found = tournament.ratings(seats(*rows))
    (weak, _), (middle, doubt), (strong, _), (equal, _) = (found[bot] for bot in "abcd")
    assert 0.5 < doubt < 1
    assert middle - weak > 2 * doubt and strong - middle > 2 * doubt
    assert abs(strong - equal) < 2 * doubt


def test_losing_together_is_no_draw() -> None:
    before = [row for game in range(30) for row in table("cd", "c", game)]
    rated, again = tournament.ratings(seats(*before)), tournament.ratings(seats(*before, *table("acd", "a", 30)))
    assert again["a"][0] > 25
    assert again["c"][0] < rated["c"][0]
    assert again["d"][0] < rated["d"][0]  # although it has not done worse than the stronger c


def test_shared_victories_and_games_that_were_cut_compare_nobody() -> None:
    assert {mu for mu, _ in tournament.ratings(seats(*table("abb", "ab", 0))).values()} == {25}
    shared = tournament.ratings(seats(*table("abc", "ab", 0)))
    assert shared["a"][0] > 25 and shared["b"][0] > 25 > shared["c"][0]
    cut = [{**row, "won": None} for row in table("aabb", "", 1)]
    assert tournament.ratings(seats(*table("aabb", "a", 0), *cut)) == tournament.ratings(seats(*table("aabb", "a", 0)))


def test_a_bot_is_not_compared_with_itself() -> None:
    ((rating, doubt),) = tournament.ratings(seats(*table("aaaa", "a", 0))).values()
    assert (rating, round(doubt, 2)) == (25, 8.33)  # as nobody has ever played


def test_standings_hold_shares_and_times() -> None:
    rows = [row for game in range(8) for row in table("abbb", "a" if game < 6 else "b", game)]
    for row in rows:
        if row["bot"] == "b" and row["game"] >= 6:
            row["won"] = row["seat"] == 1
    thought = [TimeRow(0, 0, "a", [n / 1000 for n in range(1, 101)]), TimeRow(0, 1, "b", [0.5])]
    first, second = tournament.standings(seats(*rows), frame(TimeRow, [*thought]).lazy())
    assert (first.bot, first.seats, first.won, first.share) == ("a", 8, 6, 0.75)
    assert (second.bot, second.seats, second.won) == ("b", 24, 2)
    assert first.share_low == pytest.approx(0.409, abs=0.001)  # Wilson's, of 6 in 8
    assert first.share_high == pytest.approx(0.929, abs=0.001)
    assert first.rating_low < first.rating < first.rating_high
    assert first.decisions == 100
    assert first.mean_seconds == pytest.approx(0.0505, rel=1e-4)
    assert first.slow_seconds == pytest.approx(0.096, abs=0.0011)
    assert second.slow_seconds == 0.5


# ---------------------------------------------------------------- the command
def told(file: Path) -> dict[str, Any]:
    """The standings without what the clock says."""
    data = json.loads(file.read_text())
    for standing in data["standings"]:
        assert standing.pop("decisions") > 0
        assert 0 < standing.pop("mean_seconds") <= standing["slow_seconds"] or standing["slow_seconds"] > 0
        del standing["slow_seconds"]
    return data  # type: ignore[no-any-return]


def test_easy_beats_random_in_any_number_of_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{workers}.json" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        plot, out = tmp_path / f"{workers}.svg", tmp_path / f"{workers}.parquet"
        arguments = ["--bots", "random,easy", "--games", "20", *QUICK, "--seed", "3", "--workers", str(workers)]
        arguments += ["--json", str(file), "--plot", str(plot), "--out", str(out)]
        assert app.main(["tournament", *arguments]) == 0
        assert plot.read_text().startswith("<svg ") and "var(--" not in plot.read_text()
        assert pl.read_parquet(out).height == 24
    found = told(files[0])
    assert told(files[1]) == found
    assert found["games"] == 24  # whole rounds of 6
    assert [standing["bot"] for standing in found["standings"]] == ["easy", "random"]
    assert [standing["seats"] for standing in found["standings"]] == [36, 36]
    said = capsys.readouterr().out
    assert said.splitlines()[0].endswith("4 rounds of 6")
    assert "rating (95 %)" in said


BAD = [
    (["--bots", "random"], "at least two bots"),
    (["--bots", ""], "at least two bots"),
    (["--bots", "random,clever"], "unknown bot 'clever'"),
    (["--bots", "random,easy,random"], "named twice"),
    (["--bots", "random,easy,medium", "--duel"], "between two bots"),
    (["--bots", "random,easy", "--games", "0"], "--games"),
    (["--bots", "random,easy", "--players", "7"], "--players"),
    (["--bots", "random,easy", "--workers", "0"], "--workers"),
    (["--bots", "random,easy", "--packs", "nope"], "no pack"),
    (["--bots", "random,easy", "--plot", "THERE"], "exists already"),
    (["--bots", "random,easy", "--json", "THERE"], "exists already"),
    (["--bots", "random,easy", "--out", "THERE"], "exists already"),
    (["--bots", "random,easy", "--plot", "FOLDER/missing/x.svg"], "No such file"),
    (["--bots", "random,easy", "--out", "FOLDER/missing/x.parquet"], "No such file"),
    ([], "--bots"),
]


@pytest.mark.parametrize(("arguments", "complaint"), BAD)
def test_bad_input_is_said_before_any_game(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setattr(Game, "new", never)
    there = tmp_path / "there"
    there.write_text("mine")
    places = {"THERE": str(there), "FOLDER/missing/": f"{tmp_path}/missing/"}
    for word, place in places.items():
        arguments = [each.replace(word, place) for each in arguments]
    assert app.main(["tournament", "--workers", "1", *arguments]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert [file.name for file in tmp_path.iterdir()] == ["there"] and there.read_text() == "mine"


@pytest.mark.skipif(sys.platform != "linux", reason="a terminal's Ctrl-C is sent to a group of processes")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out, file = tmp_path / "t.parquet", tmp_path / "t.json"
    arguments = ["--bots", "random,easy", "--games", "3000", *QUICK, "--workers", "1"]
    process = kickdoor("tournament", *arguments, "--out", str(out), "--json", str(file))
    until(lambda: len(list((tmp_path / "t.parquet.parts").glob("cards-*.parquet"))) >= 3, process)
    os.killpg(process.pid, signal.SIGINT)
    said, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (130, "")
    played = pl.read_parquet(out).height
    assert 0 < played < 3000
    assert said.splitlines()[0] == f"stopped after {played:,} of 3,000 games"
    assert told(file)["games"] == played
