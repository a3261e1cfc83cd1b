"""Clients that do what they should not: each is refused or limited with a clear error, and the table is unharmed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import struct
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kickdoor.server import protocols, sockets
from kickdoor.server.app import Config
from kickdoor.server.limits import UNLIMITED
from tests.server.web import (
    FAST,
    SOON,
    Here,
    Server,
    app_of,
    bearer,
    calling,
    client_of,
    open_table,
    plays_on,
    run,
    served,
    served_here,
    talking,
)

NASTY = "<script>alert(1)</script>\u202e\x00\x1b[31m"


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits") as running:
        yield running


@pytest.fixture
def seated(server: Server) -> dict[str, Any]:
    with server.client() as client:
        return open_table(client)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.02)


# ---------------------------------------------------------------- malformed requests
@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("", ""),
        ("{", ""),
        ("null", ""),
        ("[]", ""),
        ('"start"', ""),
        (b"\xff\xfe", ""),
        ('{"type": "start"}', ""),
        ('{"type": "explode", "id": "a"}', "a"),
        ('{"type": "start", "id": "a b"}', "a b"),
        ('{"type": "start", "id": "' + "x" * 100 + '"}', "x" * 40),
        ('{"type": "start", "id": "a", "seat": 2}', "a"),
        ('{"type": "do", "id": "a", "action": 7}', "a"),
        ('{"type": "do", "id": "a", "action": "' + "x" * 3000 + '"}', "a"),
        ('{"type": "seat_bot", "id": "a", "seat": 1e400, "bot": "easy"}', "a"),
        ('{"type": "seat_bot", "id": "a", "seat": "1", "bot": "easy"}', "a"),
        ('{"type": "say", "id": "a", "text": "\\ud800"}', ""),
        ('{"type": "auto", "id": "a", "scope": "for ever"}', "a"),
        ("[" * 15_000, ""),
        ('{"type": "say", "id": "a", "text": "' + "x" * 10_000 + '"}', "a"),
    ],
)
def test_malformed_messages_are_refused_with_the_right_code(
    server: Server, seated: dict[str, Any], said: str | bytes, word: str
) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.say(said)
            refusal = await talk.hear("refused", id=word)
            assert refusal["code"] == "malformed" and len(refusal["text"]) <= 300
            assert "Traceback" not in refusal["text"]
            assert (await talk.ask("say", text="hello"))["type"] == "done"

    run(go())


def test_a_message_that_is_too_large_ends_only_its_connection(server: Server, seated: dict[str, Any]) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.say('{"type": "say", "id": "a", "text": "' + "x" * 20_000 + '"}')
            with pytest.raises(ConnectionClosed) as error:
                await talk.hear("done", id="a")
            assert error.value.rcvd is not None and error.value.rcvd.code == 1009
        await plays_on(server.url, seated)

    run(go())


def test_calls_that_are_malformed_or_too_large(server: Server, seated: dict[str, Any]) -> None:
    table, secret = f"/api/tables/{seated['table']}", bearer(seated["secret"])
    with server.client(headers=secret) as client:
        for body in (
            b"",
            b"{",
            b"\xff",
            b"[" * 50_000,
            b'{"type": "start"}',
            b'{"type": "do", "id": "a", "action": ""}',
        ):
            said = client.post(f"{table}/requests", content=body)
            assert (said.status_code, said.json()["code"]) == (400, "malformed"), body
            assert len(said.json()["text"]) <= 301
        for path in ("/api/tables", f"{table}/requests", f"{table}/seats", f"{table}/recover"):
            said = client.post(path, content=b'"' + b"x" * 70_000 + b'"')
            assert (said.status_code, said.json()["code"]) == (413, "too_large")
        endless = (b"x" * 1000 for _ in range(1000))  # sent without a length
        # The answer may come before everything is sent; a client may take that for a broken connection.
        with contextlib.suppress(httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
            assert client.post("/api/tables", content=endless).status_code == 413
    run(plays_on(server.url, seated))


# ---------------------------------------------------------------- wrong player, wrong table, wrong time
def test_nobody_acts_for_another(server: Server, seated: dict[str, Any]) -> None:
    with server.client() as client:
        bo = client.post(f"/api/tables/{seated['table']}/seats", json={"name": "Bo"}).json()
        client.cookies.clear()
        other = open_table(client, "Eve")

    async def go() -> None:
        async with (
            talking(server.url, seated["table"], seated["secret"]) as ana,
            talking(server.url, seated["table"], bo["secret"]) as guest,
            talking(server.url, seated["table"]) as watcher,
        ):
            assert (await guest.ask("start"))["code"] == "not_host"
            assert (await guest.ask("seat_bot", seat=2, bot="easy"))["code"] == "not_host"
            assert (await watcher.ask("say", text="hi"))["code"] == "not_seated"
            assert (await ana.ask("start"))["type"] == "done"
            assert (await ana.ask("start"))["code"] == "started"
            assert (await watcher.ask("do", action="ready"))["code"] == "not_seated"
            assert (await guest.ask("do", action="Ana: ready"))["code"] == "not_yours"
            assert (await guest.ask("do", action='"Ana": ready'))["code"] == "not_yours"
            assert (await guest.ask("do", action="kick"))["code"] == "illegal"  # not their turn
            assert (await guest.ask("do", action="ready", decision=999_999))["code"] == "stale"
            assert (await guest.ask("do", action="what [?!"))["code"] == "malformed"
            assert (await watcher.ask("ask"))["legal"] == []
            view = await watcher.hear("update") if not watcher.heard else watcher.heard[-1]
            assert view.get("scene", {}).get("hand", []) == []
        # The secret of another table does not work here.
        async with talking(server.url, seated["table"], other["secret"]) as stranger:
            bye = await stranger.hear("bye")
            assert bye["again"] is False and "secret" in bye["text"]
        await plays_on(server.url, seated)

    run(go())


def test_unknown_tables_are_not_found(server: Server) -> None:
    async def go() -> None:
        for name in ("AAAAAAAAAAAA", "short", "x" * 300, "%00", "a%0d%0ab", "'or'1"):
            async with talking(server.url, name) as talk:
                bye = await talk.hear("bye")
                assert (bye["text"], bye["again"]) == ("There is no such table.", False)

    run(go())
    with server.client() as client:
        for name in ("AAAAAAAAAAAA", "short", "x" * 300, "%00", "a%0d%0ab", "'or'1"):
            for said in (client.get(f"/api/tables/{name}"), client.get(f"/api/tables/{name}/stream")):
                assert (said.status_code, said.json()["code"]) == (404, "no_table")


def test_a_repeated_request_is_done_once(server: Server, seated: dict[str, Any]) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            message = {"type": "say", "id": "once", "text": "only once"}
            said = []
            for _ in range(3):
                await talk.say(message)
                said.append(await talk.answer("once"))
            assert said[0]["type"] == "done" and said == [said[0]] * 3
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.say(message)  # over another connection
            assert await talk.answer("once") == said[0]
        async with talking(server.url, seated["table"]) as watcher:
            news = (await watcher.hear("update"))["news"]
            assert [one["text"] for one in news if one["what"] == "said"] == ["only once"]

    run(go())


def test_a_seat_that_has_moved_is_lost_on_the_old_device_at_once(server: Server, seated: dict[str, Any]) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as old:
            await old.hear("update")
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
                said = await client.post(f"/api/tables/{seated['table']}/recover", json={"code": seated["recovery"]})
            moved = said.json()
            assert moved["secret"] != seated["secret"] and moved["recovery"] != seated["recovery"]
            bye = await old.hear("bye")
            assert bye["again"] is False and "moved to another device" in bye["text"]
        async with talking(server.url, seated["table"], moved["secret"]) as new:
            assert (await new.hear("update"))["info"]["you"] == 0
            assert (await new.ask("say", text="here I am"))["type"] == "done"

    run(go())


# ---------------------------------------------------------------- names and chat
def test_names_are_plain_or_refused(server: Server) -> None:
    with server.client() as client:
        for name, code in (
            ("x" * 10_000, "malformed"),
            ("", "malformed"),
            ("\x00\x07", "bad_name"),
            ("\u202e", "bad_name"),
            ("   ", "bad_name"),
            ('a "quoted" one', "bad_name"),
            ("monsters", "bad_name"),
        ):
            said = client.post("/api/tables", json={"options": FAST, "name": name})
            assert (said.status_code, said.json()["code"]) == (400 if code == "malformed" else 422, code), name
        seated = open_table(client, NASTY[:40])
        shown = client.get(f"/api/tables/{seated['table']}").json()["seats"][0]["name"]
        assert shown == "<script>alert(1)</script> [31m" and shown.isprintable()
        said = client.post(f"/api/tables/{seated['table']}/seats", json={"name": shown.upper()})
        assert (said.status_code, said.json()["code"]) == (409, "bad_name")  # the same name in capitals
        titled = open_table(client, public=True, title=NASTY)
        listed = client.get("/api/tables?limit=200").json()
        assert next(one for one in listed if one["table"] == titled["table"])["summary"]["title"].isprintable()


def test_chat_is_plain_text(server: Server, seated: dict[str, Any]) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            assert (await talk.ask("say", text=NASTY + "é" * 900))["type"] == "done"
            assert (await talk.ask("say", text="\x00\x01 \u200b"))["code"] == "nothing_said"
            assert (await talk.ask("say", text="x" * 10_000))["code"] == "malformed"
        async with talking(server.url, seated["table"]) as watcher:
            (text,) = [one["text"] for one in (await watcher.hear("update"))["news"] if one["what"] == "said"]
            assert text.startswith("<script>alert(1)</script> [31m") and text.isprintable() and len(text) <= 300

    run(go())


@pytest.mark.parametrize("bot", ["evil.py:Bot", "/etc/passwd:root", "medium:x", "random-greedy", "hard-", "", "x" * 40])
def test_bots_are_those_that_come_with_the_game(server: Server, seated: dict[str, Any], bot: str) -> None:
    with server.client() as client:
        said = client.post("/api/tables", json={"options": {**FAST, "bot": bot}})
        assert (said.status_code, said.json()["code"]) == (422, "unknown_bot")
        said = client.post(
            f"/api/tables/{seated['table']}/requests",
            json={"type": "seat_bot", "id": "a", "seat": 1, "bot": bot},
            headers=bearer(seated["secret"]),
        )
        assert (said.status_code, said.json()["code"]) == (409, "unknown_bot")


@pytest.mark.parametrize(
    "options",
    [
        {"rules": {"reaction_seconds": 1e300}},
        {"rules": {"reaction_seconds": -1}},
        {"rules": {"winning_level": 10**30}},
        {"rules": {"no_such_rule": True}},
        {"rules": {"edition": {"a": []}}},
        {"rules": {"edition": "x" * 60_000}},
        {"rules": {"curse_word": "x" * 60_000}},
        {"rules": {"tribes": ["x"] * 5000}},
        {"rules": {str(n): n for n in range(3000)}},
        {"packs": ["../../../etc/passwd"]},
        {"packs": ["/etc/passwd"]},
        {"packs": ["pack:" + "0" * 64]},
        {"packs": ["pack:../../x"]},
        {"packs": []},
        {"packs": ["classic"] * 9},
        {"seats": 60},
        {"keep": 0},
        {"timing": {"decision": 0.001}},
        {"timing": {"reading": 1e300}},
    ],
)
def test_options_that_cannot_be_played(server: Server, options: dict[str, Any]) -> None:
    with server.client() as client:
        said = client.post("/api/tables", json={"options": {**FAST, **options}})
        assert (said.status_code, said.json()["code"]) in ((422, "unplayable"), (400, "malformed"))
        assert len(said.json()["text"]) <= 301


# ---------------------------------------------------------------- too many requests
def test_one_address_cannot_open_a_thousand_tables() -> None:
    async def go() -> None:
        async with calling(Config()) as client:
            codes = [(await client.post("/api/tables", json={"options": FAST})).status_code for _ in range(1000)]
            assert codes[:30] == [201] * 30 and set(codes[40:]) == {429}
            said = (await client.post("/api/tables", json={"options": FAST})).json()
            assert said["code"] == "too_many" and "Wait" in said["text"]

    run(go())


def test_another_address_is_served_meanwhile() -> None:
    async def go() -> None:
        async with calling(Config(proxied=True)) as client:
            for _ in range(200):
                await client.post("/api/tables", content=b"{", headers={"x-forwarded-for": "203.0.113.9"})
            said = await client.post("/api/tables", content=b"{", headers={"x-forwarded-for": "203.0.113.9"})
            assert said.status_code == 429
            said = await client.post(
                "/api/tables", json={"options": FAST}, headers={"x-forwarded-for": "203.0.113.9, 198.51.100.1"}
            )
            assert said.status_code == 201

    run(go())


def test_expensive_calls_use_up_more_of_the_limit() -> None:
    async def go() -> None:
        for method, path, many in (
            ("GET", "/api/phrases", 120),
            ("GET", "/api/sets/fu/cards", 30),
            ("HEAD", "/api/sets/fu/cards", 30),
            ("GET", "/api/openapi.json", 40),
        ):
            async with app_of(Config()) as app, client_of(app) as client:
                app.state.context.calls.limit = (120.0, 0.001)
                codes = [(await client.request(method, path)).status_code for _ in range(many + 1)]
                assert codes == [200] * many + [429]
                assert (await client.get("/api/sets")).status_code == 429  # the limit covers all calls together

    run(go())


def test_expensive_requests_of_a_socket_use_up_more_of_its_limit() -> None:
    async def go() -> None:
        async with served_here(Config()) as here:
            here.place.limits = replace(here.place.limits, requests=(60.0, 0.5))
            seated = await opened(here)

            async def asked(**parts: Any) -> int:
                """Return how many of 45 requests are answered."""
                async with talking(here.url, seated["table"], seated["secret"]) as talk:
                    for n in range(45):
                        await talk.say({"type": "ask", "id": f"a{n}", **parts})
                    done = 0
                    for n in range(45):
                        said = await talk.answer(f"a{n}")
                        if said["type"] == "refused":
                            assert said["code"] == "too_many"
                            return done
                        done += 1
                    return done

            assert await asked() == 45
            assert 29 <= await asked(parts=True) <= 35

    run(go())


def test_expensive_requests_over_http_count_more_too() -> None:
    async def go() -> None:
        async with app_of(Config()) as app, client_of(app) as client:
            app.state.context.calls.limit = (120.0, 0.001)
            seated = (await client.post("/api/tables", json={"options": FAST, "name": "Ana"})).json()
            path, codes = f"/api/tables/{seated['table']}/requests", list[int]()
            for n in range(70):
                wanted = {"type": "ask", "id": f"a{n}", "parts": True}
                codes.append((await client.post(path, json=wanted, headers=bearer(seated["secret"]))).status_code)
            assert codes == [200] * 59 + [429] * 11

    run(go())


def test_too_many_requests_on_a_socket_are_refused_by_id_and_then_it_is_closed() -> None:
    async def go() -> None:
        async with served_here(Config()) as here:
            seated = await opened(here)
            here.place.limits = replace(here.place.limits, ignored=10)
            async with talking(here.url, seated["table"], seated["secret"]) as talk:
                for n in range(120):
                    await talk.say({"type": "ask", "id": f"a{n}"})
                await talk.hear("refused", code="too_many")
                word = talk.heard[-1]["id"]
                assert word in {f"a{n}" for n in range(120)}  # with its id, so that the client can send it again
                with pytest.raises(ConnectionClosed):
                    for n in range(100_000):
                        await talk.say({"type": "ask", "id": f"b{n}"})
                        if n % 50 == 0:
                            await asyncio.sleep(0.01)
            await plays_on(here.url, seated)

    run(go())


def test_one_address_cannot_open_too_many_connections() -> None:
    async def go() -> None:
        async with served_here(Config()) as here:
            seated = await opened(here)
            talks = [talking(here.url, seated["table"]) for _ in range(20)]
            for each in talks:
                await (await each.__aenter__()).hear("update")
            async with talking(here.url, seated["table"]) as one_more:
                bye = await one_more.hear("bye")
                assert "Too many connections" in bye["text"] and bye.get("again", True)
            async with httpx.AsyncClient(base_url=here.url, trust_env=False) as client:
                said = await client.get(f"/api/tables/{seated['table']}/stream")
                assert (said.status_code, said.json()["code"]) == (429, "too_many")
            for each in talks:
                await each.__aexit__(None, None, None)
            await until(lambda: not here.place.sockets)
            await plays_on(here.url, seated)

    run(go())


# ---------------------------------------------------------------- broken and idle connections
async def opened(here: Here) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=here.url, trust_env=False) as client:
        said = await client.post("/api/tables", json={"options": FAST, "name": "Ana"})
        found: dict[str, Any] = said.json()
        return found


def deaf_socket(here: Here) -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", int(here.url.rpartition(":")[2])))
    made.setblocking(False)
    return made


async def deaf(here: Here, path: str, secret: str, *more: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket or a stream and never read from it."""
    reader, writer = await asyncio.open_connection(sock=deaf_socket(here), limit=1024)
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {secret}", *more, "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readline()
    return reader, writer


UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)


@pytest.mark.parametrize(("path", "more"), [("socket", UPGRADE), ("stream", ())])
def test_a_client_that_does_not_read_is_dropped(
    monkeypatch: pytest.MonkeyPatch, path: str, more: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sockets, "SLOW", 0.5)

    async def go() -> None:
        async with served_here() as here:
            here.place.manager.chat = UNLIMITED.chat
            seated = await opened(here)
            async with talking(here.url, seated["table"], seated["secret"]) as talk:
                await talk.ask("start")  # makes further updates
                _, writer = await deaf(here, f"/api/tables/{seated['table']}/{path}", seated["secret"], *more)
                await until(lambda: here.place.sockets["127.0.0.1"] == 2)
                said = 0
                while here.place.sockets["127.0.0.1"] == 2:
                    assert (await talk.ask("say", text="x" * 300))["type"] == "done"
                    said += 1
                    assert said < 5000
                writer.transport.abort()
            await plays_on(here.url, seated)

    run(go())


def test_a_slow_reader_gets_fewer_and_fuller_updates() -> None:
    many = 120

    async def go() -> None:
        async with served_here() as here:
            here.place.manager.chat = UNLIMITED.chat
            seated = await opened(here)
            address = f"{here.url.replace('http', 'ws', 1)}/api/tables/{seated['table']}/socket"
            async with (
                talking(here.url, seated["table"], seated["secret"]) as talk,
                connect(
                    address, sock=deaf_socket(here), proxy=None, compression=None, max_queue=1, max_size=None
                ) as slow,
            ):
                await talk.ask("start")  # makes further updates
                for n in range(many):
                    await talk.ask("say", text=f"{n:04d}" + "x" * 290)
                got: list[dict[str, Any]] = []
                while not got or f"{many - 1:04d}" not in {one["text"][:4] for one in texts(got[-1])}:
                    got.append(json.loads(await slow.recv()))
                heard = [one["text"][:4] for update in got for one in texts(update)]
                assert heard == [f"{n:04d}" for n in range(many)]  # everything in order, nothing twice
                assert len(got) < 0.75 * many
                assert max(len(texts(update)) for update in got) > 10

    def texts(update: dict[str, Any]) -> list[dict[str, Any]]:
        return [one for one in update["news"] if one["what"] == "said"]

    run(go())


