"""What anybody does without thinking where there is no fight, in games that a bot plays out in its head."""

from __future__ import annotations

from kickdoor.engine import legal as law
from kickdoor.engine import numbers
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.state import State


def reflex(state: State, owed: Decision, left: frozenset[int] = frozenset()) -> Action:
    """`left`: cards that stay where they are."""
    seat = owed.seat
    match owed.kind:
        case "kick" | "end":
            return _arrange(state, seat, left) or Action(seat, owed.kind)
        case "trouble":
            return _trouble(state, seat)
        case _:
            return law.default(state, owed)


def _arrange(state: State, seat: int, left: frozenset[int]) -> Action | None:
    defs = state.defs
    table = state.tables[seat]
    for action in law.legal(state, seat):
        if not action.cards or action.cards[0] in left:
            continue
        if action.verb == "play":
            d = defs[action.cards[0]]
            if d.kind in ("item", "companion"):
                return action
            if d.kind == "level_up" and action.player in (-1, seat):
                return action
            if d.identity and not any(defs[c].identity == d.identity for c in table):
                return action
        elif action.verb == "equip":
            if defs[action.cards[0]].bonus > 0:
                return action
    return None


def _trouble(state: State, seat: int) -> Action:
    best: Action | None = None
    most = 0
    strength = numbers.strength(state, seat)
    for card in state.hands[seat]:
        d = state.defs[card]
        if d.kind == "monster" and d.level + 2 <= strength and d.level > most:
            best, most = Action(seat, "trouble", (card,)), d.level
    return best or Action(seat, "loot")
