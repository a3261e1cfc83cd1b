"""INTERFERE: what players may do to another player's fight."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)
quick_reference = pytest.mark.parametrize("edition", FOUR_PHASES)


def _throws(edition: str, rule_id: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", hand=["Boom Muffin"], carried=["Fizzy Something"])
    t.has("Third", hand=["Lukewarm Soup"]).combat("Aric", "Harbour Kraken")
    t.does("Suzan", "play [Boom Muffin] on fighters")
    assert t.happened("card_played")[0].rule == rule_id
    assert t.sums() == (10, 8)
    t.does("Third", "play [Lukewarm Soup] on monsters")
    assert t.sums() == (10, 10)
    t.refused("Suzan", "play [Fizzy Something]", rule_id)  # for which side?
    t.does("Suzan", "play [Fizzy Something] on monsters")
    assert t.sums() == (10, 13)
    t.nothing_pending_but("Aric")


@rule("INTERFERE-1", "AMB-146")
@quick_reference
def test_a_one_shot_may_be_used_against_either_side(edition: str) -> None:
    _throws(edition, "INTERFERE-1")


@rule("INTERFERE-2", "AMB-146")
@action_box
def test_a_one_shot_strengthens_either_side(edition: str) -> None:
    _throws(edition, "INTERFERE-2")


@rule("INTERFERE-3", "ENHANCE-3")
@all_editions
@pytest.mark.parametrize("name", ["Aric", "Suzan", "Third"])
def test_anybody_plays_an_enhancer(edition: str, name: str) -> None:
    """The main fighter, the helper, a bystander."""
    t = table(edition=edition).has(name, hand=["Furious"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").does(name, "play [Furious]")
    assert t.sums() == (2, 9)
    t.nothing_pending_but("Aric")


@rule("INTERFERE-4")
@quick_reference
def test_anybody_may_add_a_wandering_monster_to_any_fight(edition: str) -> None:
    for name in ("Aric", "Suzan", "Third"):
        t = table(edition=edition).has(name, hand=["Surprise Guest", "Goblin Intern"]).combat("Aric", "Damp Ghost")
        t.does(name, "play [Surprise Guest] with [Goblin Intern]")
        assert t.sums() == (1, 6)
        t.nothing_pending_but("Aric")


@rule("INTERFERE-5")
def test_a_monster_joins_by_its_card_or_as_undead_in_classic() -> None:
    t = table().has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.has("Third", hand=["Polite Skeleton", "Soggy Goblin"]).combat("Aric", "Damp Ghost")
    t.does("Third", "join [Polite Skeleton]").does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    assert t.sums() == (1, 8)
    t.refused("Third", "join [Soggy Goblin]", "MULTI-13")  # a Goblin, but the rule does not exist here
    t.nothing_pending_but("Aric")


@rule("INTERFERE-6")
def test_a_monster_joins_by_its_card_as_undead_or_as_goblin_in_pathfinder() -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.has("Third", hand=["Polite Skeleton", "Soggy Goblin"]).combat("Aric", "Damp Ghost")
    t.refused("Third", "join [Soggy Goblin]", "TRIBE-5")  # no Goblin is there yet
    t.does("Third", "join [Polite Skeleton]").does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    t.does("Third", "join [Soggy Goblin]")
    assert t.sums() == (1, 9)
    t.nothing_pending_but("Aric")


@rule("INTERFERE-7")
@all_editions
def test_a_curse_falls_on_a_combatant_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", level=5).has("Third", hand=["Trapdoor", "Monday"])
    t.combat("Aric", "Harbour Kraken").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", "play [Trapdoor] on Aric").strikes()
    assert t.sums() == (8, 8)
    t.does("Third", "play [Monday] on Suzan").strikes()
    assert t.level("Aric") == 3
    assert "Monday" in t.used("Suzan")
    t.nothing_pending_but("Aric")


@rule("INTERFERE-8")
def test_a_thief_backstabs_a_fighter_but_nobody_else() -> None:
    t = table("Aric", "Suzan", "Third", "Vera").has("Aric", level=5, table=["Pickpocket"], hand=["Furious"])
    t.has("Suzan", table=["Pickpocket"], hand=["Moths!", "Trapdoor"]).deck(doors=["Harbour Kraken"])
    t.refused("Suzan", "use Elbow discarding [Moths!] on Aric", "CLASS-10")  # no fight
    t.does("Aric", "kick")
    t.does("Suzan", "use Elbow discarding [Moths!] on Aric")
    assert t.sums() == (3, 8)
    t.refused("Suzan", "use Elbow discarding [Trapdoor] on Third", "INTERFERE-8")
    t.refused("Aric", "use Elbow discarding [Furious] on Aric", "INTERFERE-8")  # nor on himself (FAQ-101)
    t.nothing_pending_but("Aric")


@rule("INTERFERE-9")
def test_a_backstab_by_a_card_makes_strength_negative_in_fu() -> None:
    t = table(edition="fu").has("Suzan", table=["Pickpocket"], hand=["Moths!"]).combat("Aric", "Garden Gnome")
    t.does("Suzan", "use Elbow discarding [Moths!] on Aric")
    assert (t.level("Aric"), t.sums()) == (1, (-1, 1))
    t.nothing_pending_but("Aric")


@rule("INTERFERE-10")
@all_editions
def test_hurting_oneself_is_legal(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Trapdoor", "Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Damp Ghost").does("Aric", "play [Trapdoor] on Aric").strikes()
    t.does("Aric", "play [Surprise Guest] with [Goblin Intern]")
    assert (t.level("Aric"), t.sums()) == (3, (3, 6))
    t.nothing_pending_but("Aric")


@rule("INTERFERE-10")
@all_editions
def test_helping_so_that_it_costs_the_other_treasure_is_legal(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).has("Suzan", hand=["Moth Balls"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "fight").does("Suzan", "play [Moth Balls] on [Damp Ghost]").settle()
    assert (t.level("Aric"), t.hand("Aric")) == (9, [])  # neither the winning Level nor a Treasure
    t.nothing_pending_but("Aric")


@rule("INTERFERE-11")
@all_editions
def test_several_players_interfere_again_and_again_until_the_wait_is_over(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8, hand=["Boom Muffin", "Flambé"])
    t.has("Suzan", hand=["Furious", "Lukewarm Soup", "Fizzy Something"]).has("Third", hand=["Boom Muffin", "Runty"])
    t.combat("Aric", "Damp Ghost").does("Aric", "fight")
    t.does("Suzan", "play [Furious]").does("Aric", "play [Boom Muffin] on fighters", "fight")
    t.does("Third", "play [Boom Muffin] on monsters").does("Aric", "play [Flambé] on fighters", "fight")
    assert t.sums() == (16, 14)
    t.does("Suzan", "play [Fizzy Something] on monsters", "play [Lukewarm Soup] on monsters")
    assert t.sums() == (16, 19)
    t.does("Third", "play [Runty]")
    assert t.sums() == (16, 14)
    t.does("Aric", "fight").does("Third", "pass").does("Suzan", "pass")
    assert t.level("Aric") == 9
    assert len(t.hand("Aric")) == 2  # 2 + 1 - 1
    t.nothing_pending_but("Aric")


@rule("INTERFERE-2", "COMBAT-5")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_what_strengthens_the_monsters_side_counts_whoever_plays_it(who: str) -> None:
    t = table("Aric", "Suzan", "Third").has(who, hand=["Goblin Biscuits"]).combat("Aric", "Bridge Bailiff")
    t.does(who, "play [Goblin Biscuits]")
    assert t.sums() == (1, 10 + 2)
