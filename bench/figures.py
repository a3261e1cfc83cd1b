"""What the outcome of a contest comes to. Decides nothing; a ratio is the median of the ratios within each round."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

import msgspec

from bench.contest import BY_CARDS, BY_SEATS, COMPILED, MIXED, PLAIN, Outcome, name_of
from bench.interpreter import interpreter
from bench.messages import Bin, Slice
from bench.ours import ACTIONS_A_BIN, TURNS_A_BIN, USUAL
from bench.peers import PEERS
from kickdoor import __version__

FEWEST: Final = 0.02  # a stretch of games with a smaller share of all actions says nothing


class Row(msgspec.Struct, frozen=True):
    """One contestant. A second is one of the processor's."""

    name: str
    version: str
    kind: str  # an engine of ours, or the language in which a peer is written
    action: str  # what counts as one
    beside_usual: float  # actions a second in those of the plain engine at the usual table
    actions_per_second: float
    games_per_second: float
    actions_per_game: float


class Ratio(msgspec.Struct, frozen=True):
    """Actions a second of one in those of another."""

    ours: str
    other: str
    median: float
    least: float
    most: float


class Point(msgspec.Struct, frozen=True):
    """What an action costs, where the plain engine's mean at the usual table is 1."""

    engine: str
    at: int
    cost: float


class Bots(msgspec.Struct, frozen=True):
    """Games of four bots."""

    engine: str
    bot: str
    games: int  # that were played
    games_per_second: float
    actions_per_game: float


class Growth(msgspec.Struct, frozen=True):
    """How the cost of an action depends on these."""

    seats: list[Point]
    cards: list[Point]
    action: list[Point]  # by the number of the action in its game
    turn: list[Point]


class Goal(msgspec.Struct, frozen=True):
    what: str
    measured: float
    bound: float
    at_least: bool

    @property
    def held(self) -> bool:
        return self.measured >= self.bound if self.at_least else self.measured <= self.bound


class Figures(msgspec.Struct, frozen=True):
    interpreter: str
    machine: str
    rounds: int
    seconds: float
    rows: list[Row]
    ratios: list[Ratio]
    bots: list[Bots]
    absent: dict[str, str]
    growth: Growth
    clone_microseconds: dict[str, dict[str, float]]
    loading_seconds: dict[str, float]
    goals: list[Goal]


def figures(outcome: Outcome, rounds: int, seconds: float) -> Figures:
    ratios = [
        ratio(outcome, name, other)
        for name in outcome.slices
        if name not in PEERS
        for other in (*(peer for peer in PEERS if peer in outcome.slices), *_own_plain(name))
    ]
    return Figures(
        interpreter=interpreter(),
        machine=platform.machine(),
        rounds=rounds,
        seconds=seconds,
        rows=[_row(outcome, name) for name in outcome.slices],
        ratios=ratios,
        bots=[
            Bots(engine, bot, each.games, each.games / each.seconds, each.actions / each.games)
            for engine, by_bot in outcome.bots.items()
            for bot, each in by_bot.items()
        ],
        absent=outcome.absent,
        growth=_growth(outcome),
        clone_microseconds={
            engine: {str(outcome.cards[table]) + " cards": cost for table, cost in costs.items()}
            for engine, costs in outcome.clones.items()
        },
        loading_seconds=dict(zip(("first", "again"), outcome.loading, strict=True)),
        goals=_goals(outcome, ratios),
    )


def rate(played: Slice) -> float:
    return played.actions / played.seconds


def _row(outcome: Outcome, name: str) -> Row:
    slices = outcome.slices[name]
    peer = PEERS.get(name)
    return Row(
        name=name,
        version=peer.version if peer else __version__,
        kind=f"peer in {peer.language}" if peer else _engine(name),
        action=peer.action if peer else "a submit, with what is pending and the legal list of the one who acts",
        beside_usual=ratio(outcome, name, name_of(PLAIN, USUAL)).median,
        actions_per_second=statistics.median(map(rate, slices)),
        games_per_second=statistics.median(each.games / each.seconds for each in slices),
        actions_per_game=sum(each.actions for each in slices) / sum(each.games for each in slices),
    )


