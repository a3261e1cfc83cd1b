"""Monsters of Level 6 to 10, each by its own text; what many share is in test_monsters_numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.impossible.fights import TREASURES, helped, loses, meets, over, rolls, seats
from tests.cards.marks import card


# ---------------------------------------------------------------- Clan Destin
@card("Clan Destin")
def test_clan_destin_finds_what_is_not_in_use() -> None:
    t = loses("Clan Destin", level=3, table=["Shoe Phone"], carried=["Gas Mask", "Mustard Gas"], hand=["Umbrella"])
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Shoe Phone"], [], ["Umbrella"])
    assert (sorted(t.discards("treasure")), t.level("Aric")) == (["Gas Mask", "Mustard Gas"], 3)
    over(t)


@card("Clan Destin")
def test_clan_destin_takes_two_levels_where_all_is_in_use() -> None:
    t = loses("Clan Destin", level=3, table=["Shoe Phone"])
    assert (t.used("Aric"), t.level("Aric")) == (["Shoe Phone"], 1)
    over(t)


# ---------------------------------------------------------------- Mata Hairy
@card("Mata Hairy")
def test_mata_hairy_takes_the_dearest_item_wherever_it_lies() -> None:
    t = loses("Mata Hairy", level=4, table=["Gas Mask"], carried=["Stiletto"], hand=["Maltese Duck"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], [], 4)
    assert t.discards("treasure") == ["Stiletto"]
    over(t)
    t = loses("Mata Hairy", level=4, hand=["Maltese Duck"])
    assert (t.hand("Aric"), t.level("Aric")) == (["Maltese Duck"], 2)
    over(t)


# ---------------------------------------------------------------- Not So Secret Police
@card("Not So Secret Police")
def test_the_police_collect_guns_and_knives() -> None:
    t = loses("Not So Secret Police", level=1, table=["Shoe Blades", "Trenchcoat"],
              carried=["Stiletto", "Chihuahua Gun"], hand=["Sniper Rifle"])  # fmt: skip
    assert (t.used("Aric"), t.carried("Aric")) == (["Trenchcoat"], [])
    assert (t.hand("Aric"), t.level("Aric")) == (["Sniper Rifle"], 1)
    assert sorted(t.discards("treasure")) == ["Chihuahua Gun", "Shoe Blades", "Stiletto"]
    over(t)
    t = loses("Not So Secret Police", level=4, table=["Trenchcoat"])
    assert (t.used("Aric"), t.level("Aric")) == (["Trenchcoat"], 2)
    over(t)


# ---------------------------------------------------------------- The Mole
@card("The Mole")
def test_the_mole_sits_in_your_own_team() -> None:
    t = meets("The Mole", level=5, suzan={"level": 3}, treasures=TREASURES)
    assert t.sums() == (5, 6)
    helped(t)
    assert t.sums() == (8, 10)
    t = meets("The Mole", level=8, treasures=TREASURES).wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (9, 2)
    over(t)


@card("The Mole")
def test_the_mole_digs_away_footgear_and_vehicles() -> None:
    t = loses("The Mole", level=2, table=["Shoe Phone", "Gas Mask"], carried=["Flying Car"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], [], 2)
    over(t)
    t = loses("The Mole", level=4, table=["Gas Mask"])
    assert (t.used("Aric"), t.level("Aric")) == (["Gas Mask"], 2)
    over(t)


# ---------------------------------------------------------------- Men In Black
@card("Men In Black")
@pytest.mark.parametrize(
    ("aric", "strength"),
    [({}, 11), ({"table": ["Gas Mask"]}, 8), ({"carried": ["Gas Mask"]}, 11), ({"table": ["Trenchcoat"]}, 11)],
)
def test_the_men_are_stronger_against_a_bare_head(aric: dict[str, Any], strength: int) -> None:
    assert meets("Men In Black", **aric).sums()[1] == strength


@card("Men In Black")
def test_one_bare_head_in_a_pair_is_enough() -> None:
    assert helped(meets("Men In Black", table=["Gas Mask"], suzan={})).sums()[1] == 11


@card("Men In Black")
def test_the_men_make_you_forget_what_you_learned_and_hold() -> None:
    t = loses(
        "Men In Black", level=5, table=["Karate Training", "Assassin", "American"], hand=["Umbrella", "Snake Pit"]
    )
    assert (t.used("Aric"), t.hand("Aric"), t.level("Aric")) == (["Assassin", "American"], [], 5)
    over(t)
    t = loses("Men In Black", level=5, table=["Assassin"])
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 5)
    over(t)


@card("Men In Black")
def test_men_in_black_numbers() -> None:
    t = meets("Men In Black", level=9, table=["Gas Mask"], treasures=TREASURES)
    assert t.sums() == (10, 8)
    t.game.state.levels[0] = 8
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (9, list(TREASURES[:2]))
    over(t)


# ---------------------------------------------------------------- Interro-Gator
@card("Interro-Gator")
def test_who_talks_loses_a_card_to_each_other_player() -> None:
    t = loses("Interro-Gator", level=5, hand=["Umbrella", "Gas Mask", "Stiletto"])
    assert t.owes("Aric") == "choose"
    t.refused("Suzan", "choose 1")
    t.does("Aric", "choose 1").settle()
    assert (len(t.hand("Aric")), len(t.hand("Suzan")), len(t.hand("Third"))) == (1, 1, 1)
    assert t.level("Aric") == 5
    over(t)


@card("Interro-Gator")
def test_who_keeps_silent_loses_three_levels() -> None:
    t = loses("Interro-Gator", level=5, hand=["Umbrella", "Gas Mask"])
    t.does("Aric", "choose 2").settle()
    assert (t.hand("Aric"), t.level("Aric")) == (["Umbrella", "Gas Mask"], 2)
    over(t)


@card("Interro-Gator")
def test_with_nothing_in_hand_there_is_nothing_to_tell() -> None:
    t = loses("Interro-Gator", level=5)
    assert t.level("Aric") == 2
    over(t)


# ---------------------------------------------------------------- Femme Fatale
@card("Femme Fatale")
def test_each_playboy_who_fights_her_is_weaker() -> None:
    assert meets("Femme Fatale", level=7, table=["Playboy"]).sums() == (2, 8)
    assert meets("Femme Fatale", level=7, third={"table": ["Playboy"]}).sums() == (7, 8)
    playboy: dict[str, Any] = {"level": 7, "table": ["Playboy"]}
    assert helped(meets("Femme Fatale", level=7, suzan=playboy)).sums() == (9, 8)
    assert helped(meets("Femme Fatale", suzan=playboy, **playboy)).sums() == (4, 8)


@card("Femme Fatale")
@pytest.mark.parametrize(("die", "left"), [(2, 6), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_she_takes_half_of_what_the_die_shows(die: int, left: int) -> None:
    t = loses("Femme Fatale", level=7, dice=(1, die))
    assert t.level("Aric") == left
    over(t)


@card("Femme Fatale")
def test_one_kiss_in_six_is_fatal() -> None:
    t = loses("Femme Fatale", level=7, table=["Assassin"], dice=(1, 1))
    assert t.happened("died") and (t.level("Aric"), t.used("Aric")) == (7, ["Assassin"])


# ---------------------------------------------------------------- Sir Veillance
@card("Sir Veillance")
def test_sir_veillance_sees_all_one_shots() -> None:
    t = loses("Sir Veillance", level=5, hand=["Mustard Gas", "Umbrella"], carried=["Sleep Gas", "Trenchcoat"])
    assert {t.game.library.names[c] for e in t.happened("hand_shown") for c in e.cards} == {"Mustard Gas", "Umbrella"}
    assert (t.hand("Aric"), t.carried("Aric"), t.level("Aric")) == (["Umbrella"], ["Trenchcoat"], 4)
    over(t)


@card("Sir Veillance")
def test_a_hat_that_is_only_carried_hides_nobody() -> None:
    t = loses("Sir Veillance", level=5, carried=["Gas Mask"])
    assert (rolls(t), t.level("Aric")) == (1, 4)
    over(t)


# ---------------------------------------------------------------- Women In Black
@card("Women In Black")
@pytest.mark.parametrize(("level", "left"), [(1, 1), (2, 1), (5, 3), (8, 4)])
def test_half_of_what_you_were_never_happened(level: int, left: int) -> None:
    t = loses("Women In Black", level=level)
    assert t.level("Aric") == left
    over(t)


# ---------------------------------------------------------------- Fanatic Henchmen
@card("Fanatic Henchmen")
def test_henchmen_fight_harder_beside_another_monster() -> None:
    t = meets("Fanatic Henchmen", level=5, hand=["Payoff"], carried=["Maltese Duck"],
              third={"hand": ["Wandering Monster", "Spy Fly"]})  # fmt: skip
    assert t.sums() == (5, 10)
    t.does("Third", "play [Wandering Monster] with [Spy Fly]")
    assert t.sums() == (5, 15)
    t.does("Aric", "play [Payoff] on [Spy Fly] discarding [Maltese Duck]")
    assert t.sums() == (5, 10)


@card("Fanatic Henchmen")
def test_each_item_has_a_die_of_its_own() -> None:
    t = loses("Fanatic Henchmen", level=4, table=["Gas Mask", "Trenchcoat"], carried=["Stiletto"],
              hand=["Umbrella"], dice=(1, 2, 3, 1))  # fmt: skip
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Trenchcoat"], [], ["Umbrella"])
    assert (sorted(t.discards("treasure")), t.level("Aric")) == (["Gas Mask", "Stiletto"], 4)
    over(t)


@card("Fanatic Henchmen")
def test_henchmen_find_nothing_on_the_poor() -> None:
    t = loses("Fanatic Henchmen", level=4, table=["Assassin"])
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 4)
    over(t)


@card("Women In Black", "Men In Black")
def test_a_trap_in_black_lets_them_in_too() -> None:
    """Black Oops! makes any next monster one of them."""
    t = seats(level=3).has("Third", hand=["Black Oops!", "Women In Black"]).deck(doors=["Spy Fly"])
    t.does("Third", "play [Black Oops!] on Aric").strikes().does("Aric", "kick")
    t.does("Third", "join [Women In Black]")
    assert t.sums() == (3, 1 + 2 + 10)
