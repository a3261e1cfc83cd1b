"""Checks on chosen names, so that nobody can impersonate somebody else: invisible characters are removed, and names
that look the same count as the same.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Characters that are invisible although Unicode does not class them as spaces or control characters.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
_PILED_MARKS: Final = 2  # accents that one letter may carry

# Letters of other scripts, and digits, with the Latin letter that they look like. Compared in lower case.
_LOOK_ALIKES: Final = str.maketrans(
    {
        # Cyrillic
        "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "ё": "e", "ғ": "f", "һ": "h", "н": "h", "і": "l", "ї": "l",
        "ј": "j", "к": "k", "ӏ": "l", "м": "m", "п": "n", "о": "o", "р": "p", "ԛ": "q", "г": "r", "ѕ": "s", "т": "t",
        "ц": "u", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y", "ү": "y", "з": "3",
        # Greek
        "α": "a", "β": "b", "ϲ": "c", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o", "ρ": "p",
        "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ζ": "z", "γ": "y",
        # Armenian and Latin letters of other alphabets
        "օ": "o", "ս": "u", "հ": "h", "ո": "n", "ց": "g", "ə": "e", "ɑ": "a", "ɡ": "g", "ı": "l", "ł": "l", "ø": "o",
        # Digits and signs
        "0": "o", "1": "l", "|": "l", "!": "l", "i": "l", "5": "s", "$": "s", "@": "a",
    }
)  # fmt: skip


def visible(text: str) -> str:
    """Return the text without invisible characters, and with at most two accents on a letter."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", _INVISIBLE.sub("", text)):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= _PILED_MARKS:
            kept.append(" " if category[0] in "CZ" else char)
    return "".join(kept)


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance: names with the same skeleton can be mistaken for each other."""
    plain = unicodedata.normalize("NFKD", visible(name)).casefold()
    bare = "".join(char for char in plain if unicodedata.category(char)[0] not in "MZC")
    return bare.translate(_LOOK_ALIKES).replace("rn", "m").replace("vv", "w")


def are_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)


__all__ = ["are_alike", "skeleton", "visible"]
