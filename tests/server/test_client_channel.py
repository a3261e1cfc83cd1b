"""Messages computed once for everybody are what each player would be sent alone; slow, lost and failing clients delay
nobody.
"""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.engine import timing
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server import table_view
from kickdoor.server.notifications import encode_news, happening
from kickdoor.server.protocols import Inbox
from kickdoor.server.table import NEWS, Table
from kickdoor.server.table_view import Moment
from tests.properties.play import random_action
from tests.server.tables import FAST, Clock, Ear, Player, lay, manager_at, run, settle, table_of, turn
from tests.table import Table as Laid

NAMES = ("Ana", "Bo", "Cy")
QUIET = Options(seats=3, timing=Timing(decision=None, hold=None))
SPECTATOR = -1


def dealt(seed: int) -> Table:
    table = Table("telling", [load_pack("classic")])
    table.apply(log.Created(QUIET, "host"), 0)
    for seat, name in enumerate(NAMES):
        table.apply(log.Sat(seat, name, f"secret {seat}", ""), 1)
    table.apply(log.Started(seed, list(NAMES), [""] * len(NAMES)), 2)
    return table


# ---------------------------------------------------------------- the same as computed for each alone
@pytest.mark.parametrize("seed", range(6))
def test_the_shared_scene_is_what_each_player_sees(seed: int) -> None:
    """Compare every scene of a game with the engine's view; question numbers go on after undone steps."""
    table, pick, undone, private = dealt(seed), random.Random(seed), 0, 0
    for _ in range(150):
        game = table.playing
        if game is None:
            break
        if table.can_undo >= 0 and pick.random() < 0.2:
            table.apply(log.Undid(table.can_undo), 1000 * table.seq)
            undone += 1
        else:
            action = random_action(game, pick)
            table.apply(log.Did(action.seat, game.text(action)), 1000 * table.seq)
        moment = Moment(table, here={0, 2}, now=1000 * table.seq, awake=0)
        for seat in (SPECTATOR, 0, 1, 2):
            told = msgspec.json.decode(moment.update(seat, host=False, since=table.seq - 1), type=protocol.Update)
            assert table.game is not None and told.scene is not None
            whole = msgspec.convert(table.game.view(seat), protocol.Scene, from_attributes=True)
            rolls = whole.combat is not None and timing.window_reason(table.game.state) == "running"
            runners = (whole.combat.main, whole.combat.helper) if rolls and whole.combat is not None else range(3)
            owed = tuple(
                msgspec.structs.replace(one, id=one.id + (table.undone << 32))
                for one in whole.pending
                if one.seat in runners
            )
            seen = msgspec.structs.replace(
                whole,
                pending=owed,
                window=told.scene.window,
                ledger=told.scene.ledger,
                asking=told.scene.asking,
                roll=told.scene.roll,
            )
            assert told.scene == seen == table_view.scene(table, seat)
            assert (told.info.you, [one.here for one in told.info.seats]) == (seat, [True, False, True])
            private += bool(told.scene.hand)
    assert undone and private


def test_each_seat_gets_only_what_it_may_know_of_a_step() -> None:
    """In some of these games somebody gets a card from another player, of which the others see less."""
    games = [_steps_heard_differently(seed) for seed in range(10)]
    assert sum(differ > 0 for differ in games) >= 3


def _steps_heard_differently(seed: int) -> int:
    table, pick, differ = dealt(seed), random.Random(seed), 0
    while table.playing is not None and table.seq < 300:
        action = random_action(table.playing, pick)
        news = table.apply(log.Did(action.seat, table.playing.text(action)), 1000 * table.seq)
        told = encode_news(news, table.game, NAMES)
        for seat in (SPECTATOR, 0, 1, 2):
            assert msgspec.json.decode(told[seat], type=protocol.Happening) == happening(news, table.game, seat, NAMES)
        differ += len({told[seat] for seat in range(3) if seat != action.seat} | {told[SPECTATOR]}) > 1
        assert told[SPECTATOR].count(b'"action"') == 0
    return differ


def test_past_happenings_can_be_sent_again_as_far_back_as_they_are_kept() -> None:
    table, pick = dealt(3), random.Random(3)
    assert len(table.encoded_news()) == 5
    for n in range(2 * NEWS):
        table.apply(log.Said(n % 3, f"{n}"), n) if n % 3 else table.apply(log.Marked(pick.randrange(3)), n)
        if n % 50 == 7:
            table.encoded_news()
    numbers = [msgspec.json.decode(one[SPECTATOR])["text"] for one in table.encoded_news() if one]
    assert numbers == [f"{n}" for n in range(NEWS, 2 * NEWS) if n % 3]
    assert table.news_since(table.seq) == []
    since = table.news_since(table.seq - NEWS)
    assert since is not None and len(since) == NEWS
    assert table.news_since(table.seq - NEWS - 1) is None  # more than is kept
    assert table.news_since(table.seq + 1) is None  # another history: a backup was restored


