"""Writes events as sentences. A sentence only uses what is in its event, so a redacted event reveals nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.model.cards import CardDef, Library
from kickdoor.engine.model.ids import (
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
    CardId,
    place_name,
)
from kickdoor.wording.phrases import Part, Phrase, say

DECKS: Final = (DOOR_DECK, TREASURE_DECK)
DISCARDS: Final = (DOOR_DISCARDS, TREASURE_DISCARDS)

# Kinds that never get a sentence, because another event of the same moment has one.
SILENT: Final = frozenset({"passed", "phase_began", "window_opened"})

# Card moves that another event announces; they get a sentence only for seats that see the card.
_ANNOUNCED: Final = frozenset({"REWARD-6", "LOOT-1", "LOOT-2", "VARIANT-3", "CHARITY-2", "CHARITY-3"})
# Card moves that another event describes completely.
DESCRIBED_ELSEWHERE: Final = frozenset(
    {"TRADE-5", "TRADE-6", "HELP-6", "HELP-7", "HELP-21", "DEATH-7", "DEATH-14", "DEATH-15", "BIG-8", "BIG-9", "BIG-10"}
)
_PEOPLE: Final = frozenset({"men", "women", "henchmen", "people", "police", "folk"})
_SINGULAR: Final = ("ss", "us", "is", "'s")
_TITLES: Final = ("Mr. ", "Mrs. ", "Ms. ", "Dr. ")


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence and the rule behind it."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def line(event: Event, library: Library, names: Sequence[str]) -> str:
    """Return a sentence, or a few words in parentheses for an event that has none."""
    if found := event_text(event, library, names):
        return found
    who = names[event.seat] if 0 <= event.seat < len(names) else "somebody"
    cards = ", ".join(library.names[card] for card in event.cards) or f"{event.n} cards"
    match event.kind:
        case "card_moved":
            return f"({cards}: {place_name(event.frm)} to {place_name(event.to)})"
        case "item_turned":
            return f"({cards}: {'upright' if event.n else 'sideways'})"
        case "passed":
            return f"({who} passes)"
        case "window_opened":
            return f"(players may react: {event.word})"
        case "phase_began":
            return f"(phase: {event.word})"
        case _:
            return f"({event.kind.replace('_', ' ')}: {who}, {cards})"


def event_text(event: Event, library: Library, names: Sequence[str]) -> str:
    """Return a sentence, or "" for an event that has none."""
    return "".join(line.text for line in story([event], library, names))


def story(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[LogLine]:
    """Return the sentences of many events in order; events without one are left out."""
    return [LogLine(sentence(phrase), rule) for phrase, rule in phrases(events, library, names)]


def phrases(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[tuple[Phrase, str]]:
    """Return the same as phrases that can be translated, with their rules."""
    return [(phrase, event.rule) for event, phrase in event_phrases(events, library, names)]


def event_phrases(events: Iterable[Event], library: Library, names: Sequence[str]) -> list[tuple[Event, Phrase]]:
    """Return the events that have a sentence, each with its phrase."""
    events = list(events)
    equipped = {card for event in events if event.kind == "item_turned" and event.n for card in event.cards}
    found = [
        (event, WRITERS[event.kind](_Words(event, library, names)))
        for event in events
        if event.kind not in SILENT and not _is_equipping(event, library, equipped)
    ]
    return [(event, phrase) for event, phrase in found if phrase is not None]


def _is_equipping(event: Event, library: Library, equipped: set[CardId]) -> bool:
    """Is this the playing of an Item that is equipped at once? A single sentence covers both."""
    return (
        event.kind == "card_played"
        and len(event.cards) == 1
        and event.cards[0] in equipped
        and library.defs[library.card_def[event.cards[0]]].kind == "item"
    )


def sentence(phrase: Phrase) -> str:
    """Return the phrase in English, without a full stop after a name that ends with "!"."""
    return phrase.text.replace("!.", "!")


def is_plural(name: str) -> bool:
    """Does the name need a plural verb, as `Harpies`, `Men In Black` and `Snails on Speed` do?"""
    if name.startswith(_TITLES):
        return False
    if " and " in name:
        return True
    head = re.split(r" (?:[Ii]n|[Oo]n|[Oo]f|[Ww]ith|[Ff]rom) ", name)[0]
    last = head.rsplit(" ", 1)[-1].casefold().rstrip("!?.")
    return last in _PEOPLE or (last.endswith("s") and len(last) > 3 and not last.endswith(_SINGULAR))


# ---------------------------------------------------------------- counts
def _cards(n: int) -> Phrase:
    return say("part-card") if n == 1 else say("part-cards", n=n)


def _card_count(n: int) -> Phrase:
    return say("part-card-exact") if n == 1 else say("part-cards", n=n)


def _doors(n: int) -> Phrase:
    return say("part-door") if n == 1 else say("part-doors", n=n)


def _treasures(n: int) -> Phrase:
    return say("part-treasure") if n == 1 else say("part-treasures", n=n)


def _items(n: int) -> Phrase:
    return say("part-item") if n == 1 else say("part-items", n=n)


@dataclass(frozen=True, slots=True)
class _Words:
    """The parts of sentences that an event supplies."""

    event: Event
    library: Library
    names: Sequence[str]

    def name(self, seat: int) -> Part:
        return self.names[seat] if 0 <= seat < len(self.names) else say("part-somebody")

    @property
    def who(self) -> Part:
        return self.name(self.event.seat)

    @property
    def other(self) -> Part:
        return self.name(self.event.other)

    def card(self, at: int = 0) -> str:
        """Return a card's name, "" if it is hidden."""
        cards = self.event.cards
        return self.library.names[cards[at]] if at < len(cards) else ""

    def definition(self) -> CardDef:
        return self.library.defs[self.library.card_def[self.event.cards[0]]]

    def cards(self, counted: Callable[[int], Phrase] = _cards) -> Part:
        """Return the cards' names, or their number if they are hidden."""
        return self.some(self.event.cards) or counted(max(1, self.event.n))

    def some(self, cards: Sequence[CardId]) -> str | list[str]:
        names = [self.library.names[c] for c in cards]
        return names[0] if len(names) == 1 else names

    def deal(self) -> Phrase:
        """Return what the helper gets: picks and promised cards."""
        event = self.event
        parts: list[str | Phrase | list[str]] = []
        if places := [str(n) for n, whose in enumerate(event.word, start=1) if whose == "H"]:
            if places == ["1"]:
                parts.append(say("part-first-treasure"))
            elif places[-1] == str(len(places)):
                parts.append(say("part-first-treasures", n=len(places)))
            elif len(places) == 1:
                parts.append(say("part-one-pick", place=places[0]))
            else:
                parts.append(say("part-several-picks", places=places))
        if event.cards:
            parts.append(self.some(event.cards))
        if event.n and event.kind == "help_asked":
            parts.append(say("part-cards-in-return", cards=_cards(event.n)))
        return say("part-for-price", price=parts) if parts else say("part-for-nothing")


