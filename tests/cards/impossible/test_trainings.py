"""The eight Trainings of the impossible set, Extra Training and Super Munchkin, each by play."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.marks import card
from tests.marks import rule

TRASH = ["Cheat!", "Payoff", "Scripted Escape"]


# ---------------------------------------------------------------- what makes labels count
@card("Demolitions Training", "Magic 8-Bomb")
def test_demolitions_add_to_every_explosive_worn_or_thrown() -> None:
    t = spies().has("Aric", level=2, table=["Demolitions Training", "Bazooka", "Shoe Bombs"], hand=["Magic 8-Bomb"])
    t.deck(dice=[6]).combat("Aric", "Apocalypso")
    assert t.sums() == (2 + 4 + 3 + 2 + 3, 18)
    t.does("Aric", "play [Magic 8-Bomb] on fighters").settle()
    assert t.sums() == (14 + 6 + 3, 18)
    t.wins("Aric")
    assert t.level("Aric") == 4
    over(t)


@card("Demolitions Training")
@rule("CURSE-5")
@pytest.mark.parametrize("victim", ["Aric", "Suzan"])
def test_a_trap_is_defused_for_two_cards(victim: str) -> None:
    t = spies().has("Aric", level=3, table=["Demolitions Training"], hand=TRASH).has("Suzan", level=3)
    t.has("Third", hand=["Falling Piano"]).does("Third", f"play [Falling Piano] on {victim}")
    t.refused("Aric", "use Defuse discarding [Cheat!]", "CLASS-7")
    t.does("Aric", "use Defuse discarding [Cheat!], [Payoff]").settle()
    assert t.level(victim) == 3 and t.hand("Aric") == ["Scripted Escape"]
    t.nothing_pending_but("Aric")


@card("Demolitions Training")
def test_nothing_is_defused_where_no_trap_is() -> None:
    t = spies().has("Aric", table=["Demolitions Training", "British"], hand=TRASH)
    t.refused("Aric", "use Defuse discarding [Cheat!], [Payoff]", "CLASS-10")


@card("Driver's Ed Training", "Flying Car")
@rule("SLOT-4", "SLOT-5")
def test_a_driver_has_his_hands_free() -> None:
    t = spies().has("Aric", table=["Driver's Ed Training", "Stiletto", "Maltese Duck"], hand=["Flying Car"])
    t.does("Aric", "play [Flying Car]")
    assert "Flying Car" in t.used("Aric") and t.strength("Aric") == 1 + 3 + 1 + 2 + 3
    t.does("Aric", "discard [Driver's Ed Training]")
    assert t.owes("Aric") == "choose"  # three hands' worth is too much again
    t.does("Aric", "choose [Flying Car]")
    assert t.strength("Aric") == 1 + 3 + 1
    one = spies().has("Aric", table=["Driver's Ed Training", "Swiss Army Knife"], hand=["Flying Car"])
    one.does("Aric", "play [Flying Car]").refused("Aric", "equip [Flying Car]", "SLOT-5")  # still one at a time


@card("Fruit Combat Training", "American Pie")
def test_fruit_combat_is_good_by_itself_and_better_with_fruit() -> None:
    t = spies().has(
        "Aric", table=["Fruit Combat Training", "American", "Submarine Sandwich Gun"], hand=["American Pie"]
    )
    t.combat("Aric", "Cold Warrior")
    assert t.sums() == (1 + 2 + 3 + 2, 12 + 4)
    t.does("Aric", "play [American Pie] on fighters")
    assert t.sums() == (8 + 5 + 2, 16)
    duck = spies().has("Aric", table=["Fruit Combat Training", "Maltese Duck"])  # neither fish nor fruit
    assert duck.strength("Aric") == 1 + 2 + 1


@card("Knife Training", "Fruit Combat Training", "Extra Training")
@rule("TRAINING-2")
def test_agent_747_is_as_strong_as_the_rulebook_says() -> None:
    trainings = ["Extra Training", "Fruit Combat Training", "Knife Training"]
    t = spies().has("Aric", level=4, table=["Assassin", *trainings, "Shoe Blades"])
    t.combat("Aric", "Obnoxious Kids In Black")
    assert t.sums() == (4 + 2 + (1 + 3), 4)


@card("Knife Training", "Marksmanship Training")
@pytest.mark.parametrize(
    ("training", "items", "strength"),
    [
        ("Knife Training", ["Stiletto", "Bush Knife"], 1 + (2 + 1 + 3) + (1 + 3)),
        ("Knife Training", ["Chihuahua Gun", "Camera Gun"], 1 + 2 + 1),
        ("Marksmanship Training", ["Chihuahua Gun", "Camera Gun"], 1 + (2 + 2) + (1 + 2)),
        ("Marksmanship Training", ["Stiletto", "Bush Knife"], 1 + (2 + 1) + 1),
        ("Marksmanship Training", [], 1),
    ],
)
def test_each_item_of_the_label_gives_more(training: str, items: list[str], strength: int) -> None:
    assert spies().has("Aric", table=[training, *items]).strength("Aric") == strength


@card("Marksmanship Training", "Cigarette Dart Gun")
def test_a_marksman_shoots_a_one_shot_gun_better_too() -> None:
    t = spies().has("Aric", table=["Marksmanship Training"], hand=["Cigarette Dart Gun"])
    t.has("Suzan", hand=["Mustard Gas"]).combat("Aric", "Women In Black")
    t.does("Aric", "play [Cigarette Dart Gun] on fighters")
    assert t.sums() == (1 + 3 + 2, 10)
    t.does("Suzan", "play [Mustard Gas] on monsters")
    assert t.sums() == (6, 14)


# ---------------------------------------------------------------- Karate
@card("Karate Training")
@rule("SLOT-4")
@pytest.mark.parametrize(
    ("items", "more"), [([], 3), (["Maltese Duck"], 1), (["Maltese Duck", "Camera Gun"], 0), (["Bazooka"], 0)]
)
def test_every_free_hand_is_a_karate_chop(items: list[str], more: int) -> None:
    bonus = {"Maltese Duck": 1, "Camera Gun": 1, "Bazooka": 4}
    t = spies().has("Aric", table=["Karate Training", *items])
    assert t.strength("Aric") == 1 + more + sum(bonus[item] for item in items)


@card("Karate Training", "American")
def test_a_third_hand_chops_no_further() -> None:
    assert spies().has("Aric", table=["Karate Training", "American"]).strength("Aric") == 1 + 3
    assert spies().has("Aric", table=["Karate Training", "American", "Maltese Duck"]).strength("Aric") == 1 + 3 + 1


# ---------------------------------------------------------------- Escape and Evasion
@card("Escape and Evasion Training")
@rule("RUN-6", "RUN-11")
@pytest.mark.parametrize(("die", "escapes"), [(3, False), (4, True)])
def test_who_gets_away_brings_a_door_along(die: int, escapes: bool) -> None:
    t = spies().has("Aric", level=4, table=["Escape and Evasion Training"]).deck(dice=[die], doors=["Cheat!"])
    t.combat("Aric", "Spook Spook")
    assert t.sums()[0] == 4 + 1
    t.runs("Aric")
    assert t.level("Aric") == (4 if escapes else 1) and t.hand("Aric") == (["Cheat!"] if escapes else [])
    over(t)


@card("Escape and Evasion Training")
def test_two_monsters_are_one_flight_and_nobody_else_profits() -> None:
    t = spies().has("Aric", level=4, table=["Escape and Evasion Training"]).has("Suzan", level=1)
    t.has("Third", hand=["Wandering Monster", "Hatchet Man"]).deck(dice=[6, 6, 6, 6], doors=["Cheat!", "Payoff"])
    offered(t.combat("Aric", "Spook Spook")).does("Third", "play [Wandering Monster] with [Hatchet Man]")
    t.does("Aric", "run").settle()
    while t.owes("Aric") != "end":
        t.does("Aric" if t.owes("Aric") else "Suzan", t.legal("Aric" if t.owes("Aric") else "Suzan")[0]).settle()
    assert t.hand("Aric") == ["Cheat!"] and t.hand("Suzan") == []
    over(t)


# ---------------------------------------------------------------- Interrogation
@card("Interrogation Training")
@rule("CARDS-13")
@pytest.mark.parametrize("talks", [True, False])
def test_the_interrogated_talks_or_pays(talks: bool) -> None:
    t = spies().has("Aric", table=["Interrogation Training"]).has("Suzan", hand=["Umbrella"])
    assert t.strength("Aric") == 1 + 1
    t.does("Aric", "use Interrogate on Suzan")
    assert t.owes("Suzan") == "choose"
    t.does("Suzan", "choose 1" if talks else "choose 2")
    assert t.hand("Aric") == ([] if talks else ["Umbrella"]) and t.hand("Suzan") == (["Umbrella"] if talks else [])
    assert bool(t.happened("hand_shown")) == talks
    t.nothing_pending_but("Aric")


@card("Interrogation Training")
def test_once_a_turn_on_ones_own_and_never_without_a_hand() -> None:
    t = spies().has("Aric", table=["Interrogation Training"]).has("Suzan", hand=["Umbrella"]).has("Third", hand=[])
    t.refused("Aric", "use Interrogate on Third")
    t.refused("Aric", "use Interrogate on Aric")
    t.does("Aric", "use Interrogate on Suzan").does("Suzan", "choose 1")
    t.refused("Aric", "use Interrogate on Suzan")
    other = spies().has("Suzan", table=["Interrogation Training"]).has("Aric", hand=["Umbrella"])
    other.refused("Suzan", "use Interrogate on Aric")
    fight = spies().has("Aric", table=["Interrogation Training"]).has("Suzan", hand=["Umbrella"])
    fight.combat("Aric", "Spy Fly").refused("Aric", "use Interrogate on Suzan")


# ---------------------------------------------------------------- more of a kind
@card("Extra Training")
@rule("FAQ-186", "SUPER-13", "TRAINING-2")
def test_extra_training_needs_no_training_and_allows_a_second() -> None:
    t = spies().has("Aric", hand=["Extra Training", "Karate Training", "Knife Training", "Fruit Combat Training"])
    t.does("Aric", "play [Extra Training]", "play [Karate Training]", "play [Knife Training]")
    assert len(t.used("Aric")) == 3
    t.does("Aric", "play [Fruit Combat Training]", "choose [Karate Training]")  # a third takes a place
    assert sorted(t.used("Aric")) == ["Extra Training", "Fruit Combat Training", "Knife Training"]
    plain = spies().has("Aric", table=["Karate Training"], hand=["Knife Training"])
    assert plain.does("Aric", "play [Knife Training]").used("Aric") == ["Knife Training"]


@card("Super Munchkin")
@rule("SUPER-2", "AMB-114")
def test_super_munchkin_has_two_classes_or_one_without_drawbacks() -> None:
    t = spies().has("Aric", hand=["Super Munchkin", "Tourist", "Playboy"]).deck(doors=["Clan Destin"])
    t.refused("Aric", "play [Super Munchkin]", "SUPER-2")
    t.does("Aric", "play [Tourist]", "play [Super Munchkin]")
    single = spies().has("Aric", table=["Tourist", "Super Munchkin"]).combat("Aric", "Clan Destin")
    assert single.sums() == (1, 6)  # none of the 2 against Tourists
    t.does("Aric", "play [Playboy]", "kick")
    assert sorted(t.used("Aric")) == ["Playboy", "Super Munchkin", "Tourist"] and t.sums() == (1, 8)
    t.does("Aric", "discard [Playboy]", "discard [Tourist]")
    assert t.used("Aric") == [] and "Super Munchkin" in t.discards("door")
