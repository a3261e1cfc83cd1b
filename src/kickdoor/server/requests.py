"""What people ask of a table, checked: each request becomes an entry for its log, or is refused with the reason."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from kickdoor.bots import UnknownBot, maker, names
from kickdoor.engine.actions import Action
from kickdoor.engine.refusals import Malformed
from kickdoor.game import Game, OutOfBudget, check_names
from kickdoor.lessons import UnknownLesson, lesson
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.table import WAITS, Table, digest, is_secret
from kickdoor.wire.options import Options, Scope

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
LESSON_BOT: Final = "lesson"  # says its lines; nobody else can have it
NAME: Final = 40  # characters
SAID: Final = 300
SEED_BITS: Final = 53  # a number that every client can hold
_NAMED = re.compile(r"\s*(?:\"[^\"]+\"|[^\s:\"]+)\s*:")  # as the notation reads it
CLOSED: Final = "this table was closed by whoever runs the server"
DELETED: Final = "this table was deleted by whoever runs the server"


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


def plain(text: str, most: int) -> str:
    """What a person wrote, as one line of printable characters. It is shown as text and never as anything else."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:most].strip()


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
    free = [number for number, each in enumerate(table.seats) if not each.is_person]
    if table.stage == "over":
        raise Refused("over", "the game is over")
    if seat is None:
        seat = next((s for s in free if table.seats[s].is_open), free[0] if free else None)
    if seat is None:
        raise Refused("full", "every seat is taken")
    _check_seat(table, seat)
    if seat not in free:
        raise Refused("taken", "{who} sits there", who=table.seats[seat].person)
    return log.Sat(seat, _name(table, seat, name), digest(secret), digest(recovery), key=key)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", "there is no seat {number}", number=seat)


def _name(table: Table, seat: int, name: str) -> str:
    """Another one than all others have here, also those whom the game calls so."""
    name = plain(name, NAME)
    fillers = [each for each in ("Ana", "Bo", "Cy") if each.casefold() != name.casefold()]
    try:
        check_names([name, *fillers[:2]])
    except ValueError as error:
        raise Refused("bad_name", str(error)) from error
    others = [each for number, each in enumerate(table.seats) if number != seat]
    if any(name.casefold() in (each.name.casefold(), each.person.casefold()) for each in others):
        raise Refused("bad_name", "somebody is called {name} here already", name=name)
    return name


def again_seated(table: Table, secret: str, recovery: str, key: str) -> log.Recovered | None:
    """Somebody who has sat down by this very request, and has not heard so: the seat, under a new secret."""
    for seat, keys in table.keys.items():
        if key and key in keys and 0 <= seat < len(table.seats) and table.seats[seat].is_person:
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


def start(table: Table, key: str) -> log.Started:
    """Where nobody sits, bots do."""
    if table.game is not None:
        raise Refused("started", "the game has started")
    taken = [seat.name.casefold() for seat in table.seats if seat.is_person]
    if not taken and not all(seat.bot for seat in table.seats):
        raise Refused("nobody", "nobody sits here yet")
    spare = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    players = [seat.name if seat.is_person else next(spare) for seat in table.seats]
    if table.lesson is not None:
        players = list(table.lesson.players)
    bots = ["" if seat.is_person else seat.bot or table.options.bot for seat in table.seats]
    return log.Started(secrets.randbits(SEED_BITS), secrets.token_hex(16), players, bots, key=key, by_host=True)


def seat_bot(table: Table, seat: int, bot: str, key: str) -> log.BotSat:
    check_bot(bot)
    _check_seat(table, seat)
    if table.game is not None or table.seats[seat].is_person:
        raise Refused("taken", "bots are seated where nobody sits, before the start")
    return log.BotSat(seat, bot, key=key, by_host=True)


def again(table: Table) -> tuple[str, list[AnyEntry]]:
    """The table at which the same people play again, and how it begins: everybody sits where they sat, and what proved
    it here proves it there. Whoever asks, it is the same table.
    """
    if table.stage != "over" or table.started is None:
        raise Refused("not_over", "when the game is over, those who played may play again")
    told = hashlib.sha256(f"{table.id}/{table.started.salt}".encode()).digest()
    begin: list[AnyEntry] = [log.Created(table.options, table.host)]
    for number, seat in enumerate(table.seats):
        if seat.is_person:
            begin.append(log.Sat(number, seat.person, seat.secret, seat.recovery))
        else:
            begin.append(log.BotSat(number, seat.bot))
    return base64.urlsafe_b64encode(told[:9]).decode(), begin


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
    if is_endless(table, game, action):
        raise Refused("endless", "the effects of that card do not come to rest")
    return table.did(action, key=key)


def is_endless(table: Table, game: Game, action: Action) -> bool:
    """Would a stranger's card run without end?"""
    if all(pack.trusted for pack in table.packs):
        return False
    try:
        game.clone().submit(action)
    except OutOfBudget:
        return True
    return False


def undo(table: Table, seat: int, key: str) -> log.Undid:
    _game(table)
    if table.can_undo != seat:
        raise Refused(
            "no_undo", "only your own last step can be taken back, before anybody acts or anything is revealed"
        )
    return log.Undid(seat, key=key)


def wait(table: Table, seat: int, key: str) -> log.Waited:
    _game(table)
    if not table.is_asked(seat):
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


def say(seat: int, text: str, key: str) -> log.Said:
    text = plain(text, SAID)
    if not text:
        raise Refused("nothing_said", "there is nothing to say")
    return log.Said(seat, text, key=key)


def pause(table: Table, seat: int, key: str, *, on: bool) -> AnyEntry:
    if table.playing is None:
        raise Refused("not_playing", "no game is on")
    if (table.paused is not None) == on:
        raise Refused("no_change", "the game is paused already" if on else "the game is not paused")
    return log.Paused(seat, key=key) if on else log.Resumed(seat, key=key)
