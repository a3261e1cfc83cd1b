"""Evaluates a position by a value net in place of the formula of evaluation.py."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.evaluation import LEVELS_PER_WIN, NEUTRAL, Evaluation, Personality, Position, steepness
from kickdoor.bots.features import Facts
from kickdoor.bots.value_net import Estimate, Known, ValueNet
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State

# The hand-made evaluation is about so many times too sure of itself, and what bots count in Levels (costs, margins,
# hopes) is measured on its scale.
OVERCONFIDENCE: Final = 2.6


class NetPosition(Evaluation):
    """A state, with each seat's chance to win as the net estimates it."""

    __slots__ = ("_estimate", "_hand_made", "_known", "_net", "_picks")

    def __init__(self, state: State, net: ValueNet, known: Known | None = None) -> None:
        """`known`: what the net has worked out for positions that came before this one."""
        self.state = state
        self.fight = state.combat if state.phase in ("combat", "run") else None
        self._net = net
        self._known: Known = {} if known is None else known
        self._picks: str | None = None  # how the Treasures of the fight are shared, if not by its deal
        self._estimate: Estimate | None = None  # computed when first needed
        self._hand_made: Position | None = None  # the same

    def next(self, state: State) -> Evaluation:
        return NetPosition(state, self._net, self._known)

    def share_treasures(self, picks: str) -> None:
        self._picks = picks
        self._estimate = None

    def score(self, me: Seat, personality: Personality = NEUTRAL, foes: frozenset[Seat] = frozenset()) -> float:
        if not personality.considers_rivals:
            if self._hand_made is None:
                self._hand_made = Position(self.state)
            return self._hand_made.score(me, personality, foes)
        winners = self.state.winners
        if winners:
            return LEVELS_PER_WIN * float(me in winners)
        if self._estimate is None:
            self._estimate = Estimate(self._net, self.state, Facts(self.state, self._picks), self._known)
        chances = self._estimate.chances(me)
        chance = chances[me]
        for foe in sorted(foes):
            chance -= personality.grudge * chances[foe]
        return LEVELS_PER_WIN * chance

    def steepness(self, score: float, personality: Personality) -> float:
        found = steepness(score, personality)
        return found / OVERCONFIDENCE if personality.considers_rivals else found


def evaluate(state: State, net: ValueNet | None) -> Evaluation:
    """Return the evaluation of a state, by a net if there is one."""
    return Position(state) if net is None else NetPosition(state, net)
