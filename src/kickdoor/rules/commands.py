"""`kickdoor rules`: shows and searches the catalogue and reports which rules have tests. It never changes anything."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NoReturn, assert_never

import typer
from rich.console import Console
from rich.text import Text

from kickdoor.rules.catalogue import EDITIONS, ID_FORM, catalogue, citations, citing, find, get, text_of
from kickdoor.rules.coverage import BadMark, Coverage, scan
from kickdoor.rules.model import Ambiguity, Difference, Entry, Example, Rule, Ruling, Section, TimingRow, UnknownRule
from kickdoor.rules.switches import OPTIONAL

app = typer.Typer(help="Show and search the rules.", add_completion=False, subcommand_metavar="")

_PARTS: Final[Sequence[tuple[type[Entry], str]]] = (
    (Rule, "Rules"),
    (Ambiguity, "Open questions, with our answers"),
    (Ruling, "Rulings"),
    (Difference, "Edition differences"),
    (Example, "Worked examples"),
    (TimingRow, "Timing matrix"),
)


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


def _line(out: Console, *parts: str | tuple[str, str]) -> None:
    out.print(Text.assemble(*parts))


def _heading(out: Console, title: str) -> None:
    out.print()
    _line(out, (title, "bold"))


def show_overview(out: Console) -> None:
    """The sections with their number of rules, then the other parts."""
    book = catalogue()
    _line(out, (f"{len(book.rules)} rules in {len(book.sections)} sections", "bold"))
    for section in book.sections:
        _line(out, (f"{section.key:<10}", "cyan"), f"{len(section.rules):>4}  {section.title}")
    out.print()
    others = (
        (f"AMB-1..{len(book.ambiguities)}", "open questions, with our answers"),
        (f"FAQ-1..{len(book.rulings)}", "rulings"),
        (f"DIFF-1..{len(book.differences)}", "edition differences"),
        ("EX-1..5", f"worked examples ({len(book.examples)} with variants)"),
        (f"MATRIX-1..{len(book.timing)}", "which action is allowed when"),
    )
    for ids, title in others:
        _line(out, (f"{ids:<16}", "cyan"), title)
    out.print()
    _line(
        out,
        f"{len(book.behavioural)} rules are behaviour; {len(book.not_behavioural)} are theme, advice or advertisement.",
    )


def show_section(out: Console, section: Section) -> None:
    """Every rule of one section."""
    _line(out, (f"{section.key}: {section.title}", "bold"))
    for rule in section.rules:
        _line(out, (rule.id, "cyan"), " ", (f"({_sets(rule.sets)})", "dim"), f" {rule.text}")


def _sets(sets: tuple[str, ...]) -> str:
    return "all sets" if sets == EDITIONS else ", ".join(sets)


def show_entry(out: Console, entry: Entry) -> None:
    """One entry in full, with what it cites and what cites it."""
    match entry:
        case Rule():
            _show_rule(out, entry)
        case Ambiguity():
            _line(out, (entry.id, "bold cyan"), f"  {entry.group}")
            _line(out, ("Question: ", "bold"), entry.question)
            _line(out, ("Answer:   ", "bold"), entry.resolution)
            _line(out, ("Reason:   ", "bold"), entry.reason)
            for note in entry.rulings:
                sure = f" ({note.sureness})" if note.sureness else ""
                _line(out, (f"Ruling{sure}: ", "bold"), note.verdict, f": {note.text}" if note.text else "")
        case Ruling():
            _line(out, (entry.id, "bold cyan"), f"  {entry.topic}, sureness {entry.sureness}")
            _line(out, entry.text)
            if entry.not_followed:
                _line(out, ("Not followed: ", "bold"), entry.not_followed)
        case Difference():
            _line(out, (entry.id, "bold cyan"), f"  {entry.topic}")
            for edition, value in entry.editions.items():
                _line(out, (f"  {edition:<16}", "dim"), value)
            if entry.field:
                _line(out, ("Switch: ", "bold"), entry.field)
        case Example():
            _show_example(out, entry)
        case TimingRow():
            _line(out, (entry.id, "bold cyan"), f"  {entry.action}")
            for key, cell in entry.cells.items():
                _line(out, (f"  {catalogue().timing_columns[key]:<34}", "dim"), cell)
        case _:
            assert_never(entry)
    _show_related(out, entry)


def _show_rule(out: Console, rule: Rule) -> None:
    section = catalogue().section(rule.section)
    title = section.title if section else rule.section
    _line(out, (rule.id, "bold cyan"), f"  {title}  ", (f"({_sets(rule.sets)})", "dim"))
    _line(out, rule.text)
    for switch, optional in OPTIONAL:
        if rule.id in optional.rules:
            _line(out, ("Option: ", "bold"), switch.option)
    if reason := catalogue().not_behavioural.get(rule.id):
        _line(out, ("Not behaviour: ", "bold"), reason)


def _show_example(out: Console, example: Example) -> None:
    _line(out, (example.id, "bold cyan"), f"  {example.name}  ", (f"({_sets(example.sets)})", "dim"))
    for line in example.state:
        _line(out, f"  {line}")
    for number, step in enumerate(example.steps, start=1):
        _line(out, f"  {number}. {step.what}: {step.sum}  ", (f"[{step.players} : {step.monsters}]", "bold"))
    for name, value in example.result.items():
        if value:
            _line(out, (f"  {name.replace('_', ' ')}: ", "dim"), value)


def _show_related(out: Console, entry: Entry) -> None:
    cited = [get(id) for id in citations(entry) if id != entry.id]
    if cited:
        _heading(out, "Points to")
        for one in cited:
            _show_short(out, one)
    behind = [one for one in citing(entry.id) if one.id != entry.id and one not in cited]
    for kind, title in _PARTS:
        of_kind = [one for one in behind if type(one) is kind]
        if of_kind:
            _heading(out, f"Cited by: {title}")
            for one in of_kind:
                _show_short(out, one)


def _short(entry: Entry) -> str:
    match entry:
        case Rule() | Ruling():
            return entry.text
        case Ambiguity():
            return f"{entry.question} {entry.resolution}"
        case Difference():
            return f"{entry.topic}: " + "; ".join(f"{edition} {value}" for edition, value in entry.editions.items())
        case Example():
            return entry.name
        case TimingRow():
            return entry.action
        case _:
            assert_never(entry)


def _show_short(out: Console, entry: Entry, *, word: str = "") -> None:
    text = Text(_short(entry))
    if word:
        pattern = r"\s+".join(re.escape(part) for part in word.split())
        if not re.search(pattern, text.plain, re.IGNORECASE):
            text.append(f" … {_around(text_of(entry), pattern)}")
        text.highlight_regex(f"(?i){pattern}", "bold yellow reverse")
    line = Text(f"{entry.id} ", style="cyan")
    line.append_text(Text("", style="default").append_text(text))
    out.print(line)


def _around(text: str, pattern: str) -> str:
    """Return a few words around the first hit."""
    hit = re.search(r"(?:\S+\s+){0,6}\S*" + pattern + r"\S*(?:\s+\S+){0,6}", text, re.IGNORECASE)
    return hit[0] if hit else ""


def show_search(out: Console, word: str, *, heading: str = "", without: Sequence[Entry] = ()) -> bool:
    """Print all entries that contain the word, highlighted. Return False if there are none."""
    hits = [entry for entry in find(word) if entry not in without]
    if hits and heading:
        _heading(out, heading)
    for kind, title in _PARTS:
        of_kind = [entry for entry in hits if type(entry) is kind]
        if of_kind:
            _heading(out, f"{title} ({len(of_kind)})")
            for entry in of_kind:
                _show_short(out, entry, word=word)
    return bool(hits)


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
            _line(out, (f"{rule.id}: no test", "red"), f"  {rule.text}")
    else:
        for section in book.sections:
            _show_section_coverage(out, section, found)
        _heading(out, "Not behaviour (theme, advice, advertisement)")
        for id, reason in book.not_behavioural.items():
            _line(out, (id, "cyan"), f"  {reason}")
        out.print()
    total = len(book.behavioural)
    _line(out, (f"{total - len(bare)} of {total} behavioural rules have a test; {len(bare)} bare", "bold"))
    _line(out, f"{len(book.not_behavioural)} rules are not behaviour and counted apart")
    answered = sum(bool(found.of(one.id)) for one in book.ambiguities)
    worked = sum(bool(found.of(one.id)) for one in book.examples)
    _line(out, f"also named: {answered} of {len(book.ambiguities)} answers (AMB), {worked} of {len(book.examples)} EX")
    return 1 if bare else 0


def _show_section_coverage(out: Console, section: Section, found: Coverage) -> None:
    rules = [rule for rule in section.rules if rule.id not in catalogue().not_behavioural]
    if not rules:
        return
    proved = sum(bool(found.of(rule.id)) for rule in rules)
    _heading(out, f"{section.key}: {section.title} ({proved} of {len(rules)})")
    for rule in rules:
        tests = found.of(rule.id)
        if tests:
            _line(out, (rule.id, "green"), f"  {len(tests)}: {', '.join(tests)}")
        else:
            _line(out, (rule.id, "red"), ("  no test", "red"), f"  {rule.text}")
