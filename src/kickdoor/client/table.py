"""A client's lasting connection to one table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Final, assert_never

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from kickdoor.client.calls import BUSY, call, link_parts, pauses, request
from kickdoor.client.contribution import Contribution
from kickdoor.client.errors import Closed, RefusedByServer, Trouble
from kickdoor.client.ids import new_id
from kickdoor.client.update_queue import Reader, UpdateHistory
from kickdoor.protocol import calls
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Scope
from kickdoor.record.shuffle import Remembered

LONGEST: Final = 8 * 1024 * 1024  # bytes in one message
RETRY_PAUSE: Final = 0.5  # seconds before a busy server is asked again
LAG_TOLERANCE: Final = 5.0  # seconds after connecting for which this server process may lag behind the previous one
PLEDGE_PATIENCE: Final = 5.0  # seconds that `start` waits for our own pledge
RETRY_CODES: Final = frozenset({"too_many", "unavailable", "busy"})

_answers: msgspec.json.Decoder[protocol.AnyAnswer] = msgspec.json.Decoder(protocol.AnyAnswer)
_requests: msgspec.json.Decoder[protocol.AnyRequest] = msgspec.json.Decoder(protocol.AnyRequest)
_encoder = msgspec.json.Encoder()


# ---------------------------------------------------------------- creating a connection
async def open_table(server: str, options: Options | None = None, *, name: str | None = None) -> RemoteTable:
    """Open a new table as its host; with a name, sit down at once."""
    wanted = calls.NewTable(options or Options(), name)
    seated = await call(server, "POST", "/api/tables", wanted, calls.Seated)
    return _seated(server, seated)


async def join_table(url: str, name: str, *, seat: int | None = None) -> RemoteTable:
    """Sit down at the table of a link. In a running game this only asks to join: `seat` stays -1 until an update says
    that the people who play have agreed.
    """
    server, table = link_parts(url)
    seated = await call(server, "POST", f"/api/tables/{table}/seats", calls.SitDown(name, seat), calls.Seated)
    return _seated(server, seated)


async def recover_table(url: str, code: str) -> RemoteTable:
    """Move one's own seat to this device by its recovery code, which is then replaced by a new one."""
    server, table = link_parts(url)
    seated = await call(server, "POST", f"/api/tables/{table}/recover", calls.Recovery(code), calls.Seated)
    return _seated(server, seated)


def return_to_table(url: str, secret: str, *, recovery: str = "", remembered: Remembered | None = None) -> RemoteTable:
    """Return to one's own seat by its secret; the first update says which seat it is. `remembered`: what an earlier
    client of this seat knew about the deal (`RemoteTable.remembered`).
    """
    server, table = link_parts(url)
    return RemoteTable(server, table, secret, recovery=recovery, remembered=remembered)


def watch_table(url: str) -> RemoteTable:
    server, table = link_parts(url)
    return RemoteTable(server, table)


def _seated(server: str, seated: calls.Seated) -> RemoteTable:
    return RemoteTable(server, seated.table, seated.secret, seated.seat, seated.recovery)


# ---------------------------------------------------------------- at the table
@dataclass(slots=True)
class _Pending:
    """A request that is waiting for its answer."""

    text: str
    answer: asyncio.Future[protocol.AnyAnswer]
    sent: int = 0  # how often it was sent


