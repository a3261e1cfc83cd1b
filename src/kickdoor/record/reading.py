"""Reads the values of a scenario file with their expected types. Errors say FILE:LINE."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Malformed
from kickdoor.packs.yaml_source import Listed, Mapped
from kickdoor.record import notation
from kickdoor.record.errors import ScenarioError


@dataclass(frozen=True, slots=True)
class Named:
    """A card as named in a file: any copy, or with `#n` a certain one."""

    text: str
    copies: tuple[CardId, ...]
    line: int

    @property
    def numbered(self) -> bool:
        return "#" in self.text


@dataclass(frozen=True, slots=True)
class Value:
    """A value in a file, with its place."""

    file: str
    line: int
    path: str  # for messages, such as `players.Aric.level`
    raw: Any

    def refuse(self, text: str) -> NoReturn:
        place = f"{self.path}: " if self.path else ""
        raise ScenarioError(" ".join(f"{self.file}:{self.line}: {place}{text}".split()))

    def expected(self, what: str) -> NoReturn:
        raw = self.raw
        said = {dict: "a mapping", list: "a list", bool: str(raw).lower(), type(None): "nothing"}
        kind = next((word for of, word in said.items() if isinstance(raw, of)), repr(cast(object, raw)))
        self.refuse(f"{what} expected, not {kind}")

    # ------------------------------------------------------------ mappings and lists
    def entries(self) -> Iterator[tuple[str, Value]]:
        """Yield the keys and values of a mapping, which may be empty."""
        if self.raw is None:
            return
        if not isinstance(self.raw, Mapped):
            self.expected("a mapping")
        for key, raw in self.raw.items():
            path = f"{self.path}.{key}" if self.path else key
            yield key, Value(self.file, self.raw.lines.get(key, self.line), path, raw)

    def known(self, keys: Iterable[str]) -> dict[str, Value]:
        """Return a mapping that may have only these keys."""
        found = dict(self.entries())
        known = tuple(keys)
        for key, value in found.items():
            if key not in known:
                near = notation.nearest(key, known) or f"; known: {', '.join(known)}"
                Value(self.file, value.line, self.path, None).refuse(f"unknown key {key!r}{near}")
        return found

    def items(self) -> list[Value]:
        if not isinstance(self.raw, Listed):
            self.expected("a list")
        return [Value(self.file, self.raw.lines.get(i, self.line), self.path, raw) for i, raw in enumerate(self.raw)]

    # ------------------------------------------------------------ single values
    def text(self, what: str) -> str:
        if not isinstance(self.raw, str) or not self.raw.strip():
            self.expected(what)
        return self.raw

    def whole(self, what: str = "a whole number") -> int:
        if not isinstance(self.raw, int) or isinstance(self.raw, bool):
            self.expected(what)
        return self.raw

    def flag(self) -> bool:
        if not isinstance(self.raw, bool):
            self.expected("true or false")
        return self.raw

    def one_of(self, words: Iterable[str], what: str) -> str:
        known = tuple(words)
        word = self.text(what)
        if word not in known:
            near = notation.nearest(word, known) or f"; known: {', '.join(known)}"
            self.refuse(f"{word!r} is not {what}{near}")
        return word

    # ------------------------------------------------------------ players and cards
    def seat(self, state: State) -> Seat:
        name = self.text("a player's name")
        try:
            return notation.seat_of(state, name)
        except Malformed as error:
            self.refuse(str(error))

    def card(self, state: State) -> Named:
        name = self.text("a card's name")
        try:
            return Named(name, notation.copies_of(state, name), self.line)
        except Malformed as error:
            self.refuse(str(error))

    def cards(self, state: State) -> list[Named]:
        return [value.card(state) for value in self.items()]
