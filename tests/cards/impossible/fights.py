"""Short ways into a fight with the impossible set, under its own rules: Aric fights, Suzan sits on his left, Third on
his right.
"""

from __future__ import annotations

from typing import Any

from tests.cards.fights import Fights
from tests.table import Table

EDITION = "impossible-1.61"
FIGHTS = Fights("impossible", EDITION)
# Treasures for the top of the deck that no test here hands out otherwise.
TREASURES = (
    "Cell Phone Gun", "Cute Little Purse Gun", "Throwing Hat", "License to Maim", "Camera Gun", "Kevlar Bikini",
    "Safe House", "Shooty Hat",
)  # fmt: skip

spies = FIGHTS.at_table
seats = FIGHTS.sits
meets = FIGHTS.meets
helped = FIGHTS.helped
offered = FIGHTS.offered
loses = FIGHTS.loses
rolls = FIGHTS.rolls
over = FIGHTS.over


def trapped(trap: str, *, third: dict[str, Any] | None = None, **place: Any) -> Table:
    """Third plays a Trap on Aric, whose turn it is, and nobody cancels it."""
    t = seats(third={**(third or {}), "hand": [trap]}, **place)
    return t.does("Third", f"play [{trap}] on Aric").strikes()
