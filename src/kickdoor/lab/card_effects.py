# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""The effect of each card on winning: how much more often players win who draw it than those who draw another card.

Which card is on top of a deck is chance, so a draw is a fair experiment. Players who draw a card are compared with all
draws by the same bot from the same deck at about the same time of the game (players who are ahead draw more Treasures,
most of all late in the game). The difference is the effect of the card, played or not.

Many cards are tested at once, so some would stand out by chance. Intervals are widened for that
(intervals.fdr_adjusted_z): of the cards whose interval excludes 0, at most one in twenty does so by chance on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import polars as pl

from kickdoor.lab.intervals import Estimate, fdr_adjusted_z
from kickdoor.lab.measures import ended, read

MIN_SAMPLE: Final = 50  # seats; fewer are too few to judge by
STAGES: Final = 8  # of a game, apart from the opening hand
PART: Final = 10_000  # games that are processed at a time

Verdict = Literal["helps", "hurts", "no evidence", "too rare"]


@dataclass(frozen=True, slots=True)
class CardEffect:
    """The effect of one card, over all games."""

    pack: str
    card: str
    kind: str
    drawn: int  # seats that drew it, of games that ended
    drawn_won: int
    played: int  # seats that used it, of games that ended
    played_won: int
    could: bool  # somebody could have used it
    used: bool  # somebody used or fought it, or was hit by it
    effect: Estimate  # on the win chance of a player who draws it
    z: float  # standard errors to either side in its interval

    @property
    def is_judged(self) -> bool:
        return self.drawn >= MIN_SAMPLE

    @property
    def interval(self) -> tuple[float, float]:
        return self.effect.interval(self.z)

    @property
    def verdict(self) -> Verdict:
        """What the card does to winning, if chance does not explain it."""
        low, high = self.interval
        if not self.is_judged:
            return "too rare"
        return "helps" if low > 0 else "hurts" if high < 0 else "no evidence"


def card_effects(seats: pl.LazyFrame, cards: pl.LazyFrame, *, pack: str = "") -> list[CardEffect]:
    """Return every card that anybody had, the best first. `pack`: only the cards of this pack."""
    all_found = _counted(cards).join(_compared(seats, cards), on=["pack", "card"], how="left")
    found = read(all_found.filter((pl.col("pack") == pack) | (pack == "")).sort("pack", "card"))
    effects = [Estimate(row["effect"] or 0.0, row["error"] or 0.0) for row in found.iter_rows(named=True)]
    z = fdr_adjusted_z([effect for effect, drawn in zip(effects, found["drawn"], strict=True) if drawn >= MIN_SAMPLE])
    keys = ("pack", "card", "kind", "drawn", "drawn_won", "played", "played_won", "could", "used")
    out = [
        CardEffect(**{key: row[key] for key in keys}, effect=effect, z=z)
        for row, effect in zip(found.iter_rows(named=True), effects, strict=True)
    ]
    return sorted(out, key=lambda each: (not each.is_judged, -each.effect.value))


def _counted(cards: pl.LazyFrame) -> pl.LazyFrame:
    over, drawn, played = pl.col("won").is_not_null(), pl.col("drawn") > 0, pl.col("played") > 0
    return cards.group_by("pack", "card").agg(
        kind=pl.col("kind").first(),
        drawn=(over & drawn).sum(),
        drawn_won=(pl.col("won") & drawn).sum(),
        played=(over & played).sum(),
        played_won=(pl.col("won") & played).sum(),
        could=pl.col("could").any(),
        used=(played | (pl.col("met") > 0)).any(),
    )


def _compared(seats: pl.LazyFrame, cards: pl.LazyFrame) -> pl.LazyFrame:
    """Compute the effect of each card and its error. Draws in one game are not independent: the sample is the games."""
    draws = _draws(seats, cards)
    usual = read(draws.group_by("bot", "deck", "stage").agg(chance=pl.col("won").mean())).lazy()
    most = read(cards.select(pl.col("game").max())).item() or 0
    # Some games at a time: grouped by card and game, all of them would fill the memory.
    parts = [_sums(draws.filter(pl.col("game") // PART == part), usual) for part in range(most // PART + 1)]
    sums = pl.concat(parts).lazy().group_by("pack", "card").agg(pl.all().sum())
    effect = pl.col("more") / pl.col("draws")
    squares = pl.col("mm") - 2 * effect * pl.col("md") + effect.pow(2) * pl.col("dd")
    return sums.select("pack", "card", effect=effect, error=squares.clip(lower_bound=0).sqrt() / pl.col("draws"))


def _sums(draws: pl.LazyFrame, usual: pl.LazyFrame) -> pl.DataFrame:
    """Sum for each card: victories beyond the usual, draws, and their squares and products over games."""
    beyond = draws.join(usual, on=["bot", "deck", "stage"]).with_columns(more=pl.col("won") - pl.col("chance"))
    games = beyond.group_by("pack", "card", "game").agg(more=pl.col("more").sum(), draws=pl.len().cast(pl.Int64))
    more, drawn = pl.col("more"), pl.col("draws")
    products = {"mm": more * more, "md": more * drawn, "dd": drawn * drawn}
    return read(games.with_columns(**products).drop("game").group_by("pack", "card").agg(pl.all().sum()))


def _draws(seats: pl.LazyFrame, cards: pl.LazyFrame) -> pl.LazyFrame:
    """Return the first time each seat drew each card, in games that ended. `stage`: 0 is the opening hand."""
    first = ended(cards).filter(pl.col("drawn") > 0)
    later = first.filter(pl.col("turn") > 0)
    bounds = read(later.select(pl.col("turn").quantile(n / STAGES).alias(str(n)) for n in range(1, STAGES))).row(0)
    stage = (pl.col("turn") > 0).cast(pl.Int8) + sum((pl.col("turn") > (each or 0)).cast(pl.Int8) for each in bounds)
    drawn = first.select("game", "seat", "pack", "card", "deck", pl.col("won").cast(pl.Float64), stage=stage)
    return drawn.join(seats.select("game", "seat", "bot"), on=["game", "seat"])
