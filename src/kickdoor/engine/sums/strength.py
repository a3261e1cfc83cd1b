"""Combat strength, and who would win. Changes nothing.

A strength is added up in this order: printed bonuses, changes of bonuses, added strength, then factors (FAQ-149).
A monster's condition on the whole fight decides last which of these count (AMB-67).
"""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine import harm
from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import Cond, Modifier
from kickdoor.engine.model.combat import Combat, Played
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.model.words import SumOp
from kickdoor.engine.sums import limits, modifiers, switches, usable


def muting(bonus_rows: list[tuple[Modifier, int]]) -> tuple[Modifier, ...]:
    """FAQ-168: return the modifiers that remove the whole bonus of matching Items, conditional bonuses included."""
    return tuple([m for m, n in bonus_rows if m.op == "factor" and not n])


def given_bonus(state: State, seat: Seat, card: CardId) -> int:
    """FAQ-81: return what an Item gives its owner now, printed or by its text; 0 if it is not in use."""
    if card not in usable.in_force(state, seat) or state.defs[card].kind == "oneshot":
        return 0
    bonus_rows = modifiers.active(state, seat, "bonus")
    total = bonus_of(state, seat, card, bonus_rows)
    if any(conditions.matches(state, m.of, card) for m in muting(bonus_rows)):
        return total
    for modifier in state.defs[card].always:
        if modifier.what == "strength" and modifier.op == "add" and not modifier.to:
            env = Env(seat, card)
            if conditions.holds(state, modifier.cond, seat, env):
                total += modifiers.amount_of(state, modifier, env, seat)
    return total


def bonus_of(state: State, seat: Seat, card: CardId, changes: list[tuple[Modifier, int]]) -> int:
    """Return the printed bonus of a card with its changes. `changes`: the bonus modifiers of its owner."""
    d = state.defs[card]
    mine = [(m, n) for m, n in changes if conditions.matches(state, m.of, card)]
    if state.host:
        for on_it, host in state.host.items():
            if host == card:
                mine += [
                    (m, modifiers.amount_of(state, m, Env(seat, on_it), seat))
                    for m in state.defs[on_it].always
                    if m.what == "bonus" and m.to == "host"
                ]
    return modifiers.apply(d.bonus, mine) if mine else d.bonus


def of_player(state: State, seat: Seat) -> int:
    """COMBAT-1: return Level and every modifier; may be negative (COMBAT-6)."""
    combat = state.combat
    fighting = combat is not None and seat in (combat.main, combat.helper)
    if fighting and switches.fight_rule(state, "only_levels"):
        return (
            0 if switches.fight_rule(state, "no_levels") else state.levels[seat]
        )  # MULTI-3: with both rules nothing counts
    return _sum(state, seat, waive=fighting and switches.fight_rule(state, "no_bonuses"))


def _sum(state: State, seat: Seat, *, waive: bool) -> int:
    """Return Level and modifiers. `waive`: modifiers that help do not count, those that hurt do (FAQ-130)."""
    combat = state.combat
    fighting = combat is not None and seat in (combat.main, combat.helper)
    total = 0 if fighting and switches.fight_rule(state, "no_levels") else state.levels[seat]
    cards = usable.in_force(state, seat)
    bonus_rows = modifiers.active(state, seat, "bonus", (), cards)
    mute = muting(bonus_rows) if bonus_rows else ()
    total += _bonuses(state, seat, cards, bonus_rows, mute, waive=waive)
    changes = modifiers.active(state, seat, "strength", mute, cards)
    if waive:
        changes = [(m, n) for m, n in changes if (m.op == "add" and n < 0) or (m.op == "factor" and not n)]
    if combat is not None and fighting and combat.helper < 0:
        total += _thrown(state, combat, "fighters", waive=waive)
    return modifiers.apply(total, _side_by_side(changes)) if changes else total


def _bonuses(
    state: State,
    seat: Seat,
    cards: list[CardId],
    changes: list[tuple[Modifier, int]],
    mute: tuple[Modifier, ...],
    *,
    waive: bool,
) -> int:
    """Return the printed bonuses of the cards in force, with their changes. `mute`, `waive`: what does not count."""
    defs, hosts = state.defs, bool(state.host)
    plain = not (hosts or changes or waive)
    total = 0
    for card in cards:
        d = defs[card]
        if hosts and not waive and d.kind == "companion":
            if not any(conditions.matches(state, m.of, card) for m in mute):
                total += sum([defs[on].bonus for on in state.attached(card) if defs[on].kind == "enhancer"])  # MOOK-5
        if not d.bonus and not (hosts and (d.is_item or d.identity)):
            continue
        if d.is_item or d.identity or d.kind in ("companion", "special"):
            bonus = d.bonus if plain else bonus_of(state, seat, card, changes)
            total += min(0, bonus) if waive else bonus
    return total


