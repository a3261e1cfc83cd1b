"""One-shots for a fight: the plain ones and those that do more than add."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, helped, meets, over
from tests.cards.pathfinder.printed import PRINTED
from tests.cards.printed import Shot
from tests.marks import rule
from tests.table import table


@rule("ONESHOT-3", "INTERFERE-2")
@pytest.mark.parametrize("check", PRINTED.shot_checks)
@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(Shot("Baneberry Juice", 2, 100), marks=card("Baneberry Juice")),
        pytest.param(Shot("Fiddleback Venom", 5, 200), marks=card("Fiddleback Venom")),
        pytest.param(Shot("Kiss of Barbatos", 3, 100), marks=card("Kiss of Barbatos")),
        pytest.param(Shot("Lightning in a Bottle", 4, 200), marks=card("Lightning in a Bottle")),
        pytest.param(Shot("Pesh", 4, 200), marks=card("Pesh")),
        pytest.param(Shot("Shard Gel", 3, 100), marks=card("Shard Gel")),
        pytest.param(Shot("Sneezing Powder", 2, 100), marks=card("Sneezing Powder")),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else value.__name__,
)
def test_a_plain_one_shot(shot: Shot, check: Callable[[Shot], None]) -> None:
    check(shot)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("Bell of Dismissal", 200, marks=card("Bell of Dismissal")),
        pytest.param("Cytillesh Potion", 200, marks=card("Cytillesh Potion")),
        pytest.param("Essence of Death", 100, marks=card("Essence of Death")),
        pytest.param("Flayleaf Powder", 200, marks=card("Flayleaf Powder")),
        pytest.param("Frostspore Potion", 200, marks=card("Frostspore Potion")),
        pytest.param("Goblin Sweat", 100, marks=card("Goblin Sweat")),
        pytest.param("Lily Pollen", 200, marks=card("Lily Pollen")),
        pytest.param("Liquid Blade", 200, marks=card("Liquid Blade")),
        pytest.param("Loaded Die", 300, marks=card("Loaded Die")),
        pytest.param("Lungtaker Potion", 100, marks=card("Lungtaker Potion")),
        pytest.param("Paste Pot", 300, marks=card("Paste Pot")),
        pytest.param("Recollection Plate", 500, marks=card("Recollection Plate")),
        pytest.param("Reloaded Die", 300, marks=card("Reloaded Die")),
        pytest.param("Tripelgangers", 300, marks=card("Tripelgangers")),
        pytest.param("Wishing Ring", 500, marks=card("Wishing Ring")),
    ],
)
def test_what_the_others_fetch(name: str, gold: int) -> None:
    PRINTED.fetches(name, gold)


# ---------------------------------------------------------------- Frostspore Potion
@card("Frostspore Potion", "Blazer")
@pytest.mark.parametrize(("side", "sums"), [("fighters", (1 + 2 + 4, 8)), ("monsters", (1 + 2, 8 + 4))])
def test_frostspores_add_four_and_quench_fire(side: str, sums: tuple[int, int]) -> None:
    t = meets("Mobogo", table=["Blazer", "Briar"], third={"hand": ["Frostspore Potion"]})
    assert t.sums() == (1 + 2 + 2, 8)
    t.does("Third", f"play [Frostspore Potion] on {side}")
    assert t.sums() == sums
    t.runs("Aric")
    assert "Frostspore Potion" in t.discards("treasure")


@card("Frostspore Potion")
def test_fire_burns_again_after_the_fight_and_outside_it() -> None:
    t = meets(
        "Mite", level=3, table=["Blazer"], suzan={"table": ["Hellknight", "Hellscourge"]}, hand=["Frostspore Potion"]
    )
    t.refused("Aric", "play [Frostspore Potion]")  # for which side?
    t.does("Aric", "play [Frostspore Potion] on fighters")
    assert t.strength("Suzan") == 1 + 5 + 5  # she is not in this combat
    t.wins("Aric")
    assert t.strength("Aric") == 4 + 2
    over(t)


@card("Frostspore Potion")
def test_frost_quenches_thrown_fire_too_whoever_threw_it() -> None:
    t = table(packs=("pathfinder", "classic"), edition="pathfinder").has("Third", hand=["Frostspore Potion"])
    t.has("Suzan", hand=["Flaming Poison Potion"]).combat("Aric", "Tengu")
    t.does("Suzan", "play [Flaming Poison Potion] on monsters")
    assert t.sums() == (1, 12 + 3)
    t.does("Third", "play [Frostspore Potion] on monsters")
    assert t.sums() == (1, 12 + 4)


# ---------------------------------------------------------------- Lungtaker Potion
@card("Lungtaker Potion")
@pytest.mark.parametrize(("side", "sums"), [("fighters", (1 + 2, 10)), ("monsters", (1, 10 + 2))])
def test_who_breathes_lungtaker_runs_badly(side: str, sums: tuple[int, int]) -> None:
    t = meets("Akata", third={"hand": ["Lungtaker Potion"]}, dice=(5,))
    t.does("Third", f"play [Lungtaker Potion] on {side}")
    assert t.sums() == sums
    t.runs("Aric")
    assert t.happened("caught")  # 5 − 1


@card("Lungtaker Potion")
def test_lungtaker_slows_the_helper_as_well_and_ends_with_the_fight() -> None:
    t = meets("Akata", third={"hand": ["Lungtaker Potion"]}, dice=(6, 5))
    helped(t).does("Third", "play [Lungtaker Potion] on monsters").runs("Aric")
    assert [e.seat for e in t.happened("escaped")] == [0] and [e.seat for e in t.happened("caught")] == [1]


# ---------------------------------------------------------------- Liquid Blade
@card("Liquid Blade")
@rule("SLOT-4")
def test_the_liquid_blade_needs_a_hand() -> None:
    t = meets("Tengu", table=["Briar"], hand=["Liquid Blade"]).does("Aric", "play [Liquid Blade]")
    assert t.sums() == (1 + 2 + 4, 12)
    full = meets("Tengu", table=["Briar", "Aluminum Foil"], hand=["Liquid Blade"])
    full.refused("Aric", "play [Liquid Blade]")
    full.refused("Aric", "play [Liquid Blade] on monsters")  # never for them
    out = meets("Tengu", third={"hand": ["Liquid Blade"]})
    out.refused("Third", "play [Liquid Blade]", "COMBAT-14")
    out.refused("Third", "play [Liquid Blade] on fighters")
    mate = meets("Tengu", suzan={"hand": ["Liquid Blade"]})
    helped(mate).does("Suzan", "play [Liquid Blade]")
    assert mate.sums() == (1 + 1 + 4, 12)


# ---------------------------------------------------------------- Goblin Sweat, Essence of Death
@card("Goblin Sweat", "Essence of Death")
@pytest.mark.parametrize(
    ("smell", "bonus", "comes", "level", "stays"),
    [
        ("Goblin Sweat", 2, "Slob Goblin", 1, "Ghoul Friday"),
        ("Essence of Death", 3, "Ghoul Friday", 6, "Slob Goblin"),
        ("Goblin Sweat", 2, "Hemogoblin", 6, "Ghoul Friday"),
        ("Essence of Death", 3, "Hemogoblin", 6, "Slob Goblin"),
    ],
)
def test_a_smell_that_draws_a_crowd(smell: str, bonus: int, comes: str, level: int, stays: str) -> None:
    t = meets("Tengu", suzan={"hand": [comes, stays]}, third={"hand": [smell]})
    t.refused("Suzan", f"join [{comes}]")
    t.refused("Third", f"play [{smell}] on fighters")
    t.does("Third", f"play [{smell}]")
    assert t.sums() == (1, 12 + bonus)
    t.refused("Suzan", f"join [{stays}]")
    t.does("Suzan", f"join [{comes}]")
    assert t.sums() == (1, 12 + bonus + level)
    peace = at_table().has("Aric", hand=[smell])
    peace.refused("Aric", f"play [{smell}] on monsters")  # no fight


# ---------------------------------------------------------------- Bell of Dismissal
@card("Bell of Dismissal")
@rule("LOOT-1")
def test_the_bell_sends_a_monster_under_the_deck() -> None:
    t = at_table().has("Third", hand=["Bell of Dismissal"]).deck(doors=["Witch"]).combat("Aric", "Tengu")
    t.does("Third", "play [Bell of Dismissal]").settle()
    assert t.hand("Aric") == ["Witch"] and t.level("Aric") == 1  # he loots the room
    assert t.cards(t.game.state.decks[0])[-1] == "Tengu" and "Tengu" not in t.discards("door")
    assert t.discards("treasure") == ["Bell of Dismissal"]
    over(t)


@card("Bell of Dismissal")
def test_with_another_monster_the_fight_goes_on() -> None:
    t = meets(
        "Goblin", level=3, suzan={"hand": ["Slob Goblin"]}, third={"hand": ["Bell of Dismissal"]}, treasures=("Pesh",)
    )
    t.does("Suzan", "join [Slob Goblin]").does("Third", "play [Bell of Dismissal] on [Slob Goblin]")
    assert t.monsters() == ["Goblin"] and t.owes("Aric") == "fight"
    t.wins("Aric")
    assert t.level("Aric") == 4 and t.hand("Aric") == ["Pesh"]  # for the Goblin alone, and no room is looted
    over(t)


# ---------------------------------------------------------------- Cytillesh Potion
@card("Cytillesh Potion")
@rule("HELP-3")
def test_the_helper_forgets_and_nobody_else_may_come() -> None:
    t = meets("Tengu", suzan={"level": 9}, third={"level": 9, "hand": ["Cytillesh Potion"]})
    t.refused("Third", "play [Cytillesh Potion]")  # nobody helps
    helped(t).does("Third", "play [Cytillesh Potion]")
    assert [e.seat for e in t.happened("helper_left")] == [1] and t.sums() == (1, 12)
    t.refused("Aric", "ask Suzan", "COMBAT-12")
    t.refused("Aric", "ask Third", "COMBAT-12")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Flayleaf Powder
@card("Flayleaf Powder")
@rule("AMB-46")
def test_flayleaf_makes_a_helper() -> None:
    t = meets("Akata", level=2, hand=["Flayleaf Powder"], suzan={"level": 9}, treasures=("Pesh", "Briar", "Codpiece"))
    t.does("Aric", "play [Flayleaf Powder] on Suzan")
    assert t.sums() == (2 + 9, 10)
    t.refused("Aric", "ask Third", "HELP-3")
    t.wins("Aric")
    assert t.level("Aric") == 3 and sorted(t.hand("Aric")) == ["Briar", "Pesh"] and t.hand("Suzan") == []
    over(t)


@card("Flayleaf Powder")
def test_flayleaf_is_for_the_main_fighter_and_never_for_the_win() -> None:
    win = meets("Akata", level=9, hand=["Flayleaf Powder"], suzan={"level": 9})
    win.refused("Aric", "play [Flayleaf Powder] on Suzan", "HELP-1")
    out = meets("Akata", third={"hand": ["Flayleaf Powder"]})
    out.refused("Third", "play [Flayleaf Powder] on Suzan")
    two = meets("Akata", hand=["Flayleaf Powder"])
    helped(two).refused("Aric", "play [Flayleaf Powder] on Third", "HELP-3")


# ---------------------------------------------------------------- Lily Pollen, Potion of Irrelevancy
@card("Lily Pollen", "Undead")
def test_lilies_send_the_undead_home_for_nothing() -> None:
    t = meets("Ghoul Friday", third={"hand": ["Lily Pollen"]}).does("Third", "play [Lily Pollen]").settle()
    assert t.level("Aric") == 1 and t.hand("Aric") == [] and "Ghoul Friday" in t.discards("door")
    over(t)
    alive = meets("Mite", third={"hand": ["Lily Pollen", "Undead"]})
    alive.refused("Third", "play [Lily Pollen] on [Mite]")
    alive.does("Third", "play [Undead]", "play [Lily Pollen]").settle()  # what has become Undead
    assert alive.hand("Aric") == []
    over(alive)


@card("Potion of Irrelevancy", "Chelish")
def test_an_irrelevant_monster_leaves_its_treasure() -> None:
    t = meets(
        "Strix", third={"hand": ["Potion of Irrelevancy", "Chelish"]}, treasures=("Pesh", "Briar", "Codpiece", "Blazer")
    )
    t.does("Third", "play [Chelish]", "play [Potion of Irrelevancy]").settle()
    assert t.level("Aric") == 1 and len(t.hand("Aric")) == 2 + 2  # with what an Enhancer adds
    over(t)
    peace = at_table().has("Aric", hand=["Potion of Irrelevancy"])
    peace.refused("Aric", "play [Potion of Irrelevancy] on fighters")
    sold = at_table().has("Aric", hand=["Potion of Irrelevancy"]).does("Aric", "sell [Potion of Irrelevancy]")
    assert [e.n for e in sold.happened("items_sold")] == [1100]


# ---------------------------------------------------------------- Tripelgangers
@card("Tripelgangers")
@rule("FAQ-149")
def test_three_of_you() -> None:
    t = meets("Tengu", level=4, table=["Briar"], hand=["Tripelgangers"]).does("Aric", "play [Tripelgangers]")
    assert t.sums() == (4 + 2 + 8, 12)  # the Level twice more, not the Items
    helped(t)
    assert t.sums() == (4 + 2 + 1, 12) and "Tripelgangers" in t.discards("treasure")
    late = meets("Tengu", level=4, hand=["Tripelgangers"])
    helped(late).refused("Aric", "play [Tripelgangers]")  # only alone
    out = meets("Tengu", third={"hand": ["Tripelgangers"]})
    out.refused("Third", "play [Tripelgangers]", "COMBAT-14")