# ---------------------------------------------------------------- card moves
def _moved(w: _Words) -> Phrase | None:
    event = w.event
    frm, to, seen = event.frm, event.to, bool(event.cards)
    if event.rule in DESCRIBED_ELSEWHERE or to in (POOL, COMBAT, LOOKED) or (frm == LOOKED and to in DECKS):
        return None
    if event.rule in _ANNOUNCED and not seen:
        return None
    if to == GONE:
        return say("event-out-of-game", cards=w.cards())
    if to == DOOR_DECK:
        return say("event-under-door-deck", who=w.who, cards=w.cards())
    if to == TREASURE_DECK:
        return say("event-under-treasure-deck", who=w.who, cards=w.cards())
    if to in DISCARDS:
        return _discarded(w)
    if HAND <= to < TABLE:
        return _to_hand(w)
    return _to_table(w)


def _discarded(w: _Words) -> Phrase | None:
    frm = w.event.frm
    if frm in (COMBAT, POOL):  # clearing up after a fight needs no sentence
        return None
    if frm in DISCARDS:
        return say("event-on-top-of-discards", who=w.who, cards=w.cards())
    if frm in DECKS:
        return say("event-deck-to-discards", card=w.card() or say("part-card"))
    owner = w.name(frm - TABLE if frm >= TABLE else frm - HAND) if frm >= HAND else w.who
    return say("event-discards", who=owner, cards=w.cards())


