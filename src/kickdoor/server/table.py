"""A table as its log describes it: the seats, the game, marks and waits. It has no clock and no network; all times come
from the entries.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sys
from collections import deque
from collections.abc import Sequence
from copy import copy
from itertools import islice
from typing import Final, Literal, NamedTuple, assert_never

import msgspec

from kickdoor.bots import reactions
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.actions.verbs import VERBS
from kickdoor.engine.events import Event
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import HAND, TABLE
from kickdoor.game import Game
from kickdoor.lessons import Lesson, lesson
from kickdoor.packs import Pack
from kickdoor.protocol.options import Options, Scope, StopMoment
from kickdoor.queries import would_win_the_game
from kickdoor.record.shuffle import Proof, commitment
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.notifications import EncodedNews, News, encode_news, is_news
from kickdoor.server.sketchbook import Sketchbook

Stage = Literal["waiting", "playing", "over"]

NEWS: Final = 100  # latest entries kept for clients that reconnect
KEYS: Final = 64  # latest requests remembered for each client, to recognise repeated ones
WAITS: Final = 3  # WAIT! calls per turn and seat
UNTRUSTED_STEPS: Final = 1000  # steps per action with untrusted packs; never lower it: old logs must stay playable
UNDOS: Final = 10  # undos per turn and seat, so that nobody can hold up the table
WAIT: Final = 15_000  # milliseconds that WAIT! keeps a window open
HOST: Final = -1  # the host as the sender of requests, instead of a seat
MOST_ENTRIES: Final = 100_000  # in one table's log; a long game has a few thousand
MOST_SAID: Final = 2_000  # messages in one table's chat
EPOCH: Final = 1 << 32  # larger than any decision id

# The moment that a player can ask to be stopped at, for each kind of window.
MOMENTS: Final[dict[str, StopMoment]] = {
    "kill": "kill",
    "flight": "run",
    "running": "run",
    "roll": "run",
    "escaped": "run",
    "curse": "curse",
    "turn_end": "turn_end",
}
# The events that a step may cause and still be undone at once: they reveal only what the player chose to show.
_HARMLESS: Final = frozenset(
    {
        "card_moved", "item_turned", "card_attached", "card_played", "help_asked", "help_offered", "cards_promised",
        "offer_withdrawn", "trade_offered", "identity_dropped", "items_sold", "level_changed", "kill_declared",
        "flight_declared", "window_opened", "surplus_resolved", "ready",
    }
)  # fmt: skip
_UNDOABLE: Final[frozenset[Verb]] = frozenset(
    {
        "ready", "play", "attach", "equip", "unequip", "sell", "give", "trade", "discard", "ask", "offer", "withdraw",
        "fight", "run",
    }
)  # fmt: skip
_TARGETED: Final = frozenset({"card_played", "curse_played", "ability_used"})
_ASKED: Final = frozenset({"choose", "accept"})


# How long bots wait so that people can see an event, in multiples of the bots' pace.
_VIEWING_PACES: Final = {
    "died": 4.0,  # after the die that sealed it
    **dict.fromkeys(("curse_played", "die_rolled", "fight_taken_over", "item_lent"), 2.0),
    **dict.fromkeys(("monster_joined", "helper_joined", "card_taken"), 1.5),
    **dict.fromkeys(
        (
            "trouble_sought", "combat_began", "monster_left", "ability_used", "declaration_fell",
            "die_changed", "escaped", "caught", "sacrificed", "curse_struck", "curse_cancelled", "traded", "game_won",
        ),
        1.0,
    ),
    "door_opened": 0.7,  # a card that only goes to a hand
    "combat_won": 0.6,
}  # fmt: skip
_INTO_A_FIGHT: Final = 1.5  # for a card played during a fight
_MINOR: Final[frozenset[Verb]] = frozenset(
    {"play", "equip", "unequip", "attach", "sell", "give", "discard", "ask", "offer", "trade", "choose"}
)
_GLANCE: Final = 0.25
_MOVES_ON: Final[frozenset[Verb]] = frozenset({"kick", "keep", "loot"})


class Seat(msgspec.Struct):
    """A seat and the person or bot on it."""

    name: str = ""  # the player's name in the game; it stays when somebody else sits down
    person: str = ""  # the person's name
    secret: str = ""  # digest; "" without a person
    recovery: str = ""  # digest of the recovery code
    bot: str = ""  # the bot that plays without a person
    sex: str = ""  # the character's sex if the person has chosen one
    away: bool = False  # a bot plays for the person
    scope: Scope = ""  # how far automatic passes go
    stops: frozenset[StopMoment] = frozenset()  # moments at which the person wants to be asked
    card_stops: frozenset[int] = frozenset()  # cards that stop automatic passes wherever they can be played
    waits: int = 0  # used in this turn
    undos: int = 0
    locked: bool = False  # no newcomer may sit here
    replacing: frozenset[int] = frozenset()  # seats that voted to replace this person with a bot

    @property
    def is_person(self) -> bool:
        return bool(self.secret)

    @property
    def is_open(self) -> bool:
        return not self.secret and not self.bot

    @property
    def plays_itself(self) -> bool:
        """Does a bot answer for this seat?"""
        return not self.secret or self.away


class DoneRequest(NamedTuple):
    """A request that has been carried out."""

    told: int  # number of the last entry with news by then
    content: str  # digest of what was requested


class JoinRequest(msgspec.Struct, frozen=True):
    """Somebody who wants a bot's seat in a running game."""

    number: int
    seat: int
    name: str
    secret: str  # digests
    recovery: str
    key: str = ""  # id of the client's request
    content: str = ""  # digest of what was requested
    votes: dict[int, bool] = {}  # by seat, HOST for a host without one; never mutated


