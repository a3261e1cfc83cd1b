"""Why not: a sentence and the rules it rests on, the most telling first."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """`message`: the id of a sentence in the catalogues, with variables that `parts` fill. The engine reads no files:
    `Game` fills in the English `text`.
    """

    message: str
    rules: tuple[str, ...]
    parts: dict[str, str | int]
    text: str = ""

    @property
    def rule(self) -> str:
        return self.rules[0]

    def __str__(self) -> str:
        return f"{self.text or self.message} [{', '.join(self.rules)}]"


def refuse(message: str, *rules: str, **parts: str | int) -> Refusal:
    """A refusal; at least one rule."""
    return Refusal(message, rules, parts)


class Illegal(Exception):
    """The action is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(Exception):
    """Not an action at all: an unknown word, card or player."""


class Stale(Exception):
    """The decision it answers is gone."""
