"""ENHANCE: cards played on one monster, and which of them count for its twin."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, THREE_PHASES
from tests.table import Table, table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)


@rule("ENHANCE-1", "ENHANCE-2")
@all_editions
@pytest.mark.parametrize(("enhancer", "strength"), [("Furious", 9), ("Colossal", 14), ("Runty", -1)])
def test_an_enhancer_raises_or_lowers_one_monster(edition: str, enhancer: str, strength: int) -> None:
    t = table(edition=edition).has("Suzan", hand=[enhancer, "Surprise Guest", "Dim Sum Drifter"])
    t.combat("Aric", "Damp Ghost").does("Suzan", f"play [{enhancer}] on [Damp Ghost]")
    assert t.sums() == (1, strength)
    t.does("Suzan", "play [Surprise Guest] with [Dim Sum Drifter]")
    assert t.sums() == (1, strength + 2)  # only the Ghost is changed
    t.nothing_pending_but("Aric")


@rule("ENHANCE-1")
def test_an_enhancer_may_depend_on_its_monster() -> None:
    for monster, strength in (("Goblin Intern", 12), ("Dim Sum Drifter", 7)):
        t = table().has("Suzan", hand=["Prickly"]).combat("Aric", monster).does("Suzan", "play [Prickly]")
        assert t.sums() == (1, strength)  # 2 + 5, and 5 more for a Goblin
        t.nothing_pending_but("Aric")


@rule("ENHANCE-2")
def test_a_lowering_card_is_an_enhancer_too_with_the_same_windows() -> None:
    t = table().has("Suzan", hand=["Runty"]).deck(doors=["Damp Ghost"], dice=[6])
    t.refused("Suzan", "play [Runty]", "ENHANCE-3")
    t.does("Aric", "kick", "run").settle()
    t.refused("Suzan", "play [Runty]", "ENHANCE-3")
    t.nothing_pending_but("Aric")


@rule("ENHANCE-3")
@all_editions
def test_no_enhancer_without_a_running_fight(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Furious"], level=5).deck(doors=["Damp Ghost"])
    t.refused("Aric", "play [Furious]", "ENHANCE-3")
    t.does("Aric", "kick").does("Aric", "play [Furious]")
    assert t.sums() == (5, 9)
    t.nothing_pending_but("Aric")


@rule("ENHANCE-4")
@all_editions
def test_all_enhancers_on_one_monster_add_up(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Furious", "Colossal"]).has("Third", hand=["Runty"])
    t.combat("Aric", "Damp Ghost").does("Suzan", "play [Furious]", "play [Colossal]").does("Third", "play [Runty]")
    assert t.sums() == (1, 14)  # 4 + 5 + 10 - 5
    t.nothing_pending_but("Aric")


@rule("ENHANCE-5")
@all_editions
def test_with_several_monsters_the_player_names_the_target(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Furious", "Surprise Guest", "Bridge Bailiff"])
    t.has("Aric", hand=["Duck Dust"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]")
    t.refused("Suzan", "play [Furious]", "ENHANCE-5")
    t.does("Suzan", "play [Furious] on [Bridge Bailiff]")
    assert t.sums() == (1, 19)
    t.does("Aric", "play [Duck Dust] on [Bridge Bailiff]")  # it leaves with its monster
    assert t.sums() == (1, 4)
    assert "Furious" in t.discards("door")
    t.nothing_pending_but("Aric")


@rule("ENHANCE-6")
@action_box
def test_each_monster_is_worth_its_own_enhancers(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4, table=["Rubber Chainsaw"], hand=["Boom Muffin", "Duck Dust"])
    t.has("Suzan", hand=["Colossal", "Surprise Guest", "Dim Sum Drifter"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Dim Sum Drifter]", "play [Colossal] on [Damp Ghost]")
    t.does("Aric", "play [Duck Dust] on [Damp Ghost]").wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (5, 1 + 5)  # the Muffin; 2 + 2 for the Ghost, 1 for the Drifter
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- twins
def _twins(t: Table, *, enhance_first: bool) -> None:
    t.has("Aric", level=8, table=["Rubber Chainsaw"], hand=["Boom Muffin", "Boom Muffin"])
    t.has("Suzan", hand=["Twin Mirror", "Furious", "Runty"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Furious] on [Damp Ghost]" if enhance_first else "play [Twin Mirror] on [Damp Ghost]")
    assert t.sums() == (11, 9 if enhance_first else 8)
    t.does("Suzan", "play [Twin Mirror] on [Damp Ghost]" if enhance_first else "play [Furious] on [Damp Ghost]")
    assert t.sums() == (11, 18)  # (4 + 5) x 2
    t.does("Suzan", "play [Runty] on [Twin Mirror]")  # on the twin means on both
    assert t.sums() == (11, 8)
    t.wins("Aric")
    assert t.game.winners == ["Aric"]  # two kills


@rule("ENHANCE-7")
@pytest.mark.parametrize("enhance_first", [True, False])
def test_all_enhancers_apply_to_the_mate_in_any_order(enhance_first: bool) -> None:
    _twins(table(), enhance_first=enhance_first)


@rule("ENHANCE-8")
@pytest.mark.parametrize("enhance_first", [True, False])
def test_all_enhancers_apply_to_the_stunt_double_in_any_order(enhance_first: bool) -> None:
    _twins(table(edition="fu"), enhance_first=enhance_first)


@rule("ENHANCE-7", "AMB-72")
def test_twins_are_two_monsters_each_with_its_own_reward() -> None:
    t = table().has("Aric", level=5, table=["Rubber Chainsaw", "Digger"], hand=["Boom Muffin", "Boom Muffin"])
    t.has("Suzan", hand=["Twin Mirror"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Twin Mirror] on [Damp Ghost]")
    assert t.sums() == (8, 18)  # (4 + 5 against a Digger) x 2: its powers too
    t.does("Aric", "play [Boom Muffin] on fighters", "play [Boom Muffin] on fighters", "discard [Digger]").wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (7, 4)
    t.nothing_pending_but("Aric")


@rule("AMB-72")
def test_the_twin_keeps_the_enhancers_when_the_original_is_removed() -> None:
    t = table().has("Aric", level=5, hand=["Moth Balls"]).has("Suzan", hand=["Twin Mirror", "Furious", "Runty"])
    t.combat("Aric", "Damp Ghost").does("Suzan", "play [Furious]", "play [Twin Mirror] on [Damp Ghost]")
    t.does("Aric", "play [Moth Balls] on [Damp Ghost]")
    assert t.monsters() == ["Twin Mirror"]
    assert t.sums() == (5, 9)
    t.does("Suzan", "play [Runty]")
    assert t.sums() == (5, 4)
    t.wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (6, 2)  # 2 + 1 - 1
    assert sorted(t.discards("door")) == ["Damp Ghost", "Furious", "Runty", "Twin Mirror"]
    t.nothing_pending_but("Aric")


@rule("AMB-72")
def test_each_twin_is_rolled_against() -> None:
    t = table().has("Aric", level=5).has("Suzan", hand=["Twin Mirror"]).deck(dice=[6, 1])
    t.combat("Aric", "Neon Gorilla").does("Suzan", "play [Twin Mirror] on [Neon Gorilla]").runs("Aric")
    t.does("Aric", "run from [Neon Gorilla]").settle()
    assert (len(t.happened("escaped")), len(t.happened("caught"))) == (1, 1)
    assert t.level("Aric") == 3  # the twin's Bad Stuff is the same
    t.nothing_pending_but("Aric")


@rule("FAQ-43")
def test_a_switch_of_the_original_changes_its_twin_a_switch_of_the_twin_parts_them() -> None:
    hand = ["Twin Mirror", "Furious", "Bait and Switch", "Bridge Bailiff"]
    t = table().has("Suzan", hand=hand).has("Third", hand=["Colossal"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Twin Mirror] on [Damp Ghost]", "play [Furious] on [Twin Mirror]")
    t.does("Suzan", "play [Bait and Switch] on [Damp Ghost] with [Bridge Bailiff]")
    assert t.sums() == (1, 20)  # two Bailiffs, the Enhancers gone
    t.does("Third", "play [Colossal] on [Bridge Bailiff]")
    assert t.sums() == (1, 40)
    t = table().has("Suzan", hand=hand).has("Third", hand=["Colossal"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Twin Mirror] on [Damp Ghost]", "play [Furious] on [Damp Ghost]")
    t.does("Suzan", "play [Bait and Switch] on [Twin Mirror] with [Bridge Bailiff]")
    assert t.sums() == (1, 19)  # 4 + 5, and 10
    t.does("Third", "play [Colossal] on [Bridge Bailiff]")
    assert t.sums() == (1, 29)
    t.nothing_pending_but("Aric")


@rule("FAQ-40")
def test_once_the_monster_is_gone_it_has_no_mate() -> None:
    t = table().has("Suzan", hand=["Twin Mirror", "Moth Balls"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Moth Balls] on [Damp Ghost]")
    t.refused("Suzan", "play [Twin Mirror] on [Damp Ghost]", "CARDS-12")
    t.settle()
    t.nothing_pending_but("Aric")


@rule("ENHANCE-9")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61", "pathfinder"])
def test_where_nothing_is_copied_an_enhancer_serves_one_monster_alone(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=6, table=["Rubber Chainsaw"], hand=["Boom Muffin"])
    t.has("Suzan", hand=["Furious", "Surprise Guest", "Goblin Intern"]).combat("Aric", "Dim Sum Drifter")
    t.does("Suzan", "play [Furious]", "play [Surprise Guest] with [Goblin Intern]")
    assert t.sums() == (9, 9)  # 2 + 5, and 2
    t.does("Aric", "play [Boom Muffin] on fighters").wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (8, 3)  # 1 + 1, and 1
    t.nothing_pending_but("Aric")


@rule("ENHANCE-10")
@all_editions
@pytest.mark.parametrize("won", [True, False])
def test_enhancers_are_discarded_with_their_monster_after_the_fight(edition: str, won: bool) -> None:
    t = table(edition=edition).has("Aric", level=8 if won else 4, table=["Rubber Chainsaw"]).deck(dice=[6])
    t.has("Suzan", hand=["Furious"]).combat("Aric", "Damp Ghost").does("Suzan", "play [Furious]")
    if won:
        t.wins("Aric")
    else:
        t.runs("Aric")
    assert sorted(t.discards("door")) == ["Damp Ghost", "Furious"]
    assert t.game.state.host == {}
    t.nothing_pending_but("Aric")
