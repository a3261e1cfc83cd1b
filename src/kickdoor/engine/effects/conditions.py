"""Conditions of the vocabulary, and whether a card matches a filter. Reads the state, changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, assert_never

from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import CardDef, Cond, Filter
from kickdoor.engine.model.combat import Combat, Mod
from kickdoor.engine.model.ids import (
    COMBAT,
    DOOR_DISCARDS,
    HAND,
    LOOKED,
    NO_SEAT,
    TABLE,
    TREASURE_DISCARDS,
    CardId,
    DefId,
    Seat,
)
from kickdoor.engine.model.state import State
from kickdoor.engine.model.words import EffectOp, FightOp, LevelOp, OwnZone, SumOp, Zone
from kickdoor.engine.sums import strength, usable

WAIVED: Final = -2  # as `off`: the traits of which a multiplier removes this player's drawbacks (SUPER-17)


def monster_def(state: State, card: CardId) -> CardDef:
    """Return what a card in the fight counts as: a twin counts as its original (AMB-72)."""
    combat = state.combat
    if combat is not None and card in combat.monsters:
        return state.lib.defs[combat.defs[combat.monsters.index(card)]]
    return state.defs[card]


def enhancers_of(state: State, monster: CardId) -> list[CardId]:
    """ENHANCE-7, ENHANCE-8: return a monster's Enhancers and those of its twins, in any order of play."""
    defs, host = state.defs, state.host
    found = [c for c in host if defs[c].kind == "enhancer"]
    if not found:
        return found
    kin = kin_of(state, monster)
    return [c for c in found if host[c] in kin]


def gifts_of(state: State, monster: CardId) -> list[CardId]:
    """TRIBE-9, ENHANCE-7, ENHANCE-8: return the Items given to a monster or to its twins."""
    defs, host = state.defs, state.host
    found = [c for c in host if defs[c].is_item and state.place[c] == COMBAT]
    if not found:
        return found
    kin = kin_of(state, monster)
    return [c for c in found if host[c] in kin]


def kin_of(state: State, monster: CardId) -> tuple[CardId, ...]:
    """Return a monster and its twins: what enhances one of them enhances all."""
    combat = state.combat
    if combat is None or monster not in combat.monsters:
        return (monster,)
    root = combat.twins[combat.monsters.index(monster)]
    if root == monster and combat.twins.count(root) == 1:
        return (monster,)
    return (root, *[m for m, twin in zip(combat.monsters, combat.twins, strict=True) if twin == root and m != root])


def is_meant(state: State, mod: Mod, monster: CardId, *, shared: bool = True) -> bool:
    """Return whether a modifier names this monster or (`shared`) one of its twins."""
    if not mod.cards:
        return False
    if monster in mod.cards:
        return True
    return shared and any(m in mod.cards for m in kin_of(state, monster))


def tags_of(state: State, card: CardId) -> int:
    """Return a card's printed tags and those that a monster gained in this fight (TRIBE-3, TRIBE-6)."""
    tags = monster_def(state, card).tags
    combat = state.combat
    if combat is not None and state.place[card] == COMBAT and card in combat.monsters:
        for enhancer in enhancers_of(state, card):
            for modifier in state.defs[enhancer].always:
                tags |= modifier.tag
        for mod in (*combat.mods, *state.mods):
            modifier = state.lib.modifiers[mod.row]
            if modifier.tag and is_meant(state, mod, card):
                tags |= modifier.tag
    return tags


def matches(state: State, flt: Filter | None, card: CardId) -> bool:
    if flt is None:
        return True
    d = monster_def(state, card)
    if not flt.static[d.id]:
        if not flt.tags or not flt.untagged[d.id] or not tags_of(state, card) & flt.tags:
            return False
    # CURSE-6: a lasting Curse counts only in front of a player.
    if not flt.lasting:
        return True
    if state.place[card] < TABLE:
        return False
    fight = state.combat
    return fight is None or state.place[card] - TABLE not in fight.fighters or "locked_in_combat" not in d.rules


def _was(flt: Filter, def_id: DefId, tags: int) -> bool:
    """Return whether a killed monster matched, with the tags it had when it died."""
    return bool(flt.static[def_id] or (flt.untagged[def_id] and tags & flt.tags))


def held_by(state: State, seat: Seat, zone: OwnZone) -> tuple[CardId, ...]:
    """Return a player's cards in one zone."""
    if zone == "hand":
        return state.hands[seat]
    table = state.tables[seat]
    if zone == "table":
        return table
    if zone == "worn":
        return tuple([c for c in table if usable.is_in_use(state, seat, c)])
    if zone == "carried":
        return tuple([c for c in table if not usable.is_in_use(state, seat, c)])
    assert_never(zone)


def cards_of_zone(state: State, zone: Zone, seats: tuple[Seat, ...], env: Env) -> list[CardId]:
    match zone:
        case "combat":
            return list(state.combat.monsters) if state.combat else []
        case "discards":
            return [*reversed(state.discards[0]), *reversed(state.discards[1])]
        case "door_discards":
            return list(reversed(state.cards_in(DOOR_DISCARDS)))
        case "treasure_discards":
            return list(reversed(state.cards_in(TREASURE_DISCARDS)))
        case "held":
            return state.attached(env.this)
        case "looked":
            return list(state.cards_in(LOOKED))
        case "hand" | "table" | "worn" | "carried":
            return [c for seat in seats for c in held_by(state, seat, zone)]
        case _:
            assert_never(zone)


