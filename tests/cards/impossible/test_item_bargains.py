"""Items of the impossible set that make a bargain, a threat or a choice, each by play; bonus, place and price are in
test_items.
"""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import TREASURES, helped, meets, offered, over, seats, spies
from tests.cards.marks import card
from tests.marks import rule

SPARE = ["Payoff", "Cheat!"]


# ---------------------------------------------------------------- Bazooka
@card("Bazooka")
def test_a_bazooka_fired_once_wins_the_fight_and_ruins_the_neighbours() -> None:
    t = spies("Aric", "Suzan", "Third", "Zoe").has("Aric", level=2, table=["Bazooka"])
    t.has("Suzan", table=["Gas Mask"], carried=["Stiletto"]).has("Third", table=["Trenchcoat"]).deck(
        treasures=TREASURES
    )
    t.combat("Aric", "Women In Black")
    assert t.sums() == (6, 10)
    t.does("Aric", "use Collateral Damage")
    assert t.owes("Suzan") == "choose"
    t.refused("Aric", "choose [Gas Mask]")
    t.does("Suzan", "choose [Stiletto]").settle()
    assert t.sums() == (2 + 9, 10)
    assert (t.used("Suzan"), t.carried("Suzan")) == (["Gas Mask"], [])
    assert (t.used("Third"), t.used("Aric")) == (["Trenchcoat"], [])  # Third sits opposite
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (3, list(TREASURES[:3]))
    over(t)


@card("Bazooka")
def test_it_is_fired_in_ones_own_fight_by_somebody_who_may_use_it() -> None:
    t = spies().has("Suzan", table=["Bazooka"]).combat("Aric", "Women In Black")
    t.refused("Suzan", "use Collateral Damage")
    playboy = spies().has("Aric", table=["Playboy"], carried=["Bazooka"]).combat("Aric", "Women In Black")
    playboy.refused("Aric", "use Collateral Damage")
    idle = spies().has("Aric", table=["Bazooka"])
    idle.refused("Aric", "use Collateral Damage")
    idle.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Bulletproof Dinner Jacket
@card("Bulletproof Dinner Jacket")
def test_a_dinner_for_two_costs_a_card_and_brings_a_door() -> None:
    t = seats(table=["Playboy", "Bulletproof Dinner Jacket"], hand=SPARE).deck(doors=["Umbrella", "Snake Pit"][1:])
    t.does("Aric", "use Dinner for Two", "choose Third", "choose [Payoff]")
    assert (t.hand("Aric"), t.hand("Third")) == (["Cheat!", "Snake Pit"], ["Payoff"])
    t.refused("Aric", "use Dinner for Two")  # once a turn
    t.nothing_pending_but("Aric")


@card("Bulletproof Dinner Jacket")
def test_no_dinner_with_an_empty_hand_nor_in_another_players_turn() -> None:
    seats(table=["Playboy", "Bulletproof Dinner Jacket"]).refused("Aric", "use Dinner for Two")
    t = seats().has("Suzan", table=["Playboy", "Bulletproof Dinner Jacket"], hand=SPARE)
    t.refused("Suzan", "use Dinner for Two")
    fight = meets("Spy Fly", table=["Playboy", "Bulletproof Dinner Jacket"], hand=SPARE)
    fight.refused("Aric", "use Dinner for Two")
    fight.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Cell Phone Gun
@card("Cell Phone Gun")
@rule("INTERFERE-1")
@pytest.mark.parametrize(("side", "sums"), [("fighters", (4, 10)), ("monsters", (2, 12))])
def test_a_call_helps_either_side_of_any_fight(side: str, sums: tuple[int, int]) -> None:
    t = meets("Women In Black", level=2, third={"table": ["Cell Phone Gun"], "hand": SPARE})
    t.does("Third", f"use Call it in discarding [Payoff] on {side}")
    assert (t.sums(), t.hand("Third")) == (sums, ["Cheat!"])
    t.refused("Third", "use Call it in discarding [Cheat!] on monsters")  # once a fight
    assert t.used("Third") == ["Cell Phone Gun"]
    t.nothing_pending_but("Aric")


