"""Every mistake in a scenario file is reported in one line with its place; nothing is ignored."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kickdoor.record.scenario import ScenarioError, load, run_file
from tests.table import TRIAL

GOOD = """\
title: A good one
packs: [classic]
rules: {shared_victory: true}
seed: 3
players:
  Aric:
    level: 4
    sex: male
    table: [Warrior, Leather Armor, Hireling]
    carried: [Huge Rock]
    curses: [Curse! Chicken on Your Head]
    attached: {Hireling: [Spiky Knees]}
    hand: [Magic Missile]
  Suzan: {level: 2}
  "Number Nine": {}
doors: [Net Troll]
treasures: [Slimy Armor]
discards: {doors: [Elf], treasures: [Wishing Ring]}
dice: [6]
turn: Aric
steps:
  - Aric: kick
  - expect: {monsters: [Net Troll], owes: {Aric: fight}, players: {Aric: {level: 4}}, event: door_opened}
  - refused: {who: Suzan, action: kick, rule: TURN-7}
  - settle:
"""


def error(folder: Path, text: str) -> str:
    file = folder / "x.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        load(file)
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith(str(file))
    return said.removeprefix(str(file))


def test_the_correct_file_passes(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert run_file(file).passed


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        # keys
        ("seed: 3", "sede: 3", ":4: unknown key 'sede'; did you mean 'seed'?"),
        ("level: 4", "lvel: 4", ":7: players.Aric: unknown key 'lvel'; did you mean 'level'?"),
        ("{doors: [Elf]", "{door: [Elf]", ":18: discards: unknown key 'door'; did you mean 'doors'?"),
        ("expect: {monsters:", "expect: {mosnters:", ":23: step 2: unknown key 'mosnters'; did you mean 'monsters'?"),
        ("{Aric: {level: 4}}", "{Aric: {levle: 4}}", ":23: players.Aric: unknown key 'levle'; did you mean 'level'?"),
        ("rule: TURN-7", "rules: TURN-7", ":24: step 3: unknown key 'rules'; did you mean 'rule'?"),
        ("{shared_victory: true}", "{shared_victroy: true}", ":3: rules: unknown rule switch 'shared_victroy'; known"),
        ("seed: 3", "seed: 3\nseed: 4", ":5: duplicate key 'seed'"),
        # cards
        ("[Net Troll]\ntr", "[Nett Troll]\ntr", ":16: doors: unknown card [Nett Troll]; did you mean 'Net Troll'?"),
        ("[Magic Missile]", "[Magic Misile]", ":13: players.Aric.hand: unknown card [Magic Misile]; did you mean"),
        ("{monsters: [Net Troll]", "{monsters: [Net Trol]", ":23: monsters: unknown card [Net Trol]; did you mean"),
        ("{Hireling: [", "{Hirelin: [", ":12: players.Aric.attached: unknown card [Hirelin]; did you mean 'Hireling'?"),
        ("[Magic Missile]", "[Warrior#4]", ":13: players.Aric.hand: there is no [Warrior#4]: copies 1 to 3"),
        ("[Magic Missile]", "[Net Troll]", ":16: doors: [Net Troll] is named more often than the packs hold it (1)"),
        ("[Magic Missile]", "[Warrior, Warrior, Warrior]", ":13: players.Aric.hand: [Warrior] is named more often"),
        ("[Net Troll]\ntr", "[Spiky Knees]\ntr", ":16: doors: [Spiky Knees] is named more often"),
        ("[Net Troll]\ntr", "[Slimy Armor]\ntr", ":16: doors: [Slimy Armor] is no Door"),
        ("[Slimy Armor]", "[Thief]", ":17: treasures: [Thief] is no Treasure"),
        ("doors: [Elf]", "doors: [Yuppie Water]", ":18: discards.doors: [Yuppie Water] is no Door"),
        ("[Warrior, L", "[Amazon, L", ":9: players.Aric.table: [Amazon] cannot lie there"),
        (
            "[Warrior, L",
            "[Curse! Lose a Level, L",
            ":9: players.Aric.table: [Curse! Lose a Level] cannot lie there; use",
        ),
        ("[Huge Rock]", "[Thief]", ":10: players.Aric.carried: [Thief] is no Item and cannot lie sideways"),
        (
            "curses: [Curse! Chicken on Your Head]",
            "curses: [Elf]",
            ":11: players.Aric.curses: [Elf] is no Curse or Trap",
        ),
        ("Armor, Hireling]", "Armor]", ":12: players.Aric.attached.Hireling: [Hireling] is neither in `table`"),
        # players
        ("turn: Aric", "turn: Arik", ":20: turn: unknown player 'Arik'; did you mean 'Aric'?"),
        ("- Aric: kick", "- Arik: kick", ":22: step 1: unknown player 'Arik'; did you mean 'Aric'?"),
        ("owes: {Aric:", "owes: {Arik:", ":23: owes: unknown player 'Arik'; did you mean 'Aric'?"),
        ("players: {Aric:", "players: {Arik:", ":23: players: unknown player 'Arik'; did you mean 'Aric'?"),
        ("who: Suzan", "who: Susan", ":24: step 3.who: unknown player 'Susan'; did you mean 'Suzan'?"),
        ('  "Number Nine": {}\n', "", ":5: players: 3 to 6 players are needed, not 2 (SETUP-2)"),
        ("{}\n", "{}\n  A: {}\n  B: {}\n  C: {}\n  D: {}\n", ":5: players: 3 to 6 players are needed, not 7 (SETUP-2)"),
        ('"Number Nine"', "Suzan", ":15: duplicate key 'Suzan'"),
        ('"Number Nine"', "suzan", ":15: players: two players are named"),
        ('"Number Nine"', "9", ":15: players: a player's name expected, not 9"),
        ('"Number Nine"', "settle", ":15: players: 'settle' is a word of scenario files, not a name"),
        ('"Number Nine"', "monsters", ":15: players: 'monsters' is a word of the notation, not a name"),
        # actions
        ("- Aric: kick", "- Aric: kik", ":22: step 1: unknown verb 'kik'; did you mean 'kick'?"),
        ("- Aric: kick", "- Aric: play [Magik Missile]", ":22: step 1: unknown card [Magik Missile]; did you mean"),
        ("- Aric: kick", "- Aric: ask Susan", ":22: step 1: unknown player 'Susan'; did you mean 'Suzan'?"),
        ("- Aric: kick", "- Aric: kick it", ":22: step 1: unexpected 'it' in 'kick it'"),
        ("- Aric: kick", "- Aric: use Bersek", ":22: step 1: unknown power 'Bersek'; did you mean 'Berserk'?"),
        ("- Aric: kick", "- Aric: use Saw", ":22: step 1: unknown power 'Saw'; a power without a name is used by"),
        ("action: kick", "action: kik", ":24: step 3.action: unknown verb 'kik'; did you mean 'kick'?"),
        ("- Aric: kick", "- Aric: 5", ":22: step 1: an action expected, not 5"),
        ("- Aric: kick", "- Aric:", ":22: step 1: an action expected, not nothing"),
        ("- Aric: kick", "- kick", ":22: step 1: a mapping expected, not 'kick'"),
        ("- Aric: kick", "- {Aric: kick, Suzan: kick}", ":22: step 1: a step is one of"),
        ("- settle:", "- settle: 3", ":25: step 4: a mapping expected, not 3"),
        ("- settle:", "- settle: {}", ":25: step 4: `settle` takes nothing, or `{until: …}`"),
        ("- settle:", "- settle: {untl: roll}", ":25: step 4: unknown key 'untl'; did you mean 'until'?"),
        ("- settle:", "- settle: {until: rol}", ":25: step 4.until: 'rol' is not a moment at which players may react;"),
        (
            "- settle:",
            "- settle: {until: death}",
            ":25: step 4.until: 'death' is not a moment",
        ),
        ("- settle:", "- setle:", ":25: step 4: unknown step 'setle'; did you mean 'settle'?"),
        ("{who: Suzan, action: kick, rule", "{action: kick, rule", ":24: step 3: `refused` needs `who`"),
        ("{who: Suzan, action: kick, rule", "{who: Suzan, rule", ":24: step 3: `refused` needs `action`"),
        # words
        ("TURN-7", "TURN-99", ":24: step 3.rule: no rule TURN-99; did you mean"),
        ("event: door_opened", "event: door_open", ":23: event: 'door_open' is not a kind of event; did you mean"),
        ("event: door_opened", "event: [door_opened, no]", ":23: event: 'no' is not a kind of event"),
        ("event: door_opened", "phase: fight", ":23: phase: 'fight' is not a phase"),
        ("owes: {Aric: fight}", "owes: {Aric: combat}", ":23: owes.Aric: 'combat' is not something that can be owed"),
        ("event: door_opened", "winning: players", ":23: winning: 'players' is not a side"),
        ("event: door_opened", "treasures_face: sideways", ":23: treasures_face: 'sideways' is not a side of a card"),
        ("sex: male", "sex: mail", ":8: players.Aric.sex: 'mail' is not a sex; did you mean 'male'?"),
        (
            "{shared_victory: true}",
            "{edition: clasic}",
            ":3: rules.edition: no edition 'clasic'; did you mean 'classic'?",
        ),
        (
            "[classic]",
            "[clasic]",
            ":2: packs: no pack: neither a set's name nor a path: clasic (did you mean 'classic'?)",
        ),
        # types and ranges
        ("A good one", "7", ":1: title: a title expected, not 7"),
        ("[classic]", "classic", ":2: packs: a list expected, not 'classic'"),
        ("[classic]", "[3]", ":2: packs: a pack's name or path expected, not 3"),
        ("[classic]", "[]", ":2: packs: at least one pack is needed"),
        ("{shared_victory: true}", "{shared_victory: maybe}", ":3: rules: shared_victory cannot be 'maybe'"),
        ("{shared_victory: true}", "{winning_level: 1}", ":3: rules: winning_level cannot be 1"),
        ("{shared_victory: true}", "classic", ":3: rules: a mapping expected, not 'classic'"),
        ("seed: 3", "seed: three", ":4: seed: a whole number expected, not 'three'"),
        ("level: 4\n", "level: four\n", ":7: players.Aric.level: a whole number expected, not 'four'"),
        ("level: 4\n", "level: 10\n", ":7: players.Aric.level: a Level from 1 to 9 expected, not 10"),
        ("level: 4\n", "level: true\n", ":7: players.Aric.level: a whole number expected, not true"),
        ("sex: male", "dead: true", ":8: players.Aric.dead: the dead hold no cards and carry nothing (DEATH-1)"),
        ("sex: male", "dead: 1", ":8: players.Aric.dead: true or false expected, not 1"),
        (
            "hand: [Magic Missile]",
            "hand: Magic Missile",
            ":13: players.Aric.hand: a list expected, not 'Magic Missile'",
        ),
        ("hand: [Magic Missile]", "hand: [5]", ":13: players.Aric.hand: a card's name expected, not 5"),
        ("hand: [Magic Missile]", "hand: [[Elf]]", ":13: players.Aric.hand: a card's name expected, not a list"),
        ("Suzan: {level: 2}", "Suzan: 2", ":14: players.Suzan: a mapping expected, not 2"),
        ("dice: [6]", "dice: [7]", ":19: dice: a die shows 1 to 6, not 7"),
        ("dice: [6]", "dice: [six]", ":19: dice: a number from 1 to 6 expected, not 'six'"),
        ("turn: Aric", "turn: 1", ":20: turn: a player's name expected, not 1"),
        ("{Aric: {level: 4}}", "{Aric: {level: x}}", ":23: players.Aric.level: a whole number expected, not 'x'"),
        (
            "{Aric: {level: 4}}",
            "{Aric: {hand: x}}",
            ":23: players.Aric.hand: a number of cards or a list of them expected",
        ),
        ("{Aric: {level: 4}}", "{Aric: {dead: no}}", ":23: players.Aric.dead: true or false expected, not 'no'"),
        ("event: door_opened", "winner: Aric", ":23: winner: a list expected, not 'Aric'"),
        ("event: door_opened", "helper: 3", ":23: helper: a player's name expected, not 3"),
        ("event: door_opened", "strength: 7", ":23: strength: a mapping expected, not 7"),
        (
            "event: door_opened",
            "strength: {fighter: 7}",
            ":23: strength: unknown key 'fighter'; did you mean 'fighters'?",
        ),
        ("event: door_opened", "turn: 1", ":23: turn: a player's name expected, not 1"),
        # YAML
        ("seed: 3", "seed: &a 3", ":4: anchors are not allowed"),
        ("title: A good one", "title: [A", ":2: not YAML"),
    ],
)
def test_mistakes_are_reported_with_their_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    found = error(tmp_path, GOOD.replace(old, new, 1))
    assert found.startswith(said), found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ":1: the file is empty"),
        ("- a\n", ":1: a mapping expected, not a list"),
        ("title: x\nplayers: {}\n", ":1: a scenario needs `steps`"),
        ("title: x\nsteps: []\n", ":1: a scenario needs `players`"),
        ("players: {A: {}, B: {}, C: {}}\nsteps: []\n", ":2: steps: a scenario needs at least one step"),
        ("players: {A: {}, B: {}, C: {}}\nsteps:\n  - expect: {}\n", ":3: step 1: nothing to check"),
        ("a: &x [1]\nb: [*x, *x]\n", ":1: anchors are not allowed"),
        ("players: {A: {}, B: {}, C: {}}\nsteps: " + "[" * 60, ":2: nested too deeply"),
    ],
)
def test_files_that_are_not_scenarios(tmp_path: Path, text: str, said: str) -> None:
    assert error(tmp_path, text).startswith(said)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.yaml: No such file"):
        load(tmp_path / "none.yaml")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(b"title: \xff\n")
    with pytest.raises(ScenarioError, match="not UTF-8 text"):
        load(file)


def test_a_pack_beside_the_scenario_comes_before_one_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = tmp_path / "deep" / "x.yaml"
    scenario.parent.mkdir()
    scenario.write_text("packs: [cards]\nplayers: {A: {}, B: {}, C: {}}\nsteps: [{settle: }]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shutil.copytree(TRIAL, tmp_path / "cards")
    assert load(scenario).game.header["packs"] == ["trial"]
    shutil.copytree(TRIAL, scenario.parent / "cards")
    header = scenario.parent / "cards" / "pack.yaml"
    header.write_text(header.read_text(encoding="utf-8").replace("id: trial", "id: beside"), encoding="utf-8")
    assert load(scenario).game.header["packs"] == ["beside"]


def test_a_broken_pack_is_reported_with_its_own_place(tmp_path: Path) -> None:
    pack = "pack: {id: p, title: P, vocabulary: 1}\ncards:\n- {name: X, kind: nonsense}\n"
    (tmp_path / "p.yaml").write_text(pack, encoding="utf-8")
    said = error(tmp_path, GOOD.replace("[classic]", "[p.yaml]"))
    assert said.startswith(":2: packs: ")
    assert "p.yaml:3" in said
