"""The errors of a client."""

from __future__ import annotations


class Trouble(Exception):
    """The server cannot be reached or does not follow the protocol."""


class Closed(Trouble):
    """The server closed the connection for good, for this reason."""


class RefusedByServer(Exception):
    """The server refused a request. `code` is for programs; `rules` are the rules behind the refusal."""

    def __init__(self, code: str, text: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"{text} [{', '.join(rules)}]" if rules else text)
        self.code = code
        self.rules = rules
