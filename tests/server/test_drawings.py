"""Sketch mode: who may draw what, how the table votes, and that no drawing is lost, stored twice or gives a secret
away.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import zipfile
from collections.abc import AsyncGenerator, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from kickdoor.engine.model.ids import DOOR_DECK, HAND, LOOKED, TABLE, TREASURE_DECK
from kickdoor.game import Game
from kickdoor.lab.playing import next_observation, random_bots
from kickdoor.packs import load_pack
from kickdoor.protocol import drawings as protocol
from kickdoor.protocol import messages
from kickdoor.protocol.options import Options
from kickdoor.server import entries as log
from kickdoor.server import sketching
from kickdoor.server.app import Config
from kickdoor.server.entries import AnyEntry
from kickdoor.server.pictures import Picture
from kickdoor.server.requests import created
from kickdoor.server.table import Table, digest
from kickdoor.server.table_manager import TableManager
from kickdoor.store import GalleryDrawing, Row, Store, StoreDown, open_store
from tests.server.tables import MORNING, Clock, facts, lay, manager_at, read_anew, settle, table_of
from tests.server.web import app_of, bearer, client_of, run
from tests.table import Table as Laid

ID: Final = "sketchers"
PLAYERS: Final = ("Ana", "Bo", "Cy", "Di")
LINE: Final = {"colour": 2, "width": 6, "points": [10, 20, 500, 375, 990, 740]}
STAMP: Final = {"icon": "fangs", "x": 500, "y": 375, "size": 200, "colour": 6}


def secret(seat: int) -> str:
    return f"secret-of-{PLAYERS[seat]}"


# ---------------------------------------------------------------- games in progress
class Story(NamedTuple):
    """The log of a game that bots have played until the first seat had gained this many Levels, now with people in the
    seats.
    """

    entries: list[AnyEntry]
    game: Game

    async def put(self, store: Store, id: str = ID) -> None:
        await store.create(id, MORNING, [log.written(entry) for entry in self.entries], Row(stage="playing"))

    def table(self) -> Table:
        table = Table(ID, [load_pack("classic")])
        for entry in self.entries:
            table.apply(entry, MORNING)
        return table


def story(
    gained: int, *, people: Sequence[int] = (0,), sketch: bool = True, seed: int = 5, over: bool = False
) -> Story:
    options = Options(seats=len(PLAYERS), bot="random", sketch=sketch, rules={"winning_level": 2} if over else {})
    game = Game.new([load_pack("classic")], PLAYERS, seed, rules=options.rules)
    entries: list[AnyEntry] = [created(options, digest("host"))]
    for seat, name in enumerate(PLAYERS):
        is_person = seat in people
        entries.append(
            log.Sat(seat, name, digest(secret(seat)), digest("code")) if is_person else log.BotSat(seat, "random")
        )
    entries.append(
        log.Started(seed, list(PLAYERS), ["" if seat in people else "random" for seat in range(len(PLAYERS))])
    )
    think, levels = random_bots(seed, len(PLAYERS)), 0
    while (levels < gained or game.state.combat is not None) if not over else not game.over:
        action = think(next_observation(game))
        entries.append(log.Did(action.seat, game.text(action), by="bot"))
        for event in game.submit(action):
            levels += event.other if event.kind == "level_changed" and event.seat == 0 and event.other > 0 else 0
        assert over or not game.over
    return Story(entries, game)


@contextlib.asynccontextmanager
async def playing(told: Story, config: Config | None = None) -> AsyncGenerator[tuple[httpx.AsyncClient, Starlette]]:
    async with app_of(config) as app, client_of(app) as client:
        await told.put(app.state.context.manager.store)
        yield client, app


async def draw(client: httpx.AsyncClient, card: str, seat: int = 0, **parts: Any) -> httpx.Response:
    headers = bearer(secret(seat)) | parts.pop("headers", {})
    body = {"card": card, "signature": "Ana", "strokes": [LINE], **parts}
    return await client.post(f"/api/tables/{ID}/drawings", json=body, headers=headers)


async def vote(client: httpx.AsyncClient, seat: int, yes: bool, number: int = 1) -> httpx.Response:
    where = f"/api/tables/{ID}/drawings/{number}/vote"
    return await client.post(where, json={"yes": yes}, headers=bearer(secret(seat)))


async def info(client: httpx.AsyncClient, seat: int | None = None) -> dict[str, Any]:
    said = await client.get(f"/api/tables/{ID}", headers=bearer(secret(seat)) if seat is not None else {})
    found: dict[str, Any] = said.json()
    return found


async def hung(client: httpx.AsyncClient, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get("/api/drawings", params=query)).json()
    return found


async def until(holds: Callable[[], Any]) -> None:
    """Wait until the condition holds."""
    while not await holds():
        await asyncio.sleep(0.01)


def in_sight(told: Story) -> str:
    return sketching.cards_in_sight(told.table())[0]


# ---------------------------------------------------------------- who may draw
def test_a_level_gained_is_a_drawing_earned() -> None:
    told = story(1)
    card = in_sight(told)

    async def test() -> None:
        async with playing(told) as (client, _):
            assert (await info(client, 0))["may_draw"] == 1
            said = await draw(client, card, stamps=[STAMP])
            assert said.status_code == 201, said.text
            today = datetime.now(UTC).date().isoformat()
            assert said.json() == {
                "number": 1, "seat": 0, "card": card, "signature": "Ana", "date": today, "state": "in", "yes": [0],
                "no": [],
            }  # fmt: skip
            after = await info(client, 0)
            assert "may_draw" not in after and after["drawings"] == [said.json()]
            again = await draw(client, card)
            assert (again.status_code, again.json()["code"]) == (409, "no_level")

    run(test())


def test_drawing_needs_a_level_a_seat_a_game_and_sketch_mode() -> None:
    async def refused(told: Story, seat: int = 0) -> tuple[int, str]:
        async with playing(told) as (client, _):
            said = await draw(client, in_sight(told) if told.game.state.discards[0] else "classic/Duck of Doom", seat)
            return said.status_code, said.json()["code"]

    async def test() -> None:
        levels = story(1).table().sketchbook.gained
        poor = next(seat for seat, gained in enumerate(levels) if not gained)
        assert await refused(story(1, people=(0, poor)), poor) == (409, "no_level")
        assert await refused(story(1, sketch=False)) == (409, "no_sketching")
        assert await refused(story(1, over=True)) == (409, "not_playing")
        assert await refused(story(1, people=(0,)), 3) == (401, "wrong_secret")
        async with playing(story(1)) as (client, _):
            said = await client.post(
                f"/api/tables/{ID}/drawings", json={"card": "classic/Duck of Doom", "signature": "", "strokes": [LINE]}
            )
            assert (said.status_code, said.json()["code"]) == (409, "not_seated")

    run(test())


def test_levels_are_counted_as_they_were_gained() -> None:
    """Levels lost do not take the right to draw back; Levels that were undone do."""
    told = story(3)
    table = told.table()
    gained = [0] * len(PLAYERS)
    game = Game.new([load_pack("classic")], PLAYERS, 5)
    for entry in told.entries:
        if isinstance(entry, log.Did):
            for event in game.submit(game.parse(entry.action)):
                if event.kind == "level_changed":
                    gained[event.seat] += max(0, event.other)
    assert table.sketchbook.gained == tuple(gained) and gained[0] >= 3
    copied = table.copy()
    table.sketchbook.gained = (0,) * len(PLAYERS)
    assert copied.sketchbook.gained == tuple(gained)


def test_a_level_that_is_taken_back_earns_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with manager_at(tmp_path / "tables.db") as manager:
            ana, *_ = await table_of(manager, "Ana", "Bo", "Cy", options=Options(seats=3, bot="random", sketch=True))
            await lay(ana, Laid("Ana", "Bo", "Cy", packs=("classic",)).has("Ana", carried=["Wand of Dowsing"]))
            await ana.does("sell [Wand of Dowsing]")
            assert ana.latest.info.may_draw == 1
            await ana.must(messages.Undo)
            assert ana.latest.info.may_draw == 0
            await ana.does("sell [Wand of Dowsing]")
            assert ana.latest.info.may_draw == 1

    run(test())


# ---------------------------------------------------------------- what may be drawn
def test_only_cards_that_everybody_sees_may_be_drawn() -> None:
    """The cards to choose from are the same whatever is in hands and decks."""
    told = next(each for each in (story(1, seed=seed) for seed in range(20)) if each.table().sketchbook.fought)
    table = told.table()
    assert table.game is not None
    state, cards = table.game.state, sketching.cards_in_sight(table)
    hidden = (DOOR_DECK, TREASURE_DECK, LOOKED, *range(HAND, HAND + state.n))
    unseen = {f"classic/{state.defs[card].name}" for place in hidden for card in state.cards_in(place)} - set(cards)
    held = {f"classic/{state.defs[card].name}" for hand in state.hands for card in hand} - set(cards)
    shown = {f"classic/{state.defs[card].name}" for seat in range(state.n) for card in state.cards_in(TABLE + seat)}
    beaten = {f"classic/{state.defs[card].name}" for card in table.sketchbook.fought}
    assert held and shown and beaten and shown | beaten <= set(cards)

    async def test() -> None:
        async with playing(told) as (client, _):
            for seat in (0, None):
                headers = bearer(secret(0)) if seat == 0 else {}
                easel = (await client.get(f"/api/tables/{ID}/easel", headers=headers)).json()
                assert easel == {"cards": list(cards), "colours": list(protocol.COLOURS), "paper": protocol.PAPER}
            answers = [await draw(client, card) for card in (*held, *sorted(unseen)[:20], "classic/Nonsense", "x/y/z")]
            assert {said.status_code for said in answers} == {409}
            assert len({said.text for said in answers}) == 1  # every refusal has the same words
            assert (await draw(client, sorted(beaten)[0])).status_code == 201

    run(test())


def test_a_card_in_a_mix_is_named_by_its_own_pack() -> None:
    packs = [load_pack("classic"), load_pack("fu")]
    table = Table(ID, packs)
    table.apply(log.Created(Options(packs=("classic", "fu"), seats=3), digest("host")), MORNING)
    table.apply(log.Started(1, ["Ana", "Bo", "Cy"], ["random"] * 3), MORNING)
    think = random_bots(1, 3)
    for _ in range(300):
        assert table.playing is not None
        table.apply(table.did(think(next_observation(table.playing)), by="bot"), MORNING)
    cards = sketching.cards_in_sight(table)
    assert {card.partition("/")[0] for card in cards} == {"classic", "fu"}
    assert set(cards) <= {f"{pack.id}/{card['name']}" for pack in packs for card in pack.cards}


def test_every_refused_picture_gets_a_reason() -> None:
    told = story(1)
    card = in_sight(told)
    stroke: Callable[..., list[dict[str, Any]]] = lambda **parts: [LINE | parts]  # noqa: E731
    long = {"colour": 0, "width": 1, "points": [1, 2] * 5001}
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({"strokes": []}, 422, "something"),
        ({"strokes": stroke(points=[1, 2, 3])}, 422, "no y"),
        ({"strokes": stroke(points=[1, 751])}, 422, "below"),
        ({"strokes": stroke(points=[1001, 1])}, 400, "1000"),
        ({"strokes": stroke(points=[-1, 1])}, 400, "0"),
        ({"strokes": stroke(points=[1.5, 1])}, 400, "int"),
        ({"strokes": stroke(points=[])}, 400, "length"),
        ({"strokes": stroke(colour=8)}, 400, "7"),
        ({"strokes": stroke(width=25)}, 400, "24"),
        ({"strokes": stroke(style="fill:url(x)")}, 400, "style"),
        ({"strokes": [LINE] * 401}, 400, "400"),
        ({"strokes": [long, long]}, 422, "20,000"),
        ({"stamps": [STAMP | {"icon": 'x"/><script>'}]}, 422, "no icon"),
        ({"stamps": [STAMP | {"size": 9999}]}, 400, "750"),
        ({"stamps": [STAMP] * 101}, 400, "100"),
        ({"signature": "A" * 41}, 400, "40"),
        ({"strokes": [LINE] * 400, "stamps": [STAMP] * 100, "signature": "A" * 200_000}, 413, "153,600"),
    ]

    async def test() -> None:
        async with playing(told) as (client, _):
            for parts, status, word in bad:
                said = await draw(client, card, **parts)
                assert said.status_code == status and word in said.json()["text"], said.text
            assert "drawings" not in await info(client)
            most = [{"colour": 0, "width": 24, "points": [1000, 750] * 25}] * 400
            assert (await draw(client, card, strokes=most, stamps=[STAMP] * 100)).status_code == 201

    run(test())


def test_a_picture_is_numbers_and_shown_only_as_an_image() -> None:
    told = story(1)

    async def test() -> None:
        async with playing(told) as (client, _):
            signature = '<script>alert(1)</script>"'
            dot = {"colour": 0, "width": 9, "points": [7, 8]}
            await draw(client, in_sight(told), signature=signature, strokes=[LINE, dot], stamps=[STAMP])
            said = await client.get(f"/api/tables/{ID}/drawings/1.svg")
            assert said.headers["content-type"] == "image/svg+xml"
            assert "default-src 'none'" in said.headers["content-security-policy"]
            assert said.headers["x-content-type-options"] == "nosniff"
            assert "immutable" in said.headers["cache-control"]
            known = {"if-none-match": said.headers["etag"]}
            assert (await client.get(f"/api/tables/{ID}/drawings/1.svg", headers=known)).status_code == 304
            tree = ElementTree.fromstring(said.text)
            tags = [element.tag.rpartition("}")[2] for element in tree.iter()]
            assert tags == ["svg", "rect", "g", "polyline", "circle", "defs", "path", "use"]
            line = tree.find(".//{*}polyline")
            assert (
                line is not None and line.get("points") == "10 20 500 375 990 740" and line.get("stroke-width") == "6"
            )
            assert line.get("stroke") == protocol.COLOURS[2]
            assert "script" not in said.text and "style" not in said.text
            assert (await info(client))["drawings"][0]["signature"] == signature
            for missing in ("2", "0", "x", "1e1"):
                assert (await client.get(f"/api/tables/{ID}/drawings/{missing}.svg")).status_code == 404

    run(test())


# ---------------------------------------------------------------- how the table decides
def test_a_majority_of_people_puts_it_in_the_gallery() -> None:
    told = story(2, people=(0, 1, 2))
    card = in_sight(told)

    async def test() -> None:
        async with playing(told) as (client, app):
            assert (await draw(client, card)).json()["state"] == "open"
            assert (await draw(client, card)).json()["code"] == "undecided"
            assert (await vote(client, 0, yes=False)).json()["code"] == "own_drawing"
            assert (await vote(client, 3, yes=True)).status_code == 401
            assert (await vote(client, 1, yes=True, number=2)).status_code == 404
            no = (await vote(client, 1, yes=False)).json()
            assert (no["state"], no["yes"], no["no"]) == ("open", [0], [1])
            assert (await vote(client, 1, yes=False)).json() == no  # a repeated vote changes nothing
            assert await hung(client) == []
            yes = (await vote(client, 1, yes=True)).json()  # votes may change until it is decided
            assert (yes["state"], yes["yes"], yes["no"]) == ("in", [0, 1], [])
            assert (await vote(client, 2, yes=False)).json()["code"] == "decided"
            await until(lambda: hung(client))
            (found,) = await hung(client)
            assert (found["card"], found["set"], found["signature"]) == (card, "classic", "Ana")
            assert ID not in json.dumps(found)  # the gallery does not lead to the table
            picture = await client.get(found["url"])
            assert picture.content == (await client.get(f"/api/tables/{ID}/drawings/1.svg")).content
            whats = [item for item in await happenings(app) if item[0] in DRAWN]
            assert whats == [("drew", 0, None), ("voted", 1, False), ("voted", 1, True), ("drawing_in", 0, None)]

    run(test())


DRAWN: Final = ("drew", "voted", "drawing_in", "drawing_out")


async def happenings(app: Starlette) -> list[tuple[str, int, bool | None]]:
    """Return what a spectator was sent about drawings."""
    live = await app.state.context.manager.live(ID)
    told = [msgspec.json.decode(one[-1], type=messages.Happening) for one in live.table.heard() if one]
    assert all(item.drawing == 1 for item in told if item.what in DRAWN)
    return [(item.what, item.seat, item.yes) for item in told]


def test_a_drawing_that_cannot_win_any_more_is_out() -> None:
    told = story(2, people=(0, 1))

    async def test() -> None:
        async with playing(told) as (client, app):
            await draw(client, in_sight(told))
            out = (await vote(client, 1, yes=False)).json()
            assert out["state"] == "out"  # half is not a majority
            assert await hung(client) == [] and (await info(client, 0))["may_draw"] == 1
            assert (await happenings(app))[-1] == ("drawing_out", 0, None)
            assert (await draw(client, in_sight(told))).json()["number"] == 2

    run(test())


def test_nobody_waits_for_the_vote_of_a_player_who_left() -> None:
    told = story(1, people=(0, 1))

    async def test() -> None:
        async with playing(told) as (client, _):
            await draw(client, in_sight(told))
            leave = {"type": "leave", "id": "leave"}
            assert (await client.post(f"/api/tables/{ID}/requests", json=leave, headers=bearer(secret(1)))).is_success
            assert (await info(client))["drawings"][0]["state"] == "in"
            await until(lambda: hung(client))

    run(test())


def test_open_votes_fail_when_the_game_ends() -> None:
    """The log has the drawing before the last action."""
    told = story(1, people=(0, 1), over=True)
    *before, last = told.entries
    table = Table(ID, [load_pack("classic")])
    for entry in before:
        table.apply(entry, MORNING)
    assert isinstance(last, log.Did)

    async def test() -> None:
        async with app_of() as app:
            manager: TableManager = app.state.context.manager
            drew = log.Drew(0, 1, "classic/Duck of Doom", "Ana", (protocol.Stroke(0, 1, (1, 1)),))
            await Story([*before, drew], told.game).put(manager.store)
            live = await manager.live(ID)
            await manager.commit(live, lambda _: [last])
            assert live.table.stage == "over" and live.table.sketchbook.sketches[0].state == "out"
            assert facts(live.table) == facts(await read_anew(manager, ID))

    run(test())


def test_the_game_is_the_same_with_and_without_drawings() -> None:
    told = story(1)

    async def test() -> None:
        async with playing(told) as (client, app):
            assert (await draw(client, in_sight(told))).is_success
            manager: TableManager = app.state.context.manager
            table = (await manager.live(ID)).table
            assert table.game is not None and table.game.digest() == told.game.digest()
            assert table.actions == [entry.action for entry in told.entries if isinstance(entry, log.Did)]
            again = await read_anew(manager, ID)
            assert facts(again) == facts(table) and again.sketchbook == table.sketchbook

    run(test())


def test_a_repeated_call_is_done_once() -> None:
    told = story(2)
    card, key = in_sight(told), {"idempotency-key": "a-key-that-nobody-guesses"}

    async def test() -> None:
        async with playing(told) as (client, _):
            first, second = [await draw(client, card, headers=key) for _ in range(2)]
            assert first.status_code == second.status_code == 201 and first.json() == second.json()
            assert len((await info(client))["drawings"]) == 1
            stranger = await client.post(f"/api/tables/{ID}/seats", json={"name": "Eve"}, headers=key)
            assert stranger.json()["seat"] != 0  # the key of a drawing does not open the seat

    run(test())


# ---------------------------------------------------------------- nothing is lost or stored twice
def test_two_processes_store_it_once_and_report_the_same(tmp_path: Path) -> None:
    told = story(2, people=(0, 1, 2))
    card = in_sight(told)

    async def test() -> None:
        db = f"sqlite:///{tmp_path / 'tables.db'}"
        async with (
            app_of(store=open_store(db, shared=True)) as first,
            app_of(store=open_store(db, shared=True)) as second,
            client_of(first) as ana,
            client_of(second) as bo,
        ):
            await told.put(first.state.context.manager.store)
            await asyncio.gather(*(draw(client, card) for client in (ana, bo)))
            assert len((await info(bo))["drawings"]) == 1  # the second was one too many
            said = await asyncio.gather(vote(bo, 1, yes=True), vote(ana, 2, yes=True))
            assert sorted(each.status_code for each in said) in ([200, 200], [200, 409])
            await until(lambda: hung(ana))
            assert [each["card"] for each in await hung(ana)] == [card] == [each["card"] for each in await hung(bo)]
            assert (await info(ana))["drawings"] == (await info(bo))["drawings"]
            entries = [log.read(one.body) for one in await first.state.context.manager.store.read(ID)]
            assert sum(isinstance(entry, log.DrawingIn) for entry in entries) == 1

    run(test())


class Forgetful:
    """A store that loses drawings, as if the process had died before storing them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.tried = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def put_drawing(self, drawing: GalleryDrawing, content: bytes) -> None:
        self.tried += 1
        raise StoreDown("gone")


