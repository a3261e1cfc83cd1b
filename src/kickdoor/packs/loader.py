"""Finds a pack, reads its files and checks them. A pack that loads is sound; it is not yet compiled."""

from __future__ import annotations

import difflib
import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from kickdoor.packs import words
from kickdoor.packs.archive import HEADER, is_archive, read_archive
from kickdoor.packs.errors import PackError, message
from kickdoor.packs.names import is_list, is_map
from kickdoor.packs.schema import check_pack
from kickdoor.packs.source import line_of, read_yaml

SETS: Final = Path(__file__).resolve().parent.parent / "sets"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card is written."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A checked pack: its header and cards as written. Two packs are equal if their content is."""

    header: dict[str, Any]
    cards: tuple[dict[str, Any], ...]
    places: tuple[Place, ...]  # one for each card
    file: str  # of the header
    hash: str
    trusted: bool = False  # one of the sets that come with the package

    @property
    def id(self) -> str:
        return str(self.header["id"])

    @property
    def title(self) -> str:
        return str(self.header["title"])

    @property
    def edition(self) -> str:
        return str(self.header.get("edition", "classic"))

    @property
    def curse_word(self) -> str:
        return str(self.header.get("curse_word", "Curse"))

    @property
    def companion_word(self) -> str:
        return str(self.header.get("companion_word", "Hireling"))

    @property
    def identities(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = self.header.get("identities", {})
        return found

    def words(self, key: str) -> list[str]:
        """A list of the header, empty if absent: tags, tribes, lends, needs, knows."""
        found: list[str] = self.header.get(key, [])
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


def builtin_sets() -> tuple[str, ...]:
    """The names of the sets that come with the package."""
    return tuple(sorted(entry.parent.name for entry in SETS.glob("*/pack.yaml")))


def load_pack(spec: str | Path, *, base: Path | None = None) -> Pack:
    """The pack of that name (a set that comes with the package) or at that path (relative to `base`)."""
    if isinstance(spec, str) and spec in builtin_sets():
        return replace(read_pack(SETS / spec, shown=spec), trusted=True)
    path = (base or Path()) / spec
    if path.is_dir() or path.is_file():
        return read_pack(path, shown=str(path))
    near = difflib.get_close_matches(str(spec), builtin_sets(), 1)
    raise PackError(message(f"no pack: neither a set's name nor a path: {spec}", near=near[0] if near else None))


def read_pack(path: Path, *, shown: str) -> Pack:
    """Reads a directory (or a ZIP archive) with pack.yaml and files of cards, or a file with `pack` and `cards`."""
    if path.is_dir():
        header, header_file, cards, places = _directory(_files(path, shown), shown)
    elif is_archive(path):
        header, header_file, cards, places = _directory(read_archive(path, shown), shown)
    else:
        header, header_file, cards, places = _single(path, shown)
    if errors := check_pack(header, header_file, cards, [(place.file, place.line) for place in places]):
        raise PackError(errors)
    digest = hashlib.sha256(canonical({"pack": header, "cards": [played(card) for card in cards]}).encode()).hexdigest()
    return Pack(header, tuple(cards), tuple(places), header_file, digest)


def played(card: dict[str, Any]) -> dict[str, Any]:
    """What the game is played by: a new picture leaves saved games valid."""
    return {key: value for key, value in card.items() if key not in words.LOOKS}


def canonical(data: Any) -> str:
    """The same text for the same content, however it is laid out."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _read(path: Path, left: int, shown: str) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(left + 1)
    except OSError as error:
        raise PackError(message(error.strerror or "cannot be read", file=shown)) from None
    if len(raw) > left:
        raise PackError(message(f"the pack is larger than {words.BOUNDS['bytes']:,} bytes", file=shown))
    return raw


Parts = tuple[dict[str, Any], str, list[dict[str, Any]], list[Place]]


def _files(path: Path, shown: str) -> dict[str, bytes]:
    """The YAML files of a directory, by name."""
    if not (path / HEADER).is_file():
        raise PackError(message("a pack's directory needs a pack.yaml", file=shown))
    files = sorted(entry.name for entry in path.glob("*.yaml"))
    if len(files) > words.BOUNDS["files"]:
        raise PackError(message(f"more than {words.BOUNDS['files']} files", file=shown))
    found: dict[str, bytes] = {}
    left = words.BOUNDS["bytes"]
    for name in (HEADER, *(name for name in files if name != HEADER)):
        found[name] = _read(path / name, left, f"{shown}/{name}")
        left -= len(found[name])
    return found


def _directory(files: dict[str, bytes], shown: str) -> Parts:
    head = f"{shown}/{HEADER}"
    header = read_yaml(files[HEADER], head)
    if not is_map(header):
        raise PackError(message("the header must be a mapping", file=head, line=1))
    cards: list[dict[str, Any]] = []
    places: list[Place] = []
    for name, raw in files.items():
        if name != HEADER:
            _collect(read_yaml(raw, f"{shown}/{name}"), f"{shown}/{name}", cards, places)
    return header, head, cards, places


def _single(path: Path, shown: str) -> Parts:
    data = read_yaml(_read(path, words.BOUNDS["bytes"], shown), shown)
    if not is_map(data) or not is_map(data.get("pack")) or "cards" not in data:
        raise PackError(message("a pack's file needs `pack` (a mapping) and `cards` (a list)", file=shown, line=1))
    for key in data:
        if key not in ("pack", "cards"):
            near = difflib.get_close_matches(key, ("pack", "cards"), 1)
            raise PackError(
                message(
                    f"unknown section {key!r}", file=shown, line=line_of(data, key, 1), near=near[0] if near else None
                )
            )
    cards: list[dict[str, Any]] = []
    places: list[Place] = []
    _collect(data["cards"], shown, cards, places)
    return data["pack"], shown, cards, places


def _collect(data: Any, file: str, cards: list[dict[str, Any]], places: list[Place]) -> None:
    if not is_list(data):
        raise PackError(message("a list of cards expected", file=file, line=1))
    for index, card in enumerate(data):
        line = line_of(data, index, 1)
        if not is_map(card):
            raise PackError(message("a card must be a mapping", file=file, line=line))
        cards.append(card)
        places.append(Place(file, line))
    if len(cards) > words.BOUNDS["cards"]:
        raise PackError(message(f"more than {words.BOUNDS['cards']:,} cards", file=file))