def _side_by_side(changes: list[tuple[Modifier, int]]) -> list[tuple[Modifier, int]]:
    """FAQ-32: combine factors: doubled twice is three times as much, not four."""
    factors = [(m, n) for m, n in changes if m.op == "factor"]
    if len(factors) < 2 or any(n < 1 for _, n in factors):
        return changes
    rest = [(m, n) for m, n in changes if m.op != "factor"]
    return [*rest, (factors[0][0], 1 + sum(n - 1 for _, n in factors))]


def _thrown(state: State, combat: Combat, side: str, *, waive: bool = False) -> int:
    """INTERFERE-1, INTERFERE-2, AMB-146: return what one-shots and powers add to a side."""
    total = 0
    if not combat.played and not combat.mods:
        return total
    for played in combat.played:
        if played.side == side:
            bonus = thrown_bonus(state, combat, played)
            total += min(0, bonus) if waive else bonus
    for mod in combat.mods:
        if mod.side == side:
            total += min(0, mod.amount) if waive else mod.amount
    return total


def thrown_bonus(state: State, combat: Combat, played: Played) -> int:
    """FAQ-168: return the bonus of a one-shot in the fight.

    If it was played before its owner's Items lost their bonus, it keeps it. A Curse for a player's own next fight does
    not affect what they play into another's.
    """
    if played.worth is not None:
        return played.worth
    return bonus_of(
        state, played.seat, played.card, _thrown_modifiers(state, combat, played.seat, outside=played.outside)
    )


def _thrown_modifiers(state: State, combat: Combat, seat: Seat, *, outside: bool) -> list[tuple[Modifier, int]]:
    """Return the modifiers for the bonus of a one-shot that a player used in this fight, or used from `outside`."""
    changes = modifiers.active(state, seat, "bonus")
    if not outside:
        return changes
    if changes:
        waiting = [
            m
            for c in state.tables[seat]
            if (stays := state.defs[c].stays) is not None and "next_combat" in stays.until
            for m in state.defs[c].always
        ]
        changes = [(m, n) for m, n in changes if m not in waiting]
    if combat.mods and seat not in combat.fighters:  # it counts for cards from outside too
        for mod in combat.mods:
            modifier = state.lib.modifiers[mod.row]
            if modifier.what == "bonus" and modifier.to == "fighters":
                changes.append((modifier, mod.amount))
    return changes


def given_strength(state: State, seat: Seat, card: CardId, modifier: Modifier, amount: int) -> int:
    """FAQ-168: return the strength that an Item's text adds, after the player's modifiers of bonuses.

    What an Item adds counts as its bonus. Of a factor, only the part beyond one is changed.
    """
    combat, d, value = state.combat, state.defs[card], modifier.value
    if combat is None or not d.is_item or modifier.op not in ("add", "factor"):
        return amount
    if value is not None and value.op == "bonus" and value.ref == "this":
        return amount  # its printed bonus, already with its changes
    changes = _thrown_modifiers(state, combat, seat, outside=seat not in combat.fighters)
    mine = [(m, n) for m, n in changes if conditions.matches(state, m.of, card)]
    if d.kind != "oneshot":  # an Item in use also has its printed bonus, to which the other changes apply
        mine = [(m, n) for m, n in mine if m.op == "factor" and not n]
    if not mine:
        return amount
    return 1 + modifiers.apply(amount - 1, mine) if modifier.op == "factor" else modifiers.apply(amount, mine)


def of_monster(state: State, monster: CardId) -> int:
    """COMBAT-5: return Level, the monster's modifiers, its Enhancers and the Items lent to it."""
    combat = state.combat
    assert combat is not None
    d = conditions.monster_def(state, monster)
    changes = modifiers_of_monster(state, combat, monster, "strength")
    total = d.level
    if state.host:
        total += sum(state.defs[e].bonus for e in conditions.enhancers_of(state, monster))
        total += sum(state.defs[c].bonus for c in conditions.gifts_of(state, monster))  # TRIBE-11
    return modifiers.apply(total, changes)


