"""Times other than reaction windows: the pace of bots, turn clocks, absent players, empty tables, games over days."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.bots import Observation
from kickdoor.bots.random_bot import RandomBot
from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import HAND
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import clock as clockwork
from kickdoor.server import entries as log
from kickdoor.server.requests import created
from kickdoor.server.table import Table
from kickdoor.store import Row
from tests.properties.test_secrecy import other_world, permutation
from tests.server.tables import Clock, Player, bots_of, lay, manager_at, read_anew, run, settle, table_of, turn, written
from tests.table import Table as Laid

NAMES = ("Ana", "Bo", "Cy")
HOUR = 3_600_000


# ---------------------------------------------------------------- times do not depend on hidden cards
def times(table: Table) -> list[tuple[int, str, int]]:
    found = clockwork.tasks(table, awake=0, gone=lambda seat: 1000 * seat)
    return [(task.at, task.what, task.seat) for task in found]


@pytest.mark.parametrize("seed", range(6))
def test_times_do_not_depend_on_hidden_cards(seed: int) -> None:
    """Hidden cards have no influence on any time: with other cards in every hidden place, and whatever automatic passes
    people have set, each time stays the same after every move of a game of two people and two bots.
    """
    from kickdoor.packs import load_pack

    table = Table("x", [load_pack("classic")])
    table.apply(log.Created(Options(seats=4, timing=Timing(reading=4)), ""), 0)
    table.apply(log.Sat(1, "Bo", "digest", "digest"), 1)
    table.apply(log.Sat(2, "Cy", "another", "digest"), 1)
    table.apply(log.Started(seed, ["Ana", "Bo", "Cy", "Di"], ["medium", "", "", "medium"]), 2)
    bots, pick, looked = [RandomBot(seed * 10 + n) for n in range(4)], random.Random(seed), 0
    while table.playing is not None and table.seq < 250:
        game = table.playing
        for viewer in (-1, 1):
            looked += 1
            before = times(table)
            table.game = other_world(game, permutation(game.state, viewer, pick))
            forget(table)
            agreed, table.agreed = table.agreed, None
            table._agree(agreed or 0)
            assert (table.agreed is None) == (agreed is None)
            table.agreed = agreed
            assert times(table) == before
            table.game = game
            forget(table)
        if seed % 2 and pick.random() < 0.1:
            table.apply(log.Automatic(1, "turn"), 1000 * table.seq)
            held = [card for card, place in enumerate(game.state.place) if place == HAND + 1]
            table.apply(log.Stopped(2, ("kill",), tuple(held[:1])), 1000 * table.seq)
        owed = pick.choice(game.pending())
        action = bots[owed.seat].choose(Observation(game, owed.seat))
        table.apply(log.Did(owed.seat, game.text(action), by="bot"), 1000 * table.seq)
    assert looked > 200


def forget(table: Table) -> None:
    """Clear what the table has cached about the current position."""
    table._wins, table._reacts, table._only = (-1, False), (-1, False), (-1, None)


class SlowBot:
    """A bot that takes this long to decide."""

    def __init__(self, clock: Clock, milliseconds: int) -> None:
        self.clock, self.milliseconds = clock, milliseconds

    def choose(self, observation: Observation) -> Action:
        self.clock.at += self.milliseconds
        return observation.default_action()


@pytest.mark.parametrize(("thought", "beats"), [(0, 1), (700, 1), (1199, 1), (1201, 2), (3000, 3)])
def test_a_bot_answers_on_the_beat_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thought: int, beats: int
) -> None:
    async def play() -> None:
        clock = Clock()
        monkeypatch.setattr(
            "kickdoor.server.bot_thinking.maker", lambda name: lambda seed, made: SlowBot(clock, thought)
        )
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await table_of(
                manager, "Ana", "Bo", options=Options(seats=3, timing=Timing(pace=1.2)), start=False
            )
            begin = clock.at
            await ana.must(protocol.Start)  # asks the bot on the third seat whether it is ready
            assert [d.seat for d in ana.table.pending()] == [0, 1, 2]
            await turn(clock, begin + beats * 1200 - 1 - clock.at, manager)
            assert [d.seat for d in ana.table.pending()] == [0, 1, 2]
            await turn(clock, 1, manager)
            assert [d.seat for d in ana.table.pending()] == [0, 1]
            await bo.go()

    run(play())


@pytest.mark.parametrize(("winner", "shown"), [(1, 720), (2, 0)])
def test_alone_with_bots_a_turn_ends_when_its_victory_has_been_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, winner: int, shown: int
) -> None:
    """If the player's own turn comes next, the turn ends at once: they can look as long as they like."""

    async def play() -> None:
        clock = Clock()
        monkeypatch.setattr("kickdoor.server.bot_thinking.maker", lambda name: lambda seed, made: SlowBot(clock, 0))
        async with manager_at(tmp_path / "db", clock) as manager:
            (ana,) = await table_of(manager, "Ana", options=Options(seats=3, timing=Timing(pace=1.2)))
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",)).has(names[winner], level=3).combat(names[winner], "Potted Plant")
            await lay(ana, laid.does(names[winner], "fight"))
            game = ana.table.game
            assert game is not None and game.state.combat is None  # nobody could react
            if shown:
                await turn(clock, shown - 1, manager)
                assert game.state.turn == winner
                await turn(clock, 1, manager)
            assert game.state.turn != winner

    run(play())


