"""How many cards of a kind a player may have, and how many they have. Changes nothing."""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import ANY
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import modifiers, usable


def limit(state: State, seat: Seat, word: str) -> int:
    """Return how many a player may have: of an identity kind, big, hands or hand_cards."""
    lib = state.lib
    base = {"big": 1, "hands": 2, "hand_cards": 5}.get(word, -1)
    total = lib.identities[word].limit if base < 0 else base
    for card in state.tables[seat]:
        d = state.defs[card]
        if word not in d.words or not usable.is_in_force(state, seat, card):
            continue
        for modifier in d.always:
            if (
                modifier.what == "allow"
                and modifier.word == word
                and conditions.holds(state, modifier.cond, seat, Env(seat, card))
            ):
                if modifier.n >= ANY:
                    return ANY
                if modifier.n >= 0 or not usable.is_drawback(state, seat, card):
                    total += modifier.n
    for _, modifier in modifiers.passing(state, seat):
        if modifier.what == "allow" and modifier.word == word:
            total = ANY if modifier.n >= ANY else total + modifier.n
    return max(0, total)


def big_items(state: State, seat: Seat) -> list[CardId]:
    """BIG-1, BIG-5: return the Big items in play, used or not, except those that another card exempts."""
    return [c for c in state.tables[seat] if (d := state.defs[c]).big and d.is_item and not usable.is_free(state, c)]


def hands_needed(state: State, seat: Seat, card: CardId) -> int:
    d = state.defs[card]
    if usable.is_free(state, card):
        return 0
    changes = [
        (m, n)
        for m, n in modifiers.active(state, seat, "hands_needed")
        if m.of is not None and conditions.matches(state, m.of, card)
    ]
    for on_it in state.attached(card):
        changes += [
            (m, modifiers.amount_of(state, m, Env(seat, on_it), seat))
            for m in state.defs[on_it].always
            if m.what == "hands_needed"
        ]
    return modifiers.apply(d.hands, changes) if changes else d.hands


def hands_free(state: State, seat: Seat) -> int:
    used = sum(
        hands_needed(state, seat, c)
        for c in state.tables[seat]
        if state.defs[c].hands and usable.is_in_use(state, seat, c)
    )
    return limit(state, seat, "hands") - used


def slot_users(state: State, seat: Seat, slot: int) -> list[CardId]:
    """Return the cards that fill a slot: in use, and neither stacking nor exempt."""
    out: list[CardId] = []
    for card in state.tables[seat]:
        d = state.defs[card]
        if slot in d.slots and not d.stacks and usable.is_in_use(state, seat, card):
            if not usable.is_free(state, card) and not usable.is_drawback(state, seat, card):
                out.append(card)
    return out
