"""The turn and its phases (TURN; AMB-23 to AMB-30)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table


def quiet_turn(t: Table, name: str) -> Table:
    """Play a turn in which the door card is kept and the room looted."""
    return t.does(name, "kick", "keep", "loot", "end").settle()


# ---------------------------------------------------------------- whose turn
@rule("TURN-1", "TURN-4", "TURN-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_pass_to_the_left_the_moment_one_is_over(edition: str) -> None:
    doors = ["Brawler", "Lanky", "Digger", "Acrobat", "Furious", "Runty"]
    t = table(edition=edition).deck(doors=doors)
    for name, left in (("Aric", "Suzan"), ("Suzan", "Third"), ("Third", "Aric")):
        t.nothing_pending_but(name)
        t.refused(left, "kick", "TURN-1")
        quiet_turn(t, name)
        assert t.turn == left
        assert [t.names[e.seat] for e in t.happened("turn_started")] == [left]  # automatically, in the same moment
        assert t.owes(left) == "kick"


@rule("TURN-10")
def test_the_turn_is_over_when_charity_is_done() -> None:
    hand = ["Brawler", "Lanky", "Digger", "Acrobat", "Furious"]
    t = table().has("Aric", level=2, hand=hand).has("Third", level=2).deck(doors=["Runty", "Colossal"])
    quiet_turn(t, "Aric")
    assert (t.turn, t.owes("Aric")) == ("Aric", "charity")
    t.refused("Suzan", "kick", "TURN-7")
    t.does("Aric", "give [Runty], [Colossal] to Suzan")
    assert (t.turn, t.owes("Suzan")) == ("Suzan", "kick")
    t.nothing_pending_but("Suzan")


# ---------------------------------------------------------------- its phases
@rule("TURN-2", "TURN-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_phases_follow_each_other_and_none_is_left_out(edition: str) -> None:
    cited = "TURN-2" if edition in THREE_PHASES else "TURN-3"
    t = table(edition=edition).has("Aric", hand=["Straw Man"]).deck(doors=["Brawler", "Lanky"])
    assert t.owes("Aric") == "kick"
    t.refused("Aric", "end", cited)
    t.does("Aric", "kick")
    t.refused("Aric", "end", cited)
    t.does("Aric", "keep")
    assert (t.phase, t.owes("Aric")) == ("trouble", "trouble")
    assert t.happened("phase_began")[0].rule == cited
    t.refused("Aric", "end", cited)
    t.refused("Aric", "kick", "TURN-7")
    t.does("Aric", "loot")
    assert (t.phase, t.owes("Aric")) == ("charity", "end")
    t.refused("Aric", "loot", "LOOT-2" if edition in THREE_PHASES else "LOOT-1")
    t.refused("Aric", "trouble [Straw Man]", "TROUBLE-1")
    t.does("Aric", "end").settle()
    assert t.turn == "Suzan"


@rule("TURN-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_door_is_kicked_when_the_player_is_ready_and_cannot_be_skipped(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Straw Man", "Brawler", "Lanky"]).deck(doors=["Digger"])
    t.does("Aric", "play [Brawler]", "play [Lanky]")
    assert t.owes("Aric") == "kick"  # still his, however long he rearranges
    t.refused("Aric", "trouble [Straw Man]", "TROUBLE-1")
    t.refused("Aric", "loot", "LOOT-3")
    t.refused("Aric", "end", "TURN-7")
    t.refused("Aric", "pass", "TIMING-17" if edition == "pathfinder" else "TIMING-16")
    t.does("Aric", "kick")
    t.refused("Aric", "kick", "TURN-7")


@rule("TURN-5", "TURN-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_the_door_the_active_player_arranges_his_cards(edition: str) -> None:
    t = table(edition=edition)
    t.has(
        "Aric", table=["Steak Knife"], carried=["Rubber Chainsaw", "Walking Stick of Doom", "Jam Jar"], hand=["Brawler"]
    )
    t.has("Suzan", carried=["Alarm Clock"])
    assert t.game.state.phase == "arrange"
    t.does("Aric", "play [Brawler]")
    t.does("Aric", "unequip [Steak Knife]", "equip [Rubber Chainsaw]")
    assert t.strength("Aric") == 4
    t.does("Aric", "trade [Jam Jar] for [Alarm Clock] with Suzan").does("Suzan", "accept Aric")
    t.does("Aric", "sell [Walking Stick of Doom], [Alarm Clock]")
    assert t.level("Aric") == 2
    assert t.owes("Aric") == "kick"
    t.nothing_pending_but("Aric")


@rule("TURN-8", "TURN-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fight_is_settled_before_the_turn_moves_on(edition: str) -> None:
    cited = "TURN-9" if edition in THREE_PHASES else "TURN-8"
    t = table(edition=edition).has("Aric", level=3, hand=["Soggy Goblin"]).combat("Aric", "Straw Man")
    t.refused("Aric", "end", cited)
    t.refused("Aric", "loot", "LOOT-3")
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t.does("Aric", "fight")
    t.refused("Aric", "end", cited)
    t.settle()
    assert [e.rule for e in t.happened("combat_ended")] == [cited]
    assert t.owes("Aric") == "end"


@rule("TURN-9", "LOOT-5", "AMB-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_fight_at_the_door_charity_follows(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Soggy Goblin"]).combat("Aric", "Straw Man").wins("Aric")
    assert (t.phase, t.owes("Aric")) == ("charity", "end")
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t.refused("Aric", "loot", "LOOT-5" if edition in THREE_PHASES else "LOOT-3")
    t.does("Aric", "end").settle()
    assert t.turn == "Suzan"


@rule("AMB-25")
def test_a_monster_that_was_only_removed_leaves_no_trouble_or_loot_either() -> None:
    t = table().has("Aric", hand=["Duck Dust", "Soggy Goblin"]).combat("Aric", "Barn Bear")
    t.does("Aric", "play [Duck Dust] on [Barn Bear]").settle()
    assert t.owes("Aric") == "end"
    t.refused("Aric", "trouble [Soggy Goblin]", "TROUBLE-1")
    t.refused("Aric", "loot", "LOOT-5")


@rule("AMB-24", "TROUBLE-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("choice", ["trouble [Soggy Goblin]", "loot"])
def test_after_a_curse_at_the_door_trouble_and_loot_remain(edition: str, choice: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Soggy Goblin"]).deck(doors=["Slippery Steps", "Lanky"])
    t.does("Aric", "kick").settle()
    assert (t.level("Aric"), t.owes("Aric")) == (2, "trouble")
    t.does("Aric", choice)
    assert t.monsters() == (["Soggy Goblin"] if "trouble" in choice else [])
    assert ("Lanky" in t.hand("Aric")) == (choice == "loot")


# ---------------------------------------------------------------- between the phases
@rule("AMB-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_own_turn_actions_are_allowed_between_the_phases(edition: str) -> None:
    hand = [
        "Brawler",
        "Lanky",
        "Steak Knife",
        "Walking Stick of Doom",
        "Confetti Cannon",
        "Furious",
        "Runty",
        "Colossal",
    ]
    t = table(edition=edition).has("Aric", hand=hand).deck(doors=["Digger", "Prickly"])
    t.does("Aric", "kick", "keep")
    t.does("Aric", "play [Brawler]", "play [Steak Knife]", "unequip [Steak Knife]")  # before Trouble or Loot
    t.does("Aric", "loot")
    t.does("Aric", "play [Lanky]", "equip [Steak Knife]")  # before the end
    t.does("Aric", "end").settle()
    assert t.owes("Aric") == "charity"
    t.does("Aric", "sell [Walking Stick of Doom], [Confetti Cannon]")  # until Charity is done
    assert (t.level("Aric"), t.turn) == (2, "Suzan")
    assert len(t.hand("Aric")) == 5


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_the_four_phase_sets_items_are_switched_all_through_the_own_turn(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Steak Knife"]).has("Suzan", table=["Lucky Wok"])
    t.deck(doors=["Digger", "Lanky"])
    t.refused("Suzan", "unequip [Lucky Wok]", "ITEM-13")
    t.does("Aric", "kick", "keep", "unequip [Steak Knife]", "loot", "equip [Steak Knife]")
    t.refused("Suzan", "unequip [Lucky Wok]", "ITEM-13")


@rule("AMB-29")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_the_four_phase_sets_a_received_item_may_be_put_to_use_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife", "Jam Jar"]).has("Suzan", carried=["Sunday Hat"])
    t.refused("Suzan", "equip [Sunday Hat]", "ITEM-13")
    t.does("Aric", "give [Steak Knife] to Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Sunday Hat", "Steak Knife"]
    assert "equip [Steak Knife]" in t.legal("Suzan")
    t.does("Suzan", "equip [Steak Knife]")
    assert t.strength("Suzan") == 3
    t.does("Aric", "give [Jam Jar] to Suzan").does("Suzan", "accept Aric", "give [Sunday Hat] to Third")
    t.refused("Suzan", "equip [Jam Jar]", "ITEM-13")  # something else has happened since


@rule("AMB-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_class_may_be_replaced_by_another_copy_of_itself(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Brawler"], hand=["Brawler#2"])
    t.does("Aric", "play [Brawler#2]")
    assert t.used("Aric") == ["Brawler"]  # never two at once
    assert (t.discards("door"), t.hand("Aric")) == (["Brawler"], [])
