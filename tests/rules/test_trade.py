"""Trades and gifts: what may be traded, when, with whom, and with what result (RULES: TRADE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("TRADE-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_items_are_traded(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Brawler", "Grand Duke of Nowhere"], carried=["Steak Knife"])
    t.has("Suzan", table=["Lanky"], carried=["Toe Knives"])
    t.refused("Aric", "give [Brawler] to Suzan", "TRADE-1")
    t.refused("Aric", "trade [Grand Duke of Nowhere] for [Toe Knives] with Suzan", "TRADE-1")
    t.refused("Aric", "trade [Steak Knife] for [Lanky] with Suzan", "TRADE-1")
    t.does("Aric", "trade [Steak Knife] for [Toe Knives] with Suzan").does("Suzan", "accept Aric")
    assert (t.carried("Aric"), t.carried("Suzan")) == (["Toe Knives"], ["Steak Knife"])
    t.nothing_pending_but("Aric")


@rule("TRADE-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_are_never_traded_from_the_hand(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", hand=["Steak Knife"], carried=["Lucky Wok"])
        .has("Suzan", hand=["Toe Knives"])
    )
    t.refused("Aric", "give [Steak Knife] to Suzan", "TRADE-2")
    t.refused("Aric", "trade [Lucky Wok] for [Toe Knives] with Suzan", "TRADE-2")


@rule("TRADE-3", "AMB-137")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_items_are_traded_at_any_time_except_in_ones_own_combat(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Fourth", edition=edition)
    t.has("Aric", carried=["Steak Knife"]).has("Suzan", carried=["Toe Knives"]).has("Third", carried=["Lucky Wok"])
    t.combat("Aric", "Paper Dragon")
    t.refused("Aric", "trade [Steak Knife] for [Toe Knives] with Suzan", "TRADE-3")
    t.does("Suzan", "trade [Toe Knives] for [Lucky Wok] with Third").does("Third", "accept Suzan")
    assert t.carried("Suzan") == ["Lucky Wok"]
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.refused("Suzan", "give [Lucky Wok] to Fourth", "TRADE-3")
    t.nothing_pending_but("Aric")


@rule("TRADE-4", "AMB-137")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_items_are_traded_while_neither_partner_is_in_combat(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Fourth", edition=edition)
    t.has("Aric", carried=["Steak Knife"]).has("Suzan", carried=["Toe Knives"]).has("Third", carried=["Lucky Wok"])
    t.combat("Aric", "Paper Dragon")
    t.refused("Aric", "give [Steak Knife] to Suzan", "TRADE-4")
    t.refused("Suzan", "give [Toe Knives] to Aric", "TRADE-4")
    t.does("Suzan", "trade [Toe Knives] for [Lucky Wok] with Third").does("Third", "accept Suzan")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.refused("Fourth", "give [Lucky Wok] to Suzan", "TRADE-4")
    t.flees("Aric")
    t.refused("Third", "give [Toe Knives] to Aric", "TRADE-4")  # AMB-11: not during flight either


@rule("TRADE-4", "TRADE-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_open_offer_lapses_when_a_fight_begins(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife"]).deck(doors=["Paper Dragon"])
    t.does("Aric", "give [Steak Knife] to Suzan")
    assert t.owes("Suzan") == "accept"
    t.does("Aric", "kick").refused("Suzan", "accept Aric", "TRADE-7")
    t.nothing_pending_but("Aric")


@rule("TRADE-5", "AMB-138")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_a_received_item_lies_in_play_and_is_not_sold_before_the_own_turn(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Tea Break"])
    t.has("Aric", table=["Walking Stick of Doom", "Saucepan Helmet"])
    t.does("Aric", "give [Walking Stick of Doom], [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric")
    assert (t.carried("Suzan"), t.hand("Suzan")) == (["Walking Stick of Doom", "Saucepan Helmet"], [])
    t.refused("Suzan", "sell [Walking Stick of Doom], [Saucepan Helmet]", "SELL-6")
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    t.does("Suzan", "sell [Walking Stick of Doom], [Saucepan Helmet]")
    assert t.level("Suzan") == 2


@rule("TRADE-6", "AMB-138", "CARDS-11")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_received_item_stays_in_play(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Saucepan Helmet"])
    t.does("Aric", "give [Saucepan Helmet] to Suzan").does("Suzan", "accept Aric")
    assert (t.carried("Suzan"), t.hand("Suzan"), t.strength("Suzan")) == (["Saucepan Helmet"], [], 1)
    t.refused("Suzan", "discard [Saucepan Helmet]", "ITEM-11")
    t.does("Suzan", "equip [Saucepan Helmet]")
    assert t.strength("Suzan") == 2


@rule("TRADE-7", "AMB-136")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gift_needs_the_receivers_consent(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife"])
    t.does("Aric", "give [Steak Knife] to Suzan")
    assert t.carried("Aric") == ["Steak Knife"]
    t.refused("Third", "accept Aric", "TRADE-7")
    t.does("Suzan", "decline Aric").refused("Suzan", "accept Aric", "TRADE-7")
    assert t.carried("Aric") == ["Steak Knife"]
    t.does("Aric", "give [Steak Knife] to Third").does("Third", "accept Aric")
    assert t.carried("Third") == ["Steak Knife"]
    t.nothing_pending_but("Aric")


@rule("TRADE-7")
def test_an_offer_may_be_withdrawn() -> None:
    t = table().has("Aric", carried=["Steak Knife"]).does("Aric", "give [Steak Knife] to Suzan", "withdraw")
    t.refused("Suzan", "accept Aric", "TRADE-7")
    t.refused("Aric", "withdraw", "TRADE-7")
    t.nothing_pending_but("Aric")


@rule("TRADE-8", "TIMING-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trade_is_not_bound_to_anyones_turn(edition: str) -> None:
    t = table(edition=edition).has("Suzan", carried=["Steak Knife"]).has("Third", carried=["Toe Knives"])
    t.does("Suzan", "trade [Steak Knife] for [Toe Knives] with Third").does("Third", "accept Suzan")
    assert (t.carried("Suzan"), t.carried("Third")) == (["Toe Knives"], ["Steak Knife"])
    t.nothing_pending_but("Aric")


@rule("TRADE-9", "MOOK-4")
def test_mooks_are_not_traded() -> None:
    t = table(edition="fu").has("Aric", table=["Stunt Cousin"], carried=["Steak Knife"])
    t.refused("Aric", "give [Stunt Cousin] to Suzan", "TRADE-9")
    t.refused("Aric", "give [Steak Knife], [Stunt Cousin] to Suzan", "TRADE-9")


@rule("TRADE-10", "HIRE-7")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_hirelings_are_not_traded(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Errand Boy"]).has("Suzan", carried=["Steak Knife"])
    t.refused("Aric", "give [Errand Boy] to Suzan", "TRADE-10")
    t.refused("Suzan", "trade [Steak Knife] for [Errand Boy] with Aric", "TRADE-10")


@rule("AMB-135", "BIG-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trade_may_not_bring_a_second_big_item(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Rubber Chainsaw"])
    t.has("Suzan", carried=["Confetti Cannon", "Toe Knives"])
    t.refused("Aric", "give [Rubber Chainsaw] to Suzan", "BIG-1")
    t.refused("Aric", "trade [Rubber Chainsaw] for [Toe Knives] with Suzan", "BIG-1")
    t.does("Aric", "trade [Rubber Chainsaw] for [Confetti Cannon] with Suzan").does("Suzan", "accept Aric")
    assert (t.carried("Aric"), t.carried("Suzan")) == (["Confetti Cannon"], ["Toe Knives", "Rubber Chainsaw"])


@rule("DEATH-16", "TRADE-7")
def test_the_dead_receive_nothing() -> None:
    t = table().has("Aric", carried=["Steak Knife"]).has("Third", dead=True)
    t.refused("Aric", "give [Steak Knife] to Third", "DEATH-16")


@rule("TRADE-6", "FAQ-113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cheat_does_not_change_hands_with_its_item(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Walking Stick of Doom"])
    t.has("Aric", attached={"Walking Stick of Doom": ["Fine Print"]})
    assert t.strength("Aric") == 6
    t.does("Aric", "give [Walking Stick of Doom] to Suzan").does("Suzan", "accept Aric")
    assert (t.carried("Suzan"), t.discards("door")) == (["Walking Stick of Doom"], ["Fine Print"])
    t.nothing_pending_but("Aric")
