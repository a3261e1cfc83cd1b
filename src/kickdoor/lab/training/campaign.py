# pyright: reportUnknownMemberType=false
"""Trains the bots' net in rounds: bots play, positions are recorded, a net learns, and plays in the next round.

The first round is played by hand-made bots; in the later ones the last net has about half of the seats. All games are
kept and learned from again. Every step leaves files in a folder, and what is there is not done again: a campaign that
was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from kickdoor.lab import simulate
from kickdoor.lab.errors import BadJob
from kickdoor.lab.job import Job, rotated
from kickdoor.lab.training.dataset import Floats, Group, load, scales
from kickdoor.lab.training.formula import formula
from kickdoor.lab.training.learning import Measures, chances, fit, measure, returns, winners
from kickdoor.lab.training.network import Network, Shape

STRENGTH: Final = "medium"  # with which a net plays while it learns: one step ahead
Report = Callable[[str, float], object]  # called with what is being done, and the share of it that is done
Say = Callable[[str], object]


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what a net learns."""

    packs: tuple[tuple[str, ...], ...]  # mixes, each of which is played
    games: int = 2000  # of each round, all mixes together
    rounds: int = 2  # of self-play, after the first round of hand-made bots
    bots: tuple[str, ...] = ("medium",)  # who play the first round, and some seats later
    players: tuple[int, ...] = (4, 4, 3, 4, 5, 4, 4, 6)  # seats, in turn
    seed: int = 1
    sample: float = 0.06  # the share of actions after which the position is recorded, besides each turn's first
    explore: float = 0.01  # the share of random actions
    most: int = 6000  # actions of a game
    rules: dict[str, Any] = field(default_factory=dict[str, Any])  # optional rules of all games
    shape: Shape = field(default_factory=Shape)
    prior_rate: float = 5e-3  # of learning the hand-made formula
    prior_passes: int = 2
    prior: float = 0.3  # the share of the formula in what is learned later
    rate: float = 1e-3  # of learning from winners, in one pass, and from returns
    passes: int = 1  # over all positions with returns
    share: float = 0.95  # lambda
    decay: float = 0.01
    batch: int = 1024

    def check(self) -> None:
        """Raise BadJob, UnknownBot or PackError for a recipe that cannot be followed; play nothing."""
        if self.rounds < 0:
            raise BadJob(f"there can be no {self.rounds} rounds")
        if self.games < len(self.packs) * len(set(self.players)):
            raise BadJob(f"{self.games} games are too few for {len(self.packs)} mixes of packs at all sizes of tables")
        for job in self.jobs(0, self.bots).values():
            job.check()

    def jobs(self, number: int, bots: Sequence[str]) -> dict[str, Job]:
        """Return the games of a round by the names of their files: one job for each mix and number of seats."""
        found: dict[str, Job] = {}
        for at, packs in enumerate(self.packs):
            for seats in sorted(set(self.players)):
                games = self.games * self.players.count(seats) // (len(self.players) * len(self.packs))
                name = f"round-{number}.{at}-{'+'.join(Path(pack).stem for pack in packs)}.{seats}.parquet"
                found[name] = Job(
                    games=max(1, games),
                    seatings=rotated([*bots][:seats], seats),
                    packs=packs,
                    rules=self.rules,
                    seed=((self.seed * 1009 + number) * 101 + at) * 7 + seats,
                    most=self.most,
                    positions=self.sample,
                    explore=self.explore,
                )
        return found


@dataclass(frozen=True)
class Learned:
    """What one round of learning has led to."""

    number: int
    games: int
    positions: int
    steps: list[tuple[str, Measures]]  # after each pass
    losses: list[float]  # of the steps


