"""The check of the engine's complexity: what it refuses, and which tables it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import complexity

SIMPLE = "def simple(): ...\n" * 20  # keeps the average low


def function(name: str, branches: int) -> str:
    """Write a function that has this many branches."""
    return f"def {name}(x):\n" + "    if x:\n        x += 1\n" * branches


def table(cases: int, *, before: str = "", default: str = "raise AssertionError(x)") -> str:
    """Write a function that is one `match`."""
    rows = "".join(f"        case {n}:\n            return {n}\n" for n in range(cases))
    return f'def table(x):\n    """Look it up."""\n{before}    match x:\n{rows}        case _:\n            {default}\n'


def check(folder: Path, source: str) -> bool:
    """Return whether a module with this source passes."""
    (folder / "module.py").write_text(source, "utf-8")
    return complexity.main([str(folder)]) == 0


def test_a_function_may_have_a_complexity_of_20(tmp_path: Path) -> None:
    assert check(tmp_path, SIMPLE + function("long", 19))


def test_a_function_above_20_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not check(tmp_path, SIMPLE + function("too_long", 20))
    assert f"{tmp_path / 'module.py'}:21: too_long has a complexity of 21, more than 20" in capsys.readouterr().out


def test_a_method_above_20_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    method = "".join(f"    {line}\n" for line in function("method", 20).splitlines())
    assert not check(tmp_path, SIMPLE + "class Thing:\n" + method)
    assert "Thing.method has a complexity of 21" in capsys.readouterr().out


def test_an_average_of_5_is_too_high(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not check(tmp_path, function("first", 4) + function("second", 4))
    assert "average 5.00 of 2 (below 5), highest 5: first" in capsys.readouterr().out
    assert check(tmp_path, function("first", 4) + function("second", 3))


@pytest.mark.parametrize("default", ["raise AssertionError(x)", "assert_never(x)"])
def test_a_table_over_a_closed_set_may_have_any_number_of_cases(tmp_path: Path, default: str) -> None:
    assert check(tmp_path, SIMPLE + table(30, default=default))
    assert check(tmp_path, SIMPLE + table(30, before="    x = x + 1\n", default=default))


def test_a_table_with_another_default_is_an_ordinary_function(tmp_path: Path) -> None:
    assert not check(tmp_path, SIMPLE + table(30, default="return x"))
    assert not check(tmp_path, SIMPLE + table(30, default="print(x)"))


def test_a_function_that_does_more_than_match_is_an_ordinary_one(tmp_path: Path) -> None:
    assert not check(tmp_path, SIMPLE + table(30, before="    if not x:\n        return 0\n"))
    assert not check(tmp_path, SIMPLE + table(30) + "    return x\n")


def test_what_the_cases_of_a_table_do_counts(tmp_path: Path) -> None:
    rows = table(2).replace("return 1", "return " + " or ".join(["x"] * 21))
    assert not check(tmp_path, SIMPLE + rows)
