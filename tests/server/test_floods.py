"""Floods against a server on this machine, bounded in number and time: the flooding client is cut off, and everybody
else plays on undisturbed. Time limits are generous, for a slow and busy machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import threading
import time
from collections.abc import AsyncGenerator, Generator
from dataclasses import replace
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kickdoor.server.app import Config
from kickdoor.server.half_open import HalfOpen
from tests.server.test_bad_clients import UPGRADE, opened, until
from tests.server.test_serve import figures
from tests.server.web import SOON, Server, Talk, open_table, plays_on, run, served, served_here, talking
from tests.small import endless

PATIENCE: Final = 8.0  # seconds that others may have to wait on a busy machine
MASK: Final = b"\x80\0\0\0\0"  # an empty frame from a client
MEGABYTE: Final = 1_000_000


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served() as running:
        yield running


def port_of(server: Server) -> int:
    return int(server.url.rpartition(":")[2])


class Player:
    """A player who keeps sending requests and measures how long each answer takes."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.waited: list[float] = []

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            began = time.monotonic()
            said = await self.talk.ask("say", text="still here")
            self.waited.append(time.monotonic() - began)
            assert said["type"] == "done", said
            await asyncio.sleep(0.3)


@contextlib.asynccontextmanager
async def playing(url: str, seated: dict[str, Any]) -> AsyncGenerator[Player]:
    """Play until the block ends, then check that no answer took too long."""
    stop = asyncio.Event()
    async with talking(url, seated["table"], seated["secret"]) as talk:
        assert (await talk.ask("start"))["type"] == "done"
        player = Player(talk)
        task = asyncio.create_task(player.play(stop))
        try:
            yield player
            await until(lambda: len(player.waited) >= 3 or task.done())
        finally:
            stop.set()
            await task
    assert max(player.waited) < PATIENCE, player.waited


