"""The tables that this process has loaded: read from the store when somebody connects, kept up to date, driven by the
clock, and unloaded when nobody is left. An entry is applied here, appended to the log, and only then sent to clients.
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
from typing import Final, assert_never

import msgspec

from kickdoor.engine.actions import Action
from kickdoor.engine.machine import OutOfBudget
from kickdoor.game import Game
from kickdoor.packs import Pack
from kickdoor.protocol.options import Options
from kickdoor.server import bot_thinking, clock, joining, sketching
from kickdoor.server import entries as log
from kickdoor.server.bot_thinking import Thinking
from kickdoor.server.clock import NEVER
from kickdoor.server.entries import AnyEntry
from kickdoor.server.hints import Hints
from kickdoor.server.limits import UNLIMITED
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
from kickdoor.server.sketching import gallery_entry
from kickdoor.server.table import Table, digest
from kickdoor.server.table_view import Moment
from kickdoor.server.untrusted_packs import UntrustedRunner, is_trusted
from kickdoor.server.wall_clock import JumpDetector, is_ahead, now_ms
from kickdoor.store import Conflict, Record, Row, Store, StoreDown, StoreError
from kickdoor.wording.phrases import say

TRIES: Final = 30  # attempts to append to a table that others append to as well
LINGER: Final = 60.0  # seconds that a table without clients stays loaded
MOST_SWEPT: Final = 1000  # overdue tables to handle in one sweep
NOT_WRITTEN: Final = 8  # failed writes to a readable store before a request is given up
LONGEST_OUTAGE: Final = 10.0  # seconds that a request waits for a store that is down
CHECKED_AT_ONCE: Final = 100  # tables to check at a time for being closed or deleted by another process
CLOCK_CHECK: Final = 1.0  # seconds between two checks whether the clock was set
LONGEST_HOLD: Final = 400  # milliseconds for which an open window may be withheld from clients
PAUSE: Final = 1.0  # seconds before something that failed is tried again
ENDLESS: Final = "endless"

Make = Callable[[Table], Iterable[AnyEntry]]
logger = logging.getLogger("kickdoor.server")


class NoSuchTable(Exception):
    """There is no such table, or it has been deleted."""


class _NotWritten(StoreDown):
    """The store is readable, and the entries are known not to be written."""


class OldTable(Exception):
    """The table's log has an older format, which this version cannot read."""

    def __init__(self, id: str, format: int) -> None:
        super().__init__(f"table {id} is in format {format}; this version of kickdoor reads format {log.FORMAT}")
        self.format = format


