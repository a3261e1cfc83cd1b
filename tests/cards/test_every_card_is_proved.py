"""Every card of every built-in set is named by the `@card` mark of a test that runs; checked without running tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.packs import load_pack
from kickdoor.packs.loader import builtin_sets

HERE = Path(__file__).parent
NOT_RUN = ("skip", "xfail")


class BadMark(ValueError):
    """A mark whose card cannot be determined, with file and line."""


def named_by(folder: Path) -> dict[str, list[str]]:
    """Return for each card that is named in a folder the places that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, place in _marks(path):
            found.setdefault(name, []).append(place)
    return found


def _marks(path: Path) -> Iterator[tuple[str, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=path.name)
    words = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("cards.marks")
        for alias in node.names
        if alias.name == "card"
    }
    known = _constants(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            if not any(_is_not_run(decorator) for decorator in node.decorator_list):
                for decorator in node.decorator_list:
                    yield from _names(decorator, words, known, path)


def _is_not_run(decorator: ast.expr) -> bool:
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(target, ast.Attribute) and target.attr in NOT_RUN


def _constants(tree: ast.Module) -> dict[str, str]:
    """Return the names in the file that stand for one string: `HELP = "Help Me Out Here!"`."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _names(decorator: ast.expr, words: set[str], known: dict[str, str], path: Path) -> Iterator[tuple[str, str]]:
    """Yield the names in each call of `card`, also inside `parametrize(..., marks=card(...))`."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in words:
            for argument in node.args:
                place = f"{path.name}:{argument.lineno}"
                if isinstance(argument, ast.Name) and argument.id in known:
                    yield known[argument.id], place
                elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, place
                else:
                    raise BadMark(f"{place}: a card mark needs its names written out")


@pytest.mark.parametrize("name", builtin_sets())
def test_every_card_is_proved(name: str) -> None:
    cards = {card["name"] for card in load_pack(name).cards}
    proved = named_by(HERE / name)
    assert {card: places for card, places in proved.items() if card not in cards} == {}, "no such cards in this set"
    assert sorted(cards - set(proved)) == [], "no test names these cards"


SAMPLE = """
import pytest
from tests.cards.marks import card as proves

@proves("Net Troll", "Baby")
def test_one(): ...

@pytest.mark.skip
@proves("Ancient")
def test_two(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=proves("Mate"))])
def test_three(x): ...

@other("Crabs")
def test_four(): ...

HELP = "Help Me Out Here!"

@proves(HELP)
def test_five(): ...
"""


def test_the_scan_finds_only_tests_that_run(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    assert sorted(named_by(tmp_path)) == ["Baby", "Help Me Out Here!", "Mate", "Net Troll"]


def test_a_name_that_is_not_written_out_is_an_error(tmp_path: Path) -> None:
    source = "from tests.cards.marks import card\nNAMES = ['Baby']\n@card(*NAMES)\ndef test_one(): ...\n"
    (tmp_path / "test_sample.py").write_text(source, encoding="utf-8")
    with pytest.raises(BadMark, match=r"test_sample\.py:3"):
        named_by(tmp_path)


def test_an_unknown_name_stops_the_import() -> None:
    from tests.cards.marks import card

    with pytest.raises(ValueError, match="Net Trol"):
        card("Net Trol")
    with pytest.raises(ValueError, match="at least one"):
        card()
