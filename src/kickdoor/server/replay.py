"""Replays finished games from their logs: the story of the game, and the table after every step. That takes a while, so
it runs in a thread for one game at a time, and recent results are kept.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from kickdoor import queries
from kickdoor.game import Game
from kickdoor.packs import Pack
from kickdoor.protocol import calls
from kickdoor.protocol import messages as protocol
from kickdoor.server import entries as log
from kickdoor.server import table_view
from kickdoor.server.entries import AnyEntry
from kickdoor.server.game_stats import StatsCollector
from kickdoor.server.notifications import News, happening
from kickdoor.server.table import Table
from kickdoor.server.translations import sentences
from kickdoor.store import Record, Store

STEPS_APART: Final = 25  # steps between two tables that are kept as starting points
KEPT_GAMES: Final = 8  # games kept in memory
SPECTATOR: Final = -1


class Timed(NamedTuple):
    at: int
    entry: AnyEntry


def without_undone(records: Sequence[Record]) -> list[Timed]:
    """Return the log's entries without the actions that were undone."""
    kept: list[Timed] = []
    for record in records:
        entry = log.read(record.body)
        if isinstance(entry, log.Undid):
            for n in [n for n, one in enumerate(kept) if isinstance(one.entry, log.Did)][: -entry.steps - 1 : -1]:
                del kept[n]
        else:
            kept.append(Timed(record.at, entry))
    return kept


class ReplayedGame:
    """A replayed game. A step is an action together with the silent passes before it; step 0 is the deal."""

    def __init__(self, id: str, packs: Sequence[Pack], records: Sequence[Record]) -> None:
        self._log = without_undone(records)
        self._ends: list[int] = []  # for each step, the number of log entries up to its end
        self._marks: list[Table] = []  # the table before the steps 0, STEPS_APART, 2 * STEPS_APART, …
        self.turns: list[int] = []  # the first step of each turn
        self.ends_after: list[int] = []  # for each step, the number of actions up to its end
        self.table = Table(id, packs)  # at the end of the game
        self.story = self._play(self.table)

    # ------------------------------------------------------------ the story
    def _play(self, table: Table) -> calls.Story:
        stats: StatsCollector | None = None
        for n, (at, entry) in enumerate(self._log):
            if table.stage == "over":
                break
            if len(self._ends) == STEPS_APART * len(self._marks) and n == self._begin(len(self._ends)):
                self._marks.append(table.copy())
            news = table.apply(entry, at)
            if isinstance(entry, log.Waited) and stats is not None:
                stats.waited(entry.seat)
            if table.game is None or not isinstance(entry, log.Started | log.Did):
                continue
            step = len(self._ends)
            if stats is None:
                stats = StatsCollector(table.game)
            elif isinstance(entry, log.Did):
                stats.did(table.game, entry.seat, news.events, step)
                self.turns += [step] * (stats.turn - len(self.turns))
            if isinstance(entry, log.Started) or sentences(news.seen_by(SPECTATOR), table.game, table.names):
                self._ends.append(n + 1)
                self.ends_after.append(len(table.actions))
        if stats is None or table.game is None:
            raise ValueError("no game was played")
        stats.close()
        return self._story(table, table.game, stats)

    def _story(self, table: Table, game: Game, stats: StatsCollector) -> calls.Story:
        seats = tuple(
            calls.StorySeat(
                table.names[number],
                "" if seat.is_person else seat.bot,
                tuple(levels[number] for levels in stats.curves),
            )
            for number, seat in enumerate(table.seats)
        )
        return calls.Story(
            table.id,
            seats,
            game.rules.winning_level,
            tuple(map(game.seat, game.winners)),
            stats.finish,
            stats.turning_points(),
            stats.awards(game),
            _milliseconds(self._log[: self._ends[-1]]) // 1000,
            tuple(self.turns),
            len(self._ends),
            table_view.shuffle(table),
        )

    # ------------------------------------------------------------ step by step
    def _begin(self, step: int) -> int:
        return self._ends[step - 1] if step else 0

    def done(self, step: int) -> list[log.Did]:
        """Return the actions up to the end of a step."""
        return [entry for _, entry in self._log[: self._ends[step]] if isinstance(entry, log.Did)]

    def turn_of(self, step: int) -> int:
        return bisect_right(self.turns, step)

    def steps(self, first: int, count: int, *, open: bool) -> calls.Steps:
        """Return up to `count` steps from `first` on. `open`: show all hands."""
        last = min(first + count, len(self._ends))
        if first >= last:
            return calls.Steps(len(self._ends), ())
        table, found = self._marks[first // STEPS_APART].copy(), list[calls.Step]()
        for number in range(first // STEPS_APART * STEPS_APART, last):
            told = [table.apply(entry, at) for at, entry in self._log[self._begin(number) : self._ends[number]]]
            if number >= first:
                found.append(_step(table, told[-1], number, open=open))
        return calls.Steps(len(self._ends), tuple(found))


def _step(table: Table, news: News, number: int, *, open: bool) -> calls.Step:
    game, scene, told = (
        table.game,
        table_view.scene(table, SPECTATOR),
        happening(news, table.game, SPECTATOR, table.names),
    )
    assert game is not None and scene is not None
    hands: tuple[tuple[protocol.Card, ...], ...] = ()
    if open:
        action = news.entry.action if isinstance(news.entry, log.Did) else ""
        told = msgspec.structs.replace(told, action=action, sentences=sentences(news.events, game, table.names))
        hands = tuple(_cards(game, queries.hand(game, seat)) for seat in range(len(game.names)))
    return calls.Step(number, scene.turn_no, told, scene, hands)


def _cards(game: Game, cards: Sequence[int]) -> tuple[protocol.Card, ...]:
    return tuple(msgspec.convert(queries.card(game, card), protocol.Card, from_attributes=True) for card in cards)


def _milliseconds(entries: Sequence[Timed]) -> int:
    """Return the duration from the deal on without pauses. A clock that was set back counts as no time."""
    took, before, runs = 0, 0, False
    for at, entry in entries:
        took += max(0, at - before) if runs else 0
        before = at
        if isinstance(entry, log.Started | log.Resumed):
            runs = True
        elif isinstance(entry, log.Paused):
            runs = False
    return took


class Archive:
    """The recently requested replays. There is one archive for each process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, asyncio.Task[ReplayedGame]] = {}  # the most recent last
        self._busy = asyncio.Lock()

    async def replayed_game(self, id: str, packs: Sequence[Pack]) -> ReplayedGame:
        """Return the replay of a game that is known to be over."""
        found = self._kept.pop(id, None) or asyncio.create_task(self._replay(id, packs))
        self._kept[id] = found
        if len(self._kept) > KEPT_GAMES:
            del self._kept[next(iter(self._kept))]
        try:
            return await asyncio.shield(found)  # a caller that disconnects does not cancel it for the others
        except Exception:
            if self._kept.get(id) is found:
                del self._kept[id]
            raise

    async def _replay(self, id: str, packs: Sequence[Pack]) -> ReplayedGame:
        records = await self._store.read(id)
        async with self._busy:
            return await asyncio.to_thread(ReplayedGame, id, packs, records)
