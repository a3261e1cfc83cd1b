"""What people ask of a table, checked: each request becomes an entry for its log, or is refused with the reason."""

from __future__ import annotations

import base64
import hashlib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kickdoor.bots import UnknownBot, maker, names
from kickdoor.engine.actions import Action
from kickdoor.engine.refusals import Malformed, SetupError
from kickdoor.engine.rng import subkey
from kickdoor.game import Game
from kickdoor.game_setup import check_names
from kickdoor.lessons import UnknownLesson, lesson
from kickdoor.protocol.options import Options, Scope, StopMoment
from kickdoor.queries import owns
from kickdoor.record.shuffle import game_seed, new_secret
from kickdoor.record.shuffle import pledge as pledge_of
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.names import are_alike, skeleton, visible
from kickdoor.server.table import MOST_SAID, WAITS, Table, digest, is_secret
from kickdoor.wording import english_text

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
_FEMALE_BOTS: Final = frozenset({"Ada", "Cleo", "Fay", "Ivy", "Jo", "Lou"})
LESSON_BOT: Final = "lesson"  # says its lines; nobody else can have it
NAME: Final = 40  # characters
SAID: Final = 300
_NAMED = re.compile(r"\s*(?:\"[^\"]+\"|[^\s:\"]+)\s*:")  # as the notation reads it


class Refused(Exception):
    """A request that is not carried out: `code` for programs; for people the id of a message, with what fills its
    variables; and the rules behind it.
    """

    def __init__(self, code: str, message: str, rules: Sequence[str] = (), **parts: str | int) -> None:
        super().__init__(english_text(message, parts))
        self.code = code
        self.message = message
        self.rules = tuple(rules)
        self.parts = parts


def content_mark(content: object) -> str:
    """A short digest of what was asked for; it goes into the log with the request's id."""
    found = hashlib.blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=6).digest()
    return base64.urlsafe_b64encode(found).decode()


def check_same(known: str, mark: str) -> None:
    """An id that comes again must come with the same content. Older logs know no mark. Raises Refused."""
    if known and known != mark:
        raise Refused("reused_id", "error-id-reused")


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
    raise Refused("unknown_bot", "error-no-bot", name=repr(plain(name, 40)), names=", ".join(names()))


def for_lesson(wanted: Options) -> Options:
    """A lesson's table is as its file says, and waits for the learner for as long as it takes."""
    try:
        found = lesson(wanted.lesson)
    except UnknownLesson as error:
        raise Refused("unknown_lesson", "error-detail", detail=plain(str(error), SAID)) from error
    timing = msgspec.structs.replace(wanted.timing, reading=None, decision=None, hold=None, asleep=False)
    return Options(
        packs=found.scenario.packs, seats=len(found.players), bot=LESSON_BOT, timing=timing, title=wanted.title,
        lesson=found.id,
    )  # fmt: skip


# ---------------------------------------------------------------- seats
def sit(table: Table, seat: int | None, name: str, secret: str, recovery: str, key: str = "") -> log.Sat:
    """On an open seat, or in a bot's place."""
    if table.stage == "over":
        raise Refused("over", "error-game-over")
    if table.dealing is not None:
        raise Refused("dealing", "error-dealing")
    if seat is None:
        seat = _free_seat(table)
    check_seat(table, seat)
    if table.seats[seat].is_person:
        raise Refused("taken", "error-seat-taken", who=table.seats[seat].person)
    if table.seats[seat].locked:
        raise Refused("locked", "error-seat-locked")
    return log.Sat(seat, _name(table, seat, name), digest(secret), digest(recovery), key=key)


def _free_seat(table: Table) -> int:
    """An open one if there is one, else a bot's."""
    free = [number for number, each in enumerate(table.seats) if not each.is_person]
    unlocked = [number for number in free if not table.seats[number].locked]
    if not free:
        raise Refused("full", "error-table-full")
    if not unlocked:
        raise Refused("locked", "error-seats-locked")
    return next((number for number in unlocked if table.seats[number].is_open), unlocked[0])


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", "error-no-seat", number=seat)


