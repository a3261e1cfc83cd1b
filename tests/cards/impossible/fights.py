"""Short ways into a fight with the impossible set, under its own rules: who meets what, who helps, who has lost."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

IMPOSSIBLE = ("impossible",)
EDITION = "impossible-1.61"
# Treasures for the top of the deck that no test here hands out otherwise.
TREASURES = (
    "Cell Phone Gun", "Cute Little Purse Gun", "Throwing Hat", "Licensed to Maim", "Camera Gun", "Kevlar Bikini",
    "Safe House", "Shooty Hat",
)  # fmt: skip


def seats(**aric: Any) -> Table:
    """Aric, Suzan on his left, Third on his right; nothing has happened yet."""
    return table(packs=IMPOSSIBLE, edition=EDITION).has("Aric", **aric)


def meets(
    monster: str,
    *,
    dice: tuple[int, ...] = (),
    suzan: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    treasures: tuple[str, ...] = (),
    doors: tuple[str, ...] = (),
    door_discards: tuple[str, ...] = (),
    **aric: Any,
) -> Table:
    """Aric kicks open the door on a monster."""
    t = seats(**aric).has("Suzan", **(suzan or {})).has("Third", **(third or {}))
    t.deck(dice=dice, treasures=treasures, doors=list(doors), door_discards=list(door_discards))
    return t.combat("Aric", monster)


def helped(t: Table, deal: str = "") -> Table:
    """Suzan helps Aric."""
    return t.does("Aric", f"ask Suzan {deal}".strip()).does("Suzan", "accept Aric")


def loses(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Aric meets a monster, runs, and nobody interferes."""
    return meets(monster, dice=dice, **place).runs("Aric")


def trapped(
    trap: str,
    *,
    dice: tuple[int, ...] = (),
    suzan: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    **aric: Any,
) -> Table:
    """Third plays a Trap on Aric, whose turn it is, and nobody cancels it."""
    t = seats(**aric).has("Suzan", **(suzan or {})).has("Third", **{**(third or {}), "hand": [trap]})
    return t.deck(dice=dice).does("Third", f"play [{trap}] on Aric").strikes()


def rolls(t: Table) -> int:
    """How many Run Away dice fell since the last settling."""
    return len([e for e in t.happened("die_rolled") if e.word == "run"])


def over(t: Table) -> None:
    """The fight is behind us and only Aric owes something: the end of his turn."""
    assert t.game.state.combat is None
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")
