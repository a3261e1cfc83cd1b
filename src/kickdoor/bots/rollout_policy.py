"""The fixed policy of all players in rollouts, outside of fights: quick answers without lookahead."""

from __future__ import annotations

from kickdoor.engine import legal as law
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import strength


def policy_action(state: State, owed: Decision, untouched: frozenset[CardId] = frozenset()) -> Action:
    """Return the answer to a decision. `untouched`: cards that are not played or equipped."""
    seat = owed.seat
    match owed.kind:
        case "kick" | "end":
            return _play_card(state, seat, untouched) or Action(seat, owed.kind)
        case "trouble":
            return _look_for_trouble(state, seat)
        case _:
            return law.default(state, owed)


def _play_card(state: State, seat: Seat, untouched: frozenset[CardId]) -> Action | None:
    """Play or equip the first card that helps, if there is one."""
    defs = state.defs
    table = state.tables[seat]
    for action in law.legal(state, seat):
        if not action.cards or action.cards[0] in untouched:
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


def _look_for_trouble(state: State, seat: Seat) -> Action:
    """Fight the strongest monster in hand that is clearly weaker, or else loot the room."""
    best: Action | None = None
    most = 0
    own = strength.of_player(state, seat)
    for card in state.hands[seat]:
        d = state.defs[card]
        if d.kind == "monster" and d.level + 2 <= own and d.level > most:
            best, most = Action(seat, "trouble", (card,)), d.level
    return best or Action(seat, "loot")
