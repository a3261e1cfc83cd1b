"""What the plain cards of the impossible set are measured against."""

from __future__ import annotations

from tests.cards.impossible.fights import FIGHTS
from tests.cards.printed import Printed

PRINTED = Printed(
    FIGHTS,
    plain=("Women In Black", 10),
    strong=("Women In Black", 10),
    dear=({"Maltese Duck": 1000}, {"Shoe Blades": 200}),
    rivals={
        "headgear": ["Gas Mask", "Throwing Hat"],
        "armor": ["Bulletproof Vest", "Trenchcoat"],
        "footgear": ["Shoe Phone", "Shoe Blades"],
        "vehicle": ["Swiss Army Knife", "Flying Car"],
        "1 hand": ["Maltese Duck", "Stiletto", "Bush Knife"],
        "2 hands": ["Maltese Duck", "Stiletto"],
    },
    full=[],  # every Item of the set takes a place
    big=("Bazooka", "Driving Boat"),
    hands={"American": 1},
    worth={"Chinese": -1},  # alone
    rule_equip="COMBAT-16",
    rule_throw="ONESHOT-2",
    rule_last_level="CONFLICT-6",
)
