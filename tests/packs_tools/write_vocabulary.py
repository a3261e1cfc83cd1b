"""`python -m tests.packs_tools.write_vocabulary` writes docs/vocabulary.md anew, after the vocabulary has changed."""

from __future__ import annotations

from pathlib import Path

from kickdoor.authoring.reference import rarities, reference
from kickdoor.packs import load_pack
from kickdoor.packs.loader import builtin_sets

FILE = Path(__file__).resolve().parents[2] / "docs" / "vocabulary.md"
LEAD = """\
<!-- Written by `python -m tests.packs_tools.write_vocabulary` from the tables of words; do not edit. -->
"""


def text() -> str:
    return LEAD + reference() + "\n" + rarities([load_pack(name) for name in builtin_sets()])


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"wrote {FILE}")
