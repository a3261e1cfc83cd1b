"""A client of a table, over any transport: its requests are answered and it is sent updates."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable, Mapping
from functools import partial
from typing import Final, assert_never

import msgspec

from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.queries import proceeds
from kickdoor.server import joining, moves, requests
from kickdoor.server.client_channel import Client, Line
from kickdoor.server.entries import AnyEntry
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.metrics import APPEND, REFUSED
from kickdoor.server.requests import Refused, check_same, content_mark
from kickdoor.server.table import HOST, JoinRequest, Table
from kickdoor.server.table_manager import TableManager
from kickdoor.server.table_view import Moment
from kickdoor.server.translations import refusal
from kickdoor.server.untrusted_packs import is_trusted
from kickdoor.store import StoreError

_COSTS: Final[Mapping[type, float]] = {
    protocol.Start: 5.0,
    protocol.Rematch: 5.0,
    protocol.Hint: 5.0,
}  # of requests; others cost 1
logger = logging.getLogger("kickdoor.server")


def cost_of(request: object) -> float:
    """Return how many requests it counts as: dealing a game or evaluating every move takes longer than the others."""
    if isinstance(request, protocol.Ask) and request.parts:
        return 2.0
    return _COSTS.get(type(request), 1.0)


class Session(Client):
    """One client's view of a table. `seat`: -1 for a spectator; `host`: may start the game and seat bots; `join`: the
    client's open request to join. All three follow from the client's secret and can change while it is connected.
    """

    def __init__(
        self, manager: TableManager, live: LoadedTable, seat: int, *, host: bool, join: JoinRequest | None = None
    ) -> None:
        super().__init__()
        self.manager = manager
        self.live = live
        self.seat = seat
        self.host = host
        self.join = join
        self._proof = live.table.seats[seat].secret if seat >= 0 else live.table.host if host else ""
        if join is not None:
            self._proof = join.secret
        self._sent: int | None = None  # the number of the last log entry sent to the client
        self._shown: tuple[object, ...] = ()

    def _identify(self, table: Table) -> None:
        """Update the client's seat, host role and request to join. Raises Refused if its secret is no longer valid."""
        if not self._proof:
            return
        seat = next((n for n, each in enumerate(table.seats) if each.secret == self._proof), -1)
        self.host = table.host == self._proof
        if seat != self.seat:
            self.seat, self._sent = seat, None
        was_waiting, self.join = self.join is not None, table.join_of(self._proof)
        if seat < 0 and not self.host and self.join is None:
            if was_waiting:
                self._proof = ""  # the table declined: they become a spectator
                return
            raise Refused("moved", "error-seat-lost")

    # ------------------------------------------------------------ updates
    @contextlib.asynccontextmanager
    async def attend(self, line: Line) -> AsyncGenerator[None]:
        self.live = await self.manager.live(self.live.table.id)
        with self._on(line):
            self.manager.enter(self.live, self)
            try:
                yield
            finally:
                self.manager.leave(self.live, self)

    def disconnect(self, message: str) -> None:
        self._disconnect(message)

    def update_seat(self, table: Table) -> None:
        if table.closed:
            self._disconnect("error-table-closed")
            return
        try:
            self._identify(table)
        except Refused as error:
            self._disconnect(error.message, **error.parts)

    def send_update(self, moment: Moment) -> None:
        shown, line = moment.glance(self.seat), self._free_line()
        if line is not None and shown != self._shown:
            line.write(moment.update(self.seat, host=self.host, since=self._sent, join=self._join_number))
            self._shown, self._sent = shown, moment.table.seq

    def send_changes(self) -> None:
        if not self.live.uncommitted:  # otherwise everybody gets an update once the table matches its log
            self.send_update(self.manager.moment(self.live))

    def repeat(self) -> None:
        """Send the last update again as a sign of life."""
        self._shown = ()
        self.send_changes()

    def info(self) -> protocol.Info:
        return self.manager.moment(self.live).info(self.seat, host=self.host, join=self._join_number)

    @property
    def _join_number(self) -> int:
        return self.join.number if self.join is not None else 0

    # ------------------------------------------------------------ requests
    async def answer(self, request: protocol.AnyRequest) -> protocol.AnyAnswer:
        began = time.perf_counter()
        try:
            return await self._answer(request)
        except Refused as error:
            refused = refusal(request.id, error.code, error.message, error.rules, **error.parts)
        except StoreError:
            refused = refusal(request.id, "unavailable", "error-tables-unreachable-retry")
        except Exception:
            logger.exception("a request at table %s", self.live.table.id)
            refused = refusal(request.id, "broken", "error-broken")
        finally:
            APPEND.observe(time.perf_counter() - began)
        REFUSED.labels(refused.code).inc()
        return refused

    async def _answer(self, request: protocol.AnyRequest) -> protocol.AnyAnswer:
        match request:
            case protocol.Ask():
                return await self._choices(request)
            case protocol.WhyNot():
                return await self._why_not(request)
            case protocol.Hint():
                return await self._hint(request)
            case protocol.Rematch():
                return protocol.Done(request.id, await self.rematch())
            case _:
                return await self._change(request)

    async def _change(self, request: protocol.AnyRequest) -> protocol.Done:
        as_host = isinstance(request, protocol.Start | protocol.SeatBot | protocol.Lock)
        if isinstance(request, protocol.AnswerJoin):
            as_host = self.seat < 0 and self.host
        if isinstance(request, protocol.Say) and not self.live.may_say(self.seat, self.manager.chat):
            raise Refused("too_many", "error-typing-too-fast")
        seq = await self.change(request.id, lambda table: self._entry(table, request), request, as_host=as_host)
        return protocol.Done(request.id, seq)

    async def change(
        self, key: str, make: Callable[[Table], AnyEntry | None], content: object, *, as_host: bool = False
    ) -> int:
        """Append the entry that `make` returns, once for each key; return the number of the last update after it.
        `content` is the request: the same key with another request is refused. Raises Refused and StoreDown.
        """
        known, mark = list[int](), content_mark(content) if key else ""

        def made(table: Table) -> list[AnyEntry]:
            self._identify(table)
            if self.join is None:
                self._check_may(as_host=as_host)
            client = HOST if as_host else self.seat
            before = table.keys.get(client, {}).get(key) if self.join is None else None
            known[:] = [] if before is None else [before.told]
            if before is not None:  # sent again
                check_same(before.content, mark)
                return []
            if table.is_full:
                raise Refused("full", "error-table-full-log")
            entry = make(table)
            return [] if entry is None else [msgspec.structs.replace(entry, content=mark)]

        seq = await self.manager.commit(self.live, made)
        return known[0] if known else seq

    def _check_may(self, *, as_host: bool = False) -> None:
        if as_host and not self.host:
            raise Refused("not_host", "error-table-host-only")
        if not as_host and self.seat < 0:
            raise Refused("not_seated", "error-watching")

    def _entry(self, table: Table, request: protocol.AnyRequest) -> AnyEntry | None:
        seat, key = self.seat, request.id
        if self.join is not None:
            if isinstance(request, protocol.Leave):
                return joining.withdraw(self.join)
            raise Refused("not_seated", "error-join-waiting")
        match request:
            case protocol.Do():
                return requests.act(table, seat, request.action, key, request.decision)
            case protocol.Wait():
                return requests.wait(table, seat, key)
            case protocol.Auto():
                return requests.automatic(table, seat, request.scope, key)
            case protocol.Stop():
                return requests.stop(table, seat, request.moments, request.cards, key)
            case protocol.Undo():
                return requests.undo(table, seat, key)
            case protocol.AnswerUndo():
                return requests.answer_undo(table, seat, key, yes=request.yes)
            case protocol.Say():
                return requests.say(table, seat, request.text, key)
            case protocol.Pause():
                return requests.pause(table, seat, key, on=request.on)
            case protocol.Leave():
                return requests.leave(table, seat, key)
            case protocol.Start():
                return requests.start(table, key)
            case protocol.Pledge():
                return requests.pledge(table, seat, request.pledge, key)
            case protocol.Reveal():
                return requests.reveal(table, seat, request.contribution, key)
            case protocol.SeatBot():
                return requests.seat_bot(table, request.seat, request.bot, key)
            case protocol.AnswerJoin():
                return joining.answer(table, seat, request.join, yes=request.yes, key=key)
            case protocol.Lock():
                return joining.lock(table, request.seat, on=request.on, key=key)
            case protocol.Replace():
                return joining.vote_to_replace(table, seat, request.seat, yes=request.yes, key=key)
            case protocol.Ask() | protocol.WhyNot() | protocol.Hint() | protocol.Rematch():
                raise AssertionError(request)
            case _:
                assert_never(request)

    async def _choices(self, request: protocol.Ask) -> protocol.Choices:
        table = await self.manager.settled(self.live)
        self._identify(table)
        game = table.playing if self.seat >= 0 else None
        if game is None:
            return protocol.Choices(request.id, table.told, (), ())
        if is_trusted(table.packs):
            return _listed(game, self.seat, request, table.told)
        work = partial(_listed, game.clone(), self.seat, request, table.told)
        return await self.manager.untrusted.run(work, self.live.usage)

    async def _why_not(self, request: protocol.WhyNot) -> protocol.Allowed:
        table = await self.manager.settled(self.live)
        self._identify(table)
        self._check_may()
        if table.playing is None:
            raise Refused("not_playing", "error-no-game")
        action = requests.parse_action(table.playing, self.seat, request.action, table.names)
        if reason := table.playing.why_not(action):
            raise Refused("illegal", reason.message, reason.rules, **reason.variables)
        return protocol.Allowed(request.id, *proceeds(table.playing, action))

    async def _hint(self, request: protocol.Hint) -> protocol.Hinted:
        table = await self.manager.settled(self.live)
        self._identify(table)
        self._check_may()
        told = table.told
        return protocol.Hinted(request.id, told, *await self.manager.hints.hint(table, self.seat))

    async def rematch(self) -> int:
        """Open the rematch table if nobody has; return the number of the last update after it. Raises Refused."""
        self._identify(await self.manager.settled(self.live))
        self._check_may()
        return await self.manager.rematch(self.live, self.seat)


def _listed(game: Game, seat: int, request: protocol.Ask, told: int) -> protocol.Choices:
    actions = game.legal(seat)
    legal = tuple(game.text(action) for action in actions)
    forms = tuple(protocol.Form(*form) for form in game.forms(seat))
    if not request.parts:
        return protocol.Choices(request.id, told, legal, forms)
    found = moves.moves(game, seat, actions, legal)
    return protocol.Choices(request.id, told, legal, forms, found, moves.plain(game, seat))
