"""The numbers of the game: combat strength, Run Away bonus, limits, prices, rewards. Reads the state, changes nothing.

A strength is added up in this order: printed bonuses with what changes them, added strength, then factors (FAQ-149). A
monster's condition on the whole fight decides last which of these count (AMB-67).
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import harm
from kickdoor.engine.effects import conditions, values
from kickdoor.engine.fight import Combat, Mod, Played
from kickdoor.engine.frames import Env, Roll, RollStep
from kickdoor.engine.ids import HAND, TABLE
from kickdoor.engine.library import ANY, FEMALE, MALE, SPECIAL, Cond, Modifier
from kickdoor.engine.state import State

MANY: Final = 999  # more Treasures than there are
NEEDED: Final = 5  # RUN-3: the result needed to escape


# ---------------------------------------------------------------- what is in force
def waived(state: State, seat: int) -> int:
    """SUPER-4, SUPER-9: return the traits whose drawbacks do not count: of a single identity with its multiplier."""
    mask = 0
    for card in state.tables[seat]:
        d = state.defs[card]
        if "no_drawbacks" not in d.rules or not state.upright[card]:
            continue
        for modifier in d.always:
            if modifier.word == "no_drawbacks":
                same = [c for c in state.tables[seat] if conditions.matches(state, modifier.of, c)]
                if len(same) == 1:
                    mask |= state.defs[same[0]].trait
    return mask


def is_drawback(state: State, seat: int, card: int) -> bool:
    """SUPER-4: return whether a multiplier waives the drawbacks of this identity of the player."""
    d = state.defs[card]
    return bool(d.identity) and state.place[card] == TABLE + seat and bool(d.trait & waived(state, seat))


def is_free(state: State, card: int) -> bool:
    """CHEAT-1, HIRE-3: return whether the card may be used regardless of slots, hands, size and restrictions."""
    if not state.host:
        return False
    host = state.host.get(card, -1)
    if host >= 0 and state.defs[host].kind == "companion":
        return True
    return any("free_use" in state.defs[c].rules for c, on in state.host.items() if on == card)


def is_held(state: State, card: int) -> bool:
    """HIRE-3: return whether a companion holds the card."""
    host = state.host.get(card, -1)
    return host >= 0 and state.defs[host].kind == "companion"


def is_usable(state: State, seat: int, card: int) -> bool:
    """ITEM-7: return whether the player can use the card now.

    A card on an Item or a Style works as long as its host does. An Enhancer works for the companion that has it
    (MOOK-5), never for its owner.
    """
    d = state.defs[card]
    if d.lies_on:
        host = state.host.get(card, -1)
        return host >= 0 and bool(state.upright[host]) and is_usable(state, seat, host)
    if d.kind == "enhancer":
        return False
    if (d.only or d.not_for) and not may_use(state, seat, card):
        return False
    if d.own_turn_only and state.turn != seat:
        return False  # CURSE-8: it waits for the victim's turn
    return not (state.mods or state.lib.bans) or not _is_banned(state, seat, card)


def may_use(state: State, seat: int, card: int) -> bool:
    """ITEM-7: return whether the card's restrictions allow this player, or exempt it (CHEAT-1, HIRE-3)."""
    d, traits = state.defs[card], state.traits[seat]
    if d.only and not traits & d.only and not is_free(state, card):
        if not (state.rules.sex_neutral and d.only & (MALE | FEMALE)):  # VARIANT-8
            return False
    barred = d.not_for & traits
    return not (barred and barred & ~waived(state, seat) and not is_free(state, card))


def is_in_use(state: State, seat: int, card: int) -> bool:
    """ITEM-4, ITEM-5: return whether a card in front of a player is upright, and no Item that something forbids.

    A conditional ban does not count here, since its condition may depend on what is in use.
    """
    if not state.upright[card]:
        return False
    if not (state.mods or state.lib.bans) or not state.defs[card].is_item:
        return True
    return not _is_banned(state, seat, card, always=True)


