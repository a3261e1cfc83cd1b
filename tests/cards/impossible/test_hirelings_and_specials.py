"""Treasures of no other kind: four Hirelings, what is laid on a Gun, He Was Loaded!, Diplomatic Immunity."""

from __future__ import annotations

import pytest

from tests.cards.impossible.fights import offered, over, spies
from tests.cards.marks import card
from tests.marks import rule

HIRELINGS = ["Hireling Agent K-8", "Hireling Arm Candy", "Hireling Comrade Dusty McRonin", "Hireling N"]


@card("Hireling Agent K-8", "Hireling Arm Candy", "Hireling Comrade Dusty McRonin", "Hireling N")
@rule("HIRE-5", "HIRE-6", "HIRE-7", "TRADE-10", "AMB-144")
@pytest.mark.parametrize("name", HIRELINGS)
def test_a_hireling_comes_and_goes_at_any_time_but_only_one(name: str) -> None:
    other = next(each for each in HIRELINGS if each != name)
    t = spies().has("Suzan", hand=[name, other]).combat("Aric", "Women In Black").does("Suzan", f"play [{name}]")
    assert t.used("Suzan") == [name]
    t.refused("Suzan", f"give [{name}] to Third", "HIRE-7")
    t.does("Suzan", f"play [{other}]")  # AMB-144: the first one goes
    assert t.used("Suzan") == [other] and t.discards("treasure") == [name]
    t.does("Suzan", f"discard [{other}]")
    assert t.used("Suzan") == [] and t.discards("treasure") == [name, other]
    sale = spies().has("Aric", table=[name], carried=["Maltese Duck"])
    sale.refused("Aric", f"sell [{name}], [Maltese Duck]", "SELL-4")


# ---------------------------------------------------------------- Agent K-8
@card("Hireling Agent K-8")
@rule("FAQ-116", "MOOK-7")
def test_the_dog_stays_behind_so_that_both_get_away() -> None:
    t = spies().has("Aric", level=4, table=["Hireling Agent K-8"]).has("Suzan", level=4)
    offered(t.combat("Aric", "Spook Spook"))
    assert t.sums() == (4 + 1 + 4, 12)
    t.flees("Aric").does("Aric", "sacrifice [Hireling Agent K-8] saving Suzan").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (4, 4) and t.discards("treasure") == ["Hireling Agent K-8"]
    over(t)


@card("Hireling Agent K-8")
@rule("FAQ-116")
def test_or_so_that_his_master_alone_does() -> None:
    t = spies().has("Aric", level=4, table=["Hireling Agent K-8"]).has("Suzan", level=4).deck(dice=[1])
    offered(t.combat("Aric", "Spook Spook")).flees("Aric").does("Aric", "sacrifice [Hireling Agent K-8]").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (4, 1)
    other = spies().has("Aric", level=4, table=["Hireling N"]).combat("Aric", "Spook Spook").flees("Aric")
    other.refused("Aric", "sacrifice [Hireling N]")


# ---------------------------------------------------------------- Arm Candy
@card("Hireling Arm Candy")
@rule("HIRE-3", "FAQ-115")
def test_arm_candy_holds_what_its_owner_cannot() -> None:
    t = spies().has("Aric", table=["Hireling Arm Candy", "Bazooka"], hand=["Driving Boat"])
    t.refused("Aric", "play [Driving Boat]", "BIG-1")
    t.does("Aric", "attach [Driving Boat] to [Hireling Arm Candy]")
    assert t.strength("Aric") == 1 + 4 + 3
    t.does("Aric", "discard [Hireling Arm Candy]")
    assert sorted(t.discards("treasure")) == ["Driving Boat", "Hireling Arm Candy"]


@card("Hireling Arm Candy")
def test_arm_candy_suits_a_playboy() -> None:
    assert spies().has("Aric", table=["Hireling Arm Candy", "Playboy"]).strength("Aric") == 1 + 2
    assert spies().has("Aric", table=["Hireling Arm Candy", "Tourist"]).strength("Aric") == 1


# ---------------------------------------------------------------- Comrade Dusty McRonin
@card("Hireling Comrade Dusty McRonin")
@rule("LOYALTY-2")
def test_the_ronin_serves_the_masterless_best() -> None:
    t = spies().has("Aric", table=["Hireling Comrade Dusty McRonin"], hand=["Russian"]).has("Suzan", table=["British"])
    assert t.strength("Aric") == 1 + 1 + 2
    t.does("Aric", "play [Russian]")
    assert t.strength("Aric") == 1 + 1
    t.does("Aric", "discard [Russian]")
    assert t.strength("Aric") == 4


