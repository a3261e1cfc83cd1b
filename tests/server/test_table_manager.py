"""Only what is in the store is sent to clients, whatever fails; several processes serve one table and agree."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast

import msgspec
import pytest

from kickdoor import KickdoorError
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.requests import Refused
from kickdoor.server.table_manager import NoSuchTable, TableManager, row
from kickdoor.store import Row, Store, StoreDown
from tests.server.tables import (
    FAST,
    SHORT,
    Clock,
    Failing,
    Player,
    facts,
    manager_at,
    read_anew,
    run,
    settle,
    sit,
    table_of,
    turn,
    written,
)

NAMES = ("Ana", "Bo", "Cy")
QUIET = Options(seats=3, bot="random", timing=Timing(decision=None, hold=None))


def failing(manager: TableManager) -> Failing:
    return cast("Failing", manager.store)


def said(entries: list[log.AnyEntry]) -> list[str]:
    return [entry.text for entry in entries if isinstance(entry, log.Said)]


# ---------------------------------------------------------------- sent only once it is stored
class Gate(Failing):
    """A store whose appends wait until the test lets them go."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.open = asyncio.Event()
        self.open.set()

    async def append(self, *parts: object) -> None:
        await self.open.wait()
        await super().append(*parts)  # type: ignore[arg-type]


def test_nothing_is_told_before_it_is_in_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", wrap=Gate) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            gate, told = cast("Gate", manager.store), len(bo.updates)
            gate.open.clear()
            asking = asyncio.create_task(ana.ask(protocol.Say, text="psst"))
            looking = asyncio.create_task(bo.ask(protocol.Ask))
            showing = asyncio.create_task(manager.live(ana.table.id))
            await asyncio.sleep(0.05)
            assert not asking.done() and not looking.done() and not showing.done()
            assert len(bo.updates) == told and said(await written(manager, ana.table.id)) == []
            gate.open.set()
            assert isinstance(await asking, protocol.Done)
            await asyncio.gather(looking, showing)
            await settle(manager)
            assert [one.text for one in bo.latest.news] == ["psst"]
            assert said(await written(manager, ana.table.id)) == ["psst"]

    run(play())


# ---------------------------------------------------------------- a store that fails
@pytest.mark.parametrize("when", ["before", "after"])
def test_an_answer_that_is_lost_loses_and_doubles_nothing(tmp_path: Path, when: str) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", wrap=Failing) as manager:
            ana, bo, cy = await table_of(manager, *NAMES, options=QUIET)
            for n, player in enumerate((ana, bo, cy, ana, bo)):
                setattr(failing(manager), when, 1)
                failing(manager).unreadable = n % 3  # and reading fails for a while
                await player.must(protocol.Say, text=f"word {n}")
            setattr(failing(manager), when, 1)
            await ana.does("ready")
            assert said(await written(manager, ana.table.id)) == [f"word {n}" for n in range(5)]
            assert ana.table.actions == ["Ana: ready"]
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
            texts = [
                one.text
                for update in bo.updates
                if isinstance(update, protocol.Update)
                for one in update.news
                if one.text
            ]
            assert texts == [f"word {n}" for n in range(5)]

    run(play())


@pytest.mark.parametrize("when", ["before", "after"])
def test_bots_go_on_after_a_failure(tmp_path: Path, when: str) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock(), wrap=Failing) as manager:
            longer = msgspec.structs.replace(SHORT, rules=SHORT.rules | {"winning_level": 3})
            (ana,) = await table_of(manager, "Ana", options=longer)
            setattr(failing(manager), when, 5)  # fewer than the steps of the shortest game to level 3
            await ana.must(protocol.Leave)
            stranger = await Player(manager, ana.live, "").come()
            assert stranger.table.stage == "over"
            assert getattr(failing(manager), when) == 0
            entries = await written(manager, ana.table.id)
            assert [e.action for e in entries if isinstance(e, log.Did)] == stranger.table.actions
            assert facts(await read_anew(manager, ana.table.id)) == facts(stranger.table)

    run(play())


def test_a_store_that_is_down_for_long_is_told_and_all_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickdoor.server.table_manager.LONGEST_OUTAGE", 0.0)
    monkeypatch.setattr("kickdoor.server.table_manager.PAUSE", 0.01)

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock, wrap=Failing) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            failing(manager).after, failing(manager).unreadable = 1, 1_000_000
            assert await ana.refused(protocol.Say, id="word", text="hello") == "unavailable"
            assert (await bo.ask(protocol.Ask)).code == "unavailable"
            with pytest.raises(StoreDown):
                await manager.live(ana.table.id)
            told = len(bo.updates)
            await asyncio.sleep(0.05)
            assert len(bo.updates) == told  # nobody sees what may not be stored
            failing(manager).unreadable = 0
            await settle(manager)  # without any request
            assert [one.text for one in bo.latest.news] == ["hello"]
            again = await ana.ask(protocol.Say, id="word", text="hello")
            assert isinstance(again, protocol.Done)
            assert said(await written(manager, ana.table.id)) == ["hello"]

    run(play())


