"""What all players see of the golden games has not changed since before digests were computed from snapshots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.golden import FOLDER, HASHES, hashes

KNOWN: dict[str, str] = json.loads(HASHES.read_text("utf-8"))


def test_every_golden_game_has_hashes() -> None:
    assert set(KNOWN) == {path.name for path in FOLDER.glob("*.kick.jsonl")}


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*.kick.jsonl")), ids=lambda path: path.name.removesuffix(".kick.jsonl")
)
def test_every_seat_sees_the_same_after_every_action(path: Path) -> None:
    assert list(hashes(path)) == KNOWN[path.name].split()
