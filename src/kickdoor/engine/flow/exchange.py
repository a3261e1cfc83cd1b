"""Two cards in play change places and owners (FAQ-180): which pairs may, tried on copies, and doing it."""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import limits
from kickdoor.engine.ids import TABLE
from kickdoor.engine.moves import attach, move
from kickdoor.engine.state import State
from kickdoor.engine.sums import switches, usable


def partners(state: State, seat: int, mine: int, theirs: list[int]) -> list[int]:
    """Of others' cards those that a card of one's own may be swapped for."""
    return [c for c in theirs if may_swap(state, seat, mine, c)]


def may_swap(state: State, seat: int, mine: int, theirs: int) -> bool:
    """FAQ-180: the result must be legal as it lies, nothing put on, taken off or discarded for it."""
    owner = usable.holder(state, theirs)
    if owner in (-1, seat) or state.place[mine] != TABLE + seat or state.place[theirs] != TABLE + owner:
        return False
    if not switches.can_receive(state, seat) or not switches.can_receive(state, owner):
        return False
    if any(c in state.host or state.defs[c].kind == "curse" for c in (mine, theirs)):
        return False
    if not _covers(state, seat, mine, theirs) or not _covers(state, owner, theirs, mine):
        return False
    trial = state.clone()
    swap(trial, seat, mine, theirs)
    return _stands(trial, seat, theirs) and _stands(trial, owner, mine)


def _covers(state: State, seat: int, old: int, new: int) -> bool:
    """What lies on the old card, or rests on it as a multiplier on its Class, must find one of the same sort."""
    resting = [
        c
        for c in state.tables[seat]
        if (stays := state.defs[c].stays) is not None
        and stays.how == "while"
        and stays.cond is not None
        and stays.cond.op == "has"
        and conditions.matches(state, stays.cond.filter, old)
    ]
    lying = state.attached(old)
    if not resting and not lying:
        return True
    if _sort(state, old) != _sort(state, new):
        return False
    holds = state.defs[new].holds
    for card in lying:
        stays = state.defs[card].stays
        if stays is not None and (
            not conditions.matches(state, stays.filter, new) or state.defs[new].kind == "oneshot"
        ):
            return False
        if stays is None and (holds is None or not conditions.matches(state, holds, card)):
            return False
    return True


def _sort(state: State, card: int) -> str:
    d = state.defs[card]
    return d.identity or ("item" if d.is_item else d.kind)


def _stands(trial: State, seat: int, new: int) -> bool:
    """Is a table in order with its new card?"""
    d = trial.card(new)
    if d.is_item and trial.upright[new] and not usable.is_usable(trial, seat, new):
        return False
    for card in trial.tables[seat]:
        excludes = trial.card(card).excludes
        if excludes is not None and any(
            conditions.matches(trial, excludes, c) for c in trial.tables[seat] if c != card
        ):
            return False
    return limits.is_settled(trial, seat)


def swap(state: State, seat: int, mine: int, theirs: int) -> None:
    """Both stay as they stand, in use or not; what lies on them stays where it is and covers the newcomer."""
    owner = usable.holder(state, theirs)
    lying = {card: state.attached(card) for card in (mine, theirs)}
    for cards in lying.values():
        for card in cards:
            state.host.pop(card)
    for card, to in ((mine, owner), (theirs, seat)):
        move(state, card, TABLE + to, rule="CONFLICT-1", seat=seat, upright=bool(state.upright[card]))
    for old, new, at in ((mine, theirs, seat), (theirs, mine, owner)):
        for card in lying[old]:
            attach(state, card, new, seat=at, rule="CARDS-11")
