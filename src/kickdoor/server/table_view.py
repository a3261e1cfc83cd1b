"""Builds the update that shows a table to one seat. It reveals nothing beyond the engine's view for that seat.

The part that everybody sees is computed once for each change. It is a spectator's view, so it contains no secrets.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final, TypeVar, assert_never, cast

import msgspec

from kickdoor import queries
from kickdoor.engine import view
from kickdoor.engine.model.ids import Seat
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.server import clock
from kickdoor.server.hints import may_hint
from kickdoor.server.table import WAITS, JoinRequest, Table

Value = TypeVar("Value")
_CARDS: Final = tuple[protocol.Card, ...]
_OFFERS: Final = tuple[protocol.Offer, ...]
_encoder = msgspec.json.Encoder()


def _once(value: Value) -> Value:
    """Encode a value once; the encoder then copies it into every message."""
    return cast("Value", msgspec.Raw(_encoder.encode(value)))


class Moment:
    """A table at one moment. `here`: the connected seats; `awake`: since when the clocks run."""

    def __init__(self, table: Table, *, here: Collection[int], now: int, awake: int) -> None:
        self.table = table
        self._here = here
        self._now = now
        self._awake = awake
        self._asked = sorted(d.seat for d in table.asked())
        self._call, self._close = clock.closing(table, awake) if self._asked else (0, 0)

    @cached_property
    def _shown(self) -> tuple[object, ...]:
        here = tuple(number in self._here for number in range(len(self.table.seats)))
        return self.table.told, self._awake, bool(self._asked), self._call, self._close, self._now >= self._call, here

    def glance(self, seat: int) -> tuple[object, ...]:
        """Return a key of what a client sees: it needs no update as long as this is the same. Before the last call the
        other seats' marks are not part of it.
        """
        return seat, self._shown, self._own(seat), self._has_mark(seat)

    def _own(self, seat: int) -> tuple[object, ...]:
        """Return a seat's own settings."""
        mine = self.table.seats[seat] if seat >= 0 else None
        return (mine.scope, mine.stops, mine.card_stops) if mine is not None else ()

    def update(self, seat: int, *, host: bool, since: int | None, join: int = 0) -> bytes:
        """Encode an update. `since`: the last entry that was sent to the client, None if none."""
        heard = self.table.news_since(since) if since is not None else None
        told = tuple(msgspec.Raw(one[seat]) for one in (self.table.encoded_news() if heard is None else heard) if one)
        news = cast("tuple[protocol.Happening, ...]", told)
        info = self.info(seat, host=host, join=join)
        update = protocol.Update(self.table.told, info, news, self._scene_of(seat), heard is None)
        return _encoder.encode(update)

    # ------------------------------------------------------------ the game
    @cached_property
    def _scene(self) -> protocol.Scene | None:
        if self.table.game is None:
            return None
        seen = public_scene(self.table.game, self.table.names)
        return msgspec.structs.replace(
            seen, players=_once(seen.players), middle=_once(seen.middle), discard_tops=_once(seen.discard_tops),
            combat=_once(seen.combat), window=_once(seen.window), ledger=_once(seen.ledger),
        )  # fmt: skip

    def _scene_of(self, seat: int) -> protocol.Scene | None:
        game, seen = self.table.game, self._scene
        return _seen_by(seat, self.table, game, seen) if game is not None and seen is not None else None

    # ------------------------------------------------------------ the table around the game
    @cached_property
    def _info(self) -> protocol.Info:
        """The table's info for a spectator."""
        table = self.table
        seats = tuple(
            protocol.SeatInfo(
                each.name,
                each.person,
                each.bot,
                each.is_person,
                each.away,
                each.is_person and n in self._here,
                each.locked,
                tuple(sorted(each.replacing)),
            )
            for n, each in enumerate(table.seats)
        )
        return protocol.Info(
            table.id, table.stage, _once(table.options), _once(seats), paused=table.paused is not None,
            shuffle=shuffle(table), clock=self._clock, rematch=table.rematch,
            tempo=table.options.timing.factor,
            lesson_step=table.lesson.steps_done(table.actions) if table.lesson is not None else 0,
            drawings=tuple(sketch.shown() for sketch in table.sketchbook.sketches),
            joins=tuple(_joining(join) for join in table.joins), undoing=_undoing(table),
        )  # fmt: skip

    def info(self, seat: int, *, host: bool, join: int = 0) -> protocol.Info:
        """Return the table's info for a client. `join`: the number of its open request to join."""
        mine = self.table.seats[seat] if seat >= 0 else None
        if mine is None:
            return msgspec.structs.replace(self._info, host=host, my_join=join)
        window = self._clock
        if window is not None and self._has_mark(seat):
            window = msgspec.structs.replace(window, mine=True)
        return msgspec.structs.replace(
            self._info, you=seat, host=host, clock=window, decide_in=self._decide_in(seat), auto=mine.scope,
            stops=tuple(sorted(mine.stops)), card_stops=tuple(sorted(mine.card_stops)),
            next_step=seat == self.table.alone and self.table.only_choice() is not None,
            waits_left=WAITS - mine.waits, can_undo=seat in (self.table.can_undo, self.table.may_ask_undo),
            undo_asks=self.table.may_ask_undo == seat, may_draw=self._may_draw(seat),
            may_hint=may_hint(self.table, seat),
        )  # fmt: skip

    def _may_draw(self, seat: int) -> int:
        table = self.table
        return table.sketchbook.may_draw(seat) if table.options.sketch and table.playing is not None else 0

    @cached_property
    def _clock(self) -> protocol.Clock | None:
        """The open window without any seat's own mark; None if there is none."""
        table = self.table
        if not self._asked or table.paused is not None or table.is_private:
            return None
        marked = tuple(each for each in self._asked if self._now >= self._call and table.has_no_objection(each))
        return protocol.Clock(
            self._until(self._call), self._until(self._close), marked, held_by=tuple(table.waiters),
            wins=table.wins_the_game(),
        )  # fmt: skip

    def _has_mark(self, seat: int) -> bool:
        return seat in self._asked and self.table.has_no_objection(seat)

    def _decide_in(self, seat: int) -> int | None:
        table = self.table
        owed = [d for d in table.pending() if d.seat == seat and (d.kind != "pass" or table.is_private)]
        if not owed or table.paused is not None:
            return None
        begin = max(self._awake, min(table.since[d.id] for d in owed))
        return self._until(begin + clock.milliseconds(table.options.timing.decision))

    def _until(self, at: int) -> int | None:
        return max(0, at - self._now) if at < clock.NEVER else None


