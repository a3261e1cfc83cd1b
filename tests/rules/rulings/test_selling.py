"""Rulings on selling and trading (FAQ-122, FAQ-123)."""

from __future__ import annotations

from tests.marks import rule
from tests.rules.rulings.tables import classic


@rule("FAQ-122")
def test_less_than_a_thousand_is_not_sold() -> None:
    t = classic().has("Aric", table=["Leather Armor"], hand=["Staff of Napalm"])  # 200 + 800
    t.refused("Aric", "sell [Staff of Napalm]", "SELL-1")
    t.does("Aric", "sell [Staff of Napalm], [Leather Armor]")
    assert t.level("Aric") == 2


@rule("FAQ-122")
def test_an_item_with_no_value_may_be_added_to_a_sale() -> None:
    t = classic().has("Aric", table=["Huge Rock"], hand=["Wand of Dowsing", "Pretty Balloons"])
    t.refused("Aric", "sell [Huge Rock], [Pretty Balloons]", "SELL-1")
    t.does("Aric", "sell [Wand of Dowsing], [Huge Rock], [Pretty Balloons]")
    assert t.level("Aric") == 2 and t.hand("Aric") == [] and t.used("Aric") == []


@rule("FAQ-123")
def test_theft_is_no_gift() -> None:
    t = classic().has("Aric", table=["Leather Armor"]).has("Suzan", table=["Thief"], hand=["Mate"]).deck(dice=[5])
    t.does("Suzan", "use Theft discarding [Mate] on Aric").settle()
    assert t.carried("Suzan") == ["Leather Armor"] and not t.happened("given")  # and nobody had to agree
    gift = classic().has("Aric", table=["Leather Armor"]).does("Aric", "give [Leather Armor] to Suzan")
    assert gift.owes("Suzan") == "accept"
    gift.does("Suzan", "accept Aric")
    assert gift.happened("given") and gift.carried("Suzan") == ["Leather Armor"]
