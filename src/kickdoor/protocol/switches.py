"""The optional rules that a host may choose, in words. What a switch does is the engine's matter."""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class Switch(msgspec.Struct, frozen=True):
    """One of a table's `rules`. What is not chosen is left to the edition."""

    name: str
    title: str
    text: str
    kind: Literal["flag", "number"]
    rules: tuple[str, ...]
    least: int = 0
    most: int = 1


SWITCHES: Final = (
    Switch(
        "listen_at_the_door",
        "Listen At The Door",
        "A faster game: every turn begins with a Door card drawn face down into the hand. Looting the room then draws "
        "a Treasure, unless that is switched off.",
        "flag",
        ("VARIANT-1", "VARIANT-2"),
    ),
    Switch(
        "loot_treasure",
        "Loot Treasure",
        "A faster game: looting the room draws a Treasure, not a Door.",
        "flag",
        ("VARIANT-3",),
    ),
    Switch(
        "shared_victory",
        "Shared victory",
        "The helper in the fight that wins the game wins, too, at any Level.",
        "flag",
        ("VARIANT-4",),
    ),
    Switch(
        "winning_level",
        "The Level that wins",
        "Default: 10. 20 makes a long, epic game, 6 a short one.",
        "number",
        ("VARIANT-5",),
        2,
        99,
    ),
    Switch(
        "sex_neutral",
        "Neither male nor female",
        "Characters have no sex: everybody can use Items for one sex, and no other card makes a difference.",
        "flag",
        ("VARIANT-8",),
    ),
)
