"""Monsters of the impossible set that can be bought off, betrayed, passed on or sold out to: each by play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.impossible.fights import TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table

GASES = ["Mustard Gas", "Mustard Gas"]
NUKE = "Stolen Nuclear Weapon"


# ---------------------------------------------------------------- Cigarette Smoking Maniac
def smokes(answer: int, **place: Any) -> Table:
    """Aric meets the Maniac and shows the hand (1) or not (2)."""
    return meets("Cigarette Smoking Maniac", **place).does("Aric", f"choose {answer}")


@card("Cigarette Smoking Maniac")
def test_whoever_comes_clean_meets_a_weaker_maniac() -> None:
    t = smokes(1, level=8, hand=["Umbrella", *GASES], treasures=TREASURES)
    assert [t.cards(e.cards) for e in t.happened("hand_shown")] == [["Umbrella", *GASES]]
    assert t.sums() == (8, 10)
    t.does("Aric", "play [Mustard Gas] on fighters").wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (9, ["Umbrella", "Mustard Gas", *TREASURES[:3]])
    over(t)


@card("Cigarette Smoking Maniac")
def test_whoever_covers_up_meets_a_stronger_one() -> None:
    t = meets("Cigarette Smoking Maniac", level=8, hand=["Umbrella"])
    t.refused("Suzan", "choose 1")  # nobody else decides
    t.does("Aric", "choose 2")
    assert t.sums() == (8, 14) and not t.happened("hand_shown")
    t.nothing_pending_but("Aric")
    assert meets("Cigarette Smoking Maniac", level=8).sums() == (8, 14)  # with no hand there is nothing to show


@card("Cigarette Smoking Maniac")
@pytest.mark.parametrize(("place", "strength"), [({"table": ["Gas Mask"]}, 6), ({"carried": ["Gas Mask"]}, 10)])
def test_a_mask_helps_against_smoke_where_it_is_worn(place: dict[str, Any], strength: int) -> None:
    assert smokes(1, hand=["Umbrella"], **place).sums()[1] == strength


@card("Cigarette Smoking Maniac")
def test_the_maniac_burns_the_doors_in_your_hand() -> None:
    t = smokes(2, level=5, hand=["Snake Pit", "Umbrella", "Men In Black"], table=["Assassin"], dice=(1,)).runs("Aric")
    assert (t.hand("Aric"), t.used("Aric"), t.level("Aric")) == (["Umbrella"], ["Assassin"], 3)
    over(t)


# ---------------------------------------------------------------- Clan Destin
@card("Clan Destin")
def test_the_clan_leaves_if_you_give_an_item_to_somebody() -> None:
    t = meets("Clan Destin", level=1, table=["Shoe Phone"], carried=["Gas Mask"], treasures=TREASURES)
    t.refused("Suzan", "use Secret Handshake")
    t.does("Aric", "use Secret Handshake", "choose Third", "choose [Gas Mask]").settle()
    assert t.carried("Third") + t.used("Third") == ["Gas Mask"]
    assert (t.used("Aric"), t.level("Aric"), t.hand("Aric")) == (["Shoe Phone"], 1, [])  # no Level, no Treasure
    over(t)


@card("Clan Destin")
def test_without_an_item_there_is_no_handshake_and_a_helper_has_none() -> None:
    t = meets("Clan Destin", level=1, table=["Assassin"], hand=["Gas Mask"], suzan={"carried": ["Stiletto"]})
    t.refused("Aric", "use Secret Handshake")
    helped(t).refused("Suzan", "use Secret Handshake")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Counter Spy
def neighbours_answer(t: Table, suzan: str, third: str) -> Table:
    return t.does("Suzan", f"choose {suzan}").does("Third", f"choose {third}")


@card("Counter Spy")
@pytest.mark.parametrize(("suzan", "third", "strength"), [("no", "no", 4), ("yes", "no", 6), ("yes", "yes", 8)])
def test_each_neighbour_may_pay_to_make_the_counter_spy_stronger(suzan: str, third: str, strength: int) -> None:
    t = meets("Counter Spy", level=9, suzan={"hand": ["Payoff"]}, third={"hand": ["Cheat!"]}, treasures=TREASURES)
    t.refused("Aric", "choose yes")
    neighbours_answer(t, suzan, third)
    assert t.sums() == (9, strength)
    assert (t.hand("Suzan"), t.hand("Third")) == (
        [] if suzan == "yes" else ["Payoff"],
        [] if third == "yes" else ["Cheat!"],
    )
    t.game.state.levels[0] = 8
    if strength < 8:
        t.wins("Aric")
        assert (t.level("Aric"), t.hand("Aric")) == (9, list(TREASURES[:2]))
        over(t)


@card("Counter Spy")
def test_an_empty_hand_pays_nothing_and_who_has_no_neighbour_is_not_asked() -> None:
    t = meets("Counter Spy", table=["Karate Training"])
    t.refused("Suzan", "choose yes")
    neighbours_answer(t, "no", "no")
    assert t.sums()[1] == 4 + 4  # trained
    t.nothing_pending_but("Aric")


@card("Counter Spy")
def test_the_counter_spy_takes_all_training_or_two_levels() -> None:
    for table, left, level in [
        (["Extra Training", "Karate Training", "Knife Training", "Playboy"], ["Extra Training", "Playboy"], 4),
        (["Playboy"], ["Playboy"], 2),
    ]:
        t = meets("Counter Spy", level=4, table=table, hand=["Payoff"], dice=(1,))
        neighbours_answer(t, "no", "no").runs("Aric")
        assert (t.used("Aric"), t.level("Aric"), t.hand("Aric")) == (left, level, ["Payoff"])
        over(t)


# ---------------------------------------------------------------- Defective Defector
@card("Defective Defector")
def test_change_sides_with_the_defector_for_two_treasures() -> None:
    t = meets("Defective Defector", level=1, table=["American", "Assassin"], treasures=TREASURES)
    t.does("Aric", "use Swap sides discarding [American]").settle()
    assert (t.used("Aric"), t.level("Aric"), t.hand("Aric")) == (["Assassin"], 1, list(TREASURES[:2]))
    over(t)


@card("Defective Defector")
def test_only_the_fighters_own_loyalty_counts() -> None:
    t = helped(meets("Defective Defector", table=["Assassin"], hand=["American"], suzan={"table": ["British"]}))
    t.refused("Aric", "use Swap sides discarding [Assassin]")
    t.refused("Aric", "use Swap sides discarding [American]")
    t.refused("Suzan", "use Swap sides discarding [British]")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Fanatic Henchmen
@card("Fanatic Henchmen")
def test_anybody_may_send_the_henchmen_small_reinforcements() -> None:
    t = meets("Fanatic Henchmen", level=5, suzan={"hand": ["Spy Fly", "Counter Spy"]}, third={"hand": ["Plumbers"]})
    t.refused("Suzan", "join [Counter Spy]")  # Level 4
    t.does("Suzan", "join [Spy Fly]")
    assert t.sums() == (5, 10 + 4 + 1)
    t.does("Third", "join [Plumbers]")
    assert t.sums() == (5, 10 + 4 + 1 + 2)
    t.nothing_pending_but("Aric")
    calm = meets("Women In Black", suzan={"hand": ["Spy Fly"]})
    calm.refused("Suzan", "join [Spy Fly]")


# ---------------------------------------------------------------- Femme Fatale
@card("Femme Fatale")
@rule("HELP-3")
@pytest.mark.parametrize("who", ["Third", "Suzan"])
def test_a_whisper_sends_the_helper_away(who: str) -> None:
    """From outside, or from the helper, who would rather go."""
    spare = ["Payoff", "Cheat!", "Scripted Escape"]
    places: dict[str, Any] = {"suzan": {"level": 4}, "third": {"level": 4}}
    places[who.lower()]["hand"] = spare
    t = helped(meets("Femme Fatale", level=5, **places))
    assert t.sums() == (9, 8)
    t.does(who, "use Whisper discarding [Payoff], [Cheat!]")
    assert (t.sums(), t.hand(who)) == ((5, 8), ["Scripted Escape"])
    t.refused(who, "use Whisper discarding [Scripted Escape]")  # two cards, not one
    t.nothing_pending_but("Aric")


@card("Femme Fatale")
def test_where_nobody_helps_there_is_nobody_to_whisper_to() -> None:
    t = meets("Femme Fatale", level=5, third={"hand": ["Payoff", "Cheat!"]})
    t.refused("Third", "use Whisper discarding [Payoff], [Cheat!]", "AMB-45")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Hatchet Man
@card("Hatchet Man")
def test_whoever_beats_the_hatchet_man_says_who_is_next() -> None:
    t = meets("Hatchet Man", level=7, suzan={"level": 4, "table": ["Hireling N"]}, treasures=TREASURES).wins("Aric")
    assert t.owes("Aric") == "choose"
    t.refused("Suzan", "choose Third")
    t.refused("Aric", "choose Aric")
    t.does("Aric", "choose Suzan").settle()
    assert (t.used("Suzan"), t.level("Suzan")) == ([], 4)  # the Hireling goes instead of the Level
    assert (t.level("Aric"), t.hand("Aric")) == (8, list(TREASURES[:2]))
    over(t)


@card("Hatchet Man")
def test_somebody_without_a_hireling_loses_a_level() -> None:
    t = meets("Hatchet Man", level=7, suzan={"level": 4}, third={"level": 3}, treasures=TREASURES).wins("Aric")
    t.does("Aric", "choose Third").settle()
    assert (t.level("Suzan"), t.level("Third")) == (4, 2)
    over(t)
    fled = loses("Hatchet Man", level=3, suzan={"level": 4}, dice=(6,))
    assert fled.level("Suzan") == 4  # nobody was killed
    over(fled)


# ---------------------------------------------------------------- Interro-Gator
@card("Interro-Gator")
@rule("RUN-3")
def test_talking_costs_a_card_that_somebody_else_gets() -> None:
    t = meets("Interro-Gator", level=5, hand=["Umbrella", "Gas Mask"], dice=(1,))
    t.refused("Aric", "use Talk")  # not before running
    t.flees("Aric").does("Aric", "use Talk", "choose Suzan", "choose [Umbrella]").settle()
    assert (t.hand("Aric"), t.hand("Suzan"), t.level("Aric")) == (["Gas Mask"], ["Umbrella"], 5)
    assert rolls(t) == 0
    over(t)


@card("Interro-Gator")
def test_somebody_with_nothing_to_say_must_roll() -> None:
    t = meets("Interro-Gator", level=5, table=["Gas Mask"], dice=(6,), third={"hand": ["Loaded Die"]}).flees("Aric")
    t.refused("Aric", "use Talk")
    t.refused("Third", "use Talk")
    t.settle()
    assert (t.level("Aric"), t.used("Aric")) == (5, ["Gas Mask"])
    over(t)


# ---------------------------------------------------------------- Mata Hairy
@card("Mata Hairy")
def test_every_veil_that_falls_makes_mata_hairy_weaker() -> None:
    t = meets("Mata Hairy", level=2, table=["Gas Mask", "Trenchcoat", "Stiletto"], carried=["Shoe Phone"],
              treasures=TREASURES)  # fmt: skip
    t.refused("Aric", "use Veil discarding [Stiletto]")  # no clothes
    t.refused("Aric", "use Veil discarding [Shoe Phone]")  # not worn
    strong = t.sums()[0]
    t.does("Aric", "use Veil discarding [Trenchcoat]")
    assert t.sums() == (strong - 2, 1)  # the coat was worth 1, and 1 for the Knife under it
    t.wins("Aric")
    assert (t.level("Aric"), t.used("Aric"), t.hand("Aric")) == (3, ["Gas Mask", "Stiletto"], list(TREASURES[:2]))
    over(t)


@card("Mata Hairy")
def test_nobody_strips_for_the_fighter() -> None:
    t = helped(meets("Mata Hairy", suzan={"table": ["Trenchcoat"]}, third={"table": ["Gas Mask"]}))
    t.refused("Suzan", "use Veil discarding [Trenchcoat]")
    t.refused("Third", "use Veil discarding [Gas Mask]")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Men In Black
@card("Men In Black")
def test_when_the_men_are_beaten_everybody_else_forgets_a_card() -> None:
    t = meets("Men In Black", level=8, table=["Gas Mask"], hand=["Payoff"], suzan={"hand": ["Umbrella", "Cheat!"]},
              third={"table": ["Shoe Phone"]}, treasures=TREASURES).wins("Aric")  # fmt: skip
    assert (len(t.hand("Suzan")), t.hand("Third"), t.used("Third")) == (1, [], ["Shoe Phone"])
    assert t.hand("Aric") == ["Payoff", *TREASURES[:2]]
    over(t)


@card("Men In Black")
def test_the_men_who_get_away_leave_the_others_alone() -> None:
    t = loses("Men In Black", level=2, suzan={"hand": ["Umbrella"]}, dice=(6,))
    assert t.hand("Suzan") == ["Umbrella"]
    over(t)


# ---------------------------------------------------------------- Obnoxious Kids In Black
@card("Obnoxious Kids In Black")
@rule("FAQ-150")
def test_the_kids_are_left_with_a_babysitter() -> None:
    t = meets("Obnoxious Kids In Black", level=2, hand=["Payoff", "Cheat!", "Umbrella"], suzan={"level": 6},
              treasures=TREASURES, doors=("Snake Pit",))  # fmt: skip
    t.refused("Aric", "use Babysitter discarding [Payoff] on Suzan")  # two cards
    t.refused("Suzan", "use Babysitter on Third")
    t.does("Aric", "use Babysitter discarding [Payoff], [Cheat!] on Suzan")
    assert t.sums() == (6, 4) and t.owes("Suzan") == "fight"
    t.wins("Suzan")
    assert (t.level("Aric"), t.level("Suzan"), t.hand("Suzan")) == (2, 7, list(TREASURES[:2]))
    assert t.hand("Aric") == ["Umbrella"]
    over(t)


@card("Obnoxious Kids In Black")
def test_a_helper_cannot_be_made_the_babysitter() -> None:
    t = helped(meets("Obnoxious Kids In Black", hand=["Payoff", "Cheat!"], suzan={"level": 2}))
    t.refused("Aric", "use Babysitter discarding [Payoff], [Cheat!] on Suzan")
    t.does("Aric", "use Babysitter discarding [Payoff], [Cheat!] on Third")
    assert (t.sums(), t.hand("Aric")) == ((1, 4), [])  # the helper is out of it, too
    t.nothing_pending_but("Third")


# ---------------------------------------------------------------- The Mole
@card("The Mole")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_a_leak_pays_a_treasure_and_feeds_the_mole(who: str) -> None:
    place: dict[str, Any] = {"hand": ["Payoff", "Cheat!"], "level": 3}
    seats: dict[str, Any] = place if who == "Aric" else {"level": 3, "suzan": place}
    t = helped(meets("The Mole", treasures=TREASURES, **{"suzan": {"level": 3}, **seats}))
    assert t.sums() == (6, 10)
    t.does(who, "use Leak discarding [Payoff]")
    assert (t.sums(), t.hand(who)) == ((6, 13), ["Cheat!", TREASURES[0]])
    t.refused(who, "use Leak discarding [Cheat!]")  # once a fight
    t.nothing_pending_but("Aric")


@card("The Mole")
def test_bystanders_know_nothing_to_leak() -> None:
    t = meets("The Mole", level=3, third={"hand": ["Payoff"]})
    t.refused("Third", "use Leak discarding [Payoff]")
    t.nothing_pending_but("Aric")
