"""Logs an outage of a store: when it begins, now and then while it lasts, and when it ends."""

from __future__ import annotations

import logging
import time
from typing import Final

AGAIN_S: Final = 60.0  # seconds between two lines about an outage with the same reason
OTHER_S: Final = 5.0  # seconds if the reason has changed


class Outage:
    """A counter of failures of one kind of access ("reading from" or "writing to" a store) that logs some of them."""

    def __init__(self, logger: logging.Logger, access: str) -> None:
        self._logger = logger
        self._access = access
        self._began: float | None = None
        self._logged = 0.0
        self._reason = ""
        self._failures = 0

    def failed(self, error: BaseException) -> None:
        now = time.monotonic()
        self._failures += 1
        if self._began is None:
            self._began = self._logged = now
            self._reason = str(error)
            self._logger.error("%s the store fails: %s", self._access, error)
        elif now - self._logged >= (AGAIN_S if str(error) == self._reason else OTHER_S):
            self._logged, self._reason = now, str(error)
            text = "%s the store still fails, %d times in %.0f s: %s"
            self._logger.error(text, self._access, self._failures, now - self._began, error)

    def worked(self) -> None:
        if self._began is not None:
            text = "%s the store works again after %.1f s (%d failures)"
            self._logger.warning(text, self._access, time.monotonic() - self._began, self._failures)
            self._began, self._failures = None, 0
