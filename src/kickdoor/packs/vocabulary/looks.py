"""How a card looks: words that the game itself never reads. The icons are those of kickdoor.cardfaces.art."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

ART: Final[Table] = {
    "icon": Word("icon", "the main picture; `art: NAME` alone is short for it", need=True),
    "behind": Word("icon", "a large dark shape behind the main picture"),
    "beside": Word("icon", "a small picture at its right foot, in the accent colour"),
    "around": Word("icon", "a small picture on its left and, mirrored, on its right, in the accent colour"),
    "above": Word("icon", "a small picture on top of it, in the accent colour"),
    "accent": Word("accent", "the colour of the small pictures; of the main picture if there are none"),
    "times": Word("times", "how many of the main picture (default: one)"),
    "pose": Word("pose", "how the main picture is turned"),
    "scale": Word("scale", "how large the main picture is"),
}
ACCENTS: Final[Table] = {
    "gold": Word("", "the default of small pictures"),
    "white": Word("", "the default of the main picture"),
    "red": Word("", "blood, anger, alarm"),
    "orange": Word("", "fire"),
    "green": Word("", "slime, plants, poison"),
    "blue": Word("", "water, ice, sleep"),
    "violet": Word("", "magic"),
    "pink": Word("", "love"),
}
TIMES: Final[Table] = {
    "twins": Word("", "two that face each other"),
    "trio": Word("", "one and two behind it"),
    "crowd": Word("", "one and many behind it"),
}
POSES: Final[Table] = {
    "mirrored": Word("", "looks the other way"),
    "left": Word("", "leans to the left"),
    "right": Word("", "leans to the right"),
    "over": Word("", "stands on its head"),
}
SCALES: Final[Table] = {
    "small": Word("", "smaller"),
    "huge": Word("", "as large as the window allows"),
}
# The properties of a card that the game does not read: no part of what it is played by, nor of the hash of a pack.
LOOKS: Final = ("art", "flavour", "sourced")
