"""Ctrl-C where it must not stop the program in the middle of something."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def delaying_interrupts() -> Generator[None]:
    """Delay Ctrl-C until the end of the context. Processes that are started in it never get one. A signal mask alone
    is not enough: the signal reaches this thread through any thread without a mask.
    """
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if masked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def ignoring_interrupts() -> Generator[None]:
    """Ignore Ctrl-C: a second one must not lose what the first has kept."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