def _undoing(table: Table) -> protocol.Undoing | None:
    if table.undo_asked is None:
        return None
    seat, votes = table.undo_asked
    return protocol.Undoing(seat, tuple(table.undo_voters), tuple(sorted(each for each, yes in votes.items() if yes)))


def _joining(join: JoinRequest) -> protocol.Joining:
    yes = tuple(sorted(seat for seat, let_in in join.votes.items() if let_in))
    no = tuple(sorted(seat for seat, let_in in join.votes.items() if not let_in))
    return protocol.Joining(join.number, join.seat, join.name, yes, no)


def shuffle(table: Table) -> protocol.Shuffle | None:
    """Return what everybody may know about the deal at this stage."""
    if table.lesson is not None or table.continues:
        return None
    proof = table.proof
    pledges = proof.pledges if table.pledges else ()
    match table.stage:
        case "waiting":
            return protocol.Shuffle(proof.commitment, pledges, closed=table.dealing is not None)
        case "playing":  # as short as possible, because it is in every update
            return protocol.Shuffle(proof.commitment, closed=True)
        case "over":
            given = proof.contributions if table.contributions else ()
            seed = "" if table.started is None else str(table.started.seed)
            return protocol.Shuffle(proof.commitment, pledges, True, given, proof.key, seed)
        case _:
            assert_never(table.stage)


# ---------------------------------------------------------------- scenes
def scene(table: Table, seat: int) -> protocol.Scene | None:
    if table.game is None:
        return None
    return _seen_by(seat, table, table.game, public_scene(table.game, table.names))


def public_scene(game: Game, names: Sequence[str]) -> protocol.Scene:
    """Return the game as a spectator sees it. `names`: the players' current names by seat."""
    seen = msgspec.convert(game.view(-1), protocol.Scene, from_attributes=True)
    players = tuple(msgspec.structs.replace(each, name=names[each.seat]) for each in seen.players)
    window = _window(game) if not _is_private(game) else None
    ledger = tuple(protocol.Entry(*entry) for entry in queries.ledger(game))
    return msgspec.structs.replace(seen, players=players, window=window, ledger=ledger, roll=_roll(game))


def _seen_by(seat: int, table: Table, game: Game, public: protocol.Scene) -> protocol.Scene:
    """Add what only this seat sees, and the decisions with their numbers for clients."""
    owed = tuple(
        protocol.Owed(table.question(d), d.seat, d.kind, d.about)
        for d in queries.pending(game, Seat(seat))
        if d.kind != "pass" or not table.has_let_them_run(d.seat)
    )
    if seat < 0:
        return msgspec.structs.replace(public, pending=owed)
    own, opened = queries.own_view(game, game.seat(seat)), game.window
    private = opened is not None and opened.seats == (seat,)
    return msgspec.structs.replace(
        public, seat=seat, hand=_cards(own.hand), looked=_cards(own.looked), pending=owed, offers=_offers(own.offers),
        asking=_card(game, own.asking), window=_window(game) if private else public.window,
    )  # fmt: skip


def _cards(seen: tuple[view.CardView, ...]) -> tuple[protocol.Card, ...]:
    return msgspec.convert(seen, _CARDS, from_attributes=True) if seen else ()


def _offers(seen: tuple[view.OfferView, ...]) -> tuple[protocol.Offer, ...]:
    return msgspec.convert(seen, _OFFERS, from_attributes=True) if seen else ()


def _is_private(game: Game) -> bool:
    """May only one seat answer the open window? Then it is that seat's decision."""
    window = game.window
    return window is not None and len(window.seats) == 1


def _window(game: Game) -> protocol.Window | None:
    window, subject = game.window, queries.window_subject(game)
    if window is None or subject is None:
        return None
    return protocol.Window(window.word, subject.seat, _card(game, subject.curse), subject.by)


def _roll(game: Game) -> protocol.Roll | None:
    """Return the current roll to run away: the die that was rolled, or the next one."""
    roll = queries.roll(game)
    monster = _card(game, roll.monster) if roll is not None else None
    if roll is None or monster is None:
        return None
    return protocol.Roll(roll.seat, monster, roll.needs, roll.die, roll.bonus, roll.away)


def _card(game: Game, card: int) -> protocol.Card | None:
    return msgspec.convert(queries.card(game, card), protocol.Card, from_attributes=True) if card >= 0 else None
