# polars and numpy name types of each other that neither declares:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Recorded positions as arrays, grouped by the number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from kickdoor.bots.features import NAMES
from kickdoor.lab.errors import BadJob

Floats = NDArray[np.float32]
Ints = NDArray[Any]

OWN_COLUMNS: Final = [at for at, name in enumerate(NAMES) if name.startswith(("own_", "in_hand_"))]
PUBLIC_COLUMNS: Final = [at for at in range(len(NAMES)) if at not in OWN_COLUMNS]  # what everybody sees
HELD_OUT: Final = 10  # every tenth game measures what was learned, and is not learned from


@dataclass(frozen=True)
class Group:
    """All positions of games with the same number of seats, in the order of play."""

    seats: int
    public: Ints  # position × seat × number
    own: Ints  # position × seat × number
    won: Floats  # position × seat
    game: Ints  # number of the game of each position, growing
    held_out: NDArray[np.bool_]  # by position

    @property
    def size(self) -> int:
        return len(self.game)


def load(files: Sequence[Path]) -> list[Group]:
    """Read files of positions. Games that were cut are left out. Raises BadJob."""
    found: dict[int, list[tuple[Ints, Ints, Floats, Ints]]] = {}
    games = 0
    for file in files:
        table = pl.read_parquet(file)
        missing = [name for name in (*NAMES, "game", "position", "seat", "won") if name not in table.columns]
        if missing:
            raise BadJob(f"{file} has no column {missing[0]}: it was recorded by another version")
        table = table.filter(pl.col("won").is_not_null())
        for seats in sorted(table["table_players"].unique().to_list()):
            rows = table.filter(pl.col("table_players") == seats).sort("game", "position", "seat")
            numbers = rows.select(NAMES).to_numpy().reshape(-1, seats, len(NAMES))
            game = rows["game"].to_numpy().reshape(-1, seats)[:, 0].astype(np.int64)
            won = rows["won"].to_numpy().reshape(-1, seats).astype(np.float32)
            found.setdefault(seats, []).append(
                (numbers[:, :, PUBLIC_COLUMNS], numbers[:, :, OWN_COLUMNS], won, game + games)
            )
        games += int(table["game"].max() or 0) + 1 if len(table) else 0  # type: ignore[arg-type]
    groups: list[Group] = []
    for seats, parts in sorted(found.items()):
        public, own, won, game = (np.concatenate([part[at] for part in parts]) for at in range(4))
        groups.append(Group(seats, public, own, won, game, game * 7919 % 1009 % HELD_OUT == 0))
    if not any((~group.held_out).any() for group in groups):
        raise BadJob("there are no positions of finished games to learn from")
    return groups


def scales(groups: Sequence[Group]) -> tuple[Floats, Floats]:
    """Return the mean and the spread of each number, in the order of NAMES."""
    mean, square, count = np.zeros(len(NAMES)), np.zeros(len(NAMES)), 0
    for group in groups:
        for columns, part in ((PUBLIC_COLUMNS, group.public), (OWN_COLUMNS, group.own)):
            flat = part.reshape(-1, part.shape[-1]).astype(np.float64)
            mean[columns] += flat.sum(0)
            square[columns] += (flat * flat).sum(0)
        count += group.size * group.seats
    mean /= count
    spread = np.sqrt(np.maximum(square / count - mean * mean, 0.0))
    return mean.astype(np.float32), np.maximum(spread, MIN_SPREAD).astype(np.float32)


MIN_SPREAD: Final = 0.25  # a number that is nearly always 0 must not weigh too much when it is not
