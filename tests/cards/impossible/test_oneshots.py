"""Items that are spent when used: the plain ones in a table, each of the others by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.impossible.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Shot
from tests.marks import rule


@pytest.mark.parametrize("check", PRINTED.shot_checks)
@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(Shot("American Pie", 5, 200, user="American"), marks=card("American Pie")),
        pytest.param(Shot("Cigarette Dart Gun", 3, 200), marks=card("Cigarette Dart Gun")),
        pytest.param(Shot("Laughing Gas", 2, 200), marks=card("Laughing Gas")),
        pytest.param(Shot("Mustard Gas", 4, 200), marks=card("Mustard Gas")),
        pytest.param(Shot("Poison Tooth", 2, 100), marks=card("Poison Tooth")),
        pytest.param(Shot("Sleep Gas", 3, 100), marks=card("Sleep Gas")),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else value.__name__,
)
def test_a_plain_one_shot(shot: Shot, check: Callable[[Shot], None]) -> None:
    check(shot)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("Clever Disguise", 300, marks=card("Clever Disguise")),
        pytest.param("Dehydrated Ninja", 300, marks=card("Dehydrated Ninja")),
        pytest.param("Disguise In A Can", 200, marks=card("Disguise In A Can")),
        pytest.param("Fake Passport", 300, marks=card("Fake Passport")),
        pytest.param("Jet Backpack", 300, marks=card("Jet Backpack")),
        pytest.param("Lethal Virus", 300, marks=card("Lethal Virus")),
        pytest.param("Loaded Die", 300, marks=card("Loaded Die")),
        pytest.param("Magic 8-Bomb", 300, marks=card("Magic 8-Bomb")),
        pytest.param("Secret Decoder Wishing Ring", 500, marks=card("Secret Decoder Wishing Ring")),
    ],
)
def test_what_the_others_are_worth(name: str, gold: int) -> None:
    PRINTED.fetches(name, gold)


# ---------------------------------------------------------------- American Pie
@card("American Pie")
@rule("ITEM-7")
def test_only_an_american_bakes_the_pie() -> None:
    t = spies().has("Aric", table=["British"], hand=["American Pie"]).has("Suzan", table=["American"])
    t.combat("Aric", "Women In Black").refused("Aric", "play [American Pie] on fighters", "ITEM-7")


# ---------------------------------------------------------------- gases
@card("Laughing Gas")
@rule("AMB-45")
def test_a_helper_who_laughs_leaves_the_fight() -> None:
    t = spies().has("Aric", level=4).has("Suzan", level=7).has("Third", hand=["Laughing Gas"])
    offered(t.combat("Aric", "Women In Black"))
    assert t.sums() == (11, 10)
    t.does("Third", "play [Laughing Gas]")
    assert t.sums() == (4, 10) and t.owes("Aric") == "fight"
    t.nothing_pending_but("Aric")
    alone = spies().has("Aric", hand=["Laughing Gas"]).combat("Aric", "Women In Black")
    alone.refused("Aric", "play [Laughing Gas]")  # nobody is there to leave
    alone.does("Aric", "play [Laughing Gas] on fighters")
    assert alone.sums() == (3, 10)


@card("Sleep Gas")
@rule("RUN-6")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (3, False)])
def test_everybody_tiptoes_past_the_sleepers(die: int, caught: bool) -> None:
    t = spies().has("Aric", level=4).has("Suzan", level=4).has("Third", hand=["Sleep Gas"]).deck(dice=[die, die])
    offered(t.combat("Aric", "Spook Spook")).refused("Third", "play [Sleep Gas]")  # for which side?
    t.flees("Aric").does("Third", "play [Sleep Gas]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == ((1, 1) if caught else (4, 4))
    assert t.discards("treasure") == ["Sleep Gas"]
    over(t)


# ---------------------------------------------------------------- Clever Disguise
@card("Clever Disguise")
@rule("FAQ-180")
def test_a_disguise_swaps_two_small_items() -> None:
    t = spies().has("Aric", hand=["Clever Disguise"], table=["Shoe Blades"], carried=["Stiletto"])
    t.has("Suzan", table=["Maltese Duck"], carried=["Bazooka"]).does("Aric", "play [Clever Disguise] on Suzan")
    t.does("Aric", "choose [Shoe Blades]")
    assert "Maltese Duck" in [*t.used("Aric"), *t.carried("Aric")]
    assert sorted([*t.used("Suzan"), *t.carried("Suzan")]) == ["Bazooka", "Shoe Blades"]
    assert t.discards("treasure") == ["Clever Disguise"]
    t.nothing_pending_but("Aric")


@card("Clever Disguise")
def test_no_disguise_in_a_fight_nor_against_those_who_have_nothing_small() -> None:
    t = spies().has("Aric", hand=["Clever Disguise"], table=["Shoe Blades"]).has("Suzan", table=["Bazooka"])
    t.refused("Aric", "play [Clever Disguise] on Suzan")
    t.refused("Aric", "play [Clever Disguise] on Aric")
    fight = spies().has("Third", hand=["Clever Disguise"], table=["Shoe Blades"]).has("Aric", table=["Stiletto"])
    fight.combat("Aric", "Women In Black").refused("Third", "play [Clever Disguise] on Aric")


# ---------------------------------------------------------------- Dehydrated Ninja
@card("Dehydrated Ninja")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (3, False)])
def test_the_ninja_fights_for_you_and_covers_your_flight(die: int, caught: bool) -> None:
    t = spies().has("Aric", level=4, hand=["Dehydrated Ninja"]).deck(dice=[die]).combat("Aric", "Spook Spook")
    t.does("Aric", "play [Dehydrated Ninja]")
    assert t.sums() == (8, 12)
    t.runs("Aric")
    assert t.level("Aric") == (1 if caught else 4)
    over(t)
    by = spies().has("Suzan", hand=["Dehydrated Ninja"]).combat("Aric", "Spook Spook")
    by.refused("Suzan", "play [Dehydrated Ninja]")


# ---------------------------------------------------------------- getting away
@card("Disguise In A Can")
@rule("RUN-13")
def test_whoever_sprays_himself_walks_off_alone() -> None:
    t = spies().has("Aric", level=4, hand=["Disguise In A Can"]).has("Suzan", level=4).deck(dice=[1])
    offered(t.combat("Aric", "Spook Spook")).refused("Aric", "play [Disguise In A Can]")
    t.flees("Aric").does("Aric", "play [Disguise In A Can]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (4, 1)
    over(t)
    by = spies().has("Third", hand=["Disguise In A Can"]).combat("Aric", "Spook Spook").flees("Aric")
    by.refused("Third", "play [Disguise In A Can]", "RUN-12")


@card("Jet Backpack")
@rule("RUN-6")
@pytest.mark.parametrize("die", [1, 2])
def test_the_jet_adds_four_to_a_roll(die: int) -> None:
    t = spies().has("Aric", level=4, hand=["Jet Backpack"]).has("Third", hand=["Loaded Die"]).deck(dice=[die])
    t.combat("Aric", "Spook Spook").flees("Aric").refused("Aric", "play [Jet Backpack]")
    t.closes().does("Aric", "play [Jet Backpack]").settle()
    assert t.level("Aric") == 4 and t.discards("treasure") == ["Jet Backpack"]
    over(t)


@card("Loaded Die")
@rule("FAQ-156")
def test_a_loaded_die_shows_what_its_owner_wants() -> None:
    t = spies().has("Aric", level=4, hand=["Loaded Die"]).has("Third", hand=["Jet Backpack"]).deck(dice=[1])
    t.combat("Aric", "Spook Spook").flees("Aric").closes()
    t.does("Aric", "play [Loaded Die]", "choose 6").settle()
    assert t.level("Aric") == 4
    over(t)
    by = spies().has("Third", hand=["Loaded Die"]).deck(dice=[1]).combat("Aric", "Spook Spook").flees("Aric").closes()
    by.refused("Third", "play [Loaded Die]")


@card("Poison Tooth")
@rule("DEATH-1")
def test_who_bites_down_dies_with_empty_pockets() -> None:
    t = spies().has("Aric", level=4, table=["British", "Stiletto", "Gas Mask"], hand=["Poison Tooth", "Cheat!"])
    t.has("Suzan", level=2).has("Third", level=3).deck(dice=[1]).combat("Aric", "Spook Spook").flees("Aric").closes()
    t.does("Aric", "play [Poison Tooth]", "choose Third")
    assert t.dead("Aric") and sorted([*t.used("Third"), *t.carried("Third")]) == ["Gas Mask", "Stiletto"]
    assert t.level("Aric") == 4 and t.used("Aric") == ["British"]
    t.settle()
    assert t.owes("Third") == "choose"  # only the hand is left to loot
    t.does("Third", "choose [Cheat!]")
    assert t.hand("Third") == ["Cheat!"]


# ---------------------------------------------------------------- Magic 8-Bomb
@card("Magic 8-Bomb")
@pytest.mark.parametrize(("die", "more"), [(1, 0), (2, 0), (3, 6), (6, 6)])
@pytest.mark.parametrize("side", ["fighters", "monsters"])
def test_the_bomb_answers_yes_or_no(die: int, more: int, side: str) -> None:
    t = spies().has("Third", hand=["Magic 8-Bomb"]).deck(dice=[die, 6]).combat("Aric", "Women In Black")
    t.does("Third", f"play [Magic 8-Bomb] on {side}").settle()
    assert t.sums() == ((1 + more, 10) if side == "fighters" else (1, 10 + more))
    t.runs("Aric")
    assert t.discards("treasure") == ["Magic 8-Bomb"]


# ---------------------------------------------------------------- Traps
@card("Fake Passport")
@rule("CURSE-5")
def test_a_fake_passport_sends_the_trap_to_somebody_else() -> None:
    t = spies().has("Aric", level=4, hand=["Fake Passport"]).has("Third", level=4)
    t.has("Suzan", hand=["Falling Piano"]).does("Suzan", "play [Falling Piano] on Aric")
    t.does("Aric", "play [Fake Passport]", "choose Third").settle()
    assert (t.level("Aric"), t.level("Third")) == (4, 2)
    assert t.discards("door") == ["Falling Piano"] and t.discards("treasure") == ["Fake Passport"]
    t.nothing_pending_but("Aric")


@card("Fake Passport")
def test_no_passport_without_a_trap() -> None:
    spies().has("Aric", hand=["Fake Passport"]).combat("Aric", "Spy Fly").refused("Aric", "play [Fake Passport]")


@card("Secret Decoder Wishing Ring")
@rule("CURSE-5", "ONESHOT-6")
@pytest.mark.parametrize("owner", ["Aric", "Third"])
def test_the_ring_wishes_a_trap_away(owner: str) -> None:
    t = spies().has("Aric", level=4).has(owner, hand=["Secret Decoder Wishing Ring"])
    t.has("Suzan", hand=["Falling Piano"]).does("Suzan", "play [Falling Piano] on Aric")
    t.does(owner, "play [Secret Decoder Wishing Ring]").settle()
    assert t.level("Aric") == 4 and t.discards("treasure") == ["Secret Decoder Wishing Ring"]


@card("Secret Decoder Wishing Ring")
@rule("ONESHOT-6")
def test_the_ring_decodes_the_best_of_three_treasures() -> None:
    t = spies().has("Aric", hand=["Secret Decoder Wishing Ring"])
    t.deck(treasures=["Shoe Phone", "Umbrella", "Stiletto", "Gas Mask"])
    t.does("Aric", "play [Secret Decoder Wishing Ring]", "choose [Umbrella]")
    assert t.hand("Aric") == ["Umbrella"]
    assert t.cards(t.game.state.decks[1][:3]) == ["Shoe Phone", "Stiletto", "Gas Mask"]  # as they lay
    assert t.discards("treasure") == ["Secret Decoder Wishing Ring"]
    t.nothing_pending_but("Aric")
    fight = spies().has("Aric", hand=["Secret Decoder Wishing Ring"]).combat("Aric", "Spy Fly")
    fight.refused("Aric", "play [Secret Decoder Wishing Ring]")


@card("Lethal Virus")
@rule("LEVEL-4")
def test_a_virus_costs_both_neighbours_a_level() -> None:
    t = spies("Aric", "Suzan", "Third", "Zoe").has("Suzan", level=3).has("Third", level=5).has("Zoe", level=1)
    t.has("Aric", level=4, hand=["Lethal Virus"]).does("Aric", "play [Lethal Virus]")
    assert [t.level(n) for n in t.names] == [4, 2, 5, 1]  # never below 1, nobody across the table
    assert t.discards("treasure") == ["Lethal Virus"]
    fight = spies().has("Third", hand=["Lethal Virus"]).has("Aric", level=5).combat("Aric", "The Mole")
    fight.does("Third", "play [Lethal Virus]")
    assert fight.sums() == (4, 6)
