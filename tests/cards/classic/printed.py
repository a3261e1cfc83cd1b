"""The cards against which the plain cards of the classic set are tested."""

from __future__ import annotations

from tests.cards.classic.fights import FIGHTS
from tests.cards.printed import Printed

PRINTED = Printed(
    FIGHTS,
    plain=("Net Troll", 10),
    strong=("Net Troll", 10),
    dear=({"Wand of Dowsing": 1100}, {"Pollymorph Potion": 1300}),
    rivals={
        "headgear": ["Helm of Courage", "Horny Helmet"],
        "armor": ["Leather Armor", "Slimy Armor"],
        "footgear": ["Boots of Butt-Kicking", "Boots of Running Really Fast"],
        "1 hand": ["Buckler of Swashing", "Sneaky Bastard Sword", "Rat on a Stick"],
        "2 hands": ["Buckler of Swashing"],
    },
    full=["Helm of Courage", "Slimy Armor", "Boots of Butt-Kicking", "Buckler of Swashing", "Sneaky Bastard Sword"],
    big=("Chainsaw of Bloody Dismemberment", "Tuba of Charm"),
)
