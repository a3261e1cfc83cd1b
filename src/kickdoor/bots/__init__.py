"""Players that see a view and the list of legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kickdoor.bots.random_bot import RandomBot
from kickdoor.engine.actions import Action
from kickdoor.engine.view import View


class Bot(Protocol):
    """Whoever answers for a seat. `legal` is never empty; the answer is one of it."""

    def choose(self, view: View, legal: list[Action]) -> Action: ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot"]
