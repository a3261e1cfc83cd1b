"""What of a pack stands on the printed cards and what is the pack's own design, as its cards say (`sourced`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from kickdoor.packs.loader import Pack
from kickdoor.packs.schema import ON_EVERY_CARD
from kickdoor.packs.vocabulary import SOURCED


class SourceCount(NamedTuple):
    """Counted over a whole pack."""

    cards: int  # of which something is sourced
    whole: int  # of which everything is
    properties: int  # sourced ones
    of: int  # all of them


def declares(pack: Pack) -> bool:
    """A pack whose cards say nothing of it leaves the question open."""
    return any("sourced" in card for card in pack.cards)


def properties(card: dict[str, Any]) -> list[str]:
    """What a player can read on the card and what the game reads, in the order of the vocabulary."""
    return [key for key in SOURCED if key in card or key in ON_EVERY_CARD]


def sourced(card: dict[str, Any]) -> list[str]:
    return [key for key in properties(card) if key in card.get("sourced", ())]


def ours(card: dict[str, Any]) -> list[str]:
    return [key for key in properties(card) if key not in card.get("sourced", ())]


def tally(pack: Pack) -> SourceCount:
    return SourceCount(
        sum(bool(sourced(card)) for card in pack.cards),
        sum(not ours(card) for card in pack.cards),
        sum(len(sourced(card)) for card in pack.cards),
        sum(len(properties(card)) for card in pack.cards),
    )


def said(keys: list[str]) -> str:
    """`bad_stuff` is written as people say it."""
    return ", ".join(key.replace("_", " ") for key in keys)
