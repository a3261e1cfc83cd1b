"""Playing on from a step of a finished game: only finished games, from exactly that position, with bots."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kickdoor.record.saved import verify
from kickdoor.server import entries as log
from kickdoor.server.replay import ReplayedGame
from kickdoor.server.table import Table
from kickdoor.store import Row
from kickdoor.store.sqlite import SqliteStore
from tests.server.finished import NAMES, Finished, finished
from tests.server.test_story import told_by_a_server, valid
from tests.server.web import FAST, bearer, run

WHO = {"name": "Zoe", "bot": "random"}


@cache
def game() -> Finished:
    return finished(3, names=NAMES[:3], bot="random", goal=4, secret="the-secret-of-juno-0123456789")


@cache
def replayed() -> ReplayedGame:
    return ReplayedGame("table-0", game().packs, game().records)


def position(step: int) -> Table:
    """The finished game's table after that step."""
    records, count = list[Any](), replayed().ends_after[step]
    for record in game().records:
        records.append(record)
        count -= isinstance(log.read(record.body), log.Did)
        if not count:
            break
    return Finished(game().packs, records).table("table-0")


async def stored(folder: Path, id: str) -> Table:
    """The table that its log in the store describes."""
    store = SqliteStore(folder / "tables.db")
    await store.open()
    records = await store.read(id)
    await store.close()
    return Finished(game().packs, records).table(id)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_the_new_table_stands_where_the_step_left_it(tmp_path: Path, part: float) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            step = int(part * replayed().story.steps)
            said = await client.post("/api/tables/table-0/continue", json={"step": step, "seat": 1, **WHO})
            assert said.status_code == 201
            valid("Seated", seated := said.json())
            assert seated["seat"] == 1 and seated["recovery"]
            again, before = await stored(tmp_path, seated["table"]), position(step)
            assert again.game is not None and before.game is not None
            assert again.game.digest() == before.game.digest()
            assert again.actions == before.actions and not again.options.public
            assert [(seat.person, seat.bot) for seat in again.seats] == [("", "random"), ("Zoe", ""), ("", "random")]
            assert again.can_undo == again.may_ask_undo == -1, "what was played in the other game is not undone here"
            assert again.said == 1, "the log says where the game comes from"
            info = (await client.get(f"/api/tables/{seated['table']}", headers=bearer(seated["secret"]))).json()
            assert (info["you"], info["stage"], info.get("shuffle")) == (1, "playing", None)

    run(ask())


def test_a_continued_game_ends_like_any_other(tmp_path: Path) -> None:
    """The rest of the finished game is played at the new table: it has a replay, and a saved game without a proof."""

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            step = replayed().story.steps - 9
            wanted = {"step": step, "seat": 2, **WHO}
            seated = (await client.post("/api/tables/table-0/continue", json=wanted)).json()
            table = await stored(tmp_path, seated["table"])
            rest = replayed().done(replayed().story.steps - 1)[len(table.actions) :]
            assert rest
            store = SqliteStore(tmp_path / "tables.db")
            await store.open()
            await store.append(table.id, table.seq, table.at, [log.written(did) for did in rest], Row(stage="over"))
            await store.close()
            place = f"/api/tables/{table.id}"
            story = (await client.get(f"{place}/story")).json()
            assert story["winners"] == list(replayed().story.winners) and story["shuffle"] is None
            assert story["steps"] >= replayed().story.steps
            saved = tmp_path / "continued.kick.jsonl"
            saved.write_bytes((await client.get(f"{place}/replay")).content)
            assert verify(saved).over
            again = await client.post(f"{place}/continue", json={"step": 3, "seat": 0, **WHO})
            assert again.status_code == 201, "that game can be continued as well"

    run(ask())


def test_what_cannot_be_continued(tmp_path: Path) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            last = replayed().story.steps - 1

            async def refused(table: str, **more: Any) -> tuple[int, str]:
                wanted = {"step": 5, "seat": 0, **WHO, **more}
                said = await client.post(f"/api/tables/{table}/continue", json=wanted)
                return said.status_code, said.json()["code"]

            assert await refused("table-0", step=last) == (409, "over")
            assert await refused("table-0", step=10_000) == (409, "over")
            assert await refused("table-0", seat=3) == (409, "no_such_seat")
            assert await refused("table-0", bot="evil.py:Bot") == (409, "unknown_bot")
            assert await refused("table-0", name="") == (400, "malformed")
            assert await refused("table-0", name="Mika") == (409, "bad_name"), "another player's"
            assert await refused("nobody-here") == (404, "no_table")
            on = (await client.post("/api/tables", json={"options": FAST, "name": "Ana"})).json()["table"]
            assert await refused(on) == (409, "not_over")
            await client.post(f"/api/tables/{on}/requests", json={"type": "start", "id": "a"})
            assert await refused(on) == (409, "not_over"), "a game that is on keeps its secrets"

    run(ask())