def holds(state: State, cond: Cond | None, seat: Seat, env: Env | None = None, *, off: int = 0) -> bool:
    """Return whether the condition holds for `seat`. `off`: traits that do not count (SUPER-6)."""
    if cond is None:
        return True
    op = cond.op
    if op == "trait":
        if off == WAIVED:
            off = usable.waived(state, seat) if seat >= 0 else 0
        return seat >= 0 and bool(state.traits[seat] & cond.mask & ~off)
    if op == "facing":
        combat = state.combat
        return combat is not None and any(holds(state, cond.parts[0], f, env, off=off) for f in combat.fighters)
    if op == "level":
        return seat >= 0 and cond.low <= state.levels[seat] <= cond.high
    if op == "not":
        return not holds(state, cond.parts[0], seat, env, off=off)
    if op == "all":
        return all(holds(state, part, seat, env, off=off) for part in cond.parts)
    if op == "any":
        return any(holds(state, part, seat, env, off=off) for part in cond.parts)
    return _other(state, cond, op, seat, env, off)


_OtherOp: TypeAlias = Literal["has", "your_turn", "alone", LevelOp, EffectOp, SumOp, FightOp]


def _other(state: State, cond: Cond, op: _OtherOp, seat: Seat, env: Env | None, off: int) -> bool:
    match op:
        case "level_multiple" | "highest" | "lowest" | "higher":
            return _of_levels(state, cond, op, seat, env)
        case "has":
            return _has(state, cond, seat, env, off)
        case "your_turn":
            return state.turn == seat
        case "from_door" | "face" | "card":
            return env is not None and _of_effect(state, cond, op, env)
        case "used" | "level_sufficed" | "losing" | "free_hands":
            return strength.holds(state, cond, op, seat)
        case "alone":
            return state.combat is None or state.combat.helper < 0
        case "main" | "against" | "monsters" | "monsters_seen" | "fled_as" | "killed":
            return state.combat is not None and _of_fight(state, state.combat, cond, op, seat, env, off)
        case _:
            assert_never(op)


def _of_levels(state: State, cond: Cond, op: LevelOp, seat: Seat, env: Env | None) -> bool:
    """Conditions on the Levels of the players."""
    level = state.levels[seat]
    match op:
        case "level_multiple":
            return level % cond.low == 0
        case "highest":
            return all(level >= state.levels[s] for s in state.living())
        case "lowest":
            return all(level <= state.levels[s] for s in state.living())
        case "higher":
            return env is not None and level > state.levels[env.you]
        case _:
            assert_never(op)


def _of_effect(state: State, cond: Cond, op: EffectOp, env: Env) -> bool:
    """Conditions on what a running effect is about."""
    match op:
        case "from_door":
            return env.from_door
        case "face":
            return env.face_up == bool(cond.low)
        case "card":
            return env.it >= 0 and matches(state, cond.filter, env.it)
        case _:
            assert_never(op)


def _of_fight(state: State, combat: Combat, cond: Cond, op: FightOp, seat: Seat, env: Env | None, off: int) -> bool:
    """Conditions on the fight; none of them holds outside of one."""
    match op:
        case "main":
            return holds(state, cond.parts[0], combat.main, env, off=off)
        case "against":
            return any(matches(state, cond.filter, m) for m in combat.monsters)
        case "monsters":
            return cond.low <= len(combat.monsters) <= cond.high
        case "monsters_seen":
            return cond.low <= combat.seen <= cond.high
        case "fled_as":
            if not combat.ran:
                return False
            was = combat.ran[seat] & ~(combat.ran[state.n + seat] if off == WAIVED else 0)
            return bool(was & cond.mask)
        case "killed":
            flt = cond.filter
            return (
                flt is not None
                and seat == combat.main
                and any(_was(flt, kill.def_id, kill.tags) for kill in combat.killed)
            )
        case _:
            assert_never(op)


def _has(state: State, cond: Cond, seat: Seat, env: Env | None, off: int) -> bool:
    free = usable.waived(state, seat) if off == WAIVED and seat >= 0 else 0
    for zone in cond.zones or ("table",):
        if zone == "held":
            assert env is not None
            found: Sequence[CardId] = state.attached(env.this)
        else:
            found = held_by(state, seat, zone)
        for card in found:
            if matches(state, cond.filter, card) and not (free and state.defs[card].trait & free):
                return True
    return False


def applies(state: State, cond: Cond | None, seat: Seat, env: Env | None = None, *, good: bool, off: int = 0) -> bool:
    """SUPER-17: return whether the condition applies, for something `good` or bad for these players.

    A single identity with its multiplier counts or does not count, whichever is better for the player.
    """
    so = holds(state, cond, seat, env, off=off)
    if so == good or cond is None or not cond.personal or off or "no_drawbacks" not in state.lib.rule_words:
        return so
    return holds(state, cond, seat, env, off=WAIVED)


def in_hand_of(state: State, card: CardId) -> Seat:
    place = state.place[card]
    return state.seats[place - HAND] if HAND <= place < TABLE else NO_SEAT
