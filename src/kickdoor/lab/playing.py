"""Plays a game with any bots and checks that nothing breaks and nobody gets stuck."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kickdoor.bots import Observation, maker, next_up
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.events import Event
from kickdoor.game import Game

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
IDLE: Final[frozenset[Verb]] = frozenset({"show", "give", "trade", "equip", "unequip", "withdraw"})
MAX_TIMEOUTS: Final = 400  # within so many two turns must end

Choose = Callable[[Observation], Action]
Listener = Callable[[Game, list[Action], Action, list[Event]], object]  # legal actions, action, events


class Stuck(Exception):
    """A game cannot go on, or its state is inconsistent."""


def named_bots(names: Sequence[str], seed: int) -> Choose:
    """Return a function that chooses for every seat, by the bot named for it."""
    bots = [maker(name)(seed * 10 + seat) for seat, name in enumerate(names)]
    return lambda observation: bots[observation.seat].choose(observation)


def random_bots(seed: int, seats: int) -> Choose:
    """Return a function that chooses for every seat, by the random bot."""
    return named_bots(["random"] * seats, seed)


def any_action(pick: random.Random) -> Choose:
    """Choose any legal action; idle ones less often, so that games make progress."""

    def choose(observation: Observation) -> Action:
        busy = [action for action in observation.legal if action.verb not in IDLE]
        return pick.choice(busy if busy and pick.random() < 0.9 else observation.legal)

    return choose


class Exploring:
    """Lets another function choose, but chooses at random now and then."""

    def __init__(self, choose: Choose, share: float, seed: int) -> None:
        self._choose = choose
        self._share = share
        self._pick = random.Random(seed)
        self._any = any_action(self._pick)
        self.is_random = False  # the last choice

    def __call__(self, observation: Observation) -> Action:
        self.is_random = len(observation.legal) > 1 and self._pick.random() < self._share
        return self._any(observation) if self.is_random else self._choose(observation)


def play_on(
    game: Game, choose: Choose, *, most: int, check_each: int = 0, listener: Listener | None = None, last: list[Action]
) -> int:
    """Play until the game is over, but at most `most` actions; return how many were played. `last` always holds the
    latest of them, also after an error. Raises Stuck.
    """
    for n in range(most):
        if game.over:
            return n
        observation = next_observation(game)
        action = choose(observation)
        last[:] = [action]
        events = game.submit(action)
        if listener is not None:
            listener(game, observation.legal, action, events)
        if check_each and n % check_each == 0:
            check(game)
    check(game)
    return most


def next_observation(game: Game) -> Observation:
    """Return the observation of the player who has to decide next. Raises Stuck."""
    owed = game.pending()
    if not owed:
        raise Stuck("nobody owes anything, and the game is not over")
    decision = next_up(owed)
    observation = Observation(game, decision.seat)
    if not observation.legal:
        raise Stuck(f"{game.names[observation.seat]} owes a decision ({decision.kind}) and has none")
    return observation


def check(game: Game) -> None:
    if broken := game.check():
        raise Stuck("; ".join(broken))


def check_progress(game: Game) -> None:
    """Check that two more turns, or the game, end by time-outs alone. Raises Stuck. Plays on a copy of the game."""
    game = game.clone()
    turn = game.turn_no
    for _ in range(MAX_TIMEOUTS):
        if game.over or game.turn_no > turn + 1:
            check(game)
            return
        owed = game.pending()
        if not owed:
            raise Stuck("nobody owes anything, and the game is not over")
        game.submit(game.default(owed[0]))
    raise Stuck(f"turn {turn} does not end by {MAX_TIMEOUTS} time-outs: {game.pending()[0].kind} is owed")


def raised_at(error: Exception) -> str:
    """Return the line of code that raised an error."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"
