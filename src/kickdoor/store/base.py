"""What every store does. All or nothing: an append is in the log as a whole when it returns, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

TOUCHED_MS: Final = 60_000  # while a table is played, only what is older is written anew: indexes go by it
SIGN_MS: Final = 60_000  # a sign of life holds no longer: one that would comes from a clock that was set back since


class StoreError(Exception):
    """The store cannot be used: a wrong address, a file that cannot be written, tables of a newer version."""


class StoreDown(StoreError):
    """The store does not answer just now. Whether the last append is in the log is unknown: read it again."""


class Conflict(Exception):
    """The log has grown since: read it again."""


class Record(NamedTuple):
    """One entry of a table's log."""

    seq: int  # 1, 2, 3 … without a gap
    at: int  # when it was written, in milliseconds since 1970
    body: bytes


class Row(NamedTuple):
    """What can be asked of tables without reading their logs; written along with the log."""

    public: bool = False  # anybody may find it
    stage: str = "waiting"  # waiting, playing, over
    due: int | None = None  # when somebody must look at it even if nobody is there, in milliseconds since 1970
    summary: bytes = b"{}"  # JSON, for lists


class Listing(NamedTuple):
    """A table in a list."""

    table: str
    seq: int
    touched: int  # when its log grew last, or up to TOUCHED_MS before: a list need not know it to the second
    row: Row


class GalleryDrawing(NamedTuple):
    """A drawing in the gallery, without its picture."""

    id: str
    at: int  # when it was hung, in milliseconds since 1970
    pack: str
    card: str
    signature: str
    date: str


class Store(Protocol):
    """One for each process. Its methods may be called by many tasks at once."""

    @property
    def is_shared(self) -> bool:
        """Other processes may use the same tables."""
        ...

    async def open(self) -> None:
        """Brings the schema up to date; raises StoreError."""
        ...

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raises StoreDown if it does not answer."""
        ...

    async def create(self, table: str, at: int, bodies: Sequence[bytes], row: Row) -> None:
        """A new log. Raises Conflict if there is one of that name."""
        ...

    async def append(self, table: str, after: int, at: int, bodies: Sequence[bytes], row: Row | None = None) -> None:
        """Append entries after the one numbered `after`; raises Conflict if that is not the last one. Others are
        notified after the entries are safe.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Record]:
        """The log in order, from after that entry on; nothing for a table that does not exist."""
        ...

    async def tables(self, *, stage: str | None = None, public: bool = True, limit: int = 100) -> list[Listing]:
        """The latest first. `public`: only those that anybody may find."""
        ...

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose `due` has passed, the longest first."""
        ...

    async def find(self, table: str) -> Listing | None:
        """One table as lists have it."""
        ...

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        """Tables whose log has not grown since then, the oldest first."""
        ...

    async def forget(self, table: str) -> None:
        """Removes a table for good."""
        ...

    async def forget_untouched(self, table: str, before: int) -> bool:
        """Removes a table for good if its log has not grown since then; False: it has, or there is no such table."""
        ...

    def listen(self, hear: Callable[[str], None]) -> None:
        """Calls with the name of each table that another process has appended to, soon after; never too few times, now
        and then once too often. Called in the event loop's thread.
        """
        ...

    # ------------------------------------------------------------ who is there
    async def here(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        """Somebody sits at these seats (table, seat), until then at least, which is SIGN_MS from now at most. Not kept
        through a crash.
        """
        ...

    async def gone(self, table: str, seat: int) -> None: ...

    async def present(self, table: str, now: int) -> set[int]:
        """The seats at which somebody sits, in any process."""
        ...

    async def forget_absent(self, now: int) -> None:
        """Signs of life that hold no more: of processes that have ended without a word."""
        ...

    # ------------------------------------------------------------ packs of players
    async def put_pack(self, hash: str, at: int, content: bytes) -> None:
        """Keeps what was uploaded; the same content again changes nothing."""
        ...

    async def get_pack(self, hash: str) -> bytes | None: ...

    async def forget_packs(self, before: int) -> int:
        """Removes those that were uploaded before then and that no table is played with; says how many."""
        ...

    # ------------------------------------------------------------ drawings of players
    async def put_drawing(self, drawing: GalleryDrawing, content: bytes) -> None:
        """Hangs it into the gallery; once more changes nothing, not even after it was removed."""
        ...

    async def get_drawing(self, id: str) -> bytes | None:
        """Nothing (`b""`) of one that was removed; None of one that was never there."""
        ...

    async def drawings(
        self, *, packs: Sequence[str] | None = None, latest: bool = False, limit: int = 1000
    ) -> list[GalleryDrawing]:
        """Those that hang, the latest first. `latest`: of each card only that."""
        ...

    async def forget_drawing(self, id: str) -> None:
        """Removes every trace of it, once its table is gone: nobody hangs it again."""
        ...

    async def remove_drawing(self, id: str) -> bool:
        """Takes it down for good; False if it does not hang."""
        ...
