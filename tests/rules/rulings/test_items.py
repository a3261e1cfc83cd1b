"""Rulings on Items, Big and slots (FAQ-105 to FAQ-112)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic
from tests.table import table


@rule("FAQ-105")
def test_nothing_is_put_on_or_off_in_a_fight() -> None:
    t = classic().has("Aric", table=["Leather Armor"], carried=["Slimy Armor", "Helm of Courage"], hand=["Spiky Knees"])
    t.combat("Aric", "Gazebo")
    for change in ("unequip [Leather Armor]", "equip [Helm of Courage]", "play [Spiky Knees]"):
        t.refused("Aric", change, "COMBAT-17")
    assert t.sums() == (2, 8)


@rule("FAQ-105")
@pytest.mark.parametrize("trick", ["play [Cheat!] on [Staff of Napalm]", "play [Wizard]"])
def test_neither_a_cheat_nor_a_new_class_equips_an_item_in_a_fight(trick: str) -> None:
    t = classic().has("Aric", carried=["Staff of Napalm"], hand=["Cheat!", "Wizard"]).combat("Aric", "Gazebo")
    t.does("Aric", trick)
    assert t.sums() == (1, 8) and t.carried("Aric")[0] == "Staff of Napalm"
    t.refused("Aric", "equip [Staff of Napalm]", "COMBAT-17")


@rule("FAQ-106")
def test_any_item_may_be_played_and_unused_ones_take_no_slot() -> None:
    t = classic().has(
        "Aric", table=["Leather Armor"], hand=["Slimy Armor", "Staff of Napalm", "Huge Rock", "Tuba of Charm"]
    )
    t.does("Aric", "play [Slimy Armor]", "play [Staff of Napalm]")  # no slot, no Wizard: carried
    assert t.carried("Aric") == ["Slimy Armor", "Staff of Napalm"]
    t.does("Aric", "play [Huge Rock]", "unequip [Huge Rock]")
    t.refused("Aric", "play [Tuba of Charm]", "BIG-1")  # one Big item, in use or not


@rule("FAQ-106")
def test_items_are_played_when_received_or_in_ones_own_turn_but_not_in_a_fight() -> None:
    t = classic().has("Suzan", hand=["Leather Armor"])
    t.refused("Suzan", "play [Leather Armor]", "ITEM-10")  # not her turn
    fight = classic().has("Aric", level=4, hand=["Helm of Courage"]).deck(treasures=["Spiky Knees"])
    fight.combat("Aric", "Potted Plant").refused("Aric", "play [Helm of Courage]", "COMBAT-17")
    fight.wins("Aric").does("Aric", "play [Spiky Knees]", "play [Helm of Courage]")
    assert fight.used("Aric") == ["Spiky Knees", "Helm of Courage"]


@rule("FAQ-107")
def test_a_one_shot_on_the_table_can_be_lost() -> None:
    t = classic().has("Aric", level=3, carried=["Magic Missile"]).has("Suzan", table=["Thief"], hand=["Mate"])
    t.deck(dice=[4]).does("Suzan", "use Theft discarding [Mate] on Aric").settle()
    assert t.carried("Suzan") == ["Magic Missile"]
    fight = classic().has("Aric", level=3, carried=["Magic Missile"]).has("Suzan", hand=["Curse! Lose a Small Item"])
    fight.combat("Aric", "Gazebo")
    assert fight.sums() == (3, 8)  # not used automatically
    fight.does("Suzan", "play [Curse! Lose a Small Item] on Aric").strikes()
    assert fight.carried("Aric") == []


@rule("FAQ-108")
def test_surplus_big_items_are_sold_in_ones_turn() -> None:
    t = classic().has("Aric", level=3, table=["Dwarf", "Mithril Armor"], carried=["Chainsaw of Bloody Dismemberment"])
    t.has("Aric", hand=["Sleep Potion"]).does("Aric", "discard [Dwarf]")
    assert t.owes("Aric") == "choose"
    t.does("Aric", "sell [Mithril Armor], [Chainsaw of Bloody Dismemberment]")
    assert t.level("Aric") == 4 and t.carried("Aric") == []


@rule("FAQ-108")
def test_surplus_big_items_go_to_the_lowest_who_can_carry_them_or_to_the_discards() -> None:
    big = ["Chainsaw of Bloody Dismemberment", "Huge Rock"]
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", level=3, table=["Dwarf", "Mithril Armor"], carried=big)
    t.has("Suzan", level=1, table=["Tuba of Charm"]).has("Third", level=5).has(
        "Zoe", level=2, hand=["Curse! Lose Your Race"]
    )
    t.combat("Aric", "Gazebo").does("Zoe", "play [Curse! Lose Your Race] on Aric").strikes()
    t.refused("Aric", "sell [Mithril Armor], [Chainsaw of Bloody Dismemberment]")
    t.does("Aric", "choose [Huge Rock]")
    assert t.carried("Zoe") == ["Huge Rock"]  # Suzan has one already
    t.does("Aric", "choose [Chainsaw of Bloody Dismemberment]")
    assert t.carried("Third") == ["Chainsaw of Bloody Dismemberment"] and t.used("Aric") == ["Mithril Armor"]
    full = classic().has("Aric", table=["Dwarf", "Mithril Armor"], carried=["Huge Rock"])
    full.has("Suzan", table=["Tuba of Charm"]).has("Third", carried=["Stepladder"], hand=["Curse! Lose Your Race"])
    full.combat("Aric", "Gazebo").does("Third", "play [Curse! Lose Your Race] on Aric").strikes()
    full.does("Aric", "choose [Huge Rock]")
    assert full.discards("treasure") == ["Huge Rock"]


@rule("FAQ-109")
def test_a_card_with_neither_price_nor_no_value_is_no_item() -> None:
    t = classic().has("Aric", table=["Really Impressive Title", "Leather Armor"], carried=["Wand of Dowsing"])
    t.has("Suzan", table=["Thief"], hand=["Mate", "Truly Obnoxious Curse!"]).deck(dice=[6])
    t.refused("Aric", "sell [Really Impressive Title], [Wand of Dowsing]", "ITEM-1")
    t.refused("Aric", "give [Really Impressive Title] to Suzan", "TRADE-1")
    t.does("Suzan", "play [Truly Obnoxious Curse!] on Aric").strikes()  # the highest bonus of an Item
    assert t.used("Aric") == ["Really Impressive Title"] and t.strength("Aric") == 1 + 3
    rock = classic().has("Aric", table=["Huge Rock"]).has("Suzan", hand=["Curse! Lose a Big Item"])
    rock.does("Suzan", "play [Curse! Lose a Big Item] on Aric").strikes()
    assert rock.used("Aric") == []  # an item with No Value is an Item


@rule("FAQ-110")
def test_an_upgrade_goes_on_ones_own_item_for_good_and_not_in_a_fight() -> None:
    t = table().has("Aric", table=["Confetti Cannon"], hand=["Cork-Lined"])
    t.refused("Aric", "play [Cork-Lined]", "CHEAT-1")  # not on its own
    t.does("Aric", "play [Cork-Lined] on [Confetti Cannon]")
    t.refused("Aric", "discard [Cork-Lined]", "CARDS-11")
    others = table().has("Aric", hand=["Cork-Lined"]).has("Suzan", table=["Confetti Cannon"])
    others.refused("Aric", "play [Cork-Lined] on [Confetti Cannon]", "CHEAT-1")
    fight = table().has("Aric", table=["Confetti Cannon"], hand=["Cork-Lined"]).combat("Aric", "Bridge Bailiff")
    fight.refused("Aric", "play [Cork-Lined] on [Confetti Cannon]", "COMBAT-17")


@rule("FAQ-111", "CURSE-10")
def test_of_items_worn_together_one_is_lost() -> None:
    t = table().has("Aric", table=["Silk Apron", "Ember Jacket"]).has("Suzan", table=["Pickpocket"], hand=["Runty"])
    t.deck(dice=[6]).does("Suzan", "use Filch discarding [Runty] on Aric").settle().does(
        "Suzan", "choose [Ember Jacket]"
    )
    assert t.used("Aric") == ["Silk Apron"] and t.carried("Suzan") == ["Ember Jacket"]
    moths = table().has("Aric", table=["Silk Apron", "Ember Jacket"]).has("Suzan", hand=["Moths!"])
    moths.does("Suzan", "play [Moths!] on Aric").strikes()
    moths.does("Aric", "choose [Silk Apron]", "choose no")  # the printed rule: one; the Jacket could go instead
    assert moths.used("Aric") == ["Ember Jacket"]


@rule("FAQ-112")
def test_a_cheat_grants_no_bonus_that_is_for_elves() -> None:
    t = classic().has("Aric", table=["Horny Helmet"], attached={"Horny Helmet": ["Cheat!"]}).combat("Aric", "Gazebo")
    assert t.sums() == (1 + 1, 8)
    elf = classic().has("Aric", table=["Elf", "Horny Helmet"]).combat("Aric", "Gazebo")
    assert elf.sums() == (1 + 3, 8)
