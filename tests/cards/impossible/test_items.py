"""Every Item that stays: its bonus, its labels, who may use it, the place it takes, its price and its size (RULES:
ITEM, SLOT, BIG, SELL).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.impossible.fights import spies
from tests.cards.impossible.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Item, character
from tests.marks import rule

# A Training for each label, and what it adds.
TRAINED = {
    "gun": ("Marksmanship Training", 2),
    "knife": ("Knife Training", 3),
    "explosive": ("Demolitions Training", 3),
    "fruit": ("Fruit Combat Training", 4),  # +2 by itself, +2 for the fruit
    "vehicle": ("Driver's Ed Training", 3),
}


def trained_by_its_labels(item: Item) -> None:
    for label, (training, more) in TRAINED.items():
        t = spies().has("Aric", **character(item.user, table=[item.name]))
        plain = t.strength("Aric")
        trained = spies().has("Aric", **character(item.user, table=[item.name, training]))
        bears_it = label in item.labels.split() or label == item.place
        expected = more if bears_it else 2 if label == "fruit" else 0
        assert trained.strength("Aric") - plain == expected, label


@pytest.mark.parametrize("check", [*PRINTED.item_checks, trained_by_its_labels], ids=lambda f: f.__name__)
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
            Item("Chinese Takeout", 3, "1 hand", 400, user="Chinese", stranger="American"),
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
