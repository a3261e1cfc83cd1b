"""Short ways into a fight with the fu set: Mia fights, Takako sits on her left, Erik on her right."""

from __future__ import annotations

from functools import cache

from kickdoor.packs import load_pack
from tests.cards.fights import Fights

FU = ("fu",)
FIGHTS = Fights("fu", "fu", ("Mia", "Takako", "Erik"))
# Treasures for the top of the deck that no test here hands out otherwise.
TREASURES = (
    "Blond Wig", "Five Year Toenails", "Sai of Spleen-Mangling", "Hong Kong Pong", "Excellent Bamboo Nose-Spreader",
    "Heavenly Jade Dagger", "Resplendent Brass Kidney-Splitter", "Subtitles",
)  # fmt: skip

sits = FIGHTS.sits
meets = FIGHTS.meets
helped = FIGHTS.helped
loses = FIGHTS.loses
rolls = FIGHTS.rolls
over = FIGHTS.over


@cache
def _values() -> dict[str, int]:
    return {card["name"]: card.get("gold", 0) for card in load_pack("fu").cards}


def gold(*names: str) -> int:
    """What Items are worth in all; prices may change, what hangs on them does not."""
    return sum(_values()[name] for name in names)
