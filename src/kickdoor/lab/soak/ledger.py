"""What clients were told of a table, held against its log: nothing that was acknowledged is missing, nothing is there
twice, and everybody was told the same.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kickdoor.client.table import RemoteTable
from kickdoor.protocol import messages as protocol
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import load, verify
from kickdoor.store import Record

# Entries that need no message to anybody; others are counted.
UNTOLD: Final = ("marked", "automatic", "clock_set", "closed", "pledged", "revealed")


class Ledger:
    """Of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: dict[str, tuple[int, int]] = {}  # request -> whose, and what was told by then
        self.told: dict[int, tuple[int, str]] = {}  # number -> whose, and what was heard of it
        self.faults: list[str] = []

    def hear(self, update: protocol.Update) -> None:
        for one in update.news:
            heard = (one.seat, one.what)
            if self.told.setdefault(one.seq, heard) != heard:
                self.faults.append(f"happening {one.seq} was told as {self.told[one.seq]} and as {heard}")

    def copy(self) -> Ledger:
        """What was told until now: a log that is read later must have it."""
        copied = Ledger(self.table)
        copied.acknowledged, copied.told, copied.faults = dict(self.acknowledged), dict(self.told), list(self.faults)
        return copied

    def compare(self, records: Sequence[Record]) -> list[str]:
        """What is wrong with the log."""
        entries: list[dict[str, Any]] = [msgspec.json.decode(record.body) for record in records]
        found = [] if [r.seq for r in records] == list(range(1, len(records) + 1)) else ["the log has a gap"]
        found += self._missing(entries)
        told = [entry for entry in entries if entry["is"] not in UNTOLD]
        for seq, (seat, what) in self.told.items():
            there = told[seq - 1] if seq <= len(told) else {}
            if (there.get("seat", -1), there.get("is")) != (seat, what):
                found.append(f"happening {seq} was told as {what} of seat {seat}, and is {there or 'not there'}")
        return [f"table {self.table}: {each}" for each in [*self.faults, *found]]

    def _missing(self, entries: Sequence[dict[str, Any]]) -> Iterator[str]:
        """What was acknowledged and is not there, or not there where it was said to be; what is there twice."""
        done: dict[str, list[tuple[int, int]]] = {}  # request -> whose, and how much was told by then
        told = 0
        for entry in entries:
            told += entry["is"] not in UNTOLD
            if entry.get("key") and not _is_seat_again(entry, done):
                done.setdefault(entry["key"], []).append((entry.get("seat", -1), told))
        for request, times in done.items():
            if len(times) > 1:
                yield f"request {request} was done {len(times)} times"
        for request, (seat, seq) in self.acknowledged.items():
            if request not in done:
                yield f"request {request} of seat {seat} was acknowledged as done by {seq}, and is not there"
            elif done[request][0][0] not in (seat, -1) or done[request][0][1] != seq:
                yield f"request {request} was acknowledged as seat {seat}'s, done by {seq}, and is {done[request][0]}"

    def compare_replay(self, records: Sequence[Record], replay: bytes) -> list[str]:
        """What is wrong with the saved game that the server gives after the end: it must be the game of the log."""
        with tempfile.TemporaryDirectory(prefix="kickdoor-") as folder:
            path = Path(folder) / "game.kick.jsonl"
            path.write_bytes(replay)
            try:
                verdict, actions = verify(path), load(path).actions
            except SavedError as error:
                return [f"table {self.table}: the replay does not hold: {error}"]
        same = actions == actions_of(records)
        return [] if verdict.over and same else [f"table {self.table}: the replay is another game than the log"]


def _is_seat_again(entry: dict[str, Any], done: dict[str, list[tuple[int, int]]]) -> bool:
    """Is it a repeated request to sit down whose answer was lost? It gets the same seat with a new secret."""
    times = done.get(entry["key"], [])
    return entry["is"] == "recovered" and len(times) == 1 and times[0][0] == entry["seat"]


def actions_of(records: Sequence[Record]) -> list[str]:
    """What was done in the game, without what was taken back."""
    actions: list[str] = []
    for record in records:
        entry: dict[str, Any] = msgspec.json.decode(record.body)
        if entry["is"] == "did":
            actions.append(entry["action"])
        elif entry["is"] == "undid":
            actions.pop()
    return actions


class Witness(RemoteTable):
    """A client that records what it receives; calls `acked` for every acknowledgement."""

    def __init__(self, table: RemoteTable, ledger: Ledger, acked: Callable[[], None]) -> None:
        super().__init__(table.server, table.table, table.secret, table.seat, table.recovery)
        self.ledger = ledger
        self._acked = acked

    async def ask(self, request: protocol.AnyRequest) -> protocol.AnyAnswer:
        answer = await super().ask(request)
        if isinstance(answer, protocol.Done):
            self.ledger.acknowledged[request.id] = (self.seat, answer.seq)
            self._acked()
        return answer

    async def listen(self) -> None:
        """Beside whatever else is done at the table."""
        async for update in self.updates():
            self.ledger.hear(update)
