"""Every text of every card in every language, as it was when somebody last read it."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tools.write_card_texts import FOLDER, snapshots

NAMES = sorted(file.stem for file in FOLDER.glob("*.txt"))


@pytest.fixture(scope="module")
def written() -> dict[str, list[str]]:
    return snapshots()


def test_each_pack_has_its_file(written: dict[str, list[str]]) -> None:
    assert sorted(written) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_texts_are_those_in_the_files(name: str, written: dict[str, list[str]]) -> None:
    pinned = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    changed = unified_diff(pinned, written[name], "pinned", "now", n=0, lineterm="")
    difference = "\n".join(line for line in changed if not line.startswith("@@"))
    hint = "If this is what the cards should say: python -m tools.write_card_texts"
    assert not difference, f"{difference}\n{hint}"
