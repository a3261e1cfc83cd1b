"""What each card is worth by what is printed on it, in Levels: computed once for all cards of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kickdoor.engine.model.cards import CardDef, Library, Modifier, Step

PER_BONUS: Final = 0.45  # of an Item that is equipped
PER_GOLD: Final = 0.00055  # a thousand buys a Level, if the rest comes together
CONDITION_HOLDS: Final = 0.4  # how often a condition holds
LASTING_CURSE: Final = -0.7
DEATH: Final = 3.5
# What a step of Bad Stuff costs where no number on the card says more.
STEP_COSTS: Final = {
    "die": DEATH,
    "change_sex": 0.3,
    "give": 0.5,
    "discard": 0.5,
    "modify": 0.7,
    "inflict": 0.6,
    "bury": 0.5,
}


class CardValues:
    """What each card is worth if it is equipped or in force, only carried, or in the player's own hand; whether not
    everybody may use it. By definition: what the Bad Stuff of a monster costs.
    """

    __slots__ = ("_at_level", "_lib", "bad_stuff", "carried", "equipped", "in_hand", "restricted")

    def __init__(self, lib: Library) -> None:
        by_def = [(_equipped(d), _carried(d), _in_hand(d)) for d in lib.defs]
        self._lib = lib
        self.equipped = [by_def[number][0] for number in lib.card_def]
        self.carried = [by_def[number][1] for number in lib.card_def]
        self.in_hand = [by_def[number][2] for number in lib.card_def]
        self.restricted = [bool(d.only or d.not_for) for d in lib.by_card]
        self.bad_stuff = [program_cost(lib, d.bad_stuff) if d.kind == "monster" else 0.0 for d in lib.defs]
        self._at_level: dict[tuple[int, int], list[float]] = {}

    def in_hand_at(self, level: int, goal: int) -> list[float]:
        """Return what each card in hand is worth to a player of this Level. `goal`: the winning Level."""
        found = self._at_level.get((level, goal))
        if found is None:
            found = [_in_hand_at(d, each, level, goal) for d, each in zip(self._lib.by_card, self.in_hand, strict=True)]
            self._at_level[level, goal] = found
        return found


@lru_cache(maxsize=8)
def card_values(lib: Library) -> CardValues:
    return CardValues(lib)


def sale_value(d: CardDef) -> float:
    return max(0, d.gold) * PER_GOLD


def _equipped(d: CardDef) -> float:
    if d.kind == "curse":
        return LASTING_CURSE
    if d.kind == "oneshot":
        return _oneshot(d)
    value = d.bonus * PER_BONUS + sum(_modifier(m) for m in d.always) + 0.2 * len(d.uses) + 0.2 * len(d.triggers)
    if d.kind == "item":
        return max(value, sale_value(d)) + 0.25 * sale_value(d)
    return (0.45 if d.identity else 0.35) + max(0.0, value)


def _modifier(modifier: Modifier) -> float:
    """Return the value of a lasting effect for the card's owner. Most help only against some monsters, or at times."""
    if modifier.to:
        return 0.15
    n = modifier.n if modifier.value is None else modifier.value.n if modifier.value.op == "number" else 1
    if modifier.what == "strength" and modifier.op == "add":
        return n * PER_BONUS * (1.0 if modifier.cond is None else CONDITION_HOLDS)
    return n * 0.15 if modifier.what == "run_away" else 0.15


def _carried(d: CardDef) -> float:
    if d.kind == "oneshot":
        return _oneshot(d)
    return max(sale_value(d), 0.05) if d.is_item else _equipped(d)


def _oneshot(d: CardDef) -> float:
    return max(0.13 * abs(d.bonus), 0.35, sale_value(d))


def _in_hand(d: CardDef) -> float:
    match d.kind:
        case "level_up":
            return 0.9
        case "item":
            return 0.85 * max(sale_value(d), 0.1, 0.0 if d.only else 0.8 * d.bonus * PER_BONUS)
        case "oneshot":
            return _oneshot(d)
        case "monster":
            return 0.45
        case "curse":
            return 0.45
        case "enhancer":
            return 0.4
        case "companion":
            return 0.8 * _equipped(d)
        case _:
            return 0.3 if d.identity else 0.45


def _in_hand_at(d: CardDef, usual: float, level: int, goal: int) -> float:
    if d.kind == "level_up" and level >= goal - 1:
        return 0.35
    if d.kind == "monster":
        return 0.45 + 0.1 * max(0, d.treasures) if d.level <= level + 2 else 0.2
    return usual


def program_cost(lib: Library, program: int, depth: int = 3) -> float:
    """Estimate what a program of effects costs its victim."""
    if program < 0 or depth == 0:
        return 0.0
    return sum(_step_cost(lib, step, depth) for step in lib.programs[program])


def _step_cost(lib: Library, step: Step, depth: int) -> float:
    if step.who not in ("", "you", "everyone"):
        return 0.0
    cost = STEP_COSTS.get(step.verb, 0.0)
    if step.verb in ("lose_levels", "set_level"):
        cost = float(step.value.n) if step.value is not None and step.value.op == "number" else 1.8
    elif step.verb in ("discard", "give") and step.cards is not None:
        if step.cards.ref == "hand" or step.cards.everything:
            cost = 1.3
        elif step.cards.count is not None and step.cards.count.op == "number":
            cost = 0.5 * step.cards.count.n
    elif step.verb == "roll":
        cost = sum(program_cost(lib, face, depth - 1) for face in step.faces) / 6
    elif step.verb == "choose":
        cost = min((program_cost(lib, body, depth - 1) for body in step.bodies), default=0.0)
    if step.cond is not None:
        cost *= 0.6
    return cost + 0.5 * program_cost(lib, step.otherwise, depth - 1) + 0.7 * program_cost(lib, step.then, depth - 1)
