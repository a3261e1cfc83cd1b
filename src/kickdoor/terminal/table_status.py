"""Sentences about a table on a server: the seats, who is away, who must act, the clock."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from kickdoor.protocol import messages as protocol
from kickdoor.record.story import LogLine
from kickdoor.terminal.screen import Screen

PRESSING: Final = 300  # milliseconds; shorter waits are not printed


def span(milliseconds: int) -> str:
    """Return a duration as `3 s`, `2 min` or `5 h`, rounded up."""
    seconds = math.ceil(milliseconds / 1000)
    if seconds < 120:
        return f"{seconds} s"
    return f"{math.ceil(seconds / 60)} min" if seconds < 7200 else f"{math.ceil(seconds / 3600)} h"


def listed(names: list[str]) -> str:
    """Return names as in `Ana, Bo and Cy`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


# ---------------------------------------------------------------- people
def person(info: protocol.Info, seat: int) -> str:
    """Return the name of the person on a seat, with the player's name if that differs."""
    if not 0 <= seat < len(info.seats):
        return "Somebody"
    at = info.seats[seat]
    if at.person and at.who and at.name and at.who != at.name:
        return f"{at.who} ({at.name})"
    return (at.who if at.person else "") or at.name or f"Seat {seat + 1}"


def show_seats(screen: Screen, info: protocol.Info) -> None:
    """Print the seats before the game."""
    for number, seat in enumerate(info.seats):
        who = seat.who or seat.name if seat.person else f"a bot ({seat.bot})" if seat.bot else "open"
        you = "  (you)" if number == info.you else "  (not connected)" if seat.person and not seat.here else ""
        screen.line((f"seat {number + 1}: ", "dim"), f"{who}{you}", indent=2)
    options = info.options
    screen.line((f"{', '.join(options.packs)}; {options.bot} bots take open seats", "dim"), indent=2)


def states(info: protocol.Info) -> Iterator[str]:
    """Yield lines about pauses and missing players."""
    if info.paused:
        yield "The game is paused."
    away = [person(info, n) for n, seat in enumerate(info.seats) if seat.person and seat.away]
    if away:
        yield f"Away (a bot plays for them): {', '.join(away)}."
    gone = [person(info, n) for n, seat in enumerate(info.seats) if seat.person and not seat.here and not seat.away]
    if gone:
        yield f"Not connected: {', '.join(gone)}."


def changes(before: protocol.Info | None, now: protocol.Info) -> Iterator[str]:
    """Yield lines about connections that were lost or restored, and about the end of `auto`."""
    if before is None:
        yield from states(now)
        return
    for number, (then, seat) in enumerate(zip(before.seats, now.seats, strict=True)):
        same = then.person and seat.person and then.who == seat.who and number != now.you
        if same and then.here and not seat.here:
            yield f"{person(now, number)} has lost the connection."
        elif same and seat.here and not then.here:
            yield f"{person(now, number)} is connected again."
    if before.auto and not now.auto and now.stage == "playing":
        yield "(auto is off)"


# ---------------------------------------------------------------- news
def sentences(one: protocol.Happening, info: protocol.Info) -> list[LogLine]:
    who = person(info, one.seat)
    match one.what:
        case "did":
            return [LogLine(sentence.text, sentence.rule) for sentence in one.sentences]
        case "said":
            return [LogLine(f"{who}: “{one.text}”", "")]
        case "created":
            return []
        case "sat":
            return [LogLine(f"{one.name} sits down on seat {one.seat + 1}.", "")]
        case "asked_to_join":
            how = f"`admit {one.name}` lets them in, `decline {one.name}` keeps them out"
            return [LogLine(f"{one.name} wants to take the seat of {who}: {how}.", "")]
        case "answered_join":
            return [LogLine(f"{_host_or(one, info)} {'lets them in' if one.yes else 'says no'}.", "")]
        case "asked_undo":
            how = "`agree` allows it, `disagree` refuses"
            return [LogLine(f"{who} asks to take back the last step: {how}.", "")]
        case "answered_undo":
            return [LogLine(f"{who} {'agrees' if one.yes else 'does not agree'}.", "")]
        case "locked":
            return [LogLine(f"The host {'locks' if one.yes else 'unlocks'} seat {one.seat + 1}.", "")]
        case "voted_to_replace":
            wish = "wants a bot in place of" if one.yes else "takes back the vote to replace"
            return [LogLine(f"{who} {wish} {person(info, one.target)}.", "")]
        case "started":
            bound = f" The server's commitment: {info.shuffle.commitment[:16]}…." if info.shuffle is not None else ""
            return [LogLine(f"The cards are dealt.{bound}", "")]
        case _:
            return [LogLine(_AROUND.get(one.what, "{who}: {what}.").format(who=who, what=one.what), "")]


def _host_or(one: protocol.Happening, info: protocol.Info) -> str:
    return person(info, one.seat) if one.seat >= 0 else "The host"


_AROUND = {
    "join_ended": "The request to join is closed.",
    "dealing": "The cards are being shuffled: every player contributes.",
    "recovered": "{who} plays from another device now.",
    "bot_sat": "A bot plays for {who} from now on.",
    "left": "{who} is open again.",
    "undid": "{who} takes back the last step.",
    "undo_ended": "The table does not agree; the step stays.",
    "waited": "{who} calls WAIT!",
    "paused": "{who} pauses the game.",
    "resumed": "{who} resumes the game.",
    "went_away": "{who} is away: a bot plays until they are back.",
    "came_back": "{who} is back.",
    "rematched": "{who} wants a rematch.",
    "drew": "{who} has drawn a picture for a card; the table votes on it.",
    "voted": "{who} votes on a drawing.",
    "drawing_in": "The table accepts the drawing of {who}.",
    "drawing_out": "The table rejects the drawing of {who}.",
}


# ---------------------------------------------------------------- waiting
def waiting_for(update: protocol.Update, *, bots: bool = False) -> str:
    """Return whom the table waits for besides oneself. `bots`: include bots, which usually answer quickly."""
    info, scene = update.info, update.scene
    if scene is None or info.stage != "playing" or info.paused:
        return ""
    marked = info.clock.marked if info.clock is not None else ()
    seats = sorted({owed.seat for owed in scene.pending} - {info.you} - set(marked))
    people = [n for n in seats if bots or (info.seats[n].person and not info.seats[n].away)]
    return f"Waiting for {listed([person(info, n) for n in people])}." if people else ""


def clock_words(info: protocol.Info) -> tuple[str, str]:
    """Return the clock's phase, and a sentence about it."""
    clock = info.clock
    if info.paused:
        return "paused", ""
    if clock is None:
        left = info.decide_in
        return ("decide", f"You have {span(left)}.") if left is not None else ("", "")
    if clock.last_call is None or clock.closes is None:
        return "open", "The window closes when everybody has passed."
    if clock.last_call > PRESSING:
        held = f" ({listed([person(info, seat) for seat in clock.held_by])} said WAIT!)" if clock.held_by else ""
        return "reading", f"Last call in {span(clock.last_call)}{held}."
    return "call", f"Last call: {span(clock.closes)} left." if clock.closes > PRESSING else ""
