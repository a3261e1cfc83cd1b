"""Go Up a Level in the impossible set: the plain ones, and those that ask for something (RULES: GUAL)."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import over, spies
from tests.cards.impossible.printed import PRINTED
from tests.cards.marks import card
from tests.marks import rule


@rule("FAQ-1", "FAQ-4", "GUAL-1")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Blow Up Entire Small Country", marks=card("Blow Up Entire Small Country")),
        pytest.param("Give GM Secret Message", marks=card("Give GM Secret Message")),
        pytest.param("Gold Bars", marks=card("Gold Bars")),
        pytest.param("Kidnap Nuclear Scientist", marks=card("Kidnap Nuclear Scientist")),
        pytest.param("Learn From Experience", marks=card("Learn From Experience")),
    ],
)
def test_a_plain_go_up_a_level(name: str) -> None:
    PRINTED.goes_up_a_level(name)


@card("Gold Bars")
@rule("GUAL-6")
def test_used_the_instant_it_is_drawn() -> None:
    t = spies().has("Aric", level=3).deck(treasures=["Gold Bars"]).combat("Aric", "Spy Fly").wins("Aric")
    t.does("Aric", "play [Gold Bars]")
    assert t.level("Aric") == 5


# ---------------------------------------------------------------- Cheat Death
@card("Cheat Death")
@rule("FAQ-155")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_whoever_has_just_escaped_goes_up(who: str) -> None:
    t = spies().has("Aric", level=4).has(who, hand=["Cheat Death"]).deck(dice=[5]).combat("Aric", "Spook Spook")
    t.refused(who, "play [Cheat Death]")
    t.flees("Aric").closes().does(who, "play [Cheat Death]").settle()
    assert t.level("Aric") == 5 and t.discards("treasure") == ["Cheat Death"]
    assert t.level("Third") == 1
    over(t)


@card("Cheat Death")
def test_not_for_who_was_caught_nor_at_the_last_level() -> None:
    t = spies().has("Aric", level=4, hand=["Cheat Death"]).deck(dice=[1]).combat("Aric", "Spook Spook")
    t.flees("Aric").closes().refused("Aric", "play [Cheat Death]")
    last = spies().has("Aric", level=9, hand=["Cheat Death"]).deck(dice=[5]).combat("Aric", "Spook Spook")
    last.flees("Aric").closes().refused("Aric", "play [Cheat Death]")


# ---------------------------------------------------------------- Deep Cover Assignment
@card("Deep Cover Assignment")
@rule("LOYALTY-2")
def test_only_for_those_who_serve_nobody() -> None:
    t = spies().has("Aric", level=3, table=["British"], hand=["Deep Cover Assignment"]).has("Suzan", level=2)
    t.refused("Aric", "play [Deep Cover Assignment]")
    t.does("Aric", "discard [British]", "play [Deep Cover Assignment]")  # out of the service at any time
    assert t.level("Aric") == 4
    other = spies().has("Aric", table=["British"], hand=["Deep Cover Assignment"]).has("Suzan", table=["Tourist"])
    other.does("Aric", "play [Deep Cover Assignment] on Suzan")
    assert (other.level("Aric"), other.level("Suzan")) == (1, 2)


# ---------------------------------------------------------------- Eliminate a Hireling
@card("Eliminate a Hireling")
@rule("FAQ-167")
@pytest.mark.parametrize("owner", ["Aric", "Suzan"])
def test_any_hireling_pays_for_a_level(owner: str) -> None:
    t = spies().has("Aric", hand=["Eliminate a Hireling"]).has(owner, table=["Hireling N"])
    t.does("Aric", "play [Eliminate a Hireling] discarding [Hireling N]")
    assert t.level("Aric") == 2 and t.used(owner) == []
    assert sorted(t.discards("treasure")) == ["Eliminate a Hireling", "Hireling N"]
    t.nothing_pending_but("Aric")


@card("Eliminate a Hireling")
def test_no_hireling_no_level() -> None:
    t = spies().has("Aric", hand=["Eliminate a Hireling", "Hireling N"])
    t.refused("Aric", "play [Eliminate a Hireling]")  # one in the hand is not in play
    last = spies().has("Aric", level=9, hand=["Eliminate a Hireling"]).has("Suzan", table=["Hireling N"])
    last.refused("Aric", "play [Eliminate a Hireling] discarding [Hireling N]")


# ---------------------------------------------------------------- License to Maim
@card("License to Maim")
@rule("GUAL-1", "CONFLICT-6")
def test_the_licence_is_a_level_or_five_in_a_fight() -> None:
    t = spies().has("Aric", level=3, hand=["License to Maim"]).has("Suzan", level=4)
    t.does("Aric", "play [License to Maim] on Suzan")
    assert (t.level("Aric"), t.level("Suzan")) == (3, 5)
    last = spies().has("Aric", level=9, hand=["License to Maim"]).combat("Aric", "Spook Spook")
    last.refused("Aric", "play [License to Maim] on Aric", "CONFLICT-6")
    last.does("Aric", "play [License to Maim]")
    assert last.sums() == (14, 12) and last.level("Aric") == 9
    last.wins("Aric")
    assert last.game.winners == ["Aric"]


# ---------------------------------------------------------------- Safe House
@card("Safe House")
@rule("CURSE-6")
def test_a_safe_house_also_lifts_lasting_traps() -> None:
    t = spies().has("Aric", level=3, hand=["Safe House"]).has("Suzan", level=3, curses=["Snake Pit"])
    assert t.strength("Suzan") == 1
    t.does("Aric", "play [Safe House] on Suzan")
    assert t.level("Suzan") == 4 and t.strength("Suzan") == 4
    assert t.discards("door") == ["Snake Pit"] and t.discards("treasure") == ["Safe House"]
    t.nothing_pending_but("Aric")


@card("Safe House")
def test_nobody_reaches_the_safe_house_from_a_fight() -> None:
    t = spies().has("Aric", level=3, hand=["Safe House"]).has("Third", hand=["Gold Bars"]).combat("Aric", "Spy Fly")
    t.refused("Aric", "play [Safe House] on Aric")
    calm = spies().has("Aric", level=9, hand=["Safe House"], curses=["Snake Pit"])
    calm.refused("Aric", "play [Safe House] on Aric", "CONFLICT-6")


# ---------------------------------------------------------------- Seduce Villain's Mistress
@card("Seduce Villain's Mistress")
@pytest.mark.parametrize("target", ["Aric", "Suzan"])
def test_a_playboy_gets_a_treasure_besides(target: str) -> None:
    t = spies().has("Aric", level=3, hand=["Seduce Villain's Mistress"]).has("Suzan", level=3, table=["Playboy"])
    t.deck(treasures=["Umbrella"]).does("Aric", f"play [Seduce Villain's Mistress] on {target}")
    assert t.level(target) == 4 and t.hand("Suzan") == (["Umbrella"] if target == "Suzan" else [])
    assert t.hand("Aric") == []
    t.nothing_pending_but("Aric")
