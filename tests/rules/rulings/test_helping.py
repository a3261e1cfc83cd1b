"""Rulings on helping (FAQ-46 to FAQ-53)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps


@rule("FAQ-46", "FAQ-50")
def test_a_forced_helper_drops_out_when_the_fight_may_win_the_game() -> None:
    t = classic().has("Aric", level=7, table=["Kneepads of Allure"], hand=["Boil an Anthill", "Invoke Obscure Rules"])
    t.has("Suzan", level=9).has("Third", level=9).combat("Aric", "Net Troll").does("Aric", "use Allure on Suzan")
    assert t.sums() == (16, 10)
    t.does("Aric", "play [Boil an Anthill]", "play [Invoke Obscure Rules]")
    assert t.sums() == (9, 10) and t.level("Suzan") == 9  # without penalty
    t.refused("Aric", "use Allure on Third", "HELP-1")
    t.does("Aric", "ask Third").does("Third", "accept Aric").wins("Aric")
    assert t.game.winners == ["Aric"]


@rule("FAQ-47")
def test_a_forced_elf_who_would_win_himself_may_stay() -> None:
    t = classic().has("Aric", level=8, table=["Kneepads of Allure"], hand=["Boil an Anthill"])
    t.has("Suzan", level=9, table=["Elf"]).combat("Aric", "Net Troll").does("Aric", "use Allure on Suzan")
    t.does("Aric", "play [Boil an Anthill]")
    assert t.sums() == (18, 10)
    t.wins("Aric")
    assert "Suzan" in t.game.winners


@rule("FAQ-48")
def test_a_willing_helper_is_bound() -> None:
    t = classic().has("Aric", level=8, hand=["Boil an Anthill"]).has("Suzan", level=3).combat("Aric", "Net Troll")
    helps(t).does("Aric", "play [Boil an Anthill]", "fight")
    t.refused("Suzan", "withdraw", "HELP-2")
    t.settle()
    assert t.game.winners == ["Aric"]


@rule("FAQ-49")
def test_a_forced_helper_may_still_play_against_the_fighter() -> None:
    t = classic().has("Aric", level=2, table=["Kneepads of Allure"])
    t.has("Suzan", level=5, table=["Thief"], hand=["Enraged", "Mate"]).combat("Aric", "Harpies")
    t.does("Aric", "use Allure on Suzan").does("Suzan", "use Backstab discarding [Mate] on Aric", "play [Enraged]")
    assert t.sums() == (2 + 5 - 2, 4 + 5)
    t.refused("Suzan", "use Backstab discarding [Enraged] on Suzan")  # FAQ-101: not on herself


@rule("FAQ-51")
def test_whoever_won_it_the_main_fighter_draws_and_shares() -> None:
    t = classic().has("Suzan", table=["Cleric"]).deck(treasures=["Leather Armor", "Helm of Courage", "Spiky Knees"])
    t.combat("Aric", "Wannabe Vampire")
    helps(t, deal="picks H").does("Suzan", "use Drive off").settle()
    (drawn,) = t.happened("treasures_drawn")
    assert (drawn.seat, drawn.n, drawn.word) == (0, 3, "up")
    t.does("Suzan", "choose [Helm of Courage]")
    assert t.hand("Suzan") == ["Helm of Courage"] and sorted(t.hand("Aric")) == ["Leather Armor", "Spiky Knees"]
    assert t.level("Aric") == 1


@rule("FAQ-52")
@pytest.mark.parametrize("deed", ["use Bribe discarding [Leather Armor]", "use Bribe discarding [Helm of Courage]"])
def test_the_helper_decides_nothing_about_monsters(deed: str) -> None:
    t = classic().has("Aric", table=["Helm of Courage"]).has("Suzan", table=["Leather Armor"])
    t.combat("Aric", "Floating Nose")
    helps(t).refused("Suzan", deed)
    t.does("Aric", "use Bribe discarding [Helm of Courage]").settle()
    assert t.used("Aric") == [] and t.used("Suzan") == ["Leather Armor"]


@rule("FAQ-53")
def test_when_the_gazebo_wanders_in_the_helper_leaves() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=9, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Gazebo"]).combat("Aric", "Net Troll")
    assert helps(t).sums() == (13, 10)
    t.does("Third", "play [Wandering Monster] with [Gazebo]")
    assert t.sums() == (4, 18) and [e.seat for e in t.happened("helper_left")] == [1]
    t.refused("Aric", "ask Suzan", "COMBAT-12")
    t.nothing_pending_but("Aric")
