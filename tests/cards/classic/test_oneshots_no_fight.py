"""Items that end a fight without a win: its monsters leave, or another player must take over."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, offered
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Friendship Potion
@card("Friendship Potion")
@rule("FAQ-152", "COMBAT-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_friendship_ends_the_fight_and_the_room_is_looted(who: str) -> None:
    t = classic().has("Aric", level=4).has(who, hand=["Friendship Potion"]).deck(doors=["Net Troll", "Harpies"])
    t.does("Aric", "kick").does(who, "play [Friendship Potion]")
    assert t.level("Aric") == 4 and t.hand("Aric") == ["Harpies"] and t.game.state.combat is None
    assert t.discards("door") == ["Net Troll"] and t.discards("treasure") == ["Friendship Potion"]
    t.nothing_pending_but("Aric")


@card("Friendship Potion", "Potion of Halitosis", "Wandering Monster", "Pollymorph Potion")
@rule("FAQ-57")
def test_friendship_costs_all_treasure_but_not_the_level_of_a_kill() -> None:
    t = classic().has("Aric", hand=["Potion of Halitosis", "Friendship Potion"]).deck(doors=["Net Troll", "Harpies"])
    t.has("Suzan", hand=["Wandering Monster", "Floating Nose"]).does("Aric", "kick")
    t.does("Suzan", "play [Wandering Monster] with [Floating Nose]")
    t.does("Aric", "play [Potion of Halitosis]", "play [Friendship Potion]")
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Harpies"]
    paid = classic().has("Aric", hand=["Pollymorph Potion", "Friendship Potion"]).deck(doors=["Net Troll", "Maul Rat"])
    paid.has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).does("Aric", "kick")
    paid.does("Suzan", "play [Wandering Monster] with [Lame Goblin]")
    paid.does("Aric", "play [Pollymorph Potion] on [Lame Goblin]", "play [Friendship Potion]")
    assert paid.hand("Aric") == ["Maul Rat"]


@card("Friendship Potion")
@rule("FAQ-152", "FAQ-60")
def test_no_friendship_in_flight_or_without_a_fight() -> None:
    t = classic().has("Aric", hand=["Friendship Potion"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    t.refused("Aric", "play [Friendship Potion] on fighters", "ONESHOT-3")
    t.closes().refused("Aric", "play [Friendship Potion]", "ONESHOT-3")


# ---------------------------------------------------------------- Magic Lamp
@card("Magic Lamp")
@rule("FAQ-151")
def test_the_lamp_removes_the_only_monster_and_leaves_its_treasure() -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp"]).combat("Aric", "Bullrog")
    t.does("Aric", "play [Magic Lamp]")
    assert t.owes("Suzan") == "pass"  # AMB-9: a removal is followed by the usual wait
    t.settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 5
    t.nothing_pending_but("Aric")


@card("Magic Lamp", "Wandering Monster", "Pollymorph Potion")
@rule("FAQ-151")
@pytest.mark.parametrize("gone", [False, True])
def test_no_treasure_if_there_ever_was_another_monster(gone: bool) -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp", "Friendship Potion"]).deck(dice=[6])
    t.has("Suzan", hand=["Wandering Monster", "Lame Goblin", "Pollymorph Potion"]).combat("Aric", "Bullrog")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]")
    if gone:  # the other one left earlier, but this was still not the only monster of the fight
        t.does("Suzan", "play [Pollymorph Potion] on [Lame Goblin]").does("Aric", "play [Magic Lamp]").settle()
        assert len(t.hand("Aric")) == 1 + 1  # the Goblin's
        assert t.level("Aric") == 4
    else:
        t.does("Aric", "play [Magic Lamp] on [Bullrog]")
        assert t.monsters() == ["Lame Goblin"]
        t.wins("Aric")
        assert len(t.hand("Aric")) == 1 + 1 and t.level("Aric") == 5  # the Goblin's alone


@card("Magic Lamp", "Mate")
@rule("FAQ-151", "FAQ-40")
def test_a_mate_is_another_monster() -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp"]).has("Suzan", hand=["Mate"]).combat("Aric", "Lame Goblin")
    t.does("Suzan", "play [Mate]").does("Aric", "play [Magic Lamp] on [Lame Goblin]").wins("Aric")
    assert t.level("Aric") == 5 and len(t.hand("Aric")) == 1


@card("Magic Lamp", "Illusion")
@rule("FAQ-151")
def test_an_illusion_stands_for_the_monster_it_replaces() -> None:
    t = (
        classic()
        .has("Aric", hand=["Magic Lamp"])
        .has("Suzan", hand=["Illusion", "Bullrog"])
        .combat("Aric", "Lame Goblin")
    )
    t.does("Suzan", "play [Illusion] on [Lame Goblin] with [Bullrog]").does("Aric", "play [Magic Lamp]").settle()
    assert len(t.hand("Aric")) == 5


@card("Magic Lamp", "Bullrog")
@rule("FAQ-151")
def test_the_lamp_after_a_failed_roll() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).deck(dice=[1]).combat("Aric", "Bullrog")
    t.flees("Aric").closes().does("Aric", "play [Magic Lamp]").settle()
    assert not t.dead("Aric") and t.level("Aric") == 6 and len(t.hand("Aric")) == 5
    assert not [e for e in t.log if e.kind == "caught"]
    t.nothing_pending_but("Aric")


@card("Magic Lamp", "Bullrog")
@rule("FAQ-151", "REWARD-7")
def test_in_flight_the_lamp_frees_the_helper_too_and_the_deal_stands() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).has("Suzan", level=5).deck(dice=[1])
    offered(t.combat("Aric", "Bullrog"), deal=" picks HH").flees("Aric").closes().does(
        "Aric", "play [Magic Lamp]"
    ).settle()
    t.does("Suzan", f"choose [{t.cards(t.game.state.frames[-1].cards_held())[0]}]")
    t.does("Suzan", f"choose [{t.cards(t.game.state.frames[-1].cards_held())[0]}]")
    assert not t.dead("Suzan") and (len(t.hand("Aric")), len(t.hand("Suzan"))) == (3, 2)
    assert t.game.state.combat is None


@card("Magic Lamp", "Wight Brothers")
@rule("FAQ-64")
def test_the_penalty_for_running_is_due_after_a_lamp_in_flight() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).deck(dice=[1]).combat("Aric", "Wight Brothers")
    t.flees("Aric").closes().does("Aric", "play [Magic Lamp]").settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 4


@card("Magic Lamp", "Floating Nose")
def test_the_lamp_before_the_roll_where_no_roll_helps() -> None:
    t = classic().has("Aric", level=5, hand=["Magic Lamp"]).combat("Aric", "Floating Nose").flees("Aric")
    t.does("Aric", "play [Magic Lamp]").settle()
    assert t.level("Aric") == 5 and len(t.hand("Aric")) == 3


@card("Magic Lamp", "Transferral Potion")
@rule("FAQ-151", "FAQ-150")
def test_the_lamp_is_used_in_ones_own_turn_by_the_player_facing_the_monster() -> None:
    t = classic().has("Suzan", hand=["Magic Lamp"]).combat("Aric", "Bullrog")
    t.refused("Suzan", "play [Magic Lamp]", "COMBAT-14")  # a bystander
    offered(t).refused("Suzan", "play [Magic Lamp]", "CARDS-12")  # a helper, but not her turn
    moved = classic().has("Aric", hand=["Magic Lamp", "Transferral Potion"])
    moved.combat("Aric", "Bullrog").does("Aric", "play [Transferral Potion] on Suzan")
    moved.refused("Aric", "play [Magic Lamp]", "COMBAT-14")  # his turn, but no longer his monster
    idle = classic().has("Aric", hand=["Magic Lamp"])
    assert idle.does("Aric", "play [Magic Lamp]").carried("Aric") == ["Magic Lamp"]  # put on the table, not used


# ---------------------------------------------------------------- Pollymorph Potion
@card("Pollymorph Potion", "Enraged")
@rule("COMBAT-11", "REWARD-4", "AMB-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_pollymorph_leaves_the_treasure(who: str) -> None:
    t = classic().has("Aric", level=4).has(who, hand=["Pollymorph Potion"]).has("Suzan", hand=["Enraged"])
    t.combat("Aric", "Bullrog").does("Suzan", "play [Enraged] on [Bullrog]").does(
        who, "play [Pollymorph Potion]"
    ).settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 5 + 1
    t.nothing_pending_but("Aric")


@card("Pollymorph Potion", "Wandering Monster")
@rule("FAQ-54", "AMB-69")
@pytest.mark.parametrize("die", [6, 1])
def test_remaining_monsters_must_still_be_beaten(die: int) -> None:
    t = classic().has("Aric", level=1, hand=["Pollymorph Potion"]).deck(dice=[die])
    t.has("Suzan", hand=["Wandering Monster", "Undead Horse"]).combat("Aric", "Bullrog")
    t.does("Suzan", "play [Wandering Monster] with [Undead Horse]").does(
        "Aric", "play [Pollymorph Potion] on [Bullrog]"
    )
    assert t.hand("Aric") == [] and t.sums() == (1, 4)
    t.runs("Aric")
    assert t.hand("Aric") == []  # lost with the fight


@card("Pollymorph Potion")
def test_pollymorph_with_a_helper_is_open_and_shared() -> None:
    t = (
        classic()
        .has("Aric", hand=["Pollymorph Potion"])
        .deck(treasures=["Helm of Courage", "Leather Armor", "Huge Rock"])
    )
    offered(t.combat("Aric", "Net Troll"), deal=" picks H").does("Aric", "play [Pollymorph Potion]").settle()
    t.does("Suzan", "choose [Huge Rock]")
    assert t.hand("Suzan") == ["Huge Rock"] and len(t.hand("Aric")) == 2


@card("Pollymorph Potion")
@rule("ONESHOT-3")
def test_pollymorph_only_in_combat() -> None:
    t = (
        classic()
        .has("Aric", hand=["Pollymorph Potion"])
        .deck(dice=[1])
        .combat("Aric", "Bullrog")
        .flees("Aric")
        .closes()
    )
    t.refused("Aric", "play [Pollymorph Potion] on [Bullrog]", "ONESHOT-3")


# ---------------------------------------------------------------- Transferral Potion
@card("Transferral Potion")
@rule("FAQ-150")
def test_another_takes_over_and_the_first_loots() -> None:
    t = classic().has("Aric", level=3, hand=["Magic Missile"]).has("Suzan", level=8, hand=["Leather Armor"])
    t.has("Third", hand=["Transferral Potion", "Sleep Potion"]).deck(doors=["Gazebo", "Harpies"]).does("Aric", "kick")
    t.does("Aric", "play [Magic Missile] on fighters").does("Third", "play [Sleep Potion] on monsters")
    assert t.sums() == (8, 10)
    t.does("Third", "play [Transferral Potion] on Suzan")
    assert t.sums() == (8, 10)  # one-shots for the old fighters are discarded, those on the monsters' side stay
    assert t.discards("treasure") == ["Magic Missile", "Transferral Potion"]
    t.nothing_pending_but("Suzan")
    t.refused("Aric", "fight", "COMBAT-2")
    t.refused("Suzan", "play [Leather Armor]", "COMBAT-17")
    t.does("Suzan", "run").settle()
    assert t.hand("Aric") == ["Harpies"]  # looted, though the fight was lost
    t.nothing_pending_but("Aric")
    assert t.turn == "Aric"


@card("Transferral Potion")
@rule("FAQ-150")
def test_the_new_fighter_wins_the_rewards_and_may_have_help() -> None:
    t = classic().has("Aric", hand=["Transferral Potion"]).has("Suzan", level=6).has("Third", level=5)
    t.deck(doors=["Net Troll", "Harpies"]).does("Aric", "kick", "play [Transferral Potion] on Suzan")
    offered(t, "Third", "Suzan").wins("Suzan")
    assert t.level("Suzan") == 7 and len(t.hand("Suzan")) == 3 and t.hand("Aric") == ["Harpies"]
    t.nothing_pending_but("Aric")


@card("Transferral Potion", "Yuppie Water", "Doppleganger")
@rule("FAQ-150")
def test_one_shots_for_the_old_fighters_are_discarded() -> None:
    t = classic().has("Aric", table=["Elf"], hand=["Yuppie Water", "Doppleganger"]).has("Suzan", table=["Elf"])
    t.has("Third", hand=["Transferral Potion"]).combat("Aric", "Net Troll")
    t.does("Aric", "play [Yuppie Water]", "play [Doppleganger]")
    assert t.sums() == (6, 10)
    t.does("Third", "play [Transferral Potion] on Suzan")
    assert t.sums() == (1, 10)
    assert t.discards("treasure") == ["Yuppie Water", "Doppleganger", "Transferral Potion"]


@card("Transferral Potion", "Curse! Change Sex", "Curse! Malign Mirror")
@rule("FAQ-150")
def test_curses_for_the_fight_end_with_it() -> None:
    t = classic().has("Aric", curses=["Curse! Change Sex"]).has("Suzan", level=2, curses=["Curse! Malign Mirror"])
    t.has("Third", hand=["Transferral Potion"])
    offered(t.combat("Aric", "Net Troll")).does("Third", "play [Transferral Potion] on Third")
    assert sorted(t.discards("door")) == ["Curse! Change Sex", "Curse! Malign Mirror"]
    assert t.used("Aric") == [] and t.used("Suzan") == []


@card("Transferral Potion", "Tongue Demon")
@rule("FAQ-12", "FAQ-150")
def test_nothing_before_combat_for_the_new_fighter() -> None:
    t = classic().has("Suzan", carried=["Leather Armor"]).has("Third", hand=["Transferral Potion"])
    t.combat("Aric", "Tongue Demon").does("Third", "play [Transferral Potion] on Suzan")
    assert t.carried("Suzan") == ["Leather Armor"]


@card("Transferral Potion")
@rule("FAQ-150")
def test_the_first_player_neither_plays_nor_sells_items_meanwhile() -> None:
    t = classic().has("Aric", hand=["Transferral Potion", "Leather Armor", "Wand of Dowsing"])
    t.combat("Aric", "Net Troll").does("Aric", "play [Transferral Potion] on Suzan")
    t.refused("Aric", "play [Leather Armor]", "TIMING-3")
    t.refused("Aric", "sell [Wand of Dowsing]", "SELL-7")
    t.does("Suzan", "run").settle()
    t.does("Aric", "play [Leather Armor]", "sell [Wand of Dowsing]")  # his turn goes on
    assert t.level("Aric") == 2


@card("Transferral Potion", "Potion of Halitosis", "Wandering Monster")
@rule("FAQ-56", "FAQ-150")
@pytest.mark.parametrize("won", [True, False])
def test_the_killer_before_a_takeover_is_paid_afterwards_and_first(won: bool) -> None:
    t = classic().has("Aric", level=4, hand=["Potion of Halitosis"])
    t.has("Suzan", level=8 if won else 2, table=["Warrior"])  # a tie with the Gazebo is enough for a Warrior
    t.has("Third", hand=["Wandering Monster", "Floating Nose", "Transferral Potion"]).deck(
        doors=["Gazebo", "Harpies"],
        dice=[6],
        treasures=["Helm of Courage", "Leather Armor", "Huge Rock", "Slimy Armor"],
    )
    t.does("Aric", "kick").does("Third", "play [Wandering Monster] with [Floating Nose]")
    t.does("Aric", "play [Potion of Halitosis]").does("Third", "play [Transferral Potion] on Suzan")
    assert t.level("Aric") == 4  # not before the fight is over
    t.does("Suzan", "fight" if won else "run").settle()
    assert t.level("Suzan") == (9 if won else 2) and ("Slimy Armor" in t.hand("Suzan")) == won
    assert t.level("Aric") == 5
    assert t.hand("Aric") == ["Helm of Courage", "Leather Armor", "Huge Rock", "Harpies"]
    t.nothing_pending_but("Aric")


@card("Transferral Potion", "Pollymorph Potion", "Wandering Monster")
@rule("FAQ-150")
def test_the_treasure_of_monsters_that_left_before_a_takeover_goes_to_the_first_fighter() -> None:
    t = classic().has("Aric", hand=["Pollymorph Potion"]).deck(dice=[6], treasures=["Helm of Courage"])
    t.has("Third", hand=["Wandering Monster", "Lame Goblin", "Transferral Potion"]).combat("Aric", "Net Troll")
    t.does("Third", "play [Wandering Monster] with [Lame Goblin]").does(
        "Aric", "play [Pollymorph Potion] on [Lame Goblin]"
    )
    t.does("Third", "play [Transferral Potion] on Suzan").does("Suzan", "run").settle()
    assert "Helm of Courage" in t.hand("Aric") and t.level("Aric") == 1


@card("Transferral Potion")
def test_whom_the_fight_can_be_given() -> None:
    t = classic().has("Aric", hand=["Transferral Potion"]).has("Third", dead=True).combat("Aric", "Net Troll")
    t.refused("Aric", "play [Transferral Potion] on Aric")
    t.refused("Aric", "play [Transferral Potion] on Third", "DEATH-16")
    t.does("Aric", "play [Transferral Potion] on Suzan")
    late = classic().has("Aric", hand=["Transferral Potion"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    late.refused("Aric", "play [Transferral Potion] on Suzan", "ONESHOT-3")
