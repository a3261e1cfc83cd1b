"""Reads input lines asynchronously from a terminal, a pipe or a file."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading
from collections.abc import AsyncIterator


async def typed_lines(file: int) -> AsyncIterator[str]:
    """Yield the lines of a file descriptor until its end. A separate thread reads, because asyncio cannot wait for all
    kinds of files. It does not use Python's buffered reader, whose lock it would still hold when the program ends.
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
            pass  # the terminal is gone
        try:
            if rest:
                put(rest)
            put(None)
        except RuntimeError:
            pass  # the event loop is closed

    threading.Thread(target=read, name="typed-lines", daemon=True).start()
    while (line := await lines.get()) is not None:
        yield line
