"""The time of day as the server knows it, and whether somebody has set it. Logs are stamped with it, because several
machines share them; how long something takes is measured by a clock that nobody can set.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

AHEAD: Final = 2_000  # milliseconds that a stamp may lie in the future: clocks of several machines differ a little
JUMP: Final = 2_000  # milliseconds by which the time of day may run ahead or back before it counts as set


def now_ms() -> int:
    """In milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_ahead(at: int, now: int) -> bool:
    """Whether a stamp comes from a clock that was ahead, and has been set back since."""
    return at - now > AHEAD


class JumpDetector:
    """Compares the time of day with a clock that cannot be set."""

    def __init__(
        self,
        now: Callable[[], int] = now_ms,
        steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self._now = now
        self._steady = steady
        self._offset = now() - steady()

    def has_jumped(self) -> bool:
        """Whether the time of day was set since the last call, in either direction. Also true after the machine slept.
        Slow corrections, such as those of NTP, are followed.
        """
        offset = self._now() - self._steady()
        jumped = abs(offset - self._offset) > JUMP
        self._offset = offset
        return jumped
