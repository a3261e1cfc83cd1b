"""Reaction windows: who is asked, when they close, what re-opens them. Who is asked never depends on a hand.

Frame `window`: word what it reacts to · n mask of seats that have not passed yet · seats all that were asked · seat
whom it is about
"""

from __future__ import annotations

from kickdoor.engine import numbers
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.frames import Frame
from kickdoor.engine.ids import EVERYBODY
from kickdoor.engine.moves import tell
from kickdoor.engine.refusals import Refusal, no
from kickdoor.engine.state import State

# Actions that only speak (an offer is no change): nothing need be looked at again.
IDLE = frozenset({"pass", "show", "ask", "offer", "give", "trade", "decline", "withdraw"})

# Actions that change what others react to; any of them re-opens the window (AMB-2).
PLAYS = frozenset({"play", "join", "lend", "use", "discard"})

# What each is about, and the rule that opens it.
WINDOWS = {
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


def mask_of(state: State, seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        if not state.dead[seat]:
            mask |= 1 << seat
    return mask


def open_window(state: State, word: str, asked: list[int], *, about: int) -> None:
    seats = tuple(asked)
    state.push(Frame("window", seat=about, n=mask_of(state, seats), seats=seats, word=word))
    tell(state, "window_opened", WINDOWS[word], seat=about, word=word)


def reopen(state: State) -> None:
    """AMB-2: a play clears all passes; the answers given so far are stale."""
    top = state.frames[-1]
    if top.kind == "window":
        state.serial += 1
        state.frames[-1] = top.but(n=mask_of(state, top.seats), serial=state.serial)


def advance(state: State, frame: Frame) -> bool:
    if state.changed and frame.word in ("kill", "flight"):
        combat = state.combat
        if combat is None or not _fits(state, frame.word):
            state.frames.pop()
            if combat is not None:
                state.serial += 1
                state.frames[-1] = state.frames[-1].but(step=0, serial=state.serial)  # the fighter owes again
                us, them = numbers.totals(state)
                state.emit(Event("declaration_fell", "COMBAT-21", EVERYBODY, combat.main, frm=us, to=them))
            return True
    left = frame.n
    if left and any(state.dead):
        left &= mask_of(state, frame.seats)
    if not left:
        state.frames.pop()
        return True
    if left != frame.n:
        state.replace(frame.but(n=left))
    return False


def _fits(state: State, word: str) -> bool:
    return numbers.winning(state) == (word == "kill")


def why_not_pass(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if top.kind == "loot_body" and top.step == 1 and top.seats and top.seats[0] == action.seat:
        return None  # AMB-101: a looter may decline
    wait = state.rules.cite("reaction-time")
    if top.kind != "window":
        return no("pass-nothing", wait, state.rules.cite("wait-after-kill"))
    if not top.n >> action.seat & 1:
        return no("pass-not-asked", wait, "COMBAT-22")
    return None


def do_pass(state: State, action: Action) -> None:
    top = state.frames[-1]
    if top.kind == "loot_body":
        state.answer = ()
        state.changed = True
        state.version += 1
        state.replace(top.but(step=2))
        return
    left = top.n & ~(1 << action.seat)
    if left:
        state.frames[-1] = Frame("window", 0, top.seat, -1, left, (), top.seats, top.word, None, top.serial)
    else:  # nothing has changed since it was last looked at: what waited for this goes on
        state.frames.pop()
        state.changed = True
        state.version += 1
    tell(state, "passed", state.rules.cite("reaction-time"), seat=action.seat)
