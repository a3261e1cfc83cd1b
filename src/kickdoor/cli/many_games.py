"""What the commands that play many games of bots share: their options, and playing a job. Decides nothing."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from kickdoor.cli.options import BadInput

if TYPE_CHECKING:
    from kickdoor.lab.job import Job
    from kickdoor.lab.simulate import Frames

Games = Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")]
Players = Annotated[int, typer.Option(min=3, max=6, metavar="N", help="Seats at the table: 3 to 6.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Most = Annotated[int, typer.Option(min=1, metavar="N", help="Stop a game after N decisions.")]
Workers = Annotated[
    int | None,
    typer.Option(
        min=1, metavar="N", help="How many processes (default: one for each processor); the results are the same."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write the rows of games to FILE (Parquet), those of seats and cards to FILE.seats and FILE.cards, each"
        " with the ending of FILE.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that exist.")]


def require_lab() -> None:
    """Playing needs nothing of it; tables of rows and plots do."""
    missing = [name for name in ("polars", "altair", "jinja2", "vl_convert", "openskill") if find_spec(name) is None]
    if missing:
        raise BadInput(f"not installed: {', '.join(missing)}; pip install 'kickdoor[lab]'")


def require_train() -> None:
    """Learning needs numpy; playing with what was learned does not."""
    if find_spec("numpy") is None:
        raise BadInput("not installed: numpy; pip install 'kickdoor[lab,train]'")


def play(
    job: Job,
    *,
    workers: int | None,
    out: Path | None,
    force: bool,
    cluster: str = "",
    positions: Path | None = None,
) -> tuple[Frames, float]:
    """Play the games of a job with a progress bar, and say so if they were stopped. Return also the seconds taken."""
    from kickdoor.lab.simulate import run, stopped
    from kickdoor.lab.workers import cores, progress

    begin = monotonic()
    with progress("games", job.games) as show:
        frames = run(
            job,
            workers=workers or cores(),
            address=cluster,
            out=out,
            positions=positions,
            force=force,
            progress=show,
        )
    seconds = monotonic() - begin
    if why := stopped([frames], job.games):
        typer.echo(why)
    return frames, seconds
