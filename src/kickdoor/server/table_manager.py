"""The tables that this process has in mind: read from the store when somebody comes, kept up to date, moved on by the
clock, forgotten when nobody is left. An entry is applied here, appended there, and told only then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Final

import msgspec

from kickdoor.engine.actions import Action
from kickdoor.engine.machine import OutOfBudget
from kickdoor.game import Game
from kickdoor.packs import Pack
from kickdoor.protocol.options import Options
from kickdoor.server import bot_thinking, clock, joining, sketching
from kickdoor.server import entries as log
from kickdoor.server.bot_thinking import Thinking
from kickdoor.server.clock import AGES
from kickdoor.server.entries import AnyEntry
from kickdoor.server.limits import NONE
from kickdoor.server.loaded_table import LoadedTable, Watcher
from kickdoor.server.metrics import ACTIONS, CONFLICTS, LIVE, LOADED
from kickdoor.server.packs import PackRepository
from kickdoor.server.presence import SIGNS, Presence
from kickdoor.server.requests import (
    BOT_NAMES,
    Refused,
    again,
    check_bot,
    created,
    dealt,
    for_lesson,
    is_complete,
    plain,
    undo_decision,
)
from kickdoor.server.sketchbook import Sketch
from kickdoor.server.sketching import hanging
from kickdoor.server.table import Table, digest
from kickdoor.server.table_view import Moment
from kickdoor.server.untrusted_packs import Strangers, is_trusted
from kickdoor.server.wall_clock import JumpDetector, is_ahead, now_ms
from kickdoor.store import Conflict, Record, Row, Store, StoreDown, StoreError
from kickdoor.wording.phrases import say

TRIES: Final = 30  # to append, where others append to the same table
LINGER: Final = 60.0  # seconds that a table without anybody is kept in mind
SWEPT: Final = 1000  # overdue tables that are looked after at a time; the others soon
NOT_WRITTEN: Final = 8  # times that a store which can be read may fail to write before a request is given up
DOWN: Final = 10.0  # seconds that a request waits for a store that does not answer
LOOKED_AT: Final = 100  # tables at a time, whether another process has closed or deleted them
LOOK_AT_CLOCK: Final = 1.0  # seconds between two looks whether somebody has set the clock
HUSH: Final = 400  # milliseconds that a window may be open without being shown
PAUSE: Final = 1.0  # seconds until what failed is tried again
ENDLESS: Final = "endless"

Make = Callable[[Table], Iterable[AnyEntry]]
logger = logging.getLogger("kickdoor.server")


class NoSuchTable(Exception):
    """Or no more."""


class _NotWritten(StoreDown):
    """The store can be read again, and what was to be appended is not there."""


class OldTable(Exception):
    """An older version of the program has written its log, in a format that this one cannot read."""

    def __init__(self, id: str, format: int) -> None:
        super().__init__(f"table {id} is in format {format}; this version of kickdoor reads format {log.FORMAT}")
        self.format = format


class TableManager:
    """One for each process."""

    def __init__(self, store: Store, *, now: Callable[[], int] = now_ms, jumps: JumpDetector | None = None) -> None:
        self.store = store
        self.now = now
        self._jumps = jumps
        self.chat = NONE.chat  # how much one seat may write
        self.packs = PackRepository(store)
        self.strangers = Strangers()
        self.lives: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.thinking = Thinking(now, self.reschedule)
        self.presence = Presence(store, now, self._changed, self._chore)
        self._old: set[str] = set()  # tables of an older format that were met
        self._closed = False
        store.listen(self._hear)

    async def open(self) -> None:
        self._chore(self._run_maintenance())
        self._chore(self._sweep())
        if self._jumps is not None:
            self._chore(self._watch_clock(self._jumps))

    async def close(self) -> None:
        self._closed = True
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.thinking.close()
        self.strangers.close()
        self.packs.close()

    # ------------------------------------------------------------ tables
    async def create(self, options: Options, secret: str) -> str:
        """A new table; raises Refused, PackError, UnknownEdition or ValueError for what cannot be played."""
        check_bot(options.bot)
        if options.lesson:
            options = for_lesson(options)
        packs = await self.packs.load(options.packs)
        options = msgspec.structs.replace(options, title=plain(options.title, 80))
        trial = partial(Game.new, packs, BOT_NAMES[: options.seats], rules=options.rules, deck_percent=options.keep)
        await self._beside(packs, trial)
        id = secrets.token_urlsafe(9)
        await self._create(id, packs, [created(options, digest(secret))])
        return id

    async def _create(self, id: str, packs: list[Pack], begin: list[AnyEntry]) -> None:
        sketch, at = Table(id, packs), self.now()
        for entry in begin:
            sketch.apply(entry, at)
        await self.store.create(id, at, [log.written(entry) for entry in begin], row(sketch))

    async def rematch(self, live: LoadedTable, seat: int) -> int:
        """The first who wants one makes the table; the others find it."""
        table = await self.settled(live)
        id, begin = again(table)
        packs = list(table.packs)
        with contextlib.suppress(Conflict):  # somebody was faster
            await self._create(id, packs, begin)
        return await self.commit(live, lambda table: [] if table.rematch else [log.Rematched(seat, id)])

    async def live(self, id: str) -> LoadedTable:
        """The table, read from the store if it is not in mind, as it is in the log. Raises NoSuchTable and OldTable."""
        live = self.lives.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        if self.store.is_shared:  # by another process somebody may know more than has been heard here
            await self.catch_up(live)
        if live.deleted:
            raise NoSuchTable(id)
        live.idle_since = time.monotonic()
        await self.settled(live)
        return live

    async def settled(self, live: LoadedTable) -> Table:
        """Return the table as it is in the log; valid until the caller awaits anything."""
        if live.gone:
            async with live.lock:
                if live.gone:
                    await self._read_again(live)
        return live.table

    async def _load(self, id: str) -> LoadedTable:
        live = LoadedTable(await self._read(id))
        self.lives[id] = live
        LOADED.inc()
        LIVE.set(len(self.lives))
        self._changed(live)
        return live

    async def _read(self, id: str) -> Table:
        records = await self.store.read(id)
        if not records:
            raise NoSuchTable(id)
        first = log.read(records[0].body)
        if not isinstance(first, log.Created):
            raise NoSuchTable(id)
        if first.format != log.FORMAT:
            raise OldTable(id, first.format)
        table = Table(id, await self.packs.load(first.options.packs))
        await self._read_on(table, records)
        return table

    async def _read_on(self, table: Table, records: Sequence[Record]) -> None:
        """Apply what was read to a table that nobody else looks at."""
        batch = 100 if is_trusted(table.packs) else 20  # others want to go on
        for first in range(0, len(records), batch):
            if first:
                await asyncio.sleep(0)
            await self._beside(table.packs, partial(_apply_all, table, records[first : first + batch]))

    async def _beside(self, packs: Sequence[Pack], work: Callable[[], object]) -> None:
        """At once, or, with strangers' cards, not in the event loop."""
        if is_trusted(packs):
            work()
        else:
            await self.strangers.run(work)

    # ------------------------------------------------------------ the log grows
    async def commit(self, live: LoadedTable, make: Make) -> int:
        """Append the entries that `make` derives from the current table; return the number of entries that clients have
        seen by then. Raises Refused, and StoreDown if the store does not answer for long; then nothing is acknowledged,
        and the result is known only later.
        """
        if live.deleted:
            raise Refused("deleted", "error-table-deleted")
        live = self.lives.setdefault(live.table.id, live)  # it may have been let go and read again
        async with live.lock:
            failures = 0
            try:
                for tried in range(TRIES):
                    if live.gone:
                        await self._read_again(live)
                    made, base, told = await self._made(live, make)
                    try:
                        if not made or await self._append(live, base, made):
                            return told
                    except _NotWritten:  # a database that is back takes it the next time; a full disk does not
                        failures += 1
                        if failures > NOT_WRITTEN:
                            raise
                    pause = min(0.05, 0.001 * 2**tried)  # of some length, so that nobody is always second
                    await asyncio.sleep(random.random() * pause)
                raise Refused("busy", "error-table-busy")
            finally:
                if live.gone and not live.mending and not self._closed:
                    live.mending = True
                    self._chore(self._mend(live))

    async def _made(self, live: LoadedTable, make: Make) -> tuple[list[AnyEntry], int, int]:
        """As `_make`. Strangers' cards are played on a copy, in a thread: the table stays as it is in the log until
        they have come to rest.
        """
        before = live.table
        if is_trusted(before.packs):
            return self._make(live, before, make)
        before.heard()  # a copy would tell the same news again
        table = before.copy()
        try:
            found = await self.strangers.run(partial(self._make, live, table, make), live.conduct)
        except Refused as error:
            if error.code == ENDLESS and self.strangers.is_closed(live.conduct, before):
                self._chore(self._give_up(live))
            raise
        if found[0]:
            live.gone, live.safe, live.table = True, before, table
        return found

    def _make(self, live: LoadedTable, table: Table, make: Make) -> tuple[list[AnyEntry], int, int]:
        """Return the entries to append, the number they follow, and the count of news after the requested ones."""
        made = list[AnyEntry]()
        now = self.now()
        base, at = table.seq, now if is_ahead(table.at, now) else max(now, table.at)
        apply = table.apply if is_trusted(table.packs) else partial(self.strangers.apply, live.conduct, table)

        def put(entries: Iterable[AnyEntry]) -> None:
            for entry in entries:
                if table.closed:
                    raise Refused("closed", "error-table-closed")
                if table is live.table and not live.gone:
                    live.gone, live.safe = True, table.copy()  # until it is in the log
                apply(entry, at)
                made.append(entry)

        try:
            put(make(table))
            told = table.told
            put([dealt(table)] if is_complete(table) else [])
            if made:
                with contextlib.suppress(OutOfBudget):  # what runs without end is given up when the alarm comes to it
                    put(self._at_once(live, table, at))
            put(sketching.decisions(table))
            put(joining.decisions(table))
            put(undo_decision(table))
        except Refused:
            raise
        except OutOfBudget as error:
            raise Refused(ENDLESS, "error-effects-endless") from error
        except Exception as error:
            logger.exception("table %s cannot go on", table.id)
            raise Refused("broken", "error-broken-what", what=type(error).__name__) from error
        return made, base, told

    def _at_once(self, live: LoadedTable, table: Table, at: int) -> Iterable[AnyEntry]:
        """Close a window in which nobody has time to react, with the entry that opened it: one append, one update. Only
        one window: cards that open windows without end must not keep others waiting.
        """
        if any(task.what == "close" and task.at <= at for task in self._tasks(live, table)):
            yield from _passes(table)

    async def _append(self, live: LoadedTable, base: int, made: list[AnyEntry]) -> bool:
        """False: others were faster; the log is read again. Raises StoreDown, and _NotWritten if that is known."""
        table, before = live.table, live.safe
        assert before is not None
        bodies, listed = [log.written(entry) for entry in made], row(table)
        is_listed = listed == row(before)  # what lists say of a table changes less often than the table
        try:
            await self.store.append(table.id, base, table.at, bodies, None if is_listed else listed)
        except Conflict:
            CONFLICTS.inc()
            if not await self.store.read(table.id, base - 1):  # not even what was there before
                self._drop(live)
                raise Refused("deleted", "error-table-deleted") from None
            return False
        except StoreDown as error:
            if await self._is_in(live, base, bodies):
                return True
            raise _NotWritten(str(error)) from error
        live.gone, live.safe = False, None
        ACTIONS.inc(sum(isinstance(entry, log.Did) for entry in made))
        self._changed(live)
        return True

    async def _is_in(self, live: LoadedTable, base: int, bodies: list[bytes]) -> bool:
        """The answer was lost: was it written? Asked until the store is back."""
        until = time.monotonic() + DOWN
        while True:
            try:
                records = await self.store.read(live.table.id, base)
                break
            except StoreDown:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.2)
        if [record.body for record in records[: len(bodies)]] != bodies or records[0].at != live.table.at:
            return False
        await self._read_again(live)
        return True

    async def _read_again(self, live: LoadedTable) -> None:
        """Back to what was in the log, and on with what has come since."""
        assert live.safe is not None
        live.table = live.safe
        await self._read_on(live.table, await self.store.read(live.table.id, live.table.seq))
        live.conduct.endless.clear()  # moves may be other ones now
        live.gone, live.safe = False, None
        live.bots.clear()
        self.thinking.forget(live)
        self._changed(live)

    def _drop(self, live: LoadedTable) -> None:
        """Somebody has deleted the table, with `kickdoor tables delete` or because it is too old."""
        live.gone, live.safe, live.deleted = False, None, True
        if live.timer is not None:
            live.timer.cancel()
        self.thinking.forget(live)
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        for watcher in tuple(live.watchers):
            watcher.part("error-table-deleted")

    async def _mend(self, live: LoadedTable) -> None:
        """What is in mind is wrong, and nobody may ask for the table for long: it is read again as soon as can be."""
        try:
            while live.gone:
                try:
                    await self.settled(live)
                except StoreError:
                    await asyncio.sleep(PAUSE)
        finally:
            live.mending = False

    def _hear(self, id: str) -> None:
        """Another process has appended."""
        if id in self.lives:
            self._chore(self.catch_up(self.lives[id]))

    async def catch_up(self, live: LoadedTable) -> None:
        """Reads what other processes have appended."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if live.gone:
                    await self._read_again(live)
                records = await self.store.read(live.table.id, live.table.seq - 1)
                if not records:  # not even the last that was known
                    self._drop(live)
                more = records[1:]
                if not more:
                    return
                table = live.table
                if not is_trusted(table.packs):
                    table.heard()  # a copy would tell the same news again
                    table = table.copy()
                await self._read_on(table, more)
                live.table = table
                self._changed(live)

    # ------------------------------------------------------------ who is there
    def enter(self, live: LoadedTable, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        self.presence.came(live, watcher.seat)
        self._changed(live)

    def leave(self, live: LoadedTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.idle_since = time.monotonic()
        self.presence.left(live, watcher.seat)
        self._changed(live)

    # ------------------------------------------------------------ telling
    def _changed(self, live: LoadedTable) -> None:
        """The loaded table matches the log: update the clients and the clocks."""
        if live.gone:
            return  # not known for sure, or not for long: once it is, this is done again
        for watcher in tuple(live.watchers):
            before = watcher.seat
            watcher.find_seat(live.table)
            if watcher.seat != before:
                self.presence.left(live, before)
                self.presence.came(live, watcher.seat)
        self.reschedule(live)
        self._tell(live)
        for sketch in live.table.sketchbook.sketches:
            if sketch.state == "in" and sketch.number not in live.hung:
                live.hung.add(sketch.number)
                self._chore(self._hang(live.table.id, sketch))

    async def _hang(self, table: str, sketch: Sketch) -> None:
        """What the table wants goes into the gallery: once the log says so, and again whenever the log is read anew, so
        that no crash loses it.
        """
        while True:
            try:
                return await self.store.put_drawing(*hanging(table, sketch))
            except StoreDown:
                await asyncio.sleep(PAUSE)

    def _tell(self, live: LoadedTable) -> None:
        if live.watchers and not live.gone and not live.closing and not live.hushed:
            moment = self.moment(live)
            for watcher in tuple(live.watchers):
                try:
                    watcher.tell(moment)
                except Exception:  # is not what others have to wait for
                    logger.exception("somebody at table %s cannot be told", live.table.id)

    def moment(self, live: LoadedTable) -> Moment:
        return Moment(live.table, here=live.seats_here() | live.elsewhere, now=self.now(), awake=live.awake)

    # ------------------------------------------------------------ time
    def reschedule(self, live: LoadedTable) -> None:
        """Sets the alarm for what is next."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.closing = False
        if live.gone or self._closed or self.lives.get(live.table.id) is not live:
            return
        if live.table.playing is not None and is_ahead(live.table.at, self.now()):
            if not live.setting:
                live.setting = True
                self._chore(self._set_clock(live))
            return
        self._wake(live)
        self.thinking.consider(live)
        now, upcoming, last_call = self.now(), list[tuple[int, clock.Task]](), live.called
        for task in self._tasks(live):
            at = _when(live, task)
            if task.what == "call" and task.at <= now:
                last_call = task.at
            elif at is not None:
                upcoming.append((at, task))
        if upcoming:
            at, task = min(upcoming, key=lambda each: each[0])
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(max(0, at - now) / 1000, self._alarm, live, task)
            live.closing = task.what == "close" and at <= now
        self._hush(live, now)
        if live.called != last_call:  # from then on it can be seen who has no objection
            live.called = last_call
            self._tell(live)

    def _hush(self, live: LoadedTable, now: int) -> None:
        """Alone with bots, a window that only waits for bots to think is not shown: it closes in a moment, or a bot
        plays something. The page hears as soon as that is known, and after HUSH at the latest.
        """
        table, was_hushed = live.table, live.hushed
        live.hushed = False
        if table.alone >= 0 and table.agreed is None and (asked := table.asked()):
            silent = all(
                d.seat in table.marks or self._is_thinking(live, d.seat) for d in asked if d.seat != table.alone
            )
            mine = all(table.has_no_objection(d.seat) for d in asked if d.seat == table.alone)
            live.hushed = silent and mine and now < table.at + HUSH and bool(live.thoughts)
            if live.hushed and live.hush is None:
                live.hush = asyncio.get_running_loop().call_later(HUSH / 1000, self._unhush, live)
        if was_hushed and not live.hushed and not live.closing:
            self._tell(live)

    def _unhush(self, live: LoadedTable) -> None:
        live.hush = None
        if live.hushed:
            live.hushed = False
            self._tell(live)

    def _is_thinking(self, live: LoadedTable, seat: int) -> bool:
        thought = live.thoughts.get(seat)
        return thought is not None and (thought.done is None or thought.future.result().action.verb == "pass")

    async def _set_clock(self, live: LoadedTable) -> None:
        """The last entry is from the future: by the log, all that is timed goes by the clock as it is now."""
        try:
            await self.commit(live, lambda table: [log.ClockSet()] if is_ahead(table.at, self.now()) else [])
        except (StoreError, Refused) as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(PAUSE)
        finally:
            live.setting = False
            if live.timer is None:
                self.reschedule(live)

    async def _watch_clock(self, jumps: JumpDetector) -> None:
        while True:
            await asyncio.sleep(LOOK_AT_CLOCK)
            if jumps.has_jumped():
                self.clock_was_set()

    def clock_was_set(self) -> None:
        """Forward or back, or the machine slept: what this process times for itself begins anew."""
        logger.warning("the clock of this machine was set; tables go on by the new time")
        now = self.now()
        for live in self.lives.values():
            if live.awake not in (0, AGES):
                live.awake = now
            live.left = dict.fromkeys(live.left, now)
            self.thinking.forget(live)
            self.reschedule(live)

    def _wake(self, live: LoadedTable) -> None:
        """Clocks run while somebody is here; they begin anew when somebody comes back."""
        if live.table.options.timing.asleep:
            live.awake = 0
        elif not live.is_attended():
            live.awake = AGES
        elif live.awake == AGES:
            live.awake = self.now()

    def _tasks(self, live: LoadedTable, table: Table | None = None) -> list[clock.Task]:
        if live.table.is_full:
            return []
        here = live.seats_here() | live.elsewhere
        return clock.tasks(table or live.table, awake=live.awake, gone=lambda seat: live.gone_since(seat, here))

    def _alarm(self, live: LoadedTable, task: clock.Task) -> None:
        live.timer = None
        if task.what == "call":
            self.reschedule(live)
        else:
            self._chore(self._on_time(live, task))

    async def _on_time(self, live: LoadedTable, task: clock.Task) -> None:
        try:
            if task.what == "away":
                await self.presence.look_elsewhere(live)
            await self.commit(live, lambda table: self._carry_out(live, table, task))
        except StoreError as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(PAUSE)
        except Refused as error:
            logger.warning("table %s: %s", live.table.id, error)
            await self._give_up(live)
        finally:
            if live.timer is None:  # nothing came of it that has set the next
                self.reschedule(live)
                self._tell(live)

    async def _give_up(self, live: LoadedTable) -> None:
        """What is due cannot be done, such as a stranger's card that runs without end: it is not tried for ever, which
        would cost all other tables. Those who play may resume, or leave it.
        """
        card = live.conduct.card
        told = say("event-endless-card", card=card) if card else say("event-endless-pack")
        said = log.Said(-1, told.text, told.message, {"card": card} if card else {})
        try:
            await self.commit(live, lambda table: [said, log.Paused(-1)] if table.paused is None else [])
        except (Refused, StoreError) as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(10 * PAUSE)

    def _carry_out(self, live: LoadedTable, table: Table, task: clock.Task) -> Iterable[AnyEntry]:
        """If it is still to be done."""
        game, seat = table.playing, task.seat
        if task.what == "deal":
            is_due = table.dealing is not None and table.dealing + clock.REVEAL <= self.now()
            return [dealt(table)] if is_due else []
        due = [each for each in self._tasks(live) if each[1:] == task[1:]]
        at = _when(live, due[0]) if due else None
        if game is None or at is None or at > self.now():
            return []
        match task.what:
            case "close":
                return _passes(table)
            case "away":
                return [log.WentAway(seat)]
            case "back":
                return [log.CameBack(seat)]
            case "default":
                assert task.decision is not None
                return [table.did(game.default(task.decision), by="timeout")]
            case "step":
                step = table.only_choice()
                return [table.did(step, by="auto")] if step is not None else []
            case "bot":
                return bot_thinking.answer(live, game, seat)
            case "call":
                return []

    async def _run_maintenance(self) -> None:
        while True:
            await asyncio.sleep(SIGNS)
            await self.presence.look_around(self.lives.values())
            if not self.store.is_shared:  # nobody says so if `kickdoor tables` closes or deletes one
                attended = [live for live in self.lives.values() if live.watchers]
                for live in random.sample(attended, min(LOOKED_AT, len(attended))):
                    await self.catch_up(live)
            self.let_go(time.monotonic() - LINGER)

    def let_go(self, before: float) -> None:
        """Tables at which nobody has been since then."""
        for id, live in list(self.lives.items()):
            if not live.watchers and not live.lock.locked() and not live.mending and live.idle_since < before:
                if live.timer is not None:
                    live.timer.cancel()
                self.thinking.forget(live)
                del self.lives[id]
        LIVE.set(len(self.lives))

    async def _sweep(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SIGNS)

    async def sweep(self) -> None:
        """Tables with hours for a decision go on while nobody is there."""
        try:
            tried: set[str] = set()
            while len(tried) < SWEPT:
                late = await self.store.overdue(self.now(), limit=len(tried) + 100)  # some may still be among them
                fresh = [id for id in late if id not in tried]
                if not fresh:
                    break
                for id in fresh:
                    await self._look_after(id)
                tried.update(fresh)
            for one in await self.store.tables(stage="playing", public=False):  # the latest first
                if not is_ahead(one.touched, self.now()):
                    break
                await self._look_after(one.table)
        except StoreError as error:
            logger.warning("the store does not answer: %s", error)

    async def _look_after(self, id: str) -> None:
        if id in self._old:
            return
        try:
            self.reschedule(await self.live(id))
        except NoSuchTable:
            pass
        except OldTable as error:  # nobody can play it on: log it once
            self._old.add(id)
            logger.warning("%s; it is left as it is", error)
        except StoreError:
            raise
        except Exception:  # one that cannot be read does not keep the others
            logger.exception("table %s cannot be read", id)

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:  # nobody would wait for it
            work.close()
            return
        chore = asyncio.get_running_loop().create_task(work)
        self._chores.add(chore)
        chore.add_done_callback(self._done)

    def _done(self, chore: asyncio.Task[None]) -> None:
        self._chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()) is not None:
            logger.error("a chore failed", exc_info=error)


