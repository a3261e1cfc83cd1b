"""Every Item of the fu set that stays: its bonus, who may use it, the place it takes, its price and its size (RULES:
ITEM, SLOT, BIG, SELL).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.cards.fu.fights import sits
from tests.cards.marks import card

RIVALS = {
    "headgear": ["Wok", "Blond Wig"],
    "armor": ["Jade Plaque Armor", "Elephant Hide Armor"],
    "footgear": ["Five Year Toenails", "Sandals of Agility"],
    "1 hand": ["Hong Kong Bong", "Hong Kong Pong", "War Fan"],
    "2 hands": ["Hong Kong Bong"],
}
RULES = {"headgear": "SLOT-1", "armor": "SLOT-2", "footgear": "SLOT-3", "1 hand": "SLOT-4", "2 hands": "SLOT-4"}
FULL = ["Wok", "Jade Plaque Armor", "Five Year Toenails", "Hong Kong Bong", "Hong Kong Pong"]


class Item(NamedTuple):
    name: str
    bonus: int  # to somebody of level 4 alone against one plain monster, with nothing else in hand
    place: str  # a slot, hands, or "" where it takes none
    gold: int
    big: bool = False
    stacks: bool = False
    user: str = ""  # the Class that may use it; anybody if empty
    stranger: str | None = None  # somebody who may not; "" for one without a Class


def has_class(who: str) -> list[str]:
    return [who] if who else []


def counts_when_used(item: Item) -> None:
    mine = has_class(item.user)
    bare = 4 + (item.user == "Samurai")  # a Samurai alone
    t = sits(level=4, table=mine, hand=[item.name]).deck(doors=["King Cobra"])
    t.does("Mia", f"play [{item.name}]")
    assert item.name in t.used("Mia") and t.strength("Mia") == bare + item.bonus
    t.does("Mia", f"unequip [{item.name}]")
    assert item.name in t.carried("Mia") and t.strength("Mia") == bare
    t.does("Mia", f"equip [{item.name}]", "kick")
    assert t.sums()[0] == bare + item.bonus
    t.refused("Mia", f"unequip [{item.name}]", "COMBAT-16")
    t.nothing_pending_but("Mia")


def not_for_strangers(item: Item) -> None:
    if item.stranger is None:
        return
    t = sits(level=4, table=has_class(item.stranger), hand=[item.name])
    t.does("Mia", f"play [{item.name}]")  # anybody may carry it
    assert item.name in t.carried("Mia")
    t.refused("Mia", f"equip [{item.name}]", "ITEM-7")
    worn = sits(level=4, table=[*has_class(item.stranger), item.name])
    assert worn.strength("Mia") == 4 + (item.stranger == "Samurai")  # it has ceased to count


def takes_its_place(item: Item) -> None:
    mine = has_class(item.user)
    if not item.place or item.stacks:
        t = sits(table=[*mine, *(c for c in FULL if c != item.name)], hand=[item.name])
        t.does("Mia", f"play [{item.name}]")
        assert item.name in t.used("Mia")
        return
    taken = [c for c in RIVALS[item.place] if c != item.name][: 2 if item.place == "1 hand" else 1]
    if item.big and taken == ["Elephant Hide Armor"]:
        taken = ["Jade Plaque Armor"]
    t = sits(table=[*mine, *taken], hand=[item.name])
    t.does("Mia", f"play [{item.name}]")
    assert item.name in t.carried("Mia")
    t.refused("Mia", f"equip [{item.name}]", RULES[item.place])
    t.does("Mia", f"unequip [{taken[0]}]", f"equip [{item.name}]")
    assert item.name in t.used("Mia")
    t.refused("Mia", f"equip [{taken[0]}]", RULES[item.place])


def has_its_price(item: Item) -> None:
    t = sits(hand=[item.name], carried=["Shot of Espresso", "Wishing Ring"])
    t.refused("Mia", f"sell [{item.name}]", "SELL-1")
    t.does("Mia", f"sell [{item.name}], [Shot of Espresso], [Wishing Ring]")
    (sold,) = t.happened("items_sold")
    assert sold.n == 1100 + item.gold
    assert t.level("Mia") == 2 and item.name in t.discards("treasure")


def has_its_size(item: Item) -> None:
    rival = "Elephant Hide Armor" if item.name == "Hong Kong Gong" else "Hong Kong Gong"
    t = sits(hand=[item.name], carried=[rival])
    if item.big:
        t.refused("Mia", f"play [{item.name}]", "BIG-5")
    else:
        t.does("Mia", f"play [{item.name}]")
        assert sorted([*t.used("Mia"), *t.carried("Mia")]) == sorted([item.name, rival])


@pytest.mark.parametrize(
    "check",
    [counts_when_used, not_for_strangers, takes_its_place, has_its_price, has_its_size],
    ids=lambda f: f.__name__,
)
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
