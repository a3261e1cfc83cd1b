# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""Tournaments of bots: who plays whom in which seats, and how strong they are by the results. The games are played by
lab/simulate.py.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, Final

import polars as pl
from openskill.models import PlackettLuce
from rich import box
from rich.table import Table

from kickdoor.lab import measures
from kickdoor.lab.errors import BadJob
from kickdoor.lab.intervals import Z95
from kickdoor.lab.job import Job
from kickdoor.lab.measures import read
from kickdoor.lab.report import plots

SLOW: Final = 0.95  # the percentile of decision times in the table


# ---------------------------------------------------------------- who sits where
def tables(bots: Sequence[str], players: int, *, duel: bool = False) -> list[tuple[str, ...]]:
    """Return who plays whom: every selection of bots for the seats; with fewer bots than seats, every way to fill the
    seats with all of them. A duel: the first bot has one seat, the second all others.
    """
    if len(bots) < 2:
        raise BadJob("a tournament needs at least two bots")
    for name in bots:
        if bots.count(name) > 1:
            raise BadJob(f"bot {name!r} is named twice")
    if duel:
        if len(bots) > 2:
            raise BadJob(f"a duel is between two bots, not {len(bots)}")
        return [(bots[0], *[bots[1]] * (players - 1))]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [table for table in combinations_with_replacement(bots, players) if {*bots} <= {*table}]


def seatings(meetings: Sequence[tuple[str, ...]], rounds: int) -> tuple[tuple[str, ...], ...]:
    """Return who sits where. A round is every table with every rotation of its seats, so that each bot has each seat
    equally often. Neighbours change from round to round, until all orders have been played.
    """
    orders = [_orders(table) for table in meetings]
    out: list[tuple[str, ...]] = []
    for n in range(min(rounds, max(map(len, orders)))):
        for turn in range(len(meetings[0])):
            out += [_rotated(each[n % len(each)], turn) for each in orders]
    return tuple(out)


def _orders(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the ways to sit around a table that are not rotations of each other."""
    return list(dict.fromkeys((table[0], *rest) for rest in permutations(table[1:])))


def _rotated(table: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return table[turn:] + table[:turn]


# ---------------------------------------------------------------- how strong they are
@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot, with 95 % intervals."""

    bot: str
    seats: int  # in games that ended
    won: int
    share: float
    share_low: float
    share_high: float
    rating: float
    rating_low: float
    rating_high: float
    decisions: int
    mean_seconds: float
    slow_seconds: float  # 95 % of the decisions took no longer


def standings(seats: pl.LazyFrame, times: pl.LazyFrame) -> list[Standing]:
    """Return the results of all bots, the strongest first."""
    shares = measures.shares(measures.ended(seats), pl.col("bot"))
    rated, thought = ratings(seats), thinking(times)
    out: list[Standing] = []
    for each in shares:
        low, high = each.interval
        mu, sigma = rated[each.name]
        out.append(
            Standing(
                bot=each.name,
                seats=each.of,
                won=each.won,
                share=each.value,
                share_low=low,
                share_high=high,
                rating=mu,
                rating_low=mu - Z95 * sigma,
                rating_high=mu + Z95 * sigma,
                **thought.get(each.name, NO_TIMES),
            )
        )
    return sorted(out, key=lambda each: (-each.rating, each.bot))


def ratings(seats: pl.LazyFrame) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its uncertainty, by OpenSkill's Plackett-Luce model.

    Only victories count: the winner has beaten each of the others. The losers are not compared with each other (a draw
    among them would make strong and weak bots look alike), nor are players who share a victory, nor anybody in a game
    that was cut. Bots do not change, so their uncertainty never grows again (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    ended = read(measures.ended(seats).sort("game", "seat").group_by("game", maintain_order=True).agg("bot", "won"))
    rated = {name: model.rating() for name in sorted(set(ended["bot"].explode()))}
    for _, names, won in ended.iter_rows():
        for winner in (name for name, has_won in zip(names, won, strict=True) if has_won):
            for loser in (name for name, has_won in zip(names, won, strict=True) if not has_won and name != winner):
                [[rated[winner]], [rated[loser]]] = model.rate([[rated[winner]], [rated[loser]]])
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}


NO_TIMES: Final[dict[str, Any]] = {"decisions": 0, "mean_seconds": 0.0, "slow_seconds": 0.0}


def thinking(times: pl.LazyFrame) -> dict[str, dict[str, Any]]:
    """Return for each bot how many decisions it made, and how long they took."""
    each = times.select("bot", "seconds").explode("seconds").drop_nulls()
    seconds = pl.col("seconds").cast(pl.Float64)
    summed = each.group_by("bot").agg(
        decisions=pl.len(), mean_seconds=seconds.mean(), slow_seconds=seconds.quantile(SLOW, "higher")
    )
    return {row.pop("bot"): row for row in read(summed).iter_rows(named=True)}


# ---------------------------------------------------------------- what is shown
def summary(games: pl.LazyFrame, a_round: int, seconds: float) -> str:
    """Say in one line what was played."""
    played, cut = measures.counts(games)
    left = f"; {cut:,} were cut (not over after --most actions) and count for nobody" if cut else ""
    return f"{played:,} games in {seconds:,.0f} s, {played / a_round:,.10g} rounds of {a_round}{left}"


def as_json(job: Job, played: int, found: Sequence[Standing], even: float) -> str:
    """Return the standings and the settings of the tournament as JSON."""
    asked = {"packs": list(job.packs), "rules": dict(job.rules), "keep": job.deck_percent, "seed": job.seed}
    everything = {"games": played, **asked, "even_share": even, "standings": [asdict(each) for each in found]}
    return json.dumps(everything, indent=1, ensure_ascii=False) + "\n"


def table(found: Sequence[Standing], even: float) -> Table:
    """Return the standings as a table for the terminal."""
    shown = Table("bot", box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("rating (95 %)", "seats", "won (95 %)", "of even share", "a decision", "95 % within"):
        shown.add_column(head, justify="right")
    for each in found:
        shown.add_row(
            each.bot,
            f"{each.rating:.1f} ({each.rating_low:.1f} to {each.rating_high:.1f})",
            f"{each.seats:,}",
            f"{each.share:.1%} ({each.share_low:.1%} to {each.share_high:.1%})",
            f"{each.share / even:.2f}" if even else "",
            f"{1000 * each.mean_seconds:.2f} ms",
            f"{1000 * each.slow_seconds:.2f} ms",
        )
    return shown


def plot(found: Sequence[Standing], even: float) -> str:
    """Return a plot of ratings and win shares, as an SVG file."""
    rated = [plots.Dot(each.bot, each.rating, each.rating_low, each.rating_high, "measured") for each in found]
    won = [
        plots.Dot(
            each.bot, each.share, each.share_low, each.share_high, plots.verdict(each.share_low, each.share_high, even)
        )
        for each in found
    ]
    return plots.standalone(plots.standings(rated, won, even))
