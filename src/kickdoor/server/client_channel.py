"""How clients receive news: each has its own line and is notified at once, without waiting. A client that has not read
the last update gets the next one later, with everything since.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Protocol

from kickdoor.protocol.messages import Bye
from kickdoor.server.translations import bye


class Line(Protocol):
    """The way to a client."""

    def is_free(self) -> bool:
        """Has the client taken what it was sent? More or less: what is on its way does not count."""
        ...

    def write(self, text: bytes) -> None: ...

    def end(self) -> None:
        """Nothing more comes; the owner of the connection closes it."""
        ...


class Client(ABC):
    """A receiver of news."""

    def __init__(self) -> None:
        self.farewell: Bye | None = None  # the last message, when its secret is no longer valid
        self._line: Line | None = None
        self._late = False  # something has changed, and the line was not free

    @abstractmethod
    def attend(self, line: Line) -> AbstractAsyncContextManager[None]:
        """Until it is left, all that is new goes through the line, at first everything."""

    @abstractmethod
    def look(self) -> None:
        """Tells what is new now."""

    def go_on(self) -> None:
        """The line is free again."""
        if self._late:
            self.look()

    @contextmanager
    def _on(self, line: Line) -> Generator[None]:
        self._line = line
        try:
            yield
        finally:
            self._line = None

    def _free_line(self) -> Line | None:
        """None: nothing can be told, at least not now."""
        line = self._line if self.farewell is None else None
        self._late = line is not None and not line.is_free()
        return None if self._late else line

    def _part(self, message: str, **parts: str | int) -> None:
        if self._line is not None and self.farewell is None:
            self.farewell = bye(message, again=False, **parts)
            self._line.end()