def test_a_bot_that_must_think_again_keeps_the_beat(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        options = Options(seats=3, bot="random", timing=Timing(pace=1.2, decision=None))
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, _ = await table_of(manager, "Ana", "Bo", options=options)
            await lay_bots_turn(ana, clock)
            await turn(clock, 900, manager)
            await ana.does("equip [Helm of Courage]")  # the bot has to think again, with 300 ms left
            await turn(clock, 299, manager)
            assert ana.table.actions[-1].startswith("Ana")
            await turn(clock, 1, manager)
            assert ana.table.actions[-1].startswith(ana.table.seats[2].name)

    async def lay_bots_turn(ana: Player, clock: Clock) -> None:
        names = [seat.name for seat in ana.table.seats]
        laid = (
            Laid(*names, packs=("classic",)).has("Ana", carried=["Helm of Courage"]).deck(turn=names[2], doors=["Elf"])
        )
        await lay(ana, laid)

    run(play())


def test_a_bots_pass_takes_as_long_as_a_persons(tmp_path: Path) -> None:
    """Windows among people are not shorter because the bots have nothing to play."""

    async def play(hand: list[str], file: Path) -> int:
        clock = Clock()
        options = Options(seats=3, bot="medium", timing=Timing(reading=4, pace=1.2))
        async with manager_at(file, clock) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=options)
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",)).has("Ana", level=3).has(names[2], hand=hand)
            await lay(ana, laid.combat("Ana", "Potted Plant"))
            await ana.does("fight")
            begin = clock.at
            await bo.does("pass")
            while ana.table.window >= 0:
                await turn(clock, 100, manager)
            return clock.at - begin

    async def both() -> None:
        nothing = await play([], tmp_path / "a")
        something = await play(["Helm of Courage", "Elf", "Bullrog"], tmp_path / "b")
        assert nothing == something == 1200 + clockwork.GRACE

    run(both())


# ---------------------------------------------------------------- slow players
def test_the_turn_clock_gives_the_default_answer(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(decision=30)))
            await lay(ana, Laid(*NAMES, packs=("classic",)).deck(doors=["Elf"], turn="Ana"))
            assert ana.updates and ana.table.pending()[0].kind == "kick"
            await turn(clock, 29_999, manager)
            assert ana.table.pending()[0].kind == "kick"
            await turn(clock, 1, manager)
            assert ana.table.actions[-1] == "Ana: kick"
            last = (await written(manager, ana.table.id))[-1]
            assert isinstance(last, log.Did) and last.by == "timeout"

    run(play())