def _is_banned(state: State, seat: int, card: int, *, always: bool = False) -> bool:
    """ITEM-4, ITEM-5: return whether this player may not use the Item, or nobody may. `always`: without a condition."""
    for mod in state.mods:
        modifier = state.lib.modifiers[mod.row]
        if modifier.word == "unusable":
            if card in mod.cards:
                return True
            if mod.player == seat and modifier.of is not None and not mod.cards and state.defs[card].is_item:
                if conditions.matches(state, modifier.of, card) and (
                    modifier.cond is None
                    or (
                        not always
                        and conditions.applies(state, modifier.cond, seat, Env(mod.seat, mod.source), good=False)
                    )
                ):
                    return True
    if not state.lib.bans or not state.defs[card].is_item:
        return False
    for on in state.tables[seat]:
        d = state.defs[on]
        if d.bans and state.upright[on] and not (d.own_turn_only and state.turn != seat):
            for modifier in d.bans:
                if conditions.matches(state, modifier.of, card) and (
                    modifier.cond is None
                    or (not always and conditions.applies(state, modifier.cond, seat, Env(seat, on), good=False))
                ):
                    return True
    return False


def in_force(state: State, seat: int) -> list[int]:
    """Return the cards in front of a player that count: upright and, for Items, usable now."""
    upright, defs, table = state.upright, state.defs, state.tables[seat]
    if not table:
        return []
    asked = bool(state.mods) or (state.lib.bans and any(defs[c].bans for c in table))
    out: list[int] = []
    for card in table:
        if upright[card]:
            d = defs[card]
            if not (d.asks or (asked and d.is_item)) or is_usable(state, seat, card):
                out.append(card)
    return out


def mods_of(state: State, seat: int) -> list[tuple[Mod, Modifier]]:
    """Return the temporary modifiers that affect a player."""
    modifiers = state.lib.modifiers
    found: list[tuple[Mod, Modifier]] = []
    for mod in state.mods:
        if mod.player == seat and modifiers[mod.row].to not in ("monsters", "next_monster"):
            found.append((mod, modifiers[mod.row]))
    combat = state.combat
    if combat is not None and combat.mods and seat in combat.fighters:
        for mod in combat.mods:
            if mod.player == seat or modifiers[mod.row].to == "fighters":
                found.append((mod, modifiers[mod.row]))
    return found


def rows(
    state: State, seat: int, what: str, mute: tuple[Modifier, ...] = (), cards: list[int] | None = None
) -> list[tuple[Modifier, int]]:
    """Return the modifiers, with their amounts, that change one number of a player now.

    They come from cards in force (`cards`, if known), from monsters, and from temporary modifiers. `mute`: modifiers
    that take every bonus from the Items they match.
    """
    found: list[tuple[Modifier, int]] = []
    if what not in state.lib.stats:
        return found
    if what in state.lib.printed:
        for card in in_force(state, seat) if cards is None else cards:
            changes = state.defs[card].changes.get(what)
            if changes is not None and not (mute and _is_mute(state, card, mute)):
                _add_own(state, seat, card, changes, found)
    combat = state.combat
    if state.mods or (combat is not None and combat.mods):
        for mod, modifier in mods_of(state, seat):
            if modifier.what == what:
                good = harm.helps_player(modifier, mod.amount)
                if conditions.applies(state, modifier.cond, seat, Env(mod.seat, mod.source), good=good):
                    found.append((modifier, mod.amount))
    if combat is not None and seat in (combat.main, combat.helper):
        for i, def_id in enumerate(combat.defs):
            changes = state.lib.defs[def_id].foe_changes.get(what)
            if changes is not None and combat.monsters[i] not in combat.aside:
                _add_foes(state, seat, combat.monsters[i], changes, found)
    return found


def _is_mute(state: State, card: int, mute: tuple[Modifier, ...]) -> bool:
    if state.defs[card].lies_on:  # what it adds belongs to its host
        card = state.host.get(card, card)
    d = state.defs[card]
    return (d.is_item or bool(d.identity)) and any(conditions.matches(state, m.of, card) for m in mute)


def _add_own(
    state: State, seat: int, card: int, changes: tuple[Modifier, ...], found: list[tuple[Modifier, int]]
) -> None:
    """Add the modifiers of a card in force for its owner."""
    env = Env(seat, card)
    off = -1 if state.host and is_held(state, card) else 0  # FAQ-118: its user's traits count, not its owner's
    is_identity = bool(state.defs[card].identity)
    for modifier in changes:
        amount = amount_of(state, modifier, env, seat)
        if modifier.cond is not None or is_identity:
            good = harm.helps_player(modifier, amount)
            if not conditions.applies(state, modifier.cond, seat, env, good=good, off=off):
                continue
            if not good and is_drawback(state, seat, card):  # SUPER-4: no drawbacks
                continue
        found.append((modifier, amount))


