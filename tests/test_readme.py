"""The README's example is true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 4
    assert failed == 0


def test_the_readme_says_what_this_is() -> None:
    text = README.read_text()
    assert "unofficial fan work" in text
    assert "./kick play" in text
    assert "./kick test" in text
