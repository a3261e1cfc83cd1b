"""One look ahead: in a game that could be the real one, what would each action make of a player's position?"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from kickdoor.bots import bargaining
from kickdoor.bots.appraisal import appraisal
from kickdoor.bots.looking import after, equips, struck
from kickdoor.bots.worth import CALM, SELFISH, Position, Temper, is_threatened, steepness
from kickdoor.engine import legal as law
from kickdoor.engine.actions import Action
from kickdoor.engine.state import State

# Answers after which chance or others decide: worth what the table is worth now, and a hope.
GOES_ON: Final = {
    "kick": 0.0, "end": 0.0, "ready": 0.0, "pass": 0.0, "fight": 0.0, "run": 0.0, "loot": 0.3, "keep": 0.25,
}  # fmt: skip
ANSWERS: Final = frozenset({"choose", "accept", "decline", "trouble", "give", "discard"})
SAID: Final = frozenset({"ask", "offer", "trade"})  # worth saying once
IDLE: Final = frozenset({"show", "withdraw"})
FRICTION: Final = 0.12  # a card kept may do better later
HOPELESS: Final = -5.0


class Idea(NamedTuple):
    gain: float  # in Levels, less the toll
    action: Action
    toll: float = 0.0  # what speaks against it whatever comes of it


class Judge:
    """What one player makes of one imagined game."""

    def __init__(self, world: State, seat: int, temper: Temper = CALM, foes: frozenset[int] = frozenset()) -> None:
        self.world = world
        self.seat = seat
        self.temper = temper
        self.foes = foes
        self._now = Position(struck(world))
        self.base = self._now.score(seat, temper, foes)
        self.steepness = steepness(self.base, temper)
        self._threatened: bool | None = None  # looked at when first needed
        self._selfish = 0.0

    def better(self, then: Position) -> float:
        """Return the gain so far. A Level is worth less to a player who has nearly won or lost."""
        return (then.score(self.seat, self.temper, self.foes) - self.base) / self.steepness

    def ideas(self, legal: list[Action], said: Collection[Action] = ()) -> list[Idea]:
        """Return the legal actions with their gain, the best first, without offers made before."""
        named = bargaining.proposals(self.world, self.seat) if self.temper.haggles else []
        found = [
            self.idea(action)
            for action in (*self._cheapest(legal), *named)
            if action.verb not in IDLE and not self._is_gift(action) and not self._is_talk(action, said)
        ]
        found.sort(key=lambda idea: -idea.gain)
        return found or [Idea(0.0, legal[0])]

    def _cheapest(self, legal: list[Action]) -> list[Action]:
        """Where the same can be paid for in several ways, only the one that costs least."""
        held, defs = appraisal(self.world.lib).held, self.world.defs
        found: list[Action] = []
        best: dict[tuple[object, ...], tuple[float, int]] = {}  # what it costs, and where it stands
        for action in legal:
            if not action.paid or action.verb != "use":
                found.append(action)
                continue
            key = (action.word, action.cards, action.on, action.player, action.side, len(action.paid))
            price = sum(held[defs[card].id] for card in action.paid)
            cost, at = best.get(key, (price + 1.0, -1))
            if at < 0:
                best[key] = (price, len(found))
                found.append(action)
            elif price < cost:
                best[key] = (price, at)
                found[at] = action
        return found

    def idea(self, action: Action) -> Idea:
        verb = action.verb
        if verb in GOES_ON:
            return Idea(GOES_ON[verb], action)
        if verb in SAID:
            then, toll = bargaining.agreement(self.world, self._now, self.seat, action), FRICTION
            toll += self.temper.price + self.temper.modesty if verb == "offer" else 0.0
        else:
            then, toll = self._then(action), 0.0 if verb in ANSWERS else FRICTION
            if verb == "accept":
                toll = self.temper.price
        if then is None:
            return Idea(HOPELESS, action)
        better = self.better(then) - toll
        if verb not in ANSWERS and better > 0 and self._is_spite(then):
            toll += self.temper.peace
            better -= self.temper.peace
        return Idea(better, action, toll)

    def _then(self, action: Action) -> Position | None:
        state = after(self.world, action)
        if state is None:
            return None
        if action.verb == "unequip":
            return self._best_worn(state, action.cards[0])
        if action.verb == "accept":
            state = bargaining.settled(state, self.seat)
        return Position(state)

    def _is_spite(self, then: Position) -> bool:
        """It only harms others, and nobody needs to be stopped."""
        if self._threatened is None:
            self._threatened = is_threatened(self.world, self.seat)
            self._selfish = self._now.score(self.seat, SELFISH)
        return not self._threatened and then.score(self.seat, SELFISH) <= self._selfish

    def _is_talk(self, action: Action, said: Collection[Action]) -> bool:
        """Not worth saying, or said before."""
        if action.verb == "ask":
            return not self.temper.asks or action in said
        return action.verb in SAID and (not self.temper.haggles or action in said)

    def _is_gift(self, action: Action) -> bool:
        """Nothing is given or thrown away but in Charity."""
        if action.verb not in ("give", "discard"):
            return False
        return law.pending(self.world)[0].kind != "charity" or action.cards[0] not in self.world.hands[self.seat]

    def _best_worn(self, then: State, off: int) -> Position | None:
        """Something is taken off for something better, or not at all."""
        others = [card for card in then.tables[self.seat] if card != off]
        worn = [after(then, action) for action in equips(then, self.seat, others)]
        return max((Position(each) for each in worn if each is not None), key=self.better, default=None)
