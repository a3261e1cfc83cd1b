"""What all classic monsters have in common: numbers in a real fight, and powers that several of them have."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import FIGHTS, TREASURES, helped, loses, meets, over
from tests.cards.marks import card
from tests.cards.monsters import changes_the_roll, costs_levels, is_changed_by, is_worth, judges_apart, lets_go, pursues

# Played together: +27.
ONE_SHOTS = (
    "Magic Missile", "Pretty Balloons", "Electric Radioactive Acid Potion", "Cotion of Ponfusion",
    "Freezing Explosive Potion", "Nasty-Tasting Sports Drink", "Potion of Idiotic Bravery", "Sleep Potion",
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "level", "treasures", "levels"),
    [
        ("3,872 Orcs", 10, 3, 1),
        ("Amazon", 8, 2, 1),
        ("Bigfoot", 12, 3, 1),
        ("Bullrog", 18, 5, 2),
        ("Crabs", 1, 1, 1),
        ("Drooling Slime", 1, 1, 1),
        ("Face Sucker", 8, 2, 1),
        ("Floating Nose", 10, 3, 1),
        ("Flying Frogs", 2, 1, 1),
        ("Gazebo", 8, 2, 1),
        ("Gelatinous Octahedron", 2, 1, 1),
        ("Harpies", 4, 2, 1),
        ("Hippogriff", 16, 4, 2),
        ("Insurance Salesman", 14, 4, 1),
        ("King Tut", 16, 4, 2),
        ("Lame Goblin", 1, 1, 1),
        ("Large Angry Chicken", 2, 1, 1),
        ("Lawyers", 6, 2, 1),
        ("Leperchaun", 4, 2, 1),
        ("Maul Rat", 1, 1, 1),
        ("Mr. Bones", 2, 1, 1),
        ("Net Troll", 10, 3, 1),
        ("Pit Bull", 2, 1, 1),
        ("Platycore", 6, 2, 1),
        ("Plutonium Dragon", 20, 5, 2),
        ("Potted Plant", 1, 1, 1),
        ("Pukachu", 6, 2, 1),
        ("Shrieking Geek", 6, 2, 1),
        ("Snails on Speed", 4, 2, 1),
        ("Squidzilla", 18, 4, 2),
        ("Stoned Golem", 14, 4, 1),
        ("Tongue Demon", 12, 3, 1),
        ("Undead Horse", 4, 2, 1),
        ("Unspeakably Awful Indescribable Horror", 14, 4, 1),
        ("Wannabe Vampire", 12, 3, 1),
        ("Wight Brothers", 16, 4, 2),
    ],
)
def test_level_treasures_and_levels_gained(name: str, level: int, treasures: int, levels: int) -> None:
    t = meets(name, hand=ONE_SHOTS, treasures=TREASURES)
    alone = 0 if name == "Insurance Salesman" else 1
    is_worth(
        FIGHTS, t, name, sums=(alone, level), shots=ONE_SHOTS, plus=27,
        deck=TREASURES, treasures=treasures, reached=1 + levels,
    )  # fmt: skip


@card("Ghoulfiends")
def test_ghoulfiends_numbers() -> None:
    t = meets("Ghoulfiends", level=5, suzan={"level": 4}, treasures=TREASURES)
    assert t.sums() == (5, 8)
    helped(t).wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (6, 4)
    assert t.hand("Aric") == list(TREASURES[:2])
    over(t)


@pytest.mark.parametrize(
    ("name", "identity", "other", "bonus"),
    [
        pytest.param("3,872 Orcs", "Dwarf", "Elf", 6, marks=card("3,872 Orcs")),
        pytest.param("Bigfoot", "Dwarf", "Elf", 3, marks=card("Bigfoot")),
        pytest.param("Bigfoot", "Halfling", "Elf", 3, marks=card("Bigfoot")),
        pytest.param("Drooling Slime", "Elf", "Dwarf", 4, marks=card("Drooling Slime")),
        pytest.param("Face Sucker", "Elf", "Halfling", 6, marks=card("Face Sucker")),
        pytest.param("Harpies", "Wizard", "Thief", 5, marks=card("Harpies")),
        pytest.param("Leperchaun", "Elf", "Dwarf", 5, marks=card("Leperchaun")),
        pytest.param("Maul Rat", "Cleric", "Wizard", 3, marks=card("Maul Rat")),
        pytest.param("Platycore", "Wizard", "Warrior", 6, marks=card("Platycore")),
        pytest.param("Shrieking Geek", "Warrior", "Wizard", 6, marks=card("Shrieking Geek")),
        pytest.param("Tongue Demon", "Cleric", "Thief", 4, marks=card("Tongue Demon")),
        pytest.param("Undead Horse", "Dwarf", "Halfling", 5, marks=card("Undead Horse")),
        pytest.param(
            "Unspeakably Awful Indescribable Horror", "Warrior", "Wizard", 4,
            marks=card("Unspeakably Awful Indescribable Horror"),
        ),
    ],
)  # fmt: skip
def test_a_bonus_against_an_identity(name: str, identity: str, other: str, bonus: int) -> None:
    is_changed_by(FIGHTS, name, identity, other, bonus)


@card("Bigfoot")
def test_bigfoots_two_bonuses_add_up() -> None:
    t = meets("Bigfoot", table=["Dwarf", "Halfling", "Half-Breed"])
    assert t.sums()[1] == 12 + 3 + 3
    t = meets("Bigfoot", table=["Dwarf"], suzan={"table": ["Halfling"]})
    assert helped(t).sums()[1] == 12 + 3 + 3


@card("3,872 Orcs")
def test_a_single_race_under_half_breed_gives_no_bonus() -> None:
    t = meets("3,872 Orcs", table=["Dwarf", "Half-Breed"])
    assert t.sums()[1] == 10
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- who is not pursued
PURSUIT = [
    pytest.param("Bullrog", 4, marks=card("Bullrog")),
    pytest.param("Hippogriff", 3, marks=card("Hippogriff")),
    pytest.param("King Tut", 3, marks=card("King Tut")),
    pytest.param("Plutonium Dragon", 5, marks=card("Plutonium Dragon")),
    pytest.param("Squidzilla", 4, marks=card("Squidzilla")),
    pytest.param("Wight Brothers", 3, marks=card("Wight Brothers")),
]


@pytest.mark.parametrize(("name", "limit"), PURSUIT)
def test_low_levels_are_not_pursued(name: str, limit: int) -> None:
    lets_go(FIGHTS, name, limit)
    pursues(FIGHTS, name, limit + 1)


@pytest.mark.parametrize(("name", "limit"), PURSUIT)
def test_fighter_and_helper_are_judged_apart(name: str, limit: int) -> None:
    judges_apart(FIGHTS, name, limit)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Bullrog", marks=card("Bullrog")),
        pytest.param("Plutonium Dragon", marks=card("Plutonium Dragon")),
        pytest.param("Squidzilla", marks=card("Squidzilla")),
        pytest.param("Stoned Golem", marks=card("Stoned Golem")),
    ],
)
def test_monsters_that_kill(name: str) -> None:
    t = loses(name, level=6, table=["Halfling", "Helm of Courage"], hand=["Magic Missile"])
    assert t.dead("Aric")
    assert t.level("Aric") == 6
    assert t.used("Aric") == ["Halfling"]


# ---------------------------------------------------------------- levels lost, modified rolls
@pytest.mark.parametrize(
    ("name", "lost"),
    [
        pytest.param("Floating Nose", 3, marks=card("Floating Nose")),
        pytest.param("Flying Frogs", 2, marks=card("Flying Frogs")),
        pytest.param("Gazebo", 3, marks=card("Gazebo")),
        pytest.param("Harpies", 2, marks=card("Harpies")),
        pytest.param("Lame Goblin", 1, marks=card("Lame Goblin")),
        pytest.param("Large Angry Chicken", 1, marks=card("Large Angry Chicken")),
        pytest.param("Maul Rat", 1, marks=card("Maul Rat")),
        pytest.param("Pit Bull", 2, marks=card("Pit Bull")),
        pytest.param("Tongue Demon", 2, marks=card("Tongue Demon")),
        pytest.param("Undead Horse", 2, marks=card("Undead Horse")),
        pytest.param("Wannabe Vampire", 3, marks=card("Wannabe Vampire")),
    ],
)
def test_levels_lost_when_caught(name: str, lost: int) -> None:
    t = costs_levels(FIGHTS, name, lost, ["Ancient", "Humongous"], hand=["Thief"])
    assert t.hand("Aric") == ["Thief"]


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("Flying Frogs", -1, marks=card("Flying Frogs")),
        pytest.param("Gelatinous Octahedron", 1, marks=card("Gelatinous Octahedron")),
        pytest.param("Lame Goblin", 1, marks=card("Lame Goblin")),
        pytest.param("Snails on Speed", -2, marks=card("Snails on Speed")),
        pytest.param("Pit Bull", 0, marks=card("Pit Bull")),
    ],
)
def test_slow_and_fast_monsters_change_the_roll_against_them(name: str, bonus: int) -> None:
    changes_the_roll(FIGHTS, name, bonus, own=1, then=6, table=["Elf"])  # an Elf has +1


@card("Flying Frogs", "Lame Goblin")
def test_a_monsters_bonus_to_run_away_is_its_own() -> None:
    t = meets("Flying Frogs", third={"hand": ["Wandering Monster", "Lame Goblin"]}, dice=(4, 4))
    t.does("Third", "play [Wandering Monster] with [Lame Goblin]").flees("Aric")
    t.settle().does("Aric", "run from [Lame Goblin]").settle()
    assert t.happened("escaped") and t.happened("caught")  # 4+1 against the Goblin, 4-1 against the Frogs
    over(t)
