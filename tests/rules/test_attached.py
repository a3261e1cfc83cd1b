"""Cards attached to others: Enhancers on a Mook, upgrades on an Item or a Style, gifts to a monster with a double."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.sums import running
from tests.cards.fu.fights import TREASURES, meets, sits
from tests.cards.marks import card
from tests.marks import rule
from tests.rules.rulings.tables import classic
from tests.small import small_pack
from tests.table import Table, table


def run_bonus(t: Table, name: str) -> int:
    """Return what a player adds to the roll against the first monster of the fight."""
    fight = t.game.state.combat
    assert fight is not None
    return running.run_bonus(t.game.state, t.seat(name), fight.monsters[0])


# ---------------------------------------------------------------- an Enhancer on a Mook
@rule("MOOK-5", "RUN-5")
@pytest.mark.parametrize(
    ("enhancer", "bonus"),
    [
        ("Hopped Up On Lotus", 10),  # +1 to Run Away from a monster that has it
        ("Vicious Guard Dogs", 5),  # -1 to Run Away
        ("Evil Minions", 5),  # +3 against a fighter who has help
        ("Stolen Nuclear Weapon", 10),  # one more Level for the kill
        ("Secret Underground Base", 5),  # lets small monsters join the fight
        ("Gobblin'", 5),
        ("Undead", 5),
        ("Enraged", 5),
    ],
)
def test_an_enhancer_gives_a_mook_its_bonus_and_its_owner_nothing_else(enhancer: str, bonus: int) -> None:
    t = table(packs=("fu", "classic", "impossible", "pathfinder"), edition="fu").has(
        "Aric", level=4, table=["Mook"], attached={"Mook": [enhancer]}
    )
    t.has("Suzan", level=1, hand=["Soh Soo Mee"]).deck(dice=[4]).combat("Aric", "King Cobra")
    own = run_bonus(t, "Aric")
    assert t.strength("Aric") == 4 + 2 + bonus
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    assert t.sums()[0] == 4 + 2 + bonus + 1  # no more because there is a helper
    t.does("Aric", "discard [Mook]")
    assert run_bonus(t, "Aric") == own and enhancer in t.discards("door")
    t.refused("Suzan", "join [Soh Soo Mee]")  # only the Mook has the Enhancer's powers


@card("Hopped Up On Lotus")
@rule("MOOK-5")
def test_an_enhancer_on_a_monster_does_all_that_it_says() -> None:
    t = meets("Girl Wrestler", level=2, hand=["Hopped Up On Lotus"], dice=(4,))
    bare = run_bonus(t, "Mia")
    t.does("Mia", "play [Hopped Up On Lotus] on [Girl Wrestler]")
    assert t.sums() == (2, 6 + 10) and run_bonus(t, "Mia") == bare + 1


@card("Hopped Up On Lotus")
@rule("MOOK-5", "RUN-3")
def test_a_four_is_no_escape_because_the_mook_is_hopped_up() -> None:
    t = meets(
        "King Cobra",
        level=2,
        table=["Mook"],
        hand=["Hopped Up On Lotus"],
        dice=(4,),
        erik={"hand": ["Trained By A Master"]},
    )
    t.does("Mia", "play [Hopped Up On Lotus] on [Mook]")
    assert t.strength("Mia") == 2 + 2 + 10
    t.does("Erik", "play [Trained By A Master] on [King Cobra]").runs("Mia")
    assert t.happened("caught")


# ---------------------------------------------------------------- upgrades
@card("Silenced")
@rule("ITEM-18", "ITEM-4", "RUN-4")
def test_silenced_works_only_while_its_gun_is_in_use() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has(
        "Aric", level=3, table=["Chihuahua Gun"], attached={"Chihuahua Gun": ["Silenced"]}
    )
    t.deck(doors=["Fanatic Henchmen"])
    drawn = t.strength("Aric")
    t.does("Aric", "unequip [Chihuahua Gun]")
    assert t.strength("Aric") == 3 and drawn > 4
    t.does("Aric", "kick")
    assert run_bonus(t, "Aric") == 0


@card("Silenced")
@rule("ITEM-18", "ITEM-4", "RUN-4")
def test_silenced_goes_along_to_a_new_owner_and_waits_until_the_gun_is_used() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has(
        "Aric", table=["Chihuahua Gun"], attached={"Chihuahua Gun": ["Silenced"]}
    )
    t.deck(doors=["Fanatic Henchmen"], turn="Suzan")
    t.does("Aric", "give [Chihuahua Gun] to Suzan").does("Suzan", "accept Aric")
    carried = t.game.clone()
    t.does("Suzan", "kick")
    assert run_bonus(t, "Suzan") == 0
    t._game = carried
    t.does("Suzan", "equip [Chihuahua Gun]", "kick")
    assert run_bonus(t, "Suzan") == 1


@card("Silenced", "St. Peter's Cathedral")
@rule("ITEM-18", "RUN-4", "CURSE-6")
def test_silenced_does_nothing_on_a_gun_that_a_trap_has_disabled() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has(
        "Aric", level=3, table=["Chihuahua Gun"], attached={"Chihuahua Gun": ["Silenced"]}
    )
    t.has("Suzan", hand=["St. Peter's Cathedral"]).combat("Aric", "Fanatic Henchmen")
    assert run_bonus(t, "Aric") == 1
    t.does("Suzan", "play [St. Peter's Cathedral] on Aric").strikes()
    assert t.strength("Aric") == 3 and run_bonus(t, "Aric") == 0


@card("Silenced")
@rule("ITEM-7")
def test_silenced_does_nothing_on_a_gun_that_its_owner_may_no_longer_use() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has(
        "Aric", level=3, table=["Assassin", "Sleek Black Automatic"], attached={"Sleek Black Automatic": ["Silenced"]}
    )
    t.combat("Aric", "Fanatic Henchmen")
    assert run_bonus(t, "Aric") == 1
    t.does("Aric", "discard [Assassin]")
    assert t.strength("Aric") == 3 and run_bonus(t, "Aric") == 0


@card("Dancing")
@rule("FAQ-174")
def test_an_effect_that_stops_style_bonuses_leaves_other_effects() -> None:
    t = sits(level=3, table=["Clown Fu"], attached={"Clown Fu": ["Dancing"]}).deck(doors=["Style Gaki"])
    t.does("Mia", "kick")
    assert t.strength("Mia") == 3 and run_bonus(t, "Mia") == 1


UPGRADES = """
    {name: Ogre, kind: monster, level: 4, treasures: 1, bad_stuff: []}
    {name: Pike, kind: item, bonus: 1, gold: 100}
    {name: Mirror, kind: curse, stays: {until: next_combat}, always: [{bonus: {factor: 0}, of: {kind: item}}]}
    {name: Oiled, kind: upgrade, deck: treasure, stays: {upon: {kind: item}}, always: [{strength: 2}], TRIGGERS}
