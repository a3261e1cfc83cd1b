"""Classic monsters of Level 12 to 20, each with its own text; what many have in common is in test_monsters_numbers."""

from __future__ import annotations

import pytest

from tests.cards.classic.fights import CLASSIC, TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card
from tests.table import Table, table


# ---------------------------------------------------------------- Bigfoot
@card("Bigfoot")
def test_bigfoot_takes_the_headgear_being_worn() -> None:
    t = loses("Bigfoot", level=3, table=["Helm of Courage", "Leather Armor"], carried=["Horny Helmet"])
    assert (t.used("Aric"), t.carried("Aric"), t.level("Aric")) == (["Leather Armor"], ["Horny Helmet"], 3)
    over(t)
    t = loses("Bigfoot", level=3, carried=["Horny Helmet"])
    assert (t.carried("Aric"), t.level("Aric")) == (["Horny Helmet"], 3)
    over(t)


# ---------------------------------------------------------------- Tongue Demon
@card("Tongue Demon")
def test_the_tongue_demon_is_fed_an_item_before_the_fight() -> None:
    t = meets("Tongue Demon", table=["Helm of Courage"], carried=["Magic Missile"], hand=["Leather Armor"])
    assert t.owes("Aric") == "choose"
    t.nothing_pending_but("Aric")
    t.refused("Third", "pass")
    t.does("Aric", "choose [Magic Missile]")
    assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Helm of Courage"], [], ["Leather Armor"])
    assert t.sums() == (2, 12)
    assert t.owes("Aric") == "fight"


@card("Tongue Demon")
def test_the_tongue_demon_asks_nothing_of_helpers_of_players_without_items_or_when_it_wanders_in() -> None:
    """FAQ-12."""
    t = meets("Tongue Demon", hand=["Leather Armor"], suzan={"table": ["Helm of Courage"]})
    assert t.hand("Aric") == ["Leather Armor"]
    helped(t)
    assert t.used("Suzan") == ["Helm of Courage"]
    t.nothing_pending_but("Aric")

    t = meets("Harpies", table=["Helm of Courage"], third={"hand": ["Wandering Monster", "Tongue Demon"]})
    t.does("Third", "play [Wandering Monster] with [Tongue Demon]")
    assert t.used("Aric") == ["Helm of Courage"]
    t.nothing_pending_but("Aric")


@card("Tongue Demon")
def test_a_tongue_demon_sought_as_trouble_is_met_too_and_elves_lose_three_levels() -> None:
    t = table(packs=CLASSIC).has("Aric", hand=["Tongue Demon"], table=["Helm of Courage"]).deck(doors=["Thief"])
    t.does("Aric", "kick", "keep", "trouble [Tongue Demon]")
    assert (t.used("Aric"), t.owes("Aric")) == ([], "fight")

    t = loses("Tongue Demon", level=5, table=["Elf"], dice=(1,))
    assert t.level("Aric") == 2
    over(t)
    t = loses("Tongue Demon", level=5, table=["Dwarf"], dice=(1,))
    assert t.level("Aric") == 3
    over(t)


# ---------------------------------------------------------------- Wannabe Vampire
@card("Wannabe Vampire")
def test_a_cleric_drives_the_vampire_off_for_its_treasure_without_a_level() -> None:
    t = meets("Wannabe Vampire", table=["Cleric"], third={"hand": ["Enraged"]}, treasures=TREASURES)
    t.does("Third", "play [Enraged]").does("Aric", "use Drive off").settle()
    assert t.level("Aric") == 1
    assert t.hand("Aric") == list(TREASURES[:4])  # 3, and 1 for the Enhancer
    over(t)


@card("Wannabe Vampire")
def test_a_cleric_who_helps_needs_no_consent_and_one_who_watches_does_nothing() -> None:
    """FAQ-128, HELP-15."""
    t = meets(
        "Wannabe Vampire", table=["Thief"], suzan={"table": ["Cleric"]}, third={"table": ["Cleric"]},
        treasures=TREASURES,
    )  # fmt: skip
    t.refused("Aric", "use Drive off")
    t.refused("Suzan", "use Drive off")
    helped(t, "picks H")
    t.refused("Third", "use Drive off")
    t.does("Suzan", "use Drive off").settle()
    while t.owes("Suzan") == "choose":
        t.does("Suzan", f"choose [{TREASURES[0]}]")
    t.settle()
    assert (t.hand("Suzan"), t.hand("Aric")) == ([TREASURES[0]], list(TREASURES[1:3]))  # FAQ-51
    assert (t.level("Aric"), t.level("Suzan")) == (1, 1)
    over(t)


