"""A job: which games to play, as plain data for any process or machine, and how to play one of them.

Game N of a job is always the same game, in any process and next to any other games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any, Final

from kickdoor.bots import BadAnswer, Observation, maker
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.refusals import SetupError
from kickdoor.game import Game
from kickdoor.game_setup import check_deck_percent, check_names
from kickdoor.lab.errors import BadJob
from kickdoor.lab.playing import NAMES, Choose, Exploring, named_bots, play_on, raised_at
from kickdoor.lab.position_recorder import PositionRecorder
from kickdoor.lab.row_collector import RowCollector
from kickdoor.lab.rows import Row, TimeRow
from kickdoor.packs import Pack, compile_library, load_pack
from kickdoor.rules import ruleset

MAX_ACTIONS: Final = 6000  # a game that is not over by then is cut
MAX_BATCHES: Final = 100  # of a job whose batches are smaller than
BATCH: Final = 100  # games

Rows = dict[str, list[Row]]  # by table


class GameBroke(Exception):
    """A game failed; the message says which one, and how."""


@cache
def _pack(source: str) -> Pack:
    return load_pack(source)


def rotated(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Return seatings in which every bot has every seat in turn. A list shorter than the table is repeated."""
    if not bots:
        raise BadJob("no bot is named")
    if len(bots) > players:
        raise BadJob(f"{len(bots)} bots are too many for {players} players")
    seated = [bots[seat % len(bots)] for seat in range(players)]
    return tuple(tuple(seated[turn:] + seated[:turn]) for turn in range(players))


@dataclass(frozen=True)
class Job:
    """Games to play. `seatings`: who sits where, used in turn (`rotated`). `timed`: measures how long bots think.
    `positions`: the share of actions after which the position is recorded, besides those where a turn begins; None:
    no positions are recorded. `explore`: the share of actions that are random.
    """

    games: int
    seatings: tuple[tuple[str, ...], ...]
    packs: tuple[str, ...] = ("classic",)
    rules: Mapping[str, Any] = field(default_factory=dict[str, Any])
    deck_percent: int = 100
    seed: int = 0
    most: int = MAX_ACTIONS
    timed: bool = False
    positions: float | None = None
    explore: float = 0.0

    def check(self) -> None:
        """Raises BadJob, UnknownBot, PackError or UnknownEdition; plays nothing."""
        if self.games < 1:
            raise BadJob(f"at least one game is to be played, not {self.games}")
        if self.most < 1:
            raise BadJob(f"a game is cut after at least one action, not {self.most}")
        for share in (self.positions or 0.0, self.explore):
            if not 0.0 <= share <= 1.0:
                raise BadJob(f"a share of the actions is between 0 and 1, not {share}")
        if not self.packs:
            raise BadJob("at least one pack is needed")
        for name in dict.fromkeys(name for seating in self.seatings for name in seating):
            maker(name)
        compile_library([_pack(source) for source in self.packs])
        try:
            for seating in self.seatings:
                check_names([f"seat {seat}" for seat in range(len(seating))])
            self.rules_chosen()
            check_deck_percent(self.deck_percent)
        except SetupError as error:
            raise BadJob(str(error)) from error

    def rules_chosen(self) -> str:
        """Return the optional rules that differ from the edition's own, as text."""
        switches = {key: value for key, value in self.rules.items() if key != "edition"}
        edition = str(self.rules.get("edition") or _pack(self.packs[0]).edition)
        usual, chosen = ruleset(edition), ruleset(edition, switches)
        changed = [key for key in sorted(switches) if getattr(usual, key) != getattr(chosen, key)]
        return ", ".join(f"{key}={getattr(chosen, key)}" for key in changed)

    def hashes(self) -> list[str]:
        """Return the hashes of the packs' contents."""
        return [_pack(source).hash for source in self.packs]

    @property
    def batch(self) -> int:
        """The number of games that a worker gets at once. Depends only on the job, and so do the rows."""
        return min(BATCH, -(-self.games // MAX_BATCHES))

    def seating(self, number: int) -> tuple[str, ...]:
        return self.seatings[number % len(self.seatings)]

    def begin(self, number: int) -> Game:
        packs = [_pack(source) for source in self.packs]
        names = NAMES[: len(self.seating(number))]
        seed = self.seed * 1_000_003 + number
        return Game.new(packs, names, seed, rules=self.rules, deck_percent=self.deck_percent, auto_pass=True)


def play(job: Job, numbers: Sequence[int]) -> Rows:
    """The rows of the games of these numbers. Raises GameBroke."""
    rows: Rows = {"games": [], "seats": [], "cards": [], "times": [], "positions": []}
    for number in numbers:
        last: list[Action] = []
        try:
            _play(job, number, rows, last)
        except BadAnswer as error:
            raise GameBroke(f"game {number} of seed {job.seed}: {error}") from error
        except Exception as error:  # a user's bot, a stranger's cards, or a bug of ours
            at = f"{last[0].verb} of seat {last[0].seat}" if last else "the deal"
            what = f"{type(error).__name__} at {raised_at(error)}: {' '.join(str(error).split())}"
            bots = ", ".join(job.seating(number))
            raise GameBroke(f"game {number} of seed {job.seed} ({bots}) breaks after {at}: {what}") from error
    return rows


def _play(job: Job, number: int, rows: Rows, last: list[Action]) -> None:
    game, names = job.begin(number), job.seating(number)
    choose: Choose = named_bots(names, game.header["seed"])
    thought: list[list[float]] = [[] for _ in names]
    if job.explore:
        choose = Exploring(choose, job.explore, game.header["seed"])
    collector = RowCollector(game)
    recorder = None if job.positions is None else PositionRecorder(game, job.positions)

    def listen(game: Game, legal: list[Action], action: Action, events: list[Event]) -> None:
        collector(game, legal, action, events)
        if recorder is not None:
            recorder.record(is_random=isinstance(choose, Exploring) and choose.is_random)

    play_on(game, _timed(choose, thought) if job.timed else choose, most=job.most, listener=listen, last=last)
    row, seats, cards = collector.close(number, bots=names, rules=job.rules_chosen())
    rows["games"].append(row)
    rows["seats"] += seats
    rows["cards"] += cards
    if recorder is not None:
        rows["positions"] += recorder.close(number, names)
    if job.timed:
        rows["times"] += [TimeRow(number, seat, name, thought[seat]) for seat, name in enumerate(names)]


def _timed(choose: Choose, thought: list[list[float]]) -> Choose:
    def choose_by_the_clock(observation: Observation) -> Action:
        begin = perf_counter()
        action = choose(observation)
        thought[observation.seat].append(perf_counter() - begin)
        return action

    return choose_by_the_clock
