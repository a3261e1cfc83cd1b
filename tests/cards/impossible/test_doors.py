"""Doors of no other kind in the impossible set, each by play."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Cheat!
@card("Cheat!")
@rule("CHEAT-1")
def test_a_cheated_item_is_used_against_the_rules() -> None:
    t = spies().has("Aric", table=["Bazooka", "Trenchcoat"], hand=["Cheat!", "Flying Car", "Umbrella"])
    t.refused("Aric", "play [Flying Car]", "BIG-1")
    t.does("Aric", "play [Cheat!] on [Flying Car]")  # a second Big item, and no hand is free
    assert t.strength("Aric") == 1 + (4 + 1) + 1 + 2
    t.does("Aric", "play [Umbrella]")
    assert t.carried("Aric") == ["Umbrella"]  # for the British, and no hand is free
    t.nothing_pending_but("Aric")


@card("Cheat!")
@rule("CHEAT-1", "CHEAT-3")
def test_it_goes_on_ones_own_items_only_and_goes_with_them() -> None:
    t = spies().has("Aric", table=["British"], carried=["Sleek Black Automatic"], hand=["Cheat!"])
    t.has("Suzan", table=["Stiletto", "Hireling N"])
    for wrong in ("British", "Stiletto", "Hireling N"):
        t.refused("Aric", f"play [Cheat!] on [{wrong}]", "CARDS-12")
    t.does("Aric", "play [Cheat!] on [Sleek Black Automatic]")
    assert t.strength("Aric") == 1 + 3
    t.does("Aric", "give [Sleek Black Automatic] to Suzan").does("Suzan", "accept Aric")
    assert t.discards("door") == ["Cheat!"] and "Sleek Black Automatic" in t.carried("Suzan")


@card("Cheat!", "Hireling Arm Candy")
@rule("CHEAT-1", "HIRE-2")
def test_an_item_under_it_is_not_handed_to_a_hireling() -> None:
    t = spies().has("Aric", table=["Hireling Arm Candy", "Bazooka"], attached={"Bazooka": ["Cheat!"]})
    assert t.game.state.lib.names[0] == "Cheat!"  # the card whose number is 0 is a card like any other
    t.refused("Aric", "attach [Bazooka] to [Hireling Arm Candy]", "CARDS-12")


# ---------------------------------------------------------------- Payoff
@card("Payoff")
@rule("COMBAT-9", "COMBAT-10")
def test_a_payoff_sends_any_monster_away_and_leaves_its_treasures() -> None:
    treasures = ["Trenchcoat", "Gas Mask", "Shoe Phone", "Stiletto", "Umbrella"]
    t = spies().has("Aric", level=2, hand=["Payoff"], table=["Flying Car"]).deck(treasures=treasures)
    t.combat("Aric", "Super-Spy").does("Aric", "play [Payoff] on [Super-Spy] discarding [Flying Car]").settle()
    assert t.level("Aric") == 2 and t.hand("Aric") == treasures
    assert t.discards("treasure") == ["Flying Car"] and sorted(t.discards("door")) == ["Payoff", "Super-Spy"]
    over(t)


@card("Payoff")
def test_a_payoff_takes_five_hundred_in_all_and_no_less() -> None:
    t = spies().has("Aric", hand=["Payoff"], table=["Stiletto", "Shoe Blades", "Gas Mask"]).combat("Aric", "The Mole")
    t.refused("Aric", "play [Payoff] on [The Mole] discarding [Shoe Blades]", "CLASS-7")
    t.does("Aric", "play [Payoff] on [The Mole] discarding [Shoe Blades], [Gas Mask]").settle()  # 200 and 300
    assert t.used("Aric") == ["Stiletto"] and len(t.hand("Aric")) == 2
    over(t)
    poor = spies().has("Aric", hand=["Payoff"], table=["Shoe Blades", "Gas Mask"][:1]).combat("Aric", "The Mole")
    poor.refused("Aric", "play [Payoff] on [The Mole] discarding [Shoe Blades]", "CLASS-7")
    by = spies().has("Suzan", hand=["Payoff"], table=["Stiletto"]).combat("Aric", "The Mole")
    by.refused("Suzan", "play [Payoff] on [The Mole] discarding [Stiletto]")  # not her fight


@card("Payoff")
@rule("MULTI-4", "MULTI-7")
def test_the_other_monster_still_has_to_be_beaten() -> None:
    t = spies().has("Aric", level=3, hand=["Payoff"], table=["Swiss Army Knife"])
    t.has("Suzan", hand=["Wandering Monster", "Mail Drop"]).combat("Aric", "The Mole")
    t.does("Suzan", "play [Wandering Monster] with [Mail Drop]")
    t.does("Aric", "play [Payoff] on [The Mole] discarding [Swiss Army Knife]")
    assert t.monsters() == ["Mail Drop"] and t.owes("Aric") == "fight"
    t.wins("Aric")
    assert t.level("Aric") == 4
    over(t)


# ---------------------------------------------------------------- Really Secret Agent
@card("Really Secret Agent")
@rule("FAQ-150")
def test_it_was_my_mission_all_along() -> None:
    t = spies().has("Aric", level=5).has("Suzan", level=8, hand=["Really Secret Agent"])
    t.deck(doors=["Cheat!"], treasures=["Gas Mask", "Umbrella"]).combat("Aric", "Obnoxious Kids In Black")
    t.does("Suzan", "play [Really Secret Agent]")
    assert t.sums() == (8, 4)
    t.wins("Suzan")
    assert (t.level("Aric"), t.level("Suzan")) == (5, 9)
    assert t.hand("Suzan") == ["Gas Mask", "Umbrella"]
    assert t.hand("Aric") == ["Cheat!"]  # whose turn it is loots the room
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")


@card("Really Secret Agent")
def test_nobody_takes_over_a_fight_of_his_own() -> None:
    t = spies().has("Aric", hand=["Really Secret Agent"]).combat("Aric", "Obnoxious Kids In Black")
    t.refused("Aric", "play [Really Secret Agent]", "FAQ-150")
    by = spies().has("Suzan", hand=["Really Secret Agent"]).combat("Aric", "Obnoxious Kids In Black")
    offered(by).refused("Suzan", "play [Really Secret Agent]", "FAQ-150")
    idle = spies().has("Aric", hand=["Really Secret Agent"])
    idle.refused("Aric", "play [Really Secret Agent]")


# ---------------------------------------------------------------- Scripted Escape
@card("Scripted Escape")
@rule("RUN-3")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_everybody_escapes_and_the_writer_is_paid(who: str) -> None:
    t = spies().has("Aric", level=3).has("Suzan", level=2).has(who, hand=["Scripted Escape"])
    t.deck(treasures=["Umbrella"])
    offered(t.combat("Aric", "Cold Warrior")).refused(who, "play [Scripted Escape]")  # nobody runs yet
    t.flees("Aric").does(who, "play [Scripted Escape]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (3, 2) and t.hand(who) == ["Umbrella"]
    assert not t.happened("die_rolled") and "Scripted Escape" in t.discards("door")
    over(t)


# ---------------------------------------------------------------- Seduce Enemy Agent
@card("Seduce Enemy Agent")
@rule("AMB-46", "FAQ-47")
def test_the_seduced_agent_helps_for_nothing() -> None:
    t = spies().has("Aric", level=5, hand=["Seduce Enemy Agent"]).has("Suzan", level=7, table=["Russian"])
    t.deck(treasures=["Umbrella", "Gas Mask"]).combat("Aric", "Men In Black")  # 8, and 3 against bare heads
    t.refused("Aric", "play [Seduce Enemy Agent] on Third")  # serves nobody
    t.does("Aric", "play [Seduce Enemy Agent] on Suzan")
    assert t.sums() == (5 + 7, 8 + 3) and t.discards("door") == ["Seduce Enemy Agent"]
    t.wins("Aric")
    assert t.level("Aric") == 6 and sorted(t.hand("Aric")) == ["Gas Mask", "Umbrella"]
    assert t.level("Suzan") == 7 and t.hand("Suzan") == []
    over(t)


@card("Seduce Enemy Agent")
@rule("FAQ-46")
def test_not_for_the_winning_level_nor_from_outside() -> None:
    t = spies().has("Aric", level=9, hand=["Seduce Enemy Agent"]).has("Suzan", level=6, table=["Russian"])
    t.combat("Aric", "Spook Spook").refused("Aric", "play [Seduce Enemy Agent] on Suzan", "HELP-1")
    by = spies().has("Suzan", hand=["Seduce Enemy Agent"]).has("Third", table=["Russian"]).combat("Aric", "Spook Spook")
    by.refused("Suzan", "play [Seduce Enemy Agent] on Third")


# ---------------------------------------------------------------- Wandering Monster
@card("Wandering Monster")
@rule("MULTI-11", "INTERFERE-4")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_a_monster_from_the_hand_joins_any_fight(who: str) -> None:
    t = (
        spies()
        .has("Aric", level=9)
        .has(who, hand=["Wandering Monster", "The Mole"])
        .combat("Aric", "Obnoxious Kids In Black")
    )
    t.does(who, "play [Wandering Monster] with [The Mole]")
    assert t.monsters() == ["Obnoxious Kids In Black", "The Mole"] and t.sums() == (9, 4 + 6)
    assert t.hand(who) == []
    t.refused("Aric", "fight", "COMBAT-3")


@card("Wandering Monster")
def test_not_without_a_monster_or_a_fight() -> None:
    t = spies().has("Third", hand=["Wandering Monster"]).combat("Aric", "Obnoxious Kids In Black")
    t.refused("Third", "play [Wandering Monster]")
    idle = spies().has("Aric", hand=["Wandering Monster", "The Mole"])
    idle.refused("Aric", "play [Wandering Monster] with [The Mole]")
