"""Lines that a person types while other things go on: from a terminal, a pipe or a file."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading
from collections.abc import AsyncIterator


async def typed_lines(file: int) -> AsyncIterator[str]:
    """Until the end of the file with that number. A thread of its own reads, as only some kinds of files can be waited
    for; it reads past Python's own buffers, whose lock it would hold when the program ends.
    """
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def put(line: str | None) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, line)

    def read() -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        rest = ""
        try:
            while chunk := os.read(file, 65536):
                *whole, rest = (rest + decoder.decode(chunk)).split("\n")
                for line in whole:
                    put(line.rstrip("\r"))
        except OSError:
            pass  # a terminal that is gone has no more lines
        try:
            if rest:
                put(rest)
            put(None)
        except RuntimeError:
            pass  # nobody listens any more

    threading.Thread(target=read, name="typed-lines", daemon=True).start()
    while (line := await lines.get()) is not None:
        yield line
