"""What can go wrong between a client and its table."""

from __future__ import annotations


class Trouble(Exception):
    """The server cannot be reached, or does not speak as it should."""


class Closed(Trouble):
    """The server does not want to see us again: the reason."""


class RefusedByServer(Exception):
    """Nothing has changed: why. `code` is for programs, `rules` are those that it rests on."""

    def __init__(self, code: str, text: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"{text} [{', '.join(rules)}]" if rules else text)
        self.code = code
        self.rules = rules
