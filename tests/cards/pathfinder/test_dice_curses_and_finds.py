"""One-shots outside the sum of a fight (dice, flight, Curses, the discards), the Hireling, and Hidden Treasures!."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, helped, loses, meets, over
from tests.marks import rule


# ---------------------------------------------------------------- dice
@card("Loaded Die")
@rule("FAQ-156")
def test_a_loaded_die_turns_ones_own_roll() -> None:
    t = meets("Geb", hand=["Loaded Die"], third={"hand": ["Reloaded Die"]}, dice=(1,)).flees("Aric")
    t.closes().does("Aric", "play [Loaded Die]", "choose 6").settle()
    assert t.happened("escaped") and "Loaded Die" in t.discards("treasure")
    over(t)
    other = meets("Geb", third={"hand": ["Loaded Die"]}, dice=(1,)).flees("Aric").closes()
    other.refused("Third", "play [Loaded Die]")  # not his roll


@card("Reloaded Die", "Loaded Die")
@rule("FAQ-189")
def test_dice_override_each_other_and_the_last_counts() -> None:
    t = meets("Geb", hand=["Loaded Die"], third={"hand": ["Reloaded Die"]}, dice=(6,)).flees("Aric").closes()
    t.does("Third", "play [Reloaded Die]", "choose 1").does("Aric", "play [Loaded Die]", "choose 5").settle()
    assert t.happened("escaped")
    t = meets("Geb", hand=["Loaded Die"], third={"hand": ["Reloaded Die"]}, dice=(1,)).flees("Aric").closes()
    t.does("Aric", "play [Loaded Die]", "choose 5").does("Third", "play [Reloaded Die]", "choose 1").settle()
    assert t.happened("caught")
    own = meets("Geb", hand=["Reloaded Die"], dice=(1,)).flees("Aric").closes()
    own.refused("Aric", "play [Reloaded Die]")  # never for one's own roll


@card("Reloaded Die", "Sandals of Quick Reaction")
def test_a_reloaded_die_spoils_any_roll() -> None:
    t = (
        at_table()
        .has("Aric", level=3, table=["Sandals of Quick Reaction"])
        .has("Suzan", hand=["Firegut", "Reloaded Die"])
    )
    t.deck(dice=[6]).does("Suzan", "play [Firegut] on Aric", "play [Reloaded Die]", "choose 1").settle()
    assert t.level("Aric") == 2
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Paste Pot
@card("Paste Pot")
@rule("RUN-3")
def test_paste_lets_a_runner_off_everything() -> None:
    t = meets("Goblin", suzan={"hand": ["Mob Goblins"]}, third={"hand": ["Paste Pot"]}, carried=["Pesh"])
    t.does("Suzan", "join [Mob Goblins]").flees("Aric").does("Third", "play [Paste Pot]").settle()
    assert not t.happened("caught") and t.carried("Aric") == ["Pesh"] and t.level("Aric") == 1
    over(t)
    early = meets("Goblin", hand=["Paste Pot"])
    early.refused("Aric", "play [Paste Pot]")


@card("Paste Pot")
@rule("FAQ-155")
def test_paste_sticks_a_runner_to_one_monster() -> None:
    t = meets("Geb", third={"hand": ["Paste Pot"]}, dice=(6, 1)).flees("Aric").closes()
    t.does("Third", "play [Paste Pot]").settle()
    assert t.happened("caught")
    lucky = meets("Geb", third={"hand": ["Paste Pot"]}, dice=(6, 5)).flees("Aric").closes()
    lucky.does("Third", "play [Paste Pot]").settle()
    assert not lucky.happened("caught")
    over(lucky)


@card("Paste Pot")
def test_paste_saves_only_the_runner_whose_roll_is_next() -> None:
    t = meets("Geb", third={"hand": ["Paste Pot"]}, dice=(1,))
    helped(t).flees("Aric").does("Third", "play [Paste Pot]").settle()
    assert [e.seat for e in t.happened("caught")] == [1]


# ---------------------------------------------------------------- Wishing Ring
@card("Wishing Ring")
@rule("CURSE-5")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_a_ring_cancels_any_curse(who: str) -> None:
    t = at_table().has("Aric", level=3).has("Suzan", hand=["Firegut"]).has(who, hand=["Wishing Ring"])
    t.does("Suzan", "play [Firegut] on Aric").does(who, "play [Wishing Ring]").settle()
    assert t.level("Aric") == 3 and t.discards("treasure") == ["Wishing Ring"] and t.discards("door") == ["Firegut"]
    t.nothing_pending_but("Aric")


@card("Wishing Ring", "Blood Veil")
@rule("CURSE-6")
def test_a_ring_lifts_a_lasting_curse() -> None:
    t = at_table().has("Aric", level=5, curses=["Blood Veil"]).has("Third", hand=["Wishing Ring", "Wishing Ring"])
    t.combat("Aric", "Mite")
    assert t.sums() == (5 - 3, 1)
    t.does("Third", "play [Wishing Ring] on [Blood Veil]")
    assert t.sums() == (5, 1) and t.discards("door") == ["Blood Veil"]
    t.refused("Third", "play [Wishing Ring]")  # nothing left to wish away


# ---------------------------------------------------------------- Recollection Plate
@card("Recollection Plate")
def test_the_plate_recalls_any_discarded_card() -> None:
    t = at_table().has("Third", hand=["Recollection Plate"])
    t.deck(door_discards=["Mite", "Witch"], treasure_discards=["Blackaxe", "Pesh"])
    t.does("Third", "play [Recollection Plate]", "choose [Blackaxe]")
    assert t.hand("Third") == ["Blackaxe"] and t.discards("treasure") == ["Pesh", "Recollection Plate"]
    t.nothing_pending_but("Aric")
    door = at_table().has("Aric", hand=["Recollection Plate"]).deck(door_discards=["Mite", "Witch"])
    door.does("Aric", "play [Recollection Plate]", "choose [Mite]")
    assert door.hand("Aric") == ["Mite"] and door.discards("door") == ["Witch"]


@card("Recollection Plate")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_no_recollection_while_anybody_fights(who: str) -> None:
    t = at_table().has(who, hand=["Recollection Plate"]).deck(treasure_discards=["Blackaxe"], dice=[6])
    t.combat("Aric", "Geb").refused(who, "play [Recollection Plate]")
    t.flees("Aric").refused(who, "play [Recollection Plate]")
    t.settle().does(who, "play [Recollection Plate]", "choose [Blackaxe]")  # it is over
    assert t.hand(who) == ["Blackaxe"]


# ---------------------------------------------------------------- Hireling
@card("Hireling")
@rule("HIRE-1", "HIRE-2", "HIRE-3")
def test_a_hireling_carries_what_one_cannot() -> None:
    t = at_table().has("Aric", table=["Blackaxe"], hand=["Hireling", "Bound Blade"])
    t.does("Aric", "play [Hireling]")
    assert t.strength("Aric") == 1 + 4 + 1
    t.does("Aric", "attach [Bound Blade] to [Hireling]")  # Big, and for Hellknights
    assert t.strength("Aric") == 1 + 4 + 1 + 4
    other = meets("Tengu", third={"hand": ["Hireling"]}).does("Third", "play [Hireling]")  # at any time
    assert other.used("Third") == ["Hireling"]
    fight = meets("Tengu", table=["Hireling"], carried=["Blackaxe"])
    fight.refused("Aric", "attach [Blackaxe] to [Hireling]", "HIRE-2")
    two = at_table().has("Aric", table=["Hireling"], hand=["Hireling"])
    two.refused("Aric", "play [Hireling]", "HIRE-1")


@card("Hireling")
@rule("FAQ-116")
def test_a_hireling_dies_for_you() -> None:
    t = meets("Geb", table=["Hireling"], attached={"Hireling": ["Bound Blade"]}).flees("Aric")
    t.does("Aric", "sacrifice [Hireling]").settle()
    assert not t.happened("caught") and sorted(t.discards("treasure")) == ["Bound Blade", "Hireling"]
    over(t)
    none = loses("Geb", table=["Hireling"])
    assert none.happened("caught")


# ---------------------------------------------------------------- Hidden Treasures!
@card("Hidden Treasures!")
@rule("REWARD-6")
def test_hidden_treasures_found_alone_wait_for_the_finder() -> None:
    t = meets("Mite", level=3, treasures=("Hidden Treasures!", "Pesh", "Briar", "Codpiece", "Blazer")).wins("Aric")
    assert t.hand("Aric") == ["Hidden Treasures!"]
    t.does("Aric", "play [Hidden Treasures!]")
    assert sorted(t.hand("Aric")) == ["Briar", "Codpiece", "Pesh"] and t.discards("treasure") == ["Hidden Treasures!"]
    over(t)


@card("Hidden Treasures!")
@rule("REWARD-7")
def test_hidden_treasures_found_openly_are_dug_up_at_once() -> None:
    t = meets("Mite", level=3, treasures=("Hidden Treasures!", "Pesh", "Briar", "Codpiece", "Blazer"))
    helped(t).wins("Aric")
    assert sorted(t.hand("Aric")) == ["Briar", "Codpiece", "Pesh"] and t.discards("treasure") == ["Hidden Treasures!"]
    assert "Pesh" not in str(t.game.view(1))  # they came face down
    over(t)


@card("Hidden Treasures!")
@rule("TIMING-3")
def test_hidden_treasures_are_dug_up_in_ones_own_turn_outside_combat() -> None:
    t = at_table().has("Aric", hand=["Hidden Treasures!"]).has("Suzan", hand=["Pocket Swap"])
    other = at_table().has("Third", hand=["Hidden Treasures!"])
    other.refused("Third", "play [Hidden Treasures!]", "TIMING-3")
    fight = meets("Tengu", hand=["Hidden Treasures!"])
    fight.refused("Aric", "play [Hidden Treasures!]", "TIMING-3")
    t.does("Aric", "play [Hidden Treasures!]")
    assert len(t.hand("Aric")) == 3
    t.nothing_pending_but("Aric")
