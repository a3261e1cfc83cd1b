"""The value net in floating point: its results, their gradients, and the integer weights that bots play with.

The shape is that of bots/value_net.py. Gradients are written by hand: the net is small, and numpy is enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kickdoor.bots.features import NAMES
from kickdoor.bots.value_net import FIRST_BITS, FORMAT, HIDDEN_BITS, OUT_BITS, SECOND_BITS
from kickdoor.lab.training.dataset import OWN_COLUMNS, PUBLIC_COLUMNS, Floats, Ints

Parameters = dict[str, Floats]


@dataclass(frozen=True)
class Shape:
    """How large the net is."""

    hidden: int = 32  # units of a seat; the first goes straight into the result
    units: int = 16  # units of the second layer


@dataclass
class Network:
    """Parameters, with the scales of the numbers that they were trained for."""

    mean: Floats
    spread: Floats
    parameters: Parameters

    @classmethod
    def new(cls, mean: Floats, spread: Floats, shape: Shape, seed: int) -> Network:
        """Return a net with small random weights: at first all seats have nearly the same chance."""
        pick = np.random.default_rng(seed)

        def weights(rows: int, columns: int, size: float) -> Floats:
            found: Floats = (pick.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)
            return found

        first = weights(len(NAMES), shape.hidden, 1.0)
        first[:, 0] = 0.0
        parameters = {
            "first": first,
            "first_bias": np.zeros(shape.hidden, np.float32),
            "second_own": weights(shape.hidden - 1, shape.units, 1.0),
            "second_mean": weights(shape.hidden - 1, shape.units, 1.0),
            "second_bias": np.zeros(shape.units, np.float32),
            "out": weights(shape.units, 1, 0.3)[:, 0],
        }
        return cls(mean, spread, parameters)

    def scaled(self, public: Ints, own: Ints) -> tuple[Floats, Floats]:
        """Return the numbers of some positions on the scale of the net."""
        mean, spread = self.mean, self.spread
        x = (public.astype(np.float32) - mean[PUBLIC_COLUMNS]) / spread[PUBLIC_COLUMNS]
        y = (own.astype(np.float32) - mean[OWN_COLUMNS]) / spread[OWN_COLUMNS]
        return x.astype(np.float32), y.astype(np.float32)

    def forward(self, public: Ints, own: Ints) -> Pass:
        """Apply the net to some positions."""
        return Pass(self, *self.scaled(public, own))

    def results(self, public: Ints, own: Ints) -> Floats:
        """Return the logarithm of each seat's chance: position × viewing seat × seat."""
        return self.forward(public, own).log_chances

    def integers(self) -> dict[str, Any]:
        """Return the weights that bots play with (bots/value_net.py)."""
        p = self.parameters
        first = p["first"].astype(np.float64) / self.spread[:, None]

        def fixed(numbers: Any, bits: int) -> Any:
            return np.rint(np.asarray(numbers, np.float64) * (1 << bits)).astype(np.int64).tolist()

        return {
            "format": FORMAT,
            "features": list(NAMES),
            "first": fixed(first, FIRST_BITS),
            "first_bias": fixed(p["first_bias"] - self.mean[PUBLIC_COLUMNS] @ first[PUBLIC_COLUMNS], FIRST_BITS),
            "own_bias": fixed(-(self.mean[OWN_COLUMNS] @ first[OWN_COLUMNS]), FIRST_BITS),
            "second_own": fixed(p["second_own"], SECOND_BITS),
            "second_mean": fixed(p["second_mean"], SECOND_BITS),
            "second_bias": fixed(p["second_bias"], HIDDEN_BITS + SECOND_BITS),
            "out": fixed(p["out"], OUT_BITS),
        }


