"""The analysis of a finished game: computed in the background, once, for games that are over."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Generator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kickdoor.bots import game_analysis
from kickdoor.bots.game_analysis import GameAnalysis
from kickdoor.game import Game
from kickdoor.protocol import calls
from kickdoor.server import analysis
from kickdoor.server.replay import ReplayedGame
from tests.server.finished import NAMES, Finished, finished
from tests.server.test_story import told_by_a_server, valid
from tests.server.web import SOON, run


@cache
def game() -> Finished:
    return finished(3, names=NAMES[:3], goal=3)


async def analysed(client: httpx.AsyncClient, table: str) -> calls.Analysis:
    async with asyncio.timeout(3 * SOON):
        while True:
            said = (await client.get(f"/api/tables/{table}/analysis")).json()
            valid("Analysis", said)
            found = msgspec.convert(said, calls.Analysis)
            if found.progress == 1:
                return found
            assert not found.chances
            await asyncio.sleep(0.05)


def test_the_analysis_of_a_game_over_http(tmp_path: Path) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            found = await analysed(client, "table-0")
            replayed = ReplayedGame("table-0", game().packs, game().records)
            story = replayed.story
            assert len(found.chances) == story.steps
            assert found.chances[-1] == tuple(100 * (seat in story.winners) for seat in range(3))
            assert all(98 <= sum(each) <= 102 for each in found.chances)
            for swing in found.swings:
                assert found.chances[swing.step][swing.seat] == swing.after
                step = replayed.steps(swing.step, 1, open=True).steps[0]
                assert swing.sentence in step.happening.sentences
            for choice in found.choices:
                best = choice.options[0]
                assert choice.cost >= 2 and best.text.text and best.text.key.startswith("choice-")
                assert [option.chosen for option in choice.options].count(True) == 1 and not best.chosen
                step = replayed.steps(choice.step, 1, open=True).steps[0]
                assert step.turn in (choice.turn, choice.turn + 1)

    run(ask())


def test_a_game_is_analysed_once_and_the_server_answers_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, real = list[Game](), threading.Event(), game_analysis.analyse

    def slow(start: Game, actions: Sequence[Any]) -> Generator[float, None, GameAnalysis]:
        begun.append(start)
        go_on.wait(SOON)
        return (yield from real(start, actions[:5]))

    monkeypatch.setattr(game_analysis, "analyse", slow)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            for _ in range(3):
                assert (await client.get("/api/tables/table-0/analysis")).json() == {"progress": 0.0}
            began = time.monotonic()
            assert (await client.get("/health")).status_code == 200
            assert time.monotonic() - began < SOON / 4
            go_on.set()
            first = await analysed(client, "table-0")
            assert await analysed(client, "table-0") == first
        assert len(begun) == 1

    run(ask())


def test_old_results_make_room_and_running_analyses_are_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "KEPT", 1)
    go_on, real = threading.Event(), game_analysis.analyse

    def slow(start: Game, actions: Sequence[Any]) -> Generator[float, None, GameAnalysis]:
        go_on.wait(SOON)
        return (yield from real(start, actions[:5]))

    monkeypatch.setattr(game_analysis, "analyse", slow)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game(), game()) as client:
            for _ in range(2):
                for table in ("table-0", "table-1"):
                    assert (await client.get(f"/api/tables/{table}/analysis")).json()["progress"] == 0
            go_on.set()
            assert (await analysed(client, "table-0")).chances
            assert (await analysed(client, "table-1")).chances

    run(ask())


def test_a_server_that_stops_does_not_wait_for_an_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = threading.Event()

    def endless(_start: Game, _actions: Sequence[Any]) -> Generator[float, None, GameAnalysis]:
        try:
            while True:
                yield 0.5
        finally:
            stopped.set()

    monkeypatch.setattr(game_analysis, "analyse", endless)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            await client.get("/api/tables/table-0/analysis")
        assert await asyncio.to_thread(stopped.wait, SOON)

    run(ask())


def test_an_analysis_that_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_start: Game, _actions: Sequence[Any]) -> Generator[float, None, GameAnalysis]:
        raise MemoryError

    monkeypatch.setattr(game_analysis, "analyse", broken)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            assert (await client.get("/api/tables/table-0/analysis")).json()["progress"] == 0
            monkeypatch.undo()
            assert (await analysed(client, "table-0")).chances

    run(ask())
