"""The Treasures and Levels that monsters are worth. Changes nothing."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.effects import conditions
from kickdoor.engine.model.cards import SPECIAL
from kickdoor.engine.model.ids import CardId
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import modifiers, strength, switches

MANY: Final = 999  # more Treasures than there are


def is_final_fight(state: State) -> bool:
    """AMB-46: return whether winning this fight now would bring the main fighter to the winning Level."""
    combat = state.combat
    if combat is None:
        return False
    gain = sum(levels_of(state, m) for m in switches.faced(combat)) + sum(k.levels for k in combat.killed)
    return state.levels[combat.main] + gain >= state.rules.winning_level


def helper_would_win(state: State) -> bool:
    """FAQ-47: return whether winning this fight now would bring the helper to the winning Level."""
    combat = state.combat
    if combat is None or combat.helper < 0:
        return False
    each = modifiers.apply(0, modifiers.active(state, combat.helper, "helper_levels"))
    gain = each * len(switches.faced(combat)) + sum(k.helper_levels for k in combat.killed if k.helper == combat.helper)
    return bool(gain) and state.levels[combat.helper] + gain >= state.rules.winning_level


def treasures_of(state: State, monster: CardId) -> int:
    """REWARD-3, REWARD-4: return the card's Treasures with its Enhancers, never below 0 (AMB-73)."""
    d = conditions.monster_def(state, monster)
    if d.treasures == SPECIAL:
        return 0
    total = d.treasures
    combat = state.combat
    if combat is not None and monster in combat.monsters:
        for enhancer in conditions.enhancers_of(state, monster):
            total += state.defs[enhancer].treasures
        total = modifiers.apply(total, strength.modifiers_of_monster(state, combat, monster, "treasures"))
    return min(max(0, total), MANY)


def levels_of(state: State, monster: CardId) -> int:
    combat = state.combat
    d = conditions.monster_def(state, monster)
    if combat is None:
        return d.levels
    return max(0, modifiers.apply(d.levels, strength.modifiers_of_monster(state, combat, monster, "levels")))
