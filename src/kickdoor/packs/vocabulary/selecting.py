"""Words that select players, cards and places."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

WHO: Final[Table] = {
    "you": Word(
        "",
        "bearer, victim, player of the card, or the one who meets, fights or runs: see 'Who is you'",
        "",
        "you",
        {"whose": "your"},
    ),
    "target": Word("", "the player named by `target:`", "", "that player", {"whose": "that player's"}),
    "active": Word("", "whose turn it is", "TURN-1", "the player whose turn it is"),
    "fighter": Word("", "the main fighter", "HELP-17", "the main fighter", {"may": "you may"}),
    "fighters": Word(
        "",
        "main fighter and helper",
        "HELP-9",
        "everyone in the fight",
        {"may": "anyone fighting it may", "may_once": "each player fighting it may, once per combat,"},
    ),
    "everyone": Word(
        "",
        "all living players from the active one",
        "",
        "every player",
        {"may": "any player may", "may_once": "each player may, once per combat,", "whose": "any player's"},
    ),
    "others": Word(
        "", "all living players but you, from your left", "TURN-1", "each other player", {"whose": "another player's"}
    ),
    "others_reversed": Word("", "the same from your right", "", "each other player, starting on your right,"),
    "neighbours": Word("", "the next player, then the previous one", "", "each of your neighbours"),
    "lowest": Word(
        "",
        "living player(s) of lowest level; if there are several, the giver chooses who receives something",
        "CHARITY-4 FAQ-182",
        "each lowest-level player",
        {"to": "a lowest-level player of your choice"},
    ),
    "highest_others": Word(
        "", "of the others, those of highest level", "FAQ-136", "each of the highest-level other players"
    ),
    "chosen": Word("", "one other player, picked now by you", "", "a player of your choice"),
}

REFS: Final[Table] = {
    "this": Word("", "the card itself (on a monster: each twin separately)", "", "this card", {"monster": "it"}),
    "target": Word("", "the card or monster named by `target:`", "", "it", {"card": "it"}),
    "monsters": Word("", "all monsters of the fight", "", "all monsters"),
    "pursuer": Word("", "the monster now being run from", "", "that monster"),
    "paid": Word("", "the cards spent as cost (as the first, of several)", "", "the discarded card"),
    "moved": Word("", "the cards moved by the step before", "", "it"),
    "held": Word("", "the card under this one", "", "the card under it"),
    "it": Word("", "the card in question: of for_each, the Curse of cursed, the card of would_lose_card", "", "it"),
    "hand": Word("", "the whole hand", "", "{your} whole hand"),
}

CARDS: Final[Table] = {
    "count": Word("many", "how many: number, value, all, {up_to: value}"),
    "worth": Word(
        "gold_value",
        "instead of count: enough of them to reach this value, at least one card",
        "SELL-8 FAQ-171",
        "{X} worth at least {n} gold in all",
        {"as_much": "{X} worth at least as much"},
    ),
    "pick": Word("pick", "chosen (default) · random · top · best_bonus · best_gold", "CURSE-10 FAQ-172"),
    "in": Word("zones", "where (default: table)", "CARDS-9"),
    "of": Word("who", "whose (default: the subject's)"),
    "by": Word("who", "who chooses (default: the subject)", "CURSE-10"),
    "any": Word("selections", "any mix of these ({kind: item}, {in: hand} …)", "FAQ-139", "{n} of {X}"),
    "at_least": Word("nat", "cannot be paid (as a cost) with fewer", "CLASS-9", "{X} (at least {n})"),
}

FILTER: Final[Table] = {
    "kind": Word("kinds", "kind of card; item includes one-shots, which are Items", "ITEM-1"),
    "slot": Word("slots", "headgear …"),
    "tag": Word("tags", "any of these tags"),
    "size": Word("size", "big or small", "BIG-2"),
    "deck": Word("deck", "door or treasure", "CARDS-15", "{deck} card", {"many": "{deck} cards"}),
    "named": Word("slugs", "cards of this name"),
    "gold": Word("gold_range", "value between", "SELL-8", "{range}"),
    "level": Word("range", "printed level of a monster between", "FAQ-27", "of level {range}"),
    "bonus": Word("range", "printed bonus between", "", "with a bonus"),
    "hands": Word("range", "hands needed between", "SLOT-4", "that needs hands", {"many": "that need hands"}),
    "not": Word("filter", "cards that do not match", "", "other than {X}"),
    "lasting": Word("true", "a Curse in front of a player", "CURSE-6", "lasting"),
    "deadly": Word("bool", "a monster whose Bad Stuff can kill", "", "that can kill", {"not": "that cannot kill"}),
    "decisive": Word(
        "true", "an item that would turn your fight from lost to won", "FAQ-147", "that would make you win"
    ),
}

ZONES: Final[Table] = {
    "hand": Word("", "in hand", "CARDS-8/9", "from {your} hand"),
    "table": Word("", "in play: used or carried", "CARDS-5"),
    "worn": Word("", "in play and in use", "ITEM-4/5", "{you are} wearing"),
    "carried": Word("", "in play, not in use", "ITEM-4/5", "unused"),
    "combat": Word("", "in this fight", "COMBAT-24", "in the fight"),
    "discards": Word("", "both discard piles", "CARDS-1/2", "from the discards"),
    "door_discards": Word(
        "", "the Door discards", "CARDS-1/2", "of the Door discards", {"some": "from the Door discards"}
    ),
    "treasure_discards": Word(
        "", "the Treasure discards", "CARDS-1/2", "of the Treasure discards", {"some": "from the Treasure discards"}
    ),
    "held": Word("", "under this card", "HIRE-3", "in it"),
    "looked": Word("", "the cards being looked at or turned over", "", "of them"),
}

PICKS: Final[Table] = {
    "chosen": Word("", "chosen by a player", "CURSE-10", "{X}"),
    "random": Word("", "unseen", "CARDS-9", "a random {X}", {"many": "{n} random {X}"}),
    "top": Word(
        "", "the topmost that match, going down the pile", "CARDS-2", "the top {X}", {"many": "the top {n} {X}"}
    ),
    "best_bonus": Word(
        "",
        "the biggest bonus among cards in use; any card if none has one; the subject breaks ties",
        "FAQ-81",
        "{X} with the biggest bonus",
        {"many": "the {n} of {X} with the biggest bonus"},
    ),
    "best_gold": Word(
        "",
        "the highest value; the subject breaks ties",
        "FAQ-172",
        "{X} worth the most gold",
        {"many": "the {n} of {X} worth the most gold"},
    ),
}
