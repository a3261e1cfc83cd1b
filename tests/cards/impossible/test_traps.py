"""Traps: what each does, where it does nothing, how long the lasting ones last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.impossible.fights import meets, over, seats, trapped
from tests.cards.marks import card
from tests.marks import rule

RING = "Secret Decoder Wishing Ring"


@card("Falling Piano", "Snake Pit", "Self-Destruct", "Framed for Treason", "Shark Tank")
@pytest.mark.parametrize("trap", ["Falling Piano", "Snake Pit", "Self-Destruct", "Framed for Treason", "Shark Tank"])
def test_a_wishing_ring_cancels_a_trap_before_it_strikes(trap: str) -> None:
    """CURSE-5."""
    t = seats(level=5, hand=[RING, "Umbrella"], table=["American", "Gas Mask"]).has("Third", hand=[trap])
    t.does("Third", f"play [{trap}] on Aric").does("Aric", f"play [{RING}]").settle()
    assert (t.level("Aric"), t.hand("Aric"), t.used("Aric")) == (5, ["Umbrella"], ["American", "Gas Mask"])
    assert t.discards("door") == [trap]
    t.nothing_pending_but("Aric")


@card("Falling Piano")
def test_a_trap_at_the_door_strikes_whoever_opened_it() -> None:
    t = seats(level=5, hand=["Spy Fly"]).deck(doors=["Falling Piano"]).does("Aric", "kick").strikes()
    assert (t.level("Aric"), t.discards("door")) == (3, ["Falling Piano"])
    assert t.owes("Aric") == "trouble"


# ---------------------------------------------------------------- Black Oops!
@card("Black Oops!")
def test_the_next_monster_comes_in_black() -> None:
    t = seats(level=3).has("Third", hand=["Black Oops!"]).has("Suzan", hand=["Pets In Black", "Spy Fly"])
    t.deck(doors=["Mail Drop"]).does("Third", "play [Black Oops!] on Aric").strikes().does("Aric", "kick")
    assert t.sums() == (3, 3)
    t.refused("Suzan", "join [Spy Fly]")
    t.does("Suzan", "join [Pets In Black]")
    assert t.sums() == (3, 5)
    t.nothing_pending_but("Aric")


@card("Black Oops!")
def test_it_waits_for_its_victims_own_monster_and_for_one_only() -> None:
    t = seats(level=6).has("Suzan", level=6).has("Third", level=6, hand=["Black Oops!", "Women In Black"])
    t.deck(doors=["Spy Fly", "Inform-Ant"])
    t.does("Third", "play [Black Oops!] on Suzan").strikes().does("Aric", "kick")
    assert t.sums() == (6, 1)
    t.refused("Third", "join [Women In Black]", "TRIBE-4")
    t.wins("Aric").does("Aric", "end").settle().does("Suzan", "kick")
    assert (t.monsters(), t.sums()) == (["Inform-Ant"], (6, 3))
    t.wins("Suzan")
    assert t.game.state.mods == ()


# ---------------------------------------------------------------- Car Crusher
@card("Car Crusher")
def test_the_car_crusher_takes_vehicles_worn_or_not() -> None:
    t = trapped("Car Crusher", table=["Swiss Army Knife"], carried=["Flying Car"])
    assert "Flying Car" in t.discards("treasure")
    assert t.carried("Aric") == []
    t.nothing_pending_but("Aric")


@card("Car Crusher")
def test_without_a_vehicle_it_takes_something_big_or_nothing() -> None:
    t = trapped("Car Crusher", level=4, carried=["Bazooka", "Gas Mask"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], 4)
    t = trapped("Car Crusher", level=4, carried=["Gas Mask"], hand=["Flying Car"])
    assert (t.carried("Aric"), t.hand("Aric"), t.level("Aric")) == (["Gas Mask"], ["Flying Car"], 4)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Disarmed
@card("Disarmed")
def test_whoever_is_disarmed_has_one_hand_fewer() -> None:
    t = trapped("Disarmed", level=4, table=["Stiletto", "Chihuahua Gun"])
    assert t.owes("Aric") == "choose"  # SLOT-4: one of the two is too many
    t.does("Aric", "choose [Stiletto]")
    assert (t.used("Aric"), t.carried("Aric")) == (["Chihuahua Gun", "Disarmed"], ["Stiletto"])
    t.refused("Aric", "equip [Stiletto]", "SLOT-4")
    t.nothing_pending_but("Aric")


@card("Disarmed")
def test_an_arm_that_is_not_needed_is_not_missed_and_a_kill_brings_it_back() -> None:
    t = seats(level=4, table=["Stiletto"], hand=["Huge Camera Gun"]).has("Third", hand=["Disarmed"])
    t.deck(doors=["Spy Fly"]).does("Third", "play [Disarmed] on Aric").strikes()
    assert t.used("Aric") == ["Stiletto", "Disarmed"]
    t.does("Aric", "play [Huge Camera Gun]")
    assert t.carried("Aric") == ["Huge Camera Gun"]  # two hands, and one is gone
    t.does("Aric", "kick").wins("Aric")
    assert "Disarmed" in t.discards("door")
    assert t.used("Aric") == ["Stiletto"]
    over(t)


@card("Disarmed")
def test_a_two_handed_gun_goes_down_in_the_middle_of_a_fight() -> None:
    t = meets("Mata Hairy", level=4, table=["Huge Camera Gun"], third={"hand": ["Disarmed"]})
    armed = t.sums()[0]
    assert armed > 4
    t.does("Third", "play [Disarmed] on Aric").strikes()
    assert (t.sums()[0], t.carried("Aric")) == (4, ["Huge Camera Gun"])


# ---------------------------------------------------------------- Discard Clever Disguise
@card("Discard Clever Disguise")
@pytest.mark.parametrize("place", ["hand", "carried"])
def test_a_clever_disguise_is_lost_wherever_it_is(place: str) -> None:
    holding: dict[str, Any] = {place: ["Clever Disguise"]}
    t = trapped("Discard Clever Disguise", level=4, table=["Assassin"], **holding)
    assert (t.hand("Aric"), t.carried("Aric")) == ([], [])
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 4)
    t.nothing_pending_but("Aric")


@card("Discard Clever Disguise")
def test_without_one_your_cover_is_blown() -> None:
    t = trapped("Discard Clever Disguise", level=4, table=["Assassin", "American"])
    assert (t.used("Aric"), t.level("Aric")) == (["American"], 4)
    t = trapped("Discard Clever Disguise", level=4, table=["American"])
    assert (t.used("Aric"), t.level("Aric")) == (["American"], 3)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Falling Piano
@card("Falling Piano")
def test_a_hat_takes_the_blow_of_the_piano() -> None:
    t = trapped("Falling Piano", level=4, table=["Gas Mask", "Trenchcoat"], carried=["Throwing Hat"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Trenchcoat"], ["Throwing Hat"], 4)
    t = trapped("Falling Piano", level=4, carried=["Throwing Hat"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Throwing Hat"], 2)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Framed for Treason
@card("Framed for Treason")
def test_a_traitor_loses_every_loyalty_and_what_needed_one() -> None:
    t = trapped("Framed for Treason", level=4, table=["American", "Double Agent", "Chinese", "Assassin"])
    assert (t.used("Aric"), t.level("Aric")) == (["Assassin"], 4)
    assert sorted(t.discards("door")) == ["American", "Chinese", "Double Agent", "Framed for Treason"]
    t = trapped("Framed for Treason", level=4, table=["Assassin"], hand=["American"])
    assert (t.used("Aric"), t.hand("Aric"), t.level("Aric")) == (["Assassin"], ["American"], 3)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Japanese Restaurant
@card("Japanese Restaurant")
def test_somebody_leaves_in_your_shoes() -> None:
    t = trapped("Japanese Restaurant", level=4, table=["Shoe Phone", "Gas Mask"], carried=["Shoe Bombs"])
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose Aric")
    t.does("Aric", "choose Suzan")
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], ["Shoe Bombs"], 4)
    assert t.carried("Suzan") == ["Shoe Phone"]
    t.nothing_pending_but("Aric")


@card("Japanese Restaurant")
def test_barefoot_it_costs_a_level_and_nobody_is_asked() -> None:
    t = trapped("Japanese Restaurant", level=4, carried=["Shoe Bombs"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Shoe Bombs"], 3)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Nudist Ranch
@card("Nudist Ranch")
def test_at_the_nudist_ranch_clothes_do_not_count_through_the_next_fight() -> None:
    undressed = seats(level=4, table=["Bush Knife"]).strength("Aric")
    dressed = seats(level=4, table=["Trenchcoat", "Shoe Phone", "Bush Knife"]).strength("Aric")
    t = seats(level=4, table=["Gas Mask", "Trenchcoat", "Shoe Phone", "Bush Knife"]).has("Third", hand=["Nudist Ranch"])
    t.deck(doors=["Spy Fly"]).does("Third", "play [Nudist Ranch] on Aric").strikes()
    assert t.strength("Aric") == undressed < dressed
    t.does("Aric", "unequip [Gas Mask]")
    t.refused("Aric", "equip [Gas Mask]", "ITEM-7")
    t.does("Aric", "kick")
    assert t.sums()[0] == undressed
    t.wins("Aric")
    assert "Nudist Ranch" in t.discards("door")
    assert t.strength("Aric") == dressed + 1  # a level up, the Gas Mask still off
    over(t)


@card("Nudist Ranch")
def test_in_a_running_fight_it_counts_at_once() -> None:
    """CURSE-7."""
    t = meets("Mata Hairy", level=5, table=["Trenchcoat"], third={"hand": ["Nudist Ranch"]})
    assert t.sums() == (6, 6)
    t.does("Third", "play [Nudist Ranch] on Aric").strikes()
    assert t.sums() == (5, 6)


# ---------------------------------------------------------------- Self-Destruct
@card("Self-Destruct")
def test_the_message_in_your_hand_destroys_itself() -> None:
    t = trapped("Self-Destruct", level=4, hand=["Umbrella", "Snake Pit"], table=["Gas Mask"])
    assert (t.hand("Aric"), t.used("Aric"), t.level("Aric")) == ([], ["Gas Mask"], 4)
    t = trapped("Self-Destruct", level=4, table=["Gas Mask"])
    assert (t.used("Aric"), t.level("Aric")) == (["Gas Mask"], 3)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Shark Tank
@card("Shark Tank")
@pytest.mark.parametrize(("die", "level"), [(2, 2), (4, 2), (5, 4), (6, 4)])
def test_the_sharks_bite_or_are_not_hungry(die: int, level: int) -> None:
    t = trapped("Shark Tank", level=4, table=["Gas Mask"], dice=(die,)).settle()
    assert (t.level("Aric"), t.used("Aric"), t.dead("Aric")) == (level, ["Gas Mask"], False)
    t.nothing_pending_but("Aric")


@card("Shark Tank")
def test_one_shark_in_six_finishes_the_meal() -> None:
    t = trapped("Shark Tank", level=4, table=["Gas Mask"], dice=(1,)).settle()
    assert t.dead("Aric")


# ---------------------------------------------------------------- Snake Pit
@card("Snake Pit")
def test_the_venom_weakens_until_you_kill_something() -> None:
    t = seats(level=5).has("Third", hand=["Snake Pit"]).deck(doors=["Spy Fly"])
    t.does("Third", "play [Snake Pit] on Aric").strikes()
    assert (t.strength("Aric"), t.strength("Suzan")) == (3, 1)
    t.does("Aric", "kick")
    assert t.sums() == (3, 1)
    t.wins("Aric")
    assert (t.level("Aric"), t.strength("Aric")) == (6, 6)
    assert "Snake Pit" in t.discards("door")
    over(t)


@card("Snake Pit")
def test_the_venom_is_not_cured_by_running_nor_by_the_kill_of_another() -> None:
    t = seats(level=5).has("Third", hand=["Snake Pit"]).has("Suzan", level=5)
    t.deck(doors=["Women In Black", "Spy Fly"], dice=(6,)).does("Third", "play [Snake Pit] on Aric").strikes()
    t.does("Aric", "kick").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick").wins("Suzan")
    assert (t.level("Suzan"), t.strength("Aric")) == (6, 3)
    assert t.used("Aric") == ["Snake Pit"]


@card("Snake Pit", "Disarmed", "St. Peter's Cathedral")
@rule("DEATH-2", "DEATH-4")
@pytest.mark.parametrize("trap", ["Snake Pit", "Disarmed", "St. Peter's Cathedral"])
def test_a_lasting_trap_outlasts_death(trap: str) -> None:
    """The book: whoever dies keeps the Traps that were affecting them. A kill ends them, as above."""
    t = seats(level=5).has("Third", hand=[trap, "Shark Tank"]).has("Suzan", level=5)
    t.deck(dice=(1, 6), doors=["Inform-Ant", "Pets In Black"]).does("Third", f"play [{trap}] on Aric").strikes()
    t.does("Third", "play [Shark Tank] on Aric").settle()
    assert t.happened("died") and trap in t.used("Aric")
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").runs("Third").does("Third", "end").settle()
    assert (t.turn, t.dead("Aric")) == ("Aric", False)
    assert trap in t.used("Aric") and trap not in t.discards("door")


# ---------------------------------------------------------------- Lose Your Armor
@card("Lose Your Armor")
@rule("CURSE-11")
def test_lose_your_armor_takes_what_is_worn_or_nothing() -> None:
    t = trapped("Lose Your Armor", level=4, table=["Trenchcoat", "Gas Mask"], carried=["Bulletproof Vest"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Gas Mask"], ["Bulletproof Vest"], 4)
    t = trapped("Lose Your Armor", level=4, table=["Gas Mask"], carried=["Bulletproof Vest"], hand=["Trenchcoat"])
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Gas Mask"], ["Bulletproof Vest"], ["Trenchcoat"])
    assert t.level("Aric") == 4  # nothing else is lost instead
    t.nothing_pending_but("Aric")


@card("Lose Your Armor")
@rule("CURSE-10")
def test_of_two_suits_of_armor_the_victim_chooses_one() -> None:
    t = trapped("Lose Your Armor", table=["Trenchcoat", "Kevlar Bikini"])
    assert t.owes("Aric") == "choose"
    t.refused("Third", "choose [Trenchcoat]")
    t.does("Aric", "choose [Kevlar Bikini]")
    assert (t.used("Aric"), t.discards("treasure")) == (["Trenchcoat"], ["Kevlar Bikini"])
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Spilled Drink
@card("Spilled Drink")
def test_each_neighbour_sends_you_a_bill() -> None:
    t = trapped("Spilled Drink", level=4, carried=["Gas Mask", "Mustard Gas", "Maltese Duck"], suzan={"level": 2})
    assert t.owes("Suzan") == "choose"
    t.refused("Suzan", "choose [Maltese Duck]")  # too dear
    t.does("Suzan", "choose [Mustard Gas]").settle()
    assert t.carried("Aric") == ["Maltese Duck"]
    assert (t.carried("Suzan"), t.level("Aric")) == (["Mustard Gas"], 4)
    assert "Gas Mask" in t.carried("Third") + t.used("Third")
    t.nothing_pending_but("Aric")


@card("Spilled Drink")
def test_what_is_dear_or_in_hand_pays_no_bill() -> None:
    t = trapped("Spilled Drink", level=4, carried=["Maltese Duck"], hand=["Gas Mask"])
    assert (t.carried("Aric"), t.hand("Aric"), t.level("Aric")) == (["Maltese Duck"], ["Gas Mask"], 4)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- St. Peter's Cathedral
@card("St. Peter's Cathedral")
def test_no_weapons_in_church_until_a_kill() -> None:
    armed = seats(level=5, table=["Stiletto", "Shoe Blades", "Gas Mask"]).strength("Aric")
    unarmed = seats(level=4, table=["Gas Mask"]).strength("Aric")
    t = seats(level=4, table=["Stiletto", "Shoe Blades", "Gas Mask"], hand=["Chihuahua Gun", "Cigarette Dart Gun"])
    t.has("Third", hand=["St. Peter's Cathedral"]).deck(doors=["Spy Fly"])
    t.does("Third", "play [St. Peter's Cathedral] on Aric").strikes()
    assert t.strength("Aric") == unarmed
    t.does("Aric", "play [Chihuahua Gun]", "kick")
    assert (t.carried("Aric"), t.sums()[0]) == (["Chihuahua Gun"], unarmed)
    t.refused("Aric", "play [Cigarette Dart Gun] on fighters", "ITEM-7")
    assert not any("Dart Gun" in action for action in t.legal("Aric"))
    t.wins("Aric")
    assert "St. Peter's Cathedral" in t.discards("door")
    assert (t.level("Aric"), t.strength("Aric")) == (5, armed)
    over(t)


@card("St. Peter's Cathedral")
def test_others_keep_their_guns() -> None:
    t = seats(level=4).has("Third", hand=["St. Peter's Cathedral"]).has("Suzan", table=["Stiletto"], level=2)
    before = t.strength("Suzan")
    t.does("Third", "play [St. Peter's Cathedral] on Aric").strikes()
    assert t.strength("Suzan") == before > 2
    t.nothing_pending_but("Aric")
