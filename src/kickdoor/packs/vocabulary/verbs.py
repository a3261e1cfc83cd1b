"""What happens: one verb a step."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

VERBS: Final[Table] = {
    "gain_levels": Word(
        "value",
        "go up; never to the winning level unless the card overrides CONFLICT-6",
        "LEVEL-2 GUAL-3 WIN-4",
        "gain{s} {levels}",
        {"capped": "gain{s} {levels} (not the winning one)"},
    ),
    "lose_levels": Word(
        "value",
        "go down, not below 1",
        "LEVEL-3/4 CONFLICT-3",
        "lose{s} {levels}",
        {"either": "lose{s} {other}, or {n} {cond}", "more": "lose{s} {levels}"},
    ),
    "set_level": Word(
        "value", "sets the level; only downwards", "LEVEL-3/4", "drop{s} to {n}", {"number": "drop{s} to level {n}"}
    ),
    "die": Word("", "the character dies", "DEATH-1..24", "die{s}", {"you": "you die"}),
    "change_sex": Word("", "male becomes female, female becomes male", "SETUP-14..16", "change{s} sex for good"),
    "discard": Word(
        "cards",
        "to the discard pile of their deck",
        "CARDS-15 CURSE-10 ITEM-12",
        "discard{s} {cards}",
        {"curse": "lose{s} {cards}", "by": "{by} chooses {cards} that you lose", "rest": "discard{s} the rest"},
    ),
    "take": Word(
        "cards",
        "from another's hand to one's hand, from another's table to one's table, from discards to one's hand",
        "CARDS-11 TRADE-6",
        "take{s} {cards}",
    ),
    "give": Word("cards", "the reverse of take", "TRADE-7", "give{s} {cards} to {who}", also={"to": "who"}),
    "draw": Word(
        "draw",
        "from a deck into the hand: {deck, count, face: down|up|same}",
        "CARDS-3/4 REWARD-6/7",
        "draw{s} {n} {face}",
        {"same": "draw{s} {n}, {face}"},
    ),
    "replace": Word(
        "replace",
        "find the new card, discard the old ones, put the new one in their place: {old, new}",
        "CURSE-12 CARDS-1",
        "{new} replaces yours, which you discard in any case",
        {"monster": "discard{s} {old} with all its enhancers and put{s} {new} in its place"},
    ),
    "swap": Word(
        "swap",
        "two cards change places and owners: {mine, theirs}",
        "FAQ-180",
        "swap{s} {mine} for {theirs}",
        {"any": "swap{s} one of {your} cards in play for {theirs} in play; everything must stay legal as it lies"},
    ),
    "bury": Word("cards", "under the deck they came from", "CARDS-15", "put{s} {cards} under its deck"),
    "look": Word(
        "look",
        "look at the top cards of a deck: {deck, count}; cards not moved go back in the same order",
        "CARDS-2",
        "look{s} at the top {n} {deck} cards",
    ),
    "turn_over": Word(
        "turn_over",
        "reveal until the values reach a sum: {deck, gold}; cards not moved are discarded",
        "REWARD-8",
        "turn{s} over {deck} until they are worth {n} gold",
    ),
    "show": Word("cards", "reveal to all", "CARDS-13", "show{s} {cards}"),
    "equip": Word("cards", "equip now, even in combat", "COMBAT-16/17", "use{s} {cards} at once"),
    "make_room": Word(
        "card_ref",
        "if there is no room for the card: discard the one own item that makes room (and, in a fight, still wins)",
        "SLOT-8 BIG-3 FAQ-147",
        "if need be, discard{s} one of {your} items to make room for {cards}",
        {"last": "{rest}, discarding one of {your} items if you must to make room"},
    ),
    "modify": Word(
        "modifier",
        "a temporary modifier (`until`; default: the end of the fight); a Curse stays as long",
        "COMBAT-1 CURSE-7",
        "{modifier} {until}",
        {"gain": "get{s} {modifier}"},
        also={"until?": "moments"},
    ),
    "reward": Word(
        "value",
        "extra Treasures at the end of this fight",
        "CONFLICT-5 COMBAT-10/11",
        "draw{s} {n}",
        {"kept": "keep{s} its Treasures"},
    ),
    "dismiss": Word(
        "cards",
        "monsters leave the fight, not killed",
        "COMBAT-9 MULTI-4 AMB-9",
        "make{s} {cards} leave without reward",
        {
            "kept": "make{s} {cards} leave but keep its Treasures (no level)",
            "kept_if": "make{s} {cards} leave, and keep its Treasures (no level) {cond}",
            "paid": "make{s} {cards} leave and draw{s} {n} (no level)",
            "nothing": "make{s} {cards} leave (no level or Treasures for it)",
        },
    ),
    "kill": Word("cards", "monsters are killed at once; counts as a kill", "AMB-69/70 FAQ-7", "kill{s} {cards}"),
    "leave_aside": Word(
        "cards",
        "monsters stay but are neither fought nor run from, and give no reward; used again, they are fought after all. "
        "Lasts while the `if` of the use holds",
        "FAQ-13 FAQ-127",
        "leave{s} {cards} aside for no reward, and change {your} mind until the fight ends",
    ),
    "join": Word(
        "cards",
        "monsters enter this fight",
        "MULTI-1 INTERFERE-4..6",
        "add{s} {cards} to the fight",
        {"as": "add{s} {cards} to the fight as {X}"},
    ),
    "copy": Word(
        "cards",
        "an equal second monster that shares all enhancers",
        "ENHANCE-7/8 AMB-72",
        "a twin of {cards} joins the fight, with the same enhancers",
    ),
    "end_fight": Word(
        "",
        "all monsters leave, promised Treasures are lost, levels of kills stay; the fight is over",
        "FAQ-57 FAQ-152",
        "all monsters leave and the fight ends without reward",
        {"reward": "all monsters leave and the fight ends; the main fighter just draws {n}"},
    ),
    "transfer_fight": Word(
        "who",
        "that player takes over as main fighter",
        "FAQ-150",
        "{who} takes over the fight and its rewards",
        {"you": "take over the fight and its rewards"},
    ),
    "force_help": Word(
        "who",
        "that player must help for nothing; never for the winning level",
        "AMB-46 FAQ-46..49",
        "make{s} {who} help you without reward (not for the winning level)",
    ),
    "release_helper": Word("", "the helper leaves the fight", "AMB-45", "the helper leaves the fight"),
    "loot": Word("who", "that player loots the room once the fight is over", "LOOT-1/2", "{who} loots the room"),
    "extra_turn": Word("", "a turn now, then play goes on as before", "TURN-1", "take{s} a turn now"),
    "escape": Word(
        "cards",
        "escape these monsters without a roll, but not those that nobody can escape",
        "RUN-3 AMB-97 FAQ-67",
        "escape{s} from {cards}",
        {"all": "escape{s} from all monsters that can be escaped"},
    ),
    "run_again": Word(
        "who",
        "must roll again against a monster already escaped, even one that does not pursue",
        "FAQ-155",
        "make{s} {who} roll to Run Away again, even from monsters that do not pursue",
    ),
    "roll": Word(
        "table",
        "roll a die: {1-2: steps, 3-6: steps}; `rolled` is the number",
        "FAQ-18",
        "roll{s} a die: {table}",
        {"row": "on {faces} {steps}", "any": "roll{s} a die and {steps}", "bonus": "roll{s} a die for a bonus of {n}"},
    ),
    "add_to_roll": Word(
        "value",
        "change the rolled die",
        "RUN-6",
        "add{s} {n} to the roll",
        {"paid": "{n} to the roll", "less": "subtract{s} {n} from the roll"},
    ),
    "set_roll": Word("any", "turn the die to a face of your choice", "FAQ-156", "turn{s} the die to any number"),
    "reroll": Word("", "roll it again", "RUN-3", "roll{s} again"),
    "cancel": Word(
        "cancel",
        "cancel what is about to happen: a curse, a loss",
        "CURSE-5 CONFLICT-1",
        "cancel{s} it",
        {"curse": "cancel{s} any {curse} as it strikes"},
    ),
    "inflict": Word(
        "cards",
        "a curse card, or the Bad Stuff of a monster card, strikes the subject as a Curse, which may be cancelled; a "
        "lasting one that strikes several lies before the first and lasts for all",
        "CURSE-2 CURSE-5 CURSE-6",
        "suffer{s} {cards}",
        {"paid": "suffer{s} its Bad Stuff as a {curse}"},
    ),
    "draw_from_discards": Word(
        "",
        "take some or all of the cards now being drawn from the top of the matching discards instead",
        "CARDS-2 FAQ-98",
        "you may take any of the cards from the top of the discards instead",
        {"paid": "you may take any of the cards from the top of the discards instead, discarding a hand card for each"},
    ),
    "may": Word(
        "steps",
        "the subject may do all of this or nothing",
        "",
        "may {steps}",
        {"you": "you may {steps}", "first": "you may first {steps}; then {rest}"},
    ),
    "choose": Word(
        "choices",
        "the subject picks one that has an effect",
        "AMB-93 FAQ-137",
        "{choices}",
        {"you": "either {choices}"},
    ),
    "for_each": Word(
        "cards", "once for every such card (`it`)", "", "for each of {cards}, {steps}", also={"do": "steps"}
    ),
}

STEP: Final[Table] = {
    "who": Word("who", "the subject, several one after the other (default: you)"),
    "if": Word("cond", "checked for each subject"),
    "else": Word(
        "steps",
        "runs if the step did nothing",
        "CURSE-12",
        "{step}; if {you} have none, {other}",
        {
            "if": "{step}; otherwise {other}",
            "worth": "{step}, or {other} if {you} cannot",
            "pile": "{step}; if there is none, {other}",
            "may": "{step}; if {you} do not, {other}",
            "neither": "{step}; if {you} have neither, {other}",
        },
    ),
    "then": Word("steps", "runs if the step did something", "CURSE-11", "{step}; then {other}"),
}
