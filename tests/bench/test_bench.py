"""The benchmarks produce complete tables, figures and pictures, whichever peers are installed. No
test checks a speed.
"""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from bench.__main__ import app
from bench.contest import PLAIN
from bench.peers import PEERS


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def texts(svg: Path) -> str:
    return " ".join(ElementTree.parse(svg).getroot().itertext())


def test_speed_is_written_as_tables_json_and_svg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.contest.BOTS", ("easy",))  # the others think too long for a test
    done = run("--rounds", "1", "--seconds", "0.001", "--bot-seconds", "0.001", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    found = json.loads((tmp_path / "speed.json").read_text("utf-8"))
    rows = {row["name"]: row for row in found["rows"]}
    assert {f"kickdoor plain, {seats} seats" for seats in (3, 4, 5, 6)} <= rows.keys()
    assert all(row["actions_per_second"] > 0 for row in rows.values())
    for peer in PEERS:  # it takes part, or the output says why not
        assert (peer in rows) != (f"left out: {peer}: ModuleNotFoundError" in done.output)
    assert [point["at"] for point in found["growth"]["cards"] if point["engine"] == PLAIN] == [168, 336, 504, 672]
    bots = found["bots"][0]
    assert (bots["engine"], bots["bot"], bots["games"]) == (PLAIN, "easy", 1)
    assert bots["games_per_second"] > 0
    assert "kickdoor plain, 3 seats" in (tmp_path / "speed.txt").read_text("utf-8")
    picture = texts(tmp_path / "speed.svg")
    assert "kickdoor plain, 6 seats" in picture
    assert "Cost of an action by number of cards" in picture


def test_memory_is_measured_for_every_process(tmp_path: Path) -> None:
    done = run("memory", "--games", "6", "--every", "2", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    samples = json.loads((tmp_path / "memory.json").read_text("utf-8"))["samples"]
    assert {sample["process"] for sample in samples} == {"main process", "worker 1", "worker 2"}
    assert [sample["games"] for sample in samples if sample["process"] == "main process"] == [1, 2, 4, 6]
    assert all(sample["megabytes"] > 5 for sample in samples)
    assert "worker 2: " in (tmp_path / "memory.txt").read_text("utf-8")
    assert "resident memory" in texts(tmp_path / "memory.svg")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--rounds", "0"], "--rounds"),
        (["--seconds", "0"], "--seconds"),
        (["--bot-seconds", "0"], "--bot-seconds"),
        (["--out", "FOLDER/file"], "--out"),
        (["--out", "FOLDER/taken"], "speed.json: Is a directory"),
        (["memory", "--games", "0"], "--games"),
        (["memory", "--workers", "0"], "--workers"),
        (["memory", "--out", "FOLDER/file/below"], "--out"),
    ],
)
def test_bad_input_is_refused_before_anything_is_measured(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    (tmp_path / "taken" / "speed.json").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.setattr("bench.contest.measure", None)
    monkeypatch.setattr("bench.memory.measure", None)
    done = run(*(argument.replace("FOLDER", str(tmp_path)) for argument in arguments))
    assert done.exit_code == 2
    assert complaint in done.output
    assert sorted(tmp_path.rglob("*")) == before
