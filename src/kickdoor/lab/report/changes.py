"""The page about what a pack changes: a comparison with games without it, then the report on the games with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kickdoor.lab.comparison import Change, Comparison, formatted
from kickdoor.lab.report import plots
from kickdoor.lab.report.page import Cell, Plot, Section, Table, bar, name, number, render
from kickdoor.lab.report.sections import card_section, lead, sections, tiles
from kickdoor.lab.simulate import Frames

HEADS: Final = (
    ("", "what is compared"),
    ("Without", "in games without the pack"),
    ("With", "in games with the pack"),
    ("Difference", "with less without"),
    ("Interval", "where the true difference lies, widened because many are looked at"),
    ("", "the same, drawn; the middle is no difference"),
    ("Verdict", "whether chance explains it"),
)
LOOKS: Final = {"more": "up", "less": "down"}
WHOLE: Final = ("cards", "unused")  # sections about all cards, which here are about those of the pack


def write_comparison(found: Comparison, after: Frames, path: Path, *, title: str, said: str) -> None:
    """`after`: the games with the pack. `said`: what was compared with what."""
    rest = [each for each in sections(after.games, after.seats, after.cards, ()) if each.id not in WHOLE]
    page = render(title, f"{said} {lead(after.games, after.seats)}", tiles(after.games), [*changes(found), *rest])
    path.write_text(page, encoding="utf-8")


def changes(found: Comparison) -> list[Section]:
    text = (
        "Games with the pack compared with games without it. Many numbers are compared, so the intervals are widened:"
        " of the differences called more or less, one in twenty is noise on average. With more games, some of those"
        " called noise may prove to be real."
    )
    levels = Plot("Level over time", plots.curves(found.levels, by="games", title="Level"))
    out = [Section("changed", "What changed", [text], [levels], change_table(found.figures))]
    out.append(Section("wins", "Who wins, without and with", [WINS], table=change_table(found.winners)))
    out.append(card_section(found.cards))
    if found.changed:
        out.append(Section("before", "Cards that were there before", [BEFORE], table=change_table(found.changed)))
    never = f"Never used: {', '.join(found.never)}." if found.never else "Every card of the pack was used."
    return [*out, Section("never", "Cards of the pack never played", [never])]


WINS: Final = (
    "How often players win, by what they had at the end of the game. New: without the pack nobody had it, or too few"
    " players."
)
BEFORE: Final = "The effect on winning of cards that have the same name in both kinds of games."


def change_table(found: Sequence[Change]) -> Table:
    ends = [each.difference.interval(each.z) for each in found if each.difference and each.in_percent]
    percents = max((abs(end) for pair in ends for end in pair), default=1.0)
    return Table(HEADS, [change_row(each, percents) for each in found], search="Find" if len(found) > MANY else "")


def change_row(each: Change, percents: float) -> list[Cell]:
    """Percentages share one scale; every other number has its own."""
    before, after = (
        number(e.value, formatted(e.value, each)) if e else Cell("–", LEAST) for e in (each.before, each.after)
    )
    look = LOOKS.get(each.verdict, "unsure")
    row = [name(each.label), before, after]
    if each.difference is None:
        return [*row, *[Cell("", LEAST)] * 3, Cell(each.verdict, look=look)]
    value, (low, high) = each.difference.value, each.difference.interval(each.z)
    reach = percents if each.in_percent else max(abs(low), abs(high), 1e-9)
    interval = f"{formatted(low, each, signed=True)} to {formatted(high, each, signed=True)}"
    return [
        *row,
        Cell(formatted(value, each, signed=True), value, look),
        number(low, interval),
        Cell(bar(low, value, high, reach=reach, look=look), value, look),
        Cell(each.verdict, look=look),
    ]


LEAST: Final = -1e9  # below any number
MANY: Final = 20  # rows: more are searched
