"""What is odd about the data of a pack: what can never happen, what nobody can use, what was forgotten.

Works on what is written; whether games run with it is seen by playing them (kickdoor.lab.trial_games).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal

from kickdoor.authoring.reach import Reach, cards_of_set
from kickdoor.cardtext.card_text import card_text
from kickdoor.engine.model.ids import DOOR
from kickdoor.packs.compiler import compile_library
from kickdoor.packs.errors import Message, PackError
from kickdoor.packs.loader import Pack, builtin_sets, load_pack
from kickdoor.packs.names import is_list, is_map, listed, slug
from kickdoor.packs.yaml_source import line_of

Severity = Literal["error", "warning", "note"]
LONGEST: Final = 220  # characters of text that fit a card
PLAYERS: Final = 6
FIRST_HAND: Final = 4  # SETUP-4: of each deck


@dataclass(frozen=True, slots=True)
class Finding:
    file: str
    line: int
    card: str  # empty: the pack as a whole
    severity: Severity
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.card, self.severity, self.text) if part)


def lint_path(path: str | Path) -> tuple[Pack | None, list[Finding]]:
    """The pack, if it loads, and everything odd about it. Raises PackError for what cannot be read at all."""
    try:
        pack = load_pack(path, lines=True)
        compile_library([pack, *beside(pack)])
    except PackError as error:
        if error.unreadable:
            raise
        return None, [_finding(line) for line in error.errors]
    return pack, lint(pack)


def lint_mix(paths: Sequence[str]) -> tuple[tuple[Pack, ...], list[Finding]]:
    """The packs of a mix, and why they cannot be played together or get in each other's way."""
    packs = tuple(load_pack(path) for path in paths)
    try:
        compile_library(packs)
    except PackError as error:
        return packs, [_finding(line) for line in error.errors]
    return packs, list(_two_identities(packs))


def _two_identities(packs: Sequence[Pack]) -> Iterator[Finding]:
    """Find one name for identities of two kinds: a player with one would count as the other."""
    kinds: dict[str, tuple[str, str]] = {}
    for pack in packs:
        for card, place in zip(pack.cards, pack.places, strict=True):
            if card["kind"] in pack.identities:
                name = str(card["name"])
                kind, other = kinds.setdefault(slug(name), (card["kind"], pack.id))
                if kind != card["kind"]:
                    text = f"a {card['kind']} here, a {kind} in {other}: a player with one counts as the other, too"
                    yield Finding(place.file, place.line, name, "warning", text)


def mixes_of(paths: Sequence[str], *, least: int = 2) -> list[tuple[str, ...]]:
    """Every mix of two (or `least`) and more of these, in their order, the small ones first."""
    return [mix for size in range(least, len(paths) + 1) for mix in combinations(paths, size)]


def _finding(line: str) -> Finding:
    if not isinstance(line, Message):
        return Finding("", 0, "", "error", line)
    file, _, number = line.place.rpartition(":")
    return Finding(*((file, int(number)) if number.isdigit() else (line.place, 0)), line.card, "error", line.text)


def beside(pack: Pack) -> list[Pack]:
    """The sets without which a pack cannot be compiled."""
    return [load_pack(name) for name in pack.words("needs") if name in builtin_sets() and name != pack.id]


def lint(pack: Pack) -> list[Finding]:
    return sorted(Linter(pack).findings(), key=lambda found: (found.file, found.line))


