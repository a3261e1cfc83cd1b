"""Every Item that stays: its bonus, who may use it, its slot, its price and its size (RULES: ITEM, SLOT, BIG, SELL)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.classic.fights import classic
from tests.cards.classic.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Item


@pytest.mark.parametrize("check", PRINTED.item_checks, ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    "item",
    [
        pytest.param(
            Item("Bad-Ass Bandana", 3, "headgear", 400, user="", stranger="Elf"), marks=card("Bad-Ass Bandana")
        ),
        pytest.param(Item("Boots of Butt-Kicking", 2, "footgear", 400), marks=card("Boots of Butt-Kicking")),
        pytest.param(
            Item("Boots of Running Really Fast", 0, "footgear", 400), marks=card("Boots of Running Really Fast")
        ),
        pytest.param(
            Item("Bow with Ribbons", 4, "2 hands", 800, user="Elf", stranger=""), marks=card("Bow with Ribbons")
        ),
        pytest.param(Item("Broad Sword", 3, "1 hand", 400, user="female", stranger="male"), marks=card("Broad Sword")),
        pytest.param(Item("Buckler of Swashing", 2, "1 hand", 400), marks=card("Buckler of Swashing")),
        pytest.param(
            Item("Chainsaw of Bloody Dismemberment", 3, "2 hands", 600, big=True),
            marks=card("Chainsaw of Bloody Dismemberment"),
        ),
        pytest.param(
            Item("Cheese Grater of Peace", 3, "1 hand", 400, user="Cleric", stranger="Thief"),
            marks=card("Cheese Grater of Peace"),
        ),
        pytest.param(
            Item("Cloak of Obscurity", 4, "", 600, user="Thief", stranger=""), marks=card("Cloak of Obscurity")
        ),
        pytest.param(
            Item("Dagger of Treachery", 3, "1 hand", 400, user="Thief", stranger="Warrior"),
            marks=card("Dagger of Treachery"),
        ),
        pytest.param(Item("Eleven-Foot Pole", 1, "2 hands", 200), marks=card("Eleven-Foot Pole")),
        pytest.param(Item("Flaming Armor", 2, "armor", 400), marks=card("Flaming Armor")),
        pytest.param(
            Item("Gentleman's Club", 3, "1 hand", 400, user="male", stranger="female"), marks=card("Gentleman's Club")
        ),
        pytest.param(
            Item("Hammer of Kneecapping", 4, "1 hand", 600, user="Dwarf", stranger="Elf"),
            marks=card("Hammer of Kneecapping"),
        ),
        pytest.param(Item("Helm of Courage", 1, "headgear", 200), marks=card("Helm of Courage")),
        pytest.param(Item("Horny Helmet", 1, "headgear", 600), marks=card("Horny Helmet")),
        pytest.param(Item("Huge Rock", 3, "2 hands", 0, big=True), marks=card("Huge Rock")),
        pytest.param(
            Item("Kneepads of Allure", 0, "", 600, user="", stranger="Cleric"), marks=card("Kneepads of Allure")
        ),
        pytest.param(Item("Leather Armor", 1, "armor", 200), marks=card("Leather Armor")),
        pytest.param(
            Item("Limburger and Anchovy Sandwich", 3, "", 400, user="Halfling", stranger=""),
            marks=card("Limburger and Anchovy Sandwich"),
        ),
        pytest.param(
            Item("Mace of Sharpness", 4, "1 hand", 600, user="Cleric", stranger=""), marks=card("Mace of Sharpness")
        ),
        pytest.param(
            Item("Mithril Armor", 3, "armor", 600, big=True, user="Elf", stranger="Wizard"), marks=card("Mithril Armor")
        ),
        pytest.param(
            Item("Pantyhose of Giant Strength", 3, "", 600, user="Thief", stranger="Warrior"),
            marks=card("Pantyhose of Giant Strength"),
        ),
        pytest.param(
            Item("Pointy Hat of Power", 3, "headgear", 400, user="Wizard", stranger=""),
            marks=card("Pointy Hat of Power"),
        ),
        pytest.param(
            Item("Rapier of Unfairness", 3, "1 hand", 600, user="Elf", stranger="Halfling"),
            marks=card("Rapier of Unfairness"),
        ),
        pytest.param(Item("Rat on a Stick", 1, "1 hand", 0), marks=card("Rat on a Stick")),
        pytest.param(Item("Sandals of Protection", 0, "footgear", 700), marks=card("Sandals of Protection")),
        pytest.param(
            Item("Shield of Ubiquity", 4, "1 hand", 600, big=True, user="Warrior", stranger="Cleric"),
            marks=card("Shield of Ubiquity"),
        ),
        pytest.param(
            Item("Short Wide Armor", 3, "armor", 400, user="Dwarf", stranger=""), marks=card("Short Wide Armor")
        ),
        pytest.param(
            Item("Singing & Dancing Sword", 2, "", 400, user="Warrior", stranger="Thief"),
            marks=card("Singing & Dancing Sword"),
        ),
        pytest.param(Item("Slimy Armor", 1, "armor", 200), marks=card("Slimy Armor")),
        pytest.param(Item("Sneaky Bastard Sword", 2, "1 hand", 400), marks=card("Sneaky Bastard Sword")),
        pytest.param(Item("Spiky Knees", 1, "", 200), marks=card("Spiky Knees")),
        pytest.param(
            Item("Staff of Napalm", 5, "1 hand", 800, user="Wizard", stranger="Cleric"), marks=card("Staff of Napalm")
        ),
        pytest.param(
            Item("Stepladder", 3, "", 400, big=True, user="Halfling", stranger="Dwarf"), marks=card("Stepladder")
        ),
        pytest.param(
            Item("Swiss Army Polearm", 4, "2 hands", 600, big=True, user="", stranger="Halfling"),
            marks=card("Swiss Army Polearm"),
        ),
        pytest.param(Item("Tuba of Charm", 0, "1 hand", 300, big=True), marks=card("Tuba of Charm")),
    ],
    ids=lambda item: item.name,
)
def test_an_item(item: Item, check: Callable[[Item], None]) -> None:
    check(item)


@card("Boots of Running Really Fast")
def test_boots_of_running_really_fast() -> None:
    t = classic().has("Aric", table=["Boots of Running Really Fast"]).deck(dice=[3]).combat("Aric", "Net Troll")
    t.runs("Aric")
    assert t.happened("escaped")  # 3 + 2
    late = classic().has("Aric", carried=["Boots of Running Really Fast"]).deck(dice=[4]).combat("Aric", "Harpies")
    late.runs("Aric")
    assert late.happened("caught")  # carried Boots do nothing
    short = classic().has("Aric", table=["Boots of Running Really Fast"]).deck(dice=[2]).combat("Aric", "Harpies")
    short.runs("Aric")
    assert short.happened("caught")  # 2 + 2
    short.nothing_pending_but("Aric")


@card("Flaming Armor", "Staff of Napalm", "Flaming Poison Potion")
@pytest.mark.parametrize("fire", ["Flaming Armor", "Staff of Napalm", "Flaming Poison Potion", "Leather Armor"])
def test_items_that_burn(fire: str) -> None:
    t = classic().has("Aric", level=3, table=["Wizard"], hand=[fire])
    if "Potion" in fire:
        t.combat("Aric", "Large Angry Chicken").does("Aric", f"play [{fire}] on fighters")
    else:
        t.deck(doors=["Large Angry Chicken"]).does("Aric", f"play [{fire}]", "kick")
    t.wins("Aric")
    assert t.level("Aric") == (4 if fire == "Leather Armor" else 5)  # one more Level for fire


@card("Eleven-Foot Pole", "Swiss Army Polearm", "Staff of Napalm", "Wand of Dowsing")
@pytest.mark.parametrize("thrown", ["Eleven-Foot Pole", "Swiss Army Polearm", "Staff of Napalm", "Wand of Dowsing"])
def test_items_that_a_pit_bull_fetches(thrown: str) -> None:
    t = classic().has("Aric", carried=[thrown, "Huge Rock"][: 1 if thrown == "Swiss Army Polearm" else 2])
    t.combat("Aric", "Pit Bull").flees("Aric").does("Aric", f"use Fetch discarding [{thrown}]").settle()
    assert thrown in t.discards("treasure") and not t.happened("caught")
    t.nothing_pending_but("Aric")


@card("Kneepads of Allure", "Pantyhose of Giant Strength", "Spiky Knees")
@pytest.mark.parametrize(
    "low", ["Kneepads of Allure", "Pantyhose of Giant Strength", "Spiky Knees", "Cloak of Obscurity"]
)
def test_items_worn_below_the_waist(low: str) -> None:
    t = classic().has("Aric", table=[low], curses=["Curse! Change Sex"]).combat("Aric", "Crabs").runs("Aric")
    assert (low in t.discards("treasure")) == (low != "Cloak of Obscurity")
