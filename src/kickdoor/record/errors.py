"""The errors of saved games, scenarios and prepared tables."""

from __future__ import annotations

from pathlib import Path

from kickdoor.engine.refusals import KickdoorError


class SavedError(KickdoorError):
    """A saved game cannot be used. The message is one line: FILE:LINE: reason."""

    def __init__(self, path: Path, line: int, text: str) -> None:
        place = f"{path}:{line}" if line else str(path)
        super().__init__(" ".join(f"{place}: {text}".split()))
        self.path = path
        self.line = line


class ScenarioError(KickdoorError):
    """A scenario cannot be run. The message is one line: FILE:LINE: reason."""


class TableError(KickdoorError, ValueError):
    """A table cannot be set up."""