@card("Wannabe Vampire")
def test_the_vampires_treasure_is_lost_if_the_rest_of_the_fight_is() -> None:
    """MULTI-8, FAQ-54; and no vampire is driven off in flight (FAQ-13)."""
    t = meets("Wannabe Vampire", table=["Cleric"], third={"hand": ["Wandering Monster", "Harpies"]}, dice=(6,))
    t.does("Third", "play [Wandering Monster] with [Harpies]").does("Aric", "use Drive off")
    assert t.monsters() == ["Harpies"]
    t.runs("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (1, [])
    over(t)

    t = meets("Wannabe Vampire", level=5, table=["Cleric"], dice=(1,)).flees("Aric")
    t.refused("Aric", "use Drive off")
    t.settle()
    assert t.level("Aric") == 2
    over(t)


@card("Wannabe Vampire")
def test_the_vampire_is_no_undead() -> None:
    t = meets("Wannabe Vampire", table=["Cleric"], hand=["Thief"], third={"hand": ["Mr. Bones"]})
    t.refused("Third", "join [Mr. Bones]")
    t.refused("Aric", "use Turning discarding [Thief]")


# ---------------------------------------------------------------- Insurance Salesman
@card("Insurance Salesman")
def test_levels_do_not_count_against_the_insurance_salesman() -> None:
    t = meets("Insurance Salesman", level=8, table=["Helm of Courage"], hand=["Magic Missile"],
              suzan={"level": 7, "table": ["Boots of Butt-Kicking"]})  # fmt: skip
    assert t.sums() == (1, 14)
    assert helped(t).sums() == (3, 14)
    t.does("Aric", "play [Magic Missile] on fighters")
    assert t.sums() == (8, 14)


def _owner_of(*items: str) -> Table:
    return loses("Insurance Salesman", level=3, carried=list(items), hand=["Thief"], dice=(1,))


@card("Insurance Salesman")
def test_the_salesman_takes_items_worth_1000_of_the_victims_choice() -> None:
    t = _owner_of("Magic Missile", "Boots of Butt-Kicking", "Pointy Hat of Power", "Helm of Courage", "Huge Rock")
    assert t.owes("Aric") == "choose"
    t.refused("Aric", "choose [Boots of Butt-Kicking], [Pointy Hat of Power]")  # 800
    t.does("Aric", "choose [Boots of Butt-Kicking], [Pointy Hat of Power], [Helm of Courage]")  # 1,000
    assert t.carried("Aric") == ["Magic Missile", "Huge Rock"]
    assert (t.level("Aric"), t.hand("Aric")) == (3, ["Thief"])
    over(t)


@card("Insurance Salesman")
def test_a_victim_with_less_loses_all_items_and_nothing_else() -> None:
    """FAQ-138."""
    t = _owner_of("Magic Missile", "Boots of Butt-Kicking", "Helm of Courage")  # 900
    assert (t.carried("Aric"), t.level("Aric"), t.hand("Aric")) == ([], 3, ["Thief"])
    over(t)
    t = _owner_of()
    assert (t.level("Aric"), t.hand("Aric")) == (3, ["Thief"])
    over(t)


# ---------------------------------------------------------------- Stoned Golem
@card("Stoned Golem")
def test_the_golem_may_be_left_aside_and_then_yields_nothing() -> None:
    """FAQ-127."""
    t = meets("Stoned Golem")
    t.refused("Suzan", "use [Stoned Golem]")
    t.does("Aric", "use [Stoned Golem]")
    assert t.monsters() == ["Stoned Golem"]  # it stays
    assert t.sums() == (1, 0)
    t.refused("Aric", "run")
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (1, [])
    assert "Stoned Golem" in t.discards("door")
    over(t)


@card("Stoned Golem")
def test_the_choice_about_the_golem_may_change_until_the_fight_ends() -> None:
    t = meets("Stoned Golem", level=4, table=["Warrior"], hand=["Magic Missile", "Pretty Balloons"],
              third={"hand": ["Wandering Monster", "Harpies"]}, treasures=TREASURES)  # fmt: skip
    t.does("Aric", "use [Stoned Golem]", "fight")
    t.does("Third", "play [Wandering Monster] with [Harpies]")
    assert t.sums() == (4, 4)
    t.does("Aric", "use [Stoned Golem]")
    assert t.sums() == (4, 18)
    t.does("Aric", "play [Magic Missile] on fighters", "play [Pretty Balloons] on fighters")
    assert t.sums() == (14, 18)
    t.does("Aric", "use [Stoned Golem]").wins("Aric")
    assert t.level("Aric") == 5  # the Harpies only
    assert t.hand("Aric") == list(TREASURES[:2])
    over(t)


@card("Stoned Golem")
def test_a_halfling_must_fight_the_golem() -> None:
    t = meets("Stoned Golem", table=["Halfling"])
    t.refused("Aric", "use [Stoned Golem]")
    t = meets("Stoned Golem", suzan={"table": ["Halfling"]})
    t.does("Aric", "use [Stoned Golem]")
    helped(t)
    assert t.sums() == (2, 14)  # the Halfling who joins makes it attack again
    t.refused("Aric", "use [Stoned Golem]")
    t.refused("Suzan", "use [Stoned Golem]")  # FAQ-52
    t.does("Suzan", "discard [Halfling]").does("Aric", "use [Stoned Golem]")
    assert t.sums() == (2, 0)


@card("Stoned Golem")
def test_the_golem_lets_everybody_run_but_halflings() -> None:
    t = loses("Stoned Golem", level=3, dice=(1,))
    assert rolls(t) == 0
    assert t.happened("escaped")
    over(t)

    t = meets("Stoned Golem", level=3, suzan={"level": 3, "table": ["Halfling"]}, dice=(5,))
    helped(t).runs("Aric")
    assert [t.names[e.seat] for e in t.happened("die_rolled")] == ["Suzan"]
    over(t)


@card("Stoned Golem")
def test_a_halfling_who_runs_already_cannot_shed_his_race_to_avoid_the_golem() -> None:
    t = meets("Stoned Golem", table=["Halfling", "Helm of Courage"], hand=["Elf"], dice=(3,)).flees("Aric")
    t.does("Aric", "discard [Halfling]").settle()
    assert rolls(t) == 1
    assert t.happened("died")

    t = meets("Stoned Golem", hand=["Halfling"], dice=(1,)).flees("Aric")
    t.does("Aric", "play [Halfling]").settle()  # nor can he become one now
    assert rolls(t) == 0
    over(t)


@card("Stoned Golem", "Mate")
def test_a_golem_and_its_mate_are_left_aside_one_by_one() -> None:
    t = meets("Stoned Golem", third={"hand": ["Mate", "Enraged"]})
    t.does("Third", "play [Mate] on [Stoned Golem]", "play [Enraged] on [Stoned Golem]")
    t.does("Aric", "use [Stoned Golem]")
    assert t.sums() == (1, 19)
    t.does("Aric", "use [Mate]")
    assert t.sums() == (1, 0)
    t.does("Aric", "use [Stoned Golem]")
    assert t.sums() == (1, 19)
    t.nothing_pending_but("Aric")


@card("Stoned Golem")
def test_the_one_who_flees_from_others_does_not_flee_from_a_golem_left_aside() -> None:
    t = meets("Stoned Golem", third={"hand": ["Wandering Monster", "Harpies"]}, dice=(1,), level=3)
    t.does("Third", "play [Wandering Monster] with [Harpies]").does("Aric", "use [Stoned Golem]").runs("Aric")
    assert rolls(t) == 1
    assert t.level("Aric") == 1
    over(t)


# ---------------------------------------------------------------- Unspeakably Awful Indescribable Horror
@card("Unspeakably Awful Indescribable Horror")
def test_the_horror_kills_all_but_wizards_who_lose_their_class() -> None:
    t = loses("Unspeakably Awful Indescribable Horror", table=["Wizard", "Thief", "Super Munchkin"])
    assert not t.happened("died")
    assert t.used("Aric") == ["Thief", "Super Munchkin"]
    over(t)
    t = loses("Unspeakably Awful Indescribable Horror", table=["Thief", "Helm of Courage"])
    assert t.dead("Aric")


# ---------------------------------------------------------------- Hippogriff
@card("Hippogriff")
def test_each_other_player_from_the_right_takes_a_treasure_or_an_unseen_card() -> None:
    t = loses("Hippogriff", level=4, table=["Helm of Courage", "Thief"], hand=["Baby"])
    assert t.owes("Third") == "choose"  # on Aric's right
    t.nothing_pending_but("Third")
    t.does("Third", "choose 2")
    assert t.hand("Third") == ["Baby"]
    assert (t.carried("Suzan"), t.used("Aric")) == (["Helm of Courage"], ["Thief"])  # nothing else was left to take
    over(t)


@card("Hippogriff")
def test_the_hippogriff_takes_a_hireling_with_what_it_holds_but_never_a_second_one() -> None:
    """FAQ-142."""
    t = loses(
        "Hippogriff", level=4, table=["Hireling", "Really Impressive Title"], attached={"Hireling": ["Huge Rock"]},
        dice=(1,),
    )  # fmt: skip
    t.does("Third", "choose [Hireling]")
    assert t.used("Third") == ["Hireling", "Huge Rock"]
    assert t.used("Suzan") == ["Really Impressive Title"]
    assert (t.used("Aric"), t.strength("Third")) == ([], 1 + 1 + 3)
    over(t)


@card("Hippogriff")
def test_the_hippogriff_takes_nothing_from_a_victim_without_cards() -> None:
    t = loses("Hippogriff", level=4, table=["Thief"], dice=(1,))
    assert (t.used("Aric"), t.level("Aric")) == (["Thief"], 4)
    over(t)


# ---------------------------------------------------------------- King Tut, Wight Brothers
@card("King Tut")
@pytest.mark.parametrize(("die", "level"), [(5, 3), (4, 3)])
def test_king_tut_costs_two_levels_in_any_case_and_all_belongings_if_he_catches(die: int, level: int) -> None:
    """FAQ-135."""
    t = loses("King Tut", level=5, table=["Elf", "Helm of Courage"], carried=["Huge Rock"], hand=["Thief"],
              dice=(die - 1,))  # fmt: skip
    assert t.level("Aric") == level
    if die == 4:
        assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (["Elf"], [], [])
    else:
        assert (t.used("Aric"), t.carried("Aric"), t.hand("Aric")) == (
            ["Elf", "Helm of Courage"], ["Huge Rock"], ["Thief"],
        )  # fmt: skip
    over(t)


@card("Wight Brothers")
@pytest.mark.parametrize(("level", "die", "left"), [(8, 6, 6), (8, 1, 1), (4, 6, 2), (3, 1, 3)])
def test_wight_brothers_cost_two_levels_or_all_of_them(level: int, die: int, left: int) -> None:
    t = loses("Wight Brothers", level=level, dice=(die,))
    assert t.level("Aric") == left
    over(t)


@card("King Tut", "Wight Brothers")
def test_the_penalties_of_king_tut_and_the_brothers_apply_once_for_each_monster() -> None:
    """FAQ-65."""
    t = meets("King Tut", level=9, third={"hand": ["Wight Brothers"]}, dice=(6, 6))
    t.does("Third", "join [Wight Brothers]").flees("Aric").closes()
    t.does("Aric", "run from [King Tut]").settle()
    assert t.level("Aric") == 5
    over(t)


@card("Wight Brothers")
def test_glue_after_an_escape_does_not_cost_the_two_levels_again() -> None:
    """FAQ-135, FAQ-155."""
    t = meets("Wight Brothers", level=9, third={"hand": ["Flask of Glue"]}, dice=(6, 6)).flees("Aric").closes()
    t.does("Third", "play [Flask of Glue] on Aric").settle()
    assert t.level("Aric") == 7
    over(t)


@card("King Tut")
def test_beating_king_tut_costs_nothing() -> None:
    t = meets("King Tut", level=6, hand=["Magic Missile", "Pretty Balloons", "Sleep Potion"], treasures=TREASURES)
    for one_shot in ("Magic Missile", "Pretty Balloons", "Sleep Potion"):
        t.does("Aric", f"play [{one_shot}] on fighters")
    t.wins("Aric")
    assert t.level("Aric") == 8
    assert len(t.hand("Aric")) == 4
    over(t)


# ---------------------------------------------------------------- Squidzilla
@card("Squidzilla")
def test_each_elf_fighting_squidzilla_is_at_minus_four() -> None:
    """FAQ-132."""
    t = meets("Squidzilla", level=6, table=["Elf"], suzan={"level": 5, "table": ["Elf"]}, third={"table": ["Elf"]})
    assert t.sums() == (2, 18)
    assert helped(t).sums() == (2 + 1, 18)
    t.does("Aric", "discard [Elf]")
    assert t.sums() == (6 + 1, 18)
    t.nothing_pending_but("Aric")


@card("Squidzilla")
def test_squidzilla_pursues_elves_of_any_level() -> None:
    t = loses("Squidzilla", level=1, table=["Elf", "Helm of Courage"], dice=(3,))
    assert t.dead("Aric")
    t = loses("Squidzilla", level=4, table=["Elf"], dice=(4,))
    assert rolls(t) == 1
    over(t)


# ---------------------------------------------------------------- Plutonium Dragon
@card("Plutonium Dragon")
def test_the_dragon_kills_whom_it_catches_and_the_winner_wins_the_game_at_level_eight() -> None:
    t = loses("Plutonium Dragon", level=6, table=["Helm of Courage"], dice=(4,))
    assert t.dead("Aric")

    t = meets("Plutonium Dragon", level=8, hand=["Magic Missile", "Pretty Balloons", "Cotion of Ponfusion"])
    for one_shot in ("Magic Missile", "Pretty Balloons", "Cotion of Ponfusion"):
        t.does("Aric", f"play [{one_shot}] on fighters")
    assert t.sums() == (21, 20)
    t.wins("Aric")
    assert t.level("Aric") == 10
    assert t.game.over
    t.nothing_pending_but()
