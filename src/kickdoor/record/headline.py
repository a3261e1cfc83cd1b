"""Picks the most important of the events that an action has caused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.model.cards import Library
from kickdoor.record.story import event_phrases

# The most important first. Others follow in the order in which they happened.
_WEIGHTY: Final = (
    "game_won", "died", "caught", "curse_struck", "curse_cancelled", "escaped", "sacrificed", "monster_killed",
    "monster_joined", "monster_left", "fight_taken_over", "helper_joined", "curse_played", "card_played",
    "ability_used", "combat_began", "trouble_sought", "door_opened", "items_sold", "traded", "level_changed",
    "die_rolled",
)  # fmt: skip
_RANK: Final = {kind: rank for rank, kind in enumerate(_WEIGHTY)}


def headline(events: Iterable[Event], library: Library, names: Sequence[str]) -> Event | None:
    """Return the most important event that has a sentence; None if none has one."""
    told = [event for event, _ in event_phrases(events, library, names)]
    return min(told, key=lambda event: _RANK.get(event.kind, len(_RANK)), default=None)
