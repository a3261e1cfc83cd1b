"""Rulings on Cheat!, Hirelings and Mooks (FAQ-113 to FAQ-121)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps
from tests.small import small_pack
from tests.table import TRIAL, table


@rule("FAQ-113")
def test_a_cheat_is_never_moved() -> None:
    t = classic().has("Aric", table=["Staff of Napalm", "Leather Armor"], attached={"Staff of Napalm": ["Cheat!"]})
    assert t.strength("Aric") == 1 + 5 + 1
    t.refused("Aric", "play [Cheat!] on [Leather Armor]", "CARDS-11")
    t.refused("Aric", "discard [Cheat!]", "CARDS-11")
    t.refused("Aric", "give [Cheat!] to Suzan", "TRADE-1")


@rule("FAQ-113")
def test_a_cheat_does_not_change_what_the_item_is_and_cannot_go_on_a_one_shot() -> None:
    t = classic().has("Aric", table=["Mithril Armor"], attached={"Mithril Armor": ["Cheat!"]})
    t.has("Suzan", hand=["Curse! Lose a Big Item"]).does("Suzan", "play [Curse! Lose a Big Item] on Aric").strikes()
    assert t.used("Aric") == [] and "Cheat!" in t.discards("door")  # still Big; the Cheat! goes with it
    once = classic().has("Aric", carried=["Magic Missile"], hand=["Cheat!"])
    once.refused("Aric", "play [Cheat!] on [Magic Missile]", "CHEAT-1")


@rule("FAQ-113")
@pytest.mark.parametrize("way", ["stolen", "sold", "given"])
def test_a_cheat_is_discarded_with_its_item(way: str) -> None:
    t = classic().has("Aric", table=["Staff of Napalm"], carried=["Sleep Potion", "Magic Missile"])
    t.has("Aric", attached={"Staff of Napalm": ["Cheat!"]}).has("Suzan", table=["Thief"], hand=["Mate"]).deck(dice=[6])
    if way == "stolen":
        t.does("Suzan", "use Theft discarding [Mate] on Aric").settle().does("Suzan", "choose [Staff of Napalm]")
    elif way == "sold":
        t.does("Aric", "sell [Staff of Napalm], [Magic Missile]")
    else:
        t.does("Aric", "give [Staff of Napalm] to Suzan").does("Suzan", "accept Aric")
    assert "Cheat!" in t.discards("door") and t.used("Suzan") == ["Thief"]
    if way != "sold":
        t.refused("Suzan", "equip [Staff of Napalm]", "ITEM-7")


@rule("FAQ-114")
def test_in_a_fight_a_cheat_saves_a_worn_item_that_has_become_illegal() -> None:
    t = (
        classic()
        .has("Aric", table=["Wizard", "Staff of Napalm"], hand=["Cheat!"])
        .has("Suzan", hand=["Curse! Lose Your Class"])
    )
    t.combat("Aric", "Gazebo").does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes()
    assert t.sums() == (1, 8)
    t.does("Aric", "play [Cheat!] on [Staff of Napalm]")
    assert t.sums() == (1 + 5, 8)


@rule("FAQ-115")
def test_a_hireling_is_a_cheat_whose_item_may_be_changed_outside_combat() -> None:
    t = classic().has("Aric", table=["Hireling"], carried=["Staff of Napalm", "Mithril Armor"])
    t.does("Aric", "attach [Staff of Napalm] to [Hireling]")
    assert t.strength("Aric") == 1 + 1 + 5
    t.does("Aric", "unequip [Staff of Napalm]", "attach [Mithril Armor] to [Hireling]")
    assert t.strength("Aric") == 1 + 1 + 3
    fight = classic().has("Aric", table=["Hireling"], carried=["Leather Armor"]).combat("Aric", "Gazebo")
    fight.refused("Aric", "attach [Leather Armor] to [Hireling]", "HIRE-2")


@rule("FAQ-115")
@pytest.mark.parametrize("way", ["killed", "given up", "spent"])
def test_losing_a_hireling_loses_its_item(way: str) -> None:
    t = classic().has("Aric", level=3, table=["Hireling", "Warrior"], attached={"Hireling": ["Staff of Napalm"]})
    t.has("Suzan", hand=["Kill the Hireling"])
    if way == "killed":
        t.does("Suzan", "play [Kill the Hireling] on Suzan discarding [Hireling]")
    elif way == "given up":
        t.combat("Aric", "Plutonium Dragon").flees("Aric").does("Aric", "sacrifice [Hireling]").settle()
    else:
        t.combat("Aric", "Gazebo").does("Aric", "use Berserk discarding [Hireling]")
    assert t.used("Aric") == ["Warrior"] and {"Hireling", "Staff of Napalm"} <= set(t.discards("treasure"))


@rule("FAQ-116")
@pytest.mark.parametrize("saves", [False, True])
def test_a_sacrifice_escapes_all_and_the_owner_decides_about_the_helper(saves: bool) -> None:
    t = classic().has("Aric", level=6, table=["Hireling"]).has("Suzan", level=6)
    t.has("Third", hand=["Wandering Monster", "Floating Nose"]).deck(dice=[1]).combat("Aric", "Plutonium Dragon")
    helps(t).does("Third", "play [Wandering Monster] with [Floating Nose]").flees("Aric")
    t.does("Aric", "sacrifice [Hireling] saving Suzan" if saves else "sacrifice [Hireling]").settle()
    assert not t.dead("Aric") and t.level("Aric") == 6  # neither the Dragon nor the Nose that holds everybody
    if not saves:
        assert t.owes("Suzan") == "run"
        t.does("Suzan", "run from [Floating Nose]").settle()
    assert (t.level("Suzan") == 6) == saves


HANDS = """
    {name: Octopus, kind: companion, bonus: 1, always: [{allow: {hands: 2}}, {rule: sacrifice}]}
    {name: Pole, kind: item, bonus: 3, hands: 2, gold: 100}
    {name: Club, kind: item, bonus: 2, hands: 2, gold: 100}
    {name: Beast, kind: monster, level: 15, treasures: 1, bad_stuff: []}
