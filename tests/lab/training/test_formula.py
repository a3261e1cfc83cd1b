"""The formula computed from recorded columns is that of the bots, only less sure of itself."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="training needs the extra `train`")

from kickdoor.bots.evaluation import LEVELS_PER_WIN, score  # noqa: E402
from kickdoor.game import Game  # noqa: E402
from kickdoor.lab.job import Job, rotated  # noqa: E402
from kickdoor.lab.playing import named_bots, play_on  # noqa: E402
from kickdoor.lab.simulate import run  # noqa: E402
from kickdoor.lab.training import formula  # noqa: E402
from kickdoor.lab.training.dataset import load  # noqa: E402


def test_the_formula_of_the_columns_is_that_of_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formula, "CALIBRATION", 1.0)
    job = Job(games=2, seatings=rotated(["medium"], 4), packs=("classic",), seed=4, positions=1.0)
    run(job, positions=tmp_path / "all.parquet")
    [group] = load([tmp_path / "all.parquet"])
    game, found = job.begin(0), formula.formula(group)
    expected: list[list[float]] = []

    def note(game: Game, *_: object) -> None:
        if not game.over:
            expected.append([score(game.state, seat) / LEVELS_PER_WIN for seat in game.state.seats])

    play_on(game, named_bots(job.seating(0), game.header["seed"]), most=job.most, listener=note, last=[])
    own = found[: len(expected), np.arange(4), np.arange(4)]
    apart = np.abs(own - np.array(expected))
    assert own.shape == (len(expected), 4)
    assert apart.mean() < 0.01, "columns are rounded, so they are not quite the same"
    assert np.quantile(apart, 0.99) < 0.05
    assert math.isclose(found.sum(-1).mean(), 1.0, rel_tol=1e-5)
