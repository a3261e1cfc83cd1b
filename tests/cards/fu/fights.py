"""Short ways into a fight with the fu set: who meets what, who helps, who has lost.

Mia fights, Takako sits on her left, Erik on her right.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kickdoor.packs import load_pack
from tests.table import Table, table

FU = ("fu",)
# Treasures for the top of the deck that no test here hands out otherwise.
TREASURES = (
    "Blond Wig", "Five Year Toenails", "Sai of Spleen-Mangling", "Hong Kong Pong", "Excellent Bamboo Nose-Spreader",
    "Heavenly Jade Dagger", "Resplendent Brass Kidney-Splitter", "Subtitles",
)  # fmt: skip


@cache
def _values() -> dict[str, int]:
    return {card["name"]: card.get("gold", 0) for card in load_pack("fu").cards}


def gold(*names: str) -> int:
    """What Items are worth in all; prices may change, what hangs on them does not."""
    return sum(_values()[name] for name in names)


def sits(
    *,
    takako: dict[str, Any] | None = None,
    erik: dict[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    **mia: Any,
) -> Table:
    """Three players of the fu edition, before Mia opens her door."""
    t = table("Mia", "Takako", "Erik", packs=FU, edition="fu").has("Mia", **mia)
    return t.has("Takako", **(takako or {})).has("Erik", **(erik or {})).deck(dice=dice, turn="Mia")


def meets(monster: str, *, treasures: tuple[str, ...] = (), doors: tuple[str, ...] = (), **place: Any) -> Table:
    """Mia kicks open the door on a monster."""
    return sits(**place).deck(treasures=treasures, doors=doors).combat("Mia", monster)


def helped(t: Table, deal: str = "") -> Table:
    """Takako helps Mia."""
    return t.does("Mia", f"ask Takako {deal}".strip()).does("Takako", "accept Mia")


def loses(monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Mia meets a monster, runs, and nobody interferes."""
    return meets(monster, dice=dice, **place).runs("Mia")


def rolls(t: Table) -> int:
    """How many Run Away dice fell since the last settling."""
    return len([e for e in t.happened("die_rolled") if e.word == "run"])


def over(t: Table) -> None:
    """The fight is behind us and only Mia owes something: the end of her turn."""
    assert t.game.state.combat is None
    assert t.owes("Mia") == "end"
    t.nothing_pending_but("Mia")
