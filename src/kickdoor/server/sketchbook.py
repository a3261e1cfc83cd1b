"""The state of a table in Sketch mode: the Levels gained, the monsters of the last fight, the drawings and their votes.
It is part of the table and changes only through log entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec

from kickdoor.engine.events import Event
from kickdoor.protocol.drawings import Drawing, Stamp, Stroke
from kickdoor.server import entries as log


class Sketch(msgspec.Struct, frozen=True):
    """A drawing made at this table."""

    number: int
    seat: int
    card: str
    signature: str
    at: int
    strokes: tuple[Stroke, ...]
    stamps: tuple[Stamp, ...]
    key: str = ""  # id of the client's request
    votes: dict[int, bool] = {}  # never mutated: copies share it
    state: Literal["open", "in", "out"] = "open"
    decided: int = 0  # time of the decision in milliseconds

    @property
    def date(self) -> str:
        return datetime.fromtimestamp(self.at / 1000, UTC).date().isoformat()

    def shown(self) -> Drawing:
        yes = (self.seat, *(seat for seat in sorted(self.votes) if self.votes[seat]))
        no = tuple(seat for seat in sorted(self.votes) if not self.votes[seat])
        return Drawing(self.number, self.seat, self.card, self.signature, self.date, self.state, yes, no)


class Sketchbook(msgspec.Struct):
    """A table's drawings and what is needed to earn them. Its parts are never mutated: copies share them."""

    gained: tuple[int, ...] = ()  # Levels gained in this game, by seat; a lost Level still counts
    fought: tuple[int, ...] = ()  # the monsters of the last fight
    sketches: tuple[Sketch, ...] = ()

    def may_draw(self, seat: int) -> int:
        """Return how many more drawings the seat has earned."""
        if seat >= len(self.gained):
            return 0
        return max(0, self.gained[seat] - sum(sketch.seat == seat for sketch in self.sketches))

    def sketch(self, number: int) -> Sketch | None:
        return self.sketches[number - 1] if 1 <= number <= len(self.sketches) else None

    # ------------------------------------------------------------ the log
    def begin(self, seats: int) -> None:
        self.gained = (0,) * seats

    def watch(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "level_changed" and event.other > 0:
                before = self.gained[event.seat]
                self.gained = (*self.gained[: event.seat], before + event.other, *self.gained[event.seat + 1 :])
            elif event.kind == "combat_began":
                self.fought = event.cards
            elif event.kind == "monster_joined":
                self.fought += event.cards

    def draw(self, entry: log.Drew, at: int) -> None:
        made = Sketch(
            entry.drawing, entry.seat, entry.card, entry.signature, at, entry.strokes, entry.stamps, entry.key
        )
        self.sketches += (made,)

    def vote(self, entry: log.VotedOn) -> None:
        sketch = self.sketches[entry.drawing - 1]
        self._replace(msgspec.structs.replace(sketch, votes=sketch.votes | {entry.seat: entry.yes}))

    def decide(self, entry: log.DrawingIn | log.DrawingOut, at: int) -> None:
        sketch = self.sketches[entry.drawing - 1]
        state = "in" if isinstance(entry, log.DrawingIn) else "out"
        self._replace(msgspec.structs.replace(sketch, state=state, decided=at))

    def forget(self, seat: int) -> None:
        """Remove the seat's votes on undecided drawings: somebody else sits there now."""
        for sketch in self.sketches:
            if sketch.state == "open" and seat in sketch.votes:
                votes = {each: yes for each, yes in sketch.votes.items() if each != seat}
                self._replace(msgspec.structs.replace(sketch, votes=votes))

    def _replace(self, sketch: Sketch) -> None:
        self.sketches = (*self.sketches[: sketch.number - 1], sketch, *self.sketches[sketch.number :])
