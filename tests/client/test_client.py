"""The client library: lost connections, servers that are busy, slow or no kickdoor servers, several readers."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from kickdoor import client
from kickdoor.client import Closed, RefusedByServer, RemoteTable, Trouble
from kickdoor.client.calls import LONGEST_PAUSE, call, pauses
from kickdoor.client.table import LAG_TOLERANCE
from kickdoor.lab.soak.run import hasty
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.record.saved import verify
from tests.server.web import run

OPTIONS = Options(
    rules={"reaction_seconds": 0.0, "winning_level": 3},
    timing=Timing(reading=0, pace=0, hold=None, decision=None),
    seats=3,
    bot="random",
)
_requests = msgspec.json.Decoder(protocol.AnyRequest)


# ---------------------------------------------------------------- a scripted server
class Script:
    """A server that runs `talk` for each connection, with the connection's number from 1 on."""

    def __init__(self, talk: Callable[[Line, int], Awaitable[None]], status: int = 0) -> None:
        self.talk = talk
        self.status = status  # the status to answer with instead of a WebSocket
        self.lines: list[Line] = []
        self.url = ""

    async def _serve(self, connection: ServerConnection) -> None:
        self.lines.append(Line(connection))
        await self.talk(self.lines[-1], len(self.lines))

    def _refuse(self, connection: ServerConnection, _: Request) -> Response | None:
        return connection.respond(self.status, "no") if self.status else None

    @contextlib.asynccontextmanager
    async def table(self) -> AsyncGenerator[RemoteTable]:
        async with serve(self._serve, "127.0.0.1", 0, process_request=self._refuse) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with RemoteTable(f"http://127.0.0.1:{port}", "T", "secret") as table:
                yield table


class Line:
    """The server's end of a connection."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.heard: list[protocol.AnyRequest] = []

    async def hear(self) -> protocol.AnyRequest:
        self.heard.append(_requests.decode(await self.connection.recv()))
        return self.heard[-1]

    async def say(self, *answers: protocol.AnyAnswer) -> None:
        for answer in answers:
            await self.connection.send(msgspec.json.encode(answer).decode())

    async def drop(self) -> None:
        """Break the connection, as if the cable was pulled."""
        self.connection.transport.abort()

    async def stay(self) -> None:
        await self.connection.wait_closed()


def update(seq: int, *, since: int | None = None, fresh: bool = False, you: int = 0) -> protocol.Update:
    """Return an update up to happening number `seq`, with news from `since` on."""
    info = protocol.Info("T", "playing", Options(), (), you)
    numbers = range(seq if since is None else since, seq + 1)
    return protocol.Update(
        seq, info, tuple(protocol.Happening(n, 0, "said", text=str(n)) for n in numbers), None, fresh
    )


def numbers(told: protocol.Update) -> list[int]:
    return [one.seq for one in told.news]


async def first_updates(table: RemoteTable, count: int) -> list[protocol.Update]:
    found: list[protocol.Update] = []
    async with contextlib.aclosing(table.updates()) as updates:
        async for each in updates:
            found.append(each)
            if len(found) == count:
                break
    return found


async def nothing(line: Line, _: int) -> None:
    await line.stay()


# ---------------------------------------------------------------- connections that break
def test_unanswered_requests_are_sent_again_with_the_same_id() -> None:
    async def talk(line: Line, number: int) -> None:
        request = await line.hear()
        if number < 3:
            await line.drop()
        else:
            await line.say(protocol.Done(request.id, 7))
            await line.stay()

    async def work() -> None:
        script = Script(talk)
        async with script.table() as table:
            assert await table.say("hello") == 7
            assert [line.heard for line in script.lines] == [script.lines[0].heard] * 3
            assert (table.connections, table.resent) == (3, 1)

    run(work())


def test_a_connection_that_delivered_something_is_restored_at_once() -> None:
    """Pauses grow only while nothing arrives: the server may be killed any number of times."""

    async def talk(line: Line, number: int) -> None:
        await line.say(update(number, since=1, fresh=True))
        if number < 12:
            await line.drop()
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table, asyncio.timeout(4):
            async for told in table.updates():
                if told.seq == 12:
                    return

    run(work())


def test_pauses_grow_to_a_bound() -> None:
    made = list(itertools.islice(pauses(), 30))
    assert max(made) <= LONGEST_PAUSE and min(made[10:]) >= LONGEST_PAUSE / 2
    assert made[0] <= 0.1 and made[1] <= 0.2


def test_after_a_reconnection_nothing_is_reported_twice() -> None:
    async def talk(line: Line, number: int) -> None:
        if number == 1:
            await line.say(update(3, since=1, fresh=True))
            await line.drop()
        await line.say(update(5, since=1, fresh=True))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            one, two = await first_updates(table, 2)
            assert (numbers(one), one.fresh) == ([1, 2, 3], True)
            assert (numbers(two), two.fresh) == ([4, 5], False)

    run(work())


def test_lost_happenings_are_reported_as_lost() -> None:
    async def talk(line: Line, number: int) -> None:
        if number == 1:
            await line.say(update(3, since=1, fresh=True))
            await line.drop()
        await line.say(update(900, since=800, fresh=True))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            _, two = await first_updates(table, 2)
            assert two.fresh and numbers(two)[0] == 800

    run(work())


def test_a_process_that_is_behind_is_given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes serve the table; the second has not yet read what the first has already sent."""

    async def talk(line: Line, number: int) -> None:
        if number == 1:
            await line.say(update(9, since=1, fresh=True))
            await line.drop()
        await line.say(update(7, since=1, fresh=True), update(10, since=8))
        await line.hear()
        await line.say(update(4, since=1, fresh=True))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            one, two = await first_updates(table, 2)
            assert (one.seq, two.seq, numbers(two)) == (9, 10, [10])
            monkeypatch.setattr(
                "kickdoor.client.table.LAG_TOLERANCE", 0.0
            )  # behind for too long: its store is an older one
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.say("?"), 0.01)
            while table.latest is not None and table.latest.seq != 4:
                await asyncio.sleep(0.01)

    assert LAG_TOLERANCE >= 1
    run(work())


