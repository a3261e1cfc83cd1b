"""The switches of a ruleset: their names, their possible values, and the descriptions of the optional ones."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from kickdoor.engine.model.ruleset import OptionalRule, Ruleset
from kickdoor.engine.refusals import SetupError

RETIRED: Final = frozenset({"curse_word", "four_phases"})  # in older saved games; they have no effect any more


class Switch(NamedTuple):
    """A field of a ruleset; `optional` describes it if players may choose it."""

    name: str
    default: Any
    optional: OptionalRule | None

    @property
    def is_flag(self) -> bool:
        """Is it either on or off? With the default None it follows other switches."""
        return self.default is None or isinstance(self.default, bool)

    @property
    def option(self) -> str:
        """The option on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def no_option(self) -> str:
        """The option that turns it off on the command line, "" if it is off by default."""
        return "--no-" + self.name.replace("_", "-") if self.is_flag and self.default is not False else ""

    @property
    def is_number(self) -> bool:
        return isinstance(self.default, int) and not isinstance(self.default, bool)

    def checked(self, value: Any) -> Any:
        """Return the value in the switch's type. Raises SetupError if it has another type or is out of range."""
        if self.is_flag:
            if isinstance(value, bool) or (value is None and self.default is None):
                return value
        elif self.is_number:
            least, most = (self.optional.least, self.optional.most) if self.optional is not None else (0, 99)
            if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
                return value
        elif isinstance(self.default, float):
            if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < math.inf:
                return float(value)
        elif isinstance(self.default, tuple):
            if isinstance(value, list | tuple):
                words = cast("list[object] | tuple[object, ...]", value)
                if all(isinstance(word, str) for word in words):
                    return tuple(words)
        elif isinstance(value, str):
            return value
        raise SetupError(f"{self.name} cannot be {value!r}")


SWITCHES: Final[Mapping[str, Switch]] = {
    each.name: Switch(each.name, each.default, each.metadata.get("optional"))
    for each in dataclasses.fields(Ruleset)
    if each.name != "citations"
}
OPTIONAL: Final = tuple((each, each.optional) for each in SWITCHES.values() if each.optional is not None)


def checked(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the switches with checked values. Raises SetupError for the first one that is unknown or wrong."""
    found: dict[str, Any] = {}
    for name, value in chosen.items():
        if name in SWITCHES:
            found[name] = SWITCHES[name].checked(value)
        elif name not in RETIRED:
            raise SetupError(f"unknown rule switch {name!r}; known: {', '.join(sorted(SWITCHES))}")
    return found


def values_of(rules: Ruleset) -> dict[str, Any]:
    """Return the value of each switch in these rules."""
    return {name: getattr(rules, name) for name in SWITCHES}


def table() -> str:
    """Return the optional rules as a Markdown table, for docs/mixing.md."""
    lines = ["| option | switch | what it does |", "|---|---|---|"]
    for each, rule in OPTIONAL:
        option = f"{each.option} N" if each.is_number else each.option
        options = ", ".join(f"`{one}`" for one in (option, each.no_option) if one)
        lines.append(f"| {options} | `{each.name}` | {rule.words['en'].text} ({', '.join(rule.rules)}) |")
    return "\n".join(lines) + "\n"
