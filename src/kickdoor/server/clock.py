"""When the server itself does something at a table, and what: windows that close, bots that answer, people who take too
long. Worked out from the log alone, so that every process comes to the same; nothing depends on what anybody holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from kickdoor.engine.memo import Decision
from kickdoor.server.table import Table, open_window

AGES: Final = 1 << 62  # for as long as it takes

GRACE: Final = 300  # milliseconds after a bot's time to react until its pass is taken for granted
REVEAL: Final = 3000  # milliseconds in which contributions to the deal must be revealed

What = Literal["call", "close", "bot", "default", "step", "away", "back", "deal"]


class Task(NamedTuple):
    at: int  # when, in milliseconds since 1970
    what: What
    seat: int = -1
    decision: Decision | None = None


def milliseconds(seconds: float | None) -> int:
    return AGES if seconds is None else round(seconds * 1000)


def last_call(table: Table) -> int:
    """TIMING-16, TIMING-17: the reasonable time, by edition; among people never shorter."""
    if table.game is None:
        return 0
    factor = table.options.timing.factor
    return milliseconds(table.game.rules.reaction_seconds * (factor if table.alone >= 0 else max(1.0, factor)))


def pace(table: Table) -> int:
    """Between two things that bots do for all to see."""
    timing = table.options.timing
    return milliseconds(timing.pace * timing.factor)


def reading(table: Table) -> int:
    """Before the last call. The end of a turn is a last call only; so is the wait before the rolls for those who called
    WAIT! when the flight was declared.
    """
    timing, game = table.options.timing, table.game
    if timing.asleep:  # where a decision may take hours, so may a reaction
        return milliseconds(timing.decision)
    if timing.reading is None:
        return AGES
    if game is not None and open_window(game) in ("turn_end", "running"):
        return 0
    return milliseconds(timing.reading * timing.factor) * (2 if table.wins_the_game() else 1)


def closing(table: Table, awake: int) -> tuple[int, int]:
    """When the last call of the open window begins, and when the window closes; AGES: not before everybody has no
    objection. `awake`: since when somebody is here to see it. Once everybody has passed it closes; among people, bots
    that are asked are given their time first, whether they have anything to play or not.
    """
    asked = table.asked()
    begin = max([awake, *(table.since[d.id] for d in asked)])
    soonest = begin
    if table.alone < 0 and any(table.seats[d.seat].plays_itself for d in asked):
        soonest += pace(table) + min(GRACE, last_call(table))
    if table.agreed is not None:
        close = min(max(table.agreed, soonest), AGES)
        return close, close
    if table.is_private:
        close = min(begin + milliseconds(table.options.timing.decision), AGES)
        return close, close
    call = max(begin + reading(table), table.held)
    return (AGES, AGES) if call >= AGES else (call, max(call + last_call(table), soonest))


def tasks(table: Table, *, awake: int, gone: Callable[[int], int | None]) -> list[Task]:
    """What is to be done, the earliest first. `awake`: since when somebody is here for whom the clocks run, AGES if
    nobody is. `gone`: since when nobody has been at a seat, None if somebody is.
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
    return sorted((task for task in found if task.at < AGES), key=lambda task: task.at)


def _bot(table: Table, seat: int, owed: list[Decision], awake: int) -> list[Task]:
    if table.marks.get(seat) == table.moves:
        return []  # it has said so knowing all that is asked of it now; what is asked later it answers
    if table.alone >= 0:  # as soon as what happened last has been seen
        return [Task(_seen(table, awake), "bot", seat)]
    begin = max([awake, *(table.since[d.id] for d in owed)])
    return [Task(begin + pace(table), "bot", seat)]


def _seen(table: Table, awake: int) -> int:
    """Until when everybody has seen what happened last."""
    return max(awake, table.shown + round(pace(table) * table.shown_weight))


def _person(table: Table, owed: list[Decision], awake: int, gone: Callable[[int], int | None]) -> list[Task]:
    """The default answer when time is up; a bot for players who are gone. If a decision may take hours, nobody
    is expected to be connected.
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
