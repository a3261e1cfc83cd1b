"""The rules as HTTP calls return them, and the chapters that are about a card. No game logic."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, assert_never

from kickdoor.packs import Pack
from kickdoor.packs.names import is_map
from kickdoor.protocol import calls
from kickdoor.rules import (
    Ambiguity,
    CatalogueEntry,
    Difference,
    Example,
    Rule,
    Ruling,
    TimingRow,
    catalogue,
    citations,
    citing,
)
from kickdoor.rules.catalogue import text_of

# The chapters for each kind of card. Identity cards are missing here: their chapter has the name of their kind.
CHAPTERS: Final = {
    "monster": ("COMBAT", "MULTI", "RUN", "REWARD"),
    "enhancer": ("ENHANCE", "COMBAT"),
    "curse": ("CURSE",),
    "item": ("ITEM", "SLOT", "SELL", "TRADE"),
    "upgrade": ("ITEM", "SELL"),
    "oneshot": ("ONESHOT", "SELL"),
    "level_up": ("GUAL", "LEVEL"),
    "companion": ("HIRE",),
    "special": ("TIMING", "CONFLICT"),
}


@cache
def whole() -> tuple[calls.AnyRule, ...]:
    return tuple(entry_info(entry) for entry in catalogue().entries())


def entry_info(entry: CatalogueEntry) -> calls.AnyRule:
    cites = tuple(id for id in citations(entry) if id != entry.id)
    cited_by = tuple(other.id for other in citing(entry.id) if other.id != entry.id)
    head = (entry.id, text_of(entry), cites, cited_by)
    match entry:
        case Rule():
            chapter = catalogue().section(entry.section)
            title = chapter.title if chapter else entry.section
            return calls.RuleInfo(*head, entry.section, title, entry.sets, entry.inferred)
        case Ambiguity():
            notes = tuple(calls.DoubtNote(note.verdict, note.sureness or "", note.text) for note in entry.rulings)
            return calls.DoubtInfo(*head, entry.group, entry.question, entry.resolution, entry.reason, notes)
        case Ruling():
            return calls.RulingInfo(*head, entry.topic, entry.sureness)
        case Difference():
            return calls.DifferenceInfo(*head, entry.topic, dict(entry.editions), entry.field or "")
        case Example():
            steps = tuple(calls.ExampleStep(step.what, step.sum, step.players, step.monsters) for step in entry.steps)
            return calls.ExampleInfo(*head, entry.name, entry.sets, entry.state, steps, dict(entry.result))
        case TimingRow():
            columns = catalogue().timing_columns
            moments = {columns[key]: cell for key, cell in entry.cells.items()}
            return calls.TimingInfo(*head, entry.action, moments)
        case _:
            assert_never(entry)


def chapters_about(pack: Pack, card: dict[str, Any]) -> tuple[str, ...]:
    """Return the ids of the chapters about this card, the most relevant first."""
    kind = str(card["kind"])
    found = [kind.upper()] if kind in pack.identities else [*CHAPTERS[kind]]
    if kind == "companion" and pack.edition == "fu":
        found = ["MOOK"]
    if card.get("play_when") == "as_identity":
        found.insert(0, "SUPER")
    if kind == "special" and any(use.get("when") == "combat" for use in card.get("uses", ())):
        found.insert(0, "INTERFERE")
    if any(rule.get("rule") == "free_use" for rule in card.get("always", ()) if is_map(rule)):
        found.insert(0, "CHEAT")
    if card.get("size") == "big":
        found.insert(1, "BIG")
    if kind == "monster" and card.get("tags"):
        found.append("TRIBE")
    return tuple(key for key in found if catalogue().section(key))
