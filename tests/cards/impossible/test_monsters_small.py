"""Monsters of Level 1 to 4, each by its own text; what many share is in test_monsters_numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.impossible.fights import TREASURES, helped, loses, meets, over, seats
from tests.cards.marks import card
from tests.table import Table

NUKE = "Stolen Nuclear Weapon"


def beaten_by(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Third makes the monster far too strong; Aric runs and is caught, unless something else is said."""
    t = meets(monster, third={"hand": [NUKE]}, dice=dice, **place)
    return t.does("Third", f"play [{NUKE}]").runs("Aric")


# ---------------------------------------------------------------- Defective Defector
@card("Defective Defector")
@pytest.mark.parametrize(("worn", "strength"), [([], 4), (["American"], 1), (["Russian"], 1), (["Assassin"], 4)])
def test_the_defector_is_stronger_against_somebody_without_a_loyalty(worn: list[str], strength: int) -> None:
    t = meets("Defective Defector", level=6, table=worn, treasures=TREASURES)
    assert t.sums()[1] == strength
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (7, [TREASURES[0]])
    over(t)


@card("Defective Defector")
def test_one_of_a_pair_without_a_loyalty_is_enough_for_the_defector() -> None:
    t = meets("Defective Defector", table=["British"], suzan={"level": 3})
    assert t.sums()[1] == 1
    assert helped(t).sums()[1] == 4


@card("Defective Defector")
def test_the_defector_makes_you_defect_to_the_topmost_discarded_loyalty() -> None:
    t = beaten_by("Defective Defector", table=["American"], door_discards=("Chinese", "Russian", "Spy Fly"))
    assert t.used("Aric") == ["Russian"]  # the last one discarded
    assert t.discards("door")[:3] == ["Chinese", "Spy Fly", "American"]
    over(t)


@card("Defective Defector")
def test_with_no_loyalty_in_the_discards_the_old_one_is_lost_all_the_same() -> None:
    t = beaten_by("Defective Defector", table=["American", "Assassin"], level=3)
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 3)
    assert "American" in t.discards("door")
    over(t)


# ---------------------------------------------------------------- Spy Fly
@card("Spy Fly")
def test_the_spy_fly_shows_your_hand_and_a_card_of_it_goes() -> None:
    t = loses("Spy Fly", level=1, hand=["Umbrella", "Gas Mask"], table=["Shoe Phone"], curses=["Snake Pit"], dice=(6,))
    assert {t.game.library.names[c] for e in t.happened("hand_shown") for c in e.cards} == {"Umbrella", "Gas Mask"}
    assert len(t.hand("Aric")) == 1
    assert len(t.discards("treasure")) == 1
    assert (t.used("Aric"), t.level("Aric")) == (["Shoe Phone", "Snake Pit"], 1)
    over(t)


@card("Spy Fly")
def test_the_spy_fly_finds_nothing_in_an_empty_hand() -> None:
    t = loses("Spy Fly", level=1, carried=["Umbrella"], dice=(6,))
    assert (t.carried("Aric"), t.level("Aric")) == (["Umbrella"], 1)
    over(t)


# ---------------------------------------------------------------- Mail Drop
@card("Mail Drop")
def test_who_empties_the_mail_drop_gets_a_door_too() -> None:
    t = meets("Mail Drop", level=3, doors=("Snake Pit",), treasures=TREASURES)
    assert t.sums() == (3, 1)
    t.wins("Aric")
    assert t.level("Aric") == 4
    assert sorted(t.hand("Aric")) == sorted(["Snake Pit", TREASURES[0]])
    assert t.discards("door") == ["Mail Drop"]  # the Trap is in hand, it did not strike
    over(t)


@card("Mail Drop")
def test_the_mail_goes_to_somebody_of_your_choice() -> None:
    t = beaten_by("Mail Drop", hand=["Umbrella", "Gas Mask", "Gold Bars"], table=["Shoe Phone"])
    assert t.owes("Aric") == "choose"
    t.refused("Suzan", "choose [Umbrella]")
    while t.owes("Aric") == "choose":
        options = t.legal("Aric")
        t.does("Aric", "choose Suzan" if "choose Suzan" in options else "choose [Gas Mask], [Gold Bars]")
    assert t.hand("Aric") == ["Umbrella"]
    assert sorted(t.hand("Suzan")) == ["Gas Mask", "Gold Bars"]
    assert t.used("Aric") == ["Shoe Phone"]
    over(t)


