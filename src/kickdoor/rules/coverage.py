"""Finds out which tests name which rules, by parsing the test files without importing or running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from kickdoor.rules.catalogue import catalogue, get
from kickdoor.rules.model import Rule, UnknownRule

_SCENARIO_LINE = re.compile(r"#\s*rules:\s*(.*)", re.IGNORECASE)
_NOT_RUN = {"skip", "xfail"}


class BadMark(ValueError):
    """A mark with an unknown rule; the message has the file and line."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One test that names one entry of the catalogue."""

    test: str
    id: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The tests that name each ID."""

    tests: Mapping[str, tuple[str, ...]]

    def of(self, id: str) -> tuple[str, ...]:
        return self.tests.get(id, ())

    def bare(self) -> tuple[Rule, ...]:
        """Return the behavioural rules without a test."""
        return tuple(rule for rule in catalogue().behavioural if not self.of(rule.id))


def scan(folder: Path) -> Coverage:
    """Collect the marks in a folder of tests: `@rule(...)` in Python, `# rules: ...` at the top of scenario files."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted(folder.rglob("*.py")):
        for mark in _python_marks(path, folder):
            found.setdefault(mark.id, {})[mark.test] = None
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".yaml", ".yml") and "scenarios" in path.relative_to(folder).parts:
            for mark in _scenario_marks(path, folder):
                found.setdefault(mark.id, {})[mark.test] = None
    return Coverage(tests=MappingProxyType({id: tuple(tests) for id, tests in found.items()}))


def _known(id: str, *, place: str) -> str:
    try:
        return get(id).id
    except UnknownRule as error:
        raise BadMark(f"{place}: {error}") from None


def _shown(path: Path, folder: Path) -> str:
    return (Path(folder.name) / path.relative_to(folder)).as_posix()


def _scenario_marks(path: Path, folder: Path) -> Iterator[Mark]:
    shown = _shown(path, folder)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            return  # the comments at the top have ended
        match = _SCENARIO_LINE.fullmatch(line.strip())
        if match:
            for id in re.split(r"[,\s]+", match[1].strip()):
                if id:
                    yield Mark(test=shown, id=_known(id, place=f"{shown}:{number}"))


def _python_marks(path: Path, folder: Path) -> Iterator[Mark]:
    shown = _shown(path, folder)
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=shown)
    except SyntaxError as error:
        raise BadMark(f"{shown}:{error.lineno}: not valid Python") from None
    names = _names_of_rule(tree)
    for statement in tree.body:
        # `pytestmark = rule(...)` applies to the whole file.
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            for id in _ids(statement.value, names=names, shown=shown):
                yield Mark(test=shown, id=id)
        yield from _test_marks(statement, names=names, shown=shown, outer=(), prefix="")


def _names_of_rule(tree: ast.Module) -> frozenset[str]:
    """Return the names under which this file imports `rule` of tests/marks.py (Hypothesis has its own `rule`)."""
    return frozenset(
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] == "marks"
        for alias in node.names
        if alias.name == "rule"
    )


def _test_marks(
    node: ast.stmt, *, names: frozenset[str], shown: str, outer: tuple[str, ...], prefix: str
) -> Iterator[Mark]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    if any(_is_not_run(decorator) for decorator in node.decorator_list):
        return
    ids = outer + tuple(id for one in node.decorator_list for id in _ids(one, names=names, shown=shown))
    if isinstance(node, ast.ClassDef):
        if node.name.startswith("Test"):
            for statement in node.body:
                yield from _test_marks(statement, names=names, shown=shown, outer=ids, prefix=f"{prefix}{node.name}::")
    elif node.name.startswith("test"):
        for id in ids:
            yield Mark(test=f"{shown}::{prefix}{node.name}", id=id)


def _is_not_run(decorator: ast.expr) -> bool:
    """Does the decorator skip the test or expect it to fail? Such a test covers nothing."""
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(target, ast.Attribute) and target.attr in _NOT_RUN


def _ids(expression: ast.expr, *, names: frozenset[str], shown: str) -> Iterator[str]:
    """Yield the IDs in each call of `rule`, also inside `parametrize(..., marks=rule(...))`."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _is_rule(node.func, names):
            for argument in node.args:
                place = f"{shown}:{argument.lineno}"
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadMark(f"{place}: a rule mark needs its IDs written out")
                yield _known(argument.value, place=place)


def _is_rule(called: ast.expr, names: frozenset[str]) -> bool:
    if isinstance(called, ast.Name):
        return called.id in names
    return ast.unparse(called) in ("pytest.mark.rule", "mark.rule")
