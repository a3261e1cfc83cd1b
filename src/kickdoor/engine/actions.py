"""Who does what, as a value. Its text form is the notation; what is legal is decided elsewhere."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from kickdoor.engine.ids import MAX_SEATS, Side

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
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)


class Action(NamedTuple):
    """cards: what it is about · on: the card it is done to · player: the player it is done to · paid: `discarding`,
    `with`, `for`, `doubling`
    """

    seat: int
    verb: Verb
    cards: tuple[int, ...] = ()
    on: int = -1
    player: int = -1
    side: Side = ""
    paid: tuple[int, ...] = ()
    word: str = ""  # the ability of `use`; the picks of a deal; the word or number of `choose`; `hand` of `show`
    gives: tuple[int, ...] = ()  # Items promised in a deal
    plays: tuple[int, ...] = ()  # cards promised to be played on the helper


# The commonest actions, made once for each seat.
PASS: Final = tuple(Action(seat, "pass") for seat in range(MAX_SEATS))
SHOW_HAND: Final = tuple(Action(seat, "show", word="hand") for seat in range(MAX_SEATS))
