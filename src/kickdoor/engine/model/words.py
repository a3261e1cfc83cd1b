"""The closed sets of vocabulary words that the engine tells apart, as types. Decides nothing.

A `match` over one of them names every word; `tests/packs/test_words.py` compares them with the vocabulary.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Who: TypeAlias = Literal[
    "",
    "you",
    "target",
    "active",
    "fighter",
    "fighters",
    "everyone",
    "others",
    "others_reversed",
    "neighbours",
    "lowest",
    "highest_others",
    "chosen",
]

OwnZone: TypeAlias = Literal["hand", "table", "worn", "carried"]  # a player's
PlayerZone: TypeAlias = Literal[OwnZone, "held"]  # of which a condition can ask what somebody has there
Zone: TypeAlias = Literal[PlayerZone, "combat", "discards", "door_discards", "treasure_discards", "looked"]

Pick: TypeAlias = Literal["chosen", "random", "top", "best_bonus", "best_gold"]
Once: TypeAlias = Literal["", "turn", "combat", "target", "monster", "roll"]

CardRef: TypeAlias = Literal["this", "target", "monsters", "pursuer", "paid", "moved", "held", "it", "hand"]
Ref: TypeAlias = Literal["", CardRef, "host", "next_monster", "you"]  # with those of modifiers and Levels

# Whom or what a modifier is for; "" for the owner.
Scope: TypeAlias = Literal["", "fighters", "monsters", "host", "this", "target", "moved", "next_monster"]

PlayerTarget: TypeAlias = Literal["player", "other", "fighter", "bystander", "runner"]
TargetKind: TypeAlias = Literal[PlayerTarget, "side", "monster", "roll", "card"]

AmountOp: TypeAlias = Literal["add", "factor", "at_least", "at_most"]

ValueOp: TypeAlias = Literal[
    "number",
    "rolled",
    "moved",
    "missing",
    "per_paid",
    "level",
    "treasures",
    "gold",
    "bonus",
    "times",
    "half",
    "lowest_level",
]

LevelOp: TypeAlias = Literal["level_multiple", "highest", "lowest", "higher"]  # about the Levels of the players
EffectOp: TypeAlias = Literal["from_door", "face", "card"]  # about what a running effect is about
SumOp: TypeAlias = Literal["used", "level_sufficed", "losing", "free_hands"]  # these need numbers
FightOp: TypeAlias = Literal["main", "against", "monsters", "monsters_seen", "fled_as", "killed"]
CondOp: TypeAlias = Literal[
    "trait", "all", "any", "not", "facing", "level", "has", "your_turn", "alone", LevelOp, EffectOp, SumOp, FightOp
]