@card("Cell Phone Gun")
def test_a_phone_in_the_pocket_calls_nobody() -> None:
    t = meets("Women In Black", third={"carried": ["Cell Phone Gun"], "hand": SPARE})
    t.refused("Third", "use Call it in discarding [Payoff] on monsters")
    broke = meets("Women In Black", third={"table": ["Cell Phone Gun"]})
    broke.refused("Third", "use Call it in on monsters")
    broke.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Chinese Takeout
@card("Chinese Takeout")
def test_leftovers_go_round_the_table() -> None:
    t = seats(table=["Chinese", "Chinese Takeout"]).deck(treasures=TREASURES)
    t.does("Aric", "use Leftovers", "choose Suzan")
    assert (t.used("Aric"), t.hand("Aric")) == (["Chinese"], [TREASURES[0]])
    assert t.carried("Suzan") == ["Chinese Takeout"]  # Suzan is not Chinese
    t.refused("Aric", "use Leftovers")
    t.nothing_pending_but("Aric")


@card("Chinese Takeout")
def test_leftovers_are_served_in_ones_own_turn_and_by_the_chinese() -> None:
    t = seats(carried=["Chinese Takeout"]).has("Suzan", table=["Chinese"])
    t.refused("Aric", "use Leftovers")
    by = seats().has("Suzan", table=["Chinese", "Chinese Takeout"])
    by.refused("Suzan", "use Leftovers")
    fight = meets("Spy Fly", table=["Chinese", "Chinese Takeout"])
    fight.refused("Aric", "use Leftovers")
    fight.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Cute Little Purse Gun
@card("Cute Little Purse Gun")
@rule("COMBAT-16")
def test_the_purse_gun_is_drawn_in_the_middle_of_a_fight() -> None:
    t = meets("Women In Black", level=8, table=["Tourist"], hand=["Cute Little Purse Gun", "Bush Knife"],
              treasures=("Gas Mask",))  # fmt: skip
    t.refused("Aric", "play [Bush Knife]")
    t.does("Aric", "play [Cute Little Purse Gun]")
    assert t.sums() == (8 + 3, 10)
    t.wins("Aric")
    assert t.level("Aric") == 9
    over(t)


@card("Cute Little Purse Gun")
def test_it_is_drawn_by_those_who_fight_and_only_with_a_hand_free() -> None:
    t = meets("Women In Black", suzan={"table": ["Tourist"], "hand": ["Cute Little Purse Gun"]})
    t.refused("Suzan", "play [Cute Little Purse Gun]")
    helped(t).does("Suzan", "play [Cute Little Purse Gun]")
    assert t.sums() == (1 + 1 + 3, 10)
    full = meets("Women In Black", table=["Tourist", "Stiletto", "Bush Knife"], hand=["Cute Little Purse Gun"])
    before = full.sums()
    assert full.does("Aric", "play [Cute Little Purse Gun]").sums() == before
    assert full.carried("Aric") == ["Cute Little Purse Gun"]
    full.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Driving Boat
@card("Driving Boat")
@rule("RUN-6")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (3, False)])
def test_the_ferry_takes_anybody_who_runs(die: int, caught: bool) -> None:
    t = meets("Spook Spook", level=4, third={"table": ["British", "Driving Boat"], "hand": SPARE}, dice=(die,))
    t.refused("Third", "use Ferry discarding [Payoff]")  # nobody runs yet
    t.flees("Aric").does("Third", "use Ferry discarding [Payoff]")
    t.refused("Third", "use Ferry discarding [Cheat!]")  # once a fight
    t.settle()
    assert bool(t.happened("caught")) is caught
    assert (t.hand("Third"), t.used("Third")) == (["Cheat!"], ["British", "Driving Boat"])


