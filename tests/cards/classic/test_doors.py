"""Door cards of no other kind in the classic set, each by play: Cheat!, Divine Intervention, the multipliers, Help Me
Out Here!, Out to Lunch.
"""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, helped
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Cheat!
@card("Cheat!")
@rule("CHEAT-1", "FAQ-113")
def test_a_cheated_item_is_used_against_the_rules_but_stays_what_it_is() -> None:
    t = classic().has("Aric", table=["Huge Rock", "Flaming Armor"], hand=["Cheat!", "Mithril Armor"])
    t.refused("Aric", "play [Mithril Armor]", "BIG-1")
    t.does("Aric", "play [Cheat!] on [Mithril Armor]")  # as soon as it is played: a second Big item, a second armor
    assert t.strength("Aric") == 1 + 3 + 2 + 3
    t = classic().has("Aric", table=["Elf"], carried=["Short Wide Armor"], hand=["Cheat!"])
    t.refused("Aric", "equip [Short Wide Armor]", "ITEM-7")
    t.does("Aric", "play [Cheat!] on [Short Wide Armor]")  # Dwarves only
    assert t.strength("Aric") == 4
    t.nothing_pending_but("Aric")


@card("Cheat!")
@rule("CHEAT-1", "FAQ-113")
def test_a_cheat_goes_on_no_one_shot_and_on_nobody_elses_item() -> None:
    t = (
        classic()
        .has("Aric", table=["Hireling", "Thief"], carried=["Sleep Potion"], hand=["Cheat!"])
        .has("Suzan", table=["Huge Rock"])
    )
    for wrong in ("Sleep Potion", "Hireling", "Thief", "Huge Rock"):
        t.refused("Aric", f"play [Cheat!] on [{wrong}]", "CHEAT-1")
    t.refused("Aric", "play [Cheat!]", "CHEAT-1")
    t = classic().has("Suzan", hand=["Cheat!", "Huge Rock"], carried=["Staff of Napalm"])
    t.refused("Suzan", "play [Cheat!] on [Huge Rock]", "ITEM-10")  # from the hand only when an Item may be played
    t.does("Suzan", "play [Cheat!] on [Staff of Napalm]")  # any time, even in another's turn
    assert t.strength("Suzan") == 6
    t.nothing_pending_but("Aric")


@card("Cheat!")
@rule("FAQ-105", "FAQ-114", "COMBAT-17")
def test_during_a_fight_a_cheat_rescues_an_item_but_equips_none() -> None:
    t = classic().has(
        "Aric", level=4, table=["Wizard", "Staff of Napalm"], carried=["Mace of Sharpness"], hand=["Cheat!"]
    )
    t.has("Suzan", hand=["Curse! Lose Your Class"]).combat("Aric", "Gazebo")
    assert t.sums() == (9, 8)
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes()
    assert t.sums() == (4, 8)
    t.does("Aric", "play [Cheat!] on [Staff of Napalm]")
    assert t.sums() == (9, 8)
    t.wins("Aric")
    t = classic().has("Aric", level=4, carried=["Mace of Sharpness"], hand=["Cheat!"]).combat("Aric", "Gazebo")
    t.does("Aric", "play [Cheat!] on [Mace of Sharpness]")
    assert t.sums() == (4, 8) and t.carried("Aric") == ["Mace of Sharpness"]
    t.refused("Aric", "equip [Mace of Sharpness]", "COMBAT-17")
    t.runs("Aric")


@card("Cheat!")
@rule("FAQ-62", "FAQ-9", "CURSE-17")
def test_a_cheat_is_no_answer_to_a_curse() -> None:
    t = (
        classic()
        .has("Aric", carried=["Leather Armor"], hand=["Cheat!"])
        .has("Suzan", hand=["Curse! Lose the Armor You Are Wearing"])
    )
    t.does("Suzan", "play [Curse! Lose the Armor You Are Wearing] on Aric")
    t.refused("Aric", "play [Cheat!] on [Leather Armor]", "CURSE-17")
    t.settle()
    assert t.carried("Aric") == ["Leather Armor"] and t.hand("Aric") == ["Cheat!"]