@card("Mail Drop")
def test_there_is_no_mail_in_an_empty_hand() -> None:
    t = beaten_by("Mail Drop", level=2, table=["Shoe Phone"])
    assert (t.used("Aric"), t.hand("Suzan"), t.level("Aric")) == (["Shoe Phone"], [], 2)
    over(t)


# ---------------------------------------------------------------- Inform-Ant
@card("Inform-Ant")
def test_the_next_monster_knows_all_about_you_but_not_the_one_after() -> None:
    t = seats(level=6).has("Third", hand=[NUKE], level=6).has("Suzan", level=6)
    t.deck(doors=["Inform-Ant", "Spy Fly", "Pets In Black", "Counter Spy", "Sleeper Agent", "Assassin Bug",
                  "Communist Party"], dice=(1, 6))  # fmt: skip
    t.does("Aric", "kick").does("Third", f"play [{NUKE}]").runs("Aric")
    assert t.level("Aric") == 6
    t.does("Aric", "end").settle().does("Suzan", "kick")
    assert t.sums() == (6, 1)  # somebody else's monster knows nothing
    t.wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert t.sums() == (6, 9)
    t.runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert (t.monsters(), t.sums()) == (["Communist Party"], (6, 2))
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Napoleon So-Low
@card("Napoleon So-Low")
def test_napoleon_is_fought_alone() -> None:
    t = meets("Napoleon So-Low", suzan={"level": 5})
    t.refused("Aric", "ask Suzan")
    t.refused("Suzan", "offer help to Aric")


@card("Napoleon So-Low")
@pytest.mark.parametrize(
    ("suzan", "left"),
    [
        pytest.param(3, 2, id="the tallest at the table"),
        pytest.param(4, 2, id="as tall as another"),
        pytest.param(5, 3, id="not the tallest"),
    ],
)
def test_napoleon_cuts_the_tallest_down_most(suzan: int, left: int) -> None:
    t = beaten_by("Napoleon So-Low", level=4, suzan={"level": suzan})
    assert (t.level("Aric"), t.level("Suzan")) == (left, suzan)
    over(t)


# ---------------------------------------------------------------- Pets In Black
@card("Pets In Black")
def test_a_card_from_hand_is_a_treat_for_the_pets() -> None:
    t = meets("Pets In Black", level=1, hand=["Snake Pit"], table=["Shoe Phone"], suzan={"hand": ["Car Crusher"]})
    t.refused("Aric", "use Treat discarding [Snake Pit]")  # not while it can be fought
    t.flees("Aric")
    t.refused("Suzan", "use Treat discarding [Car Crusher]")  # a bystander
    t.refused("Aric", "use Treat discarding [Shoe Phone]")  # not from hand
    t.does("Aric", "use Treat discarding [Snake Pit]").settle()
    assert (t.hand("Aric"), t.used("Aric"), t.level("Aric")) == ([], ["Shoe Phone"], 1)
    over(t)


