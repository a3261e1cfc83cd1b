"""The level counter for a game of printed cards: what is said over a room's socket and over HTTP.

A room is a sheet of cells. `pX/level` is the Level of player X, `mX/plus` what is added to monster X, `fight/helper`
who helps, `room/goal` the winning Level. A change gives cells new values, or null to clear them; it is in the room as a
whole or not at all. What a cell may hold, and whose it is, the server knows.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kickdoor.protocol.messages import Answer, Bye, Done, Id, Refusal, Request
from kickdoor.protocol.options import Name

MOST_CELLS = 200  # of one change: a whole game begun anew
PLAYER = "^p[a-z0-9]{8}$"

Value = bool | int | str
CellName = Annotated[str, msgspec.Meta(min_length=3, max_length=20, pattern="^[a-z0-9]+/[a-z]+$")]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Whole = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Cells = Annotated[dict[CellName, bool | Whole | Short | None], msgspec.Meta(max_length=MOST_CELLS)]
PlayerId = Annotated[str, msgspec.Meta(pattern=PLAYER)]

# Why the cells changed; decides the wording.
Why = Literal[
    "edit", "added", "removed", "fight", "won", "lost", "fled", "died", "stopped", "rolled", "restarted", "undone",
]  # fmt: skip


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One or two dice, and what they showed."""

    sides: Literal[6, 10]
    rolled: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=10)], ...], msgspec.Meta(min_length=1, max_length=2)]


# ---------------------------------------------------------------- over a room's socket
class Change(Request, frozen=True, tag="change", omit_defaults=True):
    """New values for cells. `undoes`: it takes back the change of that `id`, and is exactly its reverse."""

    why: Why
    cells: Cells
    dice: Dice | None = None
    undoes: Id | None = None


class Release(Request, frozen=True, tag="release"):
    """The host's: the player's phone counts no more, and another may take the player over."""

    player: PlayerId


AnyRoomRequest = Change | Release


class Changed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened: the cells that are not as they were, as they were and as they are. `by`: a player, `host`, or
    nobody."""

    seq: int
    at: int
    why: str  # as in a change, or `joined`, `claimed`, `released`
    id: str = ""  # what the client called it
    by: str = ""
    cells: dict[str, tuple[Value | None, Value | None]] = {}
    dice: Dice | None = None
    undoes: str = ""
    names: dict[str, str] = {}  # what the players in it were called then


class RoomUpdate(Answer, frozen=True, tag="room"):
    """The room after entry number `seq` of its log. `news` begins after the last update; `fresh`: it does not, forget
    what was before.
    """

    room: str
    seq: int
    cells: dict[str, Value]
    news: tuple[Changed, ...]
    you: str = ""  # the player whom this client plays
    host: bool = False
    taken: tuple[str, ...] = ()  # players who have a phone of their own
    fresh: bool = False


AnyRoomAnswer = RoomUpdate | Done | Refusal | Bye


# ---------------------------------------------------------------- over HTTP
class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`cells`: how it begins. `player`: the one among them whom the host plays."""

    cells: Cells = {}
    player: PlayerId | None = None


class JoinRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a new player of that name, or as one who is there and has no phone yet."""

    name: Name | None = None
    player: PlayerId | None = None


class Joined(msgspec.Struct, frozen=True):
    """Keep the secret: it is said this once, and set as a cookie; send it as `Authorization: Bearer`."""

    room: str
    secret: str
    player: str = ""
