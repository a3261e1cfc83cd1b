# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""What a pack changes: games with it are compared with games without it.

Many numbers are compared, so some would differ by chance. The intervals of each table are widened for that
(intervals.fdr_adjusted_z): of the differences that are called more or less, one in twenty is noise on average.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import polars as pl
from rich import box
from rich.table import Table

from kickdoor.lab import measures
from kickdoor.lab.card_effects import MIN_SAMPLE, CardEffect, card_effects
from kickdoor.lab.errors import BadJob
from kickdoor.lab.intervals import Estimate, fdr_adjusted_z
from kickdoor.lab.job import Job
from kickdoor.lab.measures import RATES, Share
from kickdoor.lab.simulate import Frames, run
from kickdoor.lab.trial_games import table_for
from kickdoor.lab.workers import progress
from kickdoor.packs import Pack

STAGES: Final = 4  # of a game; Levels are compared at the end of each
NOISE: Final = "noise"


@dataclass(frozen=True, slots=True)
class Change:
    """A number without the pack and with it; either may be missing."""

    label: str
    before: Estimate | None
    after: Estimate | None
    z: float  # standard errors to either side in the interval of the difference
    in_percent: bool = False

    @property
    def difference(self) -> Estimate | None:
        return None if self.before is None or self.after is None else self.after.minus(self.before)

    @property
    def verdict(self) -> str:
        """more, less or noise; new or gone if one of the numbers is missing."""
        if self.difference is None:
            return "new" if self.before is None else "gone"
        low, high = self.difference.interval(self.z)
        return "more" if low > 0 else "less" if high < 0 else NOISE


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that is compared. `cards`: those of the pack, in the games with it."""

    games: tuple[int, int]
    cut: tuple[int, int]
    figures: list[Change]
    winners: list[Change]  # by bot, turn order, sex and each kind of identity
    cards: list[CardEffect]
    changed: list[Change]  # effects of cards that the games without the pack have too, by name
    levels: pl.DataFrame  # the quartiles of Levels over time, `games` without and with
    never: list[str]  # cards of the pack that nobody used


def sides(path: str, pack: Pack, against: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the packs that are played without the pack, and those with it. It is mixed with the sets that it needs, or
    with the classic set if it is too small by itself. `against`: what to play without it instead.
    """
    after = tuple(path if each.id == pack.id else each.id for each in table_for(pack))
    before = tuple(against) or tuple(source for source in after if source != path)
    if not before:
        raise BadJob(f"{path} is played by itself; say what it is compared with, such as --against classic")
    if path in before:
        raise BadJob(f"{path} cannot be compared with itself")
    return before, after


@contextmanager
def played(jobs: Mapping[str, Job], workers: int) -> Generator[list[Frames]]:
    """Play the jobs one after the other, and keep their rows on disk until the end of the context. After Ctrl-C or an
    error the remaining jobs are missing, and the last one of those played has the reason.
    """
    with TemporaryDirectory(prefix="kickdoor-") as folder:
        out: list[Frames] = []
        for number, (label, job) in enumerate(jobs.items()):
            with progress(label, job.games) as show:
                out.append(run(job, workers=workers, out=Path(folder, f"{number}.parquet"), progress=show))
            if out[-1].exit_code:
                break
        yield out


def compare(before: Frames, after: Frames, *, pack: str, names: Sequence[str]) -> Comparison:
    """Compare two runs. `pack`: the id of the pack. `names`: its cards."""
    mine = card_effects(after.seats, after.cards, pack=pack)
    used = {card.card for card in mine if card.used}
    games, cut = zip(measures.counts(before.games), measures.counts(after.games), strict=True)
    return Comparison(
        games=games,
        cut=cut,
        figures=_figures(before, after),
        winners=_winners(before, after),
        cards=mine,
        changed=_changed(card_effects(before.seats, before.cards), mine),
        levels=_levels(before, after),
        never=[name for name in names if name not in used],
    )


# ---------------------------------------------------------------- what is compared
Pair = tuple[str, Estimate | None, Estimate | None]


def _changes(pairs: Sequence[Pair], in_percent: Callable[[str], bool]) -> list[Change]:
    """Return the rows of one table, whose intervals are widened together."""
    z = fdr_adjusted_z([after.minus(before) for _, before, after in pairs if before is not None and after is not None])
    return [Change(label, before, after, z, in_percent(label)) for label, before, after in pairs]


