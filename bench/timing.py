"""The clock, and a turn by it: for kickdoor and peers alike."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time as clock  # of this process alone: what else runs on the machine then matters less

from bench.messages import Slice

__all__ = ["clock", "played"]


def played(games: Iterator[int], seconds: float) -> Slice:
    """Whole games, each given as its number of actions, until the time is up."""
    games_played = actions = 0
    begin = clock()
    while (used := clock() - begin) < seconds:
        actions += next(games)
        games_played += 1
    return Slice(games_played, actions, used)