def _to_hand(w: _Words) -> Phrase | None:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - HAND)
    if frm in DECKS:
        neutral = w.event.rule in ("DEATH-20", "SETUP-4")
        counted = _cards if neutral else _doors if frm == DOOR_DECK else _treasures
        return say("event-draws", who=owner, cards=w.cards(counted))
    if frm in DISCARDS:
        return say("event-takes-from-discards", who=owner, cards=w.cards())
    if frm >= HAND:
        giver = w.name(frm - TABLE if frm >= TABLE else frm - HAND)
        return say("event-gets-from", who=owner, cards=w.cards(), giver=giver) if giver != owner else None
    return say("event-takes-into-hand", who=owner, cards=w.cards())


def _to_table(w: _Words) -> Phrase | None:
    frm, to = w.event.frm, w.event.to
    owner = w.name(to - TABLE)
    if frm >= TABLE:
        giver = w.name(frm - TABLE)
        return say("event-takes-from", who=owner, cards=w.cards(), giver=giver) if frm != to else None
    if not w.event.cards or w.definition().kind != "curse":  # card_played has the sentence
        return None
    return say("event-card-stays-in-front", card=w.some(w.event.cards[:1]), who=owner)


def _turned(w: _Words) -> Phrase | None:
    if w.event.n == 0:
        return say("event-takes-off", who=w.who, cards=w.cards())
    if not w.event.cards or w.definition().is_item:
        return say("event-equips", who=w.who, cards=w.cards())
    return None  # identities and companions are not equipped


# ---------------------------------------------------------------- players
def _level(w: _Words) -> Phrase:
    who, by, level = w.who, w.event.other, w.event.n
    if by == 1:
        return say("event-gains-level", who=who, level=level)
    if by > 0:
        return say("event-gains-levels", who=who, n=by, level=level)
    if by == -1:
        return say("event-loses-level", who=who, level=level)
    return say("event-loses-levels", who=who, n=-by, level=level)


def _sex(w: _Words) -> Phrase:
    return say("event-now-male", who=w.who) if w.event.n == 1 else say("event-now-female", who=w.who)


