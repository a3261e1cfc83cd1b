"""Evaluates a position for a player: the chance to win, in Levels.

Each player has a standing (Level, cards in play, hand), and the chance to win is that of one standing against the
others, averaged over both outcomes of a running fight. So a player who is about to win matters to everybody, and
players who lag behind matter to nobody. Positions are sampled games (engine/imagine.py), so of the other players'
hands only the number of cards counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from kickdoor.bots.card_values import CardValues, card_values
from kickdoor.engine.effects import conditions
from kickdoor.engine.model.cards import SPECIAL
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import limits, modifiers, rewards, running, strength, switches, usable

VICTORY: Final = 100.0  # for an evaluation that ignores the other players
HIDDEN_CARD: Final = 0.4
TREASURE: Final = 0.8
MIN_HAND_LIMIT: Final = 5  # nobody's limit is lower
LOG_ODDS_PER_LEVEL: Final = 0.42  # one more Level multiplies the odds to win by e to this
LEVELS_PER_WIN: Final = 12.7  # a Level is worth a thirteenth of a victory where all players are equal


@dataclass(frozen=True, slots=True)
class Personality:
    """What a bot cares for."""

    considers_rivals: bool = True  # looks at the other players at all
    treasure_weight: float = 1.0  # how much more it values Treasures than others do
    asks_for_help: bool = True  # when it is losing a fight
    bargains: bool = True  # promises shares, makes counter-offers, offers help and trades
    deal_margin: float = 0.05  # the least that a deal must gain, in Levels
    harm_cost: float = 0.3  # of harming others for no gain of its own, while nobody is about to win
    counter_offer_cost: float = 0.0  # of asking for more than it was offered, in Levels
    grudge: float = 0.0  # how much of its own chance it gives up to spoil that of its foes


NEUTRAL: Final = Personality()
SELFISH: Final = Personality(considers_rivals=False)
ABOUT_TO_WIN: Final = 2  # Levels that are missing


@cache
def level_values(goal: int) -> tuple[float, ...]:
    """What each Level is worth: the last ones more."""
    return tuple([level + 3.0 * (level / goal) ** 3 for level in range(goal + 1)])


class Position:
    """A state, with the parts of its evaluation that are the same for all players."""

    __slots__ = ("fight", "losses", "public_standings", "rewards", "state", "values", "win_chance")

    def __init__(self, state: State) -> None:
        self.state = state
        self.values = values = card_values(state.lib)
        self.public_standings = [_public_standing(state, seat, values) for seat in range(state.n)]
        self.fight = state.combat if state.phase in ("combat", "run") else None
        self.win_chance = 0.0  # of the fight
        self.losses: list[tuple[int, float]] = []  # what defeat costs each fighter
        self.rewards: list[tuple[int, int, float]] = []  # what victory brings each: Levels, and value of Treasures
        fight = self.fight
        if fight is None or state.winners:
            return
        faced = switches.faced(fight)
        self.win_chance = win_chance(state, fight)
        if self.win_chance < 1.0:
            for seat in fight.fighters:
                self.losses.append((seat, sum([expected_loss(state, fight, seat, m, values) for m in faced])))
        if self.win_chance > 0.0:
            treasures = treasures_at_stake(state, fight)
            for seat in fight.fighters:
                levels, spoils = reward(state, fight, seat, faced, treasures)
                self.rewards.append((seat, levels, spoils))

    def score(self, me: int, personality: Personality = NEUTRAL, foes: frozenset[int] = frozenset()) -> float:
        """Return the chance of `me` to win, in Levels. `foes`: players who should rather not win."""
        state = self.state
        if state.winners:
            return (LEVELS_PER_WIN if personality.considers_rivals else VICTORY) * float(me in state.winners)
        standings = [self._standing(seat, mine=seat == me) for seat in range(state.n)]
        if self.fight is None:
            return LEVELS_PER_WIN * _utility(standings, me, personality, foes)
        p = self.win_chance
        total = 0.0
        if p < 1.0:
            lost = standings[:]
            for seat, cost in self.losses:
                lost[seat] -= cost
            total += (1.0 - p) * _utility(lost, me, personality, foes)
        if p > 0.0:
            total += p * self._utility_if_won(standings, me, personality, foes)
        return LEVELS_PER_WIN * total

    def _standing(self, seat: int, *, mine: bool) -> float:
        state = self.state
        total = self.public_standings[seat]
        total += hand_value(state, seat, self.values) if mine else HIDDEN_CARD * len(state.hands[seat])
        if state.redraw[seat]:
            total += 8 * HIDDEN_CARD
        return total

    def _utility_if_won(self, standings: list[float], me: int, personality: Personality, foes: frozenset[int]) -> float:
        state = self.state
        goal = state.rules.winning_level
        won, levels, champions = standings[:], level_values(goal), set[int]()
        for seat, up, spoils in self.rewards:
            level = state.levels[seat]
            if up and level + up >= goal:
                champions.add(seat)
            won[seat] += levels[min(goal, level + up)] - levels[min(goal, level)]
            won[seat] += spoils * (personality.treasure_weight if seat == me else 1.0)
        if champions and not personality.considers_rivals:
            return (won[me] + 12.0 * (me in champions)) / LEVELS_PER_WIN
        if champions:
            return float(me in champions) - personality.grudge * len(champions & foes)
        return _utility(won, me, personality, foes)


def score(state: State, me: int, personality: Personality = NEUTRAL, foes: frozenset[int] = frozenset()) -> float:
    return Position(state).score(me, personality, foes)


def is_rival_about_to_win(state: State, me: int) -> bool:
    least = state.rules.winning_level - ABOUT_TO_WIN
    return any(level >= least for seat, level in enumerate(state.levels) if seat != me)


def steepness(score: float, personality: Personality) -> float:
    """Return how much the score grows with a Level: most where the game is open."""
    if not personality.considers_rivals:
        return 1.0
    p = min(1.0, max(0.0, score / LEVELS_PER_WIN))
    return max(0.05, p * (1.0 - p) / 0.1875)


def _utility(standings: list[float], me: int, personality: Personality, foes: frozenset[int]) -> float:
    """Return the chance to win with these standings, less a part of that of the foes."""
    if not personality.considers_rivals:
        return standings[me] / LEVELS_PER_WIN
    top = max(standings)
    odds = [exp(LOG_ODDS_PER_LEVEL * (each - top)) for each in standings]
    total = sum(odds)
    mine = odds[me] / total
    return mine - personality.grudge * sum(odds[seat] for seat in foes) / total if foes else mine


# ---------------------------------------------------------------- standings
def _public_standing(state: State, seat: int, values: CardValues) -> float:
    """Return what everybody knows of a player's standing: the Level and the cards on the table."""
    goal = state.rules.winning_level
    return level_values(goal)[min(state.levels[seat], goal)] + table_value(state, seat, values)


