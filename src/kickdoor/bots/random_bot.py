"""A player that chooses at random, with weights that let a game get on.

What is owed comes before what is idle, its own good before its harm. The same seed and the same number of earlier
choices give the same choice, on any Python.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.sight import Sight
from kickdoor.engine import rng
from kickdoor.engine.actions import Action, Verb

# What a seat wants, before anything is known of the card: out of 1000.
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


def weight(sight: Sight, action: Action) -> int:
    """How much a simple mind wants this; at least 1. Works on what the seat can see."""
    me = action.seat
    match action.verb:
        case "play":
            return _play(sight, action)
        case "give" | "discard":
            if _owes(sight) != "charity":
                return 1 if action.verb == "give" else 2
            return _VERBS[action.verb]
        case "choose":
            return _VERBS["choose"] if _owes(sight) == "choose" else 3  # unasked: a sex, an order of discards
        case "use":
            return _aim(sight, action, _VERBS["use"])
        case "ask":
            return 200 if _enough(sight, action.player) else 2
        case "accept":
            return _accept(sight, action)
        case "offer":
            return _VERBS["offer"] if _enough(sight, me) else 1
        case "trouble":
            return _trouble(sight, action)
        case "pass":
            return _VERBS["pass"] if _owes(sight) == "pass" else 40
        case _:
            return _VERBS[action.verb]


def _owes(sight: Sight) -> str:
    return next((d.kind for d in sight.owed if d.kind != "accept"), "")


def _fighting(sight: Sight, seat: int) -> bool:
    return sight.combat is not None and seat in (sight.combat.main, sight.combat.helper)


def _enough(sight: Sight, helper: int) -> bool:
    """Would this helper turn the fight?"""
    fight = sight.combat
    if fight is None or fight.winning:
        return False
    return fight.fighters + sight.player(helper).strength > fight.monsters_strength


def _accept(sight: Sight, action: Action) -> int:
    offer = next((o for o in sight.offers if o.to == action.seat and o.seat == action.player), None)
    if offer is None or offer.kind in ("trade", "gift"):
        return _VERBS["accept"]
    return 400 if _enough(sight, offer.seat if offer.kind == "help" else offer.to) else 10


def _play(sight: Sight, action: Action) -> int:
    kind = next((c.kind for c in sight.at_hand if c.id == action.cards[0]), "")
    match kind:
        case "item" | "companion" | "upgrade":
            return 400
        case "level_up":
            return 400 if action.player in (-1, action.seat) else 1
        case "curse":
            return 1 if action.player == action.seat else 12
        case "enhancer":
            return 1 if _fighting(sight, action.seat) else 12
        case "oneshot" | "special" | "":
            return _aim(sight, action, 20)
        case _:  # an identity: at once if there is none yet
            mine = sight.player(action.seat).table
            return 30 if any(c.kind == kind for c in mine) else 500


def _aim(sight: Sight, action: Action, base: int) -> int:
    """For the own side and against the others'."""
    if sight.combat is None or not action.side:
        return 1 if action.player == action.seat else base // 2
    mine = _fighting(sight, action.seat)
    if (action.side == "fighters") != mine:
        return 1 if mine else base // 4
    needed = sight.combat.winning != mine  # the sum is not yet as this seat likes it
    last = sight.player(sight.combat.main).level >= sight.winning_level - 1
    return base * (15 if last else 6) if needed else 2


def _trouble(sight: Sight, action: Action) -> int:
    """The stronger the seat, the readier."""
    return 8 * max(1, sight.player(action.seat).strength)


class RandomBot:
    """Plays any legal action, likely ones more often."""

    def __init__(self, seed: int, *, made: int = 0) -> None:
        """`made`: how many choices it has made already, for a game that goes on."""
        self.made = made
        self._key = rng.key_of(seed, rng.BOT)

    def choose(self, sight: Sight) -> Action:
        weights = [weight(sight, action) for action in sight.legal]
        _, at = rng.below((self._key, self.made * rng.WORDS), sum(weights))
        self.made += 1
        for action, share in zip(sight.legal, weights, strict=True):
            at -= share
            if at < 0:
                return action
        raise AssertionError("a bot is asked only where something is legal")
