"""Servers killed under load: no acknowledged action is lost or doubled, clients reconnect, every game ends.

`kickdoor lab soak` does the same for longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cli import app
from kickdoor.lab.soak import ledger
from kickdoor.lab.soak.ledger import Ledger
from kickdoor.lab.soak.run import Soak, SoakResult, What, report, soak
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.store import Record
from tests.store.postgres_server import PostgresServer

Crash = Callable[[], None]


@pytest.fixture(scope="module")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start(fsync="on")  # as in production
    yield server
    server.stop()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run with a long time limit: servers start again and again, which takes time on a busy machine."""

    async def limited() -> None:
        async with asyncio.timeout(240):
            await work

    asyncio.run(limited())


async def killed(
    db: str, folder: Path, kills: Sequence[What], *, workers: int, tables: int = 3, crash: Crash = lambda: None
) -> SoakResult:
    async def end_and_begin() -> None:
        await asyncio.to_thread(crash)

    server = ServerProcess(db, folder / "log", workers=workers)
    async with Soak(server, tables=tables, seats=3, seed=len(kills)) as running:
        for what in kills:
            await running.kill(what, end_and_begin)
    return running.tally


def is_well(tally: SoakResult, kills: int, tables: int = 3) -> None:
    said = report(tally, 0)
    assert not tally.faults, said
    assert tally.killed == kills
    assert tally.ended == tally.tables >= tables
    assert tally.acknowledged > 20 * kills // 4, said  # there was some load
    assert tally.reconnections >= kills, said


def test_a_server_with_a_file_is_killed_7_times(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    kills: list[What] = ["server"] * 7
    run(_and_is_well(killed(db, tmp_path, kills, workers=1), 7))


def test_one_of_two_workers_and_both_are_killed_6_times(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    kills: list[What] = ["worker", "worker", "server", "worker", "worker", "server"]
    run(_and_is_well(killed(db, tmp_path, kills, workers=2), 6))


def test_postgresql_its_workers_and_both_servers_are_killed_7_times(tmp_path: Path, postgres: PostgresServer) -> None:
    def crash() -> None:
        postgres.kill_hard()
        postgres.start_again()

    kills: list[What] = ["database", "worker", "database", "server", "database", "worker", "database"]
    run(_and_is_well(killed(postgres.url(), tmp_path, kills, workers=2, crash=crash), 7))


def test_one_command_kills_the_server_its_workers_and_a_database_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """A worker and the whole server are also killed while the database is down."""
    soaked = ["lab", "soak", "--workers", "2", "--crash-db", "--kills", "7", "--tables", "2", "--seats", "3"]
    assert app.main(soaked) == 0, capsys.readouterr().out
    said = capsys.readouterr().out
    assert said.startswith("7 kills (2 of the server, 2 of the worker, 3 of the database) in ") and "0 faults" in said


@pytest.mark.parametrize("options", [["--crash-db", "true"], ["true"], ["--crash-db", "--db", "sqlite:///x"]])
def test_a_database_needs_the_command_that_kills_it(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    assert app.main(["lab", "soak", *options]) == 2
    assert "--crash-db" in capsys.readouterr().err


async def _and_is_well(tally: Awaitable[SoakResult], kills: int) -> None:
    is_well(await tally, kills)


def test_a_soak_reports_what_it_did(tmp_path: Path) -> None:
    shown: list[int] = []

    async def once() -> None:
        tally = await soak(f"sqlite:///{tmp_path / 'tables.db'}", 1, tables=1, seats=3, progress=shown.append)
        said = report(tally, 3.0)
        assert said.startswith("1 kills (1 of the server) in 3 s: ") and said.endswith(" 0 faults")

    run(once())
    assert shown == [1]


# ---------------------------------------------------------------- faults are found
def log(*entries: bytes) -> list[Record]:
    return [Record(number, 1000, body) for number, body in enumerate(entries, start=1)]


SAT = b'{"is":"sat","seat":0,"key":"a"}'
MARKED = b'{"is":"marked","seat":1,"key":"b"}'
SAT_AGAIN = b'{"is":"recovered","seat":0,"key":"a"}'
DID = b'{"is":"did","seat":1,"key":"c","action":"Ben: kick"}'


def told() -> Ledger:
    kept = Ledger("T")
    kept.acknowledged = {"a": (0, 1), "b": (1, 1), "c": (1, 2)}
    kept.hear(protocol.Update(2, protocol.Info("T", "playing", Options(), ()), (protocol.Happening(2, 5, "did", 1),)))
    return kept


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([SAT, MARKED, DID], ""),
        ([SAT, MARKED], "request c of seat 1 was acknowledged as done by 2, and is not there"),
        ([SAT, MARKED, DID, DID], "request c was done 2 times"),
        ([SAT, MARKED, DID, SAT_AGAIN], ""),
        ([SAT, MARKED, DID, SAT], "request a was done 2 times"),
        ([SAT, MARKED, DID, SAT_AGAIN.replace(b"0", b"1")], "request a was done 2 times"),
        ([SAT, SAT, DID], "request b of seat 1 was acknowledged as done by 1, and is not there"),
        ([SAT, MARKED, DID.replace(b":1", b":2")], "request c was acknowledged as seat 1's, done by 2, and is (2, 2)"),
        ([SAT, MARKED, SAT.replace(b'"a"', b'"z"'), DID], "was acknowledged as seat 1's, done by 2, and is (1, 3)"),
        (
            [SAT, MARKED, DID.replace(b'"did"', b'"undid"')],
            "happening 2 was told as did of seat 1, and is {'is': 'undid'",
        ),
    ],
)
def test_lost_and_repeated_actions_are_found(entries: list[bytes], fault: str) -> None:
    found = told().compare(log(*entries))
    assert any(fault in each for each in found) if fault else not found


def test_gaps_and_contradictions_are_found() -> None:
    kept = told()
    kept.hear(protocol.Update(2, protocol.Info("T", "playing", Options(), ()), (protocol.Happening(2, 5, "said", 1),)))
    found = kept.compare([record._replace(seq=record.seq + 1) for record in log(SAT, MARKED, DID)])
    assert "table T: the log has a gap" in found
    assert "table T: happening 2 was told as (1, 'did') and as (1, 'said')" in found


def test_a_replay_of_another_game_is_found() -> None:
    assert ledger.actions_of(log(DID, DID, b'{"is":"undid","seat":1}')) == ["Ben: kick"]
    assert "the replay does not hold" in told().compare_replay(log(DID), b"{}\n")[0]
