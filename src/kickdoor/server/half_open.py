"""Connections that have not sent a complete request yet. Their number is limited for each address: a new one replaces
the oldest, so that real clients are served even if another program at the same address only opens connections.
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
        """Cut off the older half of each address's connections, at least one."""
        for address, waiting in list(self._waiting.items()):
            for connection in list(waiting)[: (len(waiting) + 1) // 2]:
                self._drop(address, connection)

    def _drop(self, address: str, connection: Connection) -> None:
        self.remove(address, connection)
        DROPPED.labels("half_open").inc()
        connection.abort()
