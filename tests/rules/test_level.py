"""Levels: what they are, how they rise and fall (LEVEL; AMB-126)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS
from tests.table import table


@rule("LEVEL-1")
def test_level_is_the_number_on_the_counter_and_not_the_strength() -> None:
    t = table().has("Aric", level=5, table=["Noodle Fist", "Steak Knife"], curses=["Itchy Veil"])
    t.combat("Aric", "Paper Dragon")  # pursues nobody of Level 5 or less
    assert t.sums() == (7, 20)
    t.runs("Aric")
    assert (t.game.view(-1).players[0].escaped, t.dead("Aric")) == (True, False)
    t = table().has("Aric", level=6, curses=["Itchy Veil"]).deck(dice=[1]).combat("Aric", "Paper Dragon")
    assert t.sums() == (3, 20)
    t.runs("Aric")
    assert [e.seat for e in t.happened("died")] == [0]


@rule("LEVEL-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_levels_come_from_kills_cards_and_sales(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, hand=["Found a Coin", "Walking Stick of Doom", "Alarm Clock"])
    t.does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 4
    t.does("Aric", "sell [Walking Stick of Doom], [Alarm Clock]")
    assert t.level("Aric") == 5
    t = table(edition=edition).has("Aric", level=3).combat("Aric", "Straw Man").wins("Aric")
    assert t.level("Aric") == 4
    assert [(e.seat, e.other) for e in t.happened("level_changed")] == [(0, 1)]


@rule("LEVEL-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_levels_are_lost_only_by_a_card(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=6, table=["Brawler"]).has("Suzan", level=4, hand=["Falling Piano"])
    t.deck(dice=[6, 6]).combat("Aric", "Neon Gorilla")
    t.does("Aric", "discard [Brawler]", "ask Suzan").does("Suzan", "accept Aric")
    t.runs("Aric")  # fleeing costs nobody a Level
    assert (t.level("Aric"), t.level("Suzan")) == (6, 4)
    t.does("Suzan", "play [Falling Piano] on Aric").settle()
    assert (t.game.state.redraw[0], t.level("Aric")) == (1, 6)  # nor does dying


@rule("LEVEL-4", "CONFLICT-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_a_level_never_drops_under_one(edition: str, before: int, after: int) -> None:
    t = table(edition=edition).has("Aric", level=before).has("Suzan", hand=["Trapdoor"])
    t.does("Suzan", "play [Trapdoor] on Aric").settle()  # two Levels
    assert t.level("Aric") == after
    assert (t.hand("Suzan"), t.discards("door")) == ([], ["Trapdoor"])


@rule("LEVEL-5", "COMBAT-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_strength_may_be_negative_while_the_level_is_not(edition: str) -> None:
    t = table(edition=edition).has("Aric", curses=["Itchy Veil", "Monday"]).combat("Aric", "Soggy Goblin")
    assert t.sums() == (1 - 3 - 2, 1)
    assert t.level("Aric") == 1
    t.refused("Aric", "fight", "COMBAT-3")


@rule("LEVEL-6", "LEVEL-7", "LEVEL-8", "LEVEL-9")
@pytest.mark.parametrize(
    ("edition", "stats"),
    [
        ("classic", ["Lanky", "Brawler"]),
        ("fu", ["Brawler", "Noodle Fist"]),
        ("impossible-1.51", ["Ketchup League", "Brawler", "Melon Training"]),
        ("impossible-1.61", ["Ketchup League", "Brawler", "Melon Training"]),
        ("pathfinder", ["Brawler", "Iron Choir"]),
    ],
)
def test_a_character_is_a_level_and_one_card_of_each_kind_of_its_set(edition: str, stats: list[str]) -> None:
    t = table(edition=edition).has("Aric", level=4, hand=stats).dealing()
    for card in stats:
        t.does("Aric", f"play [{card}]")
    shown = t.game.view(1).players[0]
    assert [c.name for c in shown.table] == stats
    assert shown.level == 1
    bonus = {"Noodle Fist": 3, "Melon Training": 2, "Iron Choir": 5}
    assert shown.strength == 1 + sum(bonus.get(card, 0) for card in stats)


@rule("LEVEL-6")
def test_the_classic_set_has_classes_and_races_and_nothing_else() -> None:
    t = table(packs=("classic",)).has("Aric", hand=["Warrior", "Elf"])
    assert list(t.game.library.identities) == ["class", "race"]
    t.does("Aric", "play [Warrior]", "play [Elf]")
    assert t.used("Aric") == ["Warrior", "Elf"]


@rule("AMB-126", "SELL-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sale_stops_short_of_the_winning_level(edition: str) -> None:
    goods = ["Walking Stick of Doom", "Confetti Cannon", "Metal Detector", "Flying Bathtub"]  # 800 + 800 + 700 + 700
    sale = ", ".join(f"[{g}]" for g in goods)
    t = table(edition=edition).has("Aric", level=8, hand=goods)
    t.does("Aric", f"sell {sale}")
    assert (t.level("Aric"), t.hand("Aric"), t.game.over) == (9, [], False)  # the rest of the value is lost
    t = table(edition=edition).has("Aric", level=9, hand=goods)
    t.refused("Aric", f"sell {sale}", "SELL-5")
