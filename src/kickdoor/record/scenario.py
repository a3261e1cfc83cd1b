"""Runs scenario files: plays the steps and explains the first difference between what must hold and what does."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kickdoor.engine.events import Event
from kickdoor.engine.refusals import Illegal, Malformed
from kickdoor.record import notation
from kickdoor.record.errors import ScenarioError
from kickdoor.record.expecting import Moment
from kickdoor.record.scenario_file import Scenario, Step, load

__all__ = ["Result", "Scenario", "ScenarioError", "Step", "load", "run", "run_file"]


@dataclass(frozen=True, slots=True)
class Result:
    file: str
    title: str
    passed: bool
    failure: str = ""  # the first difference, in several lines


@dataclass(frozen=True, slots=True)
class _Difference:
    wanted: str
    found: str


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game.clone()
        self.log: list[Event] = []
        self.recent: list[Event] = []  # since the last action, what was settled after it included

    def step(self, step: Step) -> _Difference | None:
        match step.kind:
            case "do":
                self.recent = []
                return self.does(step.seat, step.text)
            case "settle":
                return self.settle()
            case "refused":
                return self.refused(step)
            case "expect":
                moment = Moment(self.game, self.recent)
                for check in step.checks:
                    found = check.differs(moment)
                    if found is not None:
                        return _Difference(f"{check.path}: {check.wanted} (line {check.line})", found)
                return None

    def does(self, seat: int, text: str) -> _Difference | None:
        game = self.game
        try:
            events = game.submit(game.parse(text, player=seat))
        except Illegal as illegal:
            return _Difference("a legal action", f"refused: {illegal.refusal}")
        except Malformed as error:
            return _Difference("a legal action", str(error))
        self.log += events
        self.recent += events
        broken = game.check()
        return _Difference("a sound table", "; ".join(broken)) if broken else None

    def settle(self) -> _Difference | None:
        """Pass for every seat that may pass, until none is left."""
        while seats := [d.seat for d in self.game.pending() if d.kind == "pass"]:
            difference = self.does(seats[0], "pass")
            if difference is not None:
                return difference
        return None

    def refused(self, step: Step) -> _Difference | None:
        game = self.game
        wanted = "a refusal" + (f" citing {step.rule}" if step.rule else "")
        before = game.digest()
        try:
            self.log += game.submit(game.parse(step.text, player=step.seat))
        except Illegal as illegal:
            if game.digest() != before:
                return _Difference("a refusal that changes nothing", "the table has changed")
            if step.rule and step.rule not in illegal.refusal.rules:
                return _Difference(wanted, f"refused: {illegal.refusal}")
            return None
        except Malformed as error:
            return _Difference(wanted, str(error))
        return _Difference(wanted, "the action was accepted")

    def events(self) -> list[str]:
        return [str(told) for told in self.game.story(self.log)[-10:]]


def run(scenario: Scenario) -> Result:
    """Plays the steps up to the first difference."""
    table = _Run(scenario)
    for number, step in enumerate(scenario.steps, start=1):
        difference = table.step(step)
        if difference is not None:
            return Result(scenario.file, scenario.title, False, _report(scenario, number, difference, table.events()))
    return Result(scenario.file, scenario.title, True)


def run_file(path: str | Path) -> Result:
    return run(load(path))


def _report(scenario: Scenario, number: int, difference: _Difference, events: list[str]) -> str:
    step = scenario.steps[number - 1]
    said = f"{notation.name_text(scenario.game.names[step.seat])}: {step.text}" if step.seat >= 0 else step.kind
    lines = [
        f"{scenario.file}:{step.line}: {scenario.title}",
        f"step {number}: {'refused: ' if step.kind == 'refused' else ''}{said}",
        f"expected: {difference.wanted}",
        f"found: {difference.found}",
        "the last events:" if events else "nothing had happened yet",
        *(f"  {event}" for event in events),
    ]
    return "\n".join(lines)
