# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""Statistics of many games: figures, shares of winners, curves. Plays nothing, draws nothing. Rows are summed up as
they are read, so that a hundred thousand games need not fit into memory.

Statistics about winners use only games that ended; all others also use games that were cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import polars as pl

from kickdoor.lab.intervals import Estimate, wilson
from kickdoor.lab.rows import NONE

POINTS: Final = 40  # of a curve
BARS: Final = 30  # of a histogram


def read(frame: pl.LazyFrame) -> pl.DataFrame:
    return frame.collect(engine="streaming")


# ---------------------------------------------------------------- figures
@dataclass(frozen=True, slots=True)
class Rate:
    """A ratio of two sums: `of` for each `per`."""

    key: str
    label: str
    of: str
    per: str = "games"
    times: int = 1
    is_share: bool = False


RATES: Final = (
    Rate("turns", "turns a game", "turns"),
    Rate("actions", "actions a game", "actions"),
    Rate("deaths", "deaths a game", "deaths"),
    Rate("deaths_per_100_turns", "deaths in 100 turns", "deaths", "turns", 100),
    Rate("fights", "fights a game", "fights"),
    Rate("fights_won", "fights won", "fights_won", "fights", is_share=True),
    Rate("levels_gained_per_turn", "levels gained a turn", "levels_gained", "turns"),
    Rate("levels_lost_per_turn", "levels lost a turn", "levels_lost", "turns"),
)


def figures(games: pl.LazyFrame) -> dict[str, Estimate]:
    """Return every rate with its standard error over games."""
    counted = games.with_columns(pl.lit(1).alias("games"))
    return {rate.key: ratio(counted, rate.of, rate.per, rate.times) for rate in RATES}


def ratio(frame: pl.LazyFrame, of: str, per: str, times: float = 1) -> Estimate:
    """Return the ratio of two sums, with its standard error if rows are independent."""
    y, x = pl.col(of).cast(pl.Float64), pl.col(per).cast(pl.Float64)
    sums = frame.select(y=y.sum(), x=x.sum(), yy=(y * y).sum(), xy=(x * y).sum(), xx=(x * x).sum())
    s = read(sums).row(0, named=True)
    if not s["x"]:
        return Estimate(0.0, 0.0)
    value = s["y"] / s["x"]
    squares = max(0.0, s["yy"] - 2 * value * s["xy"] + value * value * s["xx"])
    return Estimate(times * value, times * sqrt(squares) / s["x"])


def counts(games: pl.LazyFrame) -> tuple[int, int]:
    """Return how many games there are, and how many of them were cut."""
    found = read(games.select(games=pl.len(), cut=pl.col("cut").sum())).row(0, named=True)
    return int(found["games"]), int(found["cut"] or 0)


def kinds_of(frame: pl.LazyFrame, column: str) -> list[str]:
    """Return the distinct values of a column."""
    return sorted(read(frame.select(pl.col(column).cast(pl.String).unique()))[column].to_list())


