"""When actions are legal, list by list (RULES: TIMING).

Every action at every moment: test_timing_matrix.
"""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


def fight_of_suzan(edition: str, monster: str = "Paper Dragon", **aric: list[str]) -> Table:
    """Suzan fights; Aric, on her left, is a bystander."""
    return table("Suzan", "Aric", "Third", edition=edition).has("Aric", **aric).combat("Suzan", monster)


def aric_receives(t: Table) -> Table:
    """Suzan's only card goes to Aric, whatever is going on."""
    return t.does("Third", "play [Helpful Neighbours] on Suzan").strikes()


# ---------------------------------------------------------------- the action box of classic and pathfinder
@rule("TIMING-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_at_any_time_a_class_may_be_discarded_and_curses_hirelings_and_levels_played(edition: str) -> None:
    hand = ["Slippery Steps", "Errand Boy", "Found a Coin"]
    for situation in ("another's combat", "flight", "another's turn"):
        t = table("Suzan", "Aric", "Third", edition=edition).has("Aric", table=["Brawler", "Lanky"], hand=hand)
        if situation != "another's turn":
            t.combat("Suzan", "Paper Dragon")
        if situation == "flight":
            t.does("Suzan", "ask Aric").does("Aric", "accept Suzan").flees("Suzan")
        t.does("Aric", "discard [Brawler]", "discard [Lanky]", "play [Found a Coin]", "play [Errand Boy]")
        t.does("Aric", "play [Slippery Steps] on Aric").strikes()
        assert (t.used("Aric"), t.level("Aric")) == (["Errand Boy"], 1)


@rule("TIMING-2")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_outside_combat_items_are_traded_and_switched_and_new_cards_played(edition: str) -> None:
    t = table("Suzan", "Aric", "Third", edition=edition).has("Suzan", hand=["Brawler"])
    t.has("Aric", carried=["Steak Knife"], table=["Toe Knives"]).has("Third", hand=["Helpful Neighbours"])
    t.combat("Suzan", "Paper Dragon")
    aric_receives(t).does("Aric", "unequip [Toe Knives]", "equip [Steak Knife]", "play [Brawler]")
    t.does("Aric", "give [Toe Knives] to Third").does("Third", "accept Aric")
    t.refused("Aric", "give [Steak Knife] to Suzan", "TRADE-4")  # she is in combat
    assert set(t.used("Aric")) == {"Steak Knife", "Brawler"}


@rule("TIMING-3")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_the_own_turn_classes_sales_and_items(edition: str) -> None:
    goods = ["Walking Stick of Doom", "Saucepan Helmet"]
    t = table(edition=edition).has("Aric", hand=["Brawler", "Steak Knife", "Lukewarm Soup"], carried=goods)
    t.combat("Aric", "Paper Dragon").does("Aric", "play [Brawler]", "play [Lukewarm Soup] on fighters")
    t.refused("Aric", "sell [Walking Stick of Doom], [Saucepan Helmet]", "COMBAT-17")
    t.refused("Aric", "play [Steak Knife]", "COMBAT-17")
    t = table(edition=edition).has("Suzan", hand=["Brawler", "Steak Knife"], carried=goods)
    t.refused("Suzan", "play [Brawler]", "TIMING-3")
    t.refused("Suzan", "play [Steak Knife]", "TIMING-3")
    t.refused("Suzan", "sell [Walking Stick of Doom], [Saucepan Helmet]", "TIMING-3")
    t = table(edition=edition).has("Aric", hand=["Brawler", "Steak Knife"], carried=goods)
    t.does("Aric", "play [Brawler]", "play [Steak Knife]", "sell [Walking Stick of Doom], [Saucepan Helmet]")
    assert t.level("Aric") == 2


@rule("TIMING-4")
@pytest.mark.parametrize("edition", THREE_PHASES)
@pytest.mark.parametrize(
    "card, deed",
    [("Found a Coin", ""), ("Errand Boy", ""), ("Trapdoor", " on Third"), ("Lukewarm Soup", " on fighters")],
)
def test_a_card_just_received_in_combat_is_played_if_its_type_allows(edition: str, card: str, deed: str) -> None:
    t = table("Suzan", "Aric", "Third", edition=edition).has("Suzan", hand=[card])
    t.has("Third", hand=["Helpful Neighbours"]).combat("Suzan", "Paper Dragon")
    t.does("Suzan", "ask Aric").does("Aric", "accept Suzan")
    aric_receives(t).does("Aric", f"play [{card}]{deed}").settle()
    assert t.hand("Aric") == []


# ---------------------------------------------------------------- the quick reference of fu and impossible
@rule("TIMING-5", "TURN-5")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_at_the_start_of_the_own_turn_cards_are_played_switched_traded_and_sold(edition: str) -> None:
    goods = ["Walking Stick of Doom", "Saucepan Helmet"]
    t = table(edition=edition).has("Aric", hand=["Brawler", "Steak Knife"], carried=[*goods, "Toe Knives"])
    t.does("Aric", "play [Brawler]", "play [Steak Knife]", "unequip [Steak Knife]", "equip [Toe Knives]")
    t.does("Aric", "give [Steak Knife] to Suzan").does("Suzan", "accept Aric")
    t.does("Aric", "sell [Walking Stick of Doom], [Saucepan Helmet]", "kick")
    assert t.level("Aric") == 2


@rule("TIMING-6")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_items_when_received_or_in_the_own_turn_outside_combat(edition: str) -> None:
    t = table("Suzan", "Aric", "Third", edition=edition).has("Suzan", hand=["Steak Knife"])
    t.has("Third", hand=["Helpful Neighbours"]).has("Aric", hand=["Toe Knives"]).combat("Suzan", "Paper Dragon")
    t.refused("Aric", "play [Toe Knives]", "TIMING-6")
    aric_receives(t).does("Aric", "play [Steak Knife]")
    assert t.used("Aric") == ["Steak Knife"]


@rule("TIMING-7")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_one_shots_in_any_combat(edition: str) -> None:
    t = fight_of_suzan(edition, hand=["Lukewarm Soup"], carried=["Boom Muffin"])
    t.does("Aric", "play [Lukewarm Soup] on monsters", "play [Boom Muffin] on fighters")
    assert t.sums() == (6, 22)


@rule("TIMING-8")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_special_treasures_at_any_time_unless_the_card_limits_it(edition: str) -> None:
    t = fight_of_suzan(edition, hand=["Grand Duke of Nowhere", "Sealed Envelope"])
    t.does("Aric", "play [Grand Duke of Nowhere]")
    assert t.strength("Aric") == 4
    t.refused("Aric", "play [Sealed Envelope]", "CARDS-12")  # in one's own turn, says the card


@rule("TIMING-9", "CLASS-15", "STYLE-5", "LOYALTY-7", "TRAINING-4")
@pytest.mark.parametrize("edition", FOUR_PHASES)
@pytest.mark.parametrize(
    "card", ["Brawler", "Noodle Fist", "Ketchup League", "Melon Training", "Spare Style", "Night School"]
)
def test_identities_when_acquired_or_at_any_time_in_the_own_turn(edition: str, card: str) -> None:
    t = fight_of_suzan(edition, hand=[card])
    t.refused("Aric", f"play [{card}]", "TIMING-9")
    t = table(edition=edition).has("Aric", hand=[card]).combat("Aric", "Paper Dragon").does("Aric", f"play [{card}]")
    assert t.used("Aric") == [card]
    t = table("Suzan", "Aric", "Third", edition=edition).has("Suzan", hand=[card])
    t.has("Third", hand=["Helpful Neighbours"]).combat("Suzan", "Paper Dragon")
    t.does("Suzan", "ask Aric").does("Aric", "accept Suzan")
    aric_receives(t).does("Aric", f"play [{card}]")
    assert t.used("Aric") == [card]


# ---------------------------------------------------------------- everywhere
@rule("TIMING-10", "CLASS-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_identity_is_discarded_at_any_time(edition: str) -> None:
    cards = ["Brawler", "Lanky", "Noodle Fist", "Ketchup League", "Melon Training", "Lantern Order"]
    for flees in (False, True):
        t = table(edition=edition).has("Aric", table=cards).combat("Aric", "Accountants In Black")
        if flees:
            t.flees("Aric")
        t.does("Aric", *(f"discard [{card}]" for card in cards))
        assert t.used("Aric") == []
    t = table(edition=edition).has("Suzan", table=cards).does("Suzan", *(f"discard [{card}]" for card in cards))
    assert t.used("Suzan") == []


@rule("TIMING-11", "ENHANCE-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_enhancers_in_any_combat_by_anyone(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", hand=["Runty"])
        .has("Suzan", hand=["Furious"])
        .has("Third", hand=["Colossal"])
    )
    t.refused("Aric", "play [Runty]", "TIMING-11")
    t = (
        table(edition=edition)
        .has("Aric", hand=["Runty"])
        .has("Suzan", hand=["Furious"])
        .has("Third", hand=["Colossal"])
    )
    t.combat("Aric", "Accountants In Black").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Aric", "play [Runty]").does("Suzan", "play [Furious]").does("Third", "play [Colossal]")
    assert t.sums() == (2, 10 - 5 + 5 + 10)


@rule("TIMING-13", "MOOK-2", "MOOK-3")
def test_mooks_are_played_and_discarded_at_any_time() -> None:
    t = table(edition="fu").has("Aric", hand=["Stunt Cousin"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "play [Stunt Cousin]")
    assert t.strength("Aric") == 3
    t.does("Aric", "discard [Stunt Cousin]")
    assert t.strength("Aric") == 1
    t = fight_of_suzan("fu", hand=["Stunt Cousin"]).does("Aric", "play [Stunt Cousin]", "discard [Stunt Cousin]")


@rule("TIMING-14", "HIRE-5", "HIRE-6")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_hirelings_are_played_and_discarded_at_any_time(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Errand Boy"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "play [Errand Boy]")
    assert t.strength("Aric") == 2
    t.does("Aric", "discard [Errand Boy]")
    assert t.strength("Aric") == 1
    t = fight_of_suzan(edition, hand=["Errand Boy"]).does("Aric", "play [Errand Boy]", "discard [Errand Boy]")


@rule("TIMING-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monsters_come_from_the_hand_by_trouble_a_card_or_their_tribe(edition: str) -> None:
    undead = "impossible-1.51" not in edition
    home, joins = ("Damp Ghost", "Polite Skeleton") if undead else ("Toddlers In Black", "Accountants In Black")
    t = table(edition=edition).has("Aric", hand=[home]).has("Suzan", hand=[joins, "Surprise Guest", "Garden Gnome"])
    t.deck(doors=["Tea Break"]).refused("Aric", f"play [{home}]", "TIMING-15")
    t.does("Aric", "kick", "keep").refused("Aric", f"play [{home}]", "TIMING-15")
    t.does("Aric", f"trouble [{home}]").refused("Suzan", "play [Garden Gnome]", "TIMING-15")
    t.refused("Suzan", "join [Garden Gnome]", "TIMING-15")
    t.does("Suzan", f"join [{joins}]", "play [Surprise Guest] with [Garden Gnome]")
    assert t.monsters() == [home, joins, "Garden Gnome"]


def _wait(edition: str, rule: str, seconds: float) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", hand=["Lukewarm Soup"])
    t.combat("Aric", "Polite Skeleton").does("Aric", "fight")
    assert (t.level("Aric"), t.game.state.rules.reaction_seconds) == (4, seconds)
    t.nothing_pending_but("Suzan", "Third")
    t.does("Third", "pass")
    assert [e.rule for e in t.happened("passed")] == [rule]
    t.does("Suzan", "play [Lukewarm Soup] on fighters")  # a play voids all passes (AMB-2)
    t.nothing_pending_but("Suzan", "Third")
    t.does("Suzan", "pass").does("Third", "pass")
    assert t.level("Aric") == 5
    t.nothing_pending_but("Aric")


@rule("TIMING-16", "COMBAT-19", "AMB-2")
@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "pathfinder"])
def test_a_win_waits_2_6_seconds_for_reactions(edition: str) -> None:
    _wait(edition, "TIMING-16", 2.6)


@rule("TIMING-17", "COMBAT-20", "AMB-2")
def test_in_pathfinder_it_waits_3_75_seconds() -> None:
    _wait("pathfinder", "TIMING-17", 3.75)
