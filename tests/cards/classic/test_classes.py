"""The four Classes of the classic set, each by play."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, helped
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Warrior
@card("Warrior")
@rule("COMBAT-4", "HELP-14")
def test_a_warrior_wins_ties_alone_and_as_helper() -> None:
    t = classic().has("Aric", level=8, table=["Warrior"]).combat("Aric", "Gazebo")
    assert t.sums() == (8, 8)
    t.wins("Aric")
    assert t.level("Aric") == 9
    t = classic().has("Aric", level=1).has("Suzan", level=1, table=["Warrior"]).combat("Aric", "Pit Bull")
    t.refused("Aric", "fight", "COMBAT-3")
    helped(t).wins("Aric")
    assert t.level("Aric") == 2 and t.level("Suzan") == 1
    t = classic().has("Aric", level=8).has("Suzan", table=["Warrior"]).combat("Aric", "Gazebo")
    t.refused("Aric", "fight", "COMBAT-3")  # a bystander's Class does not count
    t.runs("Aric")
    t.nothing_pending_but("Aric")


@card("Warrior")
@rule("CLASS-7", "AMB-78", "AMB-79", "FAQ-87", "FAQ-96")
def test_berserk_up_to_three_cards_once_a_fight() -> None:
    t = classic().has(
        "Aric", level=4, table=["Warrior", "Spiky Knees"], hand=["Elf", "Thief", "Mate", "Ancient", "Baby"]
    )
    t.has("Suzan", hand=["Wandering Monster", "Pit Bull"]).combat("Aric", "Gazebo")
    t.refused("Aric", "use Berserk", "CLASS-7")  # for nothing
    t.refused("Aric", "use Berserk discarding [Elf], [Thief], [Mate], [Ancient]", "CLASS-7")  # four
    t.does("Aric", "use Berserk discarding [Elf], [Thief], [Spiky Knees]")  # from hand or table
    assert t.sums() == (4 + 3, 8) and t.hand("Aric") == ["Mate", "Ancient", "Baby"]
    t.refused("Aric", "use Berserk discarding [Ancient]", "HELP-14")
    t.does("Suzan", "play [Wandering Monster] with [Pit Bull]")
    t.refused("Aric", "use Berserk discarding [Ancient]", "HELP-14")  # not once a monster
    t.runs("Aric")
    t.nothing_pending_but("Aric")


@card("Warrior")
@rule("COMBAT-14", "HELP-14", "CLASS-10")
def test_berserk_is_for_those_in_the_fight() -> None:
    t = classic().has("Aric", level=4).has("Suzan", table=["Warrior"], hand=["Elf", "Thief"]).deck(doors=["Pit Bull"])
    t.refused("Suzan", "use Berserk discarding [Elf]", "CLASS-10")
    t.does("Aric", "kick")
    t.refused("Suzan", "use Berserk discarding [Elf]", "COMBAT-14")
    t.refused("Aric", "use Berserk discarding [Elf]", "CLASS-6")  # he does not have this power
    helped(t).does("Suzan", "use Berserk discarding [Elf]")
    assert t.strength("Suzan") == 2
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@card("Warrior")
@rule("FAQ-30", "CLASS-6", "FAQ-31", "FAQ-86", "FAQ-84")
def test_what_was_paid_for_stays_and_a_new_class_works_at_once() -> None:
    t = classic().has("Aric", level=4, table=["Warrior"], hand=["Elf", "Warrior", "Cleric", "Mate"])
    t.combat("Aric", "Undead Horse").does("Aric", "use Berserk discarding [Elf]")
    t.does("Aric", "play [Warrior]")  # FAQ-84: another copy of itself
    t.refused("Aric", "use Berserk discarding [Mate]", "HELP-14")  # but the same power
    t.does("Aric", "play [Cleric]")  # CLASS-6: it brings its power
    assert t.sums() == (5, 4)
    t.does("Aric", "use Turning discarding [Mate]")
    assert t.sums() == (8, 4)
    t.wins("Aric")
    assert t.used("Aric") == ["Cleric"]
    t.nothing_pending_but("Aric")


@card("Warrior", "Curse! Change Class")
@rule("CLASS-6", "FAQ-31", "FAQ-88")
def test_a_class_that_came_by_a_curse_works_at_once_and_so_do_two_by_a_card() -> None:
    t = classic().has("Aric", level=4, table=["Warrior"], hand=["Elf", "Mate"]).deck(door_discards=["Cleric"])
    t.has("Suzan", hand=["Curse! Change Class"]).combat("Aric", "Undead Horse").does(
        "Aric", "use Berserk discarding [Elf]"
    )
    t.does("Suzan", "play [Curse! Change Class] on Aric").strikes().does("Aric", "use Turning discarding [Mate]")
    assert t.sums() == (4 + 1 + 3, 4)
    t.wins("Aric")
    t = classic().has("Aric", level=4, table=["Warrior", "Super Munchkin"], hand=["Elf", "Cleric", "Mate"])
    t.combat("Aric", "Undead Horse").does("Aric", "use Berserk discarding [Elf]", "play [Cleric]")
    t.does("Aric", "use Turning discarding [Mate]")
    assert t.sums() == (4 + 1 + 3, 4)
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@card("Warrior", "Cheat!")
@rule("FAQ-95", "CLASS-7")
def test_a_cheat_is_spent_with_its_item_or_alone() -> None:
    t = classic().has("Aric", level=4, table=["Warrior", "Leather Armor"], attached={"Leather Armor": ["Cheat!"]})
    t.has("Aric", hand=["Elf"]).combat("Aric", "Gazebo")
    t.does("Aric", "use Berserk discarding [Leather Armor], [Cheat!], [Elf]")
    assert t.sums() == (4 + 3, 8) and t.used("Aric") == ["Warrior"]
    assert t.discards("treasure") == ["Leather Armor"] and sorted(t.discards("door")) == ["Cheat!", "Elf"]
    t = classic().has("Aric", level=4, table=["Warrior", "Leather Armor"], attached={"Leather Armor": ["Cheat!"]})
    t.has("Aric", hand=["Elf"]).combat("Aric", "Gazebo").does("Aric", "use Berserk discarding [Cheat!], [Elf]")
    assert t.sums() == (4 + 1 + 2, 8) and t.used("Aric") == ["Warrior", "Leather Armor"]


# ---------------------------------------------------------------- Cleric
@card("Cleric")
@rule("FAQ-96", "FAQ-97", "AMB-79")
def test_turning_works_on_undead_only_and_once_a_fight() -> None:
    t = classic().has("Aric", level=4, table=["Cleric", "Spiky Knees"], hand=["Elf", "Thief", "Mate", "Baby"])
    t.combat("Aric", "Gazebo").refused("Aric", "use Turning discarding [Elf]", "CLASS-10")
    t = classic().has("Aric", level=4, table=["Cleric", "Spiky Knees"], hand=["Elf", "Thief", "Mate", "Baby"])
    t.has("Suzan", hand=["Pollymorph Potion", "Wandering Monster", "Gazebo"]).combat("Aric", "Undead Horse")
    t.refused("Aric", "use Turning discarding [Elf], [Thief], [Mate], [Baby]", "CLASS-7")
    t.does("Aric", "use Turning discarding [Elf], [Thief], [Spiky Knees]")
    assert t.sums() == (4 + 9, 4)
    t.refused("Aric", "use Turning discarding [Mate]", "HELP-14")
    t.does("Suzan", "play [Wandering Monster] with [Gazebo]").does(
        "Suzan", "play [Pollymorph Potion] on [Undead Horse]"
    )
    assert t.sums() == (13, 8)  # the Undead is gone, the bonus stays
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@card("Cleric")
@rule("COMBAT-14", "TRIBE-3")
def test_turning_by_a_helper_against_what_a_card_made_undead() -> None:
    t = (
        classic()
        .has("Aric", level=1)
        .has("Suzan", level=1, table=["Cleric"], hand=["Elf", "Dwarf"])
        .deck(doors=["Mr. Bones"])
    )
    t.has("Third", level=1, table=["Cleric"], hand=["Thief"]).does("Aric", "kick")
    t.refused("Third", "use Turning discarding [Thief]", "COMBAT-14")  # a bystander
    helped(t).does("Suzan", "use Turning discarding [Elf], [Dwarf]")
    assert t.sums() == (1 + 1 + 6, 2)
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@card("Cleric")
@rule("FAQ-98", "DOOR-1", "CARDS-2")
def test_resurrection_at_the_door() -> None:
    t = (
        classic()
        .has("Aric", table=["Cleric"], hand=["Elf", "Mate"])
        .deck(doors=["Gazebo"], door_discards=["Baby", "Pit Bull"])
    )
    t.does("Aric", "kick")
    t.nothing_pending_but("Aric")
    t.refused("Suzan", "use Resurrection", "CLASS-6")
    t.does("Aric", "use Resurrection")
    t.does("Aric", "choose [Elf]")  # one hand card for it
    assert t.monsters() == ["Pit Bull"] and t.hand("Aric") == ["Mate"] and t.discards("door") == ["Baby", "Elf"]
    t.nothing_pending_but("Aric")
    t = classic().has("Aric", table=["Cleric"], hand=["Elf"]).deck(doors=["Gazebo"], door_discards=["Pit Bull"])
    t.does("Aric", "kick", "pass")  # he need not
    assert t.monsters() == ["Gazebo"] and t.hand("Aric") == ["Elf"]


@card("Cleric")
@rule("FAQ-98")
@pytest.mark.parametrize("lacks", ["class", "hand", "discards"])
def test_without_class_hand_or_discards_there_is_nothing_to_ask(lacks: str) -> None:
    t = classic().has(
        "Aric", table=["Wizard" if lacks == "class" else "Cleric"], hand=[] if lacks == "hand" else ["Elf"]
    )
    t.deck(doors=["Gazebo"], door_discards=[] if lacks == "discards" else ["Pit Bull"]).does("Aric", "kick")
    assert t.monsters() == ["Gazebo"] and t.owes("Aric") == "fight"


@card("Cleric")
@rule("FAQ-98", "REWARD-7", "REWARD-6", "LOOT-2")
def test_resurrection_of_open_treasures_and_of_nothing_unseen() -> None:
    t = classic().has("Aric", level=4, table=["Cleric"], hand=["Elf", "Mate", "Magic Missile"]).has("Suzan", level=9)
    t.deck(treasures=["Leather Armor", "Slimy Armor"], treasure_discards=["Helm of Courage"]).combat(
        "Aric", "Gelatinous Octahedron"
    )
    t.does("Aric", "play [Magic Missile] on fighters")
    helped(t, deal="picks H").does("Aric", "fight").closes()
    t.refused("Suzan", "use Resurrection")  # he draws, not she
    t.does("Aric", "use Resurrection", "choose [Elf]")  # the top card was used in this very fight
    t.nothing_pending_but("Aric")
    assert t.hand("Suzan") == ["Magic Missile"] and t.hand("Aric") == ["Mate"]
    t = classic().has("Aric", level=4, table=["Cleric"], hand=["Elf"]).deck(treasure_discards=["Helm of Courage"])
    t.combat("Aric", "Gelatinous Octahedron").wins("Aric")  # alone: unseen, from the deck
    assert len(t.hand("Aric")) == 2 and "Helm of Courage" not in t.hand("Aric")
    t.nothing_pending_but("Aric")


@card("Cleric")
@rule("FAQ-98", "REWARD-7")
def test_resurrection_takes_some_from_the_discards_and_the_rest_from_the_deck() -> None:
    t = classic().has("Aric", level=8, table=["Cleric"], hand=["Elf", "Mate"]).has("Suzan", level=9)
    t.deck(
        treasures=["Leather Armor", "Slimy Armor"], treasure_discards=["Spiky Knees", "Huge Rock", "Helm of Courage"]
    )
    helped(t.combat("Aric", "Net Troll")).does("Aric", "fight").closes()  # three Treasures
    t.does("Aric", "use Resurrection")
    t.refused("Aric", "choose 3")  # only two cards to pay with
    t.does("Aric", "choose 2")  # decided once: the third comes from the deck
    assert t.hand("Aric") == ["Helm of Courage", "Huge Rock", "Leather Armor"]
    assert t.discards("treasure") == ["Spiky Knees"]
    t.nothing_pending_but("Aric")


@card("Cleric")
@rule("FAQ-99", "FAQ-98")
def test_resurrection_with_a_hoard_but_not_of_it() -> None:
    t = classic().has("Aric", level=4, table=["Cleric"], hand=["Elf", "Mate"]).has("Suzan", level=9)
    t.deck(treasures=["Hoard!", "Leather Armor", "Slimy Armor", "Helm of Courage"], treasure_discards=["Spiky Knees"])
    helped(t.combat("Aric", "Pit Bull")).does("Aric", "fight").closes().does("Aric", "pass")  # the Hoard! from the deck
    t.does("Aric", "use Resurrection", "choose [Elf]")  # of its three cards one from the discards
    assert t.discards("treasure") == ["Hoard!"]
    assert sorted(t.hand("Aric")) == ["Leather Armor", "Mate", "Slimy Armor", "Spiky Knees"]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Thief
@card("Thief")
@rule("INTERFERE-8", "AMB-76", "FAQ-101")
def test_backstab_once_for_each_victim() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", level=4).has("Suzan", level=3)
    t.has("Third", table=["Thief", "Leather Armor"], hand=["Elf", "Mate"]).has("Zoe", table=["Thief"], hand=["Baby"])
    t.deck(doors=["Large Angry Chicken"])
    t.refused("Third", "use Backstab discarding [Elf] on Aric", "CLASS-10")  # no fight
    t.does("Aric", "kick")
    t.refused("Third", "use Backstab discarding [Elf] on Zoe", "INTERFERE-8")  # not in it
    helped(t)
    t.does("Third", "use Backstab discarding [Elf] on Aric")
    assert t.sums() == (4 + 3 - 2, 2)
    t.refused("Third", "use Backstab discarding [Mate] on Aric", "CLASS-10")
    t.does("Third", "use Backstab discarding [Leather Armor] on Suzan")
    t.does("Zoe", "use Backstab discarding [Baby] on Aric")  # another Thief
    assert t.sums() == (7 - 6, 2)
    t.refused("Aric", "fight", "COMBAT-3")
    t.runs("Aric")


@card("Thief")
@rule("FAQ-101", "FAQ-49", "COMBAT-21")
def test_no_thief_backstabs_himself_but_he_may_the_one_beside_him() -> None:
    t = classic().has("Aric", level=4, table=["Thief"], hand=["Elf"]).has("Suzan", level=3).combat("Aric", "Pit Bull")
    t.refused("Aric", "use Backstab discarding [Elf] on Aric", "INTERFERE-8")
    helped(t).does("Aric", "use Backstab discarding [Elf] on Suzan")
    assert t.sums() == (4 + 1, 2)
    t = classic().has("Aric", level=3).has("Suzan", table=["Thief"], hand=["Elf"]).combat("Aric", "Pit Bull")
    t.does("Aric", "fight").does("Suzan", "use Backstab discarding [Elf] on Aric")  # at the last moment
    assert t.sums() == (1, 2) and t.owes("Aric") == "fight"


@card("Thief")
@rule("FAQ-103", "TRADE-4")
def test_a_bystander_may_hand_the_thief_what_he_spends() -> None:
    t = classic().has("Aric", level=3).has("Suzan", table=["Thief"]).has("Third", carried=["Sleep Potion"])
    t.combat("Aric", "Pit Bull").refused("Suzan", "use Backstab on Aric", "CLASS-7")
    t.does("Third", "give [Sleep Potion] to Suzan").does("Suzan", "accept Third")
    t.does("Suzan", "use Backstab discarding [Sleep Potion] on Aric")
    assert t.sums() == (1, 2)


@card("Thief")
@rule("FAQ-101", "FAQ-102")
@pytest.mark.parametrize(("die", "works"), [(3, False), (4, True)])
def test_theft_succeeds_on_four_or_more(die: int, works: bool) -> None:
    t = classic().has("Aric", level=3, table=["Thief"], hand=["Elf"]).deck(dice=[die])
    t.has("Suzan", table=["Leather Armor", "Huge Rock"], carried=["Sleep Potion"], hand=["Spiky Knees"])
    t.does("Aric", "use Theft discarding [Elf] on Suzan").settle()
    if works:
        for wrong in ("Huge Rock", "Spiky Knees"):  # Big; in the hand
            t.refused("Aric", f"choose [{wrong}]", "CURSE-10")
        t.does("Aric", "choose [Leather Armor]")  # named after the roll
    assert t.carried("Aric") == (["Leather Armor"] if works else []) and t.level("Aric") == (3 if works else 2)
    assert t.used("Suzan") == ["Huge Rock"] if works else ["Leather Armor", "Huge Rock"]
    t.nothing_pending_but("Aric")


@card("Thief")
@rule("FAQ-101", "LEVEL-4")
def test_a_thief_may_steal_as_often_as_he_can_pay_in_anybodys_turn() -> None:
    t = (
        classic()
        .has("Suzan", table=["Thief"], hand=["Elf", "Mate"])
        .has("Third", table=["Leather Armor"])
        .deck(dice=[1, 6])
    )
    t.does("Suzan", "use Theft discarding [Elf] on Third").settle()
    assert t.level("Suzan") == 1  # nothing to lose
    t.does("Suzan", "use Theft discarding [Mate] on Third").settle()
    assert t.carried("Suzan") == ["Leather Armor"]
    t.refused("Suzan", "use Theft on Aric")  # nothing to pay with, and Aric has nothing
    t.nothing_pending_but("Aric")


@card("Thief")
@rule("COMBAT-18", "FAQ-101", "FAQ-62")
def test_no_theft_by_or_from_those_who_fight_or_run() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", table=["Leather Armor", "Thief"], hand=["Mate"])
    t.has("Suzan", table=["Thief"], hand=["Elf", "Baby"]).has("Third", table=["Helm of Courage"]).deck(dice=[6, 1])
    t.combat("Aric", "Gazebo")
    t.refused("Suzan", "use Theft discarding [Elf] on Aric", "COMBAT-18")
    t.refused("Aric", "use Theft discarding [Mate] on Third", "COMBAT-18")
    t.refused("Suzan", "use Theft discarding [Elf] on Zoe")  # who has nothing small
    t.does("Suzan", "use Theft discarding [Elf] on Third").settle()  # other fights do not matter
    assert t.carried("Suzan") == ["Helm of Courage"]
    t.flees("Aric")
    t.refused("Suzan", "use Theft discarding [Baby] on Aric", "COMBAT-18")
    t.settle()
    t.nothing_pending_but("Aric")


@card("Thief", "Cheat!")
@rule("FAQ-113", "FAQ-123", "FAQ-156")
def test_cards_on_a_stolen_item_are_lost_and_a_loaded_die_helps() -> None:
    t = classic().has("Aric", level=3, table=["Thief"], hand=["Elf", "Loaded Die"]).deck(dice=[1])
    t.has("Suzan", table=["Leather Armor"], attached={"Leather Armor": ["Cheat!"]})
    t.does("Aric", "use Theft discarding [Elf] on Suzan", "play [Loaded Die]", "choose 6").settle()
    assert t.carried("Aric") == ["Leather Armor"] and "Cheat!" in t.discards("door") and t.used("Suzan") == []
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Wizard
@card("Wizard")
@rule("FAQ-100", "RUN-6")
@pytest.mark.parametrize(("die", "cards", "escapes"), [(3, 2, True), (2, 2, False), (2, 3, True), (4, 1, True)])
def test_flight_is_paid_after_the_roll(die: int, cards: int, escapes: bool) -> None:
    hand = ["Elf", "Mate", "Baby", "Ancient"]
    t = classic().has("Aric", level=5, table=["Wizard"], hand=hand).deck(dice=[die]).combat("Aric", "Gazebo")
    t.refused("Aric", "use Flight discarding [Elf]", "CLASS-10")
    t.flees("Aric").refused("Aric", "use Flight discarding [Elf]", "CLASS-10")  # not before the roll
    t.closes().refused("Aric", "use Flight discarding [Elf], [Mate], [Baby], [Ancient]", "CLASS-7")
    t.does("Aric", "use Flight discarding " + ", ".join(f"[{c}]" for c in hand[:cards]))
    t.refused("Aric", "use Flight discarding [Ancient]", "CLASS-10")  # once a roll
    t.settle()
    assert t.level("Aric") == (5 if escapes else 2) and len(t.hand("Aric")) == 4 - cards
    t.nothing_pending_but("Aric")


@card("Wizard")
@rule("RUN-13", "FAQ-156", "FAQ-68")
def test_flight_for_his_own_rolls_each_and_beside_a_loaded_die() -> None:
    t = (
        classic()
        .has("Aric", level=3, table=["Wizard"], hand=["Elf", "Loaded Die"])
        .has("Suzan", level=2)
        .deck(dice=[1, 1])
    )
    helped(t.combat("Aric", "Unspeakably Awful Indescribable Horror"))
    t.flees("Aric").closes().does("Aric", "use Flight discarding [Elf]").does("Aric", "play [Loaded Die]", "choose 4")
    t.closes()
    assert not t.dead("Aric")  # 4 + 1
    t.settle()
    assert t.dead("Suzan") or t.turn == "Suzan"  # she had to run by herself
    t = (
        classic()
        .has("Aric", level=3)
        .has("Suzan", table=["Wizard"], hand=["Elf"])
        .deck(dice=[1])
        .combat("Aric", "Gazebo")
    )
    t.flees("Aric").closes().refused("Suzan", "use Flight discarding [Elf]", "CLASS-10")  # another player's roll


@card("Wizard")
@rule("FAQ-100", "COMBAT-11", "CLASS-9", "AMB-9")
def test_charm_takes_the_treasure_but_no_level() -> None:
    t = (
        classic()
        .has("Aric", level=1, table=["Wizard"], hand=["Elf", "Mate", "Baby", "Ancient"])
        .combat("Aric", "Net Troll")
    )
    t.does("Aric", "use Charm on [Net Troll]").settle()
    assert t.level("Aric") == 1 and len(t.hand("Aric")) == 3 and "Net Troll" in t.discards("door")
    t.nothing_pending_but("Aric")
    t = (
        classic()
        .has("Aric", table=["Wizard", "Leather Armor", "Spiky Knees"], hand=["Elf", "Mate"])
        .combat("Aric", "Net Troll")
    )
    t.refused("Aric", "use Charm on [Net Troll]", "CLASS-7")  # two cards in hand are too few
    t.refused("Aric", "use Charm discarding [Elf], [Mate], [Spiky Knees] on [Net Troll]")


@card("Wizard")
@rule("FAQ-54", "MULTI-4", "MULTI-8")
def test_remaining_monsters_must_still_be_fought_and_flight_forfeits_all() -> None:
    def charmed(level: int) -> Table:
        t = classic().has("Aric", level=level, table=["Wizard"], hand=["Elf", "Mate", "Baby"]).deck(dice=[1])
        t.has("Suzan", hand=["Wandering Monster", "Pit Bull"]).combat("Aric", "Net Troll")
        t.does("Suzan", "play [Wandering Monster] with [Pit Bull]").does("Aric", "use Charm on [Net Troll]")
        assert t.monsters() == ["Pit Bull"] and t.hand("Aric") == []  # nothing is drawn yet
        return t

    t = charmed(3).wins("Aric")
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 3 + 1
    t = charmed(2).runs("Aric")
    assert t.level("Aric") == 1 and t.hand("Aric") == []
    t.nothing_pending_but("Aric")


@card("Wizard")
@rule("FAQ-100", "COMBAT-14", "HELP-20")
def test_charm_by_a_helper_but_not_from_outside() -> None:
    t = (
        classic()
        .has("Aric", level=1)
        .has("Suzan", table=["Wizard"], hand=["Elf", "Mate", "Baby"])
        .combat("Aric", "Net Troll")
    )
    t.refused("Suzan", "use Charm on [Net Troll]", "COMBAT-14")
    helped(t, deal="picks H").does("Suzan", "use Charm on [Net Troll]").settle()
    t.nothing_pending_but("Suzan")  # the Treasure is shared by the deal
    t.does("Suzan", t.legal("Suzan")[0])
    assert (len(t.hand("Aric")), len(t.hand("Suzan"))) == (2, 1) and t.level("Aric") == 1
    t.nothing_pending_but("Aric")
