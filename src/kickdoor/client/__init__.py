"""A table from afar: sit down or watch, act, be told. Connections that break are made again, and what was sent is
neither lost nor done twice.

    async with await open_table("http://127.0.0.1:8000", name="Ana") as table:
        await table.start()
        over = await play(table, lambda update, choices: choices.legal[0])

Bots that come with the game see the game itself (docs/bots.md) and play at the server; a program elsewhere chooses from
what `choices()` lists, or reads `updates()` and does as it likes.
"""

from __future__ import annotations

from kickdoor.client.errors import Closed, RefusedByServer, Trouble
from kickdoor.client.playing import Choose, owes, play
from kickdoor.client.table import RemoteTable, join_table, open_table, recover_table, return_to_table, watch_table

__all__ = [
    "Choose", "Closed", "RefusedByServer", "RemoteTable", "Trouble", "join_table", "open_table", "owes", "play",
    "recover_table", "return_to_table", "watch_table",
]  # fmt: skip
