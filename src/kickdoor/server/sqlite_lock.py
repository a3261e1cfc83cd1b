"""A lock on the SQLite file of a server. A server with one process must be the only one, because it does not notice
what others write. Servers with several workers do notice, and may share a file with each other.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import Final

SUFFIX: Final = "-server"  # of the lock file next to the database, whose own files SQLite locks itself


@contextlib.contextmanager
def serving(db: str, *, shared: bool = False) -> Generator[str]:
    """Lock the database's file while it is served. Yields the process that has locked it already, or "" if the lock was
    obtained. The system releases it when the process ends, even by a crash.
    """
    scheme, _, rest = db.partition("://")
    lock = _open(Path(f"{os.path.realpath(rest[1:])}{SUFFIX}")) if scheme == "sqlite" and len(rest) > 1 else -1
    try:
        yield _take(lock, shared=shared) if lock >= 0 else ""
    finally:
        if lock >= 0:
            os.close(lock)


def _open(path: Path) -> int:
    """Return the lock file's descriptor, or -1 if it cannot be created; opening the database then reports why."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError:
        return -1


def _take(lock: int, *, shared: bool) -> str:
    try:
        import fcntl
    except ImportError:  # no such check on Windows
        return ""
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(lock, 20, 0).decode("ascii", "replace").strip()
        return f"process {holder}" if holder.isdigit() else "another process"
    except OSError:  # the file system has no locks
        return ""
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    return ""
