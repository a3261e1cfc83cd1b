"""The modifiers that change a number of a player now, and the changed number. Changes nothing."""

from __future__ import annotations

from kickdoor.engine import harm
from kickdoor.engine.effects import conditions, values
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import Modifier
from kickdoor.engine.model.combat import Mod
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import usable


def passing(state: State, seat: Seat) -> list[tuple[Mod, Modifier]]:
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


def active(
    state: State, seat: Seat, what: str, mute: tuple[Modifier, ...] = (), cards: list[CardId] | None = None
) -> list[tuple[Modifier, int]]:
    """Return the modifiers, with their amounts, that change one number of a player now.

    They come from cards in force (`cards`, if known), from monsters, and from temporary modifiers. `mute`: modifiers
    that take every bonus from the Items they match.
    """
    found: list[tuple[Modifier, int]] = []
    if what not in state.lib.stats:
        return found
    if what in state.lib.printed:
        for card in state.tables[seat] if cards is None else cards:
            changes = state.defs[card].changes.get(what)
            if changes is None or (cards is None and not usable.is_in_force(state, seat, card)):
                continue
            if not (mute and _is_mute(state, card, mute)):
                _add_own(state, seat, card, changes, found)
    combat = state.combat
    if state.mods or (combat is not None and combat.mods):
        _add_passing(state, seat, what, found)
    if combat is not None and seat in (combat.main, combat.helper):
        for i, def_id in enumerate(combat.defs):
            changes = state.lib.defs[def_id].foe_changes.get(what)
            if changes is not None and combat.monsters[i] not in combat.aside:
                _add_foes(state, seat, combat.monsters[i], changes, found)
    return found


def _is_mute(state: State, card: CardId, mute: tuple[Modifier, ...]) -> bool:
    if state.defs[card].lies_on:  # what it adds belongs to its host
        card = state.host.get(card, card)
    d = state.defs[card]
    return (d.is_item or bool(d.identity)) and any(conditions.matches(state, m.of, card) for m in mute)


def _add_own(
    state: State, seat: Seat, card: CardId, changes: tuple[Modifier, ...], found: list[tuple[Modifier, int]]
) -> None:
    """Add the modifiers of a card in force for its owner."""
    env = Env(seat, card)
    off = -1 if state.host and usable.is_held(state, card) else 0  # FAQ-118: its user's traits count, not its owner's
    is_identity = bool(state.defs[card].identity)
    for modifier in changes:
        amount = amount_of(state, modifier, env, seat)
        if modifier.cond is not None or is_identity:
            good = harm.helps_player(modifier, amount)
            if not conditions.applies(state, modifier.cond, seat, env, good=good, off=off):
                continue
            if not good and usable.is_drawback(state, seat, card):  # SUPER-4: no drawbacks
                continue
        found.append((modifier, amount))


def _add_passing(state: State, seat: Seat, what: str, found: list[tuple[Modifier, int]]) -> None:
    """Add the temporary modifiers of one number."""
    for mod, modifier in passing(state, seat):
        if modifier.what == what:
            good = harm.helps_player(modifier, mod.amount)
            if conditions.applies(state, modifier.cond, seat, Env(mod.seat, mod.source), good=good):
                found.append((modifier, mod.amount))


def _add_foes(
    state: State, seat: Seat, monster: CardId, changes: tuple[Modifier, ...], found: list[tuple[Modifier, int]]
) -> None:
    """Add the modifiers of a monster for those who fight it."""
    env = Env(seat, monster)
    for modifier in changes:
        amount = amount_of(state, modifier, env, seat)
        good = harm.helps_player(modifier, amount)
        if conditions.applies(state, modifier.cond, seat, env, good=good):  # SUPER-6
            found.append((modifier, amount))


def amount_of(state: State, modifier: Modifier, env: Env, seat: Seat) -> int:
    value = modifier.value
    if value is None:
        return modifier.n
    return value.n if value.op == "number" else values.number(state, value, env, seat)


def apply(start: int, changes: list[tuple[Modifier, int]]) -> int:
    """Apply additions, then factors, then bounds."""
    total = start
    if not changes:
        return total
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
