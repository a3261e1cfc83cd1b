"""Short ways into a fight with the classic set: who meets what, who helps, who has lost."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

CLASSIC = ("classic",)
# Treasures for the top of the deck that no test here hands out otherwise.
TREASURES = (
    "Bow with Ribbons", "Broad Sword", "Cheese Grater of Peace", "Dagger of Treachery", "Gentleman's Club",
    "Hammer of Kneecapping", "Mace of Sharpness", "Rapier of Unfairness",
)  # fmt: skip


def meets(
    monster: str,
    *,
    dice: tuple[int, ...] = (),
    suzan: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    treasures: tuple[str, ...] = (),
    **aric: Any,
) -> Table:
    """Aric kicks open the door on a monster; Suzan sits on his left, Third on his right."""
    t = table(packs=CLASSIC).has("Aric", **aric)
    t.has("Suzan", **(suzan or {})).has("Third", **(third or {}))
    return t.deck(dice=dice, treasures=treasures).combat("Aric", monster)


def helped(t: Table, deal: str = "") -> Table:
    """Suzan helps Aric."""
    return t.does("Aric", f"ask Suzan {deal}".strip()).does("Suzan", "accept Aric")


def loses(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Aric meets a monster, runs, and nobody interferes."""
    return meets(monster, dice=dice, **place).runs("Aric")


def rolls(t: Table) -> int:
    """How many Run Away dice fell since the last settling."""
    return len([e for e in t.happened("die_rolled") if e.word == "run"])


def over(t: Table) -> None:
    """The fight is behind us and only Aric owes something: the end of his turn."""
    assert t.game.state.combat is None
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")
