"""Random games over all sets and mixes, seats and optional rules: nothing may break, contradict itself or get stuck.

Game N of a seed is always the same game, in any number of processes and next to any other games. Half of the games are
played by the random bot, half by players who do anything legal. Both are cut after a number of actions, and a game that
has not ended by then must be able to go on by time-outs alone. Bots of one name play their games to the end instead.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from kickdoor.authoring.lint import mixes_of
from kickdoor.engine.actions import Action
from kickdoor.engine.model.ruleset import OptionalRule
from kickdoor.game import Game
from kickdoor.lab.playing import (
    NAMES,
    Choose,
    Stuck,
    any_action,
    check,
    check_progress,
    named_bots,
    next_observation,
    play_on,
    raised_at,
)
from kickdoor.lab.workers import batches, spread
from kickdoor.packs import Pack, builtin_sets, load_pack
from kickdoor.record.saved import Recorder
from kickdoor.rules import EDITIONS, OPTIONAL, Switch

ACTIONS: Final = 250
LONGEST: Final = 60_000  # actions by which a game of bots must have ended
CHECK_EACH: Final = 25
BATCH: Final = 30
TEXT_EACH: Final = 40  # actions are printed and parsed again, and every view is made


@dataclass(frozen=True, slots=True)
class Plan:
    """How one game is set up and played."""

    seed: int
    number: int
    packs: tuple[str, ...]
    seats: int
    rules: dict[str, Any]
    deck_percent: int
    auto_pass: bool
    players: str  # random, anything, or the name of the bots that play to the end

    @property
    def is_whole(self) -> bool:
        """Is the game played to its end?"""
        return self.players not in ("random", "anything")

    def __str__(self) -> str:
        rules = ", ".join(f"{key} {value}" for key, value in self.rules.items())
        thin = f", {self.deck_percent}% of the cards" if self.deck_percent < 100 else ""
        auto = ", automatic passes" if self.auto_pass else ""
        return f"{'+'.join(self.packs)}, {self.seats} seats, {rules}{thin}{auto}, played by {self.players}"


@dataclass(frozen=True, slots=True)
class Failure:
    number: int
    plan: str
    at: str
    what: str

    def __str__(self) -> str:
        return f"game {self.number} ({self.plan}) breaks at `{self.at}`: {self.what}"


@dataclass(slots=True)
class StressResult:
    """The sums over some games; results add up in any order."""

    games: int = 0
    actions: int = 0
    ended: int = 0
    turns: int = 0
    mixes: dict[str, int] = field(default_factory=dict[str, int])  # games of each, whatever the order of its packs
    failures: list[Failure] = field(default_factory=list[Failure])

    def add(self, other: StressResult) -> None:
        self.games += other.games
        self.actions += other.actions
        self.ended += other.ended
        self.turns += other.turns
        for mix, games in other.mixes.items():
            self.mixes[mix] = self.mixes.get(mix, 0) + games
        self.failures = sorted([*self.failures, *other.failures], key=lambda each: each.number)


def plan(seed: int, number: int, packs: Sequence[str] = (), bots: str = "") -> Plan:
    """Plan game `number`: mixes take turns, all else is random. `bots`: who plays every seat."""
    pick = random.Random(f"kickdoor stress {seed} {number}")  # the same on every Python
    mixes = mixes_of(packs or builtin_sets(), least=1)
    mix = list(mixes[number % len(mixes)])
    pick.shuffle(mix)
    rules = {switch.name: _drawn(pick, switch, optional) for switch, optional in OPTIONAL}
    if pick.random() < 0.5:  # else the first pack's
        rules = {"edition": pick.choice(EDITIONS), **rules}
    return Plan(
        seed,
        number,
        tuple(mix),
        pick.randint(3, 6),
        rules,
        pick.choice((100, 100, 50, 25)),
        pick.random() < 0.5,
        bots or pick.choice(("random", "anything")),
    )


@cache
def _pack(source: str) -> Pack:
    return load_pack(source)


def _drawn(pick: random.Random, switch: Switch, optional: OptionalRule) -> Any:
    """Draw the value of an optional rule for one game."""
    if switch.is_number:
        return pick.choice(optional.trials)
    return pick.random() < 0.5 if switch.default is not None else pick.choice((None, True, False))


def begin(plan: Plan) -> Game:
    return Game.new(
        [_pack(source) for source in plan.packs],
        NAMES[: plan.seats],
        plan.seed * 1_000_003 + plan.number,
        rules=plan.rules,
        auto_pass=plan.auto_pass,
        deck_percent=plan.deck_percent,
    )


def _chooser(plan: Plan) -> Choose:
    if plan.players == "anything":
        return any_action(random.Random(f"kickdoor anything {plan.seed} {plan.number}"))
    return named_bots([plan.players] * plan.seats, plan.number)


def run(numbers: Sequence[int], *, seed: int, packs: tuple[str, ...], actions: int, bots: str) -> StressResult:
    """Play the games of these numbers."""
    tally = StressResult()
    for number in numbers:
        tally.add(play_one(plan(seed, number, packs, bots), actions))
    return tally


def play_one(plan: Plan, actions: int) -> StressResult:
    tally = StressResult(games=1, mixes={"+".join(sorted(plan.packs)): 1})
    last: list[Action] = []
    game: Game | None = None
    try:
        game = begin(plan)
        choose = _chooser(plan)
        played = 0
        while played < actions and not game.over:
            played += play_on(game, choose, most=min(TEXT_EACH, actions - played), check_each=CHECK_EACH, last=last)
            if not game.over:
                _reads_back(game)
        check_progress(game)
        if plan.is_whole and not game.over:
            raise Stuck(f"the game has not ended after {played:,} actions")
        tally.actions = played
        tally.ended = int(game.over)
        tally.turns = game.turn_no
    except Exception as error:
        kind = "" if isinstance(error, Stuck) else f"{type(error).__name__} at {raised_at(error)}: "
        at = game.text(last[0]) if game is not None and last else "the deal"
        tally.failures.append(Failure(plan.number, str(plan), at, f"{kind}{' '.join(str(error).split())}"))
    return tally


def _reads_back(game: Game) -> None:
    """Check that listed actions are legal, can be printed and parsed, and that every view can be made."""
    for action in next_observation(game).legal:
        text = game.text(action)
        if game.parse(text) != action:
            raise Stuck(f"`{text}` is read as another action")
        if (refusal := game.why_not(action)) is not None:
            raise Stuck(f"`{text}` is listed, but illegal: {refusal}")
    for seat in range(-1, len(game.names)):
        game.view(seat)


def stress(
    games: int,
    *,
    seed: int = 0,
    first: int = 0,
    packs: Sequence[str] = (),
    actions: int = ACTIONS,
    bots: str = "",
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
    tally: StressResult | None = None,
) -> StressResult:
    """Play so many games. `tally` is filled as they end, so that an interrupt loses only what was running."""
    tally = tally if tally is not None else StressResult()
    work = partial(run, seed=seed, packs=tuple(packs), actions=actions, bots=bots)
    for done in spread(work, batches(first, games, 1 if bots else BATCH), jobs):
        tally.add(done)
        if progress is not None:
            progress(tally.games)
    return tally


def replay(plan: Plan, actions: int, *, save: Path | None = None) -> Game:
    """Play one game again, checking every invariant after every action; errors are not caught. `save`: the file to
    write the game to, up to the error.
    """
    game = begin(plan)
    choose = _chooser(plan)
    recorder = Recorder(save, game) if save is not None else None
    try:
        for _ in range(actions):
            if game.over:
                break
            action = choose(next_observation(game))
            game.submit(action)
            if recorder is not None:
                recorder.record(action)
            check(game)
            if not game.over:
                _reads_back(game)
        check_progress(game)
    finally:
        if recorder is not None:
            recorder.checkpoint()
            recorder.close()
    return game


def report(tally: StressResult, seconds: float, command: str) -> str:
    """Return the text for the end of a run."""
    rate = tally.actions / seconds if seconds else 0
    lines = [
        f"{tally.games:,} games of {len(tally.mixes)} mixes, {tally.actions:,} actions, {tally.turns:,} turns in"
        f" {seconds:,.0f} s ({rate:,.0f} actions/s); {tally.ended:,} ended, {len(tally.failures)} failed"
    ]
    for failure in tally.failures[:20]:
        lines += [str(failure), f"    again: {command} --only {failure.number}"]
    if len(tally.failures) > 20:
        lines.append(f"and {len(tally.failures) - 20} more")
    return "\n".join(lines)


def clock() -> float:
    return time.monotonic()
