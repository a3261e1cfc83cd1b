"""The catalogues that come with the package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from kickdoor.wording.fluent import Pattern, format_pattern, read_catalogue

CATALOGUES: Final = ("refusals", "log", "choices", "errors", "chat")


@cache
def catalogue(language: str, name: str) -> dict[str, Pattern]:
    """Return one catalogue of a language, its messages by id."""
    file = files("kickdoor.wording") / "locales" / language / f"{name}.ftl"
    return read_catalogue(file.read_text(encoding="utf-8"))


@cache
def _english() -> dict[str, Pattern]:
    return {message: pattern for name in CATALOGUES for message, pattern in catalogue("en", name).items()}


def english_text(message: str, values: Mapping[str, str | int]) -> str:
    """Return the message of that id in English. Raises KeyError if there is no such message."""
    if message not in _english():
        raise KeyError(f"no message {message!r}: every language needs it in wording/locales")
    return format_pattern(_english()[message], values)
