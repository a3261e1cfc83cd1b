"""The icons that packs may name, with their authors."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

ICONS: Final = Path(__file__).resolve().parent / "data" / "icons.json"


@dataclass(frozen=True, slots=True)
class Icon:
    author: str
    path: str  # on a field of 512 × 512


@lru_cache(maxsize=1)
def icons() -> Mapping[str, Icon]:
    """Every icon that packs may name."""
    data: dict[str, Any] = json.loads(ICONS.read_text("utf-8"))
    authors: list[str] = data["authors"]
    entries: dict[str, tuple[int, str]] = data["icons"]
    return {name: Icon(authors[author], path) for name, (author, path) in entries.items()}


def icon_authors() -> list[str]:
    return sorted({icon.author for icon in icons().values()})


def icon_names() -> Iterable[str]:
    return icons().keys()
