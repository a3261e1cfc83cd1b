"""Items: carried and used, who can use what, when they are played and switched, how they are lost (RULES: ITEM)."""

from __future__ import annotations

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import load_pack
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import TRIAL, Table, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


def aric_receives(card: str, **rules: str) -> Table:
    """In Suzan's turn, Third's Curse is about to make Aric, her left neighbour, draw her only card."""
    t = table("Suzan", "Aric", "Third", **rules)
    return t.has("Suzan", hand=[card]).has("Third", hand=["Helpful Neighbours"])


# ---------------------------------------------------------------- what an Item is
@rule("ITEM-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_no_value_is_worth_nothing_and_still_an_item(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Kitten Mittens"], table=["Grand Duke of Nowhere"])
    t.refused("Aric", "give [Grand Duke of Nowhere] to Suzan", "TRADE-1")  # neither price nor "No Value": no Item
    t.refused("Aric", "sell [Kitten Mittens]", "SELL-1")
    t.does("Aric", "give [Kitten Mittens] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Kitten Mittens"]
    t.nothing_pending_but("Aric")


@rule("ITEM-2")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_a_card_shows_its_name_power_size_and_price_and_they_are_what_counts(edition: str) -> None:
    pack = load_pack(TRIAL)
    chainsaw = next(c for c in pack.cards if c["name"] == "Rubber Chainsaw")
    assert card_text(pack, chainsaw).type == "Item (Big, 2 hands)"
    t = table(edition=edition).has("Aric", table=["Rubber Chainsaw"])
    assert [c.name for c in t.game.view(1).players[0].table] == ["Rubber Chainsaw"]
    assert t.strength("Aric") == 1 + 3
    assert "worth 600 gold" in t.refused("Aric", "sell [Rubber Chainsaw]", "SELL-1").text


@rule("ITEM-3", "CARDS-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_item_in_hand_does_nothing_and_once_played_is_carried(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Boots of Modest Kicking"])
    assert t.strength("Aric") == 1
    t.refused("Aric", "equip [Boots of Modest Kicking]", "ITEM-3")
    t.does("Aric", "play [Boots of Modest Kicking]")
    assert t.hand("Aric") == []
    assert t.used("Aric") == ["Boots of Modest Kicking"]
    assert t.strength("Aric") == 3
    t.nothing_pending_but("Aric")


@rule("ITEM-4", "AMB-142")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_a_carried_item_is_not_in_use(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Boots of Modest Kicking"])
    t.does("Aric", "unequip [Boots of Modest Kicking]")
    assert (t.carried("Aric"), t.strength("Aric")) == (["Boots of Modest Kicking"], 1)
    t.refused("Aric", "unequip [Boots of Modest Kicking]", "ITEM-4")
    t.does("Aric", "equip [Boots of Modest Kicking]")
    assert (t.carried("Aric"), t.strength("Aric")) == ([], 3)


@rule("ITEM-5", "AMB-142")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_carried_item_is_not_equipped(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Boots of Modest Kicking"])
    t.does("Aric", "unequip [Boots of Modest Kicking]")
    assert (t.carried("Aric"), t.strength("Aric")) == (["Boots of Modest Kicking"], 1)
    t.refused("Aric", "unequip [Boots of Modest Kicking]", "ITEM-5")
    t.does("Aric", "equip [Boots of Modest Kicking]")
    assert (t.carried("Aric"), t.strength("Aric")) == ([], 3)


# ---------------------------------------------------------------- who can use it
@rule("ITEM-6", "ITEM-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_anyone_may_carry_what_only_others_can_use(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Walking Stick of Doom"])
    t.does("Aric", "play [Walking Stick of Doom]")
    assert t.carried("Aric") == ["Walking Stick of Doom"]
    t.refused("Aric", "equip [Walking Stick of Doom]", "ITEM-8")
    assert t.strength("Aric") == 1
    t.nothing_pending_but("Aric")


@rule("ITEM-7", "AMB-60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_restricted_item_counts_only_while_its_user_meets_the_condition(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Enchanter", "Walking Stick of Doom"], hand=["Enchanter"])
    t.combat("Aric", "Paper Dragon")
    assert t.strength("Aric") == 6
    t.does("Aric", "discard [Enchanter]")
    assert t.strength("Aric") == 1
    assert t.carried("Aric") == ["Walking Stick of Doom"]  # carried, until an Enchanter is there again
    t.refused("Aric", "unequip [Walking Stick of Doom]", "COMBAT-16" if edition in FOUR_PHASES else "COMBAT-17")
    t.does("Aric", "play [Enchanter]")
    assert t.strength("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("ITEM-7")
def test_an_item_forbidden_to_a_class_stops_counting() -> None:
    t = table().has("Aric", table=["Confetti Cannon"], hand=["Deacon"])
    assert t.strength("Aric") == 5
    t.does("Aric", "play [Deacon]")
    assert t.strength("Aric") == 1
    t.does("Aric", "discard [Deacon]")
    assert t.strength("Aric") == 5


@rule("AMB-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_class_in_combat_activates_worn_items_not_carried_ones(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Walking Stick of Doom"], hand=["Enchanter"])
    t.combat("Aric", "Paper Dragon").does("Aric", "play [Enchanter]")
    assert (t.carried("Aric"), t.strength("Aric")) == (["Walking Stick of Doom"], 1)
    t.refused("Aric", "equip [Walking Stick of Doom]")


