"""The preset of each edition: values only. What a switch does is the engine's matter."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TypedDict

from kickdoor.engine.refusals import KickdoorError
from kickdoor.rules.catalogue import EDITIONS
from kickdoor.rules.reading import Row, read


class EditionValues(TypedDict):
    """One value for every ruleset switch, ready to be passed by keyword."""

    edition: str
    title: str
    curse_word: str
    four_phases: bool
    opening_kinds: tuple[str, ...]
    opening_items_usable_only: bool
    sex_declaration: bool
    reequip_any_turn: bool
    nonkill_treasure: bool
    bribe_hand_plays: bool
    identity_on_receipt_in_combat: bool
    monsters_discarded_on_escape: bool
    oneshots_stay_to_the_end: bool
    tribes: tuple[str, ...]
    reaction_seconds: float
    special_treasures_any_time: bool
    listen_at_the_door: bool
    loot_treasure: bool | None
    shared_victory: bool
    winning_level: int
    sex_neutral: bool
    companions_can_be_discarded: bool


class UnknownEdition(KickdoorError, LookupError):
    """A name that is no edition, with the nearest one."""


def edition_values(edition: str) -> EditionValues:
    """A fresh copy of the preset of one edition."""
    preset = _presets().get(edition)
    if preset is None:
        near = difflib.get_close_matches(edition, EDITIONS, n=1, cutoff=0.0)[0]
        raise UnknownEdition(f"no edition {edition!r}; did you mean {near!r}?")
    return preset.copy()


@cache
def _presets() -> dict[str, EditionValues]:
    source = read("editions").row("editions")
    if source.names() != EDITIONS:
        raise ValueError("editions.json must hold exactly the known editions, in order")
    return {name: _values(source.row(name)) for name in EDITIONS}


def _values(row: Row) -> EditionValues:
    unknown = set(row.names()) - set(EditionValues.__annotations__)
    if unknown:
        raise ValueError(f"editions.json: unknown field {min(unknown)}")
    return EditionValues(
        edition=row.text("edition"),
        title=row.text("title"),
        curse_word=row.text("curse_word"),
        four_phases=row.flag("four_phases"),
        opening_kinds=row.texts("opening_kinds"),
        opening_items_usable_only=row.flag("opening_items_usable_only"),
        sex_declaration=row.flag("sex_declaration"),
        reequip_any_turn=row.flag("reequip_any_turn"),
        nonkill_treasure=row.flag("nonkill_treasure"),
        bribe_hand_plays=row.flag("bribe_hand_plays"),
        identity_on_receipt_in_combat=row.flag("identity_on_receipt_in_combat"),
        monsters_discarded_on_escape=row.flag("monsters_discarded_on_escape"),
        oneshots_stay_to_the_end=row.flag("oneshots_stay_to_the_end"),
        tribes=row.texts("tribes"),
        reaction_seconds=row.number("reaction_seconds"),
        special_treasures_any_time=row.flag("special_treasures_any_time"),
        listen_at_the_door=row.flag("listen_at_the_door"),
        loot_treasure=row.flag_or_none("loot_treasure"),
        shared_victory=row.flag("shared_victory"),
        winning_level=row.whole("winning_level"),
        sex_neutral=row.flag("sex_neutral"),
        companions_can_be_discarded=row.flag("companions_can_be_discarded"),
    )
