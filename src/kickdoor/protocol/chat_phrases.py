"""Ready-made chat phrases that clients offer as buttons; they are sent like any other text."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.wording import english_text


class Phrase(msgspec.Struct, frozen=True):
    """`key`: its message id; `when`: the situation that it fits."""

    key: str
    text: str
    when: str


PHRASES: Final = tuple(
    Phrase(key, english_text(key, {}), when)
    for when, keys in {
        "fight": (
            "chat-who-helps", "chat-help-for-a-price", "chat-not-enough", "chat-on-your-own", "chat-stop-them",
            "chat-any-objection", "chat-wait",
        ),
        "bargain": ("chat-deal", "chat-no-deal", "chat-one-more-treasure", "chat-pick-first", "chat-what-for"),
        "turn": ("chat-your-turn", "chat-one-moment", "chat-thinking", "chat-nothing-from-me"),
        "mood": (
            "chat-ha", "chat-ouch", "chat-mean", "chat-thanks", "chat-not-sorry", "chat-well-played", "chat-good-game",
        ),
        "table": ("chat-hello", "chat-right-back", "chat-back", "chat-pause", "chat-once-more", "chat-goodbye"),
    }.items()
    for key in keys
)  # fmt: skip

KEYS: Final = {phrase.text: phrase.key for phrase in PHRASES}