def _add_foes(
    state: State, seat: int, monster: int, changes: tuple[Modifier, ...], found: list[tuple[Modifier, int]]
) -> None:
    """Add the modifiers of a monster for those who fight it."""
    env = Env(seat, monster)
    for modifier in changes:
        amount = amount_of(state, modifier, env, seat)
        good = harm.helps_player(modifier, amount)
        if conditions.applies(state, modifier.cond, seat, env, good=good):  # SUPER-6
            found.append((modifier, amount))


def amount_of(state: State, modifier: Modifier, env: Env, seat: int) -> int:
    value = modifier.value
    if value is None:
        return modifier.n
    return value.n if value.op == "number" else values.number(state, value, env, seat)


def applied(start: int, changes: list[tuple[Modifier, int]]) -> int:
    """Apply additions, then factors, then bounds."""
    total = start
    for modifier, amount in changes:
        if modifier.op == "add":
            total += amount
            if modifier.floor > -999:
                total = max(total, min(start, modifier.floor))
    for modifier, amount in changes:
        if modifier.op == "factor":
            total *= amount
    for modifier, amount in changes:
        if modifier.op == "at_least":
            total = max(total, amount)
        elif modifier.op == "at_most":
            total = min(total, amount)
    return total


# ---------------------------------------------------------------- rules switched on by cards
def has_rule(state: State, seat: int, word: str) -> bool:
    lib = state.lib
    if word not in lib.rule_words:
        return False
    defs, upright = state.defs, state.upright
    for card in state.tables[seat]:
        if upright[card] and word in defs[card].rules and is_usable(state, seat, card):
            if word in harm.GOOD_RULES or not is_drawback(state, seat, card):
                return True
    for mod in state.mods:
        if mod.player == seat and lib.modifiers[mod.row].word == word:
            return True
    combat = state.combat
    if combat is not None and combat.mods and seat in combat.fighters:
        return any(m.word == word and mod.player == seat for mod, m in mods_of(state, seat))
    return False


def can_receive(state: State, seat: int) -> bool:
    """DEATH-16, CONFLICT-1: return whether the player can receive cards: not if dead or kept from it by an effect."""
    return not state.dead[seat] and not has_rule(state, seat, "frozen")


def monster_rule(state: State, monster: int, word: str, seat: int) -> bool:
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


def _waited_for(state: State, monster: int, word: str, seat: int) -> bool:
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


def faced(combat: Combat) -> tuple[int, ...]:
    """Return the monsters that are fought, without those left aside."""
    return tuple([m for m in combat.monsters if m not in combat.aside]) if combat.aside else combat.monsters


# ---------------------------------------------------------------- strength
def muting(bonus_rows: list[tuple[Modifier, int]]) -> tuple[Modifier, ...]:
    """FAQ-168: return the modifiers that remove the whole bonus of matching Items, conditional bonuses included."""
    return tuple([m for m, n in bonus_rows if m.op == "factor" and not n])


def given_bonus(state: State, seat: int, card: int) -> int:
    """FAQ-81: return what an Item gives its owner now, printed or by its text; 0 if it is not in use."""
    if card not in in_force(state, seat) or state.defs[card].kind == "oneshot":
        return 0
    bonus_rows = rows(state, seat, "bonus")
    total = bonus_of(state, seat, card, bonus_rows)
    if any(conditions.matches(state, m.of, card) for m in muting(bonus_rows)):
        return total
    for modifier in state.defs[card].always:
        if modifier.what == "strength" and modifier.op == "add" and not modifier.to:
            env = Env(seat, card)
            if conditions.holds(state, modifier.cond, seat, env):
                total += amount_of(state, modifier, env, seat)
    return total


def bonus_of(state: State, seat: int, card: int, changes: list[tuple[Modifier, int]]) -> int:
    """Return the printed bonus of a card with its changes. `changes`: the bonus modifiers of its owner."""
    d = state.defs[card]
    mine = [(m, n) for m, n in changes if conditions.matches(state, m.of, card)]
    if state.host:
        for on_it, host in state.host.items():
            if host == card:
                mine += [
                    (m, amount_of(state, m, Env(seat, on_it), seat))
                    for m in state.defs[on_it].always
                    if m.what == "bonus" and m.to == "host"
                ]
    return applied(d.bonus, mine) if mine else d.bonus


def strength(state: State, seat: int) -> int:
    """COMBAT-1: return Level and every modifier; may be negative (COMBAT-6)."""
    combat = state.combat
    fighting = combat is not None and seat in (combat.main, combat.helper)
    if fighting and fight_rule(state, "only_levels"):
        return 0 if fight_rule(state, "no_levels") else state.levels[seat]  # MULTI-3: with both rules nothing counts
    return _sum(state, seat, waive=fighting and fight_rule(state, "no_bonuses"))


