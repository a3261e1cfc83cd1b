"""The seats that this user has at tables elsewhere: secrets, kept in files that nobody else can read."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from urllib.parse import quote

import msgspec

from kickdoor.record.shuffle import Remembered


class Kept(msgspec.Struct, frozen=True):
    """A seat at one table; its secret gives access to it."""

    name: str
    secret: str
    remembered: Remembered = Remembered()  # of the deal, to check it when the game is over


def state_folder() -> Path:
    """Where programs keep what should outlast them."""
    told = os.environ.get("XDG_STATE_HOME", "")
    base = Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "state"
    return base / "kickdoor" / "seats"


class Keeper:
    """One file for each table, readable by this user alone."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()

    def _file(self, link: str) -> Path:
        return self.folder / f"{quote(link, safe='')}.json"

    def of(self, link: str, name: str | None = None) -> Kept | None:
        """The seat that was taken last, under that name if one is given."""
        found = [seat for seat in self._read(link) if name is None or seat.name.casefold() == name.casefold()]
        return found[-1] if found else None

    def _read(self, link: str) -> list[Kept]:
        try:
            return msgspec.json.decode(self._file(link).read_bytes(), type=list[Kept])
        except (OSError, msgspec.DecodeError):
            return []  # a seat that cannot be read is lost here, but not to its recovery code

    def keep(self, link: str, seat: Kept) -> None:
        self._write(link, [*self._others(link, seat), seat])

    def forget(self, link: str, seat: Kept) -> None:
        others = self._others(link, seat)
        if others:
            self._write(link, others)
        else:
            self._file(link).unlink(missing_ok=True)

    def _others(self, link: str, seat: Kept) -> list[Kept]:
        return [each for each in self._read(link) if each.name.casefold() != seat.name.casefold()]

    def _write(self, link: str, seats: list[Kept]) -> None:
        """At once or not at all: a new file (which is made for its owner only) takes the old one's place."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        number, name = tempfile.mkstemp(dir=self.folder)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(msgspec.json.encode(seats))
            Path(name).replace(self._file(link))
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
