"""Words with gaps, so that a sentence can be said in other languages: `{who} draws {cards}.` and what fills the gaps.

The English words are written where they are needed and nowhere else. A catalogue of another language has them under
their key, which is made from the words themselves: whoever changes them is asked for new translations.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

_BETWEEN: Final = re.compile(r"[^A-Za-z0-9]+")


class Phrase(NamedTuple):
    """Names of cards and players, and numbers, are what they are in every language; other parts are phrases again."""

    words: str
    parts: Mapping[str, Part]

    @property
    def text(self) -> str:
        """In English."""
        return self.words.format_map({gap: _english(part) for gap, part in self.parts.items()})


Part = str | int | Phrase | Sequence[str | Phrase | Sequence[str]]


def say(words: str, **parts: Part) -> Phrase:
    return Phrase(words, parts)


def _english(part: Part) -> str:
    if isinstance(part, str | int):
        return str(part)
    return part.text if isinstance(part, Phrase) else listed([_english(each) for each in part])


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return " and ".join(([", ".join(words[:-1])] if len(words) > 1 else []) + list(words[-1:]))


@cache
def key(words: str) -> str:
    """Under which catalogues have these words: `who-draws-cards`."""
    return _BETWEEN.sub("-", words).strip("-")