def test_each_step_of_a_turn_has_a_clock_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(decision=30)))
            await lay(ana, Laid(*NAMES, packs=("classic",)).deck(doors=["Elf"], turn="Ana"))
            for done in ("Ana: kick", "Ana: keep", "Ana: loot"):
                await turn(clock, 29_999, manager)
                assert ana.table.actions[-1:] != [done]
                await turn(clock, 1, manager)
                assert ana.table.actions[-1] == done
                assert ana.latest.news[-1].timeout and ana.latest.info.decide_in == 30_000

    run(play())


def test_a_pause_keeps_what_was_left_of_the_turn_clock(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(decision=30)))
            await turn(clock, 20_000, manager)
            await ana.must(protocol.Pause)
            await turn(clock, HOUR, manager)
            await bo.must(protocol.Pause, on=False)
            assert ana.latest.info.decide_in == 10_000

    run(play())


def test_an_undone_step_does_not_reset_the_turn_clock(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(decision=30)))
            await lay(ana, Laid(*NAMES, packs=("classic",)).has("Ana", level=3).combat("Ana", "Potted Plant"))
            await turn(clock, 20_000, manager)
            await ana.does("fight")
            await ana.must(protocol.Undo)
            assert ana.latest.info.decide_in == 10_000

    run(play())


# ---------------------------------------------------------------- absent players
def test_a_seat_is_held_then_played_by_a_bot_until_its_person_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        options = Options(seats=3, bot="random", timing=Timing(hold=60, pace=1.2, decision=None))
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, cy = await table_of(manager, *NAMES, options=options)
            await turn(clock, 5000, manager)
            await bo.go()
            assert not ana.latest.info.seats[1].here
            await turn(clock, 59_999, manager)
            assert not ana.table.seats[1].away
            await turn(clock, 1, manager)
            assert ana.latest.info.seats[1].away
            await turn(clock, 1200, manager)
            assert [action.partition(":")[0] for action in ana.table.actions] == ["Bo"]
            bo = await Player(manager, bo.live, bo.secret).come()
            assert ana.latest.info.seats[1] == protocol.SeatInfo("Bo", "Bo", person=True, here=True)
            last = (await written(manager, ana.table.id))[-3:]
            assert [type(entry) for entry in last] == [log.WentAway, log.Did, log.CameBack]
            await cy.go()

    run(play())


def test_a_player_who_comes_back_in_time_was_never_away(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        options = Options(seats=3, bot="random", timing=Timing(hold=60, decision=None))
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=options)
            await bo.go()
            await turn(clock, 59_000, manager)
            bo = await Player(manager, bo.live, bo.secret).come()
            await turn(clock, HOUR, manager)
            assert not ana.table.seats[1].away

    run(play())


def test_the_table_waits_while_nobody_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(decision=30, hold=60)))
            for player in players:
                await player.go()
            stranger = await Player(manager, players[0].live, "").come()  # a spectator does not count
            before = stranger.table.seq
            await turn(clock, 24 * HOUR, manager)
            assert stranger.table.seq == before
            assert stranger.latest.info.decide_in is None
            ana = await Player(manager, players[0].live, players[0].secret).come()
            assert ana.latest.info.decide_in == 30_000
            await turn(clock, 29_999, manager)
            assert ana.table.seq == before

    run(play())