# ---------------------------------------------------------------- putting it down
@rule("ITEM-9")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_items_are_played_in_ones_own_turn_or_when_received(edition: str) -> None:
    t = aric_receives("Steak Knife", edition=edition).has("Aric", hand=["Toe Knives"])
    t.refused("Aric", "play [Toe Knives]", "ITEM-9")
    t.does("Third", "play [Helpful Neighbours] on Suzan").strikes().does("Aric", "play [Steak Knife]")
    assert t.used("Aric") == ["Steak Knife"]
    t.refused("Aric", "play [Toe Knives]", "ITEM-9")
    t = table(edition=edition).has("Aric", hand=["Toe Knives", "Steak Knife"]).deck(doors=["Tea Break"])
    t.does("Aric", "play [Steak Knife]", "kick", "keep", "play [Toe Knives]")
    assert t.used("Aric") == ["Steak Knife", "Toe Knives"]
    t = table(edition=edition).has("Aric", hand=["Toe Knives"]).combat("Aric", "Paper Dragon")
    t.refused("Aric", "play [Toe Knives]", "ITEM-9")


@rule("ITEM-10")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_treasures_are_played_in_ones_own_turn_or_when_received(edition: str) -> None:
    t = aric_receives("Grand Duke of Nowhere", edition=edition).has("Aric", hand=["Toe Knives"])
    t.refused("Aric", "play [Toe Knives]", "ITEM-10")
    t.does("Third", "play [Helpful Neighbours] on Suzan").strikes().does("Aric", "play [Grand Duke of Nowhere]")
    assert t.used("Aric") == ["Grand Duke of Nowhere"]
    t.refused("Aric", "play [Toe Knives]", "ITEM-10")
    t = table(edition=edition).has("Aric", hand=["Toe Knives", "Grand Duke of Nowhere"]).deck(doors=["Tea Break"])
    t.does("Aric", "play [Grand Duke of Nowhere]", "kick", "keep", "play [Toe Knives]")
    assert t.used("Aric") == ["Grand Duke of Nowhere", "Toe Knives"]
    t = table(edition=edition).has("Aric", hand=["Grand Duke of Nowhere"]).combat("Aric", "Paper Dragon")
    t.refused("Aric", "play [Grand Duke of Nowhere]", "ITEM-10")


@rule("ITEM-9", "ITEM-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_just_received_means_before_any_other_play(edition: str) -> None:
    t = aric_receives("Steak Knife", edition=edition).has("Aric", hand=["Found a Coin"])
    t.does("Third", "play [Helpful Neighbours] on Suzan").strikes().does("Aric", "play [Found a Coin]")
    t.refused("Aric", "play [Steak Knife]", "ITEM-9" if edition in FOUR_PHASES else "ITEM-10")


@rule("AMB-140", "AMB-141")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_fight_a_bystander_plays_items_he_receives_and_a_fighter_does_not(edition: str) -> None:
    t = aric_receives("Steak Knife", edition=edition).combat("Suzan", "Paper Dragon")
    t.does("Third", "play [Helpful Neighbours] on Suzan").strikes().does("Aric", "play [Steak Knife]")
    assert t.used("Aric") == ["Steak Knife"]
    t = aric_receives("Steak Knife", edition=edition).combat("Suzan", "Paper Dragon")
    t.does("Suzan", "ask Aric").does("Aric", "accept Suzan")
    t.does("Third", "play [Helpful Neighbours] on Suzan").strikes()
    t.refused("Aric", "play [Steak Knife]", "COMBAT-16" if edition in FOUR_PHASES else "COMBAT-17")
    assert (t.hand("Aric"), t.strength("Aric")) == (["Steak Knife"], 1)


# ---------------------------------------------------------------- losing it
@rule("ITEM-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_item_is_never_simply_discarded(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Steak Knife"], carried=["Rubber Chainsaw"], hand=["Toe Knives"])
    t.refused("Aric", "discard [Steak Knife]", "ITEM-11")
    t.refused("Aric", "discard [Rubber Chainsaw]", "ITEM-11")
    t.refused("Aric", "discard [Toe Knives]", "CARDS-11")


