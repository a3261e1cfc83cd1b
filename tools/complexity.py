"""Check how complex the functions of the engine are (cyclomatic complexity, as radon counts it): `python -m
tools.complexity`. Fails if the average is too high, or a single function is.

The cases of a match table do not count: that is a function which does nothing but one `match` over a closed set.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

from radon.complexity import cc_visit  # type: ignore[import-untyped]  # radon comes without types

ENGINE: Final = Path(__file__).resolve().parents[1] / "src" / "kickdoor" / "engine"
HIGHEST: Final = 20  # of a function
AVERAGE: Final = 5  # of all functions, methods and classes; it must be lower


class Block(NamedTuple):
    """A function, a method or a class."""

    file: Path
    line: int
    name: str
    complexity: int
    counted: int  # without the cases of a match table


def blocks_of(file: Path) -> list[Block]:
    source = file.read_text("utf-8")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    cases = {function.lineno: cases_of_table(function) for function in functions}
    return [
        Block(file, block.lineno, block.fullname, block.complexity, block.complexity - cases.get(block.lineno, 0))
        for block in cc_visit(source)
    ]


def cases_of_table(function: ast.FunctionDef) -> int:
    """Return how many cases a match table has besides its default; 0 if the function is no match table."""
    documented = ast.get_docstring(function) is not None
    *before, table = function.body[1:] if documented and len(function.body) > 1 else function.body
    if not isinstance(table, ast.Match) or not all(isinstance(part, ast.Assign | ast.AnnAssign) for part in before):
        return 0
    return len(table.cases) - 1 if is_closed(table) else 0


def is_closed(table: ast.Match) -> bool:
    """Return whether the last case takes all that is left, and calls it impossible."""
    default = table.cases[-1]
    takes_all = isinstance(default.pattern, ast.MatchAs) and default.pattern.pattern is None and default.guard is None
    last = default.body[-1]
    if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call):
        return takes_all and ast.unparse(last.value.func) == "assert_never"
    return takes_all and isinstance(last, ast.Raise)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.complexity", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ENGINE, help="where the modules are (default: engine)")
    folder = parser.parse_args(arguments).folder
    blocks = [block for file in sorted(folder.rglob("*.py")) for block in blocks_of(file)]
    average = sum(block.complexity for block in blocks) / len(blocks)
    highest = max(blocks, key=lambda block: block.counted)
    too_complex = [block for block in blocks if block.counted > HIGHEST]
    for block in sorted(too_complex, key=lambda block: -block.counted):
        print(f"{block.file}:{block.line}: {block.name} has a complexity of {block.counted}, more than {HIGHEST}")
    print(f"average {average:.2f} of {len(blocks)} (below {AVERAGE}), highest {highest.counted}: {highest.name}")
    return int(bool(too_complex) or average >= AVERAGE)


if __name__ == "__main__":
    sys.exit(main())
