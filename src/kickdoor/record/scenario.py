"""Runs scenario files: plays the steps and explains the first difference from what is expected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, assert_never

from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.refusals import Illegal, Malformed
from kickdoor.game import Game
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
        self.recent: list[Event] = []  # since the last action, including passes after it

    def step(self, step: Step) -> _Difference | None:
        match step.kind:
            case "do":
                self.recent = []
                return self.does(step.seat, step.text)
            case "settle":
                return self.settle(step.until)
            case "refused":
                return self.refused(step)
            case "expect":
                moment = Moment(self.game, self.recent)
                for check in step.checks:
                    found = check.differs(moment)
                    if found is not None:
                        return _Difference(f"{check.path}: {check.wanted} (line {check.line})", found)
                return None
            case _:
                assert_never(step.kind)

    def does(self, seat: Seat, text: str) -> _Difference | None:
        game = self.game
        try:
            events = game.submit(game.parse(text, player=seat))
        except Illegal as illegal:
            return _Difference("a legal action", f"refused: {illegal.refusal}{_instead(game, seat, text)}")
        except Malformed as error:
            return _Difference("a legal action", str(error))
        self.log += events
        self.recent += events
        broken = game.check()
        return _Difference("a sound table", "; ".join(broken)) if broken else None

    def settle(self, until: str = "") -> _Difference | None:
        """Pass for every seat that may pass, until none is left or the window `until` is open."""
        while not (until and self.window() == until):
            seats = [d.seat for d in self.game.pending() if d.kind == "pass"]
            if not seats:
                return _Difference(f"a moment to react: {until}", waits_for(self.game)) if until else None
            difference = self.does(seats[0], "pass")
            if difference is not None:
                return difference
        return None

    def window(self) -> str:
        window = self.game.window
        return window.word if window is not None else ""

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


# The verbs that answer each kind of decision.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "ready": ("ready",),
    "kick": ("kick",),
    "keep": ("keep", "play"),
    "trouble": ("trouble", "loot"),
    "fight": ("fight", "run"),
    "run": ("run",),
    "pass": ("pass",),
    "choose": ("choose",),
    "accept": ("accept", "decline"),
    "charity": ("give", "discard"),
    "end": ("end",),
}


def waits_for(game: Game) -> str:
    """Return what each player owes, as in `Aric kick, Suzan pass (roll)`."""
    owed = [
        f"{game.names[d.seat]} {d.kind}" + (f" ({d.about})" if d.kind == "pass" and d.about else "")
        for d in game.pending()
    ]
    return ", ".join(owed) or "nobody"


def _instead(game: Game, seat: Seat, text: str) -> str:
    """Return a hint at the verbs that answer what the player owes, if this verb answers another kind of decision."""
    owed = [d.kind for d in game.pending() if d.seat == seat]
    verbs = dict.fromkeys(verb for kind in owed for verb in ANSWERS[kind])
    verb = game.parse(text, player=seat).verb
    if not verbs or verb in verbs or all(verb not in others for others in ANSWERS.values()):
        return ""
    return f"; {game.names[seat]} owes {' and '.join(owed)}: use {' or '.join(verbs)}"


def run(scenario: Scenario, show: Callable[[str], None] | None = None) -> Result:
    """Play the steps up to the first difference. `show` is called after each step with a few lines: what happened, who
    owes what, and what is legal.
    """
    table = _Run(scenario)
    if show is not None:
        show(_shown("At the start", table))
    for number, step in enumerate(scenario.steps, start=1):
        before = len(table.log)
        difference = table.step(step)
        if show is not None:
            title = _title(scenario, number)
            show(_shown(title, table, before) if step.kind in ("do", "settle") else title)
        if difference is not None:
            return Result(scenario.file, scenario.title, False, _report(scenario, number, difference, table.events()))
    return Result(scenario.file, scenario.title, True)


def _shown(title: str, table: _Run, before: int = 0) -> str:
    game = table.game
    lines = [title, *(f"  {told}" for told in game.story(table.log[before:])), f"  waits for: {waits_for(game)}"]
    for seat, name in enumerate(game.names):
        listed = [game.text(action, named=False) for action in game.legal(seat)]
        if listed:
            lines.append(f"  {name} may: {' · '.join(listed)}")
    return "\n".join(lines)


def _title(scenario: Scenario, number: int) -> str:
    """Return a step's title, such as `step 3: Aric: kick`."""
    step = scenario.steps[number - 1]
    until = f" until {step.until}" if step.until else ""
    said = f"{notation.name_text(scenario.game.names[step.seat])}: {step.text}" if step.seat >= 0 else step.kind + until
    return f"step {number}: {'refused: ' if step.kind == 'refused' else ''}{said}"


def run_file(path: str | Path, show: Callable[[str], None] | None = None) -> Result:
    return run(load(path), show)


def _report(scenario: Scenario, number: int, difference: _Difference, events: list[str]) -> str:
    step = scenario.steps[number - 1]
    lines = [
        f"{scenario.file}:{step.line}: {scenario.title}",
        _title(scenario, number),
        f"expected: {difference.wanted}",
        f"found: {difference.found}",
        "the last events:" if events else "nothing had happened yet",
        *(f"  {event}" for event in events),
    ]
    return "\n".join(lines)
