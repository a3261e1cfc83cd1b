"""The loop: the top frame goes on until somebody owes something. Knows the frames by name only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine import choices, legal, windows
from kickdoor.engine.actions import Action
from kickdoor.engine.effects import losses, program
from kickdoor.engine.events import Event
from kickdoor.engine.flow import combat, curse, death, limits, offers, play, reward, run_away, setup, turn
from kickdoor.engine.frames import Frame
from kickdoor.engine.refusals import KickdoorError
from kickdoor.engine.state import State

STEP_BUDGET: Final = 20_000  # frames per action; crossing it is a flaw of a card (or our bug), never a hang
STACK_BUDGET: Final = 1_000  # frames at a time


class OutOfBudget(KickdoorError):
    """An action did not come to rest."""


def _loot(state: State, frame: Frame) -> bool:
    state.frames.pop()
    turn.loot(state, frame.seat)
    return True


HANDLERS: Final[dict[str, Callable[[State, Frame], bool]]] = {
    "setup": setup.advance,
    "turn": turn.advance,
    "draw": turn.advance_draw,
    "combat": combat.advance,
    "window": windows.advance,
    "choose": choices.advance,
    "flee": run_away.advance,
    "roll": run_away.advance_roll,
    "reward": reward.advance,
    "curse": curse.advance,
    "program": program.advance,
    "put_back": program.advance_put_back,
    "loss": losses.advance,
    "death": death.advance,
    "loot_body": death.advance_looting,
    "surplus": limits.advance,
    "swap_identity": play.advance_swap,
    "finish": play.advance_finish,
    "promise": play.advance_promise,
    "received": play.advance_received,
    "received_card": play.advance_received_card,
    "loot": _loot,
}
_MAY_WAIT: Final = frozenset({"turn", "combat", "window", "flee", "setup"})


def _watches_fight(frame: Frame) -> bool:
    return frame.kind == "combat" or (frame.kind == "window" and frame.word in ("kill", "flight"))


def act(state: State, action: Action) -> list[Event]:
    """Carry out a legal action, and everything that follows by itself."""
    state.events = []
    legal.do(state, action)
    if state.changed:  # else somebody passed, showed cards or spoke, and the question stands
        advance(state)
    return state.events


def advance(state: State) -> None:
    """Until somebody owes something, or the game is over."""
    budget = state.step_limit or STEP_BUDGET
    for _ in range(budget):
        if not state.frames:
            return
        frame = state.frames[-1]
        kind = frame.kind
        if kind == "program" and len(state.frames) > STACK_BUDGET:
            break
        if kind in _MAY_WAIT:
            if state.changed and state.lib.tight:
                state.untidy |= limits.pressed(state)
            if state.untidy and limits.tidy(state):
                continue
            if state.changed and state.phase == "combat" and _watches_fight(frame) and combat.keep_up(state):
                continue
        if not HANDLERS[kind](state, frame):
            if state.offers and state.changed:
                offers.lapse(state)
            state.changed = False
            return
    top = state.frames[-1]
    card = top.env.this if top.env is not None else top.card
    name = f" of [{state.lib.names[card]}]" if card >= 0 else ""
    raise OutOfBudget(f"the effects{name} do not come to rest within {budget:,} steps")
