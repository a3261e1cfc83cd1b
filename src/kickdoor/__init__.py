"""kickdoor plays the Munchkin family of card games: one rules engine, sets of cards as data."""

from kickdoor.game import Action, Decision, Event, Game, Illegal, Malformed, Refusal, Ruleset, Stale, View

__all__ = ["Action", "Decision", "Event", "Game", "Illegal", "Malformed", "Refusal", "Ruleset", "Stale", "View"]
__version__ = "0.1.0"
