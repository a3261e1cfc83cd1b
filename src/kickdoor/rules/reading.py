"""Reads the package's JSON files into typed values. A wrong type is a bug in our data: it raises a TypeError that says
where it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import cast


class Row:
    """A JSON object whose fields are read with their expected types."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, dict):
            raise TypeError(f"{where}: expected an object")
        self._fields = cast("dict[str, object]", value)
        self._where = where

    def _wrong(self, name: str, expected: str) -> TypeError:
        return TypeError(f"{self._where}.{name}: expected {expected}, found {self._fields.get(name)!r}")

    def has(self, name: str) -> bool:
        return name in self._fields

    def names(self) -> tuple[str, ...]:
        return tuple(self._fields)

    def value(self, name: str) -> object:
        """Return a field of any type."""
        return self._fields.get(name)

    def is_text(self, name: str, expected: str) -> bool:
        return self._fields.get(name) == expected

    def text(self, name: str) -> str:
        value = self._fields.get(name)
        if not isinstance(value, str):
            raise self._wrong(name, "a text")
        return value

    def text_or_none(self, name: str) -> str | None:
        return None if self._fields.get(name) is None else self.text(name)

    def flag(self, name: str) -> bool:
        value = self._fields.get(name)
        if not isinstance(value, bool):
            raise self._wrong(name, "true or false")
        return value

    def flag_or_none(self, name: str) -> bool | None:
        return None if self._fields.get(name) is None else self.flag(name)

    def whole(self, name: str) -> int:
        value = self._fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(name, "a whole number")
        return value

    def whole_or_none(self, name: str) -> int | None:
        return None if self._fields.get(name) is None else self.whole(name)

    def number(self, name: str) -> float:
        value = self._fields.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self._wrong(name, "a number")
        return float(value)

    def items(self, name: str) -> list[object]:
        value = self._fields.get(name, [])
        if not isinstance(value, list):
            raise self._wrong(name, "a list")
        return cast("list[object]", value)

    def texts(self, name: str) -> tuple[str, ...]:
        values = self.items(name)
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(name, "a list of texts")
        return tuple(cast("list[str]", values))

    def lists(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return a list of lists of texts."""
        return tuple(Row({name: each}, self._where).texts(name) for each in self.items(name))

    def row(self, name: str) -> Row:
        return Row(self._fields.get(name, {}), f"{self._where}.{name}")

    def rows(self, name: str) -> list[Row]:
        return [Row(item, f"{self._where}.{name}[{n}]") for n, item in enumerate(self.items(name))]

    def text_map(self) -> Mapping[str, str]:
        return MappingProxyType({name: self.text(name) for name in self._fields})

    def whole_map(self) -> Mapping[str, int]:
        return MappingProxyType({name: self.whole(name) for name in self._fields})


def read(name: str) -> Row:
    """Return the top-level object of `data/<name>.json`."""
    source = files("kickdoor.rules").joinpath("data", f"{name}.json")
    return Row(json.loads(source.read_text(encoding="utf-8")), f"{name}.json")