def test_a_crash_between_the_log_and_the_gallery_loses_nothing(tmp_path: Path) -> None:
    told = story(1)
    file = tmp_path / "tables.db"

    async def test() -> None:
        async with manager_at(file, wrap=Forgetful) as manager:
            await told.put(manager.store)
            live = await manager.live(ID)
            wanted = protocol.NewDrawing(in_sight(told), "Ana", (protocol.Stroke(0, 1, (1, 1)),))
            await manager.commit(live, lambda table: [sketching.draw(table, 0, wanted, "")])
            await asyncio.sleep(0.01)
            assert manager.store.tried and await manager.store.drawings() == []  # type: ignore[attr-defined]
        clock = Clock()
        clock.at += 86_400_000
        async with manager_at(file, clock) as manager:
            await manager.live(ID)
            await settle(manager)
            (found,) = await manager.store.drawings()
            assert (found.signature, found.at) == ("Ana", MORNING)  # with the time of the vote
            await manager.store.remove_drawing(found.id)
        async with manager_at(file) as manager:  # and a removed drawing is not put back
            await manager.live(ID)
            await settle(manager)
            assert await manager.store.drawings() == []

    run(test())


# ---------------------------------------------------------------- the gallery of the server
def hanging(n: int, card: str, pack: str = "classic") -> tuple[GalleryDrawing, bytes]:
    picture = Picture((protocol.Stroke(0, n, (1, 1, 2, 2)),), ())
    return GalleryDrawing(f"{n:024x}", n, pack, card, f"Artist {n}", "2026-03-14"), picture.written()


