"""Treasures of no other kind: the Hireling with its Item, Hoard!, and a Title."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, offered
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table


def with_hireling(**aric: object) -> Table:
    """Aric has a Hireling that holds a Staff he could not use himself."""
    place: dict[str, object] = {"table": ["Hireling"], "attached": {"Hireling": ["Staff of Napalm"]}, **aric}
    return classic().has("Aric", **place)


# ---------------------------------------------------------------- the Hireling and what it holds
@card("Hireling")
@rule("FAQ-115", "FAQ-118", "HIRE-3")
def test_a_hirelings_item_counts_beyond_all_limits() -> None:
    t = classic().has("Aric", table=["Mithril Armor"], hand=["Hireling", "Chainsaw of Bloody Dismemberment"])
    t.refused("Aric", "play [Chainsaw of Bloody Dismemberment]", "BIG-1")
    t.does("Aric", "play [Hireling]")
    assert t.strength("Aric") == 1 + 3 + 1
    t.does("Aric", "attach [Chainsaw of Bloody Dismemberment] to [Hireling]")
    assert t.strength("Aric") == 1 + 3 + 1 + 3
    t.does("Aric", "unequip [Chainsaw of Bloody Dismemberment]")  # taken from it: a second Big item
    assert t.owes("Aric") == "choose"


@card("Hireling", "Cheat!")
@rule("FAQ-115", "HIRE-2")
def test_a_hirelings_item_is_changed_outside_combat_only() -> None:
    t = with_hireling(carried=["Helm of Courage"]).deck(doors=["Net Troll"])
    assert t.strength("Aric") == 1 + 1 + 5
    t.refused("Aric", "attach [Helm of Courage] to [Hireling]", "HIRE-3")  # one Item
    t.does("Aric", "unequip [Staff of Napalm]")
    assert t.carried("Aric") == ["Helm of Courage", "Staff of Napalm"] and t.strength("Aric") == 1 + 1
    t.does("Aric", "attach [Helm of Courage] to [Hireling]")
    assert t.strength("Aric") == 1 + 1 + 1
    t.does("Aric", "kick").refused("Aric", "attach [Staff of Napalm] to [Hireling]", "HIRE-2")
    t.refused("Aric", "unequip [Helm of Courage]", "COMBAT-17")


@card("Hireling")
@rule("HIRE-1", "AMB-131")
def test_a_hireling_is_played_at_any_time_but_only_one_and_is_no_item() -> None:
    t = classic().has("Aric", hand=["Hireling"]).combat("Aric", "Net Troll").does("Aric", "play [Hireling]")
    assert t.sums() == (2, 10)
    t.refused("Aric", "discard [Hireling]", "HIRE-9")
    by = classic().has("Suzan", hand=["Hireling"]).combat("Aric", "Net Troll").does("Suzan", "play [Hireling]")
    assert by.used("Suzan") == ["Hireling"] and by.sums() == (1, 10)
    by.refused("Suzan", "give [Hireling] to Third", "HIRE-1")
    sale = with_hireling(carried=["Wand of Dowsing"])
    sale.refused("Aric", "sell [Hireling], [Wand of Dowsing]", "ITEM-1")


@card("Hireling", "Ghoulfiends")
@rule("AMB-145", "FAQ-133")
def test_neither_a_hireling_nor_its_item_counts_where_only_levels_do() -> None:
    assert with_hireling().combat("Aric", "Ghoulfiends").sums() == (1, 8)


@card("Hireling")
@rule("AMB-129")
def test_a_sold_item_leaves_the_hireling() -> None:
    t = with_hireling(carried=["Wand of Dowsing"]).does("Aric", "sell [Staff of Napalm], [Wand of Dowsing]")
    assert t.used("Aric") == ["Hireling"] and t.level("Aric") == 2


@card("Hireling")
@rule("FAQ-113", "TRADE-6")
def test_a_given_item_leaves_the_hireling_and_needs_a_user() -> None:
    t = with_hireling().does("Aric", "give [Staff of Napalm] to Suzan").does("Suzan", "accept Aric")
    assert t.used("Aric") == ["Hireling"] and t.carried("Suzan") == ["Staff of Napalm"]
    t.refused("Suzan", "equip [Staff of Napalm]", "ITEM-7")


@card("Hireling", "Curse! Lose a Small Item", "Thief")
def test_a_curse_or_a_thief_takes_the_item_alone() -> None:
    t = with_hireling().has("Suzan", hand=["Curse! Lose a Small Item"])
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric").settle()
    assert t.used("Aric") == ["Hireling"] and t.discards("treasure") == ["Staff of Napalm"]
    stolen = with_hireling().has("Suzan", table=["Thief"], hand=["Mate"]).deck(dice=[6])
    stolen.does("Suzan", "use Theft discarding [Mate] on Aric").settle()
    assert stolen.carried("Suzan") == ["Staff of Napalm"] and stolen.used("Aric") == ["Hireling"]


@card("Hireling", "Hippogriff")
@rule("FAQ-115", "AMB-130")
def test_whatever_costs_the_hireling_costs_its_item() -> None:
    t = with_hireling().has("Suzan", hand=["Kill the Hireling"]).does("Suzan", "play [Kill the Hireling]")
    assert t.used("Aric") == [] and sorted(t.discards("treasure")) == [
        "Hireling",
        "Kill the Hireling",
        "Staff of Napalm",
    ]
    angry = with_hireling(table=["Hireling", "Warrior"]).combat("Aric", "Bullrog")
    angry.does("Aric", "use Berserk discarding [Hireling]")  # spent on an ability
    assert angry.sums() == (1 + 1, 18) and sorted(angry.discards("treasure")) == ["Hireling", "Staff of Napalm"]


@card("Hireling", "Bullrog")
@rule("AMB-104", "FAQ-73", "DEATH-9")
def test_hireling_and_item_are_looted_separately() -> None:
    t = with_hireling(level=6).has("Suzan", level=3).has("Third", level=2).deck(dice=[1]).combat("Aric", "Bullrog")
    t.runs("Aric").does("Suzan", "choose [Staff of Napalm]").does("Third", "choose [Hireling]")
    assert t.hand("Suzan") == ["Staff of Napalm"] and t.hand("Third") == ["Hireling"]


# ---------------------------------------------------------------- giving it up
@card("Hireling", "Wandering Monster", "Floating Nose")
@rule("FAQ-116", "FAQ-115")
def test_a_sacrifice_escapes_everything_even_the_nose() -> None:
    t = with_hireling(level=4).has("Suzan", hand=["Wandering Monster", "Floating Nose"]).combat("Aric", "Bullrog")
    t.does("Suzan", "play [Wandering Monster] with [Floating Nose]")
    t.refused("Aric", "sacrifice [Hireling]", "FAQ-116")  # the fight is still on
    t.flees("Aric").does("Aric", "sacrifice [Hireling]").settle()
    assert t.level("Aric") == 4 and not [e for e in t.log if e.kind in ("caught", "die_rolled")]
    assert sorted(t.discards("treasure")) == ["Hireling", "Staff of Napalm"]
    t.nothing_pending_but("Aric")


@card("Hireling")
@rule("FAQ-116")
@pytest.mark.parametrize("saved", [True, False])
def test_the_owner_says_whether_the_helper_escapes_too(saved: bool) -> None:
    t = with_hireling(level=2).has("Suzan", level=5).deck(dice=[1]).combat("Aric", "Bullrog")
    offered(t).flees("Aric").refused("Suzan", "sacrifice [Hireling]", "FAQ-116")
    t.does("Aric", "sacrifice [Hireling]" + " saving Suzan" * saved).settle()
    assert t.dead("Suzan") != saved and not t.dead("Aric")


@card("Hireling")
@rule("AMB-98", "AMB-99")
def test_no_sacrifice_after_the_first_roll_and_the_helpers_own_saves_the_helper() -> None:
    t = with_hireling().has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).deck(dice=[6])
    t.combat("Aric", "Net Troll").does("Suzan", "play [Wandering Monster] with [Lame Goblin]").flees("Aric").closes()
    t.does("Aric", "run from [Lame Goblin]").closes().refused("Aric", "sacrifice [Hireling]", "FAQ-116")
    own = classic().has("Aric", level=2).has("Suzan", level=3, table=["Hireling"]).deck(dice=[1])
    offered(own.combat("Aric", "Shrieking Geek")).flees("Aric")
    own.refused("Suzan", "sacrifice [Hireling] saving Aric", "FAQ-116")
    own.does("Suzan", "sacrifice [Hireling]").settle()
    assert [e.seat for e in own.log if e.kind == "caught"] == [0]


# ---------------------------------------------------------------- Hoard!
@card("Hoard!")
@rule("FAQ-158", "REWARD-6")
def test_a_hoard_drawn_alone_brings_three_unseen() -> None:
    t = classic().has("Aric", level=4).deck(treasures=["Hoard!", "Helm of Courage", "Leather Armor", "Huge Rock"])
    t.combat("Aric", "Lame Goblin").wins("Aric")
    assert t.hand("Aric") == ["Helm of Courage", "Leather Armor", "Huge Rock"] and t.discards("treasure") == ["Hoard!"]
    for event in t.log:
        if event.kind == "card_moved" and "Huge Rock" in t.cards(event.cards):
            assert event.see == 0b001
    t.nothing_pending_but("Aric")


@card("Hoard!")
@rule("FAQ-58", "REWARD-7")
def test_with_a_helper_a_hoard_is_open_and_the_larger_pile_is_shared() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=4)
    t.deck(treasures=["Hoard!", "Slimy Armor", "Helm of Courage", "Leather Armor", "Huge Rock"])
    offered(t.combat("Aric", "Harpies"), deal=" picks MHHH").wins("Aric")
    t.does("Aric", "choose [Slimy Armor]")
    assert sorted(t.hand("Suzan")) == ["Helm of Courage", "Huge Rock", "Leather Armor"]
    assert t.hand("Aric") == ["Slimy Armor"] and t.discards("treasure") == ["Hoard!"]
    t.nothing_pending_but("Aric")


@card("Hoard!", "Cleric")
@rule("FAQ-99", "FAQ-98")
def test_a_cleric_cannot_loop_the_hoard() -> None:
    t = classic().has("Aric", level=4, table=["Cleric"], hand=["Mate", "Elf", "Enraged"]).has("Suzan", level=4)
    t.deck(treasures=["Hoard!", "Slimy Armor"], treasure_discards=["Sleep Potion"])
    offered(t.combat("Aric", "Harpies"))
    t.does("Aric", "fight").closes()
    assert t.owes("Aric") == "pass"  # the reward itself could come from the discards
    t.does("Aric", "pass")
    assert t.owes("Aric") == "pass" and "Hoard!" not in t.discards("treasure")  # so could the three of the Hoard
    t.does("Aric", "use Resurrection", "choose [Mate]").settle()
    assert "Sleep Potion" in t.hand("Aric") and t.discards("treasure") == ["Hoard!"]


@card("Hoard!")
@rule("FAQ-158", "FAQ-143")
def test_at_game_start_a_hoard_acts_before_the_first_turn() -> None:
    t = classic().has("Aric", hand=["Hoard!", "Elf"]).has("Suzan", hand=["Dwarf"]).deck(dice=[1, 6, 2]).dealing()
    t.refused("Aric", "play [Hoard!]")
    t.does("Aric", "play [Elf]", "ready").does("Suzan", "ready").does("Third", "ready")
    assert len(t.hand("Aric")) == 3 and t.discards("treasure") == ["Hoard!"]
    assert t.turn == "Suzan"
    t.nothing_pending_but("Suzan")


@card("Hoard!")
@rule("FAQ-158")
def test_a_hoard_acts_for_a_reborn_player_and_from_a_tuba() -> None:
    t = classic().has("Aric", dead=True).deck(treasures=["Hoard!"]).settle()
    assert len(t.hand("Aric")) == 8 - 1 + 3 and t.discards("treasure") == ["Hoard!"]
    tuba = classic().has("Aric", table=["Tuba of Charm"]).deck(dice=[6], treasures=["Hoard!"])
    tuba.combat("Aric", "Net Troll").runs("Aric")
    assert len(tuba.hand("Aric")) == 3


# ---------------------------------------------------------------- Really Impressive Title
@card("Really Impressive Title")
@rule("FAQ-161")
def test_a_title_is_played_in_ones_turn_outside_combat() -> None:
    t = classic().has("Aric", hand=["Really Impressive Title"]).deck(doors=["Net Troll"])
    t.does("Aric", "play [Really Impressive Title]")
    assert t.strength("Aric") == 1 + 3
    t.does("Aric", "kick")
    assert t.sums() == (4, 10)
    fight = classic().has("Aric", hand=["Really Impressive Title"]).combat("Aric", "Net Troll")
    fight.refused("Aric", "play [Really Impressive Title]", "COMBAT-17")
    other = classic().has("Suzan", hand=["Really Impressive Title"])
    other.refused("Suzan", "play [Really Impressive Title]", "TIMING-3")


@card("Really Impressive Title", "Curse! Malign Mirror")
@rule("FAQ-109")
def test_a_title_is_no_item() -> None:
    t = classic().has(
        "Aric", table=["Really Impressive Title"], carried=["Wand of Dowsing"], curses=["Curse! Malign Mirror"]
    )
    t.refused("Aric", "sell [Really Impressive Title], [Wand of Dowsing]", "ITEM-1")
    t.refused("Aric", "give [Really Impressive Title] to Suzan", "TRADE-1")
    t.refused("Aric", "unequip [Really Impressive Title]", "ITEM-3")
    t.refused("Aric", "discard [Really Impressive Title]", "CARDS-11")
    assert t.strength("Aric") == 1 + 3  # the Mirror affects Items


@card("Really Impressive Title")
@rule("REWARD-9")
def test_a_title_just_drawn_may_be_played_by_the_helper() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=4).deck(treasures=["Really Impressive Title"])
    offered(t.combat("Aric", "Lame Goblin"), deal=" picks H").wins("Aric")
    t.does("Suzan", "play [Really Impressive Title]")
    assert t.strength("Suzan") == 4 + 3
