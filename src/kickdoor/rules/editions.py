"""What each edition sets and cites: data only. What a switch does is decided in the engine."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.refusals import KickdoorError, SetupError, named_type
from kickdoor.rules.catalogue import EDITIONS, catalogue
from kickdoor.rules.reading import read
from kickdoor.rules.switches import SWITCHES, checked


class UnknownEdition(KickdoorError, LookupError):
    """A name that is no edition, with the nearest one."""


def ruleset(edition: str, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """An edition's rules with single switches changed. Unknown switches and wrong types are errors.

    >>> from kickdoor import ruleset
    >>> ruleset("classic", {"winning_level": 12}).winning_level
    12
    """
    if not isinstance(cast("object", edition), str):
        raise SetupError(f"an edition is named by a text, not by {named_type(edition)}")
    if not isinstance(cast("object", overrides), Mapping | None):
        raise SetupError(f"rules are a mapping of switches to values, not {named_type(overrides)}")
    values = edition_values(edition) | checked(overrides or {})
    return Ruleset(cited_in(edition), **values)


def edition_values(edition: str) -> dict[str, Any]:
    """What every switch is in one edition."""
    if edition not in EDITIONS:
        near = difflib.get_close_matches(edition, EDITIONS, n=1, cutoff=0.0)[0]
        raise UnknownEdition(f"no edition {edition!r}; did you mean {near!r}?")
    return dict(_values(edition))


@cache
def _values(edition: str) -> Mapping[str, Any]:
    """An optional rule that the data of an edition do not name has its default."""
    preset = read("editions").row("editions").row(edition)
    values = checked({name: preset.value(name) for name in preset.names()}) | {"edition": edition}
    missing = [name for name, switch in SWITCHES.items() if name not in values and switch.optional is None]
    if missing:
        raise ValueError(f"editions.json: {edition} does not say {missing[0]}")
    return {name: values.get(name, switch.default) for name, switch in SWITCHES.items()}


@cache
def cited_in(edition: str) -> Mapping[str, tuple[str, ...]]:
    """The rules that an edition has for each topic that the engine cites (citations.json)."""
    others = {rule.id for rule in catalogue().rules if edition not in rule.sets}
    found: dict[str, tuple[str, ...]] = {}
    topics = read("citations").row("topics")
    for topic in topics.names():
        for choice in topics.items(topic):
            found[topic] = (choice,) if isinstance(choice, str) else tuple(cast("list[str]", choice))
            if others.isdisjoint(found[topic]):
                break
    return found
