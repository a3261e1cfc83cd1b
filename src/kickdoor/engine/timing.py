"""Which moment it is for a player, as bits of the timing words (RULES: TIMING). Reads the state, changes nothing."""

from __future__ import annotations

from typing import Final, Literal

from kickdoor.engine.effects import selectors
from kickdoor.engine.frames import (
    Curse,
    CurseStep,
    Draw,
    Env,
    Flee,
    Frame,
    OpenFrame,
    Program,
    Reason,
    Roll,
    Turn,
    TurnStep,
    Window,
)
from kickdoor.engine.model.cards import TIMING_BIT
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import HAND, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import running

ANY_TIME: Final = TIMING_BIT["any_time"]
QUIET: Final = TIMING_BIT["quiet"]
OWN_TURN: Final = TIMING_BIT["own_turn"]
AS_IDENTITY: Final = TIMING_BIT["as_identity"]
BEFORE_DOOR: Final = TIMING_BIT["before_door"]
TROUBLE: Final = TIMING_BIT["trouble"]
COMBAT: Final = TIMING_BIT["combat"]
OWN_COMBAT: Final = TIMING_BIT["own_combat"]
RUNNING: Final = TIMING_BIT["running"]
BEFORE_ROLL: Final = TIMING_BIT["before_roll"]
ROLLED: Final = TIMING_BIT["rolled"]
RAN_ROLL: Final = TIMING_BIT["ran_roll"]
FAILED: Final = TIMING_BIT["failed"]
ESCAPED: Final = TIMING_BIT["escaped"]
CURSE: Final = TIMING_BIT["curse"]
AFTER_COMBAT: Final = TIMING_BIT["after_combat"]
TURN_END: Final = TIMING_BIT["turn_end"]
SELLING: Final = TIMING_BIT["selling"]
FACE_UP_DRAW: Final = TIMING_BIT["face_up_draw"]

# Looking up a step in its class takes ten times as long.
START: Final = TurnStep.START
ARRANGE: Final = TurnStep.ARRANGE
DOOR: Final = TurnStep.DOOR
DOOR_CARD: Final = TurnStep.DOOR_CARD
TROUBLE_OR_LOOT: Final = TurnStep.TROUBLE_OR_LOOT
LOOT: Final = TurnStep.LOOT
END: Final = TurnStep.END
END_WINDOW: Final = TurnStep.END_WINDOW
CHARITY: Final = TurnStep.CHARITY
OVER: Final = TurnStep.OVER

_STRUCK: Final = CurseStep.STRUCK
_IN_THE_MIDDLE: Final = frozenset({"curse", "roll", "draw"})  # windows that open while something is being carried out


def in_fight(state: State, seat: Seat) -> bool:
    """AMB-11: return whether the player is fighting or running away."""
    fight = state.combat
    return fight is not None and seat in (fight.main, fight.helper) and state.phase in ("combat", "run")


def promised(state: State, seat: Seat) -> tuple[CardId, ...]:
    """AMB-47, AMB-55: return what the main fighter has promised the helper; it is set aside until the fight is over."""
    fight = state.combat
    if fight is None or fight.deal is None or seat != fight.main:
        return ()
    return (*fight.deal.cards, *fight.deal.plays)


def is_open(state: State) -> bool:
    return bool(state.frames) and isinstance(state.frames[-1], OpenFrame)


def window_reason(state: State) -> Reason | Literal[""]:
    """Return what players may react to now; "" if no window is open."""
    top = state.frames[-1]
    return top.reason if isinstance(top, Window) else ""


def may_only_respond(state: State, seat: Seat) -> bool:
    """CURSE-17: return whether a Curse is on its way to this player, or an effect is happening to them: Bad Stuff, or
    what another player does to them.
    """
    for frame in state.frames:
        if isinstance(frame, Curse):
            if frame.step < _STRUCK and (frame.seat == seat or seat in _also_struck(state, frame)):
                return True
        elif isinstance(frame, Program) and _happens_to(seat, frame):
            return True
    return False


def _happens_to(seat: Seat, frame: Program) -> bool:
    env = frame.env
    if env.cause and (seat in (env.you, env.subject) or seat in frame.subjects):
        return True
    return env.player == seat and env.you != seat