class TableManager:
    """The loaded tables of a process, with everything that serves them."""

    def __init__(self, store: Store, *, now: Callable[[], int] = now_ms, jumps: JumpDetector | None = None) -> None:
        self.store = store
        self.now = now
        self._jumps = jumps
        self.chat = UNLIMITED.chat  # rate limit for one seat's messages
        self.packs = PackRepository(store)
        self.untrusted = UntrustedRunner()
        self.lives: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.thinking = Thinking(now, self.reschedule)
        self.hints = Hints()
        self.presence = Presence(store, now, self._changed, self._chore)
        self._old: set[str] = set()  # tables of an older format that were logged
        self._closed = False
        store.listen(self._on_append)

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
        self.hints.close()
        self.untrusted.close()
        self.packs.close()

    # ------------------------------------------------------------ tables
    async def create(self, options: Options, secret: str) -> str:
        """Create a table; return its name. Raises Refused, PackError, UnknownEdition or ValueError for options that
        cannot be played.
        """
        check_bot(options.bot)
        if options.lesson:
            options = for_lesson(options)
        packs = await self.packs.load(options.packs)
        options = msgspec.structs.replace(options, title=plain(options.title, 80))
        trial = partial(Game.new, packs, BOT_NAMES[: options.seats], rules=options.rules, deck_percent=options.keep)
        await self._run_work(packs, trial)
        id = secrets.token_urlsafe(9)
        await self._create(id, packs, [created(options, digest(secret))])
        return id

    async def _create(self, id: str, packs: list[Pack], begin: list[AnyEntry]) -> None:
        sketch, at = Table(id, packs), self.now()
        for entry in begin:
            sketch.apply(entry, at)
        await self.store.create(id, at, [log.written(entry) for entry in begin], row(sketch))

    async def create_from(self, packs: list[Pack], begin: Sequence[AnyEntry], sit: Callable[[Table], AnyEntry]) -> str:
        """Create a table whose log begins with many entries, and then with the one that `sit` returns; return its name.
        The entries are applied in another thread, because they may be a whole game.
        """
        id = secrets.token_urlsafe(9)
        table, at = Table(id, packs), self.now()

        def play() -> None:
            for entry in begin:
                table.apply(entry, at)

        await (asyncio.to_thread(play) if is_trusted(packs) else self.untrusted.run(play))
        last = sit(table)
        table.apply(last, at)
        await self.store.create(id, at, [log.written(entry) for entry in (*begin, last)], row(table))
        return id

    async def rematch(self, live: LoadedTable, seat: int) -> int:
        """Create the rematch table unless it exists; return the number of the last update after it."""
        table = await self.settled(live)
        id, begin = again(table)
        packs = list(table.packs)
        with contextlib.suppress(Conflict):  # somebody was faster
            await self._create(id, packs, begin)
        return await self.commit(live, lambda table: [] if table.rematch else [log.Rematched(seat, id)])

    async def live(self, id: str) -> LoadedTable:
        """Return the up-to-date table, read from the store if it is not loaded. Raises NoSuchTable and OldTable."""
        live = self.lives.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        if self.store.is_shared:  # clients may already have seen newer entries through another process
            await self.catch_up(live)
        if live.deleted:
            raise NoSuchTable(id)
        live.idle_since = time.monotonic()
        await self.settled(live)
        return live

    async def settled(self, live: LoadedTable) -> Table:
        """Return the table as it is in the log; valid until the caller awaits anything."""
        if live.uncommitted:
            async with live.lock:
                if live.uncommitted:
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
        """Apply records to a table that nobody else uses yet."""
        batch = 100 if is_trusted(table.packs) else 20  # let other tasks run in between
        for first in range(0, len(records), batch):
            if first:
                await asyncio.sleep(0)
            await self._run_work(table.packs, partial(_apply_all, table, records[first : first + batch]))

    async def _run_work(self, packs: Sequence[Pack], work: Callable[[], object]) -> None:
        """Run the work at once, or outside the event loop with untrusted packs."""
        if is_trusted(packs):
            work()
        else:
            await self.untrusted.run(work)

    # ------------------------------------------------------------ the log grows
    async def commit(self, live: LoadedTable, make: Make) -> int:
        """Append the entries that `make` derives from the current table; return the number of the last update after
        them. Raises Refused, and StoreDown if the store is down for too long, in which case it is not known yet whether
        the entries were written.
        """
        if live.deleted:
            raise Refused("deleted", "error-table-deleted")
        live = self.lives.setdefault(live.table.id, live)  # it may have been unloaded and read again
        async with live.lock:
            failures = 0
            try:
                for tried in range(TRIES):
                    if live.uncommitted:
                        await self._read_again(live)
                    made, base, told = await self._prepare(live, make)
                    try:
                        if not made or await self._append(live, base, made):
                            return told
                    except _NotWritten:  # succeeds soon if the database is back, never if the disk is full
                        failures += 1
                        if failures > NOT_WRITTEN:
                            raise
                    pause = min(0.05, 0.001 * 2**tried)  # random, so that nobody always loses
                    await asyncio.sleep(random.random() * pause)
                raise Refused("busy", "error-table-busy")
            finally:
                if live.uncommitted and not live.reloading and not self._closed:
                    live.reloading = True
                    self._chore(self._reload(live))

    async def _prepare(self, live: LoadedTable, make: Make) -> tuple[list[AnyEntry], int, int]:
        """Do the same as `_make`, but with untrusted packs on a copy in another thread, so that the table stays as it
        is in the log until all effects are done.
        """
        before = live.table
        if is_trusted(before.packs):
            return self._make(live, before, make)
        before.encoded_news()  # otherwise the copy would encode the same news again
        table = before.copy()
        try:
            found = await self.untrusted.run(partial(self._make, live, table, make), live.usage)
        except Refused as error:
            if error.code == ENDLESS and self.untrusted.is_closed(live.usage, before):
                self._chore(self._give_up(live))
            raise
        if found[0]:
            live.uncommitted, live.committed, live.table = True, before, table
        return found

    def _make(self, live: LoadedTable, table: Table, make: Make) -> tuple[list[AnyEntry], int, int]:
        """Return the entries to append, the number that they follow, and the number of the last update after those that
        were requested.
        """
        made = list[AnyEntry]()
        now = self.now()
        base, at = table.seq, now if is_ahead(table.at, now) else max(now, table.at)
        apply = table.apply if is_trusted(table.packs) else partial(self.untrusted.apply, live.usage, table)

        def put(entries: Iterable[AnyEntry]) -> None:
            for entry in entries:
                if table.closed:
                    raise Refused("closed", "error-table-closed")
                if table is live.table and not live.uncommitted:
                    live.uncommitted, live.committed = True, table.copy()  # until it is in the log
                apply(entry, at)
                made.append(entry)

        try:
            put(make(table))
            told = table.told
            put([dealt(table)] if is_complete(table) else [])
            if made:
                with contextlib.suppress(OutOfBudget):  # endless effects are handled when the alarm runs them
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
        """Close a window that leaves no time to react together with the entry that opened it: one append, one update.
        Only one window, so that cards that keep opening windows cannot hold up other tables.
        """
        if any(task.what == "close" and task.at <= at for task in self._tasks(live, table)):
            yield from _passes(table)

    async def _append(self, live: LoadedTable, base: int, made: list[AnyEntry]) -> bool:
        """Append the entries; return False if others have appended first. Raises _NotWritten if the store failed to
        write them, and StoreDown if that is unknown.
        """
        table, before = live.table, live.committed
        assert before is not None
        bodies, listed = [log.written(entry) for entry in made], row(table)
        is_listed = listed == row(before)  # the row in lists changes less often than the table
        try:
            await self.store.append(table.id, base, table.at, bodies, None if is_listed else listed)
        except Conflict:
            CONFLICTS.inc()
            if not await self.store.read(table.id, base - 1):  # the earlier entries are gone as well
                self._drop(live)
                raise Refused("deleted", "error-table-deleted") from None
            return False
        except StoreDown as error:
            if await self._was_written(live, base, bodies):
                return True
            raise _NotWritten(str(error)) from error
        live.uncommitted, live.committed = False, None
        ACTIONS.inc(sum(isinstance(entry, log.Did) for entry in made))
        self._changed(live)
        return True

    async def _was_written(self, live: LoadedTable, base: int, bodies: list[bytes]) -> bool:
        """Were the entries written although the store's answer was lost? Retries until the store is back."""
        until = time.monotonic() + LONGEST_OUTAGE
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
        """Return to the state of the log, including entries that have been appended since."""
        assert live.committed is not None
        live.table = live.committed
        await self._read_on(live.table, await self.store.read(live.table.id, live.table.seq))
        live.usage.endless.clear()  # the same move numbers may now mean other states
        live.uncommitted, live.committed = False, None
        live.bots.clear()
        self.thinking.forget(live)
        self._changed(live)

    def _drop(self, live: LoadedTable) -> None:
        """Unload a table that was deleted with `kickdoor tables delete` or by housekeeping."""
        live.uncommitted, live.committed, live.deleted = False, None, True
        if live.timer is not None:
            live.timer.cancel()
        self.thinking.forget(live)
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        for watcher in tuple(live.watchers):
            watcher.disconnect("error-table-deleted")

    async def _reload(self, live: LoadedTable) -> None:
        """Read an uncommitted table again as soon as possible, because nobody may request it for a long time."""
        try:
            while live.uncommitted:
                try:
                    await self.settled(live)
                except StoreError:
                    await asyncio.sleep(PAUSE)
        finally:
            live.reloading = False

    def _on_append(self, id: str) -> None:
        """Read what another process has appended."""
        if id in self.lives:
            self._chore(self.catch_up(self.lives[id]))

    async def catch_up(self, live: LoadedTable) -> None:
        """Read what other processes have appended."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if live.uncommitted:
                    await self._read_again(live)
                records = await self.store.read(live.table.id, live.table.seq - 1)
                if not records:  # not even the last known entry
                    self._drop(live)
                more = records[1:]
                if not more:
                    return
                table = live.table
                if not is_trusted(table.packs):
                    table.encoded_news()  # otherwise the copy would encode the same news again
                    table = table.copy()
                await self._read_on(table, more)
                live.table = table
                self._changed(live)

    # ------------------------------------------------------------ clients
    def enter(self, live: LoadedTable, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        self.presence.came(live, watcher.seat)
        self._changed(live)

    def leave(self, live: LoadedTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.idle_since = time.monotonic()
        self.presence.left(live, watcher.seat)
        self._changed(live)

    # ------------------------------------------------------------ updates
    def _changed(self, live: LoadedTable) -> None:
        """The loaded table matches the log: update the clients and the clocks."""
        if live.uncommitted:
            return  # called again once the table matches the log
        for watcher in tuple(live.watchers):
            before = watcher.seat
            watcher.update_seat(live.table)
            if watcher.seat != before:
                self.presence.left(live, before)
                self.presence.came(live, watcher.seat)
        self.reschedule(live)
        self._send_updates(live)
        for sketch in live.table.sketchbook.sketches:
            if sketch.state == "in" and sketch.number not in live.in_gallery:
                live.in_gallery.add(sketch.number)
                self._chore(self._add_to_gallery(live.table.id, sketch))

    async def _add_to_gallery(self, table: str, sketch: Sketch) -> None:
        """Add an accepted drawing to the gallery. This is repeated whenever the table is loaded, so that no crash can
        lose it.
        """
        while True:
            try:
                return await self.store.put_drawing(*gallery_entry(table, sketch))
            except StoreDown:
                await asyncio.sleep(PAUSE)

    def _send_updates(self, live: LoadedTable) -> None:
        if live.watchers and not live.uncommitted and not live.closing and not live.updates_held:
            moment = self.moment(live)
            for watcher in tuple(live.watchers):
                try:
                    watcher.send_update(moment)
                except Exception:  # must not affect the other clients
                    logger.exception("an update of table %s cannot be sent", live.table.id)

    def moment(self, live: LoadedTable) -> Moment:
        return Moment(live.table, here=live.seats_here() | live.elsewhere, now=self.now(), awake=live.awake)

    # ------------------------------------------------------------ time
    def reschedule(self, live: LoadedTable) -> None:
        """Set the timer for the next task."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.closing = False
        if live.uncommitted or self._closed or self.lives.get(live.table.id) is not live:
            return
        if live.table.playing is not None and is_ahead(live.table.at, self.now()):
            if not live.setting_clock:
                live.setting_clock = True
                self._chore(self._set_clock(live))
            return
        self._update_awake(live)
        self.thinking.consider(live)
        now, upcoming, last_call = self.now(), list[tuple[int, clock.Task]](), live.announced_call
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
        self._hold_updates(live, now)
        if live.announced_call != last_call:  # clients now see who has no objection
            live.announced_call = last_call
            self._send_updates(live)

    def _hold_updates(self, live: LoadedTable, now: int) -> None:
        """Alone with bots, withhold a window from the client while it only waits for bots to think: usually it closes
        in a moment, or a bot plays something. The client gets an update after LONGEST_HOLD at the latest.
        """
        table, were_held = live.table, live.updates_held
        live.updates_held = False
        if table.alone >= 0 and table.agreed is None and (asked := table.asked()):
            bots_quiet = all(
                d.seat in table.marks or self._is_thinking(live, d.seat) for d in asked if d.seat != table.alone
            )
            mine = all(table.has_no_objection(d.seat) for d in asked if d.seat == table.alone)
            live.updates_held = bots_quiet and mine and now < table.at + LONGEST_HOLD and bool(live.thoughts)
            if live.updates_held and live.hold_timer is None:
                loop = asyncio.get_running_loop()
                live.hold_timer = loop.call_later(LONGEST_HOLD / 1000, self._release_updates, live)
        if were_held and not live.updates_held and not live.closing:
            self._send_updates(live)

    def _release_updates(self, live: LoadedTable) -> None:
        live.hold_timer = None
        if live.updates_held:
            live.updates_held = False
            self._send_updates(live)

    def _is_thinking(self, live: LoadedTable, seat: int) -> bool:
        thought = live.thoughts.get(seat)
        return thought is not None and (thought.done is None or thought.future.result().action.verb == "pass")

    async def _set_clock(self, live: LoadedTable) -> None:
        """Append ClockSet if the last entry is from the future, so that running times follow the corrected clock."""
        try:
            await self.commit(live, lambda table: [log.ClockSet()] if is_ahead(table.at, self.now()) else [])
        except (StoreError, Refused) as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(PAUSE)
        finally:
            live.setting_clock = False
            if live.timer is None:
                self.reschedule(live)

    async def _watch_clock(self, jumps: JumpDetector) -> None:
        while True:
            await asyncio.sleep(CLOCK_CHECK)
            if jumps.has_jumped():
                self.clock_was_set()

    def clock_was_set(self) -> None:
        """Restart the times that this process measures: the clock was set or the machine has slept."""
        logger.warning("the clock of this machine was set; tables go on by the new time")
        now = self.now()
        for live in self.lives.values():
            if live.awake not in (0, NEVER):
                live.awake = now
            live.left = dict.fromkeys(live.left, now)
            self.thinking.forget(live)
            self.reschedule(live)

    def _update_awake(self, live: LoadedTable) -> None:
        """Let the clocks run while somebody is connected; they restart when somebody comes back."""
        if live.table.options.timing.asleep:
            live.awake = 0
        elif not live.is_attended():
            live.awake = NEVER
        elif live.awake == NEVER:
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
                await self.presence.refresh_elsewhere(live)
            await self.commit(live, lambda table: self._carry_out(live, table, task))
        except StoreError as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(PAUSE)
        except Refused as error:
            logger.warning("table %s: %s", live.table.id, error)
            await self._give_up(live)
        finally:
            if live.timer is None:  # nothing has set the next timer
                self.reschedule(live)
                self._send_updates(live)

    async def _give_up(self, live: LoadedTable) -> None:
        """Pause a table whose next task fails, such as an endless effect of an untrusted pack, instead of retrying at
        the expense of all other tables. The players may resume it.
        """
        card = live.usage.card
        notice = say("event-endless-card", card=card) if card else say("event-endless-pack")
        message = log.Said(-1, notice.text, notice.message, {"card": card} if card else {})
        try:
            await self.commit(live, lambda table: [message, log.Paused(-1)] if table.paused is None else [])
        except (Refused, StoreError) as error:
            logger.warning("table %s: %s", live.table.id, error)
            await asyncio.sleep(10 * PAUSE)

    def _carry_out(self, live: LoadedTable, table: Table, task: clock.Task) -> Iterable[AnyEntry]:
        """Return the entries of a task if it is still due."""
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
            case _:
                assert_never(task.what)

    async def _run_maintenance(self) -> None:
        while True:
            await asyncio.sleep(SIGNS)
            await self.presence.exchange_signs(self.lives.values())
            if not self.store.is_shared:  # nothing notifies us if `kickdoor tables` closes or deletes one
                attended = [live for live in self.lives.values() if live.watchers]
                for live in random.sample(attended, min(CHECKED_AT_ONCE, len(attended))):
                    await self.catch_up(live)
            self.unload_idle(time.monotonic() - LINGER)

    def unload_idle(self, before: float) -> None:
        """Unload the tables at which nobody has been since `before`."""
        for id, live in list(self.lives.items()):
            if not live.watchers and not live.lock.locked() and not live.reloading and live.idle_since < before:
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
        """Continue overdue tables, which have hours for a decision and may have nobody connected."""
        try:
            tried: set[str] = set()
            while len(tried) < MOST_SWEPT:
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
        except OldTable as error:  # it cannot be continued: log it once
            self._old.add(id)
            logger.warning("%s; it is left as it is", error)
        except StoreError:
            raise
        except Exception:  # one unreadable table must not affect the others
            logger.exception("table %s cannot be read", id)

    def _chore(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:  # close() would not wait for it
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
    """Yield a pass for each seat that the open window waits for. Each must be applied before the next is taken."""
    window = table.window
    while table.window == window and table.playing is not None and (asked := table.asked()):
        yield table.did(Action(asked[0].seat, "pass"), by="clock")


def row(table: Table) -> Row:
    """Return a table's row for lists and sweeps."""
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
