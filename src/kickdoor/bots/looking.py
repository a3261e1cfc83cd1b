"""What comes of actions, in a game that is only imagined."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import legal as law
from kickdoor.engine import machine, timing
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Choice
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
            if not state.frames or (not isinstance(state.frames[-1], Choice) and not _in_the_air(state)):
                break
            machine.act(state, law.default(state, law.pending(state)[0]))