@card("Pets In Black")
def test_the_pets_chew_one_thing_that_is_worn() -> None:
    t = beaten_by("Pets In Black", level=3, table=["Shoe Phone", "Gas Mask", "Umbrella"], carried=["Trenchcoat"])
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Umbrella]")
    t.refused("Aric", "choose [Trenchcoat]")
    t.does("Aric", "choose [Gas Mask]")
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Shoe Phone"], ["Umbrella", "Trenchcoat"], 3)
    over(t)
    t = beaten_by("Pets In Black", level=3, carried=["Trenchcoat"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Trenchcoat"], 2)
    over(t)


# ---------------------------------------------------------------- In Black
@card("Pets In Black", "Obnoxious Kids In Black", "Women In Black", "Men In Black")
def test_all_four_in_black_join_each_other_and_nothing_else_does() -> None:
    """TRIBE-4, AMB-82."""
    t = meets("Pets In Black", table=["Gas Mask"], suzan={"hand": ["Obnoxious Kids In Black", "Spy Fly"]},
              third={"hand": ["Women In Black", "Men In Black"]})  # fmt: skip
    t.refused("Suzan", "join [Spy Fly]", "TIMING-15")
    t.does("Suzan", "join [Obnoxious Kids In Black]")
    t.does("Third", "join [Women In Black]", "join [Men In Black]")
    assert t.sums()[1] == 2 + 4 + 10 + 8
    t.nothing_pending_but("Aric")
    t = meets("Spy Fly", suzan={"hand": ["Pets In Black"]})
    t.refused("Suzan", "join [Pets In Black]", "TRIBE-4")


# ---------------------------------------------------------------- Sleeper Agent
@card("Sleeper Agent")
@pytest.mark.parametrize(
    ("aric", "strength"),
    [
        ({"table": ["Bush Knife"]}, 2),
        ({"table": ["Chihuahua Gun"]}, 8),
        ({"carried": ["Chihuahua Gun"]}, 2),
        ({"hand": ["Chihuahua Gun"]}, 2),
        ({"table": ["Cell Phone Gun", "Tourist"]}, 2),  # he may not use it
    ],
)
def test_a_gun_in_use_wakes_the_sleeper(aric: dict[str, Any], strength: int) -> None:
    assert meets("Sleeper Agent", **aric).sums()[1] == strength


@card("Sleeper Agent")
def test_the_helpers_gun_wakes_him_and_a_bystanders_does_not_until_he_throws_one() -> None:
    t = meets("Sleeper Agent", suzan={"table": ["Chihuahua Gun"]}, third={"hand": ["Cigarette Dart Gun"]})
    assert t.sums()[1] == 2
    t.does("Third", "play [Cigarette Dart Gun] on fighters")
    assert t.sums() == (4, 8)
    t = helped(meets("Sleeper Agent", suzan={"table": ["Chihuahua Gun"]}))
    assert t.sums()[1] == 8


@card("Sleeper Agent")
def test_the_sleeper_costs_two_levels() -> None:
    t = beaten_by("Sleeper Agent", level=4)
    assert t.level("Aric") == 2
    over(t)


# ---------------------------------------------------------------- Assassin Bug
@card("Assassin Bug")
def test_the_poison_of_the_assassin_bug_lasts_through_the_next_fight() -> None:
    t = seats(level=5).has("Third", hand=[NUKE], level=5).has("Suzan", level=5)
    t.deck(doors=["Assassin Bug", "Spy Fly", "Pets In Black", "Mata Hairy"], dice=(1,))
    t.does("Aric", "kick").does("Third", f"play [{NUKE}]").runs("Aric")
    assert t.level("Aric") == 4
    t.does("Aric", "end").settle()
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert (t.level("Aric"), t.sums()) == (4, (2, 6))
    t.game.state.dice = (6,)
    t.runs("Aric")
    assert t.strength("Aric") == 4
    over(t)


# ---------------------------------------------------------------- Plumbers
@card("Plumbers")
def test_the_plumbers_leak_your_hand_before_the_fight() -> None:
    t = meets("Plumbers", level=5, hand=["Umbrella", "Snake Pit"], treasures=TREASURES)
    assert {t.game.library.names[c] for e in t.happened("hand_shown") for c in e.cards} == {"Umbrella", "Snake Pit"}
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (6, ["Umbrella", "Snake Pit", TREASURES[0]])
    over(t)


@card("Plumbers")
def test_what_the_plumbers_leak_makes_the_leaders_richer() -> None:
    t = beaten_by("Plumbers", level=4, suzan={"level": 6}, treasures=TREASURES)
    assert t.level("Aric") == 3
    assert (t.hand("Suzan"), t.hand("Third"), t.hand("Aric")) == ([TREASURES[0]], [], [])
    over(t)


# ---------------------------------------------------------------- Communist Party
@card("Communist Party")
def test_at_the_party_the_lowest_takes_one_of_your_items() -> None:
    t = beaten_by("Communist Party", level=4, table=["Umbrella", "Shoe Phone"], suzan={"level": 2})
    assert t.owes("Third") == "choose"
    t.does("Third", "choose [Shoe Phone]")
    assert (t.carried("Aric"), t.level("Aric")) == (["Umbrella"], 3)
    assert "Shoe Phone" in t.carried("Third") + t.used("Third")
    over(t)


@card("Communist Party")
def test_nothing_is_shared_if_you_are_the_lowest() -> None:
    t = meets("Communist Party", level=2, table=["Shoe Phone"], suzan={"level": 5}, dice=(1,),
              third={"level": 4, "hand": [NUKE]})  # fmt: skip
    t.does("Third", f"play [{NUKE}]").runs("Aric")
    assert (t.level("Aric"), t.used("Aric")) == (1, ["Shoe Phone"])
    over(t)


# ---------------------------------------------------------------- Obnoxious Kids In Black
@card("Obnoxious Kids In Black")
@pytest.mark.parametrize(("die", "gone"), [(5, False), (6, True)])
def test_the_kids_spoil_every_die_until_you_kill_something(die: int, gone: bool) -> None:
    t = seats(level=4).has("Third", hand=[NUKE]).has("Suzan", level=6)
    t.deck(doors=["Obnoxious Kids In Black", "Spy Fly", "Pets In Black", "Clan Destin"], dice=(1, 6, die))
    t.does("Aric", "kick").does("Third", f"play [{NUKE}]").runs("Aric")
    assert t.level("Aric") == 4
    t.does("Aric", "end").settle()
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").runs("Third").does("Third", "end").settle()
    t.does("Aric", "kick").runs("Aric")
    assert bool(t.happened("escaped")) is gone  # a 5 is no longer enough
    over(t)


@card("Obnoxious Kids In Black")
def test_a_kill_sends_the_kids_home() -> None:
    t = seats(level=4).has("Third", hand=[NUKE]).has("Suzan", level=6)
    t.deck(doors=["Obnoxious Kids In Black", "Spy Fly", "Pets In Black", "Mail Drop"], dice=(1, 6))
    t.does("Aric", "kick").does("Third", f"play [{NUKE}]").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").runs("Third").does("Third", "end").settle()
    assert t.game.state.mods
    t.does("Aric", "kick").wins("Aric")
    assert len(t.game.state.mods) == 0
    over(t)


# ---------------------------------------------------------------- Counter Spy
@card("Counter Spy")
def test_the_counter_spy_takes_all_training_or_two_levels() -> None:
    t = beaten_by("Counter Spy", level=4, table=["Extra Training", "Karate Training", "Knife Training", "Playboy"])
    assert (t.used("Aric"), t.level("Aric")) == (["Extra Training", "Playboy"], 4)
    over(t)
    t = beaten_by("Counter Spy", level=4, table=["Playboy"], hand=["Karate Training"])
    assert (t.used("Aric"), t.hand("Aric"), t.level("Aric")) == (["Playboy"], ["Karate Training"], 2)
    over(t)


# ---------------------------------------------------------------- Undercover Agent
@card("Undercover Agent")
@pytest.mark.parametrize("die", [1, 6])
def test_nobody_knows_the_strength_of_the_undercover_agent_until_the_die_falls(die: int) -> None:
    t = meets("Undercover Agent", level=9, dice=(die,), treasures=TREASURES)
    t.settle()
    assert t.sums() == (9, 4 + die)
    t.nothing_pending_but("Aric")


@card("Undercover Agent")
def test_an_undercover_agent_who_wanders_in_has_only_his_level_and_costs_two() -> None:
    t = meets("Pets In Black", third={"hand": ["Wandering Monster", "Undercover Agent"]}, level=5)
    t.does("Third", "play [Wandering Monster] with [Undercover Agent]")
    assert t.sums() == (5, 6)
    t = meets("Undercover Agent", level=5, dice=(6, 1)).settle().runs("Aric")
    assert t.level("Aric") == 3
    over(t)


@card("Undercover Agent")
def test_the_undercover_agents_numbers() -> None:
    t = meets("Undercover Agent", level=8, dice=(2,), treasures=TREASURES).settle()
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (9, list(TREASURES[:2]))
    over(t)


# ---------------------------------------------------------------- Hatchet Man
@card("Hatchet Man")
def test_the_hatchet_man_dismisses_class_and_hireling() -> None:
    t = beaten_by("Hatchet Man", level=5, table=["Assassin", "American", "Hireling N"])
    assert (t.used("Aric"), t.level("Aric")) == (["American"], 5)
    over(t)
    t = beaten_by("Hatchet Man", level=5, table=["American"])
    assert (t.used("Aric"), t.level("Aric")) == (["American"], 3)
    over(t)
