"""What the hand-made evaluation (bots/evaluation.py) thinks of recorded positions, from their columns alone.

It is less sure of itself here than at play: multiplied by CALIBRATION, its log-odds foretell winners best. A net that
starts from it knows from the first game on that armor is good and a Curse is bad; games alone tell that only slowly,
since a card changes little in the chance to win and a game is one noisy bit.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from kickdoor.bots.evaluation import HIDDEN_CARD, LOG_ODDS_PER_LEVEL, TREASURE
from kickdoor.bots.features import NAMES
from kickdoor.lab.training.dataset import OWN_COLUMNS, PUBLIC_COLUMNS, Floats, Group, Ints

CALIBRATION: Final = 0.32
BATCH: Final = 20_000  # positions at a time
REDRAWN: Final = 8  # cards that a character who has died draws


def formula(group: Group) -> Floats:
    """Return each seat's chance to win by the formula: position × viewing seat × seat."""
    return np.concatenate([_chances(group, at) for at in range(0, group.size, BATCH)])


def _chances(group: Group, first: int) -> Floats:
    public, own = group.public[first : first + BATCH], group.own[first : first + BATCH]
    seats = group.seats
    diagonal = np.arange(seats, dtype=np.int64)

    def column(name: str) -> Ints:
        found: Ints = public[:, :, PUBLIC_COLUMNS.index(NAMES.index(name))].astype(np.float32)
        return found

    goal, level = column("table_winning_level"), column("level")

    def value(levels: Ints) -> Ints:
        reached: Ints = np.minimum(levels, goal)
        found: Ints = reached + 3.0 * (reached / goal) ** 3
        return found

    table = (column("in_force_value_in_force") + column("carried_value_carried")) / 20
    held = column("doors_held") + column("treasures_held")
    open_part = value(level) + table + REDRAWN * HIDDEN_CARD * column("redraws")
    hand = own[:, :, OWN_COLUMNS.index(NAMES.index("own_hand_value"))].astype(np.float32) / 10
    # position × viewing seat × seat
    standing = np.repeat((open_part + HIDDEN_CARD * held)[:, None], seats, axis=1)
    standing[:, diagonal, diagonal] = open_part + hand

    fight, last = column("table_fight")[:, :1, None], column("table_last_level")
    margin = column("table_margin") - np.where(last > 0, 1.8, 0.6)
    hope = 1 / (1 + np.exp(-margin / np.where(last > 0, 3.0, 1.8)))
    hope = np.where(column("table_faced") > 0, hope * (1 - column("table_phase_run")), 1.0)[:, :1, None]
    lost = _softmax(standing - (column("risk") / 10)[:, None])
    gains = value(level + column("levels_at_stake")) - value(level) + TREASURE * column("treasures_at_stake")
    won = _softmax(standing + gains[:, None])
    champions = column("game_at_stake")
    count = champions.sum(1, keepdims=True)
    final = np.repeat((champions / np.maximum(count, 1))[:, None], seats, axis=1)
    won = np.where(count[:, :, None] > 0, final, won)
    fought = hope * won + (1 - hope) * lost
    found: Floats = np.where(fight > 0, fought, _softmax(standing)).astype(np.float32)
    return found


def _softmax(standing: Ints) -> Ints:
    odds = np.exp(CALIBRATION * LOG_ODDS_PER_LEVEL * (standing - standing.max(-1, keepdims=True)))
    found: Ints = odds / odds.sum(-1, keepdims=True)
    return found
