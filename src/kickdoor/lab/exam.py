# polars names types of numpy, which nothing here needs:
# pyright: reportUnknownMemberType=false
"""The exam of the ladder: every bot plays the one below it, one against three, in every set.

All duels of a set are played with the same deals. What is finished is kept in a file, so an exam that was stopped goes
on with the duel that is missing. The games are played by lab/simulate.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from kickdoor.lab import tournament
from kickdoor.lab.errors import BadJob
from kickdoor.lab.intervals import wilson
from kickdoor.lab.job import Job
from kickdoor.lab.report import plots
from kickdoor.lab.simulate import Frames, Progress, run

NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against several of another kind, in one set."""

    pack: str
    one: str
    others: str

    def against(self, players: int) -> str:
        return f"`{self.one}` against {NUMBERS[players - 1]} `{self.others}`"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a duel."""

    duel: Duel
    games: int  # that ended
    won: int
    mean_seconds: float  # of a decision of the one
    slow_seconds: float  # 95 % of its decisions took no longer

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {self.games:,}"


def duels(bots: Sequence[str], packs: Sequence[str], *, both: bool = False) -> list[Duel]:
    """Return the duels of neighbours in the list, the weakest bots first. `both`: also one weaker bot against several
    stronger ones.
    """
    if len(bots) < 2:
        raise BadJob("an exam needs at least two bots")
    pairs = [(stronger, weaker) for weaker, stronger in pairwise(bots)]
    if both:
        pairs += [(weaker, stronger) for stronger, weaker in pairs]
    return [Duel(pack, one, others) for one, others in pairs for pack in packs]


def job(duel: Duel, *, games: int, players: int, seed: int) -> Job:
    """Return the games of a duel, rounded up so that the one has every seat equally often."""
    rounds = -(-games // players)
    meetings = tournament.tables([duel.one, duel.others], players, duel=True)
    seatings = tournament.seatings(meetings, rounds)
    return Job(games=rounds * players, seatings=seatings, packs=(duel.pack,), seed=seed, timed=True)


class Exam:
    """Duels, and their results in a file."""

    def __init__(self, file: Path, *, games: int, players: int, seed: int) -> None:
        self._file = file
        self._games, self._players, self._seed = games, players, seed
        self.results: list[Result] = []
        if file.exists():
            content = json.loads(file.read_text("utf-8"))
            if content.get("asked") != self._asked():
                raise BadJob(f"{file} has the results of another exam; name another file")
            self.results = [_result(each) for each in content["results"]]

    def missing(self, wanted: Iterable[Duel]) -> list[Duel]:
        done = {result.duel for result in self.results}
        return [duel for duel in wanted if duel not in done]

    def play(self, duel: Duel, *, workers: int, progress: Progress | None = None) -> Frames:
        """Play a duel, and keep its result unless it was stopped."""
        games = job(duel, games=self._games, players=self._players, seed=self._seed)
        frames = run(games, workers=workers, progress=progress)
        if not frames.exit_code:
            standings = tournament.standings(frames.seats, frames.times)
            one = next(each for each in standings if each.bot == duel.one)
            self.results.append(Result(duel, one.seats, one.won, one.mean_seconds, one.slow_seconds))
            self._keep()
        return frames

    def _asked(self) -> dict[str, int]:
        return {"games": self._games, "players": self._players, "seed": self._seed}

    def _keep(self) -> None:
        content = {"asked": self._asked(), "results": [asdict(each) for each in self.results]}
        draft = self._file.with_suffix(".draft")
        draft.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
        draft.replace(self._file)


def _result(content: dict[str, Any]) -> Result:
    numbers = {key: value for key, value in content.items() if key != "duel"}
    return Result(Duel(**content["duel"]), **numbers)


def markdown(results: Sequence[Result], players: int) -> str:
    """Return the table of results, one row for each set and one column for each pair of bots."""
    pairs = list(dict.fromkeys((result.duel.one, result.duel.others) for result in results))
    by_duel = {result.duel: result for result in results}
    lines = ["| | " + " | ".join(Duel("", *pair).against(players) for pair in pairs) + " |"]
    lines.append("|---" * (len(pairs) + 1) + "|")
    for pack in dict.fromkeys(result.duel.pack for result in results):
        found = [by_duel.get(Duel(pack, *pair)) for pair in pairs]
        lines.append(f"| {pack} | " + " | ".join("" if each is None else str(each) for each in found) + " |")
    return "\n".join(lines) + "\n"


def plot(results: Sequence[Result], players: int) -> str:
    """Return a plot of all shares with their intervals, as an SVG file."""
    even = 1 / players
    dots: list[plots.Dot] = []
    for result in results:
        low, high = result.interval
        name = f"{result.duel.one} in {result.duel.pack}"
        if len({each.duel.others for each in results if each.duel.one == result.duel.one}) > 1:
            name += f" ({result.duel.others})"
        dots.append(plots.Dot(name, result.share, low, high, plots.verdict(low, high, even)))
    title = "games won, one against the others (dashed: even share)"
    return plots.standalone(plots.dots(dots, expected=even, title=title, scale=plots.reach(dots, even)))
