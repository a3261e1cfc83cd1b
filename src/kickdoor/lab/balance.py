# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""Compares the sets: games of four bots with each set under its own edition, measured against the classic set.

The bots are `medium` by default: they equip what helps, ask for help and spend cards to save themselves, so deaths and
wins are like those of people. The data are the rows of a simulation (lab/rows.py). docs/balance.md explains the bands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import polars as pl

from kickdoor.lab import measures
from kickdoor.lab.card_effects import MIN_SAMPLE
from kickdoor.lab.intervals import wilson
from kickdoor.lab.job import Job, rotated
from kickdoor.lab.measures import RATES, Share, read
from kickdoor.lab.rows import NONE
from kickdoor.lab.simulate import Frames
from kickdoor.packs import Pack, compile_library

SEATS: Final = 4
BOTS: Final = "medium"
MODEL: Final = "classic"

LENGTH: Final = (0.6, 1.4)
DEATHS: Final = (0.6, 1.7)
FIGHTS: Final = 0.10
IDENTITY: Final = (0.60, 1.50)
DECIDES: Final = 0.55
LAST: Final = 0.10


def job(source: str, games: int, seed: int, *, bots: Sequence[str] = (BOTS,)) -> Job:
    """Return the games to measure a set with. A list of bots shorter than the table is repeated."""
    return Job(games, rotated(bots, SEATS), packs=(source,), seed=seed)


# ---------------------------------------------------------------- what it means
def figures(pack: Pack, frames: Frames) -> dict[str, Any]:
    """Return everything measured about a set, as plain data."""
    games, cut = measures.counts(frames.games)
    estimates = measures.figures(frames.games)
    cards = _cards(frames.cards, games - cut)
    kinds = {card.name: card.kind for card in compile_library([pack]).defs}
    found = {name: cards.get(name, {"name": name, "kind": kind, **NEVER}) for name, kind in kinds.items()}
    return {
        "set": pack.id,
        "edition": pack.edition,
        "games": games,
        "cut": cut,
        "bots": [share.name for share in measures.shares(frames.seats, pl.col("bot"))],
        **{key: estimate.value for key, estimate in estimates.items()},
        "intervals": {key: list(estimate.interval()) for key, estimate in estimates.items()},
        "identities": _identities(pack, measures.winners(frames.seats)),
        "unused": [name for name, row in found.items() if not row["could"]],
        "cards": sorted(found.values(), key=lambda row: -row["low"]),
    }


