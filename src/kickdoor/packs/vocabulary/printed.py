"""What is printed on a card: its kind and its properties."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

KINDS: Final[Table] = {
    "monster": Word(
        "door", "a monster; attacks if revealed at the door", "DOOR-2 DOOR-6 TROUBLE-2", "monster", {"many": "monsters"}
    ),
    "curse": Word(
        "door",
        "Curse or Trap; hits the player who reveals it, or is played on anybody at any time",
        "CURSE-1..15",
        "{curse}",
        {"many": "{curse}s"},
    ),
    "enhancer": Word(
        "door",
        "played by anybody on one monster in a fight",
        "ENHANCE-1..10 TRIBE-3",
        "Monster Enhancer",
        {"many": "Monster Enhancers"},
    ),
    "item": Word("treasure", "a permanent Item", "ITEM-1..17 SLOT-1..9 BIG-1..10", "item", {"many": "items"}),
    "oneshot": Word(
        "treasure",
        "an Item that is discarded after use, from hand or table",
        "ONESHOT-1..7 INTERFERE-1/2",
        "one-shot",
        {"many": "one-shots"},
    ),
    "level_up": Word(
        "treasure",
        "Go Up a Level; without `uses`: any time, on any player, 1 level",
        "GUAL-1..7",
        "Go Up a Level card",
        {"many": "Go Up a Level cards", "type": "Go Up a Level"},
    ),
    "companion": Word(
        "treasure",
        "Hireling or Mook; at most one in play",
        "HIRE-1..8 MOOK-1..9 AMB-149",
        "{companion}",
        {"many": "{companion}s"},
    ),
    "upgrade": Word(
        "deck",
        "attached for good to an Item, Style, … (`stays: {upon: …}`)",
        "FAQ-110",
        "Enhancement",
        {"many": "Enhancements"},
    ),
    "special": Word(
        "deck",
        "anything else; discarded when done unless it `stays`",
        "ITEM-17 GUAL-7",
        "special card",
        {"many": "special cards", "type": "Special"},
    ),
    "<identity>": Word(
        "door",
        "class, race, faction, style, loyalty, training: declared in the pack header with limit and default",
        "CLASS RACE FACTION STYLE LOYALTY TRAINING",
        "{word}",
    ),
}

PROPERTIES: Final[Table] = {
    "name": Word("text", "unique in its pack; `named` refers to its slug", need=True),
    "kind": Word("kind", "the kind of card", "CARDS-12", need=True),
    "deck": Word("deck", "only for special and upgrade", "CARDS-15"),
    "count": Word("copies", "copies (default: 1)", "SETUP-1"),
    "tags": Word("tags", "undead, dragon, fire, wand … declared in the header", "TRIBE-1..8 ITEM-15/16", "{tags}"),
    "plural": Word("text", "plural of an identity's name, if irregular"),
    "level": Word("nat", "monster: printed level", "COMBAT-5 FAQ-27"),
    "treasures": Word(
        "treasures",
        "monster: printed Treasures (`special`: see triggers.killed)",
        "REWARD-3 REWARD-8 ENHANCE-6",
        forms={"enhancer": "{treasures} if it is beaten"},
    ),
    "levels": Word("nat", "levels for killing it (default: 1)", "COMBAT-7 REWARD-1", "worth {n} levels"),
    "bonus": Word(
        "int",
        "printed combat bonus: of an item to its user, of a one-shot to a chosen side, of an enhancer to its monster",
        "COMBAT-1 COMBAT-5",
        "{n}",
        {
            "oneshot": "{n} to either side in any combat",
            "special": "{n} in combat while it lies in front of you",
            "enhancer": "{n} to a monster in combat",
            "enhancer_treasures": "{n} to a monster in combat; {treasures} if it is beaten",
        },
    ),
    "slot": Word(
        "slots",
        "the slot it takes: headgear, armor, footgear, vehicle …",
        "SLOT-1..9",
        "{slots}",
        {"several": "counts as worn {slots}: you cannot wear other {others} unless a card allows it"},
    ),
    "hands": Word("nat", "hands it needs", "SLOT-4", "{n} hand", {"many": "{n} hands"}),
    "size": Word("size", "big (default: small)", "BIG-1..10", "{size}"),
    "gold": Word("gold", "value; 0 is No Value; leave it out if the card is not an Item", "ITEM-1 SELL-1..8"),
    "only": Word("traits", "usable only by these", "ITEM-7", "usable by {whom} only"),
    "not_for": Word("traits", "not usable by these", "ITEM-7 SUPER-6", "not usable by {whom}"),
    "stacks": Word("true", "worn together with others of its slot", "SLOT-6 FAQ-111", "can be worn with other {slots}"),
    "holds": Word(
        "filter",
        "one card may be put under it (Hireling: item; Mook: enhancer; Lens: monster)",
        "HIRE-3 MOOK-5/6 FAQ-115",
        "it can hold one {X}",
        {
            "item": "it can hold one {X} for you beyond all limits; you lose both together",
            "monster": "on your turn, you may put one {X} from your hand under it",
        },
    ),
    "stays": Word(
        "stays", "in_play · {upon: filter} · {while: if} · {until: moments}", "CARDS-5 CURSE-6 SUPER-3 CHEAT-1"
    ),
    "play_when": Word(
        "timings",
        "when a special that stays, or an Item outside its usual moments, may be played",
        "CARDS-12 SUPER-2/3",
        "may also be put into play {when}",
        {"any_time": "may be put into play at any time, even in combat"},
    ),
    "excludes": Word(
        "slugs", "a player cannot have it in play together with these", "SUPER-12", "not together with {names}"
    ),
    "overrides": Word(
        "overrides", "the unbreakable rule that this card overrides", "CONFLICT-2..6", "this may be the winning level"
    ),
    "gone": Word("true", "leaves the game instead of being discarded", "CARDS-15", "leaves the game when discarded"),
    "always": Word("modifiers", "what applies while the card is in use", "COMBAT-1 COMBAT-5 COMBAT-12"),
    "triggers": Word("triggers", "what happens automatically at a moment", "HELP-22 RUN-11"),
    "bad_stuff": Word("steps", "monster: happens to a player it catches", "RUN-9/10", "{steps}", {"none": "none"}),
    "effect": Word("steps", "curse: happens to the victim", "CURSE-2..5"),
    "uses": Word("uses", "what a player may do with it (powers, or the ways to play it)", "CLASS-7..10 ONESHOT-3"),
    "art": Word("art", "its picture, made of icons (default: by its kind); does not affect the game"),
    "flavour": Word("flavour", "a joke line in the author's own words; does not affect the game"),
    "sourced": Word("sourced", "its properties that are as printed; the others are the pack's own design"),
}
