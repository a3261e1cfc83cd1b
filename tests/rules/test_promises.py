"""Promises, gifts and trades are judged as a whole (HELP-25, BIG-1)."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

SETS = {
    "classic": ("classic", "Maul Rat", "Huge Rock", "Chainsaw of Bloody Dismemberment", "Mithril Armor"),
    "fu": ("fu", "Moo Goo Pan Guy", "Hong Kong Gong", "Elephant Hide Armor", "Enormous Mallet"),
    "impossible": ("impossible-1.61", "Mail Drop", "Driving Boat", "Bazooka", "Flying Car"),
    "pathfinder": ("pathfinder", "Mite", "Blackaxe", "Bound Blade", "Ovinrbaane"),
}


def fight(pack: str, *, fighter: int = 5, **helper: object) -> tuple[Table, str, str, str]:
    """Aric, a Dwarf with three Big Items of a set, fights; Suzan may help."""
    edition, monster, one, two, three = SETS[pack]
    t = table(packs=(pack,) if pack == "classic" else ("classic", pack), edition=edition)
    t.has("Aric", level=fighter, table=["Dwarf"], carried=[one, two, three]).has("Suzan", **helper)
    return t.combat("Aric", monster), one, two, three


@rule("HELP-25", "BIG-1", "MIX-1")
@pytest.mark.parametrize("pack", SETS)
def test_two_big_items_are_too_many_for_one_helper(pack: str) -> None:
    t, one, two, _ = fight(pack)
    t.refused("Aric", f"ask Suzan gives [{one}], [{two}]", "BIG-1")
    t.refused("Suzan", f"offer help to Aric gives [{one}], [{two}]", "HELP-25")
    t.does("Aric", f"ask Suzan gives [{one}]").does("Suzan", "accept Aric").wins("Aric")
    assert t.carried("Suzan") == [one]
    t.nothing_pending_but("Aric")


@card("Dwarf")
@rule("HELP-25", "BIG-1")
def test_a_helper_who_may_carry_any_number_may_be_promised_any_number() -> None:
    t, one, two, three = fight("classic", table=["Dwarf"])
    t.does("Aric", f"ask Suzan gives [{one}], [{two}], [{three}]").does("Suzan", "accept Aric").wins("Aric")
    assert t.carried("Suzan") == [one, two, three]


@card("Tourist")
@rule("HELP-25", "BIG-1")
def test_a_tourist_with_one_big_item_may_be_promised_one_more_and_no_two() -> None:
    t, one, two, _ = fight("impossible", table=["Tourist", "Huge Camera Gun"])
    t.refused("Aric", f"ask Suzan gives [{one}], [{two}]", "BIG-1")
    t.does("Aric", f"ask Suzan gives [{one}]").does("Suzan", "accept Aric").wins("Aric")
    assert t.carried("Suzan") == [one]


@rule("HELP-25", "BIG-1")
def test_a_deal_that_became_impossible_cannot_be_accepted() -> None:
    t = table(packs=("classic",)).has("Aric", level=5, table=["Dwarf"], carried=["Huge Rock"])
    t.has("Third", carried=["Mithril Armor"]).combat("Aric", "Maul Rat")
    t.does("Aric", "ask Suzan gives [Huge Rock]")
    t.does("Third", "give [Mithril Armor] to Suzan").does("Suzan", "accept Third")
    t.refused("Suzan", "accept Aric", "BIG-1")
    assert "accept Aric" not in t.legal("Suzan")
    t.does("Suzan", "decline Aric").wins("Aric")


@card("Boil an Anthill", "Invoke Obscure Rules")
@rule("HELP-25", "HELP-8", "CONFLICT-6")
def test_two_levels_are_too_many_for_a_helper_just_below_the_winning_level() -> None:
    t = table(packs=("classic",)).has("Aric", level=5, hand=["Boil an Anthill", "Invoke Obscure Rules"])
    t.has("Suzan", level=8).combat("Aric", "Maul Rat")
    t.refused("Aric", "ask Suzan plays [Boil an Anthill], [Invoke Obscure Rules]", "CONFLICT-6")
    t.does("Aric", "ask Suzan plays [Boil an Anthill]").does("Suzan", "accept Aric").wins("Aric")
    assert t.level("Suzan") == 9 and t.hand("Aric")[0] == "Invoke Obscure Rules"


@card("Tourist")
@rule("BIG-1", "TRADE-7", "TRADE-1")
def test_gifts_and_trades_count_new_items_together_with_old_ones() -> None:
    t = table(packs=("classic", "impossible"), edition="impossible-1.61").has("Aric", table=["Dwarf"])
    t.has("Aric", carried=["Huge Rock", "Bazooka"]).has("Suzan", table=["Tourist", "Huge Camera Gun"])
    t.has("Suzan", carried=["Leather Armor"]).deck(turn="Aric")
    t.refused("Aric", "give [Huge Rock], [Bazooka] to Suzan", "BIG-1")
    t.refused("Aric", "trade [Huge Rock], [Bazooka] for [Leather Armor] with Suzan", "BIG-1")
    t.does("Aric", "trade [Huge Rock], [Bazooka] for [Huge Camera Gun] with Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Leather Armor", "Huge Rock", "Bazooka"]
    t.nothing_pending_but("Aric")