def _name(table: Table, seat: int, name: str) -> str:
    """Another one than all others have here, also those whom the game calls so."""
    name = plain(unicodedata.normalize("NFKC", name), NAME)
    fillers = [each for each in ("Ana", "Bo", "Cy") if each.casefold() != name.casefold()]
    try:
        check_names([name, *fillers[:2]])
    except SetupError as error:
        raise Refused("bad_name", "error-detail", detail=str(error)) from error
    others = [each for number, each in enumerate(table.seats) if number != seat]
    known = [known for each in others for known in (each.name, each.person) if known]
    if any(are_alike(name, each) for each in known):
        raise Refused("bad_name", "error-name-taken", name=name)
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
        raise Refused("wrong_code", "error-wrong-recovery-code")
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
        raise Refused("started", "error-game-started")
    if not any(seat.is_person for seat in table.seats) and not all(seat.bot for seat in table.seats):
        raise Refused("nobody", "error-nobody-seated")
    if table.pledges and table.lesson is None:
        return log.Dealing(key=key, by_host=True)
    return dealt(table, key)


def pledge(table: Table, seat: int, pledge: str, key: str) -> log.Pledged | None:
    """None: this seat has pledged the same already."""
    _check_undealt(table)
    if table.dealing is not None:
        raise Refused("too_late", "error-pledge-too-late")
    return log.Pledged(seat, pledge, key=key) if table.pledges.get(seat) != pledge else None


def reveal(table: Table, seat: int, contribution: str, key: str) -> log.Revealed | None:
    """None: this seat has revealed it already."""
    _check_undealt(table)
    if table.dealing is None:
        raise Refused("too_early", "error-reveal-too-early")
    if seat not in table.pledges or pledge_of(table.id, seat, contribution) != table.pledges[seat]:
        raise Refused("not_pledged", "error-not-pledged")
    return log.Revealed(seat, contribution, key=key) if seat not in table.contributions else None


def _check_undealt(table: Table) -> None:
    if table.game is not None:
        raise Refused("too_late", "error-dealt")


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
    return log.Started(seed, players, bots, _sexes(table, players, seed), key=key, by_host=bool(key))


def _sexes(table: Table, players: Sequence[str], seed: str) -> list[str]:
    """Of the characters, for the whole game: as the players have chosen, or by chance; a bot's goes with its name."""
    if table.lesson is not None or table.options.rules.get("sex_neutral"):
        return []
    found: list[str] = []
    for number, (seat, name) in enumerate(zip(table.seats, players, strict=True)):
        chance = hashlib.sha256(f"{seed}:sex:{number}".encode()).digest()[0] % 2
        is_female = bool(chance) if seat.is_person else name in _FEMALE_BOTS
        found.append((seat.is_person and seat.sex) or ("female" if is_female else "male"))
    return found


def seat_bot(table: Table, seat: int, bot: str, key: str) -> log.BotSat:
    check_bot(bot)
    check_seat(table, seat)
    if table.game is not None or table.seats[seat].is_person:
        raise Refused("taken", "error-bot-seat")
    return log.BotSat(seat, bot, key=key, by_host=True)


def again(table: Table) -> tuple[str, list[AnyEntry]]:
    """Return the name and the first entries of the rematch table: everybody has the same seat and the same secret. It
    is the same table for everybody who asks.
    """
    if table.stage != "over" or table.started is None:
        raise Refused("not_over", "error-rematch-too-early")
    name = subkey(bytes.fromhex(table.shuffle_key), "rematch")
    begin: list[AnyEntry] = [created(table.options, table.host)]
    for number, seat in enumerate(table.seats):
        if seat.is_person:
            begin.append(log.Sat(number, seat.person, seat.secret, seat.recovery, sex=seat.sex))
        else:
            begin.append(log.BotSat(number, seat.bot))
    return base64.urlsafe_b64encode(name[:9]).decode(), begin


# ---------------------------------------------------------------- playing
def _game(table: Table) -> Game:
    game = table.playing
    if game is None:
        raise Refused("not_playing", "error-no-game")
    if table.paused is not None:
        raise Refused("paused", "error-paused")
    return game


def meant(game: Game, seat: int, words: str, names: Sequence[str]) -> Action:
    """An action of this seat in the notation, with or without the name in front. `names`: what the players are called
    now; the names that the game began with are understood, too.
    """
    try:
        action = game.parse(words, names, player=None if _NAMED.match(words) else seat)
    except Malformed as error:
        raise Refused("malformed", "error-detail", detail=str(error)) from error
    if action.seat != seat:
        raise Refused("not_yours", "error-not-your-player", who=names[seat])
    return action


