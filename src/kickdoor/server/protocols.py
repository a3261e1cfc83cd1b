"""What uvicorn does with a connection, made strict: whoever says nothing, says too much before asking, or does not read
is cut off; whoever is connected when the server stops is told to come back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kickdoor.server.http import HEADERS, Place
from kickdoor.server.sockets import STOPS, written
from kickdoor.wire.calls import Problem

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

ASKING: Final = 15.0  # seconds in which a client must have said what it wants
HEAD: Final = 32 * 1024  # bytes of a request before its body
LETTING_GO: Final = 5.0  # seconds that a closed connection may take to carry what is left


class Calls(HttpToolsProtocol):
    """HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state | {"abort": self.abort}, _loop)
        self._patience: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the request so far; -1: all of its headers are known

    def abort(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head >= 0:
            self._head += len(data)
        if self._head > HEAD and not self.transport.is_closing():
            self.send_400_response("too much before the request itself")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._hurry()

    def on_headers_complete(self) -> None:
        self._calm()
        self._head = -1
        super().on_headers_complete()

    def shutdown(self) -> None:
        place: Place | None = self.app_state.get("place")
        if place is not None:
            place.closing.set()
        super().shutdown()

    def send_400_response(self, msg: str) -> None:
        body = msgspec.json.encode(Problem("malformed", msg))
        lines = ["HTTP/1.1 400 Bad Request", *(f"{key}: {value}" for key, value in HEADERS.items())]
        lines += ["content-type: application/json", f"content-length: {len(body)}", "connection: close", "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()
        self.loop.call_later(LETTING_GO, self.transport.abort)

    def _hurry(self) -> None:
        self._calm()
        self._patience = self.loop.call_later(ASKING, self.transport.abort)

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state | {"abort": self.abort}, _loop)

    def abort(self) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.conn.send_text(written(STOPS).encode())
        super().shutdown()
        self._let_go()

    def keepalive_timeout(self) -> None:
        """Half open, or not reading: a polite end would never come to pass."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._let_go()

    def _let_go(self) -> None:
        if not self.disconnected:
            self.loop.call_later(LETTING_GO, self.transport.abort)
