"""What people ask of a table, checked: each request becomes an entry for its log, or is refused with the reason."""

from __future__ import annotations

import base64
import hashlib
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from kickdoor.bots import UnknownBot, maker, names
from kickdoor.engine.actions import Action
from kickdoor.engine.ids import HAND, TABLE
from kickdoor.engine.refusals import Malformed
from kickdoor.engine.rng import subkey
from kickdoor.game import Game, check_names
from kickdoor.lessons import UnknownLesson, lesson
from kickdoor.record.shuffle import game_seed, new_secret
from kickdoor.record.shuffle import pledge as pledge_of
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.names import are_alike, skeleton, visible
from kickdoor.server.table import MOST_SAID, WAITS, Table, digest, is_secret
from kickdoor.wire.options import Options, Scope, StopMoment

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
LESSON_BOT: Final = "lesson"  # says its lines; nobody else can have it
NAME: Final = 40  # characters
SAID: Final = 300
_NAMED = re.compile(r"\s*(?:\"[^\"]+\"|[^\s:\"]+)\s*:")  # as the notation reads it
CLOSED: Final = "this table was closed by the owner of the server"
DELETED: Final = "this table was deleted by the owner of the server"


class Refused(Exception):
    """Not now, not here, not by you: `code` for programs, words for people, with gaps that `parts` fill; and the rules
    that it rests on.
    """

    def __init__(self, code: str, words: str, rules: Sequence[str] = (), **parts: str | int) -> None:
        super().__init__(words.format_map(parts) if parts else words)
        self.code = code
        self.words = words
        self.rules = tuple(rules)
        self.parts = parts


def content_mark(content: object) -> str:
    """A short digest of what was asked for; it goes into the log with the request's id."""
    found = hashlib.blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=6).digest()
    return base64.urlsafe_b64encode(found).decode()


def check_same(known: str, mark: str) -> None:
    """An id that comes again must come with the same content. Older logs know no mark. Raises Refused."""
    if known and known != mark:
        raise Refused("reused_id", "that id was used for another request; take a new one for each")


def plain(text: str, most: int) -> str:
    """What a person wrote, as one line of printable characters. It is shown as text and never as anything else."""
    return " ".join(visible(text).split())[:most].strip()


def check_bot(name: str) -> str:
    """A bot that comes with the game: nobody makes the server run a file."""
    if ":" not in name:
        try:
            maker(name)
            return name
        except UnknownBot:
            pass
    raise Refused(
        "unknown_bot", "there is no bot {name}; there are {names}", name=repr(plain(name, 40)), names=", ".join(names())
    )


def for_lesson(wanted: Options) -> Options:
    """A lesson's table is as its file says, and waits for the learner for as long as it takes."""
    try:
        found = lesson(wanted.lesson)
    except UnknownLesson as error:
        raise Refused("unknown_lesson", plain(str(error), SAID)) from error
    timing = msgspec.structs.replace(wanted.timing, reading=None, decision=None, hold=None, asleep=False)
    return Options(
        packs=found.scenario.packs, seats=len(found.players), bot=LESSON_BOT, timing=timing, title=wanted.title,
        lesson=found.id,
    )  # fmt: skip


# ---------------------------------------------------------------- seats
def sit(table: Table, seat: int | None, name: str, secret: str, recovery: str, key: str = "") -> log.Sat:
    """On an open seat, or in a bot's place."""
    if table.stage == "over":
        raise Refused("over", "the game is over")
    if table.dealing is not None:
        raise Refused("dealing", "the cards are being dealt; try again in a moment")
    if seat is None:
        seat = _free_seat(table)
    check_seat(table, seat)
    if table.seats[seat].is_person:
        raise Refused("taken", "{who} sits there", who=table.seats[seat].person)
    if table.seats[seat].locked:
        raise Refused("locked", "the host has locked that seat")
    return log.Sat(seat, _name(table, seat, name), digest(secret), digest(recovery), key=key)


def _free_seat(table: Table) -> int:
    """An open one if there is one, else a bot's."""
    free = [number for number, each in enumerate(table.seats) if not each.is_person]
    unlocked = [number for number in free if not table.seats[number].locked]
    if not free:
        raise Refused("full", "every seat is taken")
    if not unlocked:
        raise Refused("locked", "the host has locked every free seat")
    return next((number for number in unlocked if table.seats[number].is_open), unlocked[0])


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", "there is no seat {number}", number=seat)


