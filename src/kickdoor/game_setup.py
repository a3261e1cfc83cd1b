"""Checks everything that a game is set up from: packs, players, switches of the rules, a seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from kickdoor.engine.model.ids import MAX_SEATS, MIN_SEATS
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.refusals import SetupError, named_type
from kickdoor.engine.rng import key_of
from kickdoor.packs import Pack, load_pack
from kickdoor.rules import ruleset

SEXES: Final = ("male", "female")


def check_rules(rules: Mapping[str, Any] | None, usual: str) -> Ruleset:
    """Return the switches of a game. `rules` may name another edition than the `usual` one."""
    overrides = dict(_mapping(rules))
    edition = overrides.pop("edition", None) or usual
    return ruleset(edition, overrides)


def check_packs(packs: object, base: Path | None = None) -> tuple[list[Pack], list[str]]:
    """Return the packs of a game, and how each was named. A single pack may be given without a list."""
    listed: Iterable[object] = [packs] if isinstance(packs, str | Path | Pack) else _listed(packs, "packs")
    loaded: list[Pack] = []
    sources: list[str] = []
    for each in listed:
        loaded.append(each if isinstance(each, Pack) else load_pack(cast("str | Path", each), base=base))
        sources.append(each.id if isinstance(each, Pack) else str(each))
    if not loaded:
        raise SetupError("at least one pack is needed")
    return loaded, sources


def check_names(players: Iterable[str]) -> tuple[str, ...]:
    """Return the names: 3 to 6 players with different names (SETUP-2)."""
    if isinstance(players, str):
        raise SetupError(f"players are a list of names, not the text {players!r}")
    names = tuple(_listed(players, "players"))
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise SetupError(f"3 to 6 players are needed, not {len(names)} (SETUP-2)")
    found: list[str] = []
    for name in names:
        if not isinstance(name, str):
            raise SetupError(f"a player's name is a text, not {named_type(name)}")
        if not name.strip() or not name.isprintable() or len(name) > 40 or '"' in name:
            raise SetupError(f"{name!r} is not a player's name (1 to 40 printable characters, no double quote)")
        if name.casefold() in ("fighters", "monsters"):
            raise SetupError(f"{name!r} is a word of the notation, not a name")
        found.append(name)
    folded = [name.casefold() for name in found]
    if twice := [name for name in found if folded.count(name.casefold()) > 1]:
        raise SetupError(f"two players are named {twice[0]!r}")
    return tuple(found)


def check_sexes(sexes: Sequence[str], players: int, rules: Ruleset) -> tuple[int, ...]:
    """Return the sexes of the first players as the engine's numbers."""
    listed = tuple(_listed(sexes, "sexes"))
    for sex in listed:
        if sex not in SEXES:
            raise SetupError(f"sex is male or female, not {sex!r}")
    if len(listed) > players:
        raise SetupError(f"{len(listed)} sexes are too many for {players} players")
    if listed and rules.sex_neutral:
        raise SetupError("in sex-neutral play nobody has a sex (VARIANT-8)")
    return tuple(1 if sex == "male" else 2 for sex in listed)


def check_seed(seed: object) -> int | str:
    """Return the seed: a number, or a key of 64 hexadecimal digits."""
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise SetupError(f"a seed is a number or a key of 64 hexadecimal digits, not {named_type(seed)}")
    try:
        key_of(seed)
    except ValueError as error:
        raise SetupError(str(error)) from None
    return seed


def check_deck_percent(percent: object) -> int:
    """Return the share of the cards in play, in per cent (MIX-11)."""
    if not isinstance(percent, int) or isinstance(percent, bool) or not 1 <= percent <= 100:
        raise SetupError(f"1 to 100 per cent of the cards are played with, not {percent!r} (MIX-11)")
    return percent


def _mapping(given: object) -> Mapping[str, Any]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise SetupError(f"rules are a mapping of switches to values, not {named_type(given)}")
    return cast("Mapping[str, Any]", given)


def _listed(given: object, what: str) -> Iterable[object]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise SetupError(f"{what} are a list, not {named_type(given)}")
    return cast("Iterable[object]", given)
