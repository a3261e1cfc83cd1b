"""Helpers for tests about identity cards: small sets that declare them, and cards received during a turn."""

from __future__ import annotations

from pathlib import Path

from tests.small import small_pack
from tests.table import TRIAL, Table, table

PLURAL = {"class": "Classes", "style": "Styles", "loyalty": "Loyalties", "training": "Trainings", "faction": "Factions"}


def set_of(folder: Path, kinds: dict[str, tuple[str, ...]], more: str = "") -> Path:
    """Make a pack with these identity cards, and with an Item for each that only such a character can use."""
    identities = ", ".join(f"{kind}: {{limit: 1, plural: {PLURAL[kind]}}}" for kind in kinds)
    cards = [
        f"{{name: {name}, kind: {kind}, plural: {name} People}}" for kind, names in kinds.items() for name in names
    ]
    for names in kinds.values():
        for name in names:
            slug = name.lower().replace(" ", "_")
            cards.append(f"{{name: Badge of the {name}, kind: item, bonus: 7, gold: 100, only: {slug}}}")
    cards.append("{name: Rat, kind: monster, level: 3, treasures: 1, bad_stuff: [{lose_levels: 1}]}")
    text = "\n".join([*cards, *more.strip().splitlines()])
    return small_pack(folder, text, name="people", header=f"identities: {{{identities}}}")


def each_can_be(folder: Path, edition: str, kinds: dict[str, tuple[str, ...]], kind: str) -> None:
    """Check that every card of the kind can be played, makes the character exactly that, and can be
    played at creation.
    """
    pack = set_of(folder, kinds)
    names = kinds[kind]
    badges = [f"Badge of the {name}" for name in names]
    t = table("Aric", "Suzan", "Third", edition=edition, packs=(pack,)).has("Aric", hand=list(names), table=badges)
    known = [d.name for d in t.game.library.defs if d.identity == kind]
    assert known == list(names)
    assert t.strength("Aric") == 1  # none of the badges counts yet
    for name in names:
        t.does("Aric", f"play [{name}]")  # replaces the one before
        assert t.strength("Aric") == 8
        assert [c for c in t.used("Aric") if c in names] == [name]
    opening = table("Aric", "Suzan", "Third", edition=edition, packs=(pack,)).has("Aric", hand=list(names)).dealing()
    opening.does("Aric", f"play [{names[-1]}]")
    opening.refused("Aric", f"play [{names[0]}]")
    assert opening.used("Aric") == [names[-1]]


def looted_off_turn(edition: str, card: str, *, helping: bool, **place: object) -> Table:
    """In Aric's turn (in his fight, if `helping` him) Suzan has just taken a card from Dora's body."""
    t = table("Aric", "Suzan", "Cy", "Dora", edition=edition, packs=(TRIAL,))
    t.has("Aric", level=3, hand=["Falling Piano"]).has("Suzan", level=4, **place).has("Dora", hand=[card])
    if helping:
        t.combat("Aric", "Bridge Bailiff").does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    t.does("Aric", "play [Falling Piano] on Dora").settle().does("Suzan", f"choose [{card}]")
    assert t.hand("Suzan") == [card]
    return t
