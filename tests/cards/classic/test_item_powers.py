"""Items with a power of their own: Helmet, Kneepads, Rat, Sandals, Tuba."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Horny Helmet
@card("Horny Helmet")
def test_the_helmet_gives_an_elf_three() -> None:
    t = classic().has("Aric", table=["Elf", "Horny Helmet"]).has("Suzan", table=["Dwarf"]).combat("Aric", "Net Troll")
    assert t.sums() == (1 + 3, 10)
    t.does("Aric", "discard [Elf]")
    assert t.sums() == (1 + 1, 10)  # ITEM-7: tested at every moment


@card("Horny Helmet", "Cheat!", "Hireling")
@rule("FAQ-112", "FAQ-118")
def test_only_an_elf_who_wears_it_gets_the_rest() -> None:
    helped = classic().has("Aric", table=["Horny Helmet"]).has("Suzan", table=["Elf"]).combat("Aric", "Net Troll")
    helped.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    assert helped.sums() == (1 + 1 + 1, 10)  # an Elf beside one is not enough
    cheating = (
        classic().has("Aric", table=["Horny Helmet"], hand=["Cheat!"]).does("Aric", "play [Cheat!] on [Horny Helmet]")
    )
    assert cheating.strength("Aric") == 1 + 1
    held = classic().has("Aric", table=["Elf", "Hireling"], hand=["Horny Helmet"])
    held.does("Aric", "attach [Horny Helmet] to [Hireling]")
    assert held.strength("Aric") == 1 + 1 + 1  # the Hireling is no Elf, whatever its owner is


# ---------------------------------------------------------------- Kneepads of Allure
def knees() -> Table:
    t = classic().has("Aric", level=2, table=["Kneepads of Allure"])
    return t.has("Suzan", level=5, table=["Thief"], hand=["Mate", "Magic Missile"]).has("Third", level=2)


@card("Kneepads of Allure")
@rule("FAQ-46", "FAQ-49", "FAQ-148")
def test_a_higher_player_helps_for_nothing() -> None:
    t = knees().deck(treasures=["Helm of Courage", "Leather Armor"]).combat("Aric", "Harpies")
    t.refused("Aric", "use Allure on Third", "CARDS-12")  # not higher
    t.refused("Third", "use Allure on Suzan", "CLASS-6")  # not his Kneepads
    t.does("Aric", "use Allure on Suzan")
    assert t.sums() == (2 + 5, 4)
    t.refused("Suzan", "withdraw", "HELP-2")
    t.does("Suzan", "use Backstab discarding [Mate] on Aric")  # he only adds strength, and may play against the fighter
    assert t.sums() == (2 + 5 - 2, 4)
    t.does("Suzan", "play [Magic Missile] on monsters")
    assert t.sums() == (5, 9)
    t.refused("Aric", "ask Third", "HELP-3")


@card("Kneepads of Allure")
@rule("FAQ-148", "REWARD-7")
def test_the_forced_helper_gets_nothing() -> None:
    t = knees().deck(treasures=["Helm of Courage", "Leather Armor"]).combat("Aric", "Harpies")
    t.does("Aric", "use Allure on Suzan").wins("Aric")
    assert t.hand("Aric") == ["Helm of Courage", "Leather Armor"] and t.level("Aric") == 3
    (drawn,) = t.happened("treasures_drawn")
    assert drawn.word == "up" and t.level("Suzan") == 5
    t.nothing_pending_but("Aric")


@card("Kneepads of Allure")
@rule("FAQ-46")
def test_no_forced_help_in_a_fight_for_the_win() -> None:
    t = classic().has("Aric", level=8, table=["Kneepads of Allure"]).has("Suzan", level=9).combat("Aric", "Hippogriff")
    t.refused("Aric", "use Allure on Suzan", "HELP-1")  # two Levels: 8 would win
    fine = (
        classic().has("Aric", level=8, table=["Kneepads of Allure"]).has("Suzan", level=9).combat("Aric", "Net Troll")
    )
    fine.does("Aric", "use Allure on Suzan")
    assert fine.sums() == (17, 10)


@card("Kneepads of Allure", "Wandering Monster")
@rule("FAQ-46", "FAQ-50")
def test_the_forced_helper_leaves_a_fight_that_may_win_the_game_and_another_may_be_asked() -> None:
    t = classic().has("Aric", level=8, table=["Kneepads of Allure"]).has("Suzan", level=9)
    t.has("Third", level=3, hand=["Wandering Monster", "Potted Plant"]).combat("Aric", "Net Troll")
    t.does("Aric", "use Allure on Suzan", "fight")
    t.does("Third", "play [Wandering Monster] with [Potted Plant]")
    assert [e.seat for e in t.happened("helper_left")] == [1] and t.sums() == (8, 11)
    t.refused("Aric", "use Allure on Suzan", "HELP-1")
    t.does("Aric", "ask Third").does("Third", "accept Aric")  # anybody may help of their own free will
    assert t.sums() == (8 + 3, 11)


@card("Kneepads of Allure", "Elf")
@rule("FAQ-47")
def test_a_forced_helper_who_would_win_himself_stays() -> None:
    t = classic().has("Aric", level=8, table=["Kneepads of Allure"]).has("Suzan", level=9, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Potted Plant"]).combat("Aric", "Net Troll")
    t.does("Aric", "use Allure on Suzan").does("Third", "play [Wandering Monster] with [Potted Plant]")
    assert not t.happened("helper_left") and t.sums() == (17, 11)
    t.wins("Aric")
    assert t.game.winners == ["Aric", "Suzan"]


@card("Kneepads of Allure")
@rule("FAQ-48")
def test_a_voluntary_helper_cannot_back_out() -> None:
    t = classic().has("Aric", level=9).has("Suzan", level=5, table=["Kneepads of Allure"]).combat("Aric", "Net Troll")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").refused("Suzan", "withdraw")
    t.wins("Aric")
    assert t.game.winners == ["Aric"]


@card("Kneepads of Allure")
def test_kneepads_must_be_worn_by_the_main_fighter_and_by_no_cleric() -> None:
    carried = classic().has("Aric", carried=["Kneepads of Allure"]).has("Suzan", level=5).combat("Aric", "Net Troll")
    carried.refused("Aric", "use Allure on Suzan", "CLASS-6")
    pious = classic().has("Aric", table=["Cleric", "Kneepads of Allure"]).has("Suzan", level=5)
    pious.combat("Aric", "Net Troll").refused("Aric", "use Allure on Suzan", "CLASS-6")
    helping = classic().has("Suzan", table=["Kneepads of Allure"]).has("Third", level=5).combat("Aric", "Net Troll")
    helping.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    helping.refused("Suzan", "use Allure on Third", "HELP-3")
    alone = knees().combat("Aric", "Gazebo")
    alone.refused("Aric", "use Allure on Suzan", "COMBAT-12")  # to be fought alone


# ---------------------------------------------------------------- Rat on a Stick
@card("Rat on a Stick")
@rule("FAQ-160")
@pytest.mark.parametrize("where", ["table", "carried"])
def test_the_rat_is_thrown_in_use_or_carried(where: str) -> None:
    t = classic().has("Aric", **{where: ["Rat on a Stick"]}).combat("Aric", "Harpies")
    t.refused("Aric", "use Throw the rat", "RUN-12")  # not before one has to run
    t.flees("Aric").does("Aric", "use Throw the rat").settle()
    assert "Rat on a Stick" in t.discards("treasure") and t.level("Aric") == 1
    assert t.phase == "charity"
    t.nothing_pending_but("Aric")


@card("Rat on a Stick")
@rule("FAQ-160")
def test_no_rat_from_the_hand() -> None:
    t = classic().has("Aric", hand=["Rat on a Stick"]).combat("Aric", "Harpies").flees("Aric")
    t.refused("Aric", "use Throw the rat", "CLASS-6")
    t.refused("Aric", "play [Rat on a Stick]", "RUN-17")


@card("Rat on a Stick", "Enraged")
@rule("FAQ-27", "FAQ-160")
def test_the_rat_looks_at_the_printed_level() -> None:
    t = classic().has("Aric", carried=["Rat on a Stick"]).has("Suzan", hand=["Enraged"]).combat("Aric", "Gazebo")
    t.does("Suzan", "play [Enraged] on [Gazebo]").flees("Aric").does(
        "Aric", "use Throw the rat"
    )  # Level 8, strength 13
    big = classic().has("Aric", carried=["Rat on a Stick"]).combat("Aric", "Net Troll").flees("Aric")
    big.refused("Aric", "use Throw the rat")  # Level 10


@card("Rat on a Stick", "Wandering Monster")
@rule("FAQ-160", "RUN-12")
def test_the_rat_is_for_one_monster() -> None:
    t = classic().has("Aric", level=4, carried=["Rat on a Stick"]).deck(dice=[1])
    t.has("Suzan", hand=["Wandering Monster", "Net Troll"]).combat("Aric", "Harpies")
    t.does("Suzan", "play [Wandering Monster] with [Net Troll]").flees("Aric")
    t.refused("Aric", "use Throw the rat on [Net Troll]")
    t.does("Aric", "use Throw the rat on [Harpies]").settle()
    assert [t.cards(e.cards) for e in t.log if e.kind == "caught"] == [["Net Troll"]] and t.level("Aric") == 4


@card("Rat on a Stick", "Crabs")
@rule("FAQ-67")
def test_no_rat_for_crabs() -> None:
    t = classic().has("Aric", sex="female", carried=["Rat on a Stick"], curses=["Curse! Change Sex"])
    t.combat("Aric", "Crabs").flees("Aric")
    t.refused("Aric", "use Throw the rat on [Crabs]")


@card("Rat on a Stick")
def test_the_helper_has_a_rat_of_his_own() -> None:
    t = classic().has("Suzan", level=2, carried=["Rat on a Stick"]).deck(dice=[1]).combat("Aric", "Shrieking Geek")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").flees("Aric")
    t.refused("Third", "use Throw the rat", "CLASS-6")
    t.does("Suzan", "use Throw the rat").settle()
    assert [e.seat for e in t.log if e.kind == "caught"] == [0]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Sandals of Protection
@card("Sandals of Protection", "Curse! Duck of Doom")
def test_sandals_guard_against_doors_only() -> None:
    t = classic().has("Aric", level=5, table=["Sandals of Protection"]).deck(doors=["Curse! Duck of Doom"])
    t.has("Suzan", hand=["Curse! Lose a Level"]).does("Aric", "kick")
    assert t.level("Aric") == 5 and t.happened("curse_cancelled") and t.discards("door") == ["Curse! Duck of Doom"]
    t.nothing_pending_but("Aric")  # nobody was asked
    t.does("Suzan", "play [Curse! Lose a Level] on Aric").settle()
    assert t.level("Aric") == 4


@card("Sandals of Protection")
@rule("FAQ-163", "FAQ-82")
def test_sandals_must_be_worn_and_do_not_help_against_what_another_opened() -> None:
    carried = classic().has("Aric", level=5, carried=["Sandals of Protection"]).deck(doors=["Curse! Duck of Doom"])
    carried.does("Aric", "kick").settle()
    assert carried.level("Aric") == 3
    tax = classic().has("Aric", carried=["Leather Armor"]).has("Suzan", table=["Sandals of Protection"])
    tax.has("Third", carried=["Slimy Armor"]).deck(doors=["Curse! Income Tax"]).does("Aric", "kick").settle()
    assert tax.used("Suzan") == [] and tax.carried("Third") == []  # all have paid


@card("Sandals of Protection", "Curse! Income Tax")
@rule("FAQ-171")
def test_a_tax_that_sandals_cancel_has_no_effect() -> None:
    t = classic().has("Aric", table=["Sandals of Protection"]).has("Suzan", carried=["Leather Armor"])
    t.deck(doors=["Curse! Income Tax"]).does("Aric", "kick")
    assert t.used("Aric") == ["Sandals of Protection"] and t.carried("Suzan") == ["Leather Armor"]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Tuba of Charm
@card("Tuba of Charm")
@pytest.mark.parametrize(("die", "drawn"), [(2, ["Helm of Courage"]), (1, [])])
def test_the_tuba_helps_to_run_and_pays(die: int, drawn: list[str]) -> None:
    t = classic().has("Aric", table=["Tuba of Charm"]).deck(dice=[die], treasures=["Helm of Courage"])
    t.combat("Aric", "Net Troll").runs("Aric")
    assert bool(t.happened("escaped")) == bool(drawn)  # 2 + 3 is enough
    assert t.hand("Aric") == drawn
    t.nothing_pending_but("Aric")


@card("Tuba of Charm", "Wandering Monster")
@rule("FAQ-159")
def test_one_treasure_for_a_flight_from_two() -> None:
    t = classic().has("Aric", table=["Tuba of Charm"]).deck(dice=[6, 6])
    t.has("Suzan", hand=["Wandering Monster", "Net Troll"]).combat("Aric", "Gazebo")
    t.does("Suzan", "play [Wandering Monster] with [Net Troll]").flees("Aric").settle()
    t.does("Aric", "run from [Gazebo]").settle()
    assert len(t.hand("Aric")) == 1


@card("Tuba of Charm", "Instant Wall", "Bullrog", "Rat on a Stick", "Hireling")
@rule("FAQ-159")
@pytest.mark.parametrize("way", ["no pursuit", "wall", "rat", "hireling"])
def test_automatic_escapes_count_for_the_tuba(way: str) -> None:
    more = {"wall": ["Instant Wall"]}.get(way, [])
    table_ = {"rat": ["Rat on a Stick"], "hireling": ["Hireling"]}.get(way, [])
    t = classic().has("Aric", table=["Tuba of Charm", *table_], hand=more)
    t.combat("Aric", "Bullrog" if way == "no pursuit" else "Gazebo").flees("Aric")
    if way == "wall":
        t.does("Aric", "play [Instant Wall]")
    elif way == "rat":
        t.does("Aric", "use Throw the rat")
    elif way == "hireling":
        t.does("Aric", "sacrifice [Hireling]")
    t.settle()
    assert len(t.hand("Aric")) == 1 and not t.dead("Aric")
    t.nothing_pending_but("Aric")


@card("Tuba of Charm")
def test_a_carried_tuba_and_a_won_fight_pay_nothing() -> None:
    t = classic().has("Aric", carried=["Tuba of Charm"]).deck(dice=[6]).combat("Aric", "Net Troll").runs("Aric")
    assert t.hand("Aric") == []
    won = classic().has("Aric", level=3, table=["Tuba of Charm"]).combat("Aric", "Lame Goblin").wins("Aric")
    assert len(won.hand("Aric")) == 1  # the Goblin's Treasure alone


@card("Tuba of Charm")
def test_the_helpers_tuba_pays_the_helper() -> None:
    t = classic().has("Suzan", table=["Tuba of Charm"]).deck(dice=[1, 2]).combat("Aric", "Shrieking Geek")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").runs("Aric")
    assert len(t.hand("Suzan")) == 1 and t.hand("Aric") == []
