"""Figures as tables for a terminal of any width from 80 columns."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from bench.contest import BY_SEATS, COMPILED, PLAIN, name_of
from bench.figures import Figures
from bench.peers import PEERS


def show(found: Figures, console: Console) -> None:
    console.print(f"{found.interpreter}, {found.machine}", soft_wrap=True)
    console.print(f"in each of {found.rounds} rounds everyone plays for {found.seconds} s of the processor")
    console.print(_rates(found))
    console.print(_bots(found))
    for engine in found.clone_microseconds:
        ratios = _ratios(found, engine)
        if ratios.row_count:  # else there is nobody to compare with
            console.print(ratios)
    for line in _lines(found):
        console.print(line, soft_wrap=True)


def _rates(found: Figures) -> Grid:
    grid = _grid("A second of the processor", "version", "actions", "games", "actions\na game")
    for row in found.rows:
        speed = f"{row.actions_per_second:,.0f}", f"{row.games_per_second:,.1f}", f"{row.actions_per_game:,.0f}"
        grid.add_row(row.name, row.version, *speed)
    return grid


def _bots(found: Figures) -> Grid:
    grid = _grid("Games of four bots, classic set", "bots", "games a second", "actions\na game", "games\nplayed")
    for row in found.bots:
        grid.add_row(
            f"kickdoor {row.engine}", row.bot, f"{row.games_per_second:,.2f}", f"{row.actions_per_game:,.0f}",
            f"{row.games:,}",
        )  # fmt: skip
    return grid


def _ratios(found: Figures, engine: str) -> Grid:
    """A row for each to compare with, a column for each number of seats."""
    cells = {(each.ours, each.other): f"{each.median:.2f}" for each in found.ratios}
    title = f"Actions a second of kickdoor {engine}, in those of others"
    grid = _grid(title, *(f"{table.seats} seats" for table in BY_SEATS))
    for peer in PEERS:
        if peer not in found.absent:
            grid.add_row(peer, *(cells[name_of(engine, table), peer] for table in BY_SEATS))
    if engine == COMPILED:
        own = (cells[name_of(COMPILED, table), name_of(PLAIN, table)] for table in BY_SEATS)
        grid.add_row("kickdoor plain", *own)
    return grid


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    grid.add_column("", no_wrap=True)
    for column in columns:
        grid.add_column(column, justify="right", no_wrap=True)
    return grid


def _lines(found: Figures) -> list[str]:
    said = [f"{'left out: ' if name in PEERS else ''}{name}: {reason}" for name, reason in found.absent.items()]
    for engine, costs in found.clone_microseconds.items():
        clones = ", ".join(f"{cost:.1f} µs with {cards}" for cards, cost in costs.items())
        said.append(f"clone() of a {engine} 4-seat game in mid-combat: {clones}")
    first, again = found.loading_seconds["first"], found.loading_seconds["again"]
    said.append(f"loading all sets in a fresh process: {first:.3f} s the first time, {again:.3f} s from then on")
    for goal in found.goals:
        bound = f"at {'least' if goal.at_least else 'most'} {goal.bound}"
        said.append(f"{'held' if goal.held else 'NOT HELD':<9}{goal.what}: {goal.measured:.2f} ({bound})")
    return said
