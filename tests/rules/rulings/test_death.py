"""Rulings on death (FAQ-69 to FAQ-73)."""

from __future__ import annotations

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps
from tests.table import table


@rule("FAQ-69")
def test_a_dead_character_keeps_its_identities() -> None:
    t = classic("Aric", "Suzan", "Third").has("Aric", level=6, curses=["Curse! Chicken on Your Head"])
    t.has("Aric", table=["Super Munchkin", "Warrior", "Wizard", "Half-Breed", "Elf", "Leather Armor"]).deck(
        dice=[1, 1, 6, 5]
    )
    t.combat("Aric", "Plutonium Dragon").runs("Aric")
    assert t.dead("Aric") and t.level("Aric") == 6
    kept = ["Super Munchkin", "Warrior", "Wizard", "Half-Breed", "Elf", "Curse! Chicken on Your Head"]
    assert t.used("Aric") == kept


@rule("FAQ-69")
def test_the_penalty_of_the_fight_one_died_in_is_over() -> None:
    t = classic().has("Aric", level=6, curses=["Curse! Malign Mirror"]).deck(dice=[1, 6, 5]).combat("Aric", "Bullrog")
    t.runs("Aric")
    assert t.happened("died") and t.used("Aric") == [] and "Curse! Malign Mirror" in t.discards("door")


@rule("FAQ-70")
def test_the_dead_owe_no_more_rolls_and_suffer_nothing_more() -> None:
    t = classic().has("Aric", level=6).has("Suzan", hand=["Wandering Monster", "King Tut"])
    t.deck(dice=[1, 6, 5, 6]).combat("Aric", "Bullrog").does("Suzan", "play [Wandering Monster] with [King Tut]")
    t.flees("Aric").closes().does("Aric", "run from [Bullrog]").settle()
    assert t.happened("died") and t.level("Aric") == 6  # King Tut would have cost two Levels, escaped or not
    assert len([e for e in t.happened("die_rolled") if e.word == "run"]) == 0


@rule("FAQ-71")
def test_the_dead_receive_nothing() -> None:
    t = classic().has("Aric", level=9).has("Suzan", level=6, table=["Elf"], dead=True)
    t.has("Third", hand=["Invoke Obscure Rules", "Curse! Lose a Level"], carried=["Leather Armor"])
    t.combat("Aric", "Net Troll")
    t.refused("Third", "play [Invoke Obscure Rules] on Suzan", "DEATH-16")
    t.refused("Third", "give [Leather Armor] to Suzan", "DEATH-16")
    t.refused("Third", "play [Curse! Lose a Level] on Suzan", "DEATH-16")
    t.refused("Aric", "ask Suzan", "DEATH-18")
    assert t.level("Suzan") == 6


@rule("FAQ-71")
def test_a_dead_elf_wins_nothing() -> None:
    t = table().has("Aric", level=6).has("Suzan", level=9, table=["Lanky"]).has("Third", hand=["Falling Piano"])
    t.combat("Aric", "Bridge Bailiff")
    helps(t).does("Third", "play [Falling Piano] on Suzan").strikes()
    assert t.dead("Suzan") and t.sums() == (6, 10) and not t.game.over


@rule("FAQ-72")
def test_a_fighter_killed_in_mid_fight_ends_it() -> None:
    t = (
        table()
        .has("Aric", level=6, hand=["Boom Muffin"])
        .has("Suzan", level=3)
        .has("Third", level=2, hand=["Falling Piano"])
    )
    t.combat("Aric", "Bridge Bailiff")
    helps(t).does("Third", "play [Falling Piano] on Aric").strikes()
    assert t.dead("Aric") and t.owes("Suzan") == "choose"  # she loots the body
    t.does("Suzan", "choose [Boom Muffin]").settle()
    assert t.turn == "Suzan" and t.level("Suzan") == 3 and t.hand("Suzan") == ["Boom Muffin"]


@rule("FAQ-72")
def test_a_helper_killed_is_looted_at_once_and_the_fight_goes_on() -> None:
    t = table().has("Aric", level=6).has("Suzan", level=3, hand=["Boom Muffin", "Steak Knife"], carried=["Lucky Wok"])
    t.has("Third", level=2, hand=["Falling Piano"]).combat("Aric", "Bridge Bailiff")
    helps(t).does("Third", "play [Falling Piano] on Suzan").strikes().does("Aric", "choose [Lucky Wok]").does(
        "Third", "pass"
    )
    assert t.hand("Aric") == ["Lucky Wok"] and t.sums() == (6, 10) and t.owes("Aric") == "fight"
    t.refused("Aric", "play [Lucky Wok]", "COMBAT-17")  # to the hand, and not playable in a fight
    oneshot = table().has("Aric", level=6).has("Suzan", level=3, hand=["Boom Muffin"])
    oneshot.has("Third", level=2, hand=["Falling Piano"]).combat("Aric", "Bridge Bailiff")
    helps(oneshot).does("Third", "play [Falling Piano] on Suzan").strikes().does("Aric", "choose [Boom Muffin]")
    oneshot.does("Aric", "play [Boom Muffin] on fighters")
    assert oneshot.sums() == (11, 10)


@rule("FAQ-73")
def test_cheat_hireling_and_items_are_looted_separately() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", level=6, table=["Huge Rock", "Hireling"])
    t.has("Aric", attached={"Huge Rock": ["Cheat!"], "Hireling": ["Leather Armor"]})
    t.has("Suzan", level=4).has("Third", level=4).has("Zoe", level=9).deck(dice=[1, 2, 5]).combat("Aric", "Bullrog")
    t.runs("Aric")
    rolled = [(e.seat, e.n) for e in t.happened("die_rolled") if e.word == "looting order"]
    assert rolled == [(1, 2), (2, 5)]  # a tie is decided by dice
    t.does("Zoe", "choose [Cheat!]").does("Third", "choose [Leather Armor]").does("Suzan", "choose [Hireling]")
    assert (t.hand("Zoe"), t.hand("Third"), t.hand("Suzan")) == (["Cheat!"], ["Leather Armor"], ["Hireling"])
    assert "Huge Rock" in t.discards("treasure")
