"""Events as sentences in the table's words. Tells only what the event holds: a redacted event keeps its secret."""

from __future__ import annotations

import re
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
from kickdoor.record.phrases import Part, Phrase, say

DECKS: Final = (DOOR_DECK, TREASURE_DECK)
DISCARDS: Final = (DOOR_DISCARDS, TREASURE_DISCARDS)

# Kinds that are never worth a sentence: another event of the same moment says it.
SILENT: Final = frozenset({"passed", "phase_began", "window_opened"})

# Moves that another event announces; they are told only to those who see the card.
_ANNOUNCED: Final = frozenset({"REWARD-6", "LOOT-1", "LOOT-2", "VARIANT-3", "CHARITY-2", "CHARITY-3"})
# Moves that another event tells in full.
TOLD_ELSEWHERE: Final = frozenset(
    {"TRADE-5", "TRADE-6", "HELP-6", "HELP-7", "HELP-21", "DEATH-7", "DEATH-14", "DEATH-15", "BIG-8", "BIG-9", "BIG-10"}
)
_PEOPLE: Final = frozenset({"men", "women", "henchmen", "people", "police", "folk"})
_SINGULAR: Final = ("ss", "us", "is", "'s")
_TITLES: Final = ("Mr. ", "Mrs. ", "Ms. ", "Dr. ")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and the rule that it rests on."""

    text: str
    rule: str


def tell(event: Event, library: Library, names: Sequence[str]) -> str:
    """One sentence, or nothing where the event is not worth one."""
    return "".join(told.text for told in story([event], library, names))


def story(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[Told]:
    """The sentences of many events, in order; those without one are left out."""
    return [Told(sentence(phrase), rule) for phrase, rule in phrases(events, library, names)]


def phrases(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[tuple[Phrase, str]]:
    """The same, not yet in English; with their rules."""
    return [(phrase, event.rule) for event, phrase in told(events, library, names)]


def told(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[tuple[Event, Phrase]]:
    """The events that are worth a sentence, each with its own."""
    events = list(events)
    equipped = {card for event in events if event.kind == "item_turned" and event.n for card in event.cards}
    found = [
        (event, TELLERS[event.kind](_Words(event, library, names)))
        for event in events
        if event.kind not in SILENT and not _is_equipping(event, library, equipped)
    ]
    return [(event, phrase) for event, phrase in found if phrase is not None]


def _is_equipping(event: Event, library: Library, equipped: set[int]) -> bool:
    """An Item that is played and put on at once: one line says it."""
    return (
        event.kind == "card_played"
        and len(event.cards) == 1
        and event.cards[0] in equipped
        and library.defs[library.card_def[event.cards[0]]].kind == "item"
    )


def sentence(phrase: Phrase) -> str:
    """A name may end the sentence that it stands in."""
    return phrase.text.replace("!.", "!")


def is_plural(name: str) -> bool:
    """Does a verb after this name stand in the plural? `Harpies`, `Men In Black`, `Snails on Speed`."""
    if name.startswith(_TITLES):
        return False
    if " and " in name:
        return True
    head = re.split(r" (?:[Ii]n|[Oo]n|[Oo]f|[Ww]ith|[Ff]rom) ", name)[0]
    last = head.rsplit(" ", 1)[-1].casefold().rstrip("!?.")
    return last in _PEOPLE or (last.endswith("s") and len(last) > 3 and not last.endswith(_SINGULAR))


# ---------------------------------------------------------------- how many
def _cards(n: int) -> Phrase:
    return say("a card") if n == 1 else say("{n} cards", n=n)


def _cards_exactly(n: int) -> Phrase:
    return say("1 card") if n == 1 else say("{n} cards", n=n)


def _doors(n: int) -> Phrase:
    return say("a Door") if n == 1 else say("{n} Doors", n=n)


def _treasures(n: int) -> Phrase:
    return say("a Treasure") if n == 1 else say("{n} Treasures", n=n)


def _items(n: int) -> Phrase:
    return say("an Item") if n == 1 else say("{n} Items", n=n)


@dataclass(frozen=True, slots=True)
class _Words:
    """The parts of a sentence that an event can supply."""

    event: Event
    library: Library
    names: Sequence[str]

    def name(self, seat: int) -> Part:
        return self.names[seat] if 0 <= seat < len(self.names) else say("somebody")

    @property
    def who(self) -> Part:
        return self.name(self.event.seat)

    @property
    def other(self) -> Part:
        return self.name(self.event.other)

    def card(self, at: int = 0) -> str:
        """A card's name if it may be known."""
        cards = self.event.cards
        return self.library.names[cards[at]] if at < len(cards) else ""

    def definition(self) -> CardDef:
        return self.library.defs[self.library.card_def[self.event.cards[0]]]

    def cards(self, counted: Callable[[int], Phrase] = _cards) -> Part:
        """All names, or how many there are."""
        return self.some(self.event.cards) or counted(max(1, self.event.n))

    def some(self, cards: Sequence[int]) -> str | list[str]:
        names = [self.library.names[c] for c in cards]
        return names[0] if len(names) == 1 else names

    def deal(self) -> Phrase:
        """What the helper is to get: picks and promised cards."""
        event = self.event
        parts: list[str | Phrase | list[str]] = []
        if places := [str(n) for n, whose in enumerate(event.word, start=1) if whose == "H"]:
            if places == ["1"]:
                parts.append(say("the first Treasure"))
            elif places[-1] == str(len(places)):
                parts.append(say("the first {n} Treasures", n=len(places)))
            elif len(places) == 1:
                parts.append(say("pick {place} of the Treasures", place=places[0]))
            else:
                parts.append(say("picks {places} of the Treasures", places=places))
        if event.cards:
            parts.append(self.some(event.cards))
        if event.n and event.kind == "help_asked":
            parts.append(say("{cards} played in return", cards=_cards(event.n)))
        return say("for {price}", price=parts) if parts else say("for nothing")


