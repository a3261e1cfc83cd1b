"""A table is the sum of its log: every process that reads the log has the same table, and a repeated request is done
once.
"""

from __future__ import annotations

import random
import secrets
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import pytest

from kickdoor.bots import Observation
from kickdoor.bots.random_bot import RandomBot
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.record.shuffle import commitment, game_seed
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.requests import Refused, plain
from kickdoor.server.table import KEYS, NEWS, Table
from kickdoor.server.table_manager import TableManager
from tests.properties.play import random_action
from tests.server.tables import (
    SHORT,
    Clock,
    Player,
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


def long_log(entries: int) -> tuple[Table, list[log.AnyEntry]]:
    """Return a table with a long log, and that log."""
    table, written = Table("long", [load_pack("classic")]), list[log.AnyEntry]()

    def apply(entry: log.AnyEntry) -> None:
        table.apply(entry, 1000 * table.seq)
        written.append(entry)

    apply(log.Created(Options(seats=4, rules={"winning_level": 99}), "digest-of-host"))
    for seat, name in enumerate(("Ana", "Bo", "Cy", "Di")):
        apply(log.Sat(seat, name, f"digest-{seat}", f"code-{seat}"))
    apply(log.Started(7, ["Ana", "Bo", "Cy", "Di"], ["", "", "", ""]))
    bots = [RandomBot(n) for n in range(4)]
    while table.seq < entries and table.playing is not None:
        game = table.playing
        owed = game.pending()[-1]
        action = bots[owed.seat].choose(Observation(game, owed.seat))
        apply(log.Did(owed.seat, game.text(action), key=f"key-{table.seq}"))
    return table, written


# ---------------------------------------------------------------- a table from its log
async def some_life(manager: TableManager, clock: Clock) -> Player:
    """Let people play, talk, mark, wait, pass automatically, undo, leave and come back."""
    options = Options(seats=4, bot="random", timing=Timing(reading=4, pace=0.5, hold=30, decision=20))
    ana, bo, cy = await table_of(manager, *NAMES, options=options)
    pick, players = random.Random(3), {0: ana, 1: bo, 2: cy}
    for n in range(120):
        who = players[pick.randrange(3)]
        match pick.randrange(9):
            case 0:
                await who.ask(protocol.Say, text=f"hello {n}")
            case 1:
                asked = [d.seat for d in ana.table.asked() if d.seat in players]
                await players[asked[0] if asked else 0].ask(protocol.Wait)
            case 2:
                await who.ask(protocol.Auto, scope=pick.choice(["", "window", "fight", "turn"]))
            case 3 if ana.table.asked():
                await players[min(2, ana.table.asked()[0].seat)].ask(protocol.Wait)
            case 4:
                await who.ask(protocol.Pause)
                await who.ask(protocol.Pause, on=False)
            case _:
                legal = (await who.ask(protocol.Ask)).legal
                if legal:
                    await who.ask(protocol.Do, action=pick.choice(legal))
                    if pick.random() < 0.4:
                        await who.ask(protocol.Undo)
        if n == 40:
            await bo.go()
        if n == 90:
            players[1] = await Player(manager, bo.live, bo.secret).come()
        await turn(clock, pick.choice([0, 500, 2000, 8000]), manager)
    return ana


def test_the_same_log_gives_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 4)  # chosen so that everything happens
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "a-table")

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana = await some_life(manager, clock)
            assert ana.table.playing is not None and len(ana.table.actions) > 40
            kinds = {type(log.read(record.body)) for record in await manager.store.read(ana.table.id)}
            assert kinds >= {
                log.Did,
                log.Undid,
                log.Marked,
                log.Waited,
                log.Automatic,
                log.Said,
                log.Paused,
                log.WentAway,
            }
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
            here = ana.table.game.digest() if ana.table.game is not None else ""
            assert elsewhere(tmp_path / "db", ana.table.id) == f"{ana.table.seq} {here} {sorted(ana.table.marks)}"

    run(play())


