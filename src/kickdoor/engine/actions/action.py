"""An action of a player, as an immutable value. What is legal is decided elsewhere."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.actions.syntax import (
    CARDS,
    FIELDS,
    FIELDS_OF,
    GIVES,
    ON,
    PAID,
    PLAYER,
    PLAYS,
    SIDE,
    WORD,
    Verb,
)
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.model.ids import MAX_SEATS, NO_CARD, NO_SEAT, CardId, Seat, Side


class Action(Fixed):
    """What a player does. `Game.parse` reads one from its notation, `Game.text` writes it.

    It has only the fields of its verb; any other raises ValueError.

    >>> from kickdoor import Action, Game
    >>> Game.new(players=["Ana", "Bo", "Cy"]).parse("Bo: ready").seat
    1
    >>> Action(0, "kick", cards=(17,))
    Traceback (most recent call last):
    ValueError: `kick` has no field `cards`
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
        fields = FIELDS_OF.get(verb, -1)
        if (
            (cards and not fields & CARDS)
            or (on >= 0 and not fields & ON)
            or (player >= 0 and not fields & PLAYER)
            or (side and not fields & SIDE)
            or (paid and not fields & PAID)
            or (word and not fields & WORD)
            or (gives and not fields & GIVES)
            or (plays and not fields & PLAYS)
            or fields < 0
        ):
            raise ValueError(_wrong_field(verb, (cards, on >= 0, player >= 0, side, paid, word, gives, plays)))
        # Users write plain numbers; a call of `cast` for each field would cost as much as all the rest.
        self.seat: Final[Seat] = seat  # type: ignore[assignment]  # a plain number
        self.verb: Final[Verb] = verb
        # The cards it is about.
        self.cards: Final[tuple[CardId, ...]] = cards  # type: ignore[assignment]  # plain numbers
        # The card it is done to.
        self.on: Final[CardId] = on  # type: ignore[assignment]  # a plain number
        # The player it is done to.
        self.player: Final[Seat] = player  # type: ignore[assignment]  # a plain number
        self.side: Final[Side] = side
        # Cards named by `discarding`, `with`, `for` or `doubling`.
        self.paid: Final[tuple[CardId, ...]] = paid  # type: ignore[assignment]  # plain numbers
        self.word: Final = word  # power of `use`; picks of a deal; word or number of `choose`; `hand` of `show`
        # Items promised in a deal.
        self.gives: Final[tuple[CardId, ...]] = gives  # type: ignore[assignment]  # plain numbers
        # Cards promised to be played on the helper.
        self.plays: Final[tuple[CardId, ...]] = plays  # type: ignore[assignment]  # plain numbers

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

    def replace(
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
        """Return a copy with other fields."""
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


def _wrong_field(verb: str, given: tuple[object, ...]) -> str:
    if verb not in FIELDS_OF:
        return f"there is no verb {verb!r}; there are {', '.join(FIELDS_OF)}"
    wrong = [name for bit, name in enumerate(FIELDS) if given[bit] and not FIELDS_OF[verb] >> bit & 1]
    return f"`{verb}` has no field {' and '.join(f'`{name}`' for name in wrong)}"


_KEPT: Final = 20_000  # actions of a verb; those with two cards could become very many
_of_one_card: Final[dict[str, dict[int, Action]]] = {verb: {} for verb in FIELDS_OF}


def of_one_card(seat: Seat, verb: Verb, card: CardId, player: Seat = NO_SEAT, paid: CardId = NO_CARD) -> Action:
    """Return the action that names this card; actions are kept, since lists contain the same ones again and again."""
    made = _of_one_card[verb]
    key = (paid + 1) << 32 | card << 8 | (player + 1) << 4 | seat
    action = made.get(key)
    if action is None:
        if len(made) >= _KEPT:
            made.clear()
        action = Action(seat, verb, (card,), player=player, paid=() if paid < 0 else (paid,))
        made[key] = action
    return action


def _by(verb: Verb, word: str = "") -> tuple[Action, ...]:
    return tuple(Action(seat, verb, word=word) for seat in range(MAX_SEATS))


def _to(verb: Verb, word: str = "") -> tuple[tuple[Action, ...], ...]:
    seats = range(MAX_SEATS)
    return tuple(tuple(Action(seat, verb, player=other, word=word) for other in seats) for seat in seats)


# The most common actions, made once for each seat, and for each player they can be about.
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
