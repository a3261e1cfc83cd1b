"""The examples in the README and in docs/bots.md are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
BOTS = ROOT / "docs" / "bots.md"


@pytest.mark.parametrize("path", [README, BOTS], ids=["README.md", "docs/bots.md"])
def test_the_examples_run(path: Path) -> None:
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 4
    assert failed == 0


def test_the_readme_describes_the_project() -> None:
    text = README.read_text()
    assert "unofficial fan work" in text
    assert "./kick play" in text
    assert "./kick test" in text
