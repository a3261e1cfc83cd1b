"""Rulings on Curses and Traps (FAQ-74 to FAQ-83)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps
from tests.table import table


@rule("FAQ-74")
def test_any_number_by_anybody_on_anybody() -> None:
    t = classic().has("Aric", level=6, hand=["Curse! Lose a Level", "Curse! Change Sex"])
    t.has("Suzan", level=6, hand=["Curse! Lose a Level", "Curse! Duck of Doom"])
    t.does("Suzan", "play [Curse! Lose a Level] on Aric").strikes()
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric").strikes()
    t.does("Aric", "play [Curse! Lose a Level] on Aric").strikes()  # also on oneself
    t.does("Aric", "play [Curse! Change Sex] on Third").strikes()
    assert t.level("Aric") == 2 and t.used("Third") == ["Curse! Change Sex"]


@rule("FAQ-75")
def test_the_victim_of_a_curse_chooses() -> None:
    t = (
        classic()
        .has("Aric", table=["Leather Armor", "Helm of Courage"])
        .has("Suzan", hand=["Curse! Lose a Small Item"])
    )
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric").strikes()
    t.refused("Suzan", "choose [Leather Armor]", "CURSE-10")
    t.does("Aric", "choose [Helm of Courage]")
    assert t.used("Aric") == ["Leather Armor"]


@rule("FAQ-75")
def test_the_victim_does_not_choose_if_the_card_says_otherwise() -> None:
    t = classic().has("Aric", table=["Leather Armor", "Helm of Courage", "Elf"])
    t.deck(dice=[1]).combat("Aric", "Leperchaun").runs("Aric")  # each neighbour takes one away
    assert t.owes("Suzan") == "choose" and t.owes("Aric") == ""


@rule("FAQ-76")
@pytest.mark.parametrize(
    "curse", ["Curse! Lose a Small Item", "Curse! Lose the Armor You Are Wearing", "Truly Obnoxious Curse!"]
)
def test_curses_on_items_do_not_touch_the_hand(curse: str) -> None:
    t = classic().has("Aric", hand=["Leather Armor", "Helm of Courage"]).has("Suzan", hand=[curse])
    t.does("Suzan", f"play [{curse}] on Aric").strikes()
    assert t.hand("Aric") == ["Leather Armor", "Helm of Courage"]
    t.nothing_pending_but("Aric")


@rule("FAQ-77", "CURSE-10")
def test_the_armor_you_wear_is_in_use_and_of_several_you_choose() -> None:
    t = classic().has("Aric", table=["Leather Armor", "Flaming Armor"], attached={"Flaming Armor": ["Cheat!"]})
    t.has("Aric", carried=["Slimy Armor"]).has("Suzan", hand=["Curse! Lose the Armor You Are Wearing"])
    t.does("Suzan", "play [Curse! Lose the Armor You Are Wearing] on Aric").strikes()
    t.refused("Aric", "choose [Slimy Armor]")  # not worn
    t.does("Aric", "choose [Flaming Armor]")  # a Cheated one is
    assert t.used("Aric") == ["Leather Armor"] and t.carried("Aric") == ["Slimy Armor"]
    bad = classic().has(
        "Aric", table=["Leather Armor", "Spiky Knees"], carried=["Slimy Armor", "Pantyhose of Giant Strength"]
    )
    bad.has("Suzan", hand=["Enraged"]).combat("Aric", "Crabs").does("Suzan", "play [Enraged]").runs("Aric")
    bad.does("Aric", "choose [Slimy Armor]")  # armor, worn or not
    assert bad.used("Aric") == ["Leather Armor"] and bad.carried("Aric") == ["Pantyhose of Giant Strength"]


@rule("FAQ-78")
def test_for_the_next_combat_counts_in_the_running_one() -> None:
    t = classic().has("Aric", table=["Boots of Butt-Kicking"]).has("Suzan", hand=["Curse! Change Sex"])
    t.combat("Aric", "Gazebo").does("Suzan", "play [Curse! Change Sex] on Aric").strikes()
    assert t.sums() == (1 + 2 - 5, 8)
    t.runs("Aric")
    assert "Curse! Change Sex" in t.discards("door")


@rule("FAQ-78")
@pytest.mark.parametrize("edition", ["classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder"])
def test_for_the_next_turn_counts_in_the_running_one(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", hand=["Monday"])
    t.does("Suzan", "play [Monday] on Aric").strikes()
    assert t.strength("Aric") == 2
    later = (
        table(edition=edition)
        .has("Suzan", level=4)
        .has("Third", hand=["Monday"])
        .does("Third", "play [Monday] on Suzan")
    )
    later.strikes()
    assert later.strength("Suzan") == 4  # it is not her turn


@rule("FAQ-79")
def test_helping_uses_up_a_curse_on_the_next_combat() -> None:
    t = classic().has("Aric", level=9).has("Suzan", level=2, curses=["Curse! Change Sex"]).combat("Aric", "Net Troll")
    assert helps(t).sums() == (9 + 2 - 5, 10)
    t.runs("Aric")
    assert t.used("Suzan") == []


@rule("FAQ-80")
@pytest.mark.parametrize("curse", ["Curse! Chicken on Your Head", "Curse! Change Sex"])
def test_a_curse_cannot_be_discarded_at_will(curse: str) -> None:
    t = classic().has("Aric", table=["Warrior"], curses=[curse], hand=["Mate"])
    t.refused("Aric", f"discard [{curse}]", "CURSE-6")
    t.refused("Aric", f"sell [{curse}]")
    fight = classic().has("Aric", table=["Warrior"], curses=[curse], hand=["Mate"]).combat("Aric", "Gazebo")
    fight.refused("Aric", f"use Berserk discarding [{curse}]", "CLASS-18")


@rule("FAQ-82")
def test_a_protected_player_saves_only_himself() -> None:
    t = classic().has("Aric", table=["Sandals of Protection", "Leather Armor"]).deck(doors=["Curse! Income Tax"])
    t.has("Suzan", table=["Helm of Courage"], level=3).does("Aric", "kick").settle()
    assert t.used("Aric") == ["Sandals of Protection", "Leather Armor"]
    assert t.used("Suzan") == ["Helm of Courage"] and t.level("Suzan") == 3  # FAQ-171: no Item of his to match
    other = classic().has("Aric", table=["Leather Armor"]).deck(doors=["Curse! Income Tax"])
    other.has("Suzan", table=["Sandals of Protection"]).has("Third", level=3).does("Aric", "kick").settle()
    assert other.used("Suzan") == [] and other.level("Third") == 2  # behind another player's door
