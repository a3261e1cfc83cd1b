"""One look ahead: in a game that could be the real one, what would each action make of a player's position?"""

from __future__ import annotations

from typing import Final, NamedTuple

from kickdoor.bots.worth import CALM, Temper, score
from kickdoor.engine import legal as law
from kickdoor.engine import machine, numbers
from kickdoor.engine.actions import Action
from kickdoor.engine.state import State

# Answers after which chance or others decide: worth what the table is worth now, and a hope.
GOES_ON: Final = {
    "kick": 0.0, "end": 0.0, "ready": 0.0, "pass": 0.0, "fight": 0.0, "run": 0.0, "loot": 0.3, "keep": 0.25,
}  # fmt: skip
ANSWERS: Final = frozenset({"choose", "accept", "decline", "trouble", "give", "discard"})
IDLE: Final = frozenset({"show", "withdraw", "trade"})
FRICTION: Final = 0.12  # a card kept may do better later
HOPELESS: Final = -5.0
DEALS: Final = ("HH", "MH", "HHH")
PERSUADED: Final = 0.1  # what a deal must be worth to whoever is asked


class Idea(NamedTuple):
    gain: float
    action: Action


def after(state: State, *actions: Action) -> State | None:
    """The game once these have been done; None if cards run on without end."""
    new = state.clone()
    try:
        for action in actions:
            law.do(new, action)
            if new.changed:
                machine.advance(new)
    except machine.OutOfBudget:
        return None
    return new


def ideas(world: State, seat: int, legal: list[Action], temper: Temper = CALM) -> list[Idea]:
    """What may be done, the best first."""
    base = score(world, seat, temper)
    sharing = world.frames[-1].kind == "turn" and legal[0].verb in ("give", "discard")  # Charity
    found: list[Idea] = []
    for action in [*legal, *deals(world, seat)]:
        if action.verb in IDLE or (action.verb in ("give", "discard") and not sharing):
            continue
        found.append(Idea(gain(world, seat, action, base, temper), action))
    found.sort(key=lambda idea: -idea.gain)
    return found or [Idea(0.0, legal[0])]


def gain(world: State, seat: int, action: Action, base: float, temper: Temper) -> float:
    verb = action.verb
    if verb in GOES_ON:
        return GOES_ON[verb]
    if verb in ("ask", "offer"):
        return persuading(world, seat, action, base, temper)
    then = after(world, action)
    if then is None:
        return HOPELESS
    if verb == "unequip":
        return making_room(then, seat, base, temper)
    better = score(then, seat, temper) - base
    return better if verb in ANSWERS else better - FRICTION


def making_room(then: State, seat: int, base: float, temper: Temper) -> float:
    """Something is taken off for something better, or not at all."""
    best = HOPELESS
    for action in law.legal(then, seat):
        if action.verb == "equip":
            worn = after(then, action)
            if worn is not None:
                best = max(best, score(worn, seat, temper) - base - FRICTION)
    return best


# ---------------------------------------------------------------- bargaining
def deals(world: State, seat: int) -> list[Action]:
    """Offers beyond those that are listed, for a fight that is being lost (HELP-5..8)."""
    fight = world.combat
    if fight is None or fight.main != seat or fight.helper >= 0 or world.phase != "combat" or numbers.winning(world):
        return []
    found: list[Action] = []
    for other in world.others(seat):
        if not any(offer.seat == seat and offer.to == other for offer in world.offers):
            for picks in DEALS:
                action = Action(seat, "ask", player=other, word=picks)
                if law.why_not(world, action) is None:
                    found.append(action)
    return found


def persuading(world: State, seat: int, action: Action, base: float, temper: Temper) -> float:
    """Help asked or offered is worth what it brings if the other side, by its own lights, would say yes."""
    fight = world.combat
    assert fight is not None
    if numbers.winning(world):
        return HOPELESS
    other = action.player if action.verb == "ask" else fight.main
    asked = after(world, action)
    if asked is None or law.why_not(asked, accept := Action(other, "accept", player=seat)) is not None:
        return HOPELESS
    agreed = after(asked, accept)
    if agreed is None or score(agreed, other) - score(asked, other) < PERSUADED:
        return HOPELESS
    return score(agreed, seat, temper) - base - FRICTION
