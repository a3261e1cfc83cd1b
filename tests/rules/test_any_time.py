"""Any time means any time: Curses after a roll, powers of a new identity, any card as payment (CURSE-3, CLASS-6,
CLASS-7).
"""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.table import Table, table


def of(pack: str, *more: str) -> Table:
    edition = "impossible-1.61" if pack == "impossible" else pack
    return table(packs=(pack, *more), edition=edition)


# ---------------------------------------------------------------- Curses and Traps upon a roll
@rule("CURSE-3", "TIMING-12", "RUN-9")
@pytest.mark.parametrize(
    ("pack", "monster", "curse", "die"),
    [
        ("classic", "Gazebo", "Curse! Chicken on Your Head", 5),
        ("fu", "Evil Ninjas", "Ninja Caltrops", 6),
        ("pathfinder", "Strix", "Rapture Pox", 6),
    ],
)
def test_a_curse_upon_a_roll_that_had_succeeded(pack: str, monster: str, curse: str, die: int) -> None:
    t = of(pack).has("Aric", level=7).has("Suzan", hand=[curse]).deck(dice=[die])
    t.combat("Aric", monster).flees("Aric").closes()
    t.does("Suzan", f"play [{curse}] on Aric").strikes()
    assert not t.happened("escaped") and not t.happened("caught")  # everybody may still react
    t.settle()
    assert t.happened("caught") and t.level("Aric") < 7
    t.nothing_pending_but("Aric")


@rule("CURSE-3", "RUN-6")
def test_a_curse_that_takes_the_boots_changes_the_roll() -> None:
    t = of("classic").has("Aric", level=7, table=["Boots of Running Really Fast"]).deck(dice=[4])
    t.has("Suzan", hand=["Curse! Lose the Footgear You Are Wearing"]).combat("Aric", "Gazebo").flees("Aric").closes()
    t.does("Suzan", "play [Curse! Lose the Footgear You Are Wearing] on Aric").settle()
    assert t.happened("caught") and t.level("Aric") == 4
    t.nothing_pending_but("Aric")


@rule("CURSE-3", "CURSE-13")
def test_the_runner_may_also_curse_somebody_upon_the_roll() -> None:
    t = of("classic").has("Aric", level=7, hand=["Curse! Lose a Level"]).has("Suzan", level=4).deck(dice=[6])
    t.combat("Aric", "Gazebo").flees("Aric").closes().does("Aric", "play [Curse! Lose a Level] on Suzan").settle()
    assert t.happened("escaped") and (t.level("Aric"), t.level("Suzan")) == (7, 3)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- a new identity works at once
@rule("CLASS-6", "CLASS-16", "FAQ-31")
@pytest.mark.parametrize(
    ("pack", "table_", "hand", "monster", "first", "card", "second", "sums"),
    [
        ("classic", ["Warrior"], ["Mate", "Baby"], "Mr. Bones", "Berserk discarding [Mate]", "Cleric",
         "Turning discarding [Baby]", (4 + 1 + 3, 2)),
        ("fu", ["Samurai"], ["Stunt Double", "Extra Style"], "Evil Ninjas", "Last Stand", "Ninja",
         "Strike discarding [Stunt Double], [Extra Style]", (3 + 5 + 4, 8)),
        ("fu", ["Scorpion Kung Fu", "Monk"], ["Stunt Double", "Samurai"], "Evil Ninjas",
         "Sting discarding [Stunt Double]", "Clown Fu", "", (4 + 3, 8 + 6 - 2)),
        ("pathfinder", ["Eagle Knight"], ["Super Munchkin", "Pathfinder"], "Strix", "Valor discarding [Super Munchkin]",
         "Red Mantis Assassin", "", (4 + 2, 8)),
    ],
)  # fmt: skip
def test_a_new_identity_gives_its_powers_after_anothers_was_used(
    pack: str,
    table_: list[str],
    hand: list[str],
    monster: str,
    first: str,
    card: str,
    second: str,
    sums: tuple[int, int],
) -> None:
    t = of(pack).has("Aric", level=4, table=table_, hand=[*hand, card]).deck(dice=[4]).combat("Aric", monster)
    t.does("Aric", f"use {first}", f"play [{card}]")
    if second:
        t.does("Aric", f"use {second}").settle()
    assert t.sums() == sums and card in t.used("Aric")


@rule("LOYALTY-3", "LOYALTY-7", "FAQ-31")
def test_a_new_loyalty_gives_its_powers_after_anothers_was_used() -> None:
    hand = ["Russian", "Wandering Monster", "Double Agent"]
    t = of("impossible").has("Aric", level=4, table=["Assassin", "British"], hand=hand)
    t.has("Aric", carried=["Cell Phone Gun"]).combat("Aric", "Men In Black")
    t.does("Aric", "play [Russian]", "use Gambit discarding [Cell Phone Gun]")
    assert t.sums()[0] == 4 + 3
    t.does("Aric", "run").settle()


