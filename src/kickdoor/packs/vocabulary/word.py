"""One word of the card vocabulary, as data: what it takes, what it means, which rules it touches, how it reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Word:
    takes: str  # the type of its argument: a table of words, a record, or a type of kickdoor.packs.schema; "" for none
    means: str
    rules: str = ""
    says: str = ""  # its English phrase; braces are filled in by kickdoor.cardtext.card_text (others: packs.languages)
    forms: Mapping[str, str] = field(default_factory=lambda: NOTHING)  # other phrases of it, by occasion
    also: Mapping[str, str] = field(
        default_factory=lambda: NOTHING
    )  # further keys beside it and their types; `?`: optional
    need: bool = False  # in a record: may not be left out


Table: TypeAlias = Mapping[str, Word]
