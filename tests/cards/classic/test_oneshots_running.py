"""Items for running away and for dice: glue, walls, invisibility, the Loaded Die."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import classic, offered
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Flask of Glue
@card("Flask of Glue")
@rule("FAQ-155")
@pytest.mark.parametrize("die", [1, 5])
def test_glue_makes_an_escaped_player_roll_again(die: int) -> None:
    t = classic().has("Aric", level=5).has("Suzan", hand=["Flask of Glue"]).deck(dice=[6, die])
    t.combat("Aric", "Shrieking Geek").flees("Aric")
    t.refused("Suzan", "play [Flask of Glue]", "RUN-3")
    t.closes().does("Suzan", "play [Flask of Glue]").settle()
    assert bool(t.happened("caught")) == (die == 1) and bool(t.happened("escaped")) == (die == 5)
    assert t.discards("treasure") == ["Flask of Glue"]
    t.nothing_pending_but("Aric")


@card("Flask of Glue")
def test_no_glue_after_a_failed_roll() -> None:
    t = classic().has("Suzan", hand=["Flask of Glue"]).deck(dice=[1]).combat("Aric", "Shrieking Geek").flees("Aric")
    t.closes().refused("Suzan", "play [Flask of Glue]", "RUN-3")


@card("Flask of Glue", "Bullrog")
@rule("FAQ-155", "FAQ-63")
def test_glue_holds_even_players_who_are_not_pursued() -> None:
    t = classic().has("Aric", level=2).has("Suzan", hand=["Flask of Glue"]).deck(dice=[2]).combat("Aric", "Bullrog")
    t.flees("Aric").closes()  # no roll is due
    assert t.happened("escaped")
    t.does("Suzan", "play [Flask of Glue] on Aric").settle()
    assert [e.n for e in t.log if e.kind == "die_rolled" and e.word == "run"] == [2]
    assert t.happened("died")


@card("Flask of Glue", "Instant Wall", "Wandering Monster")
@rule("FAQ-155")
def test_glue_after_a_wall_is_for_one_munchkin_and_all_monsters() -> None:
    t = classic().has("Aric", level=3, hand=["Instant Wall"]).has("Suzan", level=3, hand=["Flask of Glue"])
    t.has("Third", hand=["Wandering Monster", "Flying Frogs"]).deck(dice=[1, 6]).combat("Aric", "Bullrog")
    offered(t).does("Third", "play [Wandering Monster] with [Flying Frogs]").flees("Aric").does(
        "Aric", "play [Instant Wall]"
    )
    t.closes().does("Suzan", "play [Flask of Glue] on Aric").closes()
    t.does("Aric", "run from [Flying Frogs]").settle()
    assert t.level("Aric") == 1  # caught by the Frogs, escaped from the Bullrog with a roll
    assert not t.dead("Aric") and t.level("Suzan") == 3
    assert [e.seat for e in t.log if e.kind == "die_rolled"] == [0]
    t.nothing_pending_but("Aric")


@card("Flask of Glue", "Rat on a Stick", "Wandering Monster")
@rule("FAQ-155")
def test_glue_after_an_escape_from_one_is_for_that_one() -> None:
    t = classic().has("Aric", level=3, carried=["Rat on a Stick"]).has("Suzan", hand=["Flask of Glue"])
    t.has("Third", hand=["Wandering Monster", "Flying Frogs"]).deck(dice=[6, 1]).combat("Aric", "Undead Horse")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]").flees("Aric").closes()
    t.does("Aric", "use Throw the rat on [Undead Horse]").does("Suzan", "play [Flask of Glue] on Aric").closes()
    t.does("Aric", "run from [Flying Frogs]")
    assert [e.n for e in t.happened("die_rolled")] == [6]
    t.settle()
    assert [e.n for e in t.happened("die_rolled")] == [1]  # one roll for each, none of them twice
    assert [t.cards(e.cards) for e in t.log if e.kind == "caught"] == [["Undead Horse"]]


@card("Flask of Glue", "Invisibility Potion")
@rule("FAQ-155", "FAQ-153")
def test_glue_sticks_to_the_invisible() -> None:
    t = classic().has("Aric", level=5, hand=["Invisibility Potion"]).has("Suzan", hand=["Flask of Glue"])
    t.deck(dice=[1, 2]).combat("Aric", "Shrieking Geek").flees("Aric").closes()
    t.does("Aric", "play [Invisibility Potion]").does("Suzan", "play [Flask of Glue] on Aric").settle()
    assert [t.cards(e.cards) for e in t.log if e.kind == "caught"] == [["Shrieking Geek"]]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Instant Wall
@card("Instant Wall", "Wandering Monster")
@rule("FAQ-154")
@pytest.mark.parametrize("who", ["Aric", "Suzan", "Third"])
def test_everybody_escapes_behind_the_wall(who: str) -> None:
    t = classic().has("Aric", level=2).has("Suzan", level=3).has(who, hand=["Instant Wall"])
    t.has("Third", hand=["Wandering Monster", "Shrieking Geek", *(["Instant Wall"] if who == "Third" else [])])
    offered(t.combat("Aric", "Net Troll")).does("Third", "play [Wandering Monster] with [Shrieking Geek]")
    t.refused(who, "play [Instant Wall] on fighters", "RUN-1")  # nobody is pulled out of a fight
    t.flees("Aric").does(who, "play [Instant Wall]").settle()
    assert t.game.state.combat is None and not [e for e in t.log if e.kind in ("caught", "die_rolled")]
    assert (t.level("Aric"), t.level("Suzan")) == (2, 3) and "Instant Wall" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@card("Instant Wall")
@rule("FAQ-154")
def test_the_wall_comes_before_any_roll() -> None:
    t = classic().has("Aric", hand=["Instant Wall"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric").closes()
    t.refused("Aric", "play [Instant Wall]", "RUN-1")


@card("Instant Wall", "Floating Nose")
@rule("FAQ-67")
def test_no_wall_stops_the_nose() -> None:
    t = classic().has("Aric", level=5, hand=["Instant Wall"]).combat("Aric", "Floating Nose").flees("Aric")
    t.does("Aric", "play [Instant Wall]").settle()
    assert t.level("Aric") == 2


@card("Instant Wall", "Wight Brothers")
@rule("FAQ-64")
def test_the_brothers_cost_two_levels_even_with_a_wall() -> None:
    t = classic().has("Aric", level=5, hand=["Instant Wall"]).combat("Aric", "Wight Brothers").flees("Aric")
    t.does("Aric", "play [Instant Wall]").settle()
    assert t.level("Aric") == 3


# ---------------------------------------------------------------- Invisibility Potion
@card("Invisibility Potion", "Wandering Monster")
@rule("FAQ-153")
def test_invisibility_saves_from_one_monster() -> None:
    t = classic().has("Aric", level=5, hand=["Invisibility Potion"]).deck(dice=[1, 1])
    t.has("Suzan", hand=["Wandering Monster", "Flying Frogs"]).combat("Aric", "Shrieking Geek")
    t.does("Suzan", "play [Wandering Monster] with [Flying Frogs]").flees("Aric").closes()
    t.refused("Aric", "play [Invisibility Potion]", "RUN-9")  # nothing has failed yet
    t.does("Aric", "run from [Shrieking Geek]", "play [Invisibility Potion]").settle()
    assert t.level("Aric") == 3  # the Frogs
    assert [t.cards(e.cards) for e in t.log if e.kind == "escaped"] == [["Shrieking Geek"]]
    t.nothing_pending_but("Aric")


@card("Invisibility Potion")
def test_invisibility_is_for_ones_own_failed_roll() -> None:
    t = classic().has("Aric", hand=["Invisibility Potion"]).has("Suzan", hand=["Magic Missile"]).deck(dice=[5])
    t.combat("Aric", "Net Troll").flees("Aric").closes()
    t.refused("Aric", "play [Invisibility Potion]", "RUN-9")  # it did not fail
    by = classic().has("Suzan", hand=["Invisibility Potion"]).deck(dice=[1, 1]).combat("Aric", "Net Troll")
    offered(by).flees("Aric").closes()
    by.refused("Suzan", "play [Invisibility Potion]", "RUN-9")  # another player's roll
    by.settle()
    far = (
        classic().has("Suzan", level=3, hand=["Invisibility Potion"]).deck(dice=[6, 1]).combat("Aric", "Shrieking Geek")
    )
    offered(far).flees("Aric").closes().closes().does("Suzan", "play [Invisibility Potion]").settle()
    assert not far.happened("caught")


# ---------------------------------------------------------------- Loaded Die
@card("Loaded Die")
@rule("FAQ-156")
def test_the_loaded_die_turns_a_roll_already_made() -> None:
    t = classic().has("Aric", hand=["Loaded Die"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    t.refused("Aric", "play [Loaded Die]", "RUN-6")  # there is no die
    t.closes().does("Aric", "play [Loaded Die]", "choose 5").settle()
    assert t.happened("escaped") and t.discards("treasure") == ["Loaded Die"]
    t.nothing_pending_but("Aric")


@card("Loaded Die", "Flying Frogs", "Boots of Running Really Fast")
@rule("FAQ-156")
@pytest.mark.parametrize(("face", "away"), [(4, True), (3, False)])
def test_modifiers_count_after_the_loaded_die(face: int, away: bool) -> None:
    t = classic().has("Aric", level=1, table=["Boots of Running Really Fast"], hand=["Loaded Die"]).deck(dice=[1])
    t.combat("Aric", "Flying Frogs").flees("Aric").closes()
    t.does("Aric", "play [Loaded Die]", f"choose {face}").settle()  # +2 for the Boots, −1 for the Frogs
    assert bool(t.happened("escaped")) == away


@card("Loaded Die", "3,872 Orcs", "Thief")
@rule("FAQ-156")
def test_the_loaded_die_changes_only_ones_own_rolls() -> None:
    t = classic().has("Aric", level=6, hand=["Loaded Die"]).deck(dice=[1, 1])
    t.combat("Aric", "3,872 Orcs").flees("Aric").closes().closes()  # caught; now the Orcs' die has been rolled
    t.does("Aric", "play [Loaded Die]", "choose 3").settle()
    assert t.level("Aric") == 3 and not t.dead("Aric")
    theirs = (
        classic().has("Suzan", hand=["Loaded Die"]).deck(dice=[6]).combat("Aric", "Net Troll").flees("Aric").closes()
    )
    theirs.refused("Suzan", "play [Loaded Die]")
    theft = classic().has("Aric", table=["Thief"], hand=["Loaded Die", "Mate"]).has("Suzan", carried=["Leather Armor"])
    theft.deck(dice=[2]).does("Aric", "use Theft discarding [Mate] on Suzan", "play [Loaded Die]", "choose 4").settle()
    assert theft.carried("Aric") == ["Leather Armor"]
