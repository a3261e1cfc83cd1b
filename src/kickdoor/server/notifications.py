"""News: the messages to clients about an entry of the log, serialised once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import EVERYBODY
from kickdoor.game import Game, seen_by
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.chat_phrases import KEYS
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.event_facts import facts
from kickdoor.server.translations import sentences

_WORD: Final[dict[type[Any], str]] = {
    log.Created: "created", log.Sat: "sat", log.Recovered: "recovered", log.BotSat: "bot_sat", log.Left: "left",
    log.Dealing: "dealing", log.Started: "started", log.Did: "did", log.Undid: "undid", log.Waited: "waited",
    log.Said: "said", log.Paused: "paused", log.Resumed: "resumed", log.WentAway: "went_away",
    log.CameBack: "came_back", log.Rematched: "rematched", log.Drew: "drew", log.VotedOn: "voted",
    log.DrawingIn: "drawing_in", log.DrawingOut: "drawing_out",
    log.AskedToJoin: "asked_to_join", log.AnsweredJoin: "answered_join", log.JoinEnded: "join_ended",
    log.Locked: "locked", log.VotedToReplace: "voted_to_replace",
    log.AskedUndo: "asked_undo", log.AnsweredUndo: "answered_undo", log.UndoEnded: "undo_ended",
}  # fmt: skip
_encoder = msgspec.json.Encoder()

Heard = tuple[bytes, ...]  # a Happening by seat, the spectators' last; empty: no news


class News(NamedTuple):
    """An entry, its number in the log and among the news, and its events in the game."""

    seq: int
    told: int
    at: int
    entry: AnyEntry
    events: Sequence[Event] = ()

    def seen_by(self, seat: int) -> list[Event]:
        return seen_by(self.events, seat)


def is_told(entry: AnyEntry) -> bool:
    """Who will pass is nobody else's business before the last call."""
    return type(entry) in _WORD


def happening(news: News, game: Game | None, seat: int, names: Sequence[str]) -> protocol.Happening:
    """Return an entry as this seat sees it. `names`: of the players, by seat."""
    entry = news.entry
    what, who = _WORD[type(entry)], getattr(entry, "seat", -1)
    if isinstance(entry, log.Said):
        key = entry.message or KEYS.get(entry.text, "")
        return protocol.Happening(news.told, news.at, what, who, text=entry.text, key=key, parts=dict(entry.parts))
    if isinstance(entry, log.Sat):
        return protocol.Happening(news.told, news.at, what, who, name=entry.name)
    if isinstance(entry, log.AskedToJoin):
        return protocol.Happening(news.told, news.at, what, entry.wanted, name=entry.name)
    if isinstance(entry, log.AnsweredJoin | log.AnsweredUndo):
        return protocol.Happening(news.told, news.at, what, who, yes=entry.yes)
    if isinstance(entry, log.Locked):
        return protocol.Happening(news.told, news.at, what, who, yes=entry.on)
    if isinstance(entry, log.VotedToReplace):
        return protocol.Happening(news.told, news.at, what, who, yes=entry.yes, target=entry.target)
    if not isinstance(entry, log.Did) or game is None:
        yes = entry.yes if isinstance(entry, log.VotedOn) else None
        return protocol.Happening(news.told, news.at, what, who, drawing=getattr(entry, "drawing", 0), yes=yes)
    action = entry.action if who == seat else ""
    seen = news.seen_by(seat)
    told, shown = sentences(seen, game, names), facts(seen, game.library)
    timeout = entry.by == "timeout"
    return protocol.Happening(
        news.told, news.at, what, who, action=action, sentences=told, facts=shown, timeout=timeout
    )


def heard(news: News, game: Game | None, names: Sequence[str]) -> Heard:
    if not is_told(news.entry):
        return ()
    public, seats = happening(news, game, -1, names), len(names)
    found = [_kept(public)] * (seats + 1)
    if isinstance(news.entry, log.Did):
        more = 0  # a mask of those who hear more than everybody
        for event in news.events:
            more |= event.see if event.see != EVERYBODY else 0
        for seat in range(seats):
            if more >> seat & 1:
                found[seat] = _kept(happening(news, game, seat, names))
            elif seat == news.entry.seat:
                found[seat] = _kept(msgspec.structs.replace(public, action=news.entry.action))
    return tuple(found)


def _kept(told: protocol.Happening) -> bytes:
    """Without the room that an encoder leaves at the end, which is as much again as half of what is in it."""
    return bytes(memoryview(_encoder.encode(told)))