@card("Cheat!")
@rule("FAQ-113", "SELL-1", "CHEAT-3", "FAQ-73")
@pytest.mark.parametrize("how", ["sold", "given", "cursed", "looted", "taken"])
def test_a_cheat_goes_with_its_item(how: str) -> None:
    t = (
        classic()
        .has("Aric", level=9, table=["Staff of Napalm"], attached={"Staff of Napalm": ["Cheat!"]})
        .deck(dice=[1])
    )
    t.has("Aric", hand=["Magic Missile"]).has("Suzan", level=3, hand=["Curse! Lose a Small Item"]).has("Third", level=2)
    if how == "sold":
        t.has("Aric", level=3).does("Aric", "sell [Staff of Napalm], [Magic Missile]")
        assert t.level("Aric") == 4 and "Staff of Napalm" in t.discards("treasure")
    elif how == "given":
        t.does("Aric", "give [Staff of Napalm] to Suzan").does("Suzan", "accept Aric")
        assert t.carried("Suzan") == ["Staff of Napalm"]
        t.refused("Suzan", "equip [Staff of Napalm]", "ITEM-7")
    elif how == "cursed":
        t.does("Suzan", "play [Curse! Lose a Small Item] on Aric").strikes()
        assert "Staff of Napalm" in t.discards("treasure")
    elif how == "taken":
        t.has("Aric", level=4).combat("Aric", "Net Troll").runs("Aric")
        assert t.carried("Suzan") == ["Staff of Napalm"]
    else:
        t.combat("Aric", "Plutonium Dragon").runs("Aric").does("Suzan", "choose [Cheat!]").does(
            "Third", "choose [Staff of Napalm]"
        )
        assert t.hand("Suzan") == ["Curse! Lose a Small Item", "Cheat!"] and t.hand("Third") == ["Staff of Napalm"]
    assert ("Cheat!" in t.discards("door")) == (how != "looted") and "Cheat!" not in t.used("Aric")
    assert {d.kind for d in t.game.pending()} <= {"kick", "end"}


# ---------------------------------------------------------------- Divine Intervention
@card("Divine Intervention")
@rule("FAQ-143", "CONFLICT-2", "DOOR-5")
def test_every_cleric_gains_a_level_whoever_opened_it() -> None:
    t = (
        classic("Aric", "Suzan", "Third", "Zoe")
        .has("Suzan", level=3, table=["Cleric"])
        .has("Third", level=5, table=["Thief"])
    )
    t.has("Zoe", level=2, table=["Wizard", "Super Munchkin", "Cleric"]).deck(doors=["Divine Intervention"])
    t.does("Aric", "kick")
    assert [t.level(n) for n in t.names] == [1, 4, 5, 3] and t.discards("door") == ["Divine Intervention"]
    assert t.owes("Aric") == "trouble"
    t.nothing_pending_but("Aric")


@card("Divine Intervention")
@rule("FAQ-143", "WIN-2", "CONFLICT-6")
def test_divine_intervention_may_let_all_clerics_win_at_once() -> None:
    t = (
        classic()
        .has("Suzan", level=9, table=["Cleric"])
        .has("Third", level=8, table=["Cleric"])
        .deck(doors=["Divine Intervention"])
    )
    t.does("Aric", "kick")
    assert t.game.winners == ["Suzan"] and t.level("Third") == 9 and t.game.over
    t = (
        classic()
        .has("Aric", level=9, table=["Cleric"])
        .has("Third", level=9, table=["Cleric"])
        .deck(doors=["Divine Intervention"])
    )
    t.does("Aric", "kick")
    assert t.game.winners == ["Aric", "Third"]


@card("Divine Intervention")
@rule("FAQ-143", "FAQ-157", "FAQ-98")
@pytest.mark.parametrize("how", ["loot", "dowsing", "resurrection"])
def test_divine_intervention_works_however_it_is_drawn(how: str) -> None:
    t = classic().has("Suzan", level=4, table=["Cleric"])
    if how == "loot":
        t.deck(doors=["Elf", "Divine Intervention"]).does("Aric", "kick", "keep", "loot")
    elif how == "dowsing":
        t.has("Aric", hand=["Wand of Dowsing"]).deck(door_discards=["Divine Intervention", "Elf"])
        t.does("Aric", "play [Wand of Dowsing]", "choose [Divine Intervention]")
    else:
        t.has("Aric", table=["Cleric"], hand=["Mate"]).deck(door_discards=["Divine Intervention"])
        t.does("Aric", "kick", "use Resurrection")
        assert t.level("Aric") == 2
    assert t.level("Suzan") == 5 and "Divine Intervention" not in t.hand("Aric")
    t.nothing_pending_but("Aric")


