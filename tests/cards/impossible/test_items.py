"""Every Item that stays: its bonus, its labels, who may use it, the place it takes, its price and its size (RULES:
ITEM, SLOT, BIG, SELL).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.cards.impossible.tables import spies
from tests.cards.marks import card
from tests.marks import rule

RIVALS = {
    "headgear": ["Gas Mask", "Throwing Hat"],
    "armor": ["Bulletproof Vest", "Trenchcoat"],
    "footgear": ["Shoe Phone", "Shoe Blades"],
    "vehicle": ["Swiss Army Knife", "Flying Car"],
    "1 hand": ["Maltese Duck", "Stiletto", "Bush Knife"],
    "2 hands": ["Maltese Duck", "Stiletto"],
}
RULES = {
    "headgear": "SLOT-1",
    "armor": "SLOT-2",
    "footgear": "SLOT-3",
    "vehicle": "SLOT-5",
    "1 hand": "SLOT-4",
    "2 hands": "SLOT-4",
}
# A Training for each label, and what it adds.
TRAINED = {
    "gun": ("Marksmanship Training", 2),
    "knife": ("Knife Training", 3),
    "explosive": ("Demolitions Training", 3),
    "fruit": ("Fruit Combat Training", 4),  # +2 by itself, +2 for the fruit
    "vehicle": ("Driver's Ed Training", 3),
}


class Item(NamedTuple):
    name: str
    bonus: int
    place: str  # a slot, hands, or "" where it takes none
    gold: int
    labels: str = ""
    big: bool = False
    user: str = ""  # somebody who may use it: a Class or a Loyalty; anybody if empty
    stranger: str | None = None  # somebody who may not; "" for somebody without a Class and a Loyalty


def character(who: str, **more: Any) -> dict[str, Any]:
    return {**more, "table": [*([who] if who else []), *more.get("table", [])]}


def counts_when_used(item: Item) -> None:
    t = spies().has("Aric", **character(item.user, level=4, hand=[item.name])).deck(doors=["Women In Black"])
    alone = t.strength("Aric")
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.used("Aric") and t.strength("Aric") == alone + item.bonus
    t.does("Aric", f"unequip [{item.name}]")
    assert item.name in t.carried("Aric") and t.strength("Aric") == alone
    t.does("Aric", f"equip [{item.name}]", "kick")
    t.refused("Aric", f"unequip [{item.name}]", "COMBAT-16")
    t.nothing_pending_but("Aric")


def trained_by_its_labels(item: Item) -> None:
    for label, (training, more) in TRAINED.items():
        t = spies().has("Aric", **character(item.user, table=[item.name]))
        plain = t.strength("Aric")
        trained = spies().has("Aric", **character(item.user, table=[item.name, training]))
        bears_it = label in item.labels.split() or label == item.place
        expected = more if bears_it else 2 if label == "fruit" else 0
        assert trained.strength("Aric") - plain == expected, label


def not_for_strangers(item: Item) -> None:
    if item.stranger is None:
        return
    t = spies().has("Aric", **character(item.stranger, level=4, hand=[item.name]))
    t.does("Aric", f"play [{item.name}]")  # anybody may carry it
    assert item.name in t.carried("Aric") and t.strength("Aric") == 4
    t.refused("Aric", f"equip [{item.name}]", "ITEM-7")


def takes_its_place(item: Item) -> None:
    taken = [c for c in RIVALS[item.place] if c != item.name][
        : (2 if item.place == "1 hand" else 1) + (item.user == "American" and "hand" in item.place)
    ]
    t = spies().has("Aric", **character(item.user, table=taken, hand=[item.name]))
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.carried("Aric")
    t.refused("Aric", f"equip [{item.name}]", RULES[item.place])
    t.does("Aric", f"unequip [{taken[0]}]", f"equip [{item.name}]")
    assert item.name in t.used("Aric")
    t.refused("Aric", f"equip [{taken[0]}]", RULES[item.place])


def has_its_price(item: Item) -> None:
    other = "Maltese Duck" if item.name != "Maltese Duck" else "Shoe Blades"
    t = spies().has("Aric", hand=[item.name], carried=[other])
    if item.gold < 1000:
        t.refused("Aric", f"sell [{item.name}]", "SELL-1")
    t.does("Aric", f"sell [{item.name}], [{other}]")
    (sold,) = t.happened("items_sold")
    assert sold.n == item.gold + (1000 if other == "Maltese Duck" else 200)
    assert t.level("Aric") == 2 and item.name in t.discards("treasure")


def has_its_size(item: Item) -> None:
    rival = "Bazooka" if item.name != "Bazooka" else "Driving Boat"
    t = spies().has("Aric", hand=[item.name], carried=[rival])
    if item.big:
        t.refused("Aric", f"play [{item.name}]", "BIG-1")
    else:
        t.does("Aric", f"play [{item.name}]")
        assert sorted([*t.used("Aric"), *t.carried("Aric")]) == sorted([item.name, rival])


@pytest.mark.parametrize(
    "check",
    [counts_when_used, trained_by_its_labels, not_for_strangers, takes_its_place, has_its_price, has_its_size],
    ids=lambda f: f.__name__,
)
@pytest.mark.parametrize(
    "item",
    [
        pytest.param(
            Item("Bazooka", 4, "2 hands", 600, "gun explosive", big=True, stranger="Playboy"), marks=card("Bazooka")
        ),
        pytest.param(Item("Bulletproof Attache Case", 1, "1 hand", 300), marks=card("Bulletproof Attache Case")),
        pytest.param(
            Item("Bulletproof Dinner Jacket", 3, "armor", 400, user="Playboy", stranger=""),
            marks=card("Bulletproof Dinner Jacket"),
        ),
        pytest.param(Item("Bulletproof Vest", 2, "armor", 400), marks=card("Bulletproof Vest")),
        pytest.param(Item("Bush Knife", 1, "1 hand", 400, "knife"), marks=card("Bush Knife")),
        pytest.param(Item("Camera Gun", 1, "1 hand", 400, "gun"), marks=card("Camera Gun")),
        pytest.param(Item("Cell Phone Gun", 2, "1 hand", 400, "gun", stranger="Tourist"), marks=card("Cell Phone Gun")),
        pytest.param(Item("Chihuahua Gun", 2, "1 hand", 400, "gun"), marks=card("Chihuahua Gun")),
        pytest.param(
            Item("Chinese Takeout", 3, "1 hand", 400, "fruit", user="Chinese", stranger="American"),
            marks=card("Chinese Takeout"),
        ),
        pytest.param(
            Item("Cute Little Purse Gun", 3, "1 hand", 400, "gun", user="Tourist", stranger="Playboy"),
            marks=card("Cute Little Purse Gun"),
        ),
        pytest.param(
            Item("Driving Boat", 3, "vehicle", 500, big=True, user="British", stranger="Chinese"),
            marks=card("Driving Boat"),
        ),
        pytest.param(Item("Flying Car", 2, "vehicle", 600, big=True), marks=card("Flying Car")),
        pytest.param(Item("Gas Mask", 1, "headgear", 300), marks=card("Gas Mask")),
        pytest.param(Item("Huge Camera Gun", 3, "2 hands", 600, "gun", big=True), marks=card("Huge Camera Gun")),
        pytest.param(Item("Maltese Duck", 1, "1 hand", 1000, "fruit"), marks=card("Maltese Duck")),
        pytest.param(Item("Shoe Blades", 1, "footgear", 200, "knife"), marks=card("Shoe Blades")),
        pytest.param(Item("Shoe Bombs", 2, "footgear", 400, "explosive"), marks=card("Shoe Bombs")),
        pytest.param(Item("Shoe Phone", 1, "footgear", 400), marks=card("Shoe Phone")),
        pytest.param(
            Item("Shooty Hat", 3, "headgear", 400, user="American", stranger="British"), marks=card("Shooty Hat")
        ),
        pytest.param(
            Item("Sleek Black Automatic", 3, "1 hand", 500, "gun", user="Playboy", stranger="Tourist"),
            marks=card("Sleek Black Automatic"),
        ),
        pytest.param(Item("Smokescreen Shoes", 0, "footgear", 400), marks=card("Smokescreen Shoes")),
        pytest.param(
            Item("Sniper Rifle", 5, "2 hands", 800, "gun", user="Assassin", stranger="Playboy"),
            marks=card("Sniper Rifle"),
        ),
        pytest.param(Item("Stiletto", 3, "1 hand", 400, "knife"), marks=card("Stiletto")),  # 2, and 1 for being alone
        pytest.param(
            Item("Submachine Gun", 3, "2 hands", 500, "gun", user="Russian", stranger="American"),
            marks=card("Submachine Gun"),
        ),
        pytest.param(
            Item("Submarine Sandwich Gun", 3, "2 hands", 400, "gun fruit", user="American", stranger="Russian"),
            marks=card("Submarine Sandwich Gun"),
        ),
        pytest.param(Item("Swimming Helicopter", 3, "vehicle", 600, big=True), marks=card("Swimming Helicopter")),
        pytest.param(Item("Swiss Army Knife", 2, "vehicle", 500, "gun knife"), marks=card("Swiss Army Knife")),
        pytest.param(Item("Throwing Hat", 1, "headgear", 300), marks=card("Throwing Hat")),
        pytest.param(
            Item("Titanium Reinforced Hat", 3, "headgear", 400, user="Russian", stranger="Chinese"),
            marks=card("Titanium Reinforced Hat"),
        ),
        pytest.param(Item("Trenchcoat", 1, "armor", 400), marks=card("Trenchcoat")),
        pytest.param(Item("Umbrella", 3, "1 hand", 400, user="British", stranger="Russian"), marks=card("Umbrella")),
    ],
    ids=lambda value: value.name,
)
def test_an_item(item: Item, check: Callable[[Item], None]) -> None:
    check(item)


@card("Sleek Black Automatic")
def test_assassins_use_the_automatic_too_and_two_of_them_fill_both_hands() -> None:
    t = spies().has("Aric", table=["Assassin"], hand=["Sleek Black Automatic", "Sleek Black Automatic", "Stiletto"])
    t.does("Aric", "play [Sleek Black Automatic]", "play [Sleek Black Automatic]", "play [Stiletto]")
    assert t.strength("Aric") == 1 + 3 + 3 and t.carried("Aric") == ["Stiletto"]


@card("Driving Boat", "Flying Car", "Swimming Helicopter", "Swiss Army Knife")
@rule("SLOT-4", "SLOT-5")
@pytest.mark.parametrize("vehicle", ["Driving Boat", "Flying Car", "Swimming Helicopter", "Swiss Army Knife"])
def test_a_vehicle_needs_a_hand_as_well(vehicle: str) -> None:
    t = spies().has("Aric", table=["British", "Maltese Duck", "Stiletto"], hand=[vehicle])
    t.does("Aric", f"play [{vehicle}]")
    assert vehicle in t.carried("Aric")
    t.refused("Aric", f"equip [{vehicle}]", "SLOT-4")
    t.does("Aric", "unequip [Stiletto]", f"equip [{vehicle}]")
    assert t.used("Aric") == ["British", "Maltese Duck", vehicle]


@card("Kevlar Bikini")
@rule("SLOT-6", "FAQ-111")
def test_the_bikini_goes_under_anything() -> None:
    t = spies().has("Aric", hand=["Kevlar Bikini", "Bulletproof Vest", "Trenchcoat"])
    t.does("Aric", "play [Bulletproof Vest]", "play [Kevlar Bikini]")
    assert t.strength("Aric") == 1 + 2 + 1
    t.does("Aric", "play [Trenchcoat]")  # but two others still do not fit
    assert t.carried("Aric") == ["Trenchcoat"]
    t.refused("Aric", "equip [Trenchcoat]", "SLOT-2")
    sold = spies().has("Aric", hand=["Kevlar Bikini"], carried=["Maltese Duck"])
    sold.does("Aric", "sell [Kevlar Bikini], [Maltese Duck]")
    assert sold.happened("items_sold")[0].n == 1300


@card("Swiss Army Knife")
@rule("ITEM-15", "ITEM-16")
def test_the_swiss_army_knife_is_a_gun_a_knife_and_a_vehicle() -> None:
    everything = ["Marksmanship Training", "Knife Training", "Extra Training"]
    t = spies().has("Aric", table=[*everything, "Swiss Army Knife"])
    assert t.strength("Aric") == 1 + 2 + 2 + 3
    driver = spies().has("Aric", table=["Driver's Ed Training", "Swiss Army Knife"])
    assert driver.strength("Aric") == 1 + 2 + 3
