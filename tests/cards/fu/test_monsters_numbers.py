"""What all monsters of fu have: numbers in a real fight, and the powers that many of them share."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import FIGHTS, TREASURES, helped, loses, meets, over
from tests.cards.marks import card
from tests.cards.monsters import changes_the_roll, costs_levels, is_changed_by, is_worth, judges_apart, lets_go, pursues
from tests.marks import rule

# Thrown together: +19.
ONE_SHOTS = (
    "Firecrackers", "Firecrackers", "Flame Powder", "Throwing Stars", "Hong Kong Song", "Idol Powder", "Mummy Powder",
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "level", "treasures", "levels"),
    [
        ("Ah Chu", 1, 1, 1),
        ("Big Eyes, Small Mouse", 1, 1, 1),
        ("Moo Goo Pan Guy", 1, 1, 1),
        ("Street Beggar", 1, 1, 1),
        ("Ugly Little Idol", 1, 1, 1),
        ("Han So Low", 2, 1, 1),
        ("Hi Ho", 2, 1, 1),
        ("Hong Kong Tong", 2, 1, 1),
        ("Karate Squid", 2, 1, 1),
        ("Harmless-Looking Schoolgirl", 4, 1, 1),
        ("Hopping Vampire", 4, 2, 1),
        ("No Wei", 4, 1, 1),
        ("Fang Yu", 6, 2, 1),
        ("Girl Wrestler", 6, 2, 1),
        ("Skills Gaki", 6, 2, 1),
        ("Evil Ninjas", 8, 2, 1),
        ("Fox Spirit", 8, 2, 1),
        ("Yee Ha", 8, 2, 1),
        ("Tiger Ghost", 10, 3, 1),
        ("Wen Yen", 10, 3, 1),
        ("Hong Kong Cong", 12, 3, 1),
        ("King Cobra", 12, 3, 1),
        ("Rokurokubi", 12, 3, 1),
        ("Geisha Gorgon", 14, 3, 1),
        ("Mecha-Ninja", 14, 4, 1),
        ("Soh Soo Mee", 14, 3, 1),
        ("Kung Fu Aliens", 16, 4, 2),
        ("Long Tung", 16, 4, 2),
        ("Tu Phat", 16, 4, 2),
        ("Hong Kong Kong", 18, 5, 2),
        ("The Dragon Lady", 18, 4, 2),
        ("Jogira", 20, 5, 2),
    ],
)
def test_level_treasures_and_levels_gained(name: str, level: int, treasures: int, levels: int) -> None:
    t = meets(name, level=4, table=["Clown Fu", "Wok"], carried=ONE_SHOTS, treasures=TREASURES)
    is_worth(
        FIGHTS, t, name, sums=(4 + 3 + 1, level), shots=ONE_SHOTS, plus=19,
        deck=TREASURES, treasures=treasures, reached=4 + levels, more_cards=int(name == "Moo Goo Pan Guy"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "level", "treasures", "own"),
    [
        pytest.param("Style Gaki", 4, 2, 4 + 2, marks=card("Style Gaki")),
        pytest.param("Origami Dragon", 6, 2, 4 + 3 + 2, marks=card("Origami Dragon")),
        pytest.param("Weapon Gaki", 8, 2, 4 + 3 + 2, marks=card("Weapon Gaki")),
        pytest.param("Level Gaki", 10, 2, 3 + 2, marks=card("Level Gaki")),
    ],
)
def test_numbers_of_those_that_change_what_counts(name: str, level: int, treasures: int, own: int) -> None:
    powders = ("Idol Powder", "Mummy Powder", "Hong Kong Song")
    t = meets(name, level=4, table=["Clown Fu", "Silk Armor"], treasures=TREASURES, carried=powders)
    is_worth(FIGHTS, t, name, sums=(own, level), shots=powders, plus=8, deck=TREASURES, treasures=treasures, reached=5)


# ---------------------------------------------------------------- whom they like and dislike
@pytest.mark.parametrize(
    ("name", "identity", "other", "bonus"),
    [
        pytest.param("Evil Ninjas", "Monk", "Ninja", 6, marks=card("Evil Ninjas")),
        pytest.param("Fang Yu", "Ninja", "Monk", 5, marks=card("Fang Yu")),
        pytest.param("Girl Wrestler", "Yakuza", "Samurai", 4, marks=card("Girl Wrestler")),
        pytest.param("Hopping Vampire", "Yakuza", "Monk", 4, marks=card("Hopping Vampire")),
        pytest.param("King Cobra", "Ninja", "Yakuza", 4, marks=card("King Cobra")),
        pytest.param("Long Tung", "Monk", "Samurai", 4, marks=card("Long Tung")),
        pytest.param("Origami Dragon", "Monk", "Ninja", 4, marks=card("Origami Dragon")),
        pytest.param("Rokurokubi", "Samurai", "Ninja", 4, marks=card("Rokurokubi")),
        pytest.param("Tu Phat", "Ninja", "Yakuza", 4, marks=card("Tu Phat")),
        pytest.param("Wen Yen", "Yakuza", "Monk", 4, marks=card("Wen Yen")),
        pytest.param("Hong Kong Cong", "Samurai", "Monk", 4, marks=card("Hong Kong Cong")),
        pytest.param("Mecha-Ninja", "Ninja", "Samurai", 5, marks=card("Mecha-Ninja")),
        pytest.param("Soh Soo Mee", "Yakuza", "Ninja", -4, marks=card("Soh Soo Mee")),
        pytest.param("Tiger Ghost", "Monk", "Samurai", -2, marks=card("Tiger Ghost")),
        pytest.param("Yee Ha", "Samurai", "Yakuza", 5, marks=card("Yee Ha")),
    ],
)
def test_a_class_changes_the_monster(name: str, identity: str, other: str, bonus: int) -> None:
    is_changed_by(FIGHTS, name, identity, other, bonus)


@pytest.mark.parametrize(
    ("name", "style", "bonus"),
    [
        pytest.param("Ah Chu", "Feather Fu", 4, marks=card("Ah Chu")),
        pytest.param("Fox Spirit", "Fox Kung Fu", -4, marks=card("Fox Spirit")),
        pytest.param("King Cobra", "Scorpion Kung Fu", -4, marks=card("King Cobra")),
        pytest.param("Hong Kong Kong", "Banana Fu", -6, marks=card("Hong Kong Kong")),
        pytest.param("Hong Kong Kong", "Monkey Kung Fu", -6, marks=card("Hong Kong Kong")),
    ],
)
def test_a_style_changes_the_monster(name: str, style: str, bonus: int) -> None:
    plain = meets(name, table=["Toe Fu"], erik={"table": [style]}).sums()[1]

    t = meets(name, table=[style])
    assert t.sums()[1] == plain + bonus
    t.does("Mia", f"discard [{style}]")  # STYLE-4
    assert t.sums()[1] == plain

    t = meets(name, takako={"table": [style]})
    assert t.sums()[1] == plain
    assert helped(t).sums()[1] == plain + bonus
    t.nothing_pending_but("Mia")


@card("Hong Kong Kong")
def test_both_fruit_and_monkey_please_hong_kong_kong_only_once() -> None:
    t = meets("Hong Kong Kong", table=["Banana Fu", "Monkey Kung Fu", "Extra Style"])
    assert t.sums()[1] == 18 - 6
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- who is not pursued
PURSUIT = [
    pytest.param("Hong Kong Kong", 4, marks=card("Hong Kong Kong")),
    pytest.param("The Dragon Lady", 4, marks=card("The Dragon Lady")),
    pytest.param("Jogira", 5, marks=card("Jogira")),
]


@pytest.mark.parametrize(("name", "limit"), PURSUIT)
def test_low_levels_are_not_pursued_and_others_die(name: str, limit: int) -> None:
    lets_go(FIGHTS, name, limit)
    high = pursues(FIGHTS, name, limit + 1, table=["Clown Fu", "Wok", "Mook"], hand=["Subtitles"])
    assert high.dead("Mia")
    assert high.level("Mia") == limit + 1
    assert high.used("Mia") == ["Clown Fu"]  # STYLE-7


@pytest.mark.parametrize(
    "name",
    [pytest.param("Mecha-Ninja", marks=card("Mecha-Ninja")), pytest.param("Rokurokubi", marks=card("Rokurokubi"))],
)
def test_some_kill_beginners_too(name: str) -> None:
    t = loses(name, level=1, table=["Clown Fu", "Wok"], hand=["Subtitles"], dice=(4,))
    assert t.dead("Mia")
    assert (t.used("Mia"), t.hand("Mia")) == (["Clown Fu"], [])
    t = loses(name, level=1, table=["Wok"], dice=(5,))
    assert not t.dead("Mia")
    over(t)


@pytest.mark.parametrize(("name", "limit"), PURSUIT)
@rule("FAQ-63")
def test_fighter_and_helper_are_judged_apart(name: str, limit: int) -> None:
    judges_apart(FIGHTS, name, limit)


# ---------------------------------------------------------------- levels lost, modified rolls
@pytest.mark.parametrize(
    ("name", "lost"),
    [
        pytest.param("Big Eyes, Small Mouse", 1, marks=card("Big Eyes, Small Mouse")),
        pytest.param("Moo Goo Pan Guy", 1, marks=card("Moo Goo Pan Guy")),
        pytest.param("Han So Low", 2, marks=card("Han So Low")),
        pytest.param("Karate Squid", 2, marks=card("Karate Squid")),
        pytest.param("Harmless-Looking Schoolgirl", 2, marks=card("Harmless-Looking Schoolgirl")),
        pytest.param("Hopping Vampire", 3, marks=card("Hopping Vampire")),
        pytest.param("No Wei", 1, marks=card("No Wei")),
        pytest.param("Fox Spirit", 2, marks=card("Fox Spirit")),
        pytest.param("Tiger Ghost", 2, marks=card("Tiger Ghost")),
    ],
)
def test_levels_lost_when_caught(name: str, lost: int) -> None:
    costs_levels(FIGHTS, name, lost, ["Trained By A Master"])


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("Yee Ha", -1, marks=card("Yee Ha")),
        pytest.param("Long Tung", -1, marks=card("Long Tung")),
        pytest.param("Tu Phat", 1, marks=card("Tu Phat")),
        pytest.param("Hong Kong Cong", 0, marks=card("Hong Kong Cong")),
    ],
)
def test_fast_and_fat_monsters_change_the_roll_against_them(name: str, bonus: int) -> None:
    stick = ["Stick That Clouds Men's Minds"]  # worth 2
    changes_the_roll(FIGHTS, name, bonus, own=2, then=1, level=2, table=stick)


@card("Yee Ha", "Tu Phat")
def test_what_a_monster_does_to_the_roll_is_its_own() -> None:
    t = meets("Yee Ha", erik={"hand": ["Wandering Monster", "Tu Phat"]}, dice=(4, 4, 1))
    t.does("Erik", "play [Wandering Monster] with [Tu Phat]").flees("Mia")
    t.settle().does("Mia", "run from [Tu Phat]").settle()
    assert t.happened("escaped") and t.happened("caught")  # 4 + 1 from the fat one, 4 - 1 from the fast one
    over(t)
