"""Every file in the folder scenarios passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.record.scenario import load, run, run_file
from kickdoor.rules import catalogue, get

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    result = run_file(file)
    assert result.passed, result.failure


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_says_what_it_proves(file: Path) -> None:
    first = file.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# rules: ")
    for id in first.removeprefix("# rules: ").split(","):
        get(id.strip())


def test_every_worked_example_is_a_scenario() -> None:
    said = {file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# rules: ").split(",")[0] for file in FILES}
    assert {example.id for example in catalogue().examples} <= said


def test_running_does_not_change_the_scenario() -> None:
    scenario = load(FOLDER / "ex_4_aric.yaml")
    before = scenario.game.digest()
    assert run(scenario) == run(scenario)
    assert scenario.game.digest() == before