def test_who_is_cut_off_in_the_middle_leaves_a_sound_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", wrap=Gate) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            gate = cast("Gate", manager.store)
            gate.open.clear()
            asking = asyncio.create_task(ana.ask(protocol.Say, text="never said"))
            await asyncio.sleep(0.02)
            asking.cancel()
            await asyncio.wait([asking])
            gate.open.set()
            await settle(manager)
            await bo.must(protocol.Say, text="said")
            assert said(await written(manager, ana.table.id)) == ["said"]
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)

    run(play())


# ---------------------------------------------------------------- two processes
def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        file = tmp_path / "db"
        async with manager_at(file, clock, shared=True) as one, manager_at(file, clock, shared=True) as other:
            (ana,) = await table_of(one, "Ana", options=QUIET, start=False)
            bo = await sit(other, ana.table.id, "Bo")
            await in_step(one, other)
            await ana.must(protocol.Start)
            await in_step(one, other)
            assert bo.latest.info.stage == "playing" and bo.latest.info.seats[0].here
            await asyncio.gather(*(p.ask(protocol.Say, text=f"{n} {p.seat}") for n in range(20) for p in (ana, bo)))
            await asyncio.gather(ana.ask(protocol.Do, action="ready"), bo.ask(protocol.Do, action="ready"))
            await in_step(one, other)
            assert ana.live is not bo.live
            assert facts(ana.table) == facts(bo.table)
            words = said(await written(one, ana.table.id))
            assert sorted(words) == sorted(f"{n} {seat}" for n in range(20) for seat in (0, 1))
            for player in (ana, bo):
                assert {one.text for one in told(player)} == set(words)
                seqs = [one.seq for one in told(player)]
                assert seqs == sorted(set(seqs))

    run(play())


def test_two_processes_move_the_same_bots_and_nothing_is_done_twice(tmp_path: Path) -> None:
    """Each process has connected players and so moves the bots when they are due; one of them is first."""

    async def play() -> None:
        clock, file = Clock(), tmp_path / "db"
        async with manager_at(file, clock, shared=True) as one, manager_at(file, clock, shared=True) as other:
            (ana,) = await table_of(
                one, "Ana", options=Options(seats=4, bot="random", timing=FAST.timing, rules=FAST.rules)
            )
            bo = await sit(other, ana.table.id, "Bo")
            await in_step(one, other)
            for _ in range(15):
                for player in (ana, bo):
                    legal = (await player.ask(protocol.Ask)).legal
                    await player.ask(protocol.Do, action=legal[0] if legal else "pass")
                await turn(clock, 1000, one, other)
                await in_step(one, other)  # beats may be shorter than the delay between processes
            assert len(ana.table.actions) > 30
            assert facts(ana.table) == facts(bo.table) == facts(await read_anew(one, ana.table.id))

    run(play())


def test_nobody_is_away_who_is_there_by_another_process(tmp_path: Path) -> None:
    async def play() -> None:
        clock, file = Clock(), tmp_path / "db"
        options = Options(seats=3, bot="random", timing=Timing(hold=5, decision=None))
        async with manager_at(file, clock, shared=True) as one, manager_at(file, clock, shared=True) as other:
            (ana,) = await table_of(one, "Ana", options=options, start=False)
            bo = await sit(other, ana.table.id, "Bo")
            await in_step(one, other)
            await ana.must(protocol.Start)
            await in_step(one, other)
            await turn(clock, 20_000, one, other)
            assert [seat.away for seat in ana.table.seats] == [False, False, False]
            await bo.go()
            await one.presence.exchange_signs(one.lives.values())
            await turn(clock, 4_999, one, other)  # the seat is held from now on
            assert [seat.away for seat in ana.table.seats] == [False, False, False]
            await turn(clock, 1, one, other)
            assert [seat.away for seat in ana.table.seats] == [False, True, False]
            bo = await Player(other, bo.live, bo.secret).come()
            await in_step(one, other)
            await turn(clock, 60_000, one, other)
            assert [seat.away for seat in ana.table.seats] == [False, False, False]

    run(play())


class Deaf(Failing):
    """A store that never reports what other processes write."""

    def listen(self, hear: object) -> None:
        pass