"""


@rule("FAQ-117")
def test_a_hireling_that_only_lends_hands_leaves_the_items(tmp_path: Path) -> None:
    t = (
        table(packs=(small_pack(tmp_path, HANDS),))
        .has("Aric", table=["Octopus", "Pole", "Club"])
        .combat("Aric", "Beast")
    )
    assert t.sums() == (1 + 1 + 3 + 2, 15)
    t.flees("Aric").does("Aric", "sacrifice [Octopus]").settle()
    if t.owes("Aric") == "choose":
        t.does("Aric", "choose [Club]")
    assert t.used("Aric") == ["Pole"] and t.carried("Aric") == ["Club"] and t.discards("treasure") == ["Octopus"]


@rule("FAQ-118")
def test_a_hirelings_item_counts_as_if_worn_by_the_hireling() -> None:
    t = classic().has("Aric", table=["Hireling", "Elf"], attached={"Hireling": ["Bow with Ribbons"]})
    assert t.strength("Aric") == 1 + 1 + 4  # HIRE-3: no restriction applies to it
    helmet = classic().has("Aric", table=["Hireling", "Elf"], attached={"Hireling": ["Horny Helmet"]})
    assert helmet.strength("Aric") == 1 + 1 + 1  # it is no Elf


@rule("FAQ-120")
def test_companions_of_mixed_sets_are_one_kind() -> None:
    t = table(packs=("classic", TRIAL)).has("Aric", table=["Hireling"], hand=["Stunt Cousin"])
    t.does("Aric", "play [Stunt Cousin]")  # MIX-12: one replaces the other
    assert t.used("Aric") == ["Stunt Cousin"] and t.discards("treasure") == ["Hireling"]
    fu = table(packs=("classic", TRIAL), edition="fu").has("Aric", table=["Hireling"], hand=["Stunt Cousin"])
    fu.does("Aric", "play [Stunt Cousin]")
    assert fu.used("Aric") == ["Stunt Cousin"]


@rule("FAQ-120")
def test_in_a_mix_any_of_them_may_be_given_up_but_has_no_other_powers(tmp_path: Path) -> None:
    butler = small_pack(tmp_path, "{name: Butler, kind: companion, bonus: 1}", name="butlers")
    t = table(packs=("classic", butler)).has("Aric", level=6, table=["Butler"], carried=["Leather Armor"])
    t.refused("Aric", "attach [Leather Armor] to [Butler]", "HIRE-3")  # that is the Hireling's own power
    mix = (
        table(packs=("classic", butler)).has("Aric", level=6, table=["Butler"]).combat("Aric", "Bullrog").flees("Aric")
    )
    mix.does("Aric", "sacrifice [Butler]").settle()
    assert not mix.happened("died") and mix.used("Aric") == [] and not mix.happened("die_rolled")


@rule("FAQ-121")
def test_a_mook_is_worth_two_and_takes_one_card_for_good() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", table=["Stunt Cousin"], hand=["Furious"])
    t.has("Suzan", hand=["Colossal"]).combat("Aric", "Bridge Bailiff")
    assert t.sums() == (1 + 2, 10)
    t.does("Suzan", "play [Colossal] on [Stunt Cousin]")  # any player, while it has none
    assert t.sums() == (1 + 12, 10)
    t.refused("Aric", "play [Furious] on [Stunt Cousin]", "MOOK-6")
    t.refused("Aric", "discard [Colossal]", "CARDS-11")
