"""Cards that no Curse can touch (`curse_proof`): they neither pay for a Curse nor count for it."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

EVERY_SET = ("classic", "fu", "impossible", "pathfinder")


def mixed(**place: object) -> Table:
    """Aric is about to be cursed by Suzan, in a game of all four sets."""
    return table(packs=EVERY_SET).has("Aric", **place)


def cursed(curse: str, t: Table) -> Table:
    return t.has("Suzan", hand=[curse]).does("Suzan", f"play [{curse}] on Aric").strikes()


# ---------------------------------------------------------------- Income Tax
@card("Curse! Income Tax", "Anti-Curse Purse")
@rule("ITEM-19", "FAQ-171")
def test_a_protected_item_does_not_set_the_tax() -> None:
    t = mixed(table=["Anti-Curse Purse"], carried=["Pollymorph Potion", "Doppleganger"])  # 300; 1,300 and 300 gold
    t = cursed("Curse! Income Tax", t.has("Third", level=2, carried=["Spiky Knees", "Leather Armor"]))  # 200 each
    assert t.used("Aric") == [] and t.carried("Aric") == ["Pollymorph Potion", "Doppleganger"]  # the Purse is taxed
    t.does("Third", "choose [Spiky Knees], [Leather Armor]")
    assert t.carried("Third") == [] and t.level("Third") == 2
    t.nothing_pending_but("Aric")


@card("Curse! Income Tax", "Bulletproof Attache Case")
@rule("ITEM-19")
def test_a_protected_gun_is_not_offered_as_the_tax() -> None:
    t = mixed(table=["Bulletproof Attache Case", "Chihuahua Gun"], carried=["Spiky Knees", "Sniper Rifle"])
    t = cursed("Curse! Income Tax", t)
    assert sorted(t.legal("Aric")) == ["choose [Bulletproof Attache Case]", "choose [Spiky Knees]"]
    t.refused("Aric", "choose [Sniper Rifle]")
    t.does("Aric", "choose [Spiky Knees]")
    assert t.used("Aric") == ["Bulletproof Attache Case", "Chihuahua Gun"] and t.carried("Aric") == ["Sniper Rifle"]


@card("Curse! Lose a Big Item", "Bulletproof Attache Case")
@rule("CURSE-11", "ITEM-19")
def test_a_curse_finds_nothing_where_all_that_it_seeks_is_protected() -> None:
    t = cursed("Greenscale", mixed(level=3, table=["Bulletproof Attache Case"], carried=["Bazooka"]))
    assert t.carried("Aric") == ["Bazooka"] and t.level("Aric") == 2  # a Level instead, as the card says
    t = cursed("Curse! Lose a Big Item", mixed(table=["Bulletproof Attache Case"], carried=["Bazooka"]))
    assert t.carried("Aric") == ["Bazooka"] and t.discards("door") == ["Curse! Lose a Big Item"]


@card("Curse! Income Tax", "Anti-Curse Purse")
@rule("ITEM-19", "FAQ-171")
def test_others_cannot_pay_the_tax_with_what_is_protected() -> None:
    t = mixed(carried=["Horny Helmet"])  # 600 gold
    t.has("Third", level=3, table=["Anti-Curse Purse"], carried=["Pollymorph Potion", "Spiky Knees"])  # 300, 1,300, 200
    t = cursed("Curse! Income Tax", t)
    assert t.carried("Third") == ["Pollymorph Potion"] and t.used("Third") == []  # 500 is too little: all of it is lost
    assert t.level("Third") == 2


# ---------------------------------------------------------------- whatever takes, gives, counts or compares
@card("Truly Obnoxious Curse!", "Bulletproof Attache Case")
@rule("ITEM-19", "FAQ-81")
@pytest.mark.parametrize("curse", ["Truly Obnoxious Curse!", "Fail the Test of the Starstone"])
def test_the_biggest_bonus_is_sought_among_what_can_be_taken(curse: str) -> None:
    t = cursed(curse, mixed(table=["Bulletproof Attache Case", "Chihuahua Gun", "Leather Armor"]))  # +1, +2, +1
    t.refused("Aric", "choose [Chihuahua Gun]")
    t.does("Aric", "choose [Leather Armor]")
    assert t.used("Aric") == ["Bulletproof Attache Case", "Chihuahua Gun"]


@card("Magnet", "Bulletproof Attache Case")
@rule("ITEM-19")
def test_neighbours_take_nothing_that_is_protected() -> None:
    t = cursed(
        "Magnet",
        mixed(table=["Bulletproof Attache Case", "Chihuahua Gun"], carried=["Sai of Spleen-Mangling", "War Fan"]),
    )
    for name, taken in (("Suzan", "Sai of Spleen-Mangling"), ("Third", "War Fan")):
        t.refused(name, "choose [Chihuahua Gun]")
        t.does(name, f"choose [{taken}]")
    assert t.used("Aric") == ["Bulletproof Attache Case", "Chihuahua Gun"] and t.carried("Aric") == []
    t.nothing_pending_but("Aric")


@card("Spilled Drink", "Anti-Curse Purse")
@rule("ITEM-19")
def test_neighbours_take_no_protected_one_shots_either() -> None:
    t = cursed("Spilled Drink", mixed(table=["Anti-Curse Purse", "Spiky Knees"], carried=["Doppleganger"]))
    t.refused("Suzan", "choose [Doppleganger]")
    t.does("Suzan", "choose [Spiky Knees]")
    assert t.carried("Suzan") == ["Spiky Knees"] and t.carried("Third") == ["Anti-Curse Purse"]
    assert t.carried("Aric") == ["Doppleganger"]


@card("Spinning Back Kick", "Bulletproof Attache Case")
@rule("ITEM-19", "CURSE-12")
def test_a_protected_item_is_not_given_away() -> None:
    t = mixed(level=3, table=["Bulletproof Attache Case", "Chihuahua Gun"])
    t = cursed("Spinning Back Kick", t)
    t.does("Aric", "choose Third")
    assert t.used("Aric") == ["Chihuahua Gun"] and t.carried("Third") == ["Bulletproof Attache Case"]


@card("Generosity Potion", "Anti-Curse Purse")
@rule("ITEM-19")
def test_generosity_stops_at_the_purse() -> None:
    t = mixed(level=4, table=["Anti-Curse Purse"], carried=["Doppleganger"]).has("Suzan", level=2)
    t = cursed("Generosity Potion", t)
    assert t.carried("Aric") == ["Doppleganger"] and t.carried("Third") == ["Anti-Curse Purse"]


@card("Friendly Geishas", "Anti-Curse Purse")
@rule("ITEM-19", "FAQ-171")
def test_protected_items_do_not_count_towards_a_sum() -> None:
    t = mixed(table=["Anti-Curse Purse", "Spiky Knees"], carried=["Pollymorph Potion"])  # 300, 200; 1,300
    t = cursed("Friendly Geishas", t)  # 500 gold's worth
    t.refused("Aric", "choose [Pollymorph Potion]")
    t.does("Aric", "choose [Anti-Curse Purse], [Spiky Knees]")
    assert t.used("Aric") == [] and t.carried("Aric") == ["Pollymorph Potion"]


@card("Poison Darts", "Anti-Curse Purse")
@rule("ITEM-19")
def test_nobody_chooses_to_pay_with_what_is_protected() -> None:
    t = mixed(level=3, table=["Anti-Curse Purse"], hand=["Doppleganger", "Magic Missile"])
    t = cursed("Poison Darts", t)
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Doppleganger", "Magic Missile"]


@card("Curse! Lose Two Cards", "Anti-Curse Purse")
@rule("ITEM-19")
def test_one_shots_in_hand_are_protected_too() -> None:
    t = mixed(table=["Anti-Curse Purse"], hand=["Doppleganger", "Warrior", "Magic Missile"])
    t = cursed("Curse! Lose Two Cards", t)
    assert t.hand("Aric") == ["Doppleganger", "Magic Missile"]


@card("Hidden Dragon", "Anti-Curse Purse")
@rule("ITEM-19")
def test_a_number_of_cards_is_taken_from_the_unprotected_ones() -> None:
    t = mixed(
        level=3, table=["Anti-Curse Purse", "Spiky Knees"], hand=["Warrior", "Doppleganger"], carried=["Yuppie Water"]
    )
    t = cursed("Hidden Dragon", t)
    assert t.hand("Aric") == ["Doppleganger"] and t.carried("Aric") == ["Yuppie Water"] and t.used("Aric") == []


@card("Two Goblins", "Anti-Curse Purse")
@rule("ITEM-19")
def test_bad_stuff_takes_items_that_a_curse_cannot() -> None:
    t = table(packs=("pathfinder",), edition="pathfinder").has("Aric", table=["Anti-Curse Purse"], carried=["Pesh"])
    t.deck(dice=[1]).combat("Aric", "Two Goblins").runs("Aric")
    assert t.used("Aric") == [] and t.carried("Aric") == []  # the Purse protects from Curses only
