"""Events as sentences in the table's words. Tells only what the event holds: a redacted event keeps its secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.ids import (
    COMBAT,
    DOOR_DECK,
    DOOR_DISCARDS,
    GONE,
    HAND,
    LOOKED,
    POOL,
    TABLE,
    TREASURE_DECK,
    TREASURE_DISCARDS,
)
from kickdoor.engine.library import CardDef, Library

DECKS: Final = (DOOR_DECK, TREASURE_DECK)
DISCARDS: Final = (DOOR_DISCARDS, TREASURE_DISCARDS)

# Kinds that are never worth a sentence: another event of the same moment says it.
SILENT: Final = frozenset({"passed", "phase_began", "window_opened"})

# Moves that another event announces; they are told only to those who see the card.
_ANNOUNCED: Final = frozenset({"REWARD-6", "LOOT-1", "LOOT-2", "VARIANT-3", "CHARITY-2", "CHARITY-3"})
# Moves that another event tells in full.
_TOLD_ELSEWHERE: Final = frozenset(
    {"TRADE-5", "TRADE-6", "HELP-6", "HELP-7", "HELP-21", "DEATH-7", "DEATH-14", "DEATH-15"}
)


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and the rule that it rests on."""

    text: str
    rule: str


def tell(event: Event, library: Library, names: Sequence[str]) -> str:
    """One sentence, or nothing where the event is not worth one."""
    if event.kind in SILENT:
        return ""
    return TELLERS[event.kind](_Words(event, library, names)).replace("!.", "!")


def story(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[Told]:
    """The sentences of many events, in order; those without one are left out."""
    told = [Told(tell(event, library, names), event.rule) for event in events]
    return [one for one in told if one.text]


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return " and ".join(([", ".join(words[:-1])] if len(words) > 1 else []) + list(words[-1:]))


def counted(n: int, noun: str) -> str:
    """`a card`, `3 cards`."""
    return f"a {noun}" if n == 1 else f"{n} {noun}s"


@dataclass(frozen=True, slots=True)
class _Words:
    """The parts of a sentence that an event can supply."""

    event: Event
    library: Library
    names: Sequence[str]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "somebody"

    @property
    def who(self) -> str:
        return self.name(self.event.seat)

    @property
    def other(self) -> str:
        return self.name(self.event.other)

    def card(self, at: int = 0, unknown: str = "a card") -> str:
        """A card's name if it may be known."""
        cards = self.event.cards
        return self.library.names[cards[at]] if at < len(cards) else unknown

    def definition(self) -> CardDef:
        return self.library.defs[self.library.card_def[self.event.cards[0]]]

    def cards(self, noun: str = "card") -> str:
        """All names, or how many there are."""
        return self.some(self.event.cards) or counted(max(1, self.event.n), noun)

    def some(self, cards: Sequence[int]) -> str:
        return listed([self.library.names[c] for c in cards])

    def deal(self) -> str:
        """What the helper is to get: picks and promised cards."""
        event = self.event
        parts: list[str] = []
        if event.word:
            parts.append(f"picks {event.word}")
        if event.cards:
            parts.append(self.some(event.cards))
        if event.n and event.kind == "help_asked":
            parts.append(f"{counted(event.n, 'card')} played in return")
        return f"for {listed(parts)}" if parts else "for nothing"


# ---------------------------------------------------------------- cards on the move
def _moved(w: _Words) -> str:
    event = w.event
    frm, to, seen = event.frm, event.to, bool(event.cards)
    if event.rule in _TOLD_ELSEWHERE or to in (POOL, COMBAT, LOOKED) or (frm == LOOKED and to in DECKS):
        return ""
    if event.rule in _ANNOUNCED and not seen:
        return ""
    if to == GONE:
        return f"{w.cards().capitalize() if not seen else w.cards()} leaves the game."
    if to in DECKS:
        return f"{w.who} puts {w.cards()} under the {'Door' if to == DOOR_DECK else 'Treasure'} deck."
    if to in DISCARDS:
        return _discarded(w)
    if HAND <= to < TABLE:
        return _to_hand(w)
    return _to_table(w)


def _discarded(w: _Words) -> str:
    frm = w.event.frm
    if frm in (COMBAT, POOL):  # what is cleared away has had its say
        return ""
    if frm in DISCARDS:
        return f"{w.who} lays {w.cards()} on top of the discards."
    if frm in DECKS:
        return f"{w.card(unknown='A card')} goes from the deck to the discards."
    owner = w.name(frm - TABLE if frm >= TABLE else frm - HAND) if frm >= HAND else w.who
    return f"{owner} discards {w.cards()}."


def _to_hand(w: _Words) -> str:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - HAND)
    if frm in DECKS:
        noun = "card" if w.event.rule in ("DEATH-20", "SETUP-4") else "Door" if frm == DOOR_DECK else "Treasure"
        return f"{owner} draws {w.cards(noun)}."
    if frm in DISCARDS:
        return f"{owner} takes {w.cards()} from the discards."
    if frm >= HAND:
        giver = w.name(frm - TABLE if frm >= TABLE else frm - HAND)
        return f"{owner} gets {w.cards()} from {giver}." if giver != owner else ""
    return f"{owner} takes {w.cards()} into hand."


