"""COMBAT: strength, the outcome, the wait for reactions, what is forbidden, what is discarded."""

from __future__ import annotations

import pytest

from kickdoor.engine.model.ids import DOOR_DISCARDS, TREASURE_DISCARDS
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)
quick_reference = pytest.mark.parametrize("edition", FOUR_PHASES)


# ---------------------------------------------------------------- strength and outcome
@rule("COMBAT-1")
@all_editions
def test_strength_is_the_level_and_every_modifier_good_or_bad(edition: str) -> None:
    t = table(edition=edition).has(
        "Aric",
        level=4,
        table=["Rubber Chainsaw", "Boots of Modest Kicking", "Melon Training", "Noodle Fist", "Errand Boy"],
        carried=["Steak Knife"],
        curses=["Itchy Veil"],
    )
    t.combat("Aric", "Bridge Bailiff")
    # 4 Level + 3 + 2 Items + 2 Training + 3 Style + 1 companion - 3 Curse; the Knife is only carried
    assert t.strength("Aric") == 12
    assert t.sums() == (12, 10)


@rule("COMBAT-2", "COMBAT-7", "COMBAT-8")
@all_editions
def test_one_more_than_the_monster_kills_it_for_a_level_and_its_treasures(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=7, table=["Rubber Chainsaw", "Toe Knives"]).has("Suzan", level=3)
    t.combat("Aric", "Bridge Bailiff")
    assert t.sums() == (11, 10)
    t.wins("Aric")
    assert t.level("Aric") == 8
    assert len(t.hand("Aric")) == 3  # printed on the Bailiff
    assert t.level("Suzan") == 3
    assert t.happened("combat_won")[0].rule == "COMBAT-2"
    t.nothing_pending_but("Aric")


@rule("COMBAT-3")
@all_editions
def test_a_tie_is_lost(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=7, table=["Rubber Chainsaw"]).deck(dice=[6])
    t.combat("Aric", "Bridge Bailiff")
    assert t.sums() == (10, 10)
    t.refused("Aric", "fight", "COMBAT-3")
    t.runs("Aric")
    assert t.happened("escaped")
    assert (t.level("Aric"), t.hand("Aric")) == (7, [])
    t.nothing_pending_but("Aric")


@rule("COMBAT-3")
@all_editions
def test_one_less_is_lost_too(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "fight", "COMBAT-3")
    assert t.owes("Aric") == "fight"  # the decision is open: he may also run or ask
    t.nothing_pending_but("Aric")


@rule("COMBAT-4")
def test_a_warrior_wins_a_tie() -> None:
    t = table().has("Aric", level=7, table=["Brawler", "Rubber Chainsaw"])
    t.combat("Aric", "Bridge Bailiff")
    assert t.sums() == (10, 10)
    t.refused("Aric", "run", "COMBAT-2")
    t.wins("Aric")
    assert t.level("Aric") == 8
    t.nothing_pending_but("Aric")


