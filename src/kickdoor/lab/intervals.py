"""How sure a share is."""

from __future__ import annotations

from math import sqrt
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
