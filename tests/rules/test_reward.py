"""REWARD: Levels and Treasures of a won fight, who sees them, when they may be played."""

from __future__ import annotations

import pytest

from kickdoor.engine.model.ids import HAND
from kickdoor.game import seen_by
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)
quick_reference = pytest.mark.parametrize("edition", FOUR_PHASES)


@rule("REWARD-1")
@action_box
def test_one_level_for_each_monster_unless_the_card_says_otherwise(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, table=["Rubber Chainsaw", "Grand Duke of Nowhere"])
    t.has("Aric", hand=["Boom Muffin", "Boom Muffin", "Polite Skeleton"]).combat("Aric", "Mummy's Boy")
    t.does("Aric", "join [Polite Skeleton]", "play [Boom Muffin] on fighters", "play [Boom Muffin] on fighters")
    assert t.sums() == (19, 18)
    t.wins("Aric")
    assert t.level("Aric") == 6  # 2 + 1
    assert t.happened("level_changed")[0].rule == "REWARD-1"
    t.nothing_pending_but("Aric")


@rule("REWARD-1")
@pytest.mark.parametrize(("used", "level"), [("Boom Muffin", 5), ("Flambé", 6)])
def test_a_card_may_state_another_level_for_a_condition(used: str, level: int) -> None:
    t = table().has("Aric", level=4, hand=[used]).combat("Aric", "Straw Man")
    t.does("Aric", f"play [{used}] on fighters").wins("Aric")
    assert t.level("Aric") == level  # one more if fire was used
    t.nothing_pending_but("Aric")


@rule("REWARD-2")
@quick_reference
def test_an_ordinary_kill_brings_one_level(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).combat("Aric", "Damp Ghost").wins("Aric")
    assert t.level("Aric") == 6
    assert t.happened("level_changed")[0].rule == "REWARD-2"
    t.nothing_pending_but("Aric")


@rule("REWARD-3")
@all_editions
@pytest.mark.parametrize(("monster", "treasures"), [("Dim Sum Drifter", 1), ("Damp Ghost", 2), ("Bridge Bailiff", 3)])
def test_as_many_treasures_as_the_monster_says(edition: str, monster: str, treasures: int) -> None:
    t = table(edition=edition).has("Aric", level=8, table=["Rubber Chainsaw"]).combat("Aric", monster).wins("Aric")
    assert t.game.state.drew[0] == treasures
    assert len(t.hand("Aric")) == treasures
    t.nothing_pending_but("Aric")


def _enhanced(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8, table=["Rubber Chainsaw"], hand=["Boom Muffin"])
    t.has("Suzan", hand=["Furious", "Freshly Dug Up"]).combat("Aric", "Dim Sum Drifter")
    t.does("Suzan", "play [Furious]", "play [Freshly Dug Up]").does("Aric", "play [Boom Muffin] on fighters")
    assert t.sums() == (16, 12)
    t.wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (9, 3)  # 1 + 1 + 1, still one Level
    t.nothing_pending_but("Aric")


@rule("REWARD-4", "ENHANCE-6")
@action_box
def test_enhancers_change_the_number_of_treasures(edition: str) -> None:
    _enhanced(edition)


@rule("REWARD-5")
@quick_reference
def test_enhancers_bring_extra_treasure_in_the_other_editions_too(edition: str) -> None:
    _enhanced(edition)


@rule("REWARD-4", "AMB-73")
@all_editions
def test_a_lowering_enhancer_takes_a_treasure_away_but_not_the_last(edition: str) -> None:
    two = table(edition=edition).has("Aric", level=5).has("Suzan", hand=["Runty"]).combat("Aric", "Damp Ghost")
    two.does("Suzan", "play [Runty]").wins("Aric")
    assert len(two.hand("Aric")) == 1
    one = table(edition=edition).has("Aric", level=5).has("Suzan", hand=["Runty"]).combat("Aric", "Dim Sum Drifter")
    one.does("Suzan", "play [Runty]").wins("Aric")
    assert len(one.hand("Aric")) == 1  # its card says the minimum
    one.nothing_pending_but("Aric")


@rule("REWARD-6")
@all_editions
def test_fought_alone_the_treasures_are_drawn_unseen(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).deck(treasures=["Lucky Wok", "Steak Knife"])
    t.combat("Aric", "Damp Ghost").wins("Aric")
    assert t.game.state.reward_face == "down"
    mine = [e for e in seen_by(t.log, t.seat("Aric")) if e.kind == "card_moved" and e.to == HAND]
    theirs = [e for e in seen_by(t.log, t.seat("Suzan")) if e.kind == "card_moved" and e.to == HAND]
    assert [t.cards(e.cards) for e in mine] == [["Lucky Wok"], ["Steak Knife"]]
    assert [e.cards for e in theirs] == [(), ()]
    assert not any("Lucky Wok" in t.cards(e.cards) for e in seen_by(t.log, t.seat("Suzan")))
    t.nothing_pending_but("Aric")