class Stopped(Exception):
    """The campaign was stopped by Ctrl-C or by a game that broke; the message says where."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code


class Campaign:
    """A recipe that is followed in a folder."""

    def __init__(self, recipe: Recipe, folder: Path, *, workers: int = 1, address: str = "") -> None:
        self.recipe = recipe
        self.folder = folder
        self._workers = workers
        self._address = address

    def begin(self) -> None:
        """Note the recipe in the folder. Raises BadJob if another one is followed there."""
        self.recipe.check()
        self.folder.mkdir(parents=True, exist_ok=True)
        note, text = self.folder / "recipe.json", json.dumps(asdict(self.recipe), indent=1)
        if note.exists() and note.read_text("utf-8") != text:
            raise BadJob(f"{self.folder} has the files of another recipe (recipe.json): name another folder")
        note.write_text(text, "utf-8")

    def run(self, report: Report, say: Say) -> Path:
        """Follow the recipe to its end, and return the weights file. Raises Stopped."""
        self.begin()
        history: list[dict[str, Any]] = []
        for number in range(self.recipe.rounds + 1):
            self.play(number, report)
            note = self.folder / f"round-{number}.json"
            if not note.exists() or not self._weights(number).exists():
                learned = self.learn(number, report)
                note.write_text(json.dumps(asdict(learned), indent=1), "utf-8")
            history.append(json.loads(note.read_text("utf-8")))
            say(sentence(history[-1]))
        weights = self.folder / "weights.json"
        weights.write_text(self._weights(self.recipe.rounds).read_text("utf-8"), "utf-8")
        about = {"recipe": asdict(self.recipe), "rounds": [_without_losses(each) for each in history]}
        weights.with_suffix(".recipe.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
        return weights

    def history(self) -> list[dict[str, Any]]:
        """Return what each round that is done has led to (Learned, as plain data)."""
        files = [self.folder / f"round-{number}.json" for number in range(self.recipe.rounds + 1)]
        return [json.loads(file.read_text("utf-8")) for file in files if file.exists()]

    def bots(self, number: int) -> list[str]:
        """Return who play a round: at first hand-made bots, later also the last two nets."""
        if not number:
            return [*self.recipe.bots]
        last, before = self._weights(number - 1), self._weights(max(0, number - 2))
        return [f"{last}:{STRENGTH}", self.recipe.bots[0], f"{before}:{STRENGTH}", f"{last}:{STRENGTH}"]

    def play(self, number: int, report: Report) -> None:
        """Play the games of a round that are not there yet."""
        jobs = self.recipe.jobs(number, self.bots(number))
        total, done = sum(job.games for job in jobs.values()), 0
        for name, job in jobs.items():
            file = self.folder / name
            if not file.exists():
                draft = file.with_suffix(".draft")
                frames = simulate.run(
                    job,
                    workers=self._workers,
                    address=self._address,
                    positions=draft,
                    force=True,
                    progress=partial(_report_part, report, f"games {number}", done / total, 1 / total),
                )
                if frames.exit_code:
                    draft.unlink(missing_ok=True)
                    raise Stopped(simulate.stopped([frames], job.games), frames.exit_code)
                draft.replace(file)
            done += job.games
            report(f"games {number}", done / total)

    def learn(self, number: int, report: Report) -> Learned:
        """Train a net on all games so far, from the start: on the formula, then on winners, then on its own returns."""
        recipe = self.recipe
        names = [name for each in range(number + 1) for name in recipe.jobs(each, self.recipe.bots)]
        groups = load([self.folder / name for name in names])
        net = Network.new(*scales(groups), recipe.shape, recipe.seed)
        steps: list[tuple[str, Measures]] = []
        losses: list[float] = []
        prior = [formula(group) for group in groups]
        parts = recipe.passes + 2
        for at in range(parts):
            if at == 0:
                kind, targets = "formula", prior
            elif at == 1:
                kind, targets = "winners", _mixed([winners(group) for group in groups], prior, recipe.prior)
            else:
                found = [returns(group, chances(net, group), recipe.share) for group in groups]
                kind, targets = "returns", _mixed(found, prior, recipe.prior)
            losses += fit(
                net,
                groups,
                targets,
                epochs=1 if at else recipe.prior_passes,
                rate=recipe.rate if at else recipe.prior_rate,
                decay=recipe.decay,
                seed=recipe.seed + at,
                batch=recipe.batch,
                progress=partial(_report_part, report, f"learning {number}", at / parts, 1 / parts),
            )
            steps.append((kind, measure(net, groups)))
        self._weights(number).write_text(json.dumps(net.integers()), "utf-8")
        return Learned(number, number_of_games(groups), sum(group.size for group in groups), steps, losses)

    def _weights(self, number: int) -> Path:
        return self.folder / f"net-{number}.json"


def _mixed(targets: Sequence[Floats], prior: Sequence[Floats], share: float) -> list[Floats]:
    """Return the targets with a share of the formula in them."""
    pairs = zip(targets, prior, strict=True)
    return [(target + share * (each - target)).astype(np.float32) for target, each in pairs]


def _report_part(report: Report, what: str, before: float, size: float, done: float) -> None:
    """Report how much is done of a part that is one of several."""
    report(what, before + size * done)


def number_of_games(groups: Sequence[Group]) -> int:
    return sum(len(set(group.game.tolist())) for group in groups)


def _without_losses(learned: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in learned.items() if key != "losses"}


def sentence(learned: dict[str, Any]) -> str:
    """Say in one line what a round has led to."""
    first, last = learned["steps"][0][1], learned["steps"][-1][1]
    return (
        f"round {learned['number']}: {learned['games']:,} games, {learned['positions']:,} positions; "
        f"log-loss of held-out games {first['log_loss']:.4f} (formula) to {last['log_loss']:.4f}, "
        f"Brier score {last['brier']:.4f}, best guess right {last['top']:.1%}"
    )