# ---------------------------------------------------------------- the end
def test_a_server_that_says_goodbye_for_good_ends_it() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.hear()
        await line.say(protocol.Bye("that secret opens nothing at this table", again=False))

    async def work() -> None:
        async with Script(talk).table() as table:
            with pytest.raises(Closed, match="opens nothing"):
                await table.say("hello")
            with pytest.raises(Closed, match="opens nothing"):
                await first_updates(table, 1)
            with pytest.raises(Closed, match="opens nothing"):
                await table.choices()
            assert table.connections == 1

    run(work())


def test_a_server_that_asks_to_come_back_is_called_again() -> None:
    async def talk(line: Line, number: int) -> None:
        if number == 1:
            await line.say(protocol.Bye("the server stops"))
            return
        await line.say(update(1))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            await first_updates(table, 1)
            assert table.connections == 2

    run(work())


@pytest.mark.parametrize("status", [403, 404])
def test_a_missing_table_is_reported(status: int) -> None:
    async def work() -> None:
        async with Script(nothing, status).table() as table:
            with pytest.raises(Trouble, match=f"answers {status} where a table should be"):
                await first_updates(table, 1)

    run(work())


def test_a_proxy_without_a_server_is_tried_again() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.say(update(1))
        await line.stay()

    async def work() -> None:
        script = Script(talk, 502)
        async with script.table() as table:
            asyncio.get_running_loop().call_later(0.2, setattr, script, "status", 0)
            await first_updates(table, 1)

    run(work())


def test_a_server_with_another_protocol_is_left() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.connection.send("welcome to my chat")
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            with pytest.raises(Trouble, match="does not speak as kickdoor does"):
                await first_updates(table, 1)

    run(work())


def test_leaving_ends_all_waiting() -> None:
    async def work() -> None:
        async with Script(nothing).table() as table:
            asking, reading = asyncio.create_task(table.say("?")), asyncio.create_task(first_updates(table, 1))
            await asyncio.sleep(0.05)
        with pytest.raises(Trouble, match="was left"):
            await asking
        assert await reading == []

    run(work())


def test_a_table_is_used_once_and_not_before_it_is_entered() -> None:
    async def work() -> None:
        table = RemoteTable("http://127.0.0.1:9", "T")
        with pytest.raises(Trouble, match="async with"):
            await table.choices()
        async with table:
            with pytest.raises(Trouble, match="used once"):
                await table.__aenter__()

    run(work())


@pytest.mark.parametrize("url", ["", "T", "ftp://host/t/T", "http:///t/T", "http://host/"])
def test_an_invalid_link_is_refused(url: str) -> None:
    with pytest.raises(Trouble, match="no link to a table"):
        client.watch_table(url)


# ---------------------------------------------------------------- asking
@pytest.mark.parametrize("code", ["too_many", "unavailable", "busy"])
@pytest.mark.parametrize("named", [True, False])
def test_a_busy_server_is_tried_again(code: str, named: bool) -> None:
    """Excess requests are refused before they are read, so without their id."""

    async def talk(line: Line, _: int) -> None:
        request = await line.hear()
        await line.say(protocol.Refusal(request.id if named else "", code, "later"))
        again = await line.hear()
        await line.say(protocol.Done(again.id, 3))
        assert again == request
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            assert await table.say("hello") == 3

    run(work())


