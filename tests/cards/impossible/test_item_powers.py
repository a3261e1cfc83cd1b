"""What Items of the impossible set do besides their bonus, each by play."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import EDITION, offered, over, spies
from tests.cards.marks import card
from tests.marks import rule
from tests.table import table


# ---------------------------------------------------------------- more under a condition
@card("Stiletto", "Shoe Phone")
@pytest.mark.parametrize(("item", "alone", "with_help"), [("Stiletto", 3, 2), ("Shoe Phone", 1, 3)])
def test_some_like_company_and_some_do_not(item: str, alone: int, with_help: int) -> None:
    t = spies().has("Aric", level=2, table=[item]).has("Suzan", level=1).combat("Aric", "Women In Black")
    assert t.sums() == (2 + alone, 10)
    offered(t)
    assert t.sums() == (2 + with_help + 1, 10)
    by = spies().has("Aric", level=2).has("Suzan", level=1, table=[item]).combat("Aric", "Women In Black")
    assert offered(by).sums() == (2 + 1 + with_help, 10)  # for a helper as well


@card("Camera Gun")
def test_tourists_take_better_shots() -> None:
    assert spies().has("Aric", table=["Tourist", "Camera Gun"]).strength("Aric") == 1 + 1 + 2
    assert spies().has("Aric", table=["Playboy", "Camera Gun"]).strength("Aric") == 1 + 1


@card("Chihuahua Gun")
@pytest.mark.parametrize(("monster", "more"), [("Women In Black", 0), ("Cold Warrior", 2), ("Super-Spy", 2)])
def test_the_chihuahua_barks_at_large_monsters(monster: str, more: int) -> None:
    t = spies().has("Aric", table=["Chihuahua Gun"]).combat("Aric", monster)
    assert t.sums()[0] == 1 + 2 + more


@card("Submachine Gun")
@rule("MULTI-4")
def test_the_more_targets_the_better_for_a_submachine_gun() -> None:
    t = (
        spies()
        .has("Aric", level=2, table=["Russian", "Submachine Gun"])
        .has("Third", hand=["Wandering Monster", "Spy Fly"])
    )
    t.combat("Aric", "Women In Black")
    assert t.sums() == (5, 10)
    t.does("Third", "play [Wandering Monster] with [Spy Fly]")
    assert t.sums() == (5 + 3, 11)


@card("Gas Mask", "Mustard Gas")
def test_a_mask_makes_gases_worth_more() -> None:
    t = spies().has("Aric", table=["Gas Mask"], hand=["Cigarette Dart Gun", "Mustard Gas"])
    t.has("Third", hand=["Laughing Gas"]).combat("Aric", "Women In Black")
    t.does("Third", "play [Laughing Gas] on monsters").does("Aric", "play [Cigarette Dart Gun] on fighters")
    assert t.sums() == (1 + 1 + 3, 12)  # a gas of the other side is none of theirs
    t.does("Aric", "play [Mustard Gas] on fighters")
    assert t.sums() == (5 + 4 + 2, 12)


@card("Gas Mask", "Agent Orange")
@rule("FAQ-185")
def test_the_mask_truly_kills_agent_orange() -> None:
    treasures = ["Umbrella", "Stiletto", "Shoe Phone", "Trenchcoat"]
    t = spies().has("Aric", level=8, table=["Gas Mask"]).deck(treasures=treasures).combat("Aric", "Agent Orange")
    t.does("Aric", "use Breathe easy").settle()
    assert t.game.winners == ["Aric"]  # 2 levels, the winning one among them
    t = spies().has("Aric", level=3, table=["Gas Mask"]).deck(treasures=treasures).combat("Aric", "Agent Orange")
    t.does("Aric", "use Breathe easy").settle()
    assert t.level("Aric") == 5 and t.hand("Aric") == treasures
    over(t)


@card("Gas Mask")
def test_the_mask_kills_nobody_else_and_only_for_its_wearer() -> None:
    t = spies().has("Aric", table=["Gas Mask"]).combat("Aric", "Women In Black")
    t.refused("Aric", "use Breathe easy")
    unworn = spies().has("Aric", carried=["Gas Mask"]).combat("Aric", "Agent Orange")
    unworn.refused("Aric", "use Breathe easy")
    by = spies().has("Suzan", table=["Gas Mask"]).combat("Aric", "Agent Orange")
    by.refused("Suzan", "use Breathe easy")


@card("Trenchcoat")
def test_what_is_under_the_trenchcoat() -> None:
    t = spies().has("Aric", table=["Trenchcoat", "Chihuahua Gun", "Bush Knife", "Shoe Bombs"])
    assert t.strength("Aric") == 1 + 1 + (2 + 1) + (1 + 1) + 2
    t.does("Aric", "unequip [Trenchcoat]")
    assert t.strength("Aric") == 1 + 2 + 1 + 2


# ---------------------------------------------------------------- running
@card("Bush Knife", "Huge Camera Gun", "Flying Car")
@rule("RUN-6")
@pytest.mark.parametrize(
    ("item", "die", "caught"),
    [
        ("Bush Knife", 3, True),
        ("Bush Knife", 4, False),
        ("Huge Camera Gun", 3, True),
        ("Huge Camera Gun", 4, False),
        ("Flying Car", 2, True),
        ("Flying Car", 3, False),
        ("Swimming Helicopter", 4, True),
    ],
)
def test_some_help_to_get_away(item: str, die: int, caught: bool) -> None:
    t = spies().has("Aric", level=4, table=[item]).deck(dice=[die]).combat("Aric", "Spook Spook").runs("Aric")
    assert t.level("Aric") == (1 if caught else 4)
    over(t)


@card("Smokescreen Shoes")
@rule("RUN-9")
@pytest.mark.parametrize("second", [1, 6])
def test_smoke_gives_a_second_chance(second: int) -> None:
    t = spies().has("Aric", level=4, table=["Smokescreen Shoes"]).has("Third", hand=["Loaded Die"])
    t.deck(dice=[1, second]).combat("Aric", "Spook Spook").flees("Aric").closes()
    t.does("Aric", "use Smoke").settle()
    assert t.level("Aric") == (4 if second == 6 else 1)
    over(t)


@card("Smokescreen Shoes")
def test_the_smoke_lasts_for_one_roll_of_a_fight() -> None:
    t = spies().has("Aric", level=4, table=["Smokescreen Shoes"]).has("Third", hand=["Loaded Die"])
    t.deck(dice=[1, 2]).combat("Aric", "Spook Spook").flees("Aric").closes().does("Aric", "use Smoke")
    t.refused("Aric", "use Smoke")
    off = spies().has("Aric", level=4, carried=["Smokescreen Shoes"]).deck(dice=[1]).combat("Aric", "Spook Spook")
    off.flees("Aric").closes().refused("Aric", "use Smoke")


@card("Swimming Helicopter")
def test_the_helicopter_lifts_everybody_out_and_is_lost() -> None:
    t = spies().has("Aric", level=4, table=["Swimming Helicopter"]).has("Suzan", level=4)
    offered(t.combat("Aric", "Apocalypso")).refused("Aric", "use Ditch it")
    t.flees("Aric").does("Aric", "use Ditch it").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (4, 4) and not t.dead("Suzan")
    assert t.used("Aric") == [] and t.discards("treasure") == ["Swimming Helicopter"]
    assert not t.happened("die_rolled")
    over(t)


@card("Swimming Helicopter")
@rule("FAQ-177", "FAQ-67")
def test_the_helicopter_stays_where_it_would_save_nobody() -> None:
    t = table(packs=("impossible", "fu"), edition=EDITION).has("Aric", level=2, table=["Swimming Helicopter"])
    t.has("Suzan", hand=["In A Black Helicopter"]).combat("Aric", "No Wei")
    t.does("Suzan", "play [In A Black Helicopter] on [No Wei]").flees("Aric").refused("Aric", "use Ditch it", "FAQ-177")
    t.settle()
    assert (t.level("Aric"), t.used("Aric")) == (1, ["Swimming Helicopter"])
    over(t)


# ---------------------------------------------------------------- thrown, spun, answered
@card("Throwing Hat")
@rule("INTERFERE-1")
@pytest.mark.parametrize("side", ["fighters", "monsters"])
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_a_worn_hat_is_thrown_into_any_fight(side: str, who: str) -> None:
    t = spies().has(who, table=["Throwing Hat"]).combat("Aric", "Women In Black")
    t.does(who, f"use Throw on {side}")
    assert t.sums() == ((5, 10) if side == "fighters" else (1, 14))
    assert t.used(who) == [] and t.discards("treasure") == ["Throwing Hat"]


@card("Throwing Hat")
def test_an_unworn_hat_or_one_without_a_fight_stays() -> None:
    t = spies().has("Third", carried=["Throwing Hat"]).combat("Aric", "Women In Black")
    t.refused("Third", "use Throw on monsters")
    idle = spies().has("Aric", table=["Throwing Hat"])
    idle.refused("Aric", "use Throw on fighters")


@card("Russian Roulette")
@pytest.mark.parametrize(("die", "sums", "level"), [(1, (3, 10), 3), (2, (8, 10), 5), (6, (8, 10), 5)])
def test_a_spin_is_for_the_brave(die: int, sums: tuple[int, int], level: int) -> None:
    t = spies().has("Aric", level=5, table=["Russian Roulette"]).deck(dice=[die]).combat("Aric", "Women In Black")
    t.does("Aric", "use Spin").settle()
    assert t.sums() == sums and t.level("Aric") == level
    t.refused("Aric", "use Spin")  # once a fight
    assert t.used("Aric") == ["Russian Roulette"]


@card("Russian Roulette")
def test_the_revolver_takes_no_place_and_spins_in_ones_own_fight() -> None:
    full = ["Stiletto", "Maltese Duck", "Gas Mask", "Trenchcoat", "Shoe Phone"]
    t = spies().has("Aric", table=full, hand=["Russian Roulette"]).does("Aric", "play [Russian Roulette]")
    assert "Russian Roulette" in t.used("Aric")
    t.refused("Aric", "use Spin")
    by = spies().has("Suzan", table=["Russian Roulette"]).combat("Aric", "Women In Black")
    by.refused("Suzan", "use Spin")
    sold = spies().has("Aric", hand=["Russian Roulette"], carried=["Maltese Duck"])
    sold.does("Aric", "sell [Russian Roulette], [Maltese Duck]")
    assert sold.happened("items_sold")[0].n == 1300


# ---------------------------------------------------------------- protection and revenge
@card("Bulletproof Attache Case")
@rule("CURSE-10")
def test_traps_take_no_gun_from_the_case() -> None:
    big = (
        spies().has("Aric", table=["Bulletproof Attache Case"], carried=["Bazooka"]).has("Suzan", hand=["Car Crusher"])
    )
    big.does("Suzan", "play [Car Crusher] on Aric").settle()
    assert big.carried("Aric") == ["Bazooka"]
    bare = spies().has("Aric", carried=["Bazooka"]).has("Suzan", hand=["Car Crusher"])
    bare.does("Suzan", "play [Car Crusher] on Aric").settle()
    assert bare.discards("treasure") == ["Bazooka"]
    boat = spies().has("Aric", table=["Bulletproof Attache Case", "Flying Car"]).has("Suzan", hand=["Car Crusher"])
    boat.does("Suzan", "play [Car Crusher] on Aric").settle()
    assert boat.discards("treasure") == ["Flying Car"]  # no Gun


@card("Shoe Bombs")
@rule("DEATH-1")
def test_who_dies_in_his_shoe_bombs_takes_the_neighbours_down() -> None:
    t = spies("Aric", "Suzan", "Third", "Zoe").has("Aric", level=6, table=["Shoe Bombs"]).has("Suzan", level=3)
    t.has("Third", level=4).has("Zoe", level=5).deck(dice=[1]).combat("Aric", "Super-Spy").runs("Aric")
    assert t.dead("Aric") and [t.level(n) for n in ("Suzan", "Third", "Zoe")] == [2, 4, 4]
    off = spies().has("Aric", level=6, carried=["Shoe Bombs"]).has("Suzan", level=3).deck(dice=[1])
    off.combat("Aric", "Super-Spy").runs("Aric")
    assert off.dead("Aric") and off.level("Suzan") == 3  # not worn
