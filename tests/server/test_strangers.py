"""Tables with packs of strangers: computed outside the event loop, with a limit on steps, and closed when a card never
ends.
"""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from kickdoor.game import Game
from kickdoor.packs import Pack, PackError
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.server import packs as shelves
from kickdoor.server.app import Config
from kickdoor.server.limits import Bucket
from kickdoor.server.table import UNTRUSTED_STEPS, Table
from kickdoor.server.table_manager import TableManager
from kickdoor.server.untrusted_packs import LONGEST, OVERRUNS, SECONDS, PackUsage, UntrustedRunner
from kickdoor.store.sqlite import SqliteStore
from tests.server.tables import FAST, Player, facts, manager_at, read_anew, run, settle, table_of
from tests.server.test_floods import endless_pack
from tests.server.test_packs_upload import trial
from tests.server.web import app_of, client_of


async def uploaded(manager: TableManager, content: bytes | None = None) -> Options:
    name, _ = await manager.packs.add(content if content is not None else endless_pack(), manager.now())
    return Options(packs=(name,), rules=FAST.rules, timing=FAST.timing, bot="random", seats=3)


async def in_a_fight(manager: TableManager, options: Options) -> tuple[Player, Player, Player, list[str]]:
    """Return the three players, the one in the fight first, and the bottles that the fighter may drink."""
    players = await table_of(manager, "Ana", "Bo", "Cy", options=options)
    for player in players:
        await player.does("ready")
    for _ in range(30):
        for player in players:
            legal: list[str] = list((await player.ask(protocol.Ask)).legal)
            bottles = [each for each in legal if ": play [Bottle" in each]
            if bottles and any(each.endswith((": fight", ": run")) for each in legal):
                a, b, c = sorted(players, key=lambda each: each is not player)
                return a, b, c, bottles
            if onward := [each for each in legal if each.endswith((": kick", ": pass"))]:
                await player.ask(protocol.Do, action=onward[0])
                await settle(manager)
    raise AssertionError("no fight")


def test_a_card_that_never_ends_is_refused_and_the_table_stays_as_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        async with manager_at(tmp_path / "t.db") as manager:
            ana, bo, _, bottles = await in_a_fight(manager, await uploaded(manager))
            assert ana.table.game is not None and ana.table.game.state.step_limit == UNTRUSTED_STEPS
            before = facts(ana.table)
            assert await ana.refused(protocol.Do, action=bottles[0]) == "endless"
            assert facts(ana.table) == before == facts(await read_anew(manager, ana.table.id))
            await bo.must(protocol.Say, text="what was that?")  # and the table goes on
            assert (await ana.ask(protocol.Ask)).legal

    run(go())


def test_an_action_known_to_be_endless_is_not_tried_again_and_the_table_is_paused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    submit = Game.submit

    def counted(game: Game, action: Any, **more: Any) -> Any:
        tried.append(str(action))
        return submit(game, action, **more)

    async def go() -> None:
        async with manager_at(tmp_path / "t.db") as manager:
            options = await uploaded(manager)
            ana, bo, _, bottles = await in_a_fight(manager, options)
            monkeypatch.setattr(Game, "submit", counted)
            for _ in range(OVERRUNS):
                assert await ana.refused(protocol.Do, action=bottles[0]) == "endless"
            assert len(tried) == 1  # tried only once
            await settle(manager)
            assert ana.table.paused is not None
            assert await ana.refused(protocol.Do, action=bottles[1]) == "paused"
            assert await bo.refused(protocol.Pause, on=False) == "endless"  # nobody can resume it
            await bo.must(protocol.Say, text="pity")
            news = [one for update in bo.updates if isinstance(update, protocol.Update) for one in update.news]
            (told,) = [one.text for one in news if one.what == "said" and one.seat == -1]
            assert told == "The game can't go on: the card [Bottle] never ends. It is paused."
            assert len(tried) == 1
            # All tables with the same packs share this knowledge.
            other, *_, bottles = await in_a_fight(manager, options)
            assert await other.refused(protocol.Do, action=bottles[0]) == "endless"
            await settle(manager)
            assert other.table.paused is not None

    run(go())


