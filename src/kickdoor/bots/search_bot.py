"""The bots that search: easy and medium look one step ahead, easy with errors; hard also plays the best actions out."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Final

from kickdoor.bots.evaluation import NEUTRAL, Personality
from kickdoor.bots.lookahead import ANSWERS, OPEN_ENDED, PROPOSALS, Candidate, Lookahead
from kickdoor.bots.observation import Observation
from kickdoor.bots.rollout import Rollout
from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import Seat

MAX_VOLUNTARY: Final = 12  # voluntary actions in one turn; then only default answers
MAX_ACTIONS: Final = 80  # actions of any sort in one turn; then only default answers
LONG_GAME: Final = 60  # turns of each player; then a bot no longer blocks the others
MIN_SAMPLES: Final = 5  # sampled games before a candidate is dropped
Z_DROP: Final = 2.0  # standard errors by which a candidate must be behind to be dropped
NO_ANSWER: Final = frozenset({"show", "withdraw", "give", "discard"})  # to an open window
UNSEEN: Final = 0.8  # Levels that rare events may cost, divided by the number of sampled games


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How well a bot searches."""

    personality: Personality = NEUTRAL
    noise: float = 0.0  # standard deviation, in Levels, of the errors in judging an action
    width: int = 1  # candidates that are played out at most
    margin: float = 0.8  # a candidate must be this close to the best to be played out
    samples: int = 0  # sampled games at most
    budget: int = 0  # evaluations at most
    prior_weight: float = 0.5  # of the gain that lookahead saw, beside the results of rollouts
    risk_aversion: float = 1.0  # standard errors taken off the mean result


STRENGTHS: Final = {
    "easy": SearchConfig(personality=Personality(asks_for_help=False, bargains=False, harm_cost=1.0), noise=0.12),
    "medium": SearchConfig(),
    "hard": SearchConfig(width=5, margin=1.5, samples=60, budget=3000),
}
# What each personality adds to the usual one.
PERSONALITIES: Final = {
    "generous": {"deal_margin": -0.2, "counter_offer_cost": 1.0},
    "greedy": {"deal_margin": 0.25, "treasure_weight": 0.5},
    "vengeful": {"grudge": 0.3},
}


def with_personality(config: SearchConfig, name: str) -> SearchConfig:
    usual = config.personality
    changed = {key: getattr(usual, key) + change for key, change in PERSONALITIES[name].items()}
    return replace(config, personality=replace(usual, **changed))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: list[float]) -> float:
    """Return the standard error of the mean."""
    n, middle = len(numbers), mean(numbers)
    return math.sqrt(sum((each - middle) ** 2 for each in numbers) / max(1, n - 1) / n)


