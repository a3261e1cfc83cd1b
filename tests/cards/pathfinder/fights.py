"""Short ways into a fight with the pathfinder set: Aric fights, Suzan sits on his left, Third on his right."""

from __future__ import annotations

from typing import Any

from tests.cards.fights import Fights
from tests.table import Table

FIGHTS = Fights("pathfinder", "pathfinder")

at_table = FIGHTS.at_table
meets = FIGHTS.meets
helped = FIGHTS.helped
loses = FIGHTS.loses
rolls = FIGHTS.rolls
over = FIGHTS.over


def caught(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Aric loses, with +10 on the monster, so that even a well-armed Aric does."""
    third = {**place.pop("third", {})}
    third["hand"] = [*third.get("hand", []), "Chelish"]
    t = meets(monster, dice=dice, third=third, **place)
    return t.does("Third", "play [Chelish]").runs("Aric")


def cursed(curse: str, *, suzan: dict[str, Any] | None = None, **place: Any) -> Table:
    """Suzan plays a Curse on Aric before he has kicked open the door, and nobody cancels it."""
    held = dict(suzan or {})
    t = FIGHTS.sits(suzan={**held, "hand": [*held.get("hand", []), curse]}, **place)
    return t.does("Suzan", f"play [{curse}] on Aric").strikes()
