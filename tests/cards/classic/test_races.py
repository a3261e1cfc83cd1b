"""The three Races of the classic set, each by play."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, helped
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Elf
@card("Elf")
@rule("RUN-6", "RUN-13")
@pytest.mark.parametrize(("die", "escapes"), [(3, False), (4, True)])
def test_an_elf_runs_better_but_not_the_others_in_the_fight(die: int, escapes: bool) -> None:
    t = classic().has("Aric", level=5, table=["Elf"]).has("Suzan", level=5).deck(dice=[die, 4])
    helped(t.combat("Aric", "Tongue Demon")).runs("Aric")
    assert t.level("Aric") == (5 if escapes else 2) and t.level("Suzan") == 3  # her 4 is a 4
    t.nothing_pending_but("Aric")


@card("Elf")
@rule("RACE-7", "HELP-19")
def test_an_elf_gains_a_level_for_each_monster_he_helps_to_kill() -> None:
    t = (
        classic()
        .has("Aric", level=5)
        .has("Suzan", level=5, table=["Elf"])
        .has("Third", hand=["Wandering Monster", "Pit Bull"])
    )
    helped(t.combat("Aric", "Lame Goblin")).does("Third", "play [Wandering Monster] with [Pit Bull]").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (7, 7)
    t = classic().has("Aric", level=5, table=["Elf"]).has("Suzan", level=5).combat("Aric", "Lame Goblin")
    helped(t).wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (6, 5)  # not in his own fight, and no other helper
    t.nothing_pending_but("Aric")


@card("Elf")
@rule("HELP-19", "COMBAT-9")
def test_no_level_for_a_monster_that_was_not_killed() -> None:
    t = classic().has("Aric", level=1).has("Suzan", level=5, table=["Elf", "Wizard"], hand=["Mate", "Baby", "Ancient"])
    helped(t.combat("Aric", "Pit Bull")).does("Suzan", "use Charm on [Pit Bull]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (1, 5)
    t = classic().has("Aric", level=1).has("Suzan", level=1, table=["Elf"]).deck(dice=[6, 6])
    helped(t.combat("Aric", "Pit Bull")).runs("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (1, 1)
    t.nothing_pending_but("Aric")


@card("Elf")
@rule("FAQ-2", "WIN-1")
def test_the_level_of_an_elf_may_be_the_winning_one() -> None:
    t = classic().has("Aric", level=5).has("Suzan", level=9, table=["Elf"]).combat("Aric", "Pit Bull")
    helped(t).wins("Aric")
    assert t.game.winners == ["Suzan"] and t.level("Suzan") == 10


@card("Elf", "Half-Breed")
@rule("FAQ-94", "RUN-6")
def test_two_races_run_as_well_as_the_better_one() -> None:
    t = classic().has("Aric", level=5, table=["Elf", "Half-Breed", "Halfling"]).deck(dice=[3, 4])
    t.has("Aric", hand=["Mate"]).combat("Aric", "Gazebo").flees("Aric").closes()
    t.does("Aric", "use Reroll discarding [Mate]").settle()
    assert t.level("Aric") == 5  # 3 + 1 fails, 4 + 1 does not
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Dwarf
BIG = ["Chainsaw of Bloody Dismemberment", "Stepladder", "Mithril Armor"]


@card("Dwarf")
@rule("RACE-8", "BIG-1")
def test_a_dwarf_carries_any_number_of_big_items() -> None:
    t = classic().has("Aric", table=["Dwarf"], hand=[*BIG, "Huge Rock"])
    for name in (*BIG, "Huge Rock"):
        t.does("Aric", f"play [{name}]")
    assert sorted(t.used("Aric")) == sorted(["Dwarf", BIG[0], BIG[2]])  # hands, slots and restrictions are as usual
    assert sorted(t.carried("Aric")) == ["Huge Rock", "Stepladder"]
    t = classic().has("Aric", table=["Elf"], hand=BIG[:2]).does("Aric", f"play [{BIG[0]}]")
    t.refused("Aric", f"play [{BIG[1]}]", "BIG-1")
    t.nothing_pending_but("Aric")


@card("Dwarf")
@rule("BIG-6", "BIG-8", "BIG-9")
def test_a_dwarf_who_loses_his_race_with_three_big_items() -> None:
    t = classic().has("Aric", level=5, table=["Dwarf", BIG[0], BIG[2]], carried=[BIG[1]]).deck(doors=["Gazebo"])
    t.has("Suzan", level=3, hand=["Curse! Lose Your Race"]).has("Third", level=2, carried=["Huge Rock"]).does(
        "Aric", "kick"
    )
    t.does("Suzan", "play [Curse! Lose Your Race] on Aric").strikes()
    t.nothing_pending_but("Aric")
    t.refused("Aric", "sell [Mithril Armor], [Stepladder]", "BIG-7")  # not in a fight
    t.does("Aric", "choose [Stepladder]")
    assert t.carried("Suzan") == ["Stepladder"]  # the lowest who can carry it: Third has a Rock
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Mithril Armor]")  # nobody can any more
    assert t.discards("treasure") == ["Mithril Armor"] and t.used("Aric") == [BIG[0]]
    assert t.sums() == (5 + 3, 8) and t.owes("Aric") == "fight"


@card("Dwarf", "Cheat!")
@rule("BIG-6", "BIG-7", "CHEAT-1")
def test_a_former_dwarf_may_sell_or_cheat_or_become_a_dwarf_again_instead() -> None:
    def without_race(hand: list[str]) -> Table:
        t = classic().has("Aric", level=2, table=["Dwarf", BIG[0], BIG[2]], carried=[BIG[1]], hand=hand)
        return t.does("Aric", "discard [Dwarf]")

    t = without_race([]).does("Aric", f"sell [{BIG[0]}], [{BIG[2]}]")  # 1,200
    assert t.level("Aric") == 3 and t.carried("Aric") == ["Stepladder"]
    t.nothing_pending_but("Aric")
    t = without_race(["Dwarf"]).does("Aric", "play [Dwarf]")
    assert len(t.used("Aric")) == 3 and t.carried("Aric") == ["Stepladder"]
    t.nothing_pending_but("Aric")
    t = without_race(["Cheat!", "Elf"])
    t.refused("Aric", "play [Elf]", "BIG-6")
    t.does("Aric", f"play [Cheat!] on [{BIG[0]}]")
    t.nothing_pending_but("Aric")  # still one too many
    assert t.owes("Aric") == "choose"


@card("Dwarf")
@rule("CARDS-10", "AMB-41", "CHARITY-1")
def test_a_dwarf_keeps_six_cards() -> None:
    six = ["Mate", "Baby", "Ancient", "Enraged", "Intelligent"]
    for race, owes in (("Dwarf", ""), ("Elf", "charity")):
        t = classic().has("Aric", level=2, table=[race], hand=six).deck(doors=["Thief", "Cleric"])
        t.does("Aric", "kick", "play [Thief]", "loot", "end").settle()
        assert len(t.hand("Aric")) == 6 and t.owes("Aric") == owes
    t = classic().has("Aric", level=2, table=["Dwarf"], hand=[*six, "Illusion"]).deck(doors=["Thief", "Cleric"])
    t.does("Aric", "kick", "play [Thief]", "loot", "end").settle()
    assert t.owes("Aric") == "charity"
    t.does("Aric", "give [Mate] to Suzan")  # the cards beyond six
    assert len(t.hand("Aric")) == 6
    t.nothing_pending_but("Suzan")  # it is her turn


# ---------------------------------------------------------------- Halfling
@card("Halfling")
@rule("SELL-1", "SELL-3", "CLASS-10")
def test_once_a_turn_one_item_is_sold_at_double_value() -> None:
    t = classic().has("Aric", table=["Halfling", "Mithril Armor"], carried=["Spiky Knees", "Buckler of Swashing"])
    t.has("Aric", hand=["Flaming Armor", "Wand of Dowsing"])
    t.refused("Aric", "sell [Buckler of Swashing], [Spiky Knees] doubling [Spiky Knees]", "SELL-1")  # 400 + 2 x 200
    t.does("Aric", "sell [Buckler of Swashing], [Spiky Knees]")  # 2 x 400 + 200: by default the most expensive one
    assert t.level("Aric") == 2
    t.refused("Aric", "sell [Mithril Armor], [Flaming Armor] doubling [Mithril Armor]", "SELL-1")  # once a turn
    t.does("Aric", "sell [Mithril Armor], [Flaming Armor]")  # 1,000 without doubling
    assert t.level("Aric") == 3
    t.nothing_pending_but("Aric")


@card("Halfling")
@rule("SELL-3", "SELL-5", "AMB-126")
def test_double_value_counts_toward_several_levels_and_never_the_last() -> None:
    t = (
        classic()
        .has("Aric", level=3, table=["Halfling"], hand=["Wand of Dowsing"])
        .does("Aric", "sell [Wand of Dowsing]")
    )
    assert t.level("Aric") == 5  # 2,200
    t = (
        classic()
        .has("Aric", level=8, table=["Halfling"], hand=["Wand of Dowsing"])
        .does("Aric", "sell [Wand of Dowsing]")
    )
    assert t.level("Aric") == 9
    t = classic().has("Aric", level=3).has("Suzan", table=["Halfling"], hand=["Magic Missile", "Magic Lamp"])
    t.refused("Suzan", "sell [Magic Lamp]", "SELL-7")  # her own turn only
    t = classic().has("Aric", level=3, hand=["Magic Lamp"])
    t.refused("Aric", "sell [Magic Lamp]", "SELL-1")  # 500 for anybody else
    t.nothing_pending_but("Aric")


@card("Halfling")
@rule("FAQ-96", "FAQ-84")
def test_another_copy_of_the_race_is_no_second_double_sale() -> None:
    t = classic().has("Aric", table=["Halfling"], hand=["Magic Lamp", "Halfling", "Wishing Ring"])
    t.does("Aric", "sell [Magic Lamp]", "play [Halfling]")
    t.refused("Aric", "sell [Wishing Ring]", "SELL-1")
    assert t.level("Aric") == 2


@card("Halfling")
@rule("RUN-9", "FAQ-104")
@pytest.mark.parametrize(("second", "level"), [(5, 5), (4, 2)])
def test_a_halfling_buys_another_roll_with_a_card(second: int, level: int) -> None:
    t = classic().has("Aric", level=5, table=["Halfling", "Leather Armor"], hand=["Mate"]).deck(dice=[1, second])
    t.combat("Aric", "Gazebo").flees("Aric").refused("Aric", "use Reroll discarding [Mate]", "CLASS-10")
    t.closes().refused("Aric", "use Reroll", "CLASS-7")
    t.does("Aric", "use Reroll discarding [Leather Armor]")
    t.refused("Aric", "use Reroll discarding [Mate]", "CLASS-10")  # once a monster
    t.settle()
    assert t.level("Aric") == level and t.hand("Aric") == ["Mate"]
    t.nothing_pending_but("Aric")


@card("Halfling")
@rule("FAQ-104", "RUN-12")
def test_one_reroll_for_each_monster_and_none_after_an_escape() -> None:
    t = classic().has("Aric", level=3, table=["Halfling"], hand=["Mate", "Baby"]).deck(dice=[1, 6, 2, 5])
    t.has("Suzan", hand=["Wandering Monster", "Pit Bull"]).combat("Aric", "Gazebo")
    t.does("Suzan", "play [Wandering Monster] with [Pit Bull]").flees("Aric").closes()
    t.does("Aric", "run from [Gazebo]", "use Reroll discarding [Mate]")
    t.refused("Aric", "use Reroll discarding [Baby]")  # escaped
    t.closes().does("Aric", "use Reroll discarding [Baby]").settle()
    assert t.level("Aric") == 3
    t.nothing_pending_but("Aric")


@card("Halfling")
@rule("FAQ-104")
def test_no_reroll_where_no_die_was_thrown_nor_for_another() -> None:
    t = (
        classic()
        .has("Aric", level=5, table=["Halfling"], hand=["Mate"])
        .has("Suzan", table=["Halfling"], hand=["Baby"])
    )
    t.combat("Aric", "Floating Nose").runs("Aric")
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Mate"]
    t = classic().has("Aric", level=5).has("Suzan", table=["Halfling"], hand=["Baby"]).deck(dice=[1])
    t.combat("Aric", "Gazebo").flees("Aric").closes().refused("Suzan", "use Reroll discarding [Baby]", "CLASS-10")
    t.settle()
    t.nothing_pending_but("Aric")


@card("Halfling", "Wizard")
@rule("RUN-6", "RUN-23", "FAQ-100")
def test_a_bonus_to_the_roll_is_gone_with_the_first_die() -> None:
    t = classic().has("Aric", level=5, table=["Halfling", "Wizard"], hand=["Mate", "Baby"]).deck(dice=[2, 4])
    t.combat("Aric", "Gazebo").flees("Aric").closes()
    t.does("Aric", "use Flight discarding [Mate]", "use Reroll discarding [Baby]").settle()
    assert t.level("Aric") == 2  # 4, not 4 + 1
    t.nothing_pending_but("Aric")
