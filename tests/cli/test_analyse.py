"""`kickdoor analyse`: what it prints for a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor.lab.playing import named_bots, play_on
from kickdoor.record.saved import saved_text
from tests.bots.test_game_analysis import BOTS, NAMES, new_game, played
from tests.cli.test_cli import Run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = new_game()
    for action in played():
        game.submit(action)
    file = tmp_path / "game.kick.jsonl"
    file.write_bytes(saved_text(game, played()))
    return file


def test_it_shows_chances_swings_and_choices(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = Run(capsys, "analyse", saved)
    assert (shown.code, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert lines[0].startswith("classic: Ana, Bo, Cy; ") and "won by" in lines[0]
    for heading in ("Chance to win, turn by turn", "Biggest swings"):
        assert heading in lines
    for name in NAMES:
        assert any(line.startswith(f"  {name} ") and "▃" in line for line in lines)
    assert any("100 %" in line for line in lines), "the winner has won after the last turn"
    assert any(" % → " in line for line in lines)
    assert any(" chose to " in line and "it was better to " in line for line in lines)
    assert Run(capsys, "analyse", saved).out == shown.out


def test_it_prints_json(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Run(capsys, "analyse", saved, "--json").out)
    assert found["players"] == list(NAMES) and len(found["winners"]) == 1
    assert found["turns"][-1]["chances"] == found["moments"][-1]["chances"]
    assert found["swings"] and all(each["text"].startswith(f"Turn {each['turn']}: ") for each in found["swings"])
    for choice in found["choices"]:
        assert choice["options"][0]["chance"] >= choice["cost"] > 0
        assert choice["chosen"] in [option["action"] for option in choice["options"]]


def test_a_game_that_is_not_over_can_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game()
    actions = list[str]()
    play_on(
        game, named_bots(BOTS, 4), most=60, listener=lambda g, _l, action, _e: actions.append(g.text(action)), last=[]
    )
    file = tmp_path / "part.kick.jsonl"
    file.write_bytes(saved_text(game, actions).rpartition(b'{"end"')[0])
    assert "not finished" in Run(capsys, "analyse", file).out


def test_what_is_no_saved_game_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Run(capsys, "analyse", tmp_path / "none").complains("No such file")
    (tmp_path / "x").write_text("{}\n")
    Run(capsys, "analyse", tmp_path / "x").complains("not the header of a saved game")
