"""A message and what fills its variables: enough to say it in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kickdoor.wording.catalogue import english_text


class Phrase(NamedTuple):
    """Names of cards and players, and numbers, are the same in every language; other parts are phrases again."""

    message: str
    parts: Mapping[str, Part]

    @property
    def text(self) -> str:
        """In English."""
        return english_text(self.message, {name: _english(part) for name, part in self.parts.items()})


Part = str | int | Phrase | Sequence[str | Phrase | Sequence[str]]


def say(message: str, **parts: Part) -> Phrase:
    """The message of that id."""
    return Phrase(message, parts)


def _english(part: Part) -> str | int:
    if isinstance(part, str | int):
        return part
    return part.text if isinstance(part, Phrase) else listed([str(_english(each)) for each in part])


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return " and ".join(([", ".join(words[:-1])] if len(words) > 1 else []) + list(words[-1:]))
