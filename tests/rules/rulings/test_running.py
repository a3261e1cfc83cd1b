"""Rulings on running away (FAQ-60 to FAQ-68)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps


@rule("FAQ-60")
@pytest.mark.parametrize(
    "late",
    [
        "play [Wandering Monster] with [Lame Goblin]",
        "play [Out to Lunch]",
        "play [Friendship Potion]",
        "play [Magic Missile] on fighters",
        "play [Enraged]",
    ],
)
def test_running_away_is_no_part_of_combat(late: str) -> None:
    hand = ["Wandering Monster", "Lame Goblin", "Out to Lunch", "Friendship Potion", "Magic Missile", "Enraged"]
    t = classic().has("Suzan", hand=hand).combat("Aric", "Gazebo").does("Aric", "run")
    assert t.game.why_not(t.game.parse(f"Suzan: {late}")) is None  # nobody has passed yet
    t.closes()
    assert t.phase == "run"
    t.refused("Suzan", late)


@rule("FAQ-61", "CURSE-3", "CONFLICT-8")
def test_a_curse_before_the_roll_and_upon_it() -> None:
    t = classic().has("Aric", level=5).has("Suzan", hand=["Curse! Lose a Level", "Curse! Chicken on Your Head"])
    t.deck(dice=[5]).combat("Aric", "Gazebo").flees("Aric")
    t.does("Suzan", "play [Curse! Lose a Level] on Aric").strikes().closes()
    assert t.level("Aric") == 4 and t.happened("die_rolled")
    t.does("Suzan", "play [Curse! Chicken on Your Head] on Aric").settle()
    assert t.happened("caught") and t.level("Aric") == 1  # 5 - 1 is not enough: the Gazebo's Bad Stuff


@rule("FAQ-62")
def test_items_stay_as_they_are_before_the_roll() -> None:
    t = classic().has("Aric", table=["Boots of Butt-Kicking"], carried=["Boots of Running Really Fast"])
    t.has("Suzan", table=["Thief"], hand=["Mate"]).deck(dice=[4]).combat("Aric", "Gazebo").flees("Aric")
    t.refused("Aric", "unequip [Boots of Butt-Kicking]", "RUN-17")
    t.refused("Aric", "equip [Boots of Running Really Fast]", "RUN-17")
    t.refused("Suzan", "use Theft discarding [Mate] on Aric")  # nor is anything stolen
    t.settle()
    assert t.happened("caught")


@rule("FAQ-62")
def test_items_stay_as_they_are_while_a_curse_is_pending() -> None:
    t = (
        classic()
        .has("Aric", table=["Leather Armor"])
        .has("Suzan", hand=["Curse! Lose the Armor You Are Wearing", "Mate"])
    )
    t.has("Third", table=["Thief"], hand=["Ancient"]).deck(dice=[6])
    t.does("Suzan", "play [Curse! Lose the Armor You Are Wearing] on Aric")
    t.refused("Aric", "unequip [Leather Armor]", "ITEM-14")
    t.refused("Third", "use Theft discarding [Ancient] on Aric")
    t.strikes()
    assert t.used("Aric") == []


@rule("FAQ-63")
def test_a_monster_that_does_not_pursue_must_be_fought_and_lets_the_loser_go() -> None:
    t = classic().has("Aric", level=4).combat("Aric", "Bullrog")
    assert t.owes("Aric") == "fight" and t.monsters() == ["Bullrog"]
    t.runs("Aric")
    assert not t.happened("die_rolled") and not t.dead("Aric")
    strong = classic().has("Aric", level=4, hand=["Doppleganger", "Magic Missile"], table=["Huge Rock"])
    strong.combat("Aric", "Bullrog").does("Aric", "play [Magic Missile] on fighters", "play [Doppleganger]")
    strong.wins("Aric")
    assert strong.level("Aric") == 6  # it can be killed, too


@rule("FAQ-63")
def test_helper_and_fighter_are_judged_apart() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=5).deck(dice=[1]).combat("Aric", "Bullrog")
    helps(t).runs("Aric")
    assert [e.seat for e in t.happened("die_rolled") if e.word == "run"] == [1]
    assert t.dead("Suzan") and not t.dead("Aric")


@rule("FAQ-64")
def test_even_if_you_escape_means_an_automatic_escape_too() -> None:
    t = classic().has("Aric", level=5, hand=["Instant Wall"]).combat("Aric", "Wight Brothers").flees("Aric")
    t.does("Aric", "play [Instant Wall]").settle()
    assert t.level("Aric") == 3 and not t.happened("caught")


@rule("FAQ-64")
def test_even_if_you_escape_means_a_magic_lamp_in_flight_too() -> None:
    t = classic().has("Aric", level=5, hand=["Magic Lamp"]).combat("Aric", "Wight Brothers").flees("Aric")
    t.does("Aric", "play [Magic Lamp]").settle()
    assert t.level("Aric") == 3 and "Wight Brothers" in t.discards("door")
    early = classic().has("Aric", level=5, hand=["Magic Lamp"]).combat("Aric", "Wight Brothers")
    early.does("Aric", "play [Magic Lamp]").settle()
    assert early.level("Aric") == 5  # before the flight it costs nothing


@rule("FAQ-64")
def test_a_penalty_for_escaping_comes_after_the_roll_and_is_not_repeated_by_bad_stuff() -> None:
    t = classic().has("Aric", level=5, table=["Leather Armor"]).deck(dice=[1]).combat("Aric", "King Tut")
    t.flees("Aric")
    assert t.level("Aric") == 5  # not yet
    t.settle()
    assert t.level("Aric") == 3 and t.used("Aric") == []  # once, and the Items as Bad Stuff
    bones = classic().has("Aric", level=5).has("Suzan", hand=["Enraged"]).deck(dice=[1]).combat("Aric", "Mr. Bones")
    bones.does("Suzan", "play [Enraged]").runs("Aric")
    assert bones.level("Aric") == 3  # two in all


@rule("FAQ-65")
def test_two_such_monsters_both_hurt() -> None:
    t = classic().has("Aric", level=6).has("Suzan", hand=["Wight Brothers"]).deck(dice=[6, 6])
    t.combat("Aric", "King Tut").does("Suzan", "join [Wight Brothers]").flees("Aric").closes()
    t.does("Aric", "run from [King Tut]").settle()
    assert t.level("Aric") == 2 and not t.happened("caught")


@rule("FAQ-66")
def test_each_picks_the_order_of_his_monsters_and_each_roll_is_its_own() -> None:
    t = classic().has("Aric", level=5).has("Suzan", level=3).has("Third", hand=["Wandering Monster", "Bigfoot"])
    t.deck(dice=[6, 5, 5, 6]).combat("Aric", "Net Troll").does("Third", "play [Wandering Monster] with [Bigfoot]")
    helps(t).flees("Aric").closes().does("Aric", "run from [Bigfoot]").closes().closes()
    while t.owes("Suzan") != "run":
        t.closes()
    t.does("Suzan", "run from [Net Troll]").settle()
    rolls = [(e.seat, t.cards(e.cards)) for e in t.happened("escaped")]
    assert rolls == [(1, ["Net Troll"]), (1, ["Bigfoot"])]


@rule("FAQ-67")
def test_an_escape_card_does_not_help_against_monsters_nobody_escapes() -> None:
    t = classic().has("Aric", level=5, hand=["Instant Wall"]).has("Suzan", hand=["Wandering Monster", "Floating Nose"])
    t.combat("Aric", "Plutonium Dragon").does("Suzan", "play [Wandering Monster] with [Floating Nose]").flees("Aric")
    t.does("Aric", "play [Instant Wall]").settle()
    assert not t.dead("Aric") and t.level("Aric") == 2  # the Dragon is escaped, the Nose is not


@rule("FAQ-68")
def test_escaping_a_monster_by_a_power_is_paid_for_each() -> None:
    t = (
        classic()
        .has("Aric", level=3, carried=["Eleven-Foot Pole", "Wand of Dowsing"])
        .has("Suzan", hand=["Mate", "Enraged"])
    )
    t.combat("Aric", "Pit Bull").does("Suzan", "play [Mate] on [Pit Bull]", "play [Enraged] on [Pit Bull]").flees(
        "Aric"
    )
    t.does("Aric", "use Fetch discarding [Eleven-Foot Pole]")
    assert t.carried("Aric") == ["Wand of Dowsing"]
    t.does("Aric", "use Fetch discarding [Wand of Dowsing]").settle()
    assert t.carried("Aric") == [] and t.level("Aric") == 3 and not t.happened("die_rolled")


@rule("FAQ-68")
def test_flight_is_paid_for_each_roll() -> None:
    t = classic().has("Aric", level=3, table=["Wizard"], hand=["Ancient", "Humongous", "Baby"]).deck(dice=[4, 4])
    t.has("Suzan", hand=["Wandering Monster", "Bigfoot"]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Wandering Monster] with [Bigfoot]").flees("Aric").closes().does("Aric", "run from [Bigfoot]")
    t.does("Aric", "use Flight discarding [Ancient]").closes()
    while not t.happened("die_rolled"):
        t.closes()
    t.settle()
    assert len(t.happened("caught")) == 1  # the second 4 was not paid for
