"""The parts of the catalogue as plain frozen values, without logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from kickdoor.engine.refusals import KickdoorError

Sureness = Literal["A", "B", "C", "D"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule, with the editions that it belongs to."""

    id: str
    section: str
    sets: tuple[str, ...]
    text: str
    inferred: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules; the IDs of its rules begin with its key."""

    key: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RulingNote:
    """What a ruling from elsewhere says about one of our resolutions."""

    verdict: str
    sureness: Sureness | None
    text: str


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """A question that the rules leave open, and the answer that the engine follows."""

    id: str
    group: str
    question: str
    resolution: str
    reason: str
    rulings: tuple[RulingNote, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling from outside the rulebooks; sureness A is official text, D is disputed."""

    id: str
    topic: str
    sureness: Sureness
    text: str
    not_followed: str  # why the engine does not follow it, or a part of it (CONFLICT-8); empty if it does


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between the editions on one topic, and the ruleset field for it if there is one."""

    id: str
    topic: str
    editions: Mapping[str, str]
    field: str | None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an example fight, with both combat totals after it (as text, because some are formulas)."""

    what: str
    sum: str
    players: str
    monsters: str


@dataclass(frozen=True, slots=True)
class Expectation:
    """What a test can check in an example fight; None or empty if the example does not say."""

    totals: tuple[tuple[int, int], ...]
    formula: str
    win: bool | None
    tie_win: bool | None
    level_before: Mapping[str, int]
    level_after: Mapping[str, int]
    treasures: int | None
    drawn_by: str | None
    face_up: bool | None
    picks: tuple[tuple[str, int], ...]
    discarded_after: tuple[str, ...]
    reaction_seconds: float


@dataclass(frozen=True, slots=True)
class Example:
    """An example fight from the rules, step by step."""

    id: str
    name: str
    sets: tuple[str, ...]
    state: tuple[str, ...]
    steps: tuple[Step, ...]
    result: Mapping[str, str]
    expect: Expectation
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimingRow:
    """One action of the timing matrix, with each column's key and whether it is allowed then."""

    id: str
    action: str
    cells: Mapping[str, str]
    rules: tuple[str, ...]


CatalogueEntry = Rule | Ambiguity | Ruling | Difference | Example | TimingRow


class UnknownRule(KickdoorError, LookupError):
    """The catalogue has no such ID; `nearest` is the nearest one."""

    def __init__(self, id: str, nearest: str) -> None:
        super().__init__(f"no rule {id}; did you mean {nearest}?")
        self.id = id
        self.nearest = nearest
