"""A server of one process must be alone with its SQLite file: it does not look at what others write to it, and would go
on from its own memory. Servers of several workers do look, and may share a file with each other.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import Final

SUFFIX: Final = "-server"  # of the file beside the database that is locked; SQLite has locks of its own on the rest


@contextlib.contextmanager
def serving(db: str, *, shared: bool = False) -> Generator[str]:
    """Hold the database's file while it is served. Yields who holds it already, or "" if nobody does. The system lets
    go of it when the process ends, however that happens.
    """
    scheme, _, rest = db.partition("://")
    lock = _open(Path(f"{os.path.realpath(rest[1:])}{SUFFIX}")) if scheme == "sqlite" and len(rest) > 1 else -1
    try:
        yield _take(lock, shared=shared) if lock >= 0 else ""
    finally:
        if lock >= 0:
            os.close(lock)


def _open(path: Path) -> int:
    """-1: it cannot be written there. Opening the database reports what is wrong."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError:
        return -1


def _take(lock: int, *, shared: bool) -> str:
    try:
        import fcntl
    except ImportError:  # on Windows there is no such check
        return ""
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(lock, 20, 0).decode("ascii", "replace").strip()
        return f"process {holder}" if holder.isdigit() else "another process"
    except OSError:  # a file system without locks
        return ""
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    return ""
