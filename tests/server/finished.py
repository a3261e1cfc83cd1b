"""Finished games of bots, made without waiting: the log that such a table would have, with invented times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Final, NamedTuple

from kickdoor.bots import Observation
from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.lab.playing import named_bots, play_on
from kickdoor.packs import Pack, load_pack
from kickdoor.protocol.options import Options
from kickdoor.record.shuffle import game_seed, pledge
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.table import Table, digest
from kickdoor.server.table_manager import row
from kickdoor.store import Record, Row, Store
from tests.server.tables import MORNING

NAMES: Final = ("Juno", "Mika", "Kofi", "Ada")
MOST: Final = 20_000  # actions after which a game is given up
PACE: Final = 1500  # milliseconds from one entry to the next


class Finished(NamedTuple):
    packs: list[Pack]
    records: list[Record]

    def table(self, id: str = "finished") -> Table:
        table = Table(id, self.packs)
        for record in self.records:
            table.apply(log.read(record.body), record.at)
        return table

    async def put(self, store: Store, id: str) -> None:
        """Store the log as if the game had been played at that table. Only the times between deal and end are lost."""
        bodies = [record.body for record in self.records]
        dealt = next(n for n, body in enumerate(bodies, start=1) if isinstance(log.read(body), log.Started))
        await store.create(id, self.records[dealt - 1].at, bodies[:dealt], Row())
        await store.append(id, dealt, self.records[-1].at, bodies[dealt:], row(self.table(id)))


def finished(
    seed: int,
    *,
    packs: Sequence[str] = ("classic",),
    names: Sequence[str] = NAMES,
    bot: str = "easy",
    goal: int = 10,
    secret: str = "",
    table: str = "finished",
    contributed: Sequence[int] = (),
    meanwhile: Callable[[int], Sequence[AnyEntry]] = lambda _: (),
) -> Finished:
    """Play a game of bots to its end and return its log.

    `secret`: the first seat belongs to a person with this secret. `table`: the id under which the deal can be proved.
    `contributed`: seats that took part in the deal. `meanwhile`: returns the entries to add before action n.
    """
    options = Options(packs=tuple(packs), seats=len(names), rules={"winning_level": goal})
    loaded, bots = [load_pack(pack) for pack in packs], [bot] * len(names)
    key, given = f"{seed:064x}", {seat: f"{seat + 1:064x}" for seat in contributed}
    dealt = game_seed(table, key, [given.get(seat, "") for seat in range(len(names))])
    game = Game.new(loaded, names, dealt, rules=options.rules)
    entries: list[AnyEntry] = [log.Created(options, "0" * 64, key, log.FORMAT)]
    entries += [log.BotSat(seat, bot) for seat in range(len(names))]
    if secret:
        entries[1] = log.Sat(0, names[0], digest(secret), digest(f"code of {names[0]}"))
    if contributed:
        entries += [log.Pledged(seat, pledge(table, seat, each)) for seat, each in given.items()]
        entries += [log.Dealing(), *(log.Revealed(seat, each) for seat, each in given.items())]
    entries.append(log.Started(dealt, list(names), ["" if secret else bot, *bots[1:]]))
    think, numbers = named_bots(bots, seed), count()

    def choose(observation: Observation) -> Action:
        action = think(observation)
        entries.extend(meanwhile(next(numbers)))
        entries.append(log.Did(action.seat, game.text(action), by="bot"))
        return action

    play_on(game, choose, most=MOST, last=[])
    assert game.over
    return Finished(
        loaded, [Record(n, MORNING + n * PACE, log.written(entry)) for n, entry in enumerate(entries, start=1)]
    )
