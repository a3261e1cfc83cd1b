"""What multiplies or improves Classes and Styles: Extra Style, Dancing, Drunken, Super Munchkin."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import loses, meets, over, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Extra Style
@card("Extra Style")
@rule("SUPER-14", "AMB-122", "FAQ-176")
def test_extra_styles_add_up_and_need_no_style_first() -> None:
    styles = ["Clown Fu", "Wire Fu", "Toe Fu", "Phone Fu"]
    t = sits(table=["Monk"], hand=["Extra Style", "Extra Style", *styles])
    t.does("Mia", "play [Extra Style]", "play [Extra Style]", *(f"play [{style}]" for style in styles))
    assert t.used("Mia") == ["Monk", "Extra Style", "Extra Style", *styles]  # 2 of the Monk, 1 of each
    t.does("Mia", "discard [Extra Style]", "choose [Phone Fu]")
    assert t.used("Mia") == ["Monk", "Extra Style", *styles[:3]]
    t.nothing_pending_but("Mia")


@card("Extra Style")
@rule("SUPER-14", "TIMING-9")
def test_it_is_played_like_a_style() -> None:
    t = sits(takako={"hand": ["Extra Style"], "table": ["Clown Fu"]})
    t.refused("Takako", "play [Extra Style]", "SUPER-2")  # not in another's turn
    t = sits(table=["Extra Style", "Clown Fu"], hand=["Wire Fu"], takako={"hand": ["Lose All Your Styles"]})
    t.does("Mia", "play [Wire Fu]").does("Takako", "play [Lose All Your Styles] on Mia").strikes()
    assert t.used("Mia") == ["Extra Style"]  # it stays without a Style
    t.nothing_pending_but("Mia")


@card("Extra Style", "Dancing", "Super Munchkin")
@rule("DEATH-4", "STYLE-7", "DEATH-7")
def test_what_the_dead_keep() -> None:
    t = meets(
        "Mecha-Ninja",
        level=5,
        table=["Samurai", "Super Munchkin", "Yakuza", "Extra Style", "Clown Fu", "Wire Fu", "Wok"],
        attached={"Clown Fu": ["Dancing"]},
        dice=(1, 6, 1),
    )
    t.runs("Mia")
    assert t.dead("Mia")
    kept = ["Samurai", "Super Munchkin", "Yakuza", "Extra Style", "Clown Fu", "Wire Fu"]
    assert [c for c in kept if c in t.used("Mia")] == kept
    assert "Dancing" not in t.used("Mia") and "Wok" not in t.used("Mia")


# ---------------------------------------------------------------- Dancing, Drunken
@card("Dancing", "Drunken")
@rule("FAQ-175", "FAQ-110")
def test_a_style_may_be_both_and_needs_no_bonus_of_its_own() -> None:
    t = sits(table=["Fox Kung Fu"], hand=["Dancing", "Drunken"])
    assert t.strength("Mia") == 1
    t.does("Mia", "play [Dancing] on [Fox Kung Fu]")
    assert t.strength("Mia") == 2
    t.does("Mia", "play [Drunken] on [Fox Kung Fu]")
    assert t.strength("Mia") == 1 + 1 + 3
    t.does("Mia", "discard [Fox Kung Fu]")
    assert t.used("Mia") == [] and sorted(t.discards("door")) == ["Dancing", "Drunken", "Fox Kung Fu"]
    t.nothing_pending_but("Mia")


@card("Dancing", "Drunken")
@rule("FAQ-110", "CHEAT-1")
@pytest.mark.parametrize("name", ["Dancing", "Drunken"])
def test_it_goes_on_a_style_in_play_of_ones_own_outside_combat(name: str) -> None:
    t = sits(table=["Monk", "Wok"], hand=[name, "Wire Fu"], takako={"table": ["Clown Fu"]}).deck(
        doors=["Girl Wrestler"]
    )
    for wrong in ("Monk", "Wok", "Clown Fu", "Wire Fu"):  # no Style; no Style; hers; still in the hand
        t.refused("Mia", f"play [{name}] on [{wrong}]", "CARDS-12")
    t.does("Mia", "play [Wire Fu]", "kick")
    t.refused("Mia", f"play [{name}] on [Wire Fu]", "COMBAT-16")
    t.nothing_pending_but("Mia")


@card("Dancing")
@rule("STYLE-6", "RUN-5")
def test_dancing_makes_light_feet() -> None:
    t = loses("King Cobra", level=4, table=["Clown Fu"], attached={"Clown Fu": ["Dancing"]}, dice=(4,))
    assert t.level("Mia") == 4 and t.strength("Mia") == 4 + 3 + 1  # 4 + 1
    over(t)


@card("Drunken")
@rule("RUN-3", "RUN-5")
@pytest.mark.parametrize(("die", "level"), [(5, 2), (6, 4)])
def test_drunken_hands_throw_badly(die: int, level: int) -> None:
    t = loses("King Cobra", level=4, table=["Clown Fu"], attached={"Clown Fu": ["Drunken"]}, dice=(die,))
    assert t.level("Mia") == level and t.strength("Mia") == level + 3 + 3
    over(t)


@card("Drunken", "Ninja")
def test_a_drunken_ninja_strikes_one_lower_and_never_under_one() -> None:
    for die, bonus in ((4, 3), (1, 1)):
        t = meets(
            "Wen Yen",
            table=["Ninja", "Toe Fu"],
            attached={"Toe Fu": ["Drunken"]},
            hand=["Magnet", "Monk"],
            dice=(die,),
        )
        t.does("Mia", "use Strike discarding [Magnet], [Monk]").settle()
        assert t.sums() == (1 + 2 + 3 + bonus, 10)


@card("Drunken", "Dancing", "Style Gaki")
@rule("FAQ-174")
def test_a_style_gaki_eats_the_improvement_too() -> None:
    t = meets("Style Gaki", level=3, table=["Clown Fu"], attached={"Clown Fu": ["Drunken"]})
    assert t.sums() == (3, 4)


# ---------------------------------------------------------------- Super Munchkin
@card("Super Munchkin")
@rule("SUPER-2", "SUPER-1", "SUPER-16", "AMB-113")
def test_two_classes_with_all_their_powers() -> None:
    t = sits(level=3, hand=["Super Munchkin", "Samurai", "Ninja", "Super Munchkin", "Ninja"])
    t.refused("Mia", "play [Super Munchkin]", "SUPER-2")  # it needs a Class
    t.does("Mia", "play [Samurai]", "play [Super Munchkin]", "play [Ninja]")
    assert t.used("Mia") == ["Samurai", "Super Munchkin", "Ninja"]
    t.refused("Mia", "play [Super Munchkin]", "SUPER-16")
    t.does("Mia", "discard [Samurai]", "discard [Ninja]")
    assert t.used("Mia") == [] and "Super Munchkin" in t.discards("door")
    t.nothing_pending_but("Mia")


@card("Super Munchkin", "Hong Kong Cong", "Enormous Mallet")
@rule("SUPER-8", "AMB-114", "SUPER-6", "ITEM-7")
def test_with_a_single_class_monsters_and_items_hold_nothing_against_it() -> None:
    t = meets("Hong Kong Cong", level=4, table=["Samurai", "Super Munchkin", "Enormous Mallet"])
    assert t.sums() == (4 + 1 + 3, 12)  # neither the +4 nor the ban
    plain = meets("Hong Kong Cong", level=4, table=["Samurai", "Enormous Mallet"])
    assert plain.sums() == (4 + 1, 16)
    both = meets("Hong Kong Cong", level=4, table=["Samurai", "Super Munchkin", "Ninja", "Enormous Mallet"])
    assert both.sums() == (4 + 1, 16)
