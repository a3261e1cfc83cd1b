"""An idea played out in an imagined game: everybody acts by reflex to the end of the turn."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.looking import after
from kickdoor.bots.reflex import reflex
from kickdoor.bots.worth import CALM, Temper, score, steepness
from kickdoor.engine import legal as law
from kickdoor.engine import machine
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.state import State

TURNS: Final = 1
ACTIONS: Final = 70


def play_out(world: State, seat: int, action: Action, temper: Temper, foes: frozenset[int] = frozenset()) -> float:
    """What the table is worth when the turn is over."""
    game = after(world, action)
    if game is None:
        return score(world, seat, temper, foes) - 5.0
    last = world.turn_no + TURNS  # the same for all ideas, also for one that ends the turn
    try:
        for _ in range(ACTIONS):
            if not game.frames or game.turn_no >= last:
                break
            law.do(game, answer(game, law.pending(game)[-1]))
            if game.changed:
                machine.advance(game)
    except machine.OutOfBudget:  # cards that run on without end: as good as it was so far
        pass
    return score(game, seat, temper, foes)


def answer(game: State, owed: Decision) -> Action:
    if owed.kind != "accept":
        return reflex(game, owed)
    offer = next(offer for offer in game.offers if offer.to == owed.seat)
    accept = Action(owed.seat, "accept", player=offer.seat)
    if law.why_not(game, accept) is None:
        agreed = after(game, accept)
        before = score(game, owed.seat)
        if agreed is not None and score(agreed, owed.seat) - before > CALM.price * steepness(before, CALM):
            return accept
    return Action(owed.seat, "decline", player=offer.seat)
