"""Rooms of the level counter: acknowledged changes are in the log and reach everybody; each player may change only
their own values.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect

from kickdoor.protocol import counter as protocol
from kickdoor.protocol import schema
from kickdoor.protocol.messages import Done, Refusal
from kickdoor.server import counter_room as log
from kickdoor.server.app import Config
from kickdoor.server.counter import KIND, Counters, NoSuchRoom, RoomSession
from kickdoor.server.counter_room import Room
from kickdoor.server.requests import Refused
from kickdoor.server.table import digest
from kickdoor.store.sqlite import SqliteStore
from tests.server.tables import Ear, Failing
from tests.server.web import Server, Talk, app_of, bearer, client_of, open_table, run, served

ANA, BO, CY = "panaanaan", "pbobobobo", "pcycycycy"
FIRST: dict[str, Any] = {f"{ANA}/name": "Ana", f"{ANA}/face": 0}
FIGHT = {"fight/main": ANA, "fight/helper": BO, "mtrolltro/level": 10}


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Generator[httpx.Client]:
    with server.client() as made:
        yield made


def open_room(client: httpx.Client, **more: Any) -> dict[str, Any]:
    """Open a room with Ana as its host."""
    said = client.post("/api/counters", json={"cells": FIRST | more, "player": ANA})
    assert said.status_code == 201, said.text
    client.cookies.clear()
    return cast("dict[str, Any]", said.json())


def join(client: httpx.Client, room: str, secret: str = "", **how: Any) -> httpx.Response:
    said = client.post(f"/api/counters/{room}/players", json=how, headers=bearer(secret) if secret else {})
    client.cookies.clear()
    return said


@contextlib.asynccontextmanager
async def talking(url: str, room: str, secret: str = "") -> AsyncGenerator[Talk]:
    address = f"{url.replace('http', 'ws', 1)}/api/counters/{room}/socket"
    headers = bearer(secret) if secret else {}
    async with connect(address, additional_headers=headers, proxy=None, compression=None) as socket:
        yield Talk(socket)


# ---------------------------------------------------------------- over the network
def test_two_phones_see_the_same_room(server: Server, client: httpx.Client) -> None:
    ana = open_room(client)
    bo = join(client, ana["room"], name="Bo").json()

    async def play() -> None:
        url, room = server.url, ana["room"]
        async with talking(url, room, ana["secret"]) as a, talking(url, room, bo["secret"]) as b:
            first = await b.hear("room")
            assert first["you"] == bo["player"] and not first.get("host") and first["fresh"]
            assert first["cells"][f"{ANA}/name"] == "Ana" and first["cells"][f"{bo['player']}/name"] == "Bo"
            assert set(first["taken"]) == {ANA, bo["player"]}
            assert (await a.hear("room"))["host"]
            mine = {f"{bo['player']}/level": 4, f"{bo['player']}/gear": 7}
            done = await b.ask("change", why="edit", cells=mine)
            assert done["type"] == "done"
            told = await a.hear("room", seq=done["seq"])
            assert told["cells"].items() >= mine.items()
            (news,) = told["news"]
            assert news["cells"] == {cell: [None, value] for cell, value in mine.items()}
            assert (news["by"], news["why"], news["names"]) == (bo["player"], "edit", {bo["player"]: "Bo"})
            for message in (*a.heard, *b.heard):
                check("RoomAnswer", message)

    run(play())


def check(name: str, message: dict[str, Any]) -> None:
    defs = schema.json_schema()["$defs"]
    Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": defs}).validate(message)


def test_what_is_sent_again_is_not_done_twice(server: Server, client: httpx.Client) -> None:
    ana = open_room(client)
    bo = join(client, ana["room"], name="Bo").json()
    request = {"type": "change", "id": "once", "why": "edit", "cells": {f"{ANA}/level": 2}}
    check("RoomRequest", request)

    async def play() -> None:
        async with talking(server.url, ana["room"], ana["secret"]) as talk:
            await talk.say(request)
            first = await talk.answer("once")
            assert (await talk.ask("change", why="edit", cells={f"{ANA}/level": 3}))["type"] == "done"
            await talk.say(request)
            assert await talk.answer("once") == first
            await talk.say(request | {"cells": {f"{ANA}/level": 4}})
            assert (await talk.answer("once"))["code"] == "reused_id"
        async with talking(server.url, ana["room"], bo["secret"]) as talk:
            assert (await talk.hear("room"))["cells"][f"{ANA}/level"] == 3
            await talk.say(request | {"cells": {f"{bo['player']}/level": 9}})
            assert (await talk.answer("once"))["code"] == "taken"  # a key that somebody else has used

    run(play())


def test_nothing_acknowledged_is_lost_when_the_server_dies(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with server.client() as client:
            ana = open_room(client)

        async def play() -> None:
            async with talking(server.url, ana["room"], ana["secret"]) as talk:
                for level in range(2, 8):
                    assert (await talk.ask("change", why="edit", cells={f"{ANA}/level": level}))["type"] == "done"

        run(play())
        server.stop(signal.SIGKILL)
    with Server(tmp_path) as again, again.client() as client:
        found = client.get(f"/api/counters/{ana['room']}", headers=bearer(ana["secret"])).json()
    assert found["cells"][f"{ANA}/level"] == 7 and found["you"] == ANA and found["host"]
    assert [item["cells"][f"{ANA}/level"] for item in found["news"][1:]] == [
        [None, 2],
        *([n, n + 1] for n in range(2, 7)),
    ]


def test_a_table_is_no_room_and_a_room_no_table(client: httpx.Client) -> None:
    ana, table = open_room(client), open_table(client, public=True)
    assert client.get(f"/api/tables/{ana['room']}").json()["code"] == "no_table"
    assert client.get(f"/api/tables/{KIND}{ana['room']}").json()["code"] == "no_table"
    assert client.get(f"/api/counters/{table['table']}").json()["code"] == "no_room"
    listed = {each["table"] for each in client.get("/api/tables").json()}
    assert table["table"] in listed and not any(ana["room"] in name for name in listed)


def test_a_secret_opens_its_own_room_only(server: Server, client: httpx.Client) -> None:
    ana, other = open_room(client), open_room(client)
    assert client.get(f"/api/counters/{ana['room']}", headers=bearer(other["secret"])).status_code == 401
    seen = client.get(f"/api/counters/{ana['room']}").json()
    assert "you" not in seen and "host" not in seen  # anybody with the code may watch

    async def look_on() -> None:
        async with talking(server.url, ana["room"]) as talk:
            refused = await talk.ask("change", why="edit", cells={f"{ANA}/level": 2})
            assert refused["code"] == "not_joined"
            assert (await talk.ask("fly"))["code"] == "malformed"
        async with talking(server.url, "AAAAAA") as talk:
            assert (await talk.hear("bye"))["again"] is False

    run(look_on())


def test_the_cookie_is_as_good_as_the_header(client: httpx.Client) -> None:
    made = client.post("/api/counters", json={"cells": FIRST, "player": ANA})
    assert "httponly" in made.headers["set-cookie"].lower()
    assert client.get(f"/api/counters/{made.json()['room']}").json()["you"] == ANA


# ---------------------------------------------------------------- joining
def test_a_player_added_on_a_shared_screen_can_join_with_a_phone(server: Server, client: httpx.Client) -> None:
    ana = open_room(client, **{f"{BO}/name": "Bo", f"{BO}/level": 5})
    room = ana["room"]
    bo = join(client, room, player=BO).json()
    assert bo["player"] == BO and client.get(f"/api/counters/{room}").json()["cells"][f"{BO}/level"] == 5
    assert join(client, room, player=BO).json()["code"] == "taken"
    assert join(client, room, player=CY).json()["code"] == "no_player"
    assert join(client, room).status_code == 422 and join(client, room, name="Cy", player=BO).status_code == 422
    assert join(client, room, bo["secret"], name="Again").json()["code"] == "joined"
    assert join(client, room, name=" \u200b ").status_code == 422

    async def free() -> None:
        async with talking(server.url, room, bo["secret"]) as b, talking(server.url, room, ana["secret"]) as a:
            assert (await b.ask("release", player=ANA))["code"] == "not_host"
            assert (await a.ask("release", player=BO))["type"] == "done"
            assert (await b.hear("bye"))["again"] is False

    run(free())
    assert join(client, room, player=BO).status_code == 201


def test_a_join_whose_answer_was_lost_is_made_again(client: httpx.Client) -> None:
    room, key = open_room(client)["room"], {"idempotency-key": "k" * 24}
    first = client.post(f"/api/counters/{room}/players", json={"name": "Bo"}, headers=key).json()
    client.cookies.clear()
    again = client.post(f"/api/counters/{room}/players", json={"name": "Bo"}, headers=key).json()
    client.cookies.clear()
    assert again["player"] == first["player"] and again["secret"] != first["secret"]
    other = client.post(f"/api/counters/{room}/players", json={"name": "Cy"}, headers=key)
    assert (other.status_code, other.json()["code"]) == (409, "reused_id")
    assert client.get(f"/api/counters/{room}", headers=bearer(first["secret"])).status_code == 401
    seen = client.get(f"/api/counters/{room}", headers=bearer(again["secret"])).json()
    assert seen["you"] == first["player"] and "k" * 24 not in str(seen)


def test_every_player_looks_different_until_the_room_is_full(client: httpx.Client) -> None:
    room = open_room(client)["room"]
    for number in range(11):
        assert join(client, room, name=f"P{number}").status_code == 201
    assert join(client, room, name="One more").json()["code"] == "full"
    cells = client.get(f"/api/counters/{room}").json()["cells"]
    assert sorted(value for cell, value in cells.items() if cell.endswith("/face")) == list(range(12))


def test_codes_are_not_guessed() -> None:
    async def guess() -> None:
        async with app_of(Config()) as app, client_of(app) as client:
            said = [(await client.get(f"/api/counters/AAAAA{letter}")).status_code for letter in "BCDEFGHJKLMN"]
        assert said == [404] * 10 + [429] * 2

    run(guess())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"cells": {"px/level": 1}}, 422), ({"cells": {f"{ANA}/level": 1}}, 422), ({"cells": FIRST, "player": BO}, 422),
        ({"cells": {"fight/main": ANA}}, 422), ({"cells": {"ROOM/goal": 1}}, 400), ({"cells": {"room/goal": 1.5}}, 400),
        ({"rules": 1}, 400), ({}, 201),
    ],
)  # fmt: skip
def test_how_a_room_may_begin(client: httpx.Client, body: dict[str, Any], status: int) -> None:
    assert client.post("/api/counters", json=body).status_code == status


# ---------------------------------------------------------------- who may change a value, and to what
def a_room(**more: Any) -> Room:
    room = Room("AAAAAA")
    first = FIRST | {f"{BO}/name": "Bo", f"{CY}/name": "Cy"} | more
    room.apply(log.opened(first, digest("ana"), ANA), 1)
    for player, secret in ((BO, "bo"), (CY, "cy")):
        room.apply(log.join(room, player, "", digest(secret), ""), 1)
    return room


def asks(room: Room, you: str, cells: dict[str, Any], why: Any = "edit", **more: Any) -> str:
    """Make a change; return the code of the refusal, or nothing if it was accepted."""
    entry = log.Set(why, cells, key=f"k{room.seq}", by=you, **more)
    before = room.cells.copy()
    try:
        room.apply(log.change(room, entry, you=you, host=you == ANA), 2)
    except Refused as error:
        assert room.cells == before
        return error.code
    return ""


def test_each_changes_their_own_and_the_host_all() -> None:
    room = a_room()
    assert asks(room, BO, {f"{BO}/level": 3, f"{BO}/name": "Bob", f"{BO}/dead": True}) == ""
    assert asks(room, BO, {f"{BO}/level": 4, f"{CY}/level": 9}) == "not_yours"  # all of it or nothing
    assert asks(room, BO, {f"{CY}/name": None, f"{CY}/face": None}) == "not_yours"
    assert asks(room, BO, {"room/goal": 20}) == asks(room, BO, {"room/open": True}) == "not_host"
    assert asks(room, ANA, {f"{CY}/level": 9, "room/goal": 20, "room/open": True}) == ""
    assert asks(room, BO, {f"{CY}/level": 2}) == ""  # the host allows everybody to change everything
    assert asks(room, BO, {"room/open": False}) == "not_host"
    assert room.cells[f"{BO}/level"] == 3 and room.cells[f"{CY}/level"] == 2 and room.cells[f"{BO}/name"] == "Bob"


def test_a_fight_is_everybodys_and_the_levels_are_the_fighters() -> None:
    room = a_room()
    assert asks(room, CY, {"fight/main": BO, "fight/helper": CY, "mtrolltro/level": 10, "fight/them": 5}, "fight") == ""
    assert asks(room, CY, {"mtrolltro/plus": -5, "fight/us": 2}) == ""
    over = {"fight/main": None, "fight/helper": None, "fight/them": None, "fight/us": None,
            "mtrolltro/level": None, "mtrolltro/plus": None}  # fmt: skip
    assert asks(room, CY, over | {f"{BO}/level": 3}, "won") == "not_yours"
    assert asks(room, BO, over | {f"{BO}/level": 3, f"{ANA}/level": 2}, "won") == "not_yours"
    assert asks(room, BO, over | {f"{CY}/name": "X"}, "won") == "not_yours"
    assert asks(room, BO, over | {f"{BO}/level": 3, f"{CY}/dead": True, f"{CY}/bonus": None}, "won") == ""
    assert not [cell for cell in room.cells if cell.startswith(("fight", "m"))]
    won = room.news[-1]
    back = {cell: before for cell, (before, _) in won.cells.items()}
    assert asks(room, CY, back, "undone", undoes=won.id) == "not_yours"
    assert asks(room, BO, back, "undone", undoes=won.id) == "" and room.cells["fight/main"] == BO
    assert asks(room, ANA, over, "stopped") == ""
    assert asks(room, CY, {"mtrolltro/plus": 3}) == "no_fight"  # the fight is over


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        ({f"{ANA}/level": 0}, "bad_value"), ({f"{ANA}/level": 100}, "bad_value"), ({f"{ANA}/level": True}, "bad_value"),
        ({f"{ANA}/level": "3"}, "bad_value"), ({f"{ANA}/dead": 1}, "bad_value"), ({f"{ANA}/sex": "both"}, "bad_value"),
        ({f"{ANA}/name": ""}, "bad_value"), ({f"{ANA}/name": "\x00\u202e "}, "bad_value"),
        ({f"{ANA}/face": 12}, "bad_value"),
        ({f"{ANA}/gold": 1}, "no_cell"), ({"room/level": 1}, "no_cell"), ({"pana/level": 1}, "no_cell"),
        ({"zanaanaan/level": 1}, "no_cell"), ({f"{ANA}/name": None}, "no_player"),
        ({"fight/main": "pnobodyyy"}, "no_player"),
        ({"fight/us": 3}, "no_fight"), ({"mtrolltro/level": 3}, "no_fight"), ({"pnobodyyy/level": 3}, "no_player"),
        ({f"m{n:08d}/level": 1 for n in range(13)} | {"fight/main": ANA}, "full"), ({}, "no_change"),
    ],
)  # fmt: skip
def test_impossible_values_are_refused(cells: dict[str, Any], code: str) -> None:
    assert asks(a_room(), ANA, cells) == code


def test_names_are_one_plain_line() -> None:
    room = a_room()
    assert asks(room, ANA, {f"{ANA}/name": " <b>An\na\u202e</b> ", f"{ANA}/race": "x" * 90}) == ""
    assert room.cells[f"{ANA}/name"] == "<b>An a </b>" and room.cells[f"{ANA}/race"] == "x" * 40


def test_dice_are_shown_to_all_and_change_nothing() -> None:
    room = a_room()
    before = room.cells.copy()
    assert asks(room, BO, {}, "rolled", dice=protocol.Dice(10, (10, 3))) == ""
    assert asks(room, BO, {}, "rolled", dice=protocol.Dice(6, (7,))) == "bad_value"
    assert room.cells == before and room.news[-1].dice == protocol.Dice(10, (10, 3))


def test_undo_takes_back_exactly_one_change_once() -> None:
    room = a_room()
    asks(room, BO, {f"{BO}/level": 3, f"{BO}/gear": 2})
    id, back = room.news[-1].id, {f"{BO}/level": None, f"{BO}/gear": None}
    assert asks(room, BO, {f"{BO}/level": 9, f"{BO}/gear": None}, "undone", undoes=id) == "no_undo"
    assert asks(room, CY, back, "undone", undoes=id) == "not_yours"
    assert asks(room, BO, back, "undone", undoes="nothing") == "no_undo"
    assert asks(room, BO, back, "undone", undoes=id) == "" and f"{BO}/level" not in room.cells
    assert asks(room, BO, {f"{BO}/level": 3}) == ""
    assert asks(room, BO, back, "undone", undoes=id) == "no_undo"  # only once
    again = room.news[-1].id
    assert asks(room, ANA, {f"{BO}/level": 4}) == ""
    assert asks(room, BO, {f"{BO}/level": None}, "undone", undoes=again) == "stale"  # the host has changed it since


def test_a_removed_player_loses_their_secret() -> None:
    room = a_room()
    assert room.whose("bo") == BO
    assert asks(room, ANA, {f"{BO}/name": None}, "removed") == "" and room.whose("bo") == ""
    assert room.news[-1].names == {ANA: "Ana", BO: "Bo"}


VALUES = st.one_of(st.none(), st.booleans(), st.integers(-5, 30), st.sampled_from(["", "male", "Elf", ANA, BO, CY]))
CELLS = st.sampled_from(
    [f"{who}/{what}" for who in (ANA, BO) for what in ("name", "level", "gear", "sex", "dead")]
    + ["room/goal", "fight/main", "fight/helper", "fight/us", "mtrolltro/level", "mtrolltro/plus"]
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from([ANA, BO]), st.dictionaries(CELLS, VALUES, max_size=4)), max_size=25))
def test_a_room_is_the_sum_of_its_log(asked: list[tuple[str, dict[str, Any]]]) -> None:
    """Reading the log gives the same room, and the changes sent to clients add up to the same sheet."""
    room, entries = Room("AAAAAA"), list[log.AnyEntry]()
    entries.append(log.opened(FIRST | {f"{BO}/name": "Bo"}, digest("ana"), ANA))
    room.apply(entries[0], 1)
    for number, (you, cells) in enumerate(asked):
        with contextlib.suppress(Refused):
            made = log.change(room, log.Set("edit", cells, key=f"k{number}", by=you), you=you, host=you == ANA)
            room.apply(made, 1)
            entries.append(made)
    elsewhere, added = Room("AAAAAA"), dict[str, Any]()
    for entry in entries:
        elsewhere.apply(log.read(log.written(entry)), 1)
    assert (elsewhere.cells, elsewhere.secrets, elsewhere.keys) == (room.cells, room.secrets, room.keys)
    assert elsewhere.news == room.news
    for item in room.news:
        for cell, (before, after) in item.cells.items():
            assert added.get(cell) == before
            added[cell] = after
    assert {cell: value for cell, value in added.items() if value is not None} == room.cells


# ---------------------------------------------------------------- stores and processes
@contextlib.asynccontextmanager
async def counters_at(file: Path, *, shared: bool = False, failing: bool = False) -> AsyncGenerator[Counters]:
    store = SqliteStore(file, shared=shared)
    await store.open()
    counters = Counters(cast("Any", Failing(store)) if failing else store)
    try:
        yield counters
    finally:
        await counters.close()
        await store.close()


async def host_of(counters: Counters, room: str) -> RoomSession:
    return RoomSession(counters, await counters.live(room), "ana")


def level(number: int, id: str) -> protocol.Change:
    return protocol.Change(id=id, why="edit", cells={f"{ANA}/level": number})


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_change_whose_acknowledgement_was_lost_is_found_in_the_log(tmp_path: Path, when: str) -> None:
    async def play() -> None:
        async with counters_at(tmp_path / "db", failing=True) as counters:
            room = await counters.create(log.opened(FIRST, digest("ana"), ANA))
            ana = await host_of(counters, room)
            setattr(counters.store, when, 1)
            said = await ana.answer(level(4, "a"))
            assert isinstance(said, Refusal) and said.code == "unavailable"
            assert isinstance(await ana.answer(level(4, "a")), Done)
            assert len(await counters.store.read(KIND + room)) == 2  # the opening and the one change
            assert ana.live.room.cells[f"{ANA}/level"] == 4

    run(play())


def test_any_process_serves_any_room(tmp_path: Path) -> None:
    """Two processes append at the same time: everything is in the log, and both show the same."""

    async def play() -> None:
        async with (
            counters_at(tmp_path / "db", shared=True) as here,
            counters_at(tmp_path / "db", shared=True) as there,
        ):
            room = await here.create(log.opened(FIRST, digest("ana"), ANA))
            sessions = [await host_of(here, room), await host_of(there, room)]
            said = await asyncio.gather(*(sessions[n % 2].answer(level(1 + n, f"a{n}")) for n in range(40)))
            assert all(isinstance(each, Done) for each in said)
            async with asyncio.timeout(10):
                while any(session.live.room.seq < 41 for session in sessions):
                    await asyncio.sleep(0.01)
            one, other = (session.live.room for session in sessions)
            assert one.cells == other.cells and one.news == other.news

    run(play())


def test_empty_rooms_are_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with counters_at(tmp_path / "db") as counters:
            room = await counters.create(log.opened(FIRST, digest("ana"), ANA))
            ana = await host_of(counters, room)
            async with ana.attend(Ear()):
                counters.unload_idle(float("inf"))
                assert room in counters.lives  # somebody is connected
            counters.unload_idle(float("inf"))
            assert not counters.lives
            assert (await host_of(counters, room)).host
            with pytest.raises(NoSuchRoom):
                await counters.live("AAAAAA")
            assert list(counters.lives) == [room]

    run(play())
