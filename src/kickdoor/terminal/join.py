"""`kickdoor join` and `kickdoor watch`: join or watch a table, or return to your seat there."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from kickdoor.client import (
    RefusedByServer,
    RemoteTable,
    Trouble,
    join_table,
    open_table,
    recover_table,
    return_to_table,
    watch_table,
)
from kickdoor.client.calls import call, link_parts
from kickdoor.protocol import calls
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.terminal.remote import RemoteSession
from kickdoor.terminal.remote_view import Cards, packs_of
from kickdoor.terminal.screen import Screen
from kickdoor.terminal.seats import Keeper, Kept
from kickdoor.terminal.stdin_lines import typed_lines

PATIENCE: Final = 3.0  # seconds to wait for a server's first answer


@dataclass(frozen=True, slots=True)
class Coming:
    """The options of `kickdoor join` and `kickdoor watch`."""

    url: str  # of a table, or of a server to open one
    name: str | None = None
    seat: int | None = None  # from 0
    recover: str = ""
    watches: bool = False
    options: Options = field(default_factory=Options)  # for a new table


def is_server(url: str) -> bool:
    """Is it the link of a server rather than of a table?"""
    return urlsplit(url).path in ("", "/") and bool(urlsplit(url).netloc)


def link_of(url: str) -> str:
    """Return the link in its standard form. Raises Trouble if it is not a link."""
    server, table = link_parts(url)
    return f"{server}/t/{table}"


def is_known(url: str, keeper: Keeper) -> bool:
    """Does this user have a seat at the table?"""
    return not is_server(url) and keeper.of(link_of(url)) is not None


async def look(url: str, secret: str = "") -> protocol.Info:
    """Return the table's info. Raises Trouble or RefusedByServer if there is no such table."""
    server, table = link_parts(url)
    return await call(server, "GET", f"/api/tables/{table}", None, protocol.Info, secret=secret, patience=PATIENCE)


async def visit(
    coming: Coming, screen: Screen, *, lines: AsyncIterator[str] | None = None, keeper: Keeper | None = None
) -> int:
    """Join the table and play until the person leaves (0) or the server ends it (1). Raises Trouble or
    RefusedByServer if the table cannot be joined.
    """
    keeper = keeper or Keeper()
    far = await _sit(coming, screen, keeper)
    info = await look(far.link, far.secret)
    cards = Cards(await packs_of(far.server, info.options), info.options)
    name = (info.seats[info.you].who or info.seats[info.you].name) if info.you >= 0 else ""
    if info.my_join:
        name = next(join.name for join in info.joins if join.number == info.my_join)
    kept = Kept(name, far.secret, far.remembered)
    if far.secret:
        keeper.keep(far.link, kept)
    session = RemoteSession(
        far,
        cards,
        screen,
        lines if lines is not None else typed_lines(sys.stdin.fileno()),
        patient=lines is None and not sys.stdin.isatty(),
        moved=lambda link: keeper.keep(link, Kept(name, far.secret)),
        left=lambda: keeper.forget(far.link, kept),
        remember=lambda remembered: keeper.keep(far.link, Kept(name, far.secret, remembered)),
    )
    return await session.run()


async def _sit(coming: Coming, screen: Screen, keeper: Keeper) -> RemoteTable:
    if coming.watches:
        await look(coming.url)
        return watch_table(coming.url)
    if is_server(coming.url):
        await call(coming.url, "GET", "/health", None, calls.Health, patience=PATIENCE)
        far = await open_table(coming.url, coming.options, name=_named(coming))
        screen.line(("A new table. Share this link: ", "bold"), far.link)
    elif coming.recover:
        await look(coming.url)
        far = await recover_table(coming.url, coming.recover)
    else:
        back = await _back(coming, keeper)
        if back is not None:
            return back
        await look(coming.url)
        far = await join_table(coming.url, _named(coming), seat=coming.seat)
    screen.line(f"Your recovery code: {far.recovery} (use it with `--recover` to come back from another device)")
    return far


def _named(coming: Coming) -> str:
    if not coming.name:
        raise Trouble("your name is missing: --name NAME")
    return coming.name


async def _back(coming: Coming, keeper: Keeper) -> RemoteTable | None:
    """Return to this user's seat at the table; None if they have none or it is no longer theirs."""
    link = link_of(coming.url)
    kept = keeper.of(link, coming.name)
    if kept is None:
        return None
    try:
        info = await look(link, kept.secret)
    except RefusedByServer as error:
        if error.code != "wrong_secret":
            raise
        keeper.forget(link, kept)
        return None
    if coming.seat not in (None, info.you):
        raise Trouble(f"you already have seat {info.you + 1} there; `leave` gives it up")
    return return_to_table(link, kept.secret, remembered=kept.remembered)
