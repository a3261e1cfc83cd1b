"""Small packs for tests that need to know every card, or something that the built-in sets lack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kickdoor.packs import Pack
from kickdoor.packs.loader import Location

EDITIONS = ("classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder")
THREE_PHASES = ("classic", "pathfinder")
FOUR_PHASES = ("fu", "impossible-1.51", "impossible-1.61")
HEADER: dict[str, Any] = {
    "id": "odd",
    "title": "Odd",
    "vocabulary": 1,
    "identities": {"class": {"limit": 1, "plural": "Classes"}},
    "slots": {"headgear": 1},
    "tags": ["undead"],
}
PLAIN: list[dict[str, Any]] = [
    {"name": "Rat", "kind": "monster", "level": 1, "treasures": 1, "bad_stuff": [], "tags": ["undead"], "count": 30},
    {"name": "Hat", "kind": "item", "slot": "headgear", "gold": 100, "bonus": 1, "count": 30},
    {"name": "Cook", "kind": "class"},
    {"name": "Baker", "kind": "class"},
]


def small_pack(folder: Path, cards: str, *, name: str = "small", header: str = "") -> Path:
    """Write a pack file. `cards`: one YAML flow mapping per line; `header`: more keys of the pack, likewise."""
    lines = "".join(f"- {line.strip()}\n" for line in cards.strip().splitlines())
    more = "".join(f"  {line.strip()}\n" for line in header.strip().splitlines())
    path = folder / f"{name}.yaml"
    path.write_text(
        f"pack:\n  id: {name}\n  title: Small\n  vocabulary: 1\n{more}cards:\n{lines}",
        encoding="utf-8",
    )
    return path


def pack_of(*cards: dict[str, Any], **header: Any) -> Pack:
    """Return a pack of these cards with rats, hats and two Classes, without checking it."""
    everything = (*PLAIN, *cards)
    places = tuple(Location("odd.yaml", i + 1) for i in range(len(everything)))
    return Pack({**HEADER, **header}, everything, places, "odd.yaml", repr((cards, header)))


def endless() -> dict[str, Any]:
    """Return a Curse that takes more steps than a game allows."""
    steps: list[Any] = [{"gain_levels": 1}]
    for _ in range(5):
        steps = [{"for_each": {"in": "hand", "of": "everyone", "count": "all"}, "do": steps}]
    return {"name": "Endless", "kind": "curse", "effect": steps, "count": 2}
