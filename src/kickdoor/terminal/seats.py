"""Stores the secrets of this user's seats on servers, in files that nobody else can read."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from urllib.parse import quote

import msgspec

from kickdoor.record.shuffle import Remembered


class StoredSeat(msgspec.Struct, frozen=True):
    """A seat at one table; its secret gives access to it."""

    name: str
    secret: str
    remembered: Remembered = Remembered()  # to check the deal after the game


def state_folder() -> Path:
    """Return the folder for this user's seats, in the XDG state folder."""
    told = os.environ.get("XDG_STATE_HOME", "")
    base = Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "state"
    return base / "kickdoor" / "seats"


class SeatStore:
    """A store of seats with one file per table that only this user can read."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()

    def _file(self, link: str) -> Path:
        return self.folder / f"{quote(link, safe='')}.json"

    def of(self, link: str, name: str | None = None) -> StoredSeat | None:
        """Return the seat that was taken last, with that name if one is given; None if there is none."""
        found = [seat for seat in self._read(link) if name is None or seat.name.casefold() == name.casefold()]
        return found[-1] if found else None

    def _read(self, link: str) -> list[StoredSeat]:
        try:
            return msgspec.json.decode(self._file(link).read_bytes(), type=list[StoredSeat])
        except (OSError, msgspec.DecodeError):
            return []  # the recovery code still gives access to an unreadable seat

    def keep(self, link: str, seat: StoredSeat) -> None:
        self._write(link, [*self._others(link, seat), seat])

    def forget(self, link: str, seat: StoredSeat) -> None:
        others = self._others(link, seat)
        if others:
            self._write(link, others)
        else:
            self._file(link).unlink(missing_ok=True)

    def _others(self, link: str, seat: StoredSeat) -> list[StoredSeat]:
        return [each for each in self._read(link) if each.name.casefold() != seat.name.casefold()]

    def _write(self, link: str, seats: list[StoredSeat]) -> None:
        """Replace the file atomically by a new one, which only its owner can read."""
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
