"""Traps of fu: at the door, from a hand, in a fight; what they take and what they leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import FU, TREASURES, helped, meets, over, sits
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table


def trapped(trap: str, *, erik: dict[str, Any] | None = None, **place: Any) -> Table:
    """Erik plays a Trap on Mia before her door, and nobody cancels it."""
    t = sits(erik={**(erik or {}), "hand": [trap, *(erik or {}).get("hand", [])]}, **place)
    return t.does("Erik", f"play [{trap}] on Mia").strikes()


def at_rest(t: Table) -> None:
    assert t.owes("Mia") == "kick"
    t.nothing_pending_but("Mia")


# ---------------------------------------------------------------- simple losses
@pytest.mark.parametrize(
    ("trap", "slot", "lost", "kept"),
    [
        pytest.param(
            "Lose the Armor You Are Wearing", "armor", ["Silk Armor", "Hong Kong Thong"], ["Wok", "Five Year Toenails"],
            marks=card("Lose the Armor You Are Wearing"),
        ),
        pytest.param(
            "Lose the Footgear You Are Wearing", "footgear", ["Five Year Toenails"], ["Wok", "Silk Armor"],
            marks=card("Lose the Footgear You Are Wearing"),
        ),
        pytest.param(
            "Lose the Headgear You Are Wearing", "headgear", ["Wok", "Amazingly Cool Sunglasses"],
            ["Silk Armor", "Five Year Toenails"], marks=card("Lose the Headgear You Are Wearing"),
        ),
    ],
)  # fmt: skip
def test_what_is_worn_there_goes(trap: str, slot: str, lost: list[str], kept: list[str]) -> None:
    carried = {"armor": "Elephant Hide Armor", "footgear": "Sandals of Agility", "headgear": "Blond Wig"}[slot]
    t = trapped(trap, table=[*lost, *kept], carried=[carried])
    if lost[1:]:  # of several worn together the victim chooses one
        t.refused("Mia", f"choose [{carried}]")
        t.does("Mia", f"choose [{lost[0]}]")
    assert (sorted(t.used("Mia")), t.carried("Mia")) == (sorted(lost[1:] + kept), [carried])
    assert t.discards("treasure") == lost[:1]
    assert t.discards("door") == [trap]
    at_rest(t)

    t = trapped(trap, level=3, table=kept, carried=[carried])  # nothing there: nothing happens
    assert (sorted(t.used("Mia")), t.carried("Mia"), t.level("Mia")) == (sorted(kept), [carried], 3)
    at_rest(t)


@card("Lose All Your Styles")
def test_all_styles_go() -> None:
    t = trapped("Lose All Your Styles", level=2, table=["Monk", "Clown Fu", "Banana Fu", "Wok"])
    assert (t.used("Mia"), t.level("Mia")) == (["Monk", "Wok"], 2)
    at_rest(t)
    t = trapped("Lose All Your Styles", level=2, table=["Monk"], hand=["Clown Fu"])
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == (["Monk"], ["Clown Fu"], 2)
    at_rest(t)


@card("Lose One Style")
def test_one_style_goes_or_a_level() -> None:
    t = trapped("Lose One Style", level=2, table=["Monk", "Clown Fu", "Banana Fu"])
    t.refused("Erik", "choose [Clown Fu]")
    t.does("Mia", "choose [Clown Fu]")
    assert (t.used("Mia"), t.level("Mia")) == (["Monk", "Banana Fu"], 2)
    at_rest(t)
    t = trapped("Lose One Style", level=2, table=["Monk"])
    assert (t.used("Mia"), t.level("Mia")) == (["Monk"], 1)
    at_rest(t)


@card("Poison Darts")
def test_poison_darts_cost_a_level_or_two_cards() -> None:
    t = trapped("Poison Darts", level=5, hand=["Wok", "Monk", "Ninja"])
    t.does("Mia", "choose 1")
    assert (t.level("Mia"), t.hand("Mia")) == (4, ["Wok", "Monk", "Ninja"])
    at_rest(t)
    t = trapped("Poison Darts", level=5, hand=["Wok", "Monk", "Ninja"])
    t.does("Mia", "choose 2").refused("Mia", "choose [Wok]")
    t.does("Mia", "choose [Wok], [Ninja]")
    assert (t.level("Mia"), t.hand("Mia")) == (5, ["Monk"])
    at_rest(t)


@card("Poison Darts")
@pytest.mark.parametrize(
    ("level", "hand", "left", "kept"), [(5, [], 4, []), (1, ["Wok", "Monk"], 1, []), (1, [], 1, [])]
)
def test_what_is_not_there_cannot_be_chosen(level: int, hand: list[str], left: int, kept: list[str]) -> None:
    """AMB-93: at Level 1 only the cards can go."""
    t = trapped("Poison Darts", level=level, hand=hand)
    assert (t.level("Mia"), t.hand("Mia")) == (left, kept)
    at_rest(t)


@card("Poison Darts")
@rule("DOOR-3")
def test_a_trap_at_the_door_strikes_and_the_turn_goes_on() -> None:
    t = sits(level=4).deck(doors=("Poison Darts",)).does("Mia", "kick").strikes()
    assert (t.level("Mia"), t.discards("door")) == (3, ["Poison Darts"])
    assert "loot" in t.legal("Mia")
    t.nothing_pending_but("Mia")


@card("Poison Darts")
def test_a_wishing_ring_stops_the_darts() -> None:
    t = sits(level=4, hand=["Wishing Ring"], erik={"hand": ["Poison Darts"]}).does("Erik", "play [Poison Darts] on Mia")
    t.does("Mia", "play [Wishing Ring]").settle()
    assert (t.level("Mia"), t.hand("Mia")) == (4, [])
    at_rest(t)


@card("Spinning Back Kick")
def test_the_best_item_flies_to_a_player_of_the_victims_choice() -> None:
    t = trapped("Spinning Back Kick", level=3, table=["Wok", "Silk Armor"], carried=["Enormous Mallet"])
    t.refused("Erik", "choose Erik")
    t.refused("Mia", "choose Mia")
    t.does("Mia", "choose Takako")
    assert (t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Wok"], ["Enormous Mallet"], 3)  # in use counts
    assert t.carried("Takako") + t.used("Takako") == ["Silk Armor"]
    at_rest(t)


@card("Spinning Back Kick")
@pytest.mark.parametrize(("level", "left"), [(3, 2), (1, 1)])
def test_with_nothing_to_kick_away_a_level_goes(level: int, left: int) -> None:
    t = trapped("Spinning Back Kick", level=level, table=["Clown Fu"], hand=["Wok"])
    assert (t.level("Mia"), t.used("Mia"), t.hand("Mia")) == (left, ["Clown Fu"], ["Wok"])
    at_rest(t)


# ---------------------------------------------------------------- Change Sex
@card("Change Sex")
def test_change_sex_costs_three_in_the_turn_in_which_it_strikes() -> None:
    t = sits(level=5, erik={"hand": ["Change Sex"]}).deck(doors=("Hong Kong Tong",))
    old = t.game.state.sex[0]
    t.does("Erik", "play [Change Sex] on Mia").strikes()
    assert t.game.state.sex[0] != old
    t.does("Mia", "kick")
    assert t.sums() == (2, 2)
    t.runs("Mia").does("Mia", "end").settle()
    assert t.discards("door").count("Change Sex") == 1
    assert t.strength("Mia") == t.level("Mia")
    assert t.game.state.sex[0] != old  # for good


@card("Change Sex")
@rule("CURSE-8")
def test_out_of_turn_change_sex_waits_for_the_victims_turn() -> None:
    t = meets("Hong Kong Cong", level=5, takako={"level": 5}, erik={"hand": ["Change Sex"]})
    sex = t.game.state.sex[1]
    t.does("Erik", "play [Change Sex] on Takako").strikes()
    assert t.game.state.sex[1] != sex
    assert t.used("Takako") == ["Change Sex"]
    assert helped(t).sums() == (10, 12)  # not yet


# ---------------------------------------------------------------- Friendly Geishas
@card("Friendly Geishas")
def test_the_geishas_are_paid_and_the_others_drink_too() -> None:
    t = sits(table=["Wok", "Sai of Spleen-Mangling"], carried=["Hong Kong Bong"], erik={"hand": ["Friendly Geishas"]})
    t.deck(doors=("Monk", "Ninja", "Yakuza")).does("Erik", "play [Friendly Geishas] on Mia").strikes()
    t.refused("Mia", "choose [Sai of Spleen-Mangling]")
    t.does("Mia", "choose [Wok], [Hong Kong Bong]")
    assert (t.used("Mia"), t.carried("Mia"), t.hand("Mia")) == ([], ["Sai of Spleen-Mangling"], [])
    assert (t.hand("Takako"), t.hand("Erik")) == (["Monk"], ["Ninja"])
    at_rest(t)


@card("Friendly Geishas")
@pytest.mark.parametrize("owned", [["Wok", "Hong Kong Pong"], []])
def test_who_cannot_pay_the_geishas_pays_all(owned: list[str]) -> None:
    t = sits(level=3, table=owned, hand=["War Fan"], erik={"hand": ["Friendly Geishas"]})
    t.deck(doors=("Monk", "Ninja")).does("Erik", "play [Friendly Geishas] on Mia").strikes()
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == ([], ["War Fan"], 3)
    assert (t.hand("Takako"), t.hand("Erik")) == (["Monk"], ["Ninja"])
    at_rest(t)


# ---------------------------------------------------------------- Generosity Potion
@card("Generosity Potion")
@pytest.mark.parametrize("others", [1, 4])
@rule("FAQ-182")
def test_the_lowest_is_treated_even_in_a_tie(others: int) -> None:
    t = sits(level=1, table=["Wok"], takako={"level": others}, erik={"level": 4, "hand": ["Generosity Potion"]})
    t.deck(treasures=TREASURES).does("Erik", "play [Generosity Potion] on Mia").strikes()
    assert (t.hand("Mia"), t.used("Mia"), t.hand("Takako")) == ([TREASURES[0]], ["Wok"], [])
    drawn = [e for e in t.happened("card_moved") if t.cards(e.cards) == [TREASURES[0]]]
    assert drawn and all(e.see == -1 for e in drawn)  # face up
    at_rest(t)


@card("Generosity Potion")
def test_everybody_else_gives_an_item_to_the_lowest() -> None:
    t = trapped("Generosity Potion", level=5, table=["Wok", "Hong Kong Bong"], takako={"level": 2}, erik={"level": 3})
    t.does("Mia", "choose [Wok]")
    assert (t.used("Mia"), t.carried("Takako") + t.used("Takako"), t.carried("Erik")) == (
        ["Hong Kong Bong"],
        ["Wok"],
        [],
    )
    at_rest(t)
    t = trapped("Generosity Potion", level=5, hand=["Wok"], takako={"level": 2})
    assert (t.hand("Mia"), t.level("Mia")) == (["Wok"], 5)
    at_rest(t)


# ---------------------------------------------------------------- Hidden Dragon
@card("Hidden Dragon")
@rule("FAQ-183")
def test_the_hidden_dragon_eats_a_card_for_every_level() -> None:
    t = trapped("Hidden Dragon", level=3, hand=["Monk", "Ninja"], table=["Clown Fu", "Wok"], carried=["War Fan"])
    t.refused("Mia", "choose [Monk], [Wok]")
    t.refused("Mia", "choose [Monk], [Wok], [Clown Fu]")  # no Item
    t.does("Mia", "choose [Monk], [Wok], [War Fan]")
    assert (t.hand("Mia"), t.used("Mia"), t.carried("Mia"), t.level("Mia")) == (["Ninja"], ["Clown Fu"], [], 3)
    at_rest(t)


@card("Hidden Dragon")
def test_a_poor_victim_feeds_the_dragon_all_there_is() -> None:
    t = trapped("Hidden Dragon", level=9, hand=["Monk"], table=["Clown Fu", "Wok"])
    assert (t.hand("Mia"), t.used("Mia"), t.level("Mia")) == ([], ["Clown Fu"], 9)
    at_rest(t)


# ---------------------------------------------------------------- Kung Fu Grope, Magnet
@card("Kung Fu Grope")
def test_the_neighbours_choose_from_the_open_hand() -> None:
    t = trapped("Kung Fu Grope", hand=["Wok", "Mook", "Monk"])
    assert t.owes("Takako") == "choose"
    t.refused("Erik", "choose [Wok]")
    t.does("Takako", "choose [Mook]").does("Erik", "choose [Wok]")
    assert (t.hand("Mia"), t.hand("Takako"), t.hand("Erik")) == (["Monk"], ["Mook"], ["Wok"])
    at_rest(t)


@card("Kung Fu Grope")
def test_there_may_be_little_to_grope() -> None:
    t = trapped("Kung Fu Grope", hand=["Wok"], table=["Blond Wig"])
    assert (t.hand("Mia"), t.hand("Takako"), t.hand("Erik"), t.used("Mia")) == ([], ["Wok"], [], ["Blond Wig"])
    at_rest(t)


@card("Kung Fu Grope")
def test_only_neighbours_grope() -> None:
    t = table("Mia", "Takako", "Bob", "Erik", packs=FU, edition="fu")
    t.has("Mia", hand=["Wok", "Mook", "Monk"]).has("Bob", hand=["Kung Fu Grope"]).deck(turn="Mia")
    t.does("Bob", "play [Kung Fu Grope] on Mia").strikes()
    t.does("Takako", "choose [Mook]").does("Erik", "choose [Wok]")
    assert t.hand("Bob") == []
    at_rest(t)


@card("Magnet")
def test_the_magnet_pulls_what_needs_hands_to_the_neighbours() -> None:
    t = trapped("Magnet", table=["Sai of Spleen-Mangling", "Hong Kong Bong", "Wok"], carried=["War Fan"])
    t.refused("Takako", "choose [Wok]")
    t.does("Takako", "choose [War Fan]").does("Erik", "choose [Hong Kong Bong]")
    assert (t.used("Mia"), t.carried("Mia")) == (["Wok"], ["Sai of Spleen-Mangling"])
    assert (t.carried("Takako"), t.carried("Erik")) == (["War Fan"], ["Hong Kong Bong"])
    at_rest(t)


@card("Magnet")
def test_the_magnet_leaves_the_rest() -> None:
    t = trapped("Magnet", level=3, table=["Wok", "Clown Fu"], hand=["War Fan"])
    assert (t.used("Mia"), t.hand("Mia"), t.level("Mia")) == (["Wok", "Clown Fu"], ["War Fan"], 3)
    at_rest(t)


# ---------------------------------------------------------------- Ninja Caltrops, Thousand-Year Egg
@card("Ninja Caltrops")
@pytest.mark.parametrize("die", [5, 6])
def test_nobody_limps_away_from_caltrops_and_they_are_gone_after_one_flight(die: int) -> None:
    t = sits(level=1, erik={"hand": ["Ninja Caltrops"]}, dice=(die,)).deck(doors=("Hong Kong Tong",))
    t.does("Erik", "play [Ninja Caltrops] on Mia").strikes()
    assert t.used("Mia") == ["Ninja Caltrops"]
    t.does("Mia", "kick").runs("Mia")
    assert t.happened("caught") and not t.happened("escaped")
    assert t.used("Mia") == []
    assert t.discards("door")[0] == "Ninja Caltrops"
    over(t)


@card("Ninja Caltrops")
@pytest.mark.parametrize(("die", "away"), [(4, False), (5, True)])
def test_a_clouded_mind_does_not_see_you_limp(die: int, away: bool) -> None:
    t = sits(table=["Stick That Clouds Men's Minds"], erik={"hand": ["Ninja Caltrops"]}, dice=(die,))
    t.deck(doors=("Evil Ninjas",)).does("Erik", "play [Ninja Caltrops] on Mia").strikes().does("Mia", "kick").runs(
        "Mia"
    )
    assert bool(t.happened("escaped")) == away
    over(t)


@card("Ninja Caltrops")
def test_a_wishing_ring_sweeps_the_caltrops_up() -> None:
    t = trapped("Ninja Caltrops", hand=["Wishing Ring"])
    t.does("Mia", "play [Wishing Ring] on [Ninja Caltrops]").settle()
    assert t.used("Mia") == []
    at_rest(t)


@card("Thousand-Year Egg")
def test_nobody_helps_against_the_next_monster() -> None:
    t = sits(
        level=3, takako={"level": 9}, erik={"hand": ["Thousand-Year Egg", "Wandering Monster", "Ah Chu"]}, dice=(6, 6)
    )
    t.deck(doors=("Hong Kong Cong",)).does("Erik", "play [Thousand-Year Egg] on Mia").strikes()
    at_rest(t)
    t.does("Mia", "kick")
    t.refused("Mia", "ask Takako")
    t.refused("Takako", "offer help to Mia")
    t.runs("Mia")
    assert t.game.state.mods == ()
    over(t)


@card("Thousand-Year Egg")
def test_the_egg_stinks_only_for_its_victim_and_only_later_in_a_fight() -> None:
    t = meets("Hong Kong Cong", level=3, takako={"level": 5}, erik={"hand": ["Thousand-Year Egg"]}, dice=(6, 6))
    t.does("Erik", "play [Thousand-Year Egg] on Mia").strikes()
    helped(t)  # this monster she has met already
    assert t.sums() == (8, 12)
    t.runs("Mia")
    assert len(t.game.state.mods) == 1  # it waits
    over(t)
