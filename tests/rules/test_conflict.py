"""Cards against rules, and the four rules that resist (CONFLICT)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS
from tests.table import table


@rule("CONFLICT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_prevails_over_the_rules(edition: str) -> None:
    big = ["Rubber Chainsaw", "Chest Plate of Chests"]
    t = table(edition=edition).has("Aric", carried=big[:1], hand=big[1:])
    t.refused("Aric", "play [Chest Plate of Chests]", "BIG-1")
    t = table(edition=edition).has("Aric", table=["Digger"], carried=big[:1], hand=big[1:])
    t.does("Aric", "play [Chest Plate of Chests]")  # a Digger carries any number
    t = table(edition=edition).has("Aric", level=2, table=["Brawler"]).combat("Aric", "Straw Man")
    assert t.sums() == (2, 2)
    t.does("Aric", "fight")  # monsters win ties, but not against a Brawler


@rule("CONFLICT-2", "CONFLICT-6", "WIN-2", "WIN-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_card_that_says_so_overrides_an_unbreakable_rule(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", level=8)
        .has("Suzan", level=9, table=["Deacon"])
        .deck(doors=["Choir Practice"])
    )
    t.does("Aric", "kick")  # a Level for every Deacon, even the winning one
    assert t.game.over
    assert t.game.winners == ["Suzan"]
    t = table(edition=edition).has("Aric", level=9).has("Suzan", level=9, hand=["Ladder from Under You"])
    t.refused("Suzan", "play [Ladder from Under You] on Aric", "CONFLICT-6")  # a Level by a card


@rule("CONFLICT-3")
def test_no_effect_takes_a_character_under_level_one_but_strength_may_sink() -> None:
    t = (
        table()
        .has("Aric", hand=["Runty"])
        .has("Suzan", hand=["Ladder from Under You"], level=3)
        .combat("Aric", "Soggy Goblin")
    )
    t.does("Suzan", "play [Ladder from Under You] on Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (1, 4)
    t.does("Aric", "play [Runty]")
    assert t.sums() == (1, -4)


@rule("CONFLICT-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_gives_levels_only_for_killing(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Duck Dust"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Duck Dust] on [Bridge Bailiff]").settle()
    assert len(t.happened("combat_won")) == 1
    assert t.level("Aric") == 3
    assert len(t.hand("Aric")) == 3  # the Treasures that the card grants


@rule("CONFLICT-5", "REWARD-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_paid_in_mid_combat(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8, hand=["Feather Duster", "Surprise Guest", "Straw Man"])
    t.combat("Aric", "Dust Bunny")
    t.does("Aric", "play [Surprise Guest] with [Straw Man]", "play [Feather Duster]")
    assert t.monsters() == ["Straw Man"]  # the Bunny is dead
    assert (t.level("Aric"), t.hand("Aric")) == (8, [])
    t.wins("Aric")
    assert t.game.over  # two kills: Level 10
    t = table(edition=edition).has("Aric", level=2, hand=["Feather Duster", "Surprise Guest", "Bridge Bailiff"])
    t.deck(dice=[6]).combat("Aric", "Dust Bunny")
    t.does("Aric", "play [Surprise Guest] with [Bridge Bailiff]", "play [Feather Duster]").runs("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (2, [])  # the fight was not won


@rule("CONFLICT-6", "AMB-162", "GUAL-3", "GUAL-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winning_level_comes_only_from_a_kill(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9, hand=["Found a Coin", "Ladder from Under You"])
    t.has("Suzan", level=5, hand=["Found a Coin#2"])
    t.refused("Aric", "play [Found a Coin]", "CONFLICT-6")
    t.refused("Suzan", "play [Found a Coin#2] on Aric", "CONFLICT-6")
    t.refused("Aric", "play [Ladder from Under You] on Suzan", "CONFLICT-6")  # not even for its other effect
    assert (t.level("Aric"), t.level("Suzan"), t.game.over) == (9, 5, False)
