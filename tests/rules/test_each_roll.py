"""Every roll is separate: what was paid for one does not count for the next and can be paid again (RUN-23)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.table import Table, table


def running(t: Table) -> Table:
    """Aric meets the Gazebo and runs; the first die has been rolled."""
    return t.combat("Aric", "Gazebo").flees("Aric").closes()


@rule("RUN-23", "CLASS-10")
def test_flight_paid_for_the_first_roll_does_not_help_the_second_try() -> None:
    t = table(packs=("classic",)).has("Aric", level=5, table=["Halfling", "Wizard"], hand=["Mate", "Baby", "Ancient"])
    running(t.deck(dice=[2, 4])).does("Aric", "use Flight discarding [Mate]", "use Reroll discarding [Baby]")
    t.settle()
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Ancient"]  # 4, not 4 + 1: caught
    t.nothing_pending_but("Aric")


@rule("RUN-23", "FAQ-100")
def test_flight_can_be_paid_again_for_the_second_try() -> None:
    t = table(packs=("classic",)).has("Aric", level=5, table=["Halfling", "Wizard"], hand=["Mate", "Baby", "Ancient"])
    running(t.deck(dice=[2, 4])).does("Aric", "use Flight discarding [Mate]")
    t.refused("Aric", "use Flight discarding [Ancient]", "CLASS-10")  # once for each roll
    t.does("Aric", "use Reroll discarding [Baby]", "use Flight discarding [Ancient]").settle()
    assert t.level("Aric") == 5 and t.hand("Aric") == []
    t.nothing_pending_but("Aric")


@rule("RUN-23", "FAQ-155")
@pytest.mark.parametrize(("paid", "level"), [(0, 2), (1, 5)])
def test_flight_is_gone_after_the_glue_and_can_be_paid_again(paid: int, level: int) -> None:
    t = table(packs=("classic",)).has("Aric", level=5, table=["Wizard"], hand=["Mate", "Baby", "Ancient", "Enraged"])
    t.has("Suzan", hand=["Flask of Glue"])
    running(t.deck(dice=[3, 4])).does("Aric", "use Flight discarding [Mate], [Baby]")
    t.does("Suzan", "play [Flask of Glue]")
    if paid:
        t.does("Aric", "use Flight discarding [Ancient]")
    t.settle()
    assert t.level("Aric") == level  # 4 alone is too little
    t.nothing_pending_but("Aric")


@rule("RUN-23", "FAQ-156")
def test_a_die_that_is_only_turned_keeps_what_was_paid() -> None:
    t = table(packs=("classic",)).has("Aric", level=5, table=["Wizard"], hand=["Mate", "Loaded Die"])
    running(t.deck(dice=[1])).does("Aric", "use Flight discarding [Mate]", "play [Loaded Die]", "choose 4").settle()
    assert t.level("Aric") == 5  # 4 + 1, the same roll
    t.nothing_pending_but("Aric")


@rule("RUN-23")
def test_rolls_are_separate_in_fu() -> None:
    t = table(packs=("fu",), edition="fu").has("Aric", level=5, table=["Wire Fu", "War Fan"])
    t.has("Aric", hand=["Stunt Double", "Wandering Monster", "Super Munchkin"])
    t.has("Suzan", table=["Banana Fu"], hand=["Extra Style", "Ninja"]).deck(dice=[4, 4])
    t.combat("Aric", "Evil Ninjas").flees("Aric").closes()
    t.does("Aric", "use Gust discarding [Stunt Double]").does("Suzan", "use Slip discarding [Extra Style]")
    t.refused("Suzan", "use Slip discarding [Ninja]", "CLASS-10")
    t.does("Aric", "use Second Take discarding [Wandering Monster]")
    t.does("Suzan", "use Slip discarding [Ninja]").does("Aric", "use Gust discarding [Super Munchkin]").settle()
    assert t.level("Aric") == 2  # 4 + 2 - 2: caught, and each of them was paid twice
    t.nothing_pending_but("Aric")


@rule("RUN-23")
@pytest.mark.parametrize("again", [False, True])
def test_rolls_are_separate_in_a_mix_with_a_one_shot_for_the_roll(again: bool) -> None:
    t = table(packs=("classic", "impossible")).has("Aric", level=5, table=["Halfling"], hand=["Jet Backpack", "Mate"])
    t.has("Suzan", hand=["Flask of Glue"]).deck(dice=[1, 2, 3])
    running(t).does("Aric", "play [Jet Backpack]").does("Suzan", "play [Flask of Glue]")
    if again:
        t.does("Aric", "use Reroll discarding [Mate]")
    t.settle()
    assert t.level("Aric") == 2 and t.happened("caught")  # 2 or 3: the Backpack was paid for the first roll
    t.nothing_pending_but("Aric")
