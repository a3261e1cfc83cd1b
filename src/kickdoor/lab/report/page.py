"""A report as one HTML file that needs nothing else: light and dark, for screens of any size and for paper.

Says how a page is built of tiles, sections, plots and tables; what stands in them is others' business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kickdoor.lab.report.plots import palette

FILES: Final = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Tile:
    """One number at the top of the page."""

    value: str
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    caption: str
    svg: str

    @property
    def drawn(self) -> Markup:
        """A plot is ours, and is put into the page as it is."""
        return Markup(self.svg)


@dataclass(frozen=True, slots=True)
class Cell:
    """What a table shows at one place. `order`: by which it is sorted, if not by what is shown."""

    shown: str | Markup
    order: float | None = None
    look: str = ""  # name, number, up, down, unsure


@dataclass(frozen=True, slots=True)
class Table:
    heads: Sequence[tuple[str, str]]  # what it says, and what it means
    rows: Sequence[Sequence[Cell]]
    search: str = ""  # what the search field asks for; none: there is no field


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    text: Sequence[str]  # paragraphs
    plots: Sequence[Plot] = ()
    table: Table | None = None


def render(title: str, lead: str, tiles: Sequence[Tile], sections: Sequence[Section]) -> str:
    environment = Environment(
        loader=FileSystemLoader(FILES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.get_template("page.html").render(
        title=title,
        lead=lead,
        tiles=tiles,
        sections=sections,
        light=palette(0),
        dark=palette(1),
        styles=Markup((FILES / "page.css").read_text("utf-8")),
        script=Markup((FILES / "page.js").read_text("utf-8")),
    )


# ---------------------------------------------------------------- cells
def name(text: str) -> Cell:
    return Cell(text, look="name")


def number(value: float, shown: str) -> Cell:
    return Cell(shown, value, "number")


def bar(low: float, value: float, high: float, *, reach: float, look: str) -> Markup:
    """An interval on a line whose middle is 0 and whose ends are `reach` away."""

    def at(number: float) -> float:
        return round(50 + 48 * max(-1.0, min(1.0, number / reach)), 1)

    return Markup(
        '<svg class="bar {}" viewBox="0 0 100 12" role="presentation"><path class="zero" d="M50 0V12"/>'
        '<path class="span" d="M{} 6H{}"/><circle cx="{}" cy="6" r="3.4"/></svg>'
    ).format(look, at(low), at(high), at(value))
