"""Looking for trouble (TROUBLE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table


@rule("TROUBLE-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trouble_needs_a_door_without_a_monster(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Soggy Goblin"]).combat("Aric", "Straw Man")
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t.wins("Aric")
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t = table(edition=edition).has("Aric", level=3, hand=["Soggy Goblin"]).deck(doors=["Lanky"])
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t.does("Aric", "kick", "keep", "trouble [Soggy Goblin]")
    assert t.monsters() == ["Soggy Goblin"]


@rule("TROUBLE-2", "AMB-152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trouble_is_a_monster_from_ones_own_hand(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Furious", "Steak Knife"]).has("Suzan", hand=["Soggy Goblin"])
    t.deck(doors=["Lanky"], door_discards=["Straw Man"])
    t.does("Aric", "kick", "keep")
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-2")  # another player's
    t.refused("Aric", "trouble [Straw Man]", "TROUBLE-2")  # discarded
    t.refused("Aric", "trouble [Steak Knife]", "TROUBLE-2")  # no Monster
    t.refused("Suzan", "trouble [Soggy Goblin]", "TURN-1")
    assert t.owes("Aric") == "trouble"


@rule("TROUBLE-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trouble_is_fought_exactly_like_a_monster_behind_the_door(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky"], treasures=["Jam Jar"])
    t.has("Suzan", hand=["Furious"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]")
    t.does("Suzan", "play [Furious]")
    assert t.sums() == (3, 7)
    t.does("Aric", "ask Third").does("Third", "decline Aric")
    t.refused("Aric", "fight", "COMBAT-3")
    t.game.state.dice = (1,)
    t.does("Aric", "run").settle()
    assert t.level("Aric") == 2  # its Bad Stuff
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky"], treasures=["Jam Jar"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]").wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (4, ["Lanky", "Jam Jar"])


@rule("TROUBLE-3")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_the_four_phase_sets_one_plays_a_monster_or_moves_on_to_looting(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep")
    assert set(t.legal("Aric")) >= {"trouble [Straw Man]", "loot"}
    t.does("Aric", "loot")
    assert t.hand("Aric") == ["Straw Man", "Lanky", "Digger"]
    t.refused("Aric", "trouble [Straw Man]", "TROUBLE-1")
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]")
    assert [e.rule for e in t.happened("trouble_sought")] == ["TROUBLE-3"]
    t.wins("Aric")
    t.refused("Aric", "loot", "LOOT-1")


@rule("TROUBLE-4")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_the_three_phase_sets_it_is_trouble_or_loot_and_not_both(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]")
    assert [e.rule for e in t.happened("trouble_sought")] == ["TROUBLE-4"]
    t.wins("Aric")
    t.refused("Aric", "loot", "LOOT-2")
    assert (t.owes("Aric"), "Digger" in t.hand("Aric")) == ("end", False)
    t = table(edition=edition).has("Aric", level=3, hand=["Straw Man"]).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep", "loot")
    t.refused("Aric", "trouble [Straw Man]", "TROUBLE-1")


@rule("TROUBLE-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_monster_a_turn(edition: str) -> None:
    hand = ["Straw Man", "Dim Sum Drifter", "Surprise Guest"]
    t = table(edition=edition).has("Aric", level=8, hand=hand).deck(doors=["Lanky"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]")
    t.refused("Aric", "trouble [Dim Sum Drifter]", "TROUBLE-5")
    t.does("Aric", "play [Surprise Guest] with [Dim Sum Drifter]")  # this is how other monsters join
    assert t.monsters() == ["Straw Man", "Dim Sum Drifter"]
    t = table(edition=edition).has("Aric", level=3, hand=hand).deck(doors=["Lanky"])
    t.does("Aric", "kick", "keep", "trouble [Straw Man]").wins("Aric")
    t.refused("Aric", "trouble [Dim Sum Drifter]", "TROUBLE-5")