# ---------------------------------------------------------------- frames that are no messages
def flood(port: int, table: str, first: bytes, frame: bytes, most: int = 5 * MEGABYTE) -> int:
    """Send the frame repeatedly, at 1 MB a second, until the socket is cut off; return the number of bytes sent."""
    chunk, sent = frame * (20_000 // len(frame)), 0
    with socket.create_connection(("127.0.0.1", port), timeout=SOON) as made:
        head = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", *UPGRADE, "", ""]
        made.sendall("\r\n".join(head).encode())
        assert made.recv(12) == b"HTTP/1.1 101"
        reader = threading.Thread(target=drain, args=(made,), daemon=True)
        reader.start()
        began = time.monotonic()
        with contextlib.suppress(OSError):
            made.sendall(first)
            while sent < most:
                made.sendall(chunk)
                sent += len(chunk)
                time.sleep(max(0.0, began + sent / MEGABYTE - time.monotonic()))
        with contextlib.suppress(OSError):
            made.shutdown(socket.SHUT_RDWR)
        reader.join(SOON)
    return sent


def drain(made: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while made.recv(65536):
            pass


FRAMES = {
    "pings": (b"", b"\x89" + MASK),
    "pongs": (b"", b"\x8a" + MASK),
    "long pings": (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    "empty parts": (b"\x01" + MASK, b"\x00" + MASK),
    "tiny parts": (b"\x01" + MASK, b"\x00\x81\0\0\0\0x"),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_socket_that_floods_with_control_frames_is_cut_off_and_delays_nobody(server: Server, kind: str) -> None:
    with server.client() as client:
        mine, theirs = open_table(client), open_table(client)
    before = figures(server).get('kickdoor_connections_dropped_total{why="frames"}', 0.0)

    async def go() -> None:
        async with playing(server.url, mine):
            sent = await asyncio.to_thread(flood, port_of(server), theirs["table"], *FRAMES[kind])
            assert sent < 4 * MEGABYTE, "it was not cut off"

    run(go())
    assert figures(server)['kickdoor_connections_dropped_total{why="frames"}'] == before + 1
    run(plays_on(server.url, theirs))


def test_the_flooder_gets_the_reason_and_ordinary_pings_are_answered() -> None:
    async def go() -> None:
        async with served_here(Config()) as here:
            seated = await opened(here)
            address = f"{here.url.replace('http', 'ws', 1)}/api/tables/{seated['table']}/socket"
            async with connect(address, proxy=None, compression=None) as one:
                for _ in range(60):
                    await (await one.ping())
                await one.send(iter(['{"type": "ask", ', '"id": ', '"in-parts"}']))
                while json.loads(await one.recv()).get("id") != "in-parts":
                    pass
                with pytest.raises(ConnectionClosed) as error:
                    for _ in range(500):
                        await (await one.ping())
                assert error.value.rcvd is not None
                assert error.value.rcvd.code == 1008 and "too many control frames" in error.value.rcvd.reason
            await until(lambda: not here.place.sockets)
            await plays_on(here.url, seated)

    run(go())


def test_many_small_messages_at_once_wait_their_turn() -> None:
    """Messages are parsed as they are answered: none is lost, and they are answered in order."""

    async def go() -> None:
        async with served_here(Config(limited=False)) as here:
            seated = await opened(here)
            reader, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]), limit=1 << 20)
            path = f"/api/tables/{seated['table']}/socket"
            head = [f"GET {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {seated['secret']}", *UPGRADE]
            writer.write("\r\n".join([*head, "", ""]).encode())
            await reader.readuntil(b"\r\n\r\n")
            for n in range(400):
                text = json.dumps({"type": "say", "id": f"n{n}", "text": "x" * (n % 60)}).encode()
                size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
                writer.write(b"\x81" + size + b"\0\0\0\0" + text)
            raw = b""
            while b'"n399"' not in raw:
                part = await reader.read(1 << 20)
                assert part
                raw += part
            answers = [raw.index(f'"id":"n{n}"'.encode()) for n in range(400)]
            assert answers == sorted(answers)
            writer.close()
            await plays_on(here.url, seated)

    run(go())


# ---------------------------------------------------------------- connections without a request
def is_open(made: socket.socket) -> bool:
    """Return whether the server has left the connection open."""
    made.setblocking(False)
    try:
        return made.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


BEGINNINGS = {
    "nothing": b"",
    "half a head": b"GET /api/sets HTTP/1.1\r\nHost: local",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{",
    "half a handshake": b"GET /api/tables/AAAAAAAAAAAA/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
    "half a second request": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHo",
}


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_half_open_connections_of_an_address_are_capped_and_others_can_connect(kind: str) -> None:
    held: list[socket.socket] = []

    async def go() -> None:
        async with served_here(Config()) as here:
            mine, port = await opened(here), int(here.url.rpartition(":")[2])
            here.place.limits = replace(here.place.limits, calls=(1e9, 1e9))  # another limit, off
            here.place.calls.limit = here.place.limits.calls
            async with playing(here.url, mine):
                for _ in range(150):
                    held.append(socket.create_connection(("127.0.0.1", port), timeout=SOON))
                    held[-1].sendall(BEGINNINGS[kind])
                    await asyncio.sleep(0.01)
                if kind == "half a second request":
                    for made in held:
                        with contextlib.suppress(OSError):
                            made.recv(10_000)  # the answer to the first
                async with asyncio.timeout(8.0):  # sooner than an idle connection is closed
                    while sum(is_open(made) for made in held) > here.place.limits.half_open:
                        await asyncio.sleep(0.1)
                async with httpx.AsyncClient(base_url=here.url, trust_env=False) as newcomer:  # from the same address
                    assert (await newcomer.get("/health")).is_success
                await plays_on(here.url, mine)

    try:
        run(go())
    finally:
        for made in held:
            made.close()


def test_only_connections_of_the_same_address_are_closed_oldest_first() -> None:
    class One:
        cut = False

        def abort(self) -> None:
            self.cut = True

    waiting = HalfOpen()
    ana, bo = [One() for _ in range(4)], [One() for _ in range(2)]
    for one in bo:
        waiting.add("bo", one, 3)
    for one in ana:
        waiting.add("ana", one, 3)
    assert [one.cut for one in ana] == [True, False, False, False] and not any(one.cut for one in bo)
    waiting.remove("ana", ana[1])  # it has made a request
    waiting.add("ana", One(), 3)
    assert [one.cut for one in ana] == [True, False, False, False] and len(waiting) == 5
    waiting.drop_oldest_half()
    assert [one.cut for one in ana] == [True, False, True, True] and [one.cut for one in bo] == [True, False]
    assert len(waiting) == 2


def test_connections_of_a_proxy_are_not_capped() -> None:
    """Behind a proxy, one address stands for many people."""

    async def go() -> None:
        async with served_here(Config(proxied=True)) as here:
            here.place.limits = replace(here.place.limits, half_open=3)
            made = [await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2])) for _ in range(9)]
            await asyncio.sleep(0.2)
            assert len(here.place.half_open) == 0
            for reader, writer in made:
                writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                writer.close()

    run(go())