def _also_struck(state: State, frame: Curse) -> list[Seat]:
    """Return the players besides its victim whom a Curse will strike."""
    env = Env(frame.seat, frame.card)
    return [s for who in state.defs[frame.card].strikes_others for s in selectors.players(state, who, env)]


def moment(state: State, seat: Seat) -> int:
    """Return the timing bits that hold for a player now; 0 if the player may do nothing except answer."""
    if not state.frames or state.dead[seat]:
        return 0
    top = state.frames[-1]
    if isinstance(top, Window):
        reason: Reason | Literal[""] = top.reason
    elif isinstance(top, OpenFrame):
        reason = ""
    else:
        return 0
    bits = ANY_TIME
    if seat == state.turn:
        bits |= AS_IDENTITY
    if reason in _IN_THE_MIDDLE and may_only_respond(state, seat):
        bits = 0
    if reason == "curse":
        return bits | CURSE
    if reason == "draw":
        return bits | _draw_bits(state, seat)
    if reason == "roll":
        return bits | _roll_bits(state, seat)
    combat = state.combat
    if combat is None or state.phase == "reward":
        return bits | _peaceful(state, seat, top, reason)
    if state.phase == "combat":
        return bits | _combat_bits(state, seat, combat)
    if state.phase == "run":
        bits |= _flight_bits(top, reason)
    return bits if seat in (combat.main, combat.helper) else bits | QUIET


def _combat_bits(state: State, seat: Seat, combat: Combat) -> int:
    if seat not in (combat.main, combat.helper):
        return COMBAT | QUIET
    if combat.origin == "trouble" and seat == state.turn:
        return COMBAT | OWN_COMBAT | TROUBLE
    return COMBAT | OWN_COMBAT


def _draw_bits(state: State, seat: Seat) -> int:
    """FAQ-98: only the player who draws, and only once per draw."""
    window, drawing = state.frames[-1], state.frames[-2]
    decided = isinstance(drawing, Draw) and drawing.taken
    return FACE_UP_DRAW if isinstance(window, Window) and window.about == seat and not decided else 0


def _peaceful(state: State, seat: Seat, top: Frame, reason: str) -> int:
    bits = QUIET
    if seat == state.turn:
        bits |= OWN_TURN
        if state.phase == "arrange":
            bits |= BEFORE_DOOR
    elif reason == "turn_end":
        bits |= TURN_END
    turn = state.frames[-2] if reason else top
    if isinstance(turn, Turn) and turn.fought and turn.step >= END:
        bits |= AFTER_COMBAT
    return bits


def _flight_bits(top: Frame, reason: str) -> int:
    if reason == "running":
        return RUNNING | BEFORE_ROLL
    if isinstance(top, Flee):
        return BEFORE_ROLL
    if reason == "escaped":
        return ESCAPED
    return 0


def _roll_bits(state: State, seat: Seat) -> int:
    roll = state.frames[-2]
    bits = ROLLED
    if isinstance(roll, Roll) and roll.runs:
        if roll.seat == seat:
            bits |= RAN_ROLL
        if running.gets_away(state, roll):
            bits |= ESCAPED
        elif roll.seat == seat:  # RUN-9: only the runner may answer a failed roll
            bits |= FAILED
        if waits_to_run(state, seat):
            bits |= BEFORE_ROLL
    return bits


def waits_to_run(state: State, seat: Seat) -> bool:
    """Return whether another player runs first, so that nothing is too late for this player's own roll."""
    return any(isinstance(frame, Flee) and seat in frame.runners[1:] for frame in state.frames)


def in_hand(state: State, seat: Seat, card: CardId) -> bool:
    """Return whether the card is in hand, or is the opened Door that may be played at once (DOOR-5)."""
    if state.place[card] == HAND + seat:
        return True
    top = state.frames[-1]
    return isinstance(top, Turn) and top.step == DOOR_CARD and top.door_card == card and top.seat == seat


def on_table(state: State, seat: Seat, card: CardId) -> bool:
    return state.place[card] == TABLE + seat


def is_fresh(state: State, seat: Seat, card: CardId) -> bool:
    """Return whether the card was just received: the player has done nothing else since (timing matrix)."""
    return card in state.fresh[seat]
