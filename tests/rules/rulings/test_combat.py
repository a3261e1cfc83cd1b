"""Rulings on combat (FAQ-22 to FAQ-39, FAQ-191)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps
from tests.table import TRIAL, table


@rule("FAQ-22")
def test_nobody_flees_while_the_cards_in_play_make_him_win() -> None:
    t = classic().has("Aric", level=9, hand=["Magic Missile"]).combat("Aric", "Gazebo")
    t.refused("Aric", "run", "RUN-1")
    assert "run" not in t.legal("Aric") and "fight" in t.legal("Aric")


@rule("FAQ-22")
def test_nobody_has_to_use_unplayed_cards_to_win() -> None:
    t = classic().has("Aric", level=5, table=["Warrior"], hand=["Magic Missile", "Mate"], carried=["Pretty Balloons"])
    t.has("Suzan", level=9).combat("Aric", "Gazebo")  # any of them would make him win
    t.runs("Aric")
    assert "Gazebo" in t.discards("door") and t.hand("Aric") == ["Magic Missile", "Mate"]
    assert t.carried("Aric") == ["Pretty Balloons"]


@rule("FAQ-23")
def test_the_bad_stuff_cannot_simply_be_accepted() -> None:
    t = classic().has("Aric", level=4).has("Suzan", hand=["Wandering Monster", "Net Troll"]).deck(dice=[6, 6])
    t.combat("Aric", "Gazebo").does("Suzan", "play [Wandering Monster] with [Net Troll]").flees("Aric").closes()
    assert t.legal("Aric")[:2] == ["run from [Gazebo]", "run from [Net Troll]"]
    t.refused("Aric", "pass")
    t.does("Aric", "run from [Net Troll]").settle()
    assert len(t.happened("die_rolled")) == 1 and len(t.happened("escaped")) == 2  # the second roll is automatic
    assert t.phase == "charity"


@rule("FAQ-24")
def test_a_worn_item_always_counts() -> None:
    t = classic().has("Aric", table=["Leather Armor", "Boots of Butt-Kicking"], carried=["Helm of Courage"])
    t.combat("Aric", "Gazebo")
    assert t.sums() == (1 + 1 + 2, 8)
    t.refused("Aric", "unequip [Leather Armor]", "COMBAT-17")  # nor can he skip it in order to lose


@rule("FAQ-25")
def test_a_one_shot_in_the_fight_is_beyond_everybodys_reach() -> None:
    t = classic().has("Aric", hand=["Magic Missile"], table=["Leather Armor"])
    t.has("Suzan", hand=["Curse! Lose a Small Item", "Mate"], table=["Thief"]).combat("Aric", "Bigfoot")
    t.does("Aric", "play [Magic Missile] on fighters")
    t.refused("Aric", "play [Magic Missile] on monsters")  # it cannot be taken back
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric").strikes()
    assert t.used("Aric") == [] and t.sums() == (1 + 5, 12) and t.discards("treasure") == ["Leather Armor"]
    t.runs("Aric")
    assert t.discards("treasure") == ["Leather Armor", "Magic Missile"]  # only now


@rule("FAQ-26")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_an_item_usable_once_works_from_the_hand(who: str) -> None:
    t = classic().has(who, hand=["Magic Missile", "Wand of Dowsing", "Pollymorph Potion"])
    t.deck(treasure_discards=["Helm of Courage", "Sleep Potion"]).combat("Aric", "Gazebo")
    t.does(who, "play [Magic Missile] on fighters", "play [Wand of Dowsing]", "choose [Sleep Potion]")
    t.does(who, "play [Sleep Potion] on fighters")
    assert t.sums() == (1 + 5 + 2, 8)
    t.does(who, "play [Pollymorph Potion]")
    assert t.monsters() == [] and t.hand(who) == []


@rule("FAQ-28")
def test_bonuses_against_different_races_add_up() -> None:
    t = classic().has("Aric", table=["Half-Breed", "Dwarf", "Halfling"]).combat("Aric", "Bigfoot")
    assert t.sums() == (1, 12 + 3 + 3)
    split = classic().has("Aric", table=["Dwarf"]).has("Suzan", table=["Halfling"]).combat("Aric", "Bigfoot")
    assert split.sums() == (1, 12 + 3)
    helps(split)
    assert split.sums() == (2, 12 + 3 + 3)


@rule("FAQ-29")
def test_a_monsters_bonus_counts_once_for_both() -> None:
    t = classic().has("Aric", table=["Dwarf"]).has("Suzan", table=["Dwarf"]).combat("Aric", "3,872 Orcs")
    assert t.sums() == (1, 16)
    assert helps(t).sums() == (2, 16)


@rule("FAQ-29")
def test_a_penalty_on_the_character_counts_for_each_fighter() -> None:
    t = classic().has("Aric", table=["Elf"]).has("Suzan", table=["Elf"]).combat("Aric", "Squidzilla")
    assert t.sums() == (1 - 4, 18)
    assert helps(t).sums() == (2 - 8, 18)


@rule("FAQ-30", "FAQ-86")
def test_a_lost_class_ends_what_it_gave_but_not_what_was_paid_for() -> None:
    t = classic().has("Aric", table=["Warrior", "Shield of Ubiquity"], hand=["Mate", "Ancient"])
    t.combat("Aric", "Shrieking Geek")
    assert t.sums() == (1 + 4, 6 + 6)
    t.does("Aric", "use Berserk discarding [Mate], [Ancient]")
    assert t.sums() == (1 + 4 + 2, 12)
    t.does("Aric", "discard [Warrior]")
    assert t.sums() == (1 + 2, 6)  # neither Shield nor the Geek's bonus; the other two still count


@rule("FAQ-30")
def test_a_lost_race_ends_item_and_foe_at_once() -> None:
    t = classic().has("Aric", table=["Dwarf", "Hammer of Kneecapping"]).has("Suzan", hand=["Curse! Lose Your Race"])
    t.combat("Aric", "3,872 Orcs")
    assert t.sums() == (1 + 4, 10 + 6)
    t.does("Suzan", "play [Curse! Lose Your Race] on Aric").strikes()
    assert t.sums() == (1, 10)


@rule("FAQ-31", "CLASS-6", "CONFLICT-8")
def test_two_classes_one_after_the_other_both_work() -> None:
    t = classic().has("Aric", table=["Warrior"], hand=["Cleric", "Mate", "Ancient", "Baby"])
    t.combat("Aric", "Undead Horse").does("Aric", "use Berserk discarding [Mate]")
    t.does("Aric", "discard [Warrior]", "play [Cleric]")  # CLASS-16: it may be played
    t.does("Aric", "use Turning discarding [Ancient]")  # CLASS-6: and used from that moment
    assert t.sums() == (1 + 1 + 3, 4)
    t.wins("Aric")
    assert t.level("Aric") == 2


@rule("FAQ-31")
def test_a_class_that_was_not_used_may_be_changed_and_a_card_may_allow_both() -> None:
    t = classic().has("Aric", table=["Warrior"], hand=["Cleric", "Mate"]).combat("Aric", "Undead Horse")
    t.does("Aric", "play [Cleric]", "use Turning discarding [Mate]")
    assert t.sums() == (1 + 3, 4)
    both = classic().has("Aric", table=["Super Munchkin", "Warrior", "Cleric"], hand=["Mate", "Ancient"])
    both.combat("Aric", "Undead Horse").does(
        "Aric", "use Berserk discarding [Mate]", "use Turning discarding [Ancient]"
    )
    assert both.sums() == (1 + 1 + 3, 4)


@rule("FAQ-32")
def test_two_doubles_do_not_multiply_each_other() -> None:
    t = table(packs=("classic", TRIAL)).has("Aric", level=2, hand=["Doppleganger", "Cardboard Double"])
    t.combat("Aric", "Net Troll").does("Aric", "play [Doppleganger]")
    assert t.sums() == (4, 10)
    t.does("Aric", "play [Cardboard Double]")
    assert t.sums() == (6, 10)  # three of him, not four


@rule("FAQ-34")
def test_a_monster_that_does_not_attack_leaves_at_once() -> None:
    t = classic().has("Aric", sex="female", level=9, table=["Thief"]).combat("Aric", "Amazon")
    assert t.monsters() == []
    t.settle()
    assert t.level("Aric") == 9 and len(t.hand("Aric")) == 1 and t.phase == "charity"
    waits = classic().has("Aric", sex="female", level=9).has("Suzan", hand=["Wandering Monster", "Amazon"])
    waits.deck(dice=[6]).combat("Aric", "Net Troll").does("Suzan", "play [Wandering Monster] with [Amazon]")
    assert waits.monsters() == ["Net Troll"] and waits.hand("Aric") == []
    waits.runs("Aric")
    assert waits.hand("Aric") == []  # his reward depended on beating the rest


@rule("FAQ-34")
def test_a_class_cannot_be_discarded_to_fight_a_monster_that_left() -> None:
    t = classic().has("Aric", level=9, table=["Thief"]).combat("Aric", "Lawyers")
    assert t.monsters() == [] and "Lawyers" in t.discards("door")
    while t.owes("Aric") == "choose":
        t.does("Aric", "choose no")  # no deal with them either
    t.does("Aric", "discard [Thief]").settle()
    assert t.level("Aric") == 9 and not t.game.over


@rule("FAQ-35")
def test_a_monster_that_ignores_one_fighter_spares_the_other() -> None:
    t = classic().has("Aric", level=2).has("Suzan", sex="female").combat("Aric", "Amazon")
    assert t.sums() == (2, 8)
    helps(t)
    assert t.monsters() == []
    t.settle()
    assert t.level("Aric") == 2 and len(t.hand("Aric")) == 1


@rule("FAQ-36", "FAQ-191")
@pytest.mark.parametrize("edition", ["classic", "fu", "impossible-1.61", "pathfinder"])
def test_undead_join_undead_from_any_hand(edition: str) -> None:
    t = classic(edition=edition).has("Suzan", hand=["Mr. Bones", "Lame Goblin"])
    t.combat("Aric", "Undead Horse").does("Suzan", "join [Mr. Bones]")
    assert t.monsters() == ["Undead Horse", "Mr. Bones"] and t.sums() == (1, 6)
    t.refused("Suzan", "join [Lame Goblin]")
    alive = classic(edition=edition).has("Suzan", hand=["Mr. Bones"]).combat("Aric", "Gazebo")
    alive.refused("Suzan", "join [Mr. Bones]", "TRIBE-1")


@rule("FAQ-36")
def test_a_card_that_makes_a_monster_undead_may_be_played_with_it() -> None:
    t = table(packs=("classic", TRIAL)).has("Suzan", hand=["Lame Goblin", "Freshly Dug Up", "Enraged"])
    t.combat("Aric", "Undead Horse")
    t.refused("Suzan", "join [Lame Goblin] with [Enraged]", "TRIBE-3")
    t.does("Suzan", "join [Lame Goblin] with [Freshly Dug Up]")
    assert t.sums() == (1, 4 + 1 + 5)


@rule("FAQ-37")
@pytest.mark.parametrize("fire", ["Flaming Armor", "Staff of Napalm", "Flaming Poison Potion"])
def test_a_card_that_burns_by_name_is_fire(fire: str) -> None:
    t = classic().has("Aric", level=3, table=["Wizard"])
    if fire == "Flaming Poison Potion":
        t.has("Aric", hand=[fire]).combat("Aric", "Large Angry Chicken").does("Aric", f"play [{fire}] on fighters")
    else:
        t.has("Aric", table=["Wizard", fire]).combat("Aric", "Large Angry Chicken")
    t.wins("Aric")
    assert t.level("Aric") == 5
