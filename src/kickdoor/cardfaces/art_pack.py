"""Art packs: drawings of cards in a ZIP archive, one SVG each, and a list of whose they are. Knows nothing of how a
picture is made.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from kickdoor.packs.errors import PackError, message
from kickdoor.packs.icons import icon_authors
from kickdoor.packs.names import slug

LIST: Final = "art.json"
FORMAT: Final = "kickdoor-art-1"
LONGEST: Final = 2 * 1024 * 1024  # bytes of a picture, or of the list
MOST: Final = 5000  # pictures
UNCHANGING: Final = (1980, 1, 1, 0, 0, 0)  # the same drawings make the same archive


class Art(NamedTuple):
    """`set`: the id of the pack that the card is in."""

    set: str
    card: str
    signature: str
    date: str
    svg: bytes


class ArtEntry(msgspec.Struct, frozen=True):
    """A line of the list."""

    set: str
    card: str
    file: str
    signature: str
    date: str


class Listing(msgspec.Struct, frozen=True):
    format: str
    drawings: tuple[ArtEntry, ...]
    credits: str = ""


def stamp_credits() -> str:
    """Stamps are somebody's work, too."""
    return (
        "Stamps in drawings are icons from game-icons.net under CC BY 3.0 (creativecommons.org/licenses/by/3.0), "
        f"recoloured, made by {', '.join(icon_authors())}."
    )


def written(arts: Iterable[Art]) -> bytes:
    """The archive; the order of the drawings is kept."""
    entries: list[ArtEntry] = []
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, art in enumerate(arts, start=1):
            file = f"{number:03}-{slug(art.card)[:60]}.svg"
            entries.append(ArtEntry(art.set, art.card, file, art.signature, art.date))
            archive.writestr(_named(file), art.svg)
        told = msgspec.json.format(msgspec.json.encode(Listing(FORMAT, tuple(entries), stamp_credits())), indent=2)
        archive.writestr(_named(LIST), told)
    return content.getvalue()


def _named(file: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(file, UNCHANGING)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


def read(path: Path) -> dict[tuple[str, str], Art]:
    """By set and card; of two for a card, the first. Read within bounds, and never written anywhere."""
    try:
        with zipfile.ZipFile(path) as archive:
            listing = msgspec.json.decode(_bytes(archive, LIST), type=Listing)
            if listing.format != FORMAT:
                raise PackError(message(f"an art pack of another format: {listing.format[:40]!r}", file=str(path)))
            if len(listing.drawings) > MOST:
                raise PackError(message(f"more than {MOST} drawings", file=str(path)))
            found: dict[tuple[str, str], Art] = {}
            for each in listing.drawings:
                art = Art(each.set, each.card, each.signature, each.date, _bytes(archive, each.file))
                found.setdefault((each.set, each.card), art)
            return found
    except KeyError as error:
        raise PackError(message(f"no art pack: {error.args[0]}", file=str(path))) from None
    except msgspec.DecodeError as error:
        raise PackError(message(f"{LIST}: {error}", file=str(path))) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, UnicodeDecodeError):
        raise PackError(message("not a ZIP archive, or a damaged one", file=str(path))) from None
    except OSError as error:
        raise PackError(message(error.strerror or "cannot be read", file=str(path))) from None


def _bytes(archive: zipfile.ZipFile, name: str) -> bytes:
    """Never more than is good for us, whatever the archive says of its size."""
    with archive.open(name) as file:
        raw = file.read(LONGEST + 1)
    if len(raw) > LONGEST:
        raise PackError(message(f"{name!r} is larger than {LONGEST:,} bytes", file=str(archive.filename)))
    return raw
