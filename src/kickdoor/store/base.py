"""The interface of all stores. An append is atomic: all of its entries are in the log when it returns, or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

TOUCHED_MS: Final = 60_000  # `touched` is updated only if it is older than this, because it is indexed
SIGN_MS: Final = 60_000  # the longest validity of a sign of life; a later one is from a clock that was set back


class StoreError(Exception):
    """The store cannot be used: a wrong address, a file that cannot be written, tables of a newer version."""


class StoreDown(StoreError):
    """The store does not answer now. It is unknown whether the last append was written: read the log again."""


class Conflict(Exception):
    """The log has grown meanwhile: read it again."""


class Record(NamedTuple):
    """One entry of a table's log."""

    seq: int  # 1, 2, 3 … without gaps
    at: int  # when it was written, in milliseconds since 1970
    body: bytes


class Row(NamedTuple):
    """What can be queried about tables without reading their logs. It is written together with the log."""

    public: bool = False  # listed for everybody
    stage: str = "waiting"  # waiting, playing, over
    due: int | None = None  # when a server must act on it even if nobody is connected, in milliseconds since 1970
    summary: bytes = b"{}"  # JSON, for lists


class Listing(NamedTuple):
    """A table in a list."""

    table: str
    seq: int
    touched: int  # when its log last grew, or up to TOUCHED_MS earlier
    row: Row


class GalleryDrawing(NamedTuple):
    """A drawing in the gallery, without its picture."""

    id: str
    at: int  # when it was added, in milliseconds since 1970
    pack: str
    card: str
    signature: str
    date: str


class Store(Protocol):
    """The store of one process. Its methods may be called by many tasks at once."""

    @property
    def is_shared(self) -> bool:
        """May other processes use the same tables?"""
        ...

    async def open(self) -> None:
        """Open the store and bring its schema up to date. Raises StoreError."""
        ...

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise StoreDown if the store does not answer or cannot be written."""
        ...

    async def create(self, table: str, at: int, bodies: Sequence[bytes], row: Row) -> None:
        """Create a table with its first entries. Raises Conflict if the name is taken."""
        ...

    async def append(self, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None = None) -> None:
        """Append entries after the one numbered `after`; raises Conflict if that is not the last one. Other processes
        are notified once the entries are stored.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Record]:
        """Return the log's entries after that one in order; none for an unknown table."""
        ...

    async def tables(self, *, stage: str | None = None, public: bool = True, limit: int = 100) -> list[Listing]:
        """Return tables, the latest first. `public`: only public ones."""
        ...

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Return the tables whose `due` time has passed, the earliest first."""
        ...

    async def find(self, table: str) -> Listing | None:
        """Return one table's list entry, None if there is no such table."""
        ...

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        """Return the tables whose logs have not grown since `before`, the oldest first."""
        ...

    async def forget(self, table: str) -> None:
        """Delete a table."""
        ...

    async def forget_untouched(self, table: str, before: int) -> bool:
        """Delete a table if its log has not grown since `before`; return whether it was deleted."""
        ...

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have `hear` called with a table's name soon after another process has appended to it, at least once for each
        append. It is called in the event loop's thread.
        """
        ...

    # ------------------------------------------------------------ presence
    async def here(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        """Record that the players of these seats (table, seat) are connected, valid until `until`, which is at most
        SIGN_MS from now. A crash of the store may lose this.
        """
        ...

    async def gone(self, table: str, seat: int) -> None: ...

    async def present(self, table: str, now: int) -> set[int]:
        """Return the table's seats whose players are connected to any process."""
        ...

    async def forget_absent(self, now: int) -> None:
        """Delete the expired signs of life, left by processes that have crashed."""
        ...

    # ------------------------------------------------------------ uploaded packs
    async def put_pack(self, hash: str, at: int, content: bytes) -> None:
        """Store an uploaded pack; the same content again changes nothing."""
        ...

    async def get_pack(self, hash: str) -> bytes | None: ...

    async def forget_packs(self, before: int) -> int:
        """Delete the packs that were uploaded before then and that no table uses; return how many."""
        ...

    # ------------------------------------------------------------ drawings
    async def put_drawing(self, drawing: GalleryDrawing, content: bytes) -> None:
        """Add a drawing to the gallery; adding it again changes nothing, even after it was removed."""
        ...

    async def get_drawing(self, id: str) -> bytes | None:
        """Return a drawing's content, `b""` if it was removed, None if there never was one."""
        ...

    async def drawings(
        self, *, packs: Sequence[str] | None = None, latest: bool = False, limit: int = 1000
    ) -> list[GalleryDrawing]:
        """Return the drawings in the gallery, the latest first. `latest`: only the latest of each card."""
        ...

    async def forget_drawing(self, id: str) -> None:
        """Delete every trace of a drawing whose table was deleted, so that nobody can add it again."""
        ...

    async def remove_drawing(self, id: str) -> bool:
        """Remove a drawing from the gallery for good; return False if it is not there."""
        ...
