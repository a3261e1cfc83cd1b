"""When something happens: triggers, uses, timings, how often, at what."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

TRIGGERS: Final[Table] = {
    "met": Word(
        "steps",
        "the main fighter meets this monster, before anything else",
        "DOOR-2 FAQ-12",
        "before the fight, {steps}",
    ),
    "appears": Word(
        "steps",
        "this monster enters a fight, at any time and in any way",
        "CONFLICT-1 MULTI-1",
        "when it appears, {steps}",
    ),
    "spared": Word(
        "steps",
        "this monster does not attack; after the rest of the fight",
        "FAQ-34",
        "you then {steps}",
        {"may": "{who} who meets it may {steps}"},
    ),
    "turned_away": Word(
        "steps",
        "this monster does not attack; when it leaves, whether or not the fight is won",
        "FAQ-125",
        "as it leaves, {steps}",
        {"may": "{who} who meets it may {steps}"},
    ),
    "killed": Word("steps", "this monster was killed; with the rewards", "HELP-22 REWARD-8", "if you kill it, {steps}"),
    "fled": Word(
        "steps",
        "someone has run from this monster, caught or not",
        "RUN-11 FAQ-64",
        "{steps} if you have to run, even if you escape",
        {"whom": "{whom} {steps} even if they escape"},
    ),
    "received": Word(
        "steps",
        "somebody receives the card: it must be played at once",
        "TIMING-2 FAQ-19",
        "play at once: {steps}",
        {"if": "play at once {cond}: {steps}"},
    ),
    "cursed": Word(
        "steps",
        "BEFORE a Curse hits the bearer; may be cancelled",
        "CURSE-2..5 DOOR-4",
        "when a {curse} strikes you, {steps}",
        {
            "immune": "{curse}s {cond} do not affect you",
            "buried": "{curse}s {cond} do not affect you; put them under the deck",
        },
    ),
    "would_lose_level": Word(
        "steps",
        "BEFORE the bearer loses a level to a Curse or Bad Stuff",
        "LEVEL-3",
        "when you would lose a level, {steps}",
        {
            "cancel": "you never lose levels to {curse}s or Bad Stuff",
            "instead": "when you would lose a level, you may {steps} instead",
        },
    ),
    "would_lose_card": Word(
        "steps",
        "BEFORE the bearer loses a card to a Curse or Bad Stuff",
        "CURSE-10",
        "when you would lose a card, {steps}",
        {
            "instead": "when you would lose {X}, you may discard this instead",
            "paid": "when you would lose {X}, you may {steps} instead",
        },
    ),
    "struck_at": Word(
        "steps",
        "a Curse or Bad Stuff takes (or would take) cards of this slot",
        "CURSE-6 FAQ-170",
        "when a {curse} or Bad Stuff takes your {X}, {steps}",
        {"ends": "ends when a {curse} or Bad Stuff takes your {X}"},
        also={"slot": "slot"},
    ),
    "got_away": Word(
        "steps",
        "the bearer has run away successfully; once per Run Away",
        "RUN-11 FAQ-159",
        "after you escape, {steps}",
    ),
    "won": Word(
        "steps",
        "the bearer won a fight",
        "REWARD-13",
        "after a fight you won, {steps}",
        {"helped": "after a fight that you won with help, or helped to win, {steps}"},
    ),
    "died": Word("steps", "the bearer died, before looting", "DEATH-1..9", "when you die, {steps}"),
    "changed_hands": Word(
        "steps", "the card was stolen, taken or traded", "TRADE-5/6", "when you get it from another player, {steps}"
    ),
}

USE: Final[Table] = {
    "name": Word("text", "its name in the notation; needed if a card has several", "", "{n}: {use}"),
    "when": Word("timings", "timing word or list of them", "TIMING-1..18", need=True),
    "by": Word("who", "on a monster: who may (other cards: the owner)", "FAQ-52"),
    "from": Word(
        "zones",
        "where the card must be: worn for an item, hand or table for a one-shot, hand for others not in play",
        "ONESHOT-7 FAQ-160",
        "",
        {"hand": "from your hand", "table": "(even if unused)"},
    ),
    "if": Word("cond", "legal only if"),
    "target": Word("target", "what must be named"),
    "cost": Word(
        "cost",
        "steps to pay first (discard, lose_levels, bury); counted by per_paid",
        "CLASS-7..9 AMB-63",
        "{pay} to {use}",
        {"bonus": "{pay} for {use}", "event": "{pay}: {use}", "roll": "{pay} and {use}"},
    ),
    "once": Word("limiter", "how often"),
    "do": Word("steps", "what happens", need=True),
}

TIMINGS: Final[Table] = {
    "any_time": Word("", "always while alive", "TIMING-1", "at any time"),
    "quiet": Word(
        "", "neither you nor your target is in a fight or running away", "TIMING-2 COMBAT-18", "outside combat"
    ),
    "own_turn": Word("", "your turn, outside combat", "TIMING-3 ITEM-9/10", "on your turn"),
    "as_identity": Word("", "whenever a card of the identity it needs could be played", "SUPER-2/3 CLASS-15..17"),
    "before_door": Word(
        "",
        "your turn, before the door is kicked open",
        "TURN-5/6",
        "before opening the door",
        {"turn": "once before opening the door"},
    ),
    "trouble": Word("", "you have looked for trouble; that fight", "TROUBLE-2", "when you look for trouble"),
    "combat": Word("", "any fight, until it is decided", "COMBAT-13..15 ONESHOT-2/3", "in any combat"),
    "own_combat": Word("", "a fight in which you are fighter or helper", "COMBAT-14", "in your combat"),
    "running": Word(
        "", "Run Away was declared, nobody has rolled", "RUN-1 AMB-10 FAQ-154", "when running away, before any roll"
    ),
    "before_roll": Word(
        "",
        "a Run Away roll against one monster is due",
        "RUN-12",
        "before a Run Away roll",
        {"runner": "before a player's Run Away roll"},
    ),
    "rolled": Word("", "a die was rolled and does not count yet", "RUN-6 FAQ-156", "after {whose}"),
    "ran_roll": Word("", "as `rolled`, for your own Run Away roll", "RUN-6 FAQ-100", "after your Run Away roll"),
    "failed": Word("", "a Run Away roll failed, before the Bad Stuff", "RUN-9", "after you fail a Run Away roll"),
    "escaped": Word("", "somebody has just escaped", "FAQ-155", "after someone has escaped"),
    "curse": Word("", "a Curse is about to hit", "CURSE-5 FAQ-9", "when a {curse} strikes"),
    "after_combat": Word("", "a fight, anybody's, has just ended", "FAQ-165", "right after any combat"),
    "turn_end": Word("", "another player's turn ends", "TURN-10", "at the end of another player's turn"),
    "selling": Word("", "you sell items", "SELL-1..3", "when you sell items"),
    "face_up_draw": Word("", "you are about to draw cards face up", "DOOR-1 REWARD-7", "when you draw face up"),
}

LIMITERS: Final[Table] = {
    "turn": Word("", "once a turn", "", "once per turn"),
    "combat": Word("", "once a fight, however many monsters", "HELP-14 FAQ-96", "once per combat"),
    "target": Word("", "once a fight for each target", "AMB-76", "", {"after": "once per victim and combat"}),
    "monster": Word("", "once for each monster run from", "FAQ-104", "", {"after": "once per monster"}),
    "roll": Word("", "once a roll"),
}

TARGETS: Final[Table] = {
    "player": Word("cond", "any living player", "GUAL-1", "any player"),
    "other": Word("cond", "another living player", "", "another player"),
    "fighter": Word("cond", "a player in this fight, not yourself", "INTERFERE-8 FAQ-101", "another player in combat"),
    "side": Word(
        "",
        "fighters or monsters",
        "INTERFERE-1/2",
        "either side",
        {"again": "that side", "combat": "either side in any combat"},
    ),
    "monster": Word("filter", "a monster of this fight", "ENHANCE-5", "a monster"),
    "runner": Word("cond", "the player who has just escaped or must run", "FAQ-155", "that player"),
    "roll": Word("whose", "the die just rolled: yours or theirs", "FAQ-156 FAQ-189", "the die"),
    "card": Word("cards", "a card in play", "", "{cards}"),
    "bystander": Word("cond", "a player who is not in this fight", "HELP-1", "a player outside the fight"),
}
