"""What the engine is in the middle of, and what a running program knows. Decides nothing."""

from __future__ import annotations

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.ids import Side


class Env(Fixed):
    """What a running program knows."""

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
    __slots__ = (
        "card",
        "cause",
        "did",
        "face_up",
        "from_door",
        "given",
        "it",
        "missing",
        "moved",
        "paid",
        "player",
        "rolled",
        "side",
        "subject",
        "this",
        "you",
    )

    def __init__(
        self,
        you: int,
        this: int,
        player: int = -1,
        card: int = -1,
        side: Side = "",
        paid: tuple[int, ...] = (),
        moved: tuple[int, ...] = (),
        missing: int = 0,
        rolled: int = 0,
        it: int = -1,
        subject: int = -1,
        given: tuple[int, ...] = (),
        cause: str = "",
        from_door: bool = False,
        face_up: bool = False,
        did: bool = False,
    ) -> None:
        self.you = you  # the seat the card speaks to
        self.this = this  # the card itself
        self.player = player  # target: a player
        self.card = card  # target: a card
        self.side: Side = side  # target: a side
        self.paid = paid
        self.moved = moved  # by the step before
        self.missing = missing  # what the step before lacked
        self.rolled = rolled
        self.it = it  # the card in question
        self.subject = subject  # who acts where a step names nobody; -1: you
        self.given = given  # cards named in advance, for the first choice that fits
        self.cause = cause  # curse, bad_stuff, or "" for one's own doing: what can be prevented
        self.from_door = from_door
        self.face_up = face_up
        self.did = did  # a step has done something

    def parts(self) -> tuple[object, ...]:
        return (
            self.you,
            self.this,
            self.player,
            self.card,
            self.side,
            self.paid,
            self.moved,
            self.missing,
            self.rolled,
            self.it,
            self.subject,
            self.given,
            self.cause,
            self.from_door,
            self.face_up,
            self.did,
        )

    def but(
        self,
        *,
        you: int | None = None,
        this: int | None = None,
        player: int | None = None,
        card: int | None = None,
        side: Side | None = None,
        paid: tuple[int, ...] | None = None,
        moved: tuple[int, ...] | None = None,
        missing: int | None = None,
        rolled: int | None = None,
        it: int | None = None,
        subject: int | None = None,
        given: tuple[int, ...] | None = None,
        cause: str | None = None,
        from_door: bool | None = None,
        face_up: bool | None = None,
        did: bool | None = None,
    ) -> Env:
        """The same with other parts."""
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


class Frame(Fixed):
    """What we are in the middle of. The file of each kind says what its numbers mean."""

    __match_args__ = ("kind", "step", "seat", "card", "n", "cards", "seats", "word", "env", "serial")
    __slots__ = ("card", "cards", "env", "kind", "n", "seat", "seats", "serial", "step", "word")

    def __init__(
        self,
        kind: str,
        step: int = 0,
        seat: int = -1,
        card: int = -1,
        n: int = 0,
        cards: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        word: str = "",
        env: Env | None = None,
        serial: int = 0,
    ) -> None:
        self.kind = kind
        self.step = step
        self.seat = seat
        self.card = card
        self.n = n
        self.cards = cards
        self.seats = seats
        self.word = word
        self.env = env
        self.serial = serial  # new for each question, so that a late answer is known to be late

    def parts(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.step,
            self.seat,
            self.card,
            self.n,
            self.cards,
            self.seats,
            self.word,
            self.env,
            self.serial,
        )

    def but(
        self,
        *,
        kind: str | None = None,
        step: int | None = None,
        seat: int | None = None,
        card: int | None = None,
        n: int | None = None,
        cards: tuple[int, ...] | None = None,
        seats: tuple[int, ...] | None = None,
        word: str | None = None,
        env: Env | None = None,
        serial: int | None = None,
    ) -> Frame:
        """The same with other parts."""
        return Frame(
            self.kind if kind is None else kind,
            self.step if step is None else step,
            self.seat if seat is None else seat,
            self.card if card is None else card,
            self.n if n is None else n,
            self.cards if cards is None else cards,
            self.seats if seats is None else seats,
            self.word if word is None else word,
            self.env if env is None else env,
            self.serial if serial is None else serial,
        )
