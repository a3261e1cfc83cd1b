"""Compares what a player can do by the chance to win: for hints at the table, and for the analysis of a game.

Everything is tried in imagined games, in which all cards that the seat cannot see are dealt anew. So the advice uses
nothing that the seat could not know, and what luck brings counts with its average.

Playing out takes a while, so the functions that do it are generators: they yield nothing but the chance to do something
else in between. `result` runs one to its end.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Final, NamedTuple, TypeVar

from kickdoor.bots.evaluation import NEUTRAL
from kickdoor.bots.lookahead import HOPELESS, IGNORED, PROPOSALS, Lookahead
from kickdoor.bots.rollout import Rollout
from kickdoor.bots.search_bot import mean, standard_error
from kickdoor.bots.win_chance import win_chances
from kickdoor.engine.actions import Action
from kickdoor.engine.imagine import imagined
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from kickdoor.game import Game

Result = TypeVar("Result")

LOOKS: Final = 2  # imagined games in which actions are looked at before the best of them are played out
SELECTING: Final = 8  # imagined games that select the best alternative; the cost is measured in others
MEASURING: Final = 16  # imagined games that measure what a choice has cost
Z_SURE: Final = 2.0  # standard errors by which an alternative must be better


class Option(NamedTuple):
    """Something that a player can do, and the chance to win the game with it."""

    action: Action
    chance: float


class Verdict(NamedTuple):
    """A choice that cost a player a part of the chance to win."""

    cost: float
    options: tuple[Option, ...]  # the best alternative first; the action that was chosen is among them


class Gap(NamedTuple):
    """How much better the best alternatives look than the chosen action, in Levels."""

    gap: float
    alternatives: tuple[Action, ...]


def result(running: Generator[object, None, Result]) -> Result:
    """Run a generator to its end and return what it returns."""
    while True:
        try:
            next(running)
        except StopIteration as stopped:
            found: Result = stopped.value
            return found


def best_options(
    game: Game, seat: int, seed: int, *, most: int = 3, samples: int = 12
) -> Generator[None, None, tuple[Option, ...]]:
    """Find the best actions of a seat with the chances to win, the best first.

    >>> from kickdoor import Game
    >>> from kickdoor.bots.advice import best_options, result
    >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
    >>> len(result(best_options(game, 0, seed=1, samples=2)))
    3
    """
    seat = game.seat(seat)
    promising = [action for _, action in _gains(game, seat, seed, game.legal(seat))][: most + 2]
    chances = yield from _chances(game.state, seat, promising, seed, range(LOOKS, LOOKS + samples))
    found = [Option(action, mean(each)) for action, each in zip(promising, chances, strict=True)]
    found.sort(key=lambda option: -option.chance)
    return tuple(found[:most])


def gap(game: Game, chosen: Action, seed: int, *, most: int = 3) -> Gap | None:
    """Return how much better the best alternatives to an action look at first sight; None if there is nothing to
    compare, as with a proposal, which costs nothing if it is refused.
    """
    legal: list[Action] = game.legal(chosen.seat)
    if chosen.verb in PROPOSALS or chosen.verb in IGNORED or not _is_a_choice(legal):
        return None
    gains = _gains(game, chosen.seat, seed, legal, chosen)
    own = next((gain for gain, action in gains if action == chosen), HOPELESS)
    better = [(gain, action) for gain, action in gains if gain > own and action != chosen][:most]
    return Gap(better[0][0] - own, tuple([action for _, action in better])) if better else None


def verdict(
    game: Game, chosen: Action, alternatives: Sequence[Action], seed: int
) -> Generator[None, None, Verdict | None]:
    """Find what a choice cost compared with the best alternative; None unless the alternative is surely better.

    The alternative is selected in some imagined games and measured in others, because the best of several in the same
    games would seem better than it is.
    """
    actions = [chosen, *alternatives]
    selected = yield from _chances(game.state, chosen.seat, actions, seed, range(LOOKS, LOOKS + SELECTING))
    best = max(range(1, len(actions)), key=lambda each: mean(selected[each]))
    measured = yield from _chances(
        game.state, chosen.seat, actions, seed, range(LOOKS + SELECTING, LOOKS + SELECTING + MEASURING)
    )
    leads = [with_it - without for with_it, without in zip(measured[best], measured[0], strict=True)]
    cost = mean(leads)
    if cost <= Z_SURE * standard_error(leads):
        return None
    others = [Option(action, mean(chances)) for action, chances in zip(actions, measured, strict=True)]
    first = others.pop(best)
    others.sort(key=lambda option: -option.chance)
    return Verdict(cost, (first, *others))


def _is_a_choice(legal: Sequence[Action]) -> bool:
    """Is there more than one thing to do, apart from showing cards or taking back an offer?"""
    return len([action for action in legal if action.verb not in IGNORED]) > 1


def _gains(
    game: Game, seat: Seat, seed: int, legal: list[Action], chosen: Action | None = None
) -> list[tuple[float, Action]]:
    """Return the actions with what they gain in the first imagined games, in Levels, the best first. `chosen` is among
    them even if it is not listed. A proposal counts only if it would be accepted in all these games.
    """
    total: dict[Action, float] = {}
    for look in range(LOOKS):
        lookahead = Lookahead(imagined(game.state, seat, _number(seed, look)), seat, NEUTRAL)
        found = {candidate.action: candidate.gain for candidate in lookahead.candidates(legal)}
        if chosen is not None and chosen not in found:
            found[chosen] = lookahead.evaluate(chosen).gain
        total = found if not look else {action: total[action] + found[action] for action in total if action in found}
    ranked = [(gain / LOOKS, action) for action, gain in total.items()]
    ranked.sort(key=lambda each: -each[0])
    return ranked


def _chances(
    state: State, seat: Seat, actions: Sequence[Action], seed: int, numbers: Collection[int]
) -> Generator[None, None, list[list[float]]]:
    """Find the chances to win after each action, in the imagined games of these numbers: the same for all actions."""
    found: list[list[float]] = [[] for _ in actions]
    rollout = Rollout(seat, NEUTRAL)
    for number in numbers:
        world = imagined(state, seat, _number(seed, number))
        for each, action in enumerate(actions):
            end = rollout.end_of_turn(world, action)
            found[each].append(win_chances(end, seat)[seat] if end is not None else 0.0)
            yield
    return found


def _number(seed: int, number: int) -> int:
    return seed * 1_009 + number


__all__ = ["Gap", "Option", "Verdict", "best_options", "gap", "result", "verdict"]