def table_value(state: State, seat: int, values: CardValues) -> float:
    total = 0.0
    upright, defs, equipped, carried = state.upright, state.defs, values.equipped, values.carried
    for card in state.tables[seat]:
        d = defs[card]
        if upright[card] and ((not d.only and not d.not_for) or usable.is_usable(state, seat, card)):
            total += equipped[d.id]
        else:
            total += carried[d.id]
    return total


def hand_value(state: State, seat: int, values: CardValues) -> float:
    """Cards above the hand limit count less: they will have to go (CARDS-10)."""
    cards = [_hand_card_value(state, seat, card, values) for card in state.hands[seat]]
    if len(cards) > MIN_HAND_LIMIT and len(cards) > (limit := limits.limit(state, seat, "hand_cards")):
        cards.sort(reverse=True)
        return sum(cards[:limit]) + 0.4 * sum(cards[limit:])
    return sum(cards)


def _hand_card_value(state: State, seat: int, card: int, values: CardValues) -> float:
    d = state.defs[card]
    if d.kind == "level_up" and state.levels[seat] >= state.rules.winning_level - 1:
        return 0.35
    if d.kind == "monster":
        return 0.45 + 0.1 * max(0, d.treasures) if d.level <= state.levels[seat] + 2 else 0.2
    return values.in_hand[d.id]


# ---------------------------------------------------------------- fights
def logistic(margin: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(-margin / spread))


def win_chance(state: State, fight: Combat) -> float:
    """Return the chance that the fight is won. Others may still interfere, and do their utmost against a player who is
    about to win the game.
    """
    if state.phase == "run":
        return 0.0
    if not switches.faced(fight):
        return 1.0
    players, foes = strength.totals(state)
    margin = players - foes + (0.5 if strength.beats(state, players, foes) else -0.5)
    last = state.levels[fight.main] >= state.rules.winning_level - 1
    return logistic(margin - (1.8 if last else 0.6), 3.0 if last else 1.8)


def treasures_at_stake(state: State, fight: Combat) -> int:
    """Estimate how many Treasures the fighters can win."""
    treasures = sum(k.treasures for k in fight.killed) + sum(fight.rewards)
    for monster in switches.faced(fight):
        special = conditions.monster_def(state, monster).treasures == SPECIAL
        treasures += 2 if special else rewards.treasures_of(state, monster)
    return treasures


def reward(state: State, fight: Combat, seat: int, monsters: Sequence[int], treasures: int) -> tuple[int, float]:
    """Return what victory over these monsters brings a fighter: Levels, and the value of the Treasures."""
    deal = fight.deal
    helper_picks = deal.picks[:treasures].count("H") if deal is not None else 0
    if seat == fight.main:
        gain = sum(rewards.levels_of(state, m) for m in monsters) + sum(k.levels for k in fight.killed)
        return gain, TREASURE * (treasures - helper_picks)
    per_kill = modifiers.apply(0, list(modifiers.active(state, seat, "helper_levels")))
    values = card_values(state.lib)
    gifts = sum(values.carried[state.defs[card].id] for card in deal.cards) if deal is not None else 0.0
    earned = sum(k.helper_levels for k in fight.killed if k.helper == seat)
    return per_kill * len(monsters) + earned, TREASURE * helper_picks + gifts


def expected_loss(state: State, fight: Combat, seat: int, monster: int, values: CardValues) -> float:
    """Return the cost of being caught by a monster, times the chance of it."""
    if (seat, monster) in fight.auto_escaped:
        return 0.0
    caught = min(6, max(0, 4 - running.run_bonus(state, seat, monster))) / 6
    return caught * (0.2 + values.bad_stuff[conditions.monster_def(state, monster).id])
