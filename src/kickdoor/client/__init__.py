"""A Python client for tables on a server: sit down or watch, act, get updates. It reconnects after a lost connection;
requests are neither lost nor done twice.

    async with await open_table("http://127.0.0.1:8000", name="Ana") as table:
        await table.start()
        over = await play(table, lambda update, choices: choices.legal[0])

The bots of the game run on the server and see the game itself (docs/bots.md). A program elsewhere chooses from what
`choices()` lists, or follows `updates()`.
"""

from __future__ import annotations

from kickdoor.client.errors import Closed, RefusedByServer, Trouble
from kickdoor.client.playing import Choose, owes, play
from kickdoor.client.table import RemoteTable, join_table, open_table, recover_table, return_to_table, watch_table

__all__ = [
    "Choose", "Closed", "RefusedByServer", "RemoteTable", "Trouble", "join_table", "open_table", "owes", "play",
    "recover_table", "return_to_table", "watch_table",
]  # fmt: skip