def test_another_process_catches_up_before_it_answers(tmp_path: Path) -> None:
    """A client learns from one process that the game is over, and asks the other for its replay."""

    async def play() -> None:
        clock, file = Clock(), tmp_path / "db"
        async with (
            manager_at(file, clock, shared=True) as one,
            manager_at(file, clock, shared=True, wrap=Deaf) as other,
        ):
            (ana,) = await table_of(one, "Ana", options=QUIET, start=False)
            assert (await other.live(ana.table.id)).table.stage == "waiting"
            await ana.must(protocol.Start)
            assert (await other.live(ana.table.id)).table.stage == "playing"

    run(play())


def test_lists_are_up_to_date_whichever_process_wrote_last(tmp_path: Path) -> None:
    """The row of a table is written when it changes and not with every entry, also if one process undoes what another
    did.
    """

    async def play() -> None:
        clock, file, rows = Clock(), tmp_path / "db", list[Row | None]()

        class Listening(Failing):
            async def append(self, *parts: object) -> None:
                rows.append(cast("Row | None", parts[-1]))
                await super().append(*parts)  # type: ignore[arg-type]

        async with (
            manager_at(file, clock, shared=True, wrap=Listening) as one,
            manager_at(file, clock, shared=True, wrap=Listening) as other,
        ):
            (ana,) = await table_of(one, "Ana", options=QUIET, start=False)
            again = await Player(other, await other.live(ana.table.id), ana.secret).come()
            changes = (ana, "random"), (again, "easy"), (ana, "random"), (again, "random")
            for n, (where, bot) in enumerate(changes):
                await where.must(protocol.SeatBot, id=f"bot-{n}", seat=2, bot=bot)
                await in_step(one, other)
                (listed,) = await one.store.tables(public=False)
                assert listed.row == row(ana.table) == row(again.table)
                assert bot in listed.row.summary.decode()
            rows.clear()
            await again.must(protocol.Say, id="say-1", text="Hello")
            await again.must(protocol.Say, id="say-2", text="again")
            assert rows == [None, None]
            await in_step(one, other)
            await ana.must(protocol.Start, id="start")
            (listed,) = await one.store.tables(public=False)
            assert listed.row == row(ana.table) and listed.row.stage == "playing"

    run(play())


async def in_step(*halls: TableManager) -> None:
    """Wait until each manager has read what the others have written."""
    async with asyncio.timeout(10):
        while True:
            await settle(*halls)
            lives = [live for manager in halls for live in manager.lives.values()]
            if len({live.table.seq for live in lives}) == 1:
                return
            await asyncio.sleep(0.005)


def told(player: Player) -> list[protocol.Happening]:
    news = [one for update in player.updates if isinstance(update, protocol.Update) for one in update.news]
    return [one for one in news if one.what == "said"]


# ---------------------------------------------------------------- loading and unloading
def test_tables_are_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, *others = await table_of(manager, *NAMES, options=QUIET)
            before = facts(ana.table)
            manager.unload_idle(time.monotonic() + 1)
            assert ana.table.id in manager.lives  # a player is connected
            for player in (ana, *others):
                await player.go()
            stale = ana.live
            manager.unload_idle(time.monotonic() + 1)
            assert manager.lives == {}
            bo = await Player(manager, await manager.live(ana.table.id), others[0].secret).come()
            assert facts(bo.table) == before and bo.live is not stale
            late = requests.say(bo.table, 0, "from before", "")  # a request that took very long
            await manager.commit(stale, lambda _: [late])
            await settle(manager)
            assert [one.text for one in bo.latest.news] == ["from before"]
            assert facts(bo.table) == facts(await read_anew(manager, ana.table.id))

    run(play())


def test_a_table_that_does_not_exist(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            with pytest.raises(NoSuchTable):
                await manager.live("nothing")
            assert manager.lives == {}

    run(play())


@pytest.mark.parametrize(
    "options",
    [
        Options(bot="no_such_bot"),
        Options(bot="bots.py:Bot"),
        Options(rules={"winning_level": "ten"}),
        Options(rules={"no_such_rule": 1}),
        Options(rules={"edition": "no_such_edition"}),
        Options(packs=("/etc/passwd",)),
        Options(packs=("pack:" + "0" * 64,)),
    ],
)
def test_what_cannot_be_played_is_not_opened(tmp_path: Path, options: Options) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as hall:
            with pytest.raises((Refused, KickdoorError)):
                await hall.create(options, "secret")
            assert await hall.store.tables(public=False) == []

    run(play())


def test_a_mistake_of_ours_harms_no_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, *_ = await table_of(manager, *NAMES, options=QUIET)
            before = facts(ana.table)
            with pytest.raises(Refused, match="Something went wrong on the server"):
                await manager.commit(
                    ana.live, lambda table: [requests.say(table, 0, "hm", ""), log.Did(0, "Ana: kick")]
                )
            await settle(manager)
            assert facts(ana.table) == before
            await ana.does("ready")

    run(play())