@rule("RACE-4", "CLASS-6")
def test_a_race_played_upon_a_failed_roll_gives_its_second_try() -> None:
    t = of("classic").has("Aric", level=5, table=["Wizard"], hand=["Halfling", "Mate", "Baby"]).deck(dice=[1, 6])
    t.combat("Aric", "Gazebo").flees("Aric").closes().does("Aric", "use Flight discarding [Mate]")
    t.does("Aric", "play [Halfling]", "use Reroll discarding [Baby]").settle()
    assert t.happened("escaped") and t.level("Aric") == 5
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- any card pays
IN_PLAY = ["Warrior", "Super Munchkin", "Elf", "Half-Breed", "Hireling", "Helm of Courage", "Loaded Die", "Cheat!"]


@rule("CLASS-7", "FAQ-87", "AMB-64")
@pytest.mark.parametrize("paid", [*IN_PLAY, "Boots of Butt-Kicking", "Mate"])
def test_any_card_in_hand_or_in_play_pays(paid: str) -> None:
    t = of("classic").has("Aric", level=4, table=IN_PLAY[:-2], carried=["Loaded Die", "Boots of Butt-Kicking"])
    t.has("Aric", hand=["Mate"], attached={"Helm of Courage": ["Cheat!"]}).combat("Aric", "Gazebo")
    t.does("Aric", f"use Berserk discarding [{paid}]")
    assert paid not in t.used("Aric") + t.carried("Aric") + t.hand("Aric")
    assert t.strength("Aric") == 4 + 1 + (paid != "Helm of Courage") + (paid != "Hireling")


@rule("CLASS-7", "CLASS-18", "CURSE-15")
def test_a_lasting_curse_does_not_pay() -> None:
    t = of("classic").has("Aric", table=["Warrior"], curses=["Curse! Chicken on Your Head"]).combat("Aric", "Gazebo")
    t.refused("Aric", "use Berserk discarding [Curse! Chicken on Your Head]", "CLASS-18")


@rule("CLASS-7", "CHEAT-1", "ITEM-7")
def test_a_spent_cheat_leaves_its_item_to_the_ordinary_rules() -> None:
    t = of("classic").has("Aric", level=4, table=["Thief", "Staff of Napalm"], attached={"Staff of Napalm": ["Cheat!"]})
    t.has("Suzan", level=3).deck(dice=[6]).combat("Suzan", "Gazebo")
    assert t.strength("Aric") == 4 + 5
    t.does("Aric", "use Backstab on Suzan discarding [Cheat!]")
    assert t.strength("Aric") == 4 and t.discards("door") == ["Cheat!"]  # only for a Wizard


@rule("CLASS-7", "MOOK-5")
def test_in_fu_styles_mooks_and_what_lies_on_a_style_pay_but_an_enhancer_stays_with_its_mook() -> None:
    t = of("fu").has("Aric", level=4, table=["Ninja", "Clown Fu", "Mook"], hand=["Extra Style"])
    t.has("Aric", attached={"Mook": ["Demon-Possessed"], "Clown Fu": ["Drunken"]}).deck(dice=[3])
    t.combat("Aric", "Evil Ninjas")
    t.refused("Aric", "use Strike discarding [Demon-Possessed], [Extra Style]", "MOOK-5")
    t.does("Aric", "use Strike discarding [Drunken], [Extra Style]").settle()
    assert "Clown Fu" in t.used("Aric") and "Drunken" not in t.used("Aric")
    t = of("fu").has("Aric", level=4, table=["Ninja", "Clown Fu", "Mook"]).deck(dice=[3]).combat("Aric", "Evil Ninjas")
    t.does("Aric", "use Strike discarding [Mook], [Clown Fu]").settle()
    assert t.used("Aric") == ["Ninja"] and t.strength("Aric") == 4 + 3


@rule("CLASS-7", "LOYALTY-8")
@pytest.mark.parametrize("paid", ["Assassin", "Double Agent", "Knife Training", "Hireling Agent K-8"])
def test_in_impossible_any_card_in_play_pays(paid: str) -> None:
    t = of("impossible").has(
        "Aric", level=4, table=["Assassin", "Chinese", "Double Agent", "Knife Training", "Hireling Agent K-8"]
    )
    t.deck(doors=["Men In Black", "Femme Fatale", "British"]).does("Aric", f"use The Long View discarding [{paid}]")
    assert paid not in t.used("Aric")


@rule("CLASS-8", "CHEAT-2")
def test_in_pathfinder_cheat_pays_where_the_power_names_nothing() -> None:
    t = of("pathfinder").has("Aric", table=["Necromancer", "Codpiece"], attached={"Codpiece": ["Cheat!"]})
    t.has("Aric", hand=["Wandering Monster", "Eagle Knight"]).deck(door_discards=["Mite"]).combat("Aric", "Strix")
    t.does("Aric", "use Raise discarding [Cheat!], [Wandering Monster], [Eagle Knight]")
    assert t.monsters() == ["Strix", "Mite"]
    t = of("pathfinder").has("Aric", table=["Eagle Knight", "Codpiece"], attached={"Codpiece": ["Cheat!"]})
    t.combat("Aric", "Strix").refused("Aric", "use Valor discarding [Cheat!]", "CLASS-8")  # from hand only
