"""Finds the table that a call or a socket is for, by its path, and the caller's seat, by their secret."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection

from kickdoor.server.http import HttpError, address, context_of, secret_of, unavailable
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.session import Session
from kickdoor.server.table import Table, digest, is_secret
from kickdoor.server.table_manager import NoSuchTable, OldTable
from kickdoor.store import StoreDown

TABLE_NAME: Final = "^[A-Za-z0-9_-]{6,40}$"


async def live_table(connection: HTTPConnection) -> LoadedTable:
    name = str(connection.path_params["table"])
    try:
        if not re.fullmatch(TABLE_NAME, name):
            raise NoSuchTable(name)
        return await context_of(connection).manager.live(name)
    except NoSuchTable:
        raise HttpError(404, "no_table", "error-no-table") from None
    except OldTable:
        raise HttpError(410, "old_table", "error-table-too-old") from None
    except StoreDown as error:
        raise unavailable() from error


async def session(connection: HTTPConnection, live: LoadedTable) -> Session:
    """Return the caller's session, a spectator's if they sent no secret. Raises HttpError for a wrong secret."""
    secret = secret_of(connection, live.table.id)
    seat, host = _opens(live.table, secret)
    join = live.table.join_of(digest(secret)) if secret else None
    if secret and seat < 0 and not host and join is None:
        if not context_of(connection).guesses.take(address(connection)):
            raise HttpError(429, "too_many", "error-too-many-secrets")
        if "authorization" in connection.headers:
            raise HttpError(401, "wrong_secret", "error-wrong-table-secret")
    return Session(context_of(connection).manager, live, seat, host=host, join=join)


def _opens(table: Table, secret: str) -> tuple[int, bool]:
    return (table.whose(secret), is_secret(secret, table.host)) if secret else (-1, False)
