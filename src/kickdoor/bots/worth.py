"""Evaluates a position for a player: the chance to win, in Levels.

Everybody has a standing (Levels, what is used and held); the chance to win is that of the standings against each
other, taken over both ends of a running fight. So a player who is about to win matters to everybody, and players who
lag behind matter to nobody. Evaluates a sampled game (engine/imagine.py): of others' hands only the number of
cards counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from kickdoor.bots.appraisal import Appraisal, appraisal
from kickdoor.engine import numbers
from kickdoor.engine.effects import conditions
from kickdoor.engine.fight import Combat
from kickdoor.engine.library import SPECIAL
from kickdoor.engine.state import State

VICTORY: Final = 100.0  # for an evaluation that ignores the others
HIDDEN_CARD: Final = 0.4
TREASURE: Final = 0.8
FULL_HAND: Final = 5  # nobody's limit is lower
ODDS: Final = 0.42  # what a Level more means for the odds to win: a factor of e to this
IN_LEVELS: Final = 12.7  # a Level is worth a thirteenth of a victory where all stand alike


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player cares for."""

    rivals: bool = True  # looks at the others at all
    treasure: float = 1.0  # loves Treasures so much more than others do
    asks: bool = True  # for help, where a fight is being lost
    haggles: bool = True  # promises shares, names its own terms, offers help and trades
    price: float = 0.05  # what a deal must bring, in Levels
    peace: float = 0.3  # what it costs it to harm others for no gain of its own, while nobody is about to win
    modesty: float = 0.0  # what it costs it to ask for more than it was offered, in Levels
    grudge: float = 0.0  # how much of its own chances it gives to spoil those of its foes


CALM: Final = Temper()
SELFISH: Final = Temper(rivals=False)
ABOUT_TO_WIN: Final = 2  # Levels that lack


@cache
def ladder(goal: int) -> tuple[float, ...]:
    """What each Level is worth: the last ones more."""
    return tuple([level + 3.0 * (level / goal) ** 3 for level in range(goal + 1)])


