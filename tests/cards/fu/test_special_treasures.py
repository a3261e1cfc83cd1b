"""Treasures of no other kind in the fu set: Mook, Brother in Arms, Item enhancers, Gift From the Ancestors!, Bad Feng
Shui.
"""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, helped, meets, over, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Mook
@card("Mook", "Trained By A Master", "Demon-Possessed", "With Visible Wires")
@rule("MOOK-1", "MOOK-2", "MOOK-5", "MOOK-6", "FAQ-121")
def test_a_mook_is_two_and_carries_one_enhancer_for_good() -> None:
    hand = ["Mook", "With Visible Wires", "Trained By A Master", "Demon-Possessed"]
    t = meets("Wen Yen", level=4, hand=hand)
    t.does("Mia", "play [Mook]")  # even in a fight
    assert t.sums() == (6, 10)
    t.refused("Mia", "play [With Visible Wires] on [Mook]", "MOOK-5")
    t.does("Mia", "play [Trained By A Master] on [Mook]")
    assert t.sums() == (4 + 12, 10)
    t.refused("Mia", "play [Demon-Possessed] on [Mook]", "MOOK-6")
    t.refused("Mia", "discard [Trained By A Master]")
    t.wins("Mia")
    assert t.strength("Mia") == 5 + 12 and len(t.hand("Mia")) == 2 + 3  # no Treasures for a Mook's Master
    over(t)


@card("Mook", "Evil Minions")
@rule("FAQ-121", "AMB-143")
def test_anybody_may_improve_a_bare_mook_in_a_fight() -> None:
    t = meets("Wen Yen", level=4, table=["Mook"], erik={"hand": ["Evil Minions"]})
    t.does("Erik", "play [Evil Minions] on [Mook]")
    assert t.sums() == (4 + 2 + 5, 10) and t.hand("Erik") == []


@card("Mook")
@rule("MOOK-2", "MOOK-3", "MOOK-4", "TRADE-9")
def test_one_mook_at_a_time_and_no_item() -> None:
    t = sits(table=["Mook"], hand=["Mook"], takako={"carried": ["Wok"]})
    t.refused("Mia", "give [Mook] to Takako")
    t.does("Mia", "play [Mook]")
    assert t.used("Mia") == ["Mook"] and t.discards("treasure") == ["Mook"]
    t.does("Mia", "discard [Mook]")
    assert t.used("Mia") == [] and t.discards("treasure") == ["Mook", "Mook"]


@card("Mook", "No Wei", "Hong Kong Kong")
@rule("MOOK-7", "MOOK-8", "RUN-18")
@pytest.mark.parametrize("both", ["yes", "no"])
def test_a_mook_dies_for_you_and_for_the_helper_if_you_say_so(both: str) -> None:
    t = meets("King Cobra", level=4, table=["Mook"], dice=(1,), takako={"level": 4})
    helped(t).flees("Mia").does("Mia", "sacrifice [Mook]" + (" saving Takako" if both == "yes" else "")).settle()
    assert t.level("Mia") == 4 and t.level("Takako") == (4 if both == "yes" else 2)
    assert t.discards("treasure") == ["Mook"]
    over(t)


@card("Mook", "No Wei")
@rule("MOOK-7")
def test_even_from_what_nobody_escapes() -> None:
    t = meets("No Wei", level=2, table=["Mook"]).flees("Mia").does("Mia", "sacrifice [Mook]").settle()
    assert t.level("Mia") == 2
    over(t)


# ---------------------------------------------------------------- Honorable Brother in Arms
@card("Honorable Brother in Arms", "Poison Darts")
@rule("LEVEL-3", "FAQ-109")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_brother_takes_the_blow(answer: str) -> None:
    brother = "Honorable Brother in Arms"
    t = sits(level=4, hand=[brother], takako={"hand": ["Poison Darts"]}).does("Mia", f"play [{brother}]")
    assert t.strength("Mia") == 5
    t.refused("Mia", f"give [{brother}] to Takako")  # no Item
    t.does("Takako", "play [Poison Darts] on Mia").strikes()
    t.does("Mia", f"choose {answer}")
    assert t.level("Mia") == (4 if answer == "yes" else 3) and (brother in t.used("Mia")) == (answer == "no")
    t.nothing_pending_but("Mia")


@card("Honorable Brother in Arms")
@rule("LEVEL-3")
def test_one_blow_of_several_and_not_what_one_pays_oneself() -> None:
    t = meets("King Cobra", level=4, table=["Honorable Brother in Arms", "Samurai"], dice=(1,))
    t.does("Mia", "use Last Stand")  # a cost is no loss
    assert t.level("Mia") == 3 and "Honorable Brother in Arms" in t.used("Mia")
    t.runs("Mia").does("Mia", "choose yes").settle()
    assert t.level("Mia") in (2, 3) and "Honorable Brother in Arms" in t.discards("treasure")
    over(t)