@card("Divine Intervention")
@rule("FAQ-143", "SETUP-9")
def test_at_the_start_all_become_clerics_first() -> None:
    t = classic().has("Aric", hand=["Divine Intervention"]).has("Suzan", hand=["Cleric"]).has("Third", hand=["Cleric"])
    t.deck(dice=[6, 1, 1]).dealing()
    t.refused("Aric", "play [Divine Intervention]", "SETUP-9")
    t.does("Aric", "ready").does("Suzan", "play [Cleric]", "ready")
    assert t.level("Suzan") == 1
    t.does("Third", "ready")  # who could have played it and did not
    assert (t.level("Suzan"), t.level("Third")) == (2, 1) and t.hand("Aric") == []
    t.nothing_pending_but("Aric")


@card("Divine Intervention")
@rule("FAQ-143", "DEATH-20", "DEATH-16")
def test_a_reborn_cleric_gains_a_level_and_the_dead_gain_nothing() -> None:
    t = classic().has("Aric", level=9, hand=["Mate"]).has("Suzan", level=3, table=["Cleric"]).has("Third", level=2)
    fresh = ["Cleric", "Divine Intervention", "Elf", "Thief"]
    t.deck(dice=[1], doors=["Baby", "Ancient", "Enraged", "Intelligent", *fresh])
    t.combat("Aric", "Plutonium Dragon").runs("Aric").does("Suzan", "choose [Mate]")
    for name in ("Suzan", "Third"):
        t.does(name, "kick").settle().does(name, "keep", "loot", "end").closes()
    assert t.turn == "Aric" and t.owes("Aric") == "pass" and t.level("Suzan") == 3
    t.does("Aric", "play [Cleric]")
    t.refused("Aric", "kick")
    t.does("Aric", "pass")  # put down: now it takes effect
    assert (t.level("Suzan"), t.level("Aric")) == (4, 10) and t.game.winners == ["Aric"]
    t = classic().has("Suzan", level=3, table=["Cleric"], dead=True).has("Third", level=3, table=["Cleric"])
    t.deck(doors=["Divine Intervention"]).does("Aric", "kick")
    assert (t.level("Suzan"), t.level("Third")) == (3, 4)


@card("Divine Intervention")
@rule("FAQ-143", "DEATH-20")
def test_a_reborn_player_is_asked_whatever_was_drawn() -> None:
    """Otherwise everybody could tell from the question that such a card was drawn."""
    t = classic().has("Aric", level=9, hand=["Mate"]).has("Suzan", level=3).has("Third", level=2)
    t.deck(dice=[1], doors=["Baby", "Ancient", "Enraged", "Intelligent", "Elf", "Thief", "Wizard", "Cleric"])
    t.combat("Aric", "Plutonium Dragon").runs("Aric").does("Suzan", "choose [Mate]")
    for name in ("Suzan", "Third"):
        t.does(name, "kick").settle().does(name, "keep", "loot", "end").closes()
    assert t.turn == "Aric" and t.owes("Aric") == "pass"
    t.does("Aric", "play [Elf]", "pass", "kick")


# ---------------------------------------------------------------- Super Munchkin and Half-Breed
@card("Super Munchkin")
@rule("SUPER-4", "SUPER-5", "SUPER-6", "SUPER-7", "FAQ-88")
def test_super_munchkin_with_one_class_has_only_its_advantages() -> None:
    t = classic().has(
        "Aric", level=5, table=["Wizard", "Staff of Napalm"], carried=["Mithril Armor"], hand=["Super Munchkin", "Elf"]
    )
    t.deck(dice=[1], doors=["Harpies"])  # 4, and 5 more against Wizards
    t.refused("Aric", "equip [Mithril Armor]", "ITEM-7")
    t.does("Aric", "play [Super Munchkin]", "equip [Mithril Armor]", "kick")
    assert t.sums() == (5 + 5 + 3, 4)
    t.refused("Aric", "use Charm on [Harpies]", "CLASS-7")  # costs remain
    t.does("Aric", "discard [Super Munchkin]")
    assert t.sums() == (5 + 5, 9)
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@card("Super Munchkin")
@rule("SUPER-3", "FAQ-88", "FAQ-90", "FAQ-91", "AMB-115", "AMB-116", "AMB-117")
def test_super_munchkin_with_two_classes_has_pros_and_cons_of_both() -> None:
    t = classic().has("Aric", level=5, table=["Wizard"], carried=["Mithril Armor"])
    t.has("Aric", hand=["Super Munchkin", "Super Munchkin", "Thief", "Wizard", "Cleric"]).deck(doors=["Harpies"])
    t.does("Aric", "play [Super Munchkin]").refused("Aric", "play [Super Munchkin]", "SUPER-16")
    t.refused("Aric", "play [Wizard]", "CLASS-14")
    t.does("Aric", "play [Thief]").refused("Aric", "equip [Mithril Armor]", "ITEM-7")  # the cons are back
    t.does("Aric", "play [Cleric]", "choose [Wizard]")  # never three
    assert t.used("Aric") == ["Super Munchkin", "Thief", "Cleric"]
    t.does("Aric", "discard [Thief]")
    assert t.used("Aric") == ["Super Munchkin", "Cleric"]  # one class may go, and the multiplier stays
    t.does("Aric", "discard [Cleric]")
    assert t.used("Aric") == [] and t.discards("door").count("Super Munchkin") == 1
    t.refused("Aric", "play [Super Munchkin]", "SUPER-3")  # it needs a Class
    t.nothing_pending_but("Aric")


