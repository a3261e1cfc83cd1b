"""Monsters of Level 12 to 20, each by its own text; what many share is in test_monsters_numbers."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card


# ---------------------------------------------------------------- Spook Spook
@card("Spook Spook")
def test_guns_and_knives_go_right_through_the_spook() -> None:
    t = meets("Spook Spook", level=4, table=["Chihuahua Gun", "Shoe Blades", "Gas Mask"],
              suzan={"level": 2, "table": ["Stiletto", "Trenchcoat"]})  # fmt: skip
    assert t.sums() == (5, 12)  # only the Gas Mask counts
    assert helped(t).sums() == (5 + 3, 12)
    trained = meets("Spook Spook", level=4, table=["Shoe Blades", "Knife Training"])
    assert trained.sums() == (4, 12)


@card("Spook Spook")
def test_the_spook_mutes_no_gun_of_somebody_who_watches() -> None:
    t = meets("Spook Spook", suzan={"table": ["Stiletto"]})
    bare = t.strength("Suzan")
    assert bare > 1
    t = loses("Spook Spook", level=5)
    assert t.level("Aric") == 2
    over(t)


# ---------------------------------------------------------------- Guinness and Stout
@card("Guinness and Stout")
def test_drinking_alone_is_deadly() -> None:
    t = loses("Guinness and Stout", level=5, table=["Assassin"])
    assert t.happened("died")
    assert (t.level("Aric"), t.used("Aric")) == (5, ["Assassin"])  # DEATH-3: Level and Class stay


@card("Guinness and Stout")
def test_in_company_it_costs_two_levels_each() -> None:
    t = helped(meets("Guinness and Stout", level=5, suzan={"level": 4}, dice=(1, 2)))
    t.runs("Aric")
    assert (t.dead("Aric"), t.dead("Suzan")) == (False, False)
    assert (t.level("Aric"), t.level("Suzan")) == (3, 2)
    over(t)


# ---------------------------------------------------------------- Cold Warrior
@card("Cold Warrior")
def test_who_is_frozen_can_neither_help_nor_play_until_his_turn_comes() -> None:
    t = loses("Cold Warrior", level=5, hand=["Mustard Gas", "Snake Pit"], doors=("Mata Hairy", "Clan Destin"),
              suzan={"level": 3})  # fmt: skip
    assert t.level("Aric") == 3
    t.does("Aric", "end").settle().does("Suzan", "kick")
    t.refused("Aric", "play [Mustard Gas] on monsters")
    t.refused("Aric", "play [Snake Pit] on Suzan")
    t.refused("Suzan", "ask Aric")
    t.game.state.dice = (6, 6)
    t.runs("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").runs("Third").does("Third", "end").settle()
    t.does("Aric", "play [Snake Pit] on Suzan").settle()
    assert "Snake Pit" in t.used("Suzan")


@card("Cold Warrior")
def test_a_russian_and_an_american_side_by_side() -> None:
    t = meets("Cold Warrior", table=["American"], suzan={"table": ["Russian"]})
    assert t.sums()[1] == 16
    assert helped(t).sums()[1] == 13  # both count


# ---------------------------------------------------------------- James Bomb
@card("James Bomb")
def test_james_bomb_goes_off_among_those_who_beat_him() -> None:
    t = meets("James Bomb", level=8, table=["Gas Mask"], hand=["Mustard Gas"], treasures=TREASURES,
              suzan={"level": 6, "carried": ["Stiletto", "Trenchcoat"]}, third={"table": ["Shoe Phone"]})  # fmt: skip
    helped(t).does("Aric", "play [Mustard Gas] on fighters").wins("Aric")
    assert t.owes("Suzan") == "choose"
    t.does("Suzan", "choose [Stiletto]").settle()
    assert (t.level("Aric"), t.used("Aric"), t.carried("Suzan")) == (9, [], ["Trenchcoat"])
    assert t.used("Third") == ["Shoe Phone"]
    assert len(t.hand("Aric")) == 4
    over(t)


@card("James Bomb")
def test_whoever_does_not_get_away_in_time_goes_up_with_james_bomb() -> None:
    t = loses("James Bomb", level=5, table=["Assassin"])
    assert t.happened("died") and (t.used("Aric"), t.level("Aric")) == (["Assassin"], 5)
    t = loses("James Bomb", level=5, table=["Gas Mask"], dice=(5,))
    assert (t.used("Aric"), t.level("Aric")) == (["Gas Mask"], 5)
    over(t)


# ---------------------------------------------------------------- Mad Billionaire
@card("Mad Billionaire")
def test_the_billionaire_buys_an_item_for_two_treasures() -> None:
    t = meets("Mad Billionaire", level=3, carried=["Gas Mask", "Maltese Duck"], treasures=TREASURES,
              suzan={"carried": ["Driving Boat"]})  # fmt: skip
    t.refused("Aric", "use Sell out discarding [Gas Mask]")  # too cheap
    t.refused("Suzan", "use Sell out discarding [Driving Boat]")
    t.does("Aric", "use Sell out discarding [Maltese Duck]").settle()
    assert (t.level("Aric"), t.hand("Aric"), t.carried("Aric")) == (3, list(TREASURES[:2]), ["Gas Mask"])
    over(t)


@card("Mad Billionaire")
def test_a_helper_cannot_sell_out_and_nobody_can_once_he_runs() -> None:
    t = helped(meets("Mad Billionaire", level=3, carried=["Maltese Duck"], suzan={"carried": ["Driving Boat"]}))
    t.refused("Suzan", "use Sell out discarding [Driving Boat]")
    t.flees("Aric")
    t.refused("Aric", "use Sell out discarding [Maltese Duck]")


@card("Mad Billionaire")
def test_the_billionaire_takes_all_that_is_dear_or_three_levels() -> None:
    t = loses("Mad Billionaire", level=5, table=["Gas Mask"], carried=["Maltese Duck", "Driving Boat"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], [], 5)
    over(t)
    t = loses("Mad Billionaire", level=5, table=["Gas Mask"])
    assert (t.used("Aric"), t.level("Aric")) == (["Gas Mask"], 2)
    over(t)


# ---------------------------------------------------------------- Professor Moribundy
@card("Professor Moribundy")
@pytest.mark.parametrize(
    ("worn", "left", "level"),
    [
        (["Assassin", "American", "Escape and Evasion Training"], [], 7),
        (["Assassin"], [], 5),
        ([], [], 4),
    ],
)
def test_the_professor_expels_you_or_takes_levels(worn: list[str], left: list[str], level: int) -> None:
    t = loses("Professor Moribundy", level=8, table=worn, dice=(1,))
    assert (t.used("Aric"), t.level("Aric")) == (left, level)  # one of the levels for having to run
    over(t)


@card("Professor Moribundy")
def test_with_more_than_three_you_choose_which_to_keep() -> None:
    worn = ["Assassin", "Extra Training", "Demolitions Training", "Knife Training", "American"]
    t = loses("Professor Moribundy", level=8, table=worn, dice=(1,))
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Assassin], [Extra Training], [American]")
    t.does("Aric", "choose [Assassin], [Knife Training], [American]")
    assert (t.used("Aric"), t.level("Aric")) == (["Extra Training", "Demolitions Training"], 7)
    over(t)


@card("Professor Moribundy")
def test_having_to_run_from_the_professor_costs_a_level() -> None:
    t = loses("Professor Moribundy", level=9, table=["Assassin"], dice=(5,))
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 8)
    over(t)


# ---------------------------------------------------------------- Agent Orange
@card("Agent Orange")
def test_agent_orange_strips_you_bare() -> None:
    t = loses("Agent Orange", level=5, table=["Gas Mask", "Trenchcoat", "Shoe Phone", "Stiletto"],
              carried=["Throwing Hat"])  # fmt: skip
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Stiletto"], ["Throwing Hat"], 3)
    over(t)


@card("Agent Orange")
def test_agent_orange_pursues_the_small_too() -> None:
    t = loses("Agent Orange", level=1)
    assert (rolls(t), t.level("Aric")) == (1, 1)
    over(t)


# ---------------------------------------------------------------- El Presidente Magnifico
@card("El Presidente Magnifico")
@pytest.mark.parametrize(("level", "suzan", "strength"), [(5, 4, 20), (5, 5, 20), (5, 6, 16)])
def test_el_presidente_fears_the_leader(level: int, suzan: int, strength: int) -> None:
    assert meets("El Presidente Magnifico", level=level, suzan={"level": suzan}).sums()[1] == strength


@card("El Presidente Magnifico")
def test_el_presidente_minds_the_helper_who_leads() -> None:
    t = meets("El Presidente Magnifico", level=3, suzan={"level": 8})
    assert t.sums()[1] == 16
    assert helped(t).sums()[1] == 20


@card("El Presidente Magnifico")
def test_when_you_lose_everybody_pays() -> None:
    t = loses("El Presidente Magnifico", level=6, carried=["Gas Mask", "Stiletto"], suzan={"carried": ["Trenchcoat"]},
              third={"hand": ["Umbrella"]})  # fmt: skip
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose [Stiletto]").settle()
    assert (t.carried("Aric"), t.carried("Suzan"), t.hand("Third")) == (["Gas Mask"], [], ["Umbrella"])
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (3, 1, 1)
    over(t)


# ---------------------------------------------------------------- General Disorder
@card("General Disorder")
@pytest.mark.parametrize(
    ("die", "level", "used", "hand"),
    [
        (2, 6, ["Assassin", "Gas Mask"], ["Umbrella"]),
        (3, 6, ["Assassin", "Gas Mask"], ["Umbrella"]),
        (4, 9, ["Assassin"], ["Umbrella"]),
        (5, 9, ["Assassin", "Gas Mask"], []),
        (6, 9, ["Assassin", "Gas Mask"], ["Umbrella"]),
    ],
)
def test_nobody_knows_what_the_general_will_order(die: int, level: int, used: list[str], hand: list[str]) -> None:
    t = loses("General Disorder", level=9, table=["Assassin", "Gas Mask"], carried=["Stiletto"], hand=["Umbrella"],
              dice=(1, die))  # fmt: skip
    assert (t.level("Aric"), t.used("Aric"), t.hand("Aric")) == (level, used, hand)
    assert t.carried("Aric") == ["Stiletto"]
    over(t)


@card("General Disorder")
def test_on_a_one_the_general_shoots() -> None:
    assert loses("General Disorder", level=9, table=["Gas Mask"], dice=(1, 1)).dead("Aric")


# ---------------------------------------------------------------- Apocalypso, Dr. Maybe, Super-Spy
@card("Apocalypso", "Super-Spy")
@pytest.mark.parametrize("name", ["Apocalypso", "Super-Spy"])
def test_the_last_dance_is_death(name: str) -> None:
    t = loses(name, level=8, table=["American", "Gas Mask"])
    assert t.dead("Aric")
    assert t.used("Aric") == ["American"]  # DEATH-5: Loyalties are kept


@card("Dr. Maybe")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (3, True), (4, False), (6, False)])
def test_dr_maybe_kills_you_or_not(die: int, dead: bool) -> None:
    t = loses("Dr. Maybe", level=8, table=["Gas Mask"], dice=(1, die))
    assert t.dead("Aric") is dead
    assert t.level("Aric") == 8
    if not dead:
        assert t.used("Aric") == ["Gas Mask"]
        over(t)
