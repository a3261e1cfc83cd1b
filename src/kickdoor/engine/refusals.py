"""Why not: a sentence and the rules it rests on, the most telling first."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """`message`: the id of a sentence in the catalogues, with variables that `parts` fill. The engine reads no files:
    `Game` fills in the English `text`.

    >>> from kickdoor import Game
    >>> refusal = Game.new("classic", players=["Ana", "Bo", "Cy"]).why_not("Ana: kick")
    >>> refusal.rule, str(refusal)
    ('TURN-7', 'Kick open the door once, at the start of your turn. [TURN-7, DOOR-1]')
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


class KickdoorError(Exception):
    """What is wrong with what was asked for. Every error that kickdoor raises on purpose is one of these."""


class SetupError(KickdoorError, ValueError):
    """A game that cannot be set up: its players, rules, seed or share of the cards."""


class Illegal(KickdoorError):
    """The action is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(KickdoorError):
    """Not an action at all: an unknown word or card."""


class UnknownPlayer(Malformed):
    """Nobody at the table has this name or seat."""


class Stale(KickdoorError):
    """The decision it answers is gone."""


def named_type(given: object) -> str:
    """The type of what was given, for messages: `an int`, `nothing`."""
    name = type(given).__name__
    return "nothing" if given is None else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
