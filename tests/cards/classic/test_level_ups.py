"""Go Up a Level: the plain ones, and those with a condition (RULES: GUAL)."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic
from tests.cards.classic.printed import PRINTED
from tests.cards.marks import card
from tests.marks import rule


@rule("FAQ-1", "FAQ-4", "GUAL-1", "GUAL-2")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("1,000 Gold Pieces", marks=card("1,000 Gold Pieces")),
        pytest.param("Boil an Anthill", marks=card("Boil an Anthill")),
        pytest.param("Bribe GM With Food", marks=card("Bribe GM With Food")),
        pytest.param("Convenient Addition Error", marks=card("Convenient Addition Error")),
        pytest.param("Invoke Obscure Rules", marks=card("Invoke Obscure Rules")),
        pytest.param("Potion of General Studliness", marks=card("Potion of General Studliness")),
    ],
)
def test_a_plain_go_up_a_level(name: str) -> None:
    PRINTED.goes_up_a_level(name)


# ---------------------------------------------------------------- Kill the Hireling
@card("Kill the Hireling", "Hireling")
@rule("FAQ-167", "FAQ-115")
@pytest.mark.parametrize("owner", ["Aric", "Suzan"])
def test_any_hireling_pays_and_its_item_is_lost_too(owner: str) -> None:
    t = classic().has("Aric", hand=["Kill the Hireling"])
    t.has(owner, table=["Hireling"], attached={"Hireling": ["Staff of Napalm"]})
    t.does("Aric", "play [Kill the Hireling] discarding [Hireling]")
    assert t.level("Aric") == 2 and t.used(owner) == []
    assert sorted(t.discards("treasure")) == ["Hireling", "Kill the Hireling", "Staff of Napalm"]
    t.nothing_pending_but("Aric")


@card("Kill the Hireling")
@rule("FAQ-167")
def test_no_hireling_no_level() -> None:
    t = classic().has("Aric", hand=["Kill the Hireling", "Hireling"])
    t.refused("Aric", "play [Kill the Hireling]")  # one in the hand is not in play
    t.does("Aric", "play [Hireling]", "play [Kill the Hireling]")
    assert t.level("Aric") == 2


@card("Kill the Hireling")
@rule("FAQ-3", "FAQ-167")
def test_not_for_somebody_of_level_nine() -> None:
    t = (
        classic()
        .has("Aric", level=9, hand=["Kill the Hireling"])
        .has("Suzan", table=["Hireling"])
        .has("Third", level=9)
    )
    t.refused("Aric", "play [Kill the Hireling] discarding [Hireling]")
    t.refused("Aric", "play [Kill the Hireling] on Third discarding [Hireling]", "GUAL-3")
    assert t.used("Suzan") == ["Hireling"]


@card("Kill the Hireling")
@rule("FAQ-4")
def test_a_level_for_another_player_is_never_paid_by_that_player() -> None:
    t = classic().has("Aric", hand=["Kill the Hireling"]).has("Suzan", table=["Hireling"])
    t.refused("Aric", "play [Kill the Hireling] on Suzan discarding [Hireling]", "CLASS-7")
    t.refused("Aric", "play [Kill the Hireling] on Suzan", "CLASS-7")
    t.does("Aric", "play [Kill the Hireling] on Third discarding [Hireling]")
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (1, 1, 2)
    assert not [a for a in classic().has("Aric", hand=["Kill the Hireling"]).legal("Aric") if "Kill" in a]


@card("Kill the Hireling")
def test_a_level_card_is_played_at_any_time_in_anybodys_fight() -> None:
    t = classic().has("Third", hand=["Kill the Hireling"]).has("Aric", table=["Hireling"]).combat("Aric", "Net Troll")
    assert t.sums() == (2, 10)
    t.does("Third", "play [Kill the Hireling]")
    assert t.sums() == (1, 10) and t.level("Third") == 2
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Mutilate the Bodies
@card("Mutilate the Bodies")
@rule("FAQ-165")
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_mutilate_the_bodies_is_played_right_after_any_combat(won: bool, who: str) -> None:
    t = classic().has("Aric", level=4).has(who, hand=["Mutilate the Bodies"]).deck(dice=[6])
    t.combat("Aric", "Lame Goblin" if won else "Net Troll")
    t.refused(who, "play [Mutilate the Bodies]", "CARDS-12")  # the fight is still on
    t.does("Aric", "fight" if won else "run").settle()
    before = t.level(who)
    t.does(who, "play [Mutilate the Bodies]")
    assert t.level(who) == before + 1
    t.nothing_pending_but("Aric")


@card("Mutilate the Bodies")
@rule("FAQ-165", "FAQ-4")
def test_a_level_card_just_drawn_may_be_played_for_another() -> None:
    t = (
        classic()
        .has("Aric", level=8)
        .deck(treasures=["Mutilate the Bodies"])
        .combat("Aric", "Lame Goblin")
        .wins("Aric")
    )
    t.refused("Aric", "play [Mutilate the Bodies]")  # Level 9
    t.does("Aric", "play [Mutilate the Bodies] on Suzan")
    assert t.level("Suzan") == 2


@card("Mutilate the Bodies")
@rule("FAQ-165")
def test_mutilate_the_bodies_needs_a_fight_in_the_same_turn() -> None:
    quiet = classic().has("Aric", hand=["Mutilate the Bodies"]).deck(doors=["Elf"]).does("Aric", "kick", "keep", "loot")
    quiet.refused("Aric", "play [Mutilate the Bodies]", "CARDS-12")
    late = classic().has("Aric", level=4, hand=["Mutilate the Bodies"]).combat("Aric", "Lame Goblin").wins("Aric")
    late.does("Aric", "end").settle()
    assert late.turn == "Suzan"
    late.refused("Aric", "play [Mutilate the Bodies]", "CARDS-12")


# ---------------------------------------------------------------- Whine at the GM
@card("Whine at the GM")
@rule("FAQ-164")
def test_whining_needs_somebody_higher() -> None:
    t = classic().has("Aric", level=3, hand=["Whine at the GM"]).has("Suzan", level=4)
    t.does("Aric", "play [Whine at the GM]")
    assert t.level("Aric") == 4 and t.discards("treasure") == ["Whine at the GM"]
    tied = classic().has("Aric", level=4, hand=["Whine at the GM"]).has("Suzan", level=4)
    tied.refused("Aric", "play [Whine at the GM] on Aric")
    tied.refused("Aric", "play [Whine at the GM] on Suzan")
    tied.does("Aric", "play [Whine at the GM] on Third")  # FAQ-164: for another player who qualifies
    assert tied.level("Third") == 2
    equal = classic().has("Aric", hand=["Whine at the GM"])
    equal.refused("Aric", "play [Whine at the GM] on Third")
    assert not [a for a in equal.legal("Aric") if "Whine" in a]


@card("Whine at the GM")
@rule("FAQ-1")
def test_the_dead_do_not_count_as_higher_and_nine_is_the_end() -> None:
    t = classic().has("Aric", level=3, hand=["Whine at the GM"]).has("Suzan", level=9, dead=True)
    t.refused("Aric", "play [Whine at the GM] on Aric")
    t.does("Aric", "play [Whine at the GM] on Third")
    assert t.level("Third") == 2


# ---------------------------------------------------------------- Steal a Level
@card("Steal a Level")
@rule("FAQ-166")
def test_a_stolen_level_goes_to_the_player() -> None:
    t = classic().has("Aric", level=8, hand=["Steal a Level"]).has("Suzan", level=2).combat("Aric", "Net Troll")
    t.refused("Aric", "play [Steal a Level] on Aric")
    t.refused("Aric", "play [Steal a Level] on Third")  # Level 1 has none to give
    t.does("Aric", "play [Steal a Level] on Suzan")
    assert (t.level("Aric"), t.level("Suzan")) == (9, 1) and t.sums() == (9, 10)
    assert t.discards("treasure") == ["Steal a Level"]
    t.nothing_pending_but("Aric")


@card("Steal a Level")
@rule("FAQ-3", "FAQ-166")
def test_no_stolen_level_at_level_nine_or_for_another() -> None:
    t = classic().has("Aric", level=9, hand=["Steal a Level"]).has("Suzan", level=5).has("Third", level=9)
    t.refused("Aric", "play [Steal a Level] on Suzan", "GUAL-3")
    assert t.level("Suzan") == 5
    nine = classic().has("Aric", level=8, hand=["Steal a Level"]).has("Third", level=9)
    nine.does("Aric", "play [Steal a Level] on Third")  # even from a player of Level 9
    assert (nine.level("Aric"), nine.level("Third")) == (9, 8)
