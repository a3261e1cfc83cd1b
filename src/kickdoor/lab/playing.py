"""Plays a game with whoever chooses, and sees to it that nothing breaks and nobody is stuck."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from kickdoor.bots import RandomBot, Sight
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.game import Game

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
IDLE: Final = frozenset({"show", "give", "trade", "equip", "unequip", "withdraw"})
PATIENCE: Final = 400  # time-outs in which two turns must have ended

Choose = Callable[[Game, int, list[Action]], Action]
Watch = Callable[[Game, list[Action], Action, list[Event]], object]  # what was legal, what was done, what came of it


class Stuck(Exception):
    """A game that cannot go on, or whose state contradicts itself."""


def bots(seed: int, seats: int) -> Choose:
    """The random player in every seat."""
    minds = [RandomBot(seed * 10 + seat) for seat in range(seats)]

    def choose(game: Game, seat: int, actions: list[Action]) -> Action:
        return minds[seat].choose(Sight(game, seat))

    return choose


def anything(pick: random.Random) -> Choose:
    """Any action, with no mind at all; idle ones less often, so that games get on."""

    def choose(game: Game, seat: int, actions: list[Action]) -> Action:
        busy = [action for action in actions if action.verb not in IDLE]
        return pick.choice(busy if busy and pick.random() < 0.9 else actions)

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
        actions = options(game)
        action = choose(game, actions[0].seat, actions)
        last[:] = [action]
        events = game.submit(action)
        if watch is not None:
            watch(game, actions, action, events)
        if check_each and n % check_each == 0:
            check(game)
    check(game)
    return most


def options(game: Game) -> list[Action]:
    """What the first who owes something may do."""
    owed = game.pending()
    if not owed:
        raise Stuck("nobody owes anything, and the game is not over")
    actions = game.legal(owed[0].seat)
    if not actions:
        raise Stuck(f"{game.state.names[owed[0].seat]} owes a decision ({owed[0].kind}) and has none")
    return actions


def check(game: Game) -> None:
    if broken := game.check():
        raise Stuck("; ".join(broken))


def goes_on(game: Game) -> None:
    """With nothing but time-outs two more turns end, or the game does. Raises Stuck; the game itself stays as it is."""
    game = game.clone()
    turn = game.state.turn_no
    for _ in range(PATIENCE):
        if game.over or game.state.turn_no > turn + 1:
            check(game)
            return
        owed = game.pending()
        if not owed:
            raise Stuck("nobody owes anything, and the game is not over")
        game.submit(game.default(owed[0]))
    raise Stuck(f"turn {turn} does not end by {PATIENCE} time-outs: {game.pending()[0].kind} is owed")
