"""Lasting connections: WebSockets for clients that talk, streams of lines (NDJSON) for programs that listen. Whoever
does not read is told less often, and dropped after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator
from typing import Final, cast

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope
from starlette.types import Send as SendMessage
from starlette.websockets import WebSocket, WebSocketDisconnect

from kickdoor.server import counter_calls
from kickdoor.server.api import NDJSON, live_table, session
from kickdoor.server.http import Problematic, address, denied, is_own_page, place_of
from kickdoor.server.limits import Bucket
from kickdoor.server.metrics import SOCKETS
from kickdoor.server.session import Session
from kickdoor.store import StoreDown
from kickdoor.wire import messages as wire
from kickdoor.wire.counting import AnyRoomRequest

SLOW: Final = 20.0  # seconds in which a client must take what it is sent
HEARTBEAT: Final = 15.0  # seconds after which a stream repeats itself; sockets have pings
CLOSED_AGAIN: Final = 1012
CLOSED_TRY_LATER: Final = 1013
CLOSED_POLICY: Final = 1008
STOPS: Final = wire.Bye("the server stops; come back in a moment", again=True)

Send = Callable[[wire.Answer], Awaitable[None]]
Hear = Callable[[str | bytes], Awaitable[wire.Answer]]
logger = logging.getLogger("kickdoor.server")
_decoder: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)
_room_decoder: msgspec.json.Decoder[AnyRoomRequest] = msgspec.json.Decoder(AnyRoomRequest)
_encoder = msgspec.json.Encoder()
_GONE = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)  # what a client that is gone looks like


class _Named(msgspec.Struct):
    """Of what cannot be read as a request: what it calls itself, so that the answer finds its way."""

    id: str = ""


def written(answer: wire.Answer) -> str:
    return _encoder.encode(answer).decode()


@contextlib.contextmanager
def counted(connection: HTTPConnection) -> Generator[None]:
    """One more connection of this address. Raises Problematic if those are too many."""
    place, who = place_of(connection), address(connection)
    (where,) = connection.path_params.values()  # a table, or a room
    keys = {who: place.limits.sockets, f"{who} {where}": place.limits.sockets_of_table}
    if not place.calls.take(who) or any(place.sockets.get(key, 0) >= most for key, most in keys.items()):
        raise Problematic(429, "too_many", "too many connections from your address")
    for key in keys:
        place.sockets[key] = place.sockets.get(key, 0) + 1
    SOCKETS.inc()
    try:
        yield
    finally:
        SOCKETS.dec()
        for key in keys:
            place.sockets[key] -= 1
            if not place.sockets[key]:
                del place.sockets[key]


# ---------------------------------------------------------------- WebSockets
async def socket(connection: WebSocket) -> None:
    async def talk() -> None:
        caller = await session(connection, await live_table(connection))
        await connection.accept()
        await _talk(connection, caller.updates(heartbeat=None), lambda raw: caller.answer(_decoder.decode(raw)))

    await _admit(connection, talk)


async def room_socket(connection: WebSocket) -> None:
    """Of the level counter."""

    async def talk() -> None:
        caller = await counter_calls.session(connection, await counter_calls.live_room(connection))
        await connection.accept()
        await _talk(connection, caller.updates(), lambda raw: caller.answer(_room_decoder.decode(raw)))

    await _admit(connection, talk)


async def _admit(connection: WebSocket, talk: Callable[[], Awaitable[None]]) -> None:
    if not is_own_page(connection):
        error = Problematic(403, "foreign", "pages of other sites may not do that")
        await denied(connection.scope, connection.receive, connection.send, error)
        return
    try:
        with counted(connection):
            await talk()
    except Problematic as error:
        await _refuse(connection, error)
    except _GONE:
        pass


async def _refuse(connection: WebSocket, error: Problematic) -> None:
    """The reason as a message: a browser is not shown why a handshake fails."""
    with contextlib.suppress(*_GONE):
        await connection.accept()
        again = error.status in (429, 503)
        code = CLOSED_TRY_LATER if again else CLOSED_POLICY
        await _close(connection, wire.Bye(error.problem.text, again=again), code)


async def _close(connection: WebSocket, bye: wire.Bye | None, code: int) -> None:
    """Without waiting for somebody who does not read."""
    with contextlib.suppress(*_GONE):
        async with asyncio.timeout(1.0):
            if bye is not None:
                await connection.send_text(written(bye))
            await connection.close(code)


class _Ends(Exception):
    """The server ends the connection: the reason."""

    def __init__(self, bye: wire.Bye, code: int) -> None:
        super().__init__(bye.text)
        self.bye = bye
        self.code = code


async def _talk(connection: WebSocket, updates: AsyncIterator[wire.Answer], hear: Hear) -> None:
    """Two tasks: one reads and answers, one tells what is new. When one ends, so does the other."""
    speaking = asyncio.Lock()

    async def send(answer: wire.Answer) -> None:
        async with asyncio.timeout(SLOW), speaking:
            await connection.send_text(written(answer))

    tasks = [asyncio.create_task(_tell(updates, send)), asyncio.create_task(_listen(connection, hear, send))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    why: _Ends | None = None
    for error in ended:
        if isinstance(error, _Ends):
            why = error
        elif isinstance(error, StoreDown):
            why = _Ends(wire.Bye("the tables cannot be reached just now", again=True), CLOSED_TRY_LATER)
        elif isinstance(error, Exception) and not isinstance(error, _GONE):
            logger.error("a socket failed", exc_info=error)
    if any(isinstance(error, TimeoutError) for error in ended):
        await cut_off(connection, connection.receive)
        return
    await _close(connection, why.bye if why is not None else None, why.code if why is not None else CLOSED_TRY_LATER)


async def _tell(updates: AsyncIterator[wire.Answer], send: Send) -> None:
    async with contextlib.aclosing(cast("AsyncGenerator[wire.Answer, None]", updates)):  # it leaves the table at once
        async for update in updates:
            if isinstance(update, wire.Bye):
                raise _Ends(update, CLOSED_POLICY)
            await send(update)


async def _listen(connection: WebSocket, hear: Hear, send: Send) -> None:
    limits = place_of(connection).limits
    bucket, ignored = Bucket(limits.requests[0]), 0
    while True:
        message = await connection.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text") or message.get("bytes") or b""
        if not bucket.take(limits.requests):
            ignored += 1
            if ignored > limits.ignored:
                raise _Ends(wire.Bye("far too many requests", again=True), CLOSED_POLICY)
            await send(wire.Refusal(_name(raw), "too_many", "too many requests; wait a little"))
            await asyncio.sleep(1 / limits.requests[1])  # what comes next waits in the network, not in here
            continue
        try:
            said = await hear(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await send(wire.Refusal(_name(raw), "malformed", f"not a request: {error}"[:300]))
            continue
        await send(said)


def _name(raw: str | bytes) -> str:
    try:
        return msgspec.json.decode(raw, type=_Named).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


# ---------------------------------------------------------------- streams
async def stream(request: Request) -> Response:
    """The updates of a socket as lines of JSON, now and then one although nothing has changed: the connection lives."""
    live = await live_table(request)
    return _Stream(request, await session(request, live))


class _Stream(Response):
    """An answer that goes on until somebody has enough of it."""

    def __init__(self, request: Request, caller: Session) -> None:
        super().__init__(media_type=NDJSON)
        del self.headers["content-length"]
        self.request = request
        self.caller = caller

    async def __call__(self, scope: Scope, receive: Receive, send: SendMessage) -> None:
        try:
            with counted(self.request):
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                await self._lines(receive, send)
        except Problematic as error:
            await denied(scope, receive, send, error)

    async def _lines(self, receive: Receive, send: SendMessage) -> None:
        async def line(answer: wire.Answer, *, more: bool = True) -> None:
            body = _encoder.encode(answer) + b"\n"
            async with asyncio.timeout(SLOW):
                await send({"type": "http.response.body", "body": body, "more_body": more})

        async def tell() -> None:
            await _tell(self.caller.updates(heartbeat=HEARTBEAT), line)

        async def leave() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        async def stop() -> None:
            await place_of(self.request).closing.wait()
            raise _Ends(STOPS, CLOSED_AGAIN)

        tasks = [asyncio.create_task(each()) for each in (tell, leave, stop)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        bye: wire.Bye | None = None
        for error in ended:
            if isinstance(error, _Ends):
                bye = error.bye
            elif isinstance(error, Exception) and not isinstance(error, (*_GONE, StoreDown)):
                logger.error("a stream failed", exc_info=error)
        if any(isinstance(error, TimeoutError) for error in ended):
            await cut_off(self.request, receive)
            return
        with contextlib.suppress(*_GONE):
            async with asyncio.timeout(1.0):
                body = _encoder.encode(bye) + b"\n" if bye is not None else b""
                await send({"type": "http.response.body", "body": body, "more_body": False})


async def cut_off(connection: HTTPConnection, receive: Receive) -> None:
    """Ends the connection at once: what is on its way to somebody who does not read would never be done."""
    abort: Callable[[], None] | None = connection.scope.get("state", {}).get("abort")
    if abort is not None:
        abort()
        while not (await receive())["type"].endswith("disconnect"):
            pass
