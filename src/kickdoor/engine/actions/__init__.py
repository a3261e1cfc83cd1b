"""What players can do: `action` is the value, `syntax` how it is written, `verbs` the table of all verbs."""

from kickdoor.engine.actions.action import (
    ACCEPT,
    ASK,
    ASK_FOR_FIRST,
    DECLINE,
    END,
    FIGHT,
    KEEP,
    KICK,
    LOOT,
    OFFER,
    OFFER_FOR_FIRST,
    PASS,
    RUN,
    SHOW_HAND,
    WITHDRAW,
    Action,
    of_one_card,
)
from kickdoor.engine.actions.syntax import Verb

__all__ = [
    "ACCEPT",
    "ASK",
    "ASK_FOR_FIRST",
    "DECLINE",
    "END",
    "FIGHT",
    "KEEP",
    "KICK",
    "LOOT",
    "OFFER",
    "OFFER_FOR_FIRST",
    "PASS",
    "RUN",
    "SHOW_HAND",
    "WITHDRAW",
    "Action",
    "Verb",
    "of_one_card",
]
