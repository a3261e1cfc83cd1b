"""Packs that were found sound, kept between runs so that they need not be read and checked again.

An entry's name is the hash of everything that the verdict depends on: the bytes of the pack's files and of the code and
tables that judge them. It can therefore be missing, never stale. Entries are JSON in a folder of the user's own
($XDG_CACHE_HOME/kickdoor, else ~/.cache/kickdoor), written aside and moved into place at once; whatever is odd about
the folder or an entry, the pack is simply read again. Nothing else depends on this file: deleting the folder is safe.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from kickdoor.packs.vocabulary import BOUNDS

LEAST: Final = 10_000  # bytes: what is smaller is read fast enough
MOST: Final = 64  # entries; the oldest go
LARGEST: Final = 4 * BOUNDS["bytes"]
SUFFIX: Final = ".pack.json"
CODE: Final = Path(__file__).resolve().parent


class CachedPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sound pack, without the place it was read from."""

    header: dict[str, Any]
    cards: list[dict[str, Any]]
    places: list[tuple[str, int]]  # the file's name in the pack, and the line
    hash: str


def key_of(files: Mapping[str, bytes]) -> str | None:
    """The name of these files' entry; None if they are too small to be worth one."""
    if sum(map(len, files.values())) < LEAST:
        return None
    digest = hashlib.blake2b(judges(), digest_size=32)
    for name, raw in files.items():
        digest.update(f"{len(name)} {name} {len(raw)} ".encode())
        digest.update(raw)
    return digest.hexdigest()


@cache
def judges() -> bytes:
    """A hash of what decides whether a pack is sound: this package's code and its icons."""
    digest = hashlib.blake2b(digest_size=32)
    for path in sorted((*CODE.rglob("*.py"), *(CODE / "data").glob("*.json"))):
        raw = path.read_bytes()
        digest.update(f"{path.relative_to(CODE).as_posix()} {len(raw)} ".encode())
        digest.update(raw)
    return digest.digest()


def folder() -> Path | None:
    """Where entries lie; None where there is no place of the user's own."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    try:
        base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".cache"
    except RuntimeError:  # nobody's home
        return None
    return base / "kickdoor" / "packs"


def find(key: str) -> CachedPack | None:
    """The entry of that name, if it is whole and nobody else can have written it."""
    place = folder()
    if place is None:
        return None
    try:
        if not _is_ours(place):
            return None
        handle = os.open(place / f"{key}{SUFFIX}", os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(handle, "rb") as file:
            if not _is_private(os.fstat(file.fileno())):
                return None
            raw = file.read(LARGEST)
    except (OSError, ValueError):
        return None
    check, _, body = raw.partition(b"\n")
    if check.decode("ascii", "replace") != _checksum(body):
        return None
    try:
        return msgspec.json.decode(body, type=CachedPack)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def keep(key: str, entry: CachedPack) -> None:
    """Writes an entry, or does nothing where that is not possible."""
    import tempfile

    place = folder()
    if place is None:
        return
    aside: Path | None = None
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(place):
            return
        body = msgspec.json.encode(entry)
        handle, name = tempfile.mkstemp(dir=place, prefix=".")
        aside = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(_checksum(body).encode() + b"\n" + body)
        aside.replace(place / f"{key}{SUFFIX}")
        aside = None
        _prune(place)
    except (OSError, msgspec.MsgspecError, TypeError, RecursionError):
        return
    finally:
        if aside is not None:
            with contextlib.suppress(OSError):
                aside.unlink()


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _is_ours(place: Path) -> bool:
    found = os.lstat(place)
    return stat.S_ISDIR(found.st_mode) and _is_private(found)


def _is_private(found: os.stat_result) -> bool:
    """Ours, and writable by nobody else; where the system has no such notion the home folder must do."""
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _prune(place: Path) -> None:
    entries = [(entry.stat().st_mtime, entry) for entry in place.glob(f"*{SUFFIX}")]
    for _, entry in sorted(entries)[:-MOST]:
        entry.unlink(missing_ok=True)
