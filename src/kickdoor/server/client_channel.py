"""The sending side of a client's connection. Clients are notified without waiting for any of them: a client that has
not read the last update gets the next one later, with everything since.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Protocol

from kickdoor.protocol.messages import Bye
from kickdoor.server.translations import bye


class Line(Protocol):
    """A connection to a client, for sending."""

    def is_free(self) -> bool:
        """Has the last text been handed to the network? The client itself may not have read it yet."""
        ...

    def write(self, text: bytes) -> None: ...

    def end(self) -> None:
        """Wake the owner of the connection so that it closes it: nothing more will be sent."""
        ...


class Client(ABC):
    """A client that receives updates."""

    def __init__(self) -> None:
        self.farewell: Bye | None = None  # the last message, when its secret is no longer valid
        self._line: Line | None = None
        self._late = False  # whether something has changed while the line was not free

    @abstractmethod
    def attend(self, line: Line) -> AbstractAsyncContextManager[None]:
        """Send everything once through the line, then each change, until the context is left."""

    @abstractmethod
    def send_changes(self) -> None:
        """Send what has changed."""

    def resume(self) -> None:
        """Send what had to wait: the line is free again."""
        if self._late:
            self.send_changes()

    @contextmanager
    def _on(self, line: Line) -> Generator[None]:
        self._line = line
        try:
            yield
        finally:
            self._line = None

    def _free_line(self) -> Line | None:
        """Return the line, or None if nothing can be sent now; what is left out then is sent once the line is free."""
        line = self._line if self.farewell is None else None
        self._late = line is not None and not line.is_free()
        return None if self._late else line

    def _disconnect(self, message: str, **parts: str | int) -> None:
        if self._line is not None and self.farewell is None:
            self.farewell = bye(message, again=False, **parts)
            self._line.end()
