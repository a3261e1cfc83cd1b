"""Expectations of scenarios, and how differences are explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.record.scenario import Result, run_file

HEAD = """\
title: To be explained
packs: [classic]
players:
  Aric: {level: 6, table: [Leather Armor], carried: [Huge Rock], curses: [Curse! Chicken on Your Head],
         hand: [Elf, Dwarf]}
  Suzan: {hand: [Enraged, Mate, Elf]}
  Third: {}
doors: [Flying Frogs]
discards: {doors: [Warrior, Warrior]}
steps:
  - Aric: kick
"""


def run(folder: Path, *steps: str) -> Result:
    file = folder / "x.yaml"
    file.write_text(HEAD + "".join(f"  - {step}\n" for step in steps), encoding="utf-8")
    return run_file(file)


def difference(folder: Path, *steps: str) -> tuple[str, str]:
    """Run the steps and return (expected, found) of the difference."""
    lines = run(folder, *steps).failure.splitlines()
    assert lines[1].startswith(f"step {len(steps) + 1}: ")
    return lines[2].removeprefix("expected: "), lines[3].removeprefix("found: ")


def test_a_report_says_where_what_and_what_happened(tmp_path: Path) -> None:
    result = run(tmp_path, "Suzan: play [Enraged] on [Flying Frogs]", "expect: {strength: {fighters: 7, monsters: 8}}")
    assert not result.passed
    lines = result.failure.splitlines()
    assert lines[5].endswith(" [DOOR-1]")
    assert [line.partition(" [")[0] for line in lines] == [
        f"{tmp_path / 'x.yaml'}:13: To be explained",
        "step 3: expect",
        "expected: strength.monsters: 8 (line 13)",
        "found: 7",
        "the last events:",
        "  Aric kicks open the door: Flying Frogs.",
        "  Aric has to fight Flying Frogs.",
        "  Suzan plays Enraged.",
        "  Suzan puts Enraged on Flying Frogs.",
    ]


def test_at_most_ten_events_are_listed(tmp_path: Path) -> None:
    steps = ["Aric: show hand", "Suzan: show hand"] * 5
    failure = run(tmp_path, *steps, "expect: {phase: run}").failure
    assert len(failure.splitlines()) == 5 + 10


def test_a_report_before_anything_has_happened(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("players: {A: {}, B: {}, C: {}}\nsteps:\n  - B: kick\n", encoding="utf-8")
    result = run_file(file)
    assert result.title == "x"
    assert result.failure.splitlines()[-1] == "nothing had happened yet"


def test_a_refused_action_is_reported(tmp_path: Path) -> None:
    assert difference(tmp_path, "Suzan: kick") == (
        "a legal action",
        "refused: It's not your turn. [TURN-1, TURN-7, DOOR-1]",
    )


def test_a_missing_refusal_is_reported(tmp_path: Path) -> None:
    assert difference(tmp_path, "refused: {who: Aric, action: fight}") == ("a refusal", "the action was accepted")
    lines = run(tmp_path, "refused: {who: Aric, action: fight}").failure.splitlines()
    assert lines[1] == "step 2: refused: Aric: fight"


def test_a_refusal_by_another_rule_is_reported(tmp_path: Path) -> None:
    wanted, found = difference(tmp_path, "refused: {who: Aric, action: run, rule: DEATH-1}")
    assert wanted == "a refusal citing DEATH-1"
    assert found.startswith("refused: You are winning this fight")


@pytest.mark.parametrize(
    ("expect", "wanted", "found"),
    [
        ("strength: {fighters: 8}", "strength.fighters: 8", "7"),
        ("winning: monsters", "winning: monsters", "fighters"),
        ("monsters: [Net Troll]", "monsters: Net Troll", "Flying Frogs"),
        ("monsters: []", "monsters: none", "Flying Frogs"),
        ("monsters: [Flying Frogs, Flying Frogs]", "monsters: Flying Frogs, Flying Frogs", "Flying Frogs"),
        ("helper: Suzan", "helper: Suzan", "nobody"),
        ("turn: Third", "turn: Third", "Aric"),
        ("phase: run", "phase: run", "combat"),
        ("winner: [Aric]", "winner: Aric", "none"),
        ("owes: {Aric: pass}", "owes.Aric: pass", "fight"),
        ("owes: {Aric: null}", "owes.Aric: nothing", "fight"),
        ("owes: {Suzan: pass}", "owes.Suzan: pass", "nothing"),
        ("discards: {doors: [Elf]}", "discards.doors: Elf", "Warrior, Warrior"),
        (
            "discards: {doors: [Warrior, Warrior, Warrior]}",
            "discards.doors: Warrior, Warrior, Warrior",
            "Warrior, Warrior",
        ),
        ("discards: {treasures: [Huge Rock]}", "discards.treasures: Huge Rock", "none"),
        ("treasures_face: up", "treasures_face: up", "no reward yet"),
        ("event: died", "event: died", "phase_began, card_moved, door_opened, combat_began, monster_joined"),
        (
            "event: [door_opened, died]",
            "event: died",
            "phase_began, card_moved, door_opened, combat_began, monster_joined",
        ),
        ("players: {Aric: {level: 5}}", "players.Aric.level: 5", "6"),
        ("players: {Aric: {hand: 3}}", "players.Aric.hand: 3", "2"),
        ("players: {Aric: {hand: [Elf]}}", "players.Aric.hand: Elf", "Elf, Dwarf"),
        ("players: {Aric: {hand: [Elf#2, Dwarf]}}", "players.Aric.hand: Elf#2, Dwarf", "Elf#1, Dwarf#1"),
        (
            "players: {Aric: {table: [Huge Rock]}}",
            "players.Aric.table: Huge Rock",
            "Leather Armor, Curse! Chicken on Your Head",
        ),
        ("players: {Aric: {carried: [Leather Armor]}}", "players.Aric.carried: Leather Armor", "Huge Rock"),
        (
            "players: {Aric: {curses: [Curse! Duck of Doom]}}",
            "players.Aric.curses: Curse! Duck of Doom",
            "Curse! Chicken on Your Head",
        ),
        ("players: {Aric: {dead: true}}", "players.Aric.dead: true", "false"),
        ("players: {Aric: {strength: 6}}", "players.Aric.strength: 6", "7"),
        ("players: {Aric: {drew: 1}}", "players.Aric.drew: 1", "0"),
        ("players: {Aric: {escaped: false}}", "players.Aric.escaped: false", "took no part in a flight"),
    ],
)
def test_each_expectation_can_fail(tmp_path: Path, expect: str, wanted: str, found: str) -> None:
    assert difference(tmp_path, f"expect: {{{expect}}}") == (f"{wanted} (line 12)", found)


@pytest.mark.parametrize(
    "expect",
    [
        "strength: {fighters: 7, monsters: 2}, winning: fighters, helper: null, turn: aric, phase: combat, winner: []",
        "owes: {Aric: fight, Suzan: null, Third: none}, discards: {doors: [Warrior], treasures: []}",
        "event: [door_opened, combat_began]",
        "players: {Aric: {hand: [dwarf, ELF#1], table: [], carried: [Huge Rock], dead: false, drew: 0, strength: 7}}",
        "players: {Suzan: {hand: [Elf#2, Enraged, Mate]}, Third: {hand: []}}",
    ],
)
def test_each_expectation_can_hold(tmp_path: Path, expect: str) -> None:
    result = run(tmp_path, f"expect: {{{expect}}}")
    assert result.passed, result.failure


def test_without_a_fight_there_are_no_sums(tmp_path: Path) -> None:
    steps = ["Aric: fight", "settle:"]
    assert difference(tmp_path, *steps, "expect: {strength: {fighters: 7}}")[1] == "there is no fight"
    assert difference(tmp_path, *steps, "expect: {winning: fighters}")[1] == "there is no fight"
    assert run(tmp_path, *steps, "expect: {helper: null, monsters: [], treasures_face: down}").passed


def test_a_twin_answers_to_both_its_names(tmp_path: Path) -> None:
    mate = "Suzan: play [Mate] on [Flying Frogs]"
    assert run(tmp_path, mate, "expect: {monsters: [Flying Frogs, Mate]}").passed
    assert run(tmp_path, mate, "expect: {monsters: [Flying Frogs, Flying Frogs]}").passed
    assert difference(tmp_path, mate, "expect: {monsters: [Mate]}")[1] == "Flying Frogs, Mate (as Flying Frogs)"


def test_events_count_from_the_last_action_including_settle(tmp_path: Path) -> None:
    assert run(tmp_path, "Aric: fight", "settle:", "expect: {event: [kill_declared, combat_won]}").passed
    assert run(tmp_path, "settle:", "expect: {event: door_opened}").passed
    assert not run(tmp_path, "Aric: fight", "expect: {event: door_opened}").passed


def test_settling_stops_where_somebody_owes_something_else(tmp_path: Path) -> None:
    result = run(tmp_path, "Aric: fight", "settle:", "expect: {owes: {Aric: end}}", "settle:", "settle:")
    assert result.passed, result.failure