@rule("COMBAT-4")
def test_a_warrior_who_loses_the_class_loses_the_tie() -> None:
    t = table().has("Aric", level=7, table=["Brawler", "Rubber Chainsaw"])
    t.has("Suzan", hand=["Sudden Resignation"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "fight")
    t.does("Suzan", "play [Sudden Resignation] on Aric").strikes()
    assert t.sums() == (10, 10)
    t.refused("Aric", "fight", "COMBAT-3")
    t.nothing_pending_but("Aric")


@rule("COMBAT-5", "COMBAT-12")
@all_editions
def test_a_monster_is_its_level_its_own_powers_and_its_enhancers(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Digger"]).has("Third", hand=["Furious"])
    t.combat("Aric", "Damp Ghost")
    assert t.sums() == (1, 9)  # 4, +5 against a Digger
    t.does("Third", "play [Furious] on [Damp Ghost]")
    assert t.sums() == (1, 14)
    t.does("Aric", "discard [Digger]")  # checked at every moment
    assert t.sums() == (1, 9)
    t.nothing_pending_but("Aric")


@rule("COMBAT-6")
@all_editions
def test_strength_may_be_below_zero_but_a_level_not_below_one(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2, curses=["Monday", "Itchy Veil"])
    t.has("Suzan", hand=["Slippery Steps", "Slippery Steps", "Runty"])
    t.combat("Aric", "Garden Gnome")
    assert t.sums() == (-3, 1)
    t.does("Suzan", "play [Slippery Steps] on Aric").strikes()
    t.does("Suzan", "play [Slippery Steps] on Aric").strikes()
    assert t.level("Aric") == 1
    t.does("Suzan", "play [Runty] on [Garden Gnome]")
    assert t.sums() == (-4, -4)
    t.nothing_pending_but("Aric")


@rule("COMBAT-6", "AMB-74")
def test_a_monster_below_zero_must_still_be_beaten() -> None:
    t = table().has("Aric", curses=["Monday", "Itchy Veil"], hand=["Lukewarm Soup"])
    t.has("Suzan", hand=["Runty"]).combat("Aric", "Garden Gnome")
    t.does("Suzan", "play [Runty] on [Garden Gnome]")
    assert t.sums() == (-4, -4)
    t.refused("Aric", "fight", "COMBAT-3")
    t.does("Aric", "play [Lukewarm Soup] on fighters")
    assert t.sums() == (-2, -4)
    t.wins("Aric")
    assert t.level("Aric") == 2
    t.nothing_pending_but("Aric")


@rule("COMBAT-7", "REWARD-2")
@quick_reference
def test_a_large_monster_brings_two_levels(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, table=["Rubber Chainsaw", "Grand Duke of Nowhere"])
    t.has("Aric", hand=["Boom Muffin", "Boom Muffin"]).combat("Aric", "Mummy's Boy")
    t.does("Aric", "play [Boom Muffin] on fighters", "play [Boom Muffin] on fighters")
    assert t.sums() == (21, 16)
    t.wins("Aric")
    assert t.level("Aric") == 7
    assert len(t.hand("Aric")) == 4
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- without a kill
@rule("COMBAT-9", "COMBAT-10", "REWARD-11")
@quick_reference
def test_a_monster_got_rid_of_pays_treasure_by_default_but_no_level(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Lucky Wok"], carried=["Steak Knife"]).combat("Aric", "Dust Bunny")
    t.does("Aric", "use Bribe discarding [Steak Knife]").settle()
    assert t.happened("combat_won")[0].rule == "COMBAT-9"
    assert t.level("Aric") == 1
    assert len(t.hand("Aric")) == 2  # one Treasure beside the Wok
    t.nothing_pending_but("Aric")


@rule("COMBAT-9", "COMBAT-11", "REWARD-12")
@action_box
def test_a_monster_got_rid_of_pays_nothing_by_default(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife"]).combat("Aric", "Dust Bunny")
    t.does("Aric", "use Bribe discarding [Steak Knife]").settle()
    assert t.happened("combat_won")[0].rule == "COMBAT-9"
    assert (t.level("Aric"), t.hand("Aric")) == (1, [])
    t.refused("Aric", "loot", "LOOT-5")  # the fight is won all the same
    t.nothing_pending_but("Aric")


@rule("COMBAT-11", "COMBAT-10", "REWARD-12")
@all_editions
def test_a_cards_text_about_treasure_overrides_the_default(edition: str) -> None:
    pays = table(edition=edition).has("Suzan", hand=["Duck Dust"]).combat("Aric", "Damp Ghost")
    pays.does("Suzan", "play [Duck Dust] on [Damp Ghost]").settle()
    assert (pays.level("Aric"), len(pays.hand("Aric"))) == (1, 2)
    withholds = table(edition=edition).has("Suzan", hand=["Moth Balls"]).combat("Aric", "Damp Ghost")
    withholds.does("Suzan", "play [Moth Balls] on [Damp Ghost]").settle()
    assert (withholds.level("Aric"), withholds.hand("Aric")) == (1, [])
    withholds.nothing_pending_but("Aric")


@rule("COMBAT-12")
@all_editions
def test_a_monster_that_does_not_attack_leaves(edition: str) -> None:
    t = table(edition=edition).has("Aric", sex="female").deck(treasures=["Lucky Wok"]).combat("Aric", "Ladle Lady")
    assert t.monsters() == []
    t.settle().does("Aric", "choose no")  # her offer to women
    assert t.level("Aric") == 1
    assert t.hand("Aric") == ["Lucky Wok"]  # her own text pays one Treasure
    t.nothing_pending_but("Aric")


@rule("COMBAT-12")
def test_a_monster_that_must_be_fought_alone_takes_no_helper() -> None:
    t = table().combat("Aric", "Vending Machine of Vengeance")
    t.refused("Aric", "ask Suzan", "COMBAT-12")
    t.refused("Suzan", "offer help to Aric", "COMBAT-12")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- cards in the fight
@rule("COMBAT-13", "AMB-147")
@all_editions
def test_one_shots_work_from_the_hand_and_from_the_table(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Fizzy Something"], carried=["Boom Muffin"])
    t.has("Third", carried=["Flambé"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Fizzy Something] on fighters", "play [Boom Muffin] on fighters")
    assert t.sums() == (9, 10)
    t.does("Third", "play [Flambé] on fighters")  # likewise a bystander's card on the table
    assert t.sums() == (12, 10)
    t.nothing_pending_but("Aric")


@rule("COMBAT-14")
@action_box
def test_fighter_and_bystanders_use_one_shots_and_powers_for_and_against(edition: str) -> None:
    t = table(edition=edition)
    t.has("Aric", level=4, table=["Brawler"], hand=["Lucky Wok", "Steak Knife"])
    t.has("Suzan", table=["Pickpocket"], hand=["Toe Knives", "Fizzy Something"])
    t.has("Third", table=["Beastcaller"], hand=["Goblin Intern"])
    t.combat("Aric", "Harbour Kraken")
    t.does("Aric", "use Frenzy discarding [Lucky Wok], [Steak Knife]")
    assert t.sums() == (6, 8)
    t.does("Suzan", "use Elbow discarding [Toe Knives] on Aric", "play [Fizzy Something] on monsters")
    assert t.sums() == (4, 11)
    t.does("Third", "use Call discarding [Goblin Intern] on fighters")  # 2 x 1 Treasure
    assert t.sums() == (6, 11)
    t.refused("Aric", "use Frenzy discarding [Lucky Wok]", "HELP-14")
    t.nothing_pending_but("Aric")


@rule("COMBAT-15")
@all_editions
def test_some_doors_are_played_into_a_running_fight_only(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Furious", "Surprise Guest", "Goblin Intern"])
    t.deck(doors=["Bridge Bailiff"])
    t.refused("Suzan", "play [Furious]", "ENHANCE-3")
    t.refused("Suzan", "play [Surprise Guest] with [Goblin Intern]", "COMBAT-15")
    t.does("Aric", "kick")
    t.does("Suzan", "play [Furious]", "play [Surprise Guest] with [Goblin Intern]")
    assert t.sums() == (1, 17)
    t.nothing_pending_but("Aric")


def _busy(edition: str) -> Table:
    """Aric fights and Suzan helps him; both have Items in hand and in play."""
    t = table(edition=edition).has("Third", level=2, carried=["Lucky Wok"])
    t.has("Aric", hand=["Boots of Modest Kicking", "Boom Muffin"], table=["Toe Knives"], carried=["Alarm Clock"])
    t.has("Suzan", hand=["Silk Apron"], table=["Steak Knife"], carried=["Mouse on a String", "Balloon Animal"])
    t.combat("Aric", "Bridge Bailiff")
    return t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")


def _barred(t: Table, rule_id: str) -> None:
    t.refused("Aric", "sell [Toe Knives], [Alarm Clock], [Boots of Modest Kicking]", rule_id)
    t.refused("Aric", "trade [Toe Knives] for [Lucky Wok] with Third", rule_id)
    t.refused("Third", "trade [Lucky Wok] for [Toe Knives] with Aric", rule_id)
    t.refused("Aric", "unequip [Toe Knives]", rule_id)
    t.refused("Aric", "play [Boots of Modest Kicking]", rule_id)
    t.refused("Suzan", "equip [Mouse on a String]", rule_id)
    t.refused("Suzan", "unequip [Steak Knife]", rule_id)
    t.refused("Suzan", "play [Silk Apron]", rule_id)
    t.refused("Suzan", "give [Balloon Animal] to Third", rule_id)
    t.does("Aric", "play [Boom Muffin] on fighters")  # except one-shots
    t.nothing_pending_but("Aric")


@rule("COMBAT-16")
@quick_reference
def test_forbidden_in_combat_by_the_quick_reference(edition: str) -> None:
    _barred(_busy(edition), "COMBAT-16")


@rule("COMBAT-16", "AMB-77")
@quick_reference
def test_no_stealing_by_or_from_a_fighter_in_any_edition(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Pickpocket"], hand=["Moths!"], carried=["Lucky Wok"])
    t.has("Suzan", table=["Pickpocket"], hand=["Flambé"], carried=["Steak Knife"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "use Filch discarding [Moths!] on Suzan", "COMBAT-16")
    t.refused("Suzan", "use Filch discarding [Flambé] on Aric", "COMBAT-16")
    t.nothing_pending_but("Aric")


@rule("COMBAT-17")
@action_box
def test_forbidden_in_combat_by_the_action_box(edition: str) -> None:
    _barred(_busy(edition), "COMBAT-17")


@rule("COMBAT-17")
@action_box
def test_a_treasure_whose_card_permits_it_is_played_in_combat(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Found a Coin", "Errand Boy", "Grand Duke of Nowhere"])
    t.combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Found a Coin]", "play [Errand Boy]")
    assert t.strength("Aric") == 3
    t.refused("Aric", "play [Grand Duke of Nowhere]", "COMBAT-17")
    t.nothing_pending_but("Aric")


@rule("COMBAT-18", "AMB-77")
def test_a_thief_steals_only_while_neither_fights() -> None:
    t = table("Aric", "Suzan", "Third", "Vera").deck(doors=["Bridge Bailiff"], dice=[4])
    t.has("Aric", table=["Pickpocket"], hand=["Moths!"], carried=["Lucky Wok"]).has("Third", carried=["Toe Knives"])
    t.has("Suzan", table=["Pickpocket"], hand=["Flambé", "Trapdoor"])
    t.does("Aric", "kick")
    t.refused("Aric", "use Filch discarding [Moths!] on Third", "COMBAT-18")
    t.refused("Suzan", "use Filch discarding [Flambé] on Aric", "COMBAT-18")
    t.does("Suzan", "use Filch discarding [Flambé] on Third").settle()  # two bystanders (FAQ-101)
    assert "Toe Knives" in t.carried("Suzan")
    t.does("Aric", "ask Third").does("Third", "accept Aric")
    t.refused("Suzan", "use Filch discarding [Trapdoor] on Third", "COMBAT-18")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- the wait
@rule("COMBAT-19", "AMB-3")
@pytest.mark.parametrize("edition", ["classic", "fu", "impossible-1.51", "impossible-1.61"])
def test_the_winner_waits_for_the_others(edition: str) -> None:
    _waits(edition, seconds=2.6, rule_id="COMBAT-19")


@rule("COMBAT-20", "AMB-3")
def test_the_winner_waits_longer_in_pathfinder() -> None:
    _waits("pathfinder", seconds=3.75, rule_id="COMBAT-20")


def _waits(edition: str, *, seconds: float, rule_id: str) -> None:
    t = table("Aric", "Suzan", "Third", "Vera", edition=edition).has("Aric", level=5).combat("Aric", "Damp Ghost")
    t.does("Aric", "fight")
    assert t.happened("kill_declared")[0].rule == rule_id
    assert t.game.state.rules.reaction_seconds == seconds
    t.nothing_pending_but("Suzan", "Third", "Vera")
    t.does("Vera", "pass").does("Suzan", "pass")
    assert t.level("Aric") == 5  # not yet
    t.nothing_pending_but("Third")
    t.does("Third", "pass")
    assert t.level("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("COMBAT-21", "AMB-2")
@all_editions
def test_a_card_inside_the_wait_overturns_the_win(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8, table=["Rubber Chainsaw"], hand=["Boom Muffin"])
    t.has("Third", hand=["Furious"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "fight").does("Suzan", "pass")
    t.does("Third", "play [Furious] on [Bridge Bailiff]")
    assert t.sums() == (11, 15)
    assert t.happened("declaration_fell")[0].rule == "COMBAT-21"
    t.nothing_pending_but("Aric")
    t.refused("Aric", "fight", "COMBAT-3")
    t.does("Aric", "play [Boom Muffin] on fighters", "fight")
    t.nothing_pending_but("Suzan", "Third")
    t.settle()
    assert t.level("Aric") == 9


@rule("COMBAT-21")
def test_a_power_inside_the_wait_overturns_the_win() -> None:
    t = table().has("Aric", level=8, table=["Rubber Chainsaw"]).has("Suzan", table=["Pickpocket"], hand=["Flambé"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "fight")
    t.does("Suzan", "use Elbow discarding [Flambé] on Aric")
    assert t.sums() == (9, 10)
    t.nothing_pending_but("Aric")


@rule("COMBAT-22", "AMB-8")
@all_editions
def test_after_the_wait_the_kill_is_final(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8, table=["Rubber Chainsaw"], hand=["Surprise Guest", "Damp Ghost"])
    t.has("Suzan", hand=["Furious", "Boom Muffin", "Goblin Intern"]).combat("Aric", "Bridge Bailiff").wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (9, 5)
    t.refused("Suzan", "play [Furious]", "COMBAT-22")
    t.refused("Suzan", "play [Boom Muffin] on monsters", "COMBAT-22")
    t.refused("Suzan", "join [Goblin Intern]", "COMBAT-22")
    t.refused("Aric", "play [Surprise Guest] with [Damp Ghost]", "COMBAT-22")
    t.nothing_pending_but("Aric")


@rule("COMBAT-22", "AMB-57")
def test_a_curse_after_the_wait_leaves_the_result_alone() -> None:
    t = table().has("Aric", level=8, table=["Rubber Chainsaw"]).has("Suzan", hand=["Trapdoor"])
    t.combat("Aric", "Bridge Bailiff").wins("Aric")
    t.does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (7, 3)  # 8 + 1 - 2
    assert t.discards("door")[0] == "Bridge Bailiff"
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- clearing away
def _cleared(edition: str, rule_id: str) -> None:
    t = table(edition=edition).has("Aric", level=8, hand=["Boom Muffin"])
    t.has("Suzan", hand=["Furious", "Lukewarm Soup"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Furious]", "play [Lukewarm Soup] on monsters")
    t.does("Aric", "play [Boom Muffin] on fighters")
    assert t.sums() == (13, 11)
    t.wins("Aric")
    assert sorted(t.discards("door")) == ["Damp Ghost", "Furious"]
    assert sorted(t.discards("treasure")) == ["Boom Muffin", "Lukewarm Soup"]
    away = [i for i, e in enumerate(t.log) if e.kind == "card_moved" and e.to in (DOOR_DISCARDS, TREASURE_DISCARDS)]
    assert {t.log[i].rule for i in away} == {rule_id}
    gained = [i for i, e in enumerate(t.log) if e.kind in ("level_changed", "treasures_drawn")]
    assert len(away) == 4 and len(gained) == 2 and max(away) < min(gained)
    t.nothing_pending_but("Aric")


@rule("COMBAT-23")
@quick_reference
def test_monster_enhancers_and_one_shots_go_before_treasure_is_drawn(edition: str) -> None:
    _cleared(edition, "COMBAT-23")


@rule("COMBAT-24")
@action_box
def test_all_cards_of_the_fight_go_before_rewards_are_claimed(edition: str) -> None:
    _cleared(edition, "COMBAT-24")


@rule("COMBAT-24")
def test_used_treasures_can_be_drawn_again_because_they_go_first() -> None:
    t = table().has("Aric", level=8, hand=["Boom Muffin"]).combat("Aric", "Damp Ghost")
    state = t.game.state
    for card in state.decks[1]:  # an empty Treasure deck
        state.place[card] = 7
    state.decks[1], state.deck_pos[1] = (), 0
    t.does("Aric", "play [Boom Muffin] on fighters").wins("Aric")
    assert t.hand("Aric") == ["Boom Muffin"]  # only one of the two Treasures could be drawn
    t.nothing_pending_but("Aric")


@rule("COMBAT-25", "AMB-6", "AMB-7")
@all_editions
def test_cards_may_be_held_back_and_the_fight_lost(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, table=["Brawler"], hand=["Boom Muffin", "Boom Muffin"])
    t.deck(dice=[5]).combat("Aric", "Bridge Bailiff").runs("Aric")
    assert t.happened("escaped")
    assert (t.level("Aric"), t.hand("Aric")) == (5, ["Boom Muffin", "Boom Muffin"])
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- reactions
@rule("AMB-1")
def test_a_play_is_settled_before_the_next_is_taken() -> None:
    t = table().has("Aric", carried=["Toe Knives", "Steak Knife"]).has("Suzan", hand=["Lukewarm Soup"])
    t.combat("Aric", "Barn Bear")  # "before combat": one Item is discarded, Aric chooses which
    assert t.owes("Aric") == "choose"
    t.refused("Suzan", "play [Lukewarm Soup] on monsters", "CARDS-12")
    t.does("Aric", "choose [Toe Knives]")
    t.does("Suzan", "play [Lukewarm Soup] on monsters")
    assert t.sums() == (1, 14)
    t.nothing_pending_but("Aric")


@rule("AMB-1")
def test_what_arrives_first_counts_first() -> None:
    t = table().has("Suzan", hand=["Duck Dust"]).has("Third", hand=["Furious"]).combat("Aric", "Damp Ghost")
    t.does("Suzan", "play [Duck Dust] on [Damp Ghost]")
    t.refused("Third", "play [Furious] on [Damp Ghost]", "ENHANCE-5")
    t.settle()
    t.nothing_pending_but("Aric")


@rule("AMB-2")
@pytest.mark.parametrize(
    "play",
    [
        "play [Lukewarm Soup] on fighters",
        "use Elbow discarding [Toe Knives] on Aric",
        "play [Found a Coin] on Aric",
        "join [Polite Skeleton]",
        "discard [Pickpocket]",
    ],
)
def test_every_change_starts_the_wait_anew(play: str) -> None:
    t = table("Aric", "Suzan", "Third", "Vera").has("Aric", level=7, table=["Rubber Chainsaw"])
    t.has("Third", table=["Pickpocket"], hand=["Lukewarm Soup", "Toe Knives", "Found a Coin", "Polite Skeleton"])
    t.combat("Aric", "Damp Ghost").does("Aric", "fight")
    t.does("Suzan", "pass").does("Vera", "pass")
    t.nothing_pending_but("Third")
    t.does("Third", play)
    t.nothing_pending_but("Suzan", "Third", "Vera")
    t.settle()
    assert t.phase != "combat"


@rule("AMB-2")
def test_a_new_helper_starts_the_wait_anew() -> None:
    t = table("Aric", "Suzan", "Third", "Vera").has("Aric", level=8).combat("Aric", "Damp Ghost")
    t.does("Aric", "fight").does("Suzan", "pass").does("Third", "offer help to Aric picks H")
    t.does("Aric", "accept Third")
    t.nothing_pending_but("Suzan", "Third", "Vera")
    t.settle()
    t.nothing_pending_but("Third")  # the first pick


@rule("AMB-4")
@all_editions
def test_a_loss_also_waits_before_the_flight(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Lukewarm Soup"]).has("Suzan", hand=["Boom Muffin", "Furious"])
    t.has("Third", hand=["Fizzy Something"]).deck(dice=[6]).combat("Aric", "Harbour Kraken").does("Aric", "run")
    t.nothing_pending_but("Suzan", "Third")
    t.does("Third", "pass").does("Aric", "play [Lukewarm Soup] on fighters")
    t.nothing_pending_but("Suzan", "Third")
    t.does("Suzan", "pass").does("Third", "pass")
    assert t.phase == "run"
    t.refused("Suzan", "play [Boom Muffin] on fighters", "COMBAT-22")
    t.refused("Suzan", "play [Furious] on [Harbour Kraken]", "ENHANCE-3")
    t.refused("Third", "play [Fizzy Something] on monsters", "COMBAT-22")
    t.settle()
    t.nothing_pending_but("Aric")


@rule("AMB-4")
def test_help_in_the_wait_before_flight_turns_it_into_a_fight() -> None:
    t = table().has("Suzan", level=9).combat("Aric", "Damp Ghost").does("Aric", "run", "ask Suzan")
    t.does("Suzan", "accept Aric")
    assert t.sums() == (10, 4)
    t.nothing_pending_but("Aric")
    t.refused("Aric", "run", "COMBAT-2")
    t.wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric"))) == (2, 2)


@rule("AMB-5")
def test_only_the_main_fighter_declares() -> None:
    t = table().has("Suzan", level=9).combat("Aric", "Damp Ghost")
    t.refused("Suzan", "run", "RUN-1")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.refused("Suzan", "fight", "COMBAT-2")
    t.refused("Third", "fight", "COMBAT-2")
    t.nothing_pending_but("Aric")


@rule("AMB-6")
@all_editions
def test_nobody_flees_from_a_fight_that_is_won(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).combat("Aric", "Damp Ghost")
    t.refused("Aric", "run", "COMBAT-2")
    t.nothing_pending_but("Aric")


@rule("AMB-8")
def test_a_monster_wanders_in_before_the_window_closes() -> None:
    t = table().has("Aric", level=9, table=["Rubber Chainsaw"]).has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Damp Ghost").does("Aric", "fight").does("Third", "pass")
    t.does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    assert t.sums() == (12, 6)
    t.nothing_pending_but("Suzan", "Third")  # still ahead: the declaration stands, the wait starts again
    t.settle()
    assert t.game.winners == ["Aric"]


@rule("AMB-9")
def test_after_the_last_monster_was_removed_one_may_still_wander_in() -> None:
    t = table().has("Suzan", hand=["Moth Balls", "Polite Skeleton", "Furious", "Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Damp Ghost").does("Suzan", "play [Moth Balls] on [Damp Ghost]")
    t.nothing_pending_but("Suzan", "Third")
    t.refused("Suzan", "play [Furious]", "ENHANCE-5")
    t.refused("Suzan", "join [Polite Skeleton]", "TRIBE-1")
    t.does("Suzan", "play [Surprise Guest] with [Goblin Intern]")
    assert t.sums() == (1, 2)
    t.nothing_pending_but("Aric")


@rule("AMB-9", "COMBAT-21", "COMBAT-22")
@all_editions
def test_after_the_last_monster_was_killed_at_once_one_may_still_wander_in(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Feather Duster"])
    t.has("Suzan", hand=["Surprise Guest", "Goblin Intern"])
    t.combat("Aric", "Dust Bunny").does("Aric", "play [Feather Duster]")
    assert (t.level("Aric"), t.hand("Aric")) == (1, [])  # the others may still react
    t.nothing_pending_but("Suzan", "Third")
    t.settle()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (2, 1)
    t.refused("Suzan", "play [Surprise Guest] with [Goblin Intern]", "COMBAT-22")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- changes in mid-fight
@rule("AMB-56")
@all_editions
def test_a_curse_inside_the_wait_sets_the_fight_going_again(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Lukewarm Soup"]).has("Suzan", hand=["Trapdoor"])
    t.combat("Aric", "Damp Ghost").does("Aric", "fight")
    t.does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert t.sums() == (3, 4)
    t.nothing_pending_but("Aric")
    t.does("Aric", "play [Lukewarm Soup] on fighters").wins("Aric")
    assert t.level("Aric") == 4


@rule("AMB-58")
@all_editions
def test_the_main_fighters_death_ends_the_fight_for_all(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=["Lukewarm Soup"], carried=["Lucky Wok"])
    t.has("Suzan", level=3).has("Third", hand=["Falling Piano", "Furious"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").does("Third", "play [Furious]")
    t.does("Third", "play [Falling Piano] on Aric").strikes()
    assert t.dead("Aric")
    t.does("Suzan", "choose [Lucky Wok]").does("Third", "choose [Lukewarm Soup]")
    assert t.game.state.combat is None
    assert sorted(t.discards("door")) == ["Bridge Bailiff", "Falling Piano", "Furious"]
    assert (t.level("Aric"), t.level("Suzan"), t.hand("Suzan")) == (5, 3, ["Lucky Wok"])
    assert t.turn == "Suzan"  # no Charity, no rolls
    t.nothing_pending_but("Suzan")


@rule("AMB-58")
@pytest.mark.parametrize(("level", "word"), [(8, "fight"), (2, "run")])
def test_the_main_fighter_may_die_in_the_wait_as_well(level: int, word: str) -> None:
    t = table().has("Aric", level=level).has("Third", hand=["Falling Piano"]).combat("Aric", "Damp Ghost")
    t.does("Aric", word).does("Third", "play [Falling Piano] on Aric").strikes()
    assert t.happened("died")
    assert all(e.word != "run" for e in t.happened("die_rolled"))
    assert (t.level("Aric"), t.turn) == (level, "Suzan")
    t.nothing_pending_but("Suzan")


@rule("AMB-59")
@all_editions
def test_a_dead_helper_leaves_and_another_may_be_asked(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=8, table=["Brawler"], carried=["Lucky Wok"])
    t.has("Third", level=4, hand=["Falling Piano"]).combat("Aric", "Harbour Kraken")
    t.does("Aric", "ask Suzan picks H").does("Suzan", "accept Aric")
    assert t.sums() == (9, 8)
    t.does("Third", "play [Falling Piano] on Suzan").strikes()
    t.does("Third", "choose [Lucky Wok]")  # the body is looted at once
    assert t.dead("Suzan")
    assert t.sums() == (1, 8)
    t.refused("Aric", "ask Suzan", "DEATH-18")
    t.does("Aric", "ask Third").does("Third", "accept Aric")
    assert t.sums() == (5, 8)
    t.nothing_pending_but("Aric")


@rule("AMB-60")
@all_editions
def test_items_of_a_lost_class_stop_counting_and_come_back_with_it(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Enchanter", "Walking Stick of Doom"], carried=["Lucky Wok"])
    t.has("Aric", hand=["Enchanter"]).has("Suzan", hand=["Sudden Resignation"]).combat("Aric", "Bridge Bailiff")
    assert t.strength("Aric") == 6
    t.does("Suzan", "play [Sudden Resignation] on Aric").strikes()
    assert t.strength("Aric") == 1
    assert t.carried("Aric") == ["Walking Stick of Doom", "Lucky Wok"]
    t.refused("Aric", "equip [Lucky Wok]", t.game.state.rules.cite("barred-in-combat"))
    t.does("Aric", "play [Enchanter]")
    assert t.strength("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("AMB-61")
@all_editions
def test_the_owner_chooses_what_is_unequipped_when_hands_are_lost(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Ketchup League", "Rubber Chainsaw", "Steak Knife"])
    t.combat("Aric", "Bridge Bailiff")
    assert t.strength("Aric") == 6
    t.does("Aric", "discard [Ketchup League]")
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose [Rubber Chainsaw]")
    assert t.strength("Aric") == 3
    t.refused("Aric", "equip [Rubber Chainsaw]", t.game.state.rules.cite("barred-in-combat"))
    t.nothing_pending_but("Aric")


@rule("AMB-62")
@all_editions
def test_a_new_class_activates_worn_items_but_not_carried_ones(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Enchanter"], carried=["Walking Stick of Doom"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "play [Enchanter]")
    assert t.strength("Aric") == 1
    assert t.carried("Aric") == ["Walking Stick of Doom"]
    worn = table(edition=edition).has("Aric", hand=["Enchanter"], table=["Walking Stick of Doom"])
    worn.combat("Aric", "Bridge Bailiff")
    assert worn.strength("Aric") == 1
    worn.does("Aric", "play [Enchanter]")
    assert worn.strength("Aric") == 6
    worn.nothing_pending_but("Aric")


@rule("AMB-63", "AMB-78")
def test_a_worn_item_may_pay_for_a_power_and_its_bonus_is_gone() -> None:
    t = table().has("Aric", table=["Brawler", "Rubber Chainsaw"], hand=["Moths!", "Trapdoor", "Furious"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "use Frenzy discarding [Rubber Chainsaw], [Moths!], [Trapdoor], [Furious]", "CLASS-7")
    t.does("Aric", "use Frenzy discarding [Rubber Chainsaw], [Moths!]")
    assert t.strength("Aric") == 3  # 1 + 2, and the Chainsaw's 3 are lost
    t.nothing_pending_but("Aric")


@rule("AMB-64")
def test_both_copies_of_a_class_may_pay_for_its_power() -> None:
    t = table().has("Aric", table=["Brawler"], hand=["Brawler"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "use Frenzy discarding [Brawler], [Brawler]")  # the one in hand and the one in play
    assert (t.used("Aric"), t.hand("Aric"), t.strength("Aric")) == ([], [], 1 + 2)
    t.refused("Aric", "use Frenzy discarding [Brawler]", "CLASS-6")
    t.nothing_pending_but("Aric")


@rule("AMB-65", "AMB-66")
@all_editions
def test_levels_gained_and_lost_in_combat_count_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Found a Coin"]).has("Suzan", hand=["Trapdoor"])
    t.combat("Aric", "Damp Ghost").does("Aric", "play [Found a Coin]")
    assert (t.level("Aric"), t.strength("Aric")) == (4, 4)
    t.does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert (t.level("Aric"), t.strength("Aric")) == (2, 2)
    t.nothing_pending_but("Aric")


@rule("AMB-76", "INTERFERE-8")
def test_backstabbing_is_once_for_each_victim_in_a_fight() -> None:
    t = table().has("Aric", level=5).has("Suzan", level=5)
    t.has("Third", table=["Pickpocket"], hand=["Moths!", "Trapdoor", "Furious"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", "use Elbow discarding [Moths!] on Aric")
    t.refused("Third", "use Elbow discarding [Trapdoor] on Aric", "CLASS-10")
    t.does("Third", "use Elbow discarding [Trapdoor] on Suzan")
    assert (t.strength("Aric"), t.strength("Suzan")) == (3, 3)
    t.nothing_pending_but("Aric")


@rule("AMB-79")
def test_a_power_of_the_fight_is_used_in_one_go() -> None:
    t = table().has("Aric", table=["Brawler"], hand=["Moths!", "Trapdoor", "Furious"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "use Frenzy discarding [Moths!]")
    t.refused("Aric", "use Frenzy discarding [Trapdoor]", "HELP-14")
    assert t.strength("Aric") == 2
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- companions and one-shots
@rule("AMB-143")
def test_anybody_may_enhance_a_companion_in_a_fight_its_owner_also_outside() -> None:
    t = table(edition="fu").has("Aric", table=["Stunt Cousin"], hand=["Runty", "Furious"])
    t.has("Suzan", hand=["Colossal"])
    t.has("Third", table=["Stunt Cousin"], hand=["Prickly"]).deck(doors=["Bridge Bailiff"])
    t.refused("Suzan", "play [Colossal] on [Stunt Cousin#1]", "MOOK-5")
    t.refused("Aric", "play [Runty] on [Stunt Cousin#1]", "MOOK-5")
    t.does("Third", "play [Prickly] on [Stunt Cousin#2]")  # the owner, even in another player's turn
    t.does("Aric", "kick")
    t.does("Suzan", "play [Colossal] on [Stunt Cousin#1]")
    assert t.strength("Aric") == 13  # 1 + 2 + 10
    t.refused("Aric", "play [Furious] on [Stunt Cousin#1]", "MOOK-6")
    t.wins("Aric")
    assert len([c for c in t.hand("Aric") if c not in ("Runty", "Furious")]) == 3  # its Treasure part is ignored
    t.nothing_pending_but("Aric")


@rule("AMB-144")
@quick_reference
def test_a_second_companion_takes_the_place_of_the_first(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Errand Boy"], hand=["Stunt Cousin"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Stunt Cousin]")
    assert t.used("Aric") == ["Stunt Cousin"]
    assert t.strength("Aric") == 3
    t.nothing_pending_but("Aric")


@rule("AMB-144")
@action_box
def test_a_second_companion_waits_where_the_first_cannot_be_dropped(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Errand Boy"], hand=["Stunt Cousin"])
    t.refused("Aric", "play [Stunt Cousin]", "HIRE-1")
    t.nothing_pending_but("Aric")


@rule("AMB-145", "AMB-67")
@all_editions
def test_in_a_fight_of_levels_nothing_else_counts(edition: str) -> None:
    t = table(edition=edition)
    t.has("Aric", level=3, table=["Brawler", "Stunt Cousin", "Rubber Chainsaw"], hand=["Boom Muffin", "Moths!"])
    t.has("Suzan", level=4, table=["Steak Knife"]).has("Third", hand=["Lukewarm Soup", "Duck Dust"])
    t.combat("Aric", "Grammar Wraith")
    t.does("Aric", "play [Boom Muffin] on fighters", "use Frenzy discarding [Moths!]")
    assert t.sums() == (3, 8)
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (7, 8)
    t.does("Third", "play [Lukewarm Soup] on monsters")  # the monsters' side is unaffected
    assert t.sums() == (7, 10)
    t.does("Third", "play [Duck Dust] on [Grammar Wraith]").settle()  # cards that remove still work
    assert (t.level("Aric"), len(t.hand("Aric"))) == (3, 2)
    t.nothing_pending_but("Aric")
