"""Loyalties (RULES: LOYALTY)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.rules import edition_values
from tests.marks import rule
from tests.rules.identities import each_can_be, looted_off_turn, set_of
from tests.table import table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")
LOYALTIES = ("American", "Russian", "British", "Chinese")


@rule("LOYALTY-1")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_the_loyalties(tmp_path: Path, edition: str) -> None:
    each_can_be(tmp_path, edition, {"class": ("Tourist",), "loyalty": LOYALTIES}, "loyalty")
    identities = {"class", "race", "style", "loyalty", "training", "faction"}
    assert identities & set(edition_values(edition)["opening_kinds"]) == {"class", "loyalty", "training"}


@rule("LOYALTY-2")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_without_a_loyalty_card_there_is_none(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Water Pistol", "Ketchup League"])
    t.does("Aric", "play [Water Pistol]")  # only for Ketchup Leaguers
    assert t.carried("Aric") == ["Water Pistol"]
    t.refused("Aric", "equip [Water Pistol]", "ITEM-7")
    t.does("Aric", "play [Ketchup League]", "equip [Water Pistol]")
    assert t.strength("Aric") == 3


@rule("LOYALTY-3")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_abilities_and_drawbacks_run_from_play_until_discard(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Ketchup League", "Mayo League"])
    t.has("Aric", table=["Confetti Cannon"], carried=["Steak Knife"])
    t.refused("Aric", "equip [Steak Knife]", "SLOT-4")  # the Cannon needs both hands
    t.does("Aric", "play [Ketchup League]", "equip [Steak Knife]")  # a third hand
    assert t.strength("Aric") == 1 + 4 + 2
    t.does("Aric", "discard [Ketchup League]")
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Steak Knife]")  # there is no hand left for one of the two
    assert t.strength("Aric") == 1 + 4
    t.does("Aric", "play [Mayo League]")  # a drawback: no Cannons
    assert t.strength("Aric") == 1
    t.does("Aric", "discard [Mayo League]")
    assert t.strength("Aric") == 1 + 4


@rule("LOYALTY-4")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_loyalty_may_be_discarded_at_any_time(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Mayo League"]).has("Suzan", table=["Ketchup League"]).has("Third", table=["Mustard League"])
    t.deck(doors=["Bridge Bailiff"]).does("Suzan", "discard [Ketchup League]")  # in another player's turn
    t.does("Aric", "kick").does("Third", "discard [Mustard League]")
    t.does("Aric", "discard [Mayo League]")
    assert [e.rule for e in t.happened("identity_dropped")] == ["LOYALTY-4"]
    assert t.used("Aric") == []


@rule("LOYALTY-5")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_only_one_loyalty_unless_a_card_allows_more(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Ketchup League"], hand=["Mustard League", "Two Hats", "Mayo League"])
    t.does("Aric", "play [Mustard League]")
    assert t.used("Aric") == ["Mustard League"]
    t.does("Aric", "play [Two Hats]", "play [Mayo League]")
    assert t.used("Aric") == ["Mustard League", "Two Hats", "Mayo League"]


@rule("LOYALTY-6")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_never_two_copies_of_one_loyalty(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Ketchup League", "Two Hats"], hand=["Ketchup League"])
    t.refused("Aric", "play [Ketchup League]", "LOYALTY-6")


@rule("LOYALTY-7")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_loyalty_is_played_when_acquired_or_in_ones_own_turn(edition: str) -> None:
    looted_off_turn(edition, "Mayo League", helping=False).does("Suzan", "play [Mayo League]")
    looted_off_turn(edition, "Mayo League", helping=True).does("Suzan", "play [Mayo League]")
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Mayo League"])
    t.has("Suzan", hand=["Ketchup League"]).combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "play [Ketchup League]", "LOYALTY-7")
    t.does("Aric", "play [Mayo League]")


@rule("LOYALTY-8")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
@pytest.mark.parametrize("paid", ["Tourist", "Badge of the Tourist", "Chinese"])
def test_a_loyalty_ability_may_be_paid_by_discards(tmp_path: Path, edition: str, paid: str) -> None:
    cost = "[{discard: {count: 1, in: [hand, table]}}]"
    use = f"{{name: Slogan, when: own_combat, cost: {cost}, do: [{{modify: {{strength: 4}}}}]}}"
    more = f"{{name: Chinese, kind: loyalty, uses: [{use}]}}"
    pack = set_of(tmp_path, {"class": ("Tourist",), "loyalty": ("British",)}, more)
    t = table("Aric", "Suzan", "Third", edition=edition, packs=(pack,))
    t.has("Aric", table=["Chinese"], carried=["Badge of the Tourist"], hand=["Tourist"]).combat("Aric", "Rat")
    t.does("Aric", f"use Slogan discarding [{paid}]")
    assert t.strength("Aric") == 5
    t.wins("Aric")
