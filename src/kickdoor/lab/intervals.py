"""Confidence intervals of shares and differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist
from typing import Final

Z95: Final = 1.96  # standard errors to either side of a 95 % interval


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share; without any tries, everything from 0 to 1."""
    if not tries:
        return 0.0, 1.0
    share, square = hits / tries, Z95 * Z95
    middle = share + square / (2 * tries)
    width = Z95 * sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    return max(0.0, (middle - width) / (1 + square / tries)), min(1.0, (middle + width) / (1 + square / tries))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured number and its standard error."""

    value: float
    error: float

    def interval(self, z: float = Z95) -> tuple[float, float]:
        return self.value - z * self.error, self.value + z * self.error

    def minus(self, other: Estimate) -> Estimate:
        """Return the difference of two numbers that were measured in different games."""
        return Estimate(self.value - other.value, hypot(self.error, other.error))

    @property
    def p_value(self) -> float:
        """How likely pure noise would be as far from 0, to either side."""
        if not self.error:
            return 0.0 if self.value else 1.0
        return 2 * NormalDist().cdf(-abs(self.value) / self.error)


def fdr_adjusted_z(estimates: Sequence[Estimate], *, false: float = 0.05) -> float:
    """Return the standard errors to either side of an interval when many estimates are tested at once. The intervals
    that exclude 0 are then the discoveries of Benjamini and Hochberg's method, of which at most the share `false` is
    false on average.
    """
    p_values = sorted(estimate.p_value for estimate in estimates)
    found = max((i for i, p in enumerate(p_values, 1) if p <= false * i / len(p_values)), default=1)
    # Benjamini and Yekutieli: intervals selected from many must be this wide to keep their confidence.
    return NormalDist().inv_cdf(1 - false * found / max(1, len(p_values)) / 2)