# ---------------------------------------------------------------- connections
def test_who_is_slow_is_told_later_and_then_everything(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            bo.deaf, before = True, len(bo.updates)
            for n in range(5):
                await ana.must(protocol.Say, text=f"{n}")
            assert len(bo.updates) == before
            bo.session.resume()
            assert len(bo.updates) == before
            bo.deaf = False
            bo.session.resume()
            assert [one.text for one in bo.latest.news] == [f"{n}" for n in range(5)]
            bo.session.resume()
            assert len(bo.updates) == before + 1

    run(play())


def test_who_cannot_be_told_keeps_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Ear):
        def write(self, text: bytes) -> None:
            raise ArithmeticError("of all things")

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            with caplog.at_level(logging.CRITICAL):
                async with Player(manager, ana.live, "").session.attend(Broken()):
                    await ana.must(protocol.Say, text="hello")
            assert [one.text for one in bo.latest.news] == ["hello"]

    run(play())


def test_a_seat_that_is_lost_is_lost_at_once(tmp_path: Path) -> None:
    """The client gets a last message and nothing after it."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            await bo.must(protocol.Leave)
            assert isinstance(bo.updates[-1], protocol.Bye) and not bo.updates[-1].again
            told = len(bo.updates)
            await ana.must(protocol.Say, text="he is gone")
            assert len(bo.updates) == told
            assert not ana.latest.info.seats[1].here
            assert ana.live.seats_here() == {0, 2}

    run(play())


def test_who_takes_a_seat_in_the_middle_of_a_connection_has_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            id = await manager.create(QUIET, "secret")
            host = await Player(manager, await manager.live(id), "secret").come()
            assert host.latest.info.you == SPECTATOR
            secret = host.live.table.host
            await manager.commit(host.live, lambda _: [log.Sat(2, "Ana", secret, "")])
            await settle(manager)
            assert host.latest.info.you == 2 and host.latest.fresh and host.latest.info.seats[2].here

    run(play())


def test_a_window_that_closes_at_once_is_shown_to_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=FAST)
            laid = Laid(*NAMES, packs=("classic",), reaction_seconds=0.0).has("Ana", level=3)
            await lay(ana, laid.combat("Ana", "Potted Plant"))
            told = len(bo.updates)
            await ana.does("fight")
            assert ana.table.actions == ["Ana: fight", "Bo: pass", "Cy: pass"]
            assert [(one.info.clock, one.scene is not None and one.scene.window) for one in shown(bo)[told:]] == [
                (None, None)
            ]
            assert [one.seat for one in bo.latest.news] == [0, 1, 2]

    run(play())


def test_a_window_that_closes_at_once_is_in_the_log_with_what_opened_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are in one append; the answer is about the step that was requested, not about what followed."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=FAST)
            laid = Laid(*NAMES, packs=("classic",), reaction_seconds=0.0).has("Ana", level=3)
            await lay(ana, laid.combat("Ana", "Potted Plant"))
            appends, append, told = list[int](), manager.store.append, ana.table.told

            async def counted(*parts: Any) -> None:
                appends.append(len(parts[3]))
                await append(*parts)

            monkeypatch.setattr(manager.store, "append", counted)
            answer = await ana.must(protocol.Do, action="fight")
            assert (appends, answer.seq, ana.table.told) == ([3], told + 1, told + 3)

    run(play())


def shown(player: Player) -> list[protocol.Update]:
    return [one for one in player.updates if isinstance(one, protocol.Update)]


# ---------------------------------------------------------------- presence, for other processes
@pytest.mark.parametrize("shared", [False, True])
def test_signs_of_life_are_written_for_other_processes_only(tmp_path: Path, shared: bool) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock, shared=shared) as manager:
            (ana,) = await table_of(manager, "Ana", options=QUIET, start=False)
            await manager.presence.exchange_signs(manager.lives.values())
            there = {0} if shared else set[int]()
            assert await manager.store.present(ana.table.id, clock()) == there
            await turn(clock, 1, manager)
            assert ana.latest.info.seats[0].here
            await ana.go()
            assert await manager.store.present(ana.table.id, clock()) == set()

    run(play())


# ---------------------------------------------------------------- requests of a client
def test_an_inbox_keeps_the_order_and_wakes_whoever_listens() -> None:
    async def play() -> None:
        inbox = Inbox()
        assert inbox.empty()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert [await inbox.get(), await inbox.get(), inbox.empty()] == [1, 2, True]
        listening = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert await listening == 3
        assert await inbox.get() == 4
        given_up = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.wait([given_up])
        inbox.put_nowait(5)
        assert await inbox.get() == 5

    run(play())
