"""The YAML files of a pack to its header and cards, with the line of each. Knows nothing of what they mean."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from kickdoor.packs import vocabulary
from kickdoor.packs.archive import HEADER, WHOLE
from kickdoor.packs.errors import PackError, message
from kickdoor.packs.names import is_list, is_map
from kickdoor.packs.yaml_source import line_of, read_yaml

# the header, its file as shown, the cards, and for each its file's name and line
Parts = tuple[dict[str, Any], str, list[dict[str, Any]], list[tuple[str, int]]]
Shown = Callable[[str], str]  # how messages call a file of the pack


def parse(files: Mapping[str, bytes], shown: Shown) -> Parts:
    return _single(files[WHOLE], shown) if WHOLE in files else _directory(files, shown)


def _directory(files: Mapping[str, bytes], shown: Shown) -> Parts:
    head = shown(HEADER)
    header = read_yaml(files[HEADER], head)
    if not is_map(header):
        raise PackError(message("the header must be a mapping", file=head, line=1))
    cards: list[dict[str, Any]] = []
    places: list[tuple[str, int]] = []
    for name, raw in files.items():
        if name != HEADER:
            _collect(read_yaml(raw, shown(name)), name, shown, cards, places)
    return header, head, cards, places


def _single(raw: bytes, shown: Shown) -> Parts:
    file = shown(WHOLE)
    data = read_yaml(raw, file)
    if not is_map(data) or not is_map(data.get("pack")) or "cards" not in data:
        raise PackError(message("a pack's file needs `pack` (a mapping) and `cards` (a list)", file=file, line=1))
    for key in data:
        if key not in ("pack", "cards"):
            near = difflib.get_close_matches(key, ("pack", "cards"), 1)
            raise PackError(
                message(
                    f"unknown section {key!r}", file=file, line=line_of(data, key, 1), near=near[0] if near else None
                )
            )
    cards: list[dict[str, Any]] = []
    places: list[tuple[str, int]] = []
    _collect(data["cards"], WHOLE, shown, cards, places)
    return data["pack"], file, cards, places


def _collect(data: Any, name: str, shown: Shown, cards: list[dict[str, Any]], places: list[tuple[str, int]]) -> None:
    file = shown(name)
    if not is_list(data):
        raise PackError(message("a list of cards expected", file=file, line=1))
    for index, card in enumerate(data):
        line = line_of(data, index, 1)
        if not is_map(card):
            raise PackError(message("a card must be a mapping", file=file, line=line))
        cards.append(card)
        places.append((name, line))
    if len(cards) > vocabulary.BOUNDS["cards"]:
        raise PackError(message(f"more than {vocabulary.BOUNDS['cards']:,} cards", file=file))
