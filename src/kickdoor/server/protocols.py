"""Stricter versions of Uvicorn's connection handling. A client is cut off if it stays silent, sends too long a header,
floods a socket with frames that are no messages, or does not read. When the server stops, connected clients are asked
to reconnect.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from kickdoor.server import sockets
from kickdoor.server.http import HEADERS, ServerContext
from kickdoor.server.limits import Bucket, rate_limit_key
from kickdoor.server.metrics import DROPPED, HANDSHAKES
from kickdoor.server.translations import problem

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

REQUEST_TIMEOUT: Final = 15.0  # seconds in which a client must send its request's header
SWITCHING_PROTOCOLS: Final = 101  # HTTP status of an accepted handshake
LONGEST_HEADER: Final = 32 * 1024  # bytes in a request's header
CLOSING: Final = 5.0  # seconds that a closed connection has to send what is left
SLICE: Final = 1024  # bytes parsed at a time: up to 170 frames, whose number is checked in between


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state | {sockets.LINE: self}, _loop)
        self._timeout: asyncio.TimerHandle | None = None
        self._header_bytes = 0  # bytes of the request's header so far; -1 once it is complete
        self._address = ""  # set while the connection is counted as half open

    def abort(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timeout()
        self._count_half_open()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        self._uncount_half_open()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._header_bytes >= 0:
            self._header_bytes += len(data)
        if self._header_bytes > LONGEST_HEADER and not self.transport.is_closing():
            self.send_400_response("too much before the request itself")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0
        self._start_timeout()
        self._count_half_open()

    def on_headers_complete(self) -> None:
        self._cancel_timeout()
        self._header_bytes = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._uncount_half_open()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._uncount_half_open()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        context: ServerContext | None = self.app_state.get("context")
        if context is not None:
            context.closing.set()
        super().shutdown()

    def send_400_response(self, msg: str) -> None:
        body = msgspec.json.encode(problem("malformed", "error-detail", detail=msg))
        lines = ["HTTP/1.1 400 Bad Request", *(f"{key}: {value}" for key, value in HEADERS.items())]
        lines += ["content-type: application/json", f"content-length: {len(body)}", "connection: close", "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()
        self.loop.call_later(CLOSING, self.transport.abort)

    def _count_half_open(self) -> None:
        """Count as half open until the request is complete, but not behind a proxy, whose connections serve many
        clients.
        """
        context: ServerContext | None = self.app_state.get("context")
        if context is not None and not context.proxied and self.client is not None and not self._address:
            self._address = rate_limit_key(self.client[0])
            context.half_open.add(self._address, self, context.limits.half_open)

    def _uncount_half_open(self) -> None:
        if self._address:
            self.app_state["context"].half_open.remove(self._address, self)
            self._address = ""

    def _start_timeout(self) -> None:
        self._cancel_timeout()
        self._timeout = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class Inbox(asyncio.Queue[Any]):
    """A queue of received messages for a single reader. It does without the rest of asyncio.Queue, which would be a
    tenth of the memory that an idle socket needs.
    """

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._messages.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection. Messages are written to it directly (see `SocketLine`), not through ASGI, which would
    take another task for each socket and half a dozen calls for each message.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state | {sockets.LINE: self}, _loop)
        self.queue = Inbox()
        self._timeout: asyncio.TimerHandle | None = None
        self._when_free: Callable[[], None] = _do_nothing
        self._frames: Bucket | None = None  # limits control frames and message fragments
        self._flooded = False
        self._unparsed = b""  # bytes to parse once the reader has taken the last message

    # ------------------------------------------------------------ receiving
    def data_received(self, data: bytes) -> None:
        if self.read_paused or self._unparsed:
            self._unparsed += data
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Parse until a message is complete, and keep the rest: the server parses no more than it can answer."""
        for at in range(0, len(data), SLICE):
            if self._flooded or self.transport.is_closing():
                return
            if self.read_paused:
                self._unparsed = data[at:]
                return
            super().data_received(data[at : at + SLICE])

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            rest, self._unparsed = self._unparsed, b""
            self._parse(rest)
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        if self._may_receive_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_receive_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_receive_frame():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._may_receive_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._may_receive_frame():
            super().handle_bytes(event)

    def _may_receive_frame(self) -> bool:
        """May one more control frame or message fragment come? A client that sends far too many is cut off."""
        if self._flooded:
            return False
        context: ServerContext = self.app_state["context"]
        limit = context.limits.frames
        if self._frames is None:
            self._frames = Bucket(limit[0])
        if self._frames.take(limit):
            return True
        self._flooded = True
        DROPPED.labels("frames").inc()
        if self.conn.state is State.OPEN:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many control frames or parts of messages")
            self.handle_parser_exception()
            self._abort_soon()
        else:
            self.transport.abort()
        return False

    # ------------------------------------------------------------ the handshake
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code != SWITCHING_PROTOCOLS:
            HANDSHAKES.labels(str(self.response.status_code)).inc()

    async def send(self, message: Any) -> None:
        was_complete = self.handshake_complete
        await super().send(message)
        if message["type"] == "websocket.http.response.start":
            HANDSHAKES.labels(str(message["status"])).inc()
        elif message["type"] == "websocket.close" and not was_complete:
            HANDSHAKES.labels("403").inc()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # refused on purpose: uvicorn must not report an error

    def start_keepalive(self) -> None:
        """Drop the handshake's request and response, which an open socket no longer needs."""
        super().start_keepalive()
        del self.request, self.response

    # ------------------------------------------------------------ sending (SocketLine)
    def is_free(self) -> bool:
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def end(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})  # wakes the reader

    async def free(self) -> None:
        await self.writable.wait()

    def when_free(self, call: Callable[[], None]) -> None:
        self._when_free = call

    # ------------------------------------------------------------ clients that do not read
    def pause_writing(self) -> None:
        super().pause_writing()
        self._timeout = self.loop.call_later(sockets.SLOW, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_timeout()
        self._when_free()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        self._when_free = _do_nothing
        super().connection_lost(exc)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    # ------------------------------------------------------------ closing
    def shutdown(self) -> None:
        self.write(sockets.written(sockets.STOPPING))
        super().shutdown()
        self._abort_soon()

    def keepalive_timeout(self) -> None:
        """Abort: a client that does not answer pings would not complete a closing handshake, either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_soon()

    def _abort_soon(self) -> None:
        if not self.disconnected:
            self.loop.call_later(CLOSING, self.transport.abort)


def _do_nothing() -> None:
    pass
