"""A seat played by a program: whenever the table waits for it, one choice."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable

from kickdoor.client.errors import RefusedByServer, Trouble
from kickdoor.client.table import RemoteTable
from kickdoor.protocol import messages as protocol

Choose = Callable[[protocol.Update, protocol.Choices], str | Awaitable[str | None] | None]


def owes(update: protocol.Update) -> tuple[protocol.Owed, ...]:
    """Return the open decisions of this seat. A seat that has passed has none in that window."""
    if update.scene is None or update.info.you < 0 or update.info.stage != "playing" or update.info.paused:
        return ()
    silent = update.info.clock is not None and update.info.clock.mine
    return tuple(
        owed for owed in update.scene.pending if owed.seat == update.info.you and not (silent and owed.kind == "pass")
    )


async def play(table: RemoteTable, choose: Choose) -> protocol.Update:
    """Plays until the game is over; returns the table then. `choose` is called whenever the seat owes something, with
    the table and what may be done, and says what to do: an action in the notation, or None for nothing yet. It may be a
    coroutine. A choice that comes too late is no error: what is owed then is asked anew.
    """
    settled = 0  # the `seq` of our last action: earlier updates have no new decisions
    passed = (-1, -1)  # that, and the question, if it was a pass: an update from before it asks once more
    async for update in table.updates():
        if update.info.stage == "over":
            return update
        if update.seq < settled or not (owed := owes(update)) or (update.seq, owed[0].id) == passed:
            continue
        choices = await table.choices()
        if choices.seq != update.seq:
            continue  # somebody was faster, and the update that says so is on its way
        said = choose(update, choices)
        action = await said if inspect.isawaitable(said) else said
        if action is None:
            continue
        try:
            settled = await table.do(action, decision=owed[0].id)
            passed = (settled, owed[0].id) if action.endswith("pass") else (-1, -1)
        except RefusedByServer:
            if (await table.choices()).seq == choices.seq:
                raise  # not too late: wrong
    raise Trouble("the table was left before the game was over")
