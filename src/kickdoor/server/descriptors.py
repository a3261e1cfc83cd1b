"""Notices when the process has no file descriptors left. New connections are then dropped by the system without a word,
so this says it in the log, and makes room by cutting off connections that have not asked for anything.
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

LOOK: Final = 0.5  # seconds between two looks
REPEAT: Final = 30.0  # seconds until a lasting shortage is logged again
EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE)

logger = logging.getLogger("kickdoor.server")


def is_exhaustion(error: BaseException) -> bool:
    return isinstance(error, OSError) and error.errno in EXHAUSTED


class DescriptorWatch:
    """One for each process."""

    def __init__(self, half_open: HalfOpen) -> None:
        self._half_open = half_open
        self._logged = -REPEAT
        self._short = False

    async def run(self) -> None:
        """Look again and again, until cancelled."""
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
        """Log the shortage, once in a while, and make room."""
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
