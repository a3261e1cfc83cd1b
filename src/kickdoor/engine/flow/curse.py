"""A Curse or Trap on its way: protection, the window before it strikes, its effect, whether it stays (RULES: CURSE,
DOOR-3, DOOR-4).

Frame `curse`: card · seat the victim · n DOOR_CARD if revealed at the door, INFLICTED if another card brings it about
(then it may be a monster, whose Bad Stuff strikes as a Curse, and lies elsewhere) · seats who played it · step · word
`cancelled`.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import numbers, timing
from kickdoor.engine.fight import Mod
from kickdoor.engine.frames import Env, Frame
from kickdoor.engine.ids import EVERYBODY, POOL, TABLE
from kickdoor.engine.moves import discard, move, tell
from kickdoor.engine.state import State
from kickdoor.engine.windows import open_window

DOOR_CARD: Final = 1
INFLICTED: Final = 2


def advance(state: State, frame: Frame) -> bool:
    victim, card = frame.seat, frame.card
    if frame.word == "cancelled" and frame.step < timing.STRUCK:
        tell(state, "curse_cancelled", "CURSE-5", seat=victim, cards=(card, *frame.cards))
        state.replace(frame.but(step=timing.STRUCK))
        return True
    match frame.step:
        case 0:
            _protections(state, frame)
        case 1:
            state.replace(frame.but(step=2))
            open_window(state, "curse", [s for s in state.living() if s not in frame.seats], about=victim)
        case 2:
            _strike(state, frame)
        case _:
            state.frames.pop()
            if _still_waits(state, card):
                move(state, card, TABLE + victim, rule="CURSE-6", seat=victim, upright=True)
            elif state.place[card] == POOL:
                discard(state, card, rule="CURSE-5", seat=victim)
    return True


def _still_waits(state: State, card: int) -> bool:
    """CURSE-6: what it has brought about is yet to come, or lasts; so the card stays in front of its victim."""
    if not state.defs[card].waits or state.place[card] >= TABLE:
        return False
    return any(mod.source == card for mod in state.mods)


def _protections(state: State, frame: Frame) -> None:
    """What guards the victim by itself comes before anybody is asked."""
    state.replace(frame.but(step=1))
    if state.dead[frame.seat]:
        state.replace(frame.but(step=timing.STRUCK))
        return
    env = Env(frame.seat, -1, it=frame.card, from_door=frame.n == DOOR_CARD)
    for card in reversed(numbers.in_force(state, frame.seat)):
        program = state.defs[card].triggers.get("cursed", -1)
        if program >= 0:
            state.push(Frame("program", n=program, env=env.but(this=card)))


def _strike(state: State, frame: Frame) -> None:
    """CURSE-5, CURSE-6: it works at once; a lasting one lies in front of the victim."""
    victim, card = frame.seat, frame.card
    d = state.defs[card]
    state.replace(frame.but(step=timing.STRUCK))
    if state.dead[victim]:
        return
    at_door = frame.n == DOOR_CARD
    rule = "CURSE-2" if frame.n == INFLICTED else state.rules.cite("curse-behind-door") if at_door else "CURSE-3"
    tell(state, "curse_struck", rule, seat=victim, cards=(card,))
    if d.kind == "monster":
        state.push(Frame("program", n=d.bad_stuff, env=Env(victim, card, cause="curse")))
        return
    fight = state.combat
    if fight is not None and d.stays is not None and d.always:  # FAQ-168: one-shots thrown before it stay as they are
        fight.played = tuple(
            p._replace(worth=numbers.thrown_bonus(state, fight, p)) if p.seat == victim and p.worth is None else p
            for p in fight.played
        )
    if d.stays is not None:
        if state.place[card] >= TABLE:
            _share(state, victim, card)
        else:
            move(state, card, TABLE + victim, rule="CURSE-6", seat=victim, upright=True)
    if d.effect >= 0:
        state.push(Frame("program", n=d.effect, env=Env(victim, card, cause="curse", from_door=at_door)))


def _share(state: State, victim: int, card: int) -> None:
    """CURSE-6: one lasting Curse has struck several: it lies before the first; for the others it lasts as long as it
    says, and what has to be lifted is lifted from all with the card.
    """
    d = state.defs[card]
    assert d.stays is not None
    if state.place[card] == TABLE + victim:
        return
    for modifier in d.always:
        amount = numbers.amount_of(state, modifier, Env(victim, card), victim)
        state.mods += (Mod(modifier.index, victim, amount, player=victim, until=d.stays.until, source=card),)
    state.untidy = EVERYBODY