@card("Driving Boat")
def test_a_boat_that_is_only_carried_takes_nobody() -> None:
    t = meets("Women In Black", level=4, third={"carried": ["Driving Boat"], "hand": SPARE}, dice=(6,)).flees("Aric")
    t.refused("Third", "use Ferry discarding [Payoff]")
    t.settle()
    over(t)


# ---------------------------------------------------------------- Shooty Hat
@card("Shooty Hat")
def test_friendly_fire_hits_another_player_in_the_fight() -> None:
    t = meets("Women In Black", level=5, third={"table": ["American", "Shooty Hat"], "hand": SPARE})
    t.refused("Third", "use Friendly Fire discarding [Payoff] on Suzan")  # not in the fight
    t.does("Third", "use Friendly Fire discarding [Payoff] on Aric")
    assert (t.sums(), t.hand("Third")) == ((3, 10), ["Cheat!"])
    t.refused("Third", "use Friendly Fire discarding [Cheat!] on Aric")  # once a fight
    t.nothing_pending_but("Aric")


@card("Shooty Hat")
def test_a_helper_can_be_hit_but_nobody_shoots_at_himself() -> None:
    t = helped(meets("Women In Black", level=5, table=["American", "Shooty Hat"], hand=SPARE, suzan={"level": 4}))
    t.refused("Aric", "use Friendly Fire discarding [Payoff] on Aric")
    before = t.sums()[0]
    t.does("Aric", "use Friendly Fire discarding [Payoff] on Suzan")
    assert t.sums()[0] == before - 2
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Sleek Black Automatic
@card("Sleek Black Automatic")
@rule("REWARD-13")
def test_a_hired_gun_is_paid_with_a_door_for_helping() -> None:
    t = meets("Women In Black", level=5, suzan={"level": 4, "table": ["Assassin", "Sleek Black Automatic"]},
              treasures=TREASURES, doors=("Snake Pit",))  # fmt: skip
    helped(t).wins("Aric")
    assert (t.hand("Suzan"), t.level("Aric")) == (["Snake Pit"], 6)
    over(t)


@card("Sleek Black Automatic")
def test_in_ones_own_turn_or_without_a_victory_it_pays_nothing() -> None:
    t = meets("Spy Fly", level=5, table=["Assassin", "Sleek Black Automatic"], treasures=TREASURES).wins("Aric")
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)
    lost = meets("Women In Black", suzan={"table": ["Assassin", "Sleek Black Automatic"]}, dice=(6, 6))
    helped(lost).runs("Aric")
    assert lost.hand("Suzan") == []
    over(lost)


# ---------------------------------------------------------------- Sniper Rifle
@card("Sniper Rifle")
def test_one_clean_shot_kills_for_the_one_who_fights() -> None:
    t = meets("The Mole", level=1, third={"table": ["Assassin", "Sniper Rifle"]}, treasures=TREASURES)
    t.does("Third", "use One Clean Shot on [The Mole]").settle()
    assert (t.level("Aric"), t.hand("Aric"), t.level("Third")) == (2, list(TREASURES[:2]), 1)
    assert t.used("Third") == ["Assassin"] and t.discards("treasure") == ["Sniper Rifle"]
    over(t)


@card("Sniper Rifle")
def test_large_monsters_do_not_mind_a_bullet() -> None:
    t = meets("Femme Fatale", table=["Assassin", "Sniper Rifle"], third={"hand": ["Wandering Monster", "Spy Fly"]})
    t.refused("Aric", "use One Clean Shot on [Femme Fatale]")  # Level 8
    t.does("Third", "play [Wandering Monster] with [Spy Fly]").does("Aric", "use One Clean Shot on [Spy Fly]")
    assert t.monsters() == ["Femme Fatale"] and t.sums() == (1, 8)
    by = meets("The Mole", third={"carried": ["Sniper Rifle"]})
    by.refused("Third", "use One Clean Shot on [The Mole]")
    by.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Submarine Sandwich Gun