def test_a_cancelled_request_is_not_sent_again() -> None:
    async def talk(line: Line, number: int) -> None:
        while True:
            request = await line.hear()
            if number == 1:
                await line.drop()
            elif isinstance(request, protocol.Wait):
                await line.say(protocol.Done(request.id, 1))

    async def work() -> None:
        script = Script(talk)
        async with script.table() as table:
            given_up = asyncio.create_task(table.say("never mind"))
            while not script.lines or not script.lines[0].heard:
                await asyncio.sleep(0.01)
            given_up.cancel()
            assert await table.wait() == 1
            assert all(isinstance(request, protocol.Wait) for line in script.lines[1:] for request in line.heard)

    run(work())


def test_an_unreadable_request_is_not_sent() -> None:
    async def work() -> None:
        async with Script(nothing).table() as table:
            for action in ("", "x" * 2001):
                with pytest.raises(RefusedByServer) as error:
                    await table.do(action)
                assert error.value.code == "malformed"

    run(work())


def test_a_refusal_says_why() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.say(update(1, fresh=True))
        while True:
            request = await line.hear()
            if isinstance(request, protocol.Start):  # refused although it was sent once: somebody else has done it
                await line.say(protocol.Refusal(request.id, "started", "the game has started"))
            else:
                await line.say(protocol.Refusal(request.id, "illegal", "not now", ("TURN-1",)))

    async def work() -> None:
        async with Script(talk).table() as table:
            with pytest.raises(RefusedByServer, match=r"not now \[TURN-1\]"):
                await table.do("kick")
            reason = await table.why_not("kick")
            assert reason is not None and (reason.code, reason.rules) == ("illegal", ("TURN-1",))
            with pytest.raises(RefusedByServer, match="the game has started"):
                await table.start()

    run(work())


# ---------------------------------------------------------------- reading
def test_every_reader_gets_all_updates_and_a_late_one_everything_so_far() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.say(update(1, fresh=True))
        await line.hear()
        await line.say(update(2))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            readers = [asyncio.create_task(first_updates(table, 2)) for _ in range(3)]
            while table.latest is None:
                await asyncio.sleep(0.01)
            asking = asyncio.create_task(table.wait())
            for told in await asyncio.gather(*readers):
                assert [numbers(each) for each in told] == [[1], [2]]
            (late,) = await first_updates(table, 1)
            assert (numbers(late), late.fresh) == ([1, 2], True)
            asking.cancel()

    run(work())


def test_a_slow_reader_gets_fewer_and_fuller_updates() -> None:
    async def talk(line: Line, _: int) -> None:
        await line.say(update(1, fresh=True))
        await line.hear()
        await line.say(*(update(number) for number in range(2, 1001)))
        await line.stay()

    async def work() -> None:
        async with Script(talk).table() as table:
            updates = table.updates()
            first = await anext(updates)
            asking = asyncio.create_task(table.wait())
            while table.latest is None or table.latest.seq < 1000:
                await asyncio.sleep(0.01)
            second = await anext(updates)
            assert numbers(first) == [1] and second.seq == 1000
            assert numbers(second) == list(range(601, 1001)) and second.fresh  # more is not kept
            asking.cancel()

    run(work())


# ---------------------------------------------------------------- a real server behind a connection that loses answers
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    made = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    made.start()
    try:
        asyncio.run(made.ready())
        yield made
        assert made.stop() == 0, made.said()
    finally:
        made.kill()


