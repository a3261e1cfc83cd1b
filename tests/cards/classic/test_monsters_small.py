"""Classic monsters of Level 1 to 4, each with its own text; what many have in common is in test_monsters_numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.classic.fights import TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card


# ---------------------------------------------------------------- Crabs
@card("Crabs")
def test_nobody_escapes_crabs_and_they_take_armor_and_all_items_below_the_waist() -> None:
    worn = ["Leather Armor", "Boots of Butt-Kicking", "Spiky Knees", "Helm of Courage", "Buckler of Swashing"]
    t = meets("Crabs", third={"hand": ["Ancient"]}, table=worn, carried=["Slimy Armor", "Kneepads of Allure"])
    t.does("Third", "play [Ancient]").runs("Aric")
    assert rolls(t) == 0
    t.refused("Aric", "choose [Helm of Courage]")
    t.does("Aric", "choose [Slimy Armor]")  # FAQ-140: armor, worn or not; CURSE-10: one
    assert t.used("Aric") == ["Leather Armor", "Helm of Courage", "Buckler of Swashing"]
    assert t.carried("Aric") == ["Kneepads of Allure"]  # not worn
    assert sorted(t.discards("treasure")) == ["Boots of Butt-Kicking", "Slimy Armor", "Spiky Knees"]
    over(t)


@card("Crabs")
def test_crabs_take_nothing_from_a_victim_without_items() -> None:
    t = loses("Crabs", level=1, hand=["Leather Armor"], carried=["Helm of Courage"])
    assert (t.level("Aric"), t.hand("Aric"), t.carried("Aric")) == (1, ["Leather Armor"], ["Helm of Courage"])
    over(t)


@card("Crabs")
@pytest.mark.parametrize("helpless", ["Invisibility Potion", "Instant Wall", "Loaded Die"])
def test_no_card_lets_anybody_escape_from_crabs(helpless: str) -> None:
    """FAQ-67."""
    t = meets("Crabs", hand=[helpless], table=["Spiky Knees"], third={"hand": ["Enraged"]})
    t.does("Third", "play [Enraged]").flees("Aric")
    if helpless == "Instant Wall" and any("Instant Wall" in action for action in t.legal("Aric")):
        t.does("Aric", "play [Instant Wall]")
    else:
        assert not any(helpless in action for action in t.legal("Aric"))
    t.settle()
    assert t.used("Aric") == []
    over(t)


@card("Crabs")
def test_a_sacrificed_hireling_saves_even_from_crabs() -> None:
    """FAQ-116."""
    t = meets("Crabs", table=["Hireling", "Spiky Knees"], third={"hand": ["Enraged"]})
    t.does("Third", "play [Enraged]").flees("Aric").does("Aric", "sacrifice [Hireling]").settle()
    assert t.used("Aric") == ["Spiky Knees"]
    over(t)


# ---------------------------------------------------------------- Drooling Slime
@card("Drooling Slime")
def test_drooling_slime_takes_footgear_or_a_level() -> None:
    t = loses("Drooling Slime", level=3, table=["Elf", "Boots of Running Really Fast", "Helm of Courage"], dice=(1,))
    assert t.used("Aric") == ["Elf", "Helm of Courage"]
    assert t.level("Aric") == 3
    over(t)

    t = loses("Drooling Slime", level=3, table=["Elf"], carried=["Sandals of Protection"])
    assert t.carried("Aric") == ["Sandals of Protection"]  # not worn
    assert t.level("Aric") == 2
    over(t)


# ---------------------------------------------------------------- Potted Plant
@card("Potted Plant")
@pytest.mark.parametrize(
    ("aric", "suzan", "drawn"),
    [([], [], 1), (["Elf"], [], 2), ([], ["Elf"], 2), (["Elf"], ["Elf"], 2), (["Dwarf"], ["Halfling"], 1)],
)
def test_potted_plant_pays_one_more_if_an_elf_is_fighting_it(aric: list[str], suzan: list[str], drawn: int) -> None:
    t = meets("Potted Plant", level=2, table=aric, suzan={"table": suzan}, treasures=TREASURES)
    helped(t).wins("Aric")
    assert t.hand("Aric") == list(TREASURES[:drawn])  # FAQ-129: the main fighter draws it
    assert (t.level("Aric"), t.level("Suzan")) == (3, 2 if suzan == ["Elf"] else 1)
    over(t)


@card("Potted Plant")
def test_an_elf_who_only_watches_brings_no_treasure() -> None:
    t = meets("Potted Plant", level=2, third={"table": ["Elf"]}, treasures=TREASURES).wins("Aric")
    assert t.hand("Aric") == [TREASURES[0]]
    over(t)


@card("Potted Plant")
def test_escape_from_the_potted_plant_is_automatic() -> None:
    t = loses("Potted Plant", level=1, table=["Helm of Courage"], curses=["Curse! Malign Mirror"], dice=(1,))
    assert rolls(t) == 0
    assert t.happened("escaped")
    assert (t.level("Aric"), t.used("Aric")) == (1, ["Helm of Courage"])  # no Bad Stuff, and no reward
    over(t)


# ---------------------------------------------------------------- Gelatinous Octahedron
@card("Gelatinous Octahedron")
def test_gelatinous_octahedron_takes_all_big_items() -> None:
    t = meets(
        "Gelatinous Octahedron",
        table=["Dwarf", "Huge Rock", "Helm of Courage"],
        carried=["Tuba of Charm"],
        hand=["Stepladder"],
        third={"hand": ["Ancient"]},
        dice=(3,),
    )
    t.does("Third", "play [Ancient]").runs("Aric")
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Dwarf", "Helm of Courage"], [], ["Stepladder"])
    over(t)


@card("Gelatinous Octahedron")
def test_gelatinous_octahedron_leaves_small_items() -> None:
    t = loses("Gelatinous Octahedron", level=2, carried=["Helm of Courage"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Helm of Courage"], 2)
    over(t)


# ---------------------------------------------------------------- Large Angry Chicken
@card("Large Angry Chicken")
@pytest.mark.parametrize(
    ("aric", "levels"),
    [
        ({"level": 3}, 1),
        ({"level": 3, "table": ["Flaming Armor"]}, 2),
        ({"level": 3, "carried": ["Flaming Armor"]}, 1),  # not used
        ({"level": 3, "table": ["Staff of Napalm"]}, 1),  # he is not a Wizard, so it does not count
        ({"level": 3, "table": ["Wizard", "Staff of Napalm"]}, 2),
    ],
)
def test_fire_fries_the_large_angry_chicken(aric: dict[str, Any], levels: int) -> None:
    t = meets("Large Angry Chicken", treasures=TREASURES, **aric).wins("Aric")
    assert t.level("Aric") == 3 + levels
    assert len(t.hand("Aric")) == 1
    over(t)


@card("Large Angry Chicken")
@pytest.mark.parametrize(("side", "levels"), [("fighters", 2), ("monsters", 1)])
def test_a_flaming_potion_counts_on_the_fighters_side_only(side: str, levels: int) -> None:
    t = meets("Large Angry Chicken", level=6, third={"hand": ["Flaming Poison Potion"]}, treasures=TREASURES)
    t.does("Third", f"play [Flaming Poison Potion] on {side}").wins("Aric")
    assert t.level("Aric") == 6 + levels
    over(t)


@card("Large Angry Chicken")
def test_only_the_main_fighter_gains_the_level_for_fire() -> None:
    """FAQ-131; an Elf gains his usual one."""
    t = meets("Large Angry Chicken", level=3, suzan={"table": ["Elf", "Flaming Armor"]}, treasures=TREASURES)
    helped(t).wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (5, 2)
    over(t)


# ---------------------------------------------------------------- Mr. Bones
@card("Mr. Bones")
@pytest.mark.parametrize(("die", "level"), [(5, 4), (4, 3)])
def test_mr_bones_costs_one_level_for_running_two_in_all_if_he_catches(die: int, level: int) -> None:
    """FAQ-134."""
    t = meets("Mr. Bones", level=5, third={"hand": ["Ancient"]}, dice=(die,))
    t.does("Third", "play [Ancient]").runs("Aric")
    assert t.level("Aric") == level
    over(t)


@card("Mr. Bones")
def test_mr_bones_takes_nothing_from_the_winner_and_no_level_at_level_one() -> None:
    t = meets("Mr. Bones", level=3, treasures=TREASURES).wins("Aric")
    assert t.level("Aric") == 4
    over(t)
    t = loses("Mr. Bones", level=1, dice=(6,))
    assert t.level("Aric") == 1
    over(t)


@card("Mr. Bones")
def test_having_to_run_costs_the_helper_too_and_on_an_escape_without_a_roll() -> None:
    """FAQ-64."""
    t = meets("Mr. Bones", level=5, suzan={"level": 4}, third={"hand": ["Ancient"]})
    helped(t).does("Third", "play [Ancient]")
    assert t.sums() == (9, 12)
    t.game.state.dice = (6, 1)
    t.runs("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (4, 2)
    over(t)

    t = meets("Mr. Bones", level=5, table=["Hireling"], third={"hand": ["Ancient"]})
    t.does("Third", "play [Ancient]").flees("Aric").does("Aric", "sacrifice [Hireling]").settle()
    assert t.level("Aric") == 4
    over(t)


@card("Mr. Bones", "Undead Horse")
def test_undead_join_each_other_from_hand() -> None:
    """FAQ-36."""
    t = meets("Mr. Bones", third={"hand": ["Undead Horse", "Harpies"]})
    t.refused("Third", "join [Harpies]", "TIMING-15")
    t.does("Third", "join [Undead Horse]")
    assert t.monsters() == ["Mr. Bones", "Undead Horse"]
    assert t.sums()[1] == 6
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Pit Bull
@card("Pit Bull")
@pytest.mark.parametrize("stick", ["Eleven-Foot Pole", "Swiss Army Polearm", "Staff of Napalm", "Wand of Dowsing"])
def test_the_pit_bull_fetches_a_wand_pole_or_staff(stick: str) -> None:
    t = meets("Pit Bull", level=1, third={"hand": ["Ancient"]}, carried=[stick])
    t.does("Third", "play [Ancient]")
    t.refused("Aric", f"use Fetch discarding [{stick}]")  # not while it can be fought
    t.flees("Aric")
    t.refused("Third", f"use Fetch discarding [{stick}]")  # a bystander
    t.does("Aric", f"use Fetch discarding [{stick}]").settle()
    assert rolls(t) == 0
    assert t.discards("treasure") == [stick]
    assert t.level("Aric") == 1
    over(t)


@card("Pit Bull")
def test_the_pit_bull_does_not_fetch_a_sword_or_a_hand_card() -> None:
    t = meets("Pit Bull", level=2, hand=["Eleven-Foot Pole"], carried=["Sneaky Bastard Sword"], dice=(1,)).flees("Aric")
    t.refused("Aric", "use Fetch discarding [Sneaky Bastard Sword]")
    t.refused("Aric", "use Fetch discarding [Eleven-Foot Pole]")  # CARDS-8: not in play
    t.settle()
    assert t.level("Aric") == 1
    over(t)


@card("Pit Bull")
def test_fighter_and_helper_each_throw_their_own_stick() -> None:
    t = meets(
        "Pit Bull",
        level=2,
        carried=["Eleven-Foot Pole"],
        suzan={"level": 3, "carried": ["Wand of Dowsing"]},
        third={"hand": ["Ancient"]},
        dice=(1,),
    )
    helped(t).does("Third", "play [Ancient]").flees("Aric")
    t.does("Suzan", "use Fetch discarding [Wand of Dowsing]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (1, 3)  # he kept his pole and was caught
    over(t)


@card("Pit Bull")
def test_no_stick_is_thrown_once_the_dog_is_shaken_off() -> None:
    t = meets(
        "Pit Bull", level=2, carried=["Eleven-Foot Pole"], third={"hand": ["Wandering Monster", "Harpies"]}, dice=(6, 6)
    )
    t.does("Third", "play [Wandering Monster] with [Harpies]").flees("Aric").closes()
    t.does("Aric", "run from [Pit Bull]").closes()
    t.refused("Aric", "use Fetch discarding [Eleven-Foot Pole]", "RUN-12")
    t.settle()
    assert t.carried("Aric") == ["Eleven-Foot Pole"]
    over(t)


# ---------------------------------------------------------------- Leperchaun
@card("Leperchaun")
def test_each_neighbour_chooses_an_item_for_the_leperchaun() -> None:
    t = meets(
        "Leperchaun", level=1, table=["Leather Armor"], carried=["Helm of Courage", "Magic Missile"], dice=(1,),
        suzan={"hand": []},
    )  # fmt: skip
    t.runs("Aric")
    assert t.owes("Suzan") == "choose"
    t.does("Suzan", "choose [Leather Armor]")
    assert t.owes("Third") == "choose"
    t.does("Third", "choose [Magic Missile]")
    assert (t.used("Aric"), t.carried("Aric")) == ([], ["Helm of Courage"])
    over(t)


@card("Leperchaun")
def test_the_leperchaun_asks_the_neighbours_only_and_takes_no_more_than_there_is() -> None:
    t = meets("Leperchaun", table=["Helm of Courage"], hand=["Magic Missile"]).runs("Aric")
    assert (t.used("Aric"), t.hand("Aric")) == ([], ["Magic Missile"])
    over(t)


# ---------------------------------------------------------------- Snails on Speed
@card("Snails on Speed")
def test_snails_take_as_many_items_and_hand_cards_as_the_die_says_the_victim_chooses() -> None:
    """FAQ-139."""
    t = loses(
        "Snails on Speed", level=1, table=["Helm of Courage"], carried=["Huge Rock"], hand=["Thief", "Baby"],
        dice=(1, 3),
    )  # fmt: skip
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Thief], [Baby]")
    t.does("Aric", "choose [Thief], [Huge Rock], [Helm of Courage]")
    assert (t.hand("Aric"), t.used("Aric"), t.carried("Aric")) == (["Baby"], [], [])
    over(t)


@card("Snails on Speed")
def test_snails_take_what_there_is_and_never_a_class() -> None:
    t = loses("Snails on Speed", table=["Thief", "Helm of Courage"], hand=["Baby"], dice=(1, 6))
    assert (t.hand("Aric"), t.used("Aric"), t.level("Aric")) == ([], ["Thief"], 1)
    over(t)
