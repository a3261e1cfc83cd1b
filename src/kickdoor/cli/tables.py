"""`kickdoor tables`: lists and removes the tables of a server, for its owner. Works while the server runs, and shows
neither hands nor seeds.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from kickdoor.cli.options import KEPT, BadInput, Database, with_store

if TYPE_CHECKING:
    from kickdoor.store import Listing, Record, Store

app = typer.Typer(
    help="List, show, close and delete the tables of a server.", add_completion=False, rich_markup_mode=None
)
Names = Annotated[list[str], typer.Argument(metavar="NAME…", help="Name as in `list`: the part after /t/ in a link.")]
Stage = Literal["any", "waiting", "playing", "over", "counter"]
DAY = 24 * 3_600_000
MOST = 1_000_000


@app.command("list")
def list_tables(
    db: Database = KEPT,
    stage: Annotated[
        Stage, typer.Option(help="Only tables at this stage; counter: rooms of the level counter.")
    ] = "any",
    older_than: Annotated[
        int, typer.Option(metavar="DAYS", min=0, help="Only tables that nobody has used for this many days.")
    ] = 0,
    limit: Annotated[int, typer.Option(metavar="N", min=1, help="How many tables to list.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
) -> None:
    """List tables, the latest first: name, stage, last use (UTC), log entries, players."""
    import json

    before = _now() - older_than * DAY if older_than else MOST**3

    async def look(store: Store) -> list[Listing]:
        at_stage = None if stage == "any" else stage
        return await store.tables(stage=at_stage, public=False, limit=MOST if older_than else limit)

    found = [one for one in with_store(db, look) if one.touched < before][:limit]
    for one in found:
        if as_json:
            typer.echo(json.dumps(_facts(one), ensure_ascii=False))
        else:
            about = _facts(one)
            who = ", ".join(about["players"]) or "nobody yet"
            title = f"  {about['title']!r}" if about["title"] else ""
            typer.echo(
                f"{one.table:<14}  {one.row.stage:<7}  {about['last_used']}  {one.seq:>6,} entries  {who}{title}"
            )
    if not found and not as_json:
        typer.echo("no tables")


@app.command("show")
def show_table(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As `list` shows it.")], db: Database = KEPT
) -> None:
    """Show the details of a table, without hands, seeds and chat."""

    async def look(store: Store) -> tuple[Listing | None, list[Record]]:
        return await store.find(name), await store.read(name)

    one, records = with_store(db, look)
    if one is None:
        raise BadInput(_missing(name))
    import msgspec

    about = _facts(one)
    kinds: Counter[str] = Counter(_kind(msgspec.json.decode(record.body)) for record in records)
    listed = {
        "stage": one.row.stage + (" (closed)" if kinds["closed"] else ""),
        "opened": _time(records[0].at) if records else "",
        "last used": about["last_used"],
        "listed publicly": "yes" if one.row.public else "no",
        "title": about["title"],
        "packs": ", ".join(about["packs"]),
        "turn": about["turn"] or "",
        "players": ", ".join(about["players"]),
        "next deadline": _time(one.row.due) if one.row.due else "",
        "log": f"{one.seq:,} entries, {sum(len(record.body) for record in records):,} bytes",
        "of these": ", ".join(f"{count:,} {kind}" for kind, count in kinds.most_common()),
    }
    typer.echo(one.table)
    for label, value in listed.items():
        if value != "":
            typer.echo(f"  {label:<17}  {value}")


@app.command("close")
def close_tables(names: Names, db: Database = KEPT) -> None:
    """End tables for everybody. The game so far is kept, but cannot go on."""
    from kickdoor.server.housekeeping import NotClosable, close_table

    async def close(store: Store) -> None:
        for name in names:
            await close_table(store, name, _now)
            typer.echo(f"{name} is closed")

    try:
        with_store(db, close)
    except NotClosable as error:
        raise BadInput(str(error)) from error


@app.command("delete")
def delete_tables(
    names: Names,
    db: Database = KEPT,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask first.")] = False,
) -> None:
    """Delete tables for good, with their chat and drawings. Asks first."""
    from kickdoor.server.housekeeping import NotClosable, close_table, delete_table

    async def look(store: Store) -> list[Listing]:
        found = {name: await store.find(name) for name in names}
        if missing := [name for name, one in found.items() if one is None]:
            raise BadInput(_missing(missing[0]))
        return [one for one in found.values() if one is not None]

    async def delete(store: Store) -> None:
        for name in names:
            with contextlib.suppress(NotClosable):
                await close_table(store, name, _now)  # its players hear about it
            if await delete_table(store, name):
                typer.echo(f"{name} is deleted")

    found = with_store(db, look)
    if not yes:
        for one in found:
            about = _facts(one)
            typer.echo(f"{one.table}: {one.row.stage}, last used {about['last_used']}, {', '.join(about['players'])}")
        typer.confirm("Delete for good?" if len(found) == 1 else f"Delete these {len(found)} for good?", abort=True)
    with_store(db, delete)


def _facts(one: Listing) -> dict[str, Any]:
    import msgspec

    summary: dict[str, Any] = msgspec.json.decode(one.row.summary or b"{}")
    players = [
        (seat.get("who") or seat.get("name") or "") if seat.get("person") else f"({seat['bot']})"
        for seat in summary.get("seats", [])
        if seat.get("person") or seat.get("bot")
    ]
    return {
        "table": one.table,
        "stage": one.row.stage,
        "last_used": _time(one.touched),
        "entries": one.seq,
        "public": one.row.public,
        "title": summary.get("title", ""),
        "packs": list(summary.get("packs", [])),
        "players": players,
        "turn": summary.get("turn", 0),
    }


def _kind(entry: dict[str, Any]) -> str:
    return str(entry.get("is", "other"))


def _missing(name: str) -> str:
    return f"there is no table {name!r}; `kickdoor tables list` shows them"


def _time(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


def _now() -> int:
    return time.time_ns() // 1_000_000
