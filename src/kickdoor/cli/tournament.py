"""`kickdoor tournament`: lets bots play against each other and rates them. Decides nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from kickdoor.cli.many_games import Force, Most, Out, Players, Seed, Workers, play, require_lab
from kickdoor.cli.options import Keep, Packs, packs_named, takes_rules
from kickdoor.packs.names import separated

Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="The bots, at least two: random, easy, medium, hard, a strength with a personality (medium-greedy), or"
        " your own as FILE.py:NAME.",
    ),
]
Games = Annotated[
    int,
    typer.Option(min=1, metavar="N", help="How many games, rounded up to whole rounds (every bot on every seat)."),
]
Duel = Annotated[bool, typer.Option("--duel", help="With two bots: one seat for the first, all others for the second.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="Plot ratings and win shares to FILE (SVG).")]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the standings to FILE (JSON).")]


@takes_rules
def tournament(
    *,
    bots: Bots,
    games: Games = 1000,
    duel: Duel = False,
    players: Players = 4,
    packs: Packs = "classic",
    keep: Keep = 100,
    rules: dict[str, object],
    seed: Seed = 0,
    most: Most = 6000,
    out: Out = None,
    plot: Plot = None,
    json_file: Json = None,
    workers: Workers = None,
    force: Force = False,
) -> None:
    """Let bots play against each other, and rate them.

    Every bot meets all others and has every seat equally often. With fewer bots than seats, the seats are
    filled in every way; with more, every selection plays. The same seed plays the same games with any number of
    workers; only the times of decisions differ. Ctrl-C keeps the finished games.
    """
    require_lab()
    from rich.console import Console

    from kickdoor.lab import tournament
    from kickdoor.lab.job import Job
    from kickdoor.lab.measures import even_share
    from kickdoor.lab.simulate import check_writable

    meetings = tournament.tables(separated(bots), players, duel=duel)
    a_round = len(meetings) * players
    rounds = -(-games // a_round)
    job = Job(
        games=rounds * a_round,
        seatings=tournament.seatings(meetings, rounds),
        packs=tuple(packs_named(packs)),
        rules=rules,
        deck_percent=keep,
        seed=seed,
        most=most,
        timed=True,
    )
    check_writable([file for file in (plot, json_file) if file is not None], force=force)
    frames, seconds = play(job, workers=workers, out=out, force=force)
    if frames.played:
        found, even = tournament.standings(frames.seats, frames.times), even_share(frames.seats)
        typer.echo(tournament.summary(frames.games, a_round, seconds))
        wide = None if sys.stdout.isatty() else 120
        Console(width=wide).print(tournament.table(found, even))
        if plot is not None:
            plot.write_text(tournament.plot(found, even), encoding="utf-8")
        if json_file is not None:
            json_file.write_text(tournament.as_json(job, frames.played, found, even), encoding="utf-8")
    raise typer.Exit(frames.exit_code)