def test_half_open_sockets_are_noticed() -> None:
    """A client whose machine has vanished answers no ping."""

    async def go() -> None:
        async with served_here(ws_ping_interval=0.2, ws_ping_timeout=0.2) as here:
            seated = await opened(here)
            path = f"/api/tables/{seated['table']}/socket"
            _, writer = await deaf(here, path, seated["secret"], *UPGRADE)
            await until(lambda: bool(here.place.sockets))
            await until(lambda: not here.place.sockets)
            writer.transport.abort()
            await plays_on(here.url, seated)

    run(go())


def test_a_connection_without_a_complete_request_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.3)

    async def go() -> None:
        async with served_here() as here:
            port = int(here.url.rpartition(":")[2])
            silent, first = await asyncio.open_connection("127.0.0.1", port)
            trickling, second = await asyncio.open_connection("127.0.0.1", port)
            second.write(b"GET /health HTTP/1.1\r\n\r\nGET /health HTTP/1.1\r\nHost: local")  # incomplete
            for reader, writer in ((silent, first), (trickling, second)):
                async with asyncio.timeout(SOON):
                    with contextlib.suppress(ConnectionResetError):
                        await reader.read()
                writer.close()
            endless, third = await asyncio.open_connection("127.0.0.1", port)
            third.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"x-%d: y\r\n" % n for n in range(9000)))
            with contextlib.suppress(ConnectionResetError):
                assert (await endless.read()).startswith(b"HTTP/1.1 400")
            third.close()
            await plays_on(here.url, await opened(here))

    run(go())


