"""The value net: integers that are the same everywhere, for any pack and number of seats."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor.bots.features import CARD, NAMES, OWN, SEAT, TABLE, Facts, row
from kickdoor.bots.value_net import (
    FIRST_BITS,
    HIDDEN_BITS,
    OUT_BITS,
    SECOND_BITS,
    Estimate,
    NetError,
    ValueNet,
    exp_minus,
    pack,
    read_net,
    softmax,
)
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from tests.properties.play import Plan, plans
from tests.properties.test_secrecy import SETTINGS, is_settled, other_world, permutation

HIDDEN, UNITS = 5, 3


def weights(seed: int = 1) -> dict[str, Any]:
    """Random weights of a small net."""
    pick = random.Random(seed)

    def matrix(rows: int, columns: int, size: float) -> list[list[int]]:
        return [[round(pick.gauss(0, size)) for _ in range(columns)] for _ in range(rows)]

    return {
        "format": 1,
        "features": list(NAMES),
        "first": matrix(len(NAMES), HIDDEN, 0.02 * (1 << FIRST_BITS)),
        "first_bias": matrix(1, HIDDEN, 0.5 * (1 << FIRST_BITS))[0],
        "own_bias": matrix(1, HIDDEN, 0.5 * (1 << FIRST_BITS))[0],
        "second_own": matrix(HIDDEN - 1, UNITS, 0.5 * (1 << SECOND_BITS)),
        "second_mean": matrix(HIDDEN - 1, UNITS, 0.5 * (1 << SECOND_BITS)),
        "second_bias": matrix(1, UNITS, 0.5 * (1 << HIDDEN_BITS + SECOND_BITS))[0],
        "out": matrix(1, UNITS, 0.5 * (1 << OUT_BITS))[0],
    }


def in_floats(net: dict[str, Any], state: State, me: Seat) -> list[float]:
    """Return the chances as `me` sees them, computed in the plainest way from the rows that are recorded."""
    facts = Facts(state)
    own = {at for at, name in enumerate(NAMES) if name.startswith(("own_", "in_hand_"))}
    hidden: list[list[float]] = []
    for seat in state.seats:
        units = [each / (1 << FIRST_BITS) for each in net["first_bias"]]
        if seat == me:
            units = [each + more / (1 << FIRST_BITS) for each, more in zip(units, net["own_bias"], strict=True)]
        for at, number in enumerate(row(state, seat, facts)):
            if seat == me or at not in own:
                units = [u + number * w / (1 << FIRST_BITS) for u, w in zip(units, net["first"][at], strict=True)]
        hidden.append([units[0], *[max(0.0, each) for each in units[1:]]])
    mean = [sum(column) / state.n for column in zip(*hidden, strict=True)]
    results: list[float] = []
    for units in hidden:
        total = units[0]
        for unit in range(UNITS):
            value = net["second_bias"][unit] / (1 << HIDDEN_BITS + SECOND_BITS)
            for at in range(1, HIDDEN):
                value += units[at] * net["second_own"][at - 1][unit] / (1 << SECOND_BITS)
                value += mean[at] * net["second_mean"][at - 1][unit] / (1 << SECOND_BITS)
            total += max(0.0, value) * net["out"][unit] / (1 << OUT_BITS)
        results.append(total)
    odds = [math.exp(each - max(results)) for each in results]
    return [each / sum(odds) for each in odds]


@given(plan=plans(500), seed=st.integers(0, 99))
@settings(SETTINGS, max_examples=25)
def test_integers_give_the_chances_that_the_recorded_rows_give(plan: Plan, seed: int) -> None:
    """What is trained on rows is what plays."""
    game = plan.play()
    net = weights(seed)
    estimate = Estimate(ValueNet(net), game.state, Facts(game.state))
    for me in game.state.seats:
        assert estimate.chances(me) == pytest.approx(in_floats(net, game.state, me), abs=0.01)


@given(plan=plans(500), viewer=st.integers(0, 5), seed=st.integers(0, 999))
@settings(SETTINGS, max_examples=30)
def test_an_estimate_does_not_depend_on_hidden_cards(plan: Plan, viewer: int, seed: int) -> None:
    game = plan.play()
    seat = game.state.seats[min(viewer, plan.seats - 1)]
    if not is_settled(game):
        return
    twin = other_world(game, permutation(game.state, seat, random.Random(seed)))
    net = ValueNet(weights(seed))
    here, there = (Estimate(net, each.state, Facts(each.state)).results(seat) for each in (game, twin))
    assert here == there


def test_results_are_these_integers_on_every_machine() -> None:
    net = ValueNet(weights())
    hidden = net.hidden(pack([-3 << 14, 70_000, -123_456, 1 << 20, 9_999]))
    assert hidden == [-49152, 4375, 0, 65536, 624]
    second = net.second(hidden) + net.second_mean(hidden, 4)
    assert net.result(second, hidden[0]) == RESULT


RESULT = 904_674_956_487


def test_powers_of_e_in_integers() -> None:
    for difference in (0.0, 0.01, 0.5, 1.0, 3.3, 10.0, 19.9):
        assert exp_minus(round(difference * (1 << 20))) / (1 << 30) == pytest.approx(math.exp(-difference), abs=1e-6)
    assert exp_minus(20 << 20) == exp_minus(10**30) == 0


def test_chances_are_those_of_softmax() -> None:
    one = 1 << HIDDEN_BITS + SECOND_BITS + OUT_BITS
    assert softmax([one, one, one]) == [1 / 3] * 3
    assert softmax([one, 0]) == pytest.approx([1 / (1 + math.exp(-1)), 1 / (1 + math.e)], abs=1e-6)
    assert softmax([100 * one, 0]) == [1.0, 0.0]


def test_a_file_is_read_and_bad_ones_are_refused() -> None:
    assert isinstance(read_net(json.dumps(weights())), ValueNet)
    with pytest.raises(NetError, match="no weights file"):
        read_net("{")
    with pytest.raises(NetError, match="no weights file"):
        read_net("[]")
    with pytest.raises(NetError, match="trained for other features"):
        read_net(json.dumps(weights() | {"features": [*SEAT, *OWN, *TABLE, *CARD]}))
    with pytest.raises(NetError, match="second_own has not"):
        read_net(json.dumps(weights() | {"second_own": []}))
    with pytest.raises(NetError, match="a weight is no integer"):
        read_net(json.dumps(weights() | {"out": [1, 2, 0.5]}))
    with pytest.raises(NetError, match="KeyError"):
        read_net(json.dumps({"format": 1, "features": list(NAMES)}))
