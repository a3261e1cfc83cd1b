"""Small packs for tests that need to know every card, or a set that has what ours lacks."""

from __future__ import annotations

from pathlib import Path

EDITIONS = ("classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder")
THREE_PHASES = ("classic", "pathfinder")
FOUR_PHASES = ("fu", "impossible-1.51", "impossible-1.61")


def small_pack(folder: Path, cards: str, *, name: str = "small", header: str = "") -> Path:
    """`cards`: one YAML flow mapping a line; `header`: more keys of the pack, likewise."""
    lines = "".join(f"- {line.strip()}\n" for line in cards.strip().splitlines())
    more = "".join(f"  {line.strip()}\n" for line in header.strip().splitlines())
    path = folder / f"{name}.yaml"
    path.write_text(
        f"pack:\n  id: {name}\n  title: Small\n  vocabulary: 1\n{more}cards:\n{lines}",
        encoding="utf-8",
    )
    return path
