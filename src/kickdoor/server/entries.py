"""The entries of a table's log, one kind for each thing that can happen to a table. A table can be rebuilt from its
log.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kickdoor.protocol.drawings import Stamp, Stroke
from kickdoor.protocol.options import Options, Scope, StopMoment

# 1: cards were drawn from splitmix64, which no program here does any more; 2: there was a wait before each roll
FORMAT: Final = 3
# clock: a window has closed; timeout: a person took too long; auto: the only thing that the player could do
By = Literal["person", "bot", "clock", "timeout", "auto"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="is"):
    """`key`: what the client called it, so that what is sent twice is done once; `content`: a mark of what was asked
    for under that name. The client is the seat's, or the host's (`by_host`).
    """

    key: str = ""
    content: str = ""
    by_host: bool = False


class Created(Entry, frozen=True, tag="created"):
    options: Options
    host: str  # digest of the host's secret
    shuffle_key: str = ""  # secret until the game is over: the cards follow from it and from what players contribute
    format: int = 1  # of the log; what is written now has FORMAT


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat: an open one, or a bot's."""

    seat: int
    name: str
    secret: str  # digest of what proves that it is this person
    recovery: str  # digest of the code that moves the seat to another device
    join: int = 0  # the request to join that was granted
    sex: str = ""  # of the character, if the player has chosen


class Recovered(Entry, frozen=True, tag="recovered"):
    """The seat has moved to another device; the old secrets are void."""

    seat: int
    secret: str
    recovery: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot plays the seat. Its person is gone for good."""

    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """Before the start: the seat is open again."""

    seat: int


class Pledged(Entry, frozen=True, tag="pledged"):
    """A player is bound to a contribution that nobody else knows yet."""

    seat: int
    pledge: str


class Dealing(Entry, frozen=True, tag="dealing"):
    """The host has started the game: no pledge can change any more, contributions are waited for."""


class Revealed(Entry, frozen=True, tag="revealed"):
    seat: int
    contribution: str


class Started(Entry, frozen=True, tag="started"):
    """The cards are dealt from `seed`, which follows from the table's key and the contributions."""

    seed: int | str
    players: list[str]
    bots: list[str]  # "" for a person
    sexes: list[str] = []  # of the characters; none in sex-neutral play and in older logs


class AskedToJoin(Entry, frozen=True, tag="asked_to_join"):
    """Somebody wants a bot's seat in a running game. The people who play decide."""

    join: int  # its number at this table, from 1
    wanted: int  # the seat
    name: str
    secret: str  # digests, as in `Sat`
    recovery: str


class AnsweredJoin(Entry, frozen=True, tag="answered_join"):
    """A player (or, with seat -1, a host without a seat) lets them in or not."""

    seat: int
    join: int
    yes: bool


class JoinEnded(Entry, frozen=True, tag="join_ended"):
    """Nobody sat down: the table said no, the seat was taken, or the request was withdrawn."""

    join: int


class Locked(Entry, frozen=True, tag="locked"):
    """The host keeps newcomers off a seat, or lets them take it again."""

    seat: int
    on: bool


class VotedToReplace(Entry, frozen=True, tag="voted_to_replace"):
    """A player wants a bot in place of the person on another seat, or not any more."""

    seat: int
    target: int
    yes: bool


class Did(Entry, frozen=True, tag="did"):
    seat: int
    action: str  # in the notation
    by: By = "person"


class Undid(Entry, frozen=True, tag="undid"):
    """The seat took its last step back, and everything that was done since: `steps` actions in all."""

    seat: int
    steps: int = 1


class AskedUndo(Entry, frozen=True, tag="asked_undo"):
    """The seat would like to take its last step back; the other people are asked."""

    seat: int


class AnsweredUndo(Entry, frozen=True, tag="answered_undo"):
    """May that step be taken back?"""

    seat: int
    yes: bool


class UndoEnded(Entry, frozen=True, tag="undo_ended"):
    """It may not."""

    seat: int  # who had asked


class Marked(Entry, frozen=True, tag="marked"):
    """No objection: the seat will pass when the window closes."""

    seat: int


class Waited(Entry, frozen=True, tag="waited"):
    """WAIT! The window stays open longer."""

    seat: int


class Automatic(Entry, frozen=True, tag="automatic"):
    """Passes on its own from now on."""

    seat: int
    scope: Scope


class Stopped(Entry, frozen=True, tag="stopped"):
    """The seat wants to be asked at these moments and wherever these cards can be played, whatever else it has set."""

    seat: int
    moments: tuple[StopMoment, ...] = ()
    cards: tuple[int, ...] = ()


class Said(Entry, frozen=True, tag="said"):
    """`message` and `parts`: of what the server itself says, for other languages."""

    seat: int
    text: str
    message: str = ""
    parts: dict[str, str] = {}


class Paused(Entry, frozen=True, tag="paused"):
    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    seat: int


class WentAway(Entry, frozen=True, tag="went_away"):
    """Not there for too long: a bot plays the seat until its person is back."""

    seat: int


class CameBack(Entry, frozen=True, tag="came_back"):
    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    seat: int
    table: str


class Drew(Entry, frozen=True, tag="drew"):
    """A picture for a card; the table votes on it. `drawing`: its number, from 1."""

    seat: int
    drawing: int
    card: str
    signature: str
    strokes: tuple[Stroke, ...] = ()
    stamps: tuple[Stamp, ...] = ()


class VotedOn(Entry, frozen=True, tag="voted_on"):
    """Shall that drawing hang in the gallery?"""

    seat: int
    drawing: int
    yes: bool


class DrawingIn(Entry, frozen=True, tag="drawing_in"):
    """It shall. `seat` is the artist's."""

    seat: int
    drawing: int


class DrawingOut(Entry, frozen=True, tag="drawing_out"):
    """It shall not."""

    seat: int
    drawing: int


class ClockSet(Entry, frozen=True, tag="clock_set"):
    """The entries before come from a clock that was ahead. What is waited for has as long as it had: Table.apply."""


class Closed(Entry, frozen=True, tag="closed"):
    """The owner of the server has closed the table: nothing is added to it any more."""


AnyEntry = (
    Created | Sat | Recovered | BotSat | Left | Pledged | Dealing | Revealed | Started | Did | Undid | Marked | Waited
    | AskedUndo | AnsweredUndo | UndoEnded
    | Automatic | Stopped | Said | Paused | Resumed | WentAway | CameBack | Rematched | Drew | VotedOn | DrawingIn
    | DrawingOut
    | ClockSet | AskedToJoin | AnsweredJoin | JoinEnded | Locked | VotedToReplace | Closed
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
