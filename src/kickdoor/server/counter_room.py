"""A room of the level counter: the entries of its log, and the sheet of cells that they add up to. A room knows what a
cell may contain and who owns it, but no rules of the game: the cards are on a real table.
"""

from __future__ import annotations

import copy
import re
from collections import deque
from collections.abc import Mapping
from typing import Final, NamedTuple, assert_never

import msgspec

from kickdoor.protocol.counter import Changed, Dice, Value, Why
from kickdoor.server.requests import Refused, check_same, plain
from kickdoor.server.table import is_secret

NEWS: Final = 500  # latest entries kept for clients that reconnect
MOST_PLAYERS: Final = 12
MOST_MONSTERS: Final = 12
MOST_ENTRIES: Final = 20_000  # in one room's log; an evening needs far fewer
FACES: Final = 12
HOST: Final = "host"
_STAKES: Final = ("/level", "/gear", "/bonus", "/dead")  # cells that a fight may change for the helper

Cells = Mapping[str, Value | None]
_KIND: Final = re.compile(r"(room|fight|p[a-z0-9]{8}|m[a-z0-9]{8})/([a-z]+)")


class RoomEntry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="is"):
    """An entry of a room's log. `key` is the id of the client's request, so that a repeated request is done once;
    `content` is a digest of what was requested; `by` is the client.
    """

    key: str = ""
    content: str = ""
    by: str = ""


class Opened(RoomEntry, frozen=True, tag="opened"):
    host: str  # digest of the host's secret
    cells: dict[str, Value]
    player: str  # the host's own player; "" for none


class Came(RoomEntry, frozen=True, tag="came"):
    """A person has joined with their own phone, as a new player or as one who had none."""

    player: str
    secret: str  # digest
    cells: dict[str, Value]


class Released(RoomEntry, frozen=True, tag="released"):
    player: str


class Set(RoomEntry, frozen=True, tag="set"):
    why: Why
    cells: dict[str, Value | None]
    dice: Dice | None = None
    undoes: str = ""


AnyEntry = Opened | Came | Released | Set

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)


# ---------------------------------------------------------------- what a cell may contain
def _number(least: int, most: int) -> tuple[type, int, int]:
    return int, least, most


_TEXT: Final = (str, 0, 40)
_SWITCH: Final = (bool, 0, 0)
_HOLDS: Final[dict[str, dict[str, tuple[type, int, int]]]] = {
    "r": {"goal": _number(2, 99), "open": _SWITCH},
    "p": {
        "name": (str, 1, 40), "face": _number(0, FACES - 1), "level": _number(1, 99), "gear": _number(-99, 999),
        "bonus": _number(-99, 999), "sex": _TEXT, "race": _TEXT, "class": _TEXT, "dead": _SWITCH,
    },
    "f": {
        "main": _TEXT, "helper": _TEXT, "us": _number(-99, 999), "them": _number(-99, 999), "share": _number(0, 9),
    },
    "m": {"name": _TEXT, "level": _number(0, 999), "plus": _number(-99, 999), "gain": _number(0, 9)},
}  # fmt: skip
SEXES: Final = (None, "", "male", "female")


def checked(cells: Cells) -> dict[str, Value | None]:
    """Return the cells with each text cleaned up. Raises Refused for an unknown cell or a value that it cannot have."""
    found: dict[str, Value | None] = {}
    for name, value in cells.items():
        match = _KIND.fullmatch(name)
        holds = _HOLDS[name[0]].get(match[2]) if match else None
        if holds is None:
            raise Refused("no_cell", "error-no-cell", cell=name[:20])
        found[name] = plain(value, 40) if isinstance(value, str) else value
        if value is not None and not _fits(found[name], *holds):
            raise Refused("bad_value", "error-cell-value", cell=name)
        if name.endswith("/sex") and value not in SEXES:
            raise Refused("bad_value", "error-cell-values", cell=name, values=", ".join(filter(None, SEXES)))
    return found


def _fits(value: Value | None, kind: type, least: int, most: int) -> bool:
    size = len(value) if isinstance(value, str) else 0 if isinstance(value, bool) else value
    return type(value) is kind and size is not None and least <= size <= most


def _owner(cell: str) -> str:
    return cell.partition("/")[0]