def act(table: Table, seat: int, words: str, key: str, decision: int | None = None) -> AnyEntry | None:
    """None: it has been said already."""
    game = _game(table)
    action = meant(game, seat, words, table.names)
    if decision is not None and all(table.question(d) != decision for d in game.pending()):
        raise Refused("stale", "error-stale")
    if refusal := game.why_not(action):
        raise Refused("illegal", refusal.message, refusal.rules, **refusal.variables)
    if action.verb == "pass" and table.is_asked(seat):
        return log.Marked(seat, key=key) if seat not in table.marks else None
    line = table.lesson.next_line(table.actions) if table.lesson is not None else None
    if line is not None and line.seat != seat:  # else the lesson would wait for that line forever
        raise Refused("not_yet", "error-lesson-not-yet")
    return table.did(action, key=key)


def undo(table: Table, seat: int, key: str) -> log.Undid | log.AskedUndo | None:
    """Take the last step back, or ask the others if it affects them. None: they are being asked already."""
    _game(table)
    if table.can_undo == seat:
        return log.Undid(seat, table.undo_steps, key=key)
    if table.may_ask_undo != seat:
        raise Refused("no_undo", "error-undo")
    return log.AskedUndo(seat, key=key) if table.undo_asked is None else None


def answer_undo(table: Table, seat: int, key: str, *, yes: bool) -> log.AnsweredUndo | None:
    """None: this was already the answer."""
    _game(table)
    asked = table.undo_asked
    if asked is None or seat not in table.undo_voters:
        raise Refused("no_undo_asked", "error-no-undo-asked")
    return log.AnsweredUndo(seat, yes, key=key) if asked[1].get(seat) != yes else None


def undo_decision(table: Table) -> Iterator[log.Undid | log.UndoEnded]:
    """What follows from the answers: everybody who is asked has to agree."""
    asked = table.undo_asked
    if asked is None or table.playing is None:
        return
    seat, votes = asked
    voters = table.undo_voters
    if any(votes.get(voter) is False for voter in voters):
        yield log.UndoEnded(seat)
    elif all(votes.get(voter) for voter in voters):
        yield log.Undid(seat, table.undo_steps)


def wait(table: Table, seat: int, key: str) -> log.Waited:
    _game(table)
    if not table.is_asked(seat) or table.is_private:
        raise Refused("no_window", "error-nothing-to-wait-for")
    if table.seats[seat].waits >= WAITS:
        raise Refused("no_waits_left", "error-no-waits-left", n=WAITS)
    return log.Waited(seat, key=key)


def automatic(table: Table, seat: int, scope: Scope, key: str) -> log.Automatic | None:
    game = _game(table)
    if scope == "window" and table.window < 0:
        raise Refused("no_window", "error-nothing-to-pass")
    if scope == "fight" and not game.fighters:
        raise Refused("no_fight", "error-no-fight-to-pass")
    return log.Automatic(seat, scope, key=key) if table.seats[seat].scope != scope else None


def stop(table: Table, seat: int, moments: Sequence[StopMoment], cards: Sequence[int], key: str) -> log.Stopped | None:
    """None: that is what was set already."""
    game = _game(table)
    if not all(owns(game, seat, card) for card in cards):
        raise Refused("not_yours", "error-stop-own-cards")
    found, wanted = tuple(sorted(set(moments))), tuple(sorted(set(cards)))
    mine = table.seats[seat]
    if mine.stops == frozenset(found) and mine.card_stops == frozenset(wanted):
        return None
    return log.Stopped(seat, found, wanted, key=key)


def say(table: Table, seat: int, text: str, key: str) -> log.Said:
    text = plain(text, SAID)
    if table.said >= MOST_SAID:
        raise Refused("full", "error-chat-full", n=MOST_SAID)
    if not text:
        raise Refused("nothing_said", "error-nothing-to-say")
    return log.Said(seat, text, key=key)


def pause(table: Table, seat: int, key: str, *, on: bool) -> AnyEntry:
    if table.playing is None:
        raise Refused("not_playing", "error-no-game")
    if (table.paused is not None) == on:
        raise Refused("no_change", "error-already-paused" if on else "error-not-paused")
    return log.Paused(seat, key=key) if on else log.Resumed(seat, key=key)