@rule("REWARD-7")
@all_editions
def test_with_a_helper_the_whole_table_sees_the_treasures(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).deck(treasures=["Lucky Wok", "Steak Knife"])
    t.combat("Aric", "Damp Ghost").does("Aric", "ask Suzan picks M").does("Suzan", "accept Aric").wins("Aric")
    assert t.game.state.reward_face == "up"
    for seat in (-1, t.seat("Suzan"), t.seat("Third")):
        seen = [c for e in seen_by(t.log, seat) if e.kind == "treasures_drawn" for c in e.cards]
        assert sorted(t.cards(seen)) == ["Lucky Wok", "Steak Knife"]
    t.nothing_pending_but("Aric")


@rule("REWARD-8")
def test_a_special_number_of_treasures_follows_the_monsters_text() -> None:
    t = table(edition="pathfinder").has("Aric", level=8).has("Aric", table=["Steak Knife"])
    t.deck(treasures=["Rubber Chainsaw", "Lucky Wok", "Boom Muffin"]).combat("Aric", "Crooked Auctioneer").wins("Aric")
    mine = [*t.hand("Aric"), *t.carried("Aric"), *t.used("Aric")]
    assert sorted(mine) == ["Lucky Wok", "Rubber Chainsaw", "Steak Knife"]  # drawn until worth 1,000
    assert t.level("Aric") == 9
    t.nothing_pending_but("Aric")


@rule("REWARD-9")
@action_box
def test_fresh_treasures_are_played_at_once_by_the_helper_as_well(edition: str) -> None:
    _played_at_once(edition)


@rule("REWARD-10")
@quick_reference
def test_fresh_items_are_put_down_straight_away(edition: str) -> None:
    _played_at_once(edition)


def _played_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", hand=["Boots of Modest Kicking"])
    t.deck(treasures=["Lucky Wok", "Steak Knife"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "ask Suzan picks HM").does("Suzan", "accept Aric").wins("Aric")
    t.does("Suzan", "choose [Steak Knife]")
    t.refused("Suzan", "play [Boots of Modest Kicking]", "ITEM-10" if edition in THREE_PHASES else "ITEM-9")
    t.does("Suzan", "play [Steak Knife]").does("Aric", "play [Lucky Wok]")
    assert (t.used("Suzan"), t.used("Aric")) == (["Steak Knife"], ["Lucky Wok"])
    t.nothing_pending_but("Aric")


@rule("REWARD-9", "REWARD-10")
@all_editions
def test_a_fresh_go_up_a_level_is_played_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).deck(treasures=["Found a Coin"]).combat("Aric", "Dim Sum Drifter")
    t.wins("Aric").does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 7
    t.nothing_pending_but("Aric")


@rule("REWARD-11")
@quick_reference
def test_removing_a_monster_with_a_card_earns_its_enhanced_treasure(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Lucky Wok"]).has("Suzan", hand=["Furious"])
    t.combat("Aric", "Dust Bunny").does("Suzan", "play [Furious]")
    t.does("Aric", "use Bribe discarding [Lucky Wok]").settle()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (1, 2)
    t.nothing_pending_but("Aric")


@rule("REWARD-12")
@action_box
def test_treasure_without_a_kill_depends_on_the_method(edition: str) -> None:
    charmed = table(edition=edition).has("Aric", table=["Enchanter"], hand=["Moths!", "Trapdoor", "Furious"])
    charmed.combat("Aric", "Bridge Bailiff").does("Aric", "use Sweet-Talk").settle()
    assert (charmed.level("Aric"), len(charmed.hand("Aric"))) == (1, 3)
    bribed = table(edition=edition).has("Aric", carried=["Lucky Wok"]).combat("Aric", "Dust Bunny")
    bribed.does("Aric", "use Bribe").settle()
    assert (bribed.level("Aric"), bribed.hand("Aric")) == (1, [])
    bribed.nothing_pending_but("Aric")


@rule("REWARD-13")
@all_editions
def test_nothing_is_paid_before_the_whole_fight_is_finished(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Duck Dust", "Feather Duster", "Polite Skeleton"])
    t.has("Suzan", hand=["Surprise Guest", "Dust Bunny"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Dust Bunny]")
    t.does("Aric", "play [Duck Dust] on [Damp Ghost]")
    assert (t.level("Aric"), t.hand("Aric")) == (5, ["Feather Duster", "Polite Skeleton"])
    t.does("Aric", "play [Feather Duster]")  # kills the last one
    assert t.level("Aric") == 5  # the others may react first
    t.settle()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (6, 1 + 2 + 1)
    t.nothing_pending_but("Aric")


@rule("REWARD-13", "AMB-69")
@all_editions
def test_a_wizard_cannot_refill_his_hand_between_two_monsters(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Enchanter"], hand=["Moths!", "Trapdoor", "Furious"])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]").does("Aric", "use Sweet-Talk on [Bridge Bailiff]")
    assert t.hand("Aric") == []
    rule = {"fu": "CLASS-9", "pathfinder": "CLASS-8"}.get(edition, "CLASS-7")
    t.refused("Aric", "use Sweet-Talk on [Damp Ghost]", rule)
    t.nothing_pending_but("Aric")
