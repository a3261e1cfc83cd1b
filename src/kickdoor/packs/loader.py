"""Finds a pack, reads its files and checks them. A pack that loads is sound; it is not yet compiled."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

from kickdoor.packs import cache, vocabulary
from kickdoor.packs.archive import HEADER, WHOLE, is_archive, read_archive
from kickdoor.packs.errors import PackError, message

SETS: Final = Path(__file__).resolve().parent.parent / "sets"


@dataclass(frozen=True, slots=True)
class Location:
    """Where a card is written."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A checked pack: its header and cards as written. Two packs are equal if their content is."""

    header: dict[str, Any]
    cards: tuple[dict[str, Any], ...]
    places: tuple[Location, ...]  # one for each card
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


def load_pack(spec: str | Path, *, base: Path | None = None, lines: bool = False) -> Pack:
    """The pack of that name (a set that comes with the package) or at that path (relative to `base`).

    `lines`: with the line of every part of a card, for messages about it; else only that of each card.
    """
    if not isinstance(cast("object", spec), str | Path):
        raise PackError(f"a pack is a set's name, a path or a Pack, not of type {type(spec).__name__}")
    if isinstance(spec, str) and spec in builtin_sets():
        return replace(read_pack(SETS / spec, shown=spec, lines=lines), trusted=True)
    path = (base or Path()) / spec
    if _exists(path):
        return read_pack(path, shown=str(path), lines=lines)
    near = difflib.get_close_matches(str(spec), builtin_sets(), 1)
    raise PackError(message(f"no pack: neither a set's name nor a path: {spec}", near=near[0] if near else None))


def _exists(path: Path) -> bool:
    try:
        return path.is_dir() or path.is_file()
    except OSError:  # a name that no file can have
        return False


def read_pack(path: Path, *, shown: str, lines: bool = False) -> Pack:
    """Reads a directory (or a ZIP archive) with pack.yaml and files of cards, or a file with `pack` and `cards`.

    A sound pack that has been read before is taken as it was; `lines`: read it all the same, with the line of
    every part of a card.
    """
    single = not path.is_dir() and not is_archive(path)
    if single:
        files = {WHOLE: _read(path, vocabulary.BOUNDS["bytes"], shown)}
    else:
        files = _files(path, shown) if path.is_dir() else read_archive(path, shown)

    def place(name: str) -> str:
        return shown if single else f"{shown}/{name}"

    key = cache.key_of(files)
    if key is not None and not lines and (known := cache.find(key)) is not None:
        places = tuple(Location(place(name), line) for name, line in known.places)
        return Pack(known.header, tuple(known.cards), places, place(HEADER), known.hash)
    entry, head, found = _checked(files, place)
    if key is not None:
        cache.keep(key, entry)
    return Pack(entry.header, tuple(entry.cards), tuple(found), head, entry.hash)


def _checked(files: dict[str, bytes], place: Callable[[str], str]) -> tuple[cache.CachedPack, str, list[Location]]:
    """The parts of a pack, known to be sound, with the header's file and where each card stands."""
    from kickdoor.packs.parsing import parse
    from kickdoor.packs.schema import check_pack

    header, head, cards, where = parse(files, place)
    if errors := check_pack(header, head, cards, [(place(name), line) for name, line in where]):
        raise PackError(errors)
    digest = hashlib.sha256(canonical({"pack": header, "cards": [played(card) for card in cards]}).encode()).hexdigest()
    return (
        cache.CachedPack(header, cards, where, digest),
        head,
        [Location(place(name), line) for name, line in where],
    )


def played(card: dict[str, Any]) -> dict[str, Any]:
    """What the game is played by: a new picture leaves saved games valid."""
    return {key: value for key, value in card.items() if key not in vocabulary.LOOKS}


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
        raise PackError(message(f"the pack is larger than {vocabulary.BOUNDS['bytes']:,} bytes", file=shown))
    return raw


def _files(path: Path, shown: str) -> dict[str, bytes]:
    """The YAML files of a directory, by name."""
    if not (path / HEADER).is_file():
        raise PackError(message("a pack's directory needs a pack.yaml", file=shown))
    files = sorted(entry.name for entry in path.glob("*.yaml"))
    if len(files) > vocabulary.BOUNDS["files"]:
        raise PackError(message(f"more than {vocabulary.BOUNDS['files']} files", file=shown))
    found: dict[str, bytes] = {}
    left = vocabulary.BOUNDS["bytes"]
    for name in (HEADER, *(name for name in files if name != HEADER)):
        found[name] = _read(path / name, left, f"{shown}/{name}")
        left -= len(found[name])
    return found
