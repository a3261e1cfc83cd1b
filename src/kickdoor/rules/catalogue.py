"""The catalogue of rules, loaded once: look up by ID, search by word, follow citations. It has no game logic."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, assert_never, cast

from kickdoor.rules.model import (
    Ambiguity,
    CatalogueEntry,
    Difference,
    Example,
    Expectation,
    Rule,
    Ruling,
    RulingNote,
    Section,
    Step,
    Sureness,
    TimingRow,
    UnknownRule,
)
from kickdoor.rules.reading import Row, read
from kickdoor.rules.references import cited

EDITIONS: Final = read("editions").row("editions").names()
_SURENESS: Final[Mapping[str, Sureness]] = {"A": "A", "B": "B", "C": "C", "D": "D"}
ID_FORM: Final = re.compile(r"([A-Za-z]+)-(\d+)([A-Za-z]?)")


@dataclass(frozen=True)
class Catalogue:
    """Every part of the rules as data, in reading order."""

    sections: tuple[Section, ...]
    ambiguities: tuple[Ambiguity, ...]
    rulings: tuple[Ruling, ...]
    differences: tuple[Difference, ...]
    examples: tuple[Example, ...]
    timing_columns: Mapping[str, str]
    timing: tuple[TimingRow, ...]
    not_behavioural: Mapping[str, str]
    by_id: Mapping[str, CatalogueEntry]  # folded ID -> entry

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)

    @property
    def behavioural(self) -> tuple[Rule, ...]:
        return tuple(rule for rule in self.rules if rule.id not in self.not_behavioural)

    def entries(self) -> Iterator[CatalogueEntry]:
        return iter(self.by_id.values())

    def section(self, key: str) -> Section | None:
        return next((section for section in self.sections if section.key == key.upper()), None)


def text_of(entry: CatalogueEntry) -> str:
    """Return all words of an entry except its ID, for searching and finding citations."""
    match entry:
        case Rule():
            return entry.text
        case Ruling():
            return f"{entry.text} {entry.not_followed}".strip()
        case Ambiguity():
            notes = [note.text for note in entry.rulings if note.text]
            return " ".join([entry.question, entry.resolution, entry.reason, *notes])
        case Difference():
            return " ".join([entry.topic, *entry.editions.values()])
        case Example():
            steps = [part for step in entry.steps for part in (step.what, step.sum)]
            return " ".join([entry.name, *entry.state, *steps])
        case TimingRow():
            return " ".join([entry.action, *entry.cells.values()])
        case _:
            assert_never(entry)


def citations(entry: CatalogueEntry) -> tuple[str, ...]:
    """Return the IDs that an entry refers to, in its list of rules or in its text."""
    listed = () if isinstance(entry, Rule | Ruling | Ambiguity) else entry.rules
    return tuple(dict.fromkeys((*listed, *cited(text_of(entry)))))


def citing(id: str) -> tuple[CatalogueEntry, ...]:
    """Return the entries that refer to this one."""
    return _citing().get(get(id).id, ())


def get(id: str) -> CatalogueEntry:
    """Return the entry with this ID, ignoring case. Raises UnknownRule, which suggests the nearest one."""
    entry = catalogue().by_id.get(id.casefold())
    if entry is None:
        raise UnknownRule(id, nearest(id))
    return entry


@cache
def native(ids: tuple[str, ...], editions: frozenset[str]) -> tuple[str, ...]:
    """Return the cited rules, each once, as they are in these editions: a rule of another edition is replaced by its
    counterpart, or left out if there is none. If nothing remains, CARDS-12 is cited: the cards decide. Rulings and
    ambiguities belong to every edition.
    """
    sets = {rule.id: rule.sets for rule in catalogue().rules}
    groups = read("citations").row("counterparts").lists("groups")

    def belongs(id: str) -> bool:
        return id not in sets or not editions.isdisjoint(sets[id])

    found: list[str] = []
    for id in ids:
        if belongs(id):
            found.append(id)
        else:
            found += [other for group in groups if id in group for other in group if belongs(other)][:1]
    return tuple(dict.fromkeys(found)) or ("CARDS-12",)


def get_rule(id: str) -> Rule:
    """Like `get`, but for numbered rules only."""
    entry = get(id)
    if not isinstance(entry, Rule):
        raise UnknownRule(id, nearest(id, rules_only=True))
    return entry


def find(word: str) -> tuple[CatalogueEntry, ...]:
    """Return every entry whose text contains the word or phrase, ignoring case."""
    wanted = " ".join(word.casefold().split())
    if not wanted:
        return ()
    return tuple(entry for entry in catalogue().entries() if wanted in text_of(entry).casefold())


def is_behavioural(id: str) -> bool:
    """Does the rule affect the game? Pure theme, advice or advertisement does not."""
    return get_rule(id).id not in catalogue().not_behavioural


def nearest(id: str, *, rules_only: bool = False) -> str:
    """Return the known ID closest to a wrong one: the closest section, then the closest number in it."""
    known = [entry.id for entry in catalogue().entries() if isinstance(entry, Rule) or not rules_only]
    keys = list(dict.fromkeys(one.partition("-")[0] for one in known))
    form = ID_FORM.fullmatch(id.strip())
    key = difflib.get_close_matches((form[1] if form else id).upper(), keys, n=1, cutoff=0.0)[0]
    number = int(form[2][:9]) if form else 1
    return min((one for one in known if one.startswith(f"{key}-")), key=lambda one: abs(_number(one) - number))


def _number(id: str) -> int:
    form = ID_FORM.fullmatch(id)
    return int(form[2]) if form else 0


@cache
def _citing() -> Mapping[str, tuple[CatalogueEntry, ...]]:
    found: dict[str, list[CatalogueEntry]] = {}
    for entry in catalogue().entries():
        for id in citations(entry):
            found.setdefault(id, []).append(entry)
    return {id: tuple(entries) for id, entries in found.items()}


@cache
def catalogue() -> Catalogue:
    """Return the catalogue, read from the package's data files at the first call."""
    sections = _sections()
    ambiguities = tuple(_ambiguity(row) for row in read("ambiguities").rows("ambiguities"))
    rulings = tuple(_ruling(row) for row in read("faq").rows("rulings"))
    differences = tuple(_difference(row) for row in read("differences").rows("differences"))
    examples = tuple(_example(row) for row in read("examples").rows("examples"))
    matrix = read("timing")
    timing = tuple(_timing(row) for row in matrix.rows("rows"))
    entries: list[CatalogueEntry] = [rule for section in sections for rule in section.rules]
    entries += [*ambiguities, *rulings, *differences, *examples, *timing]
    by_id = {entry.id.casefold(): entry for entry in entries}
    if len(by_id) != len(entries):
        raise ValueError("an ID occurs twice in the catalogue")
    return Catalogue(
        sections=sections,
        ambiguities=ambiguities,
        rulings=rulings,
        differences=differences,
        examples=examples,
        timing_columns=matrix.row("columns").text_map(),
        timing=timing,
        not_behavioural=read("not_behavioural").row("not_behavioural").text_map(),
        by_id=MappingProxyType(by_id),
    )


