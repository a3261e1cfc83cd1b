"""Limits on what one table may write: chat and log are bounded, so that nobody fills the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server import table as tables
from kickdoor.server.limits import Limits
from tests.server.tables import Clock, manager_at, run, table_of, turn, written

QUIET = Options(seats=3, bot="random", timing=Timing(decision=None, hold=None, pace=10))


def test_only_the_player_who_chats_too_fast_is_slowed_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            manager.chat = Limits().chat
            ana, bo = await table_of(manager, "Ana", "Bo", options=QUIET)
            said = [await ana.ask(protocol.Say, text=f"message {n}") for n in range(90)]
            refused = [answer for answer in said if isinstance(answer, protocol.Refusal)]
            assert 10 <= len(refused) <= 30 and {answer.code for answer in refused} == {"too_many"}
            await bo.must(protocol.Say, text="I have said nothing yet")
            await ana.does("ready")  # actions do not count as chat

    run(play())


def test_a_full_chat_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST_SAID", 3)

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=QUIET)
            for _ in range(3):
                await ana.must(protocol.Say, text="hello")
            assert await bo.refused(protocol.Say, text="hello") == "full"
            entries = await written(manager, ana.table.id)
            assert sum(isinstance(entry, log.Said) for entry in entries) == 3
            await bo.does("ready")

    run(play())


def test_a_full_log_accepts_nothing_more_and_sets_no_timer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, _ = await table_of(manager, "Ana", "Bo", options=QUIET)
            monkeypatch.setattr(tables, "MOST_ENTRIES", ana.table.seq)
            assert await ana.refused(protocol.Do, action="ready") == "full"
            await turn(clock, 3_600_000, manager)  # the bot would have acted long ago
            assert len(await written(manager, ana.table.id)) == ana.table.seq
            monkeypatch.undo()
            await ana.does("ready")

    run(play())
