"""Every Item that stays: its bonus, who may use it, the place it takes, its price and its size (RULES: ITEM, SLOT, BIG,
SELL).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, meets
from tests.table import table

RIVALS = {
    "headgear": ["Decemvirate Helm", "Crown of Fangs"],
    "armor": ["Armor of Insults", "Armor of Skulls"],
    "footgear": ["Boots of the Mastodon", "Sandals of Quick Reaction"],
    "1 hand": ["Briar", "Aluminum Foil", "Dogslicer"],
    "2 hands": ["Briar"],
}
RULES = {"headgear": "SLOT-1", "armor": "SLOT-2", "footgear": "SLOT-3", "1 hand": "SLOT-4", "2 hands": "SLOT-4"}
FULL = ["Decemvirate Helm", "Armor of Insults", "Boots of the Mastodon", "Briar", "Aluminum Foil"]
DEAR = "Potion of Irrelevancy"  # 1,100 gold


class Item(NamedTuple):
    name: str
    bonus: int  # to somebody who fights alone in his own turn, against nothing in particular
    place: str  # a slot, hands, or "" where it takes none
    gold: int
    big: bool = False
    user: str = ""  # a Class or Faction that may use it; anybody if empty
    stranger: str | None = None  # somebody who may not; "" for one without Class and Faction


def character(who: str, **more: Any) -> dict[str, Any]:
    return {**more, "table": [*([who] if who else []), *more.get("table", [])]}


def counts_when_used(item: Item) -> None:
    t = at_table().has("Aric", **character(item.user, level=4, hand=[item.name])).deck(doors=["Aspis Agent"])
    plain = t.strength("Aric")
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.used("Aric") and t.strength("Aric") == plain + item.bonus
    t.does("Aric", f"unequip [{item.name}]")
    assert item.name in t.carried("Aric") and t.strength("Aric") == plain
    t.does("Aric", f"equip [{item.name}]", "kick")
    assert t.sums() == (plain + item.bonus, 8)
    t.refused("Aric", f"unequip [{item.name}]", "COMBAT-17")
    t.nothing_pending_but("Aric")


def not_for_strangers(item: Item) -> None:
    if item.stranger is None:
        return
    t = at_table().has("Aric", **character(item.stranger, level=4, hand=[item.name]))
    plain = t.strength("Aric")
    t.does("Aric", f"play [{item.name}]")  # anybody may carry it
    assert item.name in t.carried("Aric") and t.strength("Aric") == plain
    t.refused("Aric", f"equip [{item.name}]", "ITEM-7")
    worn = meets("Aspis Agent", **character(item.stranger, level=4, table=[item.name]))
    assert worn.sums() == (plain, 8)  # worn by somebody who has ceased to be one of them


def takes_its_place(item: Item) -> None:
    if not item.place:
        t = at_table().has("Aric", **character(item.user, table=[c for c in FULL if c != item.name], hand=[item.name]))
        t.does("Aric", f"play [{item.name}]")
        assert item.name in t.used("Aric")
        return
    taken = [c for c in RIVALS[item.place] if c != item.name][: 2 if item.place == "1 hand" else 1]
    t = at_table().has("Aric", **character(item.user, table=taken, hand=[item.name]))
    t.does("Aric", f"play [{item.name}]")
    assert item.name in t.carried("Aric")
    t.refused("Aric", f"equip [{item.name}]", RULES[item.place])
    t.does("Aric", f"unequip [{taken[0]}]", f"equip [{item.name}]")
    assert item.name in t.used("Aric")


def has_its_price(item: Item) -> None:
    t = at_table().has("Aric", hand=[item.name], carried=[DEAR])
    t.refused("Aric", f"sell [{item.name}]", "SELL-1")
    t.does("Aric", f"sell [{item.name}], [{DEAR}]")
    (sold,) = t.happened("items_sold")
    assert sold.n == 1100 + item.gold
    assert t.level("Aric") == 1 + sold.n // 1000
    if item.name != "Sun Orchid Elixir":  # which leaves the game
        assert item.name in t.discards("treasure")


def has_its_size(item: Item) -> None:
    rival = "Bound Blade" if item.name == "Blackaxe" else "Blackaxe"
    t = at_table().has("Aric", hand=[item.name], carried=[rival])
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
        pytest.param(Item("Aluminum Foil", 1, "1 hand", 200), marks=card("Aluminum Foil")),
        pytest.param(Item("Anti-Curse Purse", 0, "", 300, stranger="Alchemist"), marks=card("Anti-Curse Purse")),
        pytest.param(Item("Armor of Insults", 1, "armor", 300), marks=card("Armor of Insults")),
        pytest.param(
            Item("Armor of Skulls", 4, "armor", 400, user="Necromancer", stranger="Witch"),
            marks=card("Armor of Skulls"),
        ),
        pytest.param(
            Item("Blackaxe", 4, "2 hands", 600, big=True, user="Witch", stranger="Hellknight"), marks=card("Blackaxe")
        ),
        pytest.param(Item("Blazer", 2, "", 400), marks=card("Blazer")),
        pytest.param(Item("Boots of the Mastodon", 4, "footgear", 400), marks=card("Boots of the Mastodon")),
        pytest.param(
            Item("Bound Blade", 3, "1 hand", 400, big=True, user="Hellknight", stranger="Eagle Knight"),
            marks=card("Bound Blade"),
        ),
        pytest.param(Item("Briar", 2, "1 hand", 400), marks=card("Briar")),
        pytest.param(Item("Charm Bracelet", 0, "", 300), marks=card("Charm Bracelet")),
        pytest.param(Item("Cloak of Dis Guy", 1, "", 200), marks=card("Cloak of Dis Guy")),
        pytest.param(Item("Codpiece", 2, "", 300, user="Witch", stranger="Hellknight"), marks=card("Codpiece")),
        pytest.param(
            Item("Crown of Fangs", 3, "headgear", 400, user="Witch", stranger=""), marks=card("Crown of Fangs")
        ),
        pytest.param(Item("Decemvirate Helm", 3, "headgear", 400), marks=card("Decemvirate Helm")),
        pytest.param(Item("Dogslicer", 1, "1 hand", 200), marks=card("Dogslicer")),
        pytest.param(Item("Hellscourge", 4, "2 hands", 600, user="Hellknight", stranger=""), marks=card("Hellscourge")),
        pytest.param(
            Item("Horns of Naraga", 4, "headgear", 600, big=True, user="Necromancer", stranger="Summoner"),
            marks=card("Horns of Naraga"),
        ),
        pytest.param(
            Item("Lens of Galundari", 0, "", 400, big=True, user="Summoner", stranger="Alchemist"),
            marks=card("Lens of Galundari"),
        ),
        pytest.param(
            Item("Mantis Blade", 3, "1 hand", 400, user="Red Mantis Assassin", stranger="Pathfinder"),
            marks=card("Mantis Blade"),
        ),
        pytest.param(Item("One-Ring Sword", 3, "2 hands", 400), marks=card("One-Ring Sword")),
        pytest.param(Item("Ovinrbaane", 3 + 2, "2 hands", 600, big=True), marks=card("Ovinrbaane")),
        pytest.param(Item("Pole Arm", 1, "2 hands", 200), marks=card("Pole Arm")),
        pytest.param(Item("Pumps", 3, "footgear", 400, user="Alchemist", stranger=""), marks=card("Pumps")),
        pytest.param(
            Item("Ring of Nine Facets", 3, "", 400, user="Summoner", stranger="Necromancer"),
            marks=card("Ring of Nine Facets"),
        ),
        pytest.param(Item("Sandals of Quick Reaction", 0, "footgear", 400), marks=card("Sandals of Quick Reaction")),
        pytest.param(Item("Scepter of Ages", 1, "1 hand", 400), marks=card("Scepter of Ages")),
        pytest.param(
            Item("Shield of Aroden", 2, "1 hand", 400, user="Eagle Knight", stranger="Hellknight"),
            marks=card("Shield of Aroden"),
        ),
        pytest.param(
            Item("Shredskin", 2, "armor", 400, user="Red Mantis Assassin", stranger=""), marks=card("Shredskin")
        ),
        pytest.param(
            Item("Staff of Shadows", 2, "1 hand", 400, user="Witch", stranger="Summoner"),
            marks=card("Staff of Shadows"),
        ),
        pytest.param(
            Item("Staff of the Slain", 3, "1 hand", 300, user="Pathfinder", stranger="Witch"),
            marks=card("Staff of the Slain"),
        ),
        pytest.param(Item("Starscone", 1, "", 200), marks=card("Starscone")),
        pytest.param(Item("Sun Orchid Elixir", 0, "", 600), marks=card("Sun Orchid Elixir")),
        pytest.param(Item("T-Bone Stake", 2, "1 hand", 400), marks=card("T-Bone Stake")),
        pytest.param(
            Item("Thorncrown of Iomedae", 4, "headgear", 500, user="Eagle Knight", stranger="Pathfinder"),
            marks=card("Thorncrown of Iomedae"),
        ),
        pytest.param(
            Item("Tooth Pick", 4, "1 hand", 600, user="Alchemist", stranger="Witch"), marks=card("Tooth Pick")
        ),
        pytest.param(Item("Torc of Tchotchkes", 1, "", 200), marks=card("Torc of Tchotchkes")),
        pytest.param(
            Item("Vesper's Rapier", 3, "1 hand", 400, user="Pathfinder", stranger="Eagle Knight"),
            marks=card("Vesper's Rapier"),
        ),
    ],
    ids=lambda item: item.name,
)
def test_an_item(item: Item, check: Callable[[Item], None]) -> None:
    check(item)


@card("Staff of Shadows")
def test_a_necromancer_may_lean_on_the_shadows_too() -> None:
    t = at_table().has("Aric", table=["Necromancer"], hand=["Staff of Shadows"]).does("Aric", "play [Staff of Shadows]")
    assert t.strength("Aric") == 1 + 2


@card("Pumps")
def test_the_pumps_count_only_while_their_wearer_is_an_alchemist() -> None:
    t = meets("Tengu", table=["Alchemist", "Pumps"])
    assert t.sums() == (1 + 3, 12)
    t.does("Aric", "discard [Alchemist]")
    assert t.sums() == (1, 12)  # ITEM-7: tested at every moment


# ---------------------------------------------------------------- what they are besides
@card("Pole Arm", "Staff of Shadows", "Staff of the Slain")
@pytest.mark.parametrize("thrown", ["Pole Arm", "Staff of Shadows", "Staff of the Slain"])
def test_what_a_pit_bull_of_another_set_fetches(thrown: str) -> None:
    t = table(packs=("pathfinder", "classic"), edition="pathfinder").has("Aric", carried=[thrown])
    t.combat("Aric", "Pit Bull").flees("Aric").does("Aric", f"use Fetch discarding [{thrown}]").settle()
    assert thrown in t.discards("treasure") and not t.happened("caught")
    t.nothing_pending_but("Aric")


@card("Codpiece")
def test_the_codpiece_is_worn_below_the_waist() -> None:
    t = table(packs=("classic", "pathfinder")).has("Aric", table=["Codpiece", "Briar"], curses=["Curse! Change Sex"])
    t.combat("Aric", "Crabs").runs("Aric")
    assert "Codpiece" in t.discards("treasure") and t.used("Aric")[0] == "Briar"


@card("Blazer", "Hellscourge", "Frostspore Potion")
@pytest.mark.parametrize(("item", "left"), [("Blazer", 0), ("Hellscourge", 0), ("Bound Blade", 3)])
def test_frost_puts_out_what_burns(item: str, left: int) -> None:
    t = meets("Tengu", table=["Hellknight", item], third={"hand": ["Frostspore Potion"]})
    t.does("Third", "play [Frostspore Potion] on monsters")
    assert t.sums() == (1 + 5 + left, 12 + 4)
