"""The bots that think: easy looks at itself alone and errs, medium looks ahead, hard plays its ideas out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kickdoor.bots.judgement import ANSWERS, GOES_ON, Idea, ideas
from kickdoor.bots.playing_out import play_out
from kickdoor.bots.sight import Sight
from kickdoor.bots.worth import CALM, Temper
from kickdoor.engine import rng
from kickdoor.engine.actions import Action

PATIENCE: Final = 12  # actions of its own accord in one turn; then it does what is asked


@dataclass(frozen=True, slots=True)
class Mind:
    """How well a bot thinks."""

    error: float = 0.0  # how far a gain may be misjudged, in Levels
    temper: Temper = CALM
    width: int = 1  # ideas that are played out
    close: float = 0.8  # what an idea may lack to the best to be among them
    rounds: tuple[int, ...] = ()  # imagined games in each round; the worse half of the ideas is dropped after it


STRENGTHS: Final = {
    "easy": Mind(error=0.1, temper=Temper(leader=0.1, table=0.1)),
    "medium": Mind(),
    "hard": Mind(width=4, rounds=(4, 8)),
}
PERSONALITIES: Final = {
    "generous": {"table": -0.15},
    "greedy": {"treasure": 0.6},
    "vengeful": {"leader": 0.25},
}  # what each cares more for than others do


def with_personality(mind: Mind, name: str) -> Mind:
    more = {key: getattr(mind.temper, key) + change for key, change in PERSONALITIES[name].items()}
    return replace(mind, temper=replace(mind.temper, **more))


class Thinker:
    """The same seed and the same sights give the same choices."""

    def __init__(self, mind: Mind, seed: int, *, made: int = 0) -> None:
        """`made`: how many choices it has made already, for a game that goes on."""
        self.mind = mind
        self.seed = seed
        self.made = made
        self._turn = -1
        self._idle = 0

    def choose(self, sight: Sight) -> Action:
        self.made += 1
        if len(sight.legal) == 1:
            return sight.legal[0]
        number = self.seed * 1_000_003 + self.made * 4099
        found = ideas(sight.imagine(number), sight.seat, sight.legal, self.mind.temper)
        if self.mind.error:
            found = self._misjudged(found, number)
        best = found[0].action
        if self.mind.width > 1:
            best = self._played_out(sight, found, number)
        return best if self._is_patient(sight, best) else sight.plainest()

    def _misjudged(self, found: list[Idea], number: int) -> list[Idea]:
        random = rng.seeded(number)
        judged: list[Idea] = []
        for gain, action in found:
            random, n = rng.below(random, 2001)
            judged.append(Idea(gain + self.mind.error * (n / 1000 - 1), action))
        return sorted(judged, key=lambda idea: -idea.gain)

    def _played_out(self, sight: Sight, found: list[Idea], number: int) -> Action:
        """The best ideas in the same imagined games; after each round the worse half is dropped."""
        left = [idea for idea in found[: self.mind.width] if idea.gain > found[0].gain - self.mind.close]
        sums = [0.0] * len(left)
        alive = list(range(len(left)))
        played = 0
        for games in self.mind.rounds if len(left) > 1 else ():
            for game in range(played, played + games):
                world = sight.imagine(number + 1 + game)
                for each in alive:
                    sums[each] += play_out(world, sight.seat, left[each].action, self.mind.temper)
            played += games
            alive.sort(key=lambda each: -(sums[each] / played + 0.3 * left[each].gain))
            alive = alive[: max(2, (len(alive) + 1) // 2)]
        return left[alive[0]].action

    def _is_patient(self, sight: Sight, action: Action) -> bool:
        """Whoever could go on forever without answering stops in time."""
        if self._turn != sight.turn_no:
            self._turn, self._idle = sight.turn_no, 0
        if action.verb in GOES_ON or action.verb in ANSWERS:
            return True
        self._idle += 1
        return self._idle <= PATIENCE
