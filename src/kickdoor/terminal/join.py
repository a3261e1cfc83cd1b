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
from kickdoor.terminal.seats import SeatStore, StoredSeat
from kickdoor.terminal.stdin_lines import typed_lines

PATIENCE: Final = 3.0  # seconds to wait for a server's first answer


@dataclass(frozen=True, slots=True)
class JoinOptions:
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


def is_known(url: str, keeper: SeatStore) -> bool:
    """Does this user have a seat at the table?"""
    return not is_server(url) and keeper.of(link_of(url)) is not None


async def look(url: str, secret: str = "") -> protocol.Info:
    """Return the table's info. Raises Trouble or RefusedByServer if there is no such table."""
    server, table = link_parts(url)
    return await call(server, "GET", f"/api/tables/{table}", None, protocol.Info, secret=secret, patience=PATIENCE)


async def visit(
    wanted: JoinOptions, screen: Screen, *, lines: AsyncIterator[str] | None = None, keeper: SeatStore | None = None
) -> int:
    """Join the table and play until the person leaves (0) or the server ends it (1). Raises Trouble or
    RefusedByServer if the table cannot be joined.
    """
    keeper = keeper or SeatStore()
    far = await _sit(wanted, screen, keeper)
    info = await look(far.link, far.secret)
    cards = Cards(await packs_of(far.server, info.options), info.options)
    name = (info.seats[info.you].who or info.seats[info.you].name) if info.you >= 0 else ""
    if info.my_join:
        name = next(join.name for join in info.joins if join.number == info.my_join)
    kept = StoredSeat(name, far.secret, far.remembered)
    if far.secret:
        keeper.keep(far.link, kept)
    session = RemoteSession(
        far,
        cards,
        screen,
        lines if lines is not None else typed_lines(sys.stdin.fileno()),
        patient=lines is None and not sys.stdin.isatty(),
        moved=lambda link: keeper.keep(link, StoredSeat(name, far.secret)),
        left=lambda: keeper.forget(far.link, kept),
        remember=lambda remembered: keeper.keep(far.link, StoredSeat(name, far.secret, remembered)),
    )
    return await session.run()


async def _sit(wanted: JoinOptions, screen: Screen, keeper: SeatStore) -> RemoteTable:
    if wanted.watches:
        await look(wanted.url)
        return watch_table(wanted.url)
    if is_server(wanted.url):
        await call(wanted.url, "GET", "/health", None, calls.Health, patience=PATIENCE)
        far = await open_table(wanted.url, wanted.options, name=_named(wanted))
        screen.line(("A new table. Share this link: ", "bold"), far.link)
    elif wanted.recover:
        await look(wanted.url)
        far = await recover_table(wanted.url, wanted.recover)
    else:
        back = await _back(wanted, keeper)
        if back is not None:
            return back
        await look(wanted.url)
        far = await join_table(wanted.url, _named(wanted), seat=wanted.seat)
    screen.line(f"Your recovery code: {far.recovery} (use it with `--recover` to come back from another device)")
    return far


def _named(wanted: JoinOptions) -> str:
    if not wanted.name:
        raise Trouble("your name is missing: --name NAME")
    return wanted.name


async def _back(wanted: JoinOptions, keeper: SeatStore) -> RemoteTable | None:
    """Return to this user's seat at the table; None if they have none or it is no longer theirs."""
    link = link_of(wanted.url)
    kept = keeper.of(link, wanted.name)
    if kept is None:
        return None
    try:
        info = await look(link, kept.secret)
    except RefusedByServer as error:
        if error.code != "wrong_secret":
            raise
        keeper.forget(link, kept)
        return None
    if wanted.seat not in (None, info.you):
        raise Trouble(f"you already have seat {info.you + 1} there; `leave` gives it up")
    return return_to_table(link, kept.secret, remembered=kept.remembered)
