"""What can be wrong with a saved game, a scenario or a table that is set up exactly."""

from __future__ import annotations

from pathlib import Path

from kickdoor.engine.refusals import KickdoorError


class SavedError(KickdoorError):
    """A saved game that cannot be used, in one line: FILE:LINE: what."""

    def __init__(self, path: Path, line: int, text: str) -> None:
        place = f"{path}:{line}" if line else str(path)
        super().__init__(" ".join(f"{place}: {text}".split()))
        self.path = path
        self.line = line


class ScenarioError(KickdoorError):
    """A scenario that cannot be run, in one line: FILE:LINE: what is wrong."""


class TableError(KickdoorError, ValueError):
    """A table that cannot be set up."""