# ---------------------------------------------------------------- handshakes
def test_refused_handshakes_are_counted_and_are_no_errors_in_the_log(server: Server) -> None:
    with server.client() as client:
        seated = open_table(client)
    path, log = f"/api/tables/{seated['table']}/socket", len(server.log)
    before = figures(server)

    def shake(*lines: str, path: str = path) -> bytes:
        with socket.create_connection(("127.0.0.1", port_of(server)), timeout=SOON) as made:
            made.sendall("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode())
            return made.recv(12)[9:]

    assert shake("Host: localhost", *UPGRADE, "Origin: https://evil.example") == b"403"
    assert shake("Host: evil.example", *UPGRADE) == b"421"
    assert shake("Host: localhost", *UPGRADE[:3]) == b"400"
    assert shake("Host: localhost", *UPGRADE, path="/nowhere") == b"403"
    assert shake("Host: localhost", *UPGRADE, path="/api/tables/AAAAAAAAAAAA/socket") == b"101"  # refused by a message

    def counted(status: str) -> float:
        name = f'kickdoor_handshakes_refused_total{{status="{status}"}}'
        return figures(server).get(name, 0.0) - before.get(name, 0.0)

    assert [counted(status) for status in ("400", "403", "404", "421")] == [1, 2, 1, 1]
    assert server.log[log:] == ""
    run(plays_on(server.url, seated))


# ---------------------------------------------------------------- descriptors
def test_running_out_of_descriptors_is_logged_and_survived() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (60, hard))
    try:
        starting = served("--no-limits")
        server = starting.__enter__()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with contextlib.ExitStack() as stack:
        stack.push(starting)
        with server.client() as client:
            seated = open_table(client)
        held = [socket.create_connection(("127.0.0.1", port_of(server)), timeout=SOON) for _ in range(90)]
        try:
            until_logged(server, "out of file descriptors (EMFILE)")
            with server.client() as client:
                for _ in range(100):
                    with contextlib.suppress(httpx.HTTPError):
                        if client.get("/health").is_success:
                            break
                    time.sleep(0.1)
                else:
                    raise AssertionError("nobody is served")
            run(plays_on(server.url, seated))
        finally:
            for made in held:
                made.close()
        until_logged(server, "available again")
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert [line["level"] for line in lines if "out of file" in line["text"]] == ["error"]  # only once
        assert figures(server)["kickdoor_descriptor_shortages_total"] >= 1


def until_logged(server: Server, words: str) -> None:
    end = time.monotonic() + SOON
    while words not in server.log:
        assert time.monotonic() < end, server.log
        time.sleep(0.1)


# ---------------------------------------------------------------- cards that never end
def endless_pack() -> bytes:
    """Return a pack with bottles whose effect never ends and a monster behind every door."""
    use = {"when": "own_combat", "do": endless()["effect"]}
    bottle = {"name": "Bottle", "kind": "oneshot", "gold": 100, "count": 60, "uses": [use]}
    rat = {"name": "Rat", "kind": "monster", "level": 1, "treasures": 1, "bad_stuff": [{"lose_levels": 1}], "count": 60}
    header = {"id": "endless", "title": "Endless", "vocabulary": 1}
    return json.dumps({"pack": header, "cards": [bottle, rat]}).encode()


async def drink(talk: Talk, times: int) -> list[str]:
    """Play on until there is a fight, then preview the bottles and drink them, without waiting for answers."""
    assert (await talk.ask("start"))["type"] == "done"
    bottles: list[str] = []
    for _ in range(200):
        legal = (await talk.ask("ask"))["legal"]
        bottles = [each for each in legal if "[Bottle" in each and ": play" in each]
        onward = [each for each in legal if each.endswith((": kick", ": ready", ": end", ": pass"))]
        if bottles and any(each.endswith((": fight", ": run")) for each in legal):
            break  # in one's own fight; elsewhere a bottle is only put on the table
        if onward:
            await talk.ask("do", action=onward[0])
        await asyncio.sleep(0.02)
    else:
        raise AssertionError("no fight")
    for n in range(times):
        await talk.say({"type": "ask", "id": f"ask-{n}", "parts": True})
        await talk.say({"type": "do", "id": f"do-{n}", "action": bottles[n % len(bottles)]})
    return [(await talk.answer(f"do-{n}")).get("code", "") for n in range(times)]


def test_cards_that_never_end_cost_their_own_tables_only() -> None:
    """The limits on requests are not needed for this."""
    with served("--no-limits") as server:
        attack_with_endless_cards(server)


def attack_with_endless_cards(server: Server) -> None:
    with server.client() as client:
        mine = open_table(client)
        said = client.post("/api/packs", content=endless_pack())
        assert said.status_code == 201, said.text
        tables = [open_table(client, packs=[said.json()["name"]]) for _ in range(5)]

    async def attack(seated: dict[str, Any]) -> list[str]:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            return await drink(talk, 15)

    async def go() -> None:
        async with playing(server.url, mine):
            for codes in await asyncio.gather(*(attack(each) for each in tables)):
                assert codes[0] == "endless" and set(codes) <= {"endless", "paused"}, codes
                assert codes[-1] == "paused", codes  # after a few attempts the table is paused

    run(go())
    with server.client() as client:
        assert all(client.get(f"/api/tables/{each['table']}").json()["paused"] for each in tables)
    assert "Traceback" not in server.log
