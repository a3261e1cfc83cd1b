"""What comes of actions, in a game that is only imagined."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kickdoor.engine import legal as law
from kickdoor.engine import machine, timing
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Choice, Window
from kickdoor.engine.memo import NO_MEMO
from kickdoor.engine.state import State

LONGEST: Final = 16  # answers until a Curse has done its work


def after(state: State, *actions: Action) -> State | None:
    """The game once these have been done and no Curse is in the air; None if cards run on without end."""
    new = state.clone()
    try:
        for action in actions:
            machine.act(new, action)
        _let_strike(new)
    except machine.OutOfBudget:
        return None
    return new


def struck(state: State) -> State:
    """The same game, or, where a Curse is in the air, the game once it has struck."""
    return (after(state) or state) if _in_the_air(state) else state


def _in_the_air(state: State) -> bool:
    return bool(state.frames) and timing.window_reason(state) == "curse"


def _let_strike(state: State) -> None:
    """Everybody lets a Curse pass, and its victim answers what it asks."""
    if _in_the_air(state):
        for _ in range(LONGEST):
            if not state.frames:
                break
            if _in_the_air(state):
                _pass_all(state)
            elif isinstance(state.frames[-1], Choice):
                machine.act(state, law.default(state, law.pending(state)[0]))
            else:
                break


def _pass_all(state: State) -> None:
    """Let everybody who is asked pass, in one step: a window asks nothing else."""
    window = state.frames[-1]
    assert isinstance(window, Window)
    state.pop()
    for seat in window.asked:
        if window.waiting >> seat & 1 and state.fresh[seat]:
            state.fresh[seat] = ()
            state.memo[seat] = NO_MEMO
    state.events = []
    state.changed = True
    state.version += 1
    machine.advance(state)


def equips(state: State, seat: int, cards: Collection[int]) -> list[Action]:
    """Return the legal ways to equip one of these cards, in the order of `legal`."""
    defs, upright = state.defs, state.upright
    found: list[Action] = []
    for card in state.tables[seat]:
        if card in cards and not upright[card] and defs[card].kind == "item":
            action = Action(seat, "equip", (card,))
            if law.why_not(state, action) is None:
                found.append(action)
    return found