def _sum(state: State, seat: int, *, waive: bool) -> int:
    """Return Level and modifiers. `waive`: modifiers that help do not count, those that hurt do (FAQ-130)."""
    combat = state.combat
    fighting = combat is not None and seat in (combat.main, combat.helper)
    total = 0 if fighting and fight_rule(state, "no_levels") else state.levels[seat]
    cards = in_force(state, seat)
    bonus_rows = rows(state, seat, "bonus", (), cards)
    mute = muting(bonus_rows) if bonus_rows else ()
    for card in cards:
        d = state.defs[card]
        if (d.bonus and (d.is_item or d.kind in ("companion", "special") or d.identity)) or (
            state.host and (d.is_item or d.identity)
        ):
            bonus = bonus_of(state, seat, card, bonus_rows)
            total += min(0, bonus) if waive else bonus
        if d.kind == "companion" and not waive and not any(conditions.matches(state, m.of, card) for m in mute):
            total += sum(
                state.defs[e].bonus for e in state.attached(card) if state.defs[e].kind == "enhancer"
            )  # MOOK-5
    changes = rows(state, seat, "strength", mute, cards)
    if waive:
        changes = [(m, n) for m, n in changes if (m.op == "add" and n < 0) or (m.op == "factor" and not n)]
    if combat is not None and fighting and combat.helper < 0:
        total += _thrown(state, combat, "fighters", waive=waive)
    return applied(total, _side_by_side(changes)) if changes else total


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
    return bonus_of(state, played.seat, played.card, _thrown_rows(state, combat, played.seat, outside=played.outside))


def _thrown_rows(state: State, combat: Combat, seat: int, *, outside: bool) -> list[tuple[Modifier, int]]:
    """Return the modifiers for the bonus of a one-shot that a player used in this fight, or used from `outside`."""
    changes = rows(state, seat, "bonus")
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


def given_strength(state: State, seat: int, card: int, modifier: Modifier, amount: int) -> int:
    """FAQ-168: return the strength that an Item's text adds, after the player's modifiers of bonuses.

    What an Item adds counts as its bonus. Of a factor, only the part beyond one is changed.
    """
    combat, d, value = state.combat, state.defs[card], modifier.value
    if combat is None or not d.is_item or modifier.op not in ("add", "factor"):
        return amount
    if value is not None and value.op == "bonus" and value.ref == "this":
        return amount  # its printed bonus, already with its changes
    changes = _thrown_rows(state, combat, seat, outside=seat not in combat.fighters)
    mine = [(m, n) for m, n in changes if conditions.matches(state, m.of, card)]
    if d.kind != "oneshot":  # an Item in use also has its printed bonus, to which the other changes apply
        mine = [(m, n) for m, n in mine if m.op == "factor" and not n]
    if not mine:
        return amount
    return 1 + applied(amount - 1, mine) if modifier.op == "factor" else applied(amount, mine)


def monster_strength(state: State, monster: int) -> int:
    """COMBAT-5: return Level, the monster's modifiers, its Enhancers and the Items lent to it."""
    combat = state.combat
    assert combat is not None
    d = conditions.monster_def(state, monster)
    changes = _monster_rows(state, combat, monster, "strength")
    total = d.level
    if state.host:
        total += sum(state.defs[e].bonus for e in conditions.enhancers_of(state, monster))
        total += sum(state.defs[c].bonus for c in conditions.gifts_of(state, monster))  # TRIBE-11
    return applied(total, changes)


def _monster_rows(state: State, combat: Combat, monster: int, what: str) -> list[tuple[Modifier, int]]:
    found: list[tuple[Modifier, int]] = []
    if what not in state.lib.stats:
        return found
    for modifier in conditions.monster_def(state, monster).always:
        if modifier.what == what and modifier.to in ("", "this"):
            env = Env(combat.main, monster)
            amount = amount_of(state, modifier, env, combat.main)
            if _foe_holds(state, combat, modifier.cond, env, good=harm.helps_against(modifier, amount)):
                found.append((modifier, amount))
    if state.host:
        for enhancer in conditions.enhancers_of(state, monster):
            for modifier in state.defs[enhancer].always:
                if modifier.what == what:
                    env = Env(combat.main, enhancer, it=monster)
                    amount = amount_of(state, modifier, env, combat.main)
                    if _foe_holds(state, combat, modifier.cond, env, good=harm.helps_against(modifier, amount)):
                        found.append((modifier, amount))
    for mod in (*combat.mods, *state.mods):
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
            if not good and has_rule(state, fighter, "no_foe_bonus") and _is_personal(state, cond.parts[0]):
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
        players += strength(state, fighter)
    if combat.helper >= 0 and not fight_rule(state, "only_levels"):
        players += _thrown(state, combat, "fighters")
    monsters = _thrown(state, combat, "monsters")
    for monster in faced(combat):
        monsters += monster_strength(state, monster)
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
    if players > monsters or not faced(combat):
        return True
    return players == monsters and any(has_rule(state, f, "wins_ties") for f in combat.fighters)


