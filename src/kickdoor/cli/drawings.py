"""`kickdoor drawings`: the players' drawings on a server, for its owner. Decides nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.cli.options import KEPT, BadInput, Database, with_store

app = typer.Typer(
    help="List, export and remove players' drawings from Sketch mode.", add_completion=False,
    rich_markup_mode=None,
)  # fmt: skip
OfSet = Annotated[str | None, typer.Option("--set", metavar="NAME", help="Only drawings of this set, or pack:HASH.")]
MOST = 1_000_000


@app.command("list")
def list_drawings(db: Database = KEPT, set: OfSet = None) -> None:
    """List the gallery, the latest first: ID, date, card, signature."""
    packs = [set] if set is not None else None
    for each in with_store(db, lambda store: store.drawings(packs=packs, limit=MOST)):
        typer.echo(f"{each.id}  {each.date}  {each.pack}/{each.card}  {each.signature}")


@app.command("export")
def export_drawings(
    file: Annotated[Path, typer.Argument(metavar="FILE.zip", help="The art pack to write.")],
    db: Database = KEPT,
    set: OfSet = None,
) -> None:
    """Write the latest drawing of each card as an art pack, for `kickdoor packs gallery --art`."""
    from kickdoor.server.drawing_api import art_of
    from kickdoor.server.packs import PackRepository

    packs = [set] if set is not None else None
    content = with_store(db, lambda store: art_of(store, PackRepository(store), packs))
    file.write_bytes(content)
    typer.echo(f"{file}: {len(content):,} bytes")


@app.command("remove")
def remove_drawing(
    id: Annotated[str, typer.Argument(metavar="ID", help="As `list` shows it.")],
    db: Database = KEPT,
) -> None:
    """Delete a drawing for good; the card shows the one before it again."""
    if not with_store(db, lambda store: store.remove_drawing(id)):
        raise BadInput(f"there is no drawing {id!r}")
    typer.echo(f"{id} is deleted")