def _apply_all(table: Table, records: Sequence[Record]) -> None:
    for record in records:
        table.apply(log.read(record.body), record.at)


def _when(live: LoadedTable, task: clock.Task) -> int | None:
    return bot_thinking.when(live, task) if task.what == "bot" else task.at


def _passes(table: Table) -> Iterable[AnyEntry]:
    """Everybody who has not objected passes. Each is applied before the next is made."""
    window = table.window
    while table.window == window and table.playing is not None and (asked := table.asked()):
        yield table.did(Action(asked[0].seat, "pass"), by="clock")


def row(table: Table) -> Row:
    """What lists and the sweep know of a table."""
    summary = {
        "title": table.options.title,
        "packs": table.options.packs,
        "seats": [
            {"name": seat.name, "who": seat.person, "person": seat.is_person, "bot": seat.bot} for seat in table.seats
        ],
        "turn": table.game.turn_no if table.game is not None else 0,
    }
    due: int | None = None
    if table.closed:
        return Row(False, "over", None, msgspec.json.encode(summary))
    if table.options.timing.asleep:
        due = next((t.at for t in clock.tasks(table, awake=0, gone=lambda _: None) if t.what != "call"), None)
    return Row(table.options.public, table.stage, due, msgspec.json.encode(summary))


__all__ = ["NoSuchTable", "OldTable", "TableManager", "row"]
