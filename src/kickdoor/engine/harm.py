"""Whom modifiers, rules and steps of cards hurt, seen from the player they happen to (SUPER-17).

Reads definitions only.
"""

from __future__ import annotations

from typing import Final, assert_never

from kickdoor.engine.model.cards import Library, Modifier, Step, Value

# Rule words that are good for the player to whom they apply; all others restrict or threaten.
GOOD_RULES: Final = frozenset(
    {
        "auto_escape",
        "curse_proof",
        "free_use",
        "no_attack",
        "no_drawbacks",
        "no_foe_bonus",
        "no_pursuit",
        "sacrifice",
        "survives_death",
        "wins_ties",
    }
)
# Rough weights, to compare two outcomes of a step: a Level is 10.
_LEVEL: Final = 10
_CARD: Final = 4
_SOME: Final = 3  # number of cards or Levels where it is not known in advance
_DEATH: Final = 1000
_GOOD_VERBS: Final = frozenset({"reward", "escape", "cancel", "kill", "dismiss", "equip", "extra_turn", "loot"})


def helps_player(modifier: Modifier, amount: int) -> bool:
    """Return whether changing a player's number is good for that player."""
    return _grows(modifier, amount) != (modifier.what == "hands_needed")


def helps_against(modifier: Modifier, amount: int) -> bool:
    """Return whether changing a monster's number is good for the fighters: more Treasures are, more strength is not."""
    return _grows(modifier, amount) != (modifier.what == "strength")


def _grows(modifier: Modifier, amount: int) -> bool:
    match modifier.op:
        case "factor":
            return amount >= 1
        case "at_least":
            return True
        case "at_most":
            return False
        case "add":
            return amount >= 0
        case _:
            assert_never(modifier.op)


def weigh(lib: Library) -> None:
    """Mark each step whose condition asks who its subject is: is it better or worse than what happens otherwise?"""
    for steps in lib.programs:
        for step in steps:
            if step.cond is not None and step.cond.personal:
                step.favours = of_step(lib, step) <= of_program(lib, step.otherwise)


def of_program(lib: Library, program: int) -> int:
    """Return how much a list of steps hurts the player it happens to; negative if it helps."""
    return sum(of_step(lib, step) for step in lib.programs[program]) if program >= 0 else 0


def of_step(lib: Library, step: Step) -> int:
    """Return how much one step hurts its player when it is carried out; negative if it helps."""
    match step.verb:
        case "die":
            return _DEATH
        case "lose_levels":
            return _LEVEL * _number(step.value)
        case "set_level":  # only downwards
            return _LEVEL * _SOME
        case "gain_levels":
            return -_LEVEL * _number(step.value)
        case "discard" | "bury" | "give" | "replace":
            return _CARD * _cards(step)
        case "take":
            from_you = step.cards is not None and step.cards.of == "you"
            return _CARD * _cards(step) * (1 if from_you else -1)
        case "draw":
            return -_CARD * _number(step.value)
        case "inflict":
            return _LEVEL
        case "modify":
            return _of_modifier(step)
        case "may":
            return min(0, of_program(lib, step.do))
        case "choose":
            return min([of_program(lib, body) for body in step.bodies], default=0)
        case "roll":
            return sum(of_program(lib, face) for face in step.faces) // max(1, len(step.faces))
        case verb:
            return -_LEVEL if verb in _GOOD_VERBS else of_program(lib, step.do)


def _of_modifier(step: Step) -> int:
    modifier = step.modifier
    if modifier is None:
        return 0
    amount = modifier.n if modifier.value is None else _number(modifier.value)
    if modifier.what == "rule":
        good = modifier.word in GOOD_RULES
    elif modifier.what == "allow":
        good = modifier.n > 0
    elif modifier.to in ("monsters", "next_monster"):
        good = helps_against(modifier, amount)
    else:
        good = helps_player(modifier, amount)
    return -_CARD if good else _CARD


def _number(value: Value | None) -> int:
    if value is None:
        return 1
    return value.n if value.op == "number" else _SOME


def _cards(step: Step) -> int:
    spec = step.cards
    return _number(spec.count) if spec is not None and spec.count is not None else _SOME
