"""Analyses a finished game: every player's chance to win over the game, the biggest swings, and the choices that cost
the most.

The chances look at all cards. A choice is compared only with what its player could have known (`bots/advice.py`).
The same actions give the same analysis on every machine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from kickdoor.bots import advice
from kickdoor.bots.advice import Option
from kickdoor.bots.win_chance import ALL_CARDS, win_chances
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.record.story import SILENT

MOST_SWINGS: Final = 6
MOST_CHOICES: Final = 5  # for each seat
LEAST_SWING: Final = 0.03
LEAST_COST: Final = 0.02
EXAMINED: Final = 12  # choices of each seat that are played out in imagined games
LEAST_GAP: Final = 0.05  # Levels by which an alternative must look better at first sight
REPLAYING: Final = 0.35  # share of the progress


class Moment(NamedTuple):
    """Everybody's chance to win after `number` actions."""

    number: int
    turn: int
    chances: tuple[float, ...]


class Swing(NamedTuple):
    """An action that changed a player's chance to win, and what happened."""

    number: int
    turn: int
    seat: int
    before: float
    after: float
    events: tuple[Event, ...]


class CostlyChoice(NamedTuple):
    """Action `number`, which was not the best one as far as its player could know."""

    number: int
    turn: int
    seat: int
    chosen: Action
    cost: float
    options: tuple[Option, ...]  # the best first; the chosen action is among them


class GameAnalysis(NamedTuple):
    moments: tuple[Moment, ...]  # whenever something happened; the first is the deal
    swings: tuple[Swing, ...]  # the largest first
    choices: tuple[CostlyChoice, ...]  # by seat, the most costly first


class _Suspect(NamedTuple):
    """A choice that does not look like the best one."""

    number: int
    game: Game  # before it
    chosen: Action
    gap: advice.Gap


def analyse(game: Game, actions: Sequence[Action | str]) -> Generator[float, None, GameAnalysis]:
    """Play the actions from the start of the game, which is changed. Yields the progress, from 0 to 1, and returns the
    analysis.
    """
    moments, swings = [Moment(0, game.turn_no, win_chances(game.state, ALL_CARDS))], list[Swing]()
    suspects, done = list[_Suspect](), list[tuple[int, Action]]()
    for number, each in enumerate(actions, start=1):
        action = game.action(each)
        if found := _suspect(game, action, number):
            suspects.append(found)
        done.append((game.turn_no, action))
        events, before = game.submit(action), moments[-1]
        if any(event.kind not in SILENT for event in events):
            now = Moment(number, game.turn_no, win_chances(game.state, ALL_CARDS))
            moments.append(now)
            if not game.over:
                swings.append(_swing(before, now, done[-1][0], tuple(events)))
        yield REPLAYING * number / len(actions)
    examined = _most_suspicious(suspects, len(game.names))
    choices = list[CostlyChoice]()
    for number, suspect in enumerate(examined):
        weighing = _costly(suspect, done)
        while True:  # `yield from` would yield no progress
            try:
                next(weighing)
            except StopIteration as stopped:
                if stopped.value is not None:
                    choices.append(stopped.value)
                break
            yield REPLAYING + (1 - REPLAYING) * number / len(examined)
    return GameAnalysis(tuple(moments), _largest(swings), _most_costly(choices, len(game.names)))


# ---------------------------------------------------------------- swings
def _swing(before: Moment, now: Moment, turn: int, events: tuple[Event, ...]) -> Swing:
    seat = max(range(len(now.chances)), key=lambda each: abs(now.chances[each] - before.chances[each]))
    return Swing(now.number, turn, seat, before.chances[seat], now.chances[seat], events)


def _largest(swings: Sequence[Swing]) -> tuple[Swing, ...]:
    """Return the largest swings, with one of each turn at most."""
    found = dict[int, Swing]()
    for swing in sorted(swings, key=lambda each: (-abs(each.after - each.before), each.number)):
        if abs(swing.after - swing.before) >= LEAST_SWING and len(found) < MOST_SWINGS:
            found.setdefault(swing.turn, swing)
    return tuple(found.values())


# ---------------------------------------------------------------- choices
def _suspect(game: Game, action: Action, number: int) -> _Suspect | None:
    if not game.turn_no:
        return None  # opening hands are sorted out in any order
    found = advice.gap(game, action, number)
    return _Suspect(number, game.clone(), action, found) if found is not None and found.gap >= LEAST_GAP else None


def _most_suspicious(suspects: Sequence[_Suspect], seats: int) -> list[_Suspect]:
    """Return the choices of each seat with the largest gaps, in the order of the game."""
    found = list[_Suspect]()
    for seat in range(seats):
        own = [each for each in suspects if each.chosen.seat == seat]
        own.sort(key=lambda each: (-each.gap.gap, each.number))
        found += own[:EXAMINED]
    return sorted(found, key=lambda each: each.number)


def _costly(suspect: _Suspect, done: Sequence[tuple[int, Action]]) -> Generator[None, None, CostlyChoice | None]:
    """Find what a choice cost. An alternative that its player took later in the same turn is none."""
    turn, chosen = done[suspect.number - 1]
    later = {_core(action) for when, action in done[suspect.number :] if when == turn and action.seat == chosen.seat}
    missed = [action for action in suspect.gap.alternatives if _core(action) not in later]
    if not missed:
        return None
    found = yield from advice.verdict(suspect.game, chosen, missed, suspect.number)
    if found is None or found.cost < LEAST_COST:
        return None
    return CostlyChoice(suspect.number, turn, chosen.seat, chosen, found.cost, found.options)


def _core(action: Action) -> tuple[Verb, tuple[int, ...], int]:
    return action.verb, action.cards, action.player


def _most_costly(choices: Sequence[CostlyChoice], seats: int) -> tuple[CostlyChoice, ...]:
    """Return the most costly choices of each seat. A player who misses the same thing several times hears it once."""
    found = list[CostlyChoice]()
    for seat in range(seats):
        missed = dict[object, CostlyChoice]()
        for choice in sorted(choices, key=lambda each: (-each.cost, each.number)):
            best = choice.options[0].action
            if choice.seat == seat and len(missed) < MOST_CHOICES:
                missed.setdefault(_core(best) if best.cards else choice.number, choice)
        found += missed.values()
    return tuple(found)


__all__ = ["CostlyChoice", "GameAnalysis", "Moment", "Swing", "analyse"]
