"""Monsters of fu of Level 6 to 10, each by its own text, and what the Gaki have in common."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import TREASURES, helped, loses, meets, over
from tests.cards.marks import card
from tests.marks import rule

GAKI = [
    pytest.param("Style Gaki", 4, marks=card("Style Gaki")),
    pytest.param("Skills Gaki", 6, marks=card("Skills Gaki")),
    pytest.param("Weapon Gaki", 8, marks=card("Weapon Gaki")),
    pytest.param("Level Gaki", 10, marks=card("Level Gaki")),
]


# ---------------------------------------------------------------- Gaki
@pytest.mark.parametrize(("name", "level"), GAKI)
@rule("FAQ-173")
def test_anybody_feeds_a_gaki_with_any_card_of_the_hand(name: str, level: int) -> None:
    t = meets(name, level=1, hand=["Wok"], takako={"hand": ["Monk", "Subtitles"], "table": ["Blond Wig"]},
              erik={"hand": ["Yee Ha"]})  # fmt: skip
    t.does("Takako", "use Feed discarding [Monk]").does("Erik", "use Feed discarding [Yee Ha]")
    assert t.sums()[1] == level + 4
    t.refused("Takako", "use Feed discarding [Blond Wig]")  # from the hand
    t.refused("Erik", "use Feed discarding [Subtitles]")  # somebody else's
    t.does("Takako", "use Feed discarding [Subtitles]").does("Mia", "use Feed discarding [Wok]")
    assert t.sums()[1] == level + 8
    assert t.discards("door") == ["Monk", "Yee Ha"]
    t.nothing_pending_but("Mia")


@pytest.mark.parametrize(("name", "level"), GAKI)
def test_only_the_gaki_is_fed(name: str, level: int) -> None:
    t = meets("Tu Phat", level=1, takako={"hand": ["Monk", "Ninja"]}, erik={"hand": ["Wandering Monster", name]})
    t.refused("Takako", "use Feed discarding [Monk]")
    t.does("Erik", f"play [Wandering Monster] with [{name}]").does("Takako", "use Feed discarding [Monk]")
    assert t.sums()[1] == 16 + level + 2
    t.nothing_pending_but("Mia")


@card("Style Gaki")
@rule("FAQ-174")
def test_the_style_gaki_stops_style_bonuses_but_nothing_else_of_a_style() -> None:
    t = meets(
        "Style Gaki", level=3, table=["Toe Fu", "Extra Style", "Clown Fu", "Wok"], takako={"table": ["Bull Kung Fu"]}
    )
    assert t.sums() == (3 + 1, 4)
    assert t.legal("Mia")[0] == "fight"  # Toe Fu wins ties
    helped(t)
    assert t.sums() == (4 + 1, 4)
    t.wins("Mia")
    assert t.level("Mia") == 4
    over(t)
    assert t.strength("Mia") > 4 + 3  # again


@card("Style Gaki")
def test_the_style_gaki_takes_one_style_or_two_levels() -> None:
    t = loses("Style Gaki", level=2, table=["Clown Fu", "Banana Fu", "Extra Style"])
    t.does("Mia", "choose [Clown Fu]")
    assert (t.used("Mia"), t.level("Mia")) == (["Banana Fu", "Extra Style"], 2)
    over(t)

    t = loses("Style Gaki", level=4, table=["Monk"])
    assert (t.used("Mia"), t.level("Mia")) == (["Monk"], 2)
    over(t)


@card("Skills Gaki")
def test_the_skills_gaki_smells_a_class_and_eats_all() -> None:
    assert meets("Skills Gaki", table=["Clown Fu"], hand=["Monk"]).sums()[1] == 6
    t = meets("Skills Gaki", table=["Monk"], takako={"table": ["Ninja"]})
    assert t.sums()[1] == 11
    assert helped(t).sums()[1] == 11

    t = loses("Skills Gaki", level=4, table=["Monk", "Ninja", "Super Munchkin", "Clown Fu"])
    assert (t.used("Mia"), t.level("Mia")) == (["Clown Fu"], 4)
    over(t)
    t = loses("Skills Gaki", level=4, table=["Banana Fu"], hand=["Monk"])
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == (["Banana Fu"], ["Monk"], 2)
    over(t)


@card("Weapon Gaki")
def test_weapons_are_useless_against_the_weapon_gaki() -> None:
    t = meets(
        "Weapon Gaki", level=4, table=["Sai of Spleen-Mangling", "Wok"], takako={"table": ["Blowgun"], "level": 2}
    )
    assert t.sums() == (4 + 1, 8)
    assert helped(t).sums() == (5 + 2, 8)
    t.nothing_pending_but("Mia")


@card("Weapon Gaki")
@rule("FAQ-174", "FAQ-38")
def test_the_weapon_gaki_eats_every_weapon_even_one_without_hands() -> None:
    t = loses("Weapon Gaki", level=2, table=["Sai of Spleen-Mangling", "Blowgun", "Wok"],
              carried=["Enormous Mallet"], hand=["War Fan"])  # fmt: skip
    assert (t.used("Mia"), t.carried("Mia"), t.hand("Mia")) == (["Wok"], [], ["War Fan"])
    assert sorted(t.discards("treasure")) == ["Blowgun", "Enormous Mallet", "Sai of Spleen-Mangling"]
    assert t.level("Mia") == 2
    over(t)

    t = loses("Weapon Gaki", level=4, table=["Wok"])
    assert (t.used("Mia"), t.level("Mia")) == (["Wok"], 2)
    over(t)


@card("Level Gaki")
@pytest.mark.parametrize(("die", "level"), [(1, 6), (3, 4), (6, 1)])
def test_the_level_gaki_eats_as_many_levels_as_the_die_says(die: int, level: int) -> None:
    t = loses("Level Gaki", level=7, table=["Wok"], dice=(1, die))
    assert t.level("Mia") == level
    assert t.used("Mia") == ["Wok"]
    over(t)


@card("Level Gaki")
def test_only_bonuses_count_against_the_level_gaki() -> None:
    t = meets("Level Gaki", level=9, table=["Clown Fu", "Wok"], takako={"level": 8, "table": ["Blond Wig"]})
    assert t.sums() == (4, 10)
    assert helped(t).sums() == (6, 10)


# ---------------------------------------------------------------- Fang Yu
@card("Fang Yu")
def test_fang_yu_gives_a_door_and_takes_the_hand() -> None:
    t = meets("Fang Yu", level=2, hand=["Wok"], takako={"level": 1}, doors=("Yakuza", "Monk"), dice=(1, 6))
    assert t.hand("Mia") == ["Wok", "Yakuza"]
    helped(t)
    assert t.hand("Takako") == []  # only who meets it
    t.runs("Mia")
    assert t.hand("Mia") == []
    assert sorted(t.discards("door")) == ["Fang Yu", "Yakuza"]
    over(t)


@card("Fang Yu")
def test_fang_yu_gives_nothing_when_he_comes_later() -> None:
    t = meets("Ah Chu", level=9, erik={"hand": ["Wandering Monster", "Fang Yu"]}, doors=("Yakuza",))
    t.does("Erik", "play [Wandering Monster] with [Fang Yu]")
    assert t.hand("Mia") == []  # FAQ-12
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- Girl Wrestler
@card("Girl Wrestler")
@pytest.mark.parametrize(("die", "level", "drawn"), [(1, 2, 0), (3, 2, 0), (4, 3, 1), (6, 3, 1)])
def test_arm_wrestling_instead_of_a_fight(die: int, level: int, drawn: int) -> None:
    t = meets("Girl Wrestler", level=3, treasures=TREASURES, takako={"level": 9}, dice=(die,))
    t.refused("Takako", "use Arm-wrestle")
    t.does("Mia", "use Arm-wrestle").settle()
    assert (t.level("Mia"), t.hand("Mia")) == (level, list(TREASURES[:drawn]))
    assert t.discards("door") == ["Girl Wrestler"]
    over(t)


@card("Girl Wrestler")
def test_the_wrestler_can_be_challenged_in_the_middle_of_the_fight() -> None:
    t = meets(
        "Girl Wrestler", level=3, takako={"level": 1}, erik={"hand": ["Wandering Monster", "Tu Phat"]}, dice=(2, 6, 6)
    )
    helped(t).does("Erik", "play [Wandering Monster] with [Tu Phat]").does("Mia", "use Arm-wrestle").settle()
    assert t.monsters() == ["Tu Phat"]
    assert (t.level("Mia"), t.level("Takako")) == (2, 1)
    t.runs("Mia")
    over(t)


@card("Girl Wrestler")
def test_the_wrestler_lets_her_victim_choose() -> None:
    place: dict[str, Any] = {
        "level": 3,
        "table": ["Wok", "Hong Kong Bong"],
        "carried": ["War Fan"],
        "hand": ["Blowgun"],
    }
    t = loses("Girl Wrestler", **place)
    t.does("Mia", "choose 1")
    assert (t.level("Mia"), t.used("Mia")) == (1, ["Wok", "Hong Kong Bong"])
    over(t)

    t = loses("Girl Wrestler", **place)
    t.does("Mia", "choose 2").refused("Mia", "choose [Wok]")
    t.does("Mia", "choose [Wok], [War Fan]")
    assert (t.level("Mia"), t.used("Mia"), t.carried("Mia")) == (3, ["Hong Kong Bong"], [])
    over(t)


# ---------------------------------------------------------------- Origami Dragon
@card("Origami Dragon")
def test_paper_burns() -> None:
    t = meets("Origami Dragon", level=3, hand=["Throwing Stars", "Firecrackers", "Flame Powder"])
    t.does("Mia", "play [Throwing Stars] on fighters")
    assert t.sums() == (6, 6)
    t.does("Mia", "play [Firecrackers] on fighters")
    assert t.sums() == (8, 1)
    t.does("Mia", "play [Flame Powder] on fighters")
    assert t.sums() == (12, 1)  # it burns only once
    t.nothing_pending_but("Mia")


@card("Origami Dragon")
@pytest.mark.parametrize(
    ("hand", "left", "level"),
    [
        (["Wok", "Monk", "Ninja"], [], 5),
        (["Wok"], [], 3),
        ([], [], 2),
    ],
)
def test_paper_cuts_cost_three_cards_or_levels(hand: list[str], left: list[str], level: int) -> None:
    t = loses("Origami Dragon", level=5, hand=hand)
    assert (t.hand("Mia"), t.level("Mia")) == (left, level)
    over(t)


@card("Origami Dragon")
def test_of_many_cards_the_victim_chooses_three() -> None:
    t = loses("Origami Dragon", level=5, hand=["Wok", "Monk", "Ninja", "Subtitles"])
    t.does("Mia", "choose [Wok], [Monk], [Ninja]")
    assert (t.hand("Mia"), t.level("Mia")) == (["Subtitles"], 5)
    over(t)


# ---------------------------------------------------------------- Evil Ninjas
@card("Evil Ninjas")
def test_evil_ninjas_kill_the_mook_first() -> None:
    t = loses("Evil Ninjas", level=4, table=["Mook", "Wok"])
    assert (t.used("Mia"), t.level("Mia")) == (["Wok"], 4)
    over(t)
    t = loses("Evil Ninjas", level=4, table=["Wok"], hand=["Mook"])
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == (["Wok"], ["Mook"], 1)
    over(t)


# ---------------------------------------------------------------- Fox Spirit
@card("Fox Spirit")
def test_the_fox_spirit_turns_a_hand_into_doors() -> None:
    t = meets("Fox Spirit", hand=["Wok", "Mook", "Monk"], doors=("Ninja", "Samurai", "Yakuza"))
    assert t.hand("Mia") == ["Ninja", "Samurai", "Yakuza"]
    assert (t.discards("door"), t.discards("treasure")) == (["Monk"], ["Wok", "Mook"])
    t.nothing_pending_but("Mia")
    assert meets("Fox Spirit", doors=("Ninja",)).hand("Mia") == []


# ---------------------------------------------------------------- Yee Ha
@card("Yee Ha")
@pytest.mark.parametrize(("die", "lost"), [(1, 3), (2, 3), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_who_stays_in_the_saddle_loses_nothing(die: int, lost: int) -> None:
    t = loses("Yee Ha", level=5, dice=(1, die))
    assert t.level("Mia") == 5 - lost
    over(t)


# ---------------------------------------------------------------- Tiger Ghost
@card("Tiger Ghost")
@pytest.mark.parametrize(("die", "level"), [(6, 4), (1, 2)])
def test_the_tigers_claws_take_an_item_even_from_who_escapes(die: int, level: int) -> None:
    t = loses("Tiger Ghost", level=4, table=["Wok", "Hong Kong Bong"], dice=(die,))
    t.does("Mia", "choose [Wok]").settle()
    assert (t.used("Mia"), t.level("Mia")) == (["Hong Kong Bong"], level)
    over(t)


# ---------------------------------------------------------------- Wen Yen
@card("Wen Yen")
def test_wen_yen_goes_for_600_gold_and_leaves_nothing() -> None:
    t = meets("Wen Yen", level=2, table=["Wok", "Sai of Spleen-Mangling"], carried=["Hong Kong Bong"],
              treasures=("Blond Wig", "Blowgun", "War Fan"))  # fmt: skip
    t.refused("Mia", "use Pay up discarding [Wok], [Hong Kong Bong]")  # 500
    t.refused("Takako", "use Pay up discarding [Wok], [Sai of Spleen-Mangling]")
    t.does("Mia", "use Pay up discarding [Wok], [Sai of Spleen-Mangling]").settle()
    assert (t.level("Mia"), t.hand("Mia"), t.carried("Mia")) == (2, [], ["Hong Kong Bong"])
    assert t.discards("door") == ["Wen Yen"]
    over(t)


@card("Wen Yen")
def test_wen_yen_collects_the_two_best() -> None:
    t = loses("Wen Yen", level=2, table=["Wok", "Sai of Spleen-Mangling"], carried=["Hong Kong Bong"])
    assert (t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Wok"], [], 2)
    over(t)
    t = loses("Wen Yen", level=2, table=["Wok", "Sai of Spleen-Mangling"], carried=["Hong Kong Pong"])
    t.refused("Mia", "choose [Sai of Spleen-Mangling]")  # that one goes in any case
    t.does("Mia", "choose [Hong Kong Pong]")  # worth as much as the Wok
    assert (t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Wok"], [], 2)
    over(t)
    t = loses("Wen Yen", level=2, table=["Wok"])
    assert (t.used("Mia"), t.level("Mia")) == ([], 2)
    over(t)
