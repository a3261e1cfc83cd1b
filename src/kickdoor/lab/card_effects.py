# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""What each card does to winning: how many more of those win who draw it than of those who draw another card.

Which card lies on top of a deck is chance, and who draws it is settled before. So a draw is a fair experiment: those
who draw this card are compared with all draws by the same bot from the same deck at about the same time of the game
(who is ahead draws more Treasures, and more so later on). What is left is the card's doing, played or not.

Many cards are looked at, so some would stand out by chance. The intervals are widened for that (intervals.widened):
of the cards whose interval leaves 0 out, no more than one in twenty is there by chance on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import polars as pl

from kickdoor.lab.intervals import Estimate, widened
from kickdoor.lab.measures import ended, read

FEWEST: Final = 50  # seats that drew it: fewer say nothing
STAGES: Final = 8  # of a game, apart from the opening hand
PART: Final = 10_000  # games that are looked at together

Verdict = Literal["helps", "hurts", "no evidence", "too rare"]


@dataclass(frozen=True, slots=True)
class CardEffect:
    """A card in all games together."""

    pack: str
    card: str
    kind: str
    drawn: int  # seats that drew it, of games that ended
    drawn_won: int
    played: int  # seats that used it, of games that ended
    played_won: int
    could: bool  # somebody could have used it
    used: bool  # somebody did, or fought it, or was struck by it
    effect: Estimate  # on the win chance of a player who draws it
    sure: float  # standard errors that its interval spans to either side

    @property
    def is_judged(self) -> bool:
        return self.drawn >= FEWEST

    @property
    def interval(self) -> tuple[float, float]:
        return self.effect.interval(self.sure)

    @property
    def verdict(self) -> Verdict:
        """What it does to winning, if chance does not explain that."""
        low, high = self.interval
        if not self.is_judged:
            return "too rare"
        return "helps" if low > 0 else "hurts" if high < 0 else "no evidence"


def card_effects(seats: pl.LazyFrame, cards: pl.LazyFrame, *, pack: str = "") -> list[CardEffect]:
    """Every card that came to anybody, the best first. `pack`: only those of this pack are looked at."""
    all_found = _counted(cards).join(_compared(seats, cards), on=["pack", "card"], how="left")
    found = read(all_found.filter((pl.col("pack") == pack) | (pack == "")).sort("pack", "card"))
    effects = [Estimate(row["effect"] or 0.0, row["error"] or 0.0) for row in found.iter_rows(named=True)]
    sure = widened([effect for effect, drawn in zip(effects, found["drawn"], strict=True) if drawn >= FEWEST])
    keys = ("pack", "card", "kind", "drawn", "drawn_won", "played", "played_won", "could", "used")
    out = [
        CardEffect(**{key: row[key] for key in keys}, effect=effect, sure=sure)
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
    """The effect of each card, and its error. Draws of one game are not independent, so games are the sample."""
    draws = _draws(seats, cards)
    usual = read(draws.group_by("bot", "deck", "stage").agg(chance=pl.col("won").mean())).lazy()
    most = read(cards.select(pl.col("game").max())).item() or 0
    # Some games at a time: all of them together, by card, would be the better part of the rows.
    parts = [_sums(draws.filter(pl.col("game") // PART == part), usual) for part in range(most // PART + 1)]
    sums = pl.concat(parts).lazy().group_by("pack", "card").agg(pl.all().sum())
    effect = pl.col("more") / pl.col("draws")
    squares = pl.col("mm") - 2 * effect * pl.col("md") + effect.pow(2) * pl.col("dd")
    return sums.select("pack", "card", effect=effect, error=squares.clip(lower_bound=0).sqrt() / pl.col("draws"))


def _sums(draws: pl.LazyFrame, usual: pl.LazyFrame) -> pl.DataFrame:
    """Of each card: victories beyond the usual, draws, and the sums over games of their squares and products."""
    beyond = draws.join(usual, on=["bot", "deck", "stage"]).with_columns(more=pl.col("won") - pl.col("chance"))
    games = beyond.group_by("pack", "card", "game").agg(more=pl.col("more").sum(), draws=pl.len().cast(pl.Int64))
    more, drawn = pl.col("more"), pl.col("draws")
    products = {"mm": more * more, "md": more * drawn, "dd": drawn * drawn}
    return read(games.with_columns(**products).drop("game").group_by("pack", "card").agg(pl.all().sum()))


def _draws(seats: pl.LazyFrame, cards: pl.LazyFrame) -> pl.LazyFrame:
    """The first time each seat drew each card, in games that ended. `stage`: 0 is the opening hand."""
    first = ended(cards).filter(pl.col("drawn") > 0)
    later = first.filter(pl.col("turn") > 0)
    bounds = read(later.select(pl.col("turn").quantile(n / STAGES).alias(str(n)) for n in range(1, STAGES))).row(0)
    stage = (pl.col("turn") > 0).cast(pl.Int8) + sum((pl.col("turn") > (each or 0)).cast(pl.Int8) for each in bounds)
    drawn = first.select("game", "seat", "pack", "card", "deck", pl.col("won").cast(pl.Float64), stage=stage)
    return drawn.join(seats.select("game", "seat", "bot"), on=["game", "seat"])
