"""The commands `kickdoor join` and `kickdoor watch`: a person in a terminal at a table that is served elsewhere."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from kickdoor.cli.options import BadInput, Packs, packs_named

if TYPE_CHECKING:
    from kickdoor.terminal.join import JoinOptions

Table = Annotated[str, typer.Argument(metavar="URL", help="The link to a table: http://HOST/t/TABLE.")]
TableOrServer = Annotated[
    str,
    typer.Argument(
        metavar="URL", help="The link to a table (http://HOST/t/TABLE), or to a server: opens a new table there."
    ),
]
Name = Annotated[str | None, typer.Option(help="Your name, if you have no seat there yet.")]
Seat = Annotated[
    int | None, typer.Option(metavar="N", min=1, max=6, help="Your seat, from 1 (default: the first free one).")
]
Recover = Annotated[str, typer.Option(metavar="CODE", help="Come back to your seat from another device.")]
Players = Annotated[int, typer.Option(metavar="N", min=3, max=6, help="New table: number of seats.")]
Bot = Annotated[str, typer.Option(metavar="NAME", help="New table: the bots for open seats.")]
Speed = Annotated[
    Literal["relaxed", "brisk", "blitz"],
    typer.Option(help="New table: how fast bots play and how long windows stay open."),
]


def join(
    url: TableOrServer,
    name: Name = None,
    seat: Seat = None,
    recover: Recover = "",
    packs: Packs = "classic",
    players: Players = 4,
    bot: Bot = "medium",
    speed: Speed = "brisk",
) -> None:
    """Sit down at a table on a server, or come back to your seat."""
    from kickdoor.client import Trouble
    from kickdoor.protocol.options import Options, Timing
    from kickdoor.terminal.join import JoinOptions, is_known
    from kickdoor.terminal.seats import SeatStore

    try:
        if not name and not recover and not is_known(url, SeatStore()) and sys.stdin.isatty():
            name = typer.prompt("Your name")
    except Trouble as error:
        raise BadInput(str(error)) from error
    options = Options(packs=tuple(packs_named(packs)), seats=players, bot=bot, timing=Timing(speed=speed))
    _visit(JoinOptions(url, name, seat - 1 if seat is not None else None, recover, options=options))


def watch(url: Table) -> None:
    """Watch a table on a server."""
    from kickdoor.terminal.join import JoinOptions

    _visit(JoinOptions(url, watches=True))


def _visit(coming: JoinOptions) -> None:
    from kickdoor.client import RefusedByServer, Trouble
    from kickdoor.terminal.join import visit
    from kickdoor.terminal.screen import Screen

    try:
        code = asyncio.run(visit(coming, Screen()))
    except (RefusedByServer, Trouble) as error:
        raise BadInput(str(error)) from error
    raise typer.Exit(code)
