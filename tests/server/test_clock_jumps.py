"""The system clock is set back or forward: tables go on, and nobody loses time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server import table_manager as module
from kickdoor.server.counter import Counters
from kickdoor.server.counter_api import new_player
from kickdoor.server.counter_room import join, opened
from kickdoor.server.table import WAIT
from kickdoor.server.table_manager import TableManager
from kickdoor.server.wall_clock import AHEAD, JumpDetector
from tests.server.tables import (
    MORNING,
    Clock,
    Player,
    bots_of,
    facts,
    lay,
    manager_at,
    read_anew,
    run,
    settle,
    table_of,
    turn,
    written,
)
from tests.table import Table as Laid

NAMES = ("Ana", "Bo", "Cy")
HOUR = 3_600_000
YEAR = 365 * 24 * HOUR
TIMED = Options(seats=3, bot="random", timing=Timing(reading=4, pace=1.2, decision=30, hold=60))
DAYS = Options(seats=3, bot="random", timing=Timing(decision=86_400, asleep=True, pace=0))


async def set_clock(clock: Clock, by: int, *halls: TableManager) -> None:
    """Change the system clock and let each process notice."""
    clock.at += by
    for manager in halls:
        manager.clock_was_set()
    await settle(*halls)


async def a_window(ana: Player) -> None:
    """Let Ana declare a win; the others may react for 6.6 seconds."""
    await lay(ana, Laid(*NAMES, packs=("classic",)).has("Ana", level=3).combat("Ana", "Potted Plant"))
    await ana.does("fight")
    assert ana.table.window >= 0


def clock_sets(entries: list[log.AnyEntry]) -> int:
    return sum(isinstance(entry, log.ClockSet) for entry in entries)


# ---------------------------------------------------------------- the clock is set back
@pytest.mark.parametrize("ahead", [HOUR, 10 * YEAR])
def test_a_process_that_reads_entries_from_the_future_goes_on_from_now(tmp_path: Path, ahead: int) -> None:
    async def play() -> None:
        clock = Clock()
        clock.at += ahead
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, cy = await table_of(manager, *NAMES, options=TIMED)
            await turn(clock, 12_000, manager)
            await bo.does("ready")
        clock.at = MORNING + HOUR // 2
        async with manager_at(tmp_path / "db", clock) as manager:
            live = await manager.live(ana.table.id)
            ana, cy = [await Player(manager, live, each.secret).come() for each in (ana, cy)]
            assert ana.latest.info.decide_in == 30_000  # the same as for any player who comes back
            assert clock_sets(await written(manager, ana.table.id)) == 1 and live.table.at == clock.at
            await turn(clock, 29_999, manager)
            assert [action.partition(":")[0] for action in ana.table.actions] == ["Bo"]
            await turn(clock, 1, manager)
            assert sorted(action.partition(":")[0] for action in ana.table.actions)[:3] == ["Ana", "Bo", "Cy"]
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
            assert clock_sets(await written(manager, ana.table.id)) == 1

    run(play())


def test_an_open_window_closes_although_the_clock_was_set_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=TIMED)
            await a_window(ana)
            await turn(clock, 3000, manager)
            await set_clock(clock, -HOUR, manager)
            shown = bo.latest.info.clock
            assert shown is not None and shown.closes is not None and shown.closes <= 6600
            await turn(clock, 6600, manager)
            assert ana.table.window < 0

    run(play())


def test_a_wait_holds_as_long_as_it_would_have(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=TIMED)
            await a_window(ana)
            await bo.must(protocol.Wait)
            await set_clock(clock, -HOUR, manager)
            await turn(clock, WAIT - 1, manager)
            assert ana.table.window >= 0
            await turn(clock, 2601, manager)
            assert ana.table.window < 0

    run(play())


def test_a_pause_ends_although_it_began_in_the_future(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=TIMED)
            await turn(clock, 10_000, manager)
            await ana.must(protocol.Pause)
            await set_clock(clock, -HOUR, manager)
            await turn(clock, 5000, manager)
            await bo.must(protocol.Pause, on=False)
            assert ana.latest.info.decide_in is not None
            assert 20_000 <= ana.latest.info.decide_in <= 30_000  # at least as much as before
            await turn(clock, 30_000, manager)
            assert ana.table.actions

    run(play())


def test_bots_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            host = await bots_of(manager, Options(seats=3, bot="random", timing=Timing(pace=1.2)))
            await host.must(protocol.Start)
            await turn(clock, 1200, manager)
            assert len(host.table.actions) == 1
            await set_clock(clock, -YEAR, manager)
            for _ in range(3):
                await turn(clock, 1200, manager)
            assert len(host.table.actions) >= 3

    run(play())


def test_absent_players_are_still_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with (
            manager_at(tmp_path / "db", clock, shared=True) as manager,
            manager_at(tmp_path / "db", clock) as other,
        ):
            patient = Options(seats=3, bot="random", timing=Timing(hold=60, decision=None))
            ana, bo, _ = await table_of(manager, *NAMES, options=patient)
            await bo.go()
            await other.store.here([(ana.table.id, 1)], clock.at + 25_000)  # left by a process that was killed
            await set_clock(clock, -HOUR, manager)
            await manager.presence.exchange_signs(manager.lives.values())
            await turn(clock, 60_000, manager)
            assert ana.table.seats[1].away

    run(play())


def test_a_game_over_days_that_nobody_looks_at_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        clock.at += YEAR
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=DAYS)
            id = ana.table.id
            before = len(ana.table.actions)
        clock.at = MORNING
        for hours, has_gone_on in ((0, False), (23, False), (2, True)):
            clock.at += hours * HOUR
            async with manager_at(tmp_path / "db", clock) as manager:
                await manager.sweep()
                await settle(manager)
                assert (len((await read_anew(manager, id)).actions) > before) is has_gone_on
                assert clock_sets(await written(manager, id)) == 1
        await bo.go()

    run(play())


def test_small_differences_between_clocks_are_ignored(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=TIMED)
            clock.at -= AHEAD
            await turn(clock, 0, manager)
            await ana.does("ready")
            records = await manager.store.read(ana.table.id)
            assert [record.at for record in records] == sorted(record.at for record in records)
            assert clock_sets(await written(manager, ana.table.id)) == 0

    run(play())


def test_a_room_of_the_level_counter_uses_the_new_time(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            counters = Counters(manager.store, now=clock)
            clock.at += YEAR
            id = await counters.create(opened({}, "digest", ""))
            live = await counters.live(id)
            clock.at -= YEAR
            player = new_player()
            await counters.commit(live, lambda room: join(room, player, "Ana", "digest", ""))
            assert live.room.at == clock.at
            await counters.close()

    run(play())


# ---------------------------------------------------------------- the clock is set forward
def test_nobody_loses_time_when_the_clock_is_set_forward(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=TIMED)
            await a_window(ana)
            await bo.go()
            await set_clock(clock, HOUR, manager)
            assert ana.table.window >= 0 and not ana.table.seats[1].away
            await turn(clock, 6599, manager)
            assert ana.table.window >= 0
            await turn(clock, 1, manager)
            assert ana.table.window < 0

    run(play())


def test_a_clock_change_is_noticed() -> None:
    day, steady = [1_000_000], [0]
    jumps = JumpDetector(lambda: day[0], lambda: steady[0])

    def pass_by(milliseconds: int, *, drift: int = 0) -> bool:
        day[0] += milliseconds + drift
        steady[0] += milliseconds
        return jumps.has_jumped()

    assert not pass_by(1000) and not pass_by(HOUR) and not pass_by(1000, drift=1500) and not pass_by(1000, drift=-1500)
    assert pass_by(1000, drift=-HOUR) and not pass_by(1000)
    assert pass_by(1000, drift=HOUR) and not pass_by(1000)


def test_a_running_server_checks_for_clock_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLOCK_CHECK", 0.01)

    async def play() -> None:
        clock, began = Clock(), asyncio.get_running_loop().time()
        async with manager_at(tmp_path / "db", clock) as manager:
            manager._jumps = JumpDetector(clock, lambda: MORNING)
            found = asyncio.Event()
            monkeypatch.setattr(manager, "clock_was_set", found.set)
            await manager.open()
            await asyncio.sleep(0.1)
            assert not found.is_set()
            clock.at -= HOUR
            await asyncio.wait_for(found.wait(), 5)
        assert asyncio.get_running_loop().time() - began < 20

    run(play())
