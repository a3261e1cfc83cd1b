"""A pack in a ZIP archive: its YAML files, read within bounds and never written anywhere. Knows nothing of cards."""

from __future__ import annotations

import stat
import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Final

from kickdoor.packs.errors import PackError, message
from kickdoor.packs.vocabulary import BOUNDS

SUFFIX: Final = ".zip"
RATIO: Final = 100  # text shrinks to a tenth; what shrinks to less than a hundredth is a trap
HEADER: Final = "pack.yaml"
WHOLE: Final = ""  # the name, in a pack that is one file, of that file


def is_archive(path: Path) -> bool:
    return path.suffix.lower() == SUFFIX


def read_archive(path: Path, shown: str) -> dict[str, bytes]:
    """The YAML files of the pack by name: those beside its pack.yaml, at the top or in the archive's one folder."""
    try:
        if path.stat().st_size > BOUNDS["bytes"]:
            raise PackError(message(f"the archive is larger than {BOUNDS['bytes']:,} bytes", file=shown))
        with zipfile.ZipFile(path) as archive:
            files = _entries(archive, shown)
            folder = _folder(files, shown)
            wanted = {
                PurePosixPath(name).name: entry
                for name, entry in files.items()
                if PurePosixPath(name).parent == folder and name.endswith(".yaml")
            }
            return {name: _read(archive, entry, shown) for name, entry in sorted(wanted.items())}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, UnicodeDecodeError):
        raise PackError(message("not a ZIP archive, or a damaged one", file=shown)) from None
    except OSError as error:
        raise PackError(message(error.strerror or "cannot be read", file=shown)) from None


def _entries(archive: zipfile.ZipFile, shown: str) -> dict[str, zipfile.ZipInfo]:
    """The files in it, once all of them are known to be harmless."""
    found: dict[str, zipfile.ZipInfo] = {}
    total = 0
    for entry in archive.infolist():
        if wrong := _why_not(entry):
            raise PackError(message(wrong, file=shown))
        if entry.is_dir():
            continue
        if entry.filename in found:
            raise PackError(message(f"{entry.filename!r} is in it twice", file=shown))
        found[entry.filename] = entry
        total += entry.file_size
    if len(found) > BOUNDS["files"]:
        raise PackError(message(f"more than {BOUNDS['files']} files", file=shown))
    if total > BOUNDS["bytes"]:
        raise PackError(message(f"unpacked it is larger than {BOUNDS['bytes']:,} bytes", file=shown))
    return found


def _why_not(entry: zipfile.ZipInfo) -> str:
    name = entry.filename
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in entry.orig_filename or ":" in name:
        return f"{name!r} points out of the archive"
    if stat.S_ISLNK(entry.external_attr >> 16):
        return f"{name!r} is a link"
    if entry.flag_bits & 1:
        return f"{name!r} is encrypted"
    if entry.file_size > RATIO * max(1, entry.compress_size):
        return f"{name!r} grows more than {RATIO} times when unpacked"
    return ""


def _folder(files: dict[str, zipfile.ZipInfo], shown: str) -> PurePosixPath:
    heads = [PurePosixPath(name).parent for name in files if PurePosixPath(name).name == HEADER]
    near = sorted(head for head in heads if len(head.parts) <= 1)
    if len(near) != 1:
        raise PackError(message("an archive needs one pack.yaml, at its top or in a folder", file=shown))
    return near[0]


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, shown: str) -> bytes:
    """Never more than it says it holds: a size may be a lie."""
    with archive.open(entry) as file:
        raw = file.read(entry.file_size + 1)
    if len(raw) > entry.file_size:
        raise PackError(message(f"{entry.filename!r} is larger than it says", file=shown))
    return raw
