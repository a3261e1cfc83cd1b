"""Help from another's Item: would it turn a lost fight, and what has to make room for it (FAQ-147)? Tried on copies,
changes nothing.
"""

from __future__ import annotations

from kickdoor.engine.fight import Played
from kickdoor.engine.flow import items, uses
from kickdoor.engine.ids import COMBAT
from kickdoor.engine.moves import discard, hand_over, move, turn_card
from kickdoor.engine.state import State
from kickdoor.engine.sums import strength


def decisive(state: State, seat: int, cards: list[int]) -> list[int]:
    """FAQ-147: the Items that, in this player's use, would turn the fight from lost to won. An own one may go first."""
    fight = state.combat
    if not cards or fight is None or seat not in fight.fighters or strength.winning(state):
        return []
    return [c for c in cards if room_for(state, seat, c)]


def room_for(state: State, seat: int, card: int) -> list[int]:
    """The own Items of which one has to go so that another's card can be used, -1 if none has; in a fight that is being
    lost only those that then leave the player's side winning. Tried on copies.
    """
    fight = state.combat
    losing = fight is not None and seat in fight.fighters and not strength.winning(state)
    own = [c for c in state.tables[seat] if state.defs[c].is_item]
    if _makes_room(state, seat, card, -1, losing):
        return [-1]
    return [c for c in own if _makes_room(state, seat, card, c, losing)]


def _makes_room(state: State, seat: int, card: int, dropped: int, losing: bool) -> bool:
    trial = state.clone()
    if dropped >= 0:
        discard(trial, dropped, rule="ITEM-12", seat=seat)
    if items.why_not_carry(trial, seat, card) is not None:
        return False
    hand_over(trial, card, seat, rule="TRADE-6", seat=seat)
    if items.why_not_use_slot(trial, seat, card) is not None:
        return False
    fight = trial.combat
    if state.defs[card].kind != "oneshot":
        turn_card(trial, card, upright=True, seat=seat, rule="ITEM-14")
    elif fight is not None:
        move(trial, card, COMBAT, rule="ONESHOT-3", seat=seat)
        fight.played += (Played(card, seat, "fighters"),)
    return not losing or strength.winning(trial) or _brings_winner(trial, seat, card)


def _brings_winner(state: State, seat: int, card: int) -> bool:
    """FAQ-147: an Item that forces somebody to help counts with that helper's strength."""
    for use in state.defs[card].uses:
        if not any(step.verb == "force_help" for step in state.lib.programs[use.program]):
            continue
        if uses.why_not_now(state, seat, card, use, use.when) is not None:
            continue
        for aim in uses.aims(state, seat, card, use):
            trial = state.clone()
            assert trial.combat is not None
            trial.combat.helper = aim.player
            if strength.winning(trial):
                return True
    return False
