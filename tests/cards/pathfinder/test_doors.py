"""Cheat!, Wandering Monster and Pocket Swap."""

from __future__ import annotations

from typing import Any

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, loses, meets, over
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Cheat!
@card("Cheat!")
@rule("CHEAT-1", "CHEAT-2")
def test_a_cheat_makes_anything_fit() -> None:
    t = at_table().has("Aric", table=["Blackaxe", "Witch"], hand=["Bound Blade", "Cheat!", "Pumps"])
    t.refused("Aric", "play [Bound Blade]", "BIG-1")
    t.does("Aric", "play [Cheat!] on [Bound Blade]")  # from the hand, put down with it
    assert t.strength("Aric") == 1 + 4 + 4 and "Bound Blade" in t.used("Aric")
    pumps = at_table().has("Aric", carried=["Pumps"], hand=["Cheat!"]).has("Suzan", table=["Briar"])
    pumps.refused("Aric", "play [Cheat!] on [Briar]", "CHEAT-1")  # not his
    pumps.does("Aric", "play [Cheat!] on [Pumps]")
    assert pumps.strength("Aric") == 1 + 3
    shot = at_table().has("Aric", carried=["Pesh"], hand=["Cheat!"])
    shot.refused("Aric", "play [Cheat!] on [Pesh]", "CHEAT-1")


@card("Cheat!", "Easy Pickings")
@rule("CHEAT-1", "CHEAT-3")
def test_a_cheat_goes_with_its_item() -> None:
    t = at_table().has("Aric", table=["Pumps"], attached={"Pumps": ["Cheat!"]}).has("Suzan", hand=["Easy Pickings"])
    assert t.strength("Aric") == 1 + 3
    t.does("Suzan", "play [Easy Pickings] on Aric").settle()
    assert t.used("Aric") == [] and sorted(t.discards("door")) == ["Cheat!", "Easy Pickings"]
    dead = loses("Geb", table=["Pumps"], attached={"Pumps": ["Cheat!"]}, suzan={"level": 2})
    assert dead.dead("Aric") and dead.owes("Suzan") == "choose"  # apart before looting
    dead.does("Suzan", "choose [Pumps]")
    assert dead.hand("Suzan") == ["Pumps"]


# ---------------------------------------------------------------- Wandering Monster
@card("Wandering Monster")
@rule("MULTI-12", "INTERFERE-6")
def test_a_monster_wanders_in() -> None:
    t = meets("Mite", level=3, suzan={"hand": ["Wandering Monster", "Goblin", "Pesh"]}, third={"hand": ["Strix"]})
    t.refused("Suzan", "play [Wandering Monster] with [Pesh]", "MULTI-12")
    t.refused("Third", "play [Wandering Monster] with [Strix]", "CARDS-8")
    t.does("Aric", "fight").does("Suzan", "play [Wandering Monster] with [Goblin]")
    assert t.sums() == (3, 1 + 2) and t.owes("Aric") == "fight"  # the win has fallen
    t.refused("Aric", "fight", "COMBAT-3")


@card("Wandering Monster")
@rule("MULTI-9", "TIMING-15")
def test_a_wandering_monster_pays_too_and_needs_a_fight() -> None:
    t = meets("Mite", level=4, hand=["Wandering Monster", "Goblin"], treasures=("Pesh", "Briar"))
    t.does("Aric", "play [Wandering Monster] with [Goblin]").wins("Aric")  # on oneself
    assert t.level("Aric") == 6 and sorted(t.hand("Aric")) == ["Briar", "Pesh"]
    over(t)
    peace = at_table().has("Aric", hand=["Wandering Monster", "Goblin"])
    peace.refused("Aric", "play [Wandering Monster] with [Goblin]", "COMBAT-15")
    empty = meets("Mite", hand=["Wandering Monster"])
    empty.refused("Aric", "play [Wandering Monster]", "MULTI-12")


# ---------------------------------------------------------------- Pocket Swap
def pockets(**suzan: Any) -> Table:
    t = at_table().has("Aric", table=["Codpiece"], carried=["Dogslicer"], hand=["Pocket Swap"])
    return t.has("Suzan", **(suzan or {"table": ["Briar"], "carried": ["Sun Orchid Elixir", "Pesh"]}))


@card("Pocket Swap")
def test_two_unused_items_change_pockets() -> None:
    t = pockets().does("Aric", "play [Pocket Swap] on Suzan", "choose [Sun Orchid Elixir]")
    assert t.carried("Aric") == ["Sun Orchid Elixir"] and t.used("Aric") == ["Codpiece"]
    assert sorted(t.carried("Suzan")) == ["Dogslicer", "Pesh"] and t.used("Suzan") == ["Briar"]
    assert t.discards("door") == ["Pocket Swap"]
    t.nothing_pending_but("Aric")
    shot = pockets().does("Aric", "play [Pocket Swap] on Suzan", "choose [Pesh]")
    assert shot.carried("Aric") == ["Pesh"]  # a one-shot on the table is an unused Item


@card("Pocket Swap")
def test_what_is_worn_stays_worn() -> None:
    worn = pockets(table=["Briar", "Armor of Insults"])
    worn.refused("Aric", "play [Pocket Swap] on Suzan")  # she carries nothing unused
    worn.refused("Aric", "play [Pocket Swap] on Third")
    bare = at_table().has("Aric", table=["Codpiece"], hand=["Pocket Swap"]).has("Suzan", carried=["Pesh"])
    bare.refused("Aric", "play [Pocket Swap] on Suzan")  # nor does he


@card("Pocket Swap")
@rule("COMBAT-18")
def test_pockets_are_swapped_outside_combat_on_anybodys_turn() -> None:
    t = at_table().has("Aric", carried=["Dogslicer"]).has("Third", carried=["Pesh"]).has("Suzan", carried=["Codpiece"])
    t.has("Third", hand=["Pocket Swap"], carried=["Pesh"]).combat("Aric", "Tengu")
    t.refused("Third", "play [Pocket Swap] on Aric", "COMBAT-17")  # he fights
    t.does("Third", "play [Pocket Swap] on Suzan")
    assert t.carried("Third") == ["Codpiece"] and t.carried("Suzan") == ["Pesh"]
    own = meets("Tengu", carried=["Dogslicer"], hand=["Pocket Swap"], suzan={"carried": ["Pesh"]})
    own.refused("Aric", "play [Pocket Swap] on Suzan", "COMBAT-17")


@card("Pocket Swap", "Decemvirate Helm")
def test_a_swapped_helm_must_wait() -> None:
    t = at_table().has("Aric", carried=["Dogslicer"], hand=["Pocket Swap"]).has("Suzan", carried=["Decemvirate Helm"])
    t.does("Aric", "play [Pocket Swap] on Suzan")
    assert t.carried("Aric") == ["Decemvirate Helm"]
    t.refused("Aric", "equip [Decemvirate Helm]", "ITEM-7")
