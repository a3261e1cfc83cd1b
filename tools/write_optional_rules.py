"""Write the table of optional rules in docs/mixing.md: `python -m tools.write_optional_rules`, after a change."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from kickdoor.rules.switches import table

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "mixing.md"
TABLE: Final = re.compile(r"^\| option \| switch \|.*\n(\|.*\n)+", re.MULTILINE)


def text() -> str:
    """Return the file with the table as it should be."""
    return TABLE.sub(lambda _: table(), FILE.read_text(encoding="utf-8"), count=1)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    FILE.write_text(text(), encoding="utf-8")
    print(f"wrote {FILE}")
