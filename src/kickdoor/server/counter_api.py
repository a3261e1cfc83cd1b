"""The HTTP calls of the level counter: open, show and join a room."""

from __future__ import annotations

import re
import secrets
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kickdoor.protocol import counter as protocol
from kickdoor.server import counter_room as log
from kickdoor.server.counter import CODE, LoadedRoom, NoSuchRoom, RoomSession
from kickdoor.server.counter_room import AnyEntry, Room
from kickdoor.server.http import (
    COOKIE,
    HttpError,
    address,
    answer,
    body,
    context_of,
    key_of,
    secret_of,
    unavailable,
)
from kickdoor.server.requests import Refused, content_mark
from kickdoor.server.table import digest, new_secret
from kickdoor.store import StoreDown

YEAR: Final = 365 * 24 * 3600


async def live_room(connection: HTTPConnection) -> LoadedRoom:
    id = str(connection.path_params["room"])
    try:
        if not re.fullmatch(CODE, id):
            raise NoSuchRoom(id)
        return await context_of(connection).counters.live(id)
    except NoSuchRoom:
        if not context_of(connection).guesses.take(address(connection)):
            raise HttpError(429, "too_many", "error-too-many-codes") from None
        raise HttpError(404, "no_room", "error-no-room") from None
    except StoreDown as error:
        raise unavailable() from error


async def session(connection: HTTPConnection, live: LoadedRoom) -> RoomSession:
    """Return the caller's session, a spectator's if they sent no secret. Raises HttpError for a wrong secret."""
    context = context_of(connection)
    made = RoomSession(context.counters, live, _secret(connection, live.room.id))
    if made.secret and not made.you and not made.host:  # they may just have joined through another process
        await context.counters.catch_up(live)
        made = RoomSession(context.counters, live, made.secret)
    if made.secret and not made.you and not made.host:
        if not context.guesses.take(address(connection)):
            raise HttpError(429, "too_many", "error-too-many-secrets")
        if "authorization" in connection.headers:
            raise HttpError(401, "wrong_secret", "error-wrong-room-secret")
    return made


def _secret(connection: HTTPConnection, id: str) -> str:
    return secret_of(connection, _cookie(id))


def _cookie(id: str) -> str:
    return f"counter-{id}"


def joined(request: Request, given: protocol.Joined) -> Response:
    response = answer(given, 201)
    response.set_cookie(
        COOKIE + _cookie(given.room), given.secret, max_age=YEAR, path=f"/api/counters/{given.room}", httponly=True,
        samesite="strict", secure=context_of(request).secure,
    )  # fmt: skip
    return response


async def open_room(request: Request) -> Response:
    context = context_of(request)
    wanted = await body(request, protocol.NewRoom)
    if not context.tables.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-rooms")
    secret = new_secret()
    try:
        first = log.opened(wanted.cells, digest(secret), wanted.player or "")
        id = await context.counters.create(first)
    except Refused as error:
        raise HttpError(422, error.code, error.message, error.rules, **error.parts) from error
    except StoreDown as error:
        raise unavailable() from error
    return joined(request, protocol.Joined(id, secret, wanted.player or ""))


async def show_room(request: Request) -> Response:
    """Return the room's current state, so that a newcomer sees who is there before joining."""
    live = await live_room(request)
    return answer((await session(request, live)).update())


async def join_room(request: Request) -> Response:
    live = await live_room(request)
    wanted = await body(request, protocol.JoinRoom)
    caller = await session(request, live)
    if caller.you:
        raise HttpError(409, "joined", "error-already-here")
    if (wanted.name is None) == (wanted.player is None):
        raise HttpError(422, "bad_name", "error-name-or-player")
    secret = caller.secret if caller.host else new_secret()
    player, came, key = wanted.player or new_player(), list[str](), key_of(request)
    content = content_mark(wanted) if key else ""

    def make(room: Room) -> AnyEntry:
        entry = log.join(room, player, wanted.name or "", digest(secret), key, content)
        came[:] = [entry.player]
        return msgspec.structs.replace(entry, content=content)

    try:
        await context_of(request).counters.commit(live, make)
    except Refused as error:
        raise HttpError(
            422 if error.code == "bad_value" else 409, error.code, error.message, error.rules, **error.parts
        ) from error
    except StoreDown as error:
        raise unavailable() from error
    return joined(request, protocol.Joined(live.room.id, secret, came[0]))


def new_player() -> str:
    return "p" + "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(8))
