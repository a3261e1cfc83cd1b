"""The twelve Styles, each by play: what it gives to anybody, where it stops, and who else has nothing of it."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import helped, loses, meets, over, rolls, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- plain numbers
@card("Clown Fu")
@rule("STYLE-2", "STYLE-4")
def test_clown_fu_is_three_from_play_to_discard() -> None:
    t = sits(level=2, hand=["Clown Fu"])
    t.deck(doors=["Girl Wrestler"]).does("Mia", "play [Clown Fu]")
    assert t.strength("Mia") == 5 and t.strength("Takako") == 1
    t.does("Mia", "kick", "discard [Clown Fu]")  # even in a fight
    assert t.sums() == (2, 6) and t.discards("door") == ["Clown Fu"]
    t.nothing_pending_but("Mia")


@card("Bull Kung Fu")
@rule("STYLE-6", "RUN-5")
def test_a_bull_does_not_run_well() -> None:
    t = loses("King Cobra", level=4, table=["Bull Kung Fu"], dice=(6,))
    assert t.happened("caught") and t.level("Mia") == 2  # 6 − 2
    over(t)


@card("Bull Kung Fu")
@rule("STYLE-2")
def test_a_bull_charges_for_four() -> None:
    t = meets("Girl Wrestler", level=3, table=["Bull Kung Fu"]).wins("Mia")
    assert t.level("Mia") == 4 and t.strength("Mia") == 8
    over(t)


@card("Bull Kung Fu")
@rule("HELP-9", "HELP-10")
def test_a_bull_charges_alone() -> None:
    t = meets("Wen Yen", level=3, table=["Bull Kung Fu"], takako={"level": 2})
    assert t.sums() == (3 + 4, 10)
    helped(t)
    assert t.sums() == (3 + 2, 10)  # no room for a run-up
    t.nothing_pending_but("Mia")


@card("Feather Fu")
@rule("STYLE-6", "BIG-1")
@pytest.mark.parametrize(("items", "caught"), [([], False), (["Wok"], False), (["Hong Kong Gong"], True)])
def test_a_feather_flies_unless_it_carries_something_big(items: list[str], caught: bool) -> None:
    t = loses("King Cobra", level=4, table=["Feather Fu"], carried=items, dice=(3,))
    assert bool(t.happened("caught")) == caught and t.level("Mia") == (2 if caught else 4)
    over(t)


# ---------------------------------------------------------------- hands and feet
@card("Iron Hand Kung Fu")
@rule("SLOT-4")
@pytest.mark.parametrize(
    ("table", "strength"),
    [
        ([], 1 + 3),
        (["Wok"], 1 + 3 + 1),
        (["Hong Kong Bong"], 1 + 2),
        (["Hong Kong Gong"], 1 + 3),  # the Gong's own
    ],
)
def test_an_iron_hand_counts_while_both_are_free(table: list[str], strength: int) -> None:
    t = sits(table=["Iron Hand Kung Fu", *table])
    assert t.strength("Mia") == strength


@card("Iron Hand Kung Fu", "Monkey Kung Fu")
@rule("SLOT-4", "STYLE-3")
def test_a_monkeys_third_hand_holds_a_weapon_beside_two_free_ones() -> None:
    t = sits(table=["Monk", "Monkey Kung Fu", "Iron Hand Kung Fu"], hand=["Heavenly Jade Dagger", "Hong Kong Bong"])
    t.does("Mia", "play [Heavenly Jade Dagger]")
    assert t.strength("Mia") == 1 + 1 + 3 + 3
    t.does("Mia", "play [Hong Kong Bong]")
    assert t.strength("Mia") == 1 + 1 + 3 + 2  # one hand is left


@card("Monkey Kung Fu")
@rule("SLOT-4", "SLOT-8")
def test_a_monkey_has_a_hand_more_and_loses_what_it_held_with_the_style() -> None:
    weapons = ["Poisoned Chopsticks", "Hong Kong Bong", "War Fan", "Hong Kong Pong"]
    t = sits(table=["Monkey Kung Fu"], hand=weapons)
    t.does("Mia", *(f"play [{name}]" for name in weapons))
    assert t.used("Mia") == ["Monkey Kung Fu", *weapons[:3]] and t.carried("Mia") == weapons[3:]
    t.refused("Mia", "equip [Hong Kong Pong]", "SLOT-4")
    t.does("Mia", "discard [Monkey Kung Fu]", "choose [War Fan]")
    assert t.used("Mia") == weapons[:2]
    t.nothing_pending_but("Mia")


@card("Monkey Kung Fu")
@rule("STYLE-6", "RUN-5")
@pytest.mark.parametrize(("die", "caught"), [(3, True), (4, False)])
def test_a_monkey_swings_away(die: int, caught: bool) -> None:
    t = loses("King Cobra", level=4, table=["Monkey Kung Fu"], dice=(die,))
    assert bool(t.happened("caught")) == caught and t.level("Mia") == (2 if caught else 4)
    over(t)


@card("Toe Fu")
@rule("COMBAT-4", "ITEM-4")
def test_toes_are_free_or_in_shoes() -> None:
    t = sits(level=4, table=["Toe Fu"], carried=["Ninja Climbing Shoes"]).deck(doors=["Girl Wrestler"])
    assert t.strength("Mia") == 6  # 4 and 2: carried, not worn
    t.does("Mia", "equip [Ninja Climbing Shoes]")
    assert t.strength("Mia") == 4
    t.does("Mia", "unequip [Ninja Climbing Shoes]", "kick")
    assert t.sums() == (6, 6)
    t.wins("Mia")  # toe to toe: a tie is won
    assert t.level("Mia") == 5
    over(t)


@card("Toe Fu")
@rule("COMBAT-4", "HELP-14")
def test_a_helper_on_her_toes_wins_ties_and_a_bystander_does_not() -> None:
    t = meets("Wen Yen", level=5, takako={"level": 3, "table": ["Toe Fu"]}, erik={"table": ["Clown Fu"]})
    assert t.sums() == (5, 10)
    t.refused("Mia", "fight", "COMBAT-3")
    helped(t)
    assert t.sums() == (5 + 3 + 2, 10)
    t.wins("Mia")
    assert t.level("Mia") == 6


# ---------------------------------------------------------------- together
@card("Phone Fu")
@rule("AMB-54", "HELP-9")
def test_a_phone_needs_somebody_at_the_other_end() -> None:
    t = meets("Wen Yen", level=4, table=["Phone Fu"], takako={"level": 3})
    assert t.sums() == (4, 10)
    helped(t)
    assert t.sums() == (4 + 4 + 3, 10)
    t.wins("Mia")
    assert t.level("Mia") == 5
    other = meets("Wen Yen", level=4, takako={"level": 3, "table": ["Phone Fu"]})
    assert helped(other).sums() == (4 + 3 + 4, 10)


# ---------------------------------------------------------------- dice
@card("Banana Fu")
@rule("FAQ-189", "RUN-6")
def test_a_banana_trips_whoever_rolls() -> None:
    t = meets("King Cobra", level=4, dice=(6,), takako={"table": ["Banana Fu", "Wok"], "hand": ["Magnet"]})
    t.flees("Mia").closes()
    t.does("Takako", "use Slip discarding [Magnet]")
    t.refused("Takako", "use Slip discarding [Wok]", "CLASS-10")  # once a roll
    t.settle()
    assert t.level("Mia") == 2 and t.strength("Takako") == 1 + 1
    over(t)


@card("Banana Fu")
@rule("FAQ-189", "CLASS-7")
def test_nobody_slips_on_her_own_banana_or_for_nothing() -> None:
    t = meets("King Cobra", level=4, table=["Banana Fu"], hand=["Magnet"], dice=(5,))
    t.flees("Mia").closes()
    t.refused("Mia", "use Slip discarding [Magnet]")
    t.settle()
    assert t.level("Mia") == 4 and t.hand("Mia") == ["Magnet"]
    over(t)


@card("Wire Fu")
@rule("RUN-3", "FAQ-104", "CLASS-7")
@pytest.mark.parametrize(("second", "level"), [(5, 4), (4, 2)])
def test_a_wire_gets_a_second_take_for_each_monster(second: int, level: int) -> None:
    t = meets("King Cobra", level=4, table=["Wire Fu", "Wok"], hand=["Magnet"], dice=(1, second))
    t.flees("Mia").closes()
    t.does("Mia", "use Second Take discarding [Magnet]")
    if second < 5:
        t.refused("Mia", "use Second Take discarding [Wok]", "CLASS-10")
    t.settle()
    assert t.level("Mia") == level and t.hand("Mia") == []
    over(t)


@card("Wire Fu")
@rule("RUN-9", "FAQ-104")
def test_a_wire_is_for_a_roll_of_ones_own_that_failed() -> None:
    t = meets("King Cobra", level=4, dice=(1,), takako={"table": ["Wire Fu"], "hand": ["Magnet"]})
    t.flees("Mia").closes()
    t.refused("Takako", "use Second Take discarding [Magnet]", "CLASS-10")
    fine = meets("King Cobra", level=4, table=["Wire Fu"], hand=["Magnet"], dice=(5,)).flees("Mia").closes()
    fine.refused("Mia", "use Second Take discarding [Magnet]", "CLASS-10")
    assert rolls(fine.settle()) in (0, 1) and fine.level("Mia") == 4


# ---------------------------------------------------------------- cunning
@card("Fox Kung Fu")
@rule("CARDS-9", "TIMING-3", "CLASS-7")
def test_a_fox_takes_a_card_unseen_for_one_of_her_own_once_a_turn() -> None:
    t = sits(table=["Fox Kung Fu", "Wok"], hand=["Magnet"], takako={"hand": ["Monk"]}, erik={"table": ["Clown Fu"]})
    t.refused("Mia", "use Pilfer discarding [Magnet] on Erik")  # nothing to take
    t.does("Mia", "use Pilfer discarding [Magnet] on Takako")
    assert t.hand("Mia") == ["Monk"] and t.hand("Takako") == [] and t.discards("door") == ["Magnet"]
    t.refused("Mia", "use Pilfer discarding [Wok] on Takako", "CLASS-10")
    t.nothing_pending_but("Mia")


@card("Fox Kung Fu")
@rule("TIMING-3", "COMBAT-16")
def test_a_fox_waits_for_her_own_turn_and_for_peace() -> None:
    t = sits(hand=["Monk"], takako={"table": ["Fox Kung Fu"], "hand": ["Magnet"]}).deck(doors=["Girl Wrestler"])
    t.refused("Takako", "use Pilfer discarding [Magnet] on Mia", "CLASS-10")
    busy = meets("Girl Wrestler", table=["Fox Kung Fu"], hand=["Magnet"], takako={"hand": ["Monk"]})
    busy.refused("Mia", "use Pilfer discarding [Magnet] on Takako", "CLASS-10")


@card("Scorpion Kung Fu")
@rule("CLASS-7", "CLASS-10")
def test_a_scorpion_stings_in_any_fight_once() -> None:
    t = meets(
        "Girl Wrestler", level=3, erik={"table": ["Scorpion Kung Fu", "Wok"], "hand": ["Magnet", "Monk", "Clown Fu"]}
    )
    t.refused("Erik", "use Sting on [Girl Wrestler]", "CLASS-7")
    t.refused("Erik", "use Sting discarding [Magnet], [Monk], [Clown Fu] on [Girl Wrestler]", "CLASS-7")
    t.does("Erik", "use Sting discarding [Magnet], [Wok] on [Girl Wrestler]")
    assert t.sums() == (3, 2)
    t.refused("Erik", "use Sting discarding [Monk] on [Girl Wrestler]", "CARDS-12")
    t.wins("Mia")
    assert t.level("Mia") == 4 and t.hand("Erik") == ["Monk", "Clown Fu"]
    over(t)


@card("Scorpion Kung Fu")
def test_one_card_is_one_sting_and_only_in_a_fight() -> None:
    t = sits(level=4, table=["Scorpion Kung Fu"], hand=["Magnet", "Monk"]).deck(doors=["Girl Wrestler"])
    t.does("Mia", "kick", "use Sting discarding [Magnet] on [Girl Wrestler]")
    assert t.sums() == (4, 4) and t.hand("Mia") == ["Monk"]
    t.refused("Mia", "fight", "COMBAT-3")


# ---------------------------------------------------------------- the shell
@card("Turtle Kung Fu", "Poison Darts")
@rule("LEVEL-3", "CURSE-10")
@pytest.mark.parametrize("shell", ["yes", "no"])
def test_a_turtle_pays_with_a_card_instead_of_a_level(shell: str) -> None:
    t = sits(level=4, table=["Turtle Kung Fu"], hand=["Magnet", "Monk"], takako={"hand": ["Poison Darts"]})
    t.does("Takako", "play [Poison Darts] on Mia").strikes().does("Mia", "choose 1")  # the level
    t.nothing_pending_but("Mia")
    t.does("Mia", f"choose {shell}")
    if shell == "yes":
        t.does("Mia", "choose [Monk]")
    assert t.level("Mia") == (4 if shell == "yes" else 3)
    assert t.hand("Mia") == (["Magnet"] if shell == "yes" else ["Magnet", "Monk"])
    t.nothing_pending_but("Mia")


@card("Turtle Kung Fu")
@rule("LEVEL-3", "STYLE-6")
def test_a_turtle_is_slow_and_an_empty_hand_is_no_shell() -> None:
    t = loses("King Cobra", level=4, table=["Turtle Kung Fu"], dice=(5,))
    while t.owes("Mia") == "choose":
        t.refused("Mia", "choose yes")
        t.does("Mia", "choose no")
    assert t.level("Mia") == 2 and t.strength("Mia") == 2  # 5 − 1 is not enough
    over(t)
    quick = loses("King Cobra", level=4, table=["Turtle Kung Fu"], dice=(6,))
    assert quick.level("Mia") == 4


# ---------------------------------------------------------------- what eats them
@card("Iron Hand Kung Fu", "Phone Fu", "Toe Fu", "Style Gaki")
@rule("FAQ-174")
def test_a_style_gaki_stops_every_bonus_of_a_style_and_nothing_else() -> None:
    t = meets("Style Gaki", level=3, table=["Iron Hand Kung Fu"])
    assert t.sums() == (3, 4)
    t = meets("Style Gaki", level=3, table=["Phone Fu"], takako={"level": 1, "table": ["Toe Fu"]})
    assert helped(t).sums() == (4, 4)
    t.wins("Mia")  # ties are no bonus
    assert t.level("Mia") == 4
