"""Small questions about packs and their data: its shape, how a card's name becomes the word that refers to it."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Any, Final, TypeGuard

GOBLIN: Final = "goblin"
IN_BLACK: Final = "in_black"


def is_map(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def slug(name: str) -> str:
    """The word by which packs refer to a card: its name in small letters, without signs."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "").replace("’", "")).strip("_")


def tribes_by_name(name: str, tribes: Container[str], *, mixed: bool) -> list[str]:
    """MIX-7: of mixed packs every monster with Goblin in its name is one. TRIBE-4: so is every … In Black."""
    plain, found = name.lower(), list[str]()
    if mixed and GOBLIN in tribes and GOBLIN in plain:
        found.append(GOBLIN)
    if IN_BLACK in tribes and plain.endswith("in black"):
        found.append(IN_BLACK)
    return found


def listed(value: Any) -> list[Any]:
    """One word may stand for a list of one."""
    return value if is_list(value) else [value]


def separated(names: str) -> list[str]:
    """`A,B` as people name several packs on a command line."""
    return [name.strip() for name in names.split(",") if name.strip()]


def with_article(noun: str) -> str:
    """An English noun with `a` or `an`."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"