def elsewhere(file: Path, table: str) -> str:
    """Return what another process computes from the log."""
    program = (
        "import asyncio, sys; from pathlib import Path; from kickdoor.server.table_manager import TableManager;"
        "from kickdoor.store.sqlite import SqliteStore\n"
        "async def look():\n"
        "    store = SqliteStore(Path(sys.argv[1])); await store.open(); manager = TableManager(store)\n"
        "    t = (await manager.live(sys.argv[2])).table; print(t.seq, t.game.digest(), sorted(t.marks))\n"
        "    await manager.close(); await store.close()\n"
        "asyncio.run(look())"
    )
    done = subprocess.run([sys.executable, "-c", program, file, table], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_entries_are_read_as_they_were_written() -> None:
    _, written = long_log(60)
    assert [log.read(log.written(entry)) for entry in written] == written


def test_a_log_of_two_thousand_entries_is_read_quickly() -> None:
    table, written = long_log(2000)
    bodies = [log.written(entry) for entry in written]
    again, begin = Table("long", table.packs), time.process_time()
    for n, body in enumerate(bodies):
        again.apply(log.read(body), 1000 * n)
    taken = time.process_time() - begin
    assert facts(again) == facts(table)
    assert again.seq == 2000 and taken < 2.0  # takes 0.2 s on an idle machine


def test_a_table_in_mind_is_small() -> None:
    table, written = long_log(2000)
    tracemalloc.start()
    again = Table("long", table.packs)
    for n, entry in enumerate(written):
        again.apply(log.read(log.written(entry)), 1000 * n)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(again.encoded_news()) == NEWS and len(again.keys[0]) == KEYS
    assert size < 200 * 1024


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_stays_as_it_is_whatever_becomes_of_the_other(seed: int) -> None:
    """A copy does not change when the table does, and can go on by itself: a table is reset to one when an append
    fails.
    """
    pick = random.Random(seed)
    table, kept = long_log(30)
    undone = returned = 0
    for n in range(200):
        copy, before = table.copy(), facts(table)
        entry: log.AnyEntry = log.Said(pick.randrange(3), "hm", key=f"k{n}")
        if table.can_undo >= 0 and pick.random() < 0.5:
            entry, undone = log.Undid(table.can_undo, key=f"k{n}"), undone + 1
        elif table.playing is not None and pick.random() < 0.9:
            entry = table.did(random_action(table.playing, pick), key=f"k{n}")
        table.apply(entry, 1000 * n)
        assert facts(copy) == before
        if pick.random() < 0.3:
            table, returned = copy, returned + 1
        else:
            kept.append(entry)
            table.encoded_news()
    again = Table("long", table.packs)
    for entry in kept:
        again.apply(log.read(log.written(entry)), table.at)
    assert (again.actions, again.keys, again.seats) == (table.actions, table.keys, table.seats)
    assert again.game is not None and table.game is not None and again.game.digest() == table.game.digest()
    assert len(again.encoded_news()) == len(table.encoded_news()) == NEWS
    assert undone > 5 and returned > 20


# ---------------------------------------------------------------- repeated requests
def test_a_request_that_is_sent_again_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=Options(seats=3))
            first = await ana.ask(protocol.Say, id="one", text="once")
            await ana.must(protocol.Say, text="between")
            assert await ana.ask(protocol.Say, id="one", text="once") == first
            other = await bo.ask(protocol.Say, id="one", text="mine")  # another client's id
            assert other.seq == first.seq + 2
            begun = await ana.ask(protocol.Do, id="two", action="ready")
            assert await ana.ask(protocol.Do, id="two", action="ready") == begun
            assert ana.table.actions == ["Ana: ready"]
            id = ana.table.id
        async with manager_at(tmp_path / "db", clock) as manager:  # and after a restart
            ana = await Player(manager, await manager.live(id), ana.secret).come()
            assert await ana.ask(protocol.Say, id="one", text="once") == first
            assert await ana.ask(protocol.Do, id="two", action="ready") == begun
            assert ana.table.actions == ["Ana: ready"]

    run(play())


