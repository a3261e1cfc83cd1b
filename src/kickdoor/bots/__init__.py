"""Computer players. They get what their seat sees and its legal actions, and nothing else."""

from __future__ import annotations

from kickdoor.bots.observation import Observation, next_up
from kickdoor.bots.own_bot import BadAnswer, Bot
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.registry import DEFAULT_BOT, Maker, UnknownBot, maker, names
from kickdoor.bots.search_bot import SearchBot

__all__ = [
    "DEFAULT_BOT",
    "BadAnswer",
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