class Linter:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.reach = Reach(pack)

    def findings(self) -> Iterator[Finding]:
        yield from self.decks()
        yield from self.header()
        for card, place in zip(self.pack.cards, self.pack.places, strict=True):
            for severity, text, path in self.card(card):
                yield Finding(place.file, _line(card, path, place.line), str(card["name"]), severity, text)

    # ------------------------------------------------------------ the whole
    def of_header(self, key: str, severity: Severity, text: str) -> Finding:
        return Finding(self.pack.file, line_of(self.pack.header, key, 1), "", severity, text)

    def decks(self) -> Iterator[Finding]:
        """SETUP-4: six players need four cards of each."""
        doors, treasures = sizes(self.pack)
        least = PLAYERS * FIRST_HAND
        for count, name in ((doors, "Doors"), (treasures, "Treasures")):
            if count < least and not self.pack.words("needs"):
                yield self.of_header(
                    "id",
                    "warning",
                    f"{count} {name} are too few to deal {PLAYERS} players ({least} needed): play it beside another"
                    " set, or say so with `needs`",
                )

    def header(self) -> Iterator[Finding]:
        pack, used = self.pack, Used(self.pack)
        kinds = [card["kind"] for card in pack.cards]
        for tag in pack.words("tags"):
            if tag not in used.tags:
                yield self.of_header("tags", "warning", f"no card has or asks for the tag {tag!r}")
            elif tag not in used.carried and tag not in used.granted:
                yield self.of_header("tags", "warning", f"no card has the tag {tag!r}")
        for tribe in pack.words("tribes"):
            if not any(card["kind"] == "monster" and tribe in card.get("tags", []) for card in pack.cards):
                yield self.of_header("tribes", "warning", f"no monster belongs to the tribe {tribe!r}")
        for tag in pack.words("lends"):
            if not any(card["kind"] == "item" and tag in card.get("tags", []) for card in pack.cards):
                yield self.of_header("lends", "warning", f"no Item has the tag {tag!r}, so none can be lent")
        for kind, data in pack.identities.items():
            if kind not in kinds:
                yield self.of_header("identities", "warning", f"there is no {kind} card")
            if not data["limit"]:
                yield self.of_header("identities", "error", f"nobody may have a {kind}: its limit is 0")
        for slot in pack.header.get("slots", {}):
            if slot not in used.slots:
                yield self.of_header("slots", "warning", f"no card fills or asks for the slot {slot!r}")
        for word in pack.words("knows"):
            if word not in used.words:
                yield self.of_header("knows", "warning", f"no card names {word!r}")
        if "companion_word" in pack.header and "companion" not in kinds:
            yield self.of_header("companion_word", "warning", "there is no companion card")
        if "curse_word" in pack.header and "curse" not in kinds:
            yield self.of_header("curse_word", "warning", "there is no curse card")

    # ------------------------------------------------------------ one card
    def card(self, card: dict[str, Any]) -> Iterator[tuple[Severity, str, Sequence[str | int]]]:
        length = card_text(self.pack, card).length
        if length > LONGEST:
            yield "warning", f"its text has {length} characters; about {LONGEST} fit a card", ()
        yield from self.reach.impossible(card)


def _line(card: dict[str, Any], path: Sequence[str | int], line: int) -> int:
    """The line of a part of a card."""
    part: Any = card
    for key in path:
        line = line_of(part, key, line)
        part = part[key]
    return line


def sizes(pack: Pack) -> tuple[int, int]:
    """How many Doors and Treasures."""
    library = compile_library([pack, *beside(pack)])
    decks = [card.deck for card in library.defs if card.pack == pack.id for _ in range(card.count)]
    return decks.count(DOOR), len(decks) - decks.count(DOOR)


class Used:
    """Which of a pack's own words its cards use."""

    def __init__(self, pack: Pack) -> None:
        self.tags: set[str] = {*pack.words("tribes"), *pack.words("lends")}
        self.carried: set[str] = set()
        self.granted: set[str] = set()
        self.slots: set[str] = set()
        self.words: set[str] = set()
        for card in pack.cards:
            self.carried.update(card.get("tags", []))
            self.look(card)
        self.tags |= self.carried

    def look(self, value: Any) -> None:
        if is_map(value):
            for key, part in value.items():
                if key in ("tag", "tags"):
                    self.tags.update(listed(part))
                elif key == "counts_as":
                    self.granted.add(part)
                    self.tags.add(part)
                elif key == "slot":
                    self.slots.update(listed(part))
                self.look(part)
        elif is_list(value):
            for part in value:
                self.look(part)
        elif isinstance(value, str):
            self.words.add(value)


def same_names(pack: Pack) -> Iterator[Finding]:
    """Cards that a set which comes with kickdoor has too: in a mixed game there are more of them. Those sets themselves
    share cards on purpose.
    """
    for name in () if pack.id in builtin_sets() else builtin_sets():
        known = {slug(str(card["name"])) for card in cards_of_set(name)}
        for card, place in zip(pack.cards, pack.places, strict=True):
            if slug(str(card["name"])) in known:
                yield Finding(place.file, place.line, str(card["name"]), "note", f"the set {name} has this card too")
