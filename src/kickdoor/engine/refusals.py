"""Why an action is refused: a sentence and the rules behind it, the most important first. Also all exceptions."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.fixed import Fixed


class Refusal(Fixed):
    """Why an action is not legal. The engine reads no files: `Game` fills in the English `text`.

    >>> from kickdoor import Game
    >>> refusal = Game.new("classic", players=["Ana", "Bo", "Cy"]).why_not("Ana: kick")
    >>> refusal.rule, str(refusal)
    ('TURN-7', 'Kick open the door once, at the start of your turn. [TURN-7, DOOR-1]')
    """

    __match_args__ = ("message", "rules", "variables", "text")
    __slots__ = __match_args__

    def __init__(self, message: str, rules: tuple[str, ...], variables: dict[str, str | int], text: str = "") -> None:
        self.message: Final = message  # id of a sentence in the catalogues
        self.rules: Final = rules
        self.variables: Final = variables  # values for the variables of that sentence
        self.text: Final = text

    @property
    def rule(self) -> str:
        return self.rules[0]

    def citing_also(self, rule: str) -> Refusal:
        return Refusal(self.message, tuple(dict.fromkeys((*self.rules, rule))), self.variables, self.text)

    def __str__(self) -> str:
        return f"{self.text or self.message} [{', '.join(self.rules)}]"


def refuse(message: str, *rules: str, **variables: str | int) -> Refusal:
    """Return a refusal that cites at least one rule."""
    return Refusal(message, rules, variables)


class KickdoorError(Exception):
    """The base class of every error that kickdoor raises on purpose."""


class SetupError(KickdoorError, ValueError):
    """The game cannot be set up: its players, rules, seed or share of the cards are wrong."""


class Illegal(KickdoorError):
    """The action is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(KickdoorError):
    """The text is not an action: it has an unknown word or card."""


class UnknownPlayer(Malformed):
    """Nobody at the table has this name or seat."""


class Stale(KickdoorError):
    """The decision that was answered is no longer pending."""


def named_type(given: object) -> str:
    """Return the type of a value for messages: `an int`, `nothing`."""
    name = type(given).__name__
    return "nothing" if given is None else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
