"""What has been worked out and still holds: pending decisions and listed actions. Holds data only."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.actions import Action
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import Frame
from kickdoor.engine.model.combat import Offer
from kickdoor.engine.model.ids import CardId, DecisionId, Seat


class Decision(Fixed):
    """What the game waits for from one seat: `kind` is what the player has to do.

    >>> from kickdoor import Game
    >>> decision = Game.new("classic").pending()[0]
    >>> decision.seat, decision.kind
    (0, 'ready')
    """

    __match_args__ = ("id", "seat", "kind", "about")
    __slots__ = __match_args__

    def __init__(self, id: DecisionId, seat: Seat, kind: str, about: str = "") -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind  # ready kick keep trouble fight run pass choose accept charity end
        self.about: Final = about  # what a window is about; what a choice asks for, and why


class Owed:
    """The decisions that were pending with this top frame and these open offers; never changed once made."""

    __slots__ = ("decisions", "offers", "serial", "top")

    def __init__(self, top: Frame, serial: int, offers: tuple[Offer, ...], decisions: tuple[Decision, ...]) -> None:
        self.top = top
        self.serial = serial
        self.offers = offers
        self.decisions = decisions


class Unasked:
    """What a seat may do unasked. It holds for the same version and question; never changed once made."""

    __slots__ = ("gifts", "hand", "mine", "moment", "serial", "table", "timings", "verdict", "version")

    def __init__(
        self,
        version: int,
        serial: int,
        moment: int,
        verdict: list[Action],
        mine: list[Action],
        gifts: list[Action],
        hand: tuple[CardId, ...],
        table: tuple[CardId, ...],
        timings: int,
    ) -> None:
        self.version = version
        self.serial = serial
        self.moment = moment
        self.verdict = verdict  # the fighter's `fight` or `run`, by the totals
        self.mine = mine
        self.gifts = gifts
        self.hand = hand
        self.table = table
        self.timings = timings  # the moments at which cards of hand or table could be played or used


class Memo:
    """What was listed for a seat; never changed once made. The whole list also needs the same open offers, and the seat
    being asked or not as before.
    """

    __slots__ = ("asked", "listed", "offers", "unasked")

    def __init__(self, unasked: Unasked, offers: tuple[Offer, ...], asked: int, listed: list[Action]) -> None:
        self.unasked = unasked
        self.offers = offers
        self.asked = asked  # 1 if the seat has yet to pass
        self.listed = listed


NO_MEMO: Final = Memo(Unasked(-1, -1, 0, [], [], [], (), (), 0), (), 0, [])
