"""Swapping two cards in play between their owners (FAQ-180): which pairs are possible, and the swap itself."""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import limits
from kickdoor.engine.model.ids import TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import attach, move
from kickdoor.engine.sums import switches, usable


def partners(state: State, seat: Seat, mine: CardId, theirs: list[CardId]) -> list[CardId]:
    """Return the cards of others that an own card may be swapped for."""
    return [c for c in theirs if may_swap(state, seat, mine, c)]


def may_swap(state: State, seat: Seat, mine: CardId, theirs: CardId) -> bool:
    """FAQ-180: return whether the result would be legal with nothing put on, taken off or discarded for it."""
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


def _covers(state: State, seat: Seat, old: CardId, new: CardId) -> bool:
    """Return whether cards attached to the old card, or multipliers that depend on it, fit the new one."""
    lying = state.attached(old)
    if not lying and not any(_depends_on(state, c, old) for c in state.tables[seat]):
        return True
    return _sort(state, old) == _sort(state, new) and all(_fits_on(state, card, new) for card in lying)


def _depends_on(state: State, card: CardId, other: CardId) -> bool:
    """Return whether a card stays in play only while its owner has one like the other card."""
    stays = state.defs[card].stays
    if stays is None or stays.how != "while" or stays.cond is None or stays.cond.op != "has":
        return False
    return conditions.matches(state, stays.cond.filter, other)


def _fits_on(state: State, card: CardId, host: CardId) -> bool:
    stays = state.defs[card].stays
    if stays is not None:
        return conditions.matches(state, stays.filter, host) and state.defs[host].kind != "oneshot"
    holds = state.defs[host].holds
    return holds is not None and conditions.matches(state, holds, card)


def _sort(state: State, card: CardId) -> str:
    d = state.defs[card]
    return d.identity or ("item" if d.is_item else d.kind)


def _stands(trial: State, seat: Seat, new: CardId) -> bool:
    """Return whether a table breaks no rule with its new card."""
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


def swap(state: State, seat: Seat, mine: CardId, theirs: CardId) -> None:
    """Swap two cards, each staying equipped or carried; attached cards stay with their owner, on the new card."""
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
