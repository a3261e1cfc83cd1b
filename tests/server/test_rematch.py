"""A rematch: after the game the same people get a new table, already seated."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server.table_manager import TableManager
from tests.server.tables import Clock, Failing, Player, lay, manager_at, run, settle, sit, table_of, written
from tests.table import Table as Laid

OPTIONS = Options(
    seats=4, bot="easy", title="again", public=True, rules={"reaction_seconds": 0.0},
    timing=Timing(reading=0, pace=0, hold=None),
)  # fmt: skip


async def a_game_that_is_over(manager: TableManager) -> list[Player]:
    """Return the players of a game that Ana has won; Eve took over a bot's seat."""
    ana, bo = await table_of(manager, "Ana", "Bo", options=OPTIONS, start=False)
    await ana.must(protocol.SeatBot, seat=2, bot="random")
    await ana.must(protocol.Start)
    eve = await sit(manager, ana.table.id, "Eve", 3)
    laid = Laid(*[seat.name for seat in ana.table.seats], packs=("classic",), reaction_seconds=0)
    await lay(ana, laid.has("Ana", level=9).combat("Ana", "Potted Plant"))
    await ana.does("fight")
    for player in (bo, eve):
        await player.ask(protocol.Do, action="pass")
    await settle(manager)
    assert ana.table.stage == "over"
    return [ana, bo, eve]


def test_everybody_is_seated_with_the_same_secret(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            players = await a_game_that_is_over(manager)
            ana, bo, _ = players
            await bo.must(protocol.Rematch)
            id = ana.latest.info.rematch
            assert id and id != ana.table.id and ana.latest.news[-1].what == "rematched"
            live = await manager.live(id)
            again = [await Player(manager, live, player.secret).come() for player in players]
            assert [player.seat for player in again] == [0, 1, 3]
            assert [(s.name, s.bot) for s in live.table.seats] == [("Ana", ""), ("Bo", ""), ("", "random"), ("Eve", "")]
            assert [player.latest.info.host for player in again] == [True, False, False]
            assert live.table.options == ana.table.options
            assert await again[1].refused(protocol.Start) == "not_host"
            await again[0].must(protocol.Start)
            assert live.table.started is not None and ana.table.started is not None
            assert live.table.started.seed != ana.table.started.seed

    run(play())


def test_repeated_requests_give_one_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock(), wrap=Failing) as manager:
            players = await a_game_that_is_over(manager)
            manager.store.after = 1  # type: ignore[attr-defined]
            answers = await asyncio.gather(*(player.ask(protocol.Rematch) for player in players for _ in range(3)))
            assert all(isinstance(answer, protocol.Done) for answer in answers)
            assert len(await manager.store.tables()) == 2
            entries = await written(manager, players[0].table.id)
            assert [type(entry).__name__ for entry in entries].count("Rematched") == 1

    run(play())


def test_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, *_ = await table_of(manager, "Ana", "Bo", options=Options(seats=3, timing=Timing(pace=10)))
            assert await ana.refused(protocol.Rematch) == "not_over"
            assert len(await manager.store.tables(public=False)) == 1

    run(play())
