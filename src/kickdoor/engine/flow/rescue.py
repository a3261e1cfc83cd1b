"""Whether an Item of another player would win a lost fight, and which own Item has to make room for it (FAQ-147).

Everything is tried on copies of the state.
"""

from __future__ import annotations

from kickdoor.engine.flow import items, uses
from kickdoor.engine.model.combat import Played
from kickdoor.engine.model.ids import COMBAT, NO_CARD, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, hand_over, move, turn_card
from kickdoor.engine.sums import strength


def decisive(state: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """FAQ-147: return the Items that, used by this player, would win the lost fight, if need be without an own Item."""
    fight = state.combat
    if not cards or fight is None or seat not in fight.fighters or strength.winning(state):
        return []
    return [c for c in cards if room_for(state, seat, c)]


def room_for(state: State, seat: Seat, card: CardId) -> list[CardId]:
    """Return the own Items of which one has to go so that another player's card can be used, or [-1] if none has to.

    In a fight that is being lost, return only those that leave the player's side winning.
    """
    fight = state.combat
    losing = fight is not None and seat in fight.fighters and not strength.winning(state)
    own = [c for c in state.tables[seat] if state.defs[c].is_item]
    if _makes_room(state, seat, card, NO_CARD, losing):
        return [NO_CARD]
    return [c for c in own if _makes_room(state, seat, card, c, losing)]


def _makes_room(state: State, seat: Seat, card: CardId, dropped: CardId, losing: bool) -> bool:
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


def _brings_winner(state: State, seat: Seat, card: CardId) -> bool:
    """FAQ-147: return whether the Item forces a player to help with whose strength the fight would be won."""
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
