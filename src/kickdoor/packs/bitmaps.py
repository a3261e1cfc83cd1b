"""Filters as bitmaps over all definitions. Each simple question is asked of every definition once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.engine.model.cards import CardDef, Filter, Library
from kickdoor.engine.model.ids import DOOR, TREASURE
from kickdoor.packs.names import listed

NO_LOW: Final = -999
NO_HIGH: Final = 99_999
DECKS: Final = {"door": DOOR, "treasure": TREASURE}
DIGITS: Final = bytes.maketrans(b"01", b"\x00\x01")


class Bitmaps:
    """Builds filters; equal ones share their bytes."""

    def __init__(self, lib: Library) -> None:
        self.lib = lib
        self.everything = (1 << len(lib.defs)) - 1
        self.asked: dict[str, int] = {}  # question -> those definitions, as bits
        self.made: dict[int, bytes] = {}

    def filter(self, data: dict[str, Any]) -> Filter:
        tags = self.tags(data)
        untagged = self.untagged(data)
        return Filter(
            self.bytes(untagged & self.tagged(tags)),
            untagged=self.bytes(untagged),
            tags=tags,
            lasting=data.get("lasting", False),
            decisive=data.get("decisive", False),
        )

    def bytes(self, bits: int) -> bytes:
        """One byte for each definition, the first first."""
        found = self.made.get(bits)
        if found is None:
            size = len(self.lib.defs)
            found = f"{bits:0{size}b}"[::-1].encode().translate(DIGITS)
            self.made[bits] = found
        return found

    def tags(self, data: dict[str, Any]) -> int:
        mask = 0
        for tag in listed(data.get("tag", [])):
            mask |= self.lib.tags[tag]
        return mask

    def tagged(self, tags: int) -> int:
        return self.those(f"tags {tags}", lambda card: bool(card.tags & tags)) if tags else self.everything

    def untagged(self, data: dict[str, Any]) -> int:
        """Those that match but for their tags, which may also be gained in play."""
        bits = self.everything
        for key, part in data.items():
            if key == "not":
                bits &= ~(self.untagged(part) & self.tagged(self.tags(part)))
            elif key not in ("tag", "decisive"):
                bits &= self.those(f"{key} {part!r}", question(self.lib, key, part))
        return bits

    def those(self, name: str, test: Callable[[CardDef], bool]) -> int:
        found = self.asked.get(name)
        if found is None:
            found = sum(1 << card.id for card in self.lib.defs if test(card))
            self.asked[name] = found
        return found


def question(lib: Library, key: str, part: Any) -> Callable[[CardDef], bool]:
    """What one key of a filter asks of what is printed on a card."""
    match key:
        case "kind":
            kinds = listed(part)  # ITEM-1: one-shots are Items
            return lambda card: card.kind in kinds or (card.is_item and "item" in kinds)
        case "slot":
            slots = [lib.slots.index(slot) for slot in listed(part)]
            return lambda card: any(slot in card.slots for slot in slots)
        case "size":
            return lambda card: card.is_item and card.big == (part == "big")
        case "deck":
            return lambda card: card.deck == DECKS[part]
        case "named":
            names = listed(part)
            return lambda card: card.slug in names
        case "gold":
            return lambda card: card.gold >= 0 and within(card.gold, part)
        case "level":
            return lambda card: card.kind == "monster" and within(card.level, part)
        case "bonus":
            return lambda card: within(card.bonus, part)
        case "hands":
            return lambda card: card.is_item and within(card.hands, part)
        case "deadly":
            return lambda card: card.kind == "monster" and card.deadly == part
        case "lasting":
            return lambda card: card.kind == "curse"
        case _:
            raise AssertionError(f"the schema let {key!r} pass")


def within(number: int, data: dict[str, int]) -> bool:
    return data.get("min", NO_LOW) <= number <= data.get("max", NO_HIGH)
