"""Slots and hands: how much can be in use at once, and what raises the limits (RULES: SLOT)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES, small_pack
from tests.table import TRIAL, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("SLOT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_headgear_in_use(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Saucepan Helmet"], carried=["Sunday Hat"])
    t.refused("Aric", "equip [Sunday Hat]", "SLOT-1")
    t.does("Aric", "unequip [Saucepan Helmet]", "equip [Sunday Hat]")
    assert t.strength("Aric") == 4


@rule("SLOT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_armor_in_use(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Silk Apron"], carried=["Chest Plate of Chests"])
    t.refused("Aric", "equip [Chest Plate of Chests]", "SLOT-2")
    t.does("Aric", "unequip [Silk Apron]", "equip [Chest Plate of Chests]")
    assert t.strength("Aric") == 4


@rule("SLOT-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_pair_of_footgear_in_use(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Toe Knives"], carried=["Boots of Modest Kicking"])
    t.refused("Aric", "equip [Boots of Modest Kicking]", "SLOT-3")
    t.does("Aric", "unequip [Toe Knives]", "equip [Boots of Modest Kicking]")
    assert t.strength("Aric") == 3


@rule("SLOT-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_hands_in_total(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Steak Knife"], carried=["Lucky Wok", "Ham on a Stake"])
    t.does("Aric", "equip [Lucky Wok]").refused("Aric", "equip [Ham on a Stake]", "SLOT-4")
    t = table(edition=edition).has("Aric", table=["Steak Knife"], carried=["Rubber Chainsaw"])
    t.refused("Aric", "equip [Rubber Chainsaw]", "SLOT-4")
    t.does("Aric", "unequip [Steak Knife]", "equip [Rubber Chainsaw]").refused("Aric", "equip [Steak Knife]", "SLOT-4")


@rule("SLOT-5")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_one_vehicle_in_use(edition: str, tmp_path: Path) -> None:
    garage = small_pack(
        tmp_path,
        "{name: Pogo Stick, kind: item, bonus: 1, slot: vehicle, gold: 100}",
        name="garage",
        header="slots: {vehicle: 1}",
    )
    t = table(edition=edition, packs=(TRIAL, garage)).has("Aric", table=["Pogo Stick"], carried=["Flying Bathtub"])
    t.refused("Aric", "equip [Flying Bathtub]", "SLOT-5")
    t.does("Aric", "unequip [Pogo Stick]", "equip [Flying Bathtub]")
    assert t.strength("Aric") == 5
    t = table(edition=edition, packs=(TRIAL, garage)).has("Aric", table=["Pogo Stick"], carried=["Flying Bathtub"])
    t.has("Aric", hand=["Fine Print"])
    t.does("Aric", "play [Fine Print] on [Flying Bathtub]")  # a card allows more
    assert t.strength("Aric") == 6


@rule("SLOT-6")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_fu_and_impossible_cards_lift_the_limits(edition: str) -> None:
    hands = ["Steak Knife", "Lucky Wok"]
    t = table(edition=edition).has("Aric", table=hands, carried=["Ham on a Stake"], hand=["Ketchup League"])
    t.does("Aric", "play [Ketchup League]", "equip [Ham on a Stake]")
    assert t.strength("Aric") == 7
    t = (
        table(edition=edition)
        .has("Aric", table=["Silk Apron"], hand=["Ember Jacket"])
        .does("Aric", "play [Ember Jacket]")
    )
    assert t.strength("Aric") == 5
    t = table(edition=edition).has("Aric", table=hands, carried=["Confetti Cannon"], hand=["Cork-Lined"])
    t.does("Aric", "play [Cork-Lined] on [Confetti Cannon]", "equip [Confetti Cannon]")
    assert t.strength("Aric") == 9


@rule("SLOT-7", "HIRE-3", "CHEAT-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_hireling_and_a_cheat_lift_the_limits(edition: str) -> None:
    hands = ["Steak Knife", "Lucky Wok"]
    t = table(edition=edition).has("Aric", table=[*hands, "Errand Boy"], carried=["Ham on a Stake", "Rubber Chainsaw"])
    t.has("Aric", hand=["Fine Print"])
    t.refused("Aric", "equip [Ham on a Stake]", "SLOT-4")
    t.does("Aric", "attach [Ham on a Stake] to [Errand Boy]", "play [Fine Print] on [Rubber Chainsaw]")
    assert t.strength("Aric") == 1 + 2 + 2 + 1 + 2 + 3
    t.nothing_pending_but("Aric")


@rule("SLOT-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_extra_items_of_a_full_slot_are_carried_and_do_not_help(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Saucepan Helmet"], hand=["Sunday Hat"])
    t.does("Aric", "play [Sunday Hat]")
    assert (t.carried("Aric"), t.strength("Aric")) == (["Sunday Hat"], 2)
    t.nothing_pending_but("Aric")


@rule("SLOT-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_without_a_slot_are_not_limited(edition: str) -> None:
    free = ["Picnic Blanket", "Plain Brown Cloak", "Purse of Refusal", "Kitten Mittens", "Perfume of Persuasion"]
    t = table(edition=edition).has("Aric", sex="female", hand=free)
    t.does("Aric", *(f"play [{card}]" for card in free))
    assert t.used("Aric") == free
    assert t.strength("Aric") == 2
