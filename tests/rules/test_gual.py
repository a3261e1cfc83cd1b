"""Go Up a Level cards (RULES: GUAL)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("GUAL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_level_up_is_played_on_any_player_at_any_time(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Found a Coin"] * 3)
    t.does("Suzan", "play [Found a Coin]", "play [Found a Coin] on Suzan", "play [Found a Coin] on Third")
    assert [t.level(n) for n in t.names] == [1, 3, 2]
    t.nothing_pending_but("Aric")


@rule("GUAL-2", "AMB-65")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_level_up_works_in_combat_is_discarded_and_is_no_item(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Found a Coin"]).has("Suzan", hand=["Found a Coin"])
    t.refused("Aric", "sell [Found a Coin]", "SELL-4")
    t.refused("Aric", "give [Found a Coin] to Third", "TRADE-1")
    t = table(edition=edition).has("Aric", hand=["Found a Coin"]).has("Suzan", hand=["Found a Coin"])
    t.combat("Aric", "Soggy Goblin").does("Aric", "play [Found a Coin]").does("Suzan", "play [Found a Coin] on Aric")
    assert t.sums() == (3, 1)
    assert t.discards("treasure") == ["Found a Coin", "Found a Coin"]
    t.nothing_pending_but("Aric")


@rule("GUAL-3", "AMB-162", "CONFLICT-6")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_a_level_up_never_wins(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=9).has("Aric", hand=["Found a Coin"], level=8)
    t.refused("Aric", "play [Found a Coin] on Suzan", "GUAL-3")
    t.does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 9
    t.nothing_pending_but("Aric")


@rule("GUAL-4", "AMB-162", "CONFLICT-6")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_a_level_up_never_wins_either(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=9).has("Aric", hand=["Found a Coin"], level=8)
    refusal = t.refused("Aric", "play [Found a Coin] on Suzan", "GUAL-4")
    assert "CONFLICT-6" in refusal.rules
    t.does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 9
    t.nothing_pending_but("Aric")


@rule("AMB-162", "FAQ-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_level_9_nothing_that_brings_a_level_is_played(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9, hand=["Ladder from Under You", "Fire the Help"])
    t.has("Suzan", level=3, table=["Errand Boy"], hand=["Complain to the Manager"])
    t.refused("Aric", "play [Ladder from Under You] on Suzan", "CONFLICT-6")
    t.refused("Aric", "play [Fire the Help] discarding [Errand Boy]", "CONFLICT-6")
    t.refused("Suzan", "play [Complain to the Manager] on Aric", "CONFLICT-6")
    t.does("Suzan", "play [Complain to the Manager]")
    assert t.level("Suzan") == 4


def _after_a_win(edition: str) -> Table:
    t = table(edition=edition).has("Aric", level=3).deck(treasures=["Found a Coin"])
    return t.combat("Aric", "Polite Skeleton").wins("Aric")


@rule("GUAL-5")
def test_in_fu_a_level_up_is_used_when_drawn() -> None:
    t = _after_a_win("fu").does("Aric", "play [Found a Coin]")
    assert (t.level("Aric"), t.hand("Aric")) == (5, [])
    t.nothing_pending_but("Aric")


@rule("GUAL-6")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_in_impossible_a_level_up_is_used_when_drawn_or_kept(edition: str) -> None:
    t = _after_a_win(edition).does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 5
    t = _after_a_win(edition).does("Aric", "end").settle().does("Aric", "play [Found a Coin]")
    assert (t.level("Aric"), t.turn) == (5, "Suzan")


@rule("GUAL-7")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_the_text_of_a_level_up_is_followed_and_it_is_discarded(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", level=3, hand=["Ladder from Under You", "Found a Coin"])
        .has("Suzan", level=3)
    )
    t.does("Aric", "play [Ladder from Under You] on Suzan")
    assert (t.level("Aric"), t.level("Suzan")) == (4, 2)
    t.does("Aric", "play [Found a Coin]")
    assert t.discards("treasure") == ["Ladder from Under You", "Found a Coin"]
    t = table(edition=edition).has("Aric", hand=["Selfie with the Corpse"])
    t.refused("Aric", "play [Selfie with the Corpse]")  # only right after a combat
    t = table(edition=edition).has("Aric", level=3, hand=["Selfie with the Corpse"]).combat("Aric", "Polite Skeleton")
    t.wins("Aric").does("Aric", "play [Selfie with the Corpse]")
    assert t.level("Aric") == 5


@rule("DEATH-16", "GUAL-1")
def test_the_dead_gain_no_level() -> None:
    t = table().has("Aric", hand=["Found a Coin"]).has("Third", dead=True)
    t.refused("Aric", "play [Found a Coin] on Third", "DEATH-16")
