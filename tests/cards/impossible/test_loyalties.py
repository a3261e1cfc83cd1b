"""The four Loyalties of the impossible set and the agents of two or three of them, each by play."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.marks import card
from tests.marks import rule

TRASH = ["Cheat!", "Payoff", "Scripted Escape"]


# ---------------------------------------------------------------- American
@card("American")
@rule("SLOT-4", "LOYALTY-3")
def test_an_american_has_a_third_hand() -> None:
    t = spies().has("Aric", table=["American"], hand=["Stiletto", "Bush Knife", "Maltese Duck", "Chihuahua Gun"])
    t.does("Aric", "play [Stiletto]", "play [Bush Knife]", "play [Maltese Duck]", "play [Chihuahua Gun]")
    assert t.carried("Aric") == ["Chihuahua Gun"]
    t.refused("Aric", "equip [Chihuahua Gun]", "SLOT-4")
    t.does("Aric", "unequip [Stiletto]", "unequip [Bush Knife]", "equip [Chihuahua Gun]")
    assert sorted(t.used("Aric")) == ["American", "Chihuahua Gun", "Maltese Duck"]


@card("American")
@rule("SELL-1")
def test_an_american_sale_counts_three_hundred_more_but_once() -> None:
    t = spies().has("Aric", table=["American"], hand=["Flying Car", "Shoe Blades", "Sniper Rifle"])
    t.refused("Aric", "sell [Flying Car]", "SELL-1")  # 600 and 300
    t.does("Aric", "sell [Sniper Rifle]")  # 800 and 300
    assert t.level("Aric") == 2
    t.does("Aric", "sell [Flying Car], [Shoe Blades]")  # 800 and 300, not 600
    assert t.level("Aric") == 3 and t.happened("items_sold")[0].n == 1100
    plain = spies().has("Aric", table=["British"], hand=["Sniper Rifle"])
    plain.refused("Aric", "sell [Sniper Rifle]", "SELL-1")


# ---------------------------------------------------------------- British
@card("British")
@rule("COMBAT-4", "HELP-14")
def test_the_british_side_wins_ties() -> None:
    t = spies().has("Aric", level=4, table=["British"]).combat("Aric", "Obnoxious Kids In Black").wins("Aric")
    assert t.level("Aric") == 5
    over(t)
    plain = spies().has("Aric", level=4, table=["Russian"]).combat("Aric", "Obnoxious Kids In Black")
    plain.refused("Aric", "fight", "COMBAT-3")
    by = spies().has("Aric", level=3).has("Suzan", table=["British"]).combat("Aric", "Obnoxious Kids In Black")
    assert offered(by).wins("Aric").level("Aric") == 4


@card("British")
@rule("CURSE-10")
@pytest.mark.parametrize("insured", [True, False])
def test_a_british_item_is_insured_for_a_card(insured: bool) -> None:
    t = spies().has("Aric", table=["British", "Gas Mask"], hand=TRASH[:1]).has("Suzan", hand=["Falling Piano"])
    t.does("Suzan", "play [Falling Piano] on Aric").strikes()  # takes headgear
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose yes" if insured else "choose no")
    assert t.used("Aric") == (["British", "Gas Mask"] if insured else ["British"])
    assert t.hand("Aric") == ([] if insured else ["Cheat!"])
    t.nothing_pending_but("Aric")


@card("British")
def test_each_item_needs_a_card_of_its_own() -> None:
    t = spies().has("Aric", level=5, table=["British", "Gas Mask", "Shoe Phone", "Trenchcoat"], hand=TRASH[:2])
    t.deck(dice=[1]).combat("Aric", "Agent Orange").runs("Aric")  # all that is worn
    t.does("Aric", "choose yes", "choose [Payoff]", "choose yes")
    assert t.hand("Aric") == []
    t.refused("Aric", "choose yes")  # nothing is left to pay with
    t.does("Aric", "choose no")
    assert len(t.used("Aric")) == 3 and t.level("Aric") == 3
    over(t)


@card("British")
def test_neither_levels_nor_other_cards_nor_other_players_are_insured() -> None:
    t = spies().has("Aric", level=5, table=["British"], hand=TRASH).deck(dice=[1]).combat("Aric", "Spook Spook")
    assert t.runs("Aric").level("Aric") == 2
    over(t)
    t = spies().has("Aric", table=["British"], hand=TRASH).has("Suzan", hand=["Framed for Treason"])
    t.does("Suzan", "play [Framed for Treason] on Aric").settle()
    assert t.used("Aric") == [] and t.hand("Aric") == TRASH
    t = spies().has("Aric", table=["Gas Mask"]).has("Suzan", table=["British"], hand=["Falling Piano", *TRASH])
    t.does("Suzan", "play [Falling Piano] on Aric").settle()
    assert t.used("Aric") == [] and t.hand("Suzan") == TRASH


@card("British")
@rule("LOYALTY-3", "RUN-6")
@pytest.mark.parametrize(
    ("loyalty", "die", "caught"), [("British", 5, True), ("British", 6, False), ("Russian", 5, False)]
)
def test_the_british_do_not_run_well(loyalty: str, die: int, caught: bool) -> None:
    t = spies().has("Aric", level=4, table=[loyalty]).deck(dice=[die]).combat("Aric", "Women In Black").runs("Aric")
    assert t.level("Aric") == (2 if caught else 4)
    over(t)
    by = spies().has("Aric", level=4).has("Suzan", table=["British"]).deck(dice=[5]).combat("Aric", "Women In Black")
    assert by.runs("Aric").level("Aric") == 4  # a bystander makes no difference
    over(by)


@card("British")
@rule("LOYALTY-4")
def test_whoever_leaves_the_service_runs_as_others_do() -> None:
    t = spies().has("Aric", level=4, table=["British"]).deck(dice=[5]).combat("Aric", "Women In Black")
    t.does("Aric", "discard [British]").runs("Aric")
    assert t.level("Aric") == 4
    over(t)


# ---------------------------------------------------------------- Chinese
@card("Chinese")
@rule("LOYALTY-3")
def test_the_chinese_are_weaker_alone() -> None:
    t = spies().has("Aric", level=4, table=["Chinese"]).has("Suzan", level=2, table=["Chinese"])
    t.combat("Aric", "Women In Black")
    assert t.sums() == (3, 10)
    offered(t)
    assert t.sums() == (4 + 2, 10)
    t.does("Aric", "discard [Chinese]")
    assert t.sums() == (6, 10)
    t.nothing_pending_but("Aric")


@card("Chinese")
@rule("CARDS-10", "CHARITY-2")
def test_the_chinese_keep_six_cards() -> None:
    six = [*TRASH, "Double Agent", "Triple Agent", "Extra Training"]
    t = spies().has("Aric", level=3, table=["Chinese"], hand=six).has("Suzan", hand=six[:0]).deck(doors=["Spy Fly"])
    t.does("Aric", "kick").wins("Aric")
    drawn = len(t.hand("Aric"))
    assert drawn == 7
    t.does("Aric", "end").settle()
    assert t.owes("Aric") == "charity"
    t.does("Aric", "give [Cheat!] to Suzan").settle()
    assert len(t.hand("Aric")) == 6 and t.hand("Suzan") == ["Cheat!"]


@card("Chinese")
@rule("TURN-5", "LOYALTY-8")
@pytest.mark.parametrize("buries", [True, False])
def test_the_long_view_sees_two_doors_and_may_bury_one(buries: bool) -> None:
    t = spies().has("Aric", level=2, table=["Chinese"], hand=TRASH[:1]).deck(doors=["Super-Spy", "Spy Fly"])
    t.does("Aric", "use The Long View discarding [Cheat!]")
    t.does("Aric", "choose yes" if buries else "choose no")
    if buries:
        t.does("Aric", "choose [Super-Spy]")
    t.does("Aric", "kick")
    assert t.monsters() == (["Spy Fly"] if buries else ["Super-Spy"])
    assert t.discards("door") == ["Cheat!"]
    t.nothing_pending_but("Aric")


@card("Chinese")
def test_the_long_view_is_taken_before_the_door_once_and_for_a_card() -> None:
    t = spies().has("Aric", level=2, table=["Chinese"], hand=TRASH).deck(doors=["Spy Fly", "Mail Drop", "Plumbers"])
    t.does("Aric", "use The Long View discarding [Cheat!]", "choose no")
    t.refused("Aric", "use The Long View discarding [Payoff]")
    t = spies().has("Aric", level=2, table=["Chinese"], hand=TRASH).deck(doors=["Falling Piano", "Spy Fly", "Plumbers"])
    t.does("Aric", "kick").settle()
    t.refused("Aric", "use The Long View discarding [Cheat!]", "CLASS-10")
    t = spies().has("Suzan", table=["Chinese"], hand=TRASH)
    t.refused("Suzan", "use The Long View discarding [Cheat!]")


# ---------------------------------------------------------------- Russian
@card("Russian")
@rule("COMBAT-12")
def test_no_monster_is_stronger_for_who_a_russian_is() -> None:
    t = spies().has("Aric", table=["Russian", "Tourist"]).combat("Aric", "Clan Destin")
    assert t.sums() == (1, 6)  # not 8
    plain = spies().has("Aric", table=["Tourist"]).combat("Aric", "Clan Destin")
    assert plain.sums() == (1, 8)
    weak = spies().has("Aric", table=["Russian", "Tourist"]).combat("Aric", "Agent Orange")
    assert weak.sums() == (1, 14)  # what helps him still does


@card("Russian")
@rule("LOYALTY-8")
def test_a_gambit_gives_up_an_item_for_three() -> None:
    t = spies().has(
        "Aric", level=4, table=["Russian", "Shoe Blades"], carried=["Stiletto"], hand=["Umbrella", "Cheat!"]
    )
    t.combat("Aric", "Women In Black")
    t.refused("Aric", "use Gambit discarding [Umbrella]", "CLASS-7")  # only what is in play
    t.refused("Aric", "use Gambit discarding [Cheat!]", "CLASS-7")
    t.does("Aric", "use Gambit discarding [Stiletto]")
    assert t.sums() == (4 + 1 + 3, 10) and t.discards("treasure") == ["Stiletto"]
    t.refused("Aric", "use Gambit discarding [Shoe Blades]")
    by = spies().has("Suzan", table=["Russian", "Shoe Blades"]).combat("Aric", "Women In Black")
    by.refused("Suzan", "use Gambit discarding [Shoe Blades]")
    offered(by).does("Suzan", "use Gambit discarding [Shoe Blades]")
    assert by.sums() == (1 + 1 + 3, 10)


# ---------------------------------------------------------------- Double and Triple Agent
@card("Double Agent")
@rule("SUPER-11", "LOYALTY-5", "LOYALTY-6")
def test_a_double_agent_serves_two() -> None:
    t = spies().has("Aric", hand=["Double Agent", "British", "Russian", "Chinese"])
    t.refused("Aric", "play [Double Agent]", "SUPER-11")  # needs a Loyalty
    t.does("Aric", "play [British]", "play [Double Agent]", "play [Russian]")
    assert sorted(t.used("Aric")) == ["British", "Double Agent", "Russian"]
    t.does("Aric", "play [Chinese]")
    assert t.owes("Aric") == "choose"  # a third takes the place of one of the two
    t.does("Aric", "choose [British]")
    assert sorted(t.used("Aric")) == ["Chinese", "Double Agent", "Russian"] and t.discards("door") == ["British"]
    t.nothing_pending_but("Aric")
    plain = spies().has("Aric", table=["British"], hand=["Russian"]).does("Aric", "play [Russian]")
    assert plain.used("Aric") == ["Russian"]


@card("Double Agent")
@rule("LOYALTY-6")
def test_not_the_same_loyalty_twice() -> None:
    t = spies().has("Aric", table=["British", "Double Agent"], hand=["British"])
    t.refused("Aric", "play [British]", "LOYALTY-6")


@card("Triple Agent", "Double Agent")
@rule("SUPER-11", "SUPER-12", "AMB-119")
def test_a_triple_agent_serves_three_and_is_no_double_one() -> None:
    t = spies().has("Aric", table=["British"], hand=["Triple Agent", "Double Agent", "Russian", "Chinese", "American"])
    t.does("Aric", "play [Double Agent]").refused("Aric", "play [Triple Agent]", "SUPER-12")
    t.does("Aric", "discard [Double Agent]", "play [Triple Agent]", "play [Russian]", "play [Chinese]")
    assert len(t.used("Aric")) == 4
    t.does("Aric", "play [American]", "choose [Russian]")
    assert sorted(t.used("Aric")) == ["American", "British", "Chinese", "Triple Agent"]
    other = spies().has("Aric", table=["British", "Triple Agent"], hand=["Double Agent"])
    other.refused("Aric", "play [Double Agent]", "SUPER-12")


@card("Double Agent", "Triple Agent")
@pytest.mark.parametrize("agent", ["Double Agent", "Triple Agent"])
def test_it_goes_with_the_last_loyalty(agent: str) -> None:
    t = spies().has("Aric", table=["British", agent, "Russian"])
    t.does("Aric", "discard [British]")
    assert agent in t.used("Aric")
    t.does("Aric", "discard [Russian]")
    assert t.used("Aric") == [] and agent in t.discards("door")
    t.nothing_pending_but("Aric")


@card("Double Agent", "Triple Agent", "Extra Training", "Super Munchkin")
@rule("DEATH-5", "AMB-106")
@pytest.mark.parametrize(
    "kept",
    [
        ["British", "Double Agent", "Russian"],
        ["British", "Triple Agent", "Russian", "Chinese"],
        ["Extra Training", "Karate Training", "Knife Training"],
        ["Assassin", "Super Munchkin", "Playboy"],
    ],
)
def test_they_survive_death(kept: list[str]) -> None:
    t = spies().has("Aric", level=6, table=[*kept, "Umbrella"]).deck(dice=[1]).combat("Aric", "Super-Spy")
    while t.owes("Aric") == "fight":
        t.runs("Aric")
    assert t.dead("Aric") and sorted(c for c in t.used("Aric") if c != "Umbrella") == sorted(kept)