class UndoPoint(NamedTuple):
    """The state before a person's last step, to which it can be undone. `harmless`: nobody is affected, because nothing
    was revealed and nobody has acted since. `votes`: the others' answers by seat (never mutated); None if not asked.
    """

    seat: int
    game: Game
    since: dict[int, int]
    waits: int
    gained: tuple[int, ...]
    done: int  # number of actions before it
    harmless: bool
    votes: dict[int, bool] | None = None
    refused: bool = False  # the others were asked and refused


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(secret: str, digested: str) -> bool:
    """Compare in constant time."""
    return bool(digested) and hmac.compare_digest(digest(secret), digested)


class Table:
    """The state that a table's log adds up to. Only `apply` changes it."""

    def __init__(self, id: str, packs: Sequence[Pack]) -> None:
        self.id = id
        self.packs = packs
        self.seq = 0
        self.told = 0  # number of entries so far that clients hear about
        self.at = 0
        self.options = Options()
        self.lesson: Lesson | None = None  # the lesson that is played here instead of a game
        self.host = ""
        self.continues = ""  # the table whose finished game is continued here; then the deal proves nothing
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.started: log.Started | None = None
        self.shuffle_key = ""  # secret until the game is over
        self.pledges: dict[int, str] = {}  # by seat; never mutated: copies share it
        self.dealing: int | None = None  # since when the contributions are awaited
        self.contributions: dict[int, str] = {}  # revealed contributions by seat
        self._did: list[str] = []  # actions; copies share the list, so it only grows
        self._done = 0  # how many of `_did` belong to this table and were not undone
        self.moves = 0  # changes whenever the game does
        self.undone = 0  # undos so far
        self._news: deque[News] = deque(maxlen=NEWS)  # the latest entries, not encoded for clients yet
        self._encoded: deque[EncodedNews] = deque(maxlen=NEWS)  # the encoded news of the entries before those
        # Client -> its latest requests. Never mutated: copies share it.
        self.keys: dict[int, dict[str, DoneRequest]] = {}
        self.since: dict[int, int] = {}  # decision -> since when it is owed
        self._kinds: dict[int, str] = {}  # decision -> its kind, because the steps of a turn share an id
        self.window: int = -1  # number of the open reaction window, or -1
        self.marks: dict[int, int] = {}  # seats without an objection to the window -> number of moves by then
        self.agreed: int | None = None  # since when nobody who is asked objects; None if somebody does
        self.waiters: list[int] = []  # seats that called WAIT! in this window
        self.held = 0  # until when WAIT! keeps the window open
        self.waits_for_roll: frozenset[int] = frozenset()  # seats that called WAIT! before a flight of this turn
        self.shown = 0  # the time of the last event that people want to see
        self.shown_weight = 1.0  # how long they look at it, in multiples of the bots' pace
        self.paused: int | None = None  # since when; None if not paused
        self.said = 0  # chat messages so far
        self.rematch = ""
        self.joins: tuple[JoinRequest, ...] = ()
        self.joins_asked = 0  # the highest number of a request to join so far
        self.former: dict[str, int] = {}  # digests of secrets that have seen a hand in this game -> that seat
        self.closed = False  # by the owner of the server
        self.sketchbook = Sketchbook()
        self._before: UndoPoint | None = None
        self._wins = (-1, False)
        self._reacts = (-1, False)
        self._known: reactions.Known = frozenset()  # what the person, alone with bots, has passed over in this turn
        self._only: tuple[int, Action | None] = (-1, None)
        self._written: tuple[int, str, Action] | None = None  # see `did`

    def copy(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = [copy(seat) for seat in self.seats]
        other.game = self.game.clone() if self.game is not None else None
        other._news = self._news.copy()  # `_encoded` is shared: only one of the two makes news
        other.waiters, other.marks = self.waiters[:], self.marks.copy()
        other.sketchbook = copy(self.sketchbook)
        return other

    # ------------------------------------------------------------ queries
    @property
    def stage(self) -> Stage:
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def playing(self) -> Game | None:
        """The game while it is being played, else None."""
        return self.game if self.game is not None and not self.game.over else None

    @property
    def is_full(self) -> bool:
        """Has its log reached the maximum length?"""
        return self.seq >= MOST_ENTRIES

    @property
    def can_undo(self) -> int:
        """The seat that can undo its last step at once, because it affects nobody but bots; -1 if none."""
        before = self._before
        if before is None:
            return -1
        if not self._other_people(before.seat):
            return before.seat
        return before.seat if before.harmless and self.seats[before.seat].undos < UNDOS else -1

    @property
    def may_ask_undo(self) -> int:
        """The seat that can undo its last step if the others agree; -1 if none."""
        before = self._before
        if before is None or before.refused or before.seat == self.can_undo or not self.undo_voters:
            return -1
        return before.seat if self.seats[before.seat].undos < UNDOS else -1

    @property
    def undo_asked(self) -> tuple[int, dict[int, bool]] | None:
        """The seat that has asked to undo its last step, and the others' answers; None if nobody has."""
        before = self._before
        return (before.seat, before.votes) if before is not None and before.votes is not None else None

    @property
    def undo_voters(self) -> list[int]:
        """The people whose agreement an undo needs."""
        people = self._other_people(self._before.seat) if self._before is not None else []
        return [seat for seat in people if not self.seats[seat].away]

    @property
    def undo_steps(self) -> int:
        """How many actions an undo of the last step reverts."""
        return self._done - self._before.done if self._before is not None else 0

    def _other_people(self, seat: int) -> list[int]:
        return [number for number, each in enumerate(self.seats) if each.is_person and number != seat]

    @property
    def actions(self) -> list[str]:
        """The actions that were done and not undone."""
        return self._did[: self._done]

    @property
    def proof(self) -> Proof:
        """The parts that the seed is made of. The key in it is secret until the game is over."""
        seats = range(len(self.seats))
        pledges = tuple(self.pledges.get(seat, "") for seat in seats)
        given = tuple(self.contributions.get(seat, "") for seat in seats)
        return Proof(self.id, commitment(self.id, self.shuffle_key), self.shuffle_key, pledges, given)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' current names. The game itself keeps the names it began with, so that a newcomer on a bot's seat
        changes nothing in it; a lesson's players keep the names from its text.
        """
        if self.lesson is not None:
            return tuple(seat.name for seat in self.seats)
        return tuple(seat.person or seat.name for seat in self.seats)

    def whose(self, secret: str) -> int:
        """Return the seat that the secret belongs to, or -1. Compares all, so that timing reveals nothing."""
        found = -1
        for number, seat in enumerate(self.seats):
            if is_secret(secret, seat.secret):
                found = number
        return found

    def join_of(self, secret_digest: str) -> JoinRequest | None:
        """Return the open request to join that has this secret, or None."""
        return next((join for join in self.joins if join.secret == secret_digest), None)

    @property
    def host_seat(self) -> int:
        """The host's seat, or HOST if they have none."""
        return next((n for n, seat in enumerate(self.seats) if seat.is_person and seat.secret == self.host), HOST)

    def pending(self) -> tuple[Decision, ...]:
        return self.game.pending() if self.game is not None else ()

    def asked(self) -> list[Decision]:
        """Return the passes that the open window waits for."""
        return [d for d in self.pending() if d.kind == "pass"] if self.window >= 0 else []

    def is_asked(self, seat: int) -> bool:
        return any(d.seat == seat for d in self.asked())

    def question(self, decision: Decision) -> int:
        """Return the decision's number for clients. After an undo the engine may use the same id for another decision,
        so the number of undos is part of it.
        """
        return decision.id + self.undone * EPOCH

    @property
    def is_private(self) -> bool:
        """May only one seat answer the open window, or only the runners? That is a decision like any other, and is not
        shown to the others.
        """
        window = self.playing.window if self.playing is not None else None
        if window is None:
            return False
        runners = self.runners()
        others = [seat for seat in window.seats if seat not in runners]
        if runners:
            return all(self.has_no_objection(seat) for seat in others)
        return len(others) == 1

    @property
    def alone(self) -> int:
        """The seat of the only person at the table; -1 if there are more people or none. Alone with bots, a pause
        reveals nothing to anybody.
        """
        if self.lesson is not None or self.options.timing.asleep:
            return -1
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        return people[0] if len(people) == 1 else -1

    def has_no_objection(self, seat: int) -> bool:
        """Has the seat passed, by itself, automatically or because it has nothing to play? Among people bots never
        object: they act at their own time or not at all. Alone with one person they pass as soon as they have decided
        to.
        """
        if seat in self.marks:
            return True
        alone = self.alone
        if self.seats[seat].plays_itself:
            return alone < 0
        if self.stops(seat):
            return False
        if self.seats[seat].scope != "" and not self.wins_the_game():
            return True
        if self.has_let_them_run(seat):
            return True
        return seat == alone and not self._may_react(seat)

    def runners(self) -> tuple[int, ...]:
        """Return the fighters who are about to roll if the open window is about that."""
        game = self.playing
        return game.fighters if game is not None and open_window(game) == "running" else ()

    def has_let_them_run(self, seat: int) -> bool:
        """Is this seat not asked before a roll? Among people, the others have just had time to react to the flight, so
        only players who called WAIT! then or have set a stop are asked again.
        """
        runners = self.runners() if self.alone < 0 else ()
        return bool(runners) and seat not in (*runners, *self.waits_for_roll) and not self.stops(seat)

    def only_choice(self) -> Action | None:
        """Return the step that is taken for a person alone with bots because they have no other choice, or None."""
        if self._only[0] != self.moves:
            seat, game, found = self.alone, self.playing, None
            if seat >= 0 and game is not None and not self.seats[seat].plays_itself:
                owed = [d for d in self.pending() if d.seat == seat]
                stopped = "turn_end" in self.seats[seat].stops
                if len(owed) == 1 and not (owed[0].kind == "end" and stopped):
                    found = reactions.only_choice(game, owed[0], self._known)
            self._only = (self.moves, found)
        return self._only[1]

    def stops(self, seat: int) -> bool:
        """Has the seat asked to be stopped in this window? Among people a stop for a card works in every window, or the
        others could tell when that card can be played.
        """
        mine, game = self.seats[seat], self.playing
        if game is None or not (mine.stops or mine.card_stops):
            return False
        if MOMENTS.get(open_window(game)) in mine.stops:
            return True
        if "win" in mine.stops and self.wins_the_game():
            return True
        if mine.card_stops and self.alone < 0:
            return True
        return bool(mine.card_stops) and reactions.can_play(game, game.seat(seat), mine.card_stops)

    def _may_react(self, seat: int) -> bool:
        if self._reacts[0] != self.moves:
            game = self.playing
            self._reacts = (
                self.moves,
                game is not None and reactions.may_react(game, game.seat(seat), wins=self.wins_the_game()),
            )
        return self._reacts[1]

    def wins_the_game(self) -> bool:
        """Would winning this fight end the game? Then nobody passes automatically."""
        if self._wins[0] != self.moves:
            game = self.playing
            self._wins = (self.moves, game is not None and would_win_the_game(game))
        return self._wins[1]

    def encoded_news(self) -> deque[EncodedNews]:
        """Return the encoded news of the latest entries, up to `seq`."""
        while self._news:
            self._encoded.append(encode_news(self._news.popleft(), self.game, self.names))
        return self._encoded

    def news_since(self, seq: int) -> list[EncodedNews] | None:
        """Return the encoded news after entry `seq`; None if that is too long ago or not a number of this table."""
        known, fresh = self.encoded_news(), self.seq - seq
        return list(islice(known, len(known) - fresh, None)) if 0 <= fresh <= len(known) else None

    # ------------------------------------------------------------ the log
    def apply(self, entry: AnyEntry, at: int) -> News:
        """Apply the log's next entry and return its news. If the entry is an illegal action, raises the game's error
        and changes nothing. An entry that is older than the one before was written after the clock was set back: all
        running times are then moved back as well, so that nobody waits for the old time to come again.
        """
        if at < self.at:
            self._set_back(self.at - at)
            self.at = at
        events = self._apply(entry, at)
        self.seq += 1
        self.told += is_news(entry)
        self.at = at
        self._update_agreed(at)
        news = News(self.seq, self.told, at, entry, events)
        self._news.append(news)
        if entry.key and not isinstance(entry, log.AskedToJoin):  # JoinRequest stores its own key
            client = HOST if entry.by_host else getattr(entry, "seat", HOST)
            keys = self.keys.get(client, {}) | {entry.key: DoneRequest(self.told, entry.content)}
            if len(keys) > KEYS:
                del keys[next(iter(keys))]
            self.keys = self.keys | {client: keys}
        return news

    def _apply(self, entry: AnyEntry, at: int) -> Sequence[Event]:
        match entry:
            case log.Created():
                self.options, self.host = entry.options, entry.host
                self.lesson = lesson(entry.options.lesson) if entry.options.lesson else None
                self.seats = [Seat() for _ in range(entry.options.seats)]
                self.shuffle_key, self.continues = entry.shuffle_key, entry.continues
            case log.Sat():
                self._reseat(entry.seat, Seat(entry.name, entry.name, entry.secret, entry.recovery, sex=entry.sex))
                self._end_join(entry.join)
            case log.Recovered():
                self._recover(entry)
            case log.BotSat():
                self._reseat(entry.seat, Seat(bot=entry.bot))
            case log.Left():
                self._reseat(entry.seat, Seat())
            case log.Pledged():
                self.pledges = self.pledges | {entry.seat: entry.pledge}
            case log.Dealing():
                self.dealing = at
            case log.Revealed():
                self.contributions = self.contributions | {entry.seat: entry.contribution}
            case log.Started():
                self._start(entry, at)
            case log.Did():
                return self._do(entry, at)
            case log.Undid():
                self._undo_step(at)
            case log.AskedUndo() | log.AnsweredUndo() | log.UndoEnded():
                self._vote_undo(entry)
            case log.Marked():
                self.marks[entry.seat] = self.moves
            case log.Waited():
                self._call_wait(entry.seat, at)
            case log.Automatic():
                self.seats[entry.seat].scope = entry.scope
            case log.Stopped():
                self._only = (-1, None)
                mine = self.seats[entry.seat]
                mine.stops, mine.card_stops = frozenset(entry.moments), frozenset(entry.cards)
            case log.Paused():
                self.paused, self._before = at, None
            case log.Resumed():
                self._resume(at)
            case log.WentAway():
                self.seats[entry.seat].away = True
            case log.CameBack():
                self.seats[entry.seat].away = False
            case log.Rematched():
                self.rematch = entry.table
            case log.Drew():
                self.sketchbook.draw(entry, at)
            case log.VotedOn():
                self.sketchbook.vote(entry)
            case log.DrawingIn() | log.DrawingOut():
                self.sketchbook.decide(entry, at)
            case log.AskedToJoin():
                self._ask_to_join(entry)
            case log.AnsweredJoin():
                self._answer_join(entry)
            case log.JoinEnded():
                self._end_join(entry.join)
            case log.Locked():
                self.seats[entry.seat].locked = entry.on
            case log.VotedToReplace():
                target = self.seats[entry.target]
                voter = frozenset({entry.seat})
                target.replacing = target.replacing | voter if entry.yes else target.replacing - voter
            case log.Said():
                self.said += 1
            case log.Closed():
                self.closed = True
                self.paused, self._before = at if self.paused is None else self.paused, None
            case log.ClockSet():
                pass
            case _:
                assert_never(entry)
        return ()

    def _set_back(self, by: int) -> None:
        """Move all running times back by so many milliseconds."""
        self.since = {id: when - by for id, when in self.since.items()}
        self.agreed = self.agreed - by if self.agreed is not None else None
        self.paused = self.paused - by if self.paused is not None else None
        self.held = max(0, self.held - by)
        self.shown -= by
        if self._before is not None:
            since = {id: when - by for id, when in self._before.since.items()}
            self._before = self._before._replace(since=since)

    # ------------------------------------------------------------ seats
    def _reseat(self, number: int, seat: Seat) -> None:
        """Put somebody else on a seat. In a running game the player keeps their name."""
        before = self.seats[number]
        if self.game is not None:
            seat.name = before.name
            if before.is_person:
                self.former = self.former | {before.secret: number}
        seat.locked = before.locked
        self.seats[number] = seat
        for each in self.seats:
            each.replacing -= {number}
        if self.dealing is None and self.game is None:
            self.pledges = {each: pledge for each, pledge in self.pledges.items() if each != number}
        self._forget_keys(number)
        self.sketchbook.forget(number)
        self.marks.pop(number, None)
        if self._before is not None and self._before.seat == number:
            self._before = None

    def _ask_to_join(self, entry: log.AskedToJoin) -> None:
        """Add a request to join. A repeated request replaces the first: only the newest secret counts."""
        fresh = JoinRequest(
            entry.join, entry.wanted, entry.name, entry.secret, entry.recovery, entry.key, entry.content
        )
        self.joins = (*(join for join in self.joins if join.number != entry.join), fresh)
        self.joins_asked = max(self.joins_asked, entry.join)

    def _answer_join(self, entry: log.AnsweredJoin) -> None:
        self.joins = tuple(
            msgspec.structs.replace(join, votes=join.votes | {entry.seat: entry.yes})
            if join.number == entry.join
            else join
            for join in self.joins
        )

    def _end_join(self, number: int) -> None:
        self.joins = tuple(join for join in self.joins if join.number != number)

    def _recover(self, entry: log.Recovered) -> None:
        seat = self.seats[entry.seat]
        if self.game is not None:
            self.former = self.former | {seat.secret: entry.seat}
        if self.host == seat.secret:
            self.host = entry.secret  # the creator of the table stays its host
        seat.secret, seat.recovery, seat.away = entry.secret, entry.recovery, False
        self._forget_keys(entry.seat)

    def _forget_keys(self, client: int) -> None:
        self.keys = {each: keys for each, keys in self.keys.items() if each != client}

    # ------------------------------------------------------------ the game
    def did(self, action: Action, *, by: log.By = "person", key: str = "") -> log.Did:
        """Return the entry for an action that is legal now, and keep the action so that `apply` need not parse it."""
        assert self.game is not None
        text = self.game.text(action)
        self._written = (self.moves, text, action)
        return log.Did(action.seat, text, by, key=key)

    def new_game(self, entry: log.Started) -> Game:
        """Return the game as it was dealt, independent of what has been played."""
        options = self.options
        if self.lesson is not None:
            return self.lesson.begin()
        game = Game.new(
            self.packs, entry.players, entry.seed, rules=options.rules, sexes=entry.sexes, deck_percent=options.keep
        )
        if not all(pack.trusted for pack in self.packs):
            game.limit_steps(UNTRUSTED_STEPS)
        return game

    def _start(self, entry: log.Started, at: int) -> None:
        options = self.options
        self.game = self.new_game(entry)
        self.started, self.dealing = entry, None
        self.shown = at
        self.sketchbook.begin(options.seats)
        for seat, name, bot in zip(self.seats, entry.players, entry.bots, strict=True):
            seat.name = name
            if bot:
                seat.bot = bot
        self._update_owed(at)

    def _do(self, entry: log.Did, at: int) -> Sequence[Event]:
        game = self.playing
        if game is None:
            raise ValueError("no game is on")
        written, self._written = self._written, None
        is_known = written is not None and written[:2] == (self.moves, entry.action)
        action = written[2] if written is not None and is_known else game.parse(entry.action)
        before = self._before._replace(harmless=False) if self._before is not None else None
        is_step = entry.by == "person" and action.verb != "pass"
        if is_step:
            waits, gained = self.seats[entry.seat].waits, self.sketchbook.gained
            before = UndoPoint(
                entry.seat, game.clone(), self.since, waits, gained, self._done, action.verb in _UNDOABLE
            )
        if action.verb == "kick":
            self._known = frozenset()
        if action.verb in _MOVES_ON and entry.by == "person" and self.alone == action.seat:
            self._known |= reactions.known(game, action.seat)
        events = game.submit(action)
        if len(self._did) != self._done:  # a step was undone, or a copy has added one
            self._did = self.actions
        self._did.append(sys.intern(entry.action))  # most are passes: the same string is stored once
        self._done += 1
        self.moves += 1
        if before is not None and not (is_step and _is_harmless(events, entry.seat)):
            before = before._replace(harmless=False)
        self._before = before if not game.over else None
        self._end_passes(events, action)
        self._note_shown(events, action, at)
        self.sketchbook.watch(events)
        self._update_owed(at)
        return events

    def _undo_step(self, at: int) -> None:
        before = self._before
        if before is None:
            raise ValueError("there is nothing to take back")
        self.game, self._before = before.game.clone(), None  # a copy of the table may share it
        self._done = before.done
        self.moves += 1
        self.undone += 1
        self.seats[before.seat].undos += 1
        self.seats[before.seat].waits = before.waits
        self.sketchbook.gained = before.gained
        self._update_owed(at, before.since)

    def _vote_undo(self, entry: log.AskedUndo | log.AnsweredUndo | log.UndoEnded) -> None:
        before = self._before
        if before is None:
            return
        match entry:
            case log.AskedUndo():
                self._before = before._replace(votes={})
            case log.AnsweredUndo():
                self._before = before._replace(votes={**(before.votes or {}), entry.seat: entry.yes})
            case log.UndoEnded():
                self._before = before._replace(votes=None, refused=True)
            case _:
                assert_never(entry)

    def _update_owed(self, at: int, before: dict[int, int] | None = None) -> None:
        """Update what is owed and since when. `before`: the times before the step that was undone; windows start anew,
        other decisions continue.
        """
        owed = self.pending()
        since = {d.id: self.since[d.id] for d in owed if d.id in self.since and self._kinds.get(d.id) == d.kind}
        self._kinds = {d.id: d.kind for d in owed}
        self.since = {
            d.id: since.get(d.id, at if before is None or d.kind == "pass" else before.get(d.id, at)) for d in owed
        }
        game = self.playing
        opened = game.window if game is not None else None
        window = opened.number if opened is not None else -1
        if window != self.window:
            self.window, self.agreed, self.held = window, None, 0
            self.marks.clear()
            self.waiters.clear()
        if window < 0:
            self._end_scopes("window")
        for d in owed:
            if d.kind in _ASKED:
                self.seats[d.seat].scope = ""

    def _end_passes(self, events: Sequence[Event], action: Action) -> None:
        """End automatic passes, and return a WAIT! to a player who has used it to act."""
        if VERBS[action.verb].reopens and action.seat in self.waiters:
            self.seats[action.seat].waits -= 1
        began = any(event.kind == "combat_began" for event in events)
        for event in events:
            if event.kind == "turn_started":
                for seat in self.seats:
                    seat.waits = seat.undos = 0
                self.waits_for_roll = frozenset()
                self.seats[event.seat].scope = ""
            elif event.kind == "window_opened":
                self._end_scopes("window")
                if event.word == "curse":
                    self.seats[event.seat].scope = ""
            elif event.kind == "combat_ended":
                self._end_scopes("fight")
            elif event.kind == "monster_joined" and not began:
                self._end_scopes("window", "fight", "turn")
            elif event.kind in _TARGETED and event.other >= 0 and event.other != action.seat:
                self.seats[event.other].scope = ""
            elif event.kind in ("curse_struck", "died") and event.seat >= 0:
                self.seats[event.seat].scope = ""

    def _note_shown(self, events: Sequence[Event], action: Action, at: int) -> None:
        """Note when something happens that people want to see before the game goes on."""
        kinds = {event.kind for event in events}
        if "combat_began" in kinds:
            kinds.discard("monster_joined")  # the first monster needs no longer than any other door
        fights = self.game is not None and bool(self.game.fighters)
        weight = max((_VIEWING_PACES.get(kind, 0.0) for kind in kinds), default=0.0)
        if fights and "card_played" in kinds:
            weight = max(weight, _INTO_A_FIGHT)
        if weight or action.verb in _MINOR:
            self.shown, self.shown_weight = at, weight or _GLANCE

    def _end_scopes(self, *scopes: Scope) -> None:
        for seat in self.seats:
            if seat.scope in scopes:
                seat.scope = ""

    # ------------------------------------------------------------ the open window
    def _update_agreed(self, at: int) -> None:
        if self.window < 0 or not all(self.has_no_objection(d.seat) for d in self.asked()):
            self.agreed = None
        elif self.agreed is None:
            self.agreed = at

    def _call_wait(self, seat: int, at: int) -> None:
        """Record a WAIT!, which also revokes the player's pass."""
        self.seats[seat].waits += 1
        self.seats[seat].scope = ""
        self.marks.pop(seat, None)
        self.waiters.append(seat)
        if self.playing is not None and open_window(self.playing) == "flight":
            self.waits_for_roll |= {seat}
        self.held = max(self.held, at) + WAIT

    def _resume(self, at: int) -> None:
        """End a pause: windows start anew, other decisions continue."""
        stood = at - self.paused if self.paused is not None else 0
        windows = {d.id for d in self.asked()}
        self.since = {id: at if id in windows else when + stood for id, when in self.since.items()}
        self.held += stood if self.held else 0
        self.paused = self.agreed = None


def open_window(game: Game) -> str:
    """Return the kind of the open window, "" if none is open."""
    window = game.window
    return window.word if window is not None else ""


def _is_harmless(events: Sequence[Event], seat: int) -> bool:
    own = (HAND + seat, TABLE + seat)
    return all(event.kind in _HARMLESS and (event.kind != "card_moved" or event.frm in own) for event in events)
