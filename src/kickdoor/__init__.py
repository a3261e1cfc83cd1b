"""kickdoor plays the Munchkin family of card games: one rules engine, sets of cards as data.

>>> from kickdoor import Game
>>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
>>> game
<Game classic · turn 0 setup · Ana 1 · Bo 1 · Cy 1 · waiting for Ana, Bo, Cy>
"""

import os
import sys
from pathlib import Path

if _compiled := os.environ.get("KICKDOOR_COMPILED"):  # set by ./kick if the engine and the bots are compiled
    sys.path.append(_compiled)  # the folder has code that the compiled modules share
    __path__.insert(0, str(Path(_compiled, "kickdoor")))

from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.forms import Form
from kickdoor.engine.machine import OutOfBudget
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.refusals import Illegal, KickdoorError, Malformed, Refusal, SetupError, Stale, UnknownPlayer
from kickdoor.engine.snapshot import SnapshotError
from kickdoor.engine.view import View
from kickdoor.game import Game, LegalActions, Window
from kickdoor.packs import Pack, PackError, load_pack
from kickdoor.record.errors import SavedError, ScenarioError, TableError
from kickdoor.rules import UnknownEdition, UnknownRule, ruleset

__all__ = [
    "Action",
    "Decision",
    "Event",
    "Form",
    "Game",
    "Illegal",
    "KickdoorError",
    "LegalActions",
    "Malformed",
    "OutOfBudget",
    "Pack",
    "PackError",
    "Refusal",
    "Ruleset",
    "SavedError",
    "ScenarioError",
    "SetupError",
    "SnapshotError",
    "Stale",
    "TableError",
    "UnknownEdition",
    "UnknownPlayer",
    "UnknownRule",
    "View",
    "Window",
    "load_pack",
    "ruleset",
]
__version__ = "0.1.0"
