"""Short ways into a fight with the pathfinder set: who meets what, who helps, who has lost."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

PATHFINDER = ("pathfinder",)


def at_table(*names: str, **rules: Any) -> Table:
    """A table that plays the pathfinder set by its own edition; Aric, Suzan and Third if nobody is named."""
    return table(*names, packs=PATHFINDER, edition="pathfinder", **rules)


def meets(
    monster: str,
    *,
    dice: tuple[int, ...] = (),
    suzan: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    treasures: tuple[str, ...] = (),
    door_discards: tuple[str, ...] = (),
    **aric: Any,
) -> Table:
    """Aric kicks open the door on a monster; Suzan sits on his left, Third on his right."""
    t = at_table().has("Aric", **aric)
    t.has("Suzan", **(suzan or {})).has("Third", **(third or {}))
    return t.deck(dice=dice, treasures=treasures, door_discards=door_discards).combat("Aric", monster)


def helped(t: Table, deal: str = "") -> Table:
    """Suzan helps Aric."""
    return t.does("Aric", f"ask Suzan {deal}".strip()).does("Suzan", "accept Aric")


def loses(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Aric meets a monster, runs, and nobody interferes."""
    return meets(monster, dice=dice, **place).runs("Aric")


def caught(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """The same with +10 on the monster, so that even a well-armed Aric loses."""
    third = {**place.pop("third", {})}
    third["hand"] = [*third.get("hand", []), "Chelish"]
    t = meets(monster, dice=dice, third=third, **place)
    return t.does("Third", "play [Chelish]").runs("Aric")


def cursed(
    curse: str, *, suzan: dict[str, Any] | None = None, third: dict[str, Any] | None = None, **aric: Any
) -> Table:
    """Suzan plays a Curse on Aric before he has kicked open the door, and nobody cancels it."""
    held = dict(suzan or {})
    t = at_table().has("Aric", **aric).has("Suzan", **{**held, "hand": [*held.get("hand", []), curse]})
    t.has("Third", **(third or {}))
    return t.does("Suzan", f"play [{curse}] on Aric").strikes()


def rolls(t: Table) -> int:
    """How many Run Away dice fell since the last settling."""
    return len([e for e in t.happened("die_rolled") if e.word == "run"])


def over(t: Table) -> None:
    """The fight is behind us and only Aric owes something: the end of his turn."""
    assert t.game.state.combat is None
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")
