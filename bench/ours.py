"""Random games of kickdoor, as fast as its doors allow. Measures whichever engine this process has: plain or compiled.

An action counts with what a program needs to choose it: what is pending, the legal list of one who owes something, and
`submit`, which returns the events.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from bench.messages import Bin, Lengths, Slice, Table
from bench.timing import clock, played
from kickdoor import Game
from kickdoor.engine.model import state as engine_state
from kickdoor.lab.playing import NAMES, named_bots, play_on
from kickdoor.packs import Pack, load_pack

USUAL: Final = Table(("classic",), 4)
LONGEST: Final = 4000  # actions of one random game; what is not over by then is left
ACTIONS_A_BIN: Final = 200
TURNS_A_BIN: Final = 5


class Engine:
    """Plays on where it stopped, so that no two slices are the same games."""

    compiled: Final = not (engine_state.__file__ or "").endswith(".py")

    def __init__(self) -> None:
        self._packs: dict[str, Pack] = {}
        self._games: dict[Table | str, Iterator[int]] = {}  # of a table, or of bots
        self._seeds = count(1_000_000)

    def _new(self, table: Table, seed: int, *, auto_pass: bool = False) -> Game:
        for name in table.packs:
            if name not in self._packs:
                self._packs[name] = load_pack(name)
        return Game.new([self._packs[name] for name in table.packs], NAMES[: table.seats], seed, auto_pass=auto_pass)

    def _endless(self, table: Table) -> Iterator[int]:
        for seed in count():
            yield play(self._new(table, seed), random.Random(seed).random)

    def play(self, table: Table, seconds: float) -> Slice:
        if table not in self._games:
            self._games[table] = self._endless(table)
        return played(self._games[table], seconds)

    def _endless_bots(self, bot: str) -> Iterator[int]:
        for seed in count():
            game = self._new(USUAL, seed, auto_pass=True)
            yield play_on(game, named_bots([bot] * USUAL.seats, seed), most=LONGEST, last=[])

    def play_bots(self, bot: str, seconds: float) -> Slice:
        if bot not in self._games:
            self._games[bot] = self._endless_bots(bot)
        return played(self._games[bot], seconds)

    def lengths(self, table: Table, seconds: float) -> Lengths:
        """What an action costs early and late in a game."""
        found = Lengths([Bin() for _ in range(LONGEST // ACTIONS_A_BIN)], [])
        begin = clock()
        while clock() - begin < seconds:
            seed = next(self._seeds)
            _play_in_stretches(self._new(table, seed), random.Random(seed).random, found)
        return found

    def clone_microseconds(self, table: Table) -> float:
        """One clone of a game in mid-combat, the best of several rounds."""
        pick = random.Random(1).random
        game = self._new(table, 1)
        steps = 0
        while game.state.combat is None or steps < 300:
            if game.over:
                game = self._new(table, steps)
            act(game, pick)
            steps += 1
        best = float("inf")
        for _ in range(20):
            begin = clock()
            for _ in range(200):
                game.clone()
            best = min(best, (clock() - begin) / 200)
        return best * 1e6

    def cards(self, table: Table) -> int:
        return len(self._new(table, 0).library.card_def)


def play(game: Game, pick: Callable[[], float]) -> int:
    """Plays the game out, or as far as it goes; returns how many actions that took."""
    for number in range(LONGEST):
        if game.over:
            return number
        act(game, pick)
    return LONGEST


def _play_in_stretches(game: Game, pick: Callable[[], float], found: Lengths) -> None:
    """The clock is read only where a stretch ends: by the number of the action, of the turn, or with the game."""
    since, number, turn, begin = 0, 0, 0, clock()
    while number < LONGEST and not game.over:
        act(game, pick)
        number += 1
        turn_now = game.state.turn_no // TURNS_A_BIN
        if number % ACTIONS_A_BIN and turn_now == turn and not game.over:
            continue
        now = clock()
        found.by_turn.extend(Bin() for _ in range(turn + 1 - len(found.by_turn)))
        for stretch in (found.by_action[(number - 1) // ACTIONS_A_BIN], found.by_turn[turn]):
            stretch.add(number - since, now - begin)
        since, turn, begin = number, turn_now, now


def act(game: Game, pick: Callable[[], float]) -> None:
    """Anyone who owes something does anything legal."""
    owed = game.pending()
    legal = game.legal(owed[int(pick() * len(owed))].seat)
    game.submit(legal[int(pick() * len(legal))])
