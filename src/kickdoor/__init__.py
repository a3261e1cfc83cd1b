"""kickdoor plays the Munchkin family of card games: one rules engine, sets of cards as data."""

import os
import sys
from pathlib import Path

if _compiled := os.environ.get("KICKDOOR_COMPILED"):  # set by ./kick if the engine and the bots are compiled
    sys.path.append(_compiled)  # there is what the compiled modules share
    __path__.insert(0, str(Path(_compiled, "kickdoor")))

from kickdoor.game import Action, Decision, Event, Game, Illegal, Malformed, Refusal, Ruleset, Stale, View

__all__ = ["Action", "Decision", "Event", "Game", "Illegal", "Malformed", "Refusal", "Ruleset", "Stale", "View"]
__version__ = "0.1.0"
