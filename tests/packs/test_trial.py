"""The trial pack has cards of the numbers that the worked examples of the rules need."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.packs import load_pack

CARDS = {card["name"]: card for card in load_pack(Path(__file__).parent / "trial").cards}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # EX-1
        ("Melon Training", {"kind": "training", "bonus": 2}),
        ("Cutlery Training", {"always": [{"bonus": 3, "of": {"tag": "knife"}}]}),
        ("Night School", {"always": [{"allow": {"training": 1}}]}),
        ("Toe Knives", {"bonus": 1, "slot": "footgear", "tags": ["knife"]}),
        ("Toddlers In Black", {"level": 4, "treasures": 2}),
        ("Accountants In Black", {"level": 10, "treasures": 3}),
        # EX-2
        ("Acrobat", {"kind": "class", "always": [{"allow": {"style": 1}}]}),
        ("Noodle Fist", {"kind": "style", "bonus": 3}),
        ("Colossal", {"kind": "enhancer", "bonus": 10}),
        ("Dim Sum Drifter", {"level": 2, "treasures": 1, "tags": ["hong_kong"]}),
        ("Neon Gorilla", {"level": 12, "treasures": 3, "tags": ["hong_kong"]}),
        # EX-3
        ("Beastcaller", {"kind": "class", "count": 2}),
        ("Ember Jacket", {"bonus": 2, "slot": "armor"}),
        ("Ham on a Stake", {"bonus": 2, "hands": 1}),
        ("Paper Dragon", {"treasures": 5}),
        ("Soggy Goblin", {"level": 1, "treasures": 1, "tags": ["goblin"]}),
        ("Goblin Glee Club", {"level": 10, "treasures": 3, "always": [{"strength": 3, "if": {"alone": True}}]}),
        ("Goblin Intern", {"level": 2, "treasures": 1}),
        # EX-4
        ("Brawler", {"kind": "class", "always": [{"rule": "wins_ties"}]}),
        ("Rubber Chainsaw", {"bonus": 3, "hands": 2, "size": "big"}),
        ("Boom Muffin", {"kind": "oneshot", "bonus": 5}),
        ("Lanky Lemonade", {"kind": "oneshot"}),
        ("Bridge Bailiff", {"level": 10, "treasures": 3}),
        ("Lanky", {"kind": "race", "always": [{"run_away": 1}, {"helper_levels": 1}]}),
        ("Boots of Modest Kicking", {"bonus": 2, "slot": "footgear"}),
        ("Furious", {"kind": "enhancer", "bonus": 5, "treasures": 1}),
        # EX-5
        ("Harbour Kraken", {"level": 8, "tags": ["hong_kong"]}),
        ("Lucky Wok", {"bonus": 2, "tags": ["hong_kong"]}),
        ("Silk Apron", {"bonus": 2, "slot": "armor", "tags": ["hong_kong"]}),
    ],
)
def test_a_card_of_the_worked_examples(name: str, expected: dict[str, object]) -> None:
    card = CARDS[name]
    assert {key: card.get(key) for key in expected} == expected
