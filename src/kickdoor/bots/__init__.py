"""Computer players. They get what their seat sees and its legal actions, and nothing else."""

from __future__ import annotations

from kickdoor.bots.observation import Observation, next_up
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.registry import DEFAULT_BOT, Bot, Maker, UnknownBot, maker, names
from kickdoor.bots.search_bot import SearchBot

__all__ = [
    "DEFAULT_BOT",
    "Bot",
    "Maker",
    "Observation",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "maker",
    "names",
    "next_up",
]
