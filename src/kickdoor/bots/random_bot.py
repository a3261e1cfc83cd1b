"""A bot that chooses at random, with weights that let the game make progress.

Answers come before optional actions, and what helps the bot before what harms it. The same seed and the same number of
earlier choices give the same choice, on any Python.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.observation import Observation
from kickdoor.engine import rng
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.model.ids import Seat

# Weights by verb, where the card does not matter.
_VERBS: Final[dict[Verb, int]] = {
    "ready": 120,
    "kick": 160,
    "loot": 120,
    "trouble": 30,
    "end": 200,
    "keep": 130,
    "fight": 600,
    "run": 60,
    "pass": 700,
    "choose": 300,
    "accept": 100,
    "decline": 100,
    "play": 60,
    "equip": 150,
    "unequip": 2,
    "attach": 60,
    "sell": 120,
    "give": 60,  # in Charity; a gift is rarer
    "trade": 2,
    "discard": 60,  # in Charity; an identity is discarded less often
    "use": 30,
    "offer": 12,
    "withdraw": 1,
    "join": 15,
    "lend": 8,
    "sacrifice": 300,
    "show": 1,
}


def weight(observation: Observation, action: Action) -> int:
    """Return how likely the bot is to choose an action, at least 1. Depends only on what the seat sees."""
    me = action.seat
    match action.verb:
        case "play":
            return _play(observation, action)
        case "give" | "discard":
            if _owed_kind(observation) != "charity":
                return 1 if action.verb == "give" else 2
            return _VERBS[action.verb]
        case "choose":
            return _VERBS["choose"] if _owed_kind(observation) == "choose" else 3  # optional: sex, order of discards
        case "use":
            return _aim(observation, action, _VERBS["use"])
        case "ask":
            return 200 if _would_turn_fight(observation, action.player) else 2
        case "accept":
            return _accept(observation, action)
        case "offer":
            return _VERBS["offer"] if _would_turn_fight(observation, me) else 1
        case "trouble":
            return _trouble(observation, action)
        case "pass":
            return _VERBS["pass"] if _owed_kind(observation) == "pass" else 40
        case _:
            return _VERBS[action.verb]


def _owed_kind(observation: Observation) -> str:
    return next((d.kind for d in observation.owed if d.kind != "accept"), "")


def _fighting(observation: Observation, seat: Seat) -> bool:
    return observation.combat is not None and seat in (observation.combat.main, observation.combat.helper)


def _would_turn_fight(observation: Observation, helper: Seat) -> bool:
    """Would the fight be won with this helper?"""
    fight = observation.combat
    if fight is None or fight.winning:
        return False
    return fight.fighters + observation.player(helper).strength > fight.monsters_strength


def _accept(observation: Observation, action: Action) -> int:
    offer = next((o for o in observation.offers if o.to == action.seat and o.seat == action.player), None)
    if offer is None or offer.kind in ("trade", "gift"):
        return _VERBS["accept"]
    return 400 if _would_turn_fight(observation, offer.seat if offer.kind == "help" else offer.to) else 10


def _play(observation: Observation, action: Action) -> int:
    kind = next((c.kind for c in observation.at_hand if c.id == action.cards[0]), "")
    match kind:
        case "item" | "companion" | "upgrade":
            return 400
        case "level_up":
            return 400 if action.player in (-1, action.seat) else 1
        case "curse":
            return 1 if action.player == action.seat else 12
        case "enhancer":
            return 1 if _fighting(observation, action.seat) else 12
        case "oneshot" | "special" | "":
            return _aim(observation, action, 20)
        case _:  # an identity: at once if the character has none of this kind
            mine = observation.player(action.seat).table
            return 30 if any(c.kind == kind for c in mine) else 500


def _aim(observation: Observation, action: Action, base: int) -> int:
    """Prefer what helps the bot's own side of the fight, or harms the other."""
    if observation.combat is None or not action.side:
        return 1 if action.player == action.seat else base // 2
    mine = _fighting(observation, action.seat)
    if (action.side == "fighters") != mine:
        return 1 if mine else base // 4
    needed = observation.combat.winning != mine  # the fight does not go as this seat likes
    last = observation.player(observation.combat.main).level >= observation.winning_level - 1
    return base * (15 if last else 6) if needed else 2


def _trouble(observation: Observation, action: Action) -> int:
    """The stronger the character, the likelier."""
    return 8 * max(1, observation.player(action.seat).strength)


class RandomBot:
    """Plays any legal action, likely ones more often."""

    def __init__(self, seed: int, *, made: int = 0) -> None:
        """`made`: how many choices the bot has made before, in a game that is resumed."""
        self.made = made
        self._key = rng.key_of(seed, rng.BOT)

    def choose(self, observation: Observation) -> Action:
        weights = [weight(observation, action) for action in observation.legal]
        _, at = rng.below((self._key, self.made * rng.WORDS), sum(weights))
        self.made += 1
        for action, share in zip(observation.legal, weights, strict=True):
            at -= share
            if at < 0:
                return action
        raise AssertionError("a bot is asked only where something is legal")
