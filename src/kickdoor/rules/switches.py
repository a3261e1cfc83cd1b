"""The switches of the rules: which there are, what they can be, and the optional rules among them in words."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from kickdoor.engine.model.ruleset import OptionalRule, Ruleset
from kickdoor.engine.refusals import SetupError

RETIRED: Final = frozenset({"curse_word", "four_phases"})  # in older saved games; they change nothing any more


class Switch(NamedTuple):
    """One field of a ruleset; `optional` describes it if players may choose it."""

    name: str
    default: Any
    optional: OptionalRule | None

    @property
    def is_flag(self) -> bool:
        """Is it on or off? Without a default of its own (None) it follows other switches."""
        return self.default is None or isinstance(self.default, bool)

    @property
    def option(self) -> str:
        """On the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def no_option(self) -> str:
        """What turns it off on the command line, or nothing if it is off unless it is chosen."""
        return "--no-" + self.name.replace("_", "-") if self.is_flag and self.default is not False else ""

    @property
    def is_number(self) -> bool:
        return isinstance(self.default, int) and not isinstance(self.default, bool)

    def checked(self, value: Any) -> Any:
        """A value of the switch's type and in its range; SetupError if it is not."""
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
    """These switches, each with a value that it can have; SetupError names the first that is unknown or wrong."""
    found: dict[str, Any] = {}
    for name, value in chosen.items():
        if name in SWITCHES:
            found[name] = SWITCHES[name].checked(value)
        elif name not in RETIRED:
            raise SetupError(f"unknown rule switch {name!r}; known: {', '.join(sorted(SWITCHES))}")
    return found


def values_of(rules: Ruleset) -> dict[str, Any]:
    """What each switch is in these rules."""
    return {name: getattr(rules, name) for name in SWITCHES}


def table() -> str:
    """The optional rules as Markdown, for docs/mixing.md."""
    lines = ["| option | switch | what it does |", "|---|---|---|"]
    for each, rule in OPTIONAL:
        option = f"{each.option} N" if each.is_number else each.option
        options = ", ".join(f"`{one}`" for one in (option, each.no_option) if one)
        lines.append(f"| {options} | `{each.name}` | {rule.words['en'].text} ({', '.join(rule.rules)}) |")
    return "\n".join(lines) + "\n"
