"""The loop that runs the top frame until a decision is pending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.engine import choices, legal, windows
from kickdoor.engine.actions import Action
from kickdoor.engine.actions.verbs import Plan
from kickdoor.engine.effects import losses, program
from kickdoor.engine.events import Event
from kickdoor.engine.flow import combat, curse, death, limits, offers, play, reward, run_away, setup, turn
from kickdoor.engine.frames import (
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChoosePlayer,
    ChooseYes,
    Curse,
    Death,
    Draw,
    Fight,
    Finish,
    Flee,
    Frame,
    Loot,
    LootBody,
    Loss,
    OpenFrame,
    Program,
    Promise,
    PutBack,
    Received,
    ReceivedCard,
    Reward,
    Roll,
    Setup,
    Surplus,
    SwapIdentity,
    Turn,
    Window,
)
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import KickdoorError

STEP_BUDGET: Final = 20_000  # frames per action; only a flawed card or a bug exceeds it
STACK_BUDGET: Final = 1_000  # frames at the same time


class OutOfBudget(KickdoorError):
    """An action that does not come to an end."""


def _loot(state: State, frame: Loot) -> bool:
    state.pop()
    turn.loot(state, frame.seat)
    return True


HANDLERS: Final[dict[type[Frame], Callable[[State, Any], bool]]] = {
    Setup: setup.advance,
    Turn: turn.advance,
    Draw: turn.advance_draw,
    Loot: _loot,
    Fight: combat.advance,
    Window: windows.advance,
    ChooseCards: choices.advance,
    ChoosePlayer: choices.advance,
    ChooseOption: choices.advance,
    ChooseNumber: choices.advance,
    ChooseYes: choices.advance,
    Flee: run_away.advance,
    Roll: run_away.advance_roll,
    Reward: reward.advance,
    Curse: curse.advance,
    Program: program.advance,
    PutBack: program.advance_put_back,
    Loss: losses.advance,
    Death: death.advance,
    LootBody: death.advance_looting,
    Surplus: limits.advance,
    SwapIdentity: play.advance_swap,
    Finish: play.advance_finish,
    Promise: play.advance_promise,
    Received: play.advance_received,
    ReceivedCard: play.advance_received_card,
}


def _watches_fight(frame: Frame) -> bool:
    return isinstance(frame, Fight) or (isinstance(frame, Window) and frame.reason in ("kill", "flight"))


def act(state: State, action: Action, plan: Plan | None = None) -> list[Event]:
    """Carry out a legal action and all that follows from it. `plan`: what `legal.resolve` has just returned."""
    state.events = []
    legal.do(state, action, plan)
    if state.changed:  # otherwise somebody passed, showed cards or made an offer, and the question is the same
        advance(state)
    return state.events


def advance(state: State) -> None:
    """Run until a decision is pending or the game is over."""
    budget = state.step_limit or STEP_BUDGET
    for _ in range(budget):
        if not state.frames:
            return
        frame = state.frames[-1]
        if isinstance(frame, (OpenFrame, Setup)):
            if state.changed and state.lib.can_lower_limits:
                state.limits_dirty |= limits.limits_at_risk(state)
            if state.limits_dirty and limits.enforce_limits(state):
                continue
            if state.changed and state.phase == "combat" and _watches_fight(frame) and combat.refresh_combat(state):
                continue
        elif isinstance(frame, Program) and len(state.frames) > STACK_BUDGET:
            break
        if not HANDLERS[type(frame)](state, frame):
            if state.offers and state.changed:
                offers.lapse(state)
            state.changed = False
            return
    top = state.frames[-1]
    card = top.env.this if isinstance(top, (Program, Loss)) else -1
    name = f" of [{state.lib.names[card]}]" if card >= 0 else ""
    raise OutOfBudget(f"the effects{name} do not come to rest within {budget:,} steps")
