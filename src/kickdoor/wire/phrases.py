"""What is said often at a table: clients offer these at a touch, the server sends them like any other words."""

from __future__ import annotations

from typing import Final

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """`when`: the moment that it belongs to."""

    text: str
    when: str


PHRASES: Final = tuple(
    Phrase(text, when)
    for when, texts in {
        "fight": (
            "Who helps me?", "I will help, for a price.", "Not for that little.", "You are on your own.",
            "Do not let them win!", "Has anybody got something against this?", "Wait, I have something.",
        ),
        "bargain": ("Deal!", "No deal.", "One more Treasure.", "I pick first.", "What do you want for it?"),
        "turn": ("Your turn.", "One moment, please.", "I am thinking.", "Nothing from me."),
        "mood": ("Ha!", "Ouch.", "That was mean.", "Thank you!", "Sorry, not sorry.", "Well played.", "Good game!"),
        "table": ("Hello!", "I will be right back.", "I am back.", "Shall we pause?", "Once more?", "Goodbye!"),
    }.items()
    for text in texts
)  # fmt: skip
