"""What a position is worth to a player, in Levels: where everybody stands, what they use and hold, how a fight will go.

Looks at a game that the player imagines (engine/imagine.py): of others' hands only the number of cards counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from kickdoor.bots.appraisal import Appraisal, appraisal
from kickdoor.engine import numbers
from kickdoor.engine.effects import conditions
from kickdoor.engine.library import SPECIAL
from kickdoor.engine.state import Combat, State

VICTORY: Final = 100.0
HIDDEN_CARD: Final = 0.4
TREASURE: Final = 0.55
FULL_HAND: Final = 5


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player cares for."""

    leader: float = 0.35  # to hold back whoever is ahead
    table: float = 0.35  # to hold back everybody
    treasure: float = 1.0  # loves Treasures so much more than others do


CALM: Final = Temper()


@cache
def ladder(goal: int) -> tuple[float, ...]:
    """What each Level is worth: the last ones more, the winning one everything."""
    steps = [level + 3.0 * (level / goal) ** 3 for level in range(goal)]
    return (*steps, steps[-1] + 12.0)


def score(state: State, me: int, temper: Temper = CALM) -> float:
    """How well `me` stands against the rest."""
    if state.winners:
        return VICTORY if me in state.winners else -VICTORY
    prices = appraisal(state.lib)
    mine = standing(state, me, prices, temper, mine=True)
    if not temper.leader and not temper.table:
        return mine
    others = [standing(state, seat, prices, CALM, mine=False) for seat in range(state.n) if seat != me]
    return mine - temper.leader * max(others) - temper.table * sum(others) / len(others)


def standing(state: State, seat: int, prices: Appraisal, temper: Temper, *, mine: bool) -> float:
    goal = state.rules.winning_level
    total = ladder(goal)[min(state.levels[seat], goal)] + equipment(state, seat, prices)
    total += in_hand(state, seat, prices) if mine else HIDDEN_CARD * len(state.hands[seat])
    if state.redraw[seat]:
        total += 8 * HIDDEN_CARD
    fight = state.combat
    if fight is not None and seat in fight.fighters and state.phase in ("combat", "run"):
        total += outlook(state, fight, seat, prices, temper)
    return total


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
    if len(worths) > FULL_HAND:
        worths.sort(reverse=True)
        return sum(worths[:FULL_HAND]) + 0.4 * sum(worths[FULL_HAND:])
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


def outlook(state: State, fight: Combat, seat: int, prices: Appraisal, temper: Temper) -> float:
    """What the running fight will bring this fighter, as things stand."""
    monsters = numbers.faced(fight)
    if state.phase == "run":
        p = 0.0
    elif not monsters:
        p = 1.0
    else:
        p = chance_to_win(state, fight)
    return p * spoils(state, fight, seat, temper) - (1.0 - p) * sum(
        risk(state, fight, seat, m, prices) for m in monsters
    )


def chance_to_win(state: State, fight: Combat) -> float:
    """Others may still interfere, and do their utmost against somebody who is about to win the game."""
    players, foes = numbers.totals(state)
    ahead = numbers.winning(state)
    margin = players - foes + (0.5 if ahead else -0.5)
    last = state.levels[fight.main] >= state.rules.winning_level - 1
    return chance(margin - (1.8 if last else 0.6), 3.0 if last else 1.8)


def spoils(state: State, fight: Combat, seat: int, temper: Temper) -> float:
    goal = state.rules.winning_level
    steps, level = ladder(goal), state.levels[seat]
    monsters = numbers.faced(fight)
    treasures = sum(k[2] for k in fight.killed) + sum(fight.rewards)
    for monster in monsters:
        special = conditions.monster_def(state, monster).treasures == SPECIAL
        treasures += 2 if special else numbers.treasures_of(state, monster)
    deal = fight.deal
    helpers = deal.picks[:treasures].count("H") if deal is not None else 0
    each = TREASURE * temper.treasure
    if seat == fight.main:
        gain = sum(numbers.levels_of(state, m) for m in monsters) + sum(k[1] for k in fight.killed)
        return steps[min(goal, level + gain)] - steps[min(goal, level)] + each * (treasures - helpers)
    per_kill = numbers.applied(0, list(numbers.rows(state, seat, "helper_levels")))
    up = steps[min(goal, level + per_kill * len(monsters))] - steps[min(goal, level)]
    prices = appraisal(state.lib)
    gifts = sum(prices.kept[state.defs[card].id] for card in deal.cards) if deal is not None else 0.0
    return up + each * helpers + gifts


def risk(state: State, fight: Combat, seat: int, monster: int, prices: Appraisal) -> float:
    """What it costs to be caught, times how likely that is."""
    if (seat, monster) in fight.let_off:
        return 0.0
    caught = min(6, max(0, 4 - numbers.run_bonus(state, seat, monster))) / 6
    return caught * (0.2 + prices.harm[conditions.monster_def(state, monster).id])
