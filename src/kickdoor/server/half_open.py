"""Connections that have not made a complete request yet. One address may have only so many of them: a new one pushes
out the oldest, so that clients that ask at once are served even while others at the same address only connect.
"""

from __future__ import annotations

from typing import Protocol

from kickdoor.server.metrics import DROPPED


class Connection(Protocol):
    """A connection that can be cut off."""

    def abort(self) -> None: ...


class HalfOpen:
    """All half-open connections of a process, by address, oldest first."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self._waiting.values())

    def add(self, address: str, connection: Connection, most: int) -> None:
        """Count a connection until `remove`; cut off the oldest of this address if there are more than `most`."""
        waiting = self._waiting.setdefault(address, {})
        waiting[connection] = None
        if len(waiting) > most:
            self._drop(address, next(iter(waiting)))

    def remove(self, address: str, connection: Connection) -> None:
        waiting = self._waiting.get(address)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._waiting[address]

    def drop_oldest_half(self) -> None:
        """Make room for those who ask: at each address the older half goes, and at least one."""
        for address, waiting in list(self._waiting.items()):
            for connection in list(waiting)[: (len(waiting) + 1) // 2]:
                self._drop(address, connection)

    def _drop(self, address: str, connection: Connection) -> None:
        self.remove(address, connection)
        DROPPED.labels("half_open").inc()
        connection.abort()
