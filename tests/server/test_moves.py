"""Legal moves in parts: the same as the list in the notation, with the totals a fight would have."""

from __future__ import annotations

from pathlib import Path

from kickdoor.bots import Observation, maker, next_up
from kickdoor.engine.forms import Form
from kickdoor.engine.imagine import imagined
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.sums import strength
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.queries import proceeds
from kickdoor.server.moves import moves, plain
from tests.server.tables import Clock, manager_at, run, table_of
from tests.table import Table as Laid


def test_moves_in_parts_are_the_listed_actions(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana, *_) = await table_of(manager, "Ana", "Bo", "Cy")
            bare = await ana.ask(protocol.Ask)
            told = await ana.ask(protocol.Ask, parts=True)
            assert not bare.moves and told.legal == bare.legal
            assert [each.action for each in told.moves] == list(told.legal)
            assert told.plain == "Ana: ready"
            assert {each.verb for each in told.moves} >= {"ready"}

    run(play())


def test_previewed_totals_are_right_and_reveal_nothing_hidden() -> None:
    game = Game.new(["classic"], ("Ana", "Bo", "Cy", "Di"), 5)
    bots = [maker("random")(seat) for seat in range(4)]
    foretold = 0
    for _ in range(2500):
        if game.over:
            break
        if game.state.combat is not None:
            for seat in range(4):
                actions = game.legal(seat)
                texts = [game.text(action) for action in actions]
                other = Game(imagined(game.state, Seat(seat), 7), game.header)
                sums = [each.sums for each in moves(game, seat, actions, texts)]
                assert [each.sums for each in moves(other, seat, actions, texts)] == sums  # whatever the others hold
                for action, shown in zip(actions, sums, strict=True):
                    if shown is None:
                        continue
                    then = game.clone()
                    then.submit(action)
                    while cancels := [d for d in then.pending() if d.kind == "pass" and d.about == "curse"]:
                        then.submit(then.default(cancels[0]))
                    assert then.state.combat is not None and strength.totals(then.state) == shown
                    foretold += 1
        seat = next_up(game.pending()).seat
        assert plain(game, seat)
        game.submit(bots[seat].choose(Observation(game, seat)))
        if foretold > 150:
            break
    assert foretold > 100


def test_a_sale_shows_what_it_brings() -> None:
    """A Halfling sells one item for double: only the server works this out."""
    goods = ("Chainsaw of Bloody Dismemberment", "Staff of Napalm")  # worth 600 and 800
    game = Laid("Ana", "Bo", "Cy", packs=("classic",)).has("Ana", table=["Halfling"], hand=list(goods)).game
    assert proceeds(game, game.parse("Ana: sell [Staff of Napalm]")) == (1600, 1)
    assert proceeds(game, game.parse("Ana: sell [Staff of Napalm], [Chainsaw of Bloody Dismemberment]")) == (2200, 2)
    assert proceeds(game, game.parse("Ana: kick")) == (0, 0)


def test_a_form_is_sent_with_all_its_parts() -> None:
    assert protocol.Form.__struct_fields__ == Form._fields
