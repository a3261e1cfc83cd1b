"""What the plain cards of the pathfinder set are measured against."""

from __future__ import annotations

from tests.cards.pathfinder.fights import FIGHTS
from tests.cards.printed import Printed

PRINTED = Printed(
    FIGHTS,
    plain=("Aspis Agent", 8),
    strong=("Akata", 10),
    dear=({"Potion of Irrelevancy": 1100},),
    rivals={
        "headgear": ["Decemvirate Helm", "Crown of Fangs"],
        "armor": ["Armor of Insults", "Armor of Skulls"],
        "footgear": ["Boots of the Mastodon", "Sandals of Quick Reaction"],
        "1 hand": ["Briar", "Aluminum Foil", "Dogslicer"],
        "2 hands": ["Briar"],
    },
    full=["Decemvirate Helm", "Armor of Insults", "Boots of the Mastodon", "Briar", "Aluminum Foil"],
    big=("Blackaxe", "Bound Blade"),
    worth={"Hellknight": 5},
    wearers={"Crown of Fangs": "Witch", "Armor of Skulls": "Necromancer"},
    gone=("Sun Orchid Elixir",),
)
