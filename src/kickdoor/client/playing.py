"""Lets a program play a seat: it chooses an action whenever the table waits for the seat."""

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
    """Play until the game is over; return the last update. `choose` is called with the update and the legal actions
    whenever the seat owes a decision. It returns an action in the notation, or None to do nothing yet; it may be a
    coroutine. If the action comes too late, `choose` is called again.
    """
    settled = 0  # the `seq` of our last action; earlier updates are outdated
    passed = (-1, -1)  # `settled` and the decision of a pass, which an update with the same `seq` may still ask for
    async for update in table.updates():
        if update.info.stage == "over":
            return update
        if update.seq < settled or not (owed := owes(update)) or (update.seq, owed[0].id) == passed:
            continue
        choices = await table.choices()
        if choices.seq != update.seq:
            continue  # something has changed, and its update is on its way
        said = choose(update, choices)
        action = await said if inspect.isawaitable(said) else said
        if action is None:
            continue
        try:
            settled = await table.do(action, decision=owed[0].id)
            passed = (settled, owed[0].id) if action.endswith("pass") else (-1, -1)
        except RefusedByServer:
            if (await table.choices()).seq == choices.seq:
                raise  # nothing has changed: the action itself is illegal
    raise Trouble("the table was left before the game was over")
