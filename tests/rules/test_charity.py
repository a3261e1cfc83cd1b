"""Charity at the end of a turn (CHARITY; AMB-33 to AMB-41)."""

from __future__ import annotations

import pytest

from kickdoor.game import seen_by
from tests.marks import rule
from tests.small import EDITIONS, THREE_PHASES
from tests.table import Table, table

HAND = ["Brawler", "Pickpocket", "Lanky", "Digger", "Furious", "Colossal", "Runty", "Prickly", "Painted Green"]
DOORS = ["Moths!", "Fine Print"]  # a Curse that lasts for a while, a looted card


def giving(
    n: int, *names: str, edition: str = "classic", levels: tuple[int, ...] = (5, 1, 3), **rules: object
) -> Table:
    """Aric's turn has come to Charity with n cards too many, counting the looted one."""
    t = table(*(names or ("Aric", "Suzan", "Third")), edition=edition, **rules)
    for name, level in zip(t.names, levels, strict=True):
        t.has(name, level=level)
    return t.has("Aric", hand=HAND[: n + 4]).deck(doors=DOORS)


def to_charity(t: Table) -> Table:
    t.does("Aric", "kick").settle()
    return t.does("Aric", "loot", "end").settle()


@rule("CHARITY-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_charity_is_owed_for_more_than_five_cards(edition: str) -> None:
    t = to_charity(giving(0, edition=edition))
    assert (len(t.hand("Aric")), t.turn) == (5, "Suzan")  # five are no surplus
    t = to_charity(giving(1, edition=edition))
    assert (len(t.hand("Aric")), t.owes("Aric")) == (6, "charity")
    t.nothing_pending_but("Aric")
    t.refused("Aric", "end", "TURN-7")


@rule("CHARITY-2", "CHARITY-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_surplus_goes_to_the_lowest_player(edition: str) -> None:
    cited = "CHARITY-3" if edition in THREE_PHASES else "CHARITY-2"
    t = to_charity(giving(2, edition=edition))
    t.refused("Aric", "give [Lanky], [Digger] to Third", cited)
    t.refused("Aric", "discard [Lanky], [Digger]", cited)
    t.does("Aric", "give [Lanky], [Digger] to Suzan")
    assert {e.rule for e in t.happened("card_moved")} == {cited}
    assert t.hand("Suzan") == ["Lanky", "Digger"]
    assert (len(t.hand("Aric")), t.turn) == (5, "Suzan")
    t.nothing_pending_but("Suzan")


@rule("CHARITY-2", "CHARITY-3", "AMB-38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_may_be_played_to_reach_five(edition: str) -> None:
    t = giving(0, edition=edition)
    t.has("Aric", hand=["Brawler", "Steak Knife", "Found a Coin", "Slippery Steps", *HAND[4:9]], carried=["Jam Jar"])
    to_charity(t)
    assert len(t.hand("Aric")) == 10
    t.does("Aric", "play [Brawler]", "play [Steak Knife]", "play [Found a Coin] on Third")
    t.does("Aric", "play [Slippery Steps] on Third").settle()
    assert (t.used("Aric"), t.owes("Aric")) == (["Brawler", "Steak Knife"], "charity")
    t.refused("Aric", "play [Furious]", "ENHANCE-3")  # a card that is not legal now stays surplus
    t.does("Aric", "give [Furious] to Suzan")
    assert (len(t.hand("Aric")), t.turn) == (5, "Suzan")


@rule("AMB-38")
def test_cards_may_be_sold_from_the_hand_to_reach_five() -> None:
    t = giving(0).has("Aric", hand=[*HAND[:4], "Walking Stick of Doom", "Alarm Clock"])
    to_charity(t)
    t.does("Aric", "sell [Walking Stick of Doom], [Alarm Clock]")
    assert (t.level("Aric"), len(t.hand("Aric")), t.turn) == (6, 5, "Suzan")
    assert t.hand("Suzan") == []


@rule("AMB-157")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_without_effect_may_be_played_to_reach_five(edition: str) -> None:
    t = giving(0, edition=edition).has("Aric", hand=["Overweight Luggage", *HAND[:5]])
    to_charity(t)
    t.does("Aric", "play [Overweight Luggage] on Third").settle()  # who has no Big item
    assert t.discards("door")[-1] == "Overweight Luggage"
    t.does("Aric", "give [Lanky] to Suzan")
    assert (t.hand("Suzan"), t.turn) == (["Lanky"], "Suzan")


# ---------------------------------------------------------------- ties
FOUR = ("Aric", "Suzan", "Third", "Fourth")


@rule("CHARITY-4", "AMB-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_those_tied_for_lowest_share_equally(edition: str) -> None:
    t = to_charity(giving(4, *FOUR, edition=edition, levels=(5, 2, 2, 3)))
    t.refused("Aric", "give [Lanky], [Digger], [Furious] to Suzan", "CHARITY-4")
    t.refused("Aric", "give [Lanky] to Fourth", "CHARITY-3")
    t.does("Aric", "give [Lanky], [Digger] to Suzan")
    t.refused("Aric", "give [Furious] to Suzan", "CHARITY-4")
    t.does("Aric", "give [Furious], [Colossal] to Third")
    assert (t.hand("Suzan"), t.hand("Third"), t.hand("Fourth")) == (["Lanky", "Digger"], ["Furious", "Colossal"], [])
    assert t.turn == "Suzan"


@rule("CHARITY-4", "AMB-36")
@pytest.mark.parametrize("larger", ["Suzan", "Third", "Fourth"])
def test_the_giver_decides_who_gets_the_larger_share(larger: str) -> None:
    t = to_charity(giving(4, *FOUR, levels=(5, 2, 2, 2)))
    t.refused("Aric", f"give [Lanky], [Digger], [Furious] to {larger}", "CHARITY-4")  # one card larger, not two
    t.does("Aric", f"give [Lanky], [Digger] to {larger}")
    others = [name for name in FOUR[1:] if name != larger]
    t.refused("Aric", f"give [Furious], [Colossal] to {others[0]}", "CHARITY-4")  # one share is larger, not two
    t.does("Aric", f"give [Furious] to {others[0]}")
    t.refused("Aric", f"give [Colossal] to {others[0]}", "CHARITY-4")
    t.does("Aric", f"give [Colossal] to {others[1]}")
    assert (len(t.hand(larger)), len(t.hand(others[0])), len(t.hand(others[1]))) == (2, 1, 1)
    assert t.turn == "Suzan"


@rule("CHARITY-4")
def test_fewer_cards_than_tied_players() -> None:
    t = to_charity(giving(1, *FOUR, levels=(5, 2, 2, 2)))
    t.does("Aric", "give [Lanky] to Fourth")
    assert (t.hand("Fourth"), t.turn) == (["Lanky"], "Suzan")


@rule("CHARITY-4", "CHARITY-9", "AMB-39")
def test_no_card_is_played_once_the_giving_has_begun() -> None:
    t = to_charity(giving(2, *FOUR, levels=(5, 2, 2, 3)))
    t.does("Aric", "give [Lanky] to Suzan")
    t.refused("Aric", "play [Brawler]", "CHARITY-4")  # otherwise Third would get no share
    assert [a for a in t.legal("Aric") if a.startswith("play")] == []
    t.does("Aric", "give [Digger] to Third")
    assert (t.hand("Suzan"), t.hand("Third")) == (["Lanky"], ["Digger"])


# ---------------------------------------------------------------- the giver is lowest
@rule("CHARITY-5", "AMB-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lowest_player_discards_his_surplus(edition: str) -> None:
    t = to_charity(giving(2, edition=edition, levels=(1, 2, 3)))
    t.refused("Aric", "give [Lanky] to Suzan", "CHARITY-5")
    t.refused("Aric", "discard [Lanky], [Digger], [Brawler]", "CHARITY-1")
    t.does("Aric", "discard [Digger], [Lanky]")
    assert t.discards("door")[-2:] == ["Digger", "Lanky"]  # in the order he named
    assert (t.hand("Suzan"), t.hand("Third"), t.turn) == ([], [], "Suzan")


@rule("CHARITY-5", "AMB-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_giver_tied_for_lowest_discards_too(edition: str) -> None:
    t = to_charity(giving(2, edition=edition, levels=(2, 2, 3)))
    t.refused("Aric", "give [Lanky] to Suzan", "CHARITY-5")
    t.does("Aric", "discard [Lanky]", "discard [Digger]")
    assert (t.hand("Suzan"), t.turn) == ([], "Suzan")


# ---------------------------------------------------------------- which cards, how many
@rule("CHARITY-6", "AMB-39")
def test_the_giver_chooses_the_cards_but_no_more_than_the_surplus() -> None:
    t = to_charity(giving(2))
    t.refused("Aric", "give [Brawler], [Digger], [Lanky] to Suzan", "CHARITY-1")
    t.refused("Aric", "give [Brawler], [Straw Man] to Suzan", "CHARITY-6")
    t.does("Aric", "give [Brawler] to Suzan", "give [Fine Print] to Suzan")
    assert t.hand("Suzan") == ["Brawler", "Fine Print"]
    assert t.hand("Aric") == ["Pickpocket", "Lanky", "Digger", "Furious", "Colossal"]


@rule("CHARITY-6")
def test_what_is_given_is_seen_by_giver_and_receiver_only() -> None:
    t = to_charity(giving(1, levels=(5, 1, 3)))
    t.does("Aric", "give [Lanky] to Suzan")
    card = t.game.state.hands[1][0]
    assert all(any(card in e.cards for e in seen_by(t.log, seat)) for seat in (0, 1))
    assert all(card not in e.cards for seat in (-1, 2) for e in seen_by(t.log, seat))


# ---------------------------------------------------------------- the dead
@rule("CHARITY-7", "AMB-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dead_are_skipped(edition: str) -> None:
    t = giving(1, edition=edition, levels=(5, 3, 1)).has("Suzan", hand=["Falling Piano"])
    to_charity(t)
    t.does("Suzan", "play [Falling Piano] on Third").settle()
    assert t.dead("Third")
    t.refused("Aric", "give [Lanky] to Third", "CHARITY-7")
    t.does("Aric", "give [Lanky] to Suzan")
    assert (t.hand("Suzan"), t.hand("Third")) == (["Lanky"], [])


@rule("AMB-35")
def test_the_dead_do_not_make_the_giver_any_higher() -> None:
    t = giving(1, levels=(2, 1, 3)).has("Third", hand=["Falling Piano"])
    to_charity(t)
    t.does("Third", "play [Falling Piano] on Suzan").settle()
    t.refused("Aric", "give [Lanky] to Third", "CHARITY-5")  # he is the lowest of the living
    t.does("Aric", "discard [Lanky]")
    assert t.turn == "Suzan"


@rule("AMB-34")
def test_if_everybody_else_is_dead_the_surplus_is_discarded() -> None:
    t = giving(1).has("Suzan", dead=True).has("Third", dead=True)
    to_charity(t)
    t.refused("Aric", "give [Lanky] to Suzan", "CHARITY-5")
    t.does("Aric", "discard [Lanky]")
    assert t.turn == "Suzan"


# ---------------------------------------------------------------- receiving
@rule("CHARITY-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_receiver_may_hold_more_than_five_until_his_own_turn_ends(edition: str) -> None:
    t = giving(1, edition=edition, levels=(5, 4, 1))
    t.has("Third", hand=["Enchanter", "Acrobat", "Deacon", "Smallfry", "Noodle Fist"])
    t.deck(doors=[*DOORS, "Cloud Step", "Iron Choir", "Night Owls", "Lantern Order"])
    to_charity(t)
    t.does("Aric", "give [Lanky] to Third")
    assert (len(t.hand("Third")), t.owes("Third")) == (6, "")
    t.does("Suzan", "kick", "keep", "loot", "end").settle()
    assert (t.turn, len(t.hand("Third"))) == ("Third", 6)
    t.does("Third", "kick", "keep", "loot", "end").settle()
    assert t.owes("Third") == "charity"  # now they count


@rule("AMB-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_receiver_may_use_the_cards_at_once_if_they_can_be_played_on_receipt(edition: str) -> None:
    t = giving(0, edition=edition, levels=(5, 4, 1)).has("Aric", hand=["Brawler", "Steak Knife", "Furious", *HAND[5:8]])
    to_charity(t)
    t.does("Aric", "give [Brawler], [Steak Knife] to Third")
    assert t.turn == "Suzan"
    t.does("Third", "play [Brawler]", "play [Steak Knife]")
    assert t.used("Third") == ["Brawler", "Steak Knife"]


@rule("AMB-40")
def test_later_they_are_ordinary_hand_cards() -> None:
    t = giving(1, levels=(5, 4, 1))
    to_charity(t)
    t.does("Aric", "give [Brawler] to Third")
    t.does("Suzan", "kick")
    t.refused("Third", "play [Brawler]", "CLASS-16")


@rule("AMB-41")
def test_a_raised_hand_limit_counts() -> None:
    t = giving(1).has("Aric", table=["Digger#2"])  # six cards in hand
    to_charity(t)
    assert (len(t.hand("Aric")), t.turn) == (6, "Suzan")
    t = giving(2).has("Aric", table=["Digger#2"])
    to_charity(t)
    assert len(t.hand("Aric")) == 7
    t.does("Aric", "give [Lanky] to Suzan")
    assert t.turn == "Suzan"
