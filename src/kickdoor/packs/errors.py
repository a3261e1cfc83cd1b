"""What is wrong with a pack, in one line that says where."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.refusals import KickdoorError


class Message(str):
    """A line that remembers its parts: where, of which card, what."""

    __slots__ = ("card", "place", "text")

    place: str
    card: str
    text: str


class PackError(KickdoorError):
    """A pack cannot be used. `errors` lists everything found; the message is the first of it."""

    def __init__(self, errors: str | Sequence[str]) -> None:
        self.errors: tuple[str, ...] = (errors,) if isinstance(errors, str) else tuple(errors)
        self.unreadable = isinstance(errors, str)  # not even read: no list of what its cards get wrong
        super().__init__(self.errors[0])


def message(
    text: str, *, file: str = "", line: int = 0, card: str = "", path: str = "", near: str | None = None
) -> Message:
    """FILE:LINE: CARD: PATH: message (did you mean 'x'?)"""
    place = f"{file}:{line}" if file and line else file
    hint = f" (did you mean {near!r}?)" if near else ""
    said = ": ".join(part for part in (path, text) if part) + hint
    made = Message(" ".join(": ".join(part for part in (place, card, said) if part).split()))
    made.place, made.card, made.text = place, card, " ".join(said.split())
    return made