def is_final_fight(state: State) -> bool:
    """AMB-46: return whether winning this fight now would bring the main fighter to the winning Level."""
    combat = state.combat
    if combat is None:
        return False
    gain = sum(levels_of(state, m) for m in faced(combat)) + sum(k.levels for k in combat.killed)
    return state.levels[combat.main] + gain >= state.rules.winning_level


def helper_would_win(state: State) -> bool:
    """FAQ-47: return whether winning this fight now would bring the helper to the winning Level."""
    combat = state.combat
    if combat is None or combat.helper < 0:
        return False
    each = applied(0, rows(state, combat.helper, "helper_levels"))
    gain = each * len(faced(combat)) + sum(k.helper_levels for k in combat.killed if k.helper == combat.helper)
    return bool(gain) and state.levels[combat.helper] + gain >= state.rules.winning_level


def holds(state: State, cond: Cond, seat: int) -> bool:
    """Evaluate the conditions that need numbers."""
    combat = state.combat
    match cond.op:
        case "losing":
            return combat is not None and not winning(state)
        case "free_hands":
            return hands_free(state, seat) >= cond.low
        case "level_sufficed":
            return combat is not None and combat.helper < 0 and not _any_bonus(state, combat.main)
        case "used":
            return combat is not None and any(
                conditions.matches(state, cond.filter, c) for c in _side_cards(state, combat)
            )
        case _:
            raise AssertionError(cond.op)


def _any_bonus(state: State, seat: int) -> bool:
    """FAQ-130: return whether anything except the Level helps this fighter now."""
    if fight_rule(state, "only_levels") or fight_rule(state, "no_bonuses"):
        return False
    return _sum(state, seat, waive=False) != _sum(state, seat, waive=True)


def _side_cards(state: State, combat: Combat) -> list[int]:
    worn = [c for f in combat.fighters for c in in_force(state, f)]
    return worn + [p.card for p in combat.played if p.side == "fighters"]


# ---------------------------------------------------------------- rewards
def treasures_of(state: State, monster: int) -> int:
    """REWARD-3, REWARD-4: return the card's Treasures with its Enhancers, never below 0 (AMB-73)."""
    d = conditions.monster_def(state, monster)
    if d.treasures == SPECIAL:
        return 0
    total = d.treasures
    combat = state.combat
    if combat is not None and monster in combat.monsters:
        for enhancer in conditions.enhancers_of(state, monster):
            total += state.defs[enhancer].treasures
        total = applied(total, _monster_rows(state, combat, monster, "treasures"))
    return min(max(0, total), MANY)


def levels_of(state: State, monster: int) -> int:
    combat = state.combat
    d = conditions.monster_def(state, monster)
    if combat is None:
        return d.levels
    return max(0, applied(d.levels, _monster_rows(state, combat, monster, "levels")))


# ---------------------------------------------------------------- running away
def die_bonus(state: State, seat: int) -> int:
    return applied(0, rows(state, seat, "die"))


def run_bonus(state: State, seat: int, monster: int) -> int:
    """RUN-6, RUN-7: a player's modifiers count against all monsters, a monster's only against itself."""
    total = applied(die_bonus(state, seat), rows(state, seat, "run_away"))
    sources = [
        conditions.monster_def(state, monster).always,
        *(state.defs[e].always for e in conditions.enhancers_of(state, monster)),
    ]
    for always in sources:
        for modifier in always:
            if modifier.what == "run_away":
                amount = amount_of(state, modifier, Env(seat, monster), seat)
                if conditions.applies(state, modifier.cond, seat, Env(seat, monster), good=amount >= 0):
                    total += amount
    return total


def holds_fast(state: State, seat: int, monster: int) -> bool:
    """FAQ-67: return whether this player cannot escape from that monster, even without a roll."""
    return monster_rule(state, monster, "no_escape", seat) or has_rule(state, seat, "cannot_escape")


