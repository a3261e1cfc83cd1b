"""Frames that wait for answers: reaction windows and choices. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from kickdoor.engine.frames.base import Frame, OpenFrame
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import CardId, Seat

Reason = Literal["kill", "flight", "curse", "roll", "running", "escaped", "turn_end", "draw", "reborn"]


class Window(OpenFrame):
    """Players may react before something goes on (windows.py)."""

    __match_args__ = ("reason", "about", "asked", "waiting")
    __slots__ = __match_args__

    def __init__(self, reason: Reason, about: Seat, asked: tuple[Seat, ...], waiting: int) -> None:
        self.reason: Final = reason  # what they may react to
        self.about: Final = about  # the seat to which it happens
        self.asked: Final = asked
        self.waiting: Final = waiting  # mask of the seats that have not passed

    def with_waiting(self, waiting: int) -> Window:
        return Window(self.reason, self.about, self.asked, waiting)


class Choice(Frame):
    """A question to one player (choices.py); the answer becomes `State.answer`."""

    __match_args__ = ("seat", "why")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat: Final = seat
        self.why: Final = why

    def kind(self) -> str:
        """Return what has to be named: the first word of the description that clients get of the question."""
        raise NotImplementedError

    def first_answer(self) -> tuple[int, ...]:
        """Return the answer that is given if nobody can be asked."""
        raise NotImplementedError


class ChooseCards(Choice):
    __match_args__ = ("seat", "why", "cards", "least", "most", "worth", "sure")
    __slots__ = ("cards", "least", "most", "sure", "worth")

    def __init__(
        self,
        seat: Seat,
        why: str,
        cards: tuple[CardId, ...],
        least: int,
        most: int,
        worth: int = -1,
        sure: tuple[CardId, ...] = (),
    ) -> None:
        super().__init__(seat, why)
        self.cards: Final = cards
        self.least: Final = least
        self.most: Final = most
        self.worth: Final = worth  # gold to reach instead of a number of cards; -1 if there is none
        self.sure: Final = sure  # cards chosen already; they come first in the answer

    def kind(self) -> str:
        return "cards"

    def first_answer(self) -> tuple[int, ...]:
        return (*self.sure, *self.cards[: self.least])

    def cards_held(self) -> tuple[CardId, ...]:
        return (*self.cards, *self.sure)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> ChooseCards:
        cards, sure = swapped(self.cards, swap), swapped(self.sure, swap)
        return ChooseCards(self.seat, self.why, cards, self.least, self.most, self.worth, sure)


class ChoosePlayer(Choice):
    __match_args__ = ("seat", "why", "players")
    __slots__ = ("players",)

    def __init__(self, seat: Seat, why: str, players: tuple[Seat, ...]) -> None:
        super().__init__(seat, why)
        self.players: Final = players

    def kind(self) -> str:
        return "player"

    def first_answer(self) -> tuple[int, ...]:
        return self.players[:1]


class ChooseOption(Choice):
    """A choice between the options of a card's text, numbered from 1."""

    __match_args__ = ("seat", "why", "options")
    __slots__ = ("options",)

    def __init__(self, seat: Seat, why: str, options: tuple[int, ...]) -> None:
        super().__init__(seat, why)
        self.options: Final = options

    def kind(self) -> str:
        return "option"

    def first_answer(self) -> tuple[int, ...]:
        return self.options[:1]


class ChooseNumber(Choice):
    __match_args__ = ("seat", "why", "low", "high")
    __slots__ = ("high", "low")

    def __init__(self, seat: Seat, why: str, low: int, high: int) -> None:
        super().__init__(seat, why)
        self.low: Final = low
        self.high: Final = high

    def kind(self) -> str:
        return "number"

    def first_answer(self) -> tuple[int, ...]:
        return (self.low,)


class ChooseYes(Choice):
    """Yes or no: (1,) or (0,)."""

    __match_args__ = ("seat", "why", "able")
    __slots__ = ("able",)

    def __init__(self, seat: Seat, why: str, able: bool) -> None:
        super().__init__(seat, why)
        self.able: Final = able  # whether it can be done; if not, the answer can only be no

    def kind(self) -> str:
        return "yes"

    def first_answer(self) -> tuple[int, ...]:
        return (int(self.able),)
