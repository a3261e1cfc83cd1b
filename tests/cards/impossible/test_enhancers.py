"""Monster enhancers: what they add, what they pay, what else they bring."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import TREASURES, meets, over, rolls, seats
from tests.cards.marks import card


@pytest.mark.parametrize(
    ("name", "strength", "treasures", "levels"),
    [
        pytest.param("In A Black Helicopter", 9, 3, 1, marks=card("In A Black Helicopter")),
        pytest.param("Secret Underground Base", 9, 4, 1, marks=card("Secret Underground Base")),
        pytest.param("Shoddy Equipment", -1, 1, 1, marks=card("Shoddy Equipment")),
        pytest.param("Stolen Nuclear Weapon", 14, 3, 2, marks=card("Stolen Nuclear Weapon")),
        pytest.param("Vicious Guard Dogs", 9, 3, 1, marks=card("Vicious Guard Dogs")),
        pytest.param("With His Midget Clone", 6, 3, 1, marks=card("With His Midget Clone")),
    ],
)
def test_what_it_adds_and_pays(name: str, strength: int, treasures: int, levels: int) -> None:
    gases = ["Mustard Gas", "Mustard Gas"]
    t = meets("Obnoxious Kids In Black", level=7, hand=gases, third={"hand": [name]}, treasures=TREASURES)
    assert t.sums() == (7, 4)
    t.does("Third", f"play [{name}]")
    assert t.sums() == (7, strength)
    t.does("Aric", "play [Mustard Gas] on fighters", "play [Mustard Gas] on fighters").wins("Aric")
    assert t.level("Aric") == 7 + levels
    assert t.hand("Aric") == list(TREASURES[:treasures])
    assert set(t.discards("door")) == {"Obnoxious Kids In Black", name}
    over(t)


@card("In A Black Helicopter", "Secret Underground Base", "Shoddy Equipment")
@pytest.mark.parametrize("name", ["In A Black Helicopter", "Secret Underground Base", "Shoddy Equipment"])
def test_an_enhancer_needs_a_running_fight(name: str) -> None:
    t = seats(hand=[name])
    t.refused("Aric", f"play [{name}]", "COMBAT-22")
    t = meets("Obnoxious Kids In Black", level=7, third={"hand": [name]}).wins("Aric")
    t.refused("Third", f"play [{name}]", "COMBAT-22")


# ---------------------------------------------------------------- In A Black Helicopter
@card("In A Black Helicopter")
def test_whoever_comes_in_a_black_helicopter_is_in_black() -> None:
    t = meets("Spy Fly", third={"hand": ["In A Black Helicopter"]}, suzan={"hand": ["Women In Black", "Mail Drop"]})
    t.refused("Suzan", "join [Women In Black]", "TRIBE-4")
    t.does("Third", "play [In A Black Helicopter]").does("Suzan", "join [Women In Black]")
    t.refused("Suzan", "join [Mail Drop]")
    assert t.sums()[1] == 1 + 5 + 10
    t.nothing_pending_but("Aric")


@card("In A Black Helicopter")
def test_a_monster_from_hand_may_fly_in_beside_one_in_black() -> None:
    """TRIBE-3 by analogy, AMB-83."""
    t = meets("Pets In Black", third={"hand": ["In A Black Helicopter", "Mail Drop"]})
    t.does("Third", "join [Mail Drop] with [In A Black Helicopter]")
    assert t.monsters() == ["Pets In Black", "Mail Drop"]
    assert t.sums()[1] == 2 + 1 + 5
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Secret Underground Base
@card("Secret Underground Base")
def test_the_staff_of_the_base_may_come_out_as_far_as_level_four() -> None:
    t = meets("Mata Hairy", third={"hand": ["Secret Underground Base", "Counter Spy"]},
              suzan={"hand": ["Spy Fly", "Clan Destin"]})  # fmt: skip
    t.refused("Suzan", "join [Spy Fly]")
    t.does("Third", "play [Secret Underground Base]")
    assert "join [Spy Fly]" in t.legal("Suzan")
    assert "join [Clan Destin]" not in t.legal("Suzan")
    t.refused("Suzan", "join [Clan Destin]")  # Level 6
    t.does("Suzan", "join [Spy Fly]").does("Third", "join [Counter Spy]")
    assert t.sums()[1] == 6 + 5 + 1 + 4
    t.nothing_pending_but("Aric")


@card("Secret Underground Base")
def test_the_base_closes_when_its_monster_is_gone() -> None:
    t = meets("Mata Hairy", hand=["Payoff"], carried=["Maltese Duck"],
              third={"hand": ["Secret Underground Base", "Counter Spy", "Spy Fly"]})  # fmt: skip
    t.does("Third", "play [Secret Underground Base]", "join [Counter Spy]")
    t.does("Aric", "play [Payoff] on [Mata Hairy] discarding [Maltese Duck]")
    assert t.monsters() == ["Counter Spy"]
    t.refused("Third", "join [Spy Fly]")


# ---------------------------------------------------------------- dogs and shoddy equipment
@card("Vicious Guard Dogs", "Shoddy Equipment")
@pytest.mark.parametrize(
    ("name", "die", "gone"),
    [
        ("Vicious Guard Dogs", 5, False),
        ("Vicious Guard Dogs", 6, True),
        ("Shoddy Equipment", 2, False),
        ("Shoddy Equipment", 3, True),
    ],
)
def test_easier_or_harder_to_run_from(name: str, die: int, gone: bool) -> None:
    t = meets("Women In Black", level=4, third={"hand": [name]}, dice=(die,)).does("Third", f"play [{name}]")
    t.runs("Aric")
    assert rolls(t) == 1
    assert (t.level("Aric") == 4) is gone
    over(t)


@card("Vicious Guard Dogs")
def test_the_dogs_chase_for_their_own_monster_only() -> None:
    t = meets("Women In Black", level=4, third={"hand": ["Vicious Guard Dogs", "Pets In Black"]}, dice=(5, 5))
    t.does("Third", "join [Pets In Black]", "play [Vicious Guard Dogs] on [Pets In Black]").flees("Aric").closes()
    t.does("Aric", "run from [Women In Black]").closes()
    assert t.level("Aric") == 4
    t.settle()
    assert t.happened("caught")
    assert t.level("Aric") == 3


@card("Shoddy Equipment")
def test_shoddy_equipment_leaves_at_least_one_treasure() -> None:
    t = meets("Spy Fly", level=4, third={"hand": ["Shoddy Equipment"]}, treasures=TREASURES)
    t.does("Third", "play [Shoddy Equipment]")
    assert t.sums() == (4, -4)
    t.wins("Aric")
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)


# ---------------------------------------------------------------- With His Midget Clone
@card("With His Midget Clone")
@pytest.mark.parametrize(("monster", "strength"), [("Spy Fly", 2), ("Women In Black", 15), ("Super-Spy", 30)])
def test_the_clone_is_half_as_strong_rounded_up(monster: str, strength: int) -> None:
    t = meets(monster, third={"hand": ["With His Midget Clone"]}).does("Third", "play [With His Midget Clone]")
    assert t.sums()[1] == strength


@card("With His Midget Clone")
def test_the_clone_counts_the_printed_level_of_its_own_monster() -> None:
    t = meets("Women In Black", third={"hand": ["With His Midget Clone", "Pets In Black", "Vicious Guard Dogs"]})
    t.does(
        "Third", "play [Vicious Guard Dogs]", "join [Pets In Black]", "play [With His Midget Clone] on [Pets In Black]"
    )
    assert t.sums()[1] == 10 + 5 + 2 + 1
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Stolen Nuclear Weapon
@card("Stolen Nuclear Weapon")
def test_the_extra_level_is_for_the_main_fighter_only() -> None:
    t = meets("Spy Fly", level=4, suzan={"level": 9}, third={"hand": ["Stolen Nuclear Weapon"]}, treasures=TREASURES)
    t.does("Third", "play [Stolen Nuclear Weapon]").does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (6, 9)
    over(t)
