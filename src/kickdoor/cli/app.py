"""The command `kickdoor`: parses the command line, calls the command, reports errors in one line. Decides nothing."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from kickdoor.cli.analyse import analyse
from kickdoor.cli.balance import balance
from kickdoor.cli.drawings import app as drawings_app
from kickdoor.cli.join import join, watch
from kickdoor.cli.lab import app as lab_app
from kickdoor.cli.options import BadInput, Keep, Packs, packs_named, takes_rules
from kickdoor.cli.packs import app as packs_app
from kickdoor.cli.rules import app as rules_app
from kickdoor.cli.serve import schema, serve
from kickdoor.cli.simulate import simulate
from kickdoor.cli.tables import app as tables_app
from kickdoor.cli.tournament import tournament

BAD_INPUT: Final = 2
OLD_NAMES: Final = {"jobs": "workers"}  # of options, in earlier versions


def _current_name(option: str) -> str:
    return OLD_NAMES.get(option, option)


app = typer.Typer(
    name="kickdoor",
    help="Play the Munchkin family of card games; look up rules and cards; run scenarios and saved games.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "token_normalize_func": _current_name},
)
app.add_typer(rules_app, name="rules", help="Show and search the rules, and the tests of each.")
app.add_typer(packs_app, name="packs")
app.add_typer(lab_app, name="lab")
app.add_typer(drawings_app, name="drawings")
app.add_typer(tables_app, name="tables")
app.command()(serve)
app.command()(schema)
app.command()(join)
app.command()(watch)
app.command()(simulate)
app.command()(tournament)
app.command()(balance)
app.command()(analyse)
for group in (packs_app, lab_app):  # its names of earlier versions
    group.command(hidden=True)(balance)


def main(args: Sequence[str] | None = None) -> int:
    """Run a command. Return 0 for success, 1 for a failed check, 2 for bad input, 130 after Ctrl-C."""
    if args is None and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has started it in the background
    code = _run(args)
    if code == 130 and args is None:  # the process ends: one more Ctrl-C must not end that with a traceback
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def _run(args: Sequence[str] | None) -> int:
    command = typer.main.get_command(app)
    try:
        code = command.main(args=args, prog_name="kickdoor", standalone_mode=False)
    except typer.TyperException as error:  # an unknown option, a missing argument …
        return _complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        if not _is_expected(error):
            raise
        return _complain(str(error))
    return code if isinstance(code, int) else 0


def _complain(text: str) -> int:
    print(f"kickdoor: {' '.join(text.split())}", file=sys.stderr)
    return BAD_INPUT


def _is_expected(error: Exception) -> bool:
    """Is it an error in the input? Anything else is our bug and keeps its traceback."""
    from kickdoor import Illegal, KickdoorError, Malformed, Stale

    return isinstance(error, BadInput | KickdoorError | OSError) and not isinstance(error, Illegal | Malformed | Stale)


def _show_version(wanted: bool) -> None:
    if wanted:
        from kickdoor import __version__, engine

        kind = "plain" if str(engine.__file__).endswith(".py") else "compiled"
        typer.echo(f"kickdoor {__version__}, {kind} engine")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def whole(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# ---------------------------------------------------------------- play
Terminal = Annotated[bool, typer.Option("--terminal", show_default=False, help="Play in this terminal.")]
Port = Annotated[int | None, typer.Option(metavar="N", min=0, max=65535, help="In the browser: the port.")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="In the browser: print the address, do not open it.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="Seats in all, yours included: 3 to 6.")]
Bots = Annotated[int | None, typer.Option(metavar="N", help="How many bots play with you: 2 to 5.")]
Strength = Annotated[
    str | None,
    typer.Option(
        "--bot",
        metavar="NAME",
        help="Strength of the bots: random, easy, medium (default) or hard, optionally with a personality "
        "(medium-greedy, -generous, -vengeful), or your own bot as FILE.py:NAME.",
    ),
]
Name = Annotated[str | None, typer.Option(help="Your name.")]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same cards.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to FILE while you play.")]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")]
Partial = Annotated[bool, typer.Option("--partial", help="With --resume: accept a file whose last line is cut off.")]


@app.command()
@takes_rules
def play(
    *,
    terminal: Terminal = False,
    packs: Packs = "classic",
    keep: Keep = 100,
    players: Players = None,
    bots: Bots = None,
    bot: Strength = None,
    name: Name = None,
    seed: Seed = None,
    rules: dict[str, object],
    save: Save = None,
    resume: Resume = None,
    partial: Partial = False,
    port: Port = None,
    no_open: NoOpen = False,
) -> None:
    """Play a game against bots in the browser, or with --terminal in this terminal."""
    from kickdoor.bots import DEFAULT_BOT

    if not terminal:
        given = {"--seed": seed, "--save": save, "--resume": resume, "--partial": partial or None}
        if only := [option for option, value in given.items() if value is not None]:
            raise BadInput(f"{only[0]} is for games in the terminal: add --terminal")
        raise typer.Exit(
            _in_browser(packs, keep, 1 + _bots(players, bots, 4), bot or DEFAULT_BOT, name, rules, port, no_open)
        )
    if port is not None or no_open:
        raise BadInput("--port and --no-open are for the browser: leave out --terminal")
    from kickdoor.terminal.play import PlayOptions
    from kickdoor.terminal.play import play as play_lines

    if resume is not None and save is not None:
        raise BadInput("--resume saves to the same file; leave out --save")
    options = PlayOptions(
        packs=packs_named(packs),
        name="Ana" if name is None else name,
        bots=_bots(players, bots, 3),
        bot=DEFAULT_BOT if bot is None else bot,
        seed=seed,
        rules=rules,
        deck_percent=keep,
        save=save,
        resume=resume,
        partial=partial,
    )
    raise typer.Exit(play_lines(options))


def _in_browser(
    packs: str,
    keep: int,
    seats: int,
    bot: str,
    name: str | None,
    rules: dict[str, object],
    port: int | None,
    no_open: bool,
) -> int:
    from kickdoor import KickdoorError
    from kickdoor.cli.browser import play_in_browser
    from kickdoor.game_setup import check_names
    from kickdoor.packs import builtin_sets
    from kickdoor.protocol.options import Options
    from kickdoor.rules import edition_values, ruleset
    from kickdoor.server.requests import Refused, check_bot

    sets = packs_named(packs)
    if strange := [each for each in sets if each not in builtin_sets()]:
        raise BadInput(f"{strange[0]} is not a built-in set: upload your own packs on the page, or add --terminal")
    try:
        check_names(["Ana", "Bo", "Cy"] if name is None else [name, "Bo ", "Cy "])
        check_bot(bot)
        ruleset(str(rules.get("edition") or sets[0]), {key: rules[key] for key in rules if key != "edition"})
    except (Refused, KickdoorError) as error:
        raise BadInput(str(error)) from error
    preset = edition_values(str(rules.get("edition") or sets[0]))
    changed = {key: value for key, value in rules.items() if key == "edition" or value != preset.get(key)}
    options = Options(tuple(sets), changed, keep, seats, bot)
    return play_in_browser(options, name or "", port=port, opens=not no_open)


def _bots(players: int | None, bots: int | None, usual: int) -> int:
    """SETUP-2."""
    if players is not None and bots is not None and players != bots + 1:
        raise BadInput(f"--players {players} and --bots {bots} do not fit: you are one of the players")
    seats = players if players is not None else usual if bots is None else bots + 1
    if not 3 <= seats <= 6:
        raise BadInput(f"3 to 6 players are needed, not {seats} (SETUP-2)")
    return seats - 1


# ---------------------------------------------------------------- replay
@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (*.kick.jsonl).")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the deal, every action and every digest.")
    ] = False,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="With --verify: the commitment that you saw before the deal.")
    ] = "",
    contribution: Annotated[
        str, typer.Option(metavar="HEX", help="With --verify: your contribution to the deal.")
    ] = "",
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="NAME", help="Show only what this player saw.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show all hands (the default).")] = False,
    partial: Annotated[bool, typer.Option("--partial", help="Accept a last line that is cut off.")] = False,
) -> None:
    """Show a saved game step by step, or verify it."""
    from kickdoor.record.saved import replay_command
    from kickdoor.record.shuffle import Remembered

    if (commitment or contribution) and not verify:
        raise BadInput("--commitment and --contribution need --verify")
    remembered = None
    if commitment or contribution:
        given = contribution.strip().lower()
        remembered = Remembered(commitment.strip().lower(), contribution=given, revealed=bool(given))
    if everything and seat is not None:
        raise BadInput("--seat shows what one player saw, --all everything: choose one")
    raise typer.Exit(replay_command(file, verify=verify, remembered=remembered, to=to, seat=seat, partial=partial))


# ---------------------------------------------------------------- scenario
@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    show: Annotated[
        bool, typer.Option("--show", help="Print after each step who owes what, and what is legal.")
    ] = False,
) -> None:
    """Run scenario files: one line for each, with the first difference if it fails."""
    from kickdoor.record.scenario import ScenarioError, run_file

    code = 0
    for file in _scenario_files(files):
        try:
            result = run_file(file, typer.echo if show else None)
        except ScenarioError as error:
            code = _complain(str(error))
            continue
        typer.echo(f"{'ok' if result.passed else 'FAILED':<8}{result.title}")
        if not result.passed:
            code = max(code, 1)
            for line in result.failure.splitlines():
                typer.echo(f"        {line}")
    raise typer.Exit(code)


def _scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        if not found:
            raise BadInput(f"{path}: no scenario files (*.yaml) in this folder")
        yield from found