class RemoteTable:
    """A table on a server, to be used once with `async with`. Keep `secret`, which gives access to the seat; `recovery`
    is the code that moves it to another device. Any number of tasks may send requests and read `updates`. Before the
    deal it contributes randomness by itself, so that the server cannot choose the cards; `deal_flaws` checks that
    afterwards.
    """

    def __init__(
        self,
        server: str,
        table: str,
        secret: str = "",
        seat: int = -1,
        recovery: str = "",
        remembered: Remembered | None = None,
    ) -> None:
        self.server, self.table = link_parts(f"{server.rstrip('/')}/t/{table}")
        self.secret = secret
        self.seat = seat  # -1: a spectator
        self.recovery = recovery
        self.connections = 0  # connections made so far
        self.resent = 0  # requests that had to be sent more than once
        self._contribution = Contribution(self.table, remembered)
        self._contributing: set[asyncio.Task[None]] = set()
        self._history = UpdateHistory()
        self._readers: set[Reader] = set()
        self._pending: dict[str, _Pending] = {}
        self._socket: ClientConnection | None = None
        self._connected_at = 0.0
        self._task: asyncio.Task[None] | None = None
        self._retry: asyncio.Task[None] | None = None
        self._ended: Trouble | None = None

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def latest(self) -> protocol.Update | None:
        """The last update; None before the first."""
        return self._history.latest

    async def __aenter__(self) -> RemoteTable:
        if self._task is not None:
            raise Trouble("a table is used once; make another for the same seat")
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in (self._task, self._retry, *self._contributing):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def updates(self) -> AsyncGenerator[protocol.Update]:
        """Yield the table as it is now, then after every change. Each reader gets all updates once. Ends when the table
        is left; raises Closed or Trouble if the server ends the connection.
        """
        reader = Reader()
        if (update := self._history.first_update()) is not None:
            reader.put(update)
        self._readers.add(reader)
        try:
            while True:
                if (update := reader.take()) is not None:
                    yield update
                elif self._ended is not None:
                    if isinstance(self._ended, _Left):
                        return
                    raise self._ended
                else:
                    await reader.bell.wait()
        finally:
            self._readers.discard(reader)

    # ------------------------------------------------------------ requests
    async def do(self, action: str, *, decision: int | None = None) -> int:
        """Act in the game; return the `seq` of the update that shows it. Raises RefusedByServer."""
        return await self._done(protocol.Do(id=new_id(), action=action, decision=decision))

    async def sit(self, name: str, *, seat: int | None = None) -> int:
        """Take a seat, after opening the table without one."""
        wanted = calls.SitDown(name, seat)
        path = f"/api/tables/{self.table}/seats"
        seated = await call(self.server, "POST", path, wanted, calls.Seated, secret=self.secret)
        self.secret, self.seat, self.recovery = seated.secret, seated.seat, seated.recovery
        if self._socket is not None:  # it was opened without the seat: reconnect
            await self._socket.close()
        return self.seat

    async def start(self) -> int:
        """Start the game; return when the cards have been dealt."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PLEDGE_PATIENCE):
                await self._until(lambda _: True)  # the first update brings the commitment, and our pledge is sent
                if self._contributing:
                    await asyncio.wait(self._contributing)
        seq = await self._done(protocol.Start(id=new_id()), but="started")
        await self._until(lambda info: info.stage != "waiting")
        return seq

    async def wait(self) -> int:
        return await self._done(protocol.Wait(id=new_id()))

    async def auto(self, scope: Scope) -> int:
        return await self._done(protocol.Auto(id=new_id(), scope=scope))

    async def undo(self) -> int:
        return await self._done(protocol.Undo(id=new_id()))

    async def answer_undo(self, *, yes: bool) -> int:
        """Allow or refuse the undo that another player asks for."""
        return await self._done(protocol.AnswerUndo(id=new_id(), yes=yes))

    async def say(self, text: str) -> int:
        return await self._done(protocol.Say(id=new_id(), text=text))

    async def pause(self, *, on: bool = True) -> int:
        return await self._done(protocol.Pause(id=new_id(), on=on), but="no_change")

    async def seat_bot(self, seat: int, bot: str) -> int:
        return await self._done(protocol.SeatBot(id=new_id(), seat=seat, bot=bot))

    async def leave(self) -> int:
        """Leave for good: the secret becomes invalid. Also withdraws a request to join."""
        return await self._done(protocol.Leave(id=new_id()))

    async def answer_join(self, join: int, *, yes: bool) -> int:
        """Vote on a request to join the running game."""
        return await self._done(protocol.AnswerJoin(id=new_id(), join=join, yes=yes))

    async def lock(self, seat: int, *, on: bool = True) -> int:
        """As the host, close a seat to newcomers, or open it to them again."""
        return await self._done(protocol.Lock(id=new_id(), seat=seat, on=on))

    async def replace(self, seat: int, *, yes: bool = True) -> int:
        """Vote to replace the person on a seat with a bot, or withdraw the vote."""
        return await self._done(protocol.Replace(id=new_id(), seat=seat, yes=yes))

    async def rematch(self) -> int:
        """Open a rematch table; `latest.info.rematch` is then its name."""
        return await self._done(protocol.Rematch(id=new_id()))

    async def choices(self) -> protocol.Choices:
        """Return what this seat may do now."""
        answer = await self.ask(protocol.Ask(id=new_id()))
        if not isinstance(answer, protocol.Choices):
            raise Trouble(f"not an answer to that: {answer}")
        return answer

    async def why_not(self, action: str) -> RefusedByServer | None:
        """Return why the action is not allowed; None if it is allowed."""
        try:
            await self.ask(protocol.WhyNot(id=new_id(), action=action))
        except RefusedByServer as error:
            return error
        return None

    @property
    def remembered(self) -> Remembered:
        """What this client saw and contributed before the deal, to be kept for `return_to_table`."""
        return self._contribution.remembered

    def deal_flaws(self) -> list[str]:
        """Return what is wrong with the deal of a finished game; empty if it was as promised before the deal."""
        return self._contribution.flaws(self.latest.info) if self.latest is not None else []

    def is_left_out(self) -> bool:
        """Were the cards of a finished game dealt without the contribution that this client had pledged?"""
        return self.latest is not None and self._contribution.is_left_out(self.latest.info)

    async def replay(self) -> bytes:
        """Return a finished game as a saved game (`kickdoor replay`)."""
        return await request(self.server, "GET", f"/api/tables/{self.table}/replay", None, secret=self.secret)

    async def _until(self, is_so: Callable[[protocol.Info], bool]) -> None:
        async with contextlib.aclosing(self.updates()) as updates:
            async for update in updates:
                if is_so(update.info):
                    return

    async def _done(self, request: protocol.AnyRequest, *, but: str = "") -> int:
        """Send a request that is answered by `done`. `but`: the refusal code for a request that was done before; if it
        was sent twice, that counts as success.
        """
        resent = self.resent
        try:
            answer = await self.ask(request)
        except RefusedByServer as error:
            if error.code == but and self.resent > resent and self.latest is not None:
                return self.latest.seq
            raise
        if not isinstance(answer, protocol.Done):
            raise Trouble(f"not an answer to that: {answer}")
        return answer.seq

    async def ask(self, request: protocol.AnyRequest) -> protocol.AnyAnswer:
        """Send the request, now or once there is a connection, and again after each lost connection until it is
        answered. If cancelled while waiting, it is unknown whether it was done.
        """
        if self._task is None:
            raise Trouble("not connected: use `async with table`")
        if self._ended is not None:
            raise self._ended
        text = _encoder.encode(request).decode()
        try:
            _requests.decode(text)
        except msgspec.ValidationError as error:
            raise RefusedByServer("malformed", str(error)) from error
        asked = self._pending[request.id] = _Pending(text, asyncio.get_running_loop().create_future())
        try:
            if self._socket is not None:
                await self._send(self._socket, asked)
            answer = await asked.answer
        finally:
            self._pending.pop(request.id, None)
        if isinstance(answer, protocol.Refusal):
            raise RefusedByServer(answer.code, answer.text, answer.rules)
        return answer

    async def _send(self, socket: ClientConnection, asked: _Pending) -> None:
        asked.sent += 1
        self.resent += asked.sent == 2
        with contextlib.suppress(WebSocketException, OSError):  # it is sent again with the next connection
            await socket.send(asked.text)

    # ------------------------------------------------------------ the connection
    async def _run(self) -> None:
        why: Trouble = _Left("the table was left")
        try:
            why = await self._stay_connected()
        except Exception as error:
            why = Trouble(f"the connection failed: {error}")
            raise
        finally:
            self._socket = None
            self._end(why)

    async def _stay_connected(self) -> Trouble:
        """Reconnect until the server ends the connection for good; return the reason."""
        waits = pauses()
        while True:
            before = self.latest
            try:
                async with self._connection() as socket:
                    self.connections += 1
                    if (why := await self._read(socket)) is not None:
                        return why
            except InvalidStatus as error:
                status = error.response.status_code
                if 400 <= status < 500 and status not in BUSY:
                    return Trouble(f"{self.server} answers {status} where a table should be")
            except (WebSocketException, OSError, TimeoutError):
                pass
            self._socket = None
            if self.latest is not before:
                waits = pauses()  # the connection worked
            await asyncio.sleep(next(waits))

    def _connection(self) -> connect:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        return connect(
            address, additional_headers=headers, max_size=LONGEST, compression=None, proxy=None, close_timeout=2.0
        )

    async def _read(self, socket: ClientConnection) -> Trouble | None:
        """Use one connection; return why it was the last, or None to reconnect."""
        self._socket, self._connected_at = socket, asyncio.get_running_loop().time()
        for asked in list(self._pending.values()):
            await self._send(socket, asked)
        async for raw in socket:
            try:
                answer = _answers.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                return Trouble(f"{self.server} does not speak as kickdoor does: {error}")
            if isinstance(answer, protocol.Bye):
                return None if answer.again else Closed(answer.text)
            self._take(answer)
        return None

    def _take(
        self,
        answer: protocol.Update
        | protocol.Done
        | protocol.Refusal
        | protocol.Choices
        | protocol.Hinted
        | protocol.Allowed,
    ) -> None:
        match answer:
            case protocol.Update():
                self._take_update(answer)
            case protocol.Refusal() if answer.code in RETRY_CODES:
                if self._retry is None or self._retry.done():
                    self._retry = asyncio.create_task(self._send_again_later())
            case protocol.Refusal(id=""):  # unreadable to the server, although it was valid when we sent it
                self._fail(Trouble(f"{self.server} does not understand us: {answer.text}"))
            case protocol.Done() | protocol.Refusal() | protocol.Choices() | protocol.Hinted() | protocol.Allowed():
                asked = self._pending.get(answer.id)
                if asked is not None and not asked.answer.done():
                    asked.answer.set_result(answer)
            case _:
                assert_never(answer)

    def _take_update(self, update: protocol.Update) -> None:
        now = asyncio.get_running_loop().time()
        if self.latest is not None and update.seq < self.latest.seq and now - self._connected_at < LAG_TOLERANCE:
            return  # this server process has not caught up with the previous one yet
        self.seat = update.info.you
        told = self._history.add(update)
        self._contribute(update.info)
        for reader in self._readers:
            reader.put(told)

    def _contribute(self, info: protocol.Info) -> None:
        request = self._contribution.next_request(info)
        if request is not None:
            task = asyncio.create_task(self._send_contribution(request))
            self._contributing.add(task)
            task.add_done_callback(self._contributing.discard)

    async def _send_contribution(self, request: protocol.Pledge | protocol.Reveal) -> None:
        with contextlib.suppress(RefusedByServer, Trouble):  # too late: the cards are dealt without it
            await self.ask(request)
            self._contribution.done(request)

    async def _send_again_later(self) -> None:
        """Send all unanswered requests again after a pause, because the server was busy."""
        await asyncio.sleep(RETRY_PAUSE)
        for asked in list(self._pending.values()):
            if self._socket is not None and not asked.answer.done():
                await self._send(self._socket, asked)

    def _fail(self, why: Trouble) -> None:
        for asked in self._pending.values():
            if not asked.answer.done():
                asked.answer.set_exception(why)

    def _end(self, why: Trouble) -> None:
        self._ended = why
        self._fail(why)
        for reader in self._readers:
            reader.bell.set()


class _Left(Trouble):
    """The client itself has left the table."""
