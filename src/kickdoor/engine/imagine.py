"""A state that could be the real one as far as one seat can tell: cards hidden from it are dealt again.

The result depends on nothing that the seat cannot know: hidden cards are pooled, sorted, and dealt by the seed to the
places of hidden cards (RULES: CARDS-7, CARDS-8).
"""

from __future__ import annotations

from kickdoor.engine import rng
from kickdoor.engine.frames import PutBack
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import LOOKED
from kickdoor.engine.model.state import State


def imagined(state: State, seat: int, seed: int) -> State:
    """Return a copy in which the seed decides on the hands of others, the decks and future rolls."""
    new = state.clone()
    new.rng = rng.seeded(seed, rng.IMAGINED)
    new.dice = ()
    new.version += 1  # lists remembered for the real game do not apply here
    swap = _dealt_anew(state, seat, new)
    if swap:
        _rename(new, swap)
    return new


def _dealt_anew(state: State, seat: int, new: State) -> dict[int, int]:
    """Return hidden card -> the card that replaces it; each place keeps its number of Doors and Treasures."""
    known = _promised_to(state, seat)
    slots: tuple[list[int], list[int]] = ([], [])
    defs = state.defs
    for other in range(state.n):
        if other != seat:
            for card in state.hands[other]:
                if card not in known:
                    slots[defs[card].deck].append(card)
    for frame in state.frames:
        if isinstance(frame, PutBack) and frame.seat != seat:
            for card in frame.cards:
                if state.place[card] == LOOKED:
                    slots[defs[card].deck].append(card)
    for deck in (0, 1):
        slots[deck].extend(state.decks[deck][state.deck_pos[deck] :])
    swap: dict[int, int] = {}
    for hidden in slots:
        new.rng, dealt = rng.shuffled(new.rng, sorted(hidden))
        swap.update(zip(hidden, dealt, strict=True))
    return swap


def _promised_to(state: State, seat: int) -> set[int]:
    """Return the cards in others' hands that a deal has shown to this seat (HELP-8)."""
    deals = [*state.offers]
    if state.combat is not None and state.combat.deal is not None:
        deals.append(state.combat.deal)
    return {card for deal in deals if seat in (deal.seat, deal.to) for card in deal.plays}


def _rename(new: State, swap: dict[int, int]) -> None:
    def there(cards: tuple[int, ...]) -> tuple[int, ...]:
        return swapped(cards, swap)

    old = bytes(new.place)
    for card, dealt in swap.items():
        new.place[dealt] = old[card]
    new.hands = [there(hand) for hand in new.hands]
    new.decks = [deck[:pos] + there(deck[pos:]) for deck, pos in zip(new.decks, new.deck_pos, strict=True)]
    new.fresh = [there(cards) for cards in new.fresh]
    new.offers = tuple(offer.with_cards(swap) for offer in new.offers)
    if new.combat is not None and new.combat.deal is not None:
        new.combat.deal = new.combat.deal.with_cards(swap)
    new.frames = [frame.with_cards(swap) for frame in new.frames]
