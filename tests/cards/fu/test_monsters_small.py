"""Monsters of fu of Level 1 to 4, each by its own text; what many share is in test_monsters_numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import TREASURES, gold, helped, loses, meets, over, rolls
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Ah Chu
@card("Ah Chu")
def test_ah_chu_is_caught_by_the_neighbours_too() -> None:
    t = loses("Ah Chu", hand=["Wok", "Ninja"], takako={"hand": ["Monk", "Subtitles"]}, erik={"hand": ["Yakuza"]})
    t.refused("Takako", "choose [Monk]")
    t.does("Mia", "choose [Ninja]").does("Takako", "choose [Subtitles]")
    assert (t.hand("Mia"), t.hand("Takako"), t.hand("Erik")) == (["Wok"], ["Monk"], [])
    assert t.discards("door")[:2] == ["Ninja", "Yakuza"]
    over(t)


@card("Ah Chu")
def test_empty_hands_have_nothing_to_sneeze_on() -> None:
    t = loses("Ah Chu", level=2, table=["Feather Fu", "Hong Kong Bong"], erik={"hand": ["Monk", "Ninja"]}, dice=(1,))
    assert t.owes("Erik") == "choose"
    t.does("Erik", "choose [Monk]")
    assert t.used("Mia") == ["Feather Fu", "Hong Kong Bong"]
    over(t)


# ---------------------------------------------------------------- Big Eyes, Small Mouse
@card("Big Eyes, Small Mouse")
@pytest.mark.parametrize(("level", "mouse"), [(5, 1), (6, 6), (9, 6)])
def test_the_mouse_melts_high_levels(level: int, mouse: int) -> None:
    assert meets("Big Eyes, Small Mouse", level=level).sums() == (level, mouse)
    t = meets("Big Eyes, Small Mouse", level=1, takako={"level": level}, erik={"level": 9})
    assert t.sums() == (1, 1)
    assert helped(t).sums() == (1 + level, mouse)
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- Moo Goo Pan Guy
@card("Moo Goo Pan Guy")
def test_the_pan_guy_leaves_a_take_away() -> None:
    t = meets("Moo Goo Pan Guy", level=2, takako={"level": 2}, doors=("Yakuza",), treasures=TREASURES)
    helped(t).wins("Mia")
    assert t.hand("Mia") == [TREASURES[0], "Yakuza"] or t.hand("Mia") == ["Yakuza", TREASURES[0]]
    assert t.hand("Takako") == []
    over(t)

    t = meets("Moo Goo Pan Guy", level=2, erik={"hand": ["Trained By A Master"]}, dice=(6,))
    t.does("Erik", "play [Trained By A Master]").runs("Mia")
    assert t.hand("Mia") == []  # only for a kill
    over(t)


# ---------------------------------------------------------------- Street Beggar
@card("Street Beggar")
@pytest.mark.parametrize(
    ("owned", "beggar"),
    [(["Enormous Mallet"], 5), (["Silk Armor", "Wok"], 1), ([], 1)],
)
def test_the_beggar_envies_what_is_worth_500(owned: list[str], beggar: int) -> None:
    assert gold("Enormous Mallet") >= 500 > max(gold("Silk Armor"), gold("Wok"))
    assert meets("Street Beggar", carried=owned).sums()[1] == beggar
    assert meets("Street Beggar", hand=owned, erik={"carried": ["Ancient Mongol Bow"]}).sums()[1] == 1
    t = meets("Street Beggar", takako={"table": owned})
    assert helped(t).sums()[1] == beggar


@card("Street Beggar")
def test_alms_go_to_the_lowest_level() -> None:
    worn: dict[str, Any] = {"table": ["Wok"], "carried": ["Enormous Mallet", "Sai of Spleen-Mangling"]}
    assert gold("Enormous Mallet") > gold("Sai of Spleen-Mangling") > gold("Wok")
    t = meets("Street Beggar", level=2, takako={"level": 3}, erik={"level": 1}, hand=["War Fan"], dice=(1,), **worn)
    t.runs("Mia")
    assert (t.used("Mia"), t.carried("Mia"), t.hand("Mia")) == (["Wok"], ["Sai of Spleen-Mangling"], ["War Fan"])
    assert t.carried("Erik") == ["Enormous Mallet"]
    over(t)


@card("Street Beggar")
def test_of_two_poor_players_the_giver_names_one() -> None:
    assert gold("Enormous Mallet") > gold("Wok")
    t = meets("Street Beggar", level=2, table=["Wok"], carried=["Enormous Mallet"], dice=(1,))
    t.runs("Mia").refused("Mia", "choose Mia")
    t.does("Mia", "choose Erik")
    assert (t.carried("Erik"), t.carried("Takako"), t.used("Mia")) == (["Enormous Mallet"], [], ["Wok"])
    over(t)


@card("Street Beggar")
@pytest.mark.parametrize("others", [1, 5])
def test_the_poorest_gives_nothing(others: int) -> None:
    t = loses("Street Beggar", level=1, carried=["Hong Kong Bong"], takako={"level": others}, erik={"level": others})
    assert t.carried("Mia") == ["Hong Kong Bong"]
    over(t)


# ---------------------------------------------------------------- Ugly Little Idol
@card("Ugly Little Idol")
def test_one_offering_makes_the_idol_pay_twice() -> None:
    other = {"hand": ["Hong Kong Bong"]}
    t = meets("Ugly Little Idol", level=3, hand=["Wok", "Monk"], carried=["War Fan"], takako=other, treasures=TREASURES)
    t.refused("Takako", "use Offering discarding [Hong Kong Bong]")
    t.refused("Mia", "use Offering discarding [Monk]")
    t.does("Mia", "use Offering discarding [Wok]")
    t.refused("Mia", "use Offering discarding [War Fan]")  # once
    t.wins("Mia")
    assert t.hand("Mia") == ["Monk", *TREASURES[:2]]
    assert t.discards("treasure") == ["Wok"]
    over(t)


@card("Ugly Little Idol")
def test_the_idols_bad_luck_makes_flight_harder() -> None:
    t = loses("Ugly Little Idol", dice=(1, 6, 6), takako={"level": 3}, doors=("Hong Kong Cong",))
    over(t)
    t.does("Mia", "end").settle().does("Takako", "kick").does("Takako", "ask Mia").does("Mia", "accept Takako")
    t.runs("Takako")
    assert [t.names[e.seat] for e in t.happened("escaped")] == ["Takako"]
    assert [t.names[e.seat] for e in t.happened("caught")] == ["Mia"]  # a 6 as well


@card("Ugly Little Idol")
def test_the_idols_bad_luck_ends_with_a_kill() -> None:
    t = loses("Ugly Little Idol", dice=(1, 5), doors=("Ninja", "Monk", "Samurai", "Yakuza", "Big Eyes, Small Mouse"))
    assert [m.until for m in t.game.state.mods] == [("kill", "death")]
    t.does("Mia", "end").settle()
    for name in ("Takako", "Erik"):
        t.does(name, "kick", "keep", "loot", "end").settle()
    t.does("Mia", "kick")
    assert t.monsters() == ["Big Eyes, Small Mouse"]
    t.does("Mia", "ask Takako").does("Takako", "accept Mia").wins("Mia")
    assert t.level("Mia") == 2
    assert t.game.state.mods == ()


# ---------------------------------------------------------------- Go Hang
@card("Go Hang")
def test_go_hang_shakes_out_what_is_not_in_use() -> None:
    t = meets(
        "Go Hang", level=1, table=["Enormous Mallet"], carried=["Wok", "Hong Kong Bong"], hand=["War Fan"],
        erik={"hand": ["Evil Minions"]}, dice=(1,),
    )  # fmt: skip
    t.does("Erik", "play [Evil Minions]").runs("Mia")
    assert (t.used("Mia"), t.carried("Mia"), t.hand("Mia")) == (["Enormous Mallet"], [], ["War Fan"])
    assert t.level("Mia") == 1
    over(t)


@card("Go Hang")
def test_with_empty_pockets_go_hang_costs_a_level() -> None:
    t = loses("Go Hang", level=2, hand=["War Fan"])
    assert (t.level("Mia"), t.hand("Mia")) == (1, ["War Fan"])
    over(t)


@card("Go Hang")
def test_go_hang_is_after_stylists() -> None:
    t = meets("Go Hang", level=4, takako={"table": ["Clown Fu"]}, carried=["Idol Powder"], treasures=TREASURES)
    assert t.sums() == (4, 2)
    helped(t)
    assert t.sums() == (4 + 1 + 3, 2 + 3)
    t.does("Takako", "discard [Clown Fu]")
    assert t.sums() == (5, 2)
    t.wins("Mia")
    assert (t.level("Mia"), t.hand("Mia")) == (5, [TREASURES[0]])
    over(t)


# ---------------------------------------------------------------- Han So Low
@card("Han So Low")
def test_the_limbo_costs_a_level_and_pays_two_treasures() -> None:
    t = meets("Han So Low", level=3, treasures=TREASURES, takako={"level": 3})
    t.refused("Takako", "use Limbo")
    t.does("Mia", "use Limbo").settle()
    assert (t.level("Mia"), t.hand("Mia")) == (2, list(TREASURES[:2]))
    assert t.discards("door") == ["Han So Low"]
    over(t)


@card("Han So Low")
def test_nobody_of_level_one_goes_lower() -> None:
    t = meets("Han So Low", level=1)
    t.refused("Mia", "use Limbo")
    assert t.runs("Mia").level("Mia") == 1
    over(t)


# ---------------------------------------------------------------- Hi Ho
@card("Hi Ho")
def test_hi_ho_dig_what_is_big() -> None:
    assert meets("Hi Ho", carried=["Enormous Mallet"]).sums()[1] == 6
    assert meets("Hi Ho", table=["Wok"], hand=["Enormous Mallet"], erik={"table": ["Hong Kong Gong"]}).sums()[1] == 2
    t = meets("Hi Ho", takako={"table": ["Hong Kong Gong"]}, carried=["Enormous Mallet"])
    assert helped(t).sums()[1] == 6  # once
    t.nothing_pending_but("Mia")


@card("Hi Ho")
@pytest.mark.parametrize(
    ("table_", "left", "level"),
    [(["Hong Kong Bong", "Wok"], ["Wok"], 2), (["Wok"], ["Wok"], 1), ([], [], 1)],
)
def test_hi_ho_takes_a_tool_or_a_level(table_: list[str], left: list[str], level: int) -> None:
    t = meets("Hi Ho", level=2, table=table_, erik={"hand": ["Trained By A Master"]}, dice=(1,))
    t.does("Erik", "play [Trained By A Master]").runs("Mia")
    assert (t.used("Mia"), t.level("Mia")) == (left, level)
    over(t)


# ---------------------------------------------------------------- Karate Squid
@card("Karate Squid")
def test_the_squid_resents_what_is_held_in_hands() -> None:
    assert meets("Karate Squid", table=["Wok"], carried=["Hong Kong Bong"]).sums()[1] == 2
    assert meets("Karate Squid", table=["Hong Kong Bong"]).sums() == (3, 6)
    t = meets("Karate Squid", takako={"table": ["Hong Kong Bong", "Sai of Spleen-Mangling"]})
    assert t.sums()[1] == 2
    assert helped(t).sums()[1] == 6


# ---------------------------------------------------------------- Harmless-Looking Schoolgirl
@card("Harmless-Looking Schoolgirl")
def test_two_against_one_is_what_the_schoolgirl_hoped_for() -> None:
    t = meets("Harmless-Looking Schoolgirl", level=4, takako={"level": 3})
    assert t.sums() == (4, 4)
    helped(t)
    assert t.sums() == (7, 10)
    t.nothing_pending_but("Mia")


@card("Harmless-Looking Schoolgirl")
def test_a_samurai_does_not_hit_schoolgirls_hard() -> None:
    assert meets("Harmless-Looking Schoolgirl", table=["Samurai"]).sums()[1] == 8
    t = meets("Harmless-Looking Schoolgirl", takako={"table": ["Samurai"]})
    assert helped(t).sums()[1] == 4 + 4 + 6
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- Hopping Vampire
@card("Hopping Vampire")
@pytest.mark.parametrize(
    ("place", "pursued"),
    [
        ({"table": ["Five Year Toenails"]}, False),
        ({"carried": ["Five Year Toenails"]}, True),
        ({"hand": ["Five Year Toenails"]}, True),
        ({"table": ["Wok"]}, True),
    ],
)
def test_nobody_in_shoes_is_caught_by_a_hopping_vampire(place: dict[str, Any], pursued: bool) -> None:
    t = meets("Hopping Vampire", level=1, erik={"hand": ["Evil Minions"]}, dice=(1,), **place)
    t.does("Erik", "play [Evil Minions]").runs("Mia")
    assert rolls(t) == pursued
    assert bool(t.happened("escaped")) != pursued
    over(t)


# ---------------------------------------------------------------- No Wei
@card("No Wei")
def test_no_wei_allows_neither_help_nor_flight() -> None:
    t = meets("No Wei", level=3, takako={"level": 9}, table=["Silk Armor"])
    t.refused("Mia", "ask Takako")
    t.refused("Takako", "offer help to Mia")
    assert t.sums() == (5, 4)

    t = loses("No Wei", level=4, hand=["Great Wall"])
    assert rolls(t) == 0
    assert (t.level("Mia"), t.hand("Mia")) == (3, ["Great Wall"])
    over(t)


@card("No Wei")
@rule("MOOK-7")
def test_a_mook_dies_even_in_front_of_no_wei() -> None:
    t = meets("No Wei", level=1, table=["Mook"]).flees("Mia").does("Mia", "sacrifice [Mook]").settle()
    assert (t.level("Mia"), t.used("Mia")) == (1, [])
    over(t)
