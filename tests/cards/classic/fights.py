"""Short ways into a fight with the classic set: Aric fights, Suzan sits on his left, Third on his right."""

from __future__ import annotations

from tests.cards.fights import Fights

CLASSIC = ("classic",)
FIGHTS = Fights("classic")
# Treasures for the top of the deck that no test here draws otherwise.
TREASURES = (
    "Bow with Ribbons", "Broad Sword", "Cheese Grater of Peace", "Dagger of Treachery", "Gentleman's Club",
    "Hammer of Kneecapping", "Mace of Sharpness", "Rapier of Unfairness",
)  # fmt: skip

classic = FIGHTS.at_table
meets = FIGHTS.meets
helped = FIGHTS.helped
offered = FIGHTS.offered
loses = FIGHTS.loses
rolls = FIGHTS.rolls
over = FIGHTS.over