def _engine(name: str) -> str:
    return f"kickdoor {COMPILED if COMPILED in name else PLAIN}"


def _own_plain(name: str) -> list[str]:
    """A compiled engine is also compared with the plain one at the same table."""
    return [name.replace(COMPILED, PLAIN)] if COMPILED in name else []


def ratio(outcome: Outcome, ours: str, other: str) -> Ratio:
    pairs = zip(outcome.slices[ours], outcome.slices[other], strict=True)
    found = [rate(mine) / rate(theirs) for mine, theirs in pairs]
    return Ratio(ours, other, statistics.median(found), min(found), max(found))


# ---------------------------------------------------------------- growth
def _growth(outcome: Outcome) -> Growth:
    usual = name_of(PLAIN, USUAL)
    engines = list(outcome.lengths)

    def cost(engine: str, at: int, name: str) -> Point:
        return Point(engine, at, ratio(outcome, usual, name).median)

    return Growth(
        seats=[cost(engine, table.seats, name_of(engine, table)) for engine in engines for table in BY_SEATS],
        cards=[cost(engine, outcome.cards[table], name_of(engine, table)) for engine in engines for table in BY_CARDS],
        action=_by_length({e: [each.by_action for each in outcome.lengths[e]] for e in engines}, ACTIONS_A_BIN),
        turn=_by_length({e: [each.by_turn for each in outcome.lengths[e]] for e in engines}, TURNS_A_BIN),
    )


def _by_length(rounds: dict[str, list[list[Bin]]], width: int) -> list[Point]:
    sums = {engine: _summed(each) for engine, each in rounds.items()}
    everything = _total(sums[PLAIN])
    plain = everything.seconds / everything.actions
    found: list[Point] = []
    for engine, bins in sums.items():
        enough = FEWEST * _total(bins).actions
        kept = ((number, each) for number, each in enumerate(bins) if each.actions > enough)
        found += [
            Point(engine, width * number + width // 2, each.seconds / each.actions / plain) for number, each in kept
        ]
    return found


def _summed(rounds: Iterable[list[Bin]]) -> list[Bin]:
    """The same stretches of all rounds, added up."""
    return [_total(each for each in stretch if each) for stretch in zip_longest(*rounds)]


def _total(bins: Iterable[Bin]) -> Bin:
    total = Bin()
    for each in bins:
        total.add(each.actions, each.seconds)
    return total


# ---------------------------------------------------------------- goals
def _goals(outcome: Outcome, ratios: Iterable[Ratio]) -> list[Goal]:
    """What the project wants of itself, as far as it could be measured here."""
    found = {(each.ours, each.other): each.median for each in ratios}
    plain, fast = name_of(PLAIN, USUAL), name_of(COMPILED, USUAL)
    wanted = (
        (plain, "RLCard uno", 1.0),
        (plain, "OpenSpiel gin_rummy", 0.8),
        (fast, plain, 3.0),
    )
    goals = [
        Goal(f"{ours}: actions a second in those of {other}", found[ours, other], bound, at_least=True)
        for ours, other, bound in wanted
        if (ours, other) in found
    ]
    mixed = ratio(outcome, plain, name_of(PLAIN, MIXED)).median
    clones = outcome.clones[PLAIN]
    goals.append(Goal("all sets together: cost of an action in that of the classic set", mixed, 1.3, at_least=False))
    goals.append(
        Goal(
            "all sets together: cost of a clone() in that of the classic set", clones[MIXED] / clones[USUAL], 2.0, False
        )
    )
    goals.append(Goal("all sets loaded in a fresh process, in seconds", outcome.loading[1], 0.3, at_least=False))
    return goals
