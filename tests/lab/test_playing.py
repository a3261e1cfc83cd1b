"""What the laboratory's players see and do, and how a game that cannot go on is found."""

from __future__ import annotations

import random

import pytest

from kickdoor.bots import Observation
from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.lab.intervals import wilson
from kickdoor.lab.playing import NAMES, Stuck, any_action, check_progress, play_on, random_bots
from kickdoor.packs import load_pack
from kickdoor.packs.compiler import Compiler
from kickdoor.packs.loader import Pack
from tests.mixes import ALL, packs_of
from tests.table import TRIAL


def test_a_game_is_played_to_its_end_or_cut() -> None:
    game = Game.new(["classic"], NAMES[:3], 1, auto_pass=True)
    last: list[Action] = []
    assert play_on(game, random_bots(1, 3), most=20, check_each=5, last=last) == 20
    assert (game.over, len(last), game.winners) == (False, 1, [])
    check_progress(game)
    more = play_on(game, random_bots(1, 3), most=20_000, last=last)
    assert more < 20_000
    assert len(game.winners) == 1


def test_who_owes_something_and_can_do_nothing_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(["classic"], NAMES[:3], 1)
    monkeypatch.setattr(Game, "legal", lambda *_: [])
    with pytest.raises(Stuck, match="Ana owes a decision"):
        play_on(game, any_action(random.Random(1)), most=5, last=[])
    monkeypatch.setattr(Game, "pending", lambda _: ())
    with pytest.raises(Stuck, match="nobody owes anything"):
        play_on(game, any_action(random.Random(1)), most=5, last=[])


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(["classic"], NAMES[:3], 1)
    game.state.levels[0] = 99
    with pytest.raises(Stuck, match="seat 0 has level 99"):
        play_on(game, any_action(random.Random(1)), most=5, check_each=1, last=[])


def test_a_turn_that_time_outs_cannot_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(["classic"], NAMES[:3], 1)
    for name in NAMES[:3]:
        game.submit(f"{name}: ready")
    before = game.digest()
    check_progress(game)
    assert game.digest() == before
    seat = game.pending()[0].seat
    monkeypatch.setattr(Game, "default", lambda *_: Action(seat, "show", word="hand"))
    with pytest.raises(Stuck, match="does not end by"):
        check_progress(game)


@pytest.mark.parametrize("packs", [("trial",), ALL], ids="+".join)
def test_limits_are_looked_at_whenever_they_can_have_fallen(packs: tuple[str, ...]) -> None:
    """Looking at every table each time finds nothing that looking where a limit can fall does not find."""
    loaded: list[Pack] = [load_pack(TRIAL)] if packs == ("trial",) else packs_of(packs)
    if packs == ALL:
        lib = Compiler(tuple(loaded)).library()
        assert lib.can_lower_limits
        assert sum(lib.limit_lowering) in range(1, 20)
    for seed in range(6):
        games = [Game.new(loaded, NAMES[:4], seed) for _ in range(2)]
        slow = Compiler(tuple(loaded)).library()
        slow.can_lower_limits, slow.limit_lowering = True, b""
        games[1].state.lib = slow
        pick = random.Random(seed)
        for _ in range(250):
            if games[0].over:
                break
            seat = games[0].pending()[0].seat
            action = any_action(pick)(Observation(games[0], seat))
            for game in games:
                game.submit(action)
        assert games[0].digest() == games[1].digest()


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(25, 100)
    assert (round(low, 3), round(high, 3)) == (0.175, 0.343)
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == 1.0
    assert wilson(500, 1000)[1] - wilson(500, 1000)[0] < wilson(50, 100)[1] - wilson(50, 100)[0]
