"""Plays on from a step of a finished game: the new table's log begins with the log of the finished one up to there.

Only games that are over can be continued, so nothing that is secret becomes known: their cards are open to everybody.
"""

from __future__ import annotations

import msgspec

from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.replay import ReplayedGame
from kickdoor.server.requests import Refused, check_bot, created
from kickdoor.server.table import digest
from kickdoor.wording.phrases import say


def entries(replayed: ReplayedGame, step: int, bot: str, secret: str) -> list[AnyEntry]:
    """Return the first entries of the new table, at which bots have all seats. `secret`: that of its host. Raises
    Refused.
    """
    check_bot(bot)
    table, last = replayed.table, len(replayed.ends_after) - 1
    assert table.started is not None
    if table.lesson is not None:
        raise Refused("lesson", "error-lesson-not-saved")
    if step >= last:
        raise Refused("over", "error-continue-over")
    timing = msgspec.structs.replace(table.options.timing, asleep=False)
    options = msgspec.structs.replace(table.options, bot=bot, public=False, timing=timing)
    begin: list[AnyEntry] = [msgspec.structs.replace(created(options, digest(secret)), continues=table.id)]
    begin += [log.BotSat(seat, bot) for seat in range(len(table.seats))]
    begin.append(msgspec.structs.replace(table.started, bots=[bot] * len(table.seats), key="", by_host=False))
    begin += [msgspec.structs.replace(did, by="bot", key="", content="") for did in replayed.done(step)]
    turn = replayed.turn_of(step)
    notice = say("event-continues", turn=turn)
    begin.append(log.Said(-1, notice.text, notice.message, {"turn": str(turn)}))
    return begin