@rule("ITEM-12")
@pytest.mark.parametrize("way", ["sale", "trade", "gift", "cost", "curse", "bad stuff"])
def test_the_legal_ways_to_lose_an_item(way: str) -> None:
    item = "Chest Plate of Chests"
    t = table().has("Aric", table=["Brawler", item], carried=["Saucepan Helmet"], level=2)
    t.has("Suzan", table=["Steak Knife"], hand=["Moths!"])
    match way:
        case "sale":
            t.does("Aric", f"sell [{item}], [Saucepan Helmet]")
        case "trade":
            t.does("Aric", f"trade [{item}] for [Steak Knife] with Suzan").does("Suzan", "accept Aric")
        case "gift":
            t.does("Aric", f"give [{item}] to Suzan").does("Suzan", "accept Aric")
        case "cost":
            t.combat("Aric", "Paper Dragon").does("Aric", f"use Frenzy discarding [{item}]")
        case "curse":
            t.does("Suzan", "play [Moths!] on Aric").strikes()
        case _:
            t.deck(dice=[1]).combat("Aric", "Tax Inspector").runs("Aric")
            t.does("Aric", f"choose [{item}], [Saucepan Helmet]")
    assert item not in t.used("Aric") + t.carried("Aric") + t.hand("Aric")


# ---------------------------------------------------------------- switching
@rule("ITEM-13", "TURN-5", "AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_items_are_switched_in_ones_own_turn_outside_combat(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Tea Break"])
    t.has("Aric", table=["Steak Knife"]).has("Suzan", table=["Toe Knives"])
    t.refused("Suzan", "unequip [Toe Knives]", "ITEM-13")
    t.does("Aric", "unequip [Steak Knife]", "kick", "keep", "equip [Steak Knife]", "loot", "unequip [Steak Knife]")
    t = table(edition=edition).has("Aric", table=["Steak Knife"]).has("Suzan", carried=["Toe Knives"])
    t.combat("Aric", "Paper Dragon")
    t.refused("Aric", "unequip [Steak Knife]", "ITEM-13")
    t.refused("Suzan", "equip [Toe Knives]", "ITEM-13")
    t.flees("Aric")
    t.refused("Aric", "unequip [Steak Knife]", "RUN-17")


