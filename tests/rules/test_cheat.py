"""Cheat! (RULES: CHEAT). In the trial pack it is called Fine Print."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.small import THREE_PHASES, small_pack
from tests.table import TRIAL, table


@rule("CHEAT-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_cheated_item_ignores_the_limits(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Confetti Cannon", "Silk Apron"])
    t.has("Aric", hand=["Fine Print", "Chest Plate of Chests"])
    t.refused("Aric", "play [Chest Plate of Chests]", "BIG-1")
    t.does("Aric", "play [Fine Print] on [Chest Plate of Chests]")  # from the hand, played together with it
    assert t.strength("Aric") == 1 + 4 + 2 + 3  # a second Big item, a second armor
    assert set(t.used("Aric")) == {"Confetti Cannon", "Silk Apron", "Chest Plate of Chests", "Fine Print"}


@rule("CHEAT-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_cheat_covers_hands_and_restrictions_of_its_item_only(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Confetti Cannon"], hand=["Fine Print"])
    t.has("Aric", carried=["Walking Stick of Doom", "Steak Knife"])
    t.does("Aric", "play [Fine Print] on [Walking Stick of Doom]")  # no Enchanter, and no free hand
    assert t.strength("Aric") == 1 + 4 + 5
    t.refused("Aric", "equip [Steak Knife]", "SLOT-4")


@rule("CHEAT-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_cheat_goes_on_ones_own_item(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", table=["Errand Boy", "Brawler"], hand=["Fine Print"]
    )
    t.has("Aric", carried=["Boom Muffin"]).has("Suzan", table=["Silk Apron"])
    t.refused("Aric", "play [Fine Print]", "CHEAT-1")
    for target in ("Errand Boy", "Brawler", "Boom Muffin", "Silk Apron"):
        t.refused("Aric", f"play [Fine Print] on [{target}]", "CHEAT-1")


@rule("CHEAT-1", "FAQ-105")
def test_in_a_fight_a_cheat_equips_nothing() -> None:
    t = table("Aric", "Suzan", "Third").has(
        "Aric", table=["Confetti Cannon"], carried=["Steak Knife"], hand=["Fine Print"]
    )
    t.combat("Aric", "Bridge Bailiff").does("Aric", "play [Fine Print] on [Steak Knife]")
    assert t.sums() == (5, 10) and "Steak Knife" in t.carried("Aric")


@rule("CHEAT-1", "FAQ-114")
def test_in_a_fight_a_cheat_rescues_an_item_that_has_just_become_illegal() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", table=["Enchanter", "Walking Stick of Doom"], hand=["Fine Print"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "discard [Enchanter]")
    assert t.sums() == (1, 10)
    t.does("Aric", "play [Fine Print] on [Walking Stick of Doom]")
    assert t.sums() == (6, 10)


@rule("CHEAT-1", "FAQ-113")
def test_a_cheat_is_discarded_with_its_item() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", table=["Steak Knife"], attached={"Steak Knife": ["Fine Print"]})
    t.does("Aric", "give [Steak Knife] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Steak Knife"] and t.used("Aric") == [] and t.discards("door") == ["Fine Print"]


@rule("CHEAT-2")
def test_losing_the_cheat_leaves_a_surplus_big_item(tmp_path: Path) -> None:
    lawyer = small_pack(
        tmp_path, "{name: Lawyer, kind: curse, effect: [{discard: {count: 1, kind: special}}]}", name="law"
    )
    t = table("Aric", "Suzan", "Third", edition="pathfinder", packs=(TRIAL, lawyer)).has(
        "Suzan", level=3, hand=["Lawyer"]
    )
    t.has("Aric", level=5, table=["Confetti Cannon", "Chest Plate of Chests"])
    t.has("Aric", attached={"Chest Plate of Chests": ["Fine Print"]}).has("Third", level=2)
    assert t.strength("Aric") == 5 + 4 + 3
    t.does("Suzan", "play [Lawyer] on Aric").settle()
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Chest Plate of Chests]")
    assert t.used("Aric") == ["Confetti Cannon"]
    assert t.carried("Third") == ["Chest Plate of Chests"]  # BIG-8: the lowest player who can carry it
    t.nothing_pending_but("Aric")


@rule("CHEAT-3")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_at_death_a_cheat_is_separated_from_its_item(edition: str) -> None:
    t = (
        table("Aric", "Suzan", "Third", edition=edition)
        .has("Aric", level=2, hand=["Falling Piano"])
        .has("Third", level=4)
    )
    t.has("Suzan", table=["Steak Knife"], attached={"Steak Knife": ["Fine Print"]})
    t.does("Aric", "play [Falling Piano] on Suzan").settle()
    t.does("Third", "choose [Steak Knife]").does("Aric", "choose [Fine Print]")
    assert (t.hand("Third"), t.hand("Aric")) == (["Steak Knife"], ["Fine Print"])
    t.nothing_pending_but("Aric")