def _figures(before: Frames, after: Frames) -> list[Change]:
    old, new = measures.figures(before.games), measures.figures(after.games)
    pairs: list[Pair] = [(rate.label, old[rate.key], new[rate.key]) for rate in RATES]
    for turn in _stages(before, after):
        levels = measures.mean_level(before.seats, turn), measures.mean_level(after.seats, turn)
        pairs.append((f"level after {turn} turns", *levels))
    shares = {rate.label for rate in RATES if rate.is_share}
    return _changes(pairs, lambda label: label in shares)


def _levels(before: Frames, after: Frames) -> pl.DataFrame:
    turns = max(measures.turns_shown(before.games), measures.turns_shown(after.games), key=lambda turns: turns[-1])
    sides = (before.seats.with_columns(bot=pl.lit("without")), after.seats.with_columns(bot=pl.lit("with")))
    return measures.level_curve(pl.concat(sides), turns).rename({"bot": "games"})


def _stages(before: Frames, after: Frames) -> list[int]:
    """Return turns that divide the longer games into equal stages."""
    most = max(measures.turns_shown(before.games)[-1], measures.turns_shown(after.games)[-1])
    return sorted({max(1, round(most * n / STAGES)) for n in range(1, STAGES + 1)})


def _winners(before: Frames, after: Frames) -> list[Change]:
    old, new = _shares(before), _shares(after)
    pairs: list[Pair] = [(name, old.get(name), new.get(name)) for name in dict.fromkeys([*old, *new])]
    return _changes([pair for pair in pairs if pair[1] or pair[2]], lambda _: True)


def _shares(frames: Frames) -> dict[str, Estimate | None]:
    """Return win shares by kind and name; kinds with a single name are left out."""
    counted = measures.winners(frames.seats)
    return {
        f"{kind}: {each.name}": _share(each) for kind, shares in counted.items() if len(shares) > 1 for each in shares
    }


def _share(share: Share) -> Estimate | None:
    """Return a win share as an estimate; None if there are too few seats to judge by."""
    if share.of < MIN_SAMPLE:
        return None
    return Estimate(share.value, sqrt(share.value * (1 - share.value) / share.of))


def _changed(before: Sequence[CardEffect], mine: Sequence[CardEffect]) -> list[Change]:
    old = {card.card: card.effect for card in before if card.is_judged}
    pairs: list[Pair] = [
        (card.card, old[card.card], card.effect) for card in mine if card.is_judged and card.card in old
    ]
    return _changes(pairs, lambda _: True)


# ---------------------------------------------------------------- for the terminal
def summary(before: Job, after: Job, found: Comparison) -> str:
    """Say in one sentence what is compared with what."""
    parts = [
        f"{games:,} games of {' + '.join(job.packs)}{f', {cut:,} of them cut' if cut else ''}"
        for job, games, cut in zip((after, before), found.games[::-1], found.cut[::-1], strict=True)
    ]
    return f"{parts[0]} beside {parts[1]}."


def tables(found: Comparison) -> list[Table]:
    figures = change_table("What changed", found.figures)
    out = [figures, change_table("Who wins", found.winners), card_table(found.cards)]
    if found.changed:
        out.append(change_table("Effects of cards that were there before", found.changed))
    return out


def change_table(title: str, changes: Sequence[Change]) -> Table:
    table = Table("", title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("without", "with", "difference", "interval"):
        table.add_column(head, justify="right")
    table.add_column("verdict")
    for each in changes:
        before, after = (formatted(number.value, each) if number else "–" for number in (each.before, each.after))
        difference, interval = "", ""
        if each.difference is not None:
            low, high = each.difference.interval(each.z)
            difference = formatted(each.difference.value, each, signed=True)
            interval = f"{formatted(low, each, signed=True)} to {formatted(high, each, signed=True)}"
        table.add_row(each.label, before, after, difference, interval, each.verdict)
    return table


def formatted(value: float, change: Change, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{value:{sign}.1%}" if change.in_percent else f"{value:{sign},.2f}"


def card_table(cards: Sequence[CardEffect]) -> Table:
    title = "Cards of the pack: how much more often those win who drew it"
    table = Table("card", "kind", title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("drawn by", "effect", "interval"):
        table.add_column(head, justify="right")
    table.add_column("verdict")
    for each in cards:
        low, high = each.interval
        numbers = (f"{each.effect.value:+.1%}", f"{low:+.1%} to {high:+.1%}") if each.is_judged else ("–", "–")
        table.add_row(each.card, each.kind, f"{each.drawn:,}", *numbers, each.verdict)
    return table
