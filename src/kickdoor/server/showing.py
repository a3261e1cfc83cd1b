"""A table as one seat may see it, in the words of the wire. Adds no secret to what the engine's view shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kickdoor.engine import view
from kickdoor.engine.forms import Form
from kickdoor.engine.ledger import ledger
from kickdoor.engine.state import State
from kickdoor.record.story import story
from kickdoor.server import clock
from kickdoor.server import entries as log
from kickdoor.server.table import WAITS, News, Table, commitment
from kickdoor.wire import messages as wire

_WORD: dict[type[Any], str] = {
    log.Created: "created", log.Sat: "sat", log.Recovered: "recovered", log.BotSat: "bot_sat", log.Left: "left",
    log.Started: "started", log.Did: "did", log.Undid: "undid", log.Waited: "waited", log.Said: "said",
    log.Paused: "paused", log.Resumed: "resumed", log.WentAway: "went_away", log.CameBack: "came_back",
    log.Rematched: "rematched",
}  # fmt: skip


def happening(table: Table, news: News, seat: int) -> wire.Happening | None:
    """None: what is nobody else's business, such as who will pass."""
    entry = news.entry
    what = _WORD.get(type(entry))
    if what is None:
        return None
    who = getattr(entry, "seat", -1)
    if isinstance(entry, log.Said):
        return wire.Happening(news.told, news.at, what, who, text=entry.text)
    if isinstance(entry, log.Sat):
        return wire.Happening(news.told, news.at, what, who, name=entry.name)
    if not isinstance(entry, log.Did) or table.game is None:
        return wire.Happening(news.told, news.at, what, who)
    told = story(news.seen_by(seat), table.game.library, table.game.state.names)
    sentences = tuple(wire.Sentence(one.text, one.rule) for one in told)
    action = entry.action if who == seat else ""
    return wire.Happening(news.told, news.at, what, who, action=action, sentences=sentences)


def scene(table: Table, seat: int) -> wire.Scene | None:
    if table.game is None:
        return None
    shown = msgspec.convert(table.game.view(seat), wire.Scene, from_attributes=True)
    state = table.game.state
    shown = msgspec.structs.replace(shown, window=_window(state), ledger=_ledger(state), asking=_asking(state, seat))
    if table.undone:
        numbered = zip(shown.pending, table.pending(), strict=True)
        owed = tuple(wire.Owed(table.question(d), one.seat, one.kind, one.about) for one, d in numbered)
        return msgspec.structs.replace(shown, pending=owed)
    return shown


def _window(state: State) -> wire.Window | None:
    top = state.frames[-1] if state.frames else None
    if top is None or top.kind != "window":
        return None
    below = state.frames[-2] if len(state.frames) > 1 else None
    cause = below.card if top.word == "curse" and below is not None else -1
    return wire.Window(top.word, top.seat, _card(state, cause))


def _asking(state: State, seat: int) -> wire.Card | None:
    """For whoever has to choose: the card whose text wants that."""
    top = state.frames[-1] if state.frames else None
    if top is None or top.kind != "choose" or top.seat != seat:
        return None
    return _card(state, next((f.env.this for f in reversed(state.frames) if f.env is not None), -1))


def _card(state: State, card: int) -> wire.Card | None:
    return msgspec.convert(view.card(state, card), wire.Card, from_attributes=True) if card >= 0 else None


def _ledger(state: State) -> tuple[wire.Entry, ...]:
    return tuple(wire.Entry(*entry) for entry in ledger(state))


def info(table: Table, seat: int, *, host: bool, here: Callable[[int], bool], now: int, awake: int) -> wire.Info:
    mine = table.seats[seat] if seat >= 0 else None
    started, over = table.started, table.stage == "over"
    seats = tuple(
        wire.SeatInfo(each.name, each.person, each.bot, each.is_person, each.away, each.is_person and here(number))
        for number, each in enumerate(table.seats)
    )
    return wire.Info(
        table.id,
        table.stage,
        table.options,
        seats,
        seat,
        host,
        table.paused is not None,
        commitment(started.seed, started.salt) if started is not None else "",
        started.seed if started is not None and over else None,
        started.salt if started is not None and over else "",
        window(table, seat, now=now, awake=awake),
        _decide_in(table, seat, now=now, awake=awake),
        mine.scope if mine is not None else "",
        WAITS - mine.waits if mine is not None else 0,
        seat >= 0 and table.can_undo == seat,
        table.rematch,
    )


def window(table: Table, seat: int, *, now: int, awake: int) -> wire.Clock | None:
    asked = sorted(d.seat for d in table.asked())
    if not asked or table.paused is not None:
        return None
    call, close = clock.closing(table, awake)
    return wire.Clock(
        _until(call, now),
        _until(close, now),
        tuple(each for each in asked if now >= call and table.has_no_objection(each)),
        seat in asked and table.has_no_objection(seat),
        tuple(table.waiters),
    )


def _decide_in(table: Table, seat: int, *, now: int, awake: int) -> int | None:
    owed = [d for d in table.pending() if d.seat == seat and d.kind != "pass"]
    if not owed or table.paused is not None:
        return None
    begin = max(awake, min(table.since[d.id] for d in owed))
    return _until(begin + clock.milliseconds(table.options.timing.decision), now)


def _until(at: int, now: int) -> int | None:
    return max(0, at - now) if at < clock.AGES else None


def glance(table: Table, seat: int, *, here: Callable[[int], bool], now: int, awake: int) -> tuple[object, ...]:
    """What a client is shown, in short: as long as this is the same, there is nothing to tell it. Marks of others are
    no part of it before the last call.
    """
    asked = bool(table.asked())
    call, close = clock.closing(table, awake) if asked else (0, 0)
    mine = (table.seats[seat].scope, asked and table.has_no_objection(seat)) if seat >= 0 else ()
    present = tuple(here(number) for number in range(len(table.seats)))
    return seat, table.told, awake, asked, call, close, now >= call, mine, present


def form(given: Form) -> dict[str, Any]:
    """Its parts that say something."""
    return {key: value for key, value in given._asdict().items() if value not in ((), "", None)}
