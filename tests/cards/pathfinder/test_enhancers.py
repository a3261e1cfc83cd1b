"""The pathfinder Monster Enhancers."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import helped, meets, over
from tests.marks import rule

TREASURES = ("Briar", "Blackaxe", "One-Ring Sword", "Pumps", "Codpiece", "Pole Arm")
GOBS = "... With Gobs of Goblins"


@pytest.mark.parametrize(
    ("name", "bonus", "treasures"),
    [
        pytest.param("... With Gobs of Goblins", 10, 4, marks=card("... With Gobs of Goblins")),
        pytest.param("Chelish", 10, 4, marks=card("Chelish")),
        pytest.param("Gobblin'", 5, 3, marks=card("Gobblin'")),
        pytest.param("Plague-Stricken", -5, 1, marks=card("Plague-Stricken")),
        pytest.param("Undead", 5, 4, marks=card("Undead")),
    ],
)
@pytest.mark.parametrize("who", ["Aric", "Suzan", "Third"])
@rule("ENHANCE-6", "REWARD-4")
def test_an_enhancer_changes_strength_and_pay_but_not_levels(name: str, bonus: int, treasures: int, who: str) -> None:
    hands = {seat: [name] if seat == who else [] for seat in ("Aric", "Suzan", "Third")}
    t = meets("Charau-Ka", level=8, hand=hands["Aric"], treasures=TREASURES, suzan={"level": 9, "hand": hands["Suzan"]},
              third={"hand": hands["Third"]})  # fmt: skip
    helped(t)
    t.does(who, f"play [{name}] on [Charau-Ka]")
    assert t.sums() == (17, 6 + bonus)
    t.wins("Aric")
    assert t.level("Aric") == 9
    assert sorted(t.hand("Aric")) == sorted(TREASURES[:treasures])
    assert set(t.discards("door")) == {"Charau-Ka", name}
    over(t)


@card("Plague-Stricken")
@rule("AMB-73")
def test_the_plague_leaves_one_treasure() -> None:
    t = meets("Mite", third={"hand": ["Plague-Stricken"]}, treasures=TREASURES)
    t.does("Third", "play [Plague-Stricken] on [Mite]")
    assert t.sums() == (1, -4)
    t.wins("Aric")
    assert t.hand("Aric") == ["Briar"]
    over(t)


@card("Gobblin'")
@pytest.mark.parametrize(("monster", "total"), [("Goblin", 2 + 10), ("Hemogoblin", 6 + 10), ("Charau-Ka", 6 + 5)])
def test_gobblin_suits_goblins_best(monster: str, total: int) -> None:
    t = meets(monster, third={"hand": ["Gobblin'"]}).does("Third", f"play [Gobblin'] on [{monster}]")
    assert t.sums() == (1, total)
    t.nothing_pending_but("Aric")


@card("Gobblin'", GOBS)
@rule("TRIBE-6")
def test_gobblin_makes_no_goblin_but_gobs_of_goblins_do() -> None:
    t = meets("Charau-Ka", suzan={"hand": ["Slob Goblin"]}, third={"hand": ["Gobblin'", GOBS]})
    t.does("Third", "play [Gobblin'] on [Charau-Ka]")
    t.refused("Suzan", "join [Slob Goblin]", "TRIBE-5")
    t.does("Third", f"play [{GOBS}] on [Charau-Ka]")
    assert t.sums() == (1, 6 + 5 + 5 + 10)  # a Goblin now, which Gobblin' likes
    t.does("Suzan", "join [Slob Goblin]")
    assert t.monsters() == ["Charau-Ka", "Slob Goblin"]
    t.nothing_pending_but("Aric")


@card(GOBS, "Undead")
@rule("TRIBE-3", "TRIBE-6")
@pytest.mark.parametrize(
    ("there", "enhancer", "total"), [("Goblin", GOBS, 2 + 6 + 10), ("Ghoul Friday", "Undead", 6 + 6 + 5)]
)
def test_what_makes_it_one_of_the_tribe_brings_it_in(there: str, enhancer: str, total: int) -> None:
    t = meets(there, third={"hand": ["Charau-Ka", enhancer, "Chelish"]})
    t.refused("Third", "join [Charau-Ka]")
    t.refused("Third", "join [Charau-Ka] with [Chelish]", "TRIBE-3")
    t.does("Third", f"join [Charau-Ka] with [{enhancer}]")
    assert t.sums() == (1, total)
    t.nothing_pending_but("Aric")


@card("Undead")
def test_undead_opens_the_fight_to_the_undead() -> None:
    t = meets("Mite", suzan={"hand": ["Ghoul Friday"]}, third={"hand": ["Undead"]})
    t.refused("Suzan", "join [Ghoul Friday]", "TRIBE-1")
    t.does("Third", "play [Undead] on [Mite]").does("Suzan", "join [Ghoul Friday]")
    assert t.sums() == (1, 1 + 5 + 6)
    t.nothing_pending_but("Aric")


@card("Chelish", GOBS, "Gobblin'", "Plague-Stricken", "Undead")
def test_all_enhancers_add_up_on_one_monster_and_leave_another_alone() -> None:
    names = ["Chelish", GOBS, "Gobblin'", "Plague-Stricken", "Undead"]
    t = meets("Charau-Ka", third={"hand": ["Wandering Monster", "Mite", *names]})
    t.does("Third", "play [Wandering Monster] with [Mite]")
    for name in names:
        t.refused("Third", f"play [{name}]", "ENHANCE-5")  # which of the two?
        t.does("Third", f"play [{name}] on [Charau-Ka]")
    assert t.sums() == (1, 6 + 10 + 10 + 5 + 5 - 5 + 5 + 1)
    t.nothing_pending_but("Aric")
