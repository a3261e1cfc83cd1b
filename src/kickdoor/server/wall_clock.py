"""The time of day, and the detection of changes to it. Log entries have the time of day, because several machines share
them; durations are measured with the monotonic clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

AHEAD: Final = 2_000  # milliseconds that an entry may be in the future, because machines' clocks differ a little
JUMP: Final = 2_000  # milliseconds of deviation from the monotonic clock that count as a change


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_ahead(at: int, now: int) -> bool:
    """Is the entry's time from a clock that was ahead and has been set back since?"""
    return at - now > AHEAD


class JumpDetector:
    """A detector of changes to the time of day, which compares it with the monotonic clock."""

    def __init__(
        self,
        now: Callable[[], int] = now_ms,
        steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self._now = now
        self._steady = steady
        self._offset = now() - steady()

    def has_jumped(self) -> bool:
        """Was the time of day set since the last call, in either direction? Also true after the machine has slept. Slow
        corrections, such as those of NTP, do not count.
        """
        offset = self._now() - self._steady()
        jumped = abs(offset - self._offset) > JUMP
        self._offset = offset
        return jumped
