"""A state that could be the real one as far as one seat can tell: cards hidden from it are dealt again.

The result depends on nothing that the seat cannot know: hidden cards are pooled, sorted, and dealt by the seed to the
places of hidden cards (RULES: CARDS-7, CARDS-8).
"""

from __future__ import annotations

from kickdoor.engine import rng
from kickdoor.engine.frames import PutBack
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import LOOKED, CardId, Seat
from kickdoor.engine.model.state import State


def imagined(state: State, seat: Seat, seed: int) -> State:
    """Return a copy in which the seed decides on the hands of others, the decks and future rolls."""
    new = state.clone()
    new.rng = rng.seeded(seed, rng.IMAGINED)
    new.dice = ()
    new.version += 1  # lists remembered for the real game do not apply here
    swap: dict[CardId, CardId] = {}
    for deck, held in enumerate(_held_by_others(state, seat)):
        swap |= _deal_anew(new, deck, held)
    if swap:
        _rename(new, swap)
    return new


def _deal_anew(new: State, deck: int, held: list[CardId]) -> dict[CardId, CardId]:
    """Deal the hidden cards of one deck, of which some (`held`) are elsewhere; return hidden card -> the card that
    replaces it.
    """
    hidden = [*held, *new.decks[deck][new.deck_pos[deck] :]]
    new.rng, dealt = rng.shuffled(new.rng, sorted(hidden))
    new.decks[deck] = tuple(dealt[len(held) :])
    new.deck_pos[deck] = 0
    places = [new.place[card] for card in held]
    for card in held:
        new.place[card] = deck
    for card, place in zip(dealt, places, strict=False):
        new.place[card] = place
    return dict(zip(hidden, dealt, strict=True))


def _held_by_others(state: State, seat: Seat) -> tuple[list[CardId], list[CardId]]:
    """Return the Doors and Treasures that others hold or look at, and `seat` does not know."""
    known = _promised_to(state, seat)
    held: tuple[list[CardId], list[CardId]] = ([], [])
    defs = state.defs
    for other in state.seats:
        if other != seat:
            for card in state.hands[other]:
                if card not in known:
                    held[defs[card].deck].append(card)
    for frame in state.frames:
        if isinstance(frame, PutBack) and frame.seat != seat:
            for card in frame.cards:
                if state.place[card] == LOOKED:
                    held[defs[card].deck].append(card)
    return held


def _promised_to(state: State, seat: Seat) -> set[CardId]:
    """Return the cards in others' hands that a deal has shown to this seat (HELP-8)."""
    deals = [*state.offers]
    if state.combat is not None and state.combat.deal is not None:
        deals.append(state.combat.deal)
    return {card for deal in deals if seat in (deal.seat, deal.to) for card in deal.plays}


def _rename(new: State, swap: dict[CardId, CardId]) -> None:
    """Replace each card by what `swap` gives for it, wherever it is named."""
    new.hands = [swapped(hand, swap) for hand in new.hands]
    new.fresh = [swapped(cards, swap) if cards else cards for cards in new.fresh]
    if new.offers:
        new.offers = tuple([offer.with_cards(swap) for offer in new.offers])
    if new.combat is not None and new.combat.deal is not None:
        new.combat.deal = new.combat.deal.with_cards(swap)
    new.frames = [frame.with_cards(swap) if frame.cards_held() else frame for frame in new.frames]