@card("Submarine Sandwich Gun")
def test_a_shared_sandwich_feeds_two() -> None:
    t = seats(table=["American", "Submarine Sandwich Gun"]).deck(treasures=TREASURES)
    t.does("Aric", "use Split it", "choose Third")
    assert (t.hand("Aric"), t.hand("Third"), t.hand("Suzan")) == ([TREASURES[0]], [TREASURES[1]], [])
    assert t.used("Aric") == ["American"] and t.discards("treasure") == ["Submarine Sandwich Gun"]
    t.nothing_pending_but("Aric")


@card("Submarine Sandwich Gun")
def test_it_is_not_split_in_a_fight_nor_in_another_turn() -> None:
    t = meets("Spy Fly", table=["American", "Submarine Sandwich Gun"])
    t.refused("Aric", "use Split it")
    by = seats().has("Suzan", table=["American", "Submarine Sandwich Gun"])
    by.refused("Suzan", "use Split it")
    by.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Titanium Reinforced Hat
@card("Titanium Reinforced Hat")
@rule("CURSE-5")
@pytest.mark.parametrize("victim", ["Aric", "Suzan"])
def test_a_trap_bounces_off_the_hat_to_somebody_else(victim: str) -> None:
    """The wearer may save anybody, for a price."""
    t = seats(level=4, table=["Russian", "Titanium Reinforced Hat"], suzan={"level": 4}, third={"level": 4})
    t.has("Third", level=4, hand=["Falling Piano"]).does("Third", f"play [Falling Piano] on {victim}")
    t.does("Aric", "use Ricochet", "choose Third").settle()
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (4, 4, 2)
    assert t.used("Aric") == ["Russian"]
    t.nothing_pending_but("Aric")


@card("Titanium Reinforced Hat")
def test_it_bounces_nothing_where_no_trap_strikes_or_the_hat_is_off() -> None:
    seats(table=["Russian", "Titanium Reinforced Hat"]).refused("Aric", "use Ricochet")
    t = seats(level=4, table=["Russian"], carried=["Titanium Reinforced Hat"]).has("Third", hand=["Falling Piano"])
    t.does("Third", "play [Falling Piano] on Aric").refused("Aric", "use Ricochet")
    t.strikes()
    assert (t.level("Aric"), t.carried("Aric")) == (2, ["Titanium Reinforced Hat"])
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Umbrella
@card("Umbrella")
def test_the_poison_tip_costs_somebody_a_level_and_you_the_umbrella() -> None:
    t = seats(level=3).has("Third", level=3, table=["British", "Umbrella"]).has("Suzan", level=3)
    t.refused("Third", "use Poison Tip on Third")
    t.does("Third", "use Poison Tip on Suzan")
    assert [t.level(name) for name in ("Aric", "Suzan", "Third")] == [3, 2, 3]
    assert t.used("Third") == ["British"] and t.discards("treasure") == ["Umbrella"]
    t.nothing_pending_but("Aric")


@card("Umbrella")
def test_nobody_is_pricked_in_a_fight_nor_by_an_umbrella_that_is_shut() -> None:
    t = meets("Spy Fly", level=3, third={"table": ["British", "Umbrella"]})
    t.refused("Third", "use Poison Tip on Aric")
    t.does("Third", "use Poison Tip on Suzan")
    assert t.level("Suzan") == 1  # LEVEL-4: no lower
    shut = seats(level=3).has("Third", carried=["Umbrella"])
    shut.refused("Third", "use Poison Tip on Aric")
    shut.nothing_pending_but("Aric")


@card("Sniper Rifle", "Cell Phone Gun")
def test_a_shot_for_hire_is_part_of_a_bargain() -> None:
    """HELP-2: what somebody does from outside is settled between players; the engine only lets it happen."""
    t = spies().has("Aric", level=1).has("Third", table=["Assassin", "Sniper Rifle"]).combat("Aric", "Counter Spy")
    t.does("Suzan", "choose no").does("Third", "choose no")
    offered(t, "Third").does("Third", "use One Clean Shot on [Counter Spy]").settle()
    assert t.level("Aric") == 2
    over(t)
