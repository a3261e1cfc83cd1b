"""The types of the vocabulary whose shape is plain, and what a kind of card must and may have. The loader checks packs
by these tables, and the JSON Schema is written from them. Types with a grammar of their own: kickdoor.packs.schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from kickdoor.packs.vocabulary.looks import LOOKS
from kickdoor.packs.vocabulary.printed import PROPERTIES
from kickdoor.packs.vocabulary.records import BOUNDS

IDENTITY_KIND: Final = "<identity>"
VOCABULARY: Final = 1


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Text:
    most: int  # characters


@dataclass(frozen=True, slots=True)
class Exactly:
    value: bool | int | str


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class NewWord:
    """A word that the pack makes up."""


@dataclass(frozen=True, slots=True)
class OneOf:
    words: tuple[str, ...]
    noun: str  # what messages call them


@dataclass(frozen=True, slots=True)
class Some:
    """One of a type, or a list of them."""

    of: str
    unique: str = ""  # what messages call an entry, if none may be there twice


@dataclass(frozen=True, slots=True)
class Each:
    """A list."""

    of: str
    low: int
    high: int
    unique: str = ""


@dataclass(frozen=True, slots=True)
class Keyed:
    """A mapping from words that the pack makes up."""

    of: str
    most: int
    noun: str


Shape: TypeAlias = Whole | Text | Exactly | Flag | NewWord | OneOf | Some | Each | Keyed

_NUMBER: Final = BOUNDS["number"]
# What a printed card can say (`sourced`).
SOURCED: Final = tuple(key for key in PROPERTIES if key not in ("plural", *LOOKS))
SHAPES: Final[Mapping[str, Shape]] = {
    "text": Text(BOUNDS["name"]),
    "flavour": Text(BOUNDS["flavour"]),
    "true": Exactly(True),
    "any": Exactly("any"),
    "vocabulary": Exactly(VOCABULARY),
    "bool": Flag(),
    "nat": Whole(0, _NUMBER),
    "int": Whole(-_NUMBER, _NUMBER),
    "copies": Whole(1, _NUMBER),
    "positive": Whole(1, _NUMBER),
    "gold": Whole(0, BOUNDS["gold"]),
    "id": NewWord(),
    "slug": NewWord(),
    "ids": Each("id", 0, 16),
    "slug_list": Each("slug", 0, 200),
    "new_tags": Each("slug", 0, BOUNDS["tags"], unique="tag"),
    "own_tags": Each("tag", 0, BOUNDS["tags"]),
    "identities": Keyed("identity", BOUNDS["identities"], "kinds of identity"),
    "slot_limits": Keyed("positive", BOUNDS["slots"], "slots"),
    "kinds": Some("kind"),
    "slots": Some("slot"),
    "tags": Some("tag", unique="tag"),
    "traits": Some("trait"),
    "slugs": Some("named"),
    "overrides": Some("override"),
    "timings": Some("timing"),
    "zones": Some("zone"),
    "moments": Some("moment"),
    "pair": Each("value", 2, 2),
    "selections": Each("selection", 2, BOUNDS["choices"]),
    "modifiers": Each("modifier", 1, BOUNDS["always"]),
    "conds": Each("cond", 2, 6),
    "steps": Each("step", 0, BOUNDS["steps"]),
    "cost": Each("payment", 1, BOUNDS["steps"]),
    "choices": Each("steps", 2, BOUNDS["choices"]),
    "uses": Each("use", 1, BOUNDS["uses"]),
    "sourced_property": OneOf(SOURCED, "property"),
    "sourced": Each("sourced_property", 1, 64, unique="property"),
}

# What a kind of card must have: all of these …
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "monster": ("level", "treasures", "bad_stuff"),
    "item": ("gold",),
    "oneshot": ("gold",),
    "special": ("deck",),
    "upgrade": ("deck",),
}
# … and one of these.
NEEDS_ONE: Final[Mapping[str, tuple[str, ...]]] = {
    "oneshot": ("bonus", "uses"),
    "enhancer": ("bonus", "always", "uses"),
    "curse": ("effect", "stays", "uses"),
    "special": ("uses", "triggers", "stays"),
    "upgrade": ("stays",),
}
# Properties that only some kinds of card may have.
ONLY_FOR: Final[Mapping[str, tuple[str, ...]]] = {
    "deck": ("special", "upgrade"),
    "level": ("monster",),
    "levels": ("monster",),
    "bad_stuff": ("monster",),
    "effect": ("curse",),
    "treasures": ("monster", "enhancer"),
    "slot": ("item", IDENTITY_KIND),
    "hands": ("item",),
    "size": ("item", "oneshot"),
    "stacks": ("item",),
    "gold": ("item", "oneshot"),
    "only": ("item", "oneshot"),
    "not_for": ("item", "oneshot"),
    "holds": ("item", "companion"),
    "overrides": ("level_up", "special"),
    "play_when": ("special", "upgrade", "item"),
    "stays": ("curse", "special", "upgrade"),
    "excludes": ("special",),
}
