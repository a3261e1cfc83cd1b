"""What came of a step: something, nothing (then its `else` runs), or a question."""

from __future__ import annotations

from typing import Final, Literal

Outcome = Literal["done", "nothing", "asked"]
DONE: Final = "done"
NOTHING: Final = "nothing"
ASKED: Final = "asked"
