"""Prints entries of the catalogue to a console: one rule, a section, search results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, assert_never

from rich.console import Console
from rich.text import Text

from kickdoor.rules.catalogue import EDITIONS, catalogue, citations, citing, find, get, text_of
from kickdoor.rules.model import Ambiguity, CatalogueEntry, Difference, Example, Rule, Ruling, Section, TimingRow
from kickdoor.rules.switches import OPTIONAL

_PARTS: Final[Sequence[tuple[type[CatalogueEntry], str]]] = (
    (Rule, "Rules"),
    (Ambiguity, "Open questions, with our answers"),
    (Ruling, "Rulings"),
    (Difference, "Edition differences"),
    (Example, "Worked examples"),
    (TimingRow, "Timing matrix"),
)


def print_line(out: Console, *parts: str | tuple[str, str]) -> None:
    out.print(Text.assemble(*parts))


def print_heading(out: Console, title: str) -> None:
    out.print()
    print_line(out, (title, "bold"))


def show_overview(out: Console) -> None:
    """Print the sections with their number of rules, then the other parts."""
    book = catalogue()
    print_line(out, (f"{len(book.rules)} rules in {len(book.sections)} sections", "bold"))
    for section in book.sections:
        print_line(out, (f"{section.key:<10}", "cyan"), f"{len(section.rules):>4}  {section.title}")
    out.print()
    others = (
        (f"AMB-1..{len(book.ambiguities)}", "open questions, with our answers"),
        (f"FAQ-1..{len(book.rulings)}", "rulings"),
        (f"DIFF-1..{len(book.differences)}", "edition differences"),
        ("EX-1..5", f"worked examples ({len(book.examples)} with variants)"),
        (f"MATRIX-1..{len(book.timing)}", "which action is allowed when"),
    )
    for ids, title in others:
        print_line(out, (f"{ids:<16}", "cyan"), title)
    out.print()
    print_line(
        out,
        f"{len(book.behavioural)} rules are behaviour; {len(book.not_behavioural)} are theme, advice or advertisement.",
    )


def show_section(out: Console, section: Section) -> None:
    """Print every rule of one section."""
    print_line(out, (f"{section.key}: {section.title}", "bold"))
    for rule in section.rules:
        print_line(out, (rule.id, "cyan"), " ", (f"({_sets(rule.sets)})", "dim"), f" {rule.text}")


def _sets(sets: tuple[str, ...]) -> str:
    return "all sets" if sets == EDITIONS else ", ".join(sets)


def show_entry(out: Console, entry: CatalogueEntry) -> None:
    """Print one entry in full, with what it cites and what cites it."""
    match entry:
        case Rule():
            _show_rule(out, entry)
        case Ambiguity():
            print_line(out, (entry.id, "bold cyan"), f"  {entry.group}")
            print_line(out, ("Question: ", "bold"), entry.question)
            print_line(out, ("Answer:   ", "bold"), entry.resolution)
            print_line(out, ("Reason:   ", "bold"), entry.reason)
            for note in entry.rulings:
                sure = f" ({note.sureness})" if note.sureness else ""
                print_line(out, (f"Ruling{sure}: ", "bold"), note.verdict, f": {note.text}" if note.text else "")
        case Ruling():
            print_line(out, (entry.id, "bold cyan"), f"  {entry.topic}, sureness {entry.sureness}")
            print_line(out, entry.text)
            if entry.not_followed:
                print_line(out, ("Not followed: ", "bold"), entry.not_followed)
        case Difference():
            print_line(out, (entry.id, "bold cyan"), f"  {entry.topic}")
            for edition, value in entry.editions.items():
                print_line(out, (f"  {edition:<16}", "dim"), value)
            if entry.field:
                print_line(out, ("Switch: ", "bold"), entry.field)
        case Example():
            _show_example(out, entry)
        case TimingRow():
            print_line(out, (entry.id, "bold cyan"), f"  {entry.action}")
            for key, cell in entry.cells.items():
                print_line(out, (f"  {catalogue().timing_columns[key]:<34}", "dim"), cell)
        case _:
            assert_never(entry)
    _show_related(out, entry)


def _show_rule(out: Console, rule: Rule) -> None:
    section = catalogue().section(rule.section)
    title = section.title if section else rule.section
    print_line(out, (rule.id, "bold cyan"), f"  {title}  ", (f"({_sets(rule.sets)})", "dim"))
    print_line(out, rule.text)
    for switch, optional in OPTIONAL:
        if rule.id in optional.rules:
            print_line(out, ("Option: ", "bold"), switch.option)
    if reason := catalogue().not_behavioural.get(rule.id):
        print_line(out, ("Not behaviour: ", "bold"), reason)


def _show_example(out: Console, example: Example) -> None:
    print_line(out, (example.id, "bold cyan"), f"  {example.name}  ", (f"({_sets(example.sets)})", "dim"))
    for line in example.state:
        print_line(out, f"  {line}")
    for number, step in enumerate(example.steps, start=1):
        print_line(out, f"  {number}. {step.what}: {step.sum}  ", (f"[{step.players} : {step.monsters}]", "bold"))
    for name, value in example.result.items():
        if value:
            print_line(out, (f"  {name.replace('_', ' ')}: ", "dim"), value)


def _show_related(out: Console, entry: CatalogueEntry) -> None:
    cited = [get(id) for id in citations(entry) if id != entry.id]
    if cited:
        print_heading(out, "Points to")
        for one in cited:
            _show_short(out, one)
    behind = [one for one in citing(entry.id) if one.id != entry.id and one not in cited]
    for kind, title in _PARTS:
        of_kind = [one for one in behind if type(one) is kind]
        if of_kind:
            print_heading(out, f"Cited by: {title}")
            for one in of_kind:
                _show_short(out, one)


def _short(entry: CatalogueEntry) -> str:
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


def _show_short(out: Console, entry: CatalogueEntry, *, word: str = "") -> None:
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
    """Return the first match with a few words around it."""
    hit = re.search(r"(?:\S+\s+){0,6}\S*" + pattern + r"\S*(?:\s+\S+){0,6}", text, re.IGNORECASE)
    return hit[0] if hit else ""


def show_search(out: Console, word: str, *, heading: str = "", without: Sequence[CatalogueEntry] = ()) -> bool:
    """Print all entries that contain the word, highlighted. Return False if there are none."""
    hits = [entry for entry in find(word) if entry not in without]
    if hits and heading:
        print_heading(out, heading)
    for kind, title in _PARTS:
        of_kind = [entry for entry in hits if type(entry) is kind]
        if of_kind:
            print_heading(out, f"{title} ({len(of_kind)})")
            for entry in of_kind:
                _show_short(out, entry, word=word)
    return bool(hits)
