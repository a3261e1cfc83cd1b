"""Rulings on Classes and Races (FAQ-84 to FAQ-104)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps


@rule("FAQ-84")
def test_a_class_makes_way_for_another_copy_of_itself_in_one_move() -> None:
    t = classic().has("Aric", table=["Warrior", "Shield of Ubiquity"], hand=["Warrior"])
    assert t.strength("Aric") == 1 + 4
    t.does("Aric", "play [Warrior#2]")
    assert t.hand("Aric") == [] and t.discards("door") == ["Warrior"] and t.strength("Aric") == 5
    assert sorted(t.used("Aric")) == ["Shield of Ubiquity", "Warrior"]


@rule("FAQ-84")
def test_a_class_is_swapped_to_shorten_the_hand_before_charity_and_the_multiplier_stays() -> None:
    hand = ["Warrior", "Mate", "Ancient", "Baby", "Enraged", "Humongous"]
    t = classic().has("Aric", level=3, table=["Super Munchkin", "Warrior", "Wizard"], hand=hand)
    t.deck(dice=[6]).combat("Aric", "Net Troll").runs("Aric").does("Aric", "play [Warrior#2]")
    assert sorted(t.used("Aric")) == ["Super Munchkin", "Warrior", "Wizard"] and len(t.hand("Aric")) == 5
    t.does("Aric", "end").settle()
    assert t.turn == "Suzan" and len(t.hand("Aric")) == 5  # nothing to give away


@rule("FAQ-85")
def test_class_and_race_never_lie_idle() -> None:
    t = classic().has("Aric", table=["Warrior", "Elf"], hand=["Wizard", "Dwarf"])
    t.refused("Aric", "unequip [Warrior]", "ITEM-3")
    t.does("Aric", "play [Wizard]", "play [Dwarf]")
    assert t.used("Aric") == ["Wizard", "Dwarf"] and t.carried("Aric") == []
    assert sorted(t.discards("door")) == ["Elf", "Warrior"]
    lost = classic().has("Aric", table=["Super Munchkin", "Warrior", "Wizard"]).does("Aric", "discard [Super Munchkin]")
    lost.does("Aric", "choose [Warrior]")
    assert lost.used("Aric") == ["Wizard"]


@rule("FAQ-87")
def test_any_card_of_hand_or_table_pays() -> None:
    t = classic().has("Aric", table=["Warrior", "Elf", "Leather Armor"], carried=["Magic Missile"], hand=["Mate"])
    t.combat("Aric", "Gazebo").does("Aric", "use Berserk discarding [Mate], [Leather Armor], [Magic Missile]")
    assert t.sums() == (1 + 3, 8)  # the Armor's own bonus is gone
    identity = classic().has("Aric", table=["Warrior", "Elf"]).combat("Aric", "Gazebo")
    identity.does("Aric", "use Berserk discarding [Elf]")
    assert identity.sums() == (2, 8) and identity.used("Aric") == ["Warrior"]
    cursed = classic().has("Aric", table=["Warrior"], curses=["Curse! Chicken on Your Head"]).combat("Aric", "Gazebo")
    cursed.refused("Aric", "use Berserk discarding [Curse! Chicken on Your Head]", "CLASS-18")


@rule("FAQ-87", "FAQ-86", "AMB-64", "CLASS-10")
def test_a_warrior_who_pays_with_his_class_keeps_the_bonus_but_not_the_ties() -> None:
    t = classic().has("Aric", level=7, table=["Warrior"], hand=["Warrior", "Cleric", "Mate"]).combat("Aric", "Gazebo")
    assert t.sums() == (7, 8)
    t.does("Aric", "use Berserk discarding [Warrior#1]")
    assert t.sums() == (8, 8) and t.used("Aric") == [] and t.discards("door") == ["Warrior"]
    t.refused("Aric", "fight", "COMBAT-3")  # a tie no longer wins
    t.refused("Aric", "use Berserk discarding [Mate]", "CLASS-6")
    t.does("Aric", "play [Warrior]")  # the next card wins ties, but berserking was already used
    t.refused("Aric", "use Berserk discarding [Mate]", "HELP-14")
    t.wins("Aric")
    assert t.level("Aric") == 8
    t.nothing_pending_but("Aric")


@rule("FAQ-87", "AMB-64")
def test_a_helper_and_a_bystander_pay_with_their_classes() -> None:
    t = classic().has("Aric", level=8).has("Suzan", table=["Warrior"], hand=["Mate"]).has("Third", table=["Thief"])
    helps(t.combat("Aric", "Net Troll")).does("Third", "use Backstab discarding [Thief] on Aric")
    assert t.sums() == (8 - 2 + 1, 10) and t.used("Third") == []
    t.refused("Third", "use Backstab discarding [Thief] on Suzan", "CLASS-6")  # it works once and is gone
    t.does("Suzan", "use Berserk discarding [Mate], [Warrior]")
    assert t.sums() == (6 + 1 + 2, 10) and t.used("Suzan") == [] == t.hand("Suzan")
    t.refused("Aric", "fight", "COMBAT-3")
    t.nothing_pending_but("Aric")


@rule("FAQ-87", "AMB-64")
@pytest.mark.parametrize(("die", "escapes"), [(4, True), (3, False)])
def test_a_wizard_flies_on_his_own_class(die: int, escapes: bool) -> None:
    t = classic().has("Aric", level=5, table=["Wizard"]).deck(dice=[die]).combat("Aric", "Gazebo")
    t.flees("Aric").closes().does("Aric", "use Flight discarding [Wizard]").settle()
    assert t.used("Aric") == [] and t.discards("door") == ["Wizard", "Gazebo"]
    assert t.level("Aric") == (5 if escapes else 2)
    t.nothing_pending_but("Aric")


@rule("FAQ-87", "AMB-64")
@pytest.mark.parametrize(("die", "level", "stolen"), [(4, 3, ["Leather Armor"]), (3, 2, [])])
def test_a_thief_steals_for_his_own_class(die: int, level: int, stolen: list[str]) -> None:
    t = classic().has("Aric", level=3, table=["Thief"]).has("Suzan", table=["Leather Armor"]).deck(dice=[die])
    t.refused("Aric", "use Theft on Suzan", "CLASS-7")  # it is offered, not automatic
    t.does("Aric", "use Theft discarding [Thief] on Suzan").settle()
    assert (t.level("Aric"), t.carried("Aric"), t.used("Aric")) == (level, stolen, [])
    t.nothing_pending_but("Aric")


@rule("FAQ-88")
def test_super_munchkin_with_one_class_has_no_cons() -> None:
    t = classic().has("Aric", table=["Super Munchkin", "Warrior", "Shield of Ubiquity"], hand=["Mate"])
    t.has("Aric", carried=["Pantyhose of Giant Strength"]).does("Aric", "equip [Pantyhose of Giant Strength]")
    assert t.strength("Aric") == 1 + 4 + 3
    fight = classic().has("Aric", table=["Super Munchkin", "Warrior"], hand=["Mate"]).combat("Aric", "Shrieking Geek")
    assert fight.sums() == (1, 6)  # no bonus against Warriors
    fight.refused("Aric", "use Berserk", "CLASS-7")  # costs are still paid
    fight.does("Aric", "use Berserk discarding [Mate]")
    assert fight.sums() == (2, 6)


@rule("FAQ-88")
def test_super_munchkin_with_two_classes_has_the_pros_and_cons_of_both() -> None:
    t = classic().has("Aric", table=["Super Munchkin", "Warrior", "Wizard"], carried=["Pantyhose of Giant Strength"])
    t.refused("Aric", "equip [Pantyhose of Giant Strength]", "ITEM-7")
    for monster, bonus in (("Shrieking Geek", 6), ("Platycore", 6)):
        fight = classic().has("Aric", table=["Super Munchkin", "Warrior", "Wizard"]).combat("Aric", monster)
        assert fight.sums() == (1, 6 + bonus)


@rule("FAQ-88", "FAQ-89")
def test_half_breed_does_the_same_and_is_no_human_for_items() -> None:
    t = classic().has("Aric", table=["Half-Breed", "Dwarf", "Hammer of Kneecapping"], carried=["Bad-Ass Bandana"])
    t.refused("Aric", "equip [Bad-Ass Bandana]", "ITEM-7")
    one = classic().has("Aric", table=["Half-Breed", "Dwarf", "Hammer of Kneecapping"]).combat("Aric", "3,872 Orcs")
    assert one.sums() == (1 + 4, 10)
    two = classic().has("Aric", table=["Half-Breed", "Dwarf", "Elf"]).combat("Aric", "3,872 Orcs")
    assert two.sums() == (1, 16)


@rule("FAQ-90")
@pytest.mark.parametrize(
    ("multiplier", "first", "second"), [("Super Munchkin", "Warrior", "Wizard"), ("Half-Breed", "Elf", "Dwarf")]
)
def test_never_more_than_two_and_never_two_alike(multiplier: str, first: str, second: str) -> None:
    t = classic().has("Aric", table=[multiplier, first], hand=[multiplier, first, second])
    t.refused("Aric", f"play [{multiplier}#2]", "SUPER-16")
    t.refused("Aric", f"play [{first}#2]", "SUPER-16")
    t.does("Aric", f"play [{second}]")
    assert sorted(t.used("Aric")) == sorted([multiplier, first, second])
    t.refused("Aric", f"play [{multiplier}#2]", "SUPER-16")


@rule("FAQ-91")
@pytest.mark.parametrize(
    ("multiplier", "names"), [("Super Munchkin", "Warrior Wizard Thief"), ("Half-Breed", "Elf Dwarf Halfling")]
)
def test_one_of_two_classes_is_discarded_or_swapped_and_the_multiplier_stays(multiplier: str, names: str) -> None:
    first, second, third = names.split()
    t = classic().has("Aric", table=[multiplier, first, second], hand=[third])
    t.does("Aric", f"play [{third}]", f"choose [{second}]")
    assert sorted(t.used("Aric")) == sorted([multiplier, first, third])
    t.does("Aric", f"discard [{first}]")
    assert sorted(t.used("Aric")) == sorted([multiplier, third])


@rule("FAQ-92")
@pytest.mark.parametrize(("multiplier", "curse", "old", "new"), [
    ("Super Munchkin", "Curse! Change Class", "Warrior", "Thief"), ("Half-Breed", "Curse! Change Race", "Elf", "Dwarf"),
])  # fmt: skip
def test_a_change_costs_the_multiplier(multiplier: str, curse: str, old: str, new: str) -> None:
    t = classic().has("Aric", table=[multiplier, old]).has("Suzan", hand=[curse]).deck(door_discards=[new])
    t.does("Suzan", f"play [{curse}] on Aric").strikes()
    assert t.used("Aric") == [new]


@rule("FAQ-93")
def test_how_a_monster_treats_a_class_is_neither_pro_nor_con() -> None:
    t = classic().has("Aric", table=["Super Munchkin", "Thief"]).combat("Aric", "Lawyers")
    assert t.monsters() == [] and "Lawyers" in t.discards("door")


@rule("FAQ-95", "CLASS-7", "CONFLICT-8")
def test_a_cheat_may_be_spent_without_its_item() -> None:
    t = classic().has("Aric", table=["Warrior", "Helm of Courage"], attached={"Helm of Courage": ["Cheat!"]})
    t.combat("Aric", "Gazebo").does("Aric", "use Berserk discarding [Cheat!]")  # any card in play
    assert t.sums() == (1 + 1 + 1, 8) and t.used("Aric") == ["Warrior", "Helm of Courage"]
    t.refused("Aric", "use Berserk discarding [Helm of Courage]", "HELP-14")  # once in a fight


@rule("FAQ-96")
@pytest.mark.parametrize(("kind", "power", "each"), [("Warrior", "Berserk", 1), ("Cleric", "Turning", 3)])
def test_limits_are_for_the_fight_not_for_each_monster(kind: str, power: str, each: int) -> None:
    t = classic().has("Aric", table=[kind], hand=["Mate", "Ancient", "Baby", "Enraged", "Humongous"])
    t.has("Suzan", hand=["Mr. Bones"]).combat("Aric", "Undead Horse")
    t.refused("Aric", f"use {power} discarding [Mate], [Ancient], [Baby], [Enraged]", "CLASS-7")
    t.does("Aric", f"use {power} discarding [Mate], [Ancient], [Baby]").does("Suzan", "join [Mr. Bones]")
    assert t.sums() == (1 + 3 * each, 6)
    t.refused("Aric", f"use {power} discarding [Enraged]", "HELP-14")  # another monster is no new fight


@rule("FAQ-97")
def test_what_was_paid_against_undead_stays_when_they_leave() -> None:
    t = classic().has("Aric", table=["Cleric"], hand=["Ancient", "Pollymorph Potion"])
    t.has("Suzan", hand=["Wandering Monster", "Net Troll"]).combat("Aric", "Undead Horse")
    t.does("Aric", "use Turning discarding [Ancient]").does("Suzan", "play [Wandering Monster] with [Net Troll]")
    t.does("Aric", "play [Pollymorph Potion] on [Undead Horse]")
    assert t.sums() == (1 + 3, 10)


@rule("FAQ-98")
def test_resurrection_is_for_ones_own_open_draw_and_decided_once() -> None:
    t = classic().has("Aric", table=["Cleric"], hand=["Mate"]).has("Suzan", table=["Cleric"], hand=["Baby"])
    t.deck(door_discards=["Wizard"], doors=["Net Troll"]).does("Aric", "kick")
    t.refused("Suzan", "use Resurrection")
    t.does("Aric", "use Resurrection")
    assert t.hand("Aric") == [] and t.owes("Aric") == "keep" and t.discards("door") == ["Mate"]
    t.does("Aric", "keep")
    assert t.hand("Aric") == ["Wizard"]


@rule("FAQ-99")
def test_a_cleric_cannot_loop_the_hoard() -> None:
    t = (
        classic()
        .has("Aric", level=4, table=["Cleric"], hand=["Mate"])
        .deck(treasures=["Hoard!", "Leather Armor", "Helm of Courage", "Spiky Knees"], treasure_discards=["Huge Rock"])
    )
    t.combat("Aric", "Potted Plant")
    helps(t).does("Aric", "fight").closes()  # now the Treasure is drawn openly, and he takes it from the deck
    t.does("Aric", "pass")
    assert t.owes("Aric") == "pass" and t.discards("treasure") == ["Huge Rock"]  # the Hoard's three come next
    t.does("Aric", "use Resurrection").settle()
    assert sorted(t.hand("Aric")) == ["Helm of Courage", "Huge Rock", "Leather Armor"]
    assert t.discards("treasure") == ["Hoard!"]


@rule("FAQ-100")
def test_charm_is_for_those_in_the_fight_and_its_treasure_shared() -> None:
    t = classic().has("Suzan", table=["Wizard"], hand=["Ancient", "Baby", "Enraged"]).combat("Aric", "Net Troll")
    t.refused("Suzan", "use Charm on [Net Troll]", "COMBAT-14")  # not by a bystander
    helps(t, deal="picks H").does("Suzan", "use Charm on [Net Troll]").settle()
    (drawn,) = t.happened("treasures_drawn")
    assert (drawn.seat, drawn.n) == (0, 3) and t.owes("Suzan") == "choose"  # after the fight, by the deal


@rule("FAQ-100")
def test_flight_is_paid_after_the_roll() -> None:
    t = classic().has("Aric", level=4, table=["Wizard"], hand=["Ancient", "Baby", "Enraged"]).deck(dice=[3])
    t.combat("Aric", "Gazebo").flees("Aric")
    t.refused("Aric", "use Flight discarding [Ancient]", "CLASS-10")
    t.closes().does("Aric", "use Flight discarding [Ancient], [Baby]").settle()
    assert t.level("Aric") == 4 and t.hand("Aric") == ["Enraged"]


@rule("FAQ-101")
def test_a_thief_steals_as_often_as_he_can_pay_while_neither_fights() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Suzan", table=["Thief"], hand=["Mate", "Baby"])
    t.has("Third", table=["Leather Armor"], carried=["Helm of Courage"]).has("Zoe", table=["Spiky Knees"])
    t.has("Aric", table=["Boots of Butt-Kicking"]).deck(dice=[4, 1]).combat("Aric", "Gazebo")
    t.refused("Suzan", "use Theft discarding [Mate] on Aric", "COMBAT-18")  # he fights
    t.does("Suzan", "use Theft discarding [Mate] on Third").settle().does("Suzan", "choose [Leather Armor]")
    assert t.carried("Suzan") == ["Leather Armor"]
    t.does("Suzan", "use Theft discarding [Baby] on Zoe").settle()
    assert t.level("Suzan") == 1 and t.used("Zoe") == ["Spiky Knees"]  # failed, and at Level 1 nothing is lost
    t.refused("Suzan", "use Theft discarding [Baby] on Third", "CLASS-7")  # no card left to pay with


@rule("FAQ-101")
def test_nobody_backstabs_himself_and_nobody_steals_while_fighting() -> None:
    t = (
        classic()
        .has("Aric", table=["Thief"], hand=["Mate"])
        .has("Suzan", table=["Leather Armor"])
        .combat("Aric", "Gazebo")
    )
    t.refused("Aric", "use Backstab discarding [Mate] on Aric", "INTERFERE-8")
    t.refused("Aric", "use Theft discarding [Mate] on Suzan", "COMBAT-18")


@rule("FAQ-103")
def test_a_bystander_may_arm_the_thief() -> None:
    t = classic("Aric", "Suzan", "Third").has("Suzan", table=["Thief"]).has("Third", carried=["Sleep Potion"])
    t.combat("Aric", "Gazebo").does("Third", "give [Sleep Potion] to Suzan").does("Suzan", "accept Third")
    t.does("Suzan", "use Backstab discarding [Sleep Potion] on Aric")
    assert t.sums() == (1 - 2, 8)


@rule("FAQ-104")
def test_a_halfling_rerolls_once_for_each_monster_and_never_without_a_roll() -> None:
    t = classic().has("Aric", level=5, table=["Halfling"], hand=["Mate", "Baby", "Ancient"])
    t.has("Suzan", hand=["Wandering Monster", "Bigfoot"]).deck(dice=[1, 2, 1, 6]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Wandering Monster] with [Bigfoot]").flees("Aric").closes().does(
        "Aric", "run from [Net Troll]"
    )
    t.does("Aric", "use Reroll discarding [Mate]")
    t.refused("Aric", "use Reroll discarding [Baby]", "CLASS-10")
    t.closes()
    while not any(e.word == "run" for e in t.happened("die_rolled")):
        t.closes()
    t.does("Aric", "use Reroll discarding [Baby]").settle()
    assert len(t.happened("escaped")) == 1
    nose = (
        classic().has("Aric", level=5, table=["Halfling"], hand=["Mate"]).combat("Aric", "Floating Nose").flees("Aric")
    )
    nose.refused("Aric", "use Reroll discarding [Mate]")
    nose.settle()
    assert nose.level("Aric") == 2 and nose.hand("Aric") == ["Mate"]
