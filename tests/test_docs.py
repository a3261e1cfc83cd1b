"""What the documentation for developers names in the code exists."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kickdoor.bots.features import NAMES  # columns of data, whose names are put together

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = (
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/bots.md",
    "docs/lab.md",
    "docs/mixing.md",
    "docs/web.md",
)
CODE: Final = ("src", "tests", "tools", "web")
LEFT_OUT: Final = frozenset({"node_modules", "dist", "__pycache__"})
# Words with an underscore, in capitals or in camel case; a function may follow its module: `moves.change_level`.
NAME: Final = re.compile(r"(?:[a-z_]+[./])*(?:_[a-z_]+|[a-z]+(?:_[a-z]+)+|_?[A-Z]{3,}|[A-Z][a-z]+[A-Z]\w*)")
PATH: Final = re.compile(r"(?:\w+/)+\w*|(?:\w+/)*\w+\.(?:py|ts|yaml|json|ftl|toml|yml)")  # also without the suffix
ELSEWHERE: Final = frozenset({"my_bot.py", "exam.json", "src/kickdoor/web"})  # what the reader or the build makes


@cache
def paths() -> frozenset[str]:
    """Return every file and folder of the code, also without the suffix."""
    found = {*ROOT.glob("*.*"), *[ROOT / folder for folder in CODE]}
    for folder in CODE:
        for parent, folders, files in os.walk(ROOT / folder):
            folders[:] = [each for each in folders if each not in LEFT_OUT]
            found.update([Path(parent, each) for each in (*folders, *files)])
    return frozenset(path.as_posix() for each in found for path in (each, each.with_suffix("")))


@cache
def words() -> frozenset[str]:
    """Return every word of the code, except in this file, and the columns of positions."""
    code = [Path(path) for path in paths() if path.endswith((".py", ".ts", ".svelte"))]
    texts = [path.read_text(encoding="utf-8") for path in code if path.is_file() and path != Path(__file__)]
    return frozenset(NAMES).union(word for text in texts for word in re.findall(r"\w+", text))


@pytest.mark.parametrize("doc", DOCS)
def test_names_in_the_documentation_exist(doc: str) -> None:
    named = set(re.findall(r"`([^`\n]+)`", (ROOT / doc).read_text(encoding="utf-8"))) - ELSEWHERE
    missing = [
        each
        for each in sorted(named)
        if (PATH.fullmatch(each) and not any(path.endswith(f"/{each.rstrip('/')}") for path in paths()))
        or (NAME.fullmatch(each) and re.split("[./]", each)[-1] not in words())
    ]
    assert not missing, f"{doc} names what is not in the code: {', '.join(missing)}"
