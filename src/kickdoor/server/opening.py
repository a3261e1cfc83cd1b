"""Opens the store when a process starts, and keeps trying while it is down. Meanwhile the process serves what needs no
store and answers everything else, including `/ready`, with 503.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from kickdoor.store import Store, StoreError
from kickdoor.store.outage import Outage

SHORTEST_PAUSE: Final = 0.1  # seconds between the first two attempts; the pause then doubles each time
LONGEST_PAUSE: Final = 2.0  # seconds
logger = logging.getLogger("kickdoor.server")


async def open_or_wait(store: Store, then: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Try once to open the store, then go on in the returned task until it is open and `then` has been called. A
    process never gives up, because that would end the other processes on the same port as well.
    """
    outage = Outage(logger, "opening")
    is_open = await _try(store, outage)

    async def go_on() -> None:
        pause, opened = SHORTEST_PAUSE, is_open
        while not opened:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            opened = await _try(store, outage)
        await then()

    trying = asyncio.create_task(go_on())
    if is_open:
        await trying
    return trying


async def _try(store: Store, outage: Outage) -> bool:
    try:
        await store.open()
    except StoreError as error:
        outage.failed(error)
        return False
    except Exception as error:  # whatever it is, never to try again would be worse
        logger.exception("the store cannot be opened")
        outage.failed(error)
        return False
    outage.worked()
    return True


__all__ = ["open_or_wait"]
