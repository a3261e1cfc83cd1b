"""The compiled engine and bots play exactly as the plain ones do: golden games, random games, a refusal. They say that
they are compiled. That is done once for each state of the sources.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from hatch_build import SOURCE, compile_modules, to_compile

ROOT = Path(__file__).parent.parent.parent
GOLDEN = sorted(str(path) for path in (ROOT / "tests" / "golden").glob("*-[346]*.kick.jsonl"))
COMPILER = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]

pytestmark = pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"there is no C compiler here ({COMPILER})")


def key() -> str:
    """Changes with whatever the compiled engine depends on."""
    sources = b"".join(path.read_bytes() for path in to_compile())
    parts = (sys.version, version("mypy"), (ROOT / "hatch_build.py").read_text("utf-8"))
    return hashlib.sha256("\0".join(parts).encode() + sources).hexdigest()[:16]


@pytest.fixture(scope="session")
def compiled(pytestconfig: pytest.Config) -> Path:
    """A folder with the whole package, partly compiled; quickly, not to run quickly."""
    cache = pytestconfig.cache
    assert cache is not None
    shelf = Path(cache.mkdir("compiled"))
    folder = shelf / f"made-{key()}"
    with alone(shelf):
        if not folder.exists():
            for old in shelf.glob("*-*"):
                shutil.rmtree(old)
            compile_modules(shelf / "new-", optimise=0)
            Path(shelf, "new-").rename(folder)
        # Whatever is not compiled may have changed since.
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@contextlib.contextmanager
def alone(shelf: Path) -> Iterator[None]:
    """Several processes may test at once: the first compiles, the others wait for it."""
    with Path(shelf, "lock").open("w") as held:
        with contextlib.suppress(ImportError):  # no fcntl: no lock, and no harm but to those who hurry
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def run(path: Path, *command: str) -> subprocess.CompletedProcess[str]:
    surroundings = os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    line = [sys.executable, *command]
    return subprocess.run(line, env=surroundings, cwd=path, check=False, capture_output=True, text=True)


def played(path: Path) -> dict[str, Any]:
    done = run(path, "-m", "tests.fast.playing", *GOLDEN)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_golden_games_and_those_of_bots_are_the_same_compiled_and_plain(compiled: Path) -> None:
    plain, fast = played(SOURCE), played(compiled)
    assert (plain.pop("plain"), fast.pop("plain")) == ([True, True], [False, False])
    assert len(plain["golden"]) >= 10
    assert plain == fast


SAYS = "from kickdoor.cli.app import main; main()"


def test_version_says_whether_the_engine_is_compiled(compiled: Path) -> None:
    plain, fast = run(SOURCE, "-c", SAYS, "--version"), run(compiled, "-c", SAYS, "--version")
    assert plain.stdout.endswith("\n")
    assert fast.stdout == plain.stdout.replace("\n", ", compiled\n")


TRIES = """
from kickdoor import Game, Illegal
game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 7)
try:
    game.submit("Ana: loot")
except Illegal as error:
    print(error.refusal.rules, game.digest())
"""


def test_a_refusal_cites_the_same_rules_and_changes_nothing(compiled: Path) -> None:
    plain, fast = run(SOURCE, "-c", TRIES), run(compiled, "-c", TRIES)
    assert plain.stdout, plain.stderr
    assert fast.stdout == plain.stdout, fast.stderr
