"""`kickdoor rules`: shows and searches the catalogue and reports which rules have tests. It never changes anything."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from kickdoor.rules.catalogue import ID_FORM, catalogue, get
from kickdoor.rules.coverage import BadMark, Coverage, scan
from kickdoor.rules.display import print_heading, print_line, show_entry, show_overview, show_search, show_section
from kickdoor.rules.model import Section, UnknownRule

app = typer.Typer(help="Show and search the rules.", add_completion=False, subcommand_metavar="")


@app.callback(invoke_without_command=True, context_settings={"allow_interspersed_args": True})
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORD", help="An ID, a section, or words to search for.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List each rule with the tests that name it.")] = False,
    tests: Annotated[Path, typer.Option("--tests", help="Folder of the tests.")] = Path("tests"),
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="With --coverage: only rules without a test, and counts.")
    ] = False,
) -> None:
    """Show a rule, a section, or the results of a search; without arguments, all sections."""
    out = _console()
    what = " ".join(words or ()).strip()
    if coverage:
        if what:
            _fail("--coverage reports on all rules and takes no ID or word")
        raise typer.Exit(show_coverage(out, tests, quiet=quiet))
    if not what:
        show_overview(out)
    elif ID_FORM.fullmatch(what):
        try:
            show_entry(out, get(what))
        except UnknownRule as error:
            _fail(str(error))
    elif section := catalogue().section(what):
        show_section(out, section)
        show_search(out, what, heading="Found elsewhere", without=section.rules)
    elif not show_search(out, what):
        print(f"nothing found for {what!r}", file=sys.stderr)
        raise typer.Exit(1)


def _console() -> Console:
    """Coloured and wrapped for a terminal; plain, one line each, for a pipe."""
    console = Console(highlight=False, emoji=False)
    console.soft_wrap = not console.is_terminal
    return console


def _fail(message: str) -> NoReturn:
    print(f"kickdoor: {message}", file=sys.stderr)
    raise typer.Exit(2)


def show_coverage(out: Console, folder: Path, *, quiet: bool) -> int:
    """List each rule with its tests. Return 0 if every behavioural rule has one, else 1."""
    if not folder.is_dir():
        _fail(f"no folder of tests at {folder}")
    try:
        found = scan(folder)
    except BadMark as error:
        _fail(str(error))
    book = catalogue()
    bare = found.bare()
    if quiet:
        for rule in bare:
            print_line(out, (f"{rule.id}: no test", "red"), f"  {rule.text}")
    else:
        for section in book.sections:
            _show_section_coverage(out, section, found)
        print_heading(out, "Not behaviour (theme, advice, advertisement)")
        for id, reason in book.not_behavioural.items():
            print_line(out, (id, "cyan"), f"  {reason}")
        out.print()
    total = len(book.behavioural)
    print_line(out, (f"{total - len(bare)} of {total} behavioural rules have a test; {len(bare)} bare", "bold"))
    print_line(out, f"{len(book.not_behavioural)} rules are not behaviour and counted apart")
    answered = sum(bool(found.of(one.id)) for one in book.ambiguities)
    worked = sum(bool(found.of(one.id)) for one in book.examples)
    print_line(
        out, f"also named: {answered} of {len(book.ambiguities)} answers (AMB), {worked} of {len(book.examples)} EX"
    )
    return 1 if bare else 0


def _show_section_coverage(out: Console, section: Section, found: Coverage) -> None:
    rules = [rule for rule in section.rules if rule.id not in catalogue().not_behavioural]
    if not rules:
        return
    proved = sum(bool(found.of(rule.id)) for rule in rules)
    print_heading(out, f"{section.key}: {section.title} ({proved} of {len(rules)})")
    for rule in rules:
        tests = found.of(rule.id)
        if tests:
            print_line(out, (rule.id, "green"), f"  {len(tests)}: {', '.join(tests)}")
        else:
            print_line(out, (rule.id, "red"), ("  no test", "red"), f"  {rule.text}")
