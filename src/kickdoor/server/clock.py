"""What the server does at a table by itself, and when: it closes windows, lets bots answer and acts for people who take
too long. All of it follows from the log alone, so every process computes the same; no time depends on anybody's hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from kickdoor.engine.memo import Decision
from kickdoor.server.table import Table, open_window

NEVER: Final = 1 << 62  # a time or a duration that never comes to an end

GRACE: Final = 300  # milliseconds after a bot's time to react until it counts as having passed
REVEAL: Final = 3000  # milliseconds that clients have to reveal their contributions to the deal

What = Literal["call", "close", "bot", "default", "step", "away", "back", "deal"]


class Task(NamedTuple):
    at: int  # when, in milliseconds since 1970
    what: What
    seat: int = -1
    decision: Decision | None = None


def milliseconds(seconds: float | None) -> int:
    return NEVER if seconds is None else round(seconds * 1000)


def last_call(table: Table) -> int:
    """Return the milliseconds of the last call: the edition's reasonable time (TIMING-16, TIMING-17), which the table's
    tempo may shorten only for a person alone with bots.
    """
    if table.game is None:
        return 0
    factor = table.options.timing.factor
    return milliseconds(table.game.rules.reaction_seconds * (factor if table.alone >= 0 else max(1.0, factor)))


def pace(table: Table) -> int:
    """Return the milliseconds between two visible actions of bots."""
    timing = table.options.timing
    return milliseconds(timing.pace * timing.factor)


def reading(table: Table) -> int:
    """Return the milliseconds between the opening of a window and its last call. The windows at the end of a turn and
    before the rolls (for players who called WAIT! when the flight was declared) begin with the last call.
    """
    timing, game = table.options.timing, table.game
    if timing.asleep:  # where a decision may take hours, so may a reaction
        return milliseconds(timing.decision)
    if timing.reading is None:
        return NEVER
    if game is not None and open_window(game) in ("turn_end", "running"):
        return 0
    return milliseconds(timing.reading * timing.factor) * (2 if table.wins_the_game() else 1)


def closing(table: Table, awake: int) -> tuple[int, int]:
    """Return when the last call of the open window begins, and when the window closes; NEVER if it stays open until
    nobody objects. `awake`: since when somebody is connected. The window closes once everybody has passed, but among
    people not before the bots that are asked have had time to react, whether they can play anything or not.
    """
    asked = table.asked()
    begin = max([awake, *(table.since[d.id] for d in asked)])
    soonest = begin
    if table.alone < 0 and any(table.seats[d.seat].plays_itself for d in asked):
        soonest += pace(table) + min(GRACE, last_call(table))
    if table.agreed is not None:
        close = min(max(table.agreed, soonest), NEVER)
        return close, close
    if table.is_private:
        close = min(begin + milliseconds(table.options.timing.decision), NEVER)
        return close, close
    call = max(begin + reading(table), table.held)
    return (NEVER, NEVER) if call >= NEVER else (call, max(call + last_call(table), soonest))


def tasks(table: Table, *, awake: int, gone: Callable[[int], int | None]) -> list[Task]:
    """Return the upcoming tasks, the earliest first. `awake`: since when somebody is connected for whom the clocks run,
    NEVER if nobody is. `gone`: since when nobody has been connected at a seat, None if somebody is.
    """
    if table.dealing is not None:
        return [Task(table.dealing + REVEAL, "deal")]
    if table.playing is None or table.paused is not None:
        return []
    found = [Task(awake, "back", n) for n, seat in enumerate(table.seats) if seat.away and gone(n) is None]
    if table.asked():
        call, close = closing(table, awake)
        found += [Task(call, "call"), Task(close, "close")]
    for seat in sorted({d.seat for d in table.pending()}):
        owed = [d for d in table.pending() if d.seat == seat]
        found += _bot(table, seat, owed, awake) if table.seats[seat].plays_itself else _person(table, owed, awake, gone)
    return sorted((task for task in found if task.at < NEVER), key=lambda task: task.at)


def _bot(table: Table, seat: int, owed: list[Decision], awake: int) -> list[Task]:
    if table.marks.get(seat) == table.moves:
        return []  # it has already answered all that it is asked now
    if table.alone >= 0:  # as soon as the person has seen the last event
        return [Task(_seen(table, awake), "bot", seat)]
    begin = max([awake, *(table.since[d.id] for d in owed)])
    return [Task(begin + pace(table), "bot", seat)]


def _seen(table: Table, awake: int) -> int:
    """Return when everybody has had time to see the last event."""
    return max(awake, table.shown + round(pace(table) * table.shown_weight))


def _person(table: Table, owed: list[Decision], awake: int, gone: Callable[[int], int | None]) -> list[Task]:
    """Return the tasks for a person: the default answer when their time is up, and a bot if they have been disconnected
    for too long, except where a decision may take hours and nobody is expected to be connected.
    """
    timing, seat = table.options.timing, owed[0].seat
    found: list[Task] = []
    if table.only_choice() is not None:
        found.append(Task(_seen(table, awake), "step", seat))
    left = None if timing.asleep else gone(seat)
    if left is not None:
        found.append(Task(max(left, awake) + milliseconds(timing.hold), "away", seat))
    for decision in owed:
        if decision.kind != "pass":
            begin = max(awake, table.since[decision.id])
            found.append(Task(begin + milliseconds(timing.decision), "default", seat, decision))
    return found
