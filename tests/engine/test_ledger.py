"""What the sums of a fight are made of adds up to them, in whatever fight."""

from __future__ import annotations

import pytest

from kickdoor.bots import Observation, maker, next_up
from kickdoor.engine.ledger import LedgerRow, ledger
from kickdoor.engine.sums import strength
from kickdoor.game import Game
from tests.table import Table


@pytest.mark.parametrize("pack", ["classic", "fu", "impossible", "pathfinder"])
@pytest.mark.parametrize("seed", range(3))
def test_the_rows_of_each_side_add_up_to_its_sum(pack: str, seed: int) -> None:
    game = Game.new([pack], ("Ana", "Bo", "Cy", "Di"), seed)
    bots = [maker("random")(10 * seed + seat) for seat in range(4)]
    fights = 0
    for _ in range(1500):
        if game.over:
            break
        if game.state.combat is not None:
            fights += 1
            rows = ledger(game.state)
            players, monsters = strength.totals(game.state)
            assert sum(row.amount for row in rows if row.side == "fighters") == players
            assert sum(row.amount for row in rows if row.side == "monsters") == monsters
        seat = next_up(game.pending()).seat
        game.submit(bots[seat].choose(Observation(game, seat)))
    assert fights > 50


def test_level_items_and_enhancers_have_a_row_each() -> None:
    t = Table("Ana", "Bo", "Cy", packs=("classic",))
    t.has("Ana", level=3, table=["Leather Armor"], hand=["Magic Missile"]).has("Bo", hand=["Enraged"])
    t.deck(doors=["Lame Goblin"])
    t.does("Ana", "kick").does("Bo", "play [Enraged] on [Lame Goblin]").does("Ana", "play [Magic Missile] on fighters")
    named = [
        (row.side, t.game.library.names[row.card] if row.card >= 0 else row.seat, row.amount)
        for row in ledger(t.game.state)
    ]
    assert named == [
        ("fighters", 0, 3),
        ("fighters", "Leather Armor", 1),
        ("fighters", "Magic Missile", 5),
        ("monsters", "Lame Goblin", 1),
        ("monsters", "Enraged", 5),
    ]


def test_without_a_fight_there_is_none() -> None:
    rows: tuple[LedgerRow, ...] = ledger(Game.new(["classic"]).state)
    assert rows == ()