class Pass:
    """The net applied to a batch of positions, with all that the gradients need.

    Every seat looks at the position: it sees the public numbers of all, and its own hand beside its own.
    """

    def __init__(self, net: Network, x: Floats, y: Floats) -> None:
        p = net.parameters
        self._net, self._x, self._y = net, x, y
        self.seats = seats = x.shape[1]
        self._diagonal = np.arange(seats, dtype=np.int64)
        self._z = x @ p["first"][PUBLIC_COLUMNS] + p["first_bias"]  # in the eyes of others
        self._z_own = self._z + y @ p["first"][OWN_COLUMNS]  # in its own eyes
        self._h, self._h_own = np.maximum(self._z, 0)[..., 1:], np.maximum(self._z_own, 0)[..., 1:]
        # position × viewing seat × unit
        self._mean: Floats = (self._h.sum(1, keepdims=True) - self._h + self._h_own) / np.float32(seats)
        others, own = self._h @ p["second_own"], self._h_own @ p["second_own"]
        shared = self._mean @ p["second_mean"] + p["second_bias"]
        self._k = np.repeat(others[:, None], seats, axis=1)  # position × viewing seat × seat × unit
        self._k[:, self._diagonal, self._diagonal] = own
        self._k += shared[:, :, None]
        np.maximum(self._k, 0, out=self._k)
        results = self._k @ p["out"] + self._z[:, None, :, 0]
        results[:, self._diagonal, self._diagonal] += self._z_own[..., 0] - self._z[..., 0]
        results -= results.max(-1, keepdims=True)
        self.log_chances: Floats = results - np.log(np.exp(results).sum(-1, keepdims=True))

    def loss(self, target: Floats) -> float:
        """Return the mean cross-entropy. `target`: position × viewing seat × seat."""
        return float(-(target * self.log_chances).sum(-1).mean())

    def gradients(self, target: Floats) -> Parameters:
        """Return how the loss changes with each parameter."""
        p, seats, diagonal = self._net.parameters, self.seats, self._diagonal
        d = (np.exp(self.log_chances) - target) / np.float32(len(target) * seats)  # of the results
        dk: Floats = d[..., None] * p["out"] * (self._k > 0)
        own = dk[:, diagonal, diagonal]
        others = dk.sum(1) - own
        shared: Floats = dk.sum(2)
        d_own = d[:, diagonal, diagonal]
        d_others = d.sum(1) - d_own
        d_mean = shared @ p["second_mean"].T / np.float32(seats)
        dz: Floats = np.empty_like(self._z)
        dz[..., 0] = d_others
        dz[..., 1:] = others @ p["second_own"].T + d_mean.sum(1, keepdims=True) - d_mean
        dz[..., 1:] *= self._h > 0
        dz_own: Floats = np.empty_like(self._z)
        dz_own[..., 0] = d_own
        dz_own[..., 1:] = own @ p["second_own"].T + d_mean
        dz_own[..., 1:] *= self._h_own > 0
        both = dz + dz_own
        first = np.empty_like(p["first"])
        first[PUBLIC_COLUMNS] = _product(self._x, both)
        first[OWN_COLUMNS] = _product(self._y, dz_own)
        return {
            "first": first,
            "first_bias": both.sum((0, 1)),
            "second_own": _product(self._h, others) + _product(self._h_own, own),
            "second_mean": _product(self._mean, shared),
            "second_bias": shared.sum((0, 1)),
            "out": np.tensordot(d, self._k, 3),
        }


def _product(of: Floats, by: Floats) -> Floats:
    found: Floats = of.reshape(-1, of.shape[-1]).T @ by.reshape(-1, by.shape[-1])
    return found


class Adam:
    """Adam with weight decay: changes parameters step by step."""

    FIRST: Final = 0.9
    SECOND: Final = 0.999

    def __init__(self, parameters: Parameters, decay: float) -> None:
        self._parameters = parameters
        self._decay = decay
        self._moments = {name: np.zeros_like(each) for name, each in parameters.items()}
        self._squares = {name: np.zeros_like(each) for name, each in parameters.items()}
        self._steps = 0

    def step(self, gradients: Parameters, rate: float) -> None:
        self._steps += 1
        size = float(np.sqrt(sum(float((each * each).sum()) for each in gradients.values())))
        shrink = np.float32(min(1.0, 1.0 / max(size, 1e-12)))  # a single batch must not change too much
        correction = np.sqrt(1 - self.SECOND**self._steps) / (1 - self.FIRST**self._steps)
        for name, weights in self._parameters.items():
            gradient = gradients[name] * shrink
            moment, square = self._moments[name], self._squares[name]
            moment += (gradient - moment) * np.float32(1 - self.FIRST)
            square += (gradient * gradient - square) * np.float32(1 - self.SECOND)
            weights[...] -= np.float32(rate * correction) * moment / (np.sqrt(square) + np.float32(1e-8))
            if name in ("first", "second_own", "second_mean"):
                weights[...] *= np.float32(1 - rate * self._decay)
