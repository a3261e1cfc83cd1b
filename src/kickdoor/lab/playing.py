"""Plays a game with any bots and checks that nothing breaks and nobody is stuck."""

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
PATIENCE: Final = 400  # time-outs in which two turns must have ended

Choose = Callable[[Observation], Action]
Watch = Callable[[Game, list[Action], Action, list[Event]], object]  # what was legal, what was done, what came of it


class Stuck(Exception):
    """A game that cannot go on, or whose state contradicts itself."""


def minds(names: Sequence[str], seed: int) -> Choose:
    """The bot of each name in its seat."""
    made = [maker(name)(seed * 10 + seat) for seat, name in enumerate(names)]

    def choose(observation: Observation) -> Action:
        return made[observation.seat].choose(observation)

    return choose


def bots(seed: int, seats: int) -> Choose:
    """The random player in every seat."""
    return minds(["random"] * seats, seed)


def anything(pick: random.Random) -> Choose:
    """Any action, with no mind at all; idle ones less often, so that games get on."""

    def choose(observation: Observation) -> Action:
        busy = [action for action in observation.legal if action.verb not in IDLE]
        return pick.choice(busy if busy and pick.random() < 0.9 else observation.legal)

    return choose


def play_on(
    game: Game, choose: Choose, *, most: int, check_each: int = 0, watch: Watch | None = None, last: list[Action]
) -> int:
    """Plays until the game is over, `most` actions at the most; returns how many. `last` gets the latest of them, also
    if something breaks. Raises Stuck.
    """
    for n in range(most):
        if game.over:
            return n
        observation = who_owes(game)
        action = choose(observation)
        last[:] = [action]
        events = game.submit(action)
        if watch is not None:
            watch(game, observation.legal, action, events)
        if check_each and n % check_each == 0:
            check(game)
    check(game)
    return most


def who_owes(game: Game) -> Observation:
    """What the next who owes something sees and may do."""
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


def goes_on(game: Game) -> None:
    """With nothing but time-outs two more turns end, or the game does. Raises Stuck; the game itself stays as it is."""
    game = game.clone()
    turn = game.turn_no
    for _ in range(PATIENCE):
        if game.over or game.turn_no > turn + 1:
            check(game)
            return
        owed = game.pending()
        if not owed:
            raise Stuck("nobody owes anything, and the game is not over")
        game.submit(game.default(owed[0]))
    raise Stuck(f"turn {turn} does not end by {PATIENCE} time-outs: {game.pending()[0].kind} is owed")


def where(error: Exception) -> str:
    """The line of code that raised it."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"
