"""Big items: one only, and what happens when the permission for more is lost (RULES: BIG)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")
CHEST, SAW, CANNON, PIPE = "Chest Plate of Chests", "Rubber Chainsaw", "Confetti Cannon", "Bagpipe of Exit"


def loaded(**rules: str) -> Table:
    """Aric carries two Big items, as a Digger may."""
    return table(**rules).has("Aric", table=["Digger", CHEST], carried=[CANNON], level=3)


# ---------------------------------------------------------------- the limit
@rule("BIG-1", "AMB-139")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_big_item_cannot_be_put_down(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=[CHEST, SAW])
    t.does("Aric", f"play [{CHEST}]")
    t.refused("Aric", f"play [{SAW}]", "BIG-1")
    assert t.hand("Aric") == [SAW]
    t.nothing_pending_but("Aric")


@rule("BIG-1", "BIG-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_items_not_marked_big_may_be_carried(edition: str) -> None:
    small = ["Steak Knife", "Lucky Wok", "Ham on a Stake", "Mouse on a String", "Toe Knives", "Silk Apron", "Jam Jar"]
    t = table(edition=edition).has("Aric", carried=[CHEST], hand=small)
    t.does("Aric", *(f"play [{card}]" for card in small))
    assert len(t.used("Aric") + t.carried("Aric")) == 1 + len(small)


@rule("BIG-3")
@pytest.mark.parametrize("edition", [e for e in EDITIONS if e not in IMPOSSIBLE])
def test_a_big_item_cannot_be_discarded_to_make_room(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=[CHEST], carried=["Saucepan Helmet"], hand=[SAW])
    t.refused("Aric", f"discard [{CHEST}]", "BIG-3")
    t.does("Aric", f"sell [{CHEST}], [Saucepan Helmet]", f"play [{SAW}]")
    assert t.used("Aric") == [SAW]


@rule("BIG-4")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_big_item_cannot_be_discarded_to_make_room_in_impossible_either(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=[CHEST], hand=[SAW]).has("Suzan", hand=["Overweight Luggage"])
    t.refused("Aric", f"discard [{CHEST}]", "ITEM-11")
    t.does("Suzan", "play [Overweight Luggage] on Aric").strikes().does("Aric", f"play [{SAW}]")
    assert (t.used("Aric"), t.discards("treasure")) == ([SAW], [CHEST])


@rule("BIG-5", "BIG-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_carried_big_item_counts_as_well(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=[CHEST], hand=[SAW])
    t.refused("Aric", f"play [{SAW}]", "BIG-5" if edition == "fu" else "BIG-1")
    t = table(edition=edition).has("Aric", carried=[CHEST], table=["Digger"], hand=[SAW])
    t.does("Aric", f"play [{SAW}]")  # a card allows it


# ---------------------------------------------------------------- the permission is lost
@rule("BIG-6")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_without_the_permission_only_one_big_item_is_kept(edition: str) -> None:
    t = loaded(edition=edition).has("Suzan", level=5)
    t.does("Aric", "discard [Digger]")
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "kick", "CARDS-12")
    t.does("Aric", f"choose [{CANNON}]")
    assert (t.used("Aric"), t.carried("Third")) == ([CHEST], [CANNON])
    t.nothing_pending_but("Aric")


@rule("BIG-6", "AMB-134")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_permission_may_be_restored_at_once(edition: str) -> None:
    t = loaded(edition=edition).has("Aric", hand=["Digger", "Brawler", "Fine Print", "Found a Coin"])
    t.does("Aric", "discard [Digger]")
    t.refused("Aric", "play [Found a Coin]", "BIG-6")
    t.refused("Aric", "play [Brawler]", "BIG-6")
    assert {"play [Digger#2]", f"play [Fine Print] on [{CANNON}]", f"choose [{CANNON}]"} <= set(t.legal("Aric"))
    t.does("Aric", "play [Digger]")
    assert (t.used("Aric"), t.carried("Aric")) == ([CHEST, "Digger"], [CANNON])
    t.nothing_pending_but("Aric")
    t.does("Aric", "discard [Digger]", f"play [Fine Print] on [{CANNON}]")
    assert {CHEST, CANNON} <= set(t.used("Aric"))
    t.nothing_pending_but("Aric")


@rule("AMB-134")
def test_on_anothers_turn_only_what_is_legal_then_restores_the_permission() -> None:
    t = loaded().has("Aric", hand=["Digger", "Fine Print"]).deck(turn="Suzan").does("Aric", "discard [Digger]")
    t.refused("Aric", "play [Digger]", "RACE-4")
    t.does("Aric", f"play [Fine Print] on [{CHEST}]")
    t.nothing_pending_but("Suzan")


@rule("BIG-7")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_the_own_turn_the_surplus_may_be_sold_if_the_sale_reaches_1000(edition: str) -> None:
    t = loaded(edition=edition).has("Aric", hand=["Steak Knife", "Saucepan Helmet"])
    t.does("Aric", "discard [Digger]")
    t.refused("Aric", f"sell [{CANNON}]", "BIG-7")  # 800
    t.refused("Aric", "sell [Steak Knife], [Saucepan Helmet]", "BIG-7")  # 900, and no Big item among them
    t.does("Aric", f"sell [{CANNON}], [Steak Knife]")
    assert (t.level("Aric"), t.used("Aric")) == (4, [CHEST])
    t.nothing_pending_but("Aric")


@rule("BIG-7")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_nothing_is_sold_in_a_fight_or_on_anothers_turn(edition: str) -> None:
    t = loaded(edition=edition).has("Aric", hand=["Steak Knife"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "discard [Digger]").refused("Aric", f"sell [{CANNON}], [Steak Knife]", "BIG-7")
    t = loaded(edition=edition).has("Aric", hand=["Steak Knife"]).deck(turn="Suzan")
    t.does("Aric", "discard [Digger]").refused("Aric", f"sell [{CANNON}], [Steak Knife]", "BIG-7")


@rule("BIG-8", "AMB-132")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_the_surplus_goes_to_the_lowest_who_can_carry_it(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Fourth", edition=edition)
    t.has("Aric", table=["Digger", CHEST], carried=[CANNON], level=5).has("Suzan", level=1, carried=[SAW])
    t.has("Third", level=3).has("Fourth", level=2)
    t.combat("Aric", "Paper Dragon").does("Aric", "ask Fourth").does("Fourth", "accept Aric")
    t.does("Aric", "discard [Digger]", f"choose [{CANNON}]")
    assert t.carried("Fourth") == [CANNON]  # Suzan has a Big item; it arrives carried, even in the fight
    assert t.strength("Fourth") == 2
    t.nothing_pending_but("Aric")


@rule("AMB-132")
def test_among_equals_the_owner_chooses_who_gets_it() -> None:
    t = loaded().does("Aric", "discard [Digger]", f"choose [{CHEST}]")
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose Third")
    assert (t.carried("Third"), t.carried("Aric")) == ([CHEST], [CANNON])


@rule("BIG-9")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_what_nobody_can_carry_is_discarded(edition: str) -> None:
    t = loaded(edition=edition).has("Suzan", carried=[SAW]).has("Third", carried=[PIPE])
    t.does("Aric", "discard [Digger]", f"choose [{CANNON}]")
    assert t.discards("treasure") == [CANNON]
    t.nothing_pending_but("Aric")


@rule("BIG-10", "AMB-133")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_fu_and_impossible_handle_a_surplus_in_the_same_way(edition: str) -> None:
    t = loaded(edition=edition).has("Suzan", level=5).does("Aric", "discard [Digger]", f"choose [{CANNON}]")
    assert (t.used("Aric"), t.carried("Third")) == ([CHEST], [CANNON])
    t = loaded(edition=edition).has("Aric", hand=["Steak Knife"])
    t.does("Aric", "discard [Digger]", f"sell [{CANNON}], [Steak Knife]")
    assert t.level("Aric") == 4
    t = loaded(edition=edition).has("Suzan", carried=[SAW]).has("Third", carried=[PIPE])
    t.does("Aric", "discard [Digger]", f"choose [{CANNON}]")
    assert t.discards("treasure") == [CANNON]
    t.nothing_pending_but("Aric")


@rule("AMB-130")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_companions_big_item_goes_with_it(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=[CHEST, "Errand Boy"], attached={"Errand Boy": [CANNON]})
    t.has("Suzan", hand=["Fire the Help"])
    assert t.strength("Aric") == 1 + 3 + 1 + 4
    t.does("Suzan", "play [Fire the Help] discarding [Errand Boy]")
    assert (t.used("Aric"), t.level("Suzan")) == ([CHEST], 2)
    assert {CANNON, "Errand Boy"} <= set(t.discards("treasure"))
    t.nothing_pending_but("Aric")