@card("Super Munchkin", "Half-Breed")
@rule("SUPER-3", "SUPER-9", "DEATH-3", "CLASS-16")
def test_multipliers_are_played_like_what_they_multiply_and_survive_death() -> None:
    t = classic().has("Aric", level=9, table=["Wizard", "Elf"], hand=["Super Munchkin", "Half-Breed", "Mate"])
    t.has("Suzan", level=2, table=["Thief"], hand=["Super Munchkin"]).deck(dice=[1]).combat("Aric", "Plutonium Dragon")
    t.refused("Suzan", "play [Super Munchkin]", "SUPER-3")  # not her turn
    t.does("Aric", "play [Super Munchkin]", "play [Half-Breed]")  # his own turn, even in the fight
    t.runs("Aric").does("Suzan", "choose [Mate]")
    assert t.used("Aric") == ["Wizard", "Elf", "Super Munchkin", "Half-Breed"]


@card("Super Munchkin")
@rule("FAQ-93")
def test_how_a_monster_treats_a_class_is_neither_pro_nor_con() -> None:
    t = classic().has("Aric", table=["Thief", "Super Munchkin"]).combat("Aric", "Lawyers").settle()
    assert t.monsters() == [] and t.level("Aric") == 1  # Lawyers do not attack a Thief, multiplied or not


@card("Half-Breed")
@rule("SUPER-9", "FAQ-88", "FAQ-89", "AMB-118")
def test_half_breed_with_one_race_and_with_two() -> None:
    t = classic().has("Aric", level=5, table=["Elf", "Rapier of Unfairness"], carried=["Bad-Ass Bandana"])
    t.has("Aric", hand=["Half-Breed", "Half-Breed", "Dwarf", "Elf"]).deck(doors=["Face Sucker"])
    t.does("Aric", "play [Half-Breed]").refused("Aric", "play [Half-Breed]", "SUPER-16")
    t.refused("Aric", "equip [Bad-Ass Bandana]", "ITEM-7")  # the human half gives nothing
    t.refused("Aric", "play [Elf]", "RACE-6")
    t.does("Aric", "kick")
    assert t.sums() == (5 + 3, 8)  # an Elf's weapon, and no 6 more against Elves
    t.does("Aric", "play [Dwarf]")
    assert t.sums() == (8, 14)  # two Races: all pros and cons
    t.does("Aric", "discard [Elf]")
    assert t.sums() == (5, 8) and "Half-Breed" in t.used("Aric")
    t.runs("Aric")
    t.does("Aric", "discard [Dwarf]")
    assert "Half-Breed" not in t.used("Aric")
    t.refused("Aric", "play [Half-Breed]", "SUPER-9")
    t.nothing_pending_but("Aric")


@card("Half-Breed")
@rule("RACE-8", "BIG-6", "FAQ-91")
def test_a_half_dwarf_has_a_dwarfs_advantages() -> None:
    t = (
        classic()
        .has("Aric", table=["Elf", "Half-Breed", "Dwarf", "Huge Rock"], carried=["Mithril Armor"])
        .deck(dice=[4])
    )
    t.has("Suzan", level=2).does("Aric", "discard [Elf]")
    t.nothing_pending_but("Aric")
    assert t.owes("Aric") == "kick"
    t.does("Aric", "discard [Dwarf]", "choose [Huge Rock]")  # BIG-8: to the lowest player who can carry it
    assert t.carried("Third") == ["Huge Rock"] and t.used("Aric") == []


# ---------------------------------------------------------------- Help Me Out Here!
HELP = "Help Me Out Here!"