def needed(state: State, seat: int, monster: int) -> int:
    """RUN-3: return the die roll needed, with every modifier; 7 if no roll is enough."""
    return 7 if holds_fast(state, seat, monster) else NEEDED - run_bonus(state, seat, monster)


def gets_away(state: State, roll: Roll) -> bool:
    """RUN-3: return whether this roll, as it is now, is an escape. A Curse played on it counts (CURSE-3)."""
    if holds_fast(state, roll.seat, roll.card):
        return False
    return roll.step == RollStep.LET_GO or roll.result + run_bonus(state, roll.seat, roll.card) >= NEEDED


# ---------------------------------------------------------------- limits
def limit(state: State, seat: int, word: str) -> int:
    """Return how many a player may have: of an identity kind, big, hands or hand_cards."""
    lib = state.lib
    base = {"big": 1, "hands": 2, "hand_cards": 5}.get(word, -1)
    total = lib.identities[word].limit if base < 0 else base
    for card in in_force(state, seat):
        d = state.defs[card]
        if word not in d.words:
            continue
        for modifier in d.always:
            if (
                modifier.what == "allow"
                and modifier.word == word
                and conditions.holds(state, modifier.cond, seat, Env(seat, card))
            ):
                if modifier.n >= ANY:
                    return ANY
                if modifier.n >= 0 or not is_drawback(state, seat, card):
                    total += modifier.n
    for _, modifier in mods_of(state, seat):
        if modifier.what == "allow" and modifier.word == word:
            total = ANY if modifier.n >= ANY else total + modifier.n
    return max(0, total)


def big_items(state: State, seat: int) -> list[int]:
    """BIG-1, BIG-5: return the Big items in play, used or not, except those that another card exempts."""
    return [c for c in state.tables[seat] if (d := state.defs[c]).big and d.is_item and not is_free(state, c)]


def hands_needed(state: State, seat: int, card: int) -> int:
    d = state.defs[card]
    if is_free(state, card):
        return 0
    changes = [
        (m, n)
        for m, n in rows(state, seat, "hands_needed")
        if m.of is not None and conditions.matches(state, m.of, card)
    ]
    for on_it in state.attached(card):
        changes += [
            (m, amount_of(state, m, Env(seat, on_it), seat))
            for m in state.defs[on_it].always
            if m.what == "hands_needed"
        ]
    return applied(d.hands, changes) if changes else d.hands


def hands_free(state: State, seat: int) -> int:
    used = sum(
        hands_needed(state, seat, c) for c in state.tables[seat] if state.defs[c].hands and is_in_use(state, seat, c)
    )
    return limit(state, seat, "hands") - used


def slot_users(state: State, seat: int, slot: int) -> list[int]:
    """Return the cards that fill a slot: in use, and neither stacking nor exempt."""
    out: list[int] = []
    for card in state.tables[seat]:
        d = state.defs[card]
        if slot in d.slots and not d.stacks and is_in_use(state, seat, card):
            if not is_free(state, card) and not is_drawback(state, seat, card):
                out.append(card)
    return out


# ---------------------------------------------------------------- prices
def prices(state: State, seat: int, cards: tuple[int, ...]) -> list[int]:
    """SELL-1, SELL-8: return the prices of cards; No Value is 0."""
    defs = state.defs
    changes = rows(state, seat, "gold")
    printed = [max(0, defs[c].gold) for c in cards]
    if not changes:
        return printed
    out: list[int] = []
    for gold, c in zip(printed, cards, strict=True):
        mine = [(m, n) for m, n in changes if m.of is not None and conditions.matches(state, m.of, c)]
        least = applied(gold, [(m, n) for m, n in mine if m.op == "at_least"])  # comes before everything else
        out.append(applied(least, [(m, n) for m, n in mine if m.op != "at_least"]))
    return out


def sale_extra(state: State, seat: int, sold: tuple[int, ...]) -> int:
    """FAQ-183: return the gold that cards add to a sale in which they are not sold themselves."""
    total = 0
    if "sale" not in state.lib.stats:
        return total
    for card in in_force(state, seat):
        if card not in sold:
            for modifier in state.defs[card].always:
                if modifier.what == "sale":
                    total += amount_of(state, modifier, Env(seat, card), seat)
    return total


def holder(state: State, card: int) -> int:
    """Return the seat whose hand or table the card is in, or -1."""
    place = state.place[card]
    if place >= TABLE:
        return place - TABLE
    return place - HAND if place >= HAND else -1
