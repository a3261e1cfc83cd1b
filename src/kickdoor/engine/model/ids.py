"""The small ids that state is made of, and the places where a card can be. Decides nothing."""

from __future__ import annotations

from typing import Final, Literal, NewType

Seat = NewType("Seat", int)  # a player, by their place at the table from 0
NO_SEAT: Final = Seat(-1)
CardId = NewType("CardId", int)  # one physical card
NO_CARD: Final = CardId(-1)
DefId = NewType("DefId", int)  # a definition: what is printed on the card
DecisionId = NewType("DecisionId", int)

Deck = Literal["door", "treasure"]
DOOR: Final = 0
TREASURE: Final = 1

# Where a card is. Hands and tables are HAND + seat and TABLE + seat.
DOOR_DECK: Final = 0
TREASURE_DECK: Final = 1
DOOR_DISCARDS: Final = 2
TREASURE_DISCARDS: Final = 3
COMBAT: Final = 4  # monsters, cards attached to them, and cards played into the fight
POOL: Final = 5  # face up in the middle: the opened Door, Treasures to share, a body's cards, a Curse about to strike
LOOKED: Final = 6  # seen by one player only
GONE: Final = 7  # out of the game
HAND: Final = 8
TABLE: Final = 16

Side = Literal["", "fighters", "monsters"]
MIN_SEATS: Final = 3
MAX_SEATS: Final = 6
EVERYBODY: Final = -1  # as a mask of seats: all players and the spectators


def place_name(place: int) -> str:
    """Return the name of a place, without the seat."""
    if place >= TABLE:
        return "table"
    if place >= HAND:
        return "hand"
    return (
        "door deck",
        "treasure deck",
        "door discards",
        "treasure discards",
        "combat",
        "middle",
        "looked at",
        "out of the game",
    )[place]
