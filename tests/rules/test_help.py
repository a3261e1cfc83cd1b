"""HELP: asking, bargaining, what a helper contributes, who is paid; AMB-42..55: deals and promised cards."""

from __future__ import annotations

import pytest

from kickdoor.engine.model.ids import EVERYBODY
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table

all_editions = pytest.mark.parametrize("edition", EDITIONS)
action_box = pytest.mark.parametrize("edition", THREE_PHASES)
quick_reference = pytest.mark.parametrize("edition", FOUR_PHASES)
FOUR_TREASURES = ["Lucky Wok", "Silk Apron", "Steak Knife", "Toe Knives"]


def _helped(t: Table, deal: str = "") -> Table:
    """Aric asks Suzan to help, and she agrees."""
    return t.does("Aric", f"ask Suzan {deal}").does("Suzan", "accept Aric")


# ---------------------------------------------------------------- asking
@rule("HELP-1", "HELP-4")
@all_editions
def test_a_fighter_asks_and_the_helpers_whole_strength_is_added(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", level=2, table=["Rubber Chainsaw", "Errand Boy"])
    t.combat("Aric", "Harbour Kraken")
    t.refused("Aric", "fight", "COMBAT-3")
    t.does("Aric", "ask Suzan")
    assert t.owes("Suzan") == "accept"
    assert t.sums() == (4, 8)  # nobody helps before agreeing
    t.does("Suzan", "accept Aric")
    assert t.sums() == (10, 8)  # 4 + (2 + 3 + 1)
    t.nothing_pending_but("Aric")


@rule("HELP-1")
def test_only_the_main_fighter_asks_and_only_in_a_fight() -> None:
    t = table().deck(doors=["Bridge Bailiff"])
    t.refused("Aric", "ask Suzan", "HELP-1")
    t.does("Aric", "kick")
    t.refused("Third", "ask Suzan", "HELP-1")
    t.refused("Aric", "ask Aric", "HELP-1")
    t.refused("Suzan", "offer help to Third", "HELP-1")
    t.nothing_pending_but("Aric")


@rule("HELP-2")
@all_editions
def test_after_a_refusal_the_fighter_may_go_on_asking(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Vera", edition=edition).combat("Aric", "Bridge Bailiff")
    for name in ("Suzan", "Third", "Vera"):
        t.does("Aric", f"ask {name}")
        t.nothing_pending_but("Aric", name)
        t.does(name, "decline Aric")
        t.nothing_pending_but("Aric")
    t.refused("Suzan", "accept Aric", "HELP-2")  # her answer was no
    t.does("Aric", "ask Suzan picks H").does("Suzan", "accept Aric")
    assert t.sums() == (2, 10)
    t.nothing_pending_but("Aric")


@rule("HELP-3", "AMB-45")
@all_editions
def test_there_is_one_helper_who_stays(edition: str) -> None:
    t = _helped(table(edition=edition).combat("Aric", "Bridge Bailiff"))
    t.refused("Aric", "ask Third", "HELP-3")
    t.refused("Third", "offer help to Aric", "HELP-3")
    t.refused("Suzan", "withdraw", "HELP-2")
    t.refused("Suzan", "run", "RUN-1")
    t.nothing_pending_but("Aric")


@rule("HELP-3", "AMB-45")
def test_a_helper_sent_away_by_a_card_may_be_replaced_unless_it_forbids_that() -> None:
    t = table("Aric", "Suzan", "Third", "Vera").has("Vera", hand=["Falling Piano", "Quiet Pill"])
    t.has("Third", level=5).combat("Aric", "Bridge Bailiff")
    _helped(t).does("Vera", "play [Falling Piano] on Suzan").strikes()
    t.does("Aric", "ask Third").does("Third", "accept Aric")
    assert t.sums() == (6, 10)
    t.does("Vera", "play [Quiet Pill]")
    assert t.sums() == (1, 10)
    t.refused("Aric", "ask Third", "COMBAT-12")
    t.nothing_pending_but("Aric")


@rule("HELP-5")
@all_editions
def test_help_does_not_stop_others_from_playing_into_the_fight(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=9, hand=["Lukewarm Soup"]).has("Third", hand=["Furious", "Trapdoor"])
    t.combat("Aric", "Harbour Kraken")
    _helped(t)
    assert t.sums() == (10, 8)
    t.does("Aric", "fight").does("Third", "play [Furious]")
    t.does("Third", "play [Trapdoor] on Suzan").strikes()
    t.does("Suzan", "play [Lukewarm Soup] on monsters")  # not even the helper herself
    assert t.sums() == (8, 15)
    t.nothing_pending_but("Aric")


@rule("AMB-42")
@all_editions
def test_help_may_be_asked_while_winning(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).combat("Aric", "Damp Ghost")
    t.does("Aric", "fight", "ask Suzan picks H").does("Suzan", "accept Aric")
    t.settle()
    assert t.owes("Suzan") == "choose"
    t.nothing_pending_but("Suzan")


@rule("AMB-43", "AMB-44")
@all_editions
def test_several_are_asked_at_once_and_the_first_to_agree_is_the_helper(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Vera", edition=edition).has("Third", level=3)
    t.combat("Aric", "Bridge Bailiff").does("Aric", "ask Suzan picks H", "ask Third")
    t.does("Vera", "offer help to Aric picks HH")
    t.nothing_pending_but("Aric", "Suzan", "Third")
    t.does("Third", "accept Aric")
    assert t.sums() == (4, 10)
    t.refused("Suzan", "accept Aric", "HELP-2")
    t.refused("Aric", "accept Vera", "HELP-2")
    t.nothing_pending_but("Aric")


@rule("AMB-43", "AMB-44")
@all_editions
def test_help_offered_unasked_binds_once_the_fighter_confirms(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=7).combat("Aric", "Damp Ghost")
    t.does("Suzan", "offer help to Aric picks H")
    assert t.sums() == (1, 4)
    assert t.owes("Aric") in ("fight", "accept")
    t.does("Suzan", "withdraw")
    t.refused("Aric", "accept Suzan", "HELP-2")
    t.does("Suzan", "offer help to Aric picks H").does("Aric", "accept Suzan")
    assert t.sums() == (8, 4)
    t.refused("Suzan", "withdraw", "HELP-2")
    t.nothing_pending_but("Aric")


@rule("AMB-46")
def test_only_a_card_forces_help() -> None:
    t = table().has("Aric", level=2, table=["Perfume of Persuasion"]).has("Suzan", level=6).has("Third", level=1)
    t.combat("Aric", "Damp Ghost")
    t.refused("Aric", "use Persuasion on Third", "CARDS-12")  # she is not of a higher Level
    t.does("Aric", "use Persuasion on Suzan")
    assert t.sums() == (8, 4)
    t.wins("Aric")
    assert (t.level("Aric"), len(t.hand("Aric")), t.hand("Suzan")) == (3, 2, [])  # for nothing
    t.nothing_pending_but("Aric")


@rule("AMB-46")
def test_nobody_is_forced_to_help_in_a_fight_for_the_victory() -> None:
    t = table().has("Aric", level=8, table=["Perfume of Persuasion"]).has("Suzan", level=9)
    t.has("Third", hand=["Surprise Guest", "Bridge Bailiff"]).combat("Aric", "Harbour Kraken")
    t.does("Third", "play [Surprise Guest] with [Bridge Bailiff]")  # two Levels would be ten
    t.refused("Aric", "use Persuasion on Suzan", "HELP-1")
    t.nothing_pending_but("Aric")


@rule("AMB-46")
def test_a_forced_helper_is_free_when_it_becomes_a_fight_for_the_victory() -> None:
    t = table().has("Aric", level=8, table=["Perfume of Persuasion"]).has("Suzan", level=9)
    t.has("Third", hand=["Surprise Guest", "Dim Sum Drifter"]).combat("Aric", "Harbour Kraken")
    t.does("Aric", "use Persuasion on Suzan")
    assert t.sums() == (17, 8)
    t.does("Third", "play [Surprise Guest] with [Dim Sum Drifter]")
    assert t.happened("helper_left")
    assert t.sums() == (8, 10)
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")  # she may help of her own free will
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- deals
@rule("HELP-6", "AMB-47", "AMB-48")
@all_editions
def test_a_bribe_of_carried_items_changes_hands_after_the_win(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2, table=["Toe Knives"], carried=["Lucky Wok"], hand=["Silk Apron"])
    t.has("Suzan", level=8).has("Third", carried=["Steak Knife"]).combat("Aric", "Harbour Kraken")
    t.refused("Aric", "ask Suzan gives [Silk Apron]", "HELP-6")  # in hand, not carried
    t.refused("Aric", "ask Suzan gives [Steak Knife]", "HELP-6")  # not his
    _helped(t, "gives [Toe Knives], [Lucky Wok]")
    assert t.sums() == (11, 8)  # still his, and the Knives still count
    assert t.carried("Suzan") == []
    t.wins("Aric")
    assert (t.used("Aric"), t.carried("Aric")) == ([], [])
    assert sorted(t.carried("Suzan")) == ["Lucky Wok", "Toe Knives"]
    assert (len(t.hand("Aric")), t.hand("Suzan")) == (3, [])  # the Apron and two Treasures; she was not promised any
    t.nothing_pending_but("Aric")


@rule("FAQ-48", "AMB-45")
def test_a_willing_helper_stays_in_a_fight_for_the_victory() -> None:
    t = table().has("Aric", level=9).has("Suzan", level=9).combat("Aric", "Bridge Bailiff")
    _helped(t).wins("Aric")
    assert t.game.winners == ["Aric"]
    t.nothing_pending_but()


@rule("HELP-7")
@all_editions
def test_treasures_beyond_the_agreed_picks_are_the_main_fighters(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", level=8).deck(treasures=FOUR_TREASURES[:3])
    _helped(t.combat("Aric", "Bridge Bailiff"), "picks MH").wins("Aric")
    t.does("Aric", "choose [Silk Apron]").does("Suzan", "choose [Steak Knife]")
    assert (t.hand("Aric"), t.hand("Suzan")) == (["Silk Apron", "Lucky Wok"], ["Steak Knife"])
    t.nothing_pending_but("Aric")


@rule("FAQ-58", "HELP-7")
def test_a_treasure_that_acts_at_once_enlarges_the_pile_that_is_shared() -> None:
    t = table().has("Suzan", level=8).deck(treasures=["Jackpot!", *FOUR_TREASURES])
    _helped(t.combat("Aric", "Damp Ghost"), "picks HMMH").wins("Aric")
    t.does("Suzan", "choose [Toe Knives]").does("Aric", "choose [Lucky Wok]").does("Aric", "choose [Silk Apron]")
    assert t.hand("Suzan") == ["Toe Knives", "Steak Knife"]
    t.nothing_pending_but("Aric")


@rule("AMB-48")
@all_editions
def test_nothing_is_paid_for_help_in_a_lost_fight(edition: str) -> None:
    t = _helped(
        table(edition=edition).has("Aric", carried=["Lucky Wok"]).deck(dice=[6, 6]).combat("Aric", "Bridge Bailiff"),
        "gives [Lucky Wok]",
    )
    t.runs("Aric")
    assert (t.carried("Aric"), t.carried("Suzan")) == (["Lucky Wok"], [])
    t.nothing_pending_but("Aric")


@rule("HELP-24", "AMB-47")
def test_a_promised_item_cannot_be_spent_otherwise() -> None:
    t = table(edition="fu").has("Aric", table=["Brawler", "Lucky Wok"], carried=["Boom Muffin"], hand=["Moths!"])
    t.has("Suzan", level=4).combat("Aric", "Harbour Kraken")
    _helped(t, "gives [Lucky Wok], [Boom Muffin]")
    t.refused("Aric", "use Frenzy discarding [Lucky Wok]", "CLASS-7")
    t.refused("Aric", "lend [Lucky Wok] to [Harbour Kraken]", "HELP-6")
    t.refused("Aric", "play [Boom Muffin] on fighters", "HELP-6")
    assert not [action for action in t.game.legal(t.seat("Aric")) if t.game.why_not(action) is not None]
    t.does("Aric", "use Frenzy discarding [Moths!]")
    t.nothing_pending_but("Aric")


@rule("AMB-49")
@all_editions
def test_the_promise_of_a_lost_item_lapses(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2, table=["Silk Apron"], carried=["Lucky Wok"])
    t.has("Suzan", level=8).has("Third", hand=["Moths!"]).combat("Aric", "Harbour Kraken")
    _helped(t, "gives [Silk Apron], [Lucky Wok]").does("Third", "play [Moths!] on Aric").strikes()
    t.wins("Aric")
    assert t.carried("Suzan") == ["Lucky Wok"]
    assert [e.rule for e in t.happened("deal_lapsed")] == ["HELP-6"]
    t.nothing_pending_but("Aric")


@rule("AMB-49")
@all_editions
def test_a_promised_big_item_the_helper_can_no_longer_carry_goes_to_the_lowest_who_can(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", "Vera", edition=edition).has("Aric", level=2, carried=["Rubber Chainsaw"])
    t.has("Suzan", level=8, table=["Digger", "Flying Bathtub"]).has("Third", level=3).has("Vera", level=1)
    t.has("Vera", carried=["Bagpipe of Exit"]).combat("Aric", "Harbour Kraken")
    _helped(t, "gives [Rubber Chainsaw]").does("Suzan", "discard [Digger]").wins("Aric")
    # Vera has a Big item already; Aric is of Level 3 now, as Third is: Suzan says which of them gets it
    t.does("Suzan", "choose Third")
    assert t.carried("Third") == ["Rubber Chainsaw"]
    assert t.used("Suzan") == ["Flying Bathtub"]
    t.nothing_pending_but("Aric")


@rule("HELP-6", "BIG-1")
def test_a_big_item_the_helper_could_not_carry_cannot_be_promised() -> None:
    t = table().has("Aric", carried=["Rubber Chainsaw"]).has("Suzan", table=["Flying Bathtub"])
    t.combat("Aric", "Harbour Kraken")
    t.refused("Aric", "ask Suzan gives [Rubber Chainsaw]", "BIG-1")
    t.refused("Suzan", "offer help to Aric gives [Rubber Chainsaw]", "BIG-1")
    t.nothing_pending_but("Aric")


@rule("HELP-8")
@action_box
def test_a_promised_go_up_a_level_is_played_on_the_helper_after_the_win(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2, hand=["Found a Coin", "Boom Muffin"]).has("Suzan", level=7)
    t.combat("Aric", "Harbour Kraken")
    t.refused("Aric", "ask Suzan plays [Boom Muffin]", "HELP-8")
    _helped(t, "plays [Found a Coin]")
    assert t.level("Suzan") == 7
    t.wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (3, 8)
    assert "Found a Coin" in t.discards("treasure")
    assert [e.rule for e in t.happened("deal_kept")] == ["HELP-8"]
    t.nothing_pending_but("Aric")


@rule("HELP-8")
@action_box
def test_a_card_that_cannot_be_played_on_the_helper_cannot_be_promised(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=9).has("Aric", hand=["Found a Coin", "Fire the Help"])
    t.has("Third", hand=["Found a Coin"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "ask Suzan plays [Found a Coin]", "GUAL-3")
    t.refused("Aric", "ask Third plays [Fire the Help]", "HELP-8")
    t.refused("Third", "offer help to Aric plays [Found a Coin]", "HELP-8")
    t.nothing_pending_but("Aric")


@rule("HELP-8")
@quick_reference
def test_hand_cards_cannot_be_promised_in_the_other_editions(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Found a Coin"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "ask Suzan plays [Found a Coin]", "HELP-8")
    t.nothing_pending_but("Aric")


@rule("HELP-8", "AMB-55")
def test_a_go_up_a_level_with_a_condition_is_played_if_it_holds_in_the_end() -> None:
    t = table().has("Aric", level=2, hand=["Complain to the Manager"]).has("Suzan", level=7).has("Third", level=8)
    t.combat("Aric", "Harbour Kraken")
    _helped(t, "plays [Complain to the Manager]").wins("Aric")
    assert t.level("Suzan") == 8  # Third is higher, so she may complain
    t.nothing_pending_but("Aric")


@rule("AMB-55")
def test_a_promised_card_is_reserved() -> None:
    t = table().has("Aric", level=2, table=["Brawler"], hand=["Found a Coin", "Moths!"]).has("Suzan", level=7)
    t.combat("Aric", "Harbour Kraken")
    _helped(t, "plays [Found a Coin]")
    t.refused("Aric", "play [Found a Coin] on Aric", "HELP-8")
    t.refused("Aric", "use Frenzy discarding [Found a Coin]", "CLASS-7")
    t.does("Aric", "use Frenzy discarding [Moths!]").wins("Aric")
    assert t.level("Suzan") == 8
    t.nothing_pending_but("Aric")


@rule("HELP-8", "AMB-55")
def test_a_promised_card_does_what_it_says() -> None:
    t = table().has("Aric", level=2, hand=["Ladder from Under You"]).has("Suzan", level=7).combat("Aric", "Damp Ghost")
    _helped(t, "plays [Ladder from Under You]").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (4, 6)  # 2 + 1 for the kill + 1, 7 - 1
    t.nothing_pending_but("Aric")


@rule("HELP-8", "HELP-2")
def test_an_offer_lapses_when_its_card_is_gone() -> None:
    t = table().has("Aric", level=2, hand=["Found a Coin"]).has("Suzan", level=7).combat("Aric", "Damp Ghost")
    t.does("Aric", "ask Suzan plays [Found a Coin]", "play [Found a Coin] on Aric")
    t.refused("Suzan", "accept Aric", "HELP-2")
    t.nothing_pending_but("Aric")


@rule("HELP-8")
def test_even_a_curse_may_be_promised() -> None:
    t = table().has("Aric", level=2, hand=["Trapdoor"]).has("Suzan", level=7).combat("Aric", "Damp Ghost")
    _helped(t, "plays [Trapdoor]").wins("Aric")
    assert t.level("Suzan") == 5
    t.nothing_pending_but("Aric")


@rule("AMB-55")
def test_a_promise_that_is_no_longer_legal_lapses() -> None:
    t = table().has("Aric", level=2, hand=["Found a Coin"]).has("Suzan", level=8).has("Third", hand=["Found a Coin"])
    t.combat("Aric", "Harbour Kraken")
    _helped(t, "plays [Found a Coin]").does("Third", "play [Found a Coin] on Suzan").wins("Aric")
    assert t.level("Suzan") == 9
    assert "Found a Coin" in t.hand("Aric")
    assert [e.rule for e in t.happened("deal_lapsed")] == ["HELP-8"]
    t.nothing_pending_but("Aric")


@rule("AMB-50", "REWARD-7")
@all_editions
def test_a_helper_with_no_share_still_makes_the_draw_open(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=8).deck(treasures=["Lucky Wok", "Steak Knife"])
    _helped(t.combat("Aric", "Damp Ghost")).wins("Aric")
    assert t.game.state.reward_face == "up"
    assert (sorted(t.hand("Aric")), t.hand("Suzan")) == (["Lucky Wok", "Steak Knife"], [])
    t.nothing_pending_but("Aric")


@rule("AMB-51")
@all_editions
def test_a_helper_who_is_gone_leaves_the_draw_unseen(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Third", hand=["Quiet Pill"]).combat("Aric", "Damp Ghost")
    _helped(t, "picks H").does("Third", "play [Quiet Pill]").wins("Aric")
    assert t.game.state.reward_face == "down"
    assert (len(t.hand("Aric")), t.hand("Suzan")) == (2, [])
    t.nothing_pending_but("Aric")


@rule("AMB-52")
@all_editions
def test_the_dead_neither_help_nor_are_asked_until_the_next_turn(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=6, table=["Lanky"], hand=["Lucky Wok"]).deck(dice=[6])
    t.has("Third", level=2, hand=["Falling Piano"]).deck(doors=["Bridge Bailiff", "Damp Ghost"])
    t.does("Third", "play [Falling Piano] on Suzan").strikes().does("Third", "choose [Lucky Wok]")
    t.does("Aric", "kick")
    t.refused("Aric", "ask Suzan", "DEATH-18")
    t.refused("Suzan", "offer help to Aric", "DEATH-18")
    t.runs("Aric").does("Aric", "end").settle()
    assert t.turn == "Suzan"
    t.nothing_pending_but("Suzan")


@rule("AMB-52")
def test_a_reborn_player_helps_with_level_and_what_was_kept() -> None:
    t = table("Aric", "Suzan", "Third", "Vera").has("Third", level=6, table=["Lanky"], hand=["Lucky Wok"])
    t.has("Vera", hand=["Falling Piano"]).deck(doors=["Bridge Bailiff", "Harbour Kraken"], dice=[6, 5, 6])
    t.has("Vera", level=2).has("Aric", level=1).does("Vera", "play [Falling Piano] on Third").strikes()
    t.does("Vera", "choose [Lucky Wok]").does("Aric", "kick").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick", "ask Third").does("Third", "accept Suzan")
    assert t.sums() == (7, 8)
    t.nothing_pending_but("Suzan")


@rule("AMB-53")
@action_box
def test_a_bystander_rearranges_items_until_accepted_as_helper(edition: str) -> None:
    t = table(edition=edition).has("Suzan", carried=["Steak Knife", "Lucky Wok"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "offer help to Aric", "equip [Steak Knife]").does("Aric", "accept Suzan")
    assert t.sums() == (4, 10)
    t.refused("Suzan", "equip [Lucky Wok]", "COMBAT-17")
    t.nothing_pending_but("Aric")


@rule("AMB-53")
@quick_reference
def test_a_bystander_leaves_items_as_they_are_where_only_ones_own_turn_counts(edition: str) -> None:
    t = table(edition=edition).has("Suzan", carried=["Steak Knife"]).combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "equip [Steak Knife]", "ITEM-13")
    t.nothing_pending_but("Aric")


@rule("AMB-54")
@all_editions
def test_a_bonus_against_a_lone_fighter_goes_while_somebody_helps(edition: str) -> None:
    t = table(edition=edition).has("Third", hand=["Quiet Pill"]).combat("Aric", "Goblin Glee Club")
    assert t.sums() == (1, 13)
    assert _helped(t).sums() == (2, 10)
    t.does("Third", "play [Quiet Pill]")
    assert t.sums() == (1, 13)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- powers on both sides
@rule("HELP-9", "HELP-11")
@all_editions
def test_a_monster_is_stronger_against_a_fighter_or_helper_it_hates(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=3, table=["Digger"]).combat("Aric", "Damp Ghost")
    assert t.sums() == (1, 4)
    assert _helped(t).sums() == (4, 9)
    t.nothing_pending_but("Aric")


@rule("HELP-9")
@all_editions
def test_the_helpers_powers_apply_to_the_fight_and_the_monsters_to_the_helper(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2)
    t.has("Suzan", level=3, table=["Deacon", "Noodle Fist"], hand=["Moths!"])
    _helped(t.combat("Aric", "Damp Ghost"))
    assert t.sums() == (8, 4)
    t.does("Suzan", "use Banish discarding [Moths!]")
    assert t.sums() == (11, 4)
    cold = table(edition=edition).has("Suzan", level=3, table=["Noodle Fist"])
    assert _helped(cold.combat("Aric", "Freezer Spectre")).sums() == (4, 6)  # her Style counts for nothing
    cold.nothing_pending_but("Aric")


@rule("FAQ-29")
def test_a_penalty_on_the_character_counts_for_each_fighter() -> None:
    t = table().has("Aric", level=5, table=["Lanky"]).has("Suzan", level=5, table=["Lanky"]).has("Third", level=5)
    t.combat("Aric", "Lava Llama")
    assert t.sums() == (1, 18)
    assert _helped(t).sums() == (2, 18)
    t.nothing_pending_but("Aric")


@rule("FAQ-35")
def test_a_monster_that_ignores_one_fighter_spares_both() -> None:
    t = table().has("Suzan", sex="female").combat("Aric", "Ladle Lady")
    assert t.monsters() == ["Ladle Lady"]
    assert _helped(t).monsters() == []
    t.nothing_pending_but("Suzan", "Third")  # the wait after a win without a kill


@rule("FAQ-52")
def test_the_helper_decides_nothing_about_monsters() -> None:
    t = table().has("Suzan", carried=["Lucky Wok"]).combat("Aric", "Dust Bunny")
    _helped(t).refused("Suzan", "use Bribe", "CLASS-6")
    t.nothing_pending_but("Aric")


@rule("HELP-10")
@all_editions
def test_a_monster_is_weaker_against_a_fighter_or_helper_it_fears(edition: str) -> None:
    t = table(edition=edition).has("Suzan", table=["Ketchup League"]).combat("Aric", "Nosy Neighbour")
    assert t.sums() == (1, 6)
    assert _helped(t).sums() == (2, 4)
    t.nothing_pending_but("Aric")


@rule("HELP-12")
@pytest.mark.parametrize("edition", ["classic", "fu", "pathfinder"])
def test_a_bonus_is_counted_once_for_two_of_a_kind(edition: str) -> None:
    _counted_once(edition)


@rule("HELP-13")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_a_bonus_is_counted_once_in_impossible_too(edition: str) -> None:
    _counted_once(edition)


def _counted_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Digger"]).has("Suzan", table=["Digger"])
    t.combat("Aric", "Damp Ghost")
    assert t.sums() == (1, 9)
    assert _helped(t).sums() == (2, 9)
    weak = table(edition=edition).has("Aric", table=["Ketchup League"]).has("Suzan", table=["Ketchup League"])
    assert _helped(weak.combat("Aric", "Nosy Neighbour")).sums() == (2, 4)
    weak.nothing_pending_but("Aric")


@rule("HELP-14", "COMBAT-4")
def test_a_helping_warrior_wins_the_tie_and_berserks_once() -> None:
    t = table().has("Aric", level=4).has("Suzan", level=4, table=["Brawler"], hand=["Moths!", "Trapdoor"])
    t.has("Third", hand=["Surprise Guest", "Soggy Goblin"]).combat("Aric", "Harbour Kraken")
    _helped(t)
    assert t.sums() == (8, 8)
    t.refused("Aric", "run", "COMBAT-2")
    t.does("Third", "play [Surprise Guest] with [Soggy Goblin]")
    t.does("Suzan", "use Frenzy discarding [Moths!]")
    assert t.sums() == (9, 9)
    t.refused("Suzan", "use Frenzy discarding [Trapdoor]", "HELP-14")  # whether there are two monsters or not
    t.wins("Aric")
    assert t.level("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("HELP-15", "HELP-20")
def test_a_helping_cleric_drives_off_the_vampire_and_the_fighter_draws() -> None:
    t = table().has("Suzan", level=2, table=["Deacon"]).deck(treasures=["Lucky Wok", "Steak Knife", "Toe Knives"])
    t.has("Third", table=["Deacon"]).combat("Aric", "Vampire of Leisure")
    t.refused("Third", "use [Vampire of Leisure]", "CLASS-6")  # a bystander cannot
    _helped(t, "picks H").does("Suzan", "use Wake Up").settle()
    assert t.happened("treasures_drawn")[0].seat == t.seat("Aric")
    t.does("Suzan", "choose [Steak Knife]")
    assert (t.level("Aric"), t.level("Suzan")) == (1, 2)
    assert (sorted(t.hand("Aric")), t.hand("Suzan")) == (["Lucky Wok", "Toe Knives"], ["Steak Knife"])
    t.nothing_pending_but("Aric")


@rule("HELP-16")
def test_a_helper_discards_cards_for_the_joint_strength() -> None:
    t = table(edition="pathfinder").has("Suzan", table=["Brawler"], hand=["Moths!", "Trapdoor", "Furious"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "use Frenzy discarding [Moths!]", "CLASS-10")  # not yet in the fight
    _helped(t).does("Suzan", "use Frenzy discarding [Moths!], [Trapdoor], [Furious]")
    assert t.sums() == (5, 10)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- who is paid
@rule("HELP-17", "HELP-18")
@pytest.mark.parametrize("edition", ["fu", "impossible-1.51", "impossible-1.61", "pathfinder"])
def test_the_fighter_gains_a_level_for_each_monster_and_the_helper_none(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=2).has("Suzan", level=8)
    t.has("Third", hand=["Surprise Guest", "Goblin Intern"]).combat("Aric", "Damp Ghost")
    _helped(t).does("Third", "play [Surprise Guest] with [Goblin Intern]").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (4, 8)
    assert t.happened("level_changed")[0].rule == "HELP-17"
    t.nothing_pending_but("Aric")


@rule("HELP-17", "HELP-19")
def test_a_helping_elf_gains_a_level_for_each_kill_and_other_helpers_none() -> None:
    t = table().has("Aric", level=2, table=["Lanky"]).has("Suzan", level=7, table=["Lanky"]).has("Third", level=8)
    t.has("Third", hand=["Surprise Guest", "Goblin Intern"]).combat("Aric", "Damp Ghost")
    _helped(t).does("Third", "play [Surprise Guest] with [Goblin Intern]").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (4, 9, 8)
    plain = table().has("Aric", level=2, table=["Lanky"]).has("Suzan", level=7)
    _helped(plain.combat("Aric", "Damp Ghost")).wins("Aric")
    assert (plain.level("Aric"), plain.level("Suzan")) == (3, 7)
    plain.nothing_pending_but("Aric")


@rule("HELP-19")
def test_an_elf_gains_nothing_from_a_monster_that_was_not_killed() -> None:
    t = table().has("Suzan", level=7, table=["Lanky"]).has("Third", hand=["Duck Dust"]).combat("Aric", "Damp Ghost")
    _helped(t).does("Third", "play [Duck Dust] on [Damp Ghost]").settle()
    assert t.level("Suzan") == 7
    t.nothing_pending_but("Aric")


@rule("HELP-20", "HELP-21", "HELP-7", "REWARD-7")
@action_box
def test_the_fighter_draws_openly_and_hands_out_by_the_deal(edition: str) -> None:
    _shared(edition)


@rule("HELP-7", "HELP-20")
@quick_reference
def test_the_deal_is_kept_in_the_other_editions_too(edition: str) -> None:
    _shared(edition)


def _shared(edition: str) -> None:
    """The helper gets the first and the last of four picks."""
    t = table(edition=edition).has("Aric", level=8).has("Suzan", level=8).deck(treasures=FOUR_TREASURES)
    t.has("Third", hand=["Furious"]).combat("Aric", "Bridge Bailiff").does("Third", "play [Furious]")
    _helped(t, "picks HMMH").wins("Aric")
    drawn = t.happened("treasures_drawn")[0]
    assert (drawn.seat, drawn.see, sorted(t.cards(drawn.cards))) == (t.seat("Aric"), EVERYBODY, FOUR_TREASURES)
    t.nothing_pending_but("Suzan")
    t.does("Suzan", "choose [Toe Knives]")
    t.nothing_pending_but("Aric")
    t.refused("Suzan", "choose [Lucky Wok]", "CURSE-10")
    t.does("Aric", "choose [Silk Apron]").does("Aric", "choose [Lucky Wok]")
    assert t.hand("Suzan") == ["Toe Knives", "Steak Knife"]  # the last one is the remaining one
    assert t.hand("Aric") == ["Silk Apron", "Lucky Wok"]
    t.nothing_pending_but("Aric")


@rule("HELP-22", "REWARD-8")
@all_editions
def test_a_monsters_text_about_winning_is_carried_out(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=5).has("Suzan", level=5)
    t.deck(treasures=["Found a Coin", "Lucky Wok", "Rubber Chainsaw", "Steak Knife"])
    _helped(t.combat("Aric", "Crooked Auctioneer")).wins("Aric")
    # Treasures are drawn until they are worth 1,000: 0 + 400 + 600
    assert sorted([*t.hand("Aric"), *t.carried("Aric"), *t.used("Aric")]) == ["Lucky Wok", "Rubber Chainsaw"]
    assert "Found a Coin" in t.discards("treasure")
    assert t.level("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("HELP-23")
@all_editions
def test_players_can_be_bribed_not_to_help(edition: str) -> None:
    t = table(edition=edition).has("Third", carried=["Lucky Wok"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "ask Suzan picks HHH").does("Third", "give [Lucky Wok] to Suzan").does("Suzan", "accept Third")
    assert t.carried("Suzan") == ["Lucky Wok"]
    t.does("Suzan", "decline Aric")
    assert t.sums() == (1, 10)
    t.nothing_pending_but("Aric")