def _to_table(w: _Words) -> str:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - TABLE)
    if frm >= TABLE:
        return f"{owner} takes over {w.cards()} from {w.name(frm - TABLE)}." if frm != to else ""
    if not w.event.cards or w.definition().kind != "curse":  # card_played tells it
        return ""
    return f"{w.card(unknown='A card')} now lies in front of {owner}."


def _turned(w: _Words) -> str:
    if w.event.n == 0:
        return f"{w.who} turns {w.cards()} sideways."
    if not w.event.cards or w.definition().is_item:
        return f"{w.who} puts {w.cards()} to use."
    return ""  # an identity or a companion is simply there


# ---------------------------------------------------------------- players
def _level(w: _Words) -> str:
    by = w.event.other
    return f"{w.who} goes {'up' if by > 0 else 'down'} {counted(abs(by), 'Level')}, to Level {w.event.n}."


def _laid_out(w: _Words) -> str:
    if not w.event.cards:
        return f"{w.who} leaves nothing to loot."
    return f"The body of {w.who} lies open: {w.some(w.event.cards)}."


def _looted(w: _Words) -> str:
    if not w.event.cards:
        return f"{w.who} takes nothing from the body of {w.other}."
    return f"{w.who} loots {w.cards()} from the body of {w.other}."


def _surplus(w: _Words) -> str:
    word = w.event.word
    if w.event.other >= 0:
        return f"{w.who} has too many Big items and hands {w.cards()} to {w.other}."
    why = {"big": "too many Big items", "hands": "too few hands"}.get(word, f"too many {word} items")
    return f"{w.who} has {why}: {w.card(unknown='one')} has to go."


# ---------------------------------------------------------------- the fight
def _joined(w: _Words) -> str:
    if w.event.rule in ("DOOR-2", "TROUBLE-2"):  # the monster that began it
        return ""
    return f"{w.card(unknown='A monster')} joins the fight."


def _played(w: _Words) -> str:
    event = w.event
    aim = ""
    if event.word:
        aim = f" on the side of the {event.word}"
    elif event.other >= 0 and event.other != event.seat:
        aim = f" on {w.other}"
    return f"{w.who} plays {w.cards()}{aim}."


def _used(w: _Words) -> str:
    event = w.event
    side = event.word if event.word in ("fighters", "monsters") else ""
    power = event.word if not side else ""
    aim = f" on the side of the {side}" if side else f" on {w.other}" if event.other >= 0 else ""
    if power and event.cards:
        return f"{w.who} uses {power} ({w.card()}){aim}."
    return f"{w.who} uses {power or w.cards()}{aim}."


