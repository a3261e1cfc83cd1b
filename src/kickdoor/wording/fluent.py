"""Reads the part of Fluent (projectfluent.org) that the catalogues use: text, `{ $variable }`, `{ "literal" }` and a
choice between variants, by a word or by plural.

    pay-cards = It costs { $n ->
        [one] one of your cards
       *[other] { $n } of your cards
    }.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

_MESSAGE: Final = re.compile(r"([a-z][\w-]*) *= ?", re.IGNORECASE)
_VARIABLE: Final = re.compile(r"\{\s*\$([\w-]+)\s*(->|\})")
_LITERAL: Final = re.compile(r'\{\s*"([^"\n]*)"\s*\}')
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*")


class FluentError(ValueError):
    """The catalogue is not written as this reader expects."""


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """`variants` by key; `default` is the key of the variant with the asterisk."""

    variable: str
    variants: dict[str, Pattern]
    default: str

    def chosen(self, value: object) -> Pattern:
        found = self.variants.get(str(value))
        if found is None and isinstance(value, int):
            found = self.variants.get("one" if value == 1 else "other")
        return found if found is not None else self.variants[self.default]


Pattern = tuple[str | Variable | Choice, ...]


def read_catalogue(text: str) -> dict[str, Pattern]:
    """Return the messages of a catalogue by id."""
    found: dict[str, Pattern] = {}
    for name, value in split_messages(text):
        if name in found:
            raise FluentError(f"{name} is there twice")
        pattern, end = _pattern(value, 0, "")
        if end < len(value):
            raise FluentError(f"{name}: a closing brace without an opening one")
        if not pattern:
            raise FluentError(f"{name} has no text")
        found[name] = pattern
    return found


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    """Yield each message's id and its value, not yet parsed. A message continues in indented lines, and as long as a
    brace is open.
    """
    name, value = "", ""
    for line in text.splitlines():
        if name and (line.startswith(" ") or not line.strip() or value.count("{") > value.count("}")):
            value += "\n" + line
            continue
        if name:
            yield name, value.rstrip()
        name = ""
        if line.strip() and not line.startswith("#"):
            beginning = _MESSAGE.match(line)
            if beginning is None:
                raise FluentError(f"neither a message nor a comment: {line}")
            name, value = beginning[1], line[beginning.end() :]
    if name:
        yield name, value.rstrip()


def _pattern(text: str, at: int, ends: str) -> tuple[Pattern, int]:
    """Parse until one of the characters in `ends` (or a closing brace) begins; also return where that is."""
    parts: list[str | Variable | Choice] = []
    plain = ""
    while at < len(text) and text[at] != "}" and not (ends and _VARIANT.match(text, at) and text[at] in ends):
        if text[at] != "{":
            plain, at = plain + text[at], at + 1
            continue
        if literal := _LITERAL.match(text, at):
            plain, at = plain + literal[1], literal.end()
            continue
        placeable = _VARIABLE.match(text, at)
        if placeable is None:
            raise FluentError(f"cannot read {text[at : at + 30]!r}")
        if plain:
            parts.append(plain)
            plain = ""
        if placeable[2] == "}":
            parts.append(Variable(placeable[1]))
            at = placeable.end()
        else:
            choice, at = _choice(text, placeable.end(), placeable[1])
            parts.append(choice)
    if plain:
        parts.append(plain)
    return tuple(parts), at


def _choice(text: str, at: int, variable: str) -> tuple[Choice, int]:
    variants: dict[str, Pattern] = {}
    default = ""
    while begins := _VARIANT.match(text, at):
        value, at = _pattern(text, begins.end(), "\n")
        if begins[2] in variants:
            raise FluentError(f"a variant of ${variable} is there twice: {begins[2]}")
        variants[begins[2]] = _stripped(value)
        if begins[1]:
            if default:
                raise FluentError(f"only one variant of ${variable} may have the asterisk")
            default = begins[2]
    if not default:
        raise FluentError(f"one variant of ${variable} needs the asterisk")
    end = text.find("}", at)
    if end < 0 or text[at:end].strip():
        raise FluentError(f"the choice of ${variable} does not end")
    return Choice(variable, variants, default), end + 1


def _stripped(pattern: Pattern) -> Pattern:
    """Without the line break before the closing brace."""
    *before, last = pattern or ("",)
    return (*before, last.rstrip()) if isinstance(last, str) else pattern


def format_pattern(pattern: Pattern, values: Mapping[str, str | int]) -> str:
    """Fill in the variables. Raises KeyError if a value is missing."""
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]
    return "".join(
        part
        if isinstance(part, str)
        else str(values[part.name])
        if isinstance(part, Variable)
        else format_pattern(part.chosen(values[part.variable]), values)
        for part in pattern
    )


def variables(pattern: Pattern) -> set[str]:
    """Return the variables that a message uses, in any of its variants."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            found.add(part.name)
        elif isinstance(part, Choice):
            found |= {part.variable}.union(*map(variables, part.variants.values()))
    return found
