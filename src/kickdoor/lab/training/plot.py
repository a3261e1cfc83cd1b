# altair leaves some types open:
# pyright: reportUnknownMemberType=false
"""Plots how a net has learned: the loss of every step, and of the games that are held out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import polars as pl

from kickdoor.lab.report import plots

POINTS: Final = 60  # of a curve


def plot(history: Sequence[dict[str, Any]]) -> str:
    """Return a plot of all rounds as an SVG file. `history`: what each round has led to (campaign.Learned)."""
    curves, held_out = _rows(history)
    names = [f"round {learned['number']}" for learned in history]
    colour = alt.Color("round:N", scale=alt.Scale(domain=names, range=plots.SERIES), title=None)
    across = alt.X("done:Q", title="passes over all positions", axis=alt.Axis(grid=False))
    up = alt.Y("loss:Q", title="cross-entropy", scale=alt.Scale(zero=False))
    learned: Any = alt.Chart(curves).mark_line(strokeWidth=1.2, opacity=0.5).encode(x=across, y=up, color=colour)
    measured: Any = alt.Chart(held_out).mark_line(point=True).encode(x=across, y=up, color=colour)
    layers = (learned + measured).properties(width=plots.WIDTH, height=200)
    title = "While learning (thin), and for held-out games (dots)"
    return plots.standalone(plots.svg(layers, title))


def _rows(history: Sequence[dict[str, Any]]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return points of the curves, each the mean of some steps, and the measures after each pass."""
    curves: list[tuple[str, float, float]] = []
    held_out: list[tuple[str, float, float]] = []
    for learned in history:
        name, losses, steps = f"round {learned['number']}", learned["losses"], learned["steps"]
        size = max(1, len(losses) // POINTS)
        for at in range(0, len(losses), size):
            some = losses[at : at + size]
            curves.append((name, (at + len(some)) * len(steps) / len(losses), sum(some) / len(some)))
        held_out += [(name, at + 1.0, measures["log_loss"]) for at, (_, measures) in enumerate(steps)]
    schema = {"round": pl.String(), "done": pl.Float64(), "loss": pl.Float64()}
    return pl.DataFrame(curves, schema, orient="row"), pl.DataFrame(held_out, schema, orient="row")
