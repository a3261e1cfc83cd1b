"""The lessons of the tutorial: scenario files. The learner plays the first seat, the others follow the script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.refusals import KickdoorError
from kickdoor.game import Game
from kickdoor.record.scenario import Scenario, load

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0


class UnknownLesson(KickdoorError, LookupError):
    """There is no lesson with that name."""


class Line(NamedTuple):
    """A scripted action, in the notation."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    scenario: Scenario
    lines: tuple[Line, ...]

    @property
    def players(self) -> tuple[str, ...]:
        return self.scenario.game.names

    @property
    def steps(self) -> tuple[tuple[str, str], ...]:
        """The learner's actions, each with the rule behind it."""
        mine = [line.action for line in self.lines if line.seat == LEARNER]
        return tuple(zip(mine, self.scenario.teaches, strict=True))

    def begin(self) -> Game:
        return self.scenario.game.clone()

    def lines_played(self, actions: Sequence[str]) -> int:
        """Return how many lines have been played. Other actions, such as passes, are ignored."""
        lines_played = 0
        for action in actions:
            if lines_played < len(self.lines) and action == self.lines[lines_played].action:
                lines_played += 1
        return lines_played

    def next_line(self, actions: Sequence[str]) -> Line | None:
        lines_played = self.lines_played(actions)
        return self.lines[lines_played] if lines_played < len(self.lines) else None

    def steps_done(self, actions: Sequence[str]) -> int:
        return sum(line.seat == LEARNER for line in self.lines[: self.lines_played(actions)])

    def may_answer(self, owed: Decision, actions: Sequence[str]) -> bool:
        """May this seat act? It waits for the seat with the next line, except to pass."""
        line = self.next_line(actions)
        return line is None or owed.kind == "pass" or line.seat == owed.seat

    def answer(self, game: Game, seat: int, actions: Sequence[str]) -> Action:
        """Return the next line if it is this seat's and legal now, else the default answer."""
        line = self.next_line(actions)
        if line is not None and line.seat == seat:
            action = game.parse(line.action)
            if game.why_not(action) is None:
                return action
        return game.default(next(d for d in game.pending() if d.seat == seat))


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons in their order."""
    return tuple(_lesson(path) for path in sorted(FOLDER.glob("*.yaml")))


def lesson(id: str) -> Lesson:
    for each in lessons():
        if each.id == id:
            return each
    raise UnknownLesson(f"there is no lesson {id!r}; there are {', '.join(each.id for each in lessons())}")


def _lesson(path: Path) -> Lesson:
    """Load NN-name.yaml, playing it through to write its lines in the game's own notation."""
    scenario = load(path)
    game, lines = scenario.game.clone(), list[Line]()
    for step in scenario.steps:
        if step.kind == "do":
            action = game.parse(step.text, player=step.seat)
            lines.append(Line(step.seat, game.text(action)))
            game.submit(action)
        elif step.kind == "settle":
            while owed := next((d for d in game.pending() if d.kind == "pass"), None):
                game.submit(Action(owed.seat, "pass"))
    return Lesson(path.stem.partition("-")[2], scenario, tuple(lines))
