"""The three Classes of the impossible set, each by play."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.marks import card
from tests.marks import rule

TRASH = ["Cheat!", "Payoff", "Double Agent"]


# ---------------------------------------------------------------- Assassin
@card("Assassin")
@rule("TROUBLE-2", "CLASS-10")
def test_a_contract_is_for_who_looks_for_trouble() -> None:
    t = spies().has("Aric", level=3, table=["Assassin"], hand=["Obnoxious Kids In Black"]).deck(doors=["Falling Piano"])
    t.does("Aric", "kick").settle()
    assert t.level("Aric") == 1
    t.does("Aric", "trouble [Obnoxious Kids In Black]")
    assert t.sums() == (1, 4)
    t.does("Aric", "use Contract")
    assert t.sums() == (4, 4)
    t.refused("Aric", "use Contract", "CARDS-12")  # once a fight
    met = spies().has("Aric", level=3, table=["Assassin"]).combat("Aric", "Obnoxious Kids In Black")
    met.refused("Aric", "use Contract", "CLASS-10")  # it was not he who looked
    by = (
        spies()
        .has("Aric", hand=["Obnoxious Kids In Black"])
        .has("Suzan", table=["Assassin"])
        .deck(doors=["Falling Piano"])
    )
    by.does("Aric", "kick").settle().does("Aric", "trouble [Obnoxious Kids In Black]")
    offered(by).refused("Suzan", "use Contract", "CLASS-10")


@card("Assassin")
@rule("CLASS-7", "REWARD-2")
def test_silent_kill_is_a_true_kill() -> None:
    t = spies().has("Aric", level=1, table=["Assassin", "Maltese Duck"], hand=TRASH)
    t.deck(treasures=["Umbrella", "Shooty Hat"]).combat("Aric", "Obnoxious Kids In Black")
    assert t.sums() == (2, 4)
    t.does(
        "Aric", "use Silent Kill discarding [Payoff], [Cheat!], [Maltese Duck] on [Obnoxious Kids In Black]"
    ).settle()
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Double Agent", "Umbrella", "Shooty Hat"]
    assert "Payoff" in t.discards("door") and "Maltese Duck" in t.discards("treasure")
    assert "Obnoxious Kids In Black" in t.discards("door")
    over(t)


@card("Assassin")
@rule("WIN-2")
def test_a_silent_kill_may_win_the_game() -> None:
    t = spies().has("Aric", level=9, table=["Assassin"], hand=TRASH)
    t.has("Suzan", hand=["Stolen Nuclear Weapon"]).combat("Aric", "Obnoxious Kids In Black")
    t.does("Suzan", "play [Stolen Nuclear Weapon] on [Obnoxious Kids In Black]")
    assert t.sums() == (9, 14)
    t.does(
        "Aric", "use Silent Kill discarding [Cheat!], [Payoff], [Double Agent] on [Obnoxious Kids In Black]"
    ).settle()
    assert t.game.winners == ["Aric"]


@card("Assassin")
def test_silent_kill_needs_a_small_monster_three_cards_and_an_own_fight() -> None:
    t = spies().has("Aric", table=["Assassin"], hand=TRASH).combat("Aric", "The Mole")  # level 6
    t.refused("Aric", "use Silent Kill discarding [Cheat!], [Payoff], [Double Agent] on [The Mole]")
    poor = spies().has("Aric", table=["Assassin"], hand=TRASH[:2]).combat("Aric", "Obnoxious Kids In Black")
    poor.refused("Aric", "use Silent Kill discarding [Cheat!], [Payoff] on [Obnoxious Kids In Black]", "CLASS-7")
    by = spies().has("Suzan", table=["Assassin"], hand=TRASH).combat("Aric", "Obnoxious Kids In Black")
    by.refused(
        "Suzan",
        "use Silent Kill discarding [Cheat!], [Payoff], [Double Agent] on [Obnoxious Kids In Black]",
        "CLASS-10",
    )
    offered(by).does(
        "Suzan", "use Silent Kill discarding [Cheat!], [Payoff], [Double Agent] on [Obnoxious Kids In Black]"
    ).settle()
    assert (by.level("Aric"), by.level("Suzan")) == (2, 1)  # she does it for him
    by.nothing_pending_but("Aric")


@card("Assassin")
@rule("MULTI-4")
def test_one_of_two_is_killed_and_the_other_fought() -> None:
    t = spies().has(
        "Aric", level=7, table=["Assassin", "Gas Mask"], hand=["Wandering Monster", "Spy Fly", "Gold Bars", *TRASH]
    )
    t.combat("Aric", "Men In Black").does("Aric", "play [Wandering Monster] with [Spy Fly]")
    assert t.sums() == (8, 9)
    t.does("Aric", "use Silent Kill discarding [Cheat!], [Payoff], [Double Agent] on [Spy Fly]")
    assert t.monsters() == ["Men In Black"] and t.sums() == (8, 8)
    t.does("Aric", "play [Gold Bars]").wins("Aric")
    assert t.game.winners == ["Aric"]  # both kills count: 8 and 2


# ---------------------------------------------------------------- Playboy
@card("Playboy")
@rule("RUN-6")
@pytest.mark.parametrize(("die", "caught"), [(3, True), (4, False)])
def test_a_playboys_dice_show_one_more_when_he_runs(die: int, caught: bool) -> None:
    t = spies().has("Aric", level=5, table=["Playboy"]).has("Suzan", level=5).deck(dice=[die, 4])
    offered(t.combat("Aric", "Cold Warrior")).runs("Aric")
    assert [t.names[e.seat] for e in t.happened("caught")] == (["Aric", "Suzan"] if caught else ["Suzan"])
    assert t.level("Aric") == (3 if caught else 5) and t.level("Suzan") == 3  # her 4 is a 4


@card("Playboy")
@pytest.mark.parametrize(
    ("die", "deck"), [(1, ""), (2, ""), (3, "door"), (4, "door"), (5, "treasure"), (6, "treasure")]
)
def test_the_casino_pays_by_the_die_and_his_luck(die: int, deck: str) -> None:
    t = spies().has("Aric", table=["Playboy"], hand=["Cheat!"])
    t.deck(dice=[die], doors=["Payoff"], treasures=["Umbrella"])
    t.does("Aric", "use Casino discarding [Cheat!]").settle()
    assert t.hand("Aric") == {"": [], "door": ["Payoff"], "treasure": ["Umbrella"]}[deck]
    assert t.discards("door") == ["Cheat!"]
    t.nothing_pending_but("Aric")


@card("Playboy")
def test_the_casino_is_open_once_a_turn_on_his_own_and_not_in_a_fight() -> None:
    t = spies().has("Aric", table=["Playboy"], hand=TRASH).deck(dice=[1], doors=["Spy Fly"])
    t.does("Aric", "use Casino discarding [Cheat!]").settle()
    t.refused("Aric", "use Casino discarding [Payoff]")
    fight = spies().has("Aric", table=["Playboy"], hand=TRASH).combat("Aric", "Spy Fly")
    fight.refused("Aric", "use Casino discarding [Payoff]")
    other = spies().has("Suzan", table=["Playboy"], hand=TRASH)
    other.refused("Suzan", "use Casino discarding [Payoff]")
    broke = spies().has("Aric", table=["Playboy"])
    assert broke.does("Aric", "use Casino discarding [Playboy]").settle().used("Aric") == []  # stakes himself


# ---------------------------------------------------------------- Tourist
@card("Tourist")
@rule("BIG-1")
def test_a_tourist_has_room_for_one_more_big_item() -> None:
    t = spies().has("Aric", table=["Tourist"], hand=["Bazooka", "Driving Boat", "Huge Camera Gun"])
    t.does("Aric", "play [Bazooka]", "play [Driving Boat]")
    t.refused("Aric", "play [Huge Camera Gun]", "BIG-1")
    assert sorted([*t.used("Aric"), *t.carried("Aric")]) == ["Bazooka", "Driving Boat", "Tourist"]
    t.does("Aric", "discard [Tourist]")
    assert t.owes("Aric") == "choose"  # BIG-6: one Big item has to go
    t.does("Aric", "choose [Bazooka]", "choose Third")  # to one of the lowest level
    assert [*t.used("Aric"), *t.carried("Aric")] == ["Driving Boat"] and t.carried("Third") == ["Bazooka"]
    t.nothing_pending_but("Aric")


@card("Tourist")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_a_souvenir_after_anybodys_fight(who: str) -> None:
    t = spies().has("Aric", level=5, hand=["Mustard Gas"]).deck(treasure_discards=["Umbrella"])
    t.has(who, table=["Tourist"], hand=["Cheat!", *(["Mustard Gas"] if who == "Aric" else [])])
    t.combat("Aric", "Mail Drop")
    t.refused(who, "use Souvenir discarding [Cheat!]")  # the fight is on
    t.does("Aric", "play [Mustard Gas] on fighters").wins("Aric")
    t.does(who, "use Souvenir discarding [Cheat!]")
    assert "Mustard Gas" in t.hand(who) and "Cheat!" not in t.hand(who)
    t.refused(who, "use Souvenir discarding [Cheat!]")
    t.nothing_pending_but("Aric")


@card("Tourist")
def test_a_souvenir_is_paid_with_a_door_from_the_hand() -> None:
    t = spies().has("Aric", level=5, table=["Tourist", "British"], hand=["Stiletto"])
    t.deck(treasure_discards=["Umbrella"]).combat("Aric", "Mail Drop").wins("Aric")
    t.refused("Aric", "use Souvenir discarding [Stiletto]", "CLASS-7")
    t.refused("Aric", "use Souvenir discarding [British]", "CLASS-7")