def test_the_gallery_lists_the_latest_first_and_removed_drawings_are_gone() -> None:
    told = story(1)
    private = f"pack:{'0' * 64}"

    async def test() -> None:
        async with playing(told) as (client, app):
            store: Store = app.state.context.manager.store
            for n, (pack, card) in enumerate([("classic", "A"), ("classic", "A"), ("fu", "B"), (private, "C")], 1):
                await store.put_drawing(*hanging(n, card, pack))
            assert [each["card"] for each in await hung(client)] == ["fu/B", "classic/A", "classic/A"]
            assert [each["signature"] for each in await hung(client, set="classic", latest=1)] == ["Artist 2"]
            assert [each["card"] for each in await hung(client, set=private)] == [f"{private}/C"]
            assert len(await hung(client, limit=1)) == 1
            assert (await client.get("/api/drawings?limit=0")).status_code == 400
            url = (await hung(client, set="fu"))[0]["url"]
            assert (await client.get(url)).status_code == 200
            await store.remove_drawing(f"{3:024x}")
            assert (await client.get(url)).status_code == 404 and await hung(client, set="fu") == []
            await draw(client, in_sight(told))
            await until(lambda: store.get_drawing(sketching.gallery_id(ID, 1)))
            await store.remove_drawing(sketching.gallery_id(ID, 1))
            assert (await client.get(f"/api/tables/{ID}/drawings/1.svg")).status_code == 404

    run(test())