""".replace("TRIGGERS", "triggers: {would_lose_level: [{cancel: loss}]}")


@rule("ITEM-5", "FAQ-168")
def test_strength_that_an_upgrade_adds_goes_with_the_bonus_of_its_item(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, UPGRADES),)).has("Aric", table=["Pike"], attached={"Pike": ["Oiled"]})
    t.has("Suzan", hand=["Mirror"]).combat("Aric", "Ogre")
    assert t.strength("Aric") == 1 + 1 + 2
    t.does("Suzan", "play [Mirror] on Aric").strikes()
    assert t.strength("Aric") == 1


# ---------------------------------------------------------------- doubles
@card("Stunt Double", "Hong Kong Bong")
@rule("ENHANCE-8", "TRIBE-11")
@pytest.mark.parametrize("first", ["double", "gift"])
def test_a_double_has_what_its_original_was_given(first: str) -> None:
    t = meets(
        "Hong Kong Tong", level=7, erik={"hand": ["Stunt Double", "Hong Kong Bong"]}, treasures=TREASURES, dice=(6, 6)
    )
    plays = ["play [Stunt Double] on [Hong Kong Tong]", "lend [Hong Kong Bong] to [Hong Kong Tong]"]
    t.does("Erik", *(plays if first == "double" else plays[::-1]))
    assert t.sums() == (7, 2 * (2 + 2))
    t.runs("Mia").does("Mia", "run from [Stunt Double]").settle()
    assert sorted(t.discards("door")) == ["Hong Kong Tong", "Stunt Double"]
    assert t.discards("treasure") == ["Hong Kong Bong"]


@card("Stunt Double", "Style Gaki")
@rule("ENHANCE-8", "FAQ-173")
@pytest.mark.parametrize("gaki", ["Style Gaki", "Skills Gaki", "Weapon Gaki", "Level Gaki"])
def test_a_card_given_to_the_original_counts_for_the_double(gaki: str) -> None:
    t = meets(gaki, level=2, takako={"hand": ["Stunt Double"]}, erik={"hand": ["Monk", "Magnet"]})
    bare = t.sums()[1]
    t.does("Erik", "use Feed discarding [Monk]")
    assert t.sums()[1] == bare + 2
    t.does("Takako", f"play [Stunt Double] on [{gaki}]")
    assert t.sums()[1] == 2 * (bare + 2)


@card("Stunt Double", "Hong Kong Bong")
@rule("ENHANCE-8", "AMB-72")
def test_the_double_keeps_a_gift_when_its_original_has_gone() -> None:
    t = table(packs=("fu", "classic"), edition="fu").has("Aric", hand=["Pollymorph Potion"])
    t.has("Suzan", hand=["Stunt Double", "Hong Kong Bong"]).combat("Aric", "Hong Kong Tong")
    t.does("Suzan", "play [Stunt Double] on [Hong Kong Tong]", "lend [Hong Kong Bong] to [Hong Kong Tong]")
    assert t.sums() == (1, 2 * (2 + 2))
    t.does("Aric", "play [Pollymorph Potion] on [Hong Kong Tong]")
    assert t.sums() == (1, 2 + 2) and t.monsters() == ["Stunt Double"]


@card("Mate", "Hong Kong Bong")
@rule("ENHANCE-7")
def test_a_mate_in_a_mix_keeps_a_gift_when_its_original_has_gone() -> None:
    t = table(packs=("classic", "fu")).has("Suzan", hand=["Mate", "Hong Kong Bong"]).combat("Aric", "Hong Kong Tong")
    t.does("Suzan", "lend [Hong Kong Bong] to [Hong Kong Tong]", "play [Mate] on [Hong Kong Tong]")
    assert t.sums() == (1, 2 * (2 + 2))


@card("Black Oops!", "Stunt Double")
@rule("ENHANCE-8", "TRIBE-4")
def test_a_double_shares_what_a_trap_added_to_the_monster() -> None:
    t = table(packs=("impossible", "fu"), edition="impossible-1.61").has("Third", hand=["Black Oops!", "Pets In Black"])
    t.has("Aric", hand=["Diplomatic Immunity"]).has("Suzan", hand=["Stunt Double"]).deck(doors=["Mata Hairy"])
    t.does("Third", "play [Black Oops!] on Aric").strikes().does("Aric", "kick")
    assert t.sums() == (1, 6 + 2)
    t.does("Suzan", "play [Stunt Double] on [Mata Hairy]")
    assert t.sums() == (1, 2 * (6 + 2))
    t.does("Third", "join [Pets In Black]")


@card("Mate", "Pollymorph Potion", "Magic Missile")
@rule("ENHANCE-7", "INTERFERE-2")
def test_what_is_thrown_for_the_monsters_side_counts_once() -> None:
    t = classic().has("Suzan", hand=["Mate", "Magic Missile"]).combat("Aric", "Lame Goblin")
    t.does("Suzan", "play [Magic Missile] on monsters", "play [Mate] on [Lame Goblin]")
    assert t.sums() == (1, 1 + 1 + 5)
