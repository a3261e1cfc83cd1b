"""`kickdoor drawings`: the gallery of a server's players, for whoever keeps it. Decides nothing itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from kickdoor.options import BadInput

if TYPE_CHECKING:
    from kickdoor.store import Store

app = typer.Typer(
    help="List, export and take down what players have drawn in Sketch mode.", add_completion=False,
    rich_markup_mode=None,
)  # fmt: skip
Database = Annotated[
    str, typer.Option("--db", metavar="URL", help="As for `serve`: sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
OfSet = Annotated[str | None, typer.Option("--set", metavar="NAME", help="Only drawings of this set, or pack:HASH.")]
KEPT = "sqlite:///kickdoor.db"
MOST = 1_000_000
Result = TypeVar("Result")


@app.command("list")
def list_drawings(db: Database = KEPT, set: OfSet = None) -> None:
    """What hangs in the gallery, the latest first: ID, day, card, and who signed it."""
    packs = [set] if set is not None else None
    for each in _with(db, lambda store: store.drawings(packs=packs, limit=MOST)):
        typer.echo(f"{each.id}  {each.date}  {each.pack}/{each.card}  {each.signature}")


@app.command("export")
def export_drawings(
    file: Annotated[Path, typer.Argument(metavar="FILE.zip", help="The art pack to write.")],
    db: Database = KEPT,
    set: OfSet = None,
) -> None:
    """Write the latest drawing of each card as an art pack, for `kickdoor packs gallery --art`."""
    from kickdoor.server.drawing_calls import art_of
    from kickdoor.server.packs import Shelf

    packs = [set] if set is not None else None
    content = _with(db, lambda store: art_of(store, Shelf(store), packs))
    file.write_bytes(content)
    typer.echo(f"{file}: {len(content):,} bytes")


@app.command("remove")
def remove_drawing(
    id: Annotated[str, typer.Argument(metavar="ID", help="As `list` shows it.")],
    db: Database = KEPT,
) -> None:
    """Take a drawing down for good; the one before it is the card's picture again."""
    if not _with(db, lambda store: store.remove_drawing(id)):
        raise BadInput(f"no drawing {id!r} hangs there")
    typer.echo(f"{id} is gone")


def _with(db: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Raises BadInput for a store that is not there: to look must not make one."""
    from kickdoor.store import StoreError, open_store

    async def opened() -> Any:
        store = open_store(db, shared=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    file = Path(db.removeprefix("sqlite:///"))
    if db.startswith("sqlite:///") and not file.exists():
        raise BadInput(f"{file}: there is no such file")
    try:
        result: Result = asyncio.run(opened())
    except StoreError as error:
        raise BadInput(str(error)) from error
    return result
