"""The chance of every player to win, as one seat sees the game, or with all cards open.

This is the only place that turns a position into chances for the analysis of a game and for hints. It uses the
hand-made evaluation; a better one replaces `win_chances` and nothing else.
"""

from __future__ import annotations

from collections.abc import Set
from math import exp
from typing import Final

from kickdoor.bots.evaluation import HIDDEN_CARD, LOG_ODDS_PER_LEVEL, Position, hand_value
from kickdoor.engine.model.ids import NO_SEAT, Seat
from kickdoor.engine.model.state import State

ALL_CARDS: Final = NO_SEAT  # instead of a seat: all hands are open

# The evaluation is too confident: its log-odds have to be multiplied by this (docs/bots.md has the measurement).
CALIBRATION: Final = 0.3
# In a fight that would win the game everybody joins in, so its result is less certain than its totals say.
FINAL_FIGHT_LEAST: Final = 0.15
FINAL_FIGHT_SPREAD: Final = 0.65


def win_chances(state: State, seat: Seat) -> tuple[float, ...]:
    """Return the chance of each player to be among the winners. `seat`: who looks, for whom the hands of the others are
    only numbers of cards; ALL_CARDS to look at every hand.
    """
    if state.winners:
        return tuple([float(each in state.winners) for each in state.seats])
    chances = [0.0] * state.n
    for weight, standings, champions in outcomes(state, seat):
        for each, chance in enumerate(_shares(standings, champions)):
            chances[each] += weight * chance
    return tuple(chances)


def outcomes(state: State, seat: Seat) -> list[tuple[float, list[float], Set[Seat]]]:
    """Return how a running fight may end: the probability, everybody's standing after it in Levels, and who wins the
    game by it. Without a fight there is one outcome.
    """
    position = Position(state)
    standings = [_standing(position, each, seat) for each in state.seats]
    if position.fight is None:
        return [(1.0, standings, frozenset())]
    p = position.win_chance
    won, champions = position.if_won(standings)
    if champions and 0.0 < p < 1.0:
        p = FINAL_FIGHT_LEAST + FINAL_FIGHT_SPREAD * p
    lost = standings[:]
    for each, cost in position.losses:
        lost[each] -= cost
    return [(1.0 - p, lost, frozenset()), (p, won, champions)]


def _standing(position: Position, each: Seat, seat: Seat) -> float:
    state = position.state
    if seat in (each, ALL_CARDS):
        hand = hand_value(state, each, position.values)
    else:
        hand = HIDDEN_CARD * len(state.hands[each])
    redraw = 8 * HIDDEN_CARD if state.redraw[each] else 0.0
    return position.public_standings[each] + hand + redraw


def _shares(standings: list[float], champions: Set[Seat]) -> list[float]:
    """Return the chance to win with each of these standings."""
    if champions:
        return [float(each in champions) for each in range(len(standings))]
    top = max(standings)
    odds = [exp(CALIBRATION * LOG_ODDS_PER_LEVEL * (standing - top)) for standing in standings]
    total = sum(odds)
    return [each / total for each in odds]


__all__ = ["ALL_CARDS", "win_chances"]
