"""A small neural net that estimates every seat's chance to win, in integers only: the same on every machine.

Each seat is described by a row of numbers (features.py). A first layer turns a row into hidden units, a second one
compares them with their mean over all seats, and one number for each seat comes out; softmax makes chances of these.
The units of a layer stand side by side in one long integer, each in a lane of 64 bits, so one multiplication applies a
number to all of them. Learns nothing: kickdoor.lab.training does.
"""

from __future__ import annotations

import json
import struct
from functools import lru_cache
from operator import mul
from typing import Any, Final, cast

from kickdoor.bots.features import NAMES, OWN, PLACES, SEAT, TABLE, Facts, card_table, own_numbers
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import KickdoorError

FORMAT: Final = 1
# Bits after the binary point: of the weights of each layer, and of the hidden units between them.
FIRST_BITS: Final = 16
HIDDEN_BITS: Final = 12
SECOND_BITS: Final = 14
OUT_BITS: Final = 14
MAX_WEIGHT: Final = 1 << 22  # so that no sum overflows its lane
MAX_HIDDEN: Final = 1 << 20
LANE: Final = 64
ZERO: Final = 1 << 62  # added to each lane, so that none is negative
MAX_SEATS: Final = 6


class NetError(KickdoorError, ValueError):
    """The weights cannot be used; the message says why."""


def pack(numbers: list[int]) -> int:
    """Return the numbers side by side in one integer."""
    total = 0
    for at, number in enumerate(numbers):
        total += number << (LANE * at)
    return total


class ValueNet:
    """The weights of a net, ready to be used."""

    __slots__ = (
        "_offset",
        "_out",
        "_places",
        "_second_bias",
        "_second_mean",
        "_second_own",
        "_size",
        "_unit_offset",
        "_units",
        "_unpack",
        "_unpack_units",
        "bias",
        "own_bias",
        "own_rows",
        "seat_rows",
        "table_rows",
    )

    def __init__(self, weights: dict[str, Any]) -> None:
        """`weights`: the content of a weights file. Raises NetError."""
        check(weights)
        first: list[list[int]] = weights["first"]
        self._size = len(weights["first_bias"])
        self._units = len(weights["out"])
        rows = [pack(row) for row in first]
        seats, owns = len(SEAT), len(SEAT) + len(OWN)
        tables = owns + len(TABLE)
        self.seat_rows = rows[:seats]
        self.own_rows = rows[seats:owns]
        self.table_rows = rows[owns:tables]
        each = (len(rows) - tables) // len(PLACES)
        self._places = [rows[tables + each * at : tables + each * (at + 1)] for at in range(len(PLACES))]
        self.bias = pack(weights["first_bias"])
        self.own_bias = pack(weights["own_bias"])
        self._second_own = [pack(row) for row in weights["second_own"]]
        # By number of seats: what one seat adds to the mean of all.
        self._second_mean = [
            [pack([_rounded(weight, seats) for weight in row]) for row in weights["second_mean"]] if seats else []
            for seats in range(MAX_SEATS + 1)
        ]
        self._second_bias = pack(weights["second_bias"])
        self._out: list[int] = weights["out"]
        self._unpack = struct.Struct(f"<{self._size}Q")
        self._unpack_units = struct.Struct(f"<{self._units}Q")
        self._offset = pack([ZERO] * self._size)
        self._unit_offset = pack([ZERO] * self._units)

    def card_sums(self, lib: Library) -> list[list[int]]:
        """Return what each card adds to the first layer, by place and definition."""
        rows = card_table(lib).rows
        return [[sum(map(mul, row, weights)) for row in rows] for weights in self._places]

    def hidden(self, first: int) -> list[int]:
        """Return the hidden units of a seat. The first is no unit of its own: it goes straight into the result."""
        lanes: tuple[int, ...] = self._unpack.unpack((first + self._offset).to_bytes(8 * self._size, "little"))
        units = [0 if lane <= ZERO else min((lane - ZERO) >> (FIRST_BITS - HIDDEN_BITS), MAX_HIDDEN) for lane in lanes]
        units[0] = lanes[0] - ZERO
        return units

    def second(self, hidden: list[int]) -> int:
        """Return what the second layer makes of a seat's own hidden units."""
        total: int = sum(map(mul, hidden[1:], self._second_own), self._second_bias)
        return total

    def second_mean(self, hidden: list[int], seats: int) -> int:
        """Return what they add for all seats."""
        total: int = sum(map(mul, hidden[1:], self._second_mean[seats]))
        return total

    def result(self, second: int, straight: int) -> int:
        """Return a seat's number, the logarithm of its odds. `straight`: the first of its hidden units."""
        data = (second + self._unit_offset).to_bytes(8 * self._units, "little")
        lanes: tuple[int, ...] = self._unpack_units.unpack(data)
        units = [lane - ZERO if lane > ZERO else 0 for lane in lanes]
        total: int = sum(map(mul, units, self._out))
        return total + (straight << (HIDDEN_BITS + SECOND_BITS + OUT_BITS - FIRST_BITS))


def _rounded(weight: int, parts: int) -> int:
    return (2 * weight + parts) // (2 * parts)


