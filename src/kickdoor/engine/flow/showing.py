"""Showing cards to others (RULES: CARDS-13, CARDS-14). Only what players know changes."""

from __future__ import annotations

from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import EVERYBODY, HAND, CardId
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import emit_to
from kickdoor.engine.refusals import Refusal, refuse


def shown_cards(state: State, action: Action) -> tuple[CardId, ...]:
    return state.hands[action.seat] if action.word == "hand" else action.cards


def why_not_show(state: State, action: Action) -> Refusal | None:
    cards = shown_cards(state, action)
    if not cards or any(state.place[c] != HAND + action.seat for c in cards) or len(set(cards)) != len(cards):
        return refuse("show-own-hand", "CARDS-13")
    if action.player == action.seat or action.player >= state.n:
        return refuse("show-somebody-else", "CARDS-13")
    return None


def do_show(state: State, action: Action) -> None:
    cards = shown_cards(state, action)
    see = EVERYBODY if action.player < 0 else 1 << action.seat | 1 << action.player
    emit_to(state, "hand_shown", "CARDS-13", see, seat=action.seat, other=action.player, cards=cards, n=len(cards))
