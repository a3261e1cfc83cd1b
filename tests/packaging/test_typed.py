"""The wheel contains types: programs that use the public API are type-checked against it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

SAMPLE = """
from kickdoor import Action, Decision, Event, Form, Game, KickdoorError, Refusal, Ruleset, View, ruleset

game: Game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
rules: Ruleset = ruleset("classic", {"winning_level": 12})
decisions: tuple[Decision, ...] = game.pending()
actions: list[Action] = game.legal("Ana")
forms: list[Form] = game.forms(0)
refusal: Refusal | None = game.why_not("Ana: loot")
view: View = game.view("Bo")
try:
    events: list[Event] = game.submit("Ana: ready")
except KickdoorError as error:
    print(error)
for event in events:
    print(event, event.rule)
"""
MISTAKES = """
from kickdoor import Game

game = Game.new(seat=7)
level: str = game.levels[0]
game.submit(7)
"""


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    clean = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH", "KICKDOOR_COMPILE")
    }
    return subprocess.run([*map(str, command)], cwd=cwd, env=clean, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make an environment with the wheel and the libraries of this one, and return its Python."""
    folder = tmp_path_factory.mktemp("typed")
    built = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    into = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).stdout.strip()
    options = ("--no-deps", "--no-index", "--no-compile", "--quiet")
    put = run(sys.executable, "-m", "pip", "--python", python, "install", *options, wheel, cwd=folder)
    assert put.returncode == 0, put.stderr
    Path(into, "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python


def check(program: str, python: Path) -> subprocess.CompletedProcess[str]:
    folder = python.parent.parent
    (folder / "program.py").write_text(program)
    return run(
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--python-executable",
        python,
        "program.py",
        cwd=folder,
    )


def test_a_correct_program_passes(installed: Path) -> None:
    found = check(SAMPLE, installed)
    assert found.returncode == 0, found.stdout
    played = run(installed, "program.py", cwd=installed.parent.parent)
    assert (played.returncode, played.stdout) == (0, "Ana is set up. SETUP-13\n"), played.stderr


def test_mistakes_in_a_program_are_found(installed: Path) -> None:
    found = check(MISTAKES, installed).stdout
    assert 'Unexpected keyword argument "seat"' in found
    assert 'expression has type "int", variable has type "str"' in found
    assert '"submit" of "Game" has incompatible type "int"' in found