def test_the_hosts_requests_are_done_once_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=Options(seats=4), start=False)
            seated = await ana.ask(protocol.SeatBot, id="bot", seat=2, bot="easy")
            await ana.must(protocol.SeatBot, seat=2, bot="hard")
            assert await ana.ask(protocol.SeatBot, id="bot", seat=2, bot="easy") == seated
            assert ana.table.seats[2].bot == "hard"
            started = await ana.ask(protocol.Start, id="go")
            assert isinstance(started, protocol.Done)
            assert await ana.ask(protocol.Start, id="go") == started
            assert await ana.refused(protocol.Start) == "started"
            assert await bo.refused(protocol.Start, id="go") == "not_host"

    run(play())


def test_somebody_elses_words_do_not_count_for_whoever_sits_there_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo, _ = await table_of(manager, *NAMES, start=False)
            await bo.ask(protocol.Say, id="1", text="bye")
            await bo.must(protocol.Leave)
            live = ana.live
            await manager.commit(live, lambda t: [requests.sit(t, 1, "Eve", "e" * 20, "code")])
            eve = await Player(manager, live, "e" * 20).come()
            said = await eve.ask(protocol.Say, id="1", text="hello")
            assert said.seq == ana.table.told
            last = (await written(manager, ana.table.id))[-1]
            assert isinstance(last, log.Said) and last.text == "hello"

    run(play())


# ---------------------------------------------------------------- chat
@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello \n\t there ", "hello there"),
        ("a\u202eb\u0000c\u200bd\x1b[31m", "a b c d [31m"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # text, and nothing but text
        ("e\u0301", "é"),
        ("x" * 10_000, "x" * 300),
        ("\u200b\n \x00", ""),
    ],
)
def test_what_people_write_is_one_line_of_text(said: str, kept: str) -> None:
    assert plain(said, 300) == kept


def test_names_are_cleaned_and_apart() -> None:
    table = Table("x", [])
    table.apply(log.Created(Options(seats=4), "host"), 0)
    sat = requests.sit(table, None, " An\u202ea \n", "secret", "code")
    assert (sat.seat, sat.name) == (0, "An a")
    table.apply(sat, 0)
    for bad in ("an A", "", "\u200b", 'quo"te', "fighters"):
        with pytest.raises(Refused) as refused:
            requests.sit(table, None, bad, "secret2", "code2")
        assert refused.value.code == "bad_name"
    assert requests.sit(table, None, "n" * 10_000, "secret2", "code2").name == "n" * 40


def test_nothing_but_a_digest_of_a_secret_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo, cy = await table_of(manager, *NAMES)
            written = b"".join(record.body for record in await manager.store.read(ana.table.id))
            for player in (ana, bo, cy):
                name = player.table.seats[player.seat].person
                assert player.secret.encode() not in written and f"code-of-{name}".encode() not in written

    run(play())


# ---------------------------------------------------------------- a whole game
def test_a_game_comes_to_its_end_and_the_seed_can_be_checked(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            (ana,) = await table_of(manager, "Ana")
            promised = ana.latest.info.shuffle
            assert promised is not None and promised == protocol.Shuffle(promised.commitment, closed=True)
            laid = Laid(*[seat.name for seat in ana.table.seats], packs=("classic",), reaction_seconds=0)
            await lay(ana, laid.has("Ana", level=9).combat("Ana", "Potted Plant"))
            await ana.does("fight")
            await settle(manager)
            info = ana.latest.info
            assert info.stage == "over" and info.shuffle is not None
            assert commitment(info.table, info.shuffle.key) == info.shuffle.commitment == promised.commitment
            assert game_seed(info.table, info.shuffle.key, [""] * len(info.seats)) == info.shuffle.seed
            assert await ana.refused(protocol.Do, action="kick") == "not_playing"

    run(play())


def test_bots_play_a_game_to_its_end_by_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana", options=SHORT)
            await ana.must(protocol.Leave)
            stranger = await Player(manager, ana.live, "").come()
            assert stranger.table.stage == "over"
            assert facts(await read_anew(manager, ana.table.id)) == facts(stranger.table)

    run(play())
