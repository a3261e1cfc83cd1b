"""Opens the store when a process starts, and keeps trying while the store is away. Meanwhile the process serves what
needs no store, and answers everything else, `/ready` too, with 503.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from kickdoor.store import Store, StoreError
from kickdoor.store.outage import Outage

SHORTEST_PAUSE: Final = 0.1  # seconds between the first two attempts; each pause is twice the one before,
LONGEST_PAUSE: Final = 2.0  # up to this one
logger = logging.getLogger("kickdoor.server")


async def open_or_wait(store: Store, then: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Try once to open the store, and call `then` when it is open. The task is done when that has happened: at once, or
    after any number of attempts. A process never gives up: it would take the others that share its port with it.
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
    except Exception as error:  # whatever it is, to be without a store from now on would be worse
        logger.exception("the store cannot be opened")
        outage.failed(error)
        return False
    outage.worked()
    return True


__all__ = ["open_or_wait"]
