"""`./kick bench`: the engine beside its peers. `… memory`: over very many games. `… server`: tables over the net."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec
import typer
from rich.console import Console

from bench.worker import ROOT
from kickdoor.lab.simulate import check_writable
from kickdoor.lab.workers import progress

app = typer.Typer(add_completion=False, rich_markup_mode=None)
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="Where the figures are written.")]
RESULTS: Final = ROOT / "bench" / "results"
WIDE: Final = 120  # columns of the tables in a file
Found = TypeVar("Found")


@app.callback(invoke_without_command=True)
def speed(
    context: typer.Context,
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="How often each takes its turn.")] = 15,
    seconds: Annotated[float, typer.Option(min=0.001, metavar="S", help="How long a turn is.")] = 0.3,
    bot_seconds: Annotated[
        float, typer.Option(min=0.001, metavar="S", help="How long bots of each strength play, one game at the least.")
    ] = 20.0,
    against: Annotated[
        str, typer.Option(metavar="COMMIT", help="Only compare with the engine of an earlier commit.")
    ] = "",
    out: Out = RESULTS,
) -> None:
    """Random games of kickdoor beside those of its peers, in turns, so that all feel the same noise.

    Prints a table of ratios and writes speed.txt, speed.json and speed.svg. docs/speed.md says what is measured.
    With --against: exits with 1 if an action takes more than 1.15 times as long as at that commit.
    """
    if context.invoked_subcommand is not None:
        return
    if against:
        raise typer.Exit(_compare(against, rounds))
    from bench.contest import BOTS, measure
    from bench.figures import figures
    from bench.plots import draw_speed
    from bench.tables import show

    files = _writable(out, "speed")
    with progress("rounds", 1 + rounds + len(BOTS)) as done:
        found = figures(measure(rounds, seconds, bot_seconds, done), rounds, seconds)
    _write(found, files, show, draw_speed)


def _compare(commit: str, rounds: int) -> int:
    from bench.against import CASES, NotComparable, compare, show

    try:
        with progress("rounds", (1 + rounds) * len(CASES)) as done:
            found = compare(commit, rounds, done)
    except NotComparable as error:
        raise typer.BadParameter(str(error), param_hint="--against") from error
    show(found, Console(highlight=False))
    return 0 if all(each.held for each in found) else 1


@app.command()
def memory(
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many random games.")] = 100_000,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="How many processes play.")] = 2,
    every: Annotated[int, typer.Option(min=1, metavar="N", help="Look at the processes each N games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    out: Out = RESULTS,
) -> None:
    """What each process holds while very many random games are simulated. Writes memory.txt,
    memory.json and memory.svg.
    """
    from bench.memory import measure, show
    from bench.plots import draw_memory

    files = _writable(out, "memory")
    with progress("random games", games) as done:
        found = measure(games=games, workers=workers, every=every, seed=seed, progress=done)
    _write(found, files, show, draw_memory)


@app.command()
def server(
    quick: Annotated[bool, typer.Option("--quick", help="A small run, to see that it works.")] = False,
    postgres: Annotated[
        str, typer.Option(metavar="URL", help="An empty database of a PostgreSQL; else one is started, if it can be.")
    ] = "",
    out: Out = RESULTS,
) -> None:
    """The server under load: actions a second, what players wait for, memory of a table, idle tables, restarts.

    Prints tables and writes server.txt and server.json. docs/hosting.md says what is measured.
    """
    from bench.server import QUICK, Plan, measure, show

    files = _writable(out, "server", pictured=False)
    found = measure(QUICK if quick else Plan(), postgres=postgres, progress=lambda what: typer.echo(what, err=True))
    _write(found, files, show, None)


class Files(NamedTuple):
    text: Path
    data: Path
    picture: Path | None = None

    @property
    def all(self) -> list[Path]:
        return [path for path in self if path is not None]


def _writable(folder: Path, name: str, *, pictured: bool = True) -> Files:
    """Nothing is measured for a file that cannot be written."""
    files = Files(folder / f"{name}.txt", folder / f"{name}.json", folder / f"{name}.svg" if pictured else None)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_writable(files.all, force=True)
    except OSError as error:
        raise typer.BadParameter(f"{error.filename}: {error.strerror}", param_hint="--out") from error
    return files


def _write(
    found: Found, files: Files, show: Callable[[Found, Console], None], draw: Callable[[Found, Path], None] | None
) -> None:
    show(found, Console(highlight=False))
    with files.text.open("w", encoding="utf-8") as text:
        show(found, Console(file=text, width=WIDE, highlight=False))
    files.data.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if draw is not None and files.picture is not None:
        draw(found, files.picture)
    typer.echo(f"written: {', '.join(map(str, files.all))}")


if __name__ == "__main__":
    app(prog_name="./kick bench")