def check(weights: dict[str, Any]) -> None:
    """Raise NetError if this is no weights file for today's features."""
    if weights.get("format") != FORMAT:
        raise NetError(f"this is no weights file of format {FORMAT}")
    if weights.get("features") != list(NAMES):
        raise NetError("the net was trained for other features than those of this version: train it again")
    size, units = len(weights["first_bias"]), len(weights["out"])
    shapes = {
        "first": (len(NAMES), size),
        "second_own": (size - 1, units),
        "second_mean": (size - 1, units),
    }
    for name, (height, width) in shapes.items():
        if len(weights[name]) != height or any(len(row) != width for row in weights[name]):
            raise NetError(f"the layer {name} has not {height} rows of {width} weights")
    for name, width in (("own_bias", size), ("second_bias", units)):
        if len(weights[name]) != width:
            raise NetError(f"the layer {name} has not {width} weights")
    rows = [*weights["first"], *weights["second_own"], *weights["second_mean"], weights["out"]]
    if any(not isinstance(weight, int) or abs(weight) > MAX_WEIGHT for row in rows for weight in row):
        raise NetError(f"a weight is no integer, or above {MAX_WEIGHT}")


def read_net(text: str) -> ValueNet:
    """Return the net of a weights file. Raises NetError."""
    try:
        weights: object = json.loads(text)
    except ValueError as error:
        raise NetError(f"this is no weights file: {error}") from error
    if not isinstance(weights, dict):
        raise NetError("this is no weights file")
    try:
        return ValueNet(cast("dict[str, Any]", weights))
    except (KeyError, TypeError) as error:
        raise NetError(f"this is no weights file: {type(error).__name__}: {error}") from error


@lru_cache(maxsize=16)
def _card_sums(net: ValueNet, lib: Library) -> list[list[int]]:
    return net.card_sums(lib)


# What is public of a seat -> its first layer, what goes straight into the result, and both parts of the second layer.
Known = dict[tuple[object, ...], tuple[int, int, int, int]]


class Estimate:
    """The chances of all seats in one position. What is public is worked out once for all seats."""

    __slots__ = ("_all_mean", "_facts", "_firsts", "_in_hand", "_means", "_net", "_seconds", "_state", "_straight")

    def __init__(self, net: ValueNet, state: State, facts: Facts, known: Known | None = None) -> None:
        """`known`: what has been worked out for similar positions; what is worked out now is added to it."""
        self._net = net
        self._state = state
        self._facts = facts
        known = {} if known is None else known
        in_force, carried, self._in_hand, faced = _card_sums(net, state.lib)
        table: int = sum(map(mul, facts.table, net.table_rows), net.bias)
        for definition in facts.faced:
            table += faced[definition]
        self._firsts: list[int] = []
        self._straight: list[int] = []
        self._seconds: list[int] = []
        self._means: list[int] = []
        self._all_mean = 0
        for seat, numbers in enumerate(facts.seats):
            key = (table, *numbers, -1, *facts.in_force[seat], -1, *facts.carried[seat])
            found = known.get(key)
            if found is None:
                first: int = sum(map(mul, numbers, net.seat_rows), table)
                for definition in facts.in_force[seat]:
                    first += in_force[definition]
                for definition in facts.carried[seat]:
                    first += carried[definition]
                hidden = net.hidden(first)
                found = (first, hidden[0], net.second(hidden), net.second_mean(hidden, state.n))
                known[key] = found
            self._firsts.append(found[0])
            self._straight.append(found[1])
            self._seconds.append(found[2])
            self._means.append(found[3])
            self._all_mean += found[3]

    def results(self, me: Seat) -> list[int]:
        """Return the number of each seat as `me` sees it, who knows its own hand."""
        net, state = self._net, self._state
        first = self._firsts[me] + net.own_bias
        first += sum(map(mul, own_numbers(state, me, self._facts), net.own_rows))
        in_hand, definitions = self._in_hand, state.lib.card_def
        for card in state.hands[me]:
            first += in_hand[definitions[card]]
        hidden = net.hidden(first)
        mean = self._all_mean - self._means[me] + net.second_mean(hidden, state.n)
        return [
            net.result(net.second(hidden) + mean, hidden[0])
            if seat == me
            else net.result(second + mean, self._straight[seat])
            for seat, second in enumerate(self._seconds)
        ]

    def chances(self, me: Seat) -> list[float]:
        """Return each seat's chance to win as `me` sees it."""
        return softmax(self.results(me))


# ---------------------------------------------------------------- softmax
RESULT_BITS: Final = HIDDEN_BITS + SECOND_BITS + OUT_BITS
_BITS: Final = 20  # of a difference of results
_ONE: Final = 1 << 30
_COARSE: Final = 16  # steps of one
_FINE: Final = 64  # steps of such a step
_FARTHEST: Final = 20  # a seat that is so far behind has no chance


def _powers(share: int, count: int) -> list[int]:
    """Return 1, e^(-1/share), e^(-2/share) …, in units of _ONE. In integers: the exp() of machines differs."""
    precise = 1 << 80
    step = term = precise
    for n in range(1, 30):  # the series of e^(-1/share)
        term = -term // (share * n)
        step += term
    found = [precise]
    for _ in range(count):
        found.append(found[-1] * step >> 80)
    return [power >> 50 for power in found]


_COARSE_POWERS: Final = _powers(_COARSE, _COARSE * _FARTHEST)
_FINE_POWERS: Final = _powers(_COARSE * _FINE, _FINE)


def exp_minus(difference: int) -> int:
    """Return e to the power of minus a difference (in units of 1 / 2^20), in units of _ONE."""
    if difference >= _FARTHEST << _BITS:
        return 0
    coarse, rest = difference >> 16, difference & 0xFFFF
    fine, rest = rest >> 10, rest & 0x3FF
    power = _COARSE_POWERS[coarse] * _FINE_POWERS[fine] >> 30
    return power * ((1 << _BITS) - rest) >> _BITS


def softmax(results: list[int]) -> list[float]:
    top = max(results)
    odds = [exp_minus((top - result) >> (RESULT_BITS - _BITS)) for result in results]
    total = sum(odds)
    return [each / total for each in odds]
