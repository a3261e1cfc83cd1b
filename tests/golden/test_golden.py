"""Whole games that must never change by accident: each is replayed and its digests compared."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kickdoor
from kickdoor.packs import builtin_sets, load_pack
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import load, replay, verify
from tools.golden import group_of, seen

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.kick.jsonl"))
SOURCE = Path(kickdoor.__file__).parent.parent
SCRIPT = "import sys; from kickdoor.record.saved import verify; [print(verify(path).digest) for path in sys.argv[1:]]"
NEEDS = "import yaml, msgspec, kickdoor.game"


def run(python: str, code: str, *args: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [python, "-c", code, *args]
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True, timeout=120)


@functools.cache
def pythons() -> tuple[str, ...]:
    """Return each python3.1x on the PATH that has the libraries for reading packs, and always this one."""
    found = {Path(sys.executable).resolve(): sys.executable}
    for folder in os.get_exec_path():
        for path in sorted(Path(folder).glob("python3.1[1-9]")):
            if path.resolve() not in found and os.access(path, os.X_OK) and run(str(path), NEEDS).returncode == 0:
                found[path.resolve()] = str(path)
    return tuple(found.values())


def test_there_are_golden_games_of_every_edition_and_some_to_the_end() -> None:
    assert [verify(path).over for path in FILES].count(True) >= 2
    assert {load(path).header.edition for path in FILES} >= {
        "classic",
        "fu",
        "impossible-1.51",
        "impossible-1.61",
        "pathfinder",
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".kick.jsonl"))
def test_a_golden_game_replays_to_its_digests(path: Path) -> None:
    try:
        verdict = verify(path)
    except SavedError as error:
        pytest.fail(f"{error}\nIf that is intended: python -m tools.golden {group_of(path.name)}")
    assert verdict.proved == verdict.actions > 100
    assert verdict.checks >= 4


@functools.cache
def digests() -> list[str]:
    return [verify(path).digest for path in FILES]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    done = run(sys.executable, SCRIPT, *map(str, FILES), hash_seed=hash_seed)
    assert done.stdout.split() == digests(), done.stderr


@pytest.mark.parametrize("python", pythons(), ids=lambda python: f"{Path(python).name} with yaml and msgspec")
def test_digests_do_not_depend_on_the_python(python: str) -> None:
    done = run(python, SCRIPT, *map(str, FILES))
    assert done.stdout.split() == digests(), done.stderr


@pytest.mark.parametrize("name", builtin_sets())
def test_every_card_of_a_set_is_used_in_a_golden_game(name: str) -> None:
    met: set[str] = set()
    for path in sorted(HERE.glob(f"{name}-*.kick.jsonl")):
        for step in replay(load(path)):
            met |= seen(step.game, step.events)
    assert {card["name"] for card in load_pack(name).cards} - met == set()
