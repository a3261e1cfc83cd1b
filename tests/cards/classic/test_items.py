"""Every Item that stays: its bonus, who may use it, the place it takes, its price and its size (RULES: ITEM, SLOT, BIG,
SELL).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.cards.marks import card
from tests.table import Table, table

RIVALS = {
    "headgear": ["Helm of Courage", "Horny Helmet"],
    "armor": ["Leather Armor", "Slimy Armor"],
    "footgear": ["Boots of Butt-Kicking", "Boots of Running Really Fast"],
    "1 hand": ["Buckler of Swashing", "Sneaky Bastard Sword", "Rat on a Stick"],
    "2 hands": ["Buckler of Swashing"],
}
RULES = {"headgear": "SLOT-1", "armor": "SLOT-2", "footgear": "SLOT-3", "1 hand": "SLOT-4", "2 hands": "SLOT-4"}
FULL = ["Helm of Courage", "Slimy Armor", "Boots of Butt-Kicking", "Buckler of Swashing", "Sneaky Bastard Sword"]


class Item(NamedTuple):
    name: str
    bonus: int
    place: str  # a slot, hands, or "" where it takes none
    gold: int
    big: bool = False
    user: str = ""  # somebody who may use it: a Class, a Race, a sex; anybody if empty
    stranger: str | None = None  # somebody who may not; "" for a plain Human without a Class


def character(who: str, **more: Any) -> dict[str, Any]:
    if who in ("male", "female"):
        return {"sex": who, **more}
    return {**more, "table": [*([who] if who else []), *more.get("table", [])]}


def classic(*names: str) -> Table:
    return table(*names, packs=("classic",))


def counts_when_used(item: Item) -> None:
    t = classic().has("Aric", **character(item.user, level=4, hand=[item.name])).deck(doors=["Net Troll"])
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.used("Aric") and t.strength("Aric") == 4 + item.bonus
    t.does("Aric", f"unequip [{item.name}]")
    assert item.name in t.carried("Aric") and t.strength("Aric") == 4
    t.does("Aric", f"equip [{item.name}]", "kick")
    assert t.sums() == (4 + item.bonus, 10)
    t.refused("Aric", f"unequip [{item.name}]", "COMBAT-17")
    t.nothing_pending_but("Aric")


def not_for_strangers(item: Item) -> None:
    if item.stranger is None:
        return
    t = classic().has("Aric", **character(item.stranger, level=4, hand=[item.name]))
    t.does("Aric", f"play [{item.name}]")  # anybody may carry it
    assert item.name in t.carried("Aric") and t.strength("Aric") == 4
    t.refused("Aric", f"equip [{item.name}]", "ITEM-7")
    worn = classic().has("Aric", **character(item.stranger, level=4, table=[item.name])).combat("Aric", "Net Troll")
    assert worn.sums() == (4, 10)  # worn by somebody who has ceased to be one of them


def takes_its_place(item: Item) -> None:
    if not item.place:
        t = classic().has("Aric", **character(item.user, table=[c for c in FULL if c != item.name], hand=[item.name]))
        t.does("Aric", f"play [{item.name}]")
        assert item.name in t.used("Aric")
        return
    taken = [c for c in RIVALS[item.place] if c != item.name][: 2 if item.place == "1 hand" else 1]
    t = classic().has("Aric", **character(item.user, table=taken, hand=[item.name]))
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.carried("Aric")
    t.refused("Aric", f"equip [{item.name}]", RULES[item.place])
    t.does("Aric", f"unequip [{taken[0]}]", f"equip [{item.name}]")
    assert item.name in t.used("Aric")
    t.refused("Aric", f"equip [{taken[0]}]", RULES[item.place])


def has_its_price(item: Item) -> None:
    t = classic().has("Aric", hand=[item.name], carried=["Wand of Dowsing"])
    if item.gold < 1000:
        t.refused("Aric", f"sell [{item.name}]", "SELL-1")
    t.does("Aric", f"sell [{item.name}], [Wand of Dowsing]")
    (sold,) = t.happened("items_sold")
    assert sold.n == 1100 + item.gold
    assert t.level("Aric") == 2 and item.name in t.discards("treasure")


def has_its_size(item: Item) -> None:
    rival = "Tuba of Charm" if item.name == "Chainsaw of Bloody Dismemberment" else "Chainsaw of Bloody Dismemberment"
    t = classic().has("Aric", hand=[item.name], carried=[rival])
    if item.big:
        t.refused("Aric", f"play [{item.name}]", "BIG-1")
    else:
        t.does("Aric", f"play [{item.name}]")
        assert sorted([*t.used("Aric"), *t.carried("Aric")]) == sorted([item.name, rival])


@pytest.mark.parametrize(
    "check",
    [counts_when_used, not_for_strangers, takes_its_place, has_its_price, has_its_size],
    ids=lambda f: f.__name__,
)
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
def test_what_burns(fire: str) -> None:
    t = classic().has("Aric", level=3, table=["Wizard"], hand=[fire])
    if "Potion" in fire:
        t.combat("Aric", "Large Angry Chicken").does("Aric", f"play [{fire}] on fighters")
    else:
        t.deck(doors=["Large Angry Chicken"]).does("Aric", f"play [{fire}]", "kick")
    t.wins("Aric")
    assert t.level("Aric") == (4 if fire == "Leather Armor" else 5)  # a Level more for fire


@card("Eleven-Foot Pole", "Swiss Army Polearm", "Staff of Napalm", "Wand of Dowsing")
@pytest.mark.parametrize("thrown", ["Eleven-Foot Pole", "Swiss Army Polearm", "Staff of Napalm", "Wand of Dowsing"])
def test_what_a_pit_bull_fetches(thrown: str) -> None:
    t = classic().has("Aric", carried=[thrown, "Huge Rock"][: 1 if thrown == "Swiss Army Polearm" else 2])
    t.combat("Aric", "Pit Bull").flees("Aric").does("Aric", f"use Fetch discarding [{thrown}]").settle()
    assert thrown in t.discards("treasure") and not t.happened("caught")
    t.nothing_pending_but("Aric")


@card("Kneepads of Allure", "Pantyhose of Giant Strength", "Spiky Knees")
@pytest.mark.parametrize(
    "low", ["Kneepads of Allure", "Pantyhose of Giant Strength", "Spiky Knees", "Cloak of Obscurity"]
)
def test_what_is_worn_below_the_waist(low: str) -> None:
    t = classic().has("Aric", table=[low], curses=["Curse! Change Sex"]).combat("Aric", "Crabs").runs("Aric")
    assert (low in t.discards("treasure")) == (low != "Cloak of Obscurity")