def _laid_out(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("event-body-empty", who=w.who)
    return say("event-body-open", who=w.who, cards=w.some(w.event.cards))


def _looted(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("event-loots-body-nothing", who=w.who, other=w.other)
    return say("event-loots-body", who=w.who, cards=w.cards(), other=w.other)


def _surplus(w: _Words) -> Phrase:
    who, word = w.who, w.event.word
    if w.event.other >= 0:
        return say("event-too-many-big-gives", who=who, cards=w.cards(), other=w.other)
    card = w.card() or say("part-one-of-them")
    if word == "big":
        return say("event-too-many-big", who=who, card=card)
    if word == "hands":
        return say("event-too-few-hands", who=who, card=card)
    return say("event-too-many-in-slot", who=who, slot=word, card=card)


# ---------------------------------------------------------------- the fight
def _a_monster(w: _Words) -> str | Phrase:
    return w.card() or say("part-a-monster")


def _the_monster(w: _Words) -> str | Phrase:
    """Return the monster for the beginning of a sentence."""
    return w.card() or say("part-a-monster-first")


def _joined(w: _Words) -> Phrase | None:
    if w.event.rule in ("DOOR-2", "TROUBLE-2"):  # the monster that the fight began with
        return None
    if is_plural(w.card()):
        return say("event-monsters-join", monster=_the_monster(w))
    return say("event-monster-joins", monster=_the_monster(w))


def _left(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("event-monsters-leave", monster=_the_monster(w))
    return say("event-monster-leaves", monster=_the_monster(w))


def _killed(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("event-monsters-killed", monster=_the_monster(w))
    return say("event-monster-killed", monster=_the_monster(w))


def _caught(w: _Words) -> Phrase:
    if is_plural(w.card()):
        return say("event-monsters-catch", monster=w.card(), who=w.who)
    return say("event-monster-catches", monster=w.card() or say("part-the-monster-first"), who=w.who)


def _left_aside(w: _Words) -> Phrase:
    many = is_plural(w.card())
    if w.event.n:
        if many:
            return say("event-monsters-left-aside", monster=_the_monster(w))
        return say("event-monster-left-aside", monster=_the_monster(w))
    if many:
        return say("event-monsters-fought", monster=_the_monster(w))
    return say("event-monster-fought", monster=_the_monster(w))


def _played(w: _Words) -> Phrase:
    event = w.event
    who, cards = w.who, w.cards()
    if event.word:
        return say("event-plays-for-side", who=who, cards=cards, side=event.word)
    if event.other >= 0 and event.other != event.seat:
        return say("event-plays-on", who=who, cards=cards, other=w.other)
    return say("event-plays", who=who, cards=cards)


def _used(w: _Words) -> Phrase:
    event = w.event
    side = event.word if event.word in ("fighters", "monsters") else ""
    power = event.word if not side else ""
    what = f"{power} ({w.card()})" if power and event.cards else power or w.cards()
    if side:
        return say("event-uses-for-side", who=w.who, what=what, side=side)
    if event.other >= 0:
        return say("event-uses-on", who=w.who, what=what, other=w.other)
    return say("event-uses", who=w.who, what=what)


def _helper_joined(w: _Words) -> Phrase:
    if w.event.word == "forced":
        return say("event-forced-to-help", who=w.who, other=w.other)
    return say("event-helps", who=w.who, other=w.other, price=w.deal())


def _taken_over(w: _Words) -> Phrase:
    if w.event.other >= 0:
        return say("event-takes-over-fight-from", who=w.who, other=w.other)
    return say("event-takes-over-fight", who=w.who)


def _won(w: _Words) -> Phrase:
    n = w.event.n
    if not n:
        return say("event-monster-gone")
    if n == 1:
        return say("event-wins-fight-one", who=w.who)
    return say("event-wins-fight-many", who=w.who, n=n)


def _drawn(w: _Words) -> Phrase:
    who, treasures = w.who, _treasures(w.event.n)
    if w.event.word != "up":
        return say("event-treasures-face-down", who=who, treasures=treasures)
    if not w.event.cards:
        return say("event-treasures-face-up", who=who, treasures=treasures)
    return say("event-treasures-face-up-named", who=who, treasures=treasures, cards=w.some(w.event.cards))


def _rolled(w: _Words) -> Phrase:
    who, n = w.who, w.event.n
    match w.event.word:
        case "run":
            return say("event-rolls-to-run", who=who, n=n)
        case "looting order":
            return say("event-rolls-for-looting", who=who, n=n)
        case "first player":
            return say("event-rolls-for-first-turn", who=who, n=n)
        case _:
            return say("event-rolls", who=who, n=n)


def _modified(w: _Words) -> Phrase:
    modifier = w.library.modifiers[w.event.n]
    sides = {"fighters": say("part-fighters"), "monsters": say("part-monsters")}
    whose = sides.get(modifier.to) or w.some(w.event.cards) or w.who
    match modifier.what:
        case "strength":
            return _strength(w, modifier.to)
        case "run_away":
            return say("event-run-away-changes", whose=whose)
        case "bonus":
            return say("event-bonus-changes", whose=whose)
        case "levels":
            return say("event-levels-change", whose=whose)
        case "treasures":
            return say("event-treasures-change", whose=whose)
        case "gold":
            return say("event-gold-changes", whose=whose)
        case "die":
            return say("event-die-rolls-change", whose=whose)
        case "hands_needed" | "allow":
            return say("event-use-or-carry-changes", whose=whose)
        case "rule":
            return _rule_holds(w, modifier.word, whose)
        case _:
            return _card_effect(w, whose)


def _strength(w: _Words, to: str) -> Phrase:
    n, word = w.event.to, w.event.word
    if word == "fighters" or to == "fighters":
        return say("event-strength-fighters", n=n)
    if word == "monsters" or to == "monsters":
        return say("event-strength-monsters", n=n)
    if is_plural(w.card()):
        return say("event-strength-many", who=w.card(), n=n)
    return say("event-strength-one", who=w.card() or w.who, n=n)


def _rule_holds(w: _Words, word: str, whose: Part) -> Phrase:
    match word:
        case "frozen":
            return say("event-frozen", whose=whose)
        case "cannot_escape":
            return say("event-cannot-escape", whose=whose)
        case "no_escape":
            return say("event-no-escape-from", whose=whose)
        case "auto_escape":
            return say("event-all-escape-from", whose=whose)
        case "no_helper":
            return say("event-no-helpers")
        case "only_levels":
            return say("event-only-levels-count")
        case "no_levels":
            return say("event-levels-do-not-count")
        case "no_bonuses":
            return say("event-bonuses-do-not-count")
        case "open_to":
            return say("event-open-to-all")
        case "unusable" if w.event.cards:
            return say("event-unusable", whose=whose)
        case "wins_ties":
            return say("event-wins-ties", whose=whose)
        case _:
            return _card_effect(w, whose)


def _card_effect(w: _Words, whose: Part) -> Phrase:
    """Return a sentence for an effect that only refers to its card's text."""
    source = w.event.frm
    if 0 <= source < len(w.library.names):
        return say("event-effect", card=w.library.names[source], whose=whose)
    return say("event-effect-unnamed", whose=whose)


def _cancelled(w: _Words) -> Phrase:
    if len(w.event.cards) > 1:
        return say("event-curse-cancelled-by", curse=_the_curse(w), who=w.who, card=w.card(1))
    return say("event-curse-cancelled", curse=_the_curse(w), who=w.who)


def _loss_prevented(w: _Words) -> Phrase:
    if w.event.cards:
        return say("event-loss-spared-by", card=w.card(), who=w.who)
    return say("event-loss-spared", who=w.who)


def _nothing_happened(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("event-nothing-happens")
    card, who, why = w.card(), w.who, w.event.word
    if w.definition().kind == "monster":
        if why == "level":
            return say("event-bad-stuff-level-one", card=card, who=who)
        if why == "cards":
            return say("event-bad-stuff-nothing-to-lose", card=card, who=who)
        return say("event-bad-stuff-no-effect", card=card, who=who)
    if why == "level":
        return say("event-no-effect-level-one", card=card, who=who)
    if why == "cards":
        return say("event-no-effect-nothing-to-lose", card=card, who=who)
    return say("event-no-effect", card=card, who=who)


def _curse_played(w: _Words) -> Phrase:
    curse = w.card() or say("part-a-curse", curse=w.library.curse_word)
    return say("event-plays-on", who=w.who, cards=curse, other=w.other)


def _the_curse(w: _Words) -> str | Phrase:
    return w.card() or say("part-the-curse-first", curse=w.library.curse_word)


# ---------------------------------------------------------------- between players
def _trade_offered(w: _Words) -> Phrase:
    event = w.event
    if event.word == "gift":
        return say("event-gift-offered", who=w.who, other=w.other, cards=w.cards())
    if not event.cards:
        return say("event-trade-offered-hidden", who=w.who, other=w.other)
    gives, gets = _traded_cards(w)
    return say("event-trade-offered", who=w.who, other=w.other, gives=gives, gets=gets)


def _traded(w: _Words) -> Phrase:
    if not w.event.cards:
        return say("event-traded-hidden", who=w.who, other=w.other)
    gives, gets = _traded_cards(w)
    return say("event-traded", who=w.who, other=w.other, gives=gives, gets=gets)


def _traded_cards(w: _Words) -> tuple[Part, Part]:
    cards, n = w.event.cards, w.event.n
    return w.some(cards[:n]), w.some(cards[n:])


def _shown(w: _Words) -> Phrase:
    whom = w.other if w.event.other >= 0 else say("part-everybody")
    if not w.event.n:
        return say("event-shows-empty-hand", who=w.who, other=whom)
    return say("event-shows-cards", who=w.who, other=whom, cards=w.cards())


def _chosen(w: _Words) -> Phrase:
    if w.event.word:
        return say("event-chooses-answer", who=w.who, answer=w.event.word)
    return say("event-chooses", who=w.who)


def _looted_room(w: _Words) -> Phrase:
    if w.event.n:
        return say("event-loots-room", who=w.who)
    return say("event-loots-room-empty", who=w.who)


def _shuffled(w: _Words) -> Phrase:
    cards = _card_count(w.event.n)
    if w.event.to == DOOR_DECK:
        return say("event-doors-reshuffled", cards=cards)
    return say("event-treasures-reshuffled", cards=cards)


def _deal_kept(w: _Words) -> Phrase:
    if w.event.cards:
        return say("event-deal-kept-cards", who=w.who, other=w.other, cards=w.cards())
    return say("event-deal-kept", who=w.who, other=w.other)


Writer = Callable[[_Words], Phrase | None]

WRITERS: Final[dict[str, Writer]] = {
    "card_moved": _moved,
    "cards_shuffled": _shuffled,
    "item_turned": _turned,
    "card_attached": lambda w: say(
        "event-attaches", who=w.who, card=w.card() or say("part-card"), host=w.card(1) or say("part-another-card")
    ),
    "level_changed": _level,
    "sex_changed": _sex,
    "ready": lambda w: say("event-ready", who=w.who),
    "first_player_rolled": lambda w: say("event-goes-first", who=w.who),
    "turn_started": lambda w: say("event-turn-of", who=w.who),
    "door_opened": lambda w: say("event-kicks-door", who=w.who, card=w.card() or say("part-card")),
    "trouble_sought": lambda w: say("event-looks-for-trouble", who=w.who, monster=_a_monster(w)),
    "room_looted": _looted_room,
    "combat_began": lambda w: say("event-must-fight", who=w.who, monster=_a_monster(w)),
    "monster_joined": _joined,
    "monster_left": _left,
    "monster_killed": _killed,
    "monster_left_aside": _left_aside,
    "card_played": _played,
    "ability_used": _used,
    "item_lent": lambda w: say(
        "event-gives",
        who=w.who,
        cards=w.card() or say("part-item"),
        other=w.card(1) or say("part-a-monster"),
    ),
    "help_asked": lambda w: say("event-asks-for-help", who=w.who, other=w.other, price=w.deal()),
    "cards_promised": lambda w: say("event-promises-to-play", who=w.who, cards=w.cards(), other=w.other),
    "help_offered": lambda w: say("event-offers-help", who=w.who, other=w.other, price=w.deal()),
    "offer_declined": lambda w: say("event-declines-offer", who=w.who, other=w.other),
    "offer_withdrawn": lambda w: say("event-withdraws-offers", who=w.who),
    "helper_joined": _helper_joined,
    "helper_left": lambda w: say("event-stops-helping", who=w.who),
    "fight_taken_over": _taken_over,
    "kill_declared": lambda w: say("event-says-beaten", who=w.who),
    "flight_declared": lambda w: say("event-wants-to-run", who=w.who),
    "declaration_fell": lambda w: say("event-must-choose-again", us=w.event.frm, them=w.event.to, who=w.who),
    "combat_won": _won,
    "combat_ended": lambda w: say("event-fight-over"),
    "treasures_drawn": _drawn,
    "treasure_picked": lambda w: say("event-takes", who=w.who, cards=w.cards(_treasures)),
    "die_rolled": _rolled,
    "die_changed": lambda w: say("event-die-changed", who=w.who, n=w.event.n),
    "escaped": lambda w: say("event-escapes", who=w.who, monster=w.card() or say("part-the-monster")),
    "caught": _caught,
    "sacrificed": lambda w: say("event-sacrifices", who=w.who, companion=w.card() or say("part-a-companion")),
    "curse_played": _curse_played,
    "curse_struck": lambda w: say("event-curse-strikes", curse=_the_curse(w), who=w.who),
    "curse_cancelled": _cancelled,
    "loss_prevented": _loss_prevented,
    "modified": _modified,
    "died": lambda w: say("event-dies", who=w.who),
    "body_laid_out": _laid_out,
    "body_looted": _looted,
    "reborn": lambda w: say("event-reborn", who=w.who),
    "items_sold": lambda w: say("event-sells", who=w.who, cards=w.cards(_items), gold=w.event.n),
    "trade_offered": _trade_offered,
    "traded": _traded,
    "given": lambda w: say("event-gives", who=w.who, cards=w.cards(), other=w.other),
    "charity_given": lambda w: say("event-charity", who=w.who, cards=_cards(w.event.n), other=w.other),
    "identity_dropped": lambda w: say("event-lays-down", who=w.who, cards=w.cards()),
    "surplus_resolved": _surplus,
    "hand_shown": _shown,
    "looked": lambda w: say("event-looks-at-deck", who=w.who, cards=_cards(w.event.n)),
    "chosen": _chosen,
    "extra_turn": lambda w: say("event-extra-turn", who=w.who),
    "deal_lapsed": lambda w: say("event-deal-lapsed", who=w.who, other=w.other),
    "deal_kept": _deal_kept,
    "nothing_happened": _nothing_happened,
    "game_won": lambda w: say("event-wins-game", who=w.who),
}