class Position:
    """One moment of a game, as far as its evaluation is the same for all players."""

    __slots__ = ("basics", "fight", "hope", "prices", "prizes", "risks", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.prices = prices = appraisal(state.lib)
        self.basics = [_basics(state, seat, prices) for seat in range(state.n)]
        self.fight = state.combat if state.phase in ("combat", "run") else None
        self.hope = 0.0
        self.risks: list[tuple[int, float]] = []  # what defeat costs each fighter
        self.prizes: list[tuple[int, int, float]] = []  # what victory brings each: Levels and Treasures
        fight = self.fight
        if fight is None or state.winners:
            return
        faced = numbers.faced(fight)
        self.hope = hope(state, fight)
        if self.hope < 1.0:
            for seat in fight.fighters:
                self.risks.append((seat, sum([risk(state, fight, seat, monster, prices) for monster in faced])))
        if self.hope > 0.0:
            treasures = loot(state, fight)
            for seat in fight.fighters:
                levels, spoils = prize(state, fight, seat, faced, treasures)
                self.prizes.append((seat, levels, spoils))

    def score(self, me: int, temper: Temper = CALM, foes: frozenset[int] = frozenset()) -> float:
        """How likely `me` wins; `foes`: those it would rather not see win."""
        state = self.state
        if state.winners:
            return (IN_LEVELS if temper.rivals else VICTORY) * float(me in state.winners)
        standings = [self._standing(seat, mine=seat == me) for seat in range(state.n)]
        if self.fight is None:
            return IN_LEVELS * _wish(standings, me, temper, foes)
        p = self.hope
        total = 0.0
        if p < 1.0:
            lost = standings[:]
            for seat, cost in self.risks:
                lost[seat] -= cost
            total += (1.0 - p) * _wish(lost, me, temper, foes)
        if p > 0.0:
            total += p * self._if_won(standings, me, temper, foes)
        return IN_LEVELS * total

    def _standing(self, seat: int, *, mine: bool) -> float:
        state = self.state
        total = self.basics[seat]
        total += in_hand(state, seat, self.prices) if mine else HIDDEN_CARD * len(state.hands[seat])
        if state.redraw[seat]:
            total += 8 * HIDDEN_CARD
        return total

    def _if_won(self, standings: list[float], me: int, temper: Temper, foes: frozenset[int]) -> float:
        state = self.state
        goal = state.rules.winning_level
        won, levels, champions = standings[:], ladder(goal), set[int]()
        for seat, up, spoils in self.prizes:
            level = state.levels[seat]
            if up and level + up >= goal:
                champions.add(seat)
            won[seat] += levels[min(goal, level + up)] - levels[min(goal, level)]
            won[seat] += spoils * (temper.treasure if seat == me else 1.0)
        if champions and not temper.rivals:
            return (won[me] + 12.0 * (me in champions)) / IN_LEVELS
        if champions:
            return float(me in champions) - temper.grudge * len(champions & foes)
        return _wish(won, me, temper, foes)


def score(state: State, me: int, temper: Temper = CALM, foes: frozenset[int] = frozenset()) -> float:
    return Position(state).score(me, temper, foes)


def is_threatened(state: State, me: int) -> bool:
    """Is somebody else about to win?"""
    least = state.rules.winning_level - ABOUT_TO_WIN
    return any(level >= least for seat, level in enumerate(state.levels) if seat != me)


def steepness(score: float, temper: Temper) -> float:
    """How much of a Level a Level is worth at this score: most where all is open."""
    if not temper.rivals:
        return 1.0
    p = min(1.0, max(0.0, score / IN_LEVELS))
    return max(0.05, p * (1.0 - p) / 0.1875)


def _wish(standings: list[float], me: int, temper: Temper, foes: frozenset[int]) -> float:
    if not temper.rivals:
        return standings[me] / IN_LEVELS
    top = max(standings)
    odds = [exp(ODDS * (each - top)) for each in standings]
    total = sum(odds)
    mine = odds[me] / total
    return mine - temper.grudge * sum(odds[seat] for seat in foes) / total if foes else mine


# ---------------------------------------------------------------- standings
def _basics(state: State, seat: int, prices: Appraisal) -> float:
    """What anybody knows of a player's standing: the Level and the table."""
    goal = state.rules.winning_level
    return ladder(goal)[min(state.levels[seat], goal)] + equipment(state, seat, prices)


def equipment(state: State, seat: int, prices: Appraisal) -> float:
    total = 0.0
    upright, defs, used, kept = state.upright, state.defs, prices.used, prices.kept
    for card in state.tables[seat]:
        d = defs[card]
        if upright[card] and ((not d.only and not d.not_for) or numbers.is_usable(state, seat, card)):
            total += used[d.id]
        else:
            total += kept[d.id]
    return total


def in_hand(state: State, seat: int, prices: Appraisal) -> float:
    """CARDS-10: what is over the limit will have to go."""
    worths = [_held(state, seat, card, prices) for card in state.hands[seat]]
    if len(worths) > FULL_HAND and len(worths) > (most := numbers.limit(state, seat, "hand_cards")):
        worths.sort(reverse=True)
        return sum(worths[:most]) + 0.4 * sum(worths[most:])
    return sum(worths)


def _held(state: State, seat: int, card: int, prices: Appraisal) -> float:
    d = state.defs[card]
    if d.kind == "level_up" and state.levels[seat] >= state.rules.winning_level - 1:
        return 0.35
    if d.kind == "monster":
        return 0.45 + 0.1 * max(0, d.treasures) if d.level <= state.levels[seat] + 2 else 0.2
    return prices.held[d.id]


# ---------------------------------------------------------------- fights
def chance(margin: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(-margin / spread))


def hope(state: State, fight: Combat) -> float:
    """How likely the fight is won. Others may still interfere, and do their utmost against somebody who is about to win
    the game.
    """
    if state.phase == "run":
        return 0.0
    if not numbers.faced(fight):
        return 1.0
    players, foes = numbers.totals(state)
    margin = players - foes + (0.5 if numbers.beats(state, players, foes) else -0.5)
    last = state.levels[fight.main] >= state.rules.winning_level - 1
    return chance(margin - (1.8 if last else 0.6), 3.0 if last else 1.8)


def loot(state: State, fight: Combat) -> int:
    """About how many Treasures there are to be won."""
    treasures = sum(k.treasures for k in fight.killed) + sum(fight.rewards)
    for monster in numbers.faced(fight):
        special = conditions.monster_def(state, monster).treasures == SPECIAL
        treasures += 2 if special else numbers.treasures_of(state, monster)
    return treasures


def prize(state: State, fight: Combat, seat: int, monsters: Sequence[int], treasures: int) -> tuple[int, float]:
    """What victory over these monsters brings this fighter: Levels, and its part of so many Treasures, in Levels."""
    deal = fight.deal
    helpers = deal.picks[:treasures].count("H") if deal is not None else 0
    if seat == fight.main:
        gain = sum(numbers.levels_of(state, m) for m in monsters) + sum(k.levels for k in fight.killed)
        return gain, TREASURE * (treasures - helpers)
    per_kill = numbers.applied(0, list(numbers.rows(state, seat, "helper_levels")))
    prices = appraisal(state.lib)
    gifts = sum(prices.kept[state.defs[card].id] for card in deal.cards) if deal is not None else 0.0
    earned = sum(k.helper_levels for k in fight.killed if k.helper == seat)
    return per_kill * len(monsters) + earned, TREASURE * helpers + gifts


def risk(state: State, fight: Combat, seat: int, monster: int, prices: Appraisal) -> float:
    """What it costs to be caught, times how likely that is."""
    if (seat, monster) in fight.let_off:
        return 0.0
    caught = min(6, max(0, 4 - numbers.run_bonus(state, seat, monster))) / 6
    return caught * (0.2 + prices.harm[conditions.monster_def(state, monster).id])
