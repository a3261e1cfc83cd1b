"""Records positions of a game as training data: what each seat knew, and whether it won. Decides nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from kickdoor.bots.features import rows
from kickdoor.game import Game
from kickdoor.lab.rows import PositionRow


class PositionRecorder:
    """Records the position when a turn begins, after a share of the other actions, and after random actions. Called
    after every action.
    """

    def __init__(self, game: Game, share: float) -> None:
        self.game = game
        self._share = share
        self._pick = random.Random(game.header["seed"])
        self._turn = 0
        self._actions = 0
        self._found: list[tuple[int, str, list[tuple[int, ...]]]] = []  # actions before, why, numbers of each seat

    def record(self, *, is_random: bool = False) -> None:
        self._actions += 1
        is_sample = self._pick.random() < self._share
        begins, self._turn = self.game.turn_no != self._turn, self.game.turn_no
        if self.game.over or not (begins or is_sample or is_random):
            return
        why = "turn" if begins else "random" if is_random else "sample"
        self._found.append((self._actions, why, rows(self.game)))

    def close(self, number: int, bots: Sequence[str]) -> list[PositionRow]:
        """Return the rows at the end of the game. `bots`: who plays each seat."""
        winners, names = self.game.winners, self.game.names
        shares = [float(name in winners) / len(winners) if winners else None for name in names]
        return [
            PositionRow(number, at, actions, why, seat, bots[seat], shares[seat], numbers)
            for at, (actions, why, seats) in enumerate(self._found)
            for seat, numbers in enumerate(seats)
        ]
