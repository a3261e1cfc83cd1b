"""The rules that cards switch on: for a player, a monster, a whole fight. Changes nothing."""

from __future__ import annotations

from kickdoor.engine import harm
from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env
from kickdoor.engine.model.combat import Combat, Mod
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import modifiers, usable


def has_rule(state: State, seat: Seat, word: str) -> bool:
    lib = state.lib
    if word not in lib.rule_words:
        return False
    defs, upright = state.defs, state.upright
    for card in state.tables[seat]:
        if upright[card] and word in defs[card].rules and usable.is_usable(state, seat, card):
            if word in harm.GOOD_RULES or not usable.is_drawback(state, seat, card):
                return True
    for mod in state.mods:
        if mod.player == seat and lib.modifiers[mod.row].word == word:
            return True
    combat = state.combat
    if combat is not None and combat.mods and seat in combat.fighters:
        return any(m.word == word and mod.player == seat for mod, m in modifiers.passing(state, seat))
    return False


def can_receive(state: State, seat: Seat) -> bool:
    """DEATH-16, CONFLICT-1: return whether the player can receive cards: not if dead or kept from it by an effect."""
    return not state.dead[seat] and not has_rule(state, seat, "frozen")


def monster_rule(state: State, monster: CardId, word: str, seat: Seat) -> bool:
    """Return whether a rule of a monster applies to `seat`, a fighter or runner."""
    if word not in state.lib.rule_words:
        return False
    d = conditions.monster_def(state, monster)
    good = word in harm.GOOD_RULES
    if word in d.words:
        for modifier in d.always:
            if modifier.word == word and conditions.applies(state, modifier.cond, seat, Env(seat, monster), good=good):
                return True
    for enhancer in conditions.enhancers_of(state, monster) if state.host else ():
        for modifier in state.defs[enhancer].always:
            if modifier.word == word and conditions.applies(state, modifier.cond, seat, Env(seat, monster), good=good):
                return True
    return bool(state.mods) and _waited_for(state, monster, word, seat)


def _waited_for(state: State, monster: CardId, word: str, seat: Seat) -> bool:
    """Return whether a rule waited for this monster (`to: next_monster`); its filter was checked when they met."""
    for mod in state.mods:
        modifier = state.lib.modifiers[mod.row]
        if modifier.word == word and conditions.is_meant(state, mod, monster):
            cond = modifier.cond
            good = word in harm.GOOD_RULES
            if (
                cond is None
                or cond.op == "card"
                or conditions.applies(state, cond, seat, Env(seat, monster), good=good)
            ):
                return True
    return False


def fight_rule(state: State, word: str) -> bool:
    """MULTI-3: return whether a rule of a monster, or of a card played into the fight, applies to the whole fight."""
    combat = state.combat
    if combat is None or word not in state.lib.rule_words:
        return False
    if combat.mods and any(
        state.lib.modifiers[mod.row].word == word and _source_is_there(state, combat, mod) for mod in combat.mods
    ):
        return True
    for i, def_id in enumerate(combat.defs):
        d = state.lib.defs[def_id]
        if word not in d.words and not state.mods:
            continue
        monster = combat.monsters[i]
        if monster in combat.aside:
            continue
        if word in d.rules or (state.mods and _waited_for(state, monster, word, combat.main)):
            return True
        for modifier in d.always:
            if modifier.word == word and conditions.applies(
                state, modifier.cond, combat.main, Env(combat.main, monster), good=word in harm.GOOD_RULES
            ):
                return True
    return False


def _source_is_there(state: State, combat: Combat, mod: Mod) -> bool:
    """AMB-68: return whether the effect lasts: that of a monster's power ends when the monster is gone."""
    return mod.source in combat.monsters or mod.source < 0 or state.defs[mod.source].kind != "monster"


def faced(combat: Combat) -> tuple[CardId, ...]:
    """Return the monsters that are fought, without those left aside."""
    return tuple([m for m in combat.monsters if m not in combat.aside]) if combat.aside else combat.monsters
