"""How sure a share or a difference is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist
from typing import Final

SURE: Final = 1.96  # 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % sure; all is possible where nothing was tried."""
    if not tries:
        return 0.0, 1.0
    share, square = hits / tries, SURE * SURE
    middle = share + square / (2 * tries)
    width = SURE * sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    return max(0.0, (middle - width) / (1 + square / tries)), min(1.0, (middle + width) / (1 + square / tries))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured number and its standard error."""

    value: float
    error: float

    def interval(self, sure: float = SURE) -> tuple[float, float]:
        return self.value - sure * self.error, self.value + sure * self.error

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two numbers that were measured in different games."""
        return Estimate(self.value - other.value, hypot(self.error, other.error))

    @property
    def chance(self) -> float:
        """How likely pure noise would lie as far from 0, to either side."""
        if not self.error:
            return 0.0 if self.value else 1.0
        return 2 * NormalDist().cdf(-abs(self.value) / self.error)


def widened(estimates: Sequence[Estimate], *, false: float = 0.05) -> float:
    """How many standard errors an interval must span if many are looked at: those that leave 0 out are then the ones
    that Benjamini and Hochberg find, of which no more than this share is false on average.
    """
    chances = sorted(estimate.chance for estimate in estimates)
    found = max((i for i, chance in enumerate(chances, 1) if chance <= false * i / len(chances)), default=1)
    # Benjamini and Yekutieli: intervals of those found out of many are as sure as this, no less wide.
    return NormalDist().inv_cdf(1 - false * found / max(1, len(chances)) / 2)
