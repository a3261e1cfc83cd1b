"""The states that actions lead to, in a sampled game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kickdoor.engine import legal as law
from kickdoor.engine import machine, timing
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Choice, Window
from kickdoor.engine.memo import NO_MEMO
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State

MAX_ANSWERS: Final = 16  # until a Curse has been resolved


def after(state: State, *actions: Action) -> State | None:
    """Return a copy of the game after these actions and any pending Curse; None if effects run on without end."""
    new = state.clone()
    new.emits = False
    try:
        for action in actions:
            machine.act(new, action)
        _resolve_curse(new)
    except machine.OutOfBudget:
        return None
    return new


def after_curse(state: State) -> State:
    """Return the game after the pending Curse has struck; the state itself if there is none."""
    return (after(state) or state) if _is_curse_pending(state) else state


def _is_curse_pending(state: State) -> bool:
    return bool(state.frames) and timing.window_reason(state) == "curse"


def _resolve_curse(state: State) -> None:
    """Let everybody pass on a pending Curse, and give the default answers to what it asks of its victim."""
    if _is_curse_pending(state):
        for _ in range(MAX_ANSWERS):
            if not state.frames:
                break
            if _is_curse_pending(state):
                _pass_all(state)
            elif isinstance(state.frames[-1], Choice):
                machine.act(state, law.default(state, law.pending(state)[0]))
            else:
                break


def _pass_all(state: State) -> None:
    """Pass for everybody who is asked, in one step: a window asks nothing else."""
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


def legal_equips(state: State, seat: Seat, cards: Collection[CardId]) -> list[Action]:
    """Return the legal ways to equip one of these cards, in the order of `legal`."""
    defs, upright = state.defs, state.upright
    found: list[Action] = []
    for card in state.tables[seat]:
        if card in cards and not upright[card] and defs[card].kind == "item":
            action = Action(seat, "equip", (card,))
            if law.why_not(state, action) is None:
                found.append(action)
    return found
