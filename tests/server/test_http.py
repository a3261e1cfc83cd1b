"""The calls over HTTP: tables from beginning to end, and everything a client can ask for before it joins one."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickdoor.bots import names as bot_names
from kickdoor.cardtext.card_text import card_text
from kickdoor.cardtext.languages import LANGUAGES
from kickdoor.packs import Pack, builtin_sets, load_pack
from kickdoor.protocol import messages
from kickdoor.record.saved import verify
from kickdoor.record.shuffle import commitment
from kickdoor.rules import EDITIONS
from kickdoor.server.requests import check_bot
from kickdoor.server.table_manager import TableManager
from kickdoor.store import StoreDown
from tests.server.web import FAST, Server, app_of, bearer, calling, client_of, open_table, run, served, talking


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Generator[httpx.Client]:
    with server.client() as made:
        yield made


# ---------------------------------------------------------------- tables
def test_a_table_is_opened_and_people_sit_down(client: httpx.Client) -> None:
    bare = open_table(client, None)
    table = f"/api/tables/{bare['table']}"
    assert (bare["seat"], bare["recovery"]) == (-1, "")
    host = client.get(table, headers=bearer(bare["secret"])).json()
    assert host["host"] and host["stage"] == "waiting" and "you" not in host
    said = client.post(f"{table}/seats", json={"name": "Ana"}, headers=bearer(bare["secret"]))
    assert (said.status_code, said.json()["seat"], said.json()["secret"]) == (201, 0, bare["secret"])
    again = client.post(f"{table}/seats", json={"name": "Ana"}, headers=bearer(bare["secret"]))
    assert (again.status_code, again.json()["code"]) == (409, "seated")
    client.cookies.clear()
    bo = client.post(f"{table}/seats", json={"name": "Bo", "seat": 2}).json()
    client.cookies.clear()
    assert bo["seat"] == 2 and client.get(table, headers=bearer(bo["secret"])).json()["you"] == 2
    taken = client.post(f"{table}/seats", json={"name": "Cy", "seat": 2})
    assert (taken.status_code, taken.json()["code"]) == (409, "taken")
    moved = client.post(f"{table}/recover", json={"code": f" {bo['recovery'].lower()} "})  # typed by hand
    assert moved.status_code == 200 and moved.json()["seat"] == 2
    client.cookies.clear()
    assert client.get(table, headers=bearer(bo["secret"])).status_code == 401
    assert client.get(table, headers=bearer(moved.json()["secret"])).json()["you"] == 2
    used = client.post(f"{table}/recover", json={"code": bo["recovery"]})
    assert (used.status_code, used.json()["code"]) == (409, "wrong_code")


def test_the_cookie_is_as_good_as_the_header(client: httpx.Client) -> None:
    seated = client.post("/api/tables", json={"options": FAST, "name": "Ana"}).json()
    assert client.get(f"/api/tables/{seated['table']}").json()["you"] == 0
    other = client.post("/api/tables", json={"options": FAST, "name": "Ana"}).json()
    assert "cookie" not in client.build_request("GET", "/api/tables").headers  # sent only to its own table
    assert client.get(f"/api/tables/{other['table']}").json()["you"] == 0


def test_the_list_is_of_public_tables_and_checks_what_is_asked(client: httpx.Client) -> None:
    hidden, shown = open_table(client), open_table(client, public=True, title="Come in")
    listed = {one["table"]: one for one in client.get("/api/tables?limit=200").json()}
    assert hidden["table"] not in listed
    found = listed[shown["table"]]
    assert (found["stage"], found["summary"]["title"], found["summary"]["turn"]) == ("waiting", "Come in", 0)
    assert [seat["name"] for seat in found["summary"]["seats"]] == ["Ana", "", ""]
    assert shown["secret"] not in json.dumps(found)
    assert client.get("/api/tables?stage=over").json() == []
    assert len(client.get("/api/tables?limit=1").json()) == 1
    for wrong in ("limit=0", "limit=201", "limit=x", "limit=", "limit=1&limit=2", "stage=odd", "sort=up", "limit=null"):
        said = client.get(f"/api/tables?{wrong}")
        assert (said.status_code, said.json()["code"]) == (400, "malformed"), wrong


def test_requests_can_be_sent_as_calls(client: httpx.Client) -> None:
    """The requests of a socket work as calls too; together with the stream a program needs nothing else."""
    seated = open_table(client)
    table, secret = f"/api/tables/{seated['table']}", bearer(seated["secret"])

    def ask(**parts: Any) -> httpx.Response:
        return client.post(f"{table}/requests", json=parts, headers=secret)

    with client.stream("GET", f"{table}/stream", headers=secret) as stream:
        lines = (json.loads(line) for line in stream.iter_lines())
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        assert next(lines)["info"]["you"] == 0
        assert ask(type="start", id="a").json()["type"] == "done"
        assert next(line for line in lines if line["info"]["stage"] == "playing")["scene"]["seat"] == 0
    choices = ask(type="ask", id="b").json()
    assert choices["type"] == "choices" and choices["legal"]
    assert ask(type="do", id="c", action=choices["legal"][0]).json()["type"] == "done"
    refused = ask(type="do", id="d", action="kick")
    assert refused.status_code == 409 and refused.json()["type"] == "refused" and refused.json()["id"] == "d"
    assert client.head(table).status_code == 200 and client.head(f"{table}/stream").status_code == 405


def test_the_game_that_was_played_can_be_verified(server: Server, client: httpx.Client, tmp_path: Path) -> None:
    seated = open_table(client, rules={"reaction_seconds": 0.0, "winning_level": 4})
    table = f"/api/tables/{seated['table']}"
    early = client.get(f"{table}/replay")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")

    async def play() -> messages.Info:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            promised = ""
            await talk.ask("start")
            await talk.ask("leave")  # bots finish the game
        async with talking(server.url, seated["table"]) as watcher:
            while True:
                info = (await watcher.hear("update"))["info"]
                promised = promised or info["shuffle"]["commitment"]
                assert info["shuffle"]["commitment"] == promised
                if info["stage"] == "over":
                    assert commitment(seated["table"], info["shuffle"]["key"]) == promised
                    return info  # type: ignore[no-any-return]
                assert "seed" not in info["shuffle"] and "key" not in info["shuffle"]

    found: list[Any] = []

    async def keep() -> None:
        found.append(await play())

    run(keep())
    file = tmp_path / "game.kick.jsonl"
    file.write_bytes(client.get(f"{table}/replay").content)
    verdict = verify(file)
    assert json.loads(file.read_text().splitlines()[0])["seed"] == found[0]["shuffle"]["seed"]
    assert verdict.over and verdict.winners and verdict.proved == verdict.actions > 3


# ---------------------------------------------------------------- what can be chosen
def test_cards_of_sets_with_their_texts(client: httpx.Client) -> None:
    sets = {each["name"]: each for each in client.get("/api/sets").json()}
    assert set(sets) == set(builtin_sets())
    for name, each in sets.items():
        told = client.get(f"/api/sets/{name}/cards").json()
        assert told["title"] == each["title"] and len(told["cards"]) == each["cards"]
        assert all(
            card["type"] and card["deck"] in ("door", "treasure") and card["count"] >= 1 for card in told["cards"]
        )
        monster = next(card for card in told["cards"] if card["kind"] == "monster")
        assert monster["bad_stuff"] and monster["data"]["level"] >= 1
    for name in ("nothing", "..", "pack:x"):
        assert client.get(f"/api/sets/{name}/cards").status_code == 404


def test_cards_in_another_language(client: httpx.Client) -> None:
    """The texts and faces of cards are translated, their names are not."""
    seated = open_table(client, packs=["classic"])
    paths = ("/api/sets/classic/cards", f"/api/tables/{seated['table']}/cards")
    classic = load_pack("classic")
    said = {"en": "Bad Stuff", "de": "Schlimme Dinge", "es": "Mal Rollo"}
    assert set(said) == set(LANGUAGES)
    for path in paths:
        for lang, bad_stuff in said.items():
            told = client.get(path, params={"lang": lang}).json()
            cards = (told if isinstance(told, dict) else told[0])["cards"]
            slime = next(card for card in cards if card["name"] == "Drooling Slime")
            text = card_text(classic, named(classic, "Drooling Slime"), lang=LANGUAGES[lang])
            assert (slime["type"], slime["rule"], slime["bad_stuff"]) == (text.type, text.rule, text.bad_stuff)
            assert bad_stuff in slime["face"]
        assert client.get(path).json() == client.get(path, params={"lang": "en"}).json()
        wrong = client.get(path, params={"lang": "fr"})
        assert wrong.status_code == 400 and "lang" in wrong.json()["text"]


def named(pack: Pack, name: str) -> dict[str, Any]:
    return next(card for card in pack.cards if card["name"] == name)


def test_cards_of_a_table_are_those_of_its_mix(client: httpx.Client) -> None:
    first, second = builtin_sets()[:2]
    seated = open_table(client, packs=[first, second])
    told = client.get(f"/api/tables/{seated['table']}/cards").json()
    assert [each["name"] for each in told] == [first, second]


def test_rules_editions_switches_bots_and_phrases(client: httpx.Client) -> None:
    rules = client.get("/api/rules").json()
    assert client.get(f"/api/rules/{rules[0]['id'].lower()}").json() == rules[0]
    assert client.get("/api/rules/NOTHING-1").status_code == 404
    editions = client.get("/api/editions").json()
    assert [each["name"] for each in editions] == list(EDITIONS)
    ids = {rule["id"] for rule in rules}
    for switch in client.get("/api/switches").json():
        assert switch["label"] and switch["help"] and set(switch["rules"]) <= ids
        assert all(switch["name"] in edition["values"] for edition in editions)
        chosen = switch["most"] if switch["kind"] == "number" else True
        open_table(client, rules={switch["name"]: chosen})  # each rule can be switched on
    bots = [each["name"] for each in client.get("/api/bots").json()]
    assert bots[: len(bot_names())] == bot_names() and [check_bot(name) for name in bots] == bots
    phrases = client.get("/api/phrases").json()
    assert len(phrases) > 20 and all(0 < len(each["text"]) <= 60 and each["when"] for each in phrases)


def test_every_resource_has_one_address(client: httpx.Client) -> None:
    assert client.get("/api/tables/").status_code == 404


def test_long_answers_are_compressed_for_clients_that_accept_it(client: httpx.Client) -> None:
    plain = client.get("/api/sets/classic/cards", headers={"accept-encoding": "identity"})
    zipped = client.get("/api/sets/classic/cards", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers and zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < len(plain.content) / 2 and zipped.content == plain.content
    assert "content-encoding" not in client.get("/health", headers={"accept-encoding": "gzip"}).headers


# ---------------------------------------------------------------- when the store is down
def test_the_server_answers_503_without_its_store(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise StoreDown("somewhere at db.internal with a password")

    async def go() -> None:
        async with app_of() as app, client_of(app) as client:
            table = (await client.post("/api/tables", json={"options": FAST})).json()["table"]
            store = app.state.context.manager.store
            for name in ("ping", "create", "tables", "read", "put_pack", "get_pack"):
                monkeypatch.setattr(store, name, fails)
            monkeypatch.setattr(TableManager, "live", fails)
            said = [
                await client.get("/ready"),
                await client.get("/api/tables"),
                await client.get(f"/api/tables/{table}"),
                await client.post("/api/tables", json={"options": FAST}),
                await client.get(f"/api/packs/{'0' * 64}"),
            ]
            assert [one.status_code for one in said] == [503] * 5
            assert {one.json()["code"] for one in said} == {"unavailable"}
            assert not any("password" in one.text for one in said)
            assert (await client.get("/health")).status_code == 200

    run(go())


def test_a_stopping_server_is_not_ready() -> None:
    async def go() -> None:
        async with app_of() as app, client_of(app) as client:
            assert (await client.get("/ready")).status_code == 200
            app.state.context.closing.set()
            assert (await client.get("/ready")).status_code == 503

    run(go())


def test_the_server_does_not_wait_for_an_endless_body(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from kickdoor.server import http

    monkeypatch.setattr(http, "BODY_SECONDS", 0.05)

    async def slow() -> AsyncGenerator[bytes]:
        yield b"{"
        await asyncio.sleep(60)

    async def go() -> None:
        async with calling() as client:
            said = await client.post("/api/tables", content=slow())
            assert (said.status_code, said.json()["code"]) == (408, "too_slow")

    run(go())


def test_a_repeated_call_to_sit_down_gives_one_seat(client: httpx.Client) -> None:
    table = f"/api/tables/{open_table(client, None)['table']}"
    client.cookies.clear()
    key = {"idempotency-key": "the-same-try-of-a-client"}
    lost = client.post(f"{table}/seats", json={"name": "Bo"}, headers=key).json()
    client.cookies.clear()
    heard = client.post(f"{table}/seats", json={"name": "Bo"}, headers=key)
    client.cookies.clear()
    assert heard.status_code == 201 and heard.json()["seat"] == lost["seat"]
    seats = client.get(table).json()["seats"]
    assert sum(seat.get("person", False) for seat in seats) == 1
    assert client.get(table, headers=bearer(heard.json()["secret"])).json()["you"] == lost["seat"]
    assert client.get(table, headers=bearer(lost["secret"])).status_code == 401  # was never received
    client.cookies.clear()
    code, key = {"code": heard.json()["recovery"]}, {"idempotency-key": "the-same-move-of-a-client"}
    moved = client.post(f"{table}/recover", json=code, headers=key)
    client.cookies.clear()
    again = client.post(f"{table}/recover", json=code, headers=key)
    assert (moved.status_code, again.status_code) == (200, 200)
    assert client.get(table, headers=bearer(again.json()["secret"])).json()["you"] == lost["seat"]


def test_a_hosts_repeated_call_to_sit_down_gives_one_seat(client: httpx.Client) -> None:
    """The host's secret is also the seat's, so the second call comes from a seated player."""
    opened = open_table(client, None)
    table, host = f"/api/tables/{opened['table']}", bearer(opened["secret"])
    key = {"idempotency-key": "the-same-try-of-a-host"}
    lost = client.post(f"{table}/seats", json={"name": "Ana"}, headers=host | key)
    client.cookies.clear()
    heard = client.post(f"{table}/seats", json={"name": "Ana"}, headers=host | key)
    client.cookies.clear()
    assert (lost.status_code, heard.status_code) == (201, 201)
    assert heard.json()["seat"] == lost.json()["seat"]
    info = client.get(table, headers=bearer(heard.json()["secret"])).json()
    assert (info["you"], info["host"]) == (heard.json()["seat"], True)
    assert sum(seat.get("person", False) for seat in info["seats"]) == 1
    again = client.post(f"{table}/seats", json={"name": "Ana"}, headers=host)
    assert (again.status_code, again.json()["code"]) == (409, "seated")
    said = client.post(f"{table}/requests", json={"type": "start", "id": "s1"}, headers=host)
    assert said.json()["type"] == "done", "the host still hosts, and plays on"


@pytest.mark.parametrize("id", ["a3", "a-request-of-Ana-that-is-long-enough"])
def test_no_request_at_a_table_and_no_short_key_opens_a_seat(client: httpx.Client, id: str) -> None:
    """Clients choose the ids of their requests, and others may guess them."""
    seated = open_table(client)
    table = f"/api/tables/{seated['table']}"
    said = client.post(
        f"{table}/requests", json={"type": "say", "id": id, "text": "hello"}, headers=bearer(seated["secret"])
    )
    assert said.json()["type"] == "done"
    client.cookies.clear()
    other = client.post(f"{table}/seats", json={"name": "Mallory"}, headers={"idempotency-key": id}).json()
    client.cookies.clear()
    assert other["seat"] != seated["seat"]
    third = client.post(f"{table}/seats", json={"name": "Third"}, headers={"idempotency-key": id})
    client.cookies.clear()
    if len(id) < 20:  # too short for a key: this is another person
        assert third.json()["seat"] not in (seated["seat"], other["seat"])
    assert client.get(table, headers=bearer(seated["secret"])).json()["you"] == seated["seat"]
