"""The measurements of the server are complete. No test checks a speed."""

from __future__ import annotations

import asyncio
import io
import resource
from pathlib import Path

from rich.console import Console

from bench.server import (
    SEATS,
    SPARE,
    Figures,
    Idle,
    Load,
    Restart,
    measure_idle,
    measure_load,
    measure_restart,
    room_for,
    show,
)
from kickdoor.lab.soak.server_process import ServerProcess


def test_players_who_act_are_measured(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    found = asyncio.run(measure_load(server, "SQLite", 3, 0.0, 1.0))
    assert found.actions > 1 and found.table_kib > 0
    assert 0 < found.p50 <= found.p95 <= found.p99 < 60_000
    assert found.server_cpu > 0


def test_idle_tables_and_restarts_are_measured(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'idle.db'}", tmp_path / "log")
    idle = asyncio.run(measure_idle(server, "SQLite", 6, 0.1))
    assert idle.held and idle.sockets == 6 * SEATS
    server = ServerProcess(f"sqlite:///{tmp_path / 'restart.db'}", tmp_path / "log")
    restart = asyncio.run(measure_restart(server, "SQLite", 5))
    assert restart.entries > 100 and restart.ready_s > 0 and restart.first_table_s > 0


def test_figures_fit_a_terminal_of_80_columns() -> None:
    load = Load("PostgreSQL", 2, 200, 500.0, 20.0, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1.23, 1.23)
    found = Figures(
        "CPython", 2, 0.1, [load], [Idle("PostgreSQL", 1, 2000, 8000, 12.3, 123.4, True)],
        [Restart("PostgreSQL", 2000, 106, 1.23, 0.123)], ["MySQL: not asked for"],
    )  # fmt: skip
    out = io.StringIO()
    show(found, Console(file=out, width=80, highlight=False))
    said = out.getvalue()
    assert "…" not in said
    for word in ("PostgreSQL ×2", "1,234", "8,000", "0.123", "left out: MySQL"):
        assert word in said


def test_more_sockets_than_files_may_be_open_are_not_tried() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY:
        assert f"{hard:,} are allowed" in room_for(hard)
        assert not room_for(hard - SPARE)
    assert not room_for(10)
