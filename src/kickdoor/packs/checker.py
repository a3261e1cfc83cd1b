"""The ground of the schema: where we are in a card, plain values, words and records. Knows no grammar."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, assert_never

from kickdoor.packs import vocabulary
from kickdoor.packs.errors import message
from kickdoor.packs.names import is_list, is_map, listed
from kickdoor.packs.vocabulary import BOUNDS, SHAPES, Table, shapes
from kickdoor.packs.yaml_source import line_of

NEW_WORD: Final = r"[a-z][a-z0-9_-]{0,39}"


# Where a word is declared that is neither the vocabulary's nor near another one.
_DECLARED: Final = {
    "slot": "; declare it in the header, under `slots`",
    "tag": "; declare it in the header, under `tags`",
    "kind": "; declare a kind of identity in the header, under `identities`",
    "limit": "; declare a kind of identity in the header, under `identities`",
    "trait": "; list what another pack has in the header, under `knows`",
    "card": "; list what another pack has in the header, under `knows`",
}


@dataclass(slots=True)
class DeclaredWords:
    """The words that a pack itself brings: declared in its header, or the names of its cards."""

    identities: Mapping[str, Any] = field(default_factory=dict[str, Any])
    slots: Sequence[str] = ()
    tags: Sequence[str] = ()
    traits: Mapping[str, None] = field(default_factory=dict[str, None])
    slugs: Mapping[str, None] = field(default_factory=dict[str, None])


class Checker:
    """Collects errors; each says file, line, card, path and the nearest known word."""

    def __init__(self, known: DeclaredWords, *, file: str = "") -> None:
        self.known = known
        self.file = file
        self.line = 0
        self.card = ""
        self.path: list[str | int] = []
        self.errors: list[str] = []
        self.used: dict[tuple[str, str], None] = {}  # (noun, word) in order of appearance
        self.types: dict[str, Callable[[Any], object]] = {}

    # ------------------------------------------------------------ saying what is wrong
    def error(self, text: str, near: str | None = None) -> None:
        path = "/".join(map(str, self.path))
        self.errors.append(message(text, file=self.file, line=self.line, card=self.card, path=path, near=near))

    def unknown(self, noun: str, word: object, known: Iterable[str]) -> None:
        words = [each for each in known if not each.startswith("<")]
        near = difflib.get_close_matches(str(word), words, 1) if isinstance(word, str) else []
        if isinstance(word, str):
            hint = "" if near else _DECLARED.get(noun, "")
            self.error(f"unknown {noun} {word!r}{hint}", near[0] if near else None)
        else:
            self.error(f"{shown(word)} where a {noun} belongs")

    @contextmanager
    def at(self, key: str | int, parent: object) -> Generator[None, None, None]:
        outer = self.line
        self.line = line_of(parent, key, outer)
        self.path.append(key)
        try:
            yield
        finally:
            self.path.pop()
            self.line = outer

    # ------------------------------------------------------------ dispatch
    def check(self, takes: str, value: Any) -> None:
        if takes in self.types:
            self.types[takes](value)
        elif takes in SHAPES:
            self.shaped(SHAPES[takes], value)
        elif takes in vocabulary.LISTS:
            self.word(takes, value)
        else:
            self.record(takes, value, vocabulary.RECORDS[takes])

    def word(self, noun: str, value: object, table: Table | None = None) -> bool:
        known = vocabulary.NOUNS[noun] if table is None else table
        if not isinstance(value, str) or value not in known or value.startswith("<"):
            self.unknown(noun, value, known)
            return False
        self.used[home(noun, value), value] = None
        return True

    def record(self, noun: str, value: Any, table: Table) -> bool:
        """A mapping whose keys are all words of the table; each value by its type."""
        if not is_map(value) or not value:
            self.error(f"{noun}: a mapping expected, not {shown(value)}")
            return False
        for key, word in table.items():
            if word.need and key not in value:
                self.error(f"{noun} lacks {key!r}")
        for key, part in value.items():
            with self.at(key, value):
                if self.word(noun, key, table):
                    self.check(table[key].takes, part)
        return True

    def shaped(self, shape: shapes.Shape, value: Any) -> None:
        """A value of a plain type."""
        match shape:
            case shapes.Whole():
                self.whole(value, shape.low, shape.high)
            case shapes.Text():
                self.text(value, shape.most)
            case shapes.Exactly():
                if type(value) is not type(shape.value) or value != shape.value:
                    self.error(f"only `{str(shape.value).lower()}` may stand here, not {shown(value)}")
            case shapes.Flag():
                if not isinstance(value, bool):
                    self.error(f"true or false expected, not {shown(value)}")
            case shapes.NewWord():
                self.new_word(value)
            case shapes.OneOf():
                self.known_word(shape.noun, value, shape.words)
            case shapes.Some():
                self.some(value, lambda part: self.check(shape.of, part))
            case shapes.Each():
                self.each(value, lambda part: self.check(shape.of, part), shape.low, shape.high)
            case shapes.Keyed():
                self.keyed(shape, value)
            case _:
                assert_never(shape)
        if isinstance(shape, shapes.Some | shapes.Each) and shape.unique:
            self.unique(shape.unique, value)

    def keyed(self, shape: shapes.Keyed, value: Any) -> None:
        if not is_map(value) or len(value) > shape.most:
            self.error(f"a mapping of up to {shape.most} {shape.noun} expected")
            return
        for key, part in value.items():
            with self.at(key, value):
                self.new_word(key)
                self.check(shape.of, part)

    def each(self, value: Any, check: Callable[[Any], object], low: int = 1, high: int = 64) -> bool:
        """A list of so many entries, each checked."""
        if not is_list(value) or not low <= len(value) <= high:
            self.error(f"a list of {low} to {high} entries expected" if low else f"a list of up to {high} expected")
            return False
        for index, part in enumerate(value):
            with self.at(index, value):
                check(part)
        return True

    def some(self, value: Any, check: Callable[[Any], object]) -> None:
        """One word, or a list of words."""
        if is_list(value):
            self.each(value, check)
        else:
            check(value)

    # ------------------------------------------------------------ plain values
    def whole(self, value: Any, low: int, high: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.error(f"{shown(value)} is not a whole number from {low:,} to {high:,}")

    def text(self, value: Any, most: int = BOUNDS["name"]) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            self.error(f"the number {value} where a name belongs (put it in quotes if it is one)")
        elif not isinstance(value, str) or not 0 < len(value) <= most or not value.isprintable():
            self.error(f"{shown(value)} is not a printable text of 1 to {most} characters")
        elif value != value.strip() or any(sign in value for sign in '[]{}#"'):
            self.error(f'{value!r}: no blanks at its ends and none of [ ] {{ }} # " in it')

    def new_word(self, value: Any) -> None:
        if not isinstance(value, str) or not re.fullmatch(NEW_WORD, value):
            self.error(f"{value!r} is not a word of small letters, digits and _")

    def known_word(self, noun: str, value: Any, known: Iterable[str]) -> None:
        """A word that the pack itself brings."""
        if not isinstance(value, str) or value not in known:
            self.unknown(noun, value, known)

    def unique(self, noun: str, value: Any) -> None:
        entries = listed(value)
        if len(set(map(str, entries))) != len(entries):
            self.error(f"a {noun} is named twice")


def home(noun: str, word: str) -> str:
    """The noun whose table has the word: selections take the words of filters, and the reverse."""
    return next((each for each in (noun, "filter", "cards") if word in vocabulary.NOUNS.get(each, {})), noun)


def shown(value: object) -> str:
    """A value of a pack in a message: short, whatever it is."""
    if value is None:
        return "nothing"
    if is_map(value):
        return "a mapping"
    if is_list(value):
        return "a list"
    if isinstance(value, bool):
        return str(value).lower()
    text = repr(value) if isinstance(value, str) else f"the number {value}"
    return text if len(text) <= 40 else text[:37] + "…"
