"""A one-shot gives its bonus by being played, and not from the place where it is before."""

from __future__ import annotations

from tests.marks import rule
from tests.table import table


@rule("ONESHOT-1", "HIRE-3")
def test_a_oneshot_held_by_a_companion_adds_nothing() -> None:
    t = table(packs=("classic",)).has("Aric", table=["Hireling"], hand=["Flaming Poison Potion"])
    before = t.strength("Aric")
    t.does("Aric", "attach [Flaming Poison Potion] to [Hireling]")
    assert t.strength("Aric") == before
    assert t.carried("Aric") == ["Flaming Poison Potion"]
