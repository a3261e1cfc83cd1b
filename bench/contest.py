"""Lets everyone take turns: each round every contestant plays for a short while, so that all feel the same noise."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final

from bench.messages import Clone, Introduce, Introduction, Lengths, Play, PlayBots, PlayLengths, Slice, Table
from bench.ours import USUAL
from bench.peers import PEERS
from bench.worker import OURS, Absent, Worker
from kickdoor.packs import builtin_sets
from tools.compiled import Shelf

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
SETS: Final = ("classic", *(name for name in builtin_sets() if name != "classic"))
MIXED: Final = Table(SETS, 4)
BY_SEATS: Final = tuple(Table(("classic",), seats) for seats in (3, 4, 5, 6))
BY_CARDS: Final = tuple(Table(SETS[:number], 4) for number in range(1, len(SETS) + 1))
BOTS: Final = ("easy", "medium", "hard")
TABLES: Final = tuple(dict.fromkeys((*BY_SEATS, *BY_CARDS)))

LOADING: Final = """
import time, kickdoor.packs as packs
begin = time.perf_counter()
packs.compile_library([packs.load_pack(name) for name in packs.builtin_sets()])
print(time.perf_counter() - begin)
"""


@dataclass(frozen=True)
class Contestant:
    """A peer, or one of our engines at a table."""

    name: str
    worker: Worker
    table: Table | None = None  # none for a peer


@dataclass
class Outcome:
    """All that was measured. Slices and lengths are in the order of the rounds."""

    slices: dict[str, list[Slice]] = field(default_factory=dict)
    lengths: dict[str, list[Lengths]] = field(default_factory=dict)  # by engine
    bots: dict[str, dict[str, Slice]] = field(default_factory=dict)  # by engine, by strength
    clones: dict[str, dict[Table, float]] = field(default_factory=dict)  # by engine, in microseconds
    cards: dict[Table, int] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)  # who, and why
    loading: tuple[float, float] = (0.0, 0.0)  # for the first time, and once the packs are known


def name_of(engine: str, table: Table) -> str:
    sets = "" if table.packs == USUAL.packs else f", {len(table.packs)} sets"
    return f"kickdoor {engine}, {table.seats} seats{sets}"


def measure(rounds: int, seconds: float, bot_seconds: float, show: Callable[[int], None]) -> Outcome:
    """Call `show` with the number of rounds done: the first one warms up and does not count, bots come last."""
    outcome = Outcome()
    with ExitStack() as at_the_end:
        engines, contestants = _enter(outcome)
        for worker in {contestant.worker for contestant in contestants}:
            at_the_end.callback(worker.end)
        for number in range(1 + rounds):
            play_round(contestants, seconds, outcome)
            contestants.append(contestants.pop(0))  # nobody always comes after the same one
            for engine, worker in engines.items():
                outcome.lengths.setdefault(engine, []).append(worker.ask(PlayLengths(seconds, USUAL), Lengths))
            show(number + 1)
        for number, bot in enumerate(BOTS, 2 + rounds):
            for engine, worker in engines.items():
                outcome.bots.setdefault(engine, {})[bot] = worker.ask(PlayBots(bot_seconds, bot), Slice)
            show(number)
        for engine, worker in engines.items():
            outcome.clones[engine] = {table: worker.ask(Clone(table), float) for table in (USUAL, MIXED)}
    outcome.slices = {name: slices[1:] for name, slices in outcome.slices.items()}
    outcome.lengths = {engine: lengths[1:] for engine, lengths in outcome.lengths.items()}
    outcome.loading = loading_seconds(rounds)
    return outcome


def _enter(outcome: Outcome) -> tuple[dict[str, Worker], list[Contestant]]:
    """Our engines, and everyone who can take part here; of the others it is noted why not."""
    engines = {PLAIN: Worker(OURS)}
    outcome.cards = {table: engines[PLAIN].ask(Introduce(table), Introduction).cards for table in TABLES}
    try:
        engines[COMPILED] = _compiled(Shelf())
    except Absent as absent:
        outcome.absent[f"kickdoor {COMPILED}"] = str(absent)
    contestants = [
        Contestant(name_of(engine, table), worker, table) for table in TABLES for engine, worker in engines.items()
    ]
    for name in PEERS:
        try:
            contestants.append(Contestant(name, Worker(name)))
        except Absent as absent:
            outcome.absent[name] = str(absent)
    return engines, contestants


def _compiled(shelf: Shelf) -> Worker:
    folder = shelf.ready()
    if folder is None:
        raise Absent("not built of these sources (./kick build-fast)")
    worker = Worker(OURS, compiled=folder)
    if worker.ask(Introduce(USUAL), Introduction).compiled:
        return worker
    worker.end()
    raise Absent(f"there is no compiled engine in {folder} (delete it, then ./kick build-fast)")


def play_round(contestants: list[Contestant], seconds: float, outcome: Outcome) -> None:
    """Everyone's turn, one after the other. A peer that fails is left out from then on."""
    for contestant in list(contestants):
        try:
            played = contestant.worker.ask(Play(seconds, contestant.table), Slice)
        except Absent as absent:
            if contestant.table:  # our own engine: that is a bug of ours
                raise
            contestants.remove(contestant)
            outcome.slices.pop(contestant.name, None)
            outcome.absent[contestant.name] = str(absent)
        else:
            outcome.slices.setdefault(contestant.name, []).append(played)


def loading_seconds(times: int) -> tuple[float, float]:
    """All sets read, checked and compiled in a fresh process: for the first time, and the best once they are known."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = os.environ | {"XDG_CACHE_HOME": folder}
        command = [sys.executable, "-c", LOADING]
        runs = [subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, check=True) for _ in range(1 + times)]
    first, *others = (float(run.stdout) for run in runs)
    return first, min(others)
