"""TRIBE: monsters that join their own kind from the hand, and Items lent to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.model.ids import COMBAT
from tests.marks import rule
from tests.small import EDITIONS, small_pack
from tests.table import TRIAL, Table, table

UNDEAD = ("classic", "fu", "impossible-1.61", "pathfinder")
with_undead = pytest.mark.parametrize("edition", UNDEAD)
in_black = pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])


# ---------------------------------------------------------------- Undead
@rule("TRIBE-1", "AMB-80", "AMB-81", "MULTI-13")
@with_undead
@pytest.mark.parametrize("name", ["Aric", "Suzan", "Third"])
def test_any_player_adds_an_undead_to_an_undead(edition: str, name: str) -> None:
    """The main fighter, the helper, a bystander."""
    t = table(edition=edition).has(name, hand=["Polite Skeleton"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").does(name, "join [Polite Skeleton]")
    assert t.monsters() == ["Damp Ghost", "Polite Skeleton"]
    assert t.sums() == (2, 6)
    assert t.happened("monster_joined")[0].rule == "TRIBE-1"
    t.nothing_pending_but("Aric")


@rule("TRIBE-1")
@with_undead
def test_an_undead_joins_only_undead_and_only_a_running_fight(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Polite Skeleton"]).deck(doors=["Bridge Bailiff"], dice=[6])
    t.refused("Suzan", "join [Polite Skeleton]", "TIMING-15")
    t.does("Aric", "kick")
    t.refused("Suzan", "join [Polite Skeleton]", "TRIBE-1")
    t.does("Aric", "run").does("Suzan", "pass").does("Third", "pass")
    t.refused("Suzan", "join [Polite Skeleton]", "RUN-1")
    t.settle()
    t.nothing_pending_but("Aric")


@rule("TRIBE-2")
def test_impossible_1_51_has_no_undead_rule() -> None:
    t = table(edition="impossible-1.51").has("Suzan", hand=["Polite Skeleton", "Freshly Dug Up", "Bridge Bailiff"])
    t.combat("Aric", "Damp Ghost")
    t.refused("Suzan", "join [Polite Skeleton]", "TRIBE-2")
    t.refused("Suzan", "join [Bridge Bailiff] with [Freshly Dug Up]", "TRIBE-2")
    t.nothing_pending_but("Aric")


@rule("TRIBE-3", "AMB-83")
@with_undead
def test_a_monster_made_undead_joins_with_the_card_that_makes_it_so(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Bridge Bailiff", "Freshly Dug Up", "Furious"])
    t.combat("Aric", "Damp Ghost")
    t.refused("Suzan", "join [Bridge Bailiff]", "MULTI-13")
    t.refused("Suzan", "join [Bridge Bailiff] with [Furious]", "TRIBE-3")
    t.does("Suzan", "join [Bridge Bailiff] with [Freshly Dug Up]")
    assert t.sums() == (1, 19)  # 4 + (10 + 5)
    assert t.hand("Suzan") == ["Furious"]
    t.nothing_pending_but("Aric")


@rule("TRIBE-3", "AMB-83")
@with_undead
def test_a_monster_of_the_fight_made_undead_lets_undead_join(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Freshly Dug Up"]).has("Third", hand=["Polite Skeleton"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Third", "join [Polite Skeleton]", "TRIBE-1")
    t.does("Suzan", "play [Freshly Dug Up]").does("Third", "join [Polite Skeleton]")
    assert t.sums() == (1, 17)
    t.nothing_pending_but("Aric")


@rule("AMB-82", "TRIBE-1")
@with_undead
def test_joined_monsters_let_more_of_them_join(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Polite Skeleton", "The Late Goblin"])
    t.has("Third", hand=["Mummy's Boy"])
    t.has("Aric", hand=["Moth Balls"]).combat("Aric", "Damp Ghost").does("Suzan", "join [Polite Skeleton]")
    t.does("Aric", "play [Moth Balls] on [Damp Ghost]")  # the first of them is gone
    t.does("Third", "join [Mummy's Boy]").does("Suzan", "join [The Late Goblin]")
    assert t.sums() == (1, 2 + 16 + 6)
    t.nothing_pending_but("Aric")


@rule("AMB-84")
def test_joined_monsters_stay_when_the_tribe_is_gone() -> None:
    t = table().has("Suzan", hand=["Freshly Dug Up"]).has("Third", hand=["Polite Skeleton"])
    t.has("Aric", hand=["Duck Dust"]).combat("Aric", "Bridge Bailiff").does("Suzan", "play [Freshly Dug Up]")
    t.does("Third", "join [Polite Skeleton]").does("Aric", "play [Duck Dust] on [Bridge Bailiff]")
    assert t.monsters() == ["Polite Skeleton"]
    t.nothing_pending_but("Aric")


@rule("AMB-89")
def test_mixed_with_a_set_that_has_it_1_51_knows_the_undead_rule() -> None:
    t = table(edition="impossible-1.51", packs=(TRIAL, "classic")).has("Suzan", hand=["Polite Skeleton"])
    t.combat("Aric", "Damp Ghost").does("Suzan", "join [Polite Skeleton]")
    assert t.sums() == (1, 6)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- In Black, Goblins
@rule("TRIBE-4", "AMB-88")
@in_black
def test_monsters_whose_names_end_in_black_join_each_other(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Accountants In Black", "Bridge Bailiff"])
    t.combat("Aric", "Toddlers In Black")  # one of them only by its name
    t.refused("Suzan", "join [Bridge Bailiff]", "MULTI-13")
    t.does("Suzan", "join [Accountants In Black]")
    assert t.happened("monster_joined")[0].rule == "TRIBE-4"
    assert t.sums() == (1, 14)
    t.nothing_pending_but("Aric")


@rule("TRIBE-4")
@pytest.mark.parametrize("edition", ["classic", "fu", "pathfinder"])
def test_in_black_is_no_tribe_elsewhere(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Accountants In Black"]).combat("Aric", "Toddlers In Black")
    t.refused("Suzan", "join [Accountants In Black]", "MULTI-13")
    t.nothing_pending_but("Aric")


@rule("TRIBE-5")
def test_goblins_join_goblins_in_pathfinder() -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["Goblin Glee Club"]).has("Third", hand=["Goblin Intern"])
    t.has("Aric", hand=["Goblin-Shaped Balloon"]).combat("Aric", "Soggy Goblin")
    t.does("Suzan", "join [Goblin Glee Club]")
    assert t.happened("monster_joined")[0].rule == "TRIBE-5"
    assert t.sums() == (1, 14)  # 1 + (10 + 3 against a lone fighter)
    t.does("Third", "join [Goblin Intern]")
    assert t.sums() == (1, 16)
    t.refused("Aric", "join [Goblin-Shaped Balloon]", "MULTI-13")  # not tagged
    t.nothing_pending_but("Aric")


@rule("TRIBE-5")
@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "pathfinder"])
def test_goblins_are_no_tribe_elsewhere(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Goblin Intern"]).combat("Aric", "Soggy Goblin")
    t.refused("Suzan", "join [Goblin Intern]", "MULTI-13")
    t.nothing_pending_but("Aric")


@rule("TRIBE-6")
def test_a_monster_made_a_goblin_joins_with_the_card_that_makes_it_so() -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["Bridge Bailiff", "Painted Green", "Freshly Dug Up"])
    t.combat("Aric", "Soggy Goblin")
    t.refused("Suzan", "join [Bridge Bailiff] with [Freshly Dug Up]", "TRIBE-1")  # Undead is no tribe here
    t.does("Suzan", "join [Bridge Bailiff] with [Painted Green]")
    assert t.happened("monster_joined")[0].rule == "TRIBE-5"
    assert t.sums() == (1, 21)  # 1 + (10 + 10)
    t.nothing_pending_but("Aric")


@rule("TRIBE-7")
@pytest.mark.parametrize(("met", "rule_id"), [("Soggy Goblin", "TRIBE-5"), ("Damp Ghost", "TRIBE-1")])
def test_a_monster_with_both_tags_uses_both_rules(met: str, rule_id: str) -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["The Late Goblin"]).has("Third", hand=["Goblin Intern"])
    t.has("Aric", hand=["Polite Skeleton"]).combat("Aric", met).does("Suzan", "join [The Late Goblin]")
    assert t.happened("monster_joined")[0].rule == rule_id
    t.does("Third", "join [Goblin Intern]").does("Aric", "join [Polite Skeleton]")  # and lets both kinds join
    assert len(t.monsters()) == 4
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Hong Kong
def _hong_kong(**rules: str) -> Table:
    """Aric meets the Drifter (2); Suzan wears the Apron (+2) and Third holds the Wok (+2)."""
    t = table(**{"edition": "fu", **rules}).has("Suzan", table=["Silk Apron"], hand=["Neon Gorilla"])
    t.has("Third", hand=["Lucky Wok", "Steak Knife"])
    return t.combat("Aric", "Dim Sum Drifter")


@rule("TRIBE-8")
def test_hong_kong_monsters_join_in_fu() -> None:
    t = _hong_kong().does("Suzan", "join [Neon Gorilla]")
    assert t.happened("monster_joined")[0].rule == "TRIBE-8"
    assert t.sums() == (1, 14)
    t.nothing_pending_but("Aric")


@rule("TRIBE-8", "TRIBE-9")
@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "fu"])
def test_hong_kong_is_no_tribe_elsewhere(edition: str) -> None:
    t = _hong_kong(edition=edition)
    t.refused("Suzan", "join [Neon Gorilla]", "MULTI-13")
    t.refused("Third", "lend [Lucky Wok] to [Dim Sum Drifter]", "CARDS-12")
    t.nothing_pending_but("Aric")


@rule("TRIBE-9", "AMB-86")
def test_an_item_is_lent_from_the_hand_or_off_the_body() -> None:
    t = _hong_kong().does("Third", "lend [Lucky Wok] to [Dim Sum Drifter]")
    assert t.sums() == (1, 4)
    t.does("Suzan", "lend [Silk Apron] to [Dim Sum Drifter]")
    assert t.sums() == (1, 6)
    assert (t.used("Suzan"), t.hand("Third")) == ([], ["Steak Knife"])
    t.refused("Third", "lend [Steak Knife] to [Dim Sum Drifter]", "TRIBE-9")  # not of the tribe
    t.nothing_pending_but("Aric")


@rule("AMB-86", "TRIBE-9")
def test_a_fighter_lends_even_what_he_is_wearing_and_loses_its_bonus() -> None:
    t = table(edition="fu").has("Aric", level=5, table=["Silk Apron"]).combat("Aric", "Harbour Kraken")
    assert t.sums() == (7, 8)
    t.refused("Aric", "unequip [Silk Apron]", "COMBAT-16")
    t.does("Aric", "lend [Silk Apron] to [Harbour Kraken]")
    assert t.sums() == (5, 10)
    t.nothing_pending_but("Aric")


@rule("TRIBE-9", "AMB-85")
def test_items_are_lent_while_the_monster_is_there_and_the_window_open() -> None:
    t = table(edition="fu").has("Aric", level=3).has("Suzan", carried=["Silk Apron"]).has("Third", hand=["Lucky Wok"])
    t.deck(doors=["Dim Sum Drifter"], dice=[6])
    t.refused("Third", "lend [Lucky Wok] to [Dim Sum Drifter]", "TRIBE-9")
    t.does("Aric", "kick", "fight").does("Suzan", "pass").does("Third", "lend [Lucky Wok] to [Dim Sum Drifter]")
    t.nothing_pending_but("Aric")  # 3 to 4
    t.does("Aric", "run").settle()
    t.refused("Suzan", "lend [Silk Apron] to [Dim Sum Drifter]", "TRIBE-9")
    t.nothing_pending_but("Aric")


@rule("TRIBE-10")
def test_the_giver_names_the_monster() -> None:
    t = _hong_kong().does("Suzan", "join [Neon Gorilla]")
    t.refused("Third", "lend [Lucky Wok] to [Bridge Bailiff]", "TRIBE-10")
    t.does("Third", "lend [Lucky Wok] to [Neon Gorilla]")
    state = t.game.state
    lent = next(c for c in state.cards_in(COMBAT) if t.cards([c]) == ["Lucky Wok"])
    assert t.cards([state.host[lent]]) == ["Neon Gorilla"]
    t.nothing_pending_but("Aric")


@rule("TRIBE-11", "AMB-87")
def test_only_the_level_bonus_of_a_lent_item_counts(tmp_path: Path) -> None:
    more = small_pack(
        tmp_path,
        """
        {name: Paper Fan, kind: item, hands: 2, gold: 300, tags: [hong_kong], only: female, always: [{run_away: -6}]}
        {name: Jade Club, kind: item, bonus: 3, hands: 2, gold: 1, tags: [hong_kong], always: [{strength: 5}]}
        {name: Spare Door, kind: monster, level: 1, treasures: 1, bad_stuff: []}
        """,
        header="tags: [hong_kong]",
    )
    t = table(edition="fu", packs=(TRIAL, more)).has("Aric", level=2).deck(dice=[5])
    t.has("Suzan", hand=["Paper Fan", "Jade Club"], table=["Rubber Chainsaw"]).combat("Aric", "Harbour Kraken")
    t.does("Suzan", "lend [Paper Fan] to [Harbour Kraken]")  # no bonus: 0; hands and restriction do not matter
    assert t.sums() == (2, 8)
    t.does("Suzan", "lend [Jade Club] to [Harbour Kraken]")
    assert t.sums() == (2, 11)
    t.runs("Aric")
    assert t.happened("escaped")  # the Fan's power had no effect
    t.nothing_pending_but("Aric")


@rule("TRIBE-11")
def test_an_upgrade_on_a_lent_item_does_not_help_the_monster() -> None:
    t = table(edition="fu").has("Suzan", table=["Silk Apron"], attached={"Silk Apron": ["Fine Print"]})
    t.combat("Aric", "Dim Sum Drifter").does("Suzan", "lend [Silk Apron] to [Dim Sum Drifter]")
    assert t.sums() == (1, 4)
    assert "Fine Print" in t.discards("door")
    t.nothing_pending_but("Aric")


@rule("TRIBE-12")
@pytest.mark.parametrize("level", [2, 8])
def test_lent_items_are_discarded_when_the_combat_is_over(level: int) -> None:
    t = table(edition="fu").has("Aric", level=level).has("Suzan", table=["Silk Apron"]).deck(dice=[6])
    t.has("Third", hand=["Lucky Wok"]).combat("Aric", "Dim Sum Drifter")
    t.does("Third", "lend [Lucky Wok] to [Dim Sum Drifter]").does("Suzan", "lend [Silk Apron] to [Dim Sum Drifter]")
    if level > 6:
        t.wins("Aric")
        assert len(t.hand("Aric")) == 1  # a lent Item is no Treasure won
    else:
        t.runs("Aric")
    assert sorted(t.discards("treasure")) == ["Lucky Wok", "Silk Apron"]
    t.nothing_pending_but("Aric")
