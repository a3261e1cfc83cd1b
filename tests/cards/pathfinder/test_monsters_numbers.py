"""What all pathfinder monsters have: numbers in a real fight, and the powers that many of them share."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.cards.monsters import is_changed_by, is_worth, lets_go, pursues
from tests.cards.pathfinder.fights import FIGHTS, caught, helped, loses, meets, over
from tests.marks import rule

# Thrown together: +23.
ONE_SHOTS = (
    "Fiddleback Venom", "Lightning in a Bottle", "Pesh", "Kiss of Barbatos", "Shard Gel", "Baneberry Juice",
    "Sneezing Powder",
)  # fmt: skip
TREASURES = ("Briar", "Blackaxe", "One-Ring Sword", "Pumps", "Codpiece", "Pole Arm")


@pytest.mark.parametrize(
    ("name", "level", "treasures", "levels"),
    [
        pytest.param("Akata", 10, 2, 1, marks=card("Akata")),
        pytest.param("Beehemoth", 4, 1, 1, marks=card("Beehemoth")),
        pytest.param("Bloatmage", 14 + 5, 2, 1, marks=card("Bloatmage")),  # 5 against somebody without armor
        pytest.param("Blog Goblin", 1 + 3, 1, 1, marks=card("Blog Goblin")),
        pytest.param("Boggard", 4, 1, 1, marks=card("Boggard")),
        pytest.param("Charau-Ka", 6, 2, 1, marks=card("Charau-Ka")),
        pytest.param("Copper Chef", 10, 2, 1, marks=card("Copper Chef")),
        pytest.param("Deathweb", 1, 1, 1, marks=card("Deathweb")),
        pytest.param("Div", 16, 3, 2, marks=card("Div")),
        pytest.param("Donkey Rat", 1, 1, 1, marks=card("Donkey Rat")),
        pytest.param("Geb", 8, 2, 2, marks=card("Geb")),
        pytest.param("Ghoul Friday", 6, 2, 1, marks=card("Ghoul Friday")),
        pytest.param("Goblin", 2, 1, 1, marks=card("Goblin")),
        pytest.param("Goblin Dog", 4, 1, 1, marks=card("Goblin Dog")),
        pytest.param("Goblin Snake", 2 + 3, 1, 1, marks=card("Goblin Snake")),  # without headgear
        pytest.param("Hemogoblin", 6, 2, 1, marks=card("Hemogoblin")),
        pytest.param("Hobbes Goblin", 1, 1, 1, marks=card("Hobbes Goblin")),
        pytest.param("Linnorm", 14, 2, 1, marks=card("Linnorm")),
        pytest.param("Mite", 1, 1, 1, marks=card("Mite")),
        pytest.param("Mob Goblins", 10 + 3, 3, 1, marks=card("Mob Goblins")),  # against somebody alone
        pytest.param("Mobogo", 8, 2, 1, marks=card("Mobogo")),
        pytest.param("Norns", 16 - 3, 3, 2, marks=card("Norns")),  # level 3
        pytest.param("Ogre Achiever", 8 + 5, 2, 1, marks=card("Ogre Achiever")),  # neither Class nor Faction
        pytest.param("Pugwampi", 1, 1, 1, marks=card("Pugwampi")),
        pytest.param("Rune Giant", 16 + 3, 3, 2, marks=card("Rune Giant")),  # without Big items
        pytest.param("Sandpoint Devil", 12, 2, 1, marks=card("Sandpoint Devil")),
        pytest.param("Shop Goblin", 2, 1, 1, marks=card("Shop Goblin")),
        pytest.param("Sinspawn", 1, 1, 1, marks=card("Sinspawn")),
        pytest.param("Slob Goblin", 1, 1, 1, marks=card("Slob Goblin")),
        pytest.param("Strix", 8, 2, 1, marks=card("Strix")),
        pytest.param("Tengu", 12, 2, 1, marks=card("Tengu")),
        pytest.param("Treerazer", 18, 4, 2, marks=card("Treerazer")),
        pytest.param("Two Goblins", 4, 1, 1, marks=card("Two Goblins")),
        pytest.param("Whispering Tyrant", 18, 4, 2, marks=card("Whispering Tyrant")),
        pytest.param("Winter Witch", 14, 2, 1, marks=card("Winter Witch")),
    ],
)
def test_strength_treasures_and_levels_gained(name: str, level: int, treasures: int, levels: int) -> None:
    t = meets(name, level=3, hand=ONE_SHOTS, treasures=TREASURES)
    is_worth(
        FIGHTS, t, name, sums=(3, level), shots=ONE_SHOTS, plus=23,
        deck=TREASURES, treasures=treasures, reached=3 + levels,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "identity", "other", "bonus"),
    [
        pytest.param("Akata", "Summoner", "Witch", -3, marks=card("Akata")),
        pytest.param("Akata", "Hellknight", "Pathfinder", 3, marks=card("Akata")),
        pytest.param("Beehemoth", "Eagle Knight", "Hellknight", 3, marks=card("Beehemoth")),
        pytest.param("Beehemoth", "Alchemist", "Witch", -4, marks=card("Beehemoth")),
        pytest.param("Bloatmage", "Necromancer", "Summoner", -3, marks=card("Bloatmage")),
        pytest.param("Boggard", "Red Mantis Assassin", "Pathfinder", 3, marks=card("Boggard")),
        pytest.param("Charau-Ka", "Witch", "Alchemist", 4, marks=card("Charau-Ka")),
        pytest.param("Copper Chef", "Alchemist", "Summoner", 4, marks=card("Copper Chef")),
        pytest.param("Copper Chef", "Necromancer", "Summoner", -3, marks=card("Copper Chef")),
        pytest.param("Deathweb", "Pathfinder", "Eagle Knight", -4, marks=card("Deathweb")),
        pytest.param("Div", "Eagle Knight", "Hellknight", -3, marks=card("Div")),
        pytest.param("Div", "Alchemist", "Witch", -3, marks=card("Div")),
        pytest.param("Geb", "Eagle Knight", "Pathfinder", -4, marks=card("Geb")),
        pytest.param("Geb", "Red Mantis Assassin", "Pathfinder", -4, marks=card("Geb")),
        pytest.param("Ghoul Friday", "Necromancer", "Alchemist", 3, marks=card("Ghoul Friday")),
        pytest.param("Goblin Dog", "Alchemist", "Necromancer", 3, marks=card("Goblin Dog")),
        pytest.param("Hemogoblin", "Pathfinder", "Hellknight", -3, marks=card("Hemogoblin")),
        pytest.param("Hemogoblin", "Red Mantis Assassin", "Hellknight", 4, marks=card("Hemogoblin")),
        pytest.param("Hobbes Goblin", "Hellknight", "Eagle Knight", 4, marks=card("Hobbes Goblin")),
        pytest.param("Linnorm", "Hellknight", "Eagle Knight", -4, marks=card("Linnorm")),
        pytest.param("Mite", "Eagle Knight", "Pathfinder", 4, marks=card("Mite")),
        pytest.param("Mobogo", "Summoner", "Alchemist", 4, marks=card("Mobogo")),
        pytest.param("Mobogo", "Witch", "Alchemist", -4, marks=card("Mobogo")),
        pytest.param("Pugwampi", "Summoner", "Alchemist", 3, marks=card("Pugwampi")),
        pytest.param("Sandpoint Devil", "Necromancer", "Alchemist", 4, marks=card("Sandpoint Devil")),
        pytest.param("Sandpoint Devil", "Pathfinder", "Hellknight", 4, marks=card("Sandpoint Devil")),
        pytest.param("Strix", "Witch", "Summoner", 3, marks=card("Strix")),
        pytest.param("Tengu", "Pathfinder", "Hellknight", 3, marks=card("Tengu")),
        pytest.param("Whispering Tyrant", "Necromancer", "Witch", -4, marks=card("Whispering Tyrant")),
        pytest.param("Whispering Tyrant", "Summoner", "Witch", -4, marks=card("Whispering Tyrant")),
        pytest.param("Winter Witch", "Witch", "Summoner", -3, marks=card("Winter Witch")),
        pytest.param("Winter Witch", "Red Mantis Assassin", "Pathfinder", -3, marks=card("Winter Witch")),
    ],
)
@rule("HELP-10", "HELP-11", "HELP-12")
def test_what_somebody_is_changes_the_monster_once(name: str, identity: str, other: str, bonus: int) -> None:
    is_changed_by(FIGHTS, name, identity, other, bonus)


@card("Sandpoint Devil", "Div", "Geb", "Whispering Tyrant", "Winter Witch")
@pytest.mark.parametrize(
    ("name", "identities", "total"),
    [
        ("Sandpoint Devil", ["Necromancer", "Pathfinder"], 12 + 4 + 4),
        ("Div", ["Alchemist", "Eagle Knight"], 16 - 3 - 3),
        ("Geb", ["Eagle Knight", "Red Mantis Assassin", "Double Life"], 8 - 4 - 4),
        ("Whispering Tyrant", ["Necromancer", "Summoner", "Super Munchkin"], 18 - 4 - 4),
        ("Winter Witch", ["Witch", "Red Mantis Assassin"], 14 - 3 - 3),
    ],
)
def test_two_conditions_add_up(name: str, identities: list[str], total: int) -> None:
    assert meets(name, table=identities).sums()[1] == total


@card("Pugwampi", "Mite")
@rule("SUPER-6", "SUPER-10")
def test_a_lone_identity_under_its_multiplier_feeds_no_bonus() -> None:
    assert meets("Pugwampi", table=["Summoner", "Super Munchkin"]).sums()[1] == 1
    assert meets("Mite", table=["Eagle Knight", "Double Life"]).sums()[1] == 1
    assert meets("Mite", table=["Eagle Knight", "Pathfinder", "Double Life"]).sums()[1] == 5


# ---------------------------------------------------------------- what they have with them
@card("Bloatmage")
def test_the_bloatmage_swells_against_bare_chests() -> None:
    assert meets("Bloatmage", table=["Blazer"]).sums() == (3, 14)
    assert meets("Bloatmage", carried=["Blazer"]).sums() == (1, 19)  # carried is not worn
    assert meets("Bloatmage", table=["Hellknight"]).sums() == (6, 14)  # wears the order's plate
    t = meets("Bloatmage", table=["Blazer"], suzan={"table": ["Briar"]})
    assert helped(t).sums()[1] == 19  # the helper has none
    t.nothing_pending_but("Aric")


@card("Goblin Snake")
def test_the_goblin_snake_strikes_at_bare_heads() -> None:
    assert meets("Goblin Snake", table=["Decemvirate Helm"]).sums() == (4, 2)
    assert meets("Goblin Snake", carried=["Decemvirate Helm"]).sums() == (1, 5)
    assert helped(meets("Goblin Snake", table=["Decemvirate Helm"])).sums() == (5, 5)


@card("Ogre Achiever")
def test_the_ogre_achiever_despises_those_who_are_nothing() -> None:
    assert meets("Ogre Achiever", table=["Witch"]).sums()[1] == 8
    assert meets("Ogre Achiever", table=["Pathfinder"]).sums()[1] == 8
    assert meets("Ogre Achiever", hand=["Witch"]).sums()[1] == 13
    assert helped(meets("Ogre Achiever", table=["Witch", "Pathfinder"])).sums()[1] == 13  # Suzan is nothing


@card("Rune Giant")
def test_the_rune_giant_respects_big_items() -> None:
    assert meets("Rune Giant", table=["Blackaxe"]).sums() == (5, 16)
    assert meets("Rune Giant", carried=["Blackaxe"]).sums() == (1, 16)  # having one is enough
    assert meets("Rune Giant", table=["Briar"], hand=["Blackaxe"]).sums() == (3, 19)
    assert helped(meets("Rune Giant", carried=["Blackaxe"])).sums()[1] == 19


@card("Mob Goblins")
@rule("TRIBE-5")
def test_mob_goblins_lose_heart_when_somebody_helps() -> None:
    t = meets("Mob Goblins", level=4)
    assert t.sums() == (4, 13)
    assert helped(t).sums() == (5, 10)
    t.nothing_pending_but("Aric")


@card("Norns")
@pytest.mark.parametrize(("level", "total"), [(1, 19), (2, 19), (3, 13), (4, 19), (6, 13), (8, 19), (9, 13)])
def test_the_norns_count_by_threes(level: int, total: int) -> None:
    t = meets("Norns", level=level, suzan={"level": 3})
    assert t.sums() == (level, total)
    assert helped(t).sums()[1] == total  # whatever the helper's level
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- who is not pursued, how well one runs
@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param("Linnorm", 2, marks=card("Linnorm")),
        pytest.param("Norns", 3, marks=card("Norns")),
        pytest.param("Treerazer", 4, marks=card("Treerazer")),
        pytest.param("Whispering Tyrant", 4, marks=card("Whispering Tyrant")),
    ],
)
def test_the_low_are_not_pursued(name: str, level: int) -> None:
    lets_go(FIGHTS, name, level)
    over(pursues(FIGHTS, name, level + 1, dice=(6,)))


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        pytest.param("Shop Goblin", 4, marks=card("Shop Goblin")),
        pytest.param("Deathweb", 6, marks=card("Deathweb")),
        pytest.param("Sinspawn", 6, marks=card("Sinspawn")),
        pytest.param("Goblin", 5, marks=card("Goblin")),
    ],
)
def test_how_well_one_runs(name: str, needed: int) -> None:
    t = loses(name, level=2, curses=["Blood Veil"], dice=(needed,))
    assert t.happened("escaped")
    over(t)
    t = loses(name, level=2, curses=["Blood Veil"], dice=(needed - 1,), table=["Briar"])
    assert t.happened("caught")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Beehemoth", marks=card("Beehemoth")),
        pytest.param("Deathweb", marks=card("Deathweb")),
        pytest.param("Geb", marks=card("Geb")),
        pytest.param("Hobbes Goblin", marks=card("Hobbes Goblin")),
        pytest.param("Sinspawn", marks=card("Sinspawn")),
        pytest.param("Whispering Tyrant", marks=card("Whispering Tyrant")),
    ],
)
@rule("DEATH-6")
def test_deadly_bad_stuff(name: str) -> None:
    t = caught(name, level=5, table=["Briar", "Alchemist"], hand=["Boot Soup"])
    assert t.dead("Aric") and t.level("Aric") == 5
    assert t.used("Aric") == ["Alchemist"]
    assert t.owes("Suzan") == "choose" or t.owes("Third") == "choose"  # the body is looted
    t = caught(name, level=5, dice=(6,), table=["Briar"])
    assert not t.dead("Aric") and t.used("Aric") == ["Briar"]
    over(t)


# ---------------------------------------------------------------- tribes
@card("Goblin", "Goblin Dog", "Goblin Snake", "Slob Goblin", "Shop Goblin", "Two Goblins", "Blog Goblin")
@card("Mob Goblins", "Hobbes Goblin", "Hemogoblin")
@rule("TRIBE-5")
def test_goblins_come_to_goblins() -> None:
    t = meets("Goblin", third={"hand": ["Goblin Dog", "Goblin Snake", "Slob Goblin", "Shop Goblin", "Two Goblins"]},
              suzan={"hand": ["Blog Goblin", "Mob Goblins", "Hobbes Goblin", "Hemogoblin", "Tengu"]})  # fmt: skip
    for name in ("Goblin Dog", "Goblin Snake", "Slob Goblin", "Shop Goblin", "Two Goblins"):
        t.does("Third", f"join [{name}]")
    for name in ("Blog Goblin", "Mob Goblins", "Hobbes Goblin", "Hemogoblin"):
        t.does("Suzan", f"join [{name}]")
    t.refused("Suzan", "join [Tengu]", "MULTI-13")
    assert len(t.monsters()) == 10
    assert t.sums()[1] == 1 + 4 + 5 + 1 + 2 + 4 + 5 + 13 + 1 + 6
    t.nothing_pending_but("Aric")


@card("Hemogoblin", "Ghoul Friday", "Geb", "Deathweb", "Whispering Tyrant", "Slob Goblin")
@rule("TRIBE-1", "TRIBE-7")
def test_the_hemogoblin_brings_both_of_its_families() -> None:
    undead = ["Ghoul Friday", "Geb", "Deathweb", "Whispering Tyrant"]
    t = meets("Hemogoblin", suzan={"hand": undead}, third={"hand": ["Slob Goblin"]})
    for name in undead:
        t.does("Suzan", f"join [{name}]")
    t.does("Third", "join [Slob Goblin]")
    assert t.monsters() == ["Hemogoblin", *undead, "Slob Goblin"]
    assert t.sums() == (1, 6 + 6 + 8 + 1 + 18 + 1)
    t.nothing_pending_but("Aric")
    t = meets("Ghoul Friday", third={"hand": ["Slob Goblin", "Hemogoblin"]})
    t.refused("Third", "join [Slob Goblin]", "TRIBE-5")
    t.does("Third", "join [Hemogoblin]", "join [Slob Goblin]")  # through the one that is both
    assert t.sums() == (1, 13)