@rule("AMB-29", "AMB-138")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_items_are_also_switched_when_one_is_received(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Boots of Modest Kicking"]).has("Suzan", table=["Toe Knives"])
    t.does("Aric", "give [Boots of Modest Kicking] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Boots of Modest Kicking"]
    t.does("Suzan", "unequip [Toe Knives]", "equip [Boots of Modest Kicking]")
    assert t.used("Suzan") == ["Boots of Modest Kicking"]
    t = table(edition=edition).has("Aric", table=["Boots of Modest Kicking"]).has("Suzan", hand=["Slippery Steps"])
    t.does("Aric", "give [Boots of Modest Kicking] to Suzan").does("Suzan", "accept Aric")
    t.does("Suzan", "play [Slippery Steps] on Third").strikes()
    t.refused("Suzan", "equip [Boots of Modest Kicking]", "ITEM-13")  # no longer just received


@rule("ITEM-14", "AMB-53")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_items_are_switched_on_any_turn_outside_combat(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Steak Knife"]).has("Suzan", carried=["Toe Knives"])
    t.does("Suzan", "equip [Toe Knives]").does("Aric", "unequip [Steak Knife]", "equip [Steak Knife]")
    t = table(edition=edition).has("Aric", table=["Steak Knife"]).has("Suzan", carried=["Toe Knives"])
    t.combat("Aric", "Paper Dragon")
    t.refused("Aric", "unequip [Steak Knife]", "ITEM-14")
    t.does("Suzan", "equip [Toe Knives]")  # a bystander may, until he helps
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.refused("Suzan", "unequip [Toe Knives]", "ITEM-14")


@rule("AMB-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_own_turn_actions_are_possible_between_the_phases(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Tea Break", "Two Hats"])
    t.has("Aric", carried=["Steak Knife", "Saucepan Helmet", "Lucky Wok"], hand=["Brawler"])
    t.does("Aric", "kick", "keep", "equip [Steak Knife]", "loot")
    t.does("Aric", "play [Brawler]", "sell [Steak Knife], [Saucepan Helmet], [Lucky Wok]")
    assert t.level("Aric") == 2
    t.does("Aric", "end").settle()
    assert t.turn == "Suzan"


# ---------------------------------------------------------------- labels and other Treasures
@rule("ITEM-15")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_other_cards_speak_of_guns_and_knives(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Steak Knife", "Lucky Wok"], hand=["Cutlery Training"])
    assert t.strength("Aric") == 5
    t.does("Aric", "play [Cutlery Training]")
    assert t.strength("Aric") == 8  # the knife, not the wok
    t = table(edition=edition).has("Aric", table=["Confetti Cannon"], carried=["Steak Knife"])
    t.has("Aric", hand=["Cork-Lined"])
    t.refused("Aric", "play [Cork-Lined] on [Steak Knife]")
    t.does("Aric", "play [Cork-Lined] on [Confetti Cannon]")


@rule("ITEM-16")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_footgear_can_be_a_knife_as_well(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Toe Knives", "Cutlery Training"], hand=["Boots of Modest Kicking"])
    assert t.strength("Aric") == 1 + 1 + 3
    t.does("Aric", "play [Boots of Modest Kicking]")
    assert t.carried("Aric") == ["Boots of Modest Kicking"]  # its slot is occupied


@rule("ITEM-17")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_treasures_that_are_no_items_say_when_they_are_played_and_whether_they_stay(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Grand Duke of Nowhere", "Sealed Envelope", "Lukewarm Soup"])
    t.does("Aric", "play [Grand Duke of Nowhere]", "play [Sealed Envelope]")
    assert t.used("Aric") == ["Grand Duke of Nowhere"]  # it still counts
    assert t.discards("treasure") == ["Sealed Envelope"]  # it does not
    assert len(t.hand("Aric")) == 3
    t = table(edition=edition).has("Aric", hand=["Sealed Envelope"]).combat("Aric", "Paper Dragon")
    t.refused("Aric", "play [Sealed Envelope]", "CARDS-12")


# ---------------------------------------------------------------- in the middle of something
@rule("TIMING-19", "AMB-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_action_is_finished_before_a_curse_follows(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Metal Detector"], level=3).has("Suzan", hand=["Slippery Steps"])
    t.deck(door_discards=["Paper Dragon", "Garden Gnome"]).does("Aric", "play [Metal Detector]")
    assert t.owes("Aric") == "choose"
    t.refused("Suzan", "play [Slippery Steps] on Aric", "TIMING-19")
    t.does("Aric", "choose [Garden Gnome]").does("Suzan", "play [Slippery Steps] on Aric").strikes()
    assert (t.hand("Aric"), t.level("Aric")) == (["Garden Gnome"], 2)
    t.nothing_pending_but("Aric")


@rule("AMB-61")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_hand_in_combat_puts_an_item_out_of_use_by_choice(edition: str) -> None:
    hands = ["Steak Knife", "Lucky Wok", "Ham on a Stake"]
    t = table(edition=edition).has("Aric", table=["Ketchup League", *hands]).combat("Aric", "Paper Dragon")
    assert t.strength("Aric") == 7
    t.does("Aric", "discard [Ketchup League]")
    t.refused("Aric", "fight")
    t.does("Aric", "choose [Lucky Wok]")
    assert (t.carried("Aric"), t.strength("Aric")) == (["Lucky Wok"], 5)
    t.refused("Aric", "equip [Lucky Wok]")
    t.nothing_pending_but("Aric")


@rule("AMB-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_worn_item_may_pay_for_an_ability_and_its_bonus_goes(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Brawler", "Boots of Modest Kicking"]).combat("Aric", "Paper Dragon")
    assert t.strength("Aric") == 3
    t.does("Aric", "use Frenzy discarding [Boots of Modest Kicking]")
    assert t.strength("Aric") == 2
    t.nothing_pending_but("Aric")


@rule("AMB-64")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_class_may_pay_for_its_own_ability(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Brawler", "Boots of Modest Kicking"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "use Frenzy discarding [Brawler], [Boots of Modest Kicking]")
    assert t.strength("Aric") == 1 + 2 and t.used("Aric") == []
    t.nothing_pending_but("Aric")


@rule("AMB-65", "AMB-66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_levels_won_and_lost_in_combat_count_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4, hand=["Found a Coin"]).has("Suzan", hand=["Trapdoor"])
    t.combat("Aric", "Paper Dragon").does("Aric", "play [Found a Coin]")
    assert t.sums() == (5, 20)
    t.does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert t.sums() == (3, 20)
    t.nothing_pending_but("Aric")
