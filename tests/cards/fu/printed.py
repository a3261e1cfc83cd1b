"""What the plain cards of the fu set are measured against."""

from __future__ import annotations

from tests.cards.fu.fights import FIGHTS
from tests.cards.printed import Printed

PRINTED = Printed(
    FIGHTS,
    plain=("Hong Kong Tong", 2),
    strong=("Wen Yen", 10),
    dear=({"Shot of Espresso": 600, "Wishing Ring": 500},),
    rivals={
        "headgear": ["Wok", "Blond Wig"],
        "armor": ["Jade Plaque Armor", "Elephant Hide Armor"],
        "footgear": ["Five Year Toenails", "Sandals of Agility"],
        "1 hand": ["Hong Kong Bong", "Hong Kong Pong", "War Fan"],
        "2 hands": ["Hong Kong Bong"],
    },
    full=["Wok", "Jade Plaque Armor", "Five Year Toenails", "Hong Kong Bong", "Hong Kong Pong"],
    big=("Hong Kong Gong", "Elephant Hide Armor"),
    worth={"Samurai": 1},
    rule_equip="COMBAT-16",
    rule_big="BIG-5",
    rule_throw="ONESHOT-2",
    rule_last_level="CONFLICT-6",
)
