"""Doors of no other kind in the fu set, each by play: Cheat!, Practice Match, Stunt Double, Wandering Monster."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, helped, meets, over, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Cheat!
@card("Cheat!")
@rule("CHEAT-1", "FAQ-113")
def test_a_cheated_item_ignores_users_slots_and_size() -> None:
    t = sits(table=["Monk", "Wok", "Hong Kong Gong"], hand=["Cheat!", "Samurai Helmet", "Elephant Hide Armor"])
    t.refused("Mia", "play [Elephant Hide Armor]", "BIG-1")
    t.does("Mia", "play [Samurai Helmet]")
    assert t.carried("Mia") == ["Samurai Helmet"]
    t.does("Mia", "play [Cheat!] on [Samurai Helmet]")
    assert "Samurai Helmet" in t.used("Mia") and t.strength("Mia") == 1 + 1 + 3 + 3
    t.nothing_pending_but("Mia")


@card("Cheat!")
@rule("CHEAT-1", "FAQ-113", "TRIBE-11")
def test_it_lies_on_items_of_ones_own_and_goes_with_them() -> None:
    t = sits(
        table=["Mook", "Clown Fu", "Hong Kong Thong"],
        carried=["Flame Powder"],
        hand=["Cheat!"],
        takako={"table": ["Wok"]},
    )
    t.deck(doors=["Hong Kong Tong"])
    for wrong in ("Mook", "Clown Fu", "Flame Powder", "Wok"):
        t.refused("Mia", f"play [Cheat!] on [{wrong}]", "CARDS-12")
    t.does("Mia", "play [Cheat!] on [Hong Kong Thong]", "kick", "lend [Hong Kong Thong] to [Hong Kong Tong]")
    assert "Cheat!" in t.discards("door") and t.sums() == (1 + 2 + 3, 2 + 2)


# ---------------------------------------------------------------- Practice Match
@card("Practice Match")
@rule("FAQ-57", "LEVEL-2")
def test_it_was_only_practice() -> None:
    t = meets("Wen Yen", level=4, takako={"hand": ["Practice Match"]}, erik={"level": 3})
    t.does("Takako", "play [Practice Match]").settle()
    assert t.level("Mia") == 5 and t.hand("Mia") == [] and t.discards("door") == ["Wen Yen", "Practice Match"]
    over(t)


@card("Practice Match")
@rule("CONFLICT-6", "FAQ-57")
def test_it_robs_a_winner_of_the_last_level() -> None:
    t = meets("Moo Goo Pan Guy", level=9, takako={"hand": ["Practice Match"]}).does("Mia", "fight")
    t.does("Takako", "play [Practice Match]").settle()
    assert t.level("Mia") == 9 and not t.game.over
    over(t)


@card("Practice Match", "Poisoned Chopsticks")
@rule("FAQ-181", "CARDS-12")
def test_it_does_nothing_where_no_monster_is_left() -> None:
    t = sits(level=4, hand=["Practice Match"])
    t.refused("Mia", "play [Practice Match]", "CARDS-12")
    t = meets(
        "Moo Goo Pan Guy",
        level=1,
        table=["Poisoned Chopsticks"],
        takako={"hand": ["Practice Match"]},
        treasures=TREASURES[:1],
        doors=("Phone Fu",),
    )
    t.does("Mia", "use [Poisoned Chopsticks] on [Moo Goo Pan Guy]")
    t.refused("Takako", "play [Practice Match]", "CARDS-12")
    t.settle()
    if t.owes("Mia") == "fight":
        t.wins("Mia")
    assert t.level("Mia") == 2 and t.hand("Takako") == ["Practice Match"]
    over(t)


# ---------------------------------------------------------------- Stunt Double
@card("Stunt Double", "Evil Minions")
@rule("ENHANCE-8", "AMB-72", "MULTI-9")
@pytest.mark.parametrize("first", ["double", "enhancer"])
def test_the_double_shares_every_enhancer_whatever_the_order(first: str) -> None:
    t = meets(
        "Girl Wrestler",
        level=9,
        table=["Clown Fu", "Enormous Mallet", "Mook", "Hong Kong Thong", "Silk Armor", "Blond Wig"],
        takako={"hand": ["Stunt Double", "Evil Minions"]},
        treasures=TREASURES[1:],
    )
    plays = ["play [Stunt Double] on [Girl Wrestler]", "play [Evil Minions] on [Girl Wrestler]"]
    t.does("Takako", plays[first == "enhancer"])
    assert t.sums()[1] == (12 if first == "double" else 11)
    t.does("Takako", plays[first == "double"])
    assert t.sums() == (9 + 3 + 3 + 2 + 2 + 2 + 2, 2 * (6 + 5)) and len(t.monsters()) == 2
    t.wins("Mia")
    assert t.game.winners == ["Mia"]


@card("Stunt Double")
@rule("ENHANCE-3", "MULTI-9", "MOOK-5")
def test_a_double_pays_like_the_first_and_is_for_a_running_fight() -> None:
    t = sits(level=5, table=["Mook", "Dragon Tooth Katana", "Ninja"], hand=["Stunt Double"]).deck(
        doors=["Han So Low"], treasures=TREASURES[:2]
    )
    t.refused("Mia", "play [Stunt Double]", "CARDS-12")
    t.refused("Mia", "play [Stunt Double] on [Mook]", "CARDS-12")  # a Mook takes what adds levels
    t.does("Mia", "kick", "play [Stunt Double] on [Han So Low]")
    assert t.sums() == (5 + 2 + 3, 4) and t.monsters() == ["Han So Low", "Stunt Double"]
    t.wins("Mia")
    assert t.level("Mia") == 7 and sorted(t.hand("Mia")) == sorted(TREASURES[:2])
    assert sorted(t.discards("door")) == ["Han So Low", "Stunt Double"]
    over(t)


# ---------------------------------------------------------------- Wandering Monster
@card("Wandering Monster")
@rule("MULTI-11", "INTERFERE-4", "FAQ-144")
def test_it_brings_a_monster_from_the_hand_into_any_fight() -> None:
    hand = ["Wandering Monster", "Go Hang", "Magnet"]
    t = sits(level=9, takako={"hand": hand, "level": 2}).deck(doors=["Girl Wrestler"], treasures=TREASURES[:3])
    t.refused("Takako", "play [Wandering Monster] with [Go Hang]")  # no fight yet
    t.does("Mia", "kick")
    t.refused("Takako", "play [Wandering Monster] with [Magnet]", "MULTI-11")
    t.does("Takako", "play [Wandering Monster] with [Go Hang]")
    assert t.sums() == (9, 8) and t.discards("door") == ["Wandering Monster"] and t.hand("Takako") == ["Magnet"]
    t.wins("Mia")
    assert t.game.winners == ["Mia"]
    bare = meets("Girl Wrestler", takako={"hand": ["Wandering Monster"]})
    bare.refused("Takako", "play [Wandering Monster]", "MULTI-11")
    helped(bare)
