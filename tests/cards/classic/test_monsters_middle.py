"""Classic monsters of Level 6 to 10, each with its own text; what many have in common is in test_monsters_numbers."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card


# ---------------------------------------------------------------- Lawyers
@card("Lawyers")
def test_lawyers_deal_with_a_thief_instead_of_fighting() -> None:
    """FAQ-125, FAQ-34."""
    t = meets(
        "Lawyers", table=["Thief", "Helm of Courage"], hand=["Magic Missile", "Hoard!"], treasures=TREASURES
    )  # fmt: skip
    assert t.monsters() == []
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose yes")
    t.does("Aric", "choose [Helm of Courage], [Hoard!]")
    assert t.hand("Aric") == ["Magic Missile", *TREASURES[:2]]
    assert t.used("Aric") == ["Thief"]
    t.settle()
    assert t.level("Aric") == 1
    over(t)  # neither Trouble nor Loot: there was a fight


@card("Lawyers")
def test_a_thief_may_leave_lawyers_alone_and_needs_two_treasures_for_their_deal() -> None:
    t = meets("Lawyers", table=["Thief"], hand=["Magic Missile", "Sleep Potion"]).does("Aric", "choose no").settle()
    assert t.hand("Aric") == ["Magic Missile", "Sleep Potion"]
    over(t)

    t = meets("Lawyers", table=["Thief"], hand=["Magic Missile", "Baby"])  # a Door is no Treasure
    t.refused("Aric", "choose yes")
    t.does("Aric", "choose no").settle()
    assert t.hand("Aric") == ["Magic Missile", "Baby"]
    over(t)


@card("Lawyers")
def test_the_deal_is_no_reward_so_it_stands_whatever_comes_of_the_fight() -> None:
    t = meets(
        "Lawyers", level=1, table=["Thief"], hand=["Magic Missile", "Sleep Potion"], treasures=TREASURES,
        third={"hand": ["Wandering Monster", "Net Troll"]}, dice=(6,),
    )  # fmt: skip
    t.does("Aric", "choose yes")
    assert t.hand("Aric") == list(TREASURES[:2])
    t.does("Third", "play [Wandering Monster] with [Net Troll]")  # AMB-9: the fight is not over yet
    t.runs("Aric")
    assert t.hand("Aric") == list(TREASURES[:2])
    over(t)


@card("Lawyers")
def test_a_thief_who_helps_makes_lawyers_leave() -> None:
    """FAQ-35; the deal is for whoever meets them."""
    t = meets("Lawyers", hand=["Magic Missile", "Sleep Potion"], suzan={"table": ["Thief"]})
    assert t.monsters() == ["Lawyers"]
    helped(t)
    assert t.monsters() == []
    t.settle()
    assert (t.level("Aric"), t.hand("Aric")) == (1, ["Magic Missile", "Sleep Potion"])
    over(t)


@card("Lawyers")
def test_lawyers_attack_everybody_else_even_if_a_thief_watches() -> None:
    t = meets("Lawyers", table=["Wizard"], third={"table": ["Thief"]})
    assert t.monsters() == ["Lawyers"]
    t.nothing_pending_but("Aric")
    t = meets("Lawyers", table=["Thief", "Super Munchkin"])  # FAQ-93: no drawback, no profit
    assert t.monsters() == []


@card("Lawyers")
def test_lawyers_bad_stuff_passes_the_hand_around_from_the_left() -> None:
    t = loses("Lawyers", hand=["Thief", "Baby", "Magic Missile"], table=["Helm of Courage"])
    assert t.hand("Aric") == []
    assert t.used("Aric") == ["Helm of Courage"]
    assert [t.names[e.seat] for e in t.happened("card_moved") if e.rule == "CARDS-9"] == ["Suzan", "Third"]
    assert len(t.hand("Suzan")) == len(t.hand("Third")) == 1
    assert len(t.discards("door")) + len(t.discards("treasure")) == 2  # the third card, and the Lawyers
    over(t)

    t = loses("Lawyers", hand=["Thief"])
    assert (t.hand("Suzan"), t.hand("Third")) == (["Thief"], [])  # the left neighbour comes first
    over(t)


# ---------------------------------------------------------------- Platycore
@card("Platycore")
def test_platycore_lets_the_victim_choose_hand_or_levels() -> None:
    t = loses("Platycore", level=4, hand=["Thief", "Baby"])
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose 1")
    assert (t.level("Aric"), t.hand("Aric")) == (4, [])
    over(t)
    t = loses("Platycore", level=4, hand=["Thief", "Baby"]).does("Aric", "choose 2")
    assert (t.level("Aric"), t.hand("Aric")) == (2, ["Thief", "Baby"])
    over(t)


@card("Platycore")
def test_platycore_must_hurt() -> None:
    """FAQ-137."""
    t = loses("Platycore", level=1, hand=["Thief"])
    assert t.hand("Aric") == []  # no Level to lose, so nobody is asked
    over(t)
    t = loses("Platycore", level=4)
    assert t.level("Aric") == 2
    over(t)
    t = loses("Platycore", level=2, hand=["Thief"]).does("Aric", "choose 2")  # Level 2 may lose one
    assert (t.level("Aric"), t.hand("Aric")) == (1, ["Thief"])
    over(t)
    t = loses("Platycore", level=1)
    over(t)


# ---------------------------------------------------------------- Pukachu
@card("Pukachu")
def test_pukachu_pays_a_level_more_if_nothing_but_the_level_counts() -> None:
    t = meets("Pukachu", level=7, treasures=TREASURES).wins("Aric")
    assert t.level("Aric") == 9
    assert len(t.hand("Aric")) == 2
    over(t)


@card("Pukachu")
def test_bonuses_in_use_cost_the_extra_level_unless_they_are_given_up() -> None:
    """FAQ-130."""
    t = meets("Pukachu", level=7, table=["Helm of Courage"], treasures=TREASURES).wins("Aric")
    assert t.level("Aric") == 8
    over(t)

    t = meets("Pukachu", level=7, table=["Helm of Courage", "Hireling"], treasures=TREASURES)
    assert t.sums() == (9, 6)
    t.does("Aric", "use Give up bonuses")
    assert t.sums() == (7, 6)
    t.refused("Aric", "use Give up bonuses")  # once is enough
    t.wins("Aric")
    assert t.level("Aric") == 9
    over(t)


@card("Pukachu")
def test_a_player_who_gave_up_bonuses_must_win_by_level_alone_without_help() -> None:
    t = meets("Pukachu", level=7, table=["Helm of Courage"], hand=["Magic Missile"],
              third={"hand": ["Enraged"]}, dice=(1,))  # fmt: skip
    t.does("Aric", "use Give up bonuses")
    t.does("Third", "play [Enraged]").does("Aric", "play [Magic Missile] on fighters")
    assert t.sums() == (7, 11)
    t.refused("Aric", "ask Suzan")
    t.refused("Suzan", "offer help to Aric")
    t.refused("Aric", "fight", "COMBAT-3")
    t.runs("Aric")
    assert t.level("Aric") == 7
    over(t)


@card("Pukachu")
def test_giving_up_bonuses_does_not_give_up_penalties_and_a_lowered_monster_is_fine() -> None:
    t = meets("Pukachu", level=6, table=["Helm of Courage"], curses=["Curse! Change Sex"], suzan={"hand": ["Baby"]})
    t.does("Aric", "use Give up bonuses")
    assert t.sums() == (1, 6)
    t.does("Suzan", "play [Baby]")
    assert t.sums() == (1, 1)
    t.refused("Aric", "fight", "COMBAT-3")

    t = meets("Pukachu", level=4, suzan={"hand": ["Baby"]}, treasures=TREASURES).does("Suzan", "play [Baby]")
    t.wins("Aric")
    assert t.level("Aric") == 6
    over(t)


@card("Pukachu")
def test_pukachu_pays_nothing_more_for_a_win_with_help() -> None:
    t = meets("Pukachu", level=7, suzan={"level": 1}, treasures=TREASURES)
    helped(t)
    t.refused("Aric", "use Give up bonuses")
    t.wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (8, 1)
    over(t)


@card("Pukachu")
def test_pukachu_takes_the_hand() -> None:
    t = loses("Pukachu", hand=["Thief", "Magic Missile"], table=["Helm of Courage"])
    assert (t.hand("Aric"), t.used("Aric"), t.level("Aric")) == ([], ["Helm of Courage"], 1)
    over(t)


# ---------------------------------------------------------------- Shrieking Geek
@card("Shrieking Geek")
def test_shrieking_geek_takes_race_and_class_with_their_multipliers() -> None:
    t = loses("Shrieking Geek", level=2, table=["Elf", "Dwarf", "Half-Breed", "Thief", "Super Munchkin"], dice=(1,))
    assert t.used("Aric") == []
    assert t.level("Aric") == 2
    over(t)
    t = loses("Shrieking Geek", level=2, hand=["Elf"])
    assert (t.hand("Aric"), t.level("Aric")) == (["Elf"], 2)
    over(t)


# ---------------------------------------------------------------- Amazon
@card("Amazon")
@pytest.mark.parametrize(("aric", "suzan"), [("female", "male"), ("male", "female"), ("female", "female")])
def test_amazon_lets_a_woman_or_her_company_go_for_one_treasure(aric: str, suzan: str) -> None:
    """FAQ-124, FAQ-35."""
    t = meets("Amazon", sex=aric, suzan={"sex": suzan}, treasures=TREASURES)
    if aric == "male":
        assert t.monsters() == ["Amazon"]
        helped(t)
    assert t.monsters() == []
    t.settle()
    assert t.hand("Aric") == [TREASURES[0]]
    assert t.level("Aric") == 1
    over(t)


@card("Amazon")
def test_a_woman_who_watches_does_not_help_against_the_amazon() -> None:
    t = meets("Amazon", third={"sex": "female"})
    assert t.monsters() == ["Amazon"]
    t.nothing_pending_but("Aric")


@card("Amazon")
def test_the_amazons_treasure_comes_only_after_the_other_monsters_are_beaten() -> None:
    """FAQ-34."""
    t = meets("Net Troll", sex="female", third={"hand": ["Wandering Monster", "Amazon"]}, dice=(6,))
    t.does("Third", "play [Wandering Monster] with [Amazon]")
    assert t.monsters() == ["Net Troll"]
    t.runs("Aric")
    assert t.hand("Aric") == []
    over(t)

    t = meets("Harpies", sex="female", level=5, third={"hand": ["Wandering Monster", "Amazon"]}, treasures=TREASURES)
    t.does("Third", "play [Wandering Monster] with [Amazon]").wins("Aric")
    assert t.hand("Aric") == list(TREASURES[:3])
    assert t.level("Aric") == 6
    over(t)


@card("Amazon")
def test_a_change_of_sex_in_the_fight_sends_the_amazon_away() -> None:
    t = meets("Amazon", hand=["Curse! Change Sex"], treasures=TREASURES)
    t.does("Aric", "play [Curse! Change Sex] on Aric").settle()
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)


@card("Amazon")
def test_amazon_takes_all_classes_or_three_levels() -> None:
    t = loses("Amazon", level=5, table=["Thief", "Wizard", "Super Munchkin", "Elf"], dice=(1,))
    assert (t.used("Aric"), t.level("Aric")) == (["Elf"], 5)
    over(t)
    t = loses("Amazon", level=5, table=["Elf"], hand=["Thief"], dice=(1,))
    assert (t.hand("Aric"), t.level("Aric")) == (["Thief"], 2)
    over(t)


# ---------------------------------------------------------------- Face Sucker
@card("Face Sucker")
def test_face_sucker_takes_headgear_and_a_level() -> None:
    t = loses("Face Sucker", level=3, table=["Helm of Courage", "Leather Armor"], carried=["Pointy Hat of Power"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Leather Armor"], ["Pointy Hat of Power"], 2)
    over(t)
    t = loses("Face Sucker", level=3)
    assert t.level("Aric") == 2  # the Level goes in any case
    over(t)


# ---------------------------------------------------------------- Gazebo
@card("Gazebo")
def test_the_gazebo_is_fought_alone() -> None:
    t = meets("Gazebo", level=5, table=["Kneepads of Allure"], suzan={"level": 6})
    t.refused("Aric", "ask Suzan", "COMBAT-12")
    t.refused("Suzan", "offer help to Aric")
    t.refused("Aric", "use Allure on Suzan")
    t.nothing_pending_but("Aric")


@card("Gazebo")
def test_a_gazebo_that_wanders_in_sends_the_helper_away() -> None:
    """FAQ-53, AMB-68."""
    t = meets("Harpies", level=5, suzan={"level": 6}, third={"hand": ["Wandering Monster", "Gazebo"]},
              hand=["Pollymorph Potion"])  # fmt: skip
    helped(t).does("Third", "play [Wandering Monster] with [Gazebo]")
    assert t.happened("helper_left")
    assert t.sums() == (5, 12)
    t.refused("Aric", "ask Suzan")
    t.does("Aric", "play [Pollymorph Potion] on [Gazebo]", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (11, 4)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Ghoulfiends
@card("Ghoulfiends")
def test_only_levels_count_against_ghoulfiends() -> None:
    """FAQ-133, AMB-67."""
    t = meets(
        "Ghoulfiends", level=4, table=["Warrior", "Hireling", "Singing & Dancing Sword"],
        hand=["Magic Missile", "Doppleganger", "Baby"], suzan={"level": 3, "table": ["Helm of Courage"]},
        third={"table": ["Thief"], "hand": ["Enraged"]},
    )  # fmt: skip
    t.does("Aric", "play [Magic Missile] on fighters", "play [Doppleganger]", "use Berserk discarding [Baby]")
    assert t.sums() == (4, 8)
    t.does("Third", "use Backstab discarding [Enraged] on Aric")
    assert t.sums() == (4, 8)
    assert helped(t).sums() == (7, 8)


@card("Ghoulfiends")
def test_ghoulfiends_leave_their_condition_behind_when_they_go() -> None:
    t = meets("Ghoulfiends", level=4, table=["Helm of Courage"], hand=["Pollymorph Potion"],
              third={"hand": ["Wandering Monster", "Harpies"]})  # fmt: skip
    t.does("Third", "play [Wandering Monster] with [Harpies]")
    assert t.sums() == (4, 12)
    t.does("Aric", "play [Pollymorph Potion] on [Ghoulfiends]")
    assert t.sums() == (5, 4)


@card("Ghoulfiends")
def test_ghoulfiends_are_no_undead() -> None:
    t = meets("Ghoulfiends", third={"hand": ["Mr. Bones"]})
    t.refused("Third", "join [Mr. Bones]")


@card("Ghoulfiends")
def test_ghoulfiends_drag_down_to_the_lowest_level() -> None:
    t = loses("Ghoulfiends", level=6, suzan={"level": 3}, third={"level": 4})
    assert t.level("Aric") == 3
    over(t)
    t = loses("Ghoulfiends", level=2, suzan={"level": 3}, third={"level": 4})
    assert t.level("Aric") == 2  # he is the lowest himself
    over(t)


# ---------------------------------------------------------------- Floating Nose
@card("Floating Nose")
def test_the_floating_nose_takes_a_bribe_of_200_gold_and_yields_nothing() -> None:
    """FAQ-13, FAQ-126."""
    t = meets("Floating Nose", table=["Helm of Courage"], carried=["Sleep Potion"], hand=["Leather Armor"],
              suzan={"level": 4, "carried": ["Slimy Armor"]})  # fmt: skip
    t.refused("Aric", "use Bribe discarding [Sleep Potion]")  # 100 gold
    t.refused("Aric", "use Bribe discarding [Leather Armor]")  # CARDS-8: in hand
    helped(t)
    t.refused("Suzan", "use Bribe discarding [Slimy Armor]")  # FAQ-52: the helper does not decide
    t.does("Aric", "use Bribe discarding [Helm of Courage]")
    assert t.monsters() == []
    t.settle()
    assert (t.level("Aric"), t.hand("Aric")) == (1, ["Leather Armor"])
    over(t)


@card("Floating Nose")
def test_it_is_too_late_for_a_bribe_once_flight_has_begun_and_nobody_gets_away() -> None:
    t = meets("Floating Nose", level=4, carried=["Helm of Courage"], hand=["Instant Wall"])
    t.does("Aric", "run")
    assert any("Bribe" in action for action in t.legal("Aric"))  # until Run Away starts
    t.closes()
    t.refused("Aric", "use Bribe discarding [Helm of Courage]")
    if any("Instant Wall" in action for action in t.legal("Aric")):
        t.does("Aric", "play [Instant Wall]")  # FAQ-67: no effect
    t.settle()
    assert rolls(t) == 0
    assert t.level("Aric") == 1
    over(t)


@card("Floating Nose")
def test_halitosis_kills_every_nose_or_makes_one_stronger() -> None:
    t = meets("Floating Nose", hand=["Potion of Halitosis"], third={"hand": ["Mate"]}, treasures=TREASURES)
    t.does("Third", "play [Mate] on [Floating Nose]").does("Aric", "play [Potion of Halitosis]").settle()
    assert t.level("Aric") == 3
    assert t.hand("Aric") == list(TREASURES[:6])
    over(t)
    t = meets("Floating Nose", third={"hand": ["Potion of Halitosis"]})
    t.does("Third", "play [Potion of Halitosis] on monsters")
    assert t.sums() == (1, 12)


# ---------------------------------------------------------------- Net Troll
@card("Net Troll")
def test_the_highest_of_the_others_each_take_an_item_for_the_net_troll() -> None:
    """FAQ-136."""
    t = loses("Net Troll", level=5, table=["Helm of Courage"], carried=["Huge Rock", "Magic Missile"],
              hand=["Leather Armor"], suzan={"level": 3}, third={"level": 3})  # fmt: skip
    t.does("Suzan", "choose [Huge Rock]").does("Third", "choose [Helm of Courage]")
    assert (t.carried("Suzan"), t.carried("Third")) == (["Huge Rock"], ["Helm of Courage"])
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == ([], ["Magic Missile"], ["Leather Armor"])
    over(t)


@card("Net Troll")
def test_only_the_highest_takes_an_item_and_only_one_that_can_be_carried() -> None:
    t = loses("Net Troll", level=1, carried=["Huge Rock", "Helm of Courage"],
              suzan={"level": 4, "table": ["Chainsaw of Bloody Dismemberment"]}, third={"level": 3})  # fmt: skip
    assert t.carried("Suzan") == ["Helm of Courage"]  # a second Big item that she could not carry
    assert t.carried("Aric") == ["Huge Rock"]
    over(t)
    t = loses("Net Troll", level=3)
    assert t.level("Aric") == 3
    over(t)


# ---------------------------------------------------------------- 3,872 Orcs
@card("3,872 Orcs")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_orcs_trample_to_death_or_take_as_many_levels_as_the_die_says(die: int) -> None:
    """FAQ-141."""
    t = loses("3,872 Orcs", level=9, dice=(1, die))
    if die <= 2:
        assert t.happened("died")
        assert t.level("Aric") == 9
    else:
        assert t.level("Aric") == 9 - die
        over(t)
