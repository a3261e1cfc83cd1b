"""An idea played out in an imagined game to the end of the turn: around a fight everybody thinks, elsewhere habit is
enough.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.judgement import Judge
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
SILENT: Final = Temper(asks=False, haggles=False)  # nobody bargains there: it would take too long


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
            owed = law.pending(game)[-1]
            # What it could do now it does not do later for nothing.
            lazy = owed.seat == seat and owed.kind in ("kick", "end")
            machine.act(game, law.default(game, owed) if lazy else answer(game, owed))
    except machine.OutOfBudget:  # cards that run on without end: as good as it was so far
        pass
    return score(game, seat, temper, foes)


def answer(game: State, owed: Decision) -> Action:
    if owed.kind == "accept":
        return _yes_or_no(game, owed)
    if game.phase != "combat" or owed.kind not in ("pass", "fight"):
        return reflex(game, owed)
    legal = law.legal(game, owed.seat)
    return legal[0] if len(legal) == 1 else Judge(game, owed.seat, SILENT).ideas(legal)[0].action


def _yes_or_no(game: State, owed: Decision) -> Action:
    offer = next(offer for offer in game.offers if offer.to == owed.seat)
    accept = Action(owed.seat, "accept", player=offer.seat)
    if law.why_not(game, accept) is None:
        agreed = after(game, accept)
        before = score(game, owed.seat)
        if agreed is not None and score(agreed, owed.seat) - before > CALM.price * steepness(before, CALM):
            return accept
    return Action(owed.seat, "decline", player=offer.seat)
