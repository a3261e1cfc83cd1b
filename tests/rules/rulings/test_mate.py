"""Rulings on several monsters and Mate (FAQ-40 to FAQ-45)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic
from tests.small import small_pack
from tests.table import table


@rule("FAQ-40", "FAQ-43")
@pytest.mark.parametrize("gone", ["Net Troll", "Mate"])
def test_a_mate_is_a_monster_of_its_own(gone: str) -> None:
    t = classic().has("Aric", level=2, hand=["Pollymorph Potion", "Magic Missile", "Pretty Balloons"])
    t.has("Suzan", hand=["Mate"]).combat("Aric", "Net Troll").does("Suzan", "play [Mate] on [Net Troll]")
    assert t.sums() == (2, 10 + 10)
    t.does("Aric", f"play [Pollymorph Potion] on [{gone}]")
    assert t.sums() == (2, 10) and len(t.monsters()) == 1
    t.does("Aric", "play [Magic Missile] on fighters", "play [Pretty Balloons] on fighters").wins("Aric")
    assert t.level("Aric") == 3 and len(t.hand("Aric")) == 3 + 3  # one killed; each yields its own Treasures


@rule("FAQ-40")
def test_once_the_monster_is_gone_it_has_no_mate() -> None:
    t = (
        classic()
        .has("Aric", hand=["Pollymorph Potion"])
        .has("Suzan", hand=["Mate", "Wandering Monster", "Lame Goblin"])
    )
    t.combat("Aric", "Net Troll").does("Aric", "play [Pollymorph Potion]")
    t.refused("Suzan", "play [Mate]")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]").refused("Suzan", "play [Mate] on [Net Troll]")


@rule("FAQ-41", "FAQ-42")
@pytest.mark.parametrize("first", ["Mate", "Enraged"])
def test_a_mate_shares_enhancers_and_nothing_else(first: str) -> None:
    t = (
        classic()
        .has("Suzan", hand=["Mate", "Enraged", "Magic Missile"])
        .has("Third", hand=["Wandering Monster", "Lame Goblin"])
    )
    t.combat("Aric", "Net Troll").does("Third", "play [Wandering Monster] with [Lame Goblin]")
    t.does("Suzan", "play [Magic Missile] on monsters")
    t.refused("Suzan", "play [Enraged]", "ENHANCE-5")  # it names one monster
    for name in [first, *({"Mate", "Enraged"} - {first})]:
        t.does("Suzan", f"play [{name}] on [Net Troll]")
    assert t.sums() == (1, (10 + 5) * 2 + 1 + 5)  # Enraged twice, the Missile once


@rule("FAQ-42")
def test_an_enhancer_on_the_mate_enhances_the_original_too() -> None:
    t = classic().has("Suzan", hand=["Mate", "Baby"]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Mate] on [Net Troll]", "play [Baby] on [Mate]")
    assert t.sums() == (1, 5 + 5)


@rule("FAQ-41")
def test_a_mate_makes_running_no_harder() -> None:
    t = classic().has("Aric", level=5).has("Suzan", hand=["Mate"]).deck(dice=[5, 5]).combat("Aric", "Harpies")
    t.does("Suzan", "play [Mate] on [Harpies]").flees("Aric").closes().does("Aric", "run from [Mate]").settle()
    assert t.level("Aric") == 5 and len(t.happened("escaped")) == 2 and not t.happened("caught")


TWICE = """
    {name: Echo, kind: monster, level: 4, treasures: 1, bad_stuff: [], always: [ALWAYS]}
    {name: Twin, kind: special, deck: door, uses: [{when: combat, target: monster, do: [{copy: target}]}]}
    {name: Hat, kind: item, bonus: 1, gold: 100}
""".replace("ALWAYS", "{strength: {factor: 2}, if: {facing: female}}")


@rule("FAQ-44")
def test_doubled_is_not_doubled_again(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, TWICE),)).has("Aric", sex="female").has("Suzan", hand=["Twin"])
    t.combat("Aric", "Echo")
    assert t.sums() == (1, 8)
    t.does("Suzan", "play [Twin] on [Echo]")
    assert t.sums() == (1, 8 + 8)


@rule("FAQ-45")
def test_the_treasure_of_a_charmed_monster_follows_its_twins_enhancers() -> None:
    t = classic().has("Aric", level=5, table=["Wizard", "Staff of Napalm"], hand=["Ancient", "Humongous", "Baby"])
    t.has("Suzan", hand=["Mate", "Enraged"]).has("Third", level=9).combat("Aric", "Platycore")
    t.does("Suzan", "play [Mate] on [Platycore]").does("Aric", "use Charm on [Mate]")
    t.does("Suzan", "play [Enraged] on [Platycore]").does("Third", "offer help to Aric").does("Aric", "accept Third")
    assert t.sums() == (5 + 5 + 9, 6 + 6 + 5)
    t.wins("Aric")
    assert t.game.state.drew[0] == (2 + 1) * 2 and t.level("Aric") == 6  # also Enraged on the charmed one
