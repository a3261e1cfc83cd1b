"""Selling Items for Levels (RULES: SELL)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table

STICK, CANNON, HELMET, SAW = "Walking Stick of Doom", "Confetti Cannon", "Saucepan Helmet", "Rubber Chainsaw"


@rule("SELL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_worth_1000_bring_a_level_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=[SAW, "Lucky Wok", "Steak Knife"])
    t.refused("Aric", f"sell [{SAW}], [Steak Knife]", "SELL-1")  # 900
    t.does("Aric", f"sell [{SAW}], [Lucky Wok]")  # 1,000
    assert (t.level("Aric"), t.carried("Aric")) == (2, ["Steak Knife"])
    assert t.discards("treasure") == [SAW, "Lucky Wok"]
    t.nothing_pending_but("Aric")


@rule("SELL-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_change_is_given(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=[STICK, HELMET, "Lucky Wok", "Steak Knife"])
    t.does("Aric", f"sell [{STICK}], [{HELMET}], [Lucky Wok]")  # 1,800: one Level
    assert t.level("Aric") == 2
    t.refused("Aric", "sell [Steak Knife]", "SELL-2")  # the surplus 800 are lost


@rule("SELL-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_full_1000_of_one_sale_brings_a_level(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=[STICK, HELMET, SAW])
    t.does("Aric", f"sell [{STICK}], [{HELMET}], [{SAW}]")  # 2,000
    assert t.level("Aric") == 3


@rule("SELL-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_are_sold_from_play_and_from_the_hand(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=[HELMET], hand=["Lucky Wok"]).has("Suzan", carried=[STICK, CANNON])
    t.refused("Aric", f"sell [{STICK}], [{CANNON}]", "SELL-4")  # not his own
    t.does("Aric", f"sell [{HELMET}], [Lucky Wok]")
    assert (t.level("Aric"), t.used("Aric"), t.hand("Aric")) == (2, [], [])


@rule("SELL-4", "ITEM-1")
def test_only_items_are_sold() -> None:
    t = table().has("Aric", table=["Brawler"], carried=[HELMET, "Lucky Wok"], hand=["Found a Coin"])
    t.refused("Aric", f"sell [{HELMET}], [Lucky Wok], [Brawler]", "SELL-4")
    t.refused("Aric", f"sell [{HELMET}], [Lucky Wok], [Found a Coin]", "SELL-4")


@rule("SELL-5", "AMB-126", "WIN-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sale_does_not_bring_the_winning_level(edition: str) -> None:
    t = table(edition=edition).has(
        "Aric", level=8, carried=[STICK, HELMET, SAW], hand=["Lucky Wok", "Galoshes of Caution"]
    )
    t.does("Aric", f"sell [{STICK}], [{HELMET}], [{SAW}]")  # worth two Levels, of which the second is lost
    assert (t.level("Aric"), t.game.over) == (9, False)
    t.refused("Aric", "sell [Lucky Wok], [Galoshes of Caution]", "SELL-5")
    t.nothing_pending_but("Aric")


@rule("SELL-6")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_items_are_sold_in_ones_own_turn_outside_combat(edition: str) -> None:
    goods = f"sell [{STICK}], [{HELMET}]"
    t = table(edition=edition).has("Suzan", carried=[STICK, HELMET])
    t.refused("Suzan", goods, "SELL-6")
    t = table(edition=edition).has("Aric", carried=[STICK, HELMET]).combat("Aric", "Paper Dragon")
    t.refused("Aric", goods, "SELL-6")
    t.flees("Aric")
    t.refused("Aric", goods)
    t = table(edition=edition).has("Aric", carried=[STICK, HELMET]).deck(doors=["Tea Break"])
    t.does("Aric", "kick", "keep", "loot", goods)
    assert t.level("Aric") == 2


@rule("SELL-7", "RUN-21")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_items_are_sold_in_ones_own_turn_but_not_in_combat_or_flight(edition: str) -> None:
    goods = f"sell [{STICK}], [{HELMET}]"
    t = table(edition=edition).has("Suzan", carried=[STICK, HELMET])
    t.refused("Suzan", goods, "SELL-7")
    t = table(edition=edition).has("Aric", level=6, carried=[STICK, HELMET]).deck(dice=[5])
    t.combat("Aric", "Paper Dragon").refused("Aric", goods, "SELL-7")
    t.flees("Aric").refused("Aric", goods, "SELL-7")
    t.settle()
    assert t.owes("Aric") == "end"
    t.does("Aric", goods)
    assert t.level("Aric") == 7


@rule("SELL-8", "AMB-127")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_value_counts_nothing_and_may_be_added_to_a_sale(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=[HELMET, "Lucky Wok", "Kitten Mittens", "Mouse on a String"])
    t.refused("Aric", f"sell [{HELMET}], [Kitten Mittens]", "SELL-1")
    t.does("Aric", f"sell [{HELMET}], [Lucky Wok], [Kitten Mittens], [Mouse on a String]")
    assert (t.level("Aric"), t.carried("Aric")) == (2, [])


@rule("SELL-9", "AMB-128")
def test_classic_sells_one_shots_with_a_price() -> None:
    t = table().has("Aric", hand=["Duck Dust"], carried=["Lukewarm Soup"])
    t.does("Aric", "sell [Duck Dust], [Lukewarm Soup]")
    assert t.level("Aric") == 2
    assert t.discards("treasure") == ["Duck Dust", "Lukewarm Soup"]


@rule("SELL-10", "AMB-128")
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_other_sets_sell_one_shots_too(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Duck Dust"], carried=["Lukewarm Soup"])
    t.does("Aric", "sell [Duck Dust], [Lukewarm Soup]")
    assert t.level("Aric") == 2


@rule("AMB-129")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cheat_goes_with_the_item_sold_and_a_companion_stays(edition: str) -> None:
    t = table(edition=edition).has(
        "Aric", table=["Errand Boy", STICK], attached={"Errand Boy": [HELMET], STICK: ["Fine Print"]}
    )
    t.does("Aric", f"sell [{STICK}], [{HELMET}]")
    assert t.used("Aric") == ["Errand Boy"]
    assert t.discards("door") == ["Fine Print"]
    t.nothing_pending_but("Aric")


@rule("SELL-1", "SELL-3")
def test_a_power_may_count_one_item_double_once_a_turn() -> None:
    t = table().has("Aric", table=["Smallfry"], carried=[SAW, "Lucky Wok", "Galoshes of Caution"])
    t.does("Aric", f"sell [{SAW}]")  # 600 twice
    assert t.level("Aric") == 2
    t.refused("Aric", "sell [Galoshes of Caution]", "SELL-1")  # 700, no longer doubled
