"""The four Classes of the fu set, each by play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import TREASURES, helped, meets, over, rolls, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Monk
@card("Monk")
@rule("STYLE-3", "STYLE-5", "AMB-121", "AMB-124")
def test_a_monk_has_two_styles_and_drops_one_with_the_class() -> None:
    t = sits(table=["Monk", "Clown Fu"], hand=["Wire Fu", "Phone Fu"])
    t.does("Mia", "play [Wire Fu]")
    assert t.used("Mia") == ["Monk", "Clown Fu", "Wire Fu"] and t.strength("Mia") == 1 + 3
    t.does("Mia", "play [Phone Fu]", "choose [Wire Fu]")  # a third takes the place of one of them
    assert t.used("Mia") == ["Monk", "Clown Fu", "Phone Fu"]
    t.does("Mia", "discard [Monk]", "choose [Phone Fu]")
    assert t.used("Mia") == ["Clown Fu"] and t.discards("door") == ["Wire Fu", "Monk", "Phone Fu"]
    t.nothing_pending_but("Mia")


@card("Monk")
@rule("STYLE-3")
def test_nobody_else_has_two() -> None:
    t = sits(table=["Samurai", "Clown Fu"], hand=["Wire Fu"]).does("Mia", "play [Wire Fu]")
    assert t.used("Mia") == ["Samurai", "Wire Fu"] and t.discards("door") == ["Clown Fu"]


@card("Monk", "Trained By A Master", "Hong Kong Tong", "Hong Kong Cong", "Clown Fu")
@rule("TRIBE-8", "STYLE-2", "MULTI-9", "REWARD-6")
def test_riley_beats_two_of_hong_kong() -> None:
    t = meets(
        "Hong Kong Tong",
        level=4,
        table=["Monk", "Clown Fu"],
        hand=["Trained By A Master"],
        takako={"hand": ["Hong Kong Cong"]},
        treasures=TREASURES[:4],
    )
    assert t.sums() == (7, 2)
    t.does("Takako", "join [Hong Kong Cong]")
    assert t.sums() == (7, 14)
    t.does("Mia", "use Focus discarding [Trained By A Master]")
    assert t.sums() == (17, 14)
    t.wins("Mia")
    assert t.level("Mia") == 6 and sorted(t.hand("Mia")) == sorted(TREASURES[:4])
    over(t)


@card("Monk")
@rule("FAQ-178", "CLASS-7", "CLASS-10")
def test_focus_takes_enhancers_that_add_and_only_in_ones_own_fight() -> None:
    hand = ["With Visible Wires", "Evil Minions", "Demon-Possessed", "Stunt Double"]
    t = sits(level=4, table=["Monk"], hand=hand, takako={"table": ["Monk"], "hand": ["Hopped Up On Lotus"]})
    t.deck(doors=["Wen Yen"]).refused("Mia", "use Focus discarding [Evil Minions]", "CLASS-10")
    t.does("Mia", "kick")
    for wrong in ("With Visible Wires", "Stunt Double"):  # a minus; none at all
        t.refused("Mia", f"use Focus discarding [{wrong}]", "CLASS-7")
    t.refused("Takako", "use Focus discarding [Hopped Up On Lotus]", "CLASS-10")
    t.does(
        "Mia", "use Focus discarding [Evil Minions]", "use Focus discarding [Demon-Possessed]"
    )  # as often as one can
    assert t.sums() == (14, 10) and t.hand("Mia") == ["With Visible Wires", "Stunt Double"]
    t.wins("Mia")
    assert t.level("Mia") == 5 and t.strength("Mia") == 5  # for this fight alone
    over(t)


# ---------------------------------------------------------------- Ninja
@card("Ninja")
@rule("FAQ-177", "CLASS-7")
@pytest.mark.parametrize("die", [1, 6])
def test_a_strike_is_worth_the_die_once_a_fight(die: int) -> None:
    t = meets("Girl Wrestler", level=4, table=["Ninja", "Wok"], hand=["Monk", "Phone Fu", "Magnet"], dice=(die,))
    t.refused("Mia", "use Strike discarding [Monk]", "CLASS-7")  # two of them
    t.does("Mia", "use Strike discarding [Monk], [Wok]").settle()
    assert t.sums() == (4 + die, 6) and t.hand("Mia") == ["Phone Fu", "Magnet"]
    t.refused("Mia", "use Strike discarding [Phone Fu], [Magnet]", "CARDS-12")
    t.nothing_pending_but("Mia")


@card("Ninja")
@rule("FAQ-177", "CLASS-10")
def test_what_is_paid_is_rolled_even_without_the_class() -> None:
    t = meets(
        "Girl Wrestler",
        level=4,
        table=["Ninja"],
        hand=["Monk", "Magnet"],
        dice=(5,),
        takako={"table": ["Ninja"], "hand": ["Poison Darts", "Clown Fu"]},
    )
    t.refused("Takako", "use Strike discarding [Poison Darts], [Clown Fu]", "CLASS-10")
    t.does("Mia", "use Strike discarding [Monk], [Magnet]", "discard [Ninja]").settle()
    assert t.sums() == (9, 6) and t.used("Mia") == []
    t.wins("Mia")
    over(t)


@card("Ninja")
@rule("FAQ-177", "RUN-3")
def test_a_smoke_bomb_needs_no_die() -> None:
    t = meets("King Cobra", level=4, table=["Ninja"], hand=["Monk", "Magnet", "Clown Fu"], dice=(1,))
    t.refused("Mia", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]", "CLASS-10")  # nobody runs yet
    t.flees("Mia").refused("Mia", "use Smoke Bomb discarding [Monk], [Magnet]", "CLASS-7")
    t.does("Mia", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]")
    assert t.happened("escaped") and not rolls(t)
    t.settle()
    assert t.level("Mia") == 4 and t.game.state.dice == (1,)  # nobody rolled
    over(t)


@card("Ninja", "No Wei")
@rule("FAQ-177", "RUN-3")
def test_a_smoke_bomb_costs_nothing_where_nobody_can_escape() -> None:
    t = meets("No Wei", level=2, table=["Ninja"], hand=["Monk", "Magnet", "Clown Fu"], dice=(6,)).flees("Mia")
    t.refused("Mia", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]", "FAQ-177")
    assert not any("Smoke Bomb" in action for action in t.legal("Mia"))
    t.settle()
    assert t.happened("caught") and t.level("Mia") == 1
    assert t.hand("Mia") == ["Monk", "Magnet", "Clown Fu"]  # never thrown
    over(t)


@card("Ninja", "Kamikaze Headband")
@rule("FAQ-177", "RUN-3")
def test_nor_does_it_where_the_ninja_cannot_escape() -> None:
    held: dict[str, Any] = {"table": ["Ninja", "Kamikaze Headband"], "hand": ["Monk", "Magnet", "Clown Fu"]}
    t = meets("King Cobra", level=4, dice=(6,), **held).flees("Mia")
    t.refused("Mia", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]", "FAQ-177")
    t.settle()
    assert t.happened("caught") and t.hand("Mia") == ["Monk", "Magnet", "Clown Fu"]
    over(t)


@card("Ninja", "No Wei", "Wandering Monster")
@rule("FAQ-177", "FAQ-67")
def test_of_several_monsters_it_escapes_those_that_can_be_escaped() -> None:
    hand = ["Monk", "Magnet", "Clown Fu"]
    t = meets("King Cobra", level=2, table=["Ninja"], hand=hand, erik={"hand": ["Wandering Monster", "No Wei"]})
    t.does("Erik", "play [Wandering Monster] with [No Wei]").flees("Mia")
    t.does("Mia", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]")
    assert [t.cards(e.cards) for e in t.happened("escaped")] == [["King Cobra"]]
    t.settle()
    assert [t.cards(e.cards) for e in t.happened("caught")] == [["No Wei"]] and t.level("Mia") == 1
    over(t)


@card("Ninja", "Kamikaze Headband")
@rule("FAQ-177")
def test_a_helping_ninja_may_throw_it_even_if_the_main_fighter_cannot_escape() -> None:
    ninja = {"level": 2, "table": ["Ninja"], "hand": ["Monk", "Magnet", "Clown Fu"]}
    t = meets("King Cobra", level=2, table=["Kamikaze Headband"], takako=ninja, dice=(6,))
    helped(t).flees("Mia").does("Takako", "use Smoke Bomb discarding [Monk], [Magnet], [Clown Fu]")
    assert [e.seat for e in t.happened("escaped")] == [1]
    t.settle()
    assert [e.seat for e in t.happened("caught")] == [0]
    assert t.level("Takako") == 2
    over(t)


# ---------------------------------------------------------------- Samurai
@card("Samurai")
@rule("AMB-54")
def test_a_samurai_is_best_alone() -> None:
    t = meets("Girl Wrestler", level=5, table=["Samurai"], takako={"level": 2, "table": ["Samurai"]})
    assert t.sums() == (6, 6)
    t.refused("Mia", "fight", "COMBAT-3")
    helped(t)
    assert t.sums() == (5 + 2, 6)  # neither of them fights alone now
    t.wins("Mia")
    over(t)


@card("Samurai")
@rule("LEVEL-3", "LEVEL-4", "CLASS-10")
def test_a_last_stand_costs_a_level_once_a_fight() -> None:
    t = meets("Girl Wrestler", level=4, table=["Samurai"], takako={"level": 5, "table": ["Samurai"]})
    t.refused("Takako", "use Last Stand", "CLASS-10")
    t.does("Mia", "use Last Stand")
    assert t.level("Mia") == 3 and t.sums() == (3 + 1 + 5, 6)
    t.refused("Mia", "use Last Stand", "CARDS-12")
    t.wins("Mia")
    assert t.level("Mia") == 4 and t.strength("Mia") == 4 + 1
    over(t)
    low = meets("Girl Wrestler", level=1, table=["Samurai"])
    low.refused("Mia", "use Last Stand", "LEVEL-4")


# ---------------------------------------------------------------- Yakuza
@card("Yakuza")
@rule("FAQ-179", "REWARD-13")
def test_profit_is_one_card_a_fight_for_one_of_the_hand() -> None:
    t = meets(
        "Go Hang",
        level=7,
        table=["Yakuza"],
        hand=["Magnet", "Clown Fu"],
        takako={"hand": ["Wandering Monster", "Karate Squid"]},
        treasures=TREASURES[:4],
    )
    t.does("Takako", "play [Wandering Monster] with [Karate Squid]").does("Mia", "fight").settle()
    t.refused("Takako", "choose yes")
    t.does("Mia", "choose yes", "choose [Magnet]")  # two monsters, one card
    assert t.level("Mia") == 9 and sorted(t.hand("Mia")) == sorted(["Clown Fu", *TREASURES[:3]])
    assert "Magnet" in t.discards("door")
    over(t)


@card("Yakuza")
@rule("FAQ-179")
@pytest.mark.parametrize("hand", [[], ["Magnet"]])
def test_profit_may_be_declined_and_an_empty_hand_gains_nothing(hand: list[str]) -> None:
    t = meets("Go Hang", level=7, table=["Yakuza"], hand=hand, treasures=TREASURES[:2])
    t.does("Mia", "fight").settle()
    if t.owes("Mia") == "choose":  # the reward comes first, so there is a hand by then
        t.does("Mia", "choose no")
    assert sorted(t.hand("Mia")) == sorted([*hand, TREASURES[0]])
    over(t)


@card("Yakuza")
@rule("FAQ-46", "FAQ-47", "AMB-46", "CLASS-7")
def test_a_debt_is_paid_by_helping() -> None:
    t = meets("King Cobra", level=6, table=["Yakuza", "Wok"], hand=["Magnet"], takako={"level": 7}, erik={"level": 2})
    t.refused("Mia", "use Debt discarding [Magnet] on Takako", "CLASS-7")
    t.refused("Mia", "use Debt discarding [Magnet], [Wok] on Mia")
    t.does("Mia", "use Debt discarding [Magnet], [Wok] on Takako")
    assert t.sums() == (6 + 7, 12)
    t.does("Mia", "fight").settle()
    while t.owes("Mia") == "choose":
        t.does("Mia", "choose no")
    assert t.level("Mia") == 7 and len(t.hand("Mia")) == 3 and t.hand("Takako") == []
    over(t)
    last = meets("Go Hang", level=9, table=["Yakuza", "Wok"], hand=["Magnet"], takako={"level": 6})
    last.refused("Mia", "use Debt discarding [Magnet], [Wok] on Takako", "HELP-1")
