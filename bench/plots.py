"""Figures as pictures: the contestants side by side, and how the cost of an action grows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import altair as alt
import msgspec
import polars as pl

from bench.figures import Figures, Point
from bench.memory import Memory

FONT: Final = "Arial, 'Liberation Sans', Helvetica, sans-serif"
INK: Final = "#1f1b2e"
SOFT: Final = "#5d5672"
GRID: Final = "#e3dfec"
COLOURS: Final = {
    "kickdoor compiled": "#c2571a",
    "kickdoor plain": "#3559c7",
    "peer in Python": "#8b859c",
    "peer in C++": "#4a4458",
}
PANEL: Final = 280
GAP: Final = 60
WIDTH: Final = 2 * PANEL + GAP


def draw_speed(found: Figures, file: Path) -> None:
    growth = found.growth
    cards = sorted({point.at for point in growth.cards})
    panels = alt.vconcat(
        _contestants(found),
        _pair(
            _curve(growth.seats, "number of seats", ticks=[3, 4, 5, 6]),
            _curve(growth.cards, "number of cards", ticks=cards),
        ),
        _pair(
            _curve(growth.action, "its number in the game"),
            _curve(growth.turn, "number of the turn"),
        ),
        spacing=30,
    )
    one = "kickdoor plain with 4 seats and the classic set is 1 everywhere"
    _save(panels, file, "Random games of kickdoor and its peers, in turns in one run", [one, found.interpreter])


def draw_memory(found: Memory, file: Path) -> None:
    rows = [msgspec.to_builtins(sample) for sample in found.samples]
    scale = alt.Scale(range=list(COLOURS.values()))
    chart = (
        alt.Chart(pl.DataFrame(rows), width=WIDTH, height=260)
        .mark_line(strokeWidth=2)
        .encode(
            x=alt.X("games:Q", title="games played in all", axis=alt.Axis(grid=False, format=",d")),
            y=alt.Y("megabytes:Q", title="resident memory, MB", scale=alt.Scale(zero=True)),
            color=alt.Color("process:N", title=None, scale=scale, legend=alt.Legend(orient="top")),
        )
    )
    _save(chart, file, f"Memory while {found.games:,} random games are played", [found.interpreter])


def _contestants(found: Figures) -> alt.LayerChart | alt.FacetChart:
    """Peers, and our engines with the classic set; other mixes have a picture of their own."""
    rows: list[dict[str, Any]] = [
        {"name": row.name, "kind": row.kind, "value": row.beside_usual, "label": f"{row.beside_usual:.2f}"}
        for row in sorted(found.rows, key=lambda row: -row.beside_usual)
        if not row.name.endswith("sets")
    ]
    kinds = [kind for kind in COLOURS if any(row["kind"] == kind for row in rows)]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("value:Q", title=None, axis=alt.Axis(tickCount=8)),
        y=alt.Y("name:N", title=None, sort=[row["name"] for row in rows], axis=alt.Axis(labelLimit=260, grid=False)),
    )
    colour = alt.Color("kind:N", title=None, scale=_colours(kinds), legend=alt.Legend(orient="top", labelLimit=200))
    bars = base.mark_bar(height=13).encode(color=colour)
    labels = base.mark_text(align="left", dx=5, color=INK).encode(text="label:N")
    return alt.layer(bars, labels, width=WIDTH, title="Actions a second")


def _pair(left: alt.Chart, right: alt.Chart) -> alt.HConcatChart:
    return alt.hconcat(left, right, spacing=GAP, bounds="flush")


def _curve(points: Sequence[Point], what: str, *, ticks: Sequence[int] | None = None) -> alt.Chart:
    rows = [{"kind": f"kickdoor {point.engine}", "at": point.at, "cost": point.cost} for point in points]
    kinds = [kind for kind in COLOURS if any(row["kind"] == kind for row in rows)]
    axis = alt.Axis(grid=False, values=list(ticks)) if ticks else alt.Axis(grid=False, tickCount=6)
    cost = alt.Y("cost:Q", title=None, scale=alt.Scale(zero=True), axis=alt.Axis(tickCount=5))
    chart: alt.Chart = (
        alt.Chart(pl.DataFrame(rows), width=PANEL, height=170, title=f"Cost of an action by {what}")
        .mark_line(point=alt.OverlayMarkDef(size=36), strokeWidth=2)
        .encode(
            x=alt.X("at:Q", title=None, axis=axis, scale=alt.Scale(zero=False, nice=False, padding=12)),
            y=cost,
            color=alt.Color("kind:N", scale=_colours(kinds), legend=None),
        )
    )
    return chart


def _colours(kinds: Sequence[str]) -> alt.Scale:
    return alt.Scale(domain=list(kinds), range=[COLOURS[kind] for kind in kinds])


def _save(chart: alt.Chart | alt.VConcatChart, file: Path, title: str, subtitle: list[str]) -> None:
    whole = (
        chart.properties(
            title=alt.TitleParams(title, subtitle=subtitle, fontSize=17, anchor="start", offset=20),
            background="white",
            padding=16,
        )
        .configure(font=FONT)
        .configure_view(stroke=None)
        .configure_title(color=INK, subtitleColor=SOFT, fontSize=13, anchor="start")
        .configure_axis(
            gridColor=GRID, domainColor=SOFT, tickColor=SOFT, labelColor=INK, titleColor=SOFT, titleFontWeight="normal"
        )
        .configure_legend(labelColor=INK)
    )
    whole.save(file)
