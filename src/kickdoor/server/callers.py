"""Which table a call or a socket is about, and who calls: found by the address and the secret."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection

from kickdoor.server.hall import NoSuchTable, OldTable
from kickdoor.server.http import Problematic, address, place_of, secret_of, unavailable
from kickdoor.server.live import Live
from kickdoor.server.session import Session
from kickdoor.server.table import Table, digest, is_secret
from kickdoor.store import StoreDown

TABLE_NAME: Final = "^[A-Za-z0-9_-]{6,40}$"


async def live_table(connection: HTTPConnection) -> Live:
    name = str(connection.path_params["table"])
    try:
        if not re.fullmatch(TABLE_NAME, name):
            raise NoSuchTable(name)
        return await place_of(connection).hall.live(name)
    except NoSuchTable:
        raise Problematic(404, "no_table", "error-no-table") from None
    except OldTable:
        raise Problematic(410, "old_table", "error-table-too-old") from None
    except StoreDown as error:
        raise unavailable() from error


async def session(connection: HTTPConnection, live: Live) -> Session:
    """Return the caller's session by its secret; a wrong secret is an error, without one it is a spectator."""
    secret = secret_of(connection, live.table.id)
    seat, host = _opens(live.table, secret)
    join = live.table.join_of(digest(secret)) if secret else None
    if secret and seat < 0 and not host and join is None:
        if not place_of(connection).guesses.take(address(connection)):
            raise Problematic(429, "too_many", "error-too-many-secrets")
        if "authorization" in connection.headers:
            raise Problematic(401, "wrong_secret", "error-wrong-table-secret")
    return Session(place_of(connection).hall, live, seat, host=host, join=join)


def _opens(table: Table, secret: str) -> tuple[int, bool]:
    return (table.whose(secret), is_secret(secret, table.host)) if secret else (-1, False)
