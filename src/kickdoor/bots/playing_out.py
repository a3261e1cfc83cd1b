"""An idea played out in an imagined game to the end of the turn: around a fight and where something is to be chosen
everybody thinks, elsewhere habit is enough.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.judgement import Judge
from kickdoor.bots.looking import after
from kickdoor.bots.reflex import reflex
from kickdoor.bots.worth import CALM, Temper, loot, score, steepness
from kickdoor.engine import legal as law
from kickdoor.engine import machine, numbers
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.fight import Combat
from kickdoor.engine.memo import Decision
from kickdoor.engine.state import State

TURNS: Final = 1
ACTIONS: Final = 70
ASIDE: Final[frozenset[Verb]] = frozenset(
    {"show", "withdraw", "ask", "offer", "trade", "give", "discard", "equip", "unequip"}
)
PLAIN_SPOKEN: Final = Temper(haggles=False)  # asks for help and says yes or no: more words would take too long
PER_ASK: Final = 3  # thoughts: the other side's are among them


class Stage:
    """Where one player's ideas are played out. `thoughts` counts what everybody there has weighed: the cost of it all,
    the same on every machine.
    """

    def __init__(self, seat: int, temper: Temper, foes: frozenset[int] = frozenset()) -> None:
        self.seat = seat
        self.temper = temper
        self.foes = foes
        self.thoughts = 0
        self._said: set[Action] = set()  # asked for in this game
        self._had: frozenset[int] = frozenset()  # what the player could do with it now is not done later for nothing

    def play_out(self, world: State, action: Action) -> float:
        """What the table is worth to the player when the turn is over."""
        self._said.clear()
        self._had = frozenset((*world.hands[self.seat], *world.tables[self.seat]))
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
            return reflex(game, owed, self._had)
        if owed.kind == "choose":
            return self._best(game, owed.seat, law.legal(game, owed.seat))
        if game.phase != "combat" or owed.kind not in ("pass", "fight"):
            return reflex(game, owed)
        about = [action for action in law.legal(game, owed.seat) if _is_about(action, game.combat)]
        asks = [action for action in _asks(game, owed.seat) if action not in self._said]
        self.thoughts += PER_ASK * len(asks)
        return self._best(game, owed.seat, about + asks)

    def _best(self, game: State, seat: int, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        self.thoughts += len(actions)
        best = Judge(game, seat, PLAIN_SPOKEN).ideas(actions)[0].action
        if best.verb == "ask":
            self._said.add(best)
        return best


def _asks(game: State, seat: int) -> list[Action]:
    """Return offers of a losing fighter: one Treasure, or all that can be promised."""
    fight = game.combat
    if fight is None or seat != fight.main or fight.helper >= 0 or numbers.winning(game):
        return []
    most = min(3, loot(game, fight))
    shares = ["H", "H" * most] if most > 1 else ["H" * most]
    asks = [Action(seat, "ask", player=other, word=share) for other in game.others(seat) for share in shares]
    return [ask for ask in asks if law.why_not(game, ask) is None]


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
