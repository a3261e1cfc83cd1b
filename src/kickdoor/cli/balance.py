"""`kickdoor balance`: compares the sets, or what a pack changes with games without it. Decides nothing."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kickdoor.cli.many_games import Force, Seed, Workers, require_lab
from kickdoor.cli.options import BadInput
from kickdoor.cli.packs import show_findings
from kickdoor.packs.names import separated

if TYPE_CHECKING:
    from kickdoor.lab.comparison import Comparison
    from kickdoor.packs import Pack

GAMES: Final = 10_000  # with a pack, and as many without
GAMES_OF_SETS: Final = 500  # with each set
PLAYERS: Final = 4
MOST: Final = 6000


def balance(
    *,
    path: Annotated[
        str, typer.Argument(metavar="PATH", help="A pack: measure what it changes (default: compare the sets).")
    ] = "",
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help=f"How many games with the pack, and as many without (default: {GAMES:,}); or with each set"
            f" (default: {GAMES_OF_SETS}).",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="The bots; a list shorter than the table is repeated (default: random with PATH, else medium).",
        ),
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="With PATH: the packs to compare with (default: the sets that it is played with). For a changed copy"
            " of a set, name that set.",
        ),
    ] = "",
    players: Annotated[
        int | None, typer.Option(min=3, max=6, metavar="N", help=f"With PATH: seats at the table (default: {PLAYERS}).")
    ] = None,
    most: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help=f"With PATH: stop a game after N decisions (default: {MOST:,})."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With PATH: write a page with plots to FILE (HTML).")
    ] = None,
    packs: Annotated[
        str, typer.Option(metavar="A,B,…", help="Without PATH: sets or paths of packs (default: every set).")
    ] = "",
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Without PATH: also write all figures to FILE.")
    ] = None,
    seed: Seed = 0,
    workers: Workers = None,
    force: Force = False,
) -> None:
    """Measure what a pack changes, or compare the sets.

    With PATH: lint the pack, play games with it and without it, and show differences beyond noise. Exits with 1 if lint
    finds an error. Without: compare each set with the classic one (length of games, deaths, fights won, who wins, the
    effect of each card). Exits with 1 if a set is outside the bands of docs/balance.md.
    """
    only_with = {"--against": against, "--players": players, "--most": most, "--report": report}
    only_without = {"--packs": packs, "--json": json_file}
    for option, given in (only_without if path else only_with).items():
        if given:
            wanted = "is for comparing sets: leave out PATH" if path else "is for one pack: name its PATH"
            raise BadInput(f"{option} {wanted}")
    require_lab()
    if path:
        code = _measure_pack(
            path,
            games or GAMES,
            bots=separated(bots or "random"),
            against=separated(against),
            players=players or PLAYERS,
            most=most or MOST,
            report=report,
            seed=seed,
            workers=workers,
            force=force,
        )
    else:
        code = _compare_sets(
            separated(packs),
            games or GAMES_OF_SETS,
            bots=separated(bots or "medium"),
            json_file=json_file,
            seed=seed,
            workers=workers,
        )
    raise typer.Exit(code)


def _measure_pack(
    path: str,
    games: int,
    *,
    bots: list[str],
    against: list[str],
    players: int,
    most: int,
    report: Path | None,
    seed: int,
    workers: int | None,
    force: bool,
) -> int:
    from kickdoor.authoring.lint import lint_path, same_names
    from kickdoor.lab import comparison
    from kickdoor.lab.job import Job, rotated
    from kickdoor.lab.simulate import check_writable, stopped
    from kickdoor.lab.workers import cores

    seated = rotated(bots, players)
    pack, flaws = lint_path(path)
    if pack is None or any(flaw.severity == "error" for flaw in flaws):
        return show_findings(path, flaws, "not played")
    before, after = (
        Job(games, seated, packs=packs, seed=seed, most=most) for packs in comparison.sides(path, pack, against)
    )
    before.check()
    after.check()
    if report is not None:
        check_writable([report], force=force)
    show_findings(path, [*flaws, *same_names(pack)], f"{games:,} games with it and {games:,} without")
    jobs = {f"without {pack.id}": before, f"with {pack.id}": after}
    with comparison.played(jobs, workers or cores()) as frames:
        if why := stopped(frames, before.games + after.games):
            typer.echo(why)
        if len(frames) == len(jobs) and all(each.played for each in frames):
            names = [str(card["name"]) for card in pack.cards]
            found = comparison.compare(*frames, pack=pack.id, names=names)
            said = comparison.summary(before, after, found)
            _show_changes(pack, found, said)
            if report is not None:
                from kickdoor.lab.report.changes import write_comparison

                write_comparison(found, frames[1], report, title=f"What {pack.title} changes", said=said)
    return frames[-1].exit_code


def _show_changes(pack: Pack, found: Comparison, said: str) -> None:
    from rich.console import Console

    from kickdoor.lab.comparison import tables

    typer.echo(said)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(*tables(found), sep="\n")
    never = f"never used: {', '.join(found.never)}" if found.never else "every card was used"
    typer.echo(f"{pack.id}: {never}")


def _compare_sets(
    packs: list[str], games: int, *, bots: list[str], json_file: Path | None, seed: int, workers: int | None
) -> int:
    from kickdoor.lab import balance
    from kickdoor.lab.comparison import played
    from kickdoor.lab.simulate import check_writable, stopped
    from kickdoor.lab.workers import cores
    from kickdoor.packs import builtin_sets, load_pack

    if json_file is not None:
        check_writable([json_file], force=True)
    sources = packs or list(builtin_sets())
    sources = [balance.MODEL, *(source for source in sources if source != balance.MODEL)]
    loaded = [load_pack(source) for source in sources]
    jobs = {source: balance.job(source, games, seed, bots=bots) for source in sources}
    for each in jobs.values():
        each.check()
    with played(jobs, workers or cores()) as frames:
        if why := stopped(frames, sum(job.games for job in jobs.values())):
            typer.echo(why)
            return frames[-1].exit_code
        found = [balance.figures(pack, each) for pack, each in zip(loaded, frames, strict=True)]
    outside = {str(each["set"]): balance.verdicts(each, found[0]) for each in found}
    typer.echo(balance.report(found, outside))
    if json_file is not None:
        everything = {"sets": found, "outside": outside, "seed": seed, "bots": bots}
        json_file.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if any(outside.values()) else 0
