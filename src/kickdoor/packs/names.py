"""Small questions about packs and their data: its shape, how a card's name becomes the word that refers to it."""

from __future__ import annotations

import re
from typing import Any, TypeGuard


def is_map(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def slug(name: str) -> str:
    """The word by which packs refer to a card: its name in small letters, without signs."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "").replace("’", "")).strip("_")


def listed(value: Any) -> list[Any]:
    """One word may stand for a list of one."""
    return value if is_list(value) else [value]


def separated(names: str) -> list[str]:
    """`A,B` as people name several packs on a command line."""
    return [name.strip() for name in names.split(",") if name.strip()]
