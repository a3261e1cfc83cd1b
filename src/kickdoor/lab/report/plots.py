# altair leaves some types open, and polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""Plots as SVG, narrow enough to be read on a phone. Their colours are CSS variables of the page."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any, Final, Literal

import altair as alt
import polars as pl
import vl_convert

FONT: Final = "Arial, 'Liberation Sans', Helvetica, sans-serif"  # one that texts are measured with
WIDTH: Final = 300
BESIDE: Final = 190  # beside names
LABEL: Final = 24  # letters of a name in one line
COLOURS: Final = {  # variable: in light, in dark
    "ink": ("#1f1b2e", "#f3eef9"),
    "soft": ("#5d5672", "#b9b0cc"),
    "grid": ("#e3dfec", "#3a3450"),
    "paper": ("#ffffff", "#221d31"),
    "ground": ("#f4f2f8", "#161221"),
    "up": ("#0b7d62", "#3fd6ac"),
    "down": ("#b8431a", "#ff9a6b"),
    "unsure": ("#8b859c", "#8d86a3"),
    "c1": ("#3559c7", "#8fb0ff"),
    "c2": ("#c2571a", "#ffab6b"),
    "c3": ("#15803d", "#69d98e"),
    "c4": ("#9333a8", "#dc93ee"),
    "c5": ("#0e7490", "#5fd0e8"),
    "c6": ("#a16207", "#eec14f"),
    "c7": ("#be185d", "#ff8fbd"),
    "c8": ("#525252", "#c4c4c4"),
}
SERIES: Final = [f"var(--c{n})" for n in range(1, 9)]

Verdict = Literal["more", "less", "no evidence", "measured"]  # measured: compared with nothing
VERDICTS: Final[dict[Verdict, str]] = {
    "more": "var(--up)",
    "less": "var(--down)",
    "no evidence": "var(--unsure)",
    "measured": "var(--c1)",
}
Chart = Any  # layers of altair's charts have no common type


@dataclass(frozen=True, slots=True)
class Dot:
    """A measured number with its interval. `verdict`: how it compares with what is expected."""

    name: str
    value: float
    low: float
    high: float
    verdict: Verdict


def verdict(low: float, high: float, expected: float) -> Verdict:
    return "more" if low > expected else "less" if high < expected else "no evidence"


def reach(found: Iterable[Dot], expected: float) -> tuple[float, float]:
    """Return the range from the lowest to the highest of these numbers and the expected one, with some margin."""
    ends = [expected, *(end for dot in found for end in (dot.low, dot.high))]
    room = 0.04 * (max(ends) - min(ends)) or 0.05
    return min(ends) - room, max(ends) + room


# ---------------------------------------------------------------- games
def bars(frame: pl.DataFrame, *, title: str) -> str:
    """A histogram: columns low, high, games."""
    parts = frame.with_columns(share=pl.col("games") / pl.col("games").sum())
    across = alt.X("low:Q", bin="binned", title=title, scale=_exact(), axis=alt.Axis(grid=False, tickCount=6))
    bar: Chart = alt.Chart(parts).mark_bar(color="var(--c1)", stroke="var(--paper)", strokeWidth=1)
    return svg(bar.encode(x=across, x2="high:Q", y=_games()).properties(width=WIDTH, height=170), title)


def columns(frame: pl.DataFrame, *, title: str) -> str:
    """One bar for each number: the first column counts, `games` have it."""
    parts = frame.with_columns(share=pl.col("games") / pl.col("games").sum())
    across = alt.X(f"{frame.columns[0]}:O", title=title, axis=alt.Axis(labelAngle=0))
    bar: Chart = alt.Chart(parts).mark_bar(color="var(--c1)")
    return svg(bar.encode(x=across, y=_games()).properties(width=WIDTH, height=170), title)


def curves(frame: pl.DataFrame, *, by: str, title: str) -> str:
    """Median and quartiles over turns: columns turn, low, middle, high and `by`, one curve for each of its values."""
    names = sorted(frame[by].unique().to_list())
    legend = alt.Legend(orient="top", columns=3, labelLimit=120, symbolType="stroke", symbolOpacity=1)
    colour = alt.Color(
        f"{by}:N",
        title=None,
        scale=alt.Scale(domain=names, range=SERIES),
        legend=legend if len(names) > 1 else None,
    )
    across = alt.X("turn:Q", title="turns of the table", scale=_exact(), axis=alt.Axis(grid=False, tickCount=6))
    base: Chart = alt.Chart(frame).encode(x=across, color=colour)
    up = alt.Y("low:Q", title=title, scale=alt.Scale(zero=False))
    band = base.mark_area(opacity=0.16, interpolate="step-after").encode(y=up, y2="high:Q")
    line = base.mark_line(strokeWidth=2.5, interpolate="step-after").encode(y="middle:Q")
    return svg((band + line).properties(width=WIDTH, height=230), title)


def lengths(rows: Sequence[tuple[str, float, str]], *, title: str) -> str:
    """Horizontal bars: a name, a number, and the text behind its bar."""
    names = [_wrapped(name) for name, *_ in rows]
    data = pl.DataFrame({"name": names, "value": [value for _, value, _ in rows], "said": [said for *_, said in rows]})
    most = max(value for _, value, _ in rows)
    across = alt.X("value:Q", title=title, axis=alt.Axis(tickCount=4), scale=_exact((0, 1.22 * most)))
    base: Chart = alt.Chart(data).encode(y=_names(names), x=across)
    bar = base.mark_bar(color="var(--down)", height=alt.RelativeBandSize(0.62))
    said = base.mark_text(align="left", dx=4, color="var(--soft)", fontSize=11).encode(text="said:N")
    return svg((bar + said).properties(width=BESIDE, height=alt.Step(_step(names))), title)


