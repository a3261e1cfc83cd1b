"""Finds the IDs that a text cites. It does not check that they exist."""

from __future__ import annotations

import re

# "TRIBE-8..12", "TIMING-2/3/9", "CONFLICT-3 to CONFLICT-6", "EX-4b"
_CITED = re.compile(
    r"\b(?P<key>[A-Z]+)-(?P<first>\d+)(?P<letter>[a-z]?)\b(?P<more>(?:\.\.\d+|/\d+)*)(?: to (?P=key)-(?P<last>\d+)\b)?"
)
_MORE = re.compile(r"(\.\.|/)(\d+)")


def cited(text: str) -> tuple[str, ...]:
    """Return the IDs in order of appearance, each once, with ranges expanded.

    >>> cited("Text TIMING-2/3 and TRIBE-8..10; see EX-4b.")
    ('TIMING-2', 'TIMING-3', 'TRIBE-8', 'TRIBE-9', 'TRIBE-10', 'EX-4b')
    """
    found: dict[str, None] = {}
    for match in _CITED.finditer(text):
        numbers = [int(match["first"])]
        for separator, number in _MORE.findall(match["more"]):
            numbers.extend(range(numbers[-1] + 1, int(number) + 1) if separator == ".." else [int(number)])
        if match["last"]:
            numbers.extend(range(numbers[-1] + 1, int(match["last"]) + 1))
        for number in numbers:
            found[f"{match['key']}-{number}{match['letter']}"] = None
    return tuple(found)
