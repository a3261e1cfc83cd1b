"""Frames of a turn: setting up, the phases, the Door, drawing face up, death. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from kickdoor.engine.frames.base import Frame, OpenFrame
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import NO_CARD, CardId, Seat


class Setup(Frame):
    """All players arrange their opening hands at the same time (flow/setup.py)."""

    __match_args__ = ("waiting", "received")
    __slots__ = __match_args__

    def __init__(self, waiting: int, received: bool = False) -> None:
        self.waiting: Final = waiting  # mask of the seats that are not ready
        self.received: Final = received  # the opening cards that act when received have been started


class TurnStep(IntEnum):
    START = 0
    ARRANGE = 1
    DOOR = 2
    DOOR_CARD = 3
    TROUBLE_OR_LOOT = 4
    LOOT = 5
    END = 6
    END_WINDOW = 7
    CHARITY = 8
    OVER = 9


class Turn(OpenFrame):
    """A player's turn (flow/turn.py)."""

    __match_args__ = ("seat", "after", "step", "door_card", "fought", "given_to")
    __slots__ = __match_args__

    def __init__(
        self,
        seat: Seat,
        after: Seat,
        step: TurnStep = TurnStep.START,
        door_card: CardId = NO_CARD,
        fought: bool = False,
        given_to: tuple[Seat, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.after: Final = after  # the seat after which the order goes on when this turn ends
        self.step: Final = step
        self.door_card: Final = door_card  # at DOOR_CARD: the opened Door
        self.fought: Final = fought  # the player has met a monster
        self.given_to: Final = given_to  # at CHARITY: the receivers, once for each card given to them

    def at(self, step: TurnStep, *, door_card: CardId = NO_CARD, fought: bool | None = None) -> Turn:
        """Return the turn at another step."""
        return Turn(self.seat, self.after, step, door_card, self.fought if fought is None else fought)

    def giving(self, seats: tuple[Seat, ...]) -> Turn:
        """Return the turn after more cards were given away in Charity."""
        return Turn(self.seat, self.after, self.step, self.door_card, self.fought, self.given_to + seats)

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.door_card,) if self.door_card >= 0 else ()

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Turn:
        card = swap.get(self.door_card, self.door_card)
        return Turn(self.seat, self.after, self.step, card, self.fought, self.given_to)


class Loot(Frame):
    """A player is about to loot the room."""

    __match_args__ = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class Draw(Frame):
    """A player draws face up; the cards drawn become `State.answer` (flow/turn.py)."""

    __match_args__ = ("seat", "deck", "count", "rule", "asked", "taken")
    __slots__ = __match_args__

    def __init__(
        self, seat: Seat, deck: int, count: int, rule: str, asked: bool = False, taken: tuple[CardId, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.count: Final = count
        self.rule: Final = rule
        self.asked: Final = asked  # whether the player could choose to take from the discards instead
        self.taken: Final = taken  # cards taken from the discards

    def cards_held(self) -> tuple[CardId, ...]:
        return self.taken

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Draw:
        return Draw(self.seat, self.deck, self.count, self.rule, self.asked, swapped(self.taken, swap))


class Death(Frame):
    """A player has died; the body is laid out once all effects of the death have run (flow/death.py)."""

    __match_args__ = ("seat", "told")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, told: bool = False) -> None:
        self.seat: Final = seat
        self.told: Final = told


class LootBody(Frame):
    """A dead player's cards are taken, one by each looter (flow/death.py)."""

    __match_args__ = ("seat", "looters", "cards", "answered")
    __slots__ = __match_args__

    def __init__(
        self, seat: Seat, looters: tuple[Seat, ...], cards: tuple[CardId, ...], answered: bool = False
    ) -> None:
        self.seat: Final = seat  # the dead player
        self.looters: Final = looters  # players who have yet to choose; the first is asked
        self.cards: Final = cards  # cards that are left
        self.answered: Final = answered  # the first looter's choice is in `State.answer`

    def answer(self) -> LootBody:
        return LootBody(self.seat, self.looters, self.cards, True)

    def cards_held(self) -> tuple[CardId, ...]:
        return self.cards

    def with_cards(self, swap: Mapping[CardId, CardId]) -> LootBody:
        return LootBody(self.seat, self.looters, swapped(self.cards, swap), self.answered)
