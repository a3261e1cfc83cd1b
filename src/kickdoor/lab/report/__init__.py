"""The balance report: the statistics of many games, as one page for authors of cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import polars as pl

from kickdoor.lab.report.page import render
from kickdoor.lab.report.sections import lead, sections, tiles


def write_report(
    games: pl.LazyFrame,
    seats: pl.LazyFrame,
    cards: pl.LazyFrame,
    path: Path,
    title: str,
    *,
    packs: Sequence[str] = (),
) -> None:
    """Write the page. `packs`: the sources of the packs that were played, to list the cards that never came up."""
    page = render(title, lead(games, seats), tiles(games), sections(games, seats, cards, packs))
    path.write_text(page, encoding="utf-8")