def test_a_connection_that_breaks_off_leaves_nothing_behind() -> None:
    async def go() -> None:
        async with served_here() as here:
            seated = await opened(here)
            for n in range(20):
                made = deaf_socket(here)
                made.setblocking(True)
                made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset
                lines = [f"GET /api/tables/{seated['table']}/{'socket' if n % 2 else 'stream'} HTTP/1.1"]
                lines += ["Host: localhost", f"Authorization: Bearer {seated['secret']}", *(UPGRADE if n % 2 else ())]
                raw = "\r\n".join([*lines, "", ""]).encode()
                await asyncio.to_thread(made.sendall, raw[: secrets.randbelow(20) + 1] if n % 4 == 0 else raw)
                await asyncio.sleep(0.005)
                made.close()
            await until(lambda: not here.place.sockets)
            await plays_on(here.url, seated)

    run(go())


# ---------------------------------------------------------------- reused ids
def test_a_reused_id_with_another_request_is_refused(server: Server, seated: dict[str, Any]) -> None:
    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            first = {"type": "say", "id": "mine", "text": "one"}
            await talk.say(first)
            done = await talk.answer("mine")
            for other in (
                {"type": "say", "id": "mine", "text": "two"},
                {"type": "leave", "id": "mine"},
                {"type": "pause", "id": "mine", "on": True},
            ):
                await talk.say(other)
                refused = await talk.answer("mine")
                assert (refused["type"], refused["code"]) == ("refused", "reused_id")
            await talk.say({"text": "one", "id": "mine", "type": "say"})  # the same, keys reordered
            assert await talk.answer("mine") == done
            await talk.say({"type": "start", "id": "mine"})  # ids are counted separately for the host and the seat
            assert (await talk.answer("mine"))["type"] == "done"
            await talk.say({"type": "do", "id": "act", "action": "ready"})
            assert (await talk.answer("act"))["type"] == "done"
            await talk.say({"type": "do", "id": "act", "action": "kick"})
            assert (await talk.answer("act"))["code"] == "reused_id"
        async with talking(server.url, seated["table"], seated["secret"]) as talk:  # over another connection
            await talk.say({"type": "say", "id": "mine", "text": "three"})
            assert (await talk.answer("mine"))["code"] == "reused_id"
            news = (await talk.hear("update"))["news"] if not talk.heard else talk.heard[0]["news"]
            assert [one["text"] for one in news if one["what"] == "said"] == ["one"]

    run(go())


def test_a_reused_key_with_another_call_is_refused(server: Server, seated: dict[str, Any]) -> None:
    path, key = f"/api/tables/{seated['table']}/seats", {"idempotency-key": "k" * 24}
    with server.client() as client:

        def sit(name: str, **more: Any) -> httpx.Response:
            said = client.post(path, json={"name": name, **more}, headers=key)
            client.cookies.clear()
            return said

        first = sit("Bo")
        again = sit("Bo")
        assert (first.status_code, again.status_code) == (201, 201) and again.json()["seat"] == first.json()["seat"]
        for other in (sit("Cy"), sit("Bo", seat=2)):
            assert (other.status_code, other.json()["code"]) == (409, "reused_id")
        moved = client.post(f"/api/tables/{seated['table']}/recover", json={"code": "AAAAA-AAAAA"}, headers=key)
        assert (moved.status_code, moved.json()["code"]) == (409, "reused_id")
        names = [each.get("name", "") for each in client.get(f"/api/tables/{seated['table']}").json()["seats"]]
        assert names == ["Ana", "Bo", ""]