def _helper_joined(w: _Words) -> str:
    if w.event.word == "forced":
        return f"{w.who} has to help {w.other}."
    return f"{w.who} helps {w.other} {w.deal()}."


def _won(w: _Words) -> str:
    n = w.event.n
    if not n:
        return f"{w.who} wins the fight without a kill."
    return f"{w.who} wins the fight: {counted(n, 'monster').replace('a ', '1 ')} killed."


def _treasures(w: _Words) -> str:
    if w.event.word == "up":
        shown = f": {w.some(w.event.cards)}" if w.event.cards else ""
        return f"{w.who} draws {counted(w.event.n, 'Treasure')} face up{shown}."
    return f"{w.who} draws {counted(w.event.n, 'Treasure')} face down."


_ROLLS: Final = {
    "run": " to run away",
    "looting order": " for the order of looting",
    "first player": " for the first turn",
}


def _rolled(w: _Words) -> str:
    return f"{w.who} rolls {w.event.n}{_ROLLS.get(w.event.word, '')}."


_CHANGES: Final = {
    "strength": "combat strength",
    "run_away": "chance to run away",
    "bonus": "bonus",
    "levels": "Levels",
    "treasures": "Treasures",
    "gold": "gold value",
}


def _modified(w: _Words) -> str:
    modifier = w.library.modifiers[w.event.n]
    sides = {"fighters": "the fighters", "monsters": "the monsters"}
    whose = sides.get(modifier.to) or w.some(w.event.cards) or w.who
    change = _CHANGES.get(modifier.what)
    return f"The {change} of {whose} changes." if change else f"Something special holds for {whose} now."


def _curse_played(w: _Words) -> str:
    return f"{w.who} plays {w.card(unknown=f'a {w.library.curse_word}')} on {w.other}."


# ---------------------------------------------------------------- between players
def _trade_offered(w: _Words) -> str:
    event = w.event
    if event.word == "gift":
        return f"{w.who} offers {w.other} {w.cards()} as a gift."
    gives, wants = event.cards[: event.n], event.cards[event.n :]
    return f"{w.who} offers {w.other} {w.some(gives) or 'cards'} for {w.some(wants) or 'others'}."


def _traded(w: _Words) -> str:
    event = w.event
    gives, gets = event.cards[: event.n], event.cards[event.n :]
    return f"{w.who} gives {w.some(gives) or 'cards'} to {w.other} and gets {w.some(gets) or 'others'}."


def _shown(w: _Words) -> str:
    whom = f" {w.other}" if w.event.other >= 0 else " everybody"
    if not w.event.n:
        return f"{w.who} shows{whom} an empty hand."
    return f"{w.who} shows{whom} {w.cards()}."


def _chosen(w: _Words) -> str:
    return f"{w.who} chooses {w.event.word}." if w.event.word else f"{w.who} chooses."


def _looted_room(w: _Words) -> str:
    return f"{w.who} loots the room." if w.event.n else f"{w.who} loots the room and finds nothing."


Teller = Callable[[_Words], str]

