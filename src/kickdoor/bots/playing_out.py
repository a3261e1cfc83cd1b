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
from kickdoor.engine.fight import Combat
from kickdoor.engine.memo import Decision
from kickdoor.engine.state import State

TURNS: Final = 1
ACTIONS: Final = 70
ASIDE: Final = frozenset({"show", "withdraw", "ask", "offer", "trade", "give", "discard", "equip", "unequip"})
SILENT: Final = Temper(asks=False, haggles=False)  # nobody bargains there: it would take too long


class Stage:
    """Where one player's ideas are played out. `thoughts` counts what everybody there has weighed: the cost of it all,
    the same on every machine.
    """

    def __init__(self, seat: int, temper: Temper, foes: frozenset[int] = frozenset()) -> None:
        self.seat = seat
        self.temper = temper
        self.foes = foes
        self.thoughts = 0

    def play_out(self, world: State, action: Action) -> float:
        """What the table is worth to the player when the turn is over."""
        game = after(world, action)
        if game is None:
            return score(world, self.seat, self.temper, self.foes) - 5.0
        last = world.turn_no + TURNS  # the same for all ideas, also for one that ends the turn
        try:
            for _ in range(ACTIONS):
                if not game.frames or game.turn_no >= last:
                    break
                machine.act(game, self._answer(game, law.pending(game)[-1]))
        except machine.OutOfBudget:  # cards that run on without end: as good as it was so far
            pass
        return score(game, self.seat, self.temper, self.foes)

    def _answer(self, game: State, owed: Decision) -> Action:
        self.thoughts += 1
        if owed.kind == "accept":
            return _yes_or_no(game, owed)
        if owed.kind in ("kick", "end") and owed.seat == self.seat:
            return law.default(game, owed)  # what the player could do now is not done later for nothing
        if game.phase != "combat" or owed.kind not in ("pass", "fight"):
            return reflex(game, owed)
        legal = [action for action in law.legal(game, owed.seat) if _is_about(action, game.combat)]
        if len(legal) == 1:
            return legal[0]
        self.thoughts += len(legal)
        return Judge(game, owed.seat, SILENT).ideas(legal)[0].action


def _is_about(action: Action, fight: Combat | None) -> bool:
    """Could it matter for the fight? What could be said, or done to others, can wait."""
    if action.verb in ASIDE or fight is None:
        return False
    return action.player < 0 or action.player in fight.fighters


def _yes_or_no(game: State, owed: Decision) -> Action:
    offer = next(offer for offer in game.offers if offer.to == owed.seat)
    accept = Action(owed.seat, "accept", player=offer.seat)
    if law.why_not(game, accept) is None:
        agreed = after(game, accept)
        before = score(game, owed.seat)
        if agreed is not None and score(agreed, owed.seat) - before > CALM.price * steepness(before, CALM):
            return accept
    return Action(owed.seat, "decline", player=offer.seat)