# ---------------------------------------------------------------- cards on the move
def _moved(w: _Words) -> Phrase | None:
    event = w.event
    frm, to, seen = event.frm, event.to, bool(event.cards)
    if event.rule in TOLD_ELSEWHERE or to in (POOL, COMBAT, LOOKED) or (frm == LOOKED and to in DECKS):
        return None
    if event.rule in _ANNOUNCED and not seen:
        return None
    if to == GONE:
        return say("Out of the game: {cards}.", cards=w.cards())
    if to == DOOR_DECK:
        return say("{who} puts {cards} under the Door deck.", who=w.who, cards=w.cards())
    if to == TREASURE_DECK:
        return say("{who} puts {cards} under the Treasure deck.", who=w.who, cards=w.cards())
    if to in DISCARDS:
        return _discarded(w)
    if HAND <= to < TABLE:
        return _to_hand(w)
    return _to_table(w)


def _discarded(w: _Words) -> Phrase | None:
    frm = w.event.frm
    if frm in (COMBAT, POOL):  # what is cleared away has had its say
        return None
    if frm in DISCARDS:
        return say("{who} lays {cards} on top of the discards.", who=w.who, cards=w.cards())
    if frm in DECKS:
        return say("From the deck to the discards: {card}.", card=w.card() or say("a card"))
    owner = w.name(frm - TABLE if frm >= TABLE else frm - HAND) if frm >= HAND else w.who
    return say("{who} discards {cards}.", who=owner, cards=w.cards())


def _to_hand(w: _Words) -> Phrase | None:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - HAND)
    if frm in DECKS:
        neutral = w.event.rule in ("DEATH-20", "SETUP-4")
        counted = _cards if neutral else _doors if frm == DOOR_DECK else _treasures
        return say("{who} draws {cards}.", who=owner, cards=w.cards(counted))
    if frm in DISCARDS:
        return say("{who} takes {cards} from the discards.", who=owner, cards=w.cards())
    if frm >= HAND:
        giver = w.name(frm - TABLE if frm >= TABLE else frm - HAND)
        return (
            say("{who} gets {cards} from {giver}.", who=owner, cards=w.cards(), giver=giver) if giver != owner else None
        )
    return say("{who} takes {cards} into hand.", who=owner, cards=w.cards())


def _to_table(w: _Words) -> Phrase | None:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - TABLE)
    if frm >= TABLE:
        giver = w.name(frm - TABLE)
        return say("{who} takes {cards} from {giver}.", who=owner, cards=w.cards(), giver=giver) if frm != to else None
    if not w.event.cards or w.definition().kind != "curse":  # card_played tells it
        return None
    return say("{card} now lies in front of {who}.", card=w.some(w.event.cards[:1]), who=owner)


