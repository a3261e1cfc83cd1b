"""The entries of a table's log, one class for each thing that can happen at a table. A table can be rebuilt from its
log.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kickdoor.protocol.drawings import Stamp, Stroke
from kickdoor.protocol.options import Options, Scope, StopMoment

# Earlier formats: 1 shuffled with splitmix64, which is gone; 2 had a wait before each roll.
FORMAT: Final = 3
# clock: the window closed; timeout: a person took too long; auto: the player had no other choice
By = Literal["person", "bot", "clock", "timeout", "auto"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="is"):
    """An entry of a table's log. `key` is the id of the client's request, so that a repeated request is done once;
    `content` is a digest of what was requested. The client is the seat's, or with `by_host` the host's.
    """

    key: str = ""
    content: str = ""
    by_host: bool = False


class Created(Entry, frozen=True, tag="created"):
    options: Options
    host: str  # digest of the host's secret
    shuffle_key: str = ""  # with the players' contributions it determines the cards; secret until the game is over
    format: int = 1  # format of the log; new tables use FORMAT
    continues: str = ""  # the table whose finished game is continued from one of its steps


class Sat(Entry, frozen=True, tag="sat"):
    """A person took an open seat or a bot's."""

    seat: int
    name: str
    secret: str  # digest of the person's secret
    recovery: str  # digest of the code that moves the seat to another device
    join: int = 0  # the request to join that was granted
    sex: str = ""  # of the character, if the player has chosen


class Recovered(Entry, frozen=True, tag="recovered"):
    """A person moved their seat to another device; the old secrets are void."""

    seat: int
    secret: str
    recovery: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot took the seat for good."""

    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """A person left before the start; the seat is open again."""

    seat: int


class Pledged(Entry, frozen=True, tag="pledged"):
    """A player committed to a contribution to the shuffle that nobody else knows yet."""

    seat: int
    pledge: str


class Dealing(Entry, frozen=True, tag="dealing"):
    """The host started the game: pledges can no longer change, and the players' contributions are awaited."""


class Revealed(Entry, frozen=True, tag="revealed"):
    seat: int
    contribution: str


class Started(Entry, frozen=True, tag="started"):
    """The game began with `seed`, which follows from the table's key and the contributions."""

    seed: int | str
    players: list[str]
    bots: list[str]  # "" for a person
    sexes: list[str] = []  # the characters' sexes; empty in sex-neutral play and in older logs


class AskedToJoin(Entry, frozen=True, tag="asked_to_join"):
    """Somebody asked for a bot's seat in a running game. The people who play decide."""

    join: int  # its number at this table, from 1
    wanted: int  # the seat
    name: str
    secret: str  # digests, as in `Sat`
    recovery: str


class AnsweredJoin(Entry, frozen=True, tag="answered_join"):
    """A player, or a host without a seat (-1), voted on a request to join."""

    seat: int
    join: int
    yes: bool


class JoinEnded(Entry, frozen=True, tag="join_ended"):
    """A request to join ended without success: it was declined or withdrawn, or the seat was taken."""

    join: int


class Locked(Entry, frozen=True, tag="locked"):
    """The host closed a seat to newcomers, or opened it to them again."""

    seat: int
    on: bool


class VotedToReplace(Entry, frozen=True, tag="voted_to_replace"):
    """A player voted to replace the person on another seat with a bot, or withdrew that vote."""

    seat: int
    target: int
    yes: bool


class Did(Entry, frozen=True, tag="did"):
    seat: int
    action: str  # in the notation
    by: By = "person"


class Undid(Entry, frozen=True, tag="undid"):
    """The seat's last step was undone with everything since: `steps` actions in all."""

    seat: int
    steps: int = 1


class AskedUndo(Entry, frozen=True, tag="asked_undo"):
    """The seat asked the other people whether it may undo its last step."""

    seat: int


class AnsweredUndo(Entry, frozen=True, tag="answered_undo"):
    """A player allowed or refused the undo."""

    seat: int
    yes: bool


class UndoEnded(Entry, frozen=True, tag="undo_ended"):
    """The undo was refused."""

    seat: int  # the seat that asked


class Marked(Entry, frozen=True, tag="marked"):
    """The seat has no objection: it will pass when the window closes."""

    seat: int


class Waited(Entry, frozen=True, tag="waited"):
    """The seat called WAIT!, which keeps the window open longer."""

    seat: int


class Automatic(Entry, frozen=True, tag="automatic"):
    """The seat passes automatically from now on."""

    seat: int
    scope: Scope


class Stopped(Entry, frozen=True, tag="stopped"):
    """The seat asked to be stopped at these moments and where these cards can be played, despite automatic passes."""

    seat: int
    moments: tuple[StopMoment, ...] = ()
    cards: tuple[int, ...] = ()


class Said(Entry, frozen=True, tag="said"):
    """A chat message. For the server's own messages, `message` and `parts` allow translating the text."""

    seat: int
    text: str
    message: str = ""
    parts: dict[str, str] = {}


class Paused(Entry, frozen=True, tag="paused"):
    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    seat: int


class WentAway(Entry, frozen=True, tag="went_away"):
    """The person was disconnected for too long: a bot plays the seat until they are back."""

    seat: int


class CameBack(Entry, frozen=True, tag="came_back"):
    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch table was opened for the same people."""

    seat: int
    table: str


class Drew(Entry, frozen=True, tag="drew"):
    """A player drew a picture for a card; the table votes on it. `drawing`: its number, from 1."""

    seat: int
    drawing: int
    card: str
    signature: str
    strokes: tuple[Stroke, ...] = ()
    stamps: tuple[Stamp, ...] = ()


class VotedOn(Entry, frozen=True, tag="voted_on"):
    """A player voted on whether a drawing goes into the gallery."""

    seat: int
    drawing: int
    yes: bool


class DrawingIn(Entry, frozen=True, tag="drawing_in"):
    """The table voted a drawing into the gallery. `seat` is the artist's."""

    seat: int
    drawing: int


class DrawingOut(Entry, frozen=True, tag="drawing_out"):
    """The table rejected a drawing. `seat` is the artist's."""

    seat: int
    drawing: int


class ClockSet(Entry, frozen=True, tag="clock_set"):
    """The clock behind the entries before this one was ahead, and was corrected. See Table.apply."""


class Closed(Entry, frozen=True, tag="closed"):
    """The owner of the server closed the table: its log takes no more entries."""


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
