"""Phrases that belong to no word of the vocabulary: counting, joining, known tags. A translation replaces these too."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

PHRASES: Final[dict[str, str]] = {
    "and": "and",
    "or": "or",
    "then": "then",
    "one": "one {X}",
    "one of them": "one",
    "level": "{n} level",
    "levels": "{n} levels",
    "extra level": "{n} extra level",
    "extra levels": "{n} extra levels",
    "further level": "{n} more level",
    "further levels": "{n} more levels",
    "in play": "{X} in play",
    "Treasure": "{n} Treasure",
    "Treasures": "{n} Treasures",
    "by whose choice": "({X} chooses)",
    "each": "each {X}",
    "who may": "{X} may",
    "extra Treasure": "{n} extra Treasure",
    "extra Treasures": "{n} extra Treasures",
    "that many levels": "that many levels",
    "levels equal to": "levels equal to {n}",
    "a die roll": "a die roll",
    "stays only": "stays only {cond}",
    "a bonus of": "a bonus of {n}",
    "gives": "gives {n}",
    "all": "all {X}",
    "every": "every {X}",
    "worn": "the {X}",
    "all worn": "all {X}",
    "some worn": "{n} {X}",
    "those": "those {X}",
    "hand cards": "hand cards",
    "card": "card",
    "cards": "cards",
    "named card": "{X} card",
    "all others": "all others",
    "from hand too": ", from hand too",
    "male": "male",
    "female": "female",
    "for each card": "a card {zone} for each",
    "otherwise": "{first}, otherwise {n}",
    "attach": "attach to {X}",
    "attach own": "attach to {X} of yours: {rule}. Discard this when you lose it",
    "needs": "needs {X}; discard this when you have none",
    "two or one": "you may have two {Xs}, or one {X} without its drawbacks",
    "go up": "any player gains 1 level (not the winning one)",
    "or else": "or: {use}",
    "a in the fight may": "{X} in the fight may",
    "anyone but may": "anyone but {X} may",
    "bad stuff": "Bad Stuff",
    "at level": "Level {n}",
    "with bonus": "Bonus {n}",
    "one use": "One use",
    "special Treasures": "Special",
    "no slot": "No slot",
    "no value": "No Value",
}
COUNTS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
SEXES: Final = ("male", "female")
# Tags as nouns and adjectives; a tag that is not here is read as its own word.
TAGS: Final[Table] = {
    "undead": Word(
        "",
        "monsters that joined death's side",
        "TRIBE-1",
        "Undead",
        {"as": "Undead", "many": "Undead", "adjective": "Undead"},
    ),
    "goblin": Word("", "Goblins", "TRIBE-5", "Goblin", {"as": "a Goblin", "many": "Goblins", "adjective": "Goblin"}),
    "in_black": Word(
        "",
        "monsters In Black",
        "TRIBE-4",
        "monster In Black",
        {"as": "In Black", "many": "monsters In Black", "adjective": "In Black"},
    ),
    "hong_kong": Word(
        "",
        "of Hong Kong",
        "TRIBE-8",
        "Hong Kong card",
        {"as": "of Hong Kong", "many": "Hong Kong cards", "adjective": "Hong Kong"},
    ),
    "demon": Word("", "Demons", "", "Demon", {"as": "a Demon", "many": "Demons", "adjective": "Demon"}),
    "fire": Word(
        "",
        "fire",
        "",
        "fire or flame attack",
        {"as": "a fire or flame attack", "many": "fire or flame items", "adjective": "fire or flame"},
    ),
    "below_waist": Word(
        "",
        "worn low",
        "",
        "below-the-waist item",
        {"as": "a below-the-waist item", "many": "below-the-waist items", "adjective": "below-the-waist"},
    ),
    "knife": Word("", "knives", "ITEM-15", "Knife", {"as": "a Knife", "many": "Knives", "adjective": "Knife"}),
    "gun": Word("", "guns", "ITEM-15", "Gun", {"as": "a Gun", "many": "Guns", "adjective": "Gun"}),
    "gas": Word("", "gases", "ITEM-15", "Gas", {"as": "a Gas", "many": "Gases", "adjective": "Gas"}),
    "fruit": Word("", "fruit", "ITEM-15", "Fruit", {"as": "a Fruit item", "many": "Fruit items", "adjective": "Fruit"}),
    "explosive": Word(
        "",
        "what goes off",
        "ITEM-15",
        "Explosive",
        {"as": "an Explosive", "many": "Explosives", "adjective": "Explosive"},
    ),
}
# ITEM-15: shown on Items, not on monsters
LABELS: Final = ("fire", "gun", "knife", "gas", "explosive", "fruit", "weapon", "hong_kong")
SHOWN_TAGS: Final = ("undead", "goblin", "in_black", "hong_kong", "demon")