def modifiers_of_monster(state: State, combat: Combat, monster: CardId, what: str) -> list[tuple[Modifier, int]]:
    found: list[tuple[Modifier, int]] = []
    if what not in state.lib.stats:
        return found
    for modifier in conditions.monster_def(state, monster).always:
        if modifier.what == what and modifier.to in ("", "this"):
            env = Env(combat.main, monster)
            amount = modifiers.amount_of(state, modifier, env, combat.main)
            if _foe_holds(state, combat, modifier.cond, env, good=harm.helps_against(modifier, amount)):
                found.append((modifier, amount))
    if state.host:
        for enhancer in conditions.enhancers_of(state, monster):
            for modifier in state.defs[enhancer].always:
                if modifier.what == what:
                    env = Env(combat.main, enhancer, it=monster)
                    amount = modifiers.amount_of(state, modifier, env, combat.main)
                    if _foe_holds(state, combat, modifier.cond, env, good=harm.helps_against(modifier, amount)):
                        found.append((modifier, amount))
    for mod in combat.mods + state.mods:
        modifier = state.lib.modifiers[mod.row]
        if modifier.what != what or mod.side:
            continue
        near = mod.player < 0 or mod.player in combat.fighters
        if conditions.is_meant(state, mod, monster, shared=what == "strength") or (
            modifier.to == "monsters" and near and not mod.cards
        ):
            env = Env(mod.seat, mod.source, it=monster)
            good = harm.helps_against(modifier, mod.amount)
            if conditions.applies(state, modifier.cond, combat.main, env, good=good):
                found.append((modifier, mod.amount))
    return found


def _foe_holds(state: State, combat: Combat, cond: Cond | None, env: Env, *, good: bool) -> bool:
    """HELP-10..12: return whether any fighter satisfies the condition; it counts once.

    SUPER-6: what a fighter's multiplier waives adds no bonus. `good`: the modifier is good for the fighters.
    """
    if cond is None:
        return True
    if cond.op == "facing":
        for fighter in combat.fighters:
            if not good and switches.has_rule(state, fighter, "no_foe_bonus") and _is_personal(state, cond.parts[0]):
                continue
            if conditions.applies(state, cond.parts[0], fighter, env, good=good):
                return True
        return False
    return conditions.applies(state, cond, combat.main, env, good=good)


def _is_personal(state: State, cond: Cond) -> bool:
    """Return whether a condition is about a player's sex, identities, or the lack of them."""
    if cond.op == "has" and cond.filter is not None:
        hit = [state.lib.defs[i] for i, matched in enumerate(cond.filter.static) if matched]
        return bool(hit) and all(d.identity for d in hit)
    return cond.op == "trait" or any(_is_personal(state, part) for part in cond.parts)


def totals(state: State) -> tuple[int, int]:
    """Return the totals of the players' and the monsters' side."""
    combat = state.combat
    assert combat is not None
    players = 0
    for fighter in combat.fighters:
        players += of_player(state, fighter)
    if combat.helper >= 0 and not switches.fight_rule(state, "only_levels"):
        players += _thrown(state, combat, "fighters")
    monsters = _thrown(state, combat, "monsters")
    for monster in switches.faced(combat):
        monsters += of_monster(state, monster)
    return players, monsters


def winning(state: State) -> bool:
    """Return whether the players' side is winning."""
    return beats(state, *totals(state))


def beats(state: State, players: int, monsters: int) -> bool:
    """COMBAT-2..4: return whether the players win with these totals.

    They need more, or a tie and a fighter who wins ties; with no monster left they always win.
    """
    combat = state.combat
    assert combat is not None
    if players > monsters or not switches.faced(combat):
        return True
    return players == monsters and any(switches.has_rule(state, f, "wins_ties") for f in combat.fighters)


def holds(state: State, cond: Cond, op: SumOp, seat: Seat) -> bool:
    """Evaluate the conditions that need numbers."""
    combat = state.combat
    match op:
        case "losing":
            return combat is not None and not winning(state)
        case "free_hands":
            return limits.hands_free(state, seat) >= cond.low
        case "level_sufficed":
            return combat is not None and combat.helper < 0 and not _any_bonus(state, combat.main)
        case "used":
            return combat is not None and any(
                conditions.matches(state, cond.filter, c) for c in _side_cards(state, combat)
            )
        case _:
            assert_never(op)


def _any_bonus(state: State, seat: Seat) -> bool:
    """FAQ-130: return whether anything except the Level helps this fighter now."""
    if switches.fight_rule(state, "only_levels") or switches.fight_rule(state, "no_bonuses"):
        return False
    return _sum(state, seat, waive=False) != _sum(state, seat, waive=True)


def _side_cards(state: State, combat: Combat) -> list[CardId]:
    worn = [c for f in combat.fighters for c in usable.in_force(state, f)]
    return worn + [p.card for p in combat.played if p.side == "fighters"]
