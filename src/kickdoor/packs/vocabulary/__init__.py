"""The vocabulary as one table: every word of the card language by its noun. Decides what a pack may say, nothing else.

The schema, the reference and the texts of cards all come from here; there is no second list of words.
"""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.asking import CONDITIONS, MOMENTS, VALUES
from kickdoor.packs.vocabulary.looks import ACCENTS, ART, LOOKS, POSES, SCALES, TIMES
from kickdoor.packs.vocabulary.modifiers import AMOUNTS, LIMITS, MODIFIER, RULES, SCOPES, STATS
from kickdoor.packs.vocabulary.play import LIMITERS, TARGETS, TIMINGS, TRIGGERS, USE
from kickdoor.packs.vocabulary.printed import KINDS, PROPERTIES
from kickdoor.packs.vocabulary.records import (
    BOUNDS,
    CANCELS,
    DECKS,
    DRAW,
    FACES,
    GOLD_RANGE,
    HEADER,
    IDENTITY,
    LOOK,
    MANY,
    OVERRIDES,
    RANGE,
    REPLACE,
    SIZES,
    SPECIAL,
    STAYS,
    SWAP,
    TURN_OVER,
    WHOSE,
)
from kickdoor.packs.vocabulary.selecting import CARDS, FILTER, PICKS, REFS, WHO, ZONES
from kickdoor.packs.vocabulary.shapes import IDENTITY_KIND, NEEDS, NEEDS_ONE, ONLY_FOR, SHAPES, SOURCED
from kickdoor.packs.vocabulary.verbs import STEP, VERBS
from kickdoor.packs.vocabulary.word import Table, Word

# Nouns whose words stand alone as a value (or as a list of values).
LISTS: Final[dict[str, Table]] = {
    "accent": ACCENTS,
    "cancel": CANCELS,
    "deck": DECKS,
    "face": FACES,
    "limiter": LIMITERS,
    "moment": MOMENTS,
    "override": OVERRIDES,
    "pick": PICKS,
    "pose": POSES,
    "rule": RULES,
    "scale": SCALES,
    "scope": SCOPES,
    "size": SIZES,
    "times": TIMES,
    "timing": TIMINGS,
    "who": WHO,
    "whose": WHOSE,
    "zone": ZONES,
}
# Nouns whose words are keys of a mapping.
RECORDS: Final[dict[str, Table]] = {
    "header": HEADER,
    "identity": IDENTITY,
    "property": PROPERTIES,
    "use": USE,
    "cards": CARDS,
    "filter": FILTER,
    "range": RANGE,
    "gold_range": GOLD_RANGE,
    "draw": DRAW,
    "look": LOOK,
    "turn_over": TURN_OVER,
    "replace": REPLACE,
    "swap": SWAP,
    "art": ART,
}
# Nouns with a grammar of their own (kickdoor.packs.schema).
OTHERS: Final[dict[str, Table]] = {
    "kind": KINDS,
    "stat": STATS,
    "amount": AMOUNTS,
    "limit": LIMITS,
    "modifier": MODIFIER,
    "trigger": TRIGGERS,
    "target": TARGETS,
    "verb": VERBS,
    "step": STEP,
    "ref": REFS,
    "cond": CONDITIONS,
    "value": VALUES,
    "many": MANY,
    "stays": STAYS,
    "treasures": SPECIAL,
}
NOUNS: Final[dict[str, Table]] = {**LISTS, **RECORDS, **OTHERS}

__all__ = [
    "BOUNDS", "IDENTITY_KIND", "LISTS", "LOOKS", "NEEDS", "NEEDS_ONE", "NOUNS", "ONLY_FOR", "OTHERS", "RECORDS",
    "SHAPES", "SOURCED", "Table", "Word",
]  # fmt: skip
