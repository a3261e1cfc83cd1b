"""Write docs/notation.md from the table of verbs: `python -m tools.write_notation`, after a verb has changed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from kickdoor.engine.actions.verbs import VERBS, Row

FILE = Path(__file__).resolve().parents[1] / "docs" / "notation.md"
LEAD = """\
<!-- Written by `python -m tools.write_notation` from the table of verbs; do not edit. -->
# Notation

Every action can be written as a line: `Ana: kick`. You type such lines in the terminal client and in scenarios, clients
send them, and saved games consist of them.

- A card stands in square brackets: `[Net Troll]`, in any case. `[Go Up a Level#2]` is the second copy; without a number
  the first copy that makes the action legal is taken. `[fu/Net Troll]` is the card of one set.
- A player stands there by name, in double quotes if it has spaces: `"Number Nine": kick`.
- `TARGET` is a player, a card, `fighters` or `monsters`.
- `POWER` is the name of a power, or the card of a power without a name.
- `ANSWER` is cards, a player, a number, or one of `yes`, `no`, `none`, `male`, `female`.
- `PICKS` is the order in which Treasures are taken, a letter each: `H` the helper, `M` the main fighter.
- What stands in parentheses may be left out.

`Game.legal` lists all actions of a verb, or where the last column says so a sample; `Game.forms` describes all of them.

| Action | Meaning | Listed |
|---|---|---|
"""
SLOTS: Final = {
    "card": "[Card]",
    "cards": "[Card], …",
    "on": "[Card]",
    "target": "TARGET",
    "player": "PLAYER",
    "paid": "[Card], …",
    "partner": "[Card]",
    "doubled": "[Card]",
    "power": "POWER",
    "deal": "(picks PICKS) (gives [Card], …) (plays [Card], …)",
    "answer": "ANSWER",
    "shown": "[Card], … or hand",
}


def line(row: Row) -> str:
    parts: list[str] = [row.verb]
    seen: set[str] = set()
    for phrase in row.phrases:
        if phrase.slot not in seen:
            text = " ".join(filter(None, (" or ".join(phrase.words), SLOTS.get(phrase.slot, ""))))
            parts.append(f"({text})" if phrase.optional else text)
            seen.add(phrase.slot)
    listed = "sample" if row.sampled else "all"
    return f"| `{' '.join(parts)}` | {row.meaning[0].upper()}{row.meaning[1:]} | {listed} |\n"


def text() -> str:
    return LEAD + "".join(line(row) for row in VERBS.values())


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    FILE.write_text(text(), encoding="utf-8")
    print(f"wrote {FILE}")
