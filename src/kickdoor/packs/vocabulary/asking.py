"""Whether, how many, how long: conditions, values, moments."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

CONDITIONS: Final[Table] = {
    "<trait>": Word(
        "",
        "the subject is an Elf, Wizard, Human, female …",
        "CLASS RACE SETUP-14",
        "if {you are} {aX}",
        {"not": "unless {you are} {aX}", "target": "{aX}"},
    ),
    "all": Word("conds", "each of these", "", "and"),
    "any": Word("conds", "one of these", "", "or"),
    "not": Word(
        "cond", "not this", "", "except {cond}", {"whom": "all but {whom}", "except": "{whom} except {others}"}
    ),
    "facing": Word(
        "cond",
        "of a monster: somebody in the fight meets it (counted once)",
        "HELP-10..13 AMB-75",
        "against {whom}",
        {"use": "with {aX} in the fight", "not": "unless {aX} is fighting it"},
    ),
    "fled_as": Word(
        "traits",
        "of a runner: was one of these when running away began",
        "FAQ-127",
        "if {you} began to run as {aX}",
        {"not": "unless {you} began to run as {aX}"},
    ),
    "main": Word("cond", "of a monster: the main fighter meets it", "AMB-75", "{cond}"),
    "level": Word(
        "range",
        "the subject's level between",
        "LEVEL-1",
        "if {your} level is {range}",
        {
            "not": "unless {your} level is {range}",
            "whom": "characters of level {range}",
            "target": "a player of level {range}",
            "target_other": "another player of level {range}",
        },
    ),
    "level_multiple": Word(
        "positive",
        "the subject's level is a multiple of it",
        "LEVEL-1",
        "if {your} level is a multiple of {n}",
        {
            "not": "if {your} level is no multiple of {n}",
            "whom": "characters whose level is a multiple of {n}",
            "target": "a player whose level is a multiple of {n}",
        },
    ),
    "highest": Word(
        "true",
        "nobody has a higher level",
        "FAQ-164",
        "if {your} level is the highest",
        {
            "not": "unless {your} level is the highest",
            "whom": "characters of the highest level",
            "target": "a highest-level player",
            "target_not": "any player below the highest level",
        },
    ),
    "lowest": Word(
        "true",
        "nobody has a lower level",
        "FAQ-182",
        "if {your} level is the lowest",
        {
            "not": "unless {your} level is the lowest",
            "whom": "characters of the lowest level",
            "target": "a lowest-level player",
            "target_not": "any player above the lowest level",
        },
    ),
    "higher": Word(
        "true",
        "the subject (a target) has a higher level than you",
        "LEVEL-1",
        "if {your} level is higher",
        {
            "target": "a higher-level player",
            "target_fighter": "a higher-level player in the fight",
            "not": "unless {your} level is higher",
        },
    ),
    "has": Word(
        "has",
        "the subject has such a card in play (or `in`)",
        "",
        "if {you have} {aX}",
        {
            "not": "unless {you have} {aX}",
            "whom": "characters with {X}",
            "whom_not": "characters without {X}",
            "whom_worn": "characters wearing {X}",
            "whom_worn_not": "characters who wear no {X}",
            "whom_used": "characters using {X}",
            "whom_used_not": "characters who use no {X}",
            "held": "if a card lies under it",
            "worn": "if {you are} wearing {aX}",
            "worn_not": "unless {you are} wearing {aX}",
            "used": "if {you are} using {aX}",
            "used_not": "unless {you are} using {aX}",
            "target": "a player with {aX}",
            "target_not": "any player without {aX}",
            "target_other": "another player",  # what he must have shows in what is taken from him
        },
    ),
    "alone": Word(
        "true",
        "no helper in the fight",
        "AMB-54",
        "while you fight alone",
        {
            "not": "while you have a helper or help",
            "not_any": "with a helper",
            "facing": "against someone fighting alone",
            "facing_not": "against someone who has a helper",
            "lost": "(lost if a helper joins)",
            "step": "if you fought alone",
        },
    ),
    "against": Word("filter", "such a monster is in the fight", "TRIBE-1", "against {Xs}"),
    "monsters": Word(
        "range",
        "number of monsters in the fight now",
        "MULTI-4",
        "if there are {range} monsters",
        {
            "1": "if there is only one monster",
            "0": "if no monster is left",
            "some": "while a monster is left",
            "nobody": "while nobody is in combat",
        },
    ),
    "monsters_seen": Word(
        "range",
        "number of monsters that took part in the fight so far, gone or not",
        "FAQ-151",
        "if {range} monsters took part in the fight",
        {"1": "if it was the only monster of the whole fight"},
    ),
    "used": Word("filter", "the players' side uses such a card in this fight", "FAQ-37", "if you used {aX}"),
    "level_sufficed": Word(
        "true",
        "nobody helps, and of the main fighter only the level (and what lowers it) counts",
        "FAQ-130",
        "if you beat it without help or bonuses",
    ),
    "losing": Word("true", "your side would not win now", "COMBAT-3", "while you are losing"),
    "your_turn": Word("true", "it is your turn", "", "on your turn"),
    "from_door": Word("true", "the Curse was revealed at the door", "DOOR-3/4", "that you reveal at the door"),
    "face": Word("face", "how this card was received: up or down", "REWARD-6/7", "if you got it {X}"),
    "card": Word("filter", "of would_lose_card, host modifiers: the card in question", "", "if it is {aX}"),
    "free_hands": Word(
        "nat",
        "the subject has that many hands free",
        "SLOT-4",
        "if you have {n} free hands",
        {"1": "if you have a free hand"},
    ),
    "killed": Word(
        "filter",
        "the subject, as main fighter, killed such a monster in this fight",
        "REWARD-13",
        "if you killed {Xs}",
    ),
}

VALUES: Final[Table] = {
    "<number>": Word("", "-99 … 99 (gold: 0 … 10,000)", "", "{n}"),
    "rolled": Word("", "the number just rolled", "", "that many", {"bonus": "the number rolled", "whole": "that many"}),
    "moved": Word(
        "", "how many cards the step before moved", "", "that many", {"of": "{X} for each", "whole": "that many"}
    ),
    "missing": Word(
        "",
        "how many cards the step before was short of",
        "",
        "that many",
        {"levels": "a level for each card {you} lack", "whole": "that many"},
    ),
    "per_paid": Word("per_paid", "this much for each card spent as cost", "CLASS-7", "{n} each"),
    "level": Word(
        "valued",
        "level of a player (you, target) or printed level of a card",
        "",
        "its level",
        {"you": "your level", "held": "the held card's level", "many": "as many of {X} as you have levels"},
    ),
    "treasures": Word(
        "card_ref",
        "Treasures a monster is worth now (with enhancers)",
        "REWARD-4",
        "its Treasures",
        {"held": "the held card's Treasures"},
    ),
    "gold": Word("card_ref", "total value of cards", "", "its value", {"held": "the held card's value"}),
    "bonus": Word(
        "card_ref",
        "printed bonus of a card; of `this` in a use of a one-shot: as its user has it, who has no other way to use it",
        "ONESHOT-3",
        "its bonus",
        {"held": "the held card's bonus"},
    ),
    "times": Word("pair", "product of two values", "", "{n} times {value}", {"2": "twice {value}"}),
    "half": Word("value", "half, rounded up", "", "half {value}, rounded up"),
    "lowest_level": Word("true", "lowest level of any living player", "", "the level of the lowest-level player"),
}

MOMENTS: Final[Table] = {
    "combat": Word("", "the end of this fight", "COMBAT-24"),
    "help": Word(
        "", "somebody joins the fight as a helper (or the end of the fight)", "FAQ-149", "until a helper joins"
    ),
    "next_combat": Word(
        "",
        "the end of the next fight (of the current one, if in one; of Bad Stuff: of another)",
        "CURSE-7 AMB-154",
        "in your next combat",
    ),
    "next_roll": Word("", "after the next try to escape", "RUN-3", "the next time you run away"),
    "next_turn": Word(
        "",
        "the end of the subject's next turn (of the current one, if it is theirs)",
        "CURSE-8 AMB-155",
        "on your next turn",
    ),
    "own_turn": Word("", "the start of the subject's next turn", "CURSE-8", "until your next turn"),
    "kill": Word("", "the subject kills a monster", "", "until you kill a monster"),
    "death": Word("", "the subject dies", "DEATH-2", "until you die", {"or": "or die"}),
    "lifted": Word("", "never automatically", "CURSE-6", "until lifted"),
}
