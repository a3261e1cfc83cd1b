"""Players that see what their seat sees and the list of legal actions, and nothing else."""

from __future__ import annotations

from kickdoor.bots.minds import Thinker
from kickdoor.bots.naming import DEFAULT_BOT, Bot, Maker, UnknownBot, maker, names
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.sight import Sight, next_up

__all__ = ["DEFAULT_BOT", "Bot", "Maker", "RandomBot", "Sight", "Thinker", "UnknownBot", "maker", "names", "next_up"]
