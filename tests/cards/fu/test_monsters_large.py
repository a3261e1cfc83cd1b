"""Monsters of fu of Level 12 and more, each by its own text, and who may join whose fight."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, gold, helped, loses, meets, over, rolls
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Hong Kong
@card("Hong Kong Tong", "Hong Kong Cong", "Hong Kong Kong")
@rule("TRIBE-8")
def test_hong_kong_monsters_join_each_other_from_any_hand() -> None:
    t = meets(
        "Hong Kong Tong", level=9, takako={"hand": ["Hong Kong Cong", "Tu Phat"]}, erik={"hand": ["Hong Kong Kong"]}
    )
    t.refused("Takako", "join [Tu Phat]")
    t.does("Takako", "join [Hong Kong Cong]").does("Erik", "join [Hong Kong Kong]")
    assert t.sums() == (9, 2 + 12 + 18)
    t.nothing_pending_but("Mia")

    t = meets("Tu Phat", level=9, takako={"hand": ["Hong Kong Cong"]})
    t.refused("Takako", "join [Hong Kong Cong]")


@card("Hong Kong Tong")
@rule("TRIBE-9", "TRIBE-10", "TRIBE-11", "TRIBE-12")
def test_hong_kong_items_are_given_to_hong_kong_monsters() -> None:
    t = meets(
        "Hong Kong Tong", level=3, takako={"table": ["Hong Kong Thong"]}, erik={"hand": ["Hong Kong Bong", "Wok"]}
    )
    t.refused("Erik", "lend [Wok] to [Hong Kong Tong]", "TRIBE-9")
    t.does("Takako", "lend [Hong Kong Thong] to [Hong Kong Tong]").does(
        "Erik", "lend [Hong Kong Bong] to [Hong Kong Tong]"
    )
    assert t.sums() == (3, 2 + 2 + 2)
    t.runs("Mia")
    assert sorted(t.discards("treasure")) == ["Hong Kong Bong", "Hong Kong Thong"]
    over(t)


@card("Hong Kong Tong")
def test_cement_shoes_wait_for_the_next_flight() -> None:
    t = loses("Hong Kong Tong", dice=(1, 6), takako={"level": 1}, doors=("Evil Ninjas",))
    assert (t.level("Mia"), t.hand("Mia")) == (1, [])
    over(t)
    t.does("Mia", "end").settle().does("Takako", "kick").does("Takako", "ask Mia").does("Mia", "accept Takako")
    t.runs("Takako")
    assert [t.names[e.seat] for e in t.happened("caught")] == ["Mia"]
    assert [t.names[e.seat] for e in t.happened("escaped")] == ["Takako"]
    assert t.game.state.mods == ()  # once


@card("Hong Kong Tong")
def test_who_gets_away_from_the_tong_keeps_his_shoes() -> None:
    t = loses("Hong Kong Tong", dice=(5,))
    assert t.game.state.mods == ()
    over(t)


@card("Hong Kong Cong")
def test_the_conga_line_takes_shoes_and_two_levels() -> None:
    t = loses("Hong Kong Cong", level=4, table=["Five Year Toenails", "Wok"], carried=["Sandals of Agility"])
    assert (t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Wok"], ["Sandals of Agility"], 2)
    over(t)


# ---------------------------------------------------------------- Undead, Demons
@card("Hopping Vampire", "Tiger Ghost")
@rule("TRIBE-1", "FAQ-184")
def test_the_undead_join_each_other() -> None:
    t = meets("Hopping Vampire", takako={"hand": ["Tiger Ghost"]}, erik={"hand": ["Long Tung"]})
    t.refused("Erik", "join [Long Tung]")
    t.does("Takako", "join [Tiger Ghost]")
    assert t.sums()[1] == 4 + 10
    t.nothing_pending_but("Mia")


@card("Han So Low", "No Wei", "Fang Yu", "Yee Ha", "Long Tung", "Soh Soo Mee", "Tu Phat")
@pytest.mark.parametrize("demon", ["Han So Low", "No Wei", "Fang Yu", "Yee Ha", "Long Tung", "Soh Soo Mee", "Tu Phat"])
def test_demons_shun_the_cattle_prod(demon: str) -> None:
    prod = ["Celestial Lightning Cattle Prod"]
    assert meets(demon, table=prod).sums()[0] > meets("Evil Ninjas", table=prod).sums()[0]


# ---------------------------------------------------------------- King Cobra
@card("King Cobra")
def test_a_charmed_cobra_dances_on_somebody_else() -> None:
    samurai = {"level": 9, "table": ["Silk Armor", "Monk"]}
    t = meets("King Cobra", level=3, hand=["Wok", "Mook"], table=["Clown Fu"], takako=samurai, treasures=TREASURES)
    t.refused("Takako", "use Charm discarding [Silk Armor], [Monk]")
    t.refused("Mia", "use Charm discarding [Wok], [Mook]")
    t.does("Mia", "use Charm discarding [Wok], [Mook], [Clown Fu]")
    t.refused("Mia", "choose Mia")
    t.does("Mia", "choose Takako")
    assert t.sums() == (9 + 2, 12)
    t.refused("Mia", "run")


@card("King Cobra")
def test_the_next_charmer_may_charm_again_and_the_first_is_out_of_it() -> None:
    next_one = {"level": 4, "hand": ["Monk", "Ninja", "Subtitles"]}
    t = meets("King Cobra", level=3, hand=["Wok", "Mook", "War Fan"], takako=next_one, dice=(1,))
    t.does("Mia", "use Charm discarding [Wok], [Mook], [War Fan]", "choose Takako")
    t.does("Takako", "use Charm discarding [Monk], [Ninja], [Subtitles]", "choose Erik")
    t.runs("Erik")
    assert (t.level("Mia"), t.level("Takako"), t.level("Erik")) == (3, 4, 1)
    over(t)


@card("King Cobra")
@pytest.mark.parametrize(("level", "left"), [(1, 1), (2, 1), (5, 2), (8, 4)])
def test_cobra_venom_takes_half_the_level(level: int, left: int) -> None:
    assert loses("King Cobra", level=level).level("Mia") == left


# ---------------------------------------------------------------- Long Tung
@card("Long Tung")
def test_the_long_tongue_reaches_both_neighbours() -> None:
    t = loses("Long Tung", level=5, takako={"level": 3}, erik={"level": 1})
    assert (t.level("Mia"), t.level("Takako"), t.level("Erik")) == (2, 2, 1)
    over(t)
    t = loses("Long Tung", level=5, takako={"level": 3}, dice=(6,))
    assert (t.level("Mia"), t.level("Takako")) == (5, 3)
    over(t)


# ---------------------------------------------------------------- Geisha Gorgon
@card("Geisha Gorgon")
def test_the_gorgon_likes_company_and_hates_sunglasses() -> None:
    t = meets("Geisha Gorgon", hand=["Mook"], takako={"table": ["Mook"]}, erik={"table": ["Amazingly Cool Sunglasses"]})
    assert t.sums()[1] == 14
    assert t.does("Mia", "play [Mook]").sums()[1] == 18
    assert helped(t).sums()[1] == 18  # once
    assert meets("Geisha Gorgon", carried=["Amazingly Cool Sunglasses"]).sums()[1] == 14
    t = meets("Geisha Gorgon", table=["Amazingly Cool Sunglasses"], takako={"table": ["Mook"]})
    assert t.sums() == (2, 8)


@card("Geisha Gorgon")
def test_who_is_stone_stays_stone_until_the_next_turn() -> None:
    doors = ("Evil Ninjas", "Monk", "Ninja")
    t = loses("Geisha Gorgon", level=5, table=["Mook", "Clown Fu"], hand=["Wok", "Subtitles"], doors=doors)
    assert (t.level("Mia"), t.used("Mia")) == (4, ["Clown Fu"])
    over(t)
    t.refused("Mia", "play [Subtitles] on Mia")
    t.refused("Mia", "play [Wok]")
    t.does("Mia", "end").settle().does("Takako", "kick").refused("Takako", "ask Mia")
    t.runs("Takako").does("Takako", "end").settle()
    t.does("Erik", "kick", "keep", "loot", "end").settle()
    t.does("Mia", "play [Wok]")
    assert "Wok" in t.used("Mia")


# ---------------------------------------------------------------- Kung Fu Aliens
@card("Kung Fu Aliens")
def test_the_aliens_respect_kung_fu() -> None:
    assert meets("Kung Fu Aliens", table=["Monk"]).sums()[1] == 20
    t = meets("Kung Fu Aliens", table=["Clown Fu"])
    assert t.sums()[1] == 16
    assert helped(t).sums()[1] == 20  # Takako has none


@card("Kung Fu Aliens")
def test_who_can_phone_home_is_not_pursued() -> None:
    t = loses("Kung Fu Aliens", level=4, table=["Phone Fu"], dice=(1,))
    assert rolls(t) == 0
    assert (t.level("Mia"), t.used("Mia")) == (4, ["Phone Fu"])
    over(t)


@card("Kung Fu Aliens")
def test_the_aliens_wipe_what_was_learnt() -> None:
    t = loses("Kung Fu Aliens", level=5, table=["Monk", "Clown Fu", "Banana Fu", "Wok"])
    assert (t.used("Mia"), t.level("Mia")) == (["Wok"], 5)
    over(t)
    t = loses("Kung Fu Aliens", level=5, table=["Wok"], hand=["Monk"])
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == (["Wok"], ["Monk"], 2)
    over(t)


# ---------------------------------------------------------------- Soh Soo Mee
@card("Soh Soo Mee")
def test_damages_are_paid_in_gold_or_levels() -> None:
    rich = ["Elephant Hide Armor", "Blond Wig", "Ninja Climbing Shoes"]
    assert gold("Elephant Hide Armor", "Ninja Climbing Shoes") >= 1000 > gold("Blond Wig", "Ninja Climbing Shoes")
    t = loses("Soh Soo Mee", level=5, table=rich)
    t.does("Mia", "choose 1").refused("Mia", "choose [Blond Wig], [Ninja Climbing Shoes]")
    t.does("Mia", "choose [Elephant Hide Armor], [Ninja Climbing Shoes]")
    assert (t.used("Mia"), t.level("Mia")) == (["Blond Wig"], 5)
    over(t)

    t = loses("Soh Soo Mee", level=5, table=rich)
    t.does("Mia", "choose 2")
    assert (t.used("Mia"), t.level("Mia")) == (rich, 2)
    over(t)


@card("Soh Soo Mee")
def test_who_cannot_pay_loses_levels() -> None:
    t = loses("Soh Soo Mee", level=5, table=["Wok"])
    assert (t.used("Mia"), t.level("Mia")) == (["Wok"], 2)
    over(t)


# ---------------------------------------------------------------- Mecha-Ninja
@card("Mecha-Ninja")
def test_the_cattle_prod_shorts_the_mecha_ninja() -> None:
    assert meets("Mecha-Ninja", table=["Celestial Lightning Cattle Prod"]).sums()[1] == 8
    assert meets("Mecha-Ninja", carried=["Celestial Lightning Cattle Prod"]).sums() == (1, 14)
    t = meets("Mecha-Ninja", takako={"table": ["Celestial Lightning Cattle Prod"]}, table=["Ninja"])
    assert t.sums()[1] == 19
    assert helped(t).sums()[1] == 13


# ---------------------------------------------------------------- Rokurokubi
@card("Rokurokubi")
def test_rokurokubi_looks_over_the_shoulder_first() -> None:
    t = meets("Rokurokubi", hand=["Wok", "Monk"], takako={"hand": ["Ninja"]})
    shown = t.happened("hand_shown")
    assert [t.cards(e.cards) for e in shown] == [["Wok", "Monk"]]
    assert t.hand("Mia") == ["Wok", "Monk"]
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- Tu Phat
@card("Tu Phat")
def test_tu_phat_flattens_what_is_worn() -> None:
    t = loses(
        "Tu Phat",
        level=4,
        table=["Wok", "Hong Kong Bong", "Clown Fu"],
        carried=["War Fan"],
        hand=["Blowgun"],
        dice=(2,),
    )
    assert (t.used("Mia"), t.carried("Mia"), t.hand("Mia"), t.level("Mia")) == (
        ["Clown Fu"],
        ["War Fan"],
        ["Blowgun"],
        4,
    )
    assert sorted(t.discards("treasure")) == ["Hong Kong Bong", "Wok"]
    over(t)


# ---------------------------------------------------------------- The Dragon Lady
@card("The Dragon Lady")
def test_mooks_do_not_fight_the_dragon_lady_but_still_die() -> None:
    t = meets("The Dragon Lady", level=6, table=["Mook", "Wok"], takako={"table": ["Mook"], "level": 2})
    assert t.sums() == (6 + 1, 18)
    assert helped(t).sums() == (7 + 2, 18)
    t.flees("Mia").does("Mia", "sacrifice [Mook]").settle()
    assert not t.dead("Mia")
    assert t.used("Mia") == ["Wok"]


@card("The Dragon Lady")
def test_an_enhanced_mook_is_no_better() -> None:
    t = meets("The Dragon Lady", level=6, table=["Mook"], hand=["Trained By A Master"])
    t.does("Mia", "play [Trained By A Master] on [Mook]")
    assert t.sums() == (6, 18)
    t = meets("Jogira", level=6, table=["Mook"], hand=["Trained By A Master"])
    t.does("Mia", "play [Trained By A Master] on [Mook]")
    assert t.sums() == (6 + 12, 20)


# ---------------------------------------------------------------- Jogira
@card("Jogira")
@pytest.mark.parametrize(("level", "die"), [(6, 6), (3, 1)])
def test_running_from_jogira_wears_out_the_shoes(level: int, die: int) -> None:
    t = loses("Jogira", level=level, table=["Five Year Toenails", "Wok"], carried=["Sandals of Agility"], dice=(die,))
    assert (t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Wok"], ["Sandals of Agility"], level)
    over(t)
