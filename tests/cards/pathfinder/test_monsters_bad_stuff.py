"""What pathfinder monsters do to those they catch: levels, worn things, items, cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import caught, loses, over


# ---------------------------------------------------------------- levels
@pytest.mark.parametrize(
    ("name", "lost"),
    [
        pytest.param("Bloatmage", 2, marks=card("Bloatmage")),
        pytest.param("Donkey Rat", 1, marks=card("Donkey Rat")),
        pytest.param("Mobogo", 1, marks=card("Mobogo")),
        pytest.param("Shop Goblin", 1, marks=card("Shop Goblin")),
    ],
)
def test_levels_are_lost_but_never_the_first(name: str, lost: int) -> None:
    t = caught(name, level=4, table=["Briar"], hand=["Boot Soup"])
    assert (t.level("Aric"), t.used("Aric"), t.hand("Aric")) == (4 - lost, ["Briar"], ["Boot Soup"])
    over(t)
    t = caught(name, level=1)
    assert (t.level("Aric"), t.dead("Aric")) == (1, False)
    over(t)


@card("Akata")
@pytest.mark.parametrize(
    ("place", "lost"),
    [
        ({}, 3),
        ({"carried": ["Armor of Insults"]}, 3),
        ({"table": ["Decemvirate Helm"]}, 3),
        ({"table": ["Armor of Insults"]}, 1),
        ({"table": ["Hellknight"]}, 1),
    ],
)
def test_armor_softens_the_akata(place: dict[str, Any], lost: int) -> None:
    t = caught("Akata", level=4, **place)
    assert t.level("Aric") == 4 - lost
    assert t.used("Aric") == place.get("table", [])  # nothing is taken
    over(t)


@card("Goblin Snake")
def test_the_goblin_snake_does_not_bite_through_armor() -> None:
    t = loses("Goblin Snake", level=3)
    assert t.level("Aric") == 2
    over(t)
    t = loses("Goblin Snake", level=3, carried=["Blazer"])
    assert t.level("Aric") == 2
    over(t)
    t = loses("Goblin Snake", level=2, table=["Armor of Insults"])
    assert t.level("Aric") == 2
    over(t)


# ---------------------------------------------------------------- what is worn
WORN = {"footgear": "Boots of the Mastodon", "headgear": "Decemvirate Helm", "armor": "Armor of Insults"}
CARRIED = ["Sandals of Quick Reaction", "Blazer"]


@pytest.mark.parametrize(
    ("name", "slot"),
    [
        pytest.param("Blog Goblin", "armor", marks=card("Blog Goblin")),
        pytest.param("Boggard", "headgear", marks=card("Boggard")),
        pytest.param("Goblin Dog", "armor", marks=card("Goblin Dog")),
        pytest.param("Hemogoblin", "footgear", marks=card("Hemogoblin")),
        pytest.param("Mite", "footgear", marks=card("Mite")),
        pytest.param("Mob Goblins", "footgear", marks=card("Mob Goblins")),
        pytest.param("Ogre Achiever", "headgear", marks=card("Ogre Achiever")),
        pytest.param("Strix", "headgear", marks=card("Strix")),
    ],
)
def test_what_is_worn_there_is_lost_and_nothing_else(name: str, slot: str) -> None:
    t = caught(name, level=2, table=list(WORN.values()), carried=CARRIED, hand=["Div"])
    assert t.used("Aric") == [worn for where, worn in WORN.items() if where != slot]
    assert (t.carried("Aric"), t.hand("Aric")) == (CARRIED, ["Div"])
    assert t.discards("treasure") == [WORN[slot]]
    assert t.level("Aric") == (1 if name == "Hemogoblin" else 2)
    over(t)


@card("Mob Goblins", "Strix", "Mite", "Boggard", "Blog Goblin", "Goblin Dog")
@pytest.mark.parametrize(
    ("name", "lost"),
    [("Mob Goblins", 1), ("Strix", 1), ("Mite", 0), ("Boggard", 0), ("Blog Goblin", 0), ("Goblin Dog", 0)],
)
def test_who_wears_nothing_there(name: str, lost: int) -> None:
    """CURSE-11, CURSE-12: nothing happens, unless the card says what else does."""
    t = caught(name, level=3, carried=[*WORN.values()], hand=["Boot Soup"])
    assert t.level("Aric") == 3 - lost
    assert (t.carried("Aric"), t.hand("Aric")) == ([*WORN.values()], ["Boot Soup"])
    over(t)


@card("Blog Goblin", "Goblin Dog")
def test_a_hellknight_loses_the_order_with_its_armor() -> None:
    t = caught("Goblin Dog", level=2, table=["Hellknight"])
    assert t.used("Aric") == []
    assert "Hellknight" in t.discards("door")
    over(t)


@card("Ogre Achiever")
def test_the_ogre_achiever_takes_three_cards_from_a_bare_head() -> None:
    t = caught("Ogre Achiever", level=2, table=["Briar"], hand=["Boot Soup", "Goblin Dog"], carried=["Pole Arm"])
    assert t.owes("Aric") == "choose"
    t.nothing_pending_but("Aric")
    t.refused("Aric", "choose [Briar], [Boot Soup]")
    t.does("Aric", "choose [Briar], [Boot Soup], [Goblin Dog]")
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == ([], ["Pole Arm"], [])
    over(t)
    t = caught("Ogre Achiever", level=2, carried=["Briar"], hand=["Boot Soup"])
    assert (t.carried("Aric"), t.hand("Aric"), t.level("Aric")) == ([], [], 2)  # all there is
    over(t)


# ---------------------------------------------------------------- items
@card("Goblin", "Slob Goblin")
@pytest.mark.parametrize("name", ["Goblin", "Slob Goblin"])
def test_one_item_of_the_victims_choice(name: str) -> None:
    t = caught(name, level=2, table=["Briar"], carried=["Pole Arm", "Pesh"], hand=["Blazer"])
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Blazer]")  # a card in hand is no item yet
    t.does("Aric", "choose [Pesh]")
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Briar"], ["Pole Arm"], ["Blazer"])
    over(t)
    t = caught(name, level=2, hand=["Blazer"])
    assert (t.hand("Aric"), t.level("Aric")) == (["Blazer"], 2)
    over(t)


@card("Two Goblins")
def test_two_goblins_take_two_items() -> None:
    t = caught("Two Goblins", level=2, table=["Briar", "Witch"], carried=["Pole Arm", "Pesh"])
    t.refused("Aric", "choose [Pesh]")
    t.does("Aric", "choose [Pesh], [Briar]")
    assert (t.used("Aric"), t.carried("Aric")) == (["Witch"], ["Pole Arm"])
    over(t)
    t = caught("Two Goblins", level=2, table=["Briar", "Witch"])
    assert (t.used("Aric"), t.level("Aric")) == (["Witch"], 2)  # the only one, and nothing else
    over(t)


@card("Charau-Ka")
def test_the_charau_ka_take_a_big_item_or_two_others() -> None:
    t = caught("Charau-Ka", level=2, table=["Briar"], carried=["Blackaxe", "Pesh"])
    assert (t.used("Aric"), t.carried("Aric")) == (["Briar"], ["Pesh"])
    over(t)
    t = caught("Charau-Ka", level=2, table=["Briar"], carried=["Pole Arm", "Pesh"])
    t.does("Aric", "choose [Pole Arm], [Briar]")
    assert (t.used("Aric"), t.carried("Aric")) == ([], ["Pesh"])
    over(t)


@card("Pugwampi")
def test_the_pugwampi_takes_something_that_needs_a_hand() -> None:
    t = caught("Pugwampi", level=2, table=["Briar", "Codpiece"], carried=["Pole Arm"])
    t.refused("Aric", "choose [Codpiece]")
    t.does("Aric", "choose [Pole Arm]")
    assert (t.used("Aric"), t.carried("Aric")) == (["Briar", "Codpiece"], [])
    over(t)
    t = caught("Pugwampi", level=2, table=["Codpiece"])
    assert (t.used("Aric"), t.level("Aric")) == (["Codpiece"], 2)
    over(t)


@card("Winter Witch")
def test_the_winter_witch_empties_all_hands() -> None:
    t = caught("Winter Witch", level=2, table=["Briar", "Codpiece"], carried=["Pole Arm"], hand=["Tooth Pick"])
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Codpiece"], [], ["Tooth Pick"])
    over(t)


@card("Tengu")
def test_the_tengu_takes_what_is_worth_most() -> None:
    t = caught("Tengu", level=2, table=["Briar"], carried=["Potion of Irrelevancy", "Ovinrbaane"])
    assert t.carried("Aric") == ["Ovinrbaane"] and t.used("Aric") == ["Briar"]  # 1,100 of 400, 1,100, 600
    over(t)
    t = caught("Tengu", level=2, table=["Briar"], carried=["Boots of the Mastodon", "Pesh"])  # 400 each, and 200
    t.refused("Aric", "choose [Pesh]")
    t.does("Aric", "choose [Boots of the Mastodon]")
    assert (t.used("Aric"), t.carried("Aric")) == (["Briar"], ["Pesh"])
    over(t)


@card("Aspis Agent")
def test_the_aspis_agent_takes_all_that_is_cheap() -> None:
    t = caught(
        "Aspis Agent", level=2, table=["Briar"], carried=["Blackaxe", "Pesh", "Tripelgangers", "Recollection Plate"]
    )
    assert (t.used("Aric"), t.carried("Aric")) == ([], ["Blackaxe", "Recollection Plate"])  # 400, 200 and 300 go
    over(t)


# ---------------------------------------------------------------- cards
@card("Linnorm")
def test_the_linnorm_takes_the_treasures_in_hand() -> None:
    t = caught("Linnorm", level=3, table=["Briar"], hand=["Pesh", "Boot Soup", "Blazer", "Find a Path", "Goblin"])
    assert (t.hand("Aric"), t.used("Aric")) == (["Boot Soup", "Goblin"], ["Briar"])
    assert set(t.discards("treasure")) == {"Pesh", "Blazer", "Find a Path"}
    over(t)


@card("Copper Chef")
def test_the_copper_chef_cooks_every_one_shot() -> None:
    t = caught("Copper Chef", level=2, table=["Briar"], carried=["Pesh"], hand=["Shard Gel", "Blazer", "Goblin"])
    assert [len(e.cards) for e in t.happened("hand_shown")] == [3]
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Briar"], [], ["Blazer", "Goblin"])
    assert set(t.discards("treasure")) == {"Pesh", "Shard Gel"}
    over(t)


@card("Norns")
@pytest.mark.parametrize(("held", "left", "lost"), [(4, 1, 0), (3, 0, 0), (2, 0, 1), (0, 0, 3)])
def test_the_norns_cut_three_threads(held: int, left: int, lost: int) -> None:
    hand = ["Boot Soup", "Goblin", "Pesh", "Mite"][:held]
    t = caught("Norns", level=4, hand=hand)
    if left:
        t.refused("Aric", "choose [Boot Soup], [Goblin]")
        t.does("Aric", "choose [Boot Soup], [Goblin], [Pesh]")
    assert len(t.hand("Aric")) == left
    assert t.level("Aric") == 4 - lost
    over(t)


@card("Rune Giant")
def test_the_rune_giant_rolls_for_every_item() -> None:
    t = caught("Rune Giant", level=4, dice=(1, 3, 4, 1), table=["Briar", "Codpiece"], carried=["Pesh"], hand=["Pumps"])
    gone = set(t.discards("treasure"))
    assert len([e for e in t.happened("die_rolled") if e.word != "run"]) == 3
    assert len(gone) == 2  # 3 and 1 take it, 4 does not
    assert len(t.used("Aric") + t.carried("Aric")) == 1
    assert t.hand("Aric") == ["Pumps"]
    over(t)