class SearchBot:
    """The same seed and the same observations give the same choices."""

    def __init__(self, config: SearchConfig, seed: int, *, made: int = 0) -> None:
        """`made`: how many choices the bot has made before, in a game that is resumed."""
        self.config = config
        self.seed = seed
        self.made = made
        self._turn = -1
        self._actions = 0  # in this turn
        self._voluntary = 0  # of them
        self._proposed: set[Action] = set()  # in this turn; trades: in this game
        self._grudges: set[Seat] = set()

    def choose(self, observation: Observation) -> Action:
        self.made += 1
        if self._turn != observation.turn_no:
            self._turn, self._actions, self._voluntary = observation.turn_no, 0, 0
            # A trade that was refused is never proposed again.
            self._proposed = {action for action in self._proposed if action.verb == "trade"}
        if len(observation.legal) == 1:
            return observation.legal[0]
        personality, foes = self._personality(observation), self._foes(observation)
        best = self._only_pass(observation, personality) or self._best(observation, personality, foes)
        if not self._may_act(best):
            return observation.default_action()
        if best.verb in PROPOSALS:
            self._proposed.add(best)
        return best

    def _only_pass(self, observation: Observation, personality: Personality) -> Action | None:
        """Return `pass` if everything else is idle or cannot gain anything, so that no game has to be imagined."""
        found: Action | None = None
        for action in observation.legal:
            if action.verb == "pass":
                found = action
            elif action.verb == "unequip":
                if observation.has_idle_item:
                    return None
            elif action.verb not in NO_ANSWER:
                return None
        can_bargain = personality.bargains and observation.main_fighter == observation.seat
        return None if can_bargain else found

    def _best(self, observation: Observation, personality: Personality, foes: frozenset[Seat]) -> Action:
        """Return the best action, in its judgement."""
        number = self.seed * 1_000_003 + self.made * 4099
        lookahead = Lookahead(observation.imagine(number), observation.seat, personality, foes)
        found = lookahead.candidates(observation.legal, self._proposed)
        if self.config.noise:
            errors = random.Random(number)
            found.sort(key=lambda candidate: -candidate.gain - errors.gauss(0.0, self.config.noise))
        if self.config.width > 1:
            return self._best_played_out(observation, lookahead, found, number)
        return found[0].action

    def _personality(self, observation: Observation) -> Personality:
        """In a very long game everybody asks for help and stops blocking the others: two players who only stop each
        other would play forever with a thin deck.
        """
        if observation.turn_no <= LONG_GAME * observation.seats:
            return self.config.personality
        return replace(self.config.personality, considers_rivals=False, asks_for_help=True)

    def _foes(self, observation: Observation) -> frozenset[Seat]:
        """Return the seats that have played against this seat in a fight."""
        if self.config.personality.grudge and (fight := observation.combat) is not None:
            if observation.seat in (fight.main, fight.helper):
                self._grudges.update(by for _, by, side in fight.played if side == "monsters")
        return frozenset(self._grudges - {observation.seat})

    def _best_played_out(
        self, observation: Observation, lookahead: Lookahead, found: list[Candidate], number: int
    ) -> Action:
        """Play the best candidates out in the same sampled games, and drop those that can no longer win. The first is
        taken unless another proves to be better: a small lead in a few games may be chance.
        """
        config = self.config
        left = [each for each in found[: config.width] if each.gain > found[0].gain - config.margin]
        if len(left) == 1:
            return left[0].action
        rollout = Rollout(observation.seat, lookahead.personality, lookahead.foes)
        results: list[list[float]] = [[] for _ in left]  # of each candidate, by sampled game
        rivals = list(range(1, len(left)))

        def lead(rival: int, risk_aversion: float) -> float:
            """Return how much better a candidate is than the first, less what may be chance."""
            leads = [
                (own - first) / lookahead.steepness for own, first in zip(results[rival], results[0], strict=False)
            ]
            cost = left[rival].cost - left[0].cost
            prior = left[rival].gain - left[0].gain + cost
            return prior * config.prior_weight - cost + mean(leads) - risk_aversion * standard_error(leads)

        while rivals and len(results[0]) < config.samples and rollout.evaluations < config.budget:
            world = observation.imagine(number + 1 + len(results[0]))
            for each in (0, *rivals):
                results[each].append(rollout.play(world, left[each].action))
            if len(results[0]) >= MIN_SAMPLES:
                unseen = UNSEEN / len(results[0])
                best_lead = max(lead(each, Z_DROP) - unseen for each in rivals)
                rivals = [each for each in rivals if lead(each, -Z_DROP) + unseen > max(0.0, best_lead)]
        best = max(rivals, key=lambda each: lead(each, config.risk_aversion), default=0)
        return left[best if best and lead(best, config.risk_aversion) > 0 else 0].action

    def _may_act(self, action: Action) -> bool:
        """Count the action, and tell whether the bot may still act in this turn. Prevents endless turns."""
        self._actions += 1
        self._voluntary += action.verb not in OPEN_ENDED and action.verb not in ANSWERS
        return self._actions <= MAX_ACTIONS and self._voluntary <= MAX_VOLUNTARY
