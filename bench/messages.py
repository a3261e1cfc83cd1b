"""What goes over the pipe between a contest and its contestants: orders, and what answers them."""

from __future__ import annotations

import msgspec


# ---------------------------------------------------------------- orders
class Table(msgspec.Struct, frozen=True):
    """What is played with, and by how many."""

    packs: tuple[str, ...]
    seats: int


class Play(msgspec.Struct, frozen=True, tag=True):
    """Answered by a Slice."""

    seconds: float
    table: Table | None = None  # none for a peer


class PlayLengths(msgspec.Struct, frozen=True, tag=True):
    """Answered by Lengths."""

    seconds: float
    table: Table


class PlayBots(msgspec.Struct, frozen=True, tag=True):
    """Four bots of one strength play with the classic set. Answered by a Slice."""

    seconds: float
    bot: str


class Clone(msgspec.Struct, frozen=True, tag=True):
    """Answered by microseconds."""

    table: Table


class Introduce(msgspec.Struct, frozen=True, tag=True):
    """Answered by an Introduction."""

    table: Table


Order = Play | PlayBots | PlayLengths | Clone | Introduce


# ---------------------------------------------------------------- answers
class Slice(msgspec.Struct, frozen=True):
    """What was played while one had its turn."""

    games: int
    actions: int
    seconds: float


class Bin(msgspec.Struct):
    """A stretch of many games: how many actions fell into it, and how long they took."""

    actions: int = 0
    seconds: float = 0.0

    def add(self, actions: int, seconds: float) -> None:
        self.actions += actions
        self.seconds += seconds


class Lengths(msgspec.Struct, frozen=True):
    """The same games cut into stretches, by the number of the action and by the number of the turn."""

    by_action: list[Bin]
    by_turn: list[Bin]


class Introduction(msgspec.Struct, frozen=True):
    """What an engine of ours is, and with how many cards a table plays."""

    compiled: bool
    cards: int


class Reply(msgspec.Struct, frozen=True):
    """The first one says that the contestant has started; a failure is the last."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    failure: str = ""