TELLERS: Final[dict[str, Teller]] = {
    "card_moved": _moved,
    "cards_shuffled": lambda w: (
        f"The {'Door' if w.event.to == DOOR_DECK else 'Treasure'} discards are shuffled into a new deck"
        f" of {counted(w.event.n, 'card').replace('a ', '1 ')}."
    ),
    "item_turned": _turned,
    "card_attached": lambda w: f"{w.card(unknown='A card')} lies on {w.card(1, 'another card')} now.",
    "level_changed": _level,
    "sex_changed": lambda w: f"{w.who} is {'male' if w.event.n == 1 else 'female'} now.",
    "ready": lambda w: f"{w.who} is ready.",
    "first_player_rolled": lambda w: f"{w.who} goes first.",
    "turn_started": lambda w: f"It is {w.who}'s turn.",
    "door_opened": lambda w: f"{w.who} kicks open the door: {w.card()}.",
    "trouble_sought": lambda w: f"{w.who} looks for trouble: {w.card(unknown='a monster')}.",
    "room_looted": _looted_room,
    "combat_began": lambda w: f"{w.who} has to fight {w.card(unknown='a monster')}.",
    "monster_joined": _joined,
    "monster_left": lambda w: f"{w.card(unknown='A monster')} leaves the fight.",
    "monster_killed": lambda w: f"{w.card(unknown='A monster')} is killed.",
    "monster_left_aside": lambda w: f"{w.card(unknown='A monster')} is {'left aside' if w.event.n else 'fought'}.",
    "card_played": _played,
    "ability_used": _used,
    "item_lent": lambda w: f"{w.who} gives {w.card(unknown='an Item')} to {w.card(1, 'a monster')}.",
    "help_asked": lambda w: f"{w.who} asks {w.other} to help {w.deal()}.",
    "cards_promised": lambda w: f"{w.who} promises to play {w.cards()} on {w.other}.",
    "help_offered": lambda w: f"{w.who} offers {w.other} help {w.deal()}.",
    "offer_declined": lambda w: f"{w.who} declines the offer of {w.other}.",
    "offer_withdrawn": lambda w: f"{w.who} takes back every open offer.",
    "helper_joined": _helper_joined,
    "helper_left": lambda w: f"{w.who} helps no more.",
    "fight_taken_over": lambda w: f"{w.who} takes over the fight{f' from {w.other}' if w.event.other >= 0 else ''}.",
    "kill_declared": lambda w: f"{w.who} claims the fight.",
    "flight_declared": lambda w: f"{w.who} wants to run away.",
    "declaration_fell": lambda w: f"The sum has changed: {w.who} has to decide again.",
    "combat_won": _won,
    "combat_ended": lambda w: "The fight is over.",
    "treasures_drawn": _treasures,
    "treasure_picked": lambda w: f"{w.who} takes {w.cards('Treasure')}.",
    "die_rolled": _rolled,
    "die_changed": lambda w: f"The die of {w.who} shows {w.event.n} now.",
    "escaped": lambda w: f"{w.who} gets away from {w.card(unknown='the monster')}.",
    "caught": lambda w: f"{w.card(unknown='The monster')} catches {w.who}.",
    "sacrificed": lambda w: f"{w.who} gives up {w.card(unknown='a companion')} to escape.",
    "curse_played": _curse_played,
    "curse_struck": lambda w: f"{w.card(unknown=f'The {w.library.curse_word}')} strikes {w.who}.",
    "curse_cancelled": lambda w: f"{w.card(unknown=f'The {w.library.curse_word}')} does nothing to {w.who}.",
    "loss_prevented": lambda w: f"{w.who} is spared the loss.",
    "modified": _modified,
    "died": lambda w: f"{w.who} dies.",
    "body_laid_out": _laid_out,
    "body_looted": _looted,
    "reborn": lambda w: f"{w.who} comes back with a new character.",
    "items_sold": lambda w: f"{w.who} sells {w.cards('Item')} for {w.event.n} gold.",
    "trade_offered": _trade_offered,
    "traded": _traded,
    "given": lambda w: f"{w.who} gives {w.cards()} to {w.other}.",
    "charity_given": lambda w: f"{w.who} gives {counted(w.event.n, 'card')} to {w.other} in charity.",
    "identity_dropped": lambda w: f"{w.who} lays down {w.cards()}.",
    "surplus_resolved": _surplus,
    "hand_shown": _shown,
    "looked": lambda w: f"{w.who} looks at {counted(w.event.n, 'card')} of a deck.",
    "chosen": _chosen,
    "extra_turn": lambda w: f"{w.who} takes a turn out of order.",
    "deal_lapsed": lambda w: f"{w.who} cannot keep a part of the deal with {w.other}.",
    "deal_kept": lambda w: f"{w.who} keeps the deal with {w.other}{f': {w.cards()}' if w.event.cards else ''}.",
    "nothing_happened": lambda w: "Nothing happens.",
    "game_won": lambda w: f"{w.who} wins the game!",
}
