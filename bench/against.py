"""The performance guard: the plain engine and bots of this checkout beside those of an earlier commit.

Each commit's own benchmark plays its own engine, in turns and one game a turn, so that both play the same games (as
long as the rules are the same) and have the same noise.
"""

from __future__ import annotations

import statistics
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from bench.contest import MIXED
from bench.figures import rate
from bench.interpreter import interpreter
from bench.messages import Order, Play, PlayBots, Slice
from bench.ours import USUAL
from bench.worker import OURS, ROOT, Absent, Worker

LIMIT: Final = 1.15  # times as long as before: the most that an action may take
ONE_GAME: Final = 0.001  # seconds: a game that has begun is played to its end
CASES: Final[dict[str, Order]] = {
    "random play, classic set": Play(ONE_GAME, USUAL),
    "random play, all sets": Play(ONE_GAME, MIXED),
    "easy bots": PlayBots(ONE_GAME, "easy"),
    "medium bots": PlayBots(ONE_GAME, "medium"),
}


class NotComparable(Exception):
    """There is no such commit, or its benchmark cannot be run; the message says why."""


@dataclass(frozen=True)
class Compared:
    """What an action costs now, as a multiple of its cost before: one ratio for each round."""

    case: str
    ratios: tuple[float, ...]
    absent: str = ""  # why that commit cannot play this

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)

    @property
    def held(self) -> bool:
        return bool(self.absent) or self.median <= LIMIT


def compare(commit: str, rounds: int, show: Callable[[int], None], *, checkout: Path = ROOT) -> list[Compared]:
    """Call `show` with the number of rounds done. Raises NotComparable."""
    with tempfile.TemporaryDirectory(prefix="kickdoor-") as name:
        before = Path(name)
        lay_out(commit, before, checkout)
        done = count(1)
        found = [_compared(case, order, rounds, before, lambda: show(next(done))) for case, order in CASES.items()]
    if all(each.absent for each in found):
        raise NotComparable(f"the benchmark of {commit} does not work here: {found[0].absent}")
    return found


def lay_out(commit: str, folder: Path, checkout: Path) -> None:
    """Write the files of a commit to a folder, and nothing to the checkout. Raises NotComparable."""
    if _git(checkout, "rev-parse", "--is-inside-work-tree").returncode:
        raise NotComparable(f"{checkout} is no git checkout, so it has no earlier commits")
    if _git(checkout, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}").returncode:
        raise NotComparable(f"there is no commit {commit!r} here")
    if _git(checkout, "cat-file", "-e", f"{commit}:bench/worker.py").returncode:
        raise NotComparable(f"commit {commit} has no benchmark (bench/worker.py)")
    archive = folder / "sources.zip"
    done = _git(checkout, "archive", "--format=zip", f"--output={archive}", commit)
    if done.returncode:
        raise NotComparable(f"git cannot read commit {commit}: {done.stderr.strip()}")
    with zipfile.ZipFile(archive) as sources:
        sources.extractall(folder)


def _git(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            ["git", "-C", str(checkout), *arguments], capture_output=True, text=True, errors="replace", check=False
        )
    except FileNotFoundError as error:
        raise NotComparable("git is not installed") from error


def _compared(case: str, order: Order, rounds: int, before: Path, one_more: Callable[[], None]) -> Compared:
    """The first round warms up and does not count."""
    ratios: list[float] = []
    with ExitStack() as at_the_end:
        new = Worker(OURS)
        at_the_end.callback(new.end)
        try:
            old = Worker(OURS, root=before)
            at_the_end.callback(old.end)
            for number in range(1 + rounds):
                workers = (old, new) if number % 2 else (new, old)  # neither always comes first
                played = {worker: worker.ask(order, Slice) for worker in workers}
                ratios.append(rate(played[old]) / rate(played[new]))
                one_more()
        except Absent as absent:
            if new.code is not None:  # ours
                raise
            return Compared(case, (), str(absent))
    return Compared(case, tuple(ratios[1:]))


def show(found: list[Compared], console: Console) -> None:
    console.print(interpreter())
    grid = Grid(title="What an action costs now, where it cost 1 before", title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("", "median", "least", "most", f"at most {LIMIT}"):
        grid.add_column(column, justify="right" if column else "left", no_wrap=True)
    for each in found:
        if each.absent:
            grid.add_row(each.case, "", "", "", "not compared")
        else:
            figures = (f"{figure:.2f}" for figure in (each.median, min(each.ratios), max(each.ratios)))
            grid.add_row(each.case, *figures, "held" if each.held else "TOO SLOW")
    console.print(grid)
    for each in found:
        if each.absent:
            console.print(f"{each.case}: the benchmark of that commit cannot play this: {each.absent}", soft_wrap=True)
