"""Races (RULES: RACE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.identities import looted_off_turn
from tests.table import table


@rule("RACE-1")
def test_the_classic_races() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", hand=["Elf", "Dwarf", "Halfling"])
    t.has("Aric", table=["Bad-Ass Bandana", "Hammer of Kneecapping"])  # for Humans, for Dwarves
    assert {d.name for d in t.game.library.defs if d.identity == "race"} == {"Elf", "Dwarf", "Halfling"}
    assert t.strength("Aric") == 1 + 3  # Human, without a card
    for name, strength in (("Elf", 1), ("Dwarf", 1 + 4), ("Halfling", 1)):
        t.does("Aric", f"play [{name}]")
        assert t.strength("Aric") == strength
    t.does("Aric", "discard [Halfling]")
    assert t.strength("Aric") == 1 + 3


@rule("RACE-2")
def test_without_a_race_card_one_is_human() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", hand=["Lanky", "Sunday Hat"])
    t.does("Aric", "play [Sunday Hat]")  # for Humans
    assert t.used("Aric") == ["Sunday Hat"] and t.strength("Aric") == 4
    t.does("Aric", "play [Lanky]")
    assert t.strength("Aric") == 1


@rule("RACE-3")
def test_humans_have_no_ability() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Suzan", level=4, hand=["Elf"])
    t.has("Aric", level=4).deck(dice=[4]).combat("Aric", "Undead Horse")  # of Level 4
    assert t.sums() == (4, 4)
    t.refused("Aric", "fight", "COMBAT-3")  # a tie is not won
    assert not any(a.startswith("use") for a in t.legal("Aric"))
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").wins("Aric")
    assert t.level("Suzan") == 4  # no Level for a human helper


@rule("RACE-4")
def test_what_holds_for_classes_holds_for_races() -> None:
    t = (
        table("Aric", "Suzan", "Third")
        .has("Aric", hand=["Lanky", "Digger"])
        .has("Suzan", hand=["Lanky"], table=["Digger"])
    )
    t.combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Lanky]")  # in his own turn, combat included
    t.refused("Suzan", "play [Lanky]", "RACE-4")
    t.does("Suzan", "discard [Digger]")  # at any time
    t.does("Aric", "play [Digger]")
    assert t.used("Aric") == ["Digger"]
    looted_off_turn("classic", "Lanky", helping=False).does("Suzan", "play [Lanky]")
    looted_off_turn("classic", "Lanky", helping=True).refused("Suzan", "play [Lanky]", "RACE-4")


@rule("RACE-4")
@pytest.mark.parametrize("card", ["Steak Knife", "Furious", "Smallfry"])
def test_a_race_ability_is_paid_with_any_own_card(card: str) -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=4, table=["Smallfry", "Steak Knife"], hand=["Furious"])
    t.deck(dice=[1, 6]).combat("Aric", "Accountants In Black").does("Aric", "run").closes().closes()
    t.does("Aric", f"use Second Wind discarding [{card}]").settle()
    assert t.level("Aric") == 4 and card not in t.used("Aric") + t.hand("Aric")
    t.nothing_pending_but("Aric")


@rule("RACE-5")
def test_only_one_race_unless_a_card_allows_more() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", table=["Lanky"], hand=["Digger", "Mixed Family", "Smallfry"])
    t.does("Aric", "play [Digger]")
    assert t.used("Aric") == ["Digger"] and "Lanky" in t.discards("door")
    t.does("Aric", "play [Mixed Family]", "play [Smallfry]")
    assert t.used("Aric") == ["Digger", "Mixed Family", "Smallfry"]


@rule("RACE-6")
def test_never_two_copies_of_one_race() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", table=["Lanky", "Mixed Family"], hand=["Lanky"])
    t.refused("Aric", "play [Lanky]", "RACE-6")


@rule("RACE-7")
def test_a_helping_elf_gains_a_level_for_each_monster() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", level=4).has("Suzan", level=6, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Lame Goblin"]).combat("Aric", "Pit Bull")
    t.does("Third", "play [Wandering Monster] with [Lame Goblin]")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (6, 8)


@rule("RACE-7")
def test_an_elf_gains_no_extra_level_in_its_own_fight() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", level=4, table=["Elf"])
    t.combat("Aric", "Pit Bull").wins("Aric")
    assert t.level("Aric") == 5


@rule("RACE-8")
def test_a_dwarf_may_have_several_big_items() -> None:
    big = ["Huge Rock", "Mithril Armor", "Chainsaw of Bloody Dismemberment"]
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", hand=[*big, "Dwarf"])
    t.does("Aric", "play [Huge Rock]")
    t.refused("Aric", "play [Mithril Armor]", "BIG-1")
    t.does("Aric", "play [Dwarf]", "play [Mithril Armor]", "play [Chainsaw of Bloody Dismemberment]")
    assert set(t.used("Aric") + t.carried("Aric")) == {*big, "Dwarf"}
