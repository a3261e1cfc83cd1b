"""The small closed lists and records that other words take, and the header of a pack."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.vocabulary.word import Table, Word

HEADER: Final[Table] = {
    "id": Word("id", "the id of the pack, in small letters; `packs: [id]` in a game", need=True),
    "title": Word("text", "the title that players see", need=True),
    "vocabulary": Word("vocabulary", "the level of the vocabulary it is written in: 1", need=True),
    "edition": Word("text", "the edition of the rules (default: classic)", "MIX-1"),
    "curse_word": Word("text", "what its curses are called", "CURSE-1"),
    "companion_word": Word("text", "what its companions are called", "HIRE-1 MOOK-1"),
    "identities": Word("identities", "its kinds of identity card, with limit, plural and the word for none", "CLASS-1"),
    "slots": Word("slot_limits", "its equipment slots and how many Items each takes", "SLOT-1"),
    "tags": Word("new_tags", "the labels its cards may have", "ITEM-15"),
    "tribes": Word("own_tags", "tags whose monsters join each other's fights", "TRIBE-1"),
    "lends": Word("own_tags", "tags whose Items may be given to monsters of the same tag", "TRIBE-9"),
    "needs": Word("ids", "packs that it needs in the game", "MIX-9"),
    "knows": Word("slug_list", "traits and cards of other packs that its cards name", "MIX-1"),
}
IDENTITY: Final[Table] = {
    "limit": Word("nat", "how many a player may have", "CLASS-13", need=True),
    "plural": Word("text", "the plural of its word", need=True),
    "none": Word("slug", "the trait of a player without such a card", "RACE-1"),
}

RANGE: Final[Table] = {
    "min": Word("nat", "at least", says="{n} or higher", forms={"count": "{n} or more"}),
    "max": Word("nat", "at most", says="{n} or lower", forms={"count": "{n} or fewer"}),
}
GOLD_RANGE: Final[Table] = {
    "min": Word("gold", "at least", says="worth {n} gold or more"),
    "max": Word("gold", "at most", says="worth {n} gold or less"),
}
DRAW: Final[Table] = {
    "deck": Word("deck", "which deck", need=True),
    "count": Word("value", "how many", need=True),
    "face": Word("face", "who sees them (default: down)", "REWARD-6/7"),
}
LOOK: Final[Table] = {
    "deck": Word("deck", "which deck", need=True),
    "count": Word("nat", "how many", need=True),
}
TURN_OVER: Final[Table] = {
    "deck": Word("deck", "which deck", need=True),
    "gold": Word("gold", "until they are worth this", need=True),
}
REPLACE: Final[Table] = {
    "old": Word("cards", "what goes", need=True),
    "new": Word("cards", "what comes", need=True),
}
SWAP: Final[Table] = {
    "mine": Word("cards", "what the subject gives", need=True),
    "theirs": Word("cards", "what it gets", need=True),
}
STAYS: Final[Table] = {
    "in_play": Word("", "for good", "CARDS-5"),
    "upon": Word("filter", "on such a card of your own, as long as that is in play", "CHEAT-1 FAQ-110"),
    "while": Word("cond", "as long as this is true", "SUPER-3"),
    "until": Word("moments", "until this moment", "CURSE-6"),
}
MANY: Final[Table] = {
    "all": Word("", "every one"),
    "up_to": Word("value", "one up to this many", "CLASS-7", "up to {n}"),
}

DECKS: Final[Table] = {
    "door": Word("", "the Doors", "CARDS-1", "Door", {"cards": "Doors"}),
    "treasure": Word("", "the Treasures", "CARDS-1", "Treasure", {"cards": "Treasures"}),
}
SIZES: Final[Table] = {
    "big": Word("", "Big", "BIG-1", "Big"),
    "small": Word("", "not Big", "BIG-2", "small"),
}
FACES: Final[Table] = {
    "up": Word("", "face up", "REWARD-7", "face up"),
    "down": Word("", "unseen", "REWARD-6", "face down"),
    "same": Word("", "the same way as this card was received", "REWARD-6/7", "face up or down as you got this card"),
}
WHOSE: Final[Table] = {
    "yours": Word("", "a roll of your own", "FAQ-156", "a die roll of your own"),
    "theirs": Word("", "another player's roll", "FAQ-189", "another player's die roll"),
}
CANCELS: Final[Table] = {
    "curse": Word("", "the Curse about to hit", "CURSE-5"),
    "loss": Word("", "the loss of a level or card that is about to happen", "CURSE-10"),
}
OVERRIDES: Final[Table] = {
    "winning_level": Word("", "the winning level may be reached without a kill", "CONFLICT-6"),
}
SPECIAL: Final[Table] = {
    "special": Word("", "the card's own text decides", "REWARD-8"),
}
BOUNDS: Final[dict[str, int]] = {
    "bytes": 2 * 1024 * 1024,
    "cards": 2000,
    "files": 64,
    "nesting": 24,
    "steps": 24,
    "card_steps": 400,
    "uses": 6,
    "always": 12,
    "choices": 6,
    "number": 99,
    "gold": 10_000,
    "name": 60,
    "flavour": 80,
    "tags": 64,
    "identities": 12,
    "slots": 16,
}