def test_an_art_pack_has_the_latest_drawing_of_each_card() -> None:
    async def test() -> None:
        async with app_of() as app, client_of(app) as client:
            store: Store = app.state.context.manager.store
            for n, card in enumerate(["Duck of Doom", "Duck of Doom", "Hireling"], 1):
                await store.put_drawing(*hanging(n, card))
            await store.put_drawing(*hanging(4, "Ninja", "fu"))
            said = await client.get("/api/drawings/art-pack.zip", params={"set": "classic"})
            assert said.headers["content-type"] == "application/zip"
            assert said.headers["content-disposition"].startswith("attachment")
            with zipfile.ZipFile(io.BytesIO(said.content)) as archive:
                told = json.loads(archive.read("art.json"))
                assert [(each["card"], each["signature"]) for each in told["drawings"]] == [
                    ("Hireling", "Artist 3"), ("Duck of Doom", "Artist 2"),
                ]  # fmt: skip
                assert all(archive.read(each["file"]).startswith(b"<svg") for each in told["drawings"])
            everything = await client.get("/api/drawings/art-pack.zip")
            assert b"ninja" in everything.content

    run(test())


def test_too_many_drawings_from_one_address_are_refused() -> None:
    async def test() -> None:
        async with playing(story(1), Config()) as (client, _):
            said = [(await draw(client, "classic/Nonsense")).status_code for _ in range(25)]
            assert said[0] == 409 and said[-1] == 429

    run(test())


@pytest.mark.parametrize("away", [False, True])
def test_absent_players_do_not_delay_a_drawing(away: bool) -> None:
    table = story(1, people=(0, 1)).table()
    if away:
        table.apply(log.WentAway(1), MORNING)
    table.apply(log.Drew(0, 1, "classic/Duck of Doom", "Ana", (protocol.Stroke(0, 1, (1, 1)),)), MORNING)
    assert [type(entry) for entry in sketching.decisions(table)] == ([log.DrawingIn] if away else [])
