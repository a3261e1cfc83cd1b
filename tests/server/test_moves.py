"""What may be done, in parts: the same as the list in the notation, and what a fight would come to."""

from __future__ import annotations

from pathlib import Path

from kickdoor.bots import Sight, maker, next_up
from kickdoor.engine import numbers
from kickdoor.engine.imagine import imagined
from kickdoor.game import Game
from kickdoor.server.moves import move, plain
from kickdoor.wire import messages as wire
from tests.server.tables import Clock, hall_at, run, table_of


def test_parts_are_those_of_the_listed_actions(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_at(tmp_path / "db", Clock()) as hall:
            (ana, *_) = await table_of(hall, "Ana", "Bo", "Cy")
            bare = await ana.ask(wire.Ask)
            told = await ana.ask(wire.Ask, parts=True)
            assert not bare.moves and told.legal == bare.legal
            assert [each.action for each in told.moves] == list(told.legal)
            assert told.plain == "Ana: ready"
            assert {each.verb for each in told.moves} >= {"ready"}

    run(play())


def test_what_a_fight_would_come_to_is_what_it_comes_to_and_tells_nothing_hidden() -> None:
    game = Game.new(["classic"], ("Ana", "Bo", "Cy", "Di"), 5)
    bots = [maker("random")(seat) for seat in range(4)]
    foretold = 0
    for _ in range(2500):
        if game.over:
            break
        if game.state.combat is not None:
            for seat in range(4):
                for action in game.legal(seat):
                    shown = move(game, action, game.text(action)).sums
                    if shown is None:
                        continue
                    other = Game(imagined(game.state, seat, 7), game.header)
                    assert move(other, action, "").sums == shown  # the same, whatever the others hold
                    then = game.clone()
                    then.submit(action)
                    assert then.state.combat is not None and numbers.totals(then.state) == shown
                    foretold += 1
        seat = next_up(game.pending()).seat
        assert plain(game, seat)
        game.submit(bots[seat].choose(Sight(game, seat)))
        if foretold > 150:
            break
    assert foretold > 100
