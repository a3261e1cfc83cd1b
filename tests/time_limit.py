"""A time limit for each test of a folder: one that hangs fails, and a process whose threads cannot end is killed.

If a test with its fixtures is not done in time, an error is raised in the main thread, and again every few seconds. If
that does not help, the process prints the stack of each of its threads and ends. It also ends if threads that never
return keep the interpreter alive after the last test.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

SECONDS: Final = float(os.environ.get("KICKDOOR_TEST_SECONDS", "90"))  # for a test with fixtures, on a busy machine
AGAIN: Final = min(15.0, SECONDS)  # seconds between two errors, because the teardown of fixtures may hang as well
HARD: Final = 4 * AGAIN  # seconds from the first error until the process ends
END: Final = min(15.0, 2 * SECONDS)  # seconds for a process to end after a test was too slow


class TooLong(BaseException):
    """A test took too long. A BaseException, so that no `except Exception` in the tested code catches it."""


class TimeLimit:
    """A pytest plugin for the tests of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stderr = os.fdopen(os.dup(sys.stderr.fileno()), "w")  # pytest replaces it while tests run
        self._happened = False

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if not item.path.is_relative_to(self._folder) or not hasattr(signal, "setitimer"):  # not on Windows
            return (yield)
        with self._limited():
            return (yield)

    def pytest_unconfigure(self) -> None:
        if self._happened:
            self._end_process_after(END)

    @contextlib.contextmanager
    def _limited(self) -> Generator[None]:
        before = signal.signal(signal.SIGALRM, self._fail)
        signal.setitimer(signal.ITIMER_REAL, SECONDS, AGAIN)
        self._end_process_after(SECONDS + HARD)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _fail(self, _: int, __: FrameType | None) -> None:
        self._happened = True
        raise TooLong(f"the test is not done after {SECONDS:g} s")

    def _end_process_after(self, seconds: float) -> None:
        faulthandler.dump_traceback_later(seconds, exit=True, file=self._stderr)