def _turned(w: _Words) -> Phrase | None:
    if w.event.n == 0:
        return say("{who} takes off {cards}.", who=w.who, cards=w.cards())
    if not w.event.cards or w.definition().is_item:
        return say("{who} equips {cards}.", who=w.who, cards=w.cards())
    return None  # an identity or a companion is simply there


# ---------------------------------------------------------------- players
def _level(w: _Words) -> Phrase:
    who, by, level = w.who, w.event.other, w.event.n
    if by == 1:
        return say("{who} goes up a Level, to Level {level}.", who=who, level=level)
    if by > 0:
        return say("{who} goes up {n} Levels, to Level {level}.", who=who, n=by, level=level)
    if by == -1:
        return say("{who} goes down a Level, to Level {level}.", who=who, level=level)
    return say("{who} goes down {n} Levels, to Level {level}.", who=who, n=-by, level=level)


def _sex(w: _Words) -> Phrase:
    return say("{who} is male now.", who=w.who) if w.event.n == 1 else say("{who} is female now.", who=w.who)


def _laid_out(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("{who} leaves nothing to loot.", who=w.who)
    return say("{who}'s stuff is up for grabs: {cards}.", who=w.who, cards=w.some(w.event.cards))


def _looted(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("{who} takes nothing from the body of {other}.", who=w.who, other=w.other)
    return say("{who} loots {cards} from the body of {other}.", who=w.who, cards=w.cards(), other=w.other)


def _surplus(w: _Words) -> Phrase:
    who, word = w.who, w.event.word
    if w.event.other >= 0:
        return say(
            "{who} has too many Big items and hands {cards} to {other}.", who=who, cards=w.cards(), other=w.other
        )
    card = w.card() or say("one")
    if word == "big":
        return say("{who} has too many Big items: {card} has to go.", who=who, card=card)
    if word == "hands":
        return say("{who} has too few hands: {card} has to go.", who=who, card=card)
    return say("{who} has too many {slot} items: {card} has to go.", who=who, slot=word, card=card)


# ---------------------------------------------------------------- the fight
def _a_monster(w: _Words) -> str | Phrase:
    return w.card() or say("a monster")


def _the_monster(w: _Words) -> str | Phrase:
    """At the beginning of a sentence."""
    return w.card() or say("A monster")


def _joined(w: _Words) -> Phrase | None:
    if w.event.rule in ("DOOR-2", "TROUBLE-2"):  # the monster that began it
        return None
    if is_plural(w.card()):
        return say("{monster} join the fight.", monster=_the_monster(w))
    return say("{monster} joins the fight.", monster=_the_monster(w))


def _left(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("{monster} leave the fight.", monster=_the_monster(w))
    return say("{monster} leaves the fight.", monster=_the_monster(w))


def _killed(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("{monster} are killed.", monster=_the_monster(w))
    return say("{monster} is killed.", monster=_the_monster(w))


def _caught(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("{monster} catch {who}.", monster=w.card(), who=w.who)
    return say("{monster} catches {who}.", monster=w.card() or say("The monster"), who=w.who)


def _left_aside(w: _Words) -> Phrase:
    many = is_plural(w.card())
    if w.event.n:
        if many:
            return say("{monster} are left aside.", monster=_the_monster(w))
        return say("{monster} is left aside.", monster=_the_monster(w))
    if many:
        return say("{monster} are fought.", monster=_the_monster(w))
    return say("{monster} is fought.", monster=_the_monster(w))


def _played(w: _Words) -> Phrase:
    event = w.event
    who, cards = w.who, w.cards()
    if event.word:
        return say("{who} plays {cards} on the side of the {side}.", who=who, cards=cards, side=event.word)
    if event.other >= 0 and event.other != event.seat:
        return say("{who} plays {cards} on {other}.", who=who, cards=cards, other=w.other)
    return say("{who} plays {cards}.", who=who, cards=cards)


def _used(w: _Words) -> Phrase:
    event = w.event
    side = event.word if event.word in ("fighters", "monsters") else ""
    power = event.word if not side else ""
    what = f"{power} ({w.card()})" if power and event.cards else power or w.cards()
    if side:
        return say("{who} uses {what} on the side of the {side}.", who=w.who, what=what, side=side)
    if event.other >= 0:
        return say("{who} uses {what} on {other}.", who=w.who, what=what, other=w.other)
    return say("{who} uses {what}.", who=w.who, what=what)


def _helper_joined(w: _Words) -> Phrase:
    if w.event.word == "forced":
        return say("{who} has to help {other}.", who=w.who, other=w.other)
    return say("{who} helps {other} {price}.", who=w.who, other=w.other, price=w.deal())


def _taken_over(w: _Words) -> Phrase:
    if w.event.other >= 0:
        return say("{who} takes over the fight from {other}.", who=w.who, other=w.other)
    return say("{who} takes over the fight.", who=w.who)


def _won(w: _Words) -> Phrase:
    n = w.event.n
    if not n:
        return say("The monster is gone. No Level.")
    if n == 1:
        return say("{who} wins the fight: 1 monster killed.", who=w.who)
    return say("{who} wins the fight: {n} monsters killed.", who=w.who, n=n)


def _drawn(w: _Words) -> Phrase:
    who, treasures = w.who, _treasures(w.event.n)
    if w.event.word != "up":
        return say("{who} draws {treasures} face down.", who=who, treasures=treasures)
    if not w.event.cards:
        return say("{who} draws {treasures} face up.", who=who, treasures=treasures)
    return say("{who} draws {treasures} face up: {cards}.", who=who, treasures=treasures, cards=w.some(w.event.cards))


def _rolled(w: _Words) -> Phrase:
    who, n = w.who, w.event.n
    match w.event.word:
        case "run":
            return say("{who} rolls {n} to run away.", who=who, n=n)
        case "looting order":
            return say("{who} rolls {n} for the order of looting.", who=who, n=n)
        case "first player":
            return say("{who} rolls {n} for the first turn.", who=who, n=n)
        case _:
            return say("{who} rolls {n}.", who=who, n=n)


def _modified(w: _Words) -> Phrase:
    modifier = w.library.modifiers[w.event.n]
    sides = {"fighters": say("the fighters"), "monsters": say("the monsters")}
    whose = sides.get(modifier.to) or w.some(w.event.cards) or w.who
    match modifier.what:
        case "strength":
            return _strength(w, modifier.to)
        case "run_away":
            return say("The chance to run away of {whose} changes.", whose=whose)
        case "bonus":
            return say("The bonus of {whose} changes.", whose=whose)
        case "levels":
            return say("The Levels of {whose} change.", whose=whose)
        case "treasures":
            return say("The Treasures of {whose} change.", whose=whose)
        case "gold":
            return say("The gold value of {whose} changes.", whose=whose)
        case "die":
            return say("Every die roll of {whose} changes.", whose=whose)
        case "hands_needed" | "allow":
            return say("What {whose} may use or carry changes.", whose=whose)
        case "rule":
            return _rule_holds(w, modifier.word, whose)
        case _:
            return _of_card(w, whose)


def _strength(w: _Words, to: str) -> Phrase:
    n, word = w.event.to, w.event.word
    if word == "fighters" or to == "fighters":
        return say("The fighters are now at {n}.", n=n)
    if word == "monsters" or to == "monsters":
        return say("The monsters are now at {n}.", n=n)
    if is_plural(w.card()):
        return say("{who} are now at {n}.", who=w.card(), n=n)
    return say("{who} is now at {n}.", who=w.card() or w.who, n=n)


def _rule_holds(w: _Words, word: str, whose: Part) -> Phrase:
    match word:
        case "frozen":
            return say("{whose} cannot play or receive cards or help anyone.", whose=whose)
        case "cannot_escape":
            return say("{whose} cannot escape.", whose=whose)
        case "no_escape":
            return say("Nobody can escape from {whose}.", whose=whose)
        case "auto_escape":
            return say("Everybody escapes from {whose} without a roll.", whose=whose)
        case "no_helper":
            return say("Nobody can help in this fight.")
        case "only_levels":
            return say("Only Levels count in this fight.")
        case "no_levels":
            return say("Levels do not count in this fight.")
        case "no_bonuses":
            return say("The fighters' bonuses do not count in this fight.")
        case "open_to":
            return say("Everybody may add monsters of that kind to this fight.")
        case "unusable" if w.event.cards:
            return say("For now nobody can use {whose}.", whose=whose)
        case "wins_ties":
            return say("Ties go to {whose}.", whose=whose)
        case _:
            return _of_card(w, whose)


def _of_card(w: _Words, whose: Part) -> Phrase:
    """An effect that only its card can put into words."""
    source = w.event.frm
    if 0 <= source < len(w.library.names):
        return say("{card} has an effect on {whose}.", card=w.library.names[source], whose=whose)
    return say("An effect holds for {whose}.", whose=whose)


def _cancelled(w: _Words) -> Phrase:
    if len(w.event.cards) > 1:
        return say("{curse} does nothing to {who}, thanks to {card}.", curse=_the_curse(w), who=w.who, card=w.card(1))
    return say("{curse} does nothing to {who}.", curse=_the_curse(w), who=w.who)


def _spared(w: _Words) -> Phrase:
    if w.event.cards:
        return say("{card} saves {who} from the loss.", card=w.card(), who=w.who)
    return say("{who} is spared the loss.", who=w.who)


def _nothing(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("Nothing happens.")
    card, who, why = w.card(), w.who, w.event.word
    if w.definition().kind == "monster":
        if why == "level":
            return say("The Bad Stuff of {card} has no effect: {who} is at Level 1 already.", card=card, who=who)
        if why == "cards":
            return say("The Bad Stuff of {card} has no effect: {who} has nothing to lose by it.", card=card, who=who)
        return say("The Bad Stuff of {card} has no effect on {who}.", card=card, who=who)
    if why == "level":
        return say("{card} has no effect: {who} is at Level 1 already.", card=card, who=who)
    if why == "cards":
        return say("{card} has no effect: {who} has nothing to lose by it.", card=card, who=who)
    return say("{card} has no effect on {who}.", card=card, who=who)


def _curse_played(w: _Words) -> Phrase:
    curse = w.card() or say("a {curse}", curse=w.library.curse_word)
    return say("{who} plays {cards} on {other}.", who=w.who, cards=curse, other=w.other)


def _the_curse(w: _Words) -> str | Phrase:
    return w.card() or say("The {curse}", curse=w.library.curse_word)


# ---------------------------------------------------------------- between players
def _trade_offered(w: _Words) -> Phrase:
    event = w.event
    if event.word == "gift":
        return say("{who} offers {other} {cards} as a gift.", who=w.who, other=w.other, cards=w.cards())
    if not event.cards:
        return say("{who} offers {other} cards for others.", who=w.who, other=w.other)
    gives, gets = _exchanged(w)
    return say("{who} offers {other} {gives} for {gets}.", who=w.who, other=w.other, gives=gives, gets=gets)


def _traded(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("{who} gives cards to {other} and gets others.", who=w.who, other=w.other)
    gives, gets = _exchanged(w)
    return say("{who} gives {gives} to {other} and gets {gets}.", who=w.who, other=w.other, gives=gives, gets=gets)


def _exchanged(w: _Words) -> tuple[Part, Part]:
    cards, n = w.event.cards, w.event.n
    return w.some(cards[:n]), w.some(cards[n:])


def _shown(w: _Words) -> Phrase:
    whom = w.other if w.event.other >= 0 else say("everybody")
    if not w.event.n:
        return say("{who} shows {other} an empty hand.", who=w.who, other=whom)
    return say("{who} shows {other} {cards}.", who=w.who, other=whom, cards=w.cards())


def _chosen(w: _Words) -> Phrase:
    if w.event.word:
        return say("{who} chooses {answer}.", who=w.who, answer=w.event.word)
    return say("{who} chooses.", who=w.who)


def _looted_room(w: _Words) -> Phrase:
    if w.event.n:
        return say("{who} loots the room.", who=w.who)
    return say("{who} loots the room and finds nothing.", who=w.who)


def _shuffled(w: _Words) -> Phrase:
    cards = _cards_exactly(w.event.n)
    if w.event.to == DOOR_DECK:
        return say("The Door discards are shuffled into a new deck of {cards}.", cards=cards)
    return say("The Treasure discards are shuffled into a new deck of {cards}.", cards=cards)


def _deal_kept(w: _Words) -> Phrase:
    if w.event.cards:
        return say("{who} keeps the deal with {other}: {cards}.", who=w.who, other=w.other, cards=w.cards())
    return say("{who} keeps the deal with {other}.", who=w.who, other=w.other)


Teller = Callable[[_Words], Phrase | None]

TELLERS: Final[dict[str, Teller]] = {
    "card_moved": _moved,
    "cards_shuffled": _shuffled,
    "item_turned": _turned,
    "card_attached": lambda w: say(
        "{who} puts {card} on {host}.", who=w.who, card=w.card() or say("a card"), host=w.card(1) or say("another card")
    ),
    "level_changed": _level,
    "sex_changed": _sex,
    "ready": lambda w: say("{who} is ready.", who=w.who),
    "first_player_rolled": lambda w: say("{who} goes first.", who=w.who),
    "turn_started": lambda w: say("It is {who}'s turn.", who=w.who),
    "door_opened": lambda w: say("{who} kicks open the door: {card}.", who=w.who, card=w.card() or say("a card")),
    "trouble_sought": lambda w: say("{who} looks for trouble: {monster}.", who=w.who, monster=_a_monster(w)),
    "room_looted": _looted_room,
    "combat_began": lambda w: say("{who} has to fight {monster}.", who=w.who, monster=_a_monster(w)),
    "monster_joined": _joined,
    "monster_left": _left,
    "monster_killed": _killed,
    "monster_left_aside": _left_aside,
    "card_played": _played,
    "ability_used": _used,
    "item_lent": lambda w: say(
        "{who} gives {cards} to {other}.",
        who=w.who,
        cards=w.card() or say("an Item"),
        other=w.card(1) or say("a monster"),
    ),
    "help_asked": lambda w: say("{who} asks {other} to help {price}.", who=w.who, other=w.other, price=w.deal()),
    "cards_promised": lambda w: say(
        "{who} promises to play {cards} on {other}.", who=w.who, cards=w.cards(), other=w.other
    ),
    "help_offered": lambda w: say("{who} offers {other} help {price}.", who=w.who, other=w.other, price=w.deal()),
    "offer_declined": lambda w: say("{who} declines the offer of {other}.", who=w.who, other=w.other),
    "offer_withdrawn": lambda w: say("{who} takes back every open offer.", who=w.who),
    "helper_joined": _helper_joined,
    "helper_left": lambda w: say("{who} helps no more.", who=w.who),
    "fight_taken_over": _taken_over,
    "kill_declared": lambda w: say("{who} says the monster is beaten.", who=w.who),
    "flight_declared": lambda w: say("{who} wants to run away.", who=w.who),
    "declaration_fell": lambda w: say(
        "Now {us} vs {them}: {who} must choose again.", us=w.event.frm, them=w.event.to, who=w.who
    ),
    "combat_won": _won,
    "combat_ended": lambda w: say("The fight is over."),
    "treasures_drawn": _drawn,
    "treasure_picked": lambda w: say("{who} takes {cards}.", who=w.who, cards=w.cards(_treasures)),
    "die_rolled": _rolled,
    "die_changed": lambda w: say("The die of {who} shows {n} now.", who=w.who, n=w.event.n),
    "escaped": lambda w: say("{who} gets away from {monster}.", who=w.who, monster=w.card() or say("the monster")),
    "caught": _caught,
    "sacrificed": lambda w: say(
        "{who} gives up {companion} to escape.", who=w.who, companion=w.card() or say("a companion")
    ),
    "curse_played": _curse_played,
    "curse_struck": lambda w: say("{curse} strikes {who}.", curse=_the_curse(w), who=w.who),
    "curse_cancelled": _cancelled,
    "loss_prevented": _spared,
    "modified": _modified,
    "died": lambda w: say("{who} dies.", who=w.who),
    "body_laid_out": _laid_out,
    "body_looted": _looted,
    "reborn": lambda w: say("{who} comes back with a new character.", who=w.who),
    "items_sold": lambda w: say(
        "{who} sells {cards} for {gold} gold.", who=w.who, cards=w.cards(_items), gold=w.event.n
    ),
    "trade_offered": _trade_offered,
    "traded": _traded,
    "given": lambda w: say("{who} gives {cards} to {other}.", who=w.who, cards=w.cards(), other=w.other),
    "charity_given": lambda w: say(
        "{who} gives {cards} to {other} in charity.", who=w.who, cards=_cards(w.event.n), other=w.other
    ),
    "identity_dropped": lambda w: say("{who} lays down {cards}.", who=w.who, cards=w.cards()),
    "surplus_resolved": _surplus,
    "hand_shown": _shown,
    "looked": lambda w: say("{who} looks at {cards} of a deck.", who=w.who, cards=_cards(w.event.n)),
    "chosen": _chosen,
    "extra_turn": lambda w: say("{who} takes a turn out of order.", who=w.who),
    "deal_lapsed": lambda w: say("{who} cannot keep a part of the deal with {other}.", who=w.who, other=w.other),
    "deal_kept": _deal_kept,
    "nothing_happened": _nothing,
    "game_won": lambda w: say("{who} wins the game!", who=w.who),
}