# ---------------------------------------------------------------- N
@card("Hireling N")
def test_n_improves_what_is_worn() -> None:
    worn = ["Gas Mask", "Bulletproof Vest", "Shoe Phone"]
    t = spies().has("Aric", table=["Hireling N", *worn, "Maltese Duck"])
    assert t.strength("Aric") == 1 + 1 + 2 + 1 + 1 + 3
    t.does("Aric", "unequip [Gas Mask]")
    assert t.strength("Aric") == 1 + 2 + 1 + 1 + 2
    assert spies().has("Aric", table=["Hireling N"]).strength("Aric") == 1
    plain = spies().has("Aric", table=["Hireling N", "Smokescreen Shoes"])
    assert plain.strength("Aric") == 1  # what gives nothing gives no more


# ---------------------------------------------------------------- on a Gun
@card("Incendiary Ammo", "Silenced")
@rule("FAQ-110")
@pytest.mark.parametrize(("name", "more"), [("Incendiary Ammo", 2), ("Silenced", 1)])
def test_a_gun_is_improved_for_good(name: str, more: int) -> None:
    t = spies().has("Aric", table=["Chihuahua Gun", "Stiletto"], hand=[name]).has("Suzan", carried=["Camera Gun"])
    for wrong in ("Stiletto", "Camera Gun"):  # no Gun; another's
        t.refused("Aric", f"play [{name}] on [{wrong}]", "CARDS-12")
    t.does("Aric", "unequip [Stiletto]")
    t.does("Aric", f"play [{name}] on [Chihuahua Gun]")
    assert t.strength("Aric") == 1 + 2 + more
    t.does("Aric", "unequip [Chihuahua Gun]")
    assert t.strength("Aric") == 1
    t.does("Aric", "equip [Chihuahua Gun]", "give [Chihuahua Gun] to Suzan").does("Suzan", "accept Aric")
    assert t.used("Aric") == [] and name in [*t.used("Suzan"), *t.carried("Suzan")]  # it goes with the Gun
    fight = spies().has("Aric", table=["Chihuahua Gun"], hand=[name]).combat("Aric", "Women In Black")
    fight.refused("Aric", f"play [{name}] on [Chihuahua Gun]", "COMBAT-16")


@card("Silenced", "Incendiary Ammo")
@rule("RUN-6")
@pytest.mark.parametrize(("die", "caught"), [(3, True), (4, False)])
def test_both_fit_on_one_gun_and_a_silenced_one_runs_quietly(die: int, caught: bool) -> None:
    t = spies().has(
        "Aric", level=4, table=["Chihuahua Gun"], attached={"Chihuahua Gun": ["Silenced", "Incendiary Ammo"]}
    )
    t.deck(dice=[die]).combat("Aric", "Women In Black")
    assert t.sums() == (4 + 2 + 1 + 2, 10)
    t.runs("Aric")
    assert t.level("Aric") == (2 if caught else 4)
    over(t)


# ---------------------------------------------------------------- He Was Loaded!
@card("He Was Loaded!")
@rule("REWARD-8", "TIMING-2")
def test_the_loaded_one_pays_a_thousand_gold_at_once() -> None:
    t = spies().has("Aric", level=5)
    t.deck(treasures=["He Was Loaded!", "Gold Bars", "Umbrella", "Stiletto", "Shoe Blades", "Gas Mask"])
    t.combat("Aric", "Spy Fly").wins("Aric")
    assert sorted(t.hand("Aric")) == ["Gold Bars", "Shoe Blades", "Stiletto", "Umbrella"]  # 0 + 400 + 500 + 200
    assert t.discards("treasure") == ["He Was Loaded!"]
    over(t)


# ---------------------------------------------------------------- Diplomatic Immunity
@card("Diplomatic Immunity")
@rule("CURSE-5")
@pytest.mark.parametrize("owner", ["Aric", "Third"])
def test_immunity_from_a_trap(owner: str) -> None:
    t = spies().has("Aric", level=4).has(owner, hand=["Diplomatic Immunity"]).has("Suzan", hand=["Falling Piano"])
    t.does("Suzan", "play [Falling Piano] on Aric").does(owner, "play [Diplomatic Immunity]").settle()
    assert t.level("Aric") == 4 and t.discards("treasure") == ["Diplomatic Immunity"]
    t.nothing_pending_but("Aric")


@card("Diplomatic Immunity")
@rule("RUN-9")
def test_immunity_from_one_monster_that_has_caught_you() -> None:
    t = spies().has("Aric", level=4, hand=["Diplomatic Immunity"]).has("Third", hand=["Loaded Die"]).deck(dice=[1])
    t.combat("Aric", "Spook Spook").flees("Aric").refused("Aric", "play [Diplomatic Immunity]")
    t.closes().does("Aric", "play [Diplomatic Immunity]").settle()
    assert t.level("Aric") == 4
    over(t)
    sale = spies().has("Aric", hand=["Diplomatic Immunity"], carried=["Maltese Duck"])
    sale.refused("Aric", "sell [Diplomatic Immunity], [Maltese Duck]", "SELL-4")  # no Item
