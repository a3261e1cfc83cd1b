"""The `rule` mark: a test names the rules it proves, and a misspelt ID fails at import."""

from __future__ import annotations

import pytest

from kickdoor.rules import get


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test that would fail if the engine broke one of these rules: `@rule("COMBAT-4", "HELP-14")`."""
    if not ids:
        raise ValueError("rule() needs at least one ID")
    return pytest.mark.rule(*(get(id).id for id in ids))
