"""The messages of the level counter, for games with printed cards: over a room's socket and over HTTP.

A room is a sheet of cells. `pX/level` is the Level of player X, `mX/plus` the bonus of monster X, `fight/helper` the
helper, `room/goal` the winning Level. A change gives cells new values, or null to clear them; all of it is applied or
none. The server checks what a cell may contain and who may change it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kickdoor.protocol.messages import Answer, Bye, Done, Id, Refusal, Request
from kickdoor.protocol.options import Name

MOST_CELLS = 200  # cells in one change; restarting the game changes the most
PLAYER = "^p[a-z0-9]{8}$"

Value = bool | int | str
CellName = Annotated[str, msgspec.Meta(min_length=3, max_length=20, pattern="^[a-z0-9]+/[a-z]+$")]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Whole = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Cells = Annotated[dict[CellName, bool | Whole | Short | None], msgspec.Meta(max_length=MOST_CELLS)]
PlayerId = Annotated[str, msgspec.Meta(pattern=PLAYER)]

# Why the cells changed; the wording depends on it.
Why = Literal[
    "edit", "added", "removed", "fight", "won", "lost", "fled", "died", "stopped", "rolled", "restarted", "undone",
]  # fmt: skip


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One or two dice and their result."""

    sides: Literal[6, 10]
    rolled: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=10)], ...], msgspec.Meta(min_length=1, max_length=2)]


# ---------------------------------------------------------------- over a room's socket
class Change(Request, frozen=True, tag="change", omit_defaults=True):
    """Change cells. `undoes`: the id of the change that this one undoes, whose exact reverse it must be."""

    why: Why
    cells: Cells
    dice: Dice | None = None
    undoes: Id | None = None


class Release(Request, frozen=True, tag="release"):
    """From the host: disconnect the player's phone, so that another one may take over the player."""

    player: PlayerId


AnyRoomRequest = Change | Release


class Changed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change in the room: the changed cells, each with its old and its new value. `by`: a player, `host`, or ""."""

    seq: int
    at: int
    why: str  # as in `Change`, or `opened`, `joined`, `claimed`, `released`
    id: str = ""  # of the request
    by: str = ""
    cells: dict[str, tuple[Value | None, Value | None]] = {}
    dice: Dice | None = None
    undoes: str = ""
    names: dict[str, str] = {}  # names at that time of the players in it


class RoomUpdate(Answer, frozen=True, tag="room"):
    """The room after entry number `seq` of its log. `news` continues the last update, or with `fresh` replaces all
    earlier news.
    """

    room: str
    seq: int
    cells: dict[str, Value]
    news: tuple[Changed, ...]
    you: str = ""  # this client's player
    host: bool = False
    taken: tuple[str, ...] = ()  # players with their own phone
    fresh: bool = False


AnyRoomAnswer = RoomUpdate | Done | Refusal | Bye


# ---------------------------------------------------------------- over HTTP
class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`cells`: the initial cells. `player`: the host's own player."""

    cells: Cells = {}
    player: PlayerId | None = None


class JoinRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join as a new player with that name, or as an existing player without a phone."""

    name: Name | None = None
    player: PlayerId | None = None


class Joined(msgspec.Struct, frozen=True):
    """Keep the secret: it is sent only this once, and set as a cookie; send it as `Authorization: Bearer`."""

    room: str
    secret: str
    player: str = ""
