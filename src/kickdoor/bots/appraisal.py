"""What cards are worth by what is printed on them, in Levels: worked out once for all cards of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kickdoor.engine.library import CardDef, Library, Modifier, Step

PER_BONUS: Final = 0.45  # of an Item that is used
PER_GOLD: Final = 0.00055  # a thousand buys a Level, if the rest comes together
SOMETIMES: Final = 0.4  # how often a condition holds
LASTING_CURSE: Final = -0.7
DEATH: Final = 3.5
# What a step of Bad Stuff costs, where no number says more.
COSTS: Final = {
    "die": DEATH,
    "change_sex": 0.3,
    "give": 0.5,
    "discard": 0.5,
    "modify": 0.7,
    "inflict": 0.6,
    "bury": 0.5,
}


class Appraisal:
    """By definition: `used` in front of a player and in use, `kept` there unused, `held` in one's own hand, `harm` of
    being caught by it.
    """

    __slots__ = ("harm", "held", "kept", "used")

    def __init__(self, lib: Library) -> None:
        self.used = [_used(d) for d in lib.defs]
        self.kept = [_kept(d) for d in lib.defs]
        self.held = [_held(d) for d in lib.defs]
        self.harm = [cost(lib, d.bad_stuff) if d.kind == "monster" else 0.0 for d in lib.defs]


@lru_cache(maxsize=8)
def appraisal(lib: Library) -> Appraisal:
    return Appraisal(lib)


def price(d: CardDef) -> float:
    return max(0, d.gold) * PER_GOLD


def _used(d: CardDef) -> float:
    if d.kind == "curse":
        return LASTING_CURSE
    if d.kind == "oneshot":
        return _oneshot(d)
    worth = d.bonus * PER_BONUS + sum(_lasting(m) for m in d.always) + 0.2 * len(d.uses) + 0.2 * len(d.triggers)
    if d.kind == "item":
        return max(worth, price(d)) + 0.25 * price(d)
    return (0.45 if d.identity else 0.35) + max(0.0, worth)


def _lasting(modifier: Modifier) -> float:
    """What a card changes for its owner as long as it is in use: most help only against some, or at some time."""
    if modifier.to:
        return 0.15
    n = modifier.n if modifier.value is None else modifier.value.n if modifier.value.op == "number" else 1
    if modifier.what == "strength" and modifier.op == "add":
        return n * PER_BONUS * (1.0 if modifier.cond is None else SOMETIMES)
    return n * 0.15 if modifier.what == "run_away" else 0.15


def _kept(d: CardDef) -> float:
    if d.kind == "oneshot":
        return _oneshot(d)
    return max(price(d), 0.05) if d.is_item else _used(d)


def _oneshot(d: CardDef) -> float:
    return max(0.13 * abs(d.bonus), 0.35, price(d))


def _held(d: CardDef) -> float:
    match d.kind:
        case "level_up":
            return 0.9
        case "item":
            return 0.85 * max(price(d), 0.1, 0.0 if d.only else 0.8 * d.bonus * PER_BONUS)
        case "oneshot":
            return _oneshot(d)
        case "monster":
            return 0.45
        case "curse":
            return 0.45
        case "enhancer":
            return 0.4
        case "companion":
            return 0.8 * _used(d)
        case _:
            return 0.3 if d.identity else 0.45


def cost(lib: Library, program: int, depth: int = 3) -> float:
    """About what a program does to the one it happens to."""
    if program < 0 or depth == 0:
        return 0.0
    return sum(_step(lib, step, depth) for step in lib.programs[program])


def _step(lib: Library, step: Step, depth: int) -> float:
    if step.who not in ("", "you", "everyone"):
        return 0.0
    most = COSTS.get(step.verb, 0.0)
    if step.verb in ("lose_levels", "set_level"):
        most = float(step.value.n) if step.value is not None and step.value.op == "number" else 1.8
    elif step.verb in ("discard", "give") and step.cards is not None:
        if step.cards.ref == "hand" or step.cards.everything:
            most = 1.3
        elif step.cards.count is not None and step.cards.count.op == "number":
            most = 0.5 * step.cards.count.n
    elif step.verb == "roll":
        most = sum(cost(lib, face, depth - 1) for face in step.faces) / 6
    elif step.verb == "choose":
        most = min((cost(lib, body, depth - 1) for body in step.bodies), default=0.0)
    if step.cond is not None:
        most *= 0.6
    return most + 0.5 * cost(lib, step.otherwise, depth - 1) + 0.7 * cost(lib, step.then, depth - 1)
