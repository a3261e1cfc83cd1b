"""The net in floating point: its gradients, what it learns, and the integers that bots play with."""

from __future__ import annotations

import json

import pytest

np = pytest.importorskip("numpy", reason="training needs the extra `train`")

from kickdoor.bots.features import NAMES, Facts, row  # noqa: E402
from kickdoor.bots.value_net import Estimate, read_net  # noqa: E402
from kickdoor.game import Game  # noqa: E402
from kickdoor.lab.training.dataset import OWN_COLUMNS, PUBLIC_COLUMNS, Group, scales  # noqa: E402
from kickdoor.lab.training.learning import chances, fit, measure, returns, winners  # noqa: E402
from kickdoor.lab.training.network import Network, Shape  # noqa: E402

LEVEL = PUBLIC_COLUMNS.index(NAMES.index("level"))
TREASURES = OWN_COLUMNS.index(NAMES.index("own_usable_bonus"))


def group(positions: int = 600, seats: int = 4, seed: int = 1) -> Group:
    """Return made-up positions, five to a game: the seat with the highest sum of Level and own bonus wins."""
    pick = np.random.default_rng(seed)
    public = pick.integers(0, 3, (positions, seats, len(PUBLIC_COLUMNS))).astype(np.int16)
    own = pick.integers(0, 3, (positions, seats, len(OWN_COLUMNS))).astype(np.int16)
    public[:, :, LEVEL] = pick.integers(1, 10, (positions, seats))
    own[:, :, TREASURES] = pick.integers(0, 4, (positions, seats))
    best = (public[:, :, LEVEL] + own[:, :, TREASURES]).argmax(1)
    won = np.eye(seats, dtype=np.float32)[best]
    game = np.arange(positions) // 5
    return Group(seats, public, own, won, game, game % 10 == 0)


def new(groups: list[Group], hidden: int = 8, units: int = 4) -> Network:
    return Network.new(*scales(groups), Shape(hidden, units), seed=3)


@pytest.mark.parametrize("seats", [3, 5])
def test_gradients_are_the_slopes_of_the_loss(seats: int) -> None:
    some = group(12, seats)
    net = new([some])
    for name, each in net.parameters.items():
        net.parameters[name] = each.astype(np.float64)
    net.parameters["out"] *= 5
    target = winners(some)
    found = net.forward(some.public, some.own).gradients(target)
    pick = np.random.default_rng(1)
    for name, each in net.parameters.items():
        flat = each.reshape(-1)
        for at in pick.integers(0, flat.size, 6):
            before, losses = flat[at], []
            for step in (1e-5, -1e-5):
                flat[at] = before + step
                losses.append(net.forward(some.public, some.own).loss(target))
            flat[at] = before
            slope = (losses[0] - losses[1]) / 2e-5
            assert found[name].reshape(-1)[at] == pytest.approx(slope, abs=1e-6), name


def test_a_net_learns_who_wins() -> None:
    groups = [group(3000, 4), group(1000, 3, seed=2)]
    net = new(groups)
    before = measure(net, groups)
    fit(net, groups, [winners(each) for each in groups], epochs=15, rate=1e-2, decay=0.0, seed=1, batch=64)
    after = measure(net, groups)
    assert after.log_loss < 0.75 * before.log_loss
    assert after.brier < before.brier
    assert after.top > 0.5 > before.top
    assert after.positions == sum(int(each.held_out.sum()) for each in groups)


def test_the_same_seed_gives_the_same_net() -> None:
    groups = [group(500)]
    nets = [new(groups), new(groups)]
    for net in nets:
        fit(net, groups, [winners(groups[0])], epochs=2, rate=3e-3, decay=0.01, seed=5, batch=64)
    assert nets[0].integers() == nets[1].integers()


def test_returns_lead_from_what_the_net_thinks_to_the_outcome() -> None:
    some = group(10)
    values = np.full((10, 4, 4), 0.25, np.float32)
    assert np.array_equal(returns(some, values, 1.0)[:5], np.repeat(winners(some)[4:5], 5, axis=0))
    found = returns(some, values, 0.5)
    assert np.allclose(found[4], winners(some)[4])  # the last position of the first game
    assert np.allclose(found[3], 0.5 * 0.25 + 0.5 * found[4])
    assert np.allclose(found[0], 0.5 * 0.25 + 0.5 * found[1])
    assert np.allclose(returns(some, values, 0.0)[8], 0.25)


def test_integers_give_the_same_chances() -> None:
    groups = [group(300)]
    net = new(groups)
    fit(net, groups, [winners(groups[0])], epochs=5, rate=3e-3, decay=0.0, seed=1, batch=32)
    game = Game.new("fu", players=["Ana", "Bo", "Cy", "Di"], seed=5)
    facts = Facts(game.state)
    rows = np.array([[row(game.state, seat, facts) for seat in game.state.seats]])
    expected = np.exp(net.results(rows[..., PUBLIC_COLUMNS], rows[..., OWN_COLUMNS]))[0]
    estimate = Estimate(read_net(json.dumps(net.integers())), game.state, facts)
    for me in game.state.seats:
        assert estimate.chances(me) == pytest.approx(expected[me].tolist(), abs=0.003)
    assert chances(net, groups[0]).shape == (300, 4, 4)
