"""The values that the steps of a running program can refer to. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, CardId, Seat, Side


class Env(Fixed):
    """The values that the steps of a running program can refer to."""

    __match_args__ = (
        "you",
        "this",
        "player",
        "card",
        "side",
        "paid",
        "moved",
        "missing",
        "rolled",
        "it",
        "subject",
        "given",
        "cause",
        "from_door",
        "face_up",
        "did",
    )
    __slots__ = __match_args__

    def __init__(
        self,
        you: Seat,
        this: CardId,
        player: Seat = NO_SEAT,
        card: CardId = NO_CARD,
        side: Side = "",
        paid: tuple[CardId, ...] = (),
        moved: tuple[CardId, ...] = (),
        missing: int = 0,
        rolled: int = 0,
        it: CardId = NO_CARD,
        subject: Seat = NO_SEAT,
        given: tuple[CardId, ...] = (),
        cause: str = "",
        from_door: bool = False,
        face_up: bool = False,
        did: bool = False,
    ) -> None:
        self.you: Final = you  # the seat that the card addresses
        self.this: Final = this  # the card itself
        self.player: Final = player  # target: a player
        self.card: Final = card  # target: a card
        self.side: Final = side  # target: a side
        self.paid: Final = paid
        self.moved: Final = moved  # cards moved by the previous step
        self.missing: Final = missing  # how many cards the previous step lacked
        self.rolled: Final = rolled
        self.it: Final = it  # the card in question
        self.subject: Final = subject  # who acts where a step names nobody; -1 for `you`
        self.given: Final = given  # cards named in advance, used for the first choice that they fit
        self.cause: Final = cause  # curse or bad_stuff, which can be prevented; "" for a player's own action
        self.from_door: Final = from_door
        self.face_up: Final = face_up
        self.did: Final = did  # whether a step has done something

    def replace(
        self,
        *,
        you: Seat | None = None,
        this: CardId | None = None,
        player: Seat | None = None,
        card: CardId | None = None,
        side: Side | None = None,
        paid: tuple[CardId, ...] | None = None,
        moved: tuple[CardId, ...] | None = None,
        missing: int | None = None,
        rolled: int | None = None,
        it: CardId | None = None,
        subject: Seat | None = None,
        given: tuple[CardId, ...] | None = None,
        cause: str | None = None,
        from_door: bool | None = None,
        face_up: bool | None = None,
        did: bool | None = None,
    ) -> Env:
        """Return the same with other values."""
        return Env(
            self.you if you is None else you,
            self.this if this is None else this,
            self.player if player is None else player,
            self.card if card is None else card,
            self.side if side is None else side,
            self.paid if paid is None else paid,
            self.moved if moved is None else moved,
            self.missing if missing is None else missing,
            self.rolled if rolled is None else rolled,
            self.it if it is None else it,
            self.subject if subject is None else subject,
            self.given if given is None else given,
            self.cause if cause is None else cause,
            self.from_door if from_door is None else from_door,
            self.face_up if face_up is None else face_up,
            self.did if did is None else did,
        )

    def cards_held(self) -> tuple[CardId, ...]:
        """Return every card that is named here."""
        named = tuple([card for card in (self.this, self.card, self.it) if card >= 0])
        return (*named, *self.paid, *self.moved, *self.given)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Env:
        """Return the same with each card replaced by what `swap` gives for it."""
        return self.replace(
            this=swap.get(self.this, self.this),
            card=swap.get(self.card, self.card),
            it=swap.get(self.it, self.it),
            paid=swapped(self.paid, swap),
            moved=swapped(self.moved, swap),
            given=swapped(self.given, swap),
        )


def swapped(cards: tuple[CardId, ...], swap: Mapping[CardId, CardId]) -> tuple[CardId, ...]:
    return tuple([swap.get(card, card) for card in cards])
