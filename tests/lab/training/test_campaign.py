"""Training from games to a weights file: what it writes, how it goes on where it stopped, that bots play with it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

pytest.importorskip("numpy", reason="training needs the extra `train`")

from kickdoor.bots import UnknownBot, maker
from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.lab.errors import BadJob
from kickdoor.lab.playing import named_bots, play_on
from kickdoor.lab.training.campaign import Campaign, Recipe, Stopped
from kickdoor.lab.training.network import Shape
from kickdoor.lab.training.plot import plot
from tests.table import TRIAL

TINY = Recipe(
    packs=(("classic",),),
    games=6,
    rounds=1,
    bots=("random",),
    players=(3,),
    shape=Shape(hidden=8, units=4),
    rate=1e-2,
    prior=0.1,
    passes=3,
    rules={"winning_level": 3},
    batch=64,
)


def train(folder: Path, recipe: Recipe = TINY) -> tuple[Path, list[str]]:
    done: list[str] = []
    shares: list[float] = []
    weights = Campaign(recipe, folder).run(lambda _, share: shares.append(share), done.append)
    assert all(0 < share <= 1 for share in shares)
    return weights, done


def test_a_tiny_net_learns_and_plays(tmp_path: Path) -> None:
    weights, said = train(tmp_path)
    assert [line.split(":")[0] for line in said] == ["round 0", "round 1"]
    rounds = json.loads(weights.with_suffix(".recipe.json").read_text("utf-8"))["rounds"]
    assert [each["number"] for each in rounds] == [0, 1]
    losses = json.loads((tmp_path / "round-1.json").read_text("utf-8"))["losses"]
    third = len(losses) // 3
    assert sum(losses[-third:]) < sum(losses[:third])

    bots = {*pl.read_parquet(tmp_path / "round-1.0-classic.3.parquet")["bot"]}
    assert bots == {f"{tmp_path / 'net-0.json'}:medium", "random"}

    # A pack that nobody trained on is played, too.
    mixes: list[tuple[list[str | Path], str]] = [(["classic"], "medium"), ([TRIAL, "fu"], "medium-vengeful")]
    for packs, strength in mixes:
        game = Game.new(packs, ["Ana", "Bo", "Cy"], seed=3, auto_pass=True)
        play_on(game, named_bots([f"{weights}:{strength}", "random", "random"], 3), most=80, last=[])
        assert game.check() == []
    assert plot(Campaign(TINY, tmp_path).history()).startswith("<svg")


def test_a_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, _ = train(tmp_path / "whole")
    train(tmp_path / "parts", replace(TINY, rounds=1))
    for file in ("net-1.json", "round-1.0-classic.3.parquet", "weights.json"):
        (tmp_path / "parts" / file).unlink()
    kept = (tmp_path / "parts" / "round-0.0-classic.3.parquet").stat().st_mtime_ns
    again, _ = train(tmp_path / "parts")
    assert again.read_text("utf-8") == whole.read_text("utf-8")
    assert (tmp_path / "parts" / "round-0.0-classic.3.parquet").stat().st_mtime_ns == kept


def test_another_recipe_needs_another_folder(tmp_path: Path) -> None:
    Campaign(TINY, tmp_path).begin()
    with pytest.raises(BadJob, match="another recipe"):
        Campaign(replace(TINY, seed=2), tmp_path).begin()
    with pytest.raises(BadJob, match="too few"):
        replace(TINY, games=0).check()


def test_a_game_that_breaks_stops_the_campaign(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "class Broken:\n    def __init__(self, seed): pass\n    def choose(self, seen): raise ValueError('no')\n"
    )
    with pytest.raises(Stopped, match="ValueError") as stopped:
        train(tmp_path / "out", replace(TINY, bots=(f"{own}:Broken",)))
    assert stopped.value.exit_code == 1
    assert not [*(tmp_path / "out").glob("*.parquet")]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "net"
    options = ["--packs", "classic", "--games", "3", "--rounds", "0", "--passes", "0", "--bots", "random"]
    options += ["--players", "3", "--workers", "1", "--most", "1500"]
    app.main(["lab", "train", str(folder), *options])
    out = capsys.readouterr().out
    assert f"play against it with --bot {folder / 'weights.json'}:medium" in out
    assert (folder / "learning.svg").exists()


def test_weights_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{}")
    with pytest.raises(UnknownBot, match="cannot read the net"):
        maker(f"{file}:medium")
    with pytest.raises(UnknownBot, match="cannot read the net"):
        maker(f"{tmp_path / 'none.json'}:medium")
