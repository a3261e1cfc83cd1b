"""The `card` mark: a test names the cards it tests, and a misspelt name fails at import."""

from __future__ import annotations

from functools import cache

import pytest

from kickdoor.packs import load_pack
from kickdoor.packs.loader import builtin_sets


@cache
def known_cards() -> frozenset[str]:
    """Return the names of all cards of the built-in sets."""
    return frozenset(card["name"] for name in builtin_sets() for card in load_pack(name).cards)


def card(*names: str) -> pytest.MarkDecorator:
    """Mark a test that would fail if one of these cards did not do what it says: `@card("Net Troll")`."""
    if not names:
        raise ValueError("card() needs at least one name")
    for name in names:
        if name not in known_cards():
            raise ValueError(f"no built-in set has a card {name!r}")
    return pytest.mark.card(*names)