# ---------------------------------------------------------------- numbers with intervals
def dots(found: Sequence[Dot], *, expected: float, title: str, scale: tuple[float, float], form: str = ".0%") -> str:
    """Numbers with their intervals, one below the other, with a line at the expected one. Plots with the same `scale`
    can be compared.
    """
    return svg(_spans(found, expected=expected, title=title, scale=scale, form=form), title)


def standings(rated: Sequence[Dot], won: Sequence[Dot], even: float) -> str:
    """Ratings on the left, shares of seats won on the right."""
    scale = reach(rated, sum(dot.value for dot in rated) / len(rated))
    left = _spans(rated, expected=None, title="rating", scale=scale, form=".0f")
    right = _spans(won, expected=even, title="seats won (dashed: even share)", scale=reach(won, even), form=".0%")
    return svg(alt.hconcat(left, right, spacing=30), "ratings and shares of seats won")


def _spans(found: Sequence[Dot], *, expected: float | None, title: str, scale: tuple[float, float], form: str) -> Chart:
    names = [_wrapped(dot.name) for dot in found]
    rows = pl.DataFrame([{**asdict(dot), "name": name} for dot, name in zip(found, names, strict=True)])
    colours = alt.Scale(domain=list(VERDICTS), range=list(VERDICTS.values()))
    stroke = alt.Stroke("verdict:N", scale=colours, legend=None)
    hollow = alt.Scale(domain=list(VERDICTS), range=[{**VERDICTS, "no evidence": "var(--paper)"}[v] for v in VERDICTS])
    across: dict[str, Any] = {"title": title, "scale": _exact(scale), "axis": alt.Axis(format=form, tickCount=5)}
    base: Chart = alt.Chart(rows).encode(y=_names(names), stroke=stroke)
    span = base.mark_rule(strokeWidth=2.5, strokeCap="round").encode(x=alt.X("low:Q", **across), x2="high:Q")
    fill = alt.Fill("verdict:N", scale=hollow, legend=None)
    dot = base.mark_point(size=62, strokeWidth=2, opacity=1).encode(x=alt.X("value:Q", **across), fill=fill)
    layers = span + dot
    if expected is not None:
        line: Chart = alt.Chart(pl.DataFrame({"at": [expected]})).mark_rule(color="var(--ink)", strokeDash=[3, 3])
        layers = line.encode(x=alt.X("at:Q", **across)) + layers
    return layers.properties(width=BESIDE, height=alt.Step(_step(names)))


# ---------------------------------------------------------------- common to all
def _exact(domain: tuple[float, float] | None = None) -> alt.Scale:
    """Return a scale that ends at the given values, or where the data ends."""
    return alt.Scale(nice=False, zero=False) if domain is None else alt.Scale(nice=False, zero=False, domain=domain)


def _games() -> alt.Y:
    return alt.Y("share:Q", title="games", axis=alt.Axis(format="%", tickCount=5))


def _wrapped(name: str) -> str:
    return "\n".join(textwrap.wrap(name, LABEL)) or name


def _names(names: Sequence[str]) -> alt.Y:
    """Names beside rows; those of two lines are lifted by half a line."""
    lifted: Any = {"condition": {"test": "indexof(datum.label, '\\n') >= 0", "value": -7}, "value": 0}
    lines = "split(datum.label, '\\n')"
    axis = alt.Axis(labelExpr=lines, labelOffset=lifted, labelLimit=190, ticks=False, domain=False, labelPadding=6)
    return alt.Y("name:N", title=None, sort=list(names), axis=axis)


def _step(names: Sequence[str]) -> int:
    return 30 if any("\n" in name for name in names) else 22


def svg(chart: Chart, said: str) -> str:
    """Return the plot as SVG for a page that defines the colours. `said`: the description for screen readers."""
    text = {"labelColor": "var(--soft)", "titleColor": "var(--soft)", "labelFontSize": 12, "titleFontSize": 12}
    lines = {"gridColor": "var(--grid)", "domainColor": "var(--soft)", "tickColor": "var(--soft)"}
    styled = (
        chart.configure(background="transparent", font=FONT)
        .configure_view(stroke=None)
        .configure_axis(**text, **lines, titleFontWeight="normal", labelOverlap="greedy", labelSeparation=6)
        .configure_axisY(labelColor="var(--ink)", domain=False, ticks=False)
        .configure_legend(labelColor="var(--ink)", labelFontSize=12, symbolStrokeWidth=3)
    )
    drawn: str = vl_convert.vegalite_to_svg(styled.to_dict())
    # One sentence about the plot serves a screen reader better than a name for each line.
    drawn = re.sub(r' (role|aria-[a-z]+)="[^"]*"', "", drawn)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(said)}" ', 1)


def palette(scheme: Literal[0, 1]) -> dict[str, str]:
    """The variables of the light (0) or the dark (1) scheme."""
    return {name: pair[scheme] for name, pair in COLOURS.items()}


def standalone(drawn: str) -> str:
    """Return a plot as a file by itself: in the light colours, on a white background."""
    coloured = re.sub(r"var\(--(\w+)\)", lambda found: COLOURS[found[1]][0], drawn)
    ground = f'<rect width="100%" height="100%" fill="{COLOURS["paper"][0]}"/>'
    return re.sub(r"(<svg [^>]*>)", rf"\1{ground}", coloured, count=1) + "\n"
