"""Why not: a sentence and the rules it rests on, the most telling first."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    text: str
    rules: tuple[str, ...]

    @property
    def rule(self) -> str:
        return self.rules[0]

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]"


def no(text: str, *rules: str) -> Refusal:
    """A refusal; at least one rule."""
    return Refusal(text, rules)


class Illegal(Exception):
    """The action is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(Exception):
    """Not an action at all: an unknown word, card or player."""


class Stale(Exception):
    """The decision it answers is gone."""
