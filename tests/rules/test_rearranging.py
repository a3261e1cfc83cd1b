"""When Items may be switched where the rulebooks do not say (RULES: AMB-29)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import FOUR_PHASES
from tests.table import table


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_items_are_switched_throughout_ones_own_turn_outside_combat(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Runty"])
    t.has("Aric", table=["Silk Apron"]).has("Suzan", table=["Saucepan Helmet"])
    t.does("Aric", "unequip [Silk Apron]", "kick", "keep", "equip [Silk Apron]", "loot", "unequip [Silk Apron]")
    t.refused("Suzan", "unequip [Saucepan Helmet]", "ITEM-13")


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_items_are_switched_when_one_is_received(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", carried=["Saucepan Helmet"])
    t.has("Suzan", table=["Hand-Me-Down Helm"])
    t.does("Aric", "give [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Saucepan Helmet"]
    t.refused("Suzan", "equip [Saucepan Helmet]", "SLOT-1")  # she wears one
    t.does("Suzan", "unequip [Hand-Me-Down Helm]", "equip [Saucepan Helmet]")
    assert t.used("Suzan") == ["Saucepan Helmet"]


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_items_are_not_switched_at_other_times(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Runty"])
    t.has("Aric", carried=["Saucepan Helmet"]).has("Suzan", table=["Brawler"])
    t.does("Aric", "give [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric", "discard [Brawler]")
    t.refused("Suzan", "equip [Saucepan Helmet]", "ITEM-13")  # she has done something else since
    assert not any(a.startswith("equip") for a in t.legal("Suzan"))
