"""The prices of Items in a sale. Changes nothing."""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import modifiers, usable


def price_list(state: State, seat: Seat, cards: tuple[CardId, ...]) -> list[int]:
    """SELL-1, SELL-8: return the prices of cards; No Value is 0."""
    defs = state.defs
    changes = modifiers.active(state, seat, "gold")
    printed = [max(0, defs[c].gold) for c in cards]
    if not changes:
        return printed
    out: list[int] = []
    for gold, c in zip(printed, cards, strict=True):
        mine = [(m, n) for m, n in changes if m.of is not None and conditions.matches(state, m.of, c)]
        least = modifiers.apply(gold, [(m, n) for m, n in mine if m.op == "at_least"])  # comes before everything else
        out.append(modifiers.apply(least, [(m, n) for m, n in mine if m.op != "at_least"]))
    return out


def sale_extra(state: State, seat: Seat, sold: tuple[CardId, ...]) -> int:
    """FAQ-183: return the gold that cards add to a sale in which they are not sold themselves."""
    total = 0
    if "sale" not in state.lib.stats:
        return total
    for card in usable.in_force(state, seat):
        if card not in sold:
            for modifier in state.defs[card].always:
                if modifier.what == "sale":
                    total += modifiers.amount_of(state, modifier, Env(seat, card), seat)
    return total