def histogram(games: pl.LazyFrame, column: str) -> pl.DataFrame:
    """Count games by the values of a column, in bars from `low` up to `high`. The longest games share the last bar."""
    most = read(games.select(pl.col(column).quantile(0.995))).item() or 1
    width = max(1, round(most / BARS))
    low = (pl.col(column) // width).clip(upper_bound=BARS) * width
    return read(games.group_by(low=low).agg(games=pl.len()).with_columns(high=pl.col("low") + width).sort("low"))


# ---------------------------------------------------------------- who wins
@dataclass(frozen=True, slots=True)
class Share:
    """A share of winners, with its 95 % interval."""

    name: str
    won: int
    of: int

    @property
    def value(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)


def shares(frame: pl.LazyFrame, by: pl.Expr, *, won: str = "won", of: pl.Expr | None = None) -> list[Share]:
    """Return for each group the sum of `won` out of the sum of `of` (default: the number of rows)."""
    grouped = frame.group_by(name=by.cast(pl.String))
    found = read(
        grouped.agg(won=pl.col(won).cast(pl.Int64).sum(), of=pl.len() if of is None else of.sum()).sort("name")
    )
    return [Share(**row) for row in found.iter_rows(named=True)]


def ended(frame: pl.LazyFrame) -> pl.LazyFrame:
    """Return the seats or cards of games that have a winner."""
    return frame.filter(pl.col("won").is_not_null())


def winners(seats: pl.LazyFrame) -> dict[str, list[Share]]:
    """Return win shares by bot, by place in the order of turns, by sex, and by identity at the end."""
    over = ended(seats)
    out = {"bot": shares(over, pl.col("bot")), "turn order": shares(over, pl.col("order") + 1)}
    sexes = shares(over, pl.col("sex"))
    out |= {"sex": sexes} if [share.name for share in sexes] != [NONE] else {}
    held = over.explode("identities").drop_nulls("identities")
    for share in shares(held, pl.col("identities")):
        kind, _, name = share.name.partition(": ")
        out.setdefault(kind, []).append(Share(name, share.won, share.of))
    return out


def even_share(seats: pl.LazyFrame) -> float:
    """Return the win share of a seat if nothing makes a difference."""
    return float(read(ended(seats).select(pl.col("won").mean())).item() or 0.0)


# ---------------------------------------------------------------- levels
def level_after(turn: int) -> pl.Expr:
    """Return a seat's Level after so many turns of the table, or at the end of a shorter game."""
    last = pl.col("levels").list.len().cast(pl.Int64) - 1
    return pl.col("levels").list.get(pl.min_horizontal(last, pl.lit(turn - 1)), null_on_oob=True).cast(pl.Float64)


def turns_shown(games: pl.LazyFrame) -> list[int]:
    """Return the turns of a curve, up to the one by which nine games of ten are over."""
    most = int(read(games.select(pl.col("turns").quantile(0.9))).item() or 1)
    step = max(1, round(most / POINTS))
    return list(range(step, most + 1, step)) or [1]


def level_curve(seats: pl.LazyFrame, turns: Sequence[int]) -> pl.DataFrame:
    """Return the quartiles of each bot's Levels after these turns: columns bot, turn, low, middle, high."""
    wide = seats.select("bot", *(level_after(turn).alias(str(turn)) for turn in turns))
    long = wide.unpivot(index="bot", variable_name="turn", value_name="level").drop_nulls()
    # There are few Levels, so they are counted first; a quartile is the first Level that so many do not exceed.
    counted = read(long.group_by("bot", pl.col("turn").cast(pl.Int64), "level").agg(seats=pl.len()))
    below = pl.col("seats").cum_sum() / pl.col("seats").sum()
    quartile = [pl.col("level").filter(below >= part).first().alias(name) for name, part in QUARTILES.items()]
    return counted.sort("level").group_by("bot", "turn").agg(quartile).sort("bot", "turn")


QUARTILES: Final = {"low": 0.25, "middle": 0.5, "high": 0.75}


def mean_level(seats: pl.LazyFrame, turn: int) -> Estimate:
    """Return the mean Level after so many turns. Seats of one game are not independent: the sample is the games."""
    tables = seats.group_by("game").agg(levels=level_after(turn).sum(), seats=pl.len())
    return ratio(tables, "levels", "seats")


# ---------------------------------------------------------------- fights and deaths
def fights_won(seats: pl.LazyFrame) -> list[Share]:
    """Return for each bot the share of its fights as main fighter that were won."""
    return shares(seats, pl.col("bot"), won="fights_won", of=pl.col("fights"))


def deaths(games: pl.LazyFrame) -> pl.DataFrame:
    """Count games by the number of deaths."""
    return read(games.group_by("deaths").agg(games=pl.len()).sort("deaths"))


def killers(cards: pl.LazyFrame) -> list[Share]:
    """Return for each card in how many encounters (a fight with a monster, a Curse that hit) the character died, those
    with the most deaths first.
    """
    deadly = shares(cards, pl.col("card"), won="deaths", of=pl.col("met"))
    return sorted((each for each in deadly if each.won), key=lambda each: -each.won)
