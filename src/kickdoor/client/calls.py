"""HTTP calls, which are retried for a while if the server is down and still not done twice."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Iterator
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from kickdoor.client.errors import RefusedByServer, Trouble
from kickdoor.protocol import calls

PATIENCE: Final = 30.0  # seconds for which a call is retried
FIRST_PAUSE: Final = 0.1  # seconds before the first retry; the pause then doubles each time
LONGEST_PAUSE: Final = 5.0
BUSY: Final = (429, 502, 503, 504)  # status codes of a busy server or its proxy: try again later

_encoder = msgspec.json.Encoder()
T = TypeVar("T")


def link_parts(url: str) -> tuple[str, str]:
    """Split http://HOST/t/TABLE into the server's address and the table's name."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise Trouble(f"{url!r} is no link to a table: http://HOST/t/TABLE")
    return f"{parts.scheme}://{parts.netloc}", quote(table, safe="")


def pauses() -> Iterator[float]:
    """Yield the seconds to wait before each retry: longer each time, and random so that clients do not all retry at the
    same moment.
    """
    longest = FIRST_PAUSE
    while True:
        yield longest * random.uniform(0.5, 1.0)
        longest = min(LONGEST_PAUSE, longest * 2)


async def call(
    server: str, method: str, path: str, given: Any, gives: type[T], *, secret: str = "", patience: float = PATIENCE
) -> T:
    """Make a call and decode its JSON answer. Raises RefusedByServer, or Trouble after `patience` seconds without one.

    All attempts have the same Idempotency-Key, so a call whose answer was lost is not done again.
    """
    answer = await request(server, method, path, given, secret=secret, patience=patience)
    try:
        return msgspec.json.decode(answer, type=gives)
    except msgspec.DecodeError as error:
        raise Trouble(f"{server} does not answer as kickdoor does: {error}") from error


async def request(
    server: str, method: str, path: str, given: Any, *, secret: str = "", patience: float = PATIENCE
) -> bytes:
    headers = {"idempotency-key": secrets.token_urlsafe(18)} if method == "POST" else {}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    content = None if given is None else _encoder.encode(given)
    until = time.monotonic() + patience
    async with httpx.AsyncClient(
        base_url=server, headers=headers, timeout=15.0, trust_env=False, verify=server.startswith("https")
    ) as client:
        for pause in pauses():
            answer: httpx.Response | None = None
            why = ""
            try:
                answer = await client.request(method, path, content=content)
            except httpx.HTTPError as error:
                why = str(error) or type(error).__name__
            if answer is not None and answer.status_code not in BUSY:
                return _content(server, answer)
            if time.monotonic() + pause > until:
                if answer is not None:
                    return _content(server, answer)
                raise Trouble(f"{server} does not answer: {why}")
            await asyncio.sleep(pause)
    raise AssertionError("pauses have no end")


def _content(server: str, answer: httpx.Response) -> bytes:
    if answer.is_success:
        return answer.content
    try:
        problem = msgspec.json.decode(answer.content, type=calls.Problem)
    except msgspec.DecodeError as error:
        raise Trouble(f"{server} answers {answer.status_code}, and not as kickdoor does") from error
    raise RefusedByServer(problem.code, problem.text, problem.rules)
