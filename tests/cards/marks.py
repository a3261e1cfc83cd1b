"""The `card` mark: a test names the cards it proves, and a misspelt name stops the import."""

from __future__ import annotations

from functools import cache

import pytest

from kickdoor.packs import load_pack
from kickdoor.packs.loader import builtin_sets


@cache
def known_cards() -> frozenset[str]:
    """The names of all cards of the sets that come with the package."""
    return frozenset(card["name"] for name in builtin_sets() for card in load_pack(name).cards)


def card(*names: str) -> pytest.MarkDecorator:
    """`@card("Net Troll")`: this test would fail if one of these cards did not do what it says."""
    if not names:
        raise ValueError("card() needs at least one name")
    for name in names:
        if name not in known_cards():
            raise ValueError(f"no built-in set has a card {name!r}")
    return pytest.mark.card(*names)
