"""Every Item of the fu set that stays: its bonus, who may use it, the place it takes, its price and its size (RULES:
ITEM, SLOT, BIG, SELL).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.fu.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Item


@pytest.mark.parametrize("check", PRINTED.item_checks, ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    "item",
    [
        pytest.param(Item("Blond Wig", 2, "headgear", 400, stranger="Monk"), marks=card("Blond Wig")),
        pytest.param(Item("Big Black .45", 3, "1 hand", 400, user="Yakuza", stranger=""), marks=card("Big Black .45")),
        pytest.param(
            Item("Dragon Tooth Katana", 3, "1 hand", 400, user="Samurai", stranger="Monk"),
            marks=card("Dragon Tooth Katana"),
        ),
        pytest.param(
            Item("Excellent Bamboo Nose-Spreader", 1, "1 hand", 200), marks=card("Excellent Bamboo Nose-Spreader")
        ),
        pytest.param(Item("Five Year Toenails", 1, "footgear", 0), marks=card("Five Year Toenails")),
        pytest.param(
            Item("Heavenly Jade Dagger", 3, "1 hand", 400, user="Monk", stranger="Samurai"),
            marks=card("Heavenly Jade Dagger"),
        ),
        pytest.param(Item("Hong Kong Bong", 2, "1 hand", 300), marks=card("Hong Kong Bong")),
        pytest.param(Item("Hong Kong Gong", 3, "2 hands", 500, big=True), marks=card("Hong Kong Gong")),
        pytest.param(Item("Hong Kong Pong", 1, "1 hand", 200), marks=card("Hong Kong Pong")),
        pytest.param(Item("Hong Kong Thong", 2, "armor", 400, stacks=True), marks=card("Hong Kong Thong")),
        pytest.param(
            Item("Resplendent Brass Kidney-Splitter", 3, "1 hand", 400, user="Yakuza", stranger="Ninja"),
            marks=card("Resplendent Brass Kidney-Splitter"),
        ),
        pytest.param(
            Item("Sai of Spleen-Mangling", 3, "1 hand", 400, user="Ninja", stranger="Monk"),
            marks=card("Sai of Spleen-Mangling"),
        ),
        pytest.param(
            Item("Samurai Helmet", 3, "headgear", 400, user="Samurai", stranger="Monk"), marks=card("Samurai Helmet")
        ),
        pytest.param(Item("Silk Armor", 2, "armor", 400, stacks=True), marks=card("Silk Armor")),
        pytest.param(Item("Wok", 1, "headgear", 200), marks=card("Wok")),
        pytest.param(
            Item("Amazingly Cool Sunglasses", 1, "headgear", 400, stacks=True), marks=card("Amazingly Cool Sunglasses")
        ),
        pytest.param(
            Item("Ancient Mongol Bow", 4, "2 hands", 600, user="Samurai", stranger="Monk"),
            marks=card("Ancient Mongol Bow"),
        ),
        pytest.param(Item("Anime Amulet", 0, "", 500), marks=card("Anime Amulet")),
        pytest.param(Item("Back Banner", 0, "", 300), marks=card("Back Banner")),
        pytest.param(Item("Blowgun", 1, "", 400), marks=card("Blowgun")),
        pytest.param(
            Item("Celestial Lightning Cattle Prod", 1, "1 hand", 400), marks=card("Celestial Lightning Cattle Prod")
        ),
        pytest.param(
            Item("Dragon Claw Wakizashi", 2, "1 hand", 400, user="Samurai", stranger="Monk"),
            marks=card("Dragon Claw Wakizashi"),
        ),
        pytest.param(
            Item("Ebony Nunchuks Delivering Typhoon of Blows", 4, "1 hand", 600, user="Ninja", stranger="Samurai"),
            marks=card("Ebony Nunchuks Delivering Typhoon of Blows"),
        ),
        pytest.param(
            Item("Elephant Hide Armor", 3, "armor", 600, big=True, stranger="Monk"), marks=card("Elephant Hide Armor")
        ),
        pytest.param(
            Item("Enormous Mallet", 3, "2 hands", 600, big=True, stranger="Ninja"), marks=card("Enormous Mallet")
        ),
        pytest.param(
            Item("Folding Chair of Retribution", 1, "2 hands", 300), marks=card("Folding Chair of Retribution")
        ),
        pytest.param(Item("Jade Plaque Armor", 1, "armor", 400), marks=card("Jade Plaque Armor")),
        pytest.param(
            Item("Kamikaze Headband", 3, "headgear", 400, stacks=True, stranger="Monk"), marks=card("Kamikaze Headband")
        ),
        pytest.param(
            Item("Naginata Of Ever-Growing Mastery", 2, "2 hands", 600, user="Samurai", stranger="Ninja"),
            marks=card("Naginata Of Ever-Growing Mastery"),
        ),
        pytest.param(
            Item("Neon Kimono", 3, "armor", 400, stacks=True, user="Yakuza", stranger=""), marks=card("Neon Kimono")
        ),
        pytest.param(Item("Ninja Climbing Shoes", 0, "footgear", 500), marks=card("Ninja Climbing Shoes")),
        pytest.param(
            Item("Ninja Mask", 2, "headgear", 400, stacks=True, user="Ninja", stranger="Monk"), marks=card("Ninja Mask")
        ),
        pytest.param(Item("Poisoned Chopsticks", 1, "1 hand", 300), marks=card("Poisoned Chopsticks")),
        pytest.param(
            Item("Repeating Crossbow Crossbow Crossbow", 2, "2 hands", 500),
            marks=card("Repeating Crossbow Crossbow Crossbow"),
        ),
        pytest.param(Item("Sandals of Agility", 0, "footgear", 500), marks=card("Sandals of Agility")),
        pytest.param(
            Item("Stick That Clouds Men's Minds", 0, "1 hand", 400), marks=card("Stick That Clouds Men's Minds")
        ),
        pytest.param(
            Item("Strangling Cord of Eternal Friendship", 3, "2 hands", 400, user="Yakuza", stranger="Monk"),
            marks=card("Strangling Cord of Eternal Friendship"),
        ),
        pytest.param(Item("War Fan", 1, "1 hand", 300), marks=card("War Fan")),
    ],
    ids=lambda item: item.name,
)
def test_an_item(item: Item, check: Callable[[Item], None]) -> None:
    check(item)
