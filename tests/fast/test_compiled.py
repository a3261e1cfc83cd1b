"""The compiled engine and bots play exactly as the plain ones do: golden games, random games, a refusal. They say that
they are compiled. That is done once for each state of the sources.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hatch_build import SOURCE, compile_modules
from tools.compiled import VARIABLE, Shelf

ROOT = Path(__file__).parent.parent.parent
GOLDEN = sorted(str(path) for path in (ROOT / "tests" / "golden").glob("*-[346]*.kick.jsonl"))
COMPILER = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
SUFFIX = Path(str(sysconfig.get_config_var("EXT_SUFFIX"))).suffix

pytestmark = pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"there is no C compiler here ({COMPILER})")


@pytest.fixture(scope="session")
def compiled(pytestconfig: pytest.Config) -> Path:
    """A folder with the compiled engine and bots; quickly compiled, not to run quickly."""
    cache = pytestconfig.cache
    assert cache is not None
    folder = Path(cache.mkdir("compiled"))
    shelf = Shelf(ROOT, folder)
    with alone(folder):
        found = shelf.ready() or shelf.build(partial(compile_modules, optimise=0))
    assert found is not None
    return found


@contextlib.contextmanager
def alone(shelf: Path) -> Iterator[None]:
    """Several processes may test at once: the first compiles, the others wait for it."""
    with Path(shelf, "lock").open("w") as held:
        with contextlib.suppress(ImportError):  # no fcntl: no lock, and no harm but to those who hurry
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def run(compiled: Path | None, *command: str) -> subprocess.CompletedProcess[str]:
    surroundings = os.environ | {"PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    surroundings |= {VARIABLE: str(compiled or "")}
    line = [sys.executable, *command]
    return subprocess.run(line, env=surroundings, cwd=SOURCE, check=False, capture_output=True, text=True)


def played(compiled: Path | None) -> dict[str, Any]:
    done = run(compiled, "-m", "tests.fast.playing", *GOLDEN)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_golden_games_and_those_of_bots_are_the_same_compiled_and_plain(compiled: Path) -> None:
    plain, fast = played(None), played(compiled)
    assert (plain.pop("plain"), fast.pop("plain")) == ([True, True], [False, False])
    assert len(plain["golden"]) >= 10
    assert plain == fast


SAYS = "from kickdoor.cli.app import main; main()"


def test_version_says_whether_the_engine_is_compiled(compiled: Path) -> None:
    plain, fast = run(None, "-c", SAYS, "--version"), run(compiled, "-c", SAYS, "--version")
    assert plain.stdout.endswith(", plain engine\n")
    assert fast.stdout == plain.stdout.replace("plain", "compiled")


TRIES = """
from kickdoor import Game, Illegal
game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 7)
try:
    game.submit("Ana: loot")
except Illegal as error:
    print(error.refusal.rules, game.digest())
"""


KEEPS = """
import pickle
from kickdoor import Game
game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 7)
action = game.legal(0)[0]
try:
    action.seat = 1
except AttributeError:
    print("fixed", pickle.loads(pickle.dumps(action)) == action)
try:
    action.replace(paid=(1,))
except ValueError as error:
    print(error)
"""


def test_an_action_cannot_be_changed_and_has_only_the_fields_of_its_verb(compiled: Path) -> None:
    plain, fast = run(SOURCE, "-c", KEEPS), run(compiled, "-c", KEEPS)
    assert plain.stdout.splitlines() == ["fixed True", "`ready` has no field `paid`"], plain.stderr
    assert fast.stdout == plain.stdout, fast.stderr


def test_a_refusal_cites_the_same_rules_and_changes_nothing(compiled: Path) -> None:
    plain, fast = run(None, "-c", TRIES), run(compiled, "-c", TRIES)
    assert plain.stdout, plain.stderr
    assert fast.stdout == plain.stdout, fast.stderr


WHERE = "import kickdoor.engine.model.state, kickdoor.bots.observation, kickdoor.bots.evaluation, kickdoor.game, sys; "
WHERE += "print(*(sys.modules[name].__file__ for name in sys.argv[1:]), sep='\\n')"


def test_only_the_engine_and_the_bots_are_not_taken_from_the_sources(compiled: Path) -> None:
    names = (
        "kickdoor.engine.model.state",
        "kickdoor.bots.evaluation",
        "kickdoor.bots.observation",
        "kickdoor.game",
        "kickdoor",
    )
    state, evaluation, observation, game, top = map(Path, run(compiled, "-c", WHERE, *names).stdout.split("\n")[:5])
    for module in (state, evaluation, observation):
        assert module.is_relative_to(compiled)
    assert (state.suffix, evaluation.suffix, observation.suffix) == (SUFFIX, SUFFIX, ".py")
    assert (game, top) == (SOURCE / "kickdoor" / "game.py", SOURCE / "kickdoor" / "__init__.py")
