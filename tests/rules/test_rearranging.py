"""When Items may be switched where the texts are silent (RULES: AMB-29)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import FOUR_PHASES
from tests.table import table


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_all_of_ones_own_turn_outside_combat(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Runty"])
    t.has("Aric", table=["Silk Apron"]).has("Suzan", table=["Saucepan Helmet"])
    t.does("Aric", "unequip [Silk Apron]", "kick", "keep", "equip [Silk Apron]", "loot", "unequip [Silk Apron]")
    t.refused("Suzan", "unequip [Saucepan Helmet]", "ITEM-13")


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_and_when_an_item_is_received(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", carried=["Saucepan Helmet"])
    t.has("Suzan", table=["Hand-Me-Down Helm"])
    t.does("Aric", "give [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Saucepan Helmet"]
    t.refused("Suzan", "equip [Saucepan Helmet]", "SLOT-1")  # she wears one
    t.does("Suzan", "unequip [Hand-Me-Down Helm]", "equip [Saucepan Helmet]")
    assert t.used("Suzan") == ["Saucepan Helmet"]


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_but_only_then(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Runty"])
    t.has("Aric", carried=["Saucepan Helmet"]).has("Suzan", table=["Brawler"])
    t.does("Aric", "give [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric", "discard [Brawler]")
    t.refused("Suzan", "equip [Saucepan Helmet]", "ITEM-13")  # she has done something else meanwhile
    assert not any(a.startswith("equip") for a in t.legal("Suzan"))
