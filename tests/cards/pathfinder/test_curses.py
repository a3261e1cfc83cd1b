"""The Curses of the pathfinder set, each by play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, cursed, helped, loses, meets, over, rolls
from tests.marks import rule
from tests.table import Table


def nothing_left(t: Table, curse: str) -> None:
    """The card lies in the Door discards and only Aric owes something."""
    assert curse in t.discards("door")
    t.nothing_pending_but("Aric")


def revealed(curse: str, **aric: Any) -> Table:
    """Aric opens the door on a Curse, and nobody cancels it."""
    return at_table().has("Aric", **aric).deck(doors=[curse]).does("Aric", "kick").settle()


# ---------------------------------------------------------------- levels
@card("Anthrakitis", "Firegut")
@rule("CURSE-2", "CURSE-3", "LEVEL-4")
@pytest.mark.parametrize("name", ["Anthrakitis", "Firegut"])
def test_a_level_is_lost_but_never_the_first(name: str) -> None:
    t = cursed(name, level=4, table=["Briar"], suzan={"level": 3}, third={"level": 3})
    assert [t.level(n) for n in t.names] == [3, 3, 3]
    assert t.used("Aric") == ["Briar"]
    nothing_left(t, name)
    t = revealed(name, level=2)
    assert (t.level("Aric"), t.owes("Aric")) == (1, "trouble")
    t = revealed(name, level=1)
    assert t.level("Aric") == 1
    nothing_left(t, name)


@card("Firegut")
@rule("CURSE-5")
def test_a_wishing_ring_comes_before_the_curse_strikes() -> None:
    t = at_table().has("Aric", level=4, hand=["Wishing Ring"]).has("Suzan", hand=["Firegut"])
    t.does("Suzan", "play [Firegut] on Aric").does("Aric", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 4
    nothing_left(t, "Firegut")


# ---------------------------------------------------------------- worn things
WORN = {"footgear": "Boots of the Mastodon", "headgear": "Decemvirate Helm", "armor": "Armor of Insults"}
CARRIED = ["Pumps", "Crown of Fangs", "Shredskin"]


@pytest.mark.parametrize(
    ("name", "slot"),
    [
        pytest.param("Boot Soup", "footgear", marks=card("Boot Soup")),
        pytest.param("Brainworms", "headgear", marks=card("Brainworms")),
        pytest.param("Goblin Rash", "armor", marks=card("Goblin Rash")),
        pytest.param("Lose Your Armor", "armor", marks=card("Lose Your Armor")),
    ],
)
@rule("CURSE-11")
def test_what_is_worn_there_is_lost(name: str, slot: str) -> None:
    t = cursed(name, level=3, table=list(WORN.values()), carried=CARRIED)
    assert t.used("Aric") == [worn for where, worn in WORN.items() if where != slot]
    assert t.carried("Aric") == CARRIED
    nothing_left(t, name)
    t = cursed(name, level=3, carried=CARRIED)
    assert (t.carried("Aric"), t.level("Aric")) == (CARRIED, 3)  # who wears none loses nothing
    nothing_left(t, name)


@card("Lose Your Armor", "Goblin Rash", "Brainworms")
@pytest.mark.parametrize("name", ["Lose Your Armor", "Goblin Rash", "Brainworms"])
def test_a_hellknights_plate_is_armor_and_headgear(name: str) -> None:
    t = cursed(name, table=["Hellknight", "Briar"])
    assert t.used("Aric") == ["Briar"]
    nothing_left(t, name)


@card("Goblin Rash")
def test_goblin_rash_makes_goblins_angrier() -> None:
    t = meets("Goblin", table=["Blazer"], third={"hand": ["Goblin Rash"]}, suzan={"hand": ["Slob Goblin"]})
    t.does("Suzan", "join [Slob Goblin]").does("Third", "play [Goblin Rash]")
    assert t.sums() == (3, 2 + 1 + 3)  # the monsters' side, once
    assert t.used("Aric") == ["Blazer"]
    t.nothing_pending_but("Aric")


@card("Goblin Rash")
def test_without_goblins_goblin_rash_is_only_a_curse() -> None:
    t = meets("Tengu", table=["Blazer"], third={"hand": ["Goblin Rash"]})
    t.refused("Third", "play [Goblin Rash]")
    t.does("Third", "play [Goblin Rash] on Aric").strikes()
    assert (t.used("Aric"), t.sums()) == ([], (1, 12))  # CURSE-4: it changes the fight
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- items
@card("Easy Pickings", "Left Hanging")
@pytest.mark.parametrize("name", ["Easy Pickings", "Left Hanging"])
def test_a_small_item_of_the_victims_choice(name: str) -> None:
    t = cursed(name, table=["Briar"], carried=["Blackaxe", "Pesh"], hand=["Blazer"])
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Blackaxe]")  # Big
    t.refused("Suzan", "choose [Briar]")
    t.does("Aric", "choose [Pesh]")
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Briar"], ["Blackaxe"], ["Blazer"])
    nothing_left(t, name)
    t = cursed(name, level=2, carried=["Blackaxe"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Blackaxe"], 2)
    nothing_left(t, name)


# ---------------------------------------------------------------- a Curse, or something else instead
@card("Anthrakitis")
@pytest.mark.parametrize(("side", "sums"), [("fighters", (2, 12)), ("monsters", (5, 9))])
def test_a_cough_weakens_either_side_of_a_fight(side: str, sums: tuple[int, int]) -> None:
    t = meets("Tengu", level=5, third={"level": 4, "hand": ["Anthrakitis"]})
    t.does("Third", f"play [Anthrakitis] on {side}")
    assert (t.sums(), t.level("Aric"), t.hand("Third")) == (sums, 5, [])
    t.nothing_pending_but("Aric")
    quiet = at_table().has("Aric", hand=["Anthrakitis"])
    quiet.refused("Aric", "play [Anthrakitis] on monsters")


@card("Easy Pickings")
def test_easy_pickings_may_also_be_picked_from_the_discards() -> None:
    t = at_table().has("Aric", hand=["Easy Pickings"]).deck(treasure_discards=["Pesh", "Briar", "Blackaxe"])
    t.does("Aric", "play [Easy Pickings]")
    assert t.hand("Aric") == ["Briar"] and sorted(t.discards("treasure")) == ["Blackaxe", "Pesh"]  # not the Big one
    t.nothing_pending_but("Aric")
    by = at_table().has("Suzan", hand=["Easy Pickings"]).deck(treasure_discards=["Briar"])
    by.refused("Suzan", "play [Easy Pickings]")  # in one's own turn only


@card("Left Hanging")
def test_the_rope_may_be_thrown_to_those_who_have_to_run() -> None:
    t = helped(meets("Geb", level=5, suzan={"level": 2}, third={"hand": ["Left Hanging"]}))
    t.refused("Third", "play [Left Hanging]")  # nobody runs yet
    t.flees("Aric").does("Third", "play [Left Hanging]").settle()
    assert (t.level("Aric"), t.dead("Aric"), t.dead("Suzan"), rolls(t)) == (5, False, False, 0)
    assert t.hand("Third") == []
    over(t)


@card("Fail the Test of the Starstone")
def test_the_starstone_takes_what_helps_most() -> None:
    name = "Fail the Test of the Starstone"
    t = cursed(name, table=["Briar", "Decemvirate Helm"], carried=["Blackaxe"], hand=["Hellscourge"])
    assert (t.used("Aric"), t.carried("Aric")) == (["Briar"], ["Blackaxe"])  # 3 in use, against 2 and an idle 4
    nothing_left(t, name)
    t = cursed(name, table=["Briar", "Codpiece"])  # 2 each: the victim breaks the tie
    t.does("Aric", "choose [Codpiece]")
    assert t.used("Aric") == ["Briar"]
    nothing_left(t, name)


@card("Greenscale")
@rule("CURSE-12")
def test_greenscale_eats_something_big_or_a_level() -> None:
    t = cursed("Greenscale", level=3, table=["Briar"], carried=["Blackaxe"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Briar"], [], 3)
    nothing_left(t, "Greenscale")
    t = cursed("Greenscale", level=3, table=["Briar"], hand=["Blackaxe"])
    assert (t.used("Aric"), t.hand("Aric"), t.level("Aric")) == (["Briar"], ["Blackaxe"], 2)
    nothing_left(t, "Greenscale")


@card("Red Drip")
@rule("CURSE-12")
def test_red_drip_takes_what_is_held_or_a_level() -> None:
    t = cursed("Red Drip", level=3, table=["Briar", "Codpiece"], carried=["Blackaxe"])
    t.refused("Aric", "choose [Codpiece]")
    t.does("Aric", "choose [Briar]")
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Codpiece"], ["Blackaxe"], 3)
    nothing_left(t, "Red Drip")
    t = cursed("Red Drip", level=3, table=["Codpiece"])
    assert (t.used("Aric"), t.level("Aric")) == (["Codpiece"], 2)
    nothing_left(t, "Red Drip")


# ---------------------------------------------------------------- cards in hand
@card("Dead-End Passage")
def test_the_dead_end_takes_every_door_in_hand() -> None:
    t = cursed("Dead-End Passage", table=["Witch"], hand=["Goblin", "Pesh", "Boot Soup", "Cheat!", "Find a Path"])
    assert (t.hand("Aric"), t.used("Aric")) == (["Pesh", "Find a Path"], ["Witch"])
    assert set(t.discards("door")) == {"Dead-End Passage", "Goblin", "Boot Soup", "Cheat!"}
    nothing_left(t, "Dead-End Passage")


def leprous(aric: int, suzan: int, third: int, *, held: int = 5) -> tuple[int, int, int]:
    """How many cards each has after Scarlet Leprosy struck Aric."""
    hand = ["Goblin", "Mite", "Pesh", "Tengu", "Div"][:held]
    t = cursed("Scarlet Leprosy", level=aric, hand=hand, suzan={"level": suzan}, third={"level": third})
    nothing_left(t, "Scarlet Leprosy")
    return len(t.hand("Aric")), len(t.hand("Suzan")), len(t.hand("Third"))


@card("Scarlet Leprosy")
@pytest.mark.parametrize(
    ("levels", "hands"),
    [
        ((3, 2, 5), (3, 1, 1)),  # the lowest takes one, then the highest
        ((5, 2, 3), (3, 1, 1)),  # of the others, where the victim is the highest
        ((3, 2, 2), (1, 2, 2)),  # all that are lowest; of the others they are the highest too
        ((1, 4, 2), (4, 1, 0)),  # the victim is the lowest
    ],
)
def test_the_lowest_and_the_highest_each_take_a_card(levels: tuple[int, int, int], hands: tuple[int, int, int]) -> None:
    assert leprous(*levels) == hands


@card("Scarlet Leprosy")
def test_leprosy_takes_no_more_than_there_is() -> None:
    assert leprous(3, 2, 5, held=1) == (0, 1, 0)
    assert leprous(3, 2, 5, held=0) == (0, 0, 0)


# ---------------------------------------------------------------- identities
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        pytest.param("Change Your Class", ["Witch"], "Summoner", marks=card("Change Your Class")),
        pytest.param("Change Your Class", ["Witch", "Alchemist"], "Summoner", marks=card("Change Your Class")),
        pytest.param("Change Your Faction", ["Pathfinder"], "Eagle Knight", marks=card("Change Your Faction")),
    ],
)
@rule("CURSE-12")
def test_the_topmost_of_the_discards_replaces_what_one_was(name: str, old: list[str], new: str) -> None:
    extra = ["Super Munchkin"] if len(old) > 1 else []
    t = at_table().has("Aric", table=[*old, *extra, "Codpiece"]).has("Suzan", hand=[name])
    t.deck(door_discards=["Necromancer", "Hellknight", new, "Goblin"]).does("Suzan", f"play [{name}] on Aric").strikes()
    assert set(t.used("Aric")) == {new, "Codpiece"}
    assert {*old, *extra} <= set(t.discards("door")) and new not in t.discards("door")  # FAQ-92: the multiplier too
    nothing_left(t, name)


@card("Change Your Class", "Change Your Faction")
@pytest.mark.parametrize(("name", "mine"), [("Change Your Class", "Witch"), ("Change Your Faction", "Pathfinder")])
def test_where_none_lies_in_the_discards_it_is_simply_lost(name: str, mine: str) -> None:
    t = cursed(name, level=3, table=[mine, "Briar"])
    assert (t.used("Aric"), t.level("Aric")) == (["Briar"], 3)
    nothing_left(t, name)


@card("Change Your Class", "Change Your Faction")
@pytest.mark.parametrize(
    ("name", "lying", "other"),
    [("Change Your Class", "Witch", "Pathfinder"), ("Change Your Faction", "Pathfinder", "Witch")],
)
def test_who_has_none_gets_none(name: str, lying: str, other: str) -> None:
    t = at_table().has("Aric", level=3, table=[other]).has("Suzan", hand=[name]).deck(door_discards=[lying])
    t.does("Suzan", f"play [{name}] on Aric").strikes()
    assert (t.used("Aric"), t.level("Aric")) == ([other], 3)
    nothing_left(t, name)


@pytest.mark.parametrize(
    ("name", "lost", "multiplier", "kept"),
    [
        pytest.param("Lose Your Class!", ["Witch", "Summoner"], "Super Munchkin", "Hellknight",
                     marks=card("Lose Your Class!")),
        pytest.param("Lose Your Faction!", ["Hellknight", "Pathfinder"], "Double Life", "Witch",
                     marks=card("Lose Your Faction!")),
    ],
)  # fmt: skip
def test_all_of_a_kind_are_lost_with_what_multiplied_them(
    name: str, lost: list[str], multiplier: str, kept: str
) -> None:
    t = cursed(name, level=3, table=[*lost, multiplier, kept])
    assert (t.used("Aric"), t.level("Aric")) == ([kept], 3)
    assert set(t.discards("door")) == {*lost, multiplier, name}
    nothing_left(t, name)
    t = cursed(name, level=3, table=[kept])
    assert (t.used("Aric"), t.level("Aric")) == ([kept], 3)
    nothing_left(t, name)


@card("Lose the Path")
def test_a_pathfinder_who_loses_the_path_may_leave_the_society() -> None:
    t = cursed("Lose the Path", level=3, table=["Pathfinder", "Witch"])
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose yes")
    assert (t.used("Aric"), t.level("Aric")) == (["Witch"], 3)
    nothing_left(t, "Lose the Path")
    t = cursed("Lose the Path", level=3, table=["Pathfinder", "Witch"])
    t.does("Aric", "choose no")
    assert (t.used("Aric"), t.level("Aric")) == (["Pathfinder", "Witch"], 2)
    nothing_left(t, "Lose the Path")


@card("Lose the Path")
def test_anybody_else_just_loses_a_level() -> None:
    t = cursed("Lose the Path", level=3, table=["Hellknight"])
    assert (t.used("Aric"), t.level("Aric")) == (["Hellknight"], 2)
    nothing_left(t, "Lose the Path")


# ---------------------------------------------------------------- Blood Veil
@card("Blood Veil")
@rule("CURSE-6")
def test_the_blood_veil_weakens_until_it_is_lifted() -> None:
    t = cursed("Blood Veil", level=5, hand=["Wishing Ring"])
    assert (t.strength("Aric"), t.used("Aric")) == (2, ["Blood Veil"])
    t.does("Aric", "play [Wishing Ring] on [Blood Veil]").settle()
    assert (t.strength("Aric"), t.used("Aric")) == (5, [])
    nothing_left(t, "Blood Veil")


@card("Blood Veil")
def test_it_outlasts_fights() -> None:
    t = meets("Slob Goblin", level=5, curses=["Blood Veil"])
    assert t.sums() == (2, 1)
    t.wins("Aric")
    assert (t.strength("Aric"), t.used("Aric")) == (3, ["Blood Veil"])
    over(t)


@card("Blood Veil")
@rule("DEATH-1")
def test_the_dying_may_pass_the_blood_veil_on() -> None:
    t = meets("Geb", dice=(1,), level=5, curses=["Blood Veil"], table=["Briar"], third={"level": 4})
    t.runs("Aric")
    assert t.owes("Aric") == "choose" and not t.dead("Aric")  # before the body is looted
    t.does("Aric", "choose yes", "choose Third")
    assert t.used("Third") == ["Blood Veil"]
    assert t.strength("Third") == 1
    assert t.dead("Aric") and t.owes("Third") == "choose"  # now the Briar


@card("Blood Veil")
def test_who_keeps_it_dies_with_it() -> None:
    t = meets("Geb", dice=(1,), level=5, curses=["Blood Veil"], table=["Briar"])
    t.runs("Aric").does("Aric", "choose no")
    assert t.used("Aric") == ["Blood Veil"] and t.dead("Aric")
    assert t.used("Suzan") == t.used("Third") == []


# ---------------------------------------------------------------- Rapture Pox
@card("Rapture Pox")
@rule("RUN-3")
def test_the_next_try_to_run_fails() -> None:
    t = loses("Tengu", level=2, dice=(6,), curses=["Rapture Pox"], table=["Briar"], carried=["Pesh"])
    assert (rolls(t), t.used("Aric")) == (0, [])  # caught: the most valuable item is gone
    assert (t.carried("Aric"), "Rapture Pox" in t.discards("door")) == (["Pesh"], True)
    over(t)


@card("Rapture Pox")
def test_only_the_next_one() -> None:
    t = meets("Goblin", dice=(6,), carried=["Pesh", "Briar"], curses=["Rapture Pox"], suzan={"hand": ["Two Goblins"]})
    t.does("Suzan", "join [Two Goblins]").flees("Aric").settle()
    t.does("Aric", "run from [Goblin]").settle().does("Aric", "choose [Pesh]")
    assert rolls(t) == 1  # from the other, with success
    t.settle()
    assert t.carried("Aric") == ["Briar"]
    over(t)


@card("Rapture Pox")
@pytest.mark.parametrize(("monster", "level"), [("Linnorm", 2), ("Norns", 3)])
def test_even_an_automatic_escape_fails(monster: str, level: int) -> None:
    t = loses(monster, level=level, curses=["Rapture Pox"], hand=["Pesh", "Briar", "Pumps"])
    assert t.happened("caught") and rolls(t) == 0
    assert t.hand("Aric") == []
    over(t)


@card("Rapture Pox", "Donkey Rat")
def test_no_card_helps_against_it() -> None:
    t = meets("Sinspawn", hand=["Donkey Rat"], curses=["Rapture Pox"]).flees("Aric")
    t.refused("Aric", "use [Donkey Rat] on [Sinspawn]")
    t.settle()
    assert t.happened("died")


@card("Rapture Pox")
def test_a_won_fight_does_not_use_it_up() -> None:
    t = meets("Goblin", level=3, curses=["Rapture Pox"]).wins("Aric")
    assert t.used("Aric") == ["Rapture Pox"]
    over(t)
    t = helped(meets("Tengu", level=1, suzan={"level": 1}, curses=["Rapture Pox"], dice=(6,))).runs("Aric")
    assert rolls(t) == 1  # the helper rolls as ever
