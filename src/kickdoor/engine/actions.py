"""Who does what, as a value. Its text form is the notation; what is legal is decided elsewhere."""

from __future__ import annotations

from typing import Final, Literal, get_args

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.ids import MAX_SEATS, Side

Verb = Literal[
    "ready",
    "kick",
    "trouble",
    "loot",
    "end",
    "keep",
    "play",
    "join",
    "lend",
    "attach",
    "equip",
    "unequip",
    "sell",
    "give",
    "trade",
    "discard",
    "use",
    "ask",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "fight",
    "run",
    "sacrifice",
    "pass",
    "choose",
    "show",
]
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)


class Action(Fixed):
    """What a player does. `Game.parse` reads one from its notation, `Game.text` writes it.

    >>> from kickdoor import Game
    >>> Game.new(players=["Ana", "Bo", "Cy"]).parse("Bo: ready").seat
    1

    cards: what it is about · on: the card it is done to · player: the player it is done to · paid: `discarding`,
    `with`, `for`, `doubling`
    """

    __match_args__ = ("seat", "verb", "cards", "on", "player", "side", "paid", "word", "gives", "plays")
    __slots__ = ("cards", "gives", "on", "paid", "player", "plays", "seat", "side", "verb", "word")

    def __init__(
        self,
        seat: int,
        verb: Verb,
        cards: tuple[int, ...] = (),
        on: int = -1,
        player: int = -1,
        side: Side = "",
        paid: tuple[int, ...] = (),
        word: str = "",
        gives: tuple[int, ...] = (),
        plays: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.verb: Verb = verb
        self.cards = cards
        self.on = on
        self.player = player
        self.side: Side = side
        self.paid = paid
        self.word = word  # the ability of `use`; the picks of a deal; the word or number of `choose`; `hand` of `show`
        self.gives = gives  # Items promised in a deal
        self.plays = plays  # cards promised to be played on the helper

    def parts(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.verb,
            self.cards,
            self.on,
            self.player,
            self.side,
            self.paid,
            self.word,
            self.gives,
            self.plays,
        )

    def but(
        self,
        *,
        seat: int | None = None,
        verb: Verb | None = None,
        cards: tuple[int, ...] | None = None,
        on: int | None = None,
        player: int | None = None,
        side: Side | None = None,
        paid: tuple[int, ...] | None = None,
        word: str | None = None,
        gives: tuple[int, ...] | None = None,
        plays: tuple[int, ...] | None = None,
    ) -> Action:
        """The same with other parts."""
        return Action(
            self.seat if seat is None else seat,
            self.verb if verb is None else verb,
            self.cards if cards is None else cards,
            self.on if on is None else on,
            self.player if player is None else player,
            self.side if side is None else side,
            self.paid if paid is None else paid,
            self.word if word is None else word,
            self.gives if gives is None else gives,
            self.plays if plays is None else plays,
        )


def _by(verb: Verb, word: str = "") -> tuple[Action, ...]:
    return tuple(Action(seat, verb, word=word) for seat in range(MAX_SEATS))


def _to(verb: Verb, word: str = "") -> tuple[tuple[Action, ...], ...]:
    seats = range(MAX_SEATS)
    return tuple(tuple(Action(seat, verb, player=other, word=word) for other in seats) for seat in seats)


# The commonest actions, made once for each seat, and for each whom they can be about.
PASS: Final = _by("pass")
KICK: Final = _by("kick")
KEEP: Final = _by("keep")
LOOT: Final = _by("loot")
END: Final = _by("end")
FIGHT: Final = _by("fight")
RUN: Final = _by("run")
WITHDRAW: Final = _by("withdraw")
SHOW_HAND: Final = _by("show", "hand")
ACCEPT: Final = _to("accept")
DECLINE: Final = _to("decline")
ASK: Final = _to("ask")
ASK_FOR_FIRST: Final = _to("ask", "H")  # the helper picks first
OFFER: Final = _to("offer")
OFFER_FOR_FIRST: Final = _to("offer", "H")