def _sections() -> tuple[Section, ...]:
    rules: dict[str, list[Rule]] = {}
    for row in read("rules").rows("rules"):
        rule = _rule(row)
        rules.setdefault(rule.section, []).append(rule)
    sections = tuple(
        Section(key=row.text("key"), title=row.text("title"), rules=tuple(rules.pop(row.text("key"))))
        for row in read("sections").rows("sections")
    )
    if rules:
        raise ValueError(f"rules without a section: {', '.join(rules)}")
    return sections


def _sets(row: Row) -> tuple[str, ...]:
    sets = row.texts("sets")
    unknown = [name for name in sets if name not in EDITIONS]
    if unknown:
        raise ValueError(f"{row.text('id')}: unknown edition {unknown[0]}")
    return sets


def _rule(row: Row) -> Rule:
    id = row.text("id")
    return Rule(
        id=id,
        section=id.partition("-")[0],
        sets=EDITIONS if row.is_text("sets", "all") else _sets(row),
        text=row.text("text"),
        inferred=row.has("inferred") and row.flag("inferred"),
    )


def _sureness(row: Row) -> Sureness:
    return _SURENESS[row.text("sureness")]


def _ambiguity(row: Row) -> Ambiguity:
    notes = tuple(
        RulingNote(
            verdict=note.text("verdict"),
            sureness=_sureness(note) if note.has("sureness") else None,
            text=note.text("text") if note.has("text") else "",
        )
        for note in row.rows("rulings")
    )
    return Ambiguity(
        id=row.text("id"),
        group=row.text("group"),
        question=row.text("question"),
        resolution=row.text("resolution"),
        reason=row.text("reason"),
        rulings=notes,
    )


def _ruling(row: Row) -> Ruling:
    return Ruling(
        id=row.text("id"),
        topic=row.text("topic"),
        sureness=_sureness(row),
        text=row.text("text"),
        not_followed=row.text_or_none("not_followed") or "",
    )


def _difference(row: Row) -> Difference:
    return Difference(
        id=row.text("id"),
        topic=row.text("topic"),
        editions=row.row("editions").text_map(),
        field=row.text_or_none("field"),
        rules=row.texts("rules"),
    )


def _example(row: Row) -> Example:
    steps = tuple(
        Step(what=one.text("what"), sum=one.text("sum"), players=one.text("players"), monsters=one.text("monsters"))
        for one in row.rows("steps")
    )
    result = row.row("result")
    levels = ", ".join(f"{name} {change}" for name, change in result.row("levels").text_map().items())
    told = {name: levels if name == "levels" else result.text(name) for name in result.names()}
    return Example(
        id=row.text("id"),
        name=row.text("name"),
        sets=_sets(row),
        state=row.texts("state"),
        steps=steps,
        result=MappingProxyType(told),
        expect=_expectation(row.row("expect")),
        rules=row.texts("rules"),
    )


def _expectation(row: Row) -> Expectation:
    return Expectation(
        totals=tuple(cast("tuple[int, int]", tuple(cast("list[int]", pair))) for pair in row.items("totals")),
        formula=row.text("formula") if row.has("formula") else "",
        win=row.flag_or_none("win"),
        tie_win=row.flag_or_none("tie_win"),
        level_before=row.row("level_before").whole_map(),
        level_after=row.row("level_after").whole_map(),
        treasures=row.whole_or_none("treasures"),
        drawn_by=row.text_or_none("drawn_by"),
        face_up=row.flag_or_none("face_up"),
        picks=tuple(cast("tuple[str, int]", tuple(cast("list[object]", pair))) for pair in row.items("picks")),
        discarded_after=row.texts("discarded_after"),
        reaction_seconds=row.number("reaction_seconds"),
    )


def _timing(row: Row) -> TimingRow:
    return TimingRow(
        id=row.text("id"), action=row.text("action"), cells=row.row("cells").text_map(), rules=row.texts("rules")
    )
