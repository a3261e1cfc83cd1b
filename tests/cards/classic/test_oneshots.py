"""One-shot Items: the plain ones in a table, those that change the sum, the Wand and the Ring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.classic.fights import classic, offered
from tests.cards.classic.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Shot
from tests.marks import rule


# ---------------------------------------------------------------- the plain ones
@pytest.mark.parametrize("check", PRINTED.shot_checks)
@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(Shot("Cotion of Ponfusion", 3, 100), marks=card("Cotion of Ponfusion")),
        pytest.param(Shot("Electric Radioactive Acid Potion", 5, 200), marks=card("Electric Radioactive Acid Potion")),
        pytest.param(Shot("Flaming Poison Potion", 3, 100), marks=card("Flaming Poison Potion")),
        pytest.param(Shot("Freezing Explosive Potion", 3, 100), marks=card("Freezing Explosive Potion")),
        pytest.param(Shot("Magic Missile", 5, 300), marks=card("Magic Missile")),
        pytest.param(Shot("Nasty-Tasting Sports Drink", 2, 200), marks=card("Nasty-Tasting Sports Drink")),
        pytest.param(Shot("Potion of Halitosis", 2, 100), marks=card("Potion of Halitosis")),
        pytest.param(Shot("Potion of Idiotic Bravery", 2, 100), marks=card("Potion of Idiotic Bravery")),
        pytest.param(Shot("Pretty Balloons", 5, 0), marks=card("Pretty Balloons")),
        pytest.param(Shot("Sleep Potion", 2, 100), marks=card("Sleep Potion")),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else value.__name__,
)
def test_a_plain_one_shot(shot: Shot, check: Callable[[Shot], None]) -> None:
    check(shot)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("Doppleganger", 300, marks=card("Doppleganger")),
        pytest.param("Flask of Glue", 100, marks=card("Flask of Glue")),
        pytest.param("Friendship Potion", 200, marks=card("Friendship Potion")),
        pytest.param("Instant Wall", 300, marks=card("Instant Wall")),
        pytest.param("Invisibility Potion", 200, marks=card("Invisibility Potion")),
        pytest.param("Loaded Die", 300, marks=card("Loaded Die")),
        pytest.param("Magic Lamp", 500, marks=card("Magic Lamp")),
        pytest.param("Pollymorph Potion", 1300, marks=card("Pollymorph Potion")),
        pytest.param("Transferral Potion", 300, marks=card("Transferral Potion")),
        pytest.param("Wand of Dowsing", 1100, marks=card("Wand of Dowsing")),
        pytest.param("Wishing Ring", 500, marks=card("Wishing Ring")),
        pytest.param("Yuppie Water", 100, marks=card("Yuppie Water")),
    ],
)
def test_prices_of_the_other_one_shots(name: str, gold: int) -> None:
    PRINTED.fetches(name, gold)


# ---------------------------------------------------------------- Doppleganger
@card("Doppleganger", "Magic Missile", "Buckler of Swashing")
@rule("FAQ-149")
def test_the_doppleganger_doubles_the_whole_strength() -> None:
    t = classic().has("Aric", level=4, table=["Buckler of Swashing"], hand=["Doppleganger", "Magic Missile"])
    t.combat("Aric", "Plutonium Dragon").does("Aric", "play [Doppleganger]")
    assert t.sums() == (12, 20)
    t.does("Aric", "play [Magic Missile] on fighters")  # played after it, and doubled all the same
    assert t.sums() == (22, 20)
    t.wins("Aric")
    assert t.level("Aric") == 6 and "Doppleganger" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@card("Doppleganger")
@rule("FAQ-149")
def test_a_helper_who_joins_discards_the_doppleganger_for_good() -> None:
    t = classic().has("Aric", level=6, hand=["Doppleganger"]).has("Suzan", level=2)
    t.has("Third", hand=["Wandering Monster", "Gazebo"]).combat("Aric", "Bullrog").does("Aric", "play [Doppleganger]")
    t.does("Aric", "ask Suzan")  # asking is not yet help
    assert t.sums() == (12, 18)
    t.does("Suzan", "accept Aric")
    assert t.sums() == (6 + 2, 18) and t.discards("treasure") == ["Doppleganger"]
    t.does("Third", "play [Wandering Monster] with [Gazebo]")  # the helper has to leave
    assert t.sums() == (6, 26)  # and it does not come back
    t.nothing_pending_but("Aric")


@card("Doppleganger", "Kneepads of Allure")
@rule("FAQ-149")
def test_a_forced_helper_discards_the_doppleganger_as_well() -> None:
    t = classic().has("Aric", level=2, table=["Kneepads of Allure"], hand=["Doppleganger"]).has("Suzan", level=3)
    t.combat("Aric", "Bullrog").does("Aric", "play [Doppleganger]", "use Allure on Suzan")
    assert t.sums() == (5, 18) and t.discards("treasure") == ["Doppleganger"]


@card("Doppleganger")
def test_only_a_lone_fighter_uses_the_doppleganger() -> None:
    t = classic().has("Aric", hand=["Doppleganger"]).has("Suzan", level=2).combat("Aric", "Net Troll")
    offered(t).refused("Aric", "play [Doppleganger]", "CARDS-12")
    by = classic().has("Suzan", hand=["Doppleganger"]).combat("Aric", "Net Troll")
    by.refused("Suzan", "play [Doppleganger]", "COMBAT-14")  # nobody else's strength is doubled
    offered(by).refused("Suzan", "play [Doppleganger]")


@card("Doppleganger", "Ghoulfiends")
@rule("FAQ-133")
def test_no_doppleganger_where_only_levels_count() -> None:
    t = classic().has("Aric", level=5, hand=["Doppleganger"]).combat("Aric", "Ghoulfiends")
    t.does("Aric", "play [Doppleganger]")
    assert t.sums() == (5, 8)


# ---------------------------------------------------------------- Potion of Halitosis
@card("Potion of Halitosis", "Floating Nose", "Mate")
@rule("FAQ-126", "COMBAT-21", "COMBAT-7")
def test_halitosis_kills_every_nose() -> None:
    t = classic().has("Aric").has("Third", hand=["Potion of Halitosis", "Mate"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Mate]", "play [Potion of Halitosis]").settle()
    assert t.level("Aric") == 3 and len(t.hand("Aric")) == 6  # killed: a Level and three Treasures each
    t.nothing_pending_but("Aric")


@card("Potion of Halitosis")
@rule("FAQ-126")
def test_halitosis_may_instead_be_a_bonus_for_the_nose() -> None:
    t = classic().has("Suzan", hand=["Potion of Halitosis"]).combat("Aric", "Floating Nose")
    t.does("Suzan", "play [Potion of Halitosis] on monsters")
    assert t.sums() == (1, 12)


@card("Potion of Halitosis", "Wandering Monster")
@rule("FAQ-55")
def test_the_reward_for_a_nose_needs_the_whole_fight() -> None:
    t = classic().has("Aric", hand=["Potion of Halitosis"]).has("Suzan", hand=["Wandering Monster", "Net Troll"])
    t.deck(dice=[6]).combat("Aric", "Floating Nose").does("Suzan", "play [Wandering Monster] with [Net Troll]")
    t.does("Aric", "play [Potion of Halitosis]")
    assert t.monsters() == ["Net Troll"] and t.level("Aric") == 1
    t.runs("Aric")
    assert t.level("Aric") == 1 and t.hand("Aric") == []


# ---------------------------------------------------------------- Yuppie Water
@card("Yuppie Water", "Elf")
@rule("FAQ-162")
def test_yuppie_water_gives_two_for_each_elf() -> None:
    t = classic().has("Aric", table=["Elf"]).has("Suzan", table=["Elf"]).has("Third", hand=["Yuppie Water"])
    t.combat("Aric", "Net Troll").does("Third", "play [Yuppie Water]")
    assert t.sums() == (1 + 2, 10)
    offered(t)
    assert t.sums() == (2 + 4, 10)
    t.does("Suzan", "discard [Elf]")
    assert t.sums() == (2 + 2, 10)
    t.runs("Aric")
    assert t.discards("treasure") == ["Yuppie Water"]


@card("Yuppie Water", "Hireling")
@rule("FAQ-119")
def test_yuppie_water_only_helps_elves() -> None:
    t = (
        classic()
        .has("Aric", table=["Dwarf"], hand=["Yuppie Water"])
        .has("Suzan", table=["Elf"])
        .combat("Aric", "Net Troll")
    )
    t.refused("Aric", "play [Yuppie Water]", "CARDS-12")  # an Elf who does not fight does not count
    t.refused("Aric", "play [Yuppie Water] on fighters")
    t.refused("Aric", "play [Yuppie Water] on monsters")
    offered(t).does("Aric", "play [Yuppie Water]")
    assert t.sums() == (2 + 2, 10)


# ---------------------------------------------------------------- Wand of Dowsing
@card("Wand of Dowsing")
@rule("FAQ-157", "FAQ-8")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_the_wand_fetches_any_discard_for_all_to_see(who: str) -> None:
    t = classic().has(who, hand=["Wand of Dowsing"]).has("Third", hand=["Curse! Lose a Level"])
    t.deck(door_discards=["Mate", "Elf"], treasure_discards=["Huge Rock", "Magic Missile"])
    t.does(who, "play [Wand of Dowsing]")
    t.refused("Third", f"play [Curse! Lose a Level] on {who}", "CARDS-12")  # one action, which is finished first
    t.refused(who, "choose [Net Troll]")
    t.does(who, "choose [Huge Rock]")
    assert t.hand(who) == ["Huge Rock"] and t.discards("treasure") == ["Magic Missile", "Wand of Dowsing"]
    (moved,) = [e for e in t.log if e.kind == "card_moved" and t.cards(e.cards) == ["Huge Rock"]]
    assert moved.see & 0b111 == 0b111


@card("Wand of Dowsing")
@rule("FAQ-26")
@pytest.mark.parametrize("place", ["hand", "carried"])
def test_the_wand_works_in_combat_and_its_find_too(place: str) -> None:
    t = (
        classic()
        .has("Aric", level=6, **{place: ["Wand of Dowsing"]})
        .deck(treasure_discards=["Magic Missile", "Huge Rock"])
    )
    t.combat("Aric", "Net Troll").does("Aric", "play [Wand of Dowsing]", "choose [Magic Missile]")
    t.does("Aric", "play [Magic Missile] on fighters")
    assert t.sums() == (11, 10)


@card("Wand of Dowsing")
@rule("FAQ-16", "COMBAT-21")
def test_searching_is_possible_while_another_player_waits_for_a_win() -> None:
    t = (
        classic()
        .has("Aric", level=4)
        .has("Suzan", hand=["Wand of Dowsing"])
        .deck(treasure_discards=["Huge Rock", "Sleep Potion"])
    )
    t.combat("Aric", "Lame Goblin").does("Aric", "fight")
    t.does("Suzan", "play [Wand of Dowsing]", "choose [Sleep Potion]", "play [Sleep Potion] on monsters")
    assert t.sums() == (4, 3)
    t.settle()
    assert t.level("Aric") == 5


@card("Wand of Dowsing", "Hoard!", "Divine Intervention")
@rule("FAQ-157", "FAQ-143")
def test_what_must_be_played_at_once_acts_when_fetched() -> None:
    t = classic().has("Aric", hand=["Wand of Dowsing"]).deck(treasure_discards=["Hoard!", "Huge Rock"])
    t.does("Aric", "play [Wand of Dowsing]", "choose [Hoard!]")
    assert len(t.hand("Aric")) == 3 and t.discards("treasure") == ["Huge Rock", "Hoard!", "Wand of Dowsing"]
    assert not [e for e in t.log if e.kind == "treasures_drawn" and e.word == "up"]


@card("Wand of Dowsing")
def test_a_wand_over_empty_piles_finds_nothing() -> None:
    t = classic().has("Aric", hand=["Wand of Dowsing"]).does("Aric", "play [Wand of Dowsing]")
    assert t.hand("Aric") == [] and t.discards("treasure") == ["Wand of Dowsing"]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Wishing Ring
@card("Wishing Ring", "Curse! Duck of Doom")
@rule("FAQ-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_the_ring_cancels_a_curse_before_it_strikes(who: str) -> None:
    t = classic().has("Aric", level=5).has(who, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric").does(who, "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5 and t.discards("door") == ["Curse! Duck of Doom"]
    assert t.discards("treasure") == ["Wishing Ring"]
    t.nothing_pending_but("Aric")


@card("Wishing Ring")
def test_the_ring_against_a_curse_at_the_door_and_in_a_fight() -> None:
    t = classic().has("Aric", level=5, carried=["Wishing Ring"]).deck(doors=["Curse! Duck of Doom"])
    t.does("Aric", "kick", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5
    fight = classic().has("Aric", level=5, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Lose a Level"])
    fight.combat("Aric", "Net Troll").does("Suzan", "play [Curse! Lose a Level] on Aric").does(
        "Aric", "play [Wishing Ring]"
    )
    fight.settle()
    assert fight.sums() == (5, 10)


@card("Wishing Ring", "Curse! Chicken on Your Head")
@rule("FAQ-170")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_the_ring_lifts_a_lasting_curse_at_any_time(who: str) -> None:
    t = classic().has("Aric", curses=["Curse! Chicken on Your Head"]).has(who, hand=["Wishing Ring"])
    t.does(who, "play [Wishing Ring] on [Curse! Chicken on Your Head]")
    assert t.used("Aric") == [] and t.discards("door") == ["Curse! Chicken on Your Head"]
    t.nothing_pending_but("Aric")


@card("Wishing Ring")
def test_there_are_two_rings_and_neither_works_without_a_curse() -> None:
    t = classic().has("Aric", hand=["Wishing Ring", "Wishing Ring"]).combat("Aric", "Net Troll")
    t.refused("Aric", "play [Wishing Ring]")
    late = classic().has("Aric", level=5, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    late.does("Suzan", "play [Curse! Duck of Doom] on Aric").settle()
    late.does("Aric", "play [Wishing Ring]")  # too late: merely put on the table
    assert late.level("Aric") == 3 and late.carried("Aric") == ["Wishing Ring"]
