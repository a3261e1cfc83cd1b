"""Write docs/vocabulary.md from the tables of words: `python -m tools.write_vocabulary`, after a word has changed."""

from __future__ import annotations

import argparse
from pathlib import Path

from kickdoor.authoring.reference import rarities, reference
from kickdoor.packs import load_pack
from kickdoor.packs.loader import builtin_sets

FILE = Path(__file__).resolve().parents[1] / "docs" / "vocabulary.md"
LEAD = """\
<!-- Written by `python -m tools.write_vocabulary` from the tables of words; do not edit. -->
"""


def text() -> str:
    return LEAD + reference() + "\n" + rarities([load_pack(name) for name in builtin_sets()])


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    FILE.write_text(text(), encoding="utf-8")
    print(f"wrote {FILE}")
