"""Which cards of a player count, and for whom: waived drawbacks, exemptions, restrictions, bans. Changes nothing."""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import FEMALE, MALE, Modifier
from kickdoor.engine.model.ids import HAND, NO_CARD, NO_SEAT, TABLE, CardId, Seat
from kickdoor.engine.model.state import State


def waived(state: State, seat: Seat) -> int:
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


def is_drawback(state: State, seat: Seat, card: CardId) -> bool:
    """SUPER-4: return whether a multiplier waives the drawbacks of this identity of the player."""
    d = state.defs[card]
    return bool(d.identity) and state.place[card] == TABLE + seat and bool(d.trait & waived(state, seat))


def is_free(state: State, card: CardId) -> bool:
    """CHEAT-1, HIRE-3: return whether the card may be used regardless of slots, hands, size and restrictions."""
    if not state.host:
        return False
    host = state.host.get(card, NO_CARD)
    if host >= 0 and state.defs[host].kind == "companion":
        return True
    return any("free_use" in state.defs[c].rules for c, on in state.host.items() if on == card)


def is_held(state: State, card: CardId) -> bool:
    """HIRE-3: return whether a companion holds the card."""
    host = state.host.get(card, NO_CARD)
    return host >= 0 and state.defs[host].kind == "companion"


def is_usable(state: State, seat: Seat, card: CardId) -> bool:
    """ITEM-7: return whether the player can use the card now.

    A card on an Item or a Style works as long as its host does. An Enhancer works for the companion that has it
    (MOOK-5), never for its owner.
    """
    d = state.defs[card]
    if d.lies_on:
        host = state.host.get(card, NO_CARD)
        return host >= 0 and bool(state.upright[host]) and is_usable(state, seat, host)
    if d.kind == "enhancer":
        return False
    if (d.only or d.not_for) and not may_use(state, seat, card):
        return False
    if d.own_turn_only and state.turn != seat:
        return False  # CURSE-8: it waits for the victim's turn
    return not (state.mods or state.lib.bans) or not _is_banned(state, seat, card)


def may_use(state: State, seat: Seat, card: CardId) -> bool:
    """ITEM-7: return whether the card's restrictions allow this player, or exempt it (CHEAT-1, HIRE-3)."""
    d, traits = state.defs[card], state.traits[seat]
    if d.only and not traits & d.only and not is_free(state, card):
        if not (state.rules.sex_neutral and d.only & (MALE | FEMALE)):  # VARIANT-8
            return False
    barred = d.not_for & traits
    return not (barred and barred & ~waived(state, seat) and not is_free(state, card))


def is_in_use(state: State, seat: Seat, card: CardId) -> bool:
    """ITEM-4, ITEM-5: return whether a card in front of a player is upright, and no Item that something forbids.

    A conditional ban does not count here, since its condition may depend on what is in use.
    """
    if not state.upright[card]:
        return False
    if not (state.mods or state.lib.bans) or not state.defs[card].is_item:
        return True
    return not _is_banned(state, seat, card, always=True)


def _is_banned(state: State, seat: Seat, card: CardId, *, always: bool = False) -> bool:
    """ITEM-4, ITEM-5: return whether this player may not use the Item, or nobody may. `always`: without a condition."""
    is_item = state.defs[card].is_item
    for mod in state.mods:
        modifier = state.lib.modifiers[mod.row]
        if modifier.word == "unusable":
            if card in mod.cards:
                return True
            if is_item and mod.player == seat and modifier.of is not None and not mod.cards:
                if _forbids(state, modifier, seat, card, Env(mod.seat, mod.source), always):
                    return True
    if not state.lib.bans or not is_item:
        return False
    for on in state.tables[seat]:
        d = state.defs[on]
        if d.bans and state.upright[on] and not (d.own_turn_only and state.turn != seat):
            for modifier in d.bans:
                if _forbids(state, modifier, seat, card, Env(seat, on), always):
                    return True
    return False


def _forbids(state: State, ban: Modifier, seat: Seat, card: CardId, env: Env, always: bool) -> bool:
    """Return whether a ban is about this card, and its condition applies. `always`: it must not have one."""
    if not conditions.matches(state, ban.of, card):
        return False
    return ban.cond is None or (not always and conditions.applies(state, ban.cond, seat, env, good=False))


def in_force(state: State, seat: Seat) -> list[CardId]:
    """Return the cards in front of a player that count: upright and, for Items, usable now."""
    upright, defs, table = state.upright, state.defs, state.tables[seat]
    if not table:
        return []
    asked = bool(state.mods) or (state.lib.bans and any(defs[c].bans for c in table))
    out: list[CardId] = []
    for card in table:
        if upright[card]:
            d = defs[card]
            if not (d.asks or (asked and d.is_item)) or is_usable(state, seat, card):
                out.append(card)
    return out


def is_in_force(state: State, seat: Seat, card: CardId) -> bool:
    """Is a card in front of a player one of those in force? Cheaper than `in_force` if few cards matter."""
    if not state.upright[card]:
        return False
    d = state.defs[card]
    if not d.asks and not (d.is_item and (state.mods or state.lib.bans)):
        return True
    return is_usable(state, seat, card)


def holder(state: State, card: CardId) -> Seat:
    """Return the seat whose hand or table the card is in, or -1."""
    place = state.place[card]
    if place >= TABLE:
        return state.seats[place - TABLE]
    return state.seats[place - HAND] if place >= HAND else NO_SEAT
