"""Looting the room (LOOT; AMB-23, AMB-158)."""

from __future__ import annotations

import pytest

from kickdoor.game import seen_by
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table


@rule("LOOT-1", "LOOT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_another_door_is_drawn_unseen(edition: str) -> None:
    cited = "LOOT-2" if edition in THREE_PHASES else "LOOT-1"
    t = table(edition=edition).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep", "loot")
    assert t.hand("Aric") == ["Lanky", "Digger"]
    assert [e.rule for e in t.happened("room_looted")] == [cited]
    drawn = t.game.state.hands[0][1]
    assert any(drawn in e.cards for e in seen_by(t.log, 0))
    for seat in (-1, 1, 2):
        assert all(drawn not in e.cards for e in seen_by(t.log, seat))
        assert "Digger" not in repr(t.game.view(seat))
        assert t.game.view(seat).players[0].hand_size == 2
    t.refused("Aric", "loot", cited)  # only once


@rule("LOOT-1", "LOOT-2", "AMB-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_looting_is_not_skipped(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Lanky", "Digger"])
    t.does("Aric", "kick", "keep")
    t.refused("Aric", "end", "TURN-2" if edition in THREE_PHASES else "TURN-3")
    assert [a for a in t.legal("Aric") if a.split()[0] in ("loot", "trouble", "end", "pass")] == ["loot"]


@rule("LOOT-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_who_ran_from_a_monster_does_not_loot(edition: str) -> None:
    t = table(edition=edition).deck(dice=[6]).combat("Aric", "Barn Bear").runs("Aric")
    assert t.game.view(-1).players[0].escaped is True
    assert (t.hand("Aric"), t.owes("Aric")) == ([], "end")
    t.refused("Aric", "loot", "LOOT-3")


@rule("LOOT-3", "TROUBLE-4")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_a_player_who_ran_from_trouble_does_not_loot_in_the_four_phase_sets(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Barn Bear"]).deck(doors=["Lanky", "Digger"], dice=[6])
    t.does("Aric", "kick", "keep", "trouble [Barn Bear]").runs("Aric")
    t.refused("Aric", "loot", "LOOT-1")
    assert t.hand("Aric") == ["Lanky"]


@rule("LOOT-4", "AMB-158")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["Trapdoor", "Itchy Veil", "Barn Bear"])
def test_a_looted_monster_or_curse_does_nothing_by_itself(edition: str, card: str) -> None:
    t = table(edition=edition).has("Aric", level=4).deck(doors=["Lanky", card])
    t.does("Aric", "kick", "keep", "loot")
    assert t.hand("Aric") == ["Lanky", card]
    assert (t.level("Aric"), t.used("Aric"), t.monsters(), t.owes("Aric")) == (4, [], [], "end")
    if card == "Trapdoor":  # but it is a card of the hand like any other
        t.does("Aric", "play [Trapdoor] on Suzan").settle()
        assert t.discards("door") == ["Trapdoor"]


@rule("LOOT-5")
@pytest.mark.parametrize("edition", THREE_PHASES)
@pytest.mark.parametrize("how", ["won", "fled", "removed"])
def test_after_a_fight_at_the_door_there_is_no_looting_however_it_ended(edition: str, how: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Duck Dust"]).deck(dice=[6])
    t.combat("Aric", "Straw Man" if how == "won" else "Bridge Bailiff")
    if how == "won":
        t.wins("Aric")
    elif how == "fled":
        t.runs("Aric")
    else:
        t.does("Aric", "play [Duck Dust] on [Bridge Bailiff]").settle()
    assert t.owes("Aric") == "end"
    t.refused("Aric", "loot", "LOOT-5")


@rule("LOOT-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_looted_card_may_be_played_straight_away_if_its_kind_allows(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Lanky", "Brawler"])
    t.does("Aric", "kick", "keep", "loot", "play [Brawler]")
    assert t.used("Aric") == ["Brawler"]
    t = table(edition=edition).deck(doors=["Lanky", "Furious"])
    t.does("Aric", "kick", "keep", "loot")
    t.refused("Aric", "play [Furious]", "ENHANCE-3")
