"""`kickdoor simulate`: plays many games of bots and writes their results. Decides nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.cli.many_games import Force, Games, Most, Out, Players, Seed, Workers, play, require_lab
from kickdoor.cli.options import BadInput, Keep, Packs, packs_named, takes_rules
from kickdoor.packs.names import separated

Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="The bots: random, easy, medium, hard, a strength with a personality (medium-greedy), or your own as"
        " FILE.py:NAME. A list shorter than the table is repeated. Seats are rotated from game to game.",
    ),
]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots to FILE (HTML).")]
Positions = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Write positions for training to FILE (Parquet): what each seat knew, and who won."
    ),
]
Sample = Annotated[
    float,
    typer.Option(
        min=0.0,
        max=100.0,
        metavar="PERCENT",
        help="With --positions: after which share of the actions, besides those where a turn begins.",
    ),
]
Explore = Annotated[
    float,
    typer.Option(min=0.0, max=100.0, metavar="PERCENT", help="This share of the actions is chosen at random."),
]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: auto (the one of this machine), HOST:PORT or ray://HOST:PORT.",
    ),
]


@takes_rules
def simulate(
    *,
    games: Games = 1000,
    players: Players = 4,
    bots: Bots = "random",
    packs: Packs = "classic",
    keep: Keep = 100,
    rules: dict[str, object],
    seed: Seed = 0,
    most: Most = 6000,
    out: Out = None,
    report: Report = None,
    positions: Positions = None,
    sample: Sample = 6.0,
    explore: Explore = 0.0,
    workers: Workers = None,
    cluster: Cluster = "",
    force: Force = False,
) -> None:
    """Play many games of bots and write one row for each game, seat and card.

    The same seed gives the same rows with any number of workers. Ctrl-C keeps the finished games. docs/lab.md explains
    every column.
    """
    require_lab()
    from kickdoor.lab.job import Job, rotated
    from kickdoor.lab.simulate import check_writable, files, totals

    if workers is not None and cluster:
        raise BadInput("choose one: --workers (processes on this machine) or --cluster")
    job = Job(
        games=games,
        seatings=rotated(separated(bots), players),
        packs=tuple(packs_named(packs)),
        rules=rules,
        deck_percent=keep,
        seed=seed,
        most=most,
        positions=None if positions is None else sample / 100,
        explore=explore / 100,
    )
    if report is not None:
        if out is not None and report in files(out).values():
            raise BadInput(f"--out and --report would both write {report}")
        if report == positions:
            raise BadInput(f"--positions and --report would both write {report}")
        check_writable([report], force=force)
    frames, seconds = play(job, workers=workers, cluster=cluster, out=out, positions=positions, force=force)
    if frames.played:
        typer.echo(totals(frames, seconds))
        if report is not None:
            from kickdoor.lab.report import write_report

            title = f"{frames.played:,} games of {packs}"
            write_report(frames.games, frames.seats, frames.cards, report, title, packs=job.packs)
    raise typer.Exit(frames.exit_code)
