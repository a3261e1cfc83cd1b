"""What happened, in parts that a page can show without reading sentences: cards in the spotlight, dice, Levels, deaths.
An event keeps its secret: its cards are those that the seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.ids import HAND, TABLE
from kickdoor.protocol import messages as protocol
from kickdoor.record.story import DISCARDS, TOLD_ELSEWHERE

SHOWN: Final = frozenset(
    {
        "ability_used", "body_laid_out", "body_looted", "card_played", "caught", "charity_given", "combat_began",
        "combat_ended", "combat_won", "curse_cancelled", "curse_played", "curse_struck", "declaration_fell",
        "die_changed", "die_rolled", "died", "door_opened", "escaped", "fight_taken_over", "flight_declared",
        "game_won", "given", "help_asked", "help_offered", "helper_joined", "item_turned", "items_sold",
        "kill_declared", "level_changed", "loss_prevented", "monster_joined", "monster_killed", "monster_left",
        "nothing_happened", "offer_declined", "reborn", "room_looted", "sacrificed", "sex_changed", "traded",
        "treasures_drawn", "trouble_sought", "turn_started",
    }
)  # fmt: skip
_CHARITY: Final = ("CHARITY-2", "CHARITY-3")


def facts(events: Iterable[Event], library: Library) -> tuple[protocol.Fact, ...]:
    """Of events as one seat sees them."""
    return tuple(_facts(events, library))


def _facts(events: Iterable[Event], library: Library) -> Iterator[protocol.Fact]:
    for event in events:
        cards = tuple((card, library.names[card]) for card in event.cards)
        if event.kind == "card_moved":
            giver, taker = holder(event.frm), holder(event.to)
            if giver >= 0 and taker >= 0 and giver != taker and event.rule not in (*TOLD_ELSEWHERE, *_CHARITY):
                yield protocol.Fact("card_taken", taker, giver, cards, max(event.n, len(cards)))
            elif giver >= 0 and event.to in DISCARDS and cards:
                yield protocol.Fact("card_lost", giver, -1, cards)
        elif event.kind == "level_changed":
            yield protocol.Fact(event.kind, event.seat, n=event.n, by=event.other)
        elif event.kind == "die_rolled":
            yield protocol.Fact(event.kind, event.seat, -1, cards, event.n, needs=max(0, event.to), word=event.word)
        elif event.kind in SHOWN:
            yield protocol.Fact(event.kind, event.seat, event.other, cards, event.n, word=event.word)


def holder(place: int) -> int:
    """Whose hand or table that place is, or -1."""
    return place - TABLE if place >= TABLE else place - HAND if place >= HAND else -1


def about(event: Event) -> int:
    """The seat whose face stands before the sentence of this event."""
    if event.kind != "card_moved":
        return event.seat
    return next((seat for seat in (holder(event.to), holder(event.frm)) if seat >= 0), event.seat)


__all__ = ["about", "facts", "holder"]
