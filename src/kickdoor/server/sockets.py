"""Lasting connections: WebSockets for clients, and streams of JSON lines (NDJSON) for programs that only listen. A
client that does not read gets fewer updates, and is disconnected after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Generator
from typing import Final, Protocol

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope
from starlette.types import Send as SendMessage
from starlette.websockets import WebSocket, WebSocketDisconnect

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.counter import AnyRoomRequest
from kickdoor.server import counter_api
from kickdoor.server.api import NDJSON
from kickdoor.server.callers import live_table, session
from kickdoor.server.client_channel import Client, Line
from kickdoor.server.http import HttpError, address, context_of, is_own_page, send_error
from kickdoor.server.limits import Bucket
from kickdoor.server.metrics import HANDSHAKES, SOCKETS
from kickdoor.server.session import Session, cost_of
from kickdoor.server.translations import bye, refusal
from kickdoor.store import StoreDown

SLOW: Final = 20.0  # seconds that a client has to read what it is sent
HEARTBEAT: Final = 15.0  # seconds after which a stream repeats its last update; sockets have pings
CLOSED_RESTART: Final = 1012
CLOSED_TRY_LATER: Final = 1013
CLOSED_POLICY: Final = 1008
LINE: Final = "line"  # key of the line to the client in a connection's state
STOPPING: Final = bye("error-server-restarts", again=True)

Handle = Callable[[str | bytes], tuple[float, Awaitable[protocol.Answer]]]  # returns a message's cost, and the answer
logger = logging.getLogger("kickdoor.server")
_decoder: msgspec.json.Decoder[protocol.AnyRequest] = msgspec.json.Decoder(protocol.AnyRequest)
_room_decoder: msgspec.json.Decoder[AnyRoomRequest] = msgspec.json.Decoder(AnyRoomRequest)
_encoder = msgspec.json.Encoder()
_GONE = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)  # raised when a client is gone


class _Named(msgspec.Struct):
    """The id of a message that is not a valid request, so that the refusal can name it."""

    id: str = ""


def written(answer: protocol.Answer) -> bytes:
    return _encoder.encode(answer)


@contextlib.contextmanager
def counted(connection: HTTPConnection) -> Generator[None]:
    """Count a connection while it lasts. Raises HttpError if the address has too many."""
    context, who = context_of(connection), address(connection)
    (where,) = connection.path_params.values()  # a table, or a room
    keys = {who: context.limits.sockets, f"{who} {where}": context.limits.sockets_of_table}
    if not context.calls.take(who) or any(context.sockets.get(key, 0) >= most for key, most in keys.items()):
        raise HttpError(429, "too_many", "error-too-many-connections")
    for key in keys:
        context.sockets[key] = context.sockets.get(key, 0) + 1
    SOCKETS.inc()
    try:
        yield
    finally:
        SOCKETS.dec()
        for key in keys:
            context.sockets[key] -= 1
            if not context.sockets[key]:
                del context.sockets[key]


# ---------------------------------------------------------------- WebSockets
async def socket(connection: WebSocket) -> None:
    async def talk() -> None:
        caller = await session(connection, await live_table(connection))
        await connection.accept()

        def handle(raw: str | bytes) -> tuple[float, Awaitable[protocol.Answer]]:
            request = _decoder.decode(raw)
            return cost_of(request), caller.answer(request)

        await _serve(connection, caller, handle)

    await _admit(connection, talk)


async def room_socket(connection: WebSocket) -> None:
    """Serve a room of the level counter."""

    async def talk() -> None:
        caller = await counter_api.session(connection, await counter_api.live_room(connection))
        await connection.accept()
        await _serve(connection, caller, lambda raw: (1.0, caller.answer(_room_decoder.decode(raw))))

    await _admit(connection, talk)


async def _admit(connection: WebSocket, talk: Callable[[], Awaitable[None]]) -> None:
    if not is_own_page(connection):
        error = HttpError(403, "foreign", "error-foreign-page")
        await send_error(connection.scope, connection.receive, connection.send, error)
        return
    try:
        with counted(connection):
            await talk()
    except HttpError as error:
        await _refuse(connection, error)
    except _GONE:
        pass


async def _refuse(connection: WebSocket, error: HttpError) -> None:
    """Accept the socket only to send the reason: browsers do not show why a handshake failed."""
    HANDSHAKES.labels(str(error.status)).inc()
    with contextlib.suppress(*_GONE):
        await connection.accept()
        again = error.status in (429, 503)
        code = CLOSED_TRY_LATER if again else CLOSED_POLICY
        await _close(connection, protocol.Bye(error.problem.text, again, error.problem.key, error.problem.parts), code)


async def _close(connection: WebSocket, farewell: protocol.Bye | None, code: int) -> None:
    """Send the last message and close, without waiting long for a client that does not read."""
    with contextlib.suppress(*_GONE):
        async with asyncio.timeout(1.0):
            if farewell is not None:
                await connection.send_text(written(farewell).decode())
            await connection.close(code)


class _Disconnect(Exception):
    """The server ends the connection with this message."""

    def __init__(self, farewell: protocol.Bye, code: int) -> None:
        super().__init__(farewell.text)
        self.farewell = farewell
        self.code = code


class SocketLine(Line, Protocol):
    """A WebSocket, for sending."""

    async def free(self) -> None:
        """Wait until the line is free or the connection is gone."""
        ...

    def when_free(self, call: Callable[[], None]) -> None:
        """Call this whenever the line has become free again."""
        ...


async def _serve(connection: WebSocket, client: Client, handle: Handle) -> None:
    """Read requests and answer them until the connection ends. Updates are sent by `client`."""
    line: SocketLine = connection.scope["state"][LINE]
    line.when_free(client.resume)
    farewell, code = None, CLOSED_TRY_LATER
    try:
        async with client.attend(line):
            await _listen(connection, line, handle)
        if client.farewell is not None:
            farewell, code = client.farewell, CLOSED_POLICY
    except _Disconnect as error:
        farewell, code = error.farewell, error.code
    except StoreDown:
        farewell = bye("error-tables-unreachable", again=True)
    except _GONE:
        return
    except Exception:
        logger.exception("a socket failed")
    await _close(connection, farewell, code)


async def _listen(connection: WebSocket, line: SocketLine, handle: Handle) -> None:
    limits = context_of(connection).limits
    bucket, ignored = Bucket(limits.requests[0]), 0
    while True:
        message = await connection.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text") or message.get("bytes") or b""
        if not bucket.take(limits.requests):
            ignored += 1
            if ignored > limits.ignored:
                raise _Disconnect(bye("error-flooding", again=True), CLOSED_POLICY)
            await line.free()
            line.write(written(refusal(_id_of(raw), "too_many", "error-too-many-requests")))
            await asyncio.sleep(1 / limits.requests[1])  # further messages wait in the network, not in memory
            continue
        try:
            cost, answering = handle(raw)
            bucket.spend(limits.requests, cost - 1.0)
            reply = await answering
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            reply = refusal(_id_of(raw), "malformed", "error-not-a-request", detail=str(error)[:120])
        await line.free()
        line.write(written(reply))


def _id_of(raw: str | bytes) -> str:
    try:
        return msgspec.json.decode(raw, type=_Named).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


# ---------------------------------------------------------------- streams
async def stream(request: Request) -> Response:
    """Send the updates of a socket as lines of JSON, with a repeated one now and then as a sign of life."""
    live = await live_table(request)
    return _Stream(request, await session(request, live))


class _StreamLine:
    """A line that keeps one text until the stream sends it."""

    def __init__(self) -> None:
        self.bell = asyncio.Event()
        self._text = b""

    def is_free(self) -> bool:
        return not self._text

    def write(self, text: bytes) -> None:
        self._text = text + b"\n"
        self.bell.set()

    def end(self) -> None:
        self.bell.set()

    def taken(self) -> bytes:
        text, self._text = self._text, b""
        self.bell.clear()
        return text


class _Stream(Response):
    """An HTTP answer that goes on until either side ends it."""

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
        except HttpError as error:
            await send_error(scope, receive, send, error)

    async def _lines(self, receive: Receive, send: SendMessage) -> None:
        line = _StreamLine()

        async def tell() -> None:
            async with self.caller.attend(line):
                while self.caller.farewell is None:
                    try:
                        async with asyncio.timeout(HEARTBEAT):
                            await line.bell.wait()
                    except TimeoutError:
                        self.caller.repeat()
                    async with asyncio.timeout(SLOW):
                        await send({"type": "http.response.body", "body": line.taken(), "more_body": True})
                    self.caller.resume()
            raise _Disconnect(self.caller.farewell, CLOSED_POLICY)

        async def leave() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        async def stop() -> None:
            await context_of(self.request).closing.wait()
            raise _Disconnect(STOPPING, CLOSED_RESTART)

        tasks = [asyncio.create_task(each()) for each in (tell, leave, stop)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        farewell: protocol.Bye | None = None
        for error in ended:
            if isinstance(error, _Disconnect):
                farewell = error.farewell
            elif isinstance(error, Exception) and not isinstance(error, (*_GONE, StoreDown)):
                logger.error("a stream failed", exc_info=error)
        if any(isinstance(error, TimeoutError) for error in ended):
            await cut_off(self.request, receive)
            return
        with contextlib.suppress(*_GONE):
            async with asyncio.timeout(1.0):
                body = written(farewell) + b"\n" if farewell is not None else b""
                await send({"type": "http.response.body", "body": body, "more_body": False})


class HttpLine(Protocol):
    """The line of an HTTP connection."""

    def abort(self) -> None: ...


async def cut_off(connection: HTTPConnection, receive: Receive) -> None:
    """Abort the connection: the client does not read, so it would never close in an orderly way."""
    line: HttpLine | None = connection.scope.get("state", {}).get(LINE)
    if line is not None:
        line.abort()
        while not (await receive())["type"].endswith("disconnect"):
            pass
