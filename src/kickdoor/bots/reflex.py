"""What anybody would do without thinking, for games that a bot plays out in its head: cheap, plain, never lost."""

from __future__ import annotations

from kickdoor.engine import legal as law
from kickdoor.engine import numbers
from kickdoor.engine.actions import PASS, Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.state import State


def reflex(state: State, owed: Decision) -> Action:
    seat = owed.seat
    match owed.kind:
        case "pass":
            return _react(state, seat) or PASS[seat]
        case "kick" | "end":
            return _arrange(state, seat) or Action(seat, owed.kind)
        case "trouble":
            return _trouble(state, seat)
        case "fight":
            actions = law.legal(state, seat)
            return _turn_the_fight(state, seat, actions) or actions[0]
        case "accept":
            return law.default(state, owed)
        case "choose":
            actions = law.legal(state, seat)
            return actions[state.rng % len(actions)]
        case _:
            return law.default(state, owed)


def _react(state: State, seat: int) -> Action | None:
    fight = state.combat
    if fight is None or state.phase != "combat" or not state.hands[seat]:
        return None
    winning = numbers.winning(state)
    if seat in fight.fighters:
        return None if winning else _turn_the_fight(state, seat, law.legal(state, seat))
    if not winning or not numbers.is_final_fight(state):
        return None
    return _turn_the_fight(state, seat, law.legal(state, seat))


def _turn_the_fight(state: State, seat: int, actions: list[Action]) -> Action | None:
    """The smallest card that turns it; failing that the largest, if all together would."""
    fight = state.combat
    assert fight is not None
    players, monsters = numbers.totals(state)
    side = "fighters" if seat in fight.fighters else "monsters"
    gap = abs(monsters - players) + (1 if side == "fighters" else 0)
    found: dict[int, tuple[int, Action]] = {}
    defs = state.defs
    for action in actions:
        if action.verb != "play" or not action.cards:
            continue
        d = defs[action.cards[0]]
        thrown = d.kind == "oneshot" and action.side == side
        if thrown or (d.kind == "enhancer" and side == "monsters" and d.bonus > 0 and action.on in fight.monsters):
            found[action.cards[0]] = (d.bonus, action)
    if not found:
        return None
    enough = [entry for entry in found.values() if entry[0] >= gap]
    if enough:
        return min(enough, key=lambda entry: entry[0])[1]
    if sum(n for n, _ in found.values()) >= gap:
        return max(found.values(), key=lambda entry: entry[0])[1]
    return None


def _arrange(state: State, seat: int) -> Action | None:
    defs = state.defs
    table = state.tables[seat]
    for action in law.legal(state, seat):
        if action.verb == "play" and action.cards:
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
