"""What is wrong with a pack, in one line that says where."""

from __future__ import annotations

from collections.abc import Sequence


class PackError(Exception):
    """A pack cannot be used. `errors` lists everything found; the message is the first of it."""

    def __init__(self, errors: str | Sequence[str]) -> None:
        self.errors: tuple[str, ...] = (errors,) if isinstance(errors, str) else tuple(errors)
        super().__init__(self.errors[0])


def message(
    text: str, *, file: str = "", line: int = 0, card: str = "", path: str = "", near: str | None = None
) -> str:
    """FILE:LINE: CARD: PATH: message (did you mean 'x'?)"""
    place = f"{file}:{line}" if file and line else file
    parts = [part for part in (place, card, path, text) if part]
    hint = f" (did you mean {near!r}?)" if near else ""
    return " ".join((": ".join(parts) + hint).split())
