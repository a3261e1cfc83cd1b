"""The bots that think: medium looks ahead, easy does so less closely and keeps to itself, hard plays its ideas out."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Final

from kickdoor.bots.judgement import ANSWERS, GOES_ON, SAID, Idea, Judge
from kickdoor.bots.playing_out import Stage
from kickdoor.bots.sight import Sight
from kickdoor.bots.worth import CALM, Temper
from kickdoor.engine.actions import Action

PATIENCE: Final = 12  # actions of its own accord in one turn; then it does what is asked
WEARY: Final = 80  # actions of any sort in one turn; then it gives the plainest answers
LONG_GAME: Final = 60  # turns of each player; then it no longer blocks the others
FEWEST: Final = 5  # games before an idea is dropped
SURE: Final = 2.0  # so many times what may be chance speak against it
RARE: Final = 0.8  # Levels: what the games so far may have missed, shared among them


@dataclass(frozen=True, slots=True)
class Mind:
    """How well a bot thinks."""

    temper: Temper = CALM
    blur: float = 0.0  # Levels by which it misjudges what an idea would bring, more or less
    width: int = 1  # ideas that are played out
    close: float = 0.8  # what an idea may lack to the best to be among them
    games: int = 0  # that are imagined for it, at the most
    thoughts: int = 0  # what all of it may cost
    faith: float = 0.5  # in what an idea looked like at first
    doubt: float = 1.0  # about what a few games say


STRENGTHS: Final = {
    "easy": Mind(temper=Temper(asks=False, haggles=False, peace=1.0), blur=0.12),
    "medium": Mind(),
    "hard": Mind(width=5, close=1.5, games=60, thoughts=3000),
}
PERSONALITIES: Final = {
    "generous": {"price": -0.2, "modesty": 1.0},
    "greedy": {"price": 0.25, "treasure": 0.5},
    "vengeful": {"grudge": 0.3},
}  # what each cares more for than others do, or less


def with_personality(mind: Mind, name: str) -> Mind:
    more = {key: getattr(mind.temper, key) + change for key, change in PERSONALITIES[name].items()}
    return replace(mind, temper=replace(mind.temper, **more))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def spread(numbers: list[float]) -> float:
    """Of their mean: how far it may be off."""
    n, middle = len(numbers), mean(numbers)
    return math.sqrt(sum((each - middle) ** 2 for each in numbers) / max(1, n - 1) / n)


class Thinker:
    """The same seed and the same sights give the same choices."""

    def __init__(self, mind: Mind, seed: int, *, made: int = 0) -> None:
        """`made`: how many choices it has made already, for a game that goes on."""
        self.mind = mind
        self.seed = seed
        self.made = made
        self._turn = -1
        self._acts = 0
        self._idle = 0
        self._said: set[Action] = set()  # proposals in this turn; trades in this game
        self._grudges: set[int] = set()

    def choose(self, sight: Sight) -> Action:
        self.made += 1
        if self._turn != sight.turn_no:
            self._turn, self._acts, self._idle = sight.turn_no, 0, 0
            self._said = {action for action in self._said if action.verb == "trade"}  # refused once, refused for good
        if len(sight.legal) == 1:
            return sight.legal[0]
        number = self.seed * 1_000_003 + self.made * 4099
        judge = Judge(sight.imagine(number), sight.seat, self._temper(sight), self._foes(sight))
        found = judge.ideas(sight.legal, self._said)
        if self.mind.blur:
            slips = random.Random(number)
            found.sort(key=lambda idea: -idea.gain - slips.gauss(0.0, self.mind.blur))
        best = found[0].action
        if self.mind.width > 1:
            best = self._played_out(sight, judge, found, number)
        if not self._is_patient(best):
            return sight.plainest()
        if best.verb in SAID:
            self._said.add(best)
        return best

    def _temper(self, sight: Sight) -> Temper:
        """In a game that drags on, everybody asks for help and thinks of their own Levels instead of blocking others:
        two players who only stop each other would play forever with a thin deck.
        """
        if sight.turn_no <= LONG_GAME * sight.seats:
            return self.mind.temper
        return replace(self.mind.temper, rivals=False, asks=True)

    def _foes(self, sight: Sight) -> frozenset[int]:
        """Return the seats that have played against this seat in a fight."""
        if self.mind.temper.grudge and (fight := sight.combat) is not None:
            if sight.seat in (fight.main, fight.helper):
                self._grudges.update(by for _, by, side in fight.played if side == "monsters")
        return frozenset(self._grudges - {sight.seat})

    def _played_out(self, sight: Sight, judge: Judge, found: list[Idea], number: int) -> Action:
        """The best ideas in the same imagined games; whatever cannot be the best any more is dropped. The first is done
        unless another proves to be better: what is a little better in a few games may be so by chance.
        """
        left = [idea for idea in found[: self.mind.width] if idea.gain > found[0].gain - self.mind.close]
        if len(left) == 1:
            return left[0].action
        stage = Stage(sight.seat, judge.temper, judge.foes)
        ends: list[list[float]] = [[] for _ in left]  # what came of each idea, game by game
        rivals = list(range(1, len(left)))

        def lead(each: int, doubt: float) -> float:
            """How much better it is than the first, less what may be chance."""
            more = [(ours - first) / judge.steepness for ours, first in zip(ends[each], ends[0], strict=False)]
            toll = left[each].toll - left[0].toll
            looked = left[each].gain - left[0].gain + toll
            return looked * self.mind.faith - toll + mean(more) - doubt * spread(more)

        while rivals and len(ends[0]) < self.mind.games and stage.thoughts < self.mind.thoughts:
            world = sight.imagine(number + 1 + len(ends[0]))
            for each in (0, *rivals):
                ends[each].append(stage.play_out(world, left[each].action))
            if len(ends[0]) >= FEWEST:
                unseen = RARE / len(ends[0])
                sure = max(lead(each, SURE) - unseen for each in rivals)
                rivals = [each for each in rivals if lead(each, -SURE) + unseen > max(0.0, sure)]
        best = max(rivals, key=lambda each: lead(each, self.mind.doubt), default=0)
        return left[best if best and lead(best, self.mind.doubt) > 0 else 0].action

    def _is_patient(self, action: Action) -> bool:
        """Is the bot still allowed to act before it answers? Prevents endless turns."""
        self._acts += 1
        self._idle += action.verb not in GOES_ON and action.verb not in ANSWERS
        return self._acts <= WEARY and self._idle <= PATIENCE
