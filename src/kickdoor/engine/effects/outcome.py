"""The outcome of a step: it did something, it did nothing (then its `else` runs), or it asked a question."""

from __future__ import annotations

from typing import Final, Literal

Outcome = Literal["done", "nothing", "asked"]
DONE: Final = "done"
NOTHING: Final = "nothing"
ASKED: Final = "asked"
