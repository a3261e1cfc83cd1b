"""Death and looting the body (RULES: DEATH, AMB-100..112)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table


def killed(t: Table, name: str = "Third", by: str = "Suzan") -> Table:
    """`by`, who must hold it, plays the deadly Curse; then the body can be looted."""
    return t.does(by, f"play [Falling Piano] on {name}").settle()


def four(edition: str = "classic") -> Table:
    """Set up four players: Dora will die in Aric's turn, and the others loot in the order Bo, Aric, Cy."""
    t = table("Aric", "Bo", "Cy", "Dora", edition=edition)
    t.has("Aric", level=4, hand=["Falling Piano"]).has("Bo", level=6).has("Cy", level=2)
    return t


def body(t: Table) -> list[str]:
    """Return the cards of the body that can be taken."""
    return t.cards(t.game.state.frames[-1].cards_held())


# ---------------------------------------------------------------- what is lost, what is kept
@rule("DEATH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_death_costs_items_and_hand(edition: str) -> None:
    t = four(edition).has("Dora", table=["Saucepan Helmet"], carried=["Steak Knife"], hand=["Furious", "Found a Coin"])
    killed(t, "Dora", "Aric")
    for name in ("Bo", "Aric", "Cy"):
        t.does(name, "pass")
    assert (t.used("Dora"), t.carried("Dora"), t.hand("Dora")) == ([], [], [])
    assert t.dead("Dora")
    t.nothing_pending_but("Aric")


@rule("DEATH-2", "DEATH-24", "AMB-111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_class_level_and_curses_survive_death(edition: str) -> None:
    t = four(edition).has(
        "Dora", level=5, table=["Brawler", "Steak Knife"], curses=["Pigeon on Your Hat", "Itchy Veil"]
    )
    killed(t, "Dora", "Aric")
    t.does("Dora", "choose no")  # keeps the Veil, which could be passed on at death
    for name in ("Bo", "Aric", "Cy"):
        t.does(name, "pass")
    assert t.used("Dora") == ["Brawler", "Pigeon on Your Hat", "Itchy Veil"]
    assert t.level("Dora") == 5


KEPT = {
    "classic": ["Lanky", "Digger", "Mixed Family"],
    "fu": ["Noodle Fist", "Cloud Step", "Spare Style"],
    "impossible-1.51": [
        "Ketchup League",
        "Mustard League",
        "Two Hats",
        "Melon Training",
        "Cutlery Training",
        "Night School",
    ],
    "impossible-1.61": ["Ketchup League", "Mustard League", "Mayo League", "Three Hats", "Melon Training"],
    "pathfinder": ["Lantern Order", "Night Owls", "Secret Hobby"],
}


def _keeps(edition: str) -> None:
    kept = ["Brawler", "Pickpocket", "Overachiever", *KEPT[edition]]
    t = four(edition).has("Dora", table=[*kept, "Steak Knife", "Errand Boy", "Grand Duke of Nowhere"])
    killed(t, "Dora", "Aric")
    assert body(t) == ["Steak Knife", "Errand Boy", "Grand Duke of Nowhere"]
    for name in ("Bo", "Aric", "Cy"):
        t.does(name, "pass")
    assert t.used("Dora") == kept
    t.nothing_pending_but("Aric")


@rule("DEATH-3", "SUPER-15")
def test_races_and_both_multipliers_are_kept() -> None:
    _keeps("classic")


@rule("DEATH-4", "STYLE-7", "SUPER-15")
def test_styles_and_the_extra_style_are_kept() -> None:
    _keeps("fu")


@rule("DEATH-5", "TRAINING-5", "AMB-106", "SUPER-15")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_loyalties_trainings_and_what_allows_them_are_kept(edition: str) -> None:
    _keeps(edition)


@rule("DEATH-6", "SUPER-15")
def test_factions_and_double_life_are_kept() -> None:
    _keeps("pathfinder")


# ---------------------------------------------------------------- looting
@rule("DEATH-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_body_consists_of_the_hand_and_the_cards_in_play(edition: str) -> None:
    t = four(edition).has(
        "Dora", table=["Silk Apron"], carried=["Steak Knife", "Boom Muffin"], hand=["Furious", "Monday"]
    )
    killed(t, "Dora", "Aric")
    assert set(body(t)) == {"Silk Apron", "Steak Knife", "Boom Muffin", "Furious", "Monday"}
    t.does("Bo", "choose [Monday]")  # a hand card is allowed, too
    assert t.hand("Bo") == ["Monday"]


@rule("DEATH-8")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_kept_cards_are_not_part_of_the_body(edition: str) -> None:
    t = four(edition).has("Dora", table=["Brawler", "Steak Knife"], curses=["Monday"], hand=["Pickpocket"])
    killed(t, "Dora", "Aric")
    assert body(t) == ["Steak Knife", "Pickpocket"]  # a Class in hand is not in play
    t.refused("Bo", "choose [Brawler]", "DEATH-10")


@rule("DEATH-9", "CHEAT-3", "AMB-104", "AMB-105")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_companions_item_and_a_cheat_are_separated(edition: str) -> None:
    t = four(edition).has("Bo", table=["Chest Plate of Chests"])
    t.has(
        "Dora",
        table=["Errand Boy", "Silk Apron", "Rubber Chainsaw"],
        attached={"Errand Boy": ["Steak Knife"], "Rubber Chainsaw": ["Fine Print"]},
    )
    killed(t, "Dora", "Aric")
    assert set(body(t)) == {"Errand Boy", "Silk Apron", "Rubber Chainsaw", "Steak Knife", "Fine Print"}
    t.does("Bo", "choose [Rubber Chainsaw]").does("Aric", "choose [Errand Boy]").does("Cy", "choose [Fine Print]")
    assert (t.hand("Bo"), t.hand("Aric"), t.hand("Cy")) == (["Rubber Chainsaw"], ["Errand Boy"], ["Fine Print"])
    t.refused("Bo", "play [Rubber Chainsaw]", "BIG-1")  # its exemption is lost
    t.does("Aric", "play [Errand Boy]")
    assert t.game.state.host == {}


@rule("AMB-104")
def test_a_mook_and_his_enhancer_are_two_cards() -> None:
    t = four("fu").has("Dora", table=["Stunt Cousin"], attached={"Stunt Cousin": ["Furious"]})
    killed(t, "Dora", "Aric")
    t.does("Bo", "choose [Furious]").does("Aric", "choose [Stunt Cousin]", "play [Stunt Cousin]")
    assert t.hand("Bo") == ["Furious"] and t.strength("Aric") == 4 + 2


@rule("DEATH-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_other_player_takes_one_from_the_highest_level_down(edition: str) -> None:
    t = four(edition).has("Dora", hand=["Furious", "Monday", "Runty", "Steak Knife"])
    killed(t, "Dora", "Aric")
    t.nothing_pending_but("Bo")  # Level 6
    t.refused("Aric", "choose [Furious]", "DEATH-10")
    t.refused("Bo", "choose [Furious], [Monday]", "DEATH-10")
    t.does("Bo", "choose [Furious]")
    t.nothing_pending_but("Aric")  # Level 4
    t.does("Aric", "choose [Monday]")
    t.nothing_pending_but("Cy")
    t.refused("Cy", "choose [Monday]", "DEATH-10")
    t.does("Cy", "choose [Runty]")
    assert (t.hand("Bo"), t.hand("Aric"), t.hand("Cy")) == (["Furious"], ["Monday"], ["Runty"])
    t.nothing_pending_but("Aric")


@rule("DEATH-11", "AMB-100")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_levels_roll_dice_and_roll_again_on_a_tie(edition: str) -> None:
    t = table("Aric", "Bo", "Cy", "Dora", edition=edition).deck(dice=[3, 3, 3, 2, 6, 4])
    t.has("Aric", hand=["Falling Piano"]).has("Dora", hand=["Furious", "Monday", "Runty"])
    killed(t, "Dora", "Aric")
    assert [e.rule for e in t.happened("die_rolled")] == ["DEATH-11"] * 6
    t.does("Bo", "choose [Furious]").does("Cy", "choose [Monday]").does("Aric", "choose [Runty]")
    t.nothing_pending_but("Aric")


@rule("DEATH-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_body_is_empty_later_players_get_nothing(edition: str) -> None:
    t = four(edition).has("Dora", hand=["Furious", "Monday"])
    killed(t, "Dora", "Aric")
    t.does("Bo", "choose [Furious]").does("Aric", "choose [Monday]")
    assert t.hand("Cy") == []
    t.nothing_pending_but("Aric")  # the turn goes on


@rule("DEATH-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_one_round_the_rest_is_discarded(edition: str) -> None:
    t = four(edition).has("Dora", table=["Silk Apron"], hand=["Furious", "Monday", "Runty", "Colossal"])
    killed(t, "Dora", "Aric")
    t.does("Bo", "choose [Furious]").does("Aric", "choose [Monday]").does("Cy", "choose [Runty]")
    assert "Colossal" in t.discards("door") and "Silk Apron" in t.discards("treasure")
    t.refused("Bo", "choose [Colossal]")
    t.nothing_pending_but("Aric")


@rule("DEATH-14")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_looted_cards_go_to_the_hand(edition: str) -> None:
    _looted_to_hand(edition)


@rule("DEATH-15", "AMB-107")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_looted_cards_go_to_the_hand_in_editions_without_a_rule(edition: str) -> None:
    _looted_to_hand(edition)


def _looted_to_hand(edition: str) -> None:
    t = four(edition).has("Dora", table=["Silk Apron"])
    killed(t, "Dora", "Aric").does("Bo", "choose [Silk Apron]")
    assert t.hand("Bo") == ["Silk Apron"] and t.used("Bo") == []


@rule("AMB-101")
def test_a_looter_may_decline_and_has_no_second_chance() -> None:
    t = four().has("Dora", hand=["Furious", "Monday"])
    killed(t, "Dora", "Aric").does("Bo", "pass").does("Aric", "choose [Furious]").does("Cy", "pass")
    assert t.hand("Bo") == [] and "Monday" in t.discards("door")
    t.nothing_pending_but("Aric")


@rule("AMB-102")
def test_the_order_is_fixed_at_the_moment_of_death() -> None:
    t = four().has("Dora", hand=["Furious", "Choir Practice", "Runty"]).has("Cy", level=3, table=["Deacon"])
    t.has("Aric", level=3).deck(dice=[5, 2])
    killed(t, "Dora", "Aric").does("Bo", "choose [Choir Practice]")  # lifts the Deacon Cy to 4, above Aric
    assert t.level("Cy") == 4
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Furious]").does("Cy", "choose [Runty]")


# ---------------------------------------------------------------- being dead
@rule("DEATH-16", "AMB-109")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dead_receive_no_card_and_no_level(edition: str) -> None:
    t = four(edition).has("Bo", hand=["Found a Coin", "Slippery Steps"], carried=["Steak Knife"])
    t.has("Dora", level=1)
    killed(t, "Dora", "Aric")
    t.refused("Bo", "play [Found a Coin] on Dora", "DEATH-16")
    t.refused("Bo", "play [Slippery Steps] on Dora", "DEATH-16")
    t.refused("Bo", "give [Steak Knife] to Dora", "DEATH-16")
    assert t.level("Dora") == 1 and t.hand("Dora") == []


@rule("DEATH-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dead_get_no_charity(edition: str) -> None:
    hand = ["Falling Piano", "Furious", "Monday", "Runty", "Trapdoor", "Moths!"]
    t = four(edition).has("Aric", level=4, hand=hand).has("Dora", level=1).deck(doors=["Colossal", "Overachiever"])
    killed(t, "Dora", "Aric").does("Aric", "kick", "keep", "loot", "end").settle()
    assert t.owes("Aric") == "charity"
    t.refused("Aric", "give [Furious], [Monday] to Dora")
    t.does("Aric", "give [Furious], [Monday] to Cy")  # the lowest of the living
    assert t.turn == "Bo"


@rule("DEATH-17")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_the_dead_cannot_win(edition: str) -> None:
    t = four(edition).has("Dora", level=9, table=["Deacon"]).deck(doors=["Choir Practice"])
    killed(t, "Dora", "Aric").does("Aric", "kick")  # every Deacon would gain a Level, even the winning one
    assert t.level("Dora") == 9 and not t.game.over


@rule("DEATH-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_new_character_appears_when_the_next_turn_begins_and_may_help(edition: str) -> None:
    t = four(edition).has("Dora", level=7, hand=["Furious"]).deck(doors=["Runty", "Monday", "Bridge Bailiff"])
    killed(t, "Dora", "Aric").does("Bo", "pass").does("Aric", "pass").does("Cy", "pass")
    assert t.dead("Dora")
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    assert t.turn == "Bo" and not t.dead("Dora") and t.hand("Dora") == []
    t.does("Bo", "kick", "ask Dora").does("Dora", "accept Bo")
    assert t.sums() == (6 + 7, 10)
    t.nothing_pending_but("Bo")


@rule("DEATH-18", "DEATH-16")
def test_until_then_the_dead_do_not_help() -> None:
    t = four().has("Dora", level=7).deck(doors=["Bridge Bailiff"])
    killed(t, "Dora", "Aric").does("Aric", "kick")
    t.refused("Aric", "ask Dora", "DEATH-18")
    t.refused("Dora", "offer help to Aric", "DEATH-18")


@rule("DEATH-19")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_the_new_character_helps_with_its_abilities_and_may_get_cards(edition: str) -> None:
    t = four(edition).has("Dora", level=4, table=["Brawler"]).has("Bo", carried=["Steak Knife"])
    t.deck(doors=["Runty", "Monday", "Bridge Bailiff"])
    killed(t, "Dora", "Aric").does("Aric", "kick", "keep", "loot", "end").settle()
    t.does("Bo", "give [Steak Knife] to Dora").does("Dora", "accept Bo", "equip [Steak Knife]", "unequip [Steak Knife]")
    assert t.carried("Dora") == ["Steak Knife"]
    t.does("Bo", "kick", "ask Dora").does("Dora", "accept Bo")
    assert t.sums() == (10, 10)  # a tie, which her Class wins
    t.wins("Bo")
    assert t.level("Bo") == 7


@rule("DEATH-19")
def test_the_new_character_may_get_charity() -> None:
    hand = ["Furious", "Monday", "Runty", "Trapdoor", "Moths!", "Colossal"]
    t = four().has("Bo", hand=hand).has("Dora", level=1).deck(doors=["Overachiever", "Prickly", "Sudden Resignation"])
    killed(t, "Dora", "Aric").does("Aric", "kick", "keep", "loot", "end").settle()
    t.does("Bo", "kick").settle().does("Bo", "loot", "end").settle()
    t.does("Bo", "give [Furious], [Monday] to Dora")
    assert t.hand("Dora") == ["Furious", "Monday"]


@rule("AMB-112")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gifts_before_the_new_characters_own_turn(edition: str) -> None:
    t = four(edition).has("Bo", carried=["Steak Knife"]).deck(doors=["Runty", "Monday"])
    killed(t, "Dora", "Aric")
    t.refused("Bo", "give [Steak Knife] to Dora", "DEATH-16")
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    t.does("Bo", "give [Steak Knife] to Dora").does("Dora", "accept Bo")
    assert t.carried("Dora") == ["Steak Knife"]


# ---------------------------------------------------------------- the new character's first turn
@rule("DEATH-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_characters_turn_begins_with_four_doors_and_four_treasures(edition: str) -> None:
    doors = ["Brawler", "Furious", "Runty", "Monday"]
    treasures = ["Silk Apron", "Steak Knife", "Boom Muffin", "Lucky Wok"]
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", dead=True, level=4)
    t.deck(doors=doors, treasures=treasures)
    assert t.hand("Aric") == [*doors, *treasures]
    t.does("Aric", "play [Brawler]", "play [Silk Apron]")
    assert t.used("Aric") == ["Brawler", "Silk Apron"]
    assert t.owes("Aric") == "pass"  # FAQ-143: cards that act when received would do so now
    t.does("Aric", "pass")
    assert t.owes("Aric") == "kick"  # then a normal turn
    assert t.level("Aric") == 4
    t.nothing_pending_but("Aric")


@rule("DEATH-20", "AMB-108")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_who_dies_just_before_his_turn_draws_at_once(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Falling Piano"])
    t.deck(doors=["Runty", "Furious", "Colossal", "Prickly", "Freshly Dug Up", "Painted Green"])
    t.deck(treasures=["Silk Apron", "Steak Knife", "Boom Muffin", "Lucky Wok"])
    killed(t, "Suzan", "Aric").does("Aric", "kick", "keep", "loot")
    assert t.dead("Suzan") and t.hand("Suzan") == []
    t.does("Aric", "end").settle()
    assert t.turn == "Suzan" and len(t.hand("Suzan")) == 8


def _recreated(edition: str, doors: list[str], treasures: list[str]) -> Table:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", dead=True)
    t.deck(doors=doors, treasures=[*treasures, "Boom Muffin", "Lucky Wok", "Silk Apron"][:4])
    for card in (*doors, *treasures):
        t.does("Aric", f"play [{card}]")
    assert t.used("Aric") == [*doors, *treasures]
    return t


@rule("DEATH-21")
def test_fu_recreation_with_class_style_and_item() -> None:
    _recreated("fu", ["Acrobat", "Noodle Fist", "Cloud Step", "Overachiever"], ["Steak Knife", "Saucepan Helmet"])


@rule("DEATH-22")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_impossible_recreation_with_loyalty_class_training_and_item(edition: str) -> None:
    doors = ["Ketchup League", "Brawler", "Melon Training", "Two Hats"]
    _recreated(edition, doors, ["Water Pistol", "Saucepan Helmet"])


@rule("DEATH-23")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_any_legal_card_may_be_played_in_a_recreation(edition: str) -> None:
    second = {"classic": ["Lanky", "Mixed Family"], "pathfinder": ["Lantern Order", "Secret Hobby"]}[edition]
    t = _recreated(edition, ["Brawler", "Overachiever", *second], ["Steak Knife", "Errand Boy"])
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- in a fight
@rule("AMB-103", "RUN-12")
def test_both_fighters_die_one_after_the_other() -> None:
    t = table("Aric", "Suzan", "Third").deck(dice=[1, 1])
    t.has("Aric", level=6, hand=["Furious"]).has("Suzan", level=7, hand=["Runty"]).has("Third", level=1)
    t.combat("Aric", "Paper Dragon").does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").runs("Aric")
    t.nothing_pending_but("Suzan")  # she is alive and loots first
    t.does("Suzan", "choose [Furious]")
    t.settle()
    assert t.dead("Suzan")
    t.nothing_pending_but("Third")  # the dead Aric loots nothing
    t.does("Third", "choose [Furious]")
    assert t.hand("Third") == ["Furious"] and t.hand("Aric") == []
    assert t.turn == "Suzan" and len(t.hand("Suzan")) == 8


@rule("AMB-110")
def test_the_dead_play_nothing() -> None:
    t = four().has("Dora", hand=["Found a Coin", "Monday"])
    killed(t, "Dora", "Aric")
    t.refused("Dora", "play [Found a Coin] on Dora")
    t.does("Bo", "pass").does("Aric", "pass").does("Cy", "pass")
    assert t.legal("Dora") == []
    t.refused("Dora", "play [Found a Coin] on Bo", "DEATH-16")


@rule("DEATH-1", "AMB-110")
def test_a_last_play_comes_before_death_is_resolved() -> None:
    t = four().has("Dora", hand=["Ring of Nope"])
    t.does("Aric", "play [Falling Piano] on Dora").does("Dora", "play [Ring of Nope]").settle()
    assert not t.dead("Dora")
    t.nothing_pending_but("Aric")


@rule("DEATH-5")
def test_a_card_that_says_so_survives_death() -> None:
    t = four().has("Dora", table=["Dog-Eared Library Card", "Rubber Chainsaw"])
    killed(t, "Dora", "Aric")
    assert t.used("Dora") == ["Dog-Eared Library Card"]
    looted = [text for text in t.legal("Bo") if text.startswith("choose")]
    assert not any("Library Card" in text for text in looted)
