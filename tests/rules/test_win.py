"""Winning (WIN; AMB-159 to AMB-165)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, THREE_PHASES
from tests.table import table


@rule("WIN-1", "WIN-2", "WIN-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kill_that_brings_level_ten_wins(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).combat("Aric", "Straw Man").wins("Aric")
    assert (t.level("Aric"), t.game.over, t.game.winners) == (10, True, ["Aric"])
    assert [(e.seat, e.rule) for e in t.happened("game_won")] == [(0, "WIN-1")]
    t.nothing_pending_but()
    t.refused("Suzan", "kick", "WIN-1")
    assert t.legal("Aric") == []


@rule("WIN-1")
def test_level_nine_does_not_win() -> None:
    t = table().has("Aric", level=8).combat("Aric", "Straw Man").wins("Aric")
    assert (t.level("Aric"), t.game.over) == (9, False)


@rule("WIN-4", "AMB-162")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_but_a_kill_supplies_the_winning_level(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9, hand=["Walking Stick of Doom", "Confetti Cannon", "Found a Coin"])
    t.refused("Aric", "sell [Walking Stick of Doom], [Confetti Cannon]", "WIN-4")
    t.refused("Aric", "play [Found a Coin]", "WIN-4")
    assert not [a for a in t.legal("Aric") if a.startswith("sell") or a.endswith("on Aric")]


@rule("WIN-4", "AMB-163")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fight_won_without_a_kill_leaves_a_fighter_at_nine(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9, hand=["Duck Dust"])
    t.has("Suzan", hand=["Selfie with the Corpse"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Duck Dust] on [Bridge Bailiff]").settle()
    assert (t.level("Aric"), t.game.over, t.owes("Aric")) == (9, False, "end")
    t.refused("Suzan", "play [Selfie with the Corpse] on Aric", "CONFLICT-6")  # nor does a card right after it


@rule("WIN-5", "DEATH-17")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_the_dead_cannot_win(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).has("Suzan", hand=["Falling Piano"]).combat("Aric", "Straw Man")
    t.does("Aric", "fight")
    t.does("Suzan", "play [Falling Piano] on Aric").settle()
    assert (t.level("Aric"), t.game.over, t.turn) == (9, False, "Suzan")


@rule("WIN-5")
def test_a_card_that_wins_the_game_does_nothing_for_the_dead() -> None:
    t = table().has("Suzan", level=9, table=["Deacon"]).has("Third", hand=["Falling Piano"])
    t.deck(doors=["Choir Practice"])
    t.does("Third", "play [Falling Piano] on Suzan").settle()
    t.does("Aric", "kick")
    assert (t.level("Suzan"), t.game.over) == (9, False)


@rule("WIN-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_victory_is_established_when_the_wait_has_passed(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).has("Suzan", hand=["Colossal"]).combat("Aric", "Straw Man")
    t.does("Aric", "fight").does("Third", "pass")
    assert not t.game.over
    t.does("Suzan", "play [Colossal]")  # 9 against 12
    assert (t.level("Aric"), t.game.over, t.owes("Aric")) == (9, False, "fight")
    t.refused("Aric", "fight", "COMBAT-3")


@rule("AMB-159")
def test_fighter_and_helper_who_reach_level_ten_together_win_together() -> None:
    t = table().has("Aric", level=9).has("Suzan", level=9, table=["Lanky"]).combat("Aric", "Straw Man")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (10, 10)
    assert t.game.winners == ["Aric", "Suzan"]


@rule("AMB-159")
def test_a_helper_may_reach_level_ten_alone() -> None:
    t = table().has("Aric", level=7).has("Suzan", level=9, table=["Lanky"]).combat("Aric", "Straw Man")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert (t.level("Aric"), t.game.winners) == (8, ["Suzan"])


@rule("AMB-160", "AMB-161")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("level", "wins"), [(7, False), (8, True), (9, True)])
def test_a_kill_worth_two_levels_pays_only_up_to_ten(edition: str, level: int, wins: bool) -> None:
    t = table(edition=edition).has("Aric", level=level, hand=["Boom Muffin", "Boom Muffin#2"])
    t.combat("Aric", "Mummy's Boy")  # two Levels
    for muffin in ("Boom Muffin", "Boom Muffin#2"):
        t.does("Aric", f"play [{muffin}] on fighters")
    t.wins("Aric")
    assert (t.level("Aric"), t.game.over) == (min(level + 2, 10), wins)


@rule("AMB-161")
def test_two_monsters_killed_at_level_eight_win() -> None:
    t = table().has("Aric", level=8, hand=["Surprise Guest", "Soggy Goblin"]).combat("Aric", "Straw Man")
    t.does("Aric", "play [Surprise Guest] with [Soggy Goblin]").wins("Aric")
    assert t.game.winners == ["Aric"]


@rule("AMB-165")
def test_the_game_ends_before_treasure_is_drawn() -> None:
    t = table().has("Aric", level=9).combat("Aric", "Toddlers In Black")
    before = t.game.view(-1).decks[1]
    t.wins("Aric")
    assert t.game.over
    assert (t.hand("Aric"), t.game.view(-1).decks[1]) == ([], before)
    assert t.happened("treasures_drawn") == []
