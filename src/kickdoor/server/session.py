"""One client at a table, however it is connected: its requests are answered, and it is told what changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final, assert_never

from kickdoor.server import moves, requests, showing
from kickdoor.server.entries import AnyEntry
from kickdoor.server.hall import Hall, Live, Watcher
from kickdoor.server.metrics import APPEND, REFUSED
from kickdoor.server.requests import Refused
from kickdoor.server.table import HOST, Table
from kickdoor.store import StoreError
from kickdoor.wire import messages as wire

HEARTBEAT: Final = 25.0  # seconds after which the same is told once more, so that a connection is seen to live
logger = logging.getLogger("kickdoor.server")


class Session:
    """`seat` -1 watches. `host`: may start the game and seat bots. Both hold for as long as the client's secret does:
    who has lost a seat loses it in the middle of a connection, who takes one has it.
    """

    def __init__(self, hall: Hall, live: Live, seat: int, *, host: bool) -> None:
        self.hall = hall
        self.live = live
        self.watcher = Watcher(seat, host=host)
        self._proof = live.table.seats[seat].secret if seat >= 0 else live.table.host if host else ""
        self._sent = -1  # how far the client has been told
        self._shown: tuple[object, ...] = ()

    @property
    def seat(self) -> int:
        return self.watcher.seat

    def _identify(self, table: Table) -> None:
        """Who this client is by now. Raises Refused if its secret opens nothing any more."""
        if not self._proof:
            return
        seat = next((n for n, each in enumerate(table.seats) if each.secret == self._proof), -1)
        self.watcher.host = table.host == self._proof
        if seat < 0 and not self.watcher.host:
            raise Refused("moved", "this seat is yours no more: you left, or it has moved to another device")
        if seat != self.seat:
            self._sent = -1
            if self.watcher in self.live.watchers:
                self.hall.sits(self.live, self.watcher, seat)
            self.watcher.seat = seat

    # ------------------------------------------------------------ being told
    async def updates(self, *, heartbeat: float | None = HEARTBEAT) -> AsyncIterator[wire.Update | wire.Bye]:
        """The table now, then whenever it has changed; what changes while one is being sent goes into the next. Ends
        when the client's secret is void.
        """
        self.live = await self.hall.live(self.live.table.id)
        self.hall.enter(self.live, self.watcher)
        try:
            while True:
                self.watcher.bell.clear()
                try:
                    update = await self._update()
                except Refused as error:
                    yield wire.Bye(str(error), again=False)
                    return
                if update is not None:
                    yield update
                try:
                    async with asyncio.timeout(heartbeat):  # wait_for could miss that it is cancelled
                        await self.watcher.bell.wait()
                except TimeoutError:
                    self._shown = ()
        finally:
            self.hall.leave(self.live, self.watcher)

    async def _update(self) -> wire.Update | None:
        """None: nothing that concerns this client has changed, or it is not known just now."""
        try:
            async with self.hall.settled(self.live) as table:
                self._identify(table)
                shown = self._glance(table)
                if shown == self._shown:
                    return None
                self._shown = shown
                return self._all(table)
        except StoreError:
            return None  # the bell rings when the store is back

    def _glance(self, table: Table) -> tuple[object, ...]:
        live = self.live
        return showing.glance(table, self.seat, here=live.is_here, now=self.hall.now(), awake=live.awake)

    def _all(self, table: Table) -> wire.Update:
        sent, first = self._sent, table.news[0].seq
        fresh = sent < 0 or sent + 1 < first or sent > table.seq
        news = [item for item in table.news if fresh or item.seq > sent]
        told = [showing.happening(table, item, self.seat) for item in news]
        self._sent = table.seq
        happenings = tuple(one for one in told if one is not None)
        return wire.Update(table.told, self.info(), happenings, showing.scene(table, self.seat), fresh)

    def info(self) -> wire.Info:
        live = self.live
        return showing.info(
            live.table, self.seat, host=self.watcher.host, here=live.is_here, now=self.hall.now(), awake=live.awake
        )

    # ------------------------------------------------------------ asking
    async def answer(self, request: wire.AnyRequest) -> wire.AnyAnswer:
        with APPEND.time():
            try:
                return await self._answer(request)
            except Refused as error:
                refusal = wire.Refusal(request.id, error.code, str(error), error.rules)
            except StoreError:
                refusal = wire.Refusal(request.id, "unavailable", "the tables cannot be reached just now; try again")
            except Exception:
                logger.exception("a request at table %s", self.live.table.id)
                refusal = wire.Refusal(request.id, "broken", "the server made a mistake")
            REFUSED.labels(refusal.code).inc()
            return refusal

    async def _answer(self, request: wire.AnyRequest) -> wire.AnyAnswer:
        match request:
            case wire.Ask():
                return await self._choices(request)
            case wire.WhyNot():
                return await self._why_not(request)
            case wire.Rematch():
                return await self._rematch(request)
            case _:
                return await self._change(request)

    async def _change(self, request: wire.AnyRequest) -> wire.Done:
        known: list[int] = []

        def make(table: Table) -> list[AnyEntry]:
            self._identify(table)
            self._check_may(request)
            client = HOST if isinstance(request, wire.Start | wire.SeatBot) else self.seat
            known[:] = [seq for key, seq in table.keys.get(client, {}).items() if key == request.id]  # sent again
            entry = None if known else self._entry(table, request)
            return [] if entry is None else [entry]

        seq = await self.hall.commit(self.live, make)
        return wire.Done(request.id, known[0] if known else seq)

    def _check_may(self, request: wire.AnyRequest) -> None:
        if isinstance(request, wire.Start | wire.SeatBot):
            if not self.watcher.host:
                raise Refused("not_host", "whoever opened the table does that")
        elif self.seat < 0:
            raise Refused("not_seated", "you watch here; sit down to take part")

    def _entry(self, table: Table, request: wire.AnyRequest) -> AnyEntry | None:
        seat, key = self.seat, request.id
        match request:
            case wire.Do():
                return requests.act(table, seat, request.action, key, request.decision)
            case wire.Wait():
                return requests.wait(table, seat, key)
            case wire.Auto():
                return requests.automatic(table, seat, request.scope, key)
            case wire.Undo():
                return requests.undo(table, seat, key)
            case wire.Say():
                return requests.say(seat, request.text, key)
            case wire.Pause():
                return requests.pause(table, seat, key, on=request.on)
            case wire.Leave():
                return requests.leave(table, seat, key)
            case wire.Start():
                return requests.start(table, key)
            case wire.SeatBot():
                return requests.seat_bot(table, request.seat, request.bot, key)
            case wire.Ask() | wire.WhyNot() | wire.Rematch():
                raise AssertionError(request)
            case _:
                assert_never(request)

    async def _choices(self, request: wire.Ask) -> wire.Choices:
        async with self.hall.settled(self.live) as table:
            self._identify(table)
            game = table.playing if self.seat >= 0 else None
            if game is None:
                return wire.Choices(request.id, table.told, (), ())
            actions = game.legal(self.seat)
            legal = tuple(game.text(action) for action in actions)
            forms = tuple(showing.form(f) for f in game.forms(self.seat))
            if not request.parts:
                return wire.Choices(request.id, table.told, legal, forms)
            found = tuple(moves.move(game, action, text) for action, text in zip(actions, legal, strict=True))
            return wire.Choices(request.id, table.told, legal, forms, found, moves.plain(game, self.seat))

    async def _why_not(self, request: wire.WhyNot) -> wire.Allowed:
        async with self.hall.settled(self.live) as table:
            self._identify(table)
            self._check_may(request)
            if table.playing is None:
                raise Refused("not_playing", "no game is on")
            action = requests.meant(table.playing, self.seat, request.action)
            if refusal := table.playing.why_not(action):
                raise Refused("illegal", refusal.text, refusal.rules)
            return wire.Allowed(request.id)

    async def _rematch(self, request: wire.Rematch) -> wire.Done:
        async with self.hall.settled(self.live) as table:
            self._identify(table)
            self._check_may(request)
        return wire.Done(request.id, await self.hall.rematch(self.live, self.seat))
