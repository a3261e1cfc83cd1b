"""Modifiers: changed numbers, limits, rules switched on."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

STATS: Final[Table] = {
    "strength": Word(
        "amount",
        "combat strength of the bearer (player or monster)",
        "COMBAT-1 COMBAT-5 HELP-9..13",
        "{n}",
        {
            "each": "{n} for each {X} in the fight",
            "each_foe": "each {X} fighting it has {n}",
            "fighters": "{n} for everyone in the fight",
            "monsters": "{n} for the monsters",
            "foes": "all monsters have {n} against you",
            "next_monster": "the next monster you meet has {n}",
            "target": "{n} to {target}",
            "this": "give it {n}",
            "enhancer": "gives a monster in combat {n}",
            "more": "{n} more",
            "more_for": "{n} more for {whom}",
            "more_on": "{n} more on {X}",
            "double": "double your combat strength",
            "lasting": "{n} in combat",
            "monster": "always has {n}",
        },
    ),
    "run_away": Word(
        "amount",
        "Run Away roll of the bearer; on a monster: of players who run from it",
        "RUN-3..8",
        "{n} to Run Away",
        {"fighters": "everyone in the fight gets {n} to Run Away", "monster": "{n} to Run Away from it"},
    ),
    "die": Word("amount", "every die roll of the bearer", "RUN-3", "{n} to all your die rolls"),
    "levels": Word(
        "amount",
        "levels for killing this monster",
        "REWARD-1",
        "{n}",
        {"enhancer": "{n} if it is killed", "fewer": "{n} fewer (but at least {floor})"},
    ),
    "treasures": Word(
        "amount",
        "Treasures for this monster",
        "REWARD-4 ENHANCE-6",
        "{n}",
        {"facing": "{n} if {X} is fighting it", "fewer": "{n} fewer (but at least {floor})"},
    ),
    "helper_levels": Word(
        "amount",
        "levels per monster killed while helping (may be the winning one)",
        "HELP-19 RACE-7",
        "gain {n} for each monster you help to kill",
    ),
    "bonus": Word(
        "amount",
        "printed bonus of the bearer's cards that match `of`",
        "COMBAT-1 MULTI-3",
        "each of your {X} gives {n} more",
        {
            "host": "{n} to that card's bonus",
            "double": "your {X} give double bonus",
            "nothing": "your {X} give no bonus",
            "fighters_nothing": "the fighters' {X} give no bonus",
            "fighters_double": "the fighters' {X} give double bonus",
        },
    ),
    "gold": Word(
        "gold_amount",
        "value of the bearer's cards that match `of`, in a sale",
        "SELL-1",
        "each {X} you sell is worth {n} gold more",
        {"double": "{target} counts double", "at_least": "each {X} you sell counts as at least {n} gold"},
    ),
    "sale": Word(
        "gold_amount",
        "gold added to each sale, except of the card itself",
        "SELL-1 FAQ-183",
        "your sales count {n} gold more",
        {"item": "your sales count {n} gold more unless you sell this card"},
    ),
    "hands_needed": Word(
        "amount",
        "hands that cards matching `of` need",
        "SLOT-4",
        "that card needs {n} more hands",
        {
            "of": "your {X} need {n} more hands",
            "at_most_0": "that card needs no hands",
            "of_at_most_0": "your {X} need no hands",
            "at_most": "that card needs at most {n} hands",
        },
    ),
}

AMOUNTS: Final[Table] = {
    "<value>": Word("", "added", "", "{n}"),
    "factor": Word("nat", "multiplied: 0 removes it, 2 doubles it", "FAQ-32 FAQ-149", "times {n}"),
    "at_least": Word("int", "raised to", "", "at least {n}"),
    "at_most": Word("int", "lowered to", "", "at most {n}"),
    "add": Word("int", "added, but not below `floor`", "AMB-73", "{n} (minimum {floor})", also={"floor": "int"}),
}

LIMITS: Final[Table] = {
    "big": Word(
        "limit",
        "Big items in play",
        "BIG-1 RACE-8",
        "you may have {n} more Big items in play",
        {"1": "you may have one more Big item in play", "any": "you may have any number of Big items in play"},
    ),
    "hands": Word(
        "limit",
        "hands",
        "SLOT-4",
        "you have {n} extra hands",
        {"1": "you have one extra hand", "-1": "you have one hand fewer"},
    ),
    "hand_cards": Word("limit", "cards kept at the end of a turn", "CARDS-10 AMB-41", "your hand limit is {n} higher"),
    "<identity>": Word(
        "limit",
        "Classes, Races, Styles … at a time",
        "CLASS-13 RACE-5 STYLE-3 LOYALTY-5 SUPER",
        "you may have {n} more {Xs}",
        {"1": "you may have one more {X}", "any": "you may have any number of {Xs}"},
    ),
}

RULES: Final[Table] = {
    "wins_ties": Word("player", "the bearer's side wins ties", "COMBAT-4 HELP-14", "you win ties in combat"),
    "no_escape": Word(
        "monster", "nobody escapes it (a sacrifice still works)", "RUN-3 MOOK-7 FAQ-67", "nobody can run away from it"
    ),
    "auto_escape": Word("monster", "escape from it needs no roll", "RUN-3", "escape is automatic"),
    "no_pursuit": Word(
        "monster",
        "does not chase these: they escape without a roll if they lose",
        "AMB-97 FAQ-63",
        "does not pursue {whom}",
        {"only": "pursues {whom} only", "anyone": "pursues nobody"},
    ),
    "no_attack": Word(
        "monster",
        "does not fight these: it leaves at once (see triggers.spared)",
        "FAQ-34 FAQ-35",
        "leaves at once",
        {"facing": "leaves at once if {X} is fighting it"},
    ),
    "no_helper": Word(
        "monster",
        "no helper allowed; a helper in the fight leaves",
        "HELP-3 FAQ-53",
        "must be fought alone",
        {"fight": "nobody may help", "next_monster": "nobody may help you against the next monster you meet"},
    ),
    "only_levels": Word(
        "monster",
        "only levels count on the players' side",
        "MULTI-3 AMB-67",
        "only your level counts against it, no bonuses",
    ),
    "no_bonuses": Word(
        "monster",
        "on the players' side only levels and penalties count",
        "FAQ-130",
        "your bonuses do not count",
        {"fight": "give up all bonuses for this fight", "alone": "give up all bonuses and helpers for this fight"},
    ),
    "no_levels": Word(
        "monster",
        "levels do not count on the players' side",
        "MULTI-3",
        "your level does not count against it, only your bonuses",
    ),
    "free_use": Word(
        "card",
        "the card it is on ignores slots, hands, size and restrictions",
        "CHEAT-1 SLOT-7 HIRE-3",
        "it ignores all limits on size, slots, hands and users",
    ),
    "no_drawbacks": Word(
        "player",
        "with a single card matching `of`: only its benefits",
        "SUPER-4..7 SUPER-9/10 AMB-114",
        "with a single {X} you have none of its drawbacks",
        also={"of": "filter"},
    ),
    "sacrifice": Word(
        "card",
        "discard it instead of rolling: escape everything, and decide whether the other fighter does, too",
        "MOOK-7/8 FAQ-116",
        "discard it instead of rolling to Run Away: you escape from all monsters without exception; "
        "as the main fighter, you may save your helper too",
    ),
    "survives_death": Word("card", "stays with its owner after death", "DEATH-5", "you keep it when you die"),
    "cannot_escape": Word("player", "every escape fails, even without a roll", "RUN-3", "you cannot escape"),
    "frozen": Word(
        "player",
        "may neither play nor receive cards nor help",
        "CARDS-12 HELP-1",
        "you cannot play or receive cards or help anyone",
    ),
    "no_foe_bonus": Word(
        "player",
        "monsters get no bonus from the bearer's traits",
        "HELP-11 COMBAT-12",
        "monsters get no bonus because of who you are",
    ),
    "curse_proof": Word(
        "card",
        "cards matching `of` cannot be lost to a Curse or pay for one; a Curse may still forbid their use",
        "CURSE-10 ITEM-19",
        "{curse}s cannot make you lose your {X}",
        also={"of": "filter"},
    ),
    "locked_in_combat": Word(
        "card",
        "of a lasting Curse: it cannot be removed while its victim fights",
        "FAQ-168 CURSE-6",
        "this cannot be lifted",
    ),
    "unusable": Word(
        "card",
        "the bearer may not use Items matching `of`; with `to`: nobody may use that card",
        "ITEM-4/5",
        "your {X} cannot be used",
        {"this": "you cannot use it"},
    ),
    "open_to": Word(
        "fight",
        "anybody may add monsters matching `of` from hand; also on a monster or its enhancer",
        "TRIBE-1 TRIBE-5",
        "anyone may add {X} from hand to the fight",
        also={"of": "filter"},
    ),
}

MODIFIER: Final[Table] = {
    "allow": Word("allow", "raises a limit", "SLOT-6/7 SUPER-1 BIG-1"),
    "rule": Word("rule", "switches a rule on", "CONFLICT-1"),
    "counts_as": Word(
        "counted",
        "a tag or trait besides what the bearer is",
        "TRIBE-3 TRIBE-6",
        "it counts as {X}",
        {
            "next_monster": "the next monster you meet counts as {X}",
            "too": "counts as {X}",
            "already": "the next monster you meet counts as {X}, or has {n} if it is {X} already",
        },
    ),
    "to": Word("scope", "whose number (default: the bearer's)"),
    "of": Word("filter", "which of the bearer's cards"),
    "if": Word("cond", "only while this is true", "COMBAT-12"),
}

SCOPES: Final[Table] = {
    "fighters": Word("", "each player in the fight separately", "HELP-9 FAQ-29"),
    "monsters": Word("", "the monsters' side", "COMBAT-5"),
    "host": Word("", "the card it is on", "CHEAT-1"),
    "this": Word("", "the card itself"),
    "target": Word("", "what `target:` names"),
    "moved": Word("", "the cards moved by the step before"),
    "next_monster": Word("", "the next monster the subject meets"),
}
