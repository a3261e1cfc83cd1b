"""How an action of each verb is written, and so which fields it has.

The syntax of a verb is a line of words and slots. `{slot}` is filled from the action, `[…]` is optional, and of
`one|other` either word may be used. `record.notation` reads and writes actions by it.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from kickdoor.engine.fixed import Fixed

Verb = Literal[
    "ready",
    "kick",
    "trouble",
    "loot",
    "end",
    "keep",
    "play",
    "join",
    "lend",
    "attach",
    "equip",
    "unequip",
    "sell",
    "give",
    "trade",
    "discard",
    "use",
    "ask",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "fight",
    "run",
    "sacrifice",
    "pass",
    "choose",
    "show",
]

# The fields of an action besides seat and verb, and a bit for each.
FIELDS: Final = ("cards", "on", "player", "side", "paid", "word", "gives", "plays")
CARDS: Final = 1
ON: Final = 2
PLAYER: Final = 4
SIDE: Final = 8
PAID: Final = 16
WORD: Final = 32
GIVES: Final = 64
PLAYS: Final = 128

# Each slot with the fields that it fills.
SLOTS: Final = {
    "card": CARDS,
    "cards": CARDS,  # one or several
    "on": ON,
    "target": ON | PLAYER | SIDE,  # one of them
    "player": PLAYER,
    "paid": PAID,  # one card or several
    "partner": PAID,  # one card
    "doubled": PAID,  # one of the cards named before
    "power": CARDS | WORD,  # its name, or the card of a power without one
    "deal": WORD | GIVES | PLAYS,
    "answer": CARDS | PLAYER | WORD,  # one of them
    "shown": CARDS | WORD,  # cards, or the word `hand`
}

_PHRASE: Final = re.compile(r"(\[?)([a-z|]*) *(?:\{([a-z]+)\})?\]? *")


class Phrase(Fixed):
    """A part of a syntax: words, then a slot; either may be missing."""

    __match_args__ = ("words", "slot", "optional")
    __slots__ = ("optional", "slot", "words")

    def __init__(self, words: tuple[str, ...], slot: str, optional: bool) -> None:
        self.words: Final = words
        self.slot: Final = slot
        self.optional: Final = optional


def phrases(syntax: str) -> tuple[Phrase, ...]:
    """Parse a syntax; raise ValueError if it is not one."""
    found: list[Phrase] = []
    at = 0
    while at < len(syntax):
        match = _PHRASE.match(syntax, at)
        if match is None or match.end() == at or (match[3] is not None and match[3] not in SLOTS):
            raise ValueError(f"not a syntax: {syntax!r}")
        found.append(Phrase(tuple(match[2].split("|")) if match[2] else (), match[3] or "", bool(match[1])))
        at = match.end()
    return tuple(found)


def fields_of(found: tuple[Phrase, ...]) -> int:
    """Return the bits of the fields that these phrases fill."""
    bits = 0
    for phrase in found:
        if phrase.slot:
            bits |= SLOTS[phrase.slot]
    return bits


# The syntax of each verb. A verb added here needs a row in `verbs.VERBS`, and nothing else.
SYNTAX: Final[dict[Verb, str]] = {
    "ready": "",
    "kick": "",
    "trouble": "{card}",
    "loot": "",
    "end": "",
    "keep": "",
    "play": "{card} [on {target}] [with|discarding {paid}]",
    "join": "{card} [with {partner}]",
    "lend": "{card} to {on}",
    "attach": "{card} to {on}",
    "equip": "{card}",
    "unequip": "{card}",
    "sell": "{cards} [doubling {doubled}]",
    "give": "{cards} to {player}",
    "trade": "{cards} for {paid} with {player}",
    "discard": "{cards}",
    "use": "{power} [discarding {paid}] [on {target}] [discarding {paid}]",
    "ask": "{player} {deal}",
    "offer": "help [to {player}] {deal}",
    "accept": "[{player}]",
    "decline": "[{player}]",
    "withdraw": "",
    "fight": "",
    "run": "[from {on}]",
    "sacrifice": "{card} [saving {player}]",
    "pass": "",
    "choose": "{answer}",
    "show": "{shown} [to {player}]",
}
PHRASES: Final = {verb: phrases(syntax) for verb, syntax in SYNTAX.items()}
FIELDS_OF: Final[dict[str, int]] = {verb: fields_of(found) for verb, found in PHRASES.items()}