def test_the_event_loop_runs_while_a_card_is_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """These tables are never computed in the event loop's thread, and only one at a time."""
    threads: set[str] = set()
    at_work, most = 0, 0
    apply = Table.apply

    def watched(table: Table, *args: Any) -> Any:
        nonlocal at_work, most
        threads.add(threading.current_thread().name.split("_")[0])
        at_work += 1
        most = max(most, at_work)
        try:
            return apply(table, *args)
        finally:
            at_work -= 1

    async def go() -> None:
        async with manager_at(tmp_path / "t.db") as manager:
            options = await uploaded(manager)
            tables = [await in_a_fight(manager, options) for _ in range(3)]
            monkeypatch.setattr(Table, "apply", watched)
            await asyncio.gather(*(ana.refused(protocol.Do, action=bottles[0]) for ana, _, _, bottles in tables))
            await read_anew(manager, tables[0][0].table.id)
            assert threads == {"strangers"} and most == 1

    run(go())


def test_tables_of_built_in_sets_are_computed_in_place(tmp_path: Path) -> None:
    async def go() -> None:
        async with manager_at(tmp_path / "t.db") as manager:
            (ana,) = await table_of(manager, "Ana", options=FAST)
            table = ana.table
            assert table.game is not None and table.game.state.step_limit == 0
            await ana.does("ready")
            assert ana.table is table  # not a copy

    run(go())


def test_a_sound_pack_is_played_the_same_in_two_processes(tmp_path: Path) -> None:
    """Bots play a stranger's pack; another process that reads the same log gets the same table."""

    async def go() -> None:
        async with (
            manager_at(tmp_path / "t.db", shared=True) as manager,
            manager_at(tmp_path / "t.db", shared=True) as other,
        ):
            ana, _ = await table_of(manager, "Ana", "Bo", options=await uploaded(manager, trial()))
            await ana.does("ready")
            far = await other.live(ana.table.id)
            for _ in range(20):
                choices = await ana.ask(protocol.Ask, parts=True)
                if choices.legal:
                    await ana.ask(protocol.Do, action=choices.legal[0])
                await settle(manager, other)
            await other.catch_up(far)
            assert facts(far.table) == facts(ana.table) == facts(await read_anew(other, ana.table.id))
            said = [one.seq for update in ana.updates if isinstance(update, protocol.Update) for one in update.news]
            assert said == sorted(set(said))  # each happening arrives once

    run(go())


# ---------------------------------------------------------------- shares
def test_only_the_user_of_a_spent_share_waits() -> None:
    async def go() -> None:
        strangers, greedy, modest = UntrustedRunner(), PackUsage(), PackUsage()
        greedy.share.spend(SECONDS, SECONDS[0] + 0.06)  # 0.3 seconds too much
        began = time.monotonic()
        late = asyncio.create_task(strangers.run(time.monotonic, greedy))
        assert await strangers.run(time.monotonic, modest) - began < 0.25
        assert await late - began >= 0.25
        assert Bucket(1.0).delay(SECONDS) == 0.0 and LONGEST > 1
        await strangers.run(lambda: sum(range(200_000)), modest)
        assert modest.share.left < SECONDS[0]
        strangers.close()

    run(go())


# ---------------------------------------------------------------- checking packs
def test_a_pack_is_checked_once_by_its_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[int] = []
    check = shelves._checked

    def counted(content: bytes) -> Pack:
        checked.append(len(content))
        return check(content)

    monkeypatch.setattr(shelves, "_checked", counted)

    async def go() -> None:
        store = SqliteStore(tmp_path / "t.db")
        await store.open()
        shelf = shelves.PackRepository(store)
        told: list[tuple[str, ...]] = []
        for _ in range(3):
            with pytest.raises(PackError) as error:
                await shelf.add(b"nothing of the kind", 1)
            told.append(error.value.errors)
        assert len(checked) == 1 and told == [told[0]] * 3
        content = trial()
        first = await shelf.add(content, 1)
        assert await shelf.add(content, 2) == first and len(checked) == 2
        shelf.close()
        await store.close()

    run(go())


def test_packs_are_checked_one_at_a_time_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    at_work: list[str] = []

    def slow(content: bytes) -> Pack:
        at_work.append(threading.current_thread().name)
        go_on.wait(20)
        raise PackError(["no pack"])

    monkeypatch.setattr(shelves, "_checked", slow)

    async def go() -> None:
        async with app_of(Config(limited=False)) as app, client_of(app) as client:
            tasks = [asyncio.create_task(client.post("/api/packs", content=f"{n}".encode())) for n in range(12)]
            while sum(task.done() for task in tasks) < 12 - shelves.WAITING:
                await asyncio.sleep(0.01)
            assert len(at_work) == 1
            assert (await client.get("/health")).status_code == 200
            go_on.set()
            said = [(one.status_code, one.json()["code"]) for one in await asyncio.gather(*tasks)]
            assert said == [(422, "bad_pack")] * shelves.WAITING + [(503, "unavailable")] * 4
            assert len(set(at_work)) == 1

    run(go())
