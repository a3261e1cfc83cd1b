"""What all monsters of the set have: numbers in a real fight, and whom they are stronger or weaker against."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.impossible.fights import FIGHTS, TREASURES, helped, loses, meets, over, rolls
from tests.cards.marks import card
from tests.cards.monsters import is_worth, lets_go, pursues

# None of them a Gun; thrown together: +18, with a Level of 7 enough for anybody.
GASES = ("Mustard Gas", "Mustard Gas", "Laughing Gas", "Laughing Gas", "Sleep Gas", "Sleep Gas")


@pytest.mark.parametrize(
    ("name", "level", "treasures", "levels"),
    [
        ("Agent Orange", 16, 4, 2),
        ("Apocalypso", 18, 4, 2),
        ("Assassin Bug", 2, 1, 1),
        ("Clan Destin", 6, 2, 1),
        ("Cold Warrior", 12, 3, 1),
        ("Communist Party", 2, 1, 1),
        ("Dr. Maybe", 18, 5, 2),
        ("El Presidente Magnifico", 16, 4, 2),
        ("Fanatic Henchmen", 10, 3, 1),
        ("Femme Fatale", 8, 2, 1),
        ("General Disorder", 16, 4, 2),
        ("Guinness and Stout", 12, 3, 1),
        ("Inform-Ant", 1, 1, 1),
        ("Interro-Gator", 8, 2, 1),
        ("James Bomb", 14, 4, 1),
        ("Mad Billionaire", 14, 4, 1),
        ("Mata Hairy", 6, 2, 1),
        ("Napoleon So-Low", 1, 1, 1),
        ("Not So Secret Police", 6, 2, 1),
        ("Obnoxious Kids In Black", 4, 2, 1),
        ("Pets In Black", 2, 1, 1),
        ("Plumbers", 2, 1, 1),
        ("Professor Moribundy", 14, 4, 1),
        ("Sir Veillance", 8, 2, 1),
        ("Sleeper Agent", 2, 1, 1),
        ("Spook Spook", 12, 3, 1),
        ("Spy Fly", 1, 1, 1),
        ("Super-Spy", 20, 5, 2),
        ("The Mole", 6, 2, 1),
        ("Women In Black", 10, 3, 1),
    ],
)
def test_level_treasures_and_levels_gained(name: str, level: int, treasures: int, levels: int) -> None:
    t = meets(name, level=7, suzan={"hand": GASES, "level": 9}, treasures=TREASURES)
    is_worth(
        FIGHTS, t, name, sums=(7, level), shots=GASES, plus=18, thrower="Suzan",
        deck=TREASURES, treasures=treasures, reached=7 + levels,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "worn", "strength"),
    [
        pytest.param("Agent Orange", ["Tourist"], 14, marks=card("Agent Orange")),
        pytest.param("Apocalypso", ["Playboy"], 14, marks=card("Apocalypso")),
        pytest.param("Clan Destin", ["Tourist"], 8, marks=card("Clan Destin")),
        pytest.param("Cold Warrior", ["American"], 16, marks=card("Cold Warrior")),
        pytest.param("Cold Warrior", ["Russian"], 9, marks=card("Cold Warrior")),
        pytest.param("Communist Party", ["American"], 5, marks=card("Communist Party")),
        pytest.param("Hatchet Man", ["Hireling N"], 7, marks=card("Hatchet Man")),
        pytest.param("James Bomb", ["Demolitions Training"], 9, marks=card("James Bomb")),
        pytest.param("Mad Billionaire", ["British"], 17, marks=card("Mad Billionaire")),
        pytest.param("Mad Billionaire", ["Chinese"], 17, marks=card("Mad Billionaire")),
        pytest.param("Mata Hairy", ["Playboy"], 10, marks=card("Mata Hairy")),
        pytest.param("Napoleon So-Low", ["British"], 5, marks=card("Napoleon So-Low")),
        pytest.param("Not So Secret Police", ["Assassin"], 9, marks=card("Not So Secret Police")),
        pytest.param("Obnoxious Kids In Black", ["Playboy"], 7, marks=card("Obnoxious Kids In Black")),
        pytest.param("Super-Spy", ["American", "Double Agent"], 15, marks=card("Super-Spy")),
        pytest.param("Super-Spy", ["American", "Triple Agent"], 15, marks=card("Super-Spy")),
    ],
)
def test_stronger_or_weaker_against_some(name: str, worn: list[str], strength: int) -> None:
    t = meets(name, table=worn, suzan={"level": 2})
    assert t.sums()[1] == strength
    t.nothing_pending_but("Aric")
    level = {"Super-Spy": 20}.get(name)
    if level:
        assert meets(name, table=["American"], suzan={"table": ["American", "Double Agent"]}).sums()[1] == level


@card("Agent Orange", "Clan Destin")
@pytest.mark.parametrize(("name", "level", "facing"), [("Agent Orange", 16, 14), ("Clan Destin", 6, 8)])
def test_a_tourist_counts_once_and_only_if_he_takes_part(name: str, level: int, facing: int) -> None:
    """HELP-10, HELP-12: one of the pair, the other, both; a bystander does not count."""
    tourist: dict[str, Any] = {"table": ["Tourist"]}
    assert meets(name, third=tourist).sums()[1] == level
    assert helped(meets(name, suzan=tourist)).sums()[1] == facing
    assert helped(meets(name, suzan=tourist, **tourist)).sums()[1] == facing


@pytest.mark.parametrize(
    ("name", "worn", "ordinary"),
    [
        pytest.param("James Bomb", {"hand": ["Demolitions Training"]}, 14, marks=card("James Bomb")),
        pytest.param("Mad Billionaire", {"table": ["Russian"]}, 14, marks=card("Mad Billionaire")),
        pytest.param("Hatchet Man", {"hand": ["Hireling N"]}, 4, marks=card("Hatchet Man")),
    ],
)
def test_what_is_not_in_use_or_in_play_makes_no_difference(name: str, worn: dict[str, Any], ordinary: int) -> None:
    assert meets(name, **worn).sums()[1] == ordinary


@pytest.mark.parametrize(
    ("name", "escapes", "caught"),
    [
        pytest.param("Assassin Bug", 6, 5, marks=card("Assassin Bug")),
        pytest.param("Mail Drop", 4, 3, marks=card("Mail Drop")),
        pytest.param("Not So Secret Police", 4, 3, marks=card("Not So Secret Police")),
        pytest.param("Sleeper Agent", 3, 2, marks=card("Sleeper Agent")),
        pytest.param("Clan Destin", 5, 4, marks=card("Clan Destin")),
    ],
)
def test_easier_or_harder_to_run_from(name: str, escapes: int, caught: int) -> None:
    got_away = loses(name, dice=(escapes,))
    assert got_away.happened("escaped")
    over(got_away)
    assert loses(name, dice=(caught,)).happened("caught")


@card("Spy Fly")
def test_nobody_outruns_a_spy_fly_without_help() -> None:
    t = loses("Spy Fly", dice=(6,))
    assert rolls(t) == 1
    assert t.happened("caught")


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        pytest.param("Apocalypso", 3, marks=card("Apocalypso")),
        pytest.param("Dr. Maybe", 3, marks=card("Dr. Maybe")),
        pytest.param("El Presidente Magnifico", 3, marks=card("El Presidente Magnifico")),
        pytest.param("General Disorder", 3, marks=card("General Disorder")),
        pytest.param("Professor Moribundy", 3, marks=card("Professor Moribundy")),
        pytest.param("Super-Spy", 3, marks=card("Super-Spy")),
    ],
)
def test_the_great_ones_do_not_pursue_the_small(name: str, limit: int) -> None:
    lets_go(FIGHTS, name, limit)
    pursues(FIGHTS, name, limit + 1, dice=(1, 2))


@card("Assassin Bug", "Communist Party", "Sir Veillance")
@pytest.mark.parametrize(
    ("name", "friend"),
    [
        ("Assassin Bug", "Assassin"),
        ("Communist Party", "Russian"),
        ("Communist Party", "Chinese"),
        ("Sir Veillance", "Gas Mask"),
    ],
)
def test_some_are_not_pursued_though_others_with_them_are(name: str, friend: str) -> None:
    t = meets(name, level=1, table=[friend], third={"hand": ["Stolen Nuclear Weapon"]}, dice=(1,))
    t.does("Third", "play [Stolen Nuclear Weapon]").runs("Aric")
    assert rolls(t) == 0
    assert t.happened("escaped")
    over(t)

    t = helped(meets(name, level=1, table=[friend], suzan={"level": 2}, third={"hand": ["Stolen Nuclear Weapon"]}))
    t.does("Third", "play [Stolen Nuclear Weapon]")
    t.game.state.dice = (1,)
    t.runs("Aric")
    assert rolls(t) == 1  # the helper's
    assert [e.seat for e in t.happened("caught")] == [t.seat("Suzan")]
