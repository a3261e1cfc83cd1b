"""What all can see in the golden games, as hashes: `python -m tests.golden.public` writes `public.json` anew.

A digest covers everything a game is, and changes with the form in which that is kept. These hashes cover what `view`
shows to each seat and to spectators after every action; they must not change unless rules or cards do.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kickdoor.game import Game
from kickdoor.record.saved import load

HERE: Final = Path(__file__).parent
HASHES: Final = HERE / "public.json"
EVERY: Final = 40  # actions between two hashes that are kept; each covers all before it


def as_json(value: Any) -> Any:
    """A value made of named fields, tuples, numbers and texts."""
    if isinstance(value, tuple | list):
        return [as_json(each) for each in value]
    if hasattr(type(value), "__match_args__"):
        return {name: as_json(getattr(value, name)) for name in type(value).__match_args__}
    return value


def shown(game: Game) -> bytes:
    """Every view of a moment."""
    views = [as_json(game.view(seat)) for seat in range(-1, game.state.n)]
    return json.dumps(views, sort_keys=True, separators=(",", ":")).encode()


def hashes(path: Path) -> Iterator[str]:
    """One after every 40 actions, and one at the end."""
    saved = load(path)
    game = saved.begin()
    seen = hashlib.sha256(shown(game))
    for n, action in enumerate(saved.actions, start=1):
        game.submit(action)
        seen.update(shown(game))
        if n % EVERY == 0 or n == len(saved.actions):
            yield seen.hexdigest()[:16]


if __name__ == "__main__":
    found = {path.name: " ".join(hashes(path)) for path in sorted(HERE.glob("*.kick.jsonl"))}
    HASHES.write_text(json.dumps(found, indent=0) + "\n", "utf-8")
