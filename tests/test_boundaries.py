"""The exact table (`Game.state`) is only for the engine, for bots, and for code that sets up tables
and inspects them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "kickdoor"
MAY_LOOK = (
    "engine/",
    "bots/",
    "game.py",
    "queries.py",  # answers questions about it
    "record/notation.py",  # finds the copy of a card that is meant
    "record/tabletop.py",  # sets up exact tables
    "record/scenario_file.py",
    "record/reading.py",
    "record/expecting.py",  # compares them
    "record/saved.py",
)
OTHERS = {"app", "conn", "sketch", "entry", "example", "self"}  # objects whose `state` is something else


def looks(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that read a game's `state` or import its type."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "state":
            owner = node.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            if name not in OTHERS:
                yield node.lineno
        elif isinstance(node, ast.ImportFrom) and node.module == "kickdoor.engine.model.state":
            yield node.lineno


def test_no_other_module_reads_the_state_of_a_game() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(MAY_LOOK):
            found += [f"{name}:{line}" for line in looks(ast.parse(path.read_text("utf-8")))]
    assert found == []


def test_the_scan_finds_forbidden_lines() -> None:
    lines = ("game.state.levels", "self.game.state", "sketch.state", "table.playing.state")
    code = "\n".join([*lines, "from kickdoor.engine.model.state import State"])
    assert sorted(looks(ast.parse(code))) == [1, 2, 4, 5]