class Lossy:
    """A proxy that passes everything on, until it is told to lose the server's next message and hang up."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lose = 0  # how often to lose one
        self.asked = b""  # bytes from clients

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far, away = await asyncio.open_connection("127.0.0.1", self.port)
        tasks = [asyncio.create_task(self._up(reader, away)), asyncio.create_task(self._down(far, writer))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for end in (writer, away):
                end.transport.abort()
            await asyncio.gather(*tasks, writer.wait_closed(), away.wait_closed(), return_exceptions=True)

    async def _up(self, reader: asyncio.StreamReader, away: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            self.asked += data
            away.write(data)

    async def _down(self, far: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await far.read(65536):
            if self.lose:
                self.lose -= 1
                return
            writer.write(data)

    @contextlib.asynccontextmanager
    async def url(self) -> AsyncGenerator[str]:
        serving: set[asyncio.Task[None]] = set()

        async def serve_one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            serving.add(asyncio.ensure_future(self._serve(reader, writer)))

        async with await asyncio.start_server(serve_one, "127.0.0.1", 0) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            for task in serving:
                task.cancel()
            await asyncio.gather(*serving, return_exceptions=True)


def test_an_action_whose_answer_is_lost_is_done_once(server: ServerProcess) -> None:
    async def work() -> None:
        line = Lossy(server.port)
        async with line.url() as url, await client.open_table(url, OPTIONS, name="Ana") as table:
            await first_updates(table, 1)
            said = 0
            for number in range(5):
                line.lose = 1
                said = await table.say(f"word {number}")
            async for told in table.updates():
                if told.seq >= said:
                    break
            words = [one.text for one in told.news if one.what == "said"]
            assert words == [f"word {number}" for number in range(5)]
            assert table.connections == 6 and table.resent >= 1

    run(work())


def test_starting_and_pausing_with_a_lost_answer_is_no_error(server: ServerProcess) -> None:
    async def work() -> None:
        line = Lossy(server.port)
        async with line.url() as url, await client.open_table(url, OPTIONS, name="Ana") as table:
            await first_updates(table, 1)
            for ask in (table.start, table.pause, lambda: table.pause(on=False)):
                line.lose = 1
                await ask()
            assert table.latest is not None and table.latest.info.stage == "playing"

    run(work())


def test_calls_are_made_again_with_the_same_key(server: ServerProcess) -> None:
    """The server recognises a repeated call by its key if the first answer was lost."""

    async def work() -> None:
        line = Lossy(server.port)
        async with line.url() as url:
            line.lose = 1
            table = await client.open_table(url, OPTIONS, name="Ana")
            assert table.seat == 0 and table.secret and table.recovery
        heads = [head for head in line.asked.lower().split(b"\r\n") if head.startswith(b"idempotency-key: ")]
        assert len(heads) == 2 and heads[0] == heads[1] and len(heads[0]) > 30

    run(work())


def test_waiting_for_a_server_has_an_end() -> None:
    async def work() -> None:
        with pytest.raises(Trouble, match="does not answer"):
            await call("http://127.0.0.1:9", "GET", "/health", None, dict[str, object], patience=0.3)

    run(work())


def test_a_game_from_beginning_to_end(server: ServerProcess) -> None:
    async def work() -> None:
        pick = random.Random(5)
        host = await client.open_table(server.url, OPTIONS)
        async with host, client.watch_table(host.link) as spectator:
            assert host.seat == -1
            assert await host.sit("Ana") == 0
            async with await client.join_table(host.link, "Ben") as ben:
                with pytest.raises(RefusedByServer) as error:
                    await ben.start()
                assert error.value.code == "not_host"
                with pytest.raises(RefusedByServer):
                    await spectator.do("kick")
                await host.start()
                ends = await asyncio.gather(client.play(host, hasty(pick)), client.play(ben, _later(hasty(pick))))
                for end in ends:
                    assert end.info.stage == "over"
                for seated in (host, ben):
                    assert seated.deal_flaws() == [] and not seated.is_left_out() and seated.remembered.revealed
                async for told in spectator.updates():
                    if told.info.stage == "over":
                        break
                assert (
                    told.info.you == -1 and told.info.shuffle == ends[0].info.shuffle and spectator.deal_flaws() == []
                )
                assert await spectator.replay() == await ben.replay()
                await _is_sound(await ben.replay())

    run(work())


def _later(choose: client.Choose) -> client.Choose:
    """Make a choice asynchronous."""

    async def choose_later(update: protocol.Update, choices: protocol.Choices) -> str | None:
        await asyncio.sleep(0)
        said = choose(update, choices)
        assert not isinstance(said, Awaitable)
        return said

    return choose_later


async def _is_sound(replay: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.kick.jsonl"
        path.write_bytes(replay)
        assert (await asyncio.to_thread(verify, path)).over


def test_a_choice_that_is_wrong_and_not_late_is_an_error(server: ServerProcess) -> None:
    async def work() -> None:
        async with await client.open_table(server.url, OPTIONS, name="Ana") as table:
            await table.start()
            with pytest.raises(RefusedByServer):
                await client.play(table, lambda update, choices: "kick the bucket")

    run(work())


def test_a_seat_is_kept_by_its_secret_and_moved_by_its_code(server: ServerProcess) -> None:
    async def work() -> None:
        table = await client.open_table(server.url, OPTIONS, name="Ana")
        async with client.return_to_table(table.link, table.secret) as again:
            (told,) = await first_updates(again, 1)
            assert again.seat == told.info.you == 0 and told.info.host
            moved = await client.recover_table(table.link, table.recovery)
            with pytest.raises(Closed):
                async for _ in again.updates():
                    pass
        async with moved:
            await first_updates(moved, 1)
            assert moved.seat == 0 and moved.secret != table.secret
            await moved.leave()
        with pytest.raises(RefusedByServer):
            await client.recover_table(table.link, moved.recovery)

    run(work())
