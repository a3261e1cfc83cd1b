"""Mooks (RULES: MOOK, AMB-143, AMB-144).

The trial pack's Stunt Cousin (+2) takes an Enhancer; all its companions can be given up.
"""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.table import table


@rule("MOOK-1")
@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("play", [False, True])
def test_a_drawn_mook_is_played_at_once_or_kept(helped: bool, play: bool) -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=4).deck(treasures=["Stunt Cousin"])
    t.combat("Aric", "Soggy Goblin")
    if helped:  # then Treasures are drawn face up
        t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    t.wins("Aric")
    t.does("Aric", "play [Stunt Cousin]") if play else t.does("Aric", "end").settle()
    assert (t.used("Aric"), t.hand("Aric")) == ((["Stunt Cousin"], []) if play else ([], ["Stunt Cousin"]))


@rule("MOOK-2", "AMB-144")
def test_a_mook_is_played_at_any_time_but_only_one() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Stunt Cousin", "Errand Boy"])
    t.has("Suzan", hand=["Stunt Cousin"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "play [Stunt Cousin]").does("Aric", "play [Stunt Cousin]")
    assert t.sums() == (3, 10)
    t.does("Aric", "play [Errand Boy]")  # in one action: the first is discarded
    assert t.used("Aric") == ["Errand Boy"] and t.sums() == (2, 10)


@rule("MOOK-3")
def test_a_mook_may_be_discarded_at_any_time() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", table=["Stunt Cousin"])
    t.has("Suzan", table=["Errand Boy"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "discard [Errand Boy]").does("Aric", "discard [Stunt Cousin]")
    assert t.sums() == (1, 10)


@rule("MOOK-4")
def test_a_mook_is_neither_traded_nor_sold() -> None:
    t = (
        table("Aric", "Suzan", "Third", edition="fu")
        .has("Aric", table=["Stunt Cousin"])
        .has("Suzan", carried=["Steak Knife"])
    )
    t.refused("Aric", "trade [Stunt Cousin] for [Steak Knife] with Suzan", "MOOK-4")
    t.refused("Aric", "give [Stunt Cousin] to Suzan", "MOOK-4")
    t.refused("Aric", "sell [Stunt Cousin]", "ITEM-1")


@rule("MOOK-5")
def test_an_enhancer_may_go_on_a_mook_and_stays_while_he_lives() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=4, table=["Stunt Cousin"], hand=["Colossal"])
    t.combat("Aric", "Damp Ghost").does("Aric", "play [Colossal] on [Stunt Cousin]")
    assert t.sums() == (4 + 2 + 10, 4)
    t.wins("Aric")
    assert len(t.hand("Aric")) == 2  # the Ghost's Treasures; those of the Enhancer are only for monsters
    assert t.used("Aric") == ["Stunt Cousin", "Colossal"]  # it stays after the fight
    assert t.strength("Aric") == 5 + 12
    t.does("Aric", "discard [Stunt Cousin]")
    assert t.used("Aric") == [] and "Colossal" in t.discards("door")  # as long as he is in play
    assert t.strength("Aric") == 5


@rule("MOOK-5", "AMB-143")
def test_only_bonus_cards_go_on_a_mook_and_who_may_play_them() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").deck(doors=["Bridge Bailiff"])
    t.has("Aric", table=["Stunt Cousin"], hand=["Runty"]).has("Suzan", hand=["Furious"])
    t.refused("Aric", "play [Runty] on [Stunt Cousin]", "MOOK-5")  # -5
    t.refused("Suzan", "play [Furious] on [Stunt Cousin]", "MOOK-5")  # another player's Mook: only in a fight
    t.does("Aric", "kick").does("Suzan", "play [Furious] on [Stunt Cousin]")
    assert t.sums() == (1 + 2 + 5, 10)


@rule("MOOK-6")
def test_a_mook_takes_only_one_enhancer() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", table=["Stunt Cousin"], hand=["Colossal", "Furious"])
    t.does("Aric", "play [Furious] on [Stunt Cousin]")  # outside a fight, his own Mook
    t.refused("Aric", "play [Colossal] on [Stunt Cousin]", "MOOK-6")
    assert t.strength("Aric") == 8


@rule("MOOK-7")
def test_a_sacrifice_escapes_every_monster_even_those_nobody_can_escape() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=3, table=["Stunt Cousin"])
    t.has("Suzan", hand=["Surprise Guest", "Dust Bunny"]).combat("Aric", "Accountants In Black")
    t.does("Suzan", "play [Surprise Guest] with [Dust Bunny]")  # nobody escapes from it
    t.refused("Aric", "sacrifice [Stunt Cousin]", "MOOK-7")  # the fight is not lost yet
    t.does("Aric", "run")
    t.refused("Aric", "sacrifice [Stunt Cousin]", "MOOK-7")
    t.closes().does("Aric", "sacrifice [Stunt Cousin]").settle()
    assert t.level("Aric") == 3 and not t.happened("die_rolled") and not t.happened("caught")
    assert "Stunt Cousin" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@rule("MOOK-7")
def test_only_a_runner_sacrifices_a_mook_and_only_their_own() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=3).has("Suzan", table=["Stunt Cousin"])
    t.combat("Aric", "Accountants In Black").does("Aric", "run").closes()
    t.refused("Suzan", "sacrifice [Stunt Cousin]", "MOOK-7")
    t.refused("Aric", "sacrifice [Stunt Cousin]", "MOOK-7")


@rule("MOOK-8")
@pytest.mark.parametrize("saved", [False, True])
def test_the_main_fighter_decides_about_the_helper(saved: bool) -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=3, table=["Stunt Cousin"]).has("Suzan", level=3)
    t.deck(dice=[1]).combat("Aric", "Accountants In Black").does("Suzan", "offer help to Aric")
    t.does("Aric", "accept Suzan", "run").closes()
    t.refused("Aric", "sacrifice [Stunt Cousin] saving Third", "MOOK-8")
    t.does("Aric", "sacrifice [Stunt Cousin]" + (" saving Suzan" if saved else "")).settle()
    assert t.level("Aric") == 3
    assert t.level("Suzan") == (3 if saved else 1)  # otherwise she had to roll
    t.nothing_pending_but("Aric")


@rule("MOOK-9")
def test_a_mook_may_be_put_down_at_creation() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Stunt Cousin", "Errand Boy"]).dealing()
    t.does("Aric", "play [Stunt Cousin]")
    assert t.used("Aric") == ["Stunt Cousin"] and t.strength("Aric") == 3
    t.refused("Aric", "play [Errand Boy]", "MOOK-2")