def _name(table: Table, seat: int, name: str) -> str:
    """Another one than all others have here, also those whom the game calls so."""
    name = plain(unicodedata.normalize("NFKC", name), NAME)
    fillers = [each for each in ("Ana", "Bo", "Cy") if each.casefold() != name.casefold()]
    try:
        check_names([name, *fillers[:2]])
    except ValueError as error:
        raise Refused("bad_name", str(error)) from error
    others = [each for number, each in enumerate(table.seats) if number != seat]
    known = [known for each in others for known in (each.name, each.person) if known]
    if any(are_alike(name, each) for each in known):
        raise Refused("bad_name", "somebody is called {name} here already", name=name)
    return name


def again_seated(table: Table, secret: str, recovery: str, key: str, content: str) -> log.Recovered | None:
    """Somebody who has sat down by this very request, and has not heard so: the seat, under a new secret."""
    for seat, keys in table.keys.items():
        if key and key in keys and 0 <= seat < len(table.seats) and table.seats[seat].is_person:
            check_same(keys[key].content, content)
            return log.Recovered(seat, digest(secret), digest(recovery), key=key)
    return None


def recover(table: Table, code: str, secret: str, recovery: str, key: str = "") -> log.Recovered:
    """All seats are compared, so that time tells nothing."""
    found = [number for number, seat in enumerate(table.seats) if is_secret(code, seat.recovery)]
    if not found:
        raise Refused("wrong_code", "that recovery code opens no seat here")
    return log.Recovered(found[0], digest(secret), digest(recovery), key=key)


def leave(table: Table, seat: int, key: str) -> AnyEntry:
    if table.game is None:
        return log.Left(seat, key=key)
    return log.BotSat(seat, table.options.bot, key=key)


def created(options: Options, host: str) -> log.Created:
    """How every table begins: bound to a new key from the first moment on. `host`: digest of the host's secret."""
    return log.Created(options, host, new_secret(), log.FORMAT)


# ---------------------------------------------------------------- the deal
def start(table: Table, key: str) -> log.Dealing | log.Started:
    """Contributions that were pledged are waited for; without any the cards are dealt at once."""
    if table.game is not None or table.dealing is not None:
        raise Refused("started", "the game has started")
    if not any(seat.is_person for seat in table.seats) and not all(seat.bot for seat in table.seats):
        raise Refused("nobody", "nobody sits here yet")
    if table.pledges and table.lesson is None:
        return log.Dealing(key=key, by_host=True)
    return dealt(table, key)


def pledge(table: Table, seat: int, pledge: str, key: str) -> log.Pledged | None:
    """None: this seat has pledged the same already."""
    _check_undealt(table)
    if table.dealing is not None:
        raise Refused("too_late", "the cards are being dealt: contributions can no longer be pledged")
    return log.Pledged(seat, pledge, key=key) if table.pledges.get(seat) != pledge else None


def reveal(table: Table, seat: int, contribution: str, key: str) -> log.Revealed | None:
    """None: this seat has revealed it already."""
    _check_undealt(table)
    if table.dealing is None:
        raise Refused("too_early", "contributions are revealed once the host has started the game")
    if seat not in table.pledges or pledge_of(table.id, seat, contribution) != table.pledges[seat]:
        raise Refused("not_pledged", "that is not the contribution that you have pledged")
    return log.Revealed(seat, contribution, key=key) if seat not in table.contributions else None


def _check_undealt(table: Table) -> None:
    if table.game is not None:
        raise Refused("too_late", "the cards have been dealt")


def is_complete(table: Table) -> bool:
    """Has every contribution that was pledged been revealed?"""
    return table.dealing is not None and table.pledges.keys() == table.contributions.keys()


def dealt(table: Table, key: str = "") -> log.Started:
    """Where nobody sits, bots do."""
    taken = [skeleton(seat.name) for seat in table.seats if seat.is_person]
    spare = iter([name for name in BOT_NAMES if skeleton(name) not in taken])
    players = [seat.name if seat.is_person else next(spare) for seat in table.seats]
    if table.lesson is not None:
        players = list(table.lesson.players)
    bots = ["" if seat.is_person else seat.bot or table.options.bot for seat in table.seats]
    proof = table.proof
    seed = game_seed(table.id, proof.key, proof.contributions)
    return log.Started(seed, players, bots, key=key, by_host=bool(key))


def seat_bot(table: Table, seat: int, bot: str, key: str) -> log.BotSat:
    check_bot(bot)
    check_seat(table, seat)
    if table.game is not None or table.seats[seat].is_person:
        raise Refused("taken", "bots are seated where nobody sits, before the start")
    return log.BotSat(seat, bot, key=key, by_host=True)


