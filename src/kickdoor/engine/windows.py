"""Reaction windows: who is asked, when they close, what re-opens them. Who is asked never depends on a hand."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Fight, FightStep, LootBody, Reason, Window
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import emit
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import strength

# The rule that opens the window, by its reason.
WINDOWS: Final[dict[Reason, str]] = {
    "kill": "COMBAT-21",
    "flight": "RUN-1",
    "curse": "CURSE-5",
    "roll": "RUN-22",
    "running": "RUN-22",
    "escaped": "RUN-3",
    "turn_end": "TURN-10",
    "draw": "CARDS-2",
    "reborn": "DEATH-20",
}


def mask_of(state: State, seats: tuple[Seat, ...]) -> int:
    mask = 0
    for seat in seats:
        if not state.dead[seat]:
            mask |= 1 << seat
    return mask


def open_window(state: State, reason: Reason, asked: list[Seat], *, about: Seat) -> None:
    seats = tuple(asked)
    state.push(Window(reason, about, seats, mask_of(state, seats)))
    emit(state, "window_opened", WINDOWS[reason], seat=about, word=reason)


def reopen(state: State) -> None:
    """AMB-2: ask all players again after a play, since their passes answered something else."""
    top = state.frames[-1]
    if isinstance(top, Window):
        state.next_step(top.with_waiting(mask_of(state, top.asked)))


def advance(state: State, frame: Window) -> bool:
    if state.changed and frame.reason in ("kill", "flight") and not _fits(state, frame.reason):
        _drop_declaration(state)
        return True
    left = frame.waiting
    if left and any(state.dead):
        left &= mask_of(state, frame.asked)
    if not left:
        state.pop()
        return True
    if left != frame.waiting:
        state.replace(frame.with_waiting(left))
    return False


def _fits(state: State, reason: Reason) -> bool:
    return state.combat is not None and strength.winning(state) == (reason == "kill")


def _drop_declaration(state: State) -> None:
    """COMBAT-21: the main fighter has to declare again, if the fight goes on."""
    combat = state.combat
    state.pop()
    below = state.frames[-1]
    if combat is not None and isinstance(below, Fight):
        state.next_step(Fight(below.seat, FightStep.OPEN))
        us, them = strength.totals(state)
        state.emit("declaration_fell", "COMBAT-21", seat=combat.main, frm=us, to=them)


def why_not_pass(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if isinstance(top, LootBody) and not top.answered and top.looters and top.looters[0] == action.seat:
        return None  # AMB-101: a looter may decline
    wait = state.rules.cite("reaction-time")
    if not isinstance(top, Window):
        return refuse("pass-nothing", wait, state.rules.cite("wait-after-kill"))
    if not top.waiting >> action.seat & 1:
        return refuse("pass-not-asked", wait, "COMBAT-22")
    return None


def do_pass(state: State, action: Action) -> None:
    top = state.frames[-1]
    if not isinstance(top, Window):
        assert isinstance(top, LootBody)
        state.answer = ()
        state.changed = True
        state.version += 1
        state.next_step(top.answer())
        return
    left = top.waiting & ~(1 << action.seat)
    if left:
        state.frames[-1] = Window(top.reason, top.about, top.asked, left)
    else:  # nothing has changed since the last check, so go on with what waited for this window
        state.pop()
        state.changed = True
        state.version += 1
    emit(state, "passed", state.rules.cite("reaction-time"), seat=action.seat)