NEVER: Final = {"used": 0, "won": 0.0, "low": 0.0, "high": 1.0, "last": 0.0, "last_low": 0.0, "could": False}


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def _identities(pack: Pack, won: dict[str, list[Share]]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for kind in pack.identities:
        shares = [share for share in won.get(kind, []) if share.name != NONE]
        mean = _share(sum(share.won for share in shares), sum(share.of for share in shares))
        for share in shares:
            low, high = share.interval
            row = {"kind": kind, "name": share.name, "had": share.of, "won": share.value}
            rows.append(
                {**row, "of_mean": _share(share.value, mean), "low": _share(low, mean), "high": _share(high, mean)}
            )
    return rows


def _cards(cards: pl.LazyFrame, ended: int) -> dict[str, dict[str, Any]]:
    """Return for each card how often its users win, in games that ended, and whether anybody could use it."""
    over, used, won = pl.col("won").is_not_null(), pl.col("played") > 0, pl.col("won")
    counted = cards.group_by("card").agg(
        kind=pl.col("kind").first(),
        used=(over & used).sum(),
        used_won=(won & used).sum(),
        last=(won & pl.col("last")).sum(),
        could=(pl.col("could") | used | (pl.col("met") > 0)).any(),
    )
    out: dict[str, dict[str, Any]] = {}
    for row in read(counted.sort("card")).iter_rows(named=True):
        low, high = wilson(row["used_won"], row["used"])
        out[row["card"]] = {
            "name": row["card"],
            "kind": row["kind"],
            "used": row["used"],
            "won": _share(row["used_won"], row["used"]),
            "low": low,
            "high": high,
            "last": _share(row["last"], ended),
            "last_low": wilson(row["last"], ended)[0],
            "could": row["could"],
        }
    return out


def verdicts(found: dict[str, Any], model: dict[str, Any]) -> list[str]:
    """Return every figure of a set that is outside of its band. `model`: the figures of the classic set."""
    out: list[str] = []
    for key, (low, high) in (("turns", LENGTH), ("deaths_per_100_turns", DEATHS)):
        ratio = _share(found[key], model[key])
        if not low <= ratio <= high:
            said = key.replace("_", " ")
            out.append(f"{said}: {found[key]:.1f} is {ratio:.2f} times {model['set']}'s ({low} to {high})")
    gap = found["fights_won"] - model["fights_won"]
    if abs(gap) > FIGHTS:
        out.append(f"fights won: {found['fights_won']:.2f} is {gap:+.2f} from {model['set']}'s (at most {FIGHTS})")
    for row in found["identities"]:
        if row["had"] >= MIN_SAMPLE and (row["low"] > IDENTITY[1] or row["high"] < IDENTITY[0]):
            band = f"{IDENTITY[0]} to {IDENTITY[1]}"
            out.append(f"{row['kind']} {row['name']}: wins {row['of_mean']:.2f} times as often as others ({band})")
    out += [f"{name}: could never be used" for name in found["unused"]]
    for row in found["cards"]:
        if row["used"] >= MIN_SAMPLE and row["low"] > DECIDES:
            out.append(f"{row['name']}: {row['won']:.0%} of its users win (at most {DECIDES:.0%})")
        if row["last_low"] > LAST:
            out.append(f"{row['name']}: used in {row['last']:.0%} of all winning turns (at most {LAST:.0%})")
    return out


# ---------------------------------------------------------------- what is printed
ROWS: Final = {"games": "games", "cut": "of them cut", **{rate.key: rate.label for rate in RATES}}


def _formatted(found: dict[str, Any], key: str) -> str:
    """Format a number; an estimate with half the width of its 95 % interval."""
    if isinstance(found[key], int):
        return f"{found[key]:,}"
    low, high = found["intervals"][key]
    return f"{found[key]:,.2f} ±{(high - low) / 2:.2f}"


def report(all_found: Sequence[dict[str, Any]], outside: dict[str, list[str]]) -> str:
    """Return the sets side by side, each set's identities and best cards, and what is outside of the bands."""
    lines = [f"{'':<24}" + "".join(f"{found['set']:>17}" for found in all_found)]
    lines.append(f"{'bots':<24}" + "".join(f"{', '.join(found['bots']):>17}" for found in all_found))
    for key, label in ROWS.items():
        lines.append(f"{label:<24}" + "".join(f"{_formatted(found, key):>17}" for found in all_found))
    for found in all_found:
        lines += ["", f"{found['set']}: who wins, beside the mean of the kind (95 % interval)"]
        for row in found["identities"]:
            lines.append(
                f"  {row['kind']:<10}{row['name']:<24}{row['had']:>7}  {row['won']:>6.1%}"
                f"  {row['of_mean']:>5.2f}  ({row['low']:.2f} to {row['high']:.2f})"
            )
        lines.append(f"{found['set']}: cards whose users win most often")
        for row in [row for row in found["cards"] if row["used"] >= MIN_SAMPLE][:8]:
            ends = f", in {row['last']:.1%} of winning turns" if row["last"] else ""
            sure = f"({row['low']:.2f} to {row['high']:.2f})"
            lines.append(f"  {row['name']:<34}{row['used']:>7}  {row['won']:>6.1%}  {sure}{ends}")
    lines.append("")
    for name, texts in outside.items():
        lines += [f"{name}: {text}" for text in texts] or [f"{name}: within all bands"]
    return "\n".join(lines)
