"""Packs by name: the sets that come with the game, and the packs that players have uploaded (`pack:HASH`)."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from kickdoor.packs import Pack, PackError, builtin_sets, compile_library, load_pack
from kickdoor.store import Store

UPLOADED: Final = "pack:"
KEPT: Final = 64  # uploaded packs kept in memory
REFUSED: Final = 500  # invalid packs whose errors are remembered
WAITING: Final = 8  # packs that may be waiting for a check; one is checked at a time


class TooManyPacks(Exception):
    """Too many other packs are waiting to be checked."""


class PackRepository:
    """The packs that this process can play with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Pack] = {}
        self._wrong: dict[str, tuple[str, ...]] = {}  # hash of an invalid pack -> its errors
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="packs")
        self._waiting = 0

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def load(self, names: Sequence[str]) -> list[Pack]:
        """Return the packs. Raises PackError for an unknown name."""
        return [await self._pack(name) for name in names]

    async def _pack(self, name: str) -> Pack:
        if name in builtin_sets():
            return _builtin(name)
        if not name.startswith(UPLOADED):
            raise PackError(f"no pack {name[:80]!r}: there are {', '.join(builtin_sets())} and uploaded packs")
        if name not in self._known:
            content = await self.store.get_pack(name.removeprefix(UPLOADED))
            if content is None:
                raise PackError(f"no pack {name[:80]!r} was uploaded here")
            self._keep(name, await self._check(content))
        return self._known[name]

    async def add(self, content: bytes, at: int) -> tuple[str, Pack]:
        """Check and store an uploaded pack, a ZIP archive or one YAML file; return its name and the pack. A pack that
        was checked before is not checked again. Raises PackError and TooManyPacks.
        """
        digest = hashlib.sha256(content).hexdigest()
        name = UPLOADED + digest
        if digest in self._wrong:
            raise PackError(self._wrong[digest])
        if name not in self._known:
            if self._waiting >= WAITING:
                raise TooManyPacks
            try:
                pack = await self._check(content)
            except PackError as error:
                if len(self._wrong) >= REFUSED:
                    self._wrong.pop(next(iter(self._wrong)))
                self._wrong[digest] = error.errors
                raise
            self._keep(name, pack)
        pack = self._known[name]
        await self.store.put_pack(digest, at, content)
        return name, pack

    def _keep(self, name: str, pack: Pack) -> None:
        if len(self._known) >= KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[name] = pack

    async def _check(self, content: bytes) -> Pack:
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _checked, content)
        finally:
            self._waiting -= 1


@cache
def _builtin(name: str) -> Pack:
    return load_pack(name)


def _checked(content: bytes) -> Pack:
    """Load an untrusted pack: read with size limits, lint and compile it."""
    suffix = ".zip" if content[:2] == b"PK" else ".yaml"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"pack{suffix}"
        path.write_bytes(content)
        try:
            pack = load_pack(path)
            pack = replace(pack, file=pack.file.replace(str(path), path.name))  # for later messages, too
            compile_library([pack])
        except PackError as error:
            raise PackError([line.replace(str(path), path.name) for line in error.errors]) from None
    return pack
