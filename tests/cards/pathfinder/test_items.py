"""Every Item that stays: its bonus, who may use it, the place it takes, its price and its size (RULES: ITEM, SLOT, BIG,
SELL).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, meets
from tests.cards.pathfinder.printed import PRINTED
from tests.cards.printed import Item
from tests.table import table


@pytest.mark.parametrize("check", PRINTED.item_checks, ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    "item",
    [
        pytest.param(Item("Aluminum Foil", 2, "1 hand", 200, stranger="Summoner"), marks=card("Aluminum Foil")),
        pytest.param(Item("Anti-Curse Purse", 0, "", 300, stranger="Alchemist"), marks=card("Anti-Curse Purse")),
        pytest.param(Item("Armor of Insults", 1, "armor", 300), marks=card("Armor of Insults")),
        pytest.param(
            Item("Armor of Skulls", 3, "armor", 400, user="Necromancer", stranger="Alchemist"),
            marks=card("Armor of Skulls"),
        ),
        pytest.param(
            Item("Blackaxe", 4, "2 hands", 600, big=True, user="Witch", stranger="Summoner"), marks=card("Blackaxe")
        ),
        pytest.param(Item("Blazer", 2, "", 400), marks=card("Blazer")),
        pytest.param(
            Item("Boots of the Mastodon", 4, "footgear", 400, stranger="Summoner"), marks=card("Boots of the Mastodon")
        ),
        pytest.param(
            Item("Bound Blade", 4, "1 hand", 400, big=True, user="Hellknight", stranger="Eagle Knight"),
            marks=card("Bound Blade"),
        ),
        pytest.param(Item("Briar", 2, "1 hand", 400, stranger="Summoner"), marks=card("Briar")),
        pytest.param(Item("Charm Bracelet", 0, "", 300), marks=card("Charm Bracelet")),
        pytest.param(Item("Cloak of Dis Guy", 2, "", 200), marks=card("Cloak of Dis Guy")),
        pytest.param(Item("Codpiece", 2, "", 300, user="Witch", stranger="Hellknight"), marks=card("Codpiece")),
        pytest.param(
            Item("Crown of Fangs", 5, "headgear", 400, user="Witch", stranger=""), marks=card("Crown of Fangs")
        ),
        pytest.param(Item("Decemvirate Helm", 3, "headgear", 400, stranger="Summoner"), marks=card("Decemvirate Helm")),
        pytest.param(Item("Dogslicer", 2, "1 hand", 200, stranger="Summoner"), marks=card("Dogslicer")),
        pytest.param(Item("Hellscourge", 5, "2 hands", 600, user="Hellknight", stranger=""), marks=card("Hellscourge")),
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
        pytest.param(Item("One-Ring Sword", 3, "2 hands", 400, stranger="Summoner"), marks=card("One-Ring Sword")),
        pytest.param(
            Item("Ovinrbaane", 3 + 2, "2 hands", 600, big=True, stranger="Summoner"), marks=card("Ovinrbaane")
        ),
        pytest.param(Item("Pole Arm", 2, "2 hands", 200, stranger="Summoner"), marks=card("Pole Arm")),
        pytest.param(Item("Pumps", 3, "footgear", 400, user="Alchemist", stranger=""), marks=card("Pumps")),
        pytest.param(
            Item("Ring of Nine Facets", 4, "", 400, user="Witch", stranger="Summoner"),
            marks=card("Ring of Nine Facets"),
        ),
        pytest.param(Item("Sandals of Quick Reaction", 0, "footgear", 400), marks=card("Sandals of Quick Reaction")),
        pytest.param(Item("Scepter of Ages", 2, "1 hand", 400, stranger="Summoner"), marks=card("Scepter of Ages")),
        pytest.param(
            Item("Shield of Aroden", 3, "1 hand", 400, user="Eagle Knight", stranger="Hellknight"),
            marks=card("Shield of Aroden"),
        ),
        pytest.param(
            Item("Shredskin", 3, "armor", 400, user="Red Mantis Assassin", stranger=""), marks=card("Shredskin")
        ),
        pytest.param(
            Item("Staff of Shadows", 4, "1 hand", 400, user="Witch", stranger="Necromancer"),
            marks=card("Staff of Shadows"),
        ),
        pytest.param(
            Item("Staff of the Slain", 0, "1 hand", 300, user="Pathfinder", stranger="Witch"),
            marks=card("Staff of the Slain"),
        ),
        pytest.param(Item("Starscone", 2, "", 200), marks=card("Starscone")),
        pytest.param(Item("Sun Orchid Elixir", 0, "", 600), marks=card("Sun Orchid Elixir")),
        pytest.param(Item("T-Bone Stake", 2, "1 hand", 400), marks=card("T-Bone Stake")),
        pytest.param(
            Item("Thorncrown of Iomedae", 4, "headgear", 500, user="Eagle Knight", stranger="Pathfinder"),
            marks=card("Thorncrown of Iomedae"),
        ),
        pytest.param(
            Item("Tooth Pick", 5, "1 hand", 600, user="Alchemist", stranger="Witch"), marks=card("Tooth Pick")
        ),
        pytest.param(Item("Torc of Tchotchkes", 2, "", 200), marks=card("Torc of Tchotchkes")),
        pytest.param(
            Item("Vesper's Rapier", 4, "1 hand", 400, user="Pathfinder", stranger="Eagle Knight"),
            marks=card("Vesper's Rapier"),
        ),
    ],
    ids=lambda item: item.name,
)
def test_an_item(item: Item, check: Callable[[Item], None]) -> None:
    check(item)


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
@pytest.mark.parametrize(("item", "left"), [("Blazer", 0), ("Hellscourge", 0), ("Bound Blade", 4)])
def test_frost_puts_out_what_burns(item: str, left: int) -> None:
    t = meets("Tengu", table=["Hellknight", item], third={"hand": ["Frostspore Potion"]})
    t.does("Third", "play [Frostspore Potion] on monsters")
    assert t.sums() == (1 + 5 + left, 12 + 4)


@card("Armor of Skulls", "Horns of Naraga", "Blackaxe")
def test_some_are_for_two_and_some_are_for_all_but_two() -> None:
    for item, worn in (("Armor of Skulls", 3), ("Horns of Naraga", 4)):
        t = at_table().has("Aric", table=["Witch"], hand=[item]).does("Aric", f"play [{item}]")
        assert t.strength("Aric") == 1 + worn
        t.nothing_pending_but("Aric")
    knight = at_table().has("Aric", table=["Hellknight"], hand=["Blackaxe"]).does("Aric", "play [Blackaxe]")
    assert knight.carried("Aric") == ["Blackaxe"]
    knight.refused("Aric", "equip [Blackaxe]", "ITEM-7")
