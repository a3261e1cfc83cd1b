"""The classic Monster Enhancers, Mate, Wandering Monster and Illusion."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import CLASSIC, TREASURES, helped, meets, over
from tests.cards.marks import card
from tests.table import table


# ---------------------------------------------------------------- the five Enhancers
@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("Ancient", 10, marks=card("Ancient")),
        pytest.param("Baby", -5, marks=card("Baby")),
        pytest.param("Enraged", 5, marks=card("Enraged")),
        pytest.param("Humongous", 10, marks=card("Humongous")),
        pytest.param("Intelligent", 5, marks=card("Intelligent")),
    ],
)
@pytest.mark.parametrize("who", ["Aric", "Suzan", "Third"])
def test_fighter_helper_and_bystander_may_enhance_a_monster(name: str, bonus: int, who: str) -> None:
    """ENHANCE-1, ENHANCE-3."""
    t = table(packs=CLASSIC).has(who, hand=[name]).combat("Aric", "Harpies")
    helped(t).does(who, f"play [{name}] on [Harpies]")
    assert t.sums() == (2, 4 + bonus)
    t.nothing_pending_but("Aric")


@pytest.mark.parametrize(
    ("name", "treasures"),
    [
        pytest.param("Ancient", 4, marks=card("Ancient")),
        pytest.param("Baby", 1, marks=card("Baby")),
        pytest.param("Enraged", 3, marks=card("Enraged")),
        pytest.param("Humongous", 4, marks=card("Humongous")),
        pytest.param("Intelligent", 3, marks=card("Intelligent")),
    ],
)
def test_an_enhancer_changes_what_a_beaten_monster_pays_but_not_its_levels(name: str, treasures: int) -> None:
    t = meets("Harpies", level=5, hand=["Magic Missile", "Pretty Balloons"], third={"hand": [name]},
              treasures=TREASURES)  # fmt: skip
    t.does("Third", f"play [{name}]")
    t.does("Aric", "play [Magic Missile] on fighters", "play [Pretty Balloons] on fighters").wins("Aric")
    assert t.level("Aric") == 6
    assert t.hand("Aric") == list(TREASURES[:treasures])
    assert set(t.discards("door")) == {"Harpies", name}  # ENHANCE-10
    over(t)


@card("Ancient", "Humongous", "Enraged", "Intelligent", "Baby")
def test_all_enhancers_add_up_on_one_monster_and_leave_another_alone() -> None:
    names = ["Ancient", "Humongous", "Enraged", "Intelligent", "Baby"]
    t = meets("Harpies", third={"hand": ["Wandering Monster", "Potted Plant", *names]})
    t.does("Third", "play [Wandering Monster] with [Potted Plant]")
    for name in names:
        t.refused("Third", f"play [{name}]", "ENHANCE-5")  # which of the two?
        t.does("Third", f"play [{name}] on [Harpies]")
    assert t.sums() == (1, 4 + 10 + 10 + 5 + 5 - 5 + 1)
    harpies, plant = t.game.view(0).combat.monsters  # type: ignore[union-attr]
    assert (harpies.strength, harpies.treasures, harpies.levels) == (29, 2 + 2 + 2 + 1 + 1 - 1, 1)
    assert (plant.strength, plant.treasures, plant.levels) == (1, 1, 1)


@card("Baby")
def test_a_baby_pays_at_least_one_treasure_and_may_sink_below_zero() -> None:
    t = meets("Maul Rat", hand=["Baby"], treasures=TREASURES).does("Aric", "play [Baby]")
    assert t.sums() == (1, -4)
    t.wins("Aric")
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)


@card("Ancient", "Baby", "Enraged", "Humongous", "Intelligent")
def test_enhancers_are_played_into_a_running_fight_only() -> None:
    names = ["Ancient", "Baby", "Enraged", "Humongous", "Intelligent"]
    t = table(packs=CLASSIC).has("Aric", level=3, hand=names).deck(doors=["Flying Frogs"], dice=[6])
    for name in names:
        t.refused("Aric", f"play [{name}]", "ENHANCE-3")
    t.does("Aric", "kick", "play [Ancient]").flees("Aric")
    t.refused("Aric", "play [Baby]", "ENHANCE-3")  # FAQ-60: running is no fight
    t.settle()
    t.refused("Aric", "play [Baby]")
    assert t.hand("Aric") == names[1:]
    over(t)


@card("Enraged")
def test_an_enhancer_in_the_last_moment_turns_the_fight() -> None:
    t = meets("Harpies", level=5, third={"hand": ["Enraged"]}).does("Aric", "fight")
    t.does("Third", "play [Enraged]")
    assert t.happened("declaration_fell")
    assert t.owes("Aric") == "fight"
    t.refused("Aric", "fight", "COMBAT-3")


# ---------------------------------------------------------------- Mate
@card("Mate")
def test_a_mate_is_a_second_monster_with_the_same_enhancers_before_and_after() -> None:
    """FAQ-41, FAQ-42, ENHANCE-7."""
    t = meets("Harpies", level=9, hand=["Pretty Balloons"], suzan={"hand": ["Enraged", "Mate", "Baby"]})
    t.does("Suzan", "play [Enraged]", "play [Mate]")
    assert t.sums() == (9, 18)
    t.does("Suzan", "play [Baby] on [Mate]")
    assert t.sums() == (9, 8)  # it enhances both, whichever is named
    assert [m.treasures for m in t.game.view(0).combat.monsters] == [2, 2]  # type: ignore[union-attr]
    t.nothing_pending_but("Aric")


@card("Mate")
def test_both_of_a_pair_pay_levels_and_treasure() -> None:
    t = meets("Harpies", level=5, hand=["Magic Missile"], third={"hand": ["Mate"]}, treasures=TREASURES)
    t.does("Third", "play [Mate] on [Harpies]").does("Aric", "play [Magic Missile] on fighters").wins("Aric")
    assert t.level("Aric") == 7
    assert t.hand("Aric") == list(TREASURES[:4])
    assert set(t.discards("door")) == {"Harpies", "Mate"}
    over(t)


@card("Mate")
def test_a_mate_has_the_powers_but_not_the_potions_and_its_own_roll() -> None:
    t = meets("Drooling Slime", level=3, table=["Elf"], third={"hand": ["Mate", "Magic Missile"]}, dice=(6, 1))
    t.does("Third", "play [Magic Missile] on monsters", "play [Mate] on [Drooling Slime]")
    assert t.sums() == (3, 5 + 5 + 5)  # FAQ-41: a one-shot is not doubled
    t.flees("Aric").closes()
    t.does("Aric", "run from [Mate]").settle()
    assert t.level("Aric") == 2  # caught by one of the two
    over(t)


@card("Mate")
def test_removing_one_of_a_pair_leaves_the_other_and_its_enhancers() -> None:
    """FAQ-40."""
    t = meets("Harpies", hand=["Pollymorph Potion"], third={"hand": ["Mate", "Enraged"]})
    t.does("Third", "play [Enraged]", "play [Mate]").does("Aric", "play [Pollymorph Potion] on [Harpies]")
    assert t.monsters() == ["Mate"]
    assert t.sums() == (1, 9)
    t.nothing_pending_but("Aric")


@card("Mate")
def test_no_mate_for_a_monster_that_is_gone() -> None:
    t = meets("Harpies", hand=["Pollymorph Potion"], third={"hand": ["Mate"]})
    t.does("Aric", "play [Pollymorph Potion]")
    t.refused("Third", "play [Mate] on [Harpies]")
    t.settle()
    t = table(packs=CLASSIC).has("Aric", hand=["Mate"])
    t.refused("Aric", "play [Mate]", "COMBAT-15")


@card("Mate")
def test_the_treasure_of_a_charmed_monster_follows_the_final_enhancers_of_its_twin() -> None:
    """FAQ-45."""
    t = meets("Lame Goblin", level=5, table=["Wizard"], hand=["Thief", "Elf", "Dwarf"],
              third={"hand": ["Mate", "Ancient", "Baby"]}, suzan={"level": 9}, treasures=TREASURES)  # fmt: skip
    t.does("Third", "play [Mate]")
    t.does("Aric", "use Charm on [Lame Goblin] discarding [Thief], [Elf], [Dwarf]")
    t.does("Third", "play [Ancient] on [Mate]")
    assert t.sums() == (5, 11)
    helped(t).wins("Aric")
    assert t.level("Aric") == 6  # one of them was killed
    assert t.hand("Aric") == list(TREASURES[:6])  # 1 + 2 for each
    over(t)


# ---------------------------------------------------------------- Wandering Monster
@card("Wandering Monster")
def test_a_monster_wanders_into_any_fight_and_the_card_is_gone_at_once() -> None:
    """FAQ-144, MULTI-2, MULTI-9, MULTI-10."""
    t = meets("Harpies", level=5, hand=["Magic Missile"], third={"hand": ["Wandering Monster", "Pit Bull"]},
              treasures=TREASURES)  # fmt: skip
    t.does("Third", "play [Wandering Monster] with [Pit Bull]")
    assert t.discards("door") == ["Wandering Monster"]
    assert t.monsters() == ["Harpies", "Pit Bull"]
    assert t.sums() == (5, 6)
    t.does("Aric", "play [Magic Missile] on fighters").wins("Aric")
    assert t.level("Aric") == 7
    assert len(t.hand("Aric")) == 3
    over(t)


@card("Wandering Monster")
def test_the_fighter_may_add_a_monster_and_is_asked_which_one() -> None:
    t = meets("Harpies", hand=["Wandering Monster", "Pit Bull", "Maul Rat"]).does("Aric", "play [Wandering Monster]")
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose [Maul Rat]")
    assert t.monsters() == ["Harpies", "Maul Rat"]
    assert t.hand("Aric") == ["Pit Bull"]
    t.nothing_pending_but("Aric")


@card("Wandering Monster")
def test_a_wandering_monster_reopens_a_fight_already_claimed() -> None:
    t = meets("Harpies", level=5, third={"hand": ["Wandering Monster", "Pit Bull"]}).does("Aric", "fight")
    t.does("Suzan", "pass").does("Third", "play [Wandering Monster] with [Pit Bull]")
    assert t.happened("declaration_fell")
    t.nothing_pending_but("Aric")
    t.refused("Aric", "fight", "COMBAT-3")


@card("Wandering Monster")
def test_a_wandering_monster_needs_a_monster_in_hand_and_a_running_fight() -> None:
    t = meets("Harpies", third={"hand": ["Wandering Monster", "Baby"]}, suzan={"hand": ["Wandering Monster", "Amazon"]},
              dice=(6,))  # fmt: skip
    t.refused("Third", "play [Wandering Monster]", "MULTI-12")
    t.refused("Third", "play [Wandering Monster] with [Baby]", "MULTI-12")
    t.flees("Aric")
    t.refused("Suzan", "play [Wandering Monster] with [Amazon]", "COMBAT-15")
    t.settle()
    t.refused("Suzan", "play [Wandering Monster] with [Amazon]", "COMBAT-15")
    over(t)


@card("Wandering Monster")
def test_escape_rolls_are_separate_in_the_victims_order() -> None:
    t = meets("Harpies", level=4, third={"hand": ["Wandering Monster", "Pit Bull"]}, dice=(1, 6))
    t.does("Third", "play [Wandering Monster] with [Pit Bull]").flees("Aric").closes()
    assert t.owes("Aric") == "run"
    t.refused("Aric", "run", "RUN-12")
    t.does("Aric", "run from [Pit Bull]").settle()
    assert t.level("Aric") == 2  # caught by the dog, not by the Harpies
    over(t)


# ---------------------------------------------------------------- Illusion
@card("Illusion")
def test_illusion_replaces_a_monster_and_its_enhancers_by_one_from_the_hand() -> None:
    t = meets("Harpies", third={"hand": ["Illusion", "Pit Bull", "Enraged"]}, suzan={"hand": ["Cotion of Ponfusion"]})
    t.does("Third", "play [Enraged]").does("Suzan", "play [Cotion of Ponfusion] on monsters")
    assert t.sums() == (1, 12)
    t.does("Third", "play [Illusion] on [Harpies] with [Pit Bull]")
    assert t.monsters() == ["Pit Bull"]
    assert t.sums() == (1, 5)  # one-shots on the monsters' side stay
    assert set(t.discards("door")) == {"Harpies", "Enraged", "Illusion"}
    assert t.happened("combat_won") == []
    t.nothing_pending_but("Aric")


@card("Illusion")
def test_the_illusion_alone_is_fought_and_paid() -> None:
    t = meets("Plutonium Dragon", level=5, hand=["Illusion", "Potted Plant"], treasures=TREASURES)
    t.does("Aric", "play [Illusion] with [Potted Plant]").wins("Aric")
    assert t.level("Aric") == 6
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)


@card("Illusion", "Mate")
def test_illusion_on_an_original_changes_its_mate_on_the_mate_it_parts_them() -> None:
    """FAQ-43."""
    t = meets("Harpies", third={"hand": ["Illusion", "Pit Bull", "Mate", "Enraged"]})
    t.does("Third", "play [Enraged]", "play [Mate]", "play [Illusion] on [Harpies] with [Pit Bull]")
    assert t.sums() == (1, 4)  # two Pit Bulls
    assert [m.name for m in t.game.view(0).combat.monsters] == ["Pit Bull", "Pit Bull"]  # type: ignore[union-attr]

    t = meets("Harpies", third={"hand": ["Illusion", "Pit Bull", "Mate", "Enraged", "Baby"]})
    t.does("Third", "play [Enraged]", "play [Mate]", "play [Illusion] on [Mate] with [Pit Bull]")
    assert t.sums() == (1, 9 + 2)
    t.does("Third", "play [Baby] on [Pit Bull]")
    assert t.sums() == (1, 9 - 3)
    t.nothing_pending_but("Aric")


@card("Illusion")
def test_illusion_needs_a_monster_there_and_one_in_hand() -> None:
    """FAQ-145."""
    t = meets("Harpies", third={"hand": ["Illusion", "Baby"]})
    t.refused("Third", "play [Illusion] on [Harpies]", "TIMING-15")
    t = meets("Harpies", hand=["Pollymorph Potion"], third={"hand": ["Illusion", "Pit Bull"]})
    t.does("Aric", "play [Pollymorph Potion]")
    t.refused("Third", "play [Illusion] on [Harpies] with [Pit Bull]")  # gone
    t.settle()
    t.refused("Third", "play [Illusion] with [Pit Bull]", "COMBAT-15")
    over(t)


@card("Illusion")
def test_an_illusion_of_a_tongue_demon_is_not_met() -> None:
    """FAQ-12."""
    t = meets("Harpies", table=["Helm of Courage"], third={"hand": ["Illusion", "Tongue Demon"]})
    t.does("Third", "play [Illusion] with [Tongue Demon]")
    assert t.used("Aric") == ["Helm of Courage"]
    t.nothing_pending_but("Aric")