# ---------------------------------------------------------------- Item enhancers
@card("Spirit-Animated", "Weapon Gaki")
@rule("FAQ-110", "SLOT-4", "FAQ-174")
def test_an_animated_weapon_needs_no_hands_and_is_a_weapon() -> None:
    t = sits(
        level=4, table=["Samurai", "Hong Kong Gong"], carried=["Ancient Mongol Bow", "Wok"], hand=["Spirit-Animated"]
    )
    t.refused("Mia", "play [Spirit-Animated] on [Wok]", "CARDS-12")
    t.refused("Mia", "play [Spirit-Animated] on [Hong Kong Gong]", "CARDS-12")
    t.refused("Mia", "equip [Ancient Mongol Bow]", "SLOT-4")
    t.does("Mia", "play [Spirit-Animated] on [Ancient Mongol Bow]", "equip [Ancient Mongol Bow]")
    assert t.strength("Mia") == 4 + 1 + 3 + 4
    t = meets(
        "Weapon Gaki",
        level=4,
        table=["Excellent Bamboo Nose-Spreader"],
        attached={"Excellent Bamboo Nose-Spreader": ["Spirit-Animated"]},
    )
    assert t.sums() == (4, 8)


@card("Spirit-Animated", "...Of My Grandfather")
@rule("FAQ-110", "TIMING-6")
@pytest.mark.parametrize("name", ["Spirit-Animated", "...Of My Grandfather"])
def test_an_item_is_improved_outside_combat_and_the_card_goes_with_it(name: str) -> None:
    t = sits(table=["Sai of Spleen-Mangling"], hand=[name], takako={"table": ["Big Black .45"]}).deck(doors=["Go Hang"])
    t.refused("Mia", f"play [{name}] on [Big Black .45]", "CARDS-12")  # hers
    t.refused("Mia", f"play [{name}]")
    t.does("Mia", f"play [{name}] on [Sai of Spleen-Mangling]", "give [Sai of Spleen-Mangling] to Takako")
    t.does("Takako", "accept Mia")
    assert name in t.used("Takako") and "Sai of Spleen-Mangling" in t.carried("Takako")
    t = meets("Go Hang", table=["Sai of Spleen-Mangling"], hand=[name])
    t.refused("Mia", f"play [{name}] on [Sai of Spleen-Mangling]", "COMBAT-16")


@card("...Of My Grandfather")
@rule("FAQ-110", "ITEM-4")
def test_grandfather_is_worth_three_on_anything_used() -> None:
    for name, bonus in (("Wok", 1), ("Naginata Of Ever-Growing Mastery", 2), ("Ninja Climbing Shoes", 0)):
        t = sits(level=4, table=["Monk", name], hand=["...Of My Grandfather"])
        t.does("Mia", f"play [...Of My Grandfather] on [{name}]")
        assert t.strength("Mia") == 4 + bonus + 3
        t.does("Mia", f"unequip [{name}]")
        assert t.strength("Mia") == 4
    shot = sits(carried=["Flame Powder"], hand=["...Of My Grandfather"])
    shot.refused("Mia", "play [...Of My Grandfather] on [Flame Powder]", "CARDS-12")


# ---------------------------------------------------------------- Gift From the Ancestors!
@card("Gift From the Ancestors!")
@rule("TIMING-2", "FAQ-19", "CARDS-2")
def test_the_ancestors_give_something_used() -> None:
    t = sits(level=5).deck(
        doors=["Go Hang"],
        treasures=["Gift From the Ancestors!"],
        treasure_discards=["Enormous Mallet", "Subtitles", "Wok"],
    )
    t.does("Mia", "kick", "fight").settle()
    t.refused("Mia", "choose [Subtitles]")  # an Item, please
    t.does("Mia", "choose [Enormous Mallet]").settle()
    assert t.hand("Mia") == ["Enormous Mallet"] and t.discards("treasure")[-1] == "Gift From the Ancestors!"
    over(t)


@card("Gift From the Ancestors!")
@rule("TIMING-2", "REWARD-6")
def test_or_two_new_things_where_nothing_is_left() -> None:
    t = sits(level=5).deck(doors=["Go Hang"], treasures=["Gift From the Ancestors!", *TREASURES[:2]])
    t.does("Mia", "kick").wins("Mia")
    assert sorted(t.hand("Mia")) == sorted(TREASURES[:2]) and t.discards("treasure") == ["Gift From the Ancestors!"]
    over(t)
