"""Whether a player could react to an open window: `kickdoor.bots.reactions`."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.bots import reactions
from tests.small import small_pack
from tests.table import TRIAL, table


@pytest.mark.parametrize(("drawn", "asked"), [("Baker", True), ("Lanky", True), ("Rat", False)])
def test_a_new_character_may_play_any_kind_of_identity(drawn: str, asked: bool, tmp_path: Path) -> None:
    cards = """
        {name: Baker, kind: guild}
        {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: [], count: 9}
    """
    guilds = small_pack(tmp_path, cards, header="identities: {guild: {limit: 1, plural: Guilds}}")
    t = table(packs=(TRIAL, guilds)).has("Aric", level=3, dead=True)
    t.deck(doors=["Rat#1", "Rat#2", "Rat#3", drawn if drawn != "Rat" else "Rat#4"])
    assert t.window() == ("reborn", "Aric")
    assert reactions.may_react(t.game, t.game.seat(0)) == asked
