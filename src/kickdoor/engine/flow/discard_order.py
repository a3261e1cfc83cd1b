"""The order in which a fight's cards are put on the discard piles (RULES: AMB-19; FAQ-21).

They are discarded in a fixed order without a question. The player whose fight it was may then put them into another
order, until another card is discarded on them, one of them is taken, or the turn ends.
"""

from __future__ import annotations

from kickdoor.engine import timing
from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import DOOR_DISCARDS, CardId, Seat
from kickdoor.engine.model.state import NO_RECENT_DISCARDS, RecentDiscards, State
from kickdoor.engine.moves import move
from kickdoor.engine.refusals import Refusal, refuse


def remember(state: State, seat: Seat, before: list[int]) -> None:
    """Remember the cards discarded since the piles had these heights; a single card has no order."""
    piles = [tuple(pile[n:]) for pile, n in zip(state.discards, before, strict=True)]
    doors, treasures = (pile if len(pile) > 1 else () for pile in piles)
    state.recent_discards = RecentDiscards(seat, (doors, treasures)) if doors or treasures else NO_RECENT_DISCARDS


def piles_of(state: State, seat: Seat) -> list[tuple[CardId, ...]]:
    """Return the cards of both piles that this player may still put in order: none has been covered or taken."""
    if state.recent_discards.seat != seat or not timing.is_open(state):
        return [(), ()]
    return [
        cards if tuple(pile[len(pile) - len(cards) :]) == cards else ()
        for cards, pile in zip(state.recent_discards.piles, state.discards, strict=True)
    ]


def is_meant(state: State, action: Action) -> bool:
    """Return whether this is a choice that nobody asked for, by the player whose fight it was."""
    return state.recent_discards.seat == action.seat and timing.is_open(state)


def why_not_order(state: State, action: Action) -> Refusal | None:
    """Refuse unless all cards of one pile, or of both, are named; the last one named is on top."""
    piles = piles_of(state, action.seat)
    chosen = action.cards
    if action.player >= 0 or action.word or not chosen or len(set(chosen)) != len(chosen):
        return refuse("choose-nothing-asked", "CURSE-10")
    if any(c not in piles[0] and c not in piles[1] for c in chosen):
        return refuse("fallen-last-fight-only", "FAQ-21", "CURSE-10")
    if any(len([c for c in chosen if c in pile]) not in (0, len(pile)) for pile in piles):
        return refuse("fallen-name-all", "FAQ-21", "CURSE-10")
    return None


def do_order(state: State, action: Action) -> None:
    for card in action.cards:
        move(state, card, DOOR_DISCARDS + state.defs[card].deck, rule="FAQ-21", seat=action.seat)
    doors, treasures = (() if pile and pile[0] in action.cards else pile for pile in state.recent_discards.piles)
    state.recent_discards = (
        RecentDiscards(action.seat, (doors, treasures)) if doors or treasures else NO_RECENT_DISCARDS
    )


def list_order(state: State, seat: Seat, out: list[Action]) -> None:
    """List a sample with each card in turn on top, only while a card in play takes from the top of that pile."""
    read = 0
    for table in state.tables:
        for card in table:
            read |= state.defs[card].piles
    if not read:
        return
    for deck, pile in enumerate(piles_of(state, seat)):
        if read >> deck & 1:
            for i in range(min(len(pile) - 1, 5)):
                out.append(Action(seat, "choose", (*pile[:i], *pile[i + 1 :], pile[i])))
