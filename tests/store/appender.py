"""A process that appends entries, three at a time: `python -m tests.store.appender ADDRESS TABLE COUNT`.

It prints the number of each acknowledged entry and continues where the log ends.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from kickdoor.store import Conflict, Row, Store, open_store

AT_ONCE = 3


async def append(store: Store, table: str, count: int) -> None:
    with suppress(Conflict):  # an earlier process has created it
        await store.create(table, 1000, [], Row())
    last = len(await store.read(table))
    for _ in range(count):
        await store.append(table, last, 1001, [b"%d" % (last + number) for number in range(1, AT_ONCE + 1)])
        last += AT_ONCE
        print(table, last, flush=True)


async def main(address: str, tables: str, count: str) -> None:
    store = open_store(address, shared=True)
    await store.open()
    await asyncio.gather(*(append(store, table, int(count)) for table in tables.split(",")))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