@card(HELP)
@rule("FAQ-147", "COMBAT-3")
def test_an_item_that_turns_the_fight_is_taken_and_used_at_once() -> None:
    t = classic().has("Aric", level=5, hand=[HELP], table=["Leather Armor"])  # 6 against 8
    t.has("Suzan", table=["Buckler of Swashing", "Gentleman's Club"], carried=["Spiky Knees"]).combat("Aric", "Gazebo")
    for weak in ("Buckler of Swashing", "Spiky Knees"):  # 8 against 8 is a loss
        t.refused("Aric", f"play [{HELP}] on [{weak}]")
    t.refused("Aric", f"play [{HELP}] on [Leather Armor]")  # his own
    t.does("Aric", f"play [{HELP}] on [Gentleman's Club]")
    assert t.sums() == (9, 8) and t.used("Suzan") == ["Buckler of Swashing"]
    t.wins("Aric")
    assert t.used("Aric") == ["Leather Armor", "Gentleman's Club"] and HELP in t.discards("door")  # not returned
    t.nothing_pending_but("Aric")


@card(HELP)
@rule("FAQ-147", "SLOT-2", "BIG-1")
def test_one_own_item_makes_room_if_necessary() -> None:
    t = classic().has("Aric", level=6, hand=[HELP], table=["Leather Armor", "Huge Rock"], carried=["Slimy Armor"])  # 10
    t.has("Suzan", table=["Flaming Armor"]).combat("Aric", "Net Troll")
    t.does("Aric", f"play [{HELP}] on [Flaming Armor]")  # only in place of the Leather Armor: +2 for +1
    assert (
        t.sums() == (11, 10)
        and t.used("Aric") == ["Huge Rock", "Flaming Armor"]
        and t.carried("Aric") == ["Slimy Armor"]
    )
    t = classic().has(
        "Aric", level=7, hand=[HELP], table=["Buckler of Swashing", "Rat on a Stick"]
    )  # 10 with both hands
    t.has("Suzan", table=["Gentleman's Club"]).combat("Aric", "Net Troll")
    t.does("Aric", f"play [{HELP}] on [Gentleman's Club]")
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Buckler of Swashing]")  # 7 + 1 + 3, or 7 + 2 + 3
    assert t.sums() == (11, 10)
    t.nothing_pending_but("Aric")


@card(HELP)
@rule("FAQ-147", "ITEM-7", "BIG-1")
def test_neither_unusable_items_nor_cards_that_only_remove_can_be_taken() -> None:
    t = classic().has("Aric", level=7, hand=[HELP], table=["Huge Rock"])  # 10 against 10
    t.has("Suzan", table=["Staff of Napalm"], carried=["Pollymorph Potion", "Stepladder"], hand=["Spiky Knees"])
    t.combat("Aric", "Net Troll")
    for wrong in (
        "Staff of Napalm",
        "Pollymorph Potion",
        "Stepladder",
        "Spiky Knees",
    ):  # for Wizards, no strength, for Halflings, in hand
        t.refused("Aric", f"play [{HELP}] on [{wrong}]")
    assert not any(HELP in a for a in t.legal("Aric"))


@card(HELP)
@rule("FAQ-147", "ONESHOT-3")
def test_a_one_shot_on_the_table_is_thrown_at_once() -> None:
    t = classic().has("Aric", level=5, hand=[HELP]).has("Suzan", carried=["Magic Missile"]).combat("Aric", "Gazebo")
    t.does("Aric", f"play [{HELP}] on [Magic Missile]")
    assert t.sums() == (10, 8) and t.used("Aric") == []
    t.wins("Aric")
    assert "Magic Missile" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@card(HELP)
@rule("FAQ-147", "AMB-46")
def test_kneepads_count_with_the_helper_they_bring() -> None:
    t = classic().has("Aric", level=3, hand=[HELP]).has("Suzan", table=["Kneepads of Allure"]).has("Third", level=7)
    t.combat("Aric", "Face Sucker").does("Aric", f"play [{HELP}] on [Kneepads of Allure]")
    t.does("Aric", "use Allure on Third")
    assert t.sums() == (10, 8)
    t.wins("Aric")
    t = classic().has("Aric", level=3, hand=[HELP]).has("Suzan", table=["Kneepads of Allure"]).has("Third", level=4)
    t.combat("Aric", "Face Sucker").refused("Aric", f"play [{HELP}] on [Kneepads of Allure]")  # 7 against 8
    t = (
        classic()
        .has("Aric", level=3, table=["Cleric"], hand=[HELP])
        .has("Suzan", table=["Kneepads of Allure"])
        .has("Third", level=7)
    )
    t.combat("Aric", "Face Sucker").refused("Aric", f"play [{HELP}] on [Kneepads of Allure]")  # not for Clerics


