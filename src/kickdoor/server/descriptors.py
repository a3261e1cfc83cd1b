"""Notices when the process has run out of file descriptors. The system then drops new connections silently, so this
logs it and makes room by closing connections that have not sent a request.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from typing import Final

from kickdoor.server.half_open import HalfOpen
from kickdoor.server.metrics import NO_DESCRIPTORS

LOOK: Final = 0.5  # seconds between two checks
REPEAT: Final = 30.0  # seconds until a lasting shortage is logged again
EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE)

logger = logging.getLogger("kickdoor.server")


def is_exhaustion(error: BaseException) -> bool:
    return isinstance(error, OSError) and error.errno in EXHAUSTED


class DescriptorWatch:
    """A regular check for free file descriptors. There is one for each process."""

    def __init__(self, half_open: HalfOpen) -> None:
        self._half_open = half_open
        self._logged = -REPEAT
        self._short = False

    async def run(self) -> None:
        """Check regularly until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(LOOK)

    def look(self) -> None:
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if not is_exhaustion(error):
                raise
            self.report(error)
        else:
            if self._short:
                logger.warning("file descriptors are available again")
            self._short = False

    def report(self, error: BaseException) -> None:
        """Log the shortage, but not too often, and make room."""
        NO_DESCRIPTORS.inc()
        self._short = True
        now = time.monotonic()
        if now - self._logged >= REPEAT:
            self._logged = now
            logger.error(
                "out of file descriptors (%s): all %s are in use, new connections are dropped; raise the limit "
                "(LimitNOFILE in systemd, ulimit -n)",
                errno.errorcode.get(getattr(error, "errno", 0), "EMFILE"),
                _limit(),
            )
        self._half_open.drop_oldest_half()


def _limit() -> int | str:
    try:
        import resource
    except ImportError:  # not on Windows
        return "descriptors"
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


__all__ = ["DescriptorWatch", "is_exhaustion"]