class DoneRequest(NamedTuple):
    """A request that has been carried out."""

    by: str  # the client
    seq: int  # the entry it became
    content: str  # digest of what was requested


class Room:
    """The state that a room's log adds up to. Only `apply` changes a room that clients see."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.at = 0
        self.host = ""
        self.cells: dict[str, Value] = {}
        self.secrets: dict[str, str] = {}  # player -> digest
        self.news: deque[Changed] = deque(maxlen=NEWS)
        self.keys: dict[str, DoneRequest] = {}

    def copy(self) -> Room:
        other = copy.copy(self)
        other.cells, other.secrets = self.cells.copy(), self.secrets.copy()
        other.news, other.keys = self.news.copy(), self.keys.copy()
        return other

    # ------------------------------------------------------------ queries
    @property
    def players(self) -> list[str]:
        return [_owner(cell) for cell in self.cells if cell[0] == "p" and cell.endswith("/name")]

    def whose(self, secret: str) -> str:
        """Return the player that the secret belongs to, or "". Compares all, so that timing reveals nothing."""
        found = ""
        for player, digest in self.secrets.items():
            if is_secret(secret, digest):
                found = player
        return found

    def name(self, player: str) -> str:
        return str(self.cells.get(f"{player}/name", ""))

    # ------------------------------------------------------------ the log
    def apply(self, entry: AnyEntry, at: int) -> None:
        before = self.cells.copy()
        match entry:
            case Opened():
                self.host = entry.host
                self.cells.update(entry.cells)
                if entry.player:
                    self.secrets[entry.player] = entry.host
                why = "opened"
            case Came():
                self.cells.update(entry.cells)
                self.secrets[entry.player] = entry.secret
                why = "joined" if entry.cells else "claimed"
            case Released():
                self.secrets.pop(entry.player, None)
                why = "released"
            case Set():
                self.change(entry.cells)
                why = entry.why
            case _:
                assert_never(entry)
        self.seq += 1
        self.at = at
        if entry.key:
            self.keys[entry.key] = DoneRequest(entry.by, self.seq, entry.content)
        self.news.append(self._told(entry, why, at, before))

    def change(self, cells: Cells) -> None:
        """Change the cells. Players who are removed by it lose their secret."""
        for cell, value in cells.items():
            if value is None:
                self.cells.pop(cell, None)
            else:
                self.cells[cell] = value
        there = set(self.players)
        for gone in [player for player in self.secrets if player not in there]:
            del self.secrets[gone]

    def _told(self, entry: AnyEntry, why: str, at: int, before: Mapping[str, Value]) -> Changed:
        cells = {
            cell: (before.get(cell), self.cells.get(cell))
            for cell in (*before, *(cell for cell in self.cells if cell not in before))
            if before.get(cell) != self.cells.get(cell)
        }
        about = {_owner(cell) for cell in cells} | {entry.by}
        about |= {entry.player} if isinstance(entry, Came | Released) else set()
        about |= {str(cells_.get(f"fight/{who}")) for cells_ in (before, self.cells) for who in ("main", "helper")}
        named = {player: str(before.get(f"{player}/name", self.name(player))) for player in sorted(about)}
        return Changed(
            self.seq, at, why, "" if entry.key.startswith("seat:") else entry.key, entry.by, cells,
            entry.dice if isinstance(entry, Set) else None, entry.undoes if isinstance(entry, Set) else "",
            {player: name for player, name in named.items() if name},
        )  # fmt: skip


# ---------------------------------------------------------------- checking requests
def opened(cells: Cells, host: str, player: str) -> Opened:
    """Return the first entry of a room with these players. Raises Refused."""
    found = {cell: value for cell, value in checked(cells).items() if value is not None}
    sketch = Room("")
    sketch.cells = found
    _check_whole(sketch)
    if player and player not in sketch.players:
        raise Refused("no_player", "error-no-player")
    return Opened(host, found, player)


def join(room: Room, player: str, name: str, secret: str, key: str, content: str = "") -> Came:
    """Add a new player, or a phone for a player without one. If this same request was done before and its answer lost,
    return the same player with a new secret.
    """
    known = room.keys.get(key)
    if known is not None and known.by in room.players:
        check_same(known.content, content)
        return Came(known.by, secret, {}, key=key, by=known.by)
    if name:
        if len(room.players) >= MOST_PLAYERS:
            raise Refused("full", "error-too-many-players", players=MOST_PLAYERS)
        taken = {int(room.cells.get(f"{each}/face", 0)) for each in room.players}
        face = next((face for face in range(FACES) if face not in taken), 0)
        cells = checked({f"{player}/name": name, f"{player}/face": face})
        return Came(player, secret, {cell: value for cell, value in cells.items() if value is not None},
                    key=key, by=player)  # fmt: skip
    if player not in room.players:
        raise Refused("no_player", "error-no-player")
    if player in room.secrets:
        raise Refused("taken", "error-phone-taken", who=room.name(player))
    return Came(player, secret, {}, key=key, by=player)


def release(room: Room, player: str, key: str, by: str) -> Released | None:
    return Released(player, key=key, by=by) if player in room.secrets else None


def change(room: Room, entry: Set, *, you: str, host: bool) -> Set:
    """Return the entry with its cells checked. Raises Refused if the client may not make the change or it would leave
    the room inconsistent.
    """
    if room.seq >= MOST_ENTRIES:
        raise Refused("full", "error-room-full-log")
    if not entry.cells and entry.dice is None:
        raise Refused("no_change", "error-nothing-changes")
    if entry.dice is not None and any(number > entry.dice.sides for number in entry.dice.rolled):
        raise Refused("bad_value", "error-die-value")
    entry = msgspec.structs.replace(entry, cells=checked(entry.cells))
    if entry.undoes:
        _check_reverse(room, entry, you="" if host else you)
    elif not host:
        for cell in entry.cells:
            _check_may(room, cell, you)
    after = room.copy()
    after.change(entry.cells)
    _check_whole(after)
    return entry


def _check_may(room: Room, cell: str, you: str) -> None:
    """Raise Refused if this player may not change the cell. A player may change their own cells and the fight, a
    fighter also what the helper wins or loses. The host can allow everybody to change every player.
    """
    owner = _owner(cell)
    if owner == "room":
        raise Refused("not_host", "error-room-host-only")
    helper = room.cells.get("fight/helper") if room.cells.get("fight/main") == you else None
    if owner[0] == "p" and owner != you and not room.cells.get("room/open"):
        if owner == helper and cell.endswith(_STAKES):
            return
        if who := room.name(owner):
            raise Refused("not_yours", "error-named-player-not-yours", who=who)
        raise Refused("not_yours", "error-player-not-yours")


def _check_reverse(room: Room, entry: Set, *, you: str) -> None:
    """Raise Refused if the entry is not the exact reverse of the one that it undoes, if that was undone before, or if
    its cells have changed since. `you`: who must have made that entry; "" if it does not matter.
    """
    undone = {item.undoes for item in room.news if item.undoes}
    item = next((item for item in room.news if item.id == entry.undoes), None)
    if item is None or item.id in undone:
        raise Refused("no_undo", "error-undo-gone")
    if {cell: before for cell, (before, _) in item.cells.items()} != entry.cells:
        raise Refused("no_undo", "error-undo-mismatch")
    if you and item.by != you:
        raise Refused("not_yours", "error-undo-own")
    if any(room.cells.get(cell) != after for cell, (_, after) in item.cells.items()):
        raise Refused("stale", "error-changed-since")


def _check_whole(room: Room) -> None:
    """Raise Refused for a player without a name, a fighter who is no player, or a monster without a fight."""
    players = set(room.players)
    owners = {_owner(cell) for cell in room.cells}
    fighting = {room.cells.get(f"fight/{who}", "") for who in ("main", "helper")} - {""}
    if any(owner[0] == "p" and owner not in players for owner in owners) or not fighting <= players:
        raise Refused("no_player", "error-no-player")
    if "fight/main" not in room.cells and any(owner[0] in "fm" for owner in owners):
        raise Refused("no_fight", "error-fight-over")
    if len(players) > MOST_PLAYERS or sum(owner[0] == "m" for owner in owners) > MOST_MONSTERS:
        raise Refused("full", "error-fight-too-big", players=MOST_PLAYERS, monsters=MOST_MONSTERS)


__all__ = [
    "HOST", "AnyEntry", "Came", "Cells", "Opened", "Released", "Room", "Set", "change", "checked", "join",
    "opened", "read", "release", "written",
]  # fmt: skip
