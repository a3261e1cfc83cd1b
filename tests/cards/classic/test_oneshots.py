"""Items that are spent when used: the plain ones in a table, each of the others by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table


def classic(*names: str) -> Table:
    return table(*names, packs=("classic",))


def helped(t: Table, helper: str = "Suzan", main: str = "Aric", deal: str = "") -> Table:
    return t.does(helper, f"offer help to {main}{deal}").does(main, f"accept {helper}")


# ---------------------------------------------------------------- the plain ones
class Shot(NamedTuple):
    name: str
    bonus: int
    gold: int


def for_either_side_from_hand_and_table(shot: Shot) -> None:
    for place in ("hand", "carried"):
        for side in ("fighters", "monsters"):
            for who in ("Aric", "Third"):  # the fighter, a bystander
                t = classic().has(who, **{place: [shot.name]}).combat("Aric", "Net Troll")
                t.does(who, f"play [{shot.name}] on {side}")
                plus = (shot.bonus, 0) if side == "fighters" else (0, shot.bonus)
                assert t.sums() == (1 + plus[0], 10 + plus[1])
                assert shot.name not in t.discards("treasure")  # FAQ-25: it lies in the fight to its end
                t.refused("Aric", "fight", "COMBAT-3")
                t.does("Aric", "run").settle()
                assert t.discards("treasure").count(shot.name) == 1
                assert shot.name not in [*t.hand(who), *t.carried(who)]


def only_in_a_fight(shot: Shot) -> None:
    t = classic().has("Aric", hand=[shot.name]).combat("Aric", "Net Troll")
    t.refused("Aric", f"play [{shot.name}]", "INTERFERE-2")  # for which side?
    t.flees("Aric").refused("Aric", f"play [{shot.name}] on fighters", "ONESHOT-3")
    idle = classic().has("Aric", hand=[shot.name])
    idle.refused("Aric", f"play [{shot.name}] on fighters", "ONESHOT-3")
    idle.does("Aric", f"play [{shot.name}]")  # ONESHOT-7: put down for later
    assert idle.carried("Aric") == [shot.name] and idle.strength("Aric") == 1
    idle.refused("Aric", f"equip [{shot.name}]", "ONESHOT-1")


def has_its_price(shot: Shot) -> None:
    t = classic().has("Aric", hand=[shot.name, "Wand of Dowsing"])
    t.refused("Aric", f"sell [{shot.name}]", "SELL-1")
    t.does("Aric", f"sell [{shot.name}], [Wand of Dowsing]")
    (sold,) = t.happened("items_sold")
    assert sold.n == 1100 + shot.gold


@pytest.mark.parametrize("check", [for_either_side_from_hand_and_table, only_in_a_fight, has_its_price])
@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(Shot("Cotion of Ponfusion", 3, 100), marks=card("Cotion of Ponfusion")),
        pytest.param(Shot("Electric Radioactive Acid Potion", 5, 200), marks=card("Electric Radioactive Acid Potion")),
        pytest.param(Shot("Flaming Poison Potion", 3, 100), marks=card("Flaming Poison Potion")),
        pytest.param(Shot("Freezing Explosive Potion", 3, 100), marks=card("Freezing Explosive Potion")),
        pytest.param(Shot("Magic Missile", 5, 300), marks=card("Magic Missile")),
        pytest.param(Shot("Nasty-Tasting Sports Drink", 2, 200), marks=card("Nasty-Tasting Sports Drink")),
        pytest.param(Shot("Potion of Halitosis", 2, 100), marks=card("Potion of Halitosis")),
        pytest.param(Shot("Potion of Idiotic Bravery", 2, 100), marks=card("Potion of Idiotic Bravery")),
        pytest.param(Shot("Pretty Balloons", 5, 0), marks=card("Pretty Balloons")),
        pytest.param(Shot("Sleep Potion", 2, 100), marks=card("Sleep Potion")),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else value.__name__,
)
def test_a_plain_one_shot(shot: Shot, check: Callable[[Shot], None]) -> None:
    check(shot)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("Doppleganger", 300, marks=card("Doppleganger")),
        pytest.param("Flask of Glue", 100, marks=card("Flask of Glue")),
        pytest.param("Friendship Potion", 200, marks=card("Friendship Potion")),
        pytest.param("Instant Wall", 300, marks=card("Instant Wall")),
        pytest.param("Invisibility Potion", 200, marks=card("Invisibility Potion")),
        pytest.param("Loaded Die", 300, marks=card("Loaded Die")),
        pytest.param("Magic Lamp", 500, marks=card("Magic Lamp")),
        pytest.param("Pollymorph Potion", 1300, marks=card("Pollymorph Potion")),
        pytest.param("Transferral Potion", 300, marks=card("Transferral Potion")),
        pytest.param("Wand of Dowsing", 1100, marks=card("Wand of Dowsing")),
        pytest.param("Wishing Ring", 500, marks=card("Wishing Ring")),
        pytest.param("Yuppie Water", 100, marks=card("Yuppie Water")),
    ],
)
def test_what_the_others_are_worth(name: str, gold: int) -> None:
    other = "Wand of Dowsing" if name != "Wand of Dowsing" else "Pollymorph Potion"
    t = classic().has("Aric", hand=[name], carried=[other]).does("Aric", f"sell [{name}], [{other}]")
    (sold,) = t.happened("items_sold")
    assert sold.n == gold + {"Wand of Dowsing": 1100, "Pollymorph Potion": 1300}[other]
    alone = classic().has("Aric", hand=[name])
    if gold >= 1000:
        assert alone.does("Aric", f"sell [{name}]").level("Aric") == 2
    else:
        alone.refused("Aric", f"sell [{name}]", "SELL-1")


# ---------------------------------------------------------------- Doppleganger
@card("Doppleganger", "Magic Missile", "Buckler of Swashing")
@rule("FAQ-149")
def test_the_doppleganger_doubles_the_whole_strength() -> None:
    t = classic().has("Aric", level=4, table=["Buckler of Swashing"], hand=["Doppleganger", "Magic Missile"])
    t.combat("Aric", "Plutonium Dragon").does("Aric", "play [Doppleganger]")
    assert t.sums() == (12, 20)
    t.does("Aric", "play [Magic Missile] on fighters")  # after it, and doubled all the same
    assert t.sums() == (22, 20)
    t.wins("Aric")
    assert t.level("Aric") == 6 and "Doppleganger" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@card("Doppleganger")
@rule("FAQ-149")
def test_a_helper_who_joins_discards_the_doppleganger_for_good() -> None:
    t = classic().has("Aric", level=6, hand=["Doppleganger"]).has("Suzan", level=2)
    t.has("Third", hand=["Wandering Monster", "Gazebo"]).combat("Aric", "Bullrog").does("Aric", "play [Doppleganger]")
    t.does("Aric", "ask Suzan")  # asking is no help yet
    assert t.sums() == (12, 18)
    t.does("Suzan", "accept Aric")
    assert t.sums() == (6 + 2, 18) and t.discards("treasure") == ["Doppleganger"]
    t.does("Third", "play [Wandering Monster] with [Gazebo]")  # the helper has to leave
    assert t.sums() == (6, 26)  # and it does not come back
    t.nothing_pending_but("Aric")


@card("Doppleganger", "Kneepads of Allure")
@rule("FAQ-149")
def test_a_forced_helper_discards_it_as_well() -> None:
    t = classic().has("Aric", level=2, table=["Kneepads of Allure"], hand=["Doppleganger"]).has("Suzan", level=3)
    t.combat("Aric", "Bullrog").does("Aric", "play [Doppleganger]", "use Allure on Suzan")
    assert t.sums() == (5, 18) and t.discards("treasure") == ["Doppleganger"]


@card("Doppleganger")
def test_only_somebody_who_fights_alone_uses_it() -> None:
    t = classic().has("Aric", hand=["Doppleganger"]).has("Suzan", level=2).combat("Aric", "Net Troll")
    helped(t).refused("Aric", "play [Doppleganger]", "CARDS-12")
    by = classic().has("Suzan", hand=["Doppleganger"]).combat("Aric", "Net Troll")
    by.refused("Suzan", "play [Doppleganger]", "COMBAT-14")  # nobody else's strength
    helped(by).refused("Suzan", "play [Doppleganger]")


@card("Doppleganger", "Ghoulfiends")
@rule("FAQ-133")
def test_no_doppleganger_against_those_who_see_levels_only() -> None:
    t = classic().has("Aric", level=5, hand=["Doppleganger"]).combat("Aric", "Ghoulfiends")
    t.does("Aric", "play [Doppleganger]")
    assert t.sums() == (5, 8)


# ---------------------------------------------------------------- Flask of Glue
@card("Flask of Glue")
@rule("FAQ-155")
@pytest.mark.parametrize("die", [1, 5])
def test_glue_makes_who_has_escaped_roll_again(die: int) -> None:
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
def test_glue_holds_even_who_is_not_pursued() -> None:
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
    helped(t).does("Third", "play [Wandering Monster] with [Flying Frogs]").flees("Aric").does(
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


# ---------------------------------------------------------------- Friendship Potion
@card("Friendship Potion")
@rule("FAQ-152", "COMBAT-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_friendship_ends_the_fight_and_the_room_is_looted(who: str) -> None:
    t = classic().has("Aric", level=4).has(who, hand=["Friendship Potion"]).deck(doors=["Net Troll", "Harpies"])
    t.does("Aric", "kick").does(who, "play [Friendship Potion]")
    assert t.level("Aric") == 4 and t.hand("Aric") == ["Harpies"] and t.game.state.combat is None
    assert t.discards("door") == ["Net Troll"] and t.discards("treasure") == ["Friendship Potion"]
    t.nothing_pending_but("Aric")


@card("Friendship Potion", "Potion of Halitosis", "Wandering Monster", "Pollymorph Potion")
@rule("FAQ-57")
def test_friendship_costs_all_treasure_but_not_the_level_of_a_kill() -> None:
    t = classic().has("Aric", hand=["Potion of Halitosis", "Friendship Potion"]).deck(doors=["Net Troll", "Harpies"])
    t.has("Suzan", hand=["Wandering Monster", "Floating Nose"]).does("Aric", "kick")
    t.does("Suzan", "play [Wandering Monster] with [Floating Nose]")
    t.does("Aric", "play [Potion of Halitosis]", "play [Friendship Potion]")
    assert t.level("Aric") == 2 and t.hand("Aric") == ["Harpies"]
    paid = classic().has("Aric", hand=["Pollymorph Potion", "Friendship Potion"]).deck(doors=["Net Troll", "Maul Rat"])
    paid.has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).does("Aric", "kick")
    paid.does("Suzan", "play [Wandering Monster] with [Lame Goblin]")
    paid.does("Aric", "play [Pollymorph Potion] on [Lame Goblin]", "play [Friendship Potion]")
    assert paid.hand("Aric") == ["Maul Rat"]


@card("Friendship Potion")
@rule("FAQ-152", "FAQ-60")
def test_no_friendship_in_flight_or_without_a_fight() -> None:
    t = classic().has("Aric", hand=["Friendship Potion"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    t.refused("Aric", "play [Friendship Potion] on fighters", "ONESHOT-3")
    t.closes().refused("Aric", "play [Friendship Potion]", "ONESHOT-3")


# ---------------------------------------------------------------- Instant Wall
@card("Instant Wall", "Wandering Monster")
@rule("FAQ-154")
@pytest.mark.parametrize("who", ["Aric", "Suzan", "Third"])
def test_everybody_escapes_behind_the_wall(who: str) -> None:
    t = classic().has("Aric", level=2).has("Suzan", level=3).has(who, hand=["Instant Wall"])
    t.has("Third", hand=["Wandering Monster", "Shrieking Geek", *(["Instant Wall"] if who == "Third" else [])])
    helped(t.combat("Aric", "Net Troll")).does("Third", "play [Wandering Monster] with [Shrieking Geek]")
    t.refused(who, "play [Instant Wall] on fighters", "RUN-1")  # nobody is dragged out of a fight
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
def test_no_wall_keeps_the_nose_out() -> None:
    t = classic().has("Aric", level=5, hand=["Instant Wall"]).combat("Aric", "Floating Nose").flees("Aric")
    t.does("Aric", "play [Instant Wall]").settle()
    assert t.level("Aric") == 2


@card("Instant Wall", "Wight Brothers")
@rule("FAQ-64")
def test_behind_the_wall_too_the_brothers_cost_two_levels() -> None:
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
    helped(by).flees("Aric").closes()
    by.refused("Suzan", "play [Invisibility Potion]", "RUN-9")  # another's roll
    by.settle()
    far = (
        classic().has("Suzan", level=3, hand=["Invisibility Potion"]).deck(dice=[6, 1]).combat("Aric", "Shrieking Geek")
    )
    helped(far).flees("Aric").closes().closes().closes().does("Suzan", "play [Invisibility Potion]").settle()
    assert not far.happened("caught")


# ---------------------------------------------------------------- Loaded Die
@card("Loaded Die")
@rule("FAQ-156")
def test_the_loaded_die_turns_a_roll_already_made() -> None:
    t = classic().has("Aric", hand=["Loaded Die"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    t.refused("Aric", "play [Loaded Die]", "RUN-6")  # no die lies there
    t.closes().does("Aric", "play [Loaded Die]", "choose 5").settle()
    assert t.happened("escaped") and t.discards("treasure") == ["Loaded Die"]
    t.nothing_pending_but("Aric")


@card("Loaded Die", "Flying Frogs", "Boots of Running Really Fast")
@rule("FAQ-156")
@pytest.mark.parametrize(("face", "away"), [(4, True), (3, False)])
def test_modifiers_count_after_it(face: int, away: bool) -> None:
    t = classic().has("Aric", level=1, table=["Boots of Running Really Fast"], hand=["Loaded Die"]).deck(dice=[1])
    t.combat("Aric", "Flying Frogs").flees("Aric").closes()
    t.does("Aric", "play [Loaded Die]", f"choose {face}").settle()  # +2 for the Boots, −1 for the Frogs
    assert bool(t.happened("escaped")) == away


@card("Loaded Die", "3,872 Orcs", "Thief")
@rule("FAQ-156")
def test_any_roll_of_ones_own_and_no_other() -> None:
    t = classic().has("Aric", level=6, hand=["Loaded Die"]).deck(dice=[1, 1])
    t.combat("Aric", "3,872 Orcs").flees("Aric").closes().closes()  # caught; now the Orcs' die lies there
    t.does("Aric", "play [Loaded Die]", "choose 3").settle()
    assert t.level("Aric") == 3 and not t.dead("Aric")
    theirs = (
        classic().has("Suzan", hand=["Loaded Die"]).deck(dice=[6]).combat("Aric", "Net Troll").flees("Aric").closes()
    )
    theirs.refused("Suzan", "play [Loaded Die]")
    theft = classic().has("Aric", table=["Thief"], hand=["Loaded Die", "Mate"]).has("Suzan", carried=["Leather Armor"])
    theft.deck(dice=[2]).does("Aric", "use Theft discarding [Mate] on Suzan", "play [Loaded Die]", "choose 4").settle()
    assert theft.carried("Aric") == ["Leather Armor"]


# ---------------------------------------------------------------- Magic Lamp
@card("Magic Lamp")
@rule("FAQ-151")
def test_the_lamp_removes_the_only_monster_and_leaves_its_treasure() -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp"]).combat("Aric", "Bullrog")
    t.does("Aric", "play [Magic Lamp]")
    assert t.owes("Suzan") == "pass"  # AMB-9: a removal leaves the usual wait
    t.settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 5
    t.nothing_pending_but("Aric")


@card("Magic Lamp", "Wandering Monster", "Pollymorph Potion")
@rule("FAQ-151")
@pytest.mark.parametrize("gone", [False, True])
def test_no_treasure_if_there_ever_was_another_monster(gone: bool) -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp", "Friendship Potion"]).deck(dice=[6])
    t.has("Suzan", hand=["Wandering Monster", "Lame Goblin", "Pollymorph Potion"]).combat("Aric", "Bullrog")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]")
    if gone:  # the other one has left before: still it was not the only monster of the fight
        t.does("Suzan", "play [Pollymorph Potion] on [Lame Goblin]").does("Aric", "play [Magic Lamp]").settle()
        assert len(t.hand("Aric")) == 1 + 1  # the Goblin's
        assert t.level("Aric") == 4
    else:
        t.does("Aric", "play [Magic Lamp] on [Bullrog]")
        assert t.monsters() == ["Lame Goblin"]
        t.wins("Aric")
        assert len(t.hand("Aric")) == 1 + 1 and t.level("Aric") == 5  # the Goblin's alone


@card("Magic Lamp", "Mate")
@rule("FAQ-151", "FAQ-40")
def test_a_mate_is_another_monster() -> None:
    t = classic().has("Aric", level=4, hand=["Magic Lamp"]).has("Suzan", hand=["Mate"]).combat("Aric", "Lame Goblin")
    t.does("Suzan", "play [Mate]").does("Aric", "play [Magic Lamp] on [Lame Goblin]").wins("Aric")
    assert t.level("Aric") == 5 and len(t.hand("Aric")) == 1


@card("Magic Lamp", "Illusion")
@rule("FAQ-151")
def test_an_illusion_stands_for_the_monster_it_replaces() -> None:
    t = (
        classic()
        .has("Aric", hand=["Magic Lamp"])
        .has("Suzan", hand=["Illusion", "Bullrog"])
        .combat("Aric", "Lame Goblin")
    )
    t.does("Suzan", "play [Illusion] on [Lame Goblin] with [Bullrog]").does("Aric", "play [Magic Lamp]").settle()
    assert len(t.hand("Aric")) == 5


@card("Magic Lamp", "Bullrog")
@rule("FAQ-151")
def test_the_lamp_after_a_failed_roll() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).deck(dice=[1]).combat("Aric", "Bullrog")
    t.flees("Aric").closes().does("Aric", "play [Magic Lamp]").settle()
    assert not t.dead("Aric") and t.level("Aric") == 6 and len(t.hand("Aric")) == 5
    assert not [e for e in t.log if e.kind == "caught"]
    t.nothing_pending_but("Aric")


@card("Magic Lamp", "Bullrog")
@rule("FAQ-151", "REWARD-7")
def test_in_flight_it_frees_the_helper_too_and_the_deal_stands() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).has("Suzan", level=5).deck(dice=[1])
    helped(t.combat("Aric", "Bullrog"), deal=" picks HH").flees("Aric").closes().does(
        "Aric", "play [Magic Lamp]"
    ).settle()
    t.does("Suzan", f"choose [{t.cards(t.game.state.frames[-1].cards)[0]}]")
    t.does("Suzan", f"choose [{t.cards(t.game.state.frames[-1].cards)[0]}]")
    assert not t.dead("Suzan") and (len(t.hand("Aric")), len(t.hand("Suzan"))) == (3, 2)
    assert t.game.state.combat is None


@card("Magic Lamp", "Wight Brothers")
@rule("FAQ-64")
def test_what_flight_costs_is_due_after_a_lamp_in_flight() -> None:
    t = classic().has("Aric", level=6, hand=["Magic Lamp"]).deck(dice=[1]).combat("Aric", "Wight Brothers")
    t.flees("Aric").closes().does("Aric", "play [Magic Lamp]").settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 4


@card("Magic Lamp", "Floating Nose")
def test_the_lamp_before_the_roll_where_no_roll_helps() -> None:
    t = classic().has("Aric", level=5, hand=["Magic Lamp"]).combat("Aric", "Floating Nose").flees("Aric")
    t.does("Aric", "play [Magic Lamp]").settle()
    assert t.level("Aric") == 5 and len(t.hand("Aric")) == 3


@card("Magic Lamp", "Transferral Potion")
@rule("FAQ-151", "FAQ-150")
def test_the_lamp_is_for_ones_own_turn_and_who_faces_the_monster() -> None:
    t = classic().has("Suzan", hand=["Magic Lamp"]).combat("Aric", "Bullrog")
    t.refused("Suzan", "play [Magic Lamp]", "COMBAT-14")  # a bystander
    helped(t).refused("Suzan", "play [Magic Lamp]", "CARDS-12")  # a helper, but not her turn
    moved = classic().has("Aric", hand=["Magic Lamp", "Transferral Potion"])
    moved.combat("Aric", "Bullrog").does("Aric", "play [Transferral Potion] on Suzan")
    moved.refused("Aric", "play [Magic Lamp]", "COMBAT-14")  # his turn, but no longer his monster
    idle = classic().has("Aric", hand=["Magic Lamp"])
    assert idle.does("Aric", "play [Magic Lamp]").carried("Aric") == ["Magic Lamp"]  # put down, not used


# ---------------------------------------------------------------- Pollymorph Potion
@card("Pollymorph Potion", "Enraged")
@rule("COMBAT-11", "REWARD-4", "AMB-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_pollymorph_leaves_the_treasure(who: str) -> None:
    t = classic().has("Aric", level=4).has(who, hand=["Pollymorph Potion"]).has("Suzan", hand=["Enraged"])
    t.combat("Aric", "Bullrog").does("Suzan", "play [Enraged] on [Bullrog]").does(
        who, "play [Pollymorph Potion]"
    ).settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 5 + 1
    t.nothing_pending_but("Aric")


@card("Pollymorph Potion", "Wandering Monster")
@rule("FAQ-54", "AMB-69")
@pytest.mark.parametrize("die", [6, 1])
def test_what_is_left_must_still_be_beaten(die: int) -> None:
    t = classic().has("Aric", level=1, hand=["Pollymorph Potion"]).deck(dice=[die])
    t.has("Suzan", hand=["Wandering Monster", "Undead Horse"]).combat("Aric", "Bullrog")
    t.does("Suzan", "play [Wandering Monster] with [Undead Horse]").does(
        "Aric", "play [Pollymorph Potion] on [Bullrog]"
    )
    assert t.hand("Aric") == [] and t.sums() == (1, 4)
    t.runs("Aric")
    assert t.hand("Aric") == []  # lost with the fight


@card("Pollymorph Potion")
def test_pollymorph_with_a_helper_is_open_and_shared() -> None:
    t = (
        classic()
        .has("Aric", hand=["Pollymorph Potion"])
        .deck(treasures=["Helm of Courage", "Leather Armor", "Huge Rock"])
    )
    helped(t.combat("Aric", "Net Troll"), deal=" picks H").does("Aric", "play [Pollymorph Potion]").settle()
    t.does("Suzan", "choose [Huge Rock]")
    assert t.hand("Suzan") == ["Huge Rock"] and len(t.hand("Aric")) == 2


@card("Pollymorph Potion")
@rule("ONESHOT-3")
def test_pollymorph_only_in_combat() -> None:
    t = (
        classic()
        .has("Aric", hand=["Pollymorph Potion"])
        .deck(dice=[1])
        .combat("Aric", "Bullrog")
        .flees("Aric")
        .closes()
    )
    t.refused("Aric", "play [Pollymorph Potion] on [Bullrog]", "ONESHOT-3")


# ---------------------------------------------------------------- Potion of Halitosis
@card("Potion of Halitosis", "Floating Nose", "Mate")
@rule("FAQ-126", "FAQ-15", "COMBAT-7")
def test_halitosis_kills_every_nose() -> None:
    t = classic().has("Aric").has("Third", hand=["Potion of Halitosis", "Mate"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Mate]", "play [Potion of Halitosis]")
    assert t.level("Aric") == 3 and len(t.hand("Aric")) == 6  # killed: a Level and three Treasures each
    t.nothing_pending_but("Aric")  # FAQ-15: and nobody can add anything


@card("Potion of Halitosis")
@rule("FAQ-126")
def test_or_the_nose_gets_it_as_a_bonus() -> None:
    t = classic().has("Suzan", hand=["Potion of Halitosis"]).combat("Aric", "Floating Nose")
    t.does("Suzan", "play [Potion of Halitosis] on monsters")
    assert t.sums() == (1, 12)


@card("Potion of Halitosis", "Wandering Monster")
@rule("FAQ-55")
def test_the_reward_for_a_nose_needs_the_whole_fight() -> None:
    t = classic().has("Aric", hand=["Potion of Halitosis"]).has("Suzan", hand=["Wandering Monster", "Net Troll"])
    t.deck(dice=[6]).combat("Aric", "Floating Nose").does("Suzan", "play [Wandering Monster] with [Net Troll]")
    t.does("Aric", "play [Potion of Halitosis]")
    assert t.monsters() == ["Net Troll"] and t.level("Aric") == 1
    t.runs("Aric")
    assert t.level("Aric") == 1 and t.hand("Aric") == []


# ---------------------------------------------------------------- Transferral Potion
@card("Transferral Potion")
@rule("FAQ-150")
def test_another_takes_over_and_the_first_loots() -> None:
    t = classic().has("Aric", level=3, hand=["Magic Missile"]).has("Suzan", level=8, hand=["Leather Armor"])
    t.has("Third", hand=["Transferral Potion", "Sleep Potion"]).deck(doors=["Gazebo", "Harpies"]).does("Aric", "kick")
    t.does("Aric", "play [Magic Missile] on fighters").does("Third", "play [Sleep Potion] on monsters")
    assert t.sums() == (8, 10)
    t.does("Third", "play [Transferral Potion] on Suzan")
    assert t.sums() == (8, 10)  # what was for the old fighters goes, what is on the monsters' side stays
    assert t.discards("treasure") == ["Magic Missile", "Transferral Potion"]
    t.nothing_pending_but("Suzan")
    t.refused("Aric", "fight", "COMBAT-2")
    t.refused("Suzan", "play [Leather Armor]", "COMBAT-17")
    t.does("Suzan", "run").settle()
    assert t.hand("Aric") == ["Harpies"]  # looted, though the fight was lost
    t.nothing_pending_but("Aric")
    assert t.turn == "Aric"


@card("Transferral Potion")
@rule("FAQ-150")
def test_the_new_fighter_wins_the_rewards_and_may_have_help() -> None:
    t = classic().has("Aric", hand=["Transferral Potion"]).has("Suzan", level=6).has("Third", level=5)
    t.deck(doors=["Net Troll", "Harpies"]).does("Aric", "kick", "play [Transferral Potion] on Suzan")
    helped(t, "Third", "Suzan").wins("Suzan")
    assert t.level("Suzan") == 7 and len(t.hand("Suzan")) == 3 and t.hand("Aric") == ["Harpies"]
    t.nothing_pending_but("Aric")


@card("Transferral Potion", "Yuppie Water", "Doppleganger")
@rule("FAQ-150")
def test_what_was_drunk_for_the_old_fighters_is_gone() -> None:
    t = classic().has("Aric", table=["Elf"], hand=["Yuppie Water", "Doppleganger"]).has("Suzan", table=["Elf"])
    t.has("Third", hand=["Transferral Potion"]).combat("Aric", "Net Troll")
    t.does("Aric", "play [Yuppie Water]", "play [Doppleganger]")
    assert t.sums() == (6, 10)
    t.does("Third", "play [Transferral Potion] on Suzan")
    assert t.sums() == (1, 10)
    assert t.discards("treasure") == ["Yuppie Water", "Doppleganger", "Transferral Potion"]


@card("Transferral Potion", "Curse! Change Sex", "Curse! Malign Mirror")
@rule("FAQ-150")
def test_curses_for_the_fight_end_with_it() -> None:
    t = classic().has("Aric", curses=["Curse! Change Sex"]).has("Suzan", level=2, curses=["Curse! Malign Mirror"])
    t.has("Third", hand=["Transferral Potion"])
    helped(t.combat("Aric", "Net Troll")).does("Third", "play [Transferral Potion] on Third")
    assert sorted(t.discards("door")) == ["Curse! Change Sex", "Curse! Malign Mirror"]
    assert t.used("Aric") == [] and t.used("Suzan") == []


@card("Transferral Potion", "Tongue Demon")
@rule("FAQ-12", "FAQ-150")
def test_nothing_before_combat_for_the_new_fighter() -> None:
    t = classic().has("Suzan", carried=["Leather Armor"]).has("Third", hand=["Transferral Potion"])
    t.combat("Aric", "Tongue Demon").does("Third", "play [Transferral Potion] on Suzan")
    assert t.carried("Suzan") == ["Leather Armor"]


@card("Transferral Potion")
@rule("FAQ-150")
def test_the_first_player_neither_plays_nor_sells_items_meanwhile() -> None:
    t = classic().has("Aric", hand=["Transferral Potion", "Leather Armor", "Wand of Dowsing"])
    t.combat("Aric", "Net Troll").does("Aric", "play [Transferral Potion] on Suzan")
    t.refused("Aric", "play [Leather Armor]", "TIMING-3")
    t.refused("Aric", "sell [Wand of Dowsing]", "SELL-7")
    t.does("Suzan", "run").settle()
    t.does("Aric", "play [Leather Armor]", "sell [Wand of Dowsing]")  # his turn goes on
    assert t.level("Aric") == 2


@card("Transferral Potion", "Potion of Halitosis", "Wandering Monster")
@rule("FAQ-56", "FAQ-150")
@pytest.mark.parametrize("won", [True, False])
def test_who_killed_before_is_paid_after_and_first(won: bool) -> None:
    t = classic().has("Aric", level=4, hand=["Potion of Halitosis"])
    t.has("Suzan", level=8 if won else 2, table=["Warrior"])  # a tie with the Gazebo is enough for a Warrior
    t.has("Third", hand=["Wandering Monster", "Floating Nose", "Transferral Potion"]).deck(
        doors=["Gazebo", "Harpies"],
        dice=[6],
        treasures=["Helm of Courage", "Leather Armor", "Huge Rock", "Slimy Armor"],
    )
    t.does("Aric", "kick").does("Third", "play [Wandering Monster] with [Floating Nose]")
    t.does("Aric", "play [Potion of Halitosis]").does("Third", "play [Transferral Potion] on Suzan")
    assert t.level("Aric") == 4  # not before the fight is over
    t.does("Suzan", "fight" if won else "run").settle()
    assert t.level("Suzan") == (9 if won else 2) and ("Slimy Armor" in t.hand("Suzan")) == won
    assert t.level("Aric") == 5
    assert t.hand("Aric") == ["Helm of Courage", "Leather Armor", "Huge Rock", "Harpies"]
    t.nothing_pending_but("Aric")


@card("Transferral Potion", "Pollymorph Potion", "Wandering Monster")
@rule("FAQ-150")
def test_treasure_of_what_left_before_stays_with_the_first() -> None:
    t = classic().has("Aric", hand=["Pollymorph Potion"]).deck(dice=[6], treasures=["Helm of Courage"])
    t.has("Third", hand=["Wandering Monster", "Lame Goblin", "Transferral Potion"]).combat("Aric", "Net Troll")
    t.does("Third", "play [Wandering Monster] with [Lame Goblin]").does(
        "Aric", "play [Pollymorph Potion] on [Lame Goblin]"
    )
    t.does("Third", "play [Transferral Potion] on Suzan").does("Suzan", "run").settle()
    assert "Helm of Courage" in t.hand("Aric") and t.level("Aric") == 1


@card("Transferral Potion")
def test_whom_the_fight_can_be_given() -> None:
    t = classic().has("Aric", hand=["Transferral Potion"]).has("Third", dead=True).combat("Aric", "Net Troll")
    t.refused("Aric", "play [Transferral Potion] on Aric")
    t.refused("Aric", "play [Transferral Potion] on Third", "DEATH-16")
    t.does("Aric", "play [Transferral Potion] on Suzan")
    late = classic().has("Aric", hand=["Transferral Potion"]).deck(dice=[1]).combat("Aric", "Net Troll").flees("Aric")
    late.refused("Aric", "play [Transferral Potion] on Suzan", "ONESHOT-3")


# ---------------------------------------------------------------- Wand of Dowsing
@card("Wand of Dowsing")
@rule("FAQ-157", "FAQ-8")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_the_wand_fetches_any_discard_for_all_to_see(who: str) -> None:
    t = classic().has(who, hand=["Wand of Dowsing"]).has("Third", hand=["Curse! Lose a Level"])
    t.deck(door_discards=["Mate", "Elf"], treasure_discards=["Huge Rock", "Magic Missile"])
    t.does(who, "play [Wand of Dowsing]")
    t.refused("Third", f"play [Curse! Lose a Level] on {who}", "CARDS-12")  # one action, it is finished first
    t.refused(who, "choose [Net Troll]")
    t.does(who, "choose [Huge Rock]")
    assert t.hand(who) == ["Huge Rock"] and t.discards("treasure") == ["Magic Missile", "Wand of Dowsing"]
    (moved,) = [e for e in t.log if e.kind == "card_moved" and t.cards(e.cards) == ["Huge Rock"]]
    assert moved.see & 0b111 == 0b111


@card("Wand of Dowsing")
@rule("FAQ-26")
@pytest.mark.parametrize("place", ["hand", "carried"])
def test_the_wand_works_in_combat_and_its_find_too(place: str) -> None:
    t = (
        classic()
        .has("Aric", level=6, **{place: ["Wand of Dowsing"]})
        .deck(treasure_discards=["Magic Missile", "Huge Rock"])
    )
    t.combat("Aric", "Net Troll").does("Aric", "play [Wand of Dowsing]", "choose [Magic Missile]")
    t.does("Aric", "play [Magic Missile] on fighters")
    assert t.sums() == (11, 10)


@card("Wand of Dowsing")
@rule("FAQ-16")
def test_searching_does_not_stall_another_players_win() -> None:
    t = (
        classic()
        .has("Aric", level=4)
        .has("Suzan", hand=["Wand of Dowsing"])
        .deck(treasure_discards=["Huge Rock", "Sleep Potion"])
    )
    t.combat("Aric", "Lame Goblin").does("Aric", "fight")
    t.refused("Suzan", "play [Wand of Dowsing]", "FAQ-16")
    t.settle()
    assert t.level("Aric") == 5
    t.does("Suzan", "play [Wand of Dowsing]", "choose [Huge Rock]")  # when it is over she may


@card("Wand of Dowsing", "Hoard!", "Divine Intervention")
@rule("FAQ-157", "FAQ-143")
def test_what_must_be_played_at_once_acts_when_fetched() -> None:
    t = classic().has("Aric", hand=["Wand of Dowsing"]).deck(treasure_discards=["Hoard!", "Huge Rock"])
    t.does("Aric", "play [Wand of Dowsing]", "choose [Hoard!]")
    assert len(t.hand("Aric")) == 3 and t.discards("treasure") == ["Huge Rock", "Hoard!", "Wand of Dowsing"]
    assert not [e for e in t.log if e.kind == "treasures_drawn" and e.word == "up"]


@card("Wand of Dowsing")
def test_a_wand_over_empty_piles_finds_nothing() -> None:
    t = classic().has("Aric", hand=["Wand of Dowsing"]).does("Aric", "play [Wand of Dowsing]")
    assert t.hand("Aric") == [] and t.discards("treasure") == ["Wand of Dowsing"]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Wishing Ring
@card("Wishing Ring", "Curse! Duck of Doom")
@rule("FAQ-9")
@pytest.mark.parametrize("who", ["Aric", "Third"])
def test_the_ring_cancels_a_curse_before_it_strikes(who: str) -> None:
    t = classic().has("Aric", level=5).has(who, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric").does(who, "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5 and t.discards("door") == ["Curse! Duck of Doom"]
    assert t.discards("treasure") == ["Wishing Ring"]
    t.nothing_pending_but("Aric")


@card("Wishing Ring")
def test_the_ring_against_a_curse_at_the_door_and_in_a_fight() -> None:
    t = classic().has("Aric", level=5, carried=["Wishing Ring"]).deck(doors=["Curse! Duck of Doom"])
    t.does("Aric", "kick", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5
    fight = classic().has("Aric", level=5, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Lose a Level"])
    fight.combat("Aric", "Net Troll").does("Suzan", "play [Curse! Lose a Level] on Aric").does(
        "Aric", "play [Wishing Ring]"
    )
    fight.settle()
    assert fight.sums() == (5, 10)


@card("Wishing Ring", "Curse! Chicken on Your Head")
@rule("FAQ-170")
@pytest.mark.parametrize("who", ["Aric", "Suzan"])
def test_the_ring_lifts_a_lasting_curse_at_any_time(who: str) -> None:
    t = classic().has("Aric", curses=["Curse! Chicken on Your Head"]).has(who, hand=["Wishing Ring"])
    t.does(who, "play [Wishing Ring] on [Curse! Chicken on Your Head]")
    assert t.used("Aric") == [] and t.discards("door") == ["Curse! Chicken on Your Head"]
    t.nothing_pending_but("Aric")


@card("Wishing Ring")
def test_there_are_two_rings_and_neither_works_without_a_curse() -> None:
    t = classic().has("Aric", hand=["Wishing Ring", "Wishing Ring"]).combat("Aric", "Net Troll")
    t.refused("Aric", "play [Wishing Ring]")
    late = classic().has("Aric", level=5, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    late.does("Suzan", "play [Curse! Duck of Doom] on Aric").settle()
    late.does("Aric", "play [Wishing Ring]")  # too late for it: merely put down
    assert late.level("Aric") == 3 and late.carried("Aric") == ["Wishing Ring"]


# ---------------------------------------------------------------- Yuppie Water
@card("Yuppie Water", "Elf")
@rule("FAQ-162")
def test_two_for_each_elf_while_an_elf() -> None:
    t = classic().has("Aric", table=["Elf"]).has("Suzan", table=["Elf"]).has("Third", hand=["Yuppie Water"])
    t.combat("Aric", "Net Troll").does("Third", "play [Yuppie Water]")
    assert t.sums() == (1 + 2, 10)
    helped(t)
    assert t.sums() == (2 + 4, 10)
    t.does("Suzan", "discard [Elf]")
    assert t.sums() == (2 + 2, 10)
    t.runs("Aric")
    assert t.discards("treasure") == ["Yuppie Water"]


@card("Yuppie Water", "Hireling")
@rule("FAQ-119")
def test_only_to_help_elves() -> None:
    t = (
        classic()
        .has("Aric", table=["Dwarf"], hand=["Yuppie Water"])
        .has("Suzan", table=["Elf"])
        .combat("Aric", "Net Troll")
    )
    t.refused("Aric", "play [Yuppie Water]", "CARDS-12")  # an Elf who does not fight does not count
    t.refused("Aric", "play [Yuppie Water] on fighters")
    t.refused("Aric", "play [Yuppie Water] on monsters")
    helped(t).does("Aric", "play [Yuppie Water]")
    assert t.sums() == (2 + 2, 10)
