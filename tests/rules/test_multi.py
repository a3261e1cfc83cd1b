"""MULTI: several monsters in one fight; AMB: Wandering Monster, removals, rewards that wait for the whole fight."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)
quick_reference = pytest.mark.parametrize("edition", FOUR_PHASES)


@rule("MULTI-1", "MULTI-2")
@all_editions
def test_a_rivals_monster_wanders_in_and_the_sum_of_all_must_be_beaten(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Damp Ghost")
    assert t.sums() == (5, 4)
    t.does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    assert t.monsters() == ["Damp Ghost", "Goblin Intern"]
    assert t.sums() == (5, 6)
    t.refused("Aric", "fight", "COMBAT-3")
    assert t.discards("door") == ["Surprise Guest"]  # discarded as soon as its monster has joined
    t.nothing_pending_but("Aric")


@rule("MULTI-3", "AMB-67")
@all_editions
def test_a_fight_of_levels_covers_all_monsters_in_it(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=6, table=["Rubber Chainsaw"])
    t.has("Suzan", hand=["Surprise Guest", "Grammar Wraith"]).combat("Aric", "Damp Ghost")
    assert t.sums() == (9, 4)
    t.does("Suzan", "play [Surprise Guest] with [Grammar Wraith]")
    assert t.sums() == (6, 12)
    t.nothing_pending_but("Aric")


@rule("MULTI-3")
@all_editions
def test_a_monster_to_be_fought_alone_sends_the_helper_away(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2).has("Suzan", level=5)
    t.has("Third", hand=["Surprise Guest", "Vending Machine of Vengeance"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "ask Suzan picks H").does("Suzan", "accept Aric")
    t.does("Third", "play [Surprise Guest] with [Vending Machine of Vengeance]")
    assert t.happened("helper_left")
    assert t.sums() == (2, 12)
    t.refused("Aric", "ask Suzan", "MULTI-3")
    t.nothing_pending_but("Aric")


@rule("AMB-68")
@all_editions
def test_a_condition_leaves_with_its_monster(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2, table=["Rubber Chainsaw"], hand=["Duck Dust"])
    t.has("Suzan", hand=["Surprise Guest", "Grammar Wraith"]).combat("Aric", "Vending Machine of Vengeance")
    t.does("Suzan", "play [Surprise Guest] with [Grammar Wraith]")
    t.refused("Aric", "ask Third", "MULTI-3")
    t.does("Aric", "play [Duck Dust] on [Vending Machine of Vengeance]", "ask Third").does("Third", "accept Aric")
    assert t.sums() == (3, 8)  # Levels only, still
    t.nothing_pending_but("Aric")


@rule("MULTI-4")
@all_editions
def test_one_monster_is_removed_and_the_rest_fought_as_normal(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Moth Balls"])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]")
    t.does("Aric", "play [Moth Balls] on [Damp Ghost]")
    assert t.sums() == (5, 10)
    t.refused("Aric", "fight", "COMBAT-3")
    t.nothing_pending_but("Aric")


@rule("MULTI-5")
@all_editions
def test_the_side_wins_or_flees_as_a_whole(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).deck(dice=[6, 6])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Dim Sum Drifter")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]")
    t.refused("Aric", "fight", "COMBAT-3")  # though he would beat the Drifter alone
    t.refused("Aric", "run from [Bridge Bailiff]", "RUN-12")
    t.runs("Aric")
    t.does("Aric", "run from [Bridge Bailiff]").settle()
    assert len(t.happened("escaped")) == 2
    assert (t.level("Aric"), t.hand("Aric")) == (5, [])
    t.nothing_pending_but("Aric")


@rule("MULTI-5")
def test_a_side_that_beats_all_monsters_cannot_run_from_one() -> None:
    t = table().has("Aric", level=9).has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Damp Ghost").does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    t.refused("Aric", "run", "MULTI-5")
    t.nothing_pending_but("Aric")


def _removes_one_then_flees(edition: str, removing: str, **aric: object) -> None:
    t = table(edition=edition).has("Aric", level=5, **aric).deck(dice=[6])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]").does("Aric", removing)
    assert t.monsters() == ["Bridge Bailiff"]
    t.runs("Aric")
    assert t.happened("escaped")
    assert (t.level("Aric"), t.game.state.drew[0]) == (5, 0)
    assert not t.happened("treasures_drawn")
    t.nothing_pending_but("Aric")


@rule("MULTI-6")
def test_flight_forfeits_the_treasure_of_a_monster_removed_by_a_card() -> None:
    _removes_one_then_flees("fu", "play [Duck Dust] on [Damp Ghost]", hand=["Duck Dust"])


@rule("MULTI-7")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
@pytest.mark.parametrize("removing", ["play [Duck Dust] on [Damp Ghost]", "use Sweet-Talk on [Damp Ghost]"])
def test_flight_forfeits_the_treasure_of_a_monster_removed_by_card_or_power(edition: str, removing: str) -> None:
    _removes_one_then_flees(edition, removing, table=["Enchanter"], hand=["Duck Dust", "Moths!", "Trapdoor"])


@rule("MULTI-8")
@action_box
@pytest.mark.parametrize("removing", ["play [Duck Dust] on [Damp Ghost]", "use Sweet-Talk on [Damp Ghost]"])
def test_flight_forfeits_the_treasure_of_a_monster_removed_by_any_means(edition: str, removing: str) -> None:
    _removes_one_then_flees(edition, removing, table=["Enchanter"], hand=["Duck Dust", "Moths!", "Trapdoor"])


@rule("MULTI-8", "AMB-69")
@all_editions
def test_flight_forfeits_the_level_of_a_monster_killed_by_a_card(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Feather Duster"]).deck(dice=[6])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Dust Bunny")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]").does("Aric", "play [Feather Duster]")
    assert t.happened("monster_killed")
    assert (t.level("Aric"), t.hand("Aric")) == (5, [])
    t.runs("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (5, [])
    t.nothing_pending_but("Aric")


@rule("AMB-69", "AMB-70")
@all_editions
def test_level_and_treasure_of_an_automatic_kill_are_held_until_all_is_won(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Feather Duster", "Boom Muffin", "Boom Muffin"])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Dust Bunny")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]").does("Aric", "play [Feather Duster]")
    t.does("Aric", "play [Boom Muffin] on fighters", "play [Boom Muffin] on fighters")
    assert (t.level("Aric"), t.sums()) == (5, (15, 10))
    t.wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (7, 4)  # 1 + 1 Levels, 1 + 3 Treasures
    t.nothing_pending_but("Aric")


@rule("AMB-71")
@pytest.mark.parametrize(("edition", "treasures"), [(e, 3 if e in FOUR_PHASES else 2) for e in EDITIONS])
def test_some_monsters_removed_and_the_rest_killed(edition: str, treasures: int) -> None:
    t = table(edition=edition).has("Aric", level=5, carried=["Steak Knife"])
    t.has("Suzan", hand=["Surprise Guest", "Damp Ghost"]).combat("Aric", "Dust Bunny")
    t.does("Suzan", "play [Surprise Guest] with [Damp Ghost]")
    t.does("Aric", "use Bribe discarding [Steak Knife]").wins("Aric")
    assert t.level("Aric") == 6  # for the Ghost alone
    assert len(t.hand("Aric")) == treasures  # 2, and 1 for the Bunny where a removal pays
    t.nothing_pending_but("Aric")


@rule("MULTI-9", "MULTI-10")
@all_editions
def test_all_monsters_present_are_killed_and_paid(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, table=["Rubber Chainsaw"], hand=["Boom Muffin", "Boom Muffin"])
    t.has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.has("Third", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Dim Sum Drifter")
    t.does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    t.does("Third", "play [Surprise Guest] with [Bridge Bailiff]")
    t.does("Aric", "play [Boom Muffin] on fighters", "play [Boom Muffin] on fighters")
    assert t.sums() == (16, 14)
    t.wins("Aric")
    assert len(t.happened("monster_killed")) == 3
    assert t.level("Aric") == 6
    assert len(t.hand("Aric")) == 5  # 1 + 1 + 3
    t.nothing_pending_but("Aric")


@rule("MULTI-11", "AMB-80", "AMB-81")
@quick_reference
def test_wandering_monster_needs_a_monster_and_may_go_into_any_fight(edition: str) -> None:
    _wanders(edition, "MULTI-11")


@rule("MULTI-12", "AMB-80", "AMB-81")
@action_box
def test_wandering_monster_joins_anothers_fight_or_ones_own(edition: str) -> None:
    _wanders(edition, "MULTI-12")


def _wanders(edition: str, rule_id: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Surprise Guest", "Goblin Intern", "Boom Muffin"])
    t.has("Suzan", hand=["Surprise Guest", "Dim Sum Drifter"]).has("Third", hand=["Surprise Guest"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Third", "play [Surprise Guest]", rule_id)
    t.refused("Aric", "play [Surprise Guest] with [Boom Muffin]", rule_id)
    t.does("Aric", "play [Surprise Guest] with [Goblin Intern]")  # one's own fight
    assert t.happened("monster_joined")[0].rule == rule_id
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Suzan", "play [Surprise Guest] with [Dim Sum Drifter]")  # the helper
    assert t.sums() == (2, 14)
    t.nothing_pending_but("Aric")


@rule("MULTI-13")
@all_editions
def test_without_its_card_or_a_tribe_no_monster_joins(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Bridge Bailiff"]).combat("Aric", "Damp Ghost")
    t.refused("Suzan", "join [Bridge Bailiff]", "MULTI-13")
    t.refused("Suzan", "play [Bridge Bailiff]", "TIMING-15")
    t.nothing_pending_but("Aric")


@rule("AMB-75")
@all_editions
def test_each_monster_checks_its_own_condition_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Lanky", "Pickpocket"]).has("Suzan", table=["Lanky", "Pickpocket"])
    t.has("Third", hand=["Surprise Guest", "Neon Gorilla"]).combat("Aric", "Dust Bunny")
    assert t.sums() == (1, 5)  # 1, +4 against the Lanky
    t.does("Third", "play [Surprise Guest] with [Neon Gorilla]")
    assert t.sums() == (1, 21)  # and 12, +4 against the Pickpocket
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (2, 21)
    t.nothing_pending_but("Aric")