def test_bots_go_on_for_a_spectator(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            host = await bots_of(manager, Options(seats=3, bot="random", timing=Timing(pace=1.2)))
            await host.must(protocol.Start)
            for done in (1, 2, 3):
                await turn(clock, 1200, manager)
                assert len(host.table.actions) == done  # one action per beat
            await host.go()
            await turn(clock, HOUR, manager)
            assert len(host.table.actions) == 3

    run(play())


# ---------------------------------------------------------------- games over days
DAYS = Options(seats=3, bot="random", timing=Timing(decision=86_400, asleep=True, pace=0))


def test_a_game_over_days_goes_on_without_anybody(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=DAYS)
            id = ana.table.id
            await ana.go()
            await bo.go()
            await turn(clock, 23 * HOUR, manager)
            assert not any(seat.away for seat in ana.table.seats)  # nobody is expected to be connected
        for _ in range(3):  # for days, with a new server process each time
            clock.at += 25 * HOUR
            async with manager_at(tmp_path / "db", clock) as manager:
                before = len((await read_anew(manager, id)).actions)
                await manager.sweep()
                await settle(manager)
                assert len((await read_anew(manager, id)).actions) > before
                assert await manager.store.overdue(clock.at) == []

    run(play())


class PassingBot:
    """A bot that passes whenever it can, whatever else it is asked."""

    def choose(self, observation: Observation) -> Action:
        return next((action for action in observation.legal if action.verb == "pass"), observation.default_action())


def test_a_bot_that_ignores_a_question_is_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        clock = Clock()
        monkeypatch.setattr("kickdoor.server.bot_thinking.maker", lambda name: lambda seed, made: PassingBot())
        async with manager_at(tmp_path / "db", clock) as manager:
            (ana,) = await table_of(manager, "Ana", options=DAYS)
            names = [seat.name for seat in ana.table.seats]
            await lay(ana, Laid(*names, packs=("classic",)).has("Ana", level=3).combat("Ana", "Plutonium Dragon"))
            await manager.commit(ana.live, lambda table: did(table, f"Ana: ask {names[1]} picks H", "Ana: run"))
            await settle(manager)
            assert {d.kind for d in ana.table.pending() if d.seat == 1} == {"pass", "accept"}
            marked = [entry for entry in await written(manager, ana.table.id) if isinstance(entry, log.Marked)]
            assert sorted(entry.seat for entry in marked) == [1, 2]

    def did(table: Table, *actions: str) -> Iterator[log.Did]:
        for action in actions:
            assert table.game is not None
            yield table.did(table.game.parse(action))

    run(play())


def test_a_reaction_may_take_as_long_as_a_decision(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=DAYS)
            await lay(ana, Laid(*NAMES, packs=("classic",)).has("Ana", level=3).combat("Ana", "Potted Plant"))
            await ana.does("fight")
            await bo.does("pass")
            await turn(clock, 24 * HOUR, manager)
            assert ana.table.window >= 0
            await turn(clock, 2600, manager)
            assert ana.table.window < 0
            assert [type(entry) for entry in await written(manager, ana.table.id)].count(log.Marked) == 1

    run(play())


def test_the_sweep_handles_all_overdue_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep reaches them even if many tables cannot be read and stay overdue for ever."""
    monkeypatch.setattr("kickdoor.server.table_manager.SWEPT", 250)
    broken = [log.written(created(DAYS, "")), b'{"is":"of a later version"}']

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            row, create = Row(stage="playing", due=clock.at), manager.store.create
            await asyncio.gather(*[create(f"broken {n}", clock.at, broken, row) for n in range(150)])
            (ana,) = await table_of(manager, "Ana", options=DAYS)
            await ana.go()
            manager.let_go(time.monotonic() + 1)
            clock.at += 25 * HOUR
            await manager.sweep()
            await settle(manager)
            assert len(await manager.store.overdue(clock.at, limit=1000)) == 150
            assert (await read_anew(manager, ana.table.id)).seq > ana.table.seq

    run(play())


def test_the_sweep_skips_tables_that_cannot_be_read(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            (ana,) = await table_of(manager, "Ana", options=DAYS)
            await ana.go()
            await manager.store.append(ana.table.id, ana.table.seq, clock.at, [b'{"is":"of a later version"}'])
            (bo,) = await table_of(manager, "Bo", options=DAYS)
            await bo.go()
            manager.let_go(time.monotonic() + 1)
            clock.at += 25 * HOUR
            before = bo.table.seq
            await manager.sweep()
            await settle(manager)
            assert (await read_anew(manager, bo.table.id)).seq > before

    run(play())
