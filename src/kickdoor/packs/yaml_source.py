"""YAML to plain data with line numbers. Takes a small part of YAML only: no aliases, no tags, no duplicate keys.

Scalars without quotes are whole numbers, true, false or text: `on`, `yes`, `1:30` and dates are text like any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn, cast

import yaml

from kickdoor.packs import vocabulary
from kickdoor.packs.errors import PackError, message

WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})")
PLAIN: Final[dict[str, object]] = {"true": True, "false": False, "null": None, "~": None, "": None}


class Mapped(dict[str, Any]):
    """A mapping that knows in which line each of its keys stands."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str | int, int] = {}


class Listed(list[Any]):
    """A list that knows in which line each of its entries stands."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str | int, int] = {}


def line_of(value: object, key: str | int, default: int) -> int:
    return value.lines.get(key, default) if isinstance(value, Mapped | Listed) else default


def events_of(text: str) -> Iterator[Any]:
    parse = cast(Callable[[str, type], Iterator[Any]], yaml.parse)  # pyright: ignore[reportUnknownMemberType]
    return parse(text, yaml.CSafeLoader)


class Reader:
    """Builds the data of one file from its YAML events, so that nothing is built that is refused."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.line = 1
        self.events: Iterator[Any] = events_of(text)

    def refuse(self, text: str) -> NoReturn:
        raise PackError(message(text, file=self.file, line=self.line))

    def next(self) -> Any:
        event: Any = next(self.events)
        self.line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent):
            self.refuse("aliases are not allowed")
        if isinstance(event, yaml.NodeEvent):
            if event.anchor is not None:
                self.refuse("anchors are not allowed")
            if getattr(event, "tag", None) is not None:
                self.refuse("tags are not allowed")
        return event

    def document(self) -> Any:
        try:
            self.next()  # the stream
            if isinstance(self.next(), yaml.StreamEndEvent):
                self.refuse("the file is empty")
            value = self.value(self.next(), 0)
            self.next()  # the document's end
            if not isinstance(self.next(), yaml.StreamEndEvent):
                self.refuse("a pack's file holds one YAML document")
        except yaml.MarkedYAMLError as error:
            if error.problem_mark is not None:
                self.line = error.problem_mark.line + 1
            self.refuse(f"not YAML: {error.problem or error.context or 'broken off'}")
        except yaml.YAMLError as error:  # characters that YAML forbids
            self.refuse(f"not YAML: {error}")
        return value

    def value(self, event: Any, depth: int) -> Any:
        if depth > vocabulary.BOUNDS["nesting"]:
            self.refuse("nested too deeply")
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event)
        if isinstance(event, yaml.MappingStartEvent):
            return self.mapping(depth)
        found = Listed(self.line)
        while not isinstance(entry := self.next(), yaml.SequenceEndEvent):
            found.lines[len(found)] = self.line
            found.append(self.value(entry, depth + 1))
        return found

    def mapping(self, depth: int) -> Mapped:
        found = Mapped(self.line)
        while not isinstance(event := self.next(), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self.refuse("a key must be a word")
            key = event.value
            if key in found:
                self.refuse(f"duplicate key {key!r}")
            found.lines[key] = self.line
            found[key] = self.value(self.next(), depth + 1)
        return found

    def scalar(self, event: yaml.ScalarEvent) -> object:
        text = event.value
        if event.style:  # quoted
            return text
        if WHOLE.fullmatch(text):
            return int(text)
        return PLAIN.get(text, text)


def read_yaml(raw: bytes, file: str) -> Any:
    """The data of one YAML file."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise PackError(message("not UTF-8 text", file=file, line=line)) from None
    return Reader(text, file).document()