@card(HELP)
@rule("FAQ-147")
def test_a_helper_may_play_it_a_winner_and_a_bystander_may_not() -> None:
    t = (
        classic()
        .has("Aric", level=5)
        .has("Suzan", level=2, hand=[HELP])
        .has("Third", table=["Helm of Courage", "Flaming Armor"])
    )
    t.combat("Aric", "Face Sucker").refused("Suzan", f"play [{HELP}] on [Flaming Armor]")
    helped(t).does("Suzan", f"play [{HELP}] on [Flaming Armor]")
    assert t.sums() == (5 + 2 + 2, 8) and t.used("Suzan") == ["Flaming Armor"]
    t.wins("Aric")
    t = classic().has("Aric", level=8, hand=[HELP]).has("Third", table=["Helm of Courage"]).combat("Aric", "Pit Bull")
    t.refused("Aric", f"play [{HELP}] on [Helm of Courage]")  # winning already


# ---------------------------------------------------------------- Out to Lunch
@card("Out to Lunch")
@rule("FAQ-146", "COMBAT-9", "LOOT-5")
def test_all_monsters_leave_for_exactly_two_treasures() -> None:
    t = classic().has("Aric", level=9).has("Suzan", hand=["Out to Lunch", "Wandering Monster", "Plutonium Dragon"])
    t.deck(doors=["Net Troll"]).refused("Suzan", "play [Out to Lunch]", "COMBAT-15")
    t.does("Aric", "kick").does(
        "Suzan", "play [Wandering Monster] with [Plutonium Dragon]", "play [Out to Lunch]"
    ).settle()
    assert t.level("Aric") == 9 and len(t.hand("Aric")) == 2 and t.hand("Suzan") == []
    assert {"Net Troll", "Plutonium Dragon", "Out to Lunch"} <= set(t.discards("door")) and t.owes("Aric") == "end"
    t.refused("Aric", "loot", "LOOT-5")
    t.nothing_pending_but("Aric")


@card("Out to Lunch")
@rule("FAQ-146", "REWARD-7", "HELP-21")
def test_with_a_helper_the_treasures_are_open_and_shared() -> None:
    t = classic().has("Aric", level=3).has("Suzan", level=3, table=["Elf"]).has("Third", hand=["Out to Lunch"])
    helped(t.combat("Aric", "Net Troll"), deal="picks HM").does("Third", "play [Out to Lunch]").settle()
    assert t.game.state.reward_face == "up"
    t.nothing_pending_but("Suzan")
    t.does("Suzan", t.legal("Suzan")[0])
    assert [len(t.hand(n)) for n in t.names] == [1, 1, 0] and (t.level("Aric"), t.level("Suzan")) == (3, 3)
    t.nothing_pending_but("Aric")


@card("Out to Lunch")
@rule("FAQ-57", "FAQ-60", "COMBAT-21")
def test_levels_of_kills_stay_and_in_flight_it_is_too_late() -> None:
    t = (
        classic()
        .has("Aric", level=4, hand=["Potion of Halitosis"])
        .has("Suzan", hand=["Out to Lunch", "Wandering Monster", "Net Troll"])
    )
    t.combat("Aric", "Floating Nose").does("Suzan", "play [Wandering Monster] with [Net Troll]")
    t.does("Aric", "play [Potion of Halitosis]").does("Suzan", "play [Out to Lunch]").settle()
    assert t.level("Aric") == 5 and len(t.hand("Aric")) == 2
    t = (
        classic()
        .has("Aric", level=9)
        .has("Suzan", hand=["Out to Lunch"])
        .combat("Aric", "Pit Bull")
        .does("Aric", "fight")
    )
    t.does("Suzan", "play [Out to Lunch]").settle()  # to prevent a victory
    assert t.level("Aric") == 9 and not t.game.over
    t = (
        classic()
        .has("Aric")
        .has("Suzan", hand=["Out to Lunch"])
        .deck(dice=[6])
        .combat("Aric", "Pit Bull")
        .flees("Aric")
    )
    t.refused("Suzan", "play [Out to Lunch]")
    t.settle()
    t.nothing_pending_but("Aric")
