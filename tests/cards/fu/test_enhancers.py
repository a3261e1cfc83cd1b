"""Monster enhancers of fu: on monsters, on a Mook, in a Monk's hands."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, helped, meets, over
from tests.cards.marks import card
from tests.marks import rule

ENHANCERS = [
    pytest.param("Demon-Possessed", 5, 1, marks=card("Demon-Possessed")),
    pytest.param("Evil Minions", 5, 1, marks=card("Evil Minions")),
    pytest.param("Hopped Up On Lotus", 10, 2, marks=card("Hopped Up On Lotus")),
    pytest.param("Trained By A Master", 10, 2, marks=card("Trained By A Master")),
]


@pytest.mark.parametrize(("name", "bonus", "treasures"), ENHANCERS)
def test_bonus_and_extra_treasure(name: str, bonus: int, treasures: int) -> None:
    carried = ["Flame Powder", "Idol Powder", "Hong Kong Song"]
    t = meets("Hi Ho", level=5, carried=carried, erik={"hand": [name]}, treasures=TREASURES)
    t.does("Erik", f"play [{name}] on [Hi Ho]")
    assert t.sums()[1] == 2 + bonus
    for one_shot in carried:
        t.does("Mia", f"play [{one_shot}] on fighters")
    t.wins("Mia")
    assert t.level("Mia") == 6
    assert t.hand("Mia") == list(TREASURES[: 1 + treasures])
    assert sorted(t.discards("door")) == sorted(["Hi Ho", name])
    over(t)


@pytest.mark.parametrize(("name", "bonus", "treasures"), ENHANCERS)
@rule("ENHANCE-5")
def test_no_fight_no_enhancer(name: str, bonus: int, treasures: int) -> None:
    del bonus, treasures
    t = meets("Ah Chu", level=4, hand=[name])
    t.wins("Mia")
    t.refused("Mia", f"play [{name}]")
    over(t)


@pytest.mark.parametrize(("name", "bonus", "treasures"), ENHANCERS)
@rule("MOOK-5", "MOOK-6")
def test_a_mook_wears_one_for_good(name: str, bonus: int, treasures: int) -> None:
    del treasures
    second = "Evil Minions" if name != "Evil Minions" else "Trained By A Master"
    t = meets("Ah Chu", level=1, table=["Mook"], takako={"hand": [name, second]})
    t.does("Takako", f"play [{name}] on [Mook]")
    assert t.sums() == (1 + 2 + bonus, 1)
    t.refused("Takako", f"play [{second}] on [Mook]")
    t.wins("Mia")
    assert t.strength("Mia") == 2 + 2 + bonus
    over(t)


@pytest.mark.parametrize(("name", "bonus", "treasures"), ENHANCERS)
def test_a_monk_turns_it_on_himself(name: str, bonus: int, treasures: int) -> None:
    del treasures
    t = meets("Hong Kong Cong", level=3, table=["Monk"], hand=[name])
    t.does("Mia", f"use Focus discarding [{name}]")
    assert t.sums() == (3 + bonus, 12)
    assert t.discards("door") == [name]
    t.nothing_pending_but("Mia")


@card("With Visible Wires")
def test_visible_wires_weaken_a_monster_and_its_hoard() -> None:
    t = meets("Hong Kong Cong", level=8, hand=["With Visible Wires"], treasures=TREASURES)
    t.does("Mia", "play [With Visible Wires] on [Hong Kong Cong]")
    assert t.sums() == (8, 7)
    t.wins("Mia")
    assert t.hand("Mia") == list(TREASURES[:2])
    over(t)


@card("With Visible Wires")
def test_one_treasure_is_left_in_any_case() -> None:
    t = meets("Hi Ho", level=3, hand=["With Visible Wires"], treasures=TREASURES)
    t.does("Mia", "play [With Visible Wires] on [Hi Ho]")
    assert t.sums() == (3, -3)
    t.wins("Mia")
    assert t.hand("Mia") == [TREASURES[0]]
    over(t)


@card("With Visible Wires")
@rule("MOOK-5", "FAQ-178")
def test_wires_are_of_no_use_to_mooks_and_monks() -> None:
    t = meets("Hi Ho", table=["Mook", "Monk"], hand=["With Visible Wires"])
    t.refused("Mia", "play [With Visible Wires] on [Mook]")
    t.refused("Mia", "use Focus discarding [With Visible Wires]")
    t.nothing_pending_but("Mia")


@card("Demon-Possessed")
def test_the_possessed_count_as_demons() -> None:
    t = meets("Hi Ho", table=["Celestial Lightning Cattle Prod"], hand=["Demon-Possessed"])
    bare = t.sums()[0]
    t.does("Mia", "play [Demon-Possessed] on [Hi Ho]")
    assert t.sums()[0] == bare + 3
    t.nothing_pending_but("Mia")


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("Demon-Possessed", 0, marks=card("Demon-Possessed")),
        pytest.param("Hopped Up On Lotus", 1, marks=card("Hopped Up On Lotus")),
        pytest.param("Trained By A Master", 0, marks=card("Trained By A Master")),
    ],
)
def test_flight_from_an_enhanced_monster(name: str, bonus: int) -> None:
    for die in range(1, 7):
        t = meets("Hi Ho", level=1, hand=[name], dice=(die,))
        t.does("Mia", f"play [{name}] on [Hi Ho]").runs("Mia")
        assert bool(t.happened("escaped")) == (die + bonus >= 5), die
        over(t)


@card("With Visible Wires")
@pytest.mark.parametrize(("die", "away"), [(3, False), (4, True)])
def test_who_sees_the_wires_sees_it_coming(die: int, away: bool) -> None:
    t = meets("Tiger Ghost", hand=["With Visible Wires"], dice=(die,))
    t.does("Mia", "play [With Visible Wires] on [Tiger Ghost]").runs("Mia")
    assert bool(t.happened("escaped")) == away
    over(t)


@card("Evil Minions")
def test_evil_minions_keep_the_helper_busy() -> None:
    t = meets("Hi Ho", level=3, takako={"level": 3}, erik={"hand": ["Evil Minions"]})
    assert t.does("Erik", "play [Evil Minions]").sums() == (3, 7)
    assert helped(t).sums() == (6, 10)
    t.nothing_pending_but("Mia")
