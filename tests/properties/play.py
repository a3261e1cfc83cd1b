"""Random play for property tests: games of any packs, edition and options, played to any point decided by a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.packs import Pack, load_pack
from kickdoor.rules import EDITIONS
from tests.table import TRIAL

NAMES = ("Ana", "Bo", "Cy", "Number Nine", "Ed", "Flo")


@cache
def pack(name: str) -> Pack:
    return load_pack(TRIAL if name == "trial" else name)


@dataclass(frozen=True)
class Plan:
    """Which game, and how far it has been played."""

    packs: tuple[str, ...]
    edition: str
    seats: int
    seed: int
    actions: int
    listen: bool
    shared: bool

    def start(self) -> Game:
        rules: dict[str, Any] = {
            "edition": self.edition,
            "listen_at_the_door": self.listen,
            "shared_victory": self.shared,
        }
        return Game.new([pack(p) for p in self.packs], NAMES[: self.seats], self.seed, rules=rules)

    def play(self) -> Game:
        game = self.start()
        pick = random.Random(self.seed)
        for _ in range(self.actions):
            if game.over:
                break
            game.submit(random_action(game, pick))
        return game


def random_action(game: Game, pick: random.Random) -> Action:
    """Choose a listed action of a player who owes something. Actions that do not advance the game are rarer."""
    owed = game.pending()
    actions = game.legal(owed[pick.randrange(len(owed))].seat)
    busy = [a for a in actions if a.verb not in ("show", "give", "trade", "equip", "unequip", "withdraw")]
    return pick.choice(busy if busy and pick.random() < 0.9 else actions)


def plans(most: int = 900) -> st.SearchStrategy[Plan]:
    return st.builds(
        Plan,
        packs=st.sampled_from((("trial",), ("classic",), ("trial", "classic"))),
        edition=st.sampled_from(EDITIONS),
        seats=st.integers(3, 6),
        seed=st.integers(0, 10_000),
        actions=st.integers(0, most),
        listen=st.booleans(),
        shared=st.booleans(),
    )
