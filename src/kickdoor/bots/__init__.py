"""Players that see what their seat sees and the list of legal actions, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

from kickdoor.bots.minds import EASY, HARD, MEDIUM, Thinker
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.sight import Sight
from kickdoor.engine.actions import Action


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, sight: Sight) -> Action: ...


class Maker(Protocol):
    """Makes a bot of a seed; `made`: how many choices it has made already, for a game that goes on."""

    def __call__(self, seed: int, *, made: int = 0) -> Bot: ...


BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "easy": partial(Thinker, EASY),
    "medium": partial(Thinker, MEDIUM),
    "hard": partial(Thinker, HARD),
}
DEFAULT_BOT: Final = "medium"

__all__ = ["BOTS", "DEFAULT_BOT", "Bot", "Maker", "RandomBot", "Sight", "Thinker"]