def again(table: Table) -> tuple[str, list[AnyEntry]]:
    """The table at which the same people play again, and how it begins: everybody sits where they sat, and what proved
    it here proves it there. Whoever asks, it is the same table.
    """
    if table.stage != "over" or table.started is None:
        raise Refused("not_over", "when the game is over, those who played may play again")
    name = subkey(bytes.fromhex(table.shuffle_key), "rematch")
    begin: list[AnyEntry] = [created(table.options, table.host)]
    for number, seat in enumerate(table.seats):
        if seat.is_person:
            begin.append(log.Sat(number, seat.person, seat.secret, seat.recovery))
        else:
            begin.append(log.BotSat(number, seat.bot))
    return base64.urlsafe_b64encode(name[:9]).decode(), begin


# ---------------------------------------------------------------- playing
def _game(table: Table) -> Game:
    game = table.playing
    if game is None:
        raise Refused("not_playing", "no game is on")
    if table.paused is not None:
        raise Refused("paused", "the game is paused")
    return game


def meant(game: Game, seat: int, words: str) -> Action:
    """An action of this seat in the notation, with or without the name in front."""
    try:
        action = game.parse(words if _NAMED.match(words) else f'"{game.state.names[seat]}": {words}')
    except Malformed as error:
        raise Refused("malformed", str(error)) from error
    if action.seat != seat:
        raise Refused("not_yours", "you play for {who} only", who=game.state.names[seat])
    return action


def act(table: Table, seat: int, words: str, key: str, decision: int | None = None) -> AnyEntry | None:
    """None: it has been said already."""
    game = _game(table)
    action = meant(game, seat, words)
    if decision is not None and all(table.question(d) != decision for d in game.pending()):
        raise Refused("stale", "that question has been settled")
    if refusal := game.why_not(action):
        raise Refused("illegal", refusal.words, refusal.rules, **refusal.parts)
    if action.verb == "pass" and table.is_asked(seat):
        return log.Marked(seat, key=key) if seat not in table.marks else None
    return table.did(action, key=key)


def undo(table: Table, seat: int, key: str) -> log.Undid:
    _game(table)
    if table.can_undo != seat:
        raise Refused(
            "no_undo", "only your own last step can be taken back, before anybody acts or anything is revealed"
        )
    return log.Undid(seat, key=key)


def wait(table: Table, seat: int, key: str) -> log.Waited:
    _game(table)
    if not table.is_asked(seat) or table.is_private:
        raise Refused("no_window", "there is nothing to wait for")
    if table.seats[seat].waits >= WAITS:
        raise Refused("no_waits_left", "{n} waits a turn; one comes back when you play", n=WAITS)
    return log.Waited(seat, key=key)


def automatic(table: Table, seat: int, scope: Scope, key: str) -> log.Automatic | None:
    game = _game(table)
    if scope == "window" and table.window < 0:
        raise Refused("no_window", "there is nothing to pass on")
    if scope == "fight" and game.state.combat is None:
        raise Refused("no_fight", "there is no fight to pass in")
    return log.Automatic(seat, scope, key=key) if table.seats[seat].scope != scope else None


def stop(table: Table, seat: int, moments: Sequence[StopMoment], cards: Sequence[int], key: str) -> log.Stopped | None:
    """None: that is what was set already."""
    game = _game(table)
    if any(not 0 <= card < len(game.state.place) or not _is_own(game, seat, card) for card in cards):
        raise Refused("not_yours", "you can be asked about cards of your own only")
    found, wanted = tuple(sorted(set(moments))), tuple(sorted(set(cards)))
    mine = table.seats[seat]
    if mine.stops == frozenset(found) and mine.card_stops == frozenset(wanted):
        return None
    return log.Stopped(seat, found, wanted, key=key)


def _is_own(game: Game, seat: int, card: int) -> bool:
    return game.state.place[card] in (HAND + seat, TABLE + seat)


def say(table: Table, seat: int, text: str, key: str) -> log.Said:
    text = plain(text, SAID)
    if table.said >= MOST_SAID:
        raise Refused("full", "{n} messages are all that one table keeps", n=MOST_SAID)
    if not text:
        raise Refused("nothing_said", "there is nothing to say")
    return log.Said(seat, text, key=key)


def pause(table: Table, seat: int, key: str, *, on: bool) -> AnyEntry:
    if table.playing is None:
        raise Refused("not_playing", "no game is on")
    if (table.paused is not None) == on:
        raise Refused("no_change", "the game is paused already" if on else "the game is not paused")
    return log.Paused(seat, key=key) if on else log.Resumed(seat, key=key)
