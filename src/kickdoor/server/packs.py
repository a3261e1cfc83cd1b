"""Packs by name: the sets that come with the game, and what players have uploaded (`pack:HASH`)."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from kickdoor.packs import Pack, PackError, builtin_sets, compile_library, load_pack
from kickdoor.store import Store

UPLOADED: Final = "pack:"
KEPT: Final = 64  # packs of players that are kept in mind


class Shelf:
    """What tables of this process can be played with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Pack] = {}

    async def packs(self, names: Sequence[str]) -> list[Pack]:
        """Raises PackError for what is not there."""
        return [await self._pack(name) for name in names]

    async def _pack(self, name: str) -> Pack:
        if name in builtin_sets():
            return _builtin(name)
        if not name.startswith(UPLOADED):
            raise PackError(f"no pack {name[:80]!r}: there are {', '.join(builtin_sets())}, and what was uploaded")
        if name not in self._known:
            content = await self.store.get_pack(name.removeprefix(UPLOADED))
            if content is None:
                raise PackError(f"no pack {name[:80]!r} was uploaded here")
            if len(self._known) >= KEPT:
                self._known.pop(next(iter(self._known)))
            self._known[name] = await asyncio.to_thread(_checked, content)
        return self._known[name]

    async def add(self, content: bytes, at: int) -> tuple[str, Pack]:
        """Checks what somebody uploads, a ZIP archive or one YAML file, and keeps it. Raises PackError."""
        pack = await asyncio.to_thread(_checked, content)
        digest = hashlib.sha256(content).hexdigest()
        await self.store.put_pack(digest, at, content)
        self._known[UPLOADED + digest] = pack
        return UPLOADED + digest, pack


@cache
def _builtin(name: str) -> Pack:
    return load_pack(name)


def _checked(content: bytes) -> Pack:
    """A stranger's pack: read within bounds, linted, compiled."""
    suffix = ".zip" if content[:2] == b"PK" else ".yaml"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"pack{suffix}"
        path.write_bytes(content)
        try:
            pack = load_pack(path)
            pack = replace(pack, file=pack.file.replace(str(path), path.name))  # what is said of it later, too
            compile_library([pack])
        except PackError as error:
            raise PackError([line.replace(str(path), path.name) for line in error.errors]) from None
    return pack
