"""Why not: a sentence and the rules it rests on, the most telling first."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """`words` have gaps, `{gold}`, which `parts` fill: in other languages, too."""

    words: str
    rules: tuple[str, ...]
    parts: dict[str, str | int]

    @property
    def text(self) -> str:
        return self.words.format_map(self.parts) if self.parts else self.words

    @property
    def rule(self) -> str:
        return self.rules[0]

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]"


def no(words: str, *rules: str, **parts: str | int) -> Refusal:
    """A refusal; at least one rule."""
    return Refusal(words, rules, parts)


class Illegal(Exception):
    """The action is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(Exception):
    """Not an action at all: an unknown word, card or player."""


class Stale(Exception):
    """The decision it answers is gone."""
