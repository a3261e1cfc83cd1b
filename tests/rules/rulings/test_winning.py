"""Rulings on winning and Levels (FAQ-1 to FAQ-7)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps


@rule("FAQ-1")
def test_a_kill_makes_a_winner_of_level_9() -> None:
    t = classic().has("Aric", level=9).combat("Aric", "Potted Plant").wins("Aric")
    assert t.game.winners == ["Aric"] and t.level("Aric") == 10


@rule("FAQ-1")
def test_nothing_but_a_kill_makes_a_winner() -> None:
    t = classic().has("Aric", level=9, table=["Cleric"], hand=["Boil an Anthill", "Steal a Level"])
    t.has("Aric", carried=["Wand of Dowsing"]).has("Suzan", level=2, hand=["Invoke Obscure Rules"])
    t.refused("Aric", "play [Boil an Anthill]", "GUAL-3")
    t.refused("Aric", "sell [Wand of Dowsing]", "SELL-5")
    t.refused("Suzan", "play [Invoke Obscure Rules] on Aric")  # not even with cards of other players
    t.refused("Aric", "play [Steal a Level] on Suzan", "CONFLICT-6")
    assert t.level("Aric") == 9 and not t.game.over


@rule("FAQ-1")
def test_a_fight_won_without_a_kill_leaves_level_9() -> None:
    t = classic().has("Aric", level=9, hand=["Pollymorph Potion"]).combat("Aric", "Plutonium Dragon")
    t.does("Aric", "play [Pollymorph Potion]").settle()
    assert t.level("Aric") == 9 and t.game.state.drew[0] == 5 and not t.game.over


@rule("FAQ-1")
def test_a_card_that_says_so_may_bring_the_winning_level() -> None:
    t = classic().has("Aric", level=9, table=["Cleric"]).deck(doors=["Divine Intervention"]).does("Aric", "kick")
    assert t.game.winners == ["Aric"]


@rule("FAQ-2")
def test_an_elf_who_helps_may_win_by_the_level() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=9, table=["Elf"]).combat("Aric", "Bigfoot")
    helps(t).wins("Aric")
    assert t.game.winners == ["Suzan"] and t.level("Aric") == 5


@rule("FAQ-2")
def test_a_level_card_after_the_fight_may_not() -> None:
    t = classic().has("Aric", level=8, hand=["Mutilate the Bodies", "Boil an Anthill"]).combat("Aric", "Potted Plant")
    t.wins("Aric")
    assert t.level("Aric") == 9
    t.refused("Aric", "play [Mutilate the Bodies] on Aric", "GUAL-3")
    t.refused("Aric", "play [Boil an Anthill]", "GUAL-3")


@rule("FAQ-3")
@pytest.mark.parametrize("level", [8, 9])
def test_at_level_9_nothing_that_hurts_another_for_a_level(level: int) -> None:
    t = classic().has("Aric", level=level, hand=["Steal a Level", "Kill the Hireling"])
    t.has("Suzan", level=5, table=["Hireling"])
    if level == 9:
        t.refused("Aric", "play [Steal a Level] on Suzan", "CONFLICT-6")
        t.refused("Aric", "play [Kill the Hireling] on Aric discarding [Hireling]", "CONFLICT-6")
        assert (t.level("Suzan"), t.used("Suzan")) == (5, ["Hireling"])
    else:
        t.does("Aric", "play [Steal a Level] on Suzan")
        assert (t.level("Aric"), t.level("Suzan")) == (9, 4)


@rule("FAQ-4")
def test_a_level_card_for_another_only_if_he_could_gain_it() -> None:
    t = classic().has("Aric", level=3, hand=["Boil an Anthill", "Whine at the GM", "Invoke Obscure Rules"])
    t.has("Suzan", level=9).has("Third", level=2)
    t.refused("Aric", "play [Boil an Anthill] on Suzan", "GUAL-3")
    t.refused("Aric", "play [Whine at the GM] on Suzan")  # nobody is higher
    t.does("Aric", "play [Boil an Anthill] on Third", "play [Whine at the GM] on Third")
    assert (t.level("Suzan"), t.level("Third"), t.level("Aric")) == (9, 4, 3)


@rule("FAQ-4")
def test_a_level_card_cannot_make_another_player_pay() -> None:
    t = classic().has("Aric", hand=["Kill the Hireling"]).has("Suzan", table=["Hireling"])
    t.refused("Aric", "play [Kill the Hireling] on Suzan discarding [Hireling]")
    t.does("Aric", "play [Kill the Hireling] on Third discarding [Hireling]")
    assert t.level("Third") == 2 and t.level("Suzan") == 1


@rule("FAQ-5")
def test_several_levels_at_once_still_end_at_10() -> None:
    t = classic().has("Aric", level=9, hand=["Magic Missile", "Doppleganger"], table=["Huge Rock"])
    t.combat("Aric", "Bullrog").does("Aric", "play [Doppleganger]").wins("Aric")  # two Levels
    assert t.game.winners == ["Aric"] and t.level("Aric") == 10


@rule("FAQ-6")
def test_the_level_comes_before_the_treasure() -> None:
    t = classic().has("Aric", level=9).combat("Aric", "Potted Plant").wins("Aric")
    kinds = [e.kind for e in t.log]
    assert "level_changed" in kinds and "treasures_drawn" not in kinds and t.hand("Aric") == []
    early = classic().has("Aric", level=3).deck(treasures=["Hoard!"]).combat("Aric", "Potted Plant").wins("Aric")
    kinds = [e.kind for e in early.log]
    assert kinds.index("level_changed") < kinds.index("treasures_drawn")
    assert early.level("Aric") == 4 and len(early.hand("Aric")) == 3


@rule("FAQ-7")
def test_a_monster_killed_at_once_counts_as_killed() -> None:
    t = classic().has("Aric", level=9, hand=["Potion of Halitosis"]).combat("Aric", "Floating Nose")
    t.does("Aric", "play [Potion of Halitosis]").settle()
    assert t.game.winners == ["Aric"]
    removed = classic().has("Aric", level=9, hand=["Magic Lamp"]).combat("Aric", "Floating Nose")
    removed.does("Aric", "play [Magic Lamp]").settle()  # gone, not killed
    assert removed.level("Aric") == 9 and not removed.game.over
