"""A Curse or Trap: protection against it, the window before it strikes, its effect, whether it stays in play (RULES:
CURSE, DOOR-3, DOOR-4).
"""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine.frames import Curse, CurseSource, CurseStep, Env, Program
from kickdoor.engine.model.combat import Mod
from kickdoor.engine.model.ids import EVERYBODY, NO_CARD, POOL, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, move
from kickdoor.engine.sums import modifiers, strength, usable
from kickdoor.engine.windows import open_window


def advance(state: State, frame: Curse) -> bool:
    victim, card = frame.seat, frame.card
    if frame.cancelled and frame.step < CurseStep.STRUCK:
        guard = (frame.guard,) if frame.guard >= 0 else ()
        emit(state, "curse_cancelled", "CURSE-5", seat=victim, cards=(card, *guard))
        state.next_step(frame.at(CurseStep.STRUCK))
        return True
    match frame.step:
        case CurseStep.GUARDS:
            _guards(state, frame)
        case CurseStep.WINDOW:
            state.next_step(frame.at(CurseStep.STRIKE))
            open_window(state, "curse", [s for s in state.living() if s != frame.by], about=victim)
        case CurseStep.STRIKE:
            _strike(state, frame)
        case CurseStep.STRUCK:
            _done(state, frame)
        case _:
            assert_never(frame.step)
    return True


def _done(state: State, frame: Curse) -> None:
    victim, card = frame.seat, frame.card
    state.pop()
    if _still_waits(state, card):
        move(state, card, TABLE + victim, rule="CURSE-6", seat=victim, upright=True)
    elif state.place[card] == POOL:
        discard(state, card, rule="CURSE-5", seat=victim)


def _still_waits(state: State, card: CardId) -> bool:
    """CURSE-6: return whether the effect is still to come or lasts, so that the card stays in front of its victim."""
    if not state.defs[card].waits or state.place[card] >= TABLE:
        return False
    return any(mod.source == card for mod in state.mods)


def _guards(state: State, frame: Curse) -> None:
    """Let cards that protect the victim without being used act before anybody is asked."""
    state.next_step(frame.at(CurseStep.WINDOW))
    if state.dead[frame.seat]:
        state.next_step(frame.at(CurseStep.STRUCK))
        return
    if not any("cursed" in state.defs[card].triggers for card in state.tables[frame.seat]):
        return
    env = Env(frame.seat, NO_CARD, it=frame.card, from_door=frame.source == CurseSource.DOOR)
    for card in reversed(usable.in_force(state, frame.seat)):
        program = state.defs[card].triggers.get("cursed", -1)
        if program >= 0:
            state.push(Program(program, env.replace(this=card)))


def _strike(state: State, frame: Curse) -> None:
    """CURSE-5, CURSE-6: apply the Curse at once; a lasting one stays in front of its victim."""
    victim, card = frame.seat, frame.card
    d = state.defs[card]
    state.next_step(frame.at(CurseStep.STRUCK))
    if state.dead[victim]:
        return
    emit(state, "curse_struck", _rule(state, frame.source), seat=victim, cards=(card,))
    if d.kind == "monster":
        state.push(Program(d.bad_stuff, Env(victim, card, cause="curse")))
        return
    if d.stays is not None:
        _stay(state, victim, card)
    if d.effect >= 0:
        at_door = frame.source == CurseSource.DOOR
        state.push(Program(d.effect, Env(victim, card, cause="curse", from_door=at_door)))


def _rule(state: State, source: CurseSource) -> str:
    if source == CurseSource.INFLICTED:
        return "CURSE-2"
    return state.rules.cite("curse-behind-door") if source == CurseSource.DOOR else "CURSE-3"


def _stay(state: State, victim: Seat, card: CardId) -> None:
    """CURSE-6: a lasting Curse stays in front of its victim. FAQ-168: one-shots played before it keep their bonus."""
    fight = state.combat
    if fight is not None and state.defs[card].always:
        fight.played = tuple(
            p._replace(worth=strength.thrown_bonus(state, fight, p)) if p.seat == victim and p.worth is None else p
            for p in fight.played
        )
    if state.place[card] >= TABLE:
        _share(state, victim, card)
    else:
        move(state, card, TABLE + victim, rule="CURSE-6", seat=victim, upright=True)


def _share(state: State, victim: Seat, card: CardId) -> None:
    """CURSE-6: one lasting Curse has struck several players. It stays in front of the first; for the others its effect
    lasts just as long, and is lifted from all of them together with the card.
    """
    d = state.defs[card]
    assert d.stays is not None
    if state.place[card] == TABLE + victim:
        return
    for modifier in d.always:
        amount = modifiers.amount_of(state, modifier, Env(victim, card), victim)
        state.mods += (Mod(modifier.index, victim, amount, player=victim, until=d.stays.until, source=card),)
    state.limits_dirty = EVERYBODY
