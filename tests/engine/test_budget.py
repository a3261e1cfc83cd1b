"""Cards that run without end: a clear error, and a game as if nothing had been tried."""

from __future__ import annotations

import pytest

from kickdoor import Game, OutOfBudget
from kickdoor.engine import machine
from kickdoor.engine.model.state import State
from kickdoor.packs import load_pack
from kickdoor.record.tabletop import Start, lay_table
from tests.small import endless, pack_of


def table() -> Game:
    hats = ("Hat",) * 5
    players = {
        "Ana": Start(hand=("Endless", *hats)),
        "Bo": Start(hand=hats),
        "Cy": Start(hand=hats),
    }
    return lay_table([pack_of(endless())], players)


def test_the_game_stays_as_it_was() -> None:
    game = table()
    game.submit("Ana: play [Endless] on Bo")
    owed = [game.state.names[decision.seat] for decision in game.pending()]
    for name in owed[:-1]:
        game.submit(f"{name}: pass")
    before, digest, pending = game.clone(), game.digest(), game.pending()
    with pytest.raises(OutOfBudget) as error:
        game.submit(f"{owed[-1]}: pass")
    assert str(error.value) == (
        f"{owed[-1]}: pass: the effects of [Endless] do not come to rest within 20,000 steps; nothing has changed"
    )
    assert (game.digest(), game.pending(), game.check()) == (digest, pending, [])
    assert game.legal(0) == before.legal(0)
    game.submit("Ana: show hand")  # and it goes on


def test_whoever_hosts_a_strangers_pack_can_give_it_fewer_steps() -> None:
    game = table()
    game.limit_steps(300)
    game.submit("Ana: play [Endless] on Bo")
    for copy in (game.clone(), game):  # also in copies, such as bots play with
        owed = [copy.state.names[decision.seat] for decision in copy.pending()]
        for name in owed[:-1]:
            copy.submit(f"{name}: pass")
        digest = copy.digest()
        with pytest.raises(OutOfBudget) as error:
            copy.submit(f"{owed[-1]}: pass")
        assert "the effects of [Endless] do not come to rest within 300 steps" in str(error.value)
        assert copy.digest() == digest and copy.check() == []


def test_our_own_sets_pay_nothing_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Game.new(["classic"], ["Ana", "Bo", "Cy"], 1)
    theirs = Game.new([pack_of()], ["Ana", "Bo", "Cy"], 1)
    copies: list[int] = []
    clone = State.clone

    def counted(state: State) -> State:
        copies.append(1)
        return clone(state)

    monkeypatch.setattr(State, "clone", counted)
    ours.submit("Ana: ready")
    assert copies == []
    theirs.submit("Ana: ready")
    assert copies == [1]


def test_the_budget_is_far_from_what_games_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "STEP_BUDGET", 1000)
    from kickdoor.lab.trial_games import try_out

    assert try_out(load_pack("classic"), 2, 1).flaws == []
