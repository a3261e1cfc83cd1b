"""Packs of cards: reading and checking them, compiling them for the engine, writing their texts."""

from __future__ import annotations

from kickdoor.packs.compiler import compile_library
from kickdoor.packs.errors import PackError
from kickdoor.packs.loader import Pack, builtin_sets, load_pack

__all__ = ["Pack", "PackError", "builtin_sets", "compile_library", "load_pack"]
