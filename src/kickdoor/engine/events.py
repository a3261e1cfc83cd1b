"""Facts in the past tense. Every event cites its rule and says who sees it, without a default.

`see` is a mask of seats; EVERYBODY includes spectators. Other seats get the event without its cards (`redact`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.model.ids import EVERYBODY, NO_SEAT, CardId, Seat


class Event(Fixed):
    """Something that happened. It prints as a sentence if it comes from a `Game`.

    >>> from kickdoor import Game
    >>> event = Game.new("classic", players=["Ana", "Bo", "Cy"]).submit("Ana: ready")[0]
    >>> event.kind, event.rule, str(event)
    ('ready', 'SETUP-13', 'Ana is set up.')
    """

    __match_args__ = ("kind", "rule", "see", "seat", "other", "cards", "n", "frm", "to", "word")
    __slots__ = ("cards", "frm", "kind", "n", "other", "rule", "seat", "see", "to", "word", "words")

    def __init__(
        self,
        kind: str,
        rule: str,
        see: int,
        seat: Seat = NO_SEAT,
        other: Seat = NO_SEAT,
        cards: tuple[CardId, ...] = (),
        n: int = 0,
        frm: int = -1,
        to: int = -1,
        word: str = "",
        words: Callable[[Event], str] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.see: Final = see
        self.seat: Final = seat  # the player it is about
        self.other: Final = other  # the second player, or -1
        self.cards: Final = cards
        self.n: Final = n  # an amount: Levels, a roll, how many cards
        self.frm: Final = frm  # of card_moved: places
        self.to: Final = to
        self.word: Final = word
        self.words: Final = words  # function that puts it into words; not part of the fact

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.rule, self.see, self.seat, self.other, self.cards, self.n, self.frm, self.to, self.word)

    def __str__(self) -> str:
        return repr(self) if self.words is None else self.words(self)


class Kind(NamedTuple):
    """A kind of event."""

    fields: frozenset[str]  # the fields that such an event may set, besides kind, rule and see
    text: str


def _kind(fields: str, text: str) -> Kind:
    return Kind(frozenset(fields.split()), text)


KINDS: Final[dict[str, Kind]] = {
    "card_moved": _kind(
        "seat cards n frm to", "cards went from one place to another (frm, to; seat: who did it or whose they are)"
    ),
    "cards_shuffled": _kind("n to", "a discard pile became a deck again (n: cards; to: deck)"),
    "item_turned": _kind("seat cards n", "a card was turned upright (n 1) or sideways (n 0)"),
    "card_attached": _kind("seat cards", "the first card was attached to the second"),
    "level_changed": _kind("seat other n", "seat's Level is now n (other: by how much)"),
    "sex_changed": _kind("seat n", "seat is now n (1 male, 2 female)"),
    "ready": _kind("seat", "seat has arranged its opening cards"),
    "first_player_rolled": _kind("seat", "seat takes the first turn"),
    "turn_started": _kind("seat n", "seat's turn"),
    "phase_began": _kind("seat word", "word: the phase"),
    "door_opened": _kind("seat cards", "the card behind the door"),
    "trouble_sought": _kind("seat cards", "seat plays a monster from hand"),
    "room_looted": _kind("seat n", "seat drew n card"),
    "combat_began": _kind("seat cards", "seat fights the cards"),
    "monster_joined": _kind("seat cards", "a monster entered the fight"),
    "monster_left": _kind("seat cards", "a monster left the fight unkilled"),
    "monster_killed": _kind("seat cards", "a monster was killed"),
    "monster_left_aside": _kind(
        "seat cards n", "seat leaves a monster of the fight aside (n 1) or fights it after all (n 0)"
    ),
    "card_played": _kind("seat other cards word", "seat played the card (other: on whom; word: side)"),
    "ability_used": _kind("seat other cards word", "seat used an ability (word) of the card"),
    "item_lent": _kind("seat cards", "seat gave an Item (first card) to a monster (second)"),
    "help_asked": _kind("seat other cards n word", "seat asked other for help (word: the deal)"),
    "cards_promised": _kind("seat other cards n", "seat promised to play the cards on other (seen by the two)"),
    "help_offered": _kind("seat other cards word", "seat offered other help (word: the deal)"),
    "offer_declined": _kind("seat other", "seat declined other's offer"),
    "offer_withdrawn": _kind("seat", "seat's open offers are gone"),
    "helper_joined": _kind("seat other cards word", "seat helps other"),
    "helper_left": _kind("seat", "seat no longer helps"),
    "fight_taken_over": _kind("seat other", "seat is the main fighter now"),
    "kill_declared": _kind("seat", "seat says that the monsters are beaten"),
    "flight_declared": _kind("seat", "seat runs away"),
    "declaration_fell": _kind(
        "seat frm to", "the totals have changed (frm: the players' side, to: the monsters'): seat must decide again"
    ),
    "window_opened": _kind("seat word", "others may react (word: to what)"),
    "passed": _kind("seat", "seat has no objection"),
    "combat_won": _kind("seat n", "seat's fight is won (n: monsters killed)"),
    "combat_ended": _kind("seat", "the fight is over"),
    "treasures_drawn": _kind("seat cards n word", "seat drew n Treasures (word: up or down)"),
    "treasure_picked": _kind("seat cards", "seat took a Treasure"),
    "die_rolled": _kind(
        "seat cards n to word", "seat rolled n (word: for what; of a run: the monster, to: the number needed)"
    ),
    "die_changed": _kind("seat n", "the die now shows n"),
    "escaped": _kind("seat cards", "seat escaped from the monster"),
    "caught": _kind("seat cards", "the monster caught seat"),
    "sacrificed": _kind("seat cards", "seat gave up a companion to escape"),
    "curse_played": _kind("seat other cards", "seat played a Curse or Trap on other"),
    "curse_struck": _kind("seat cards", "the Curse or Trap strikes seat"),
    "curse_cancelled": _kind(
        "seat cards", "the Curse or Trap (first card) does nothing (second card: what prevented it)"
    ),
    "loss_prevented": _kind("seat cards", "seat loses nothing (card: what prevented it)"),
    "modified": _kind(
        "seat cards n frm to word",
        "a modifier began (n: its number; frm: the card that did it; to: the strength, "
        "if that has changed; word: the side)",
    ),
    "died": _kind("seat", "seat died"),
    "body_laid_out": _kind("seat cards", "the cards of seat can be looted"),
    "body_looted": _kind("seat other cards", "seat took a card of other's body (no cards: declined)"),
    "reborn": _kind("seat", "seat's new character appears"),
    "items_sold": _kind("seat cards n", "seat sold the cards for n gold"),
    "trade_offered": _kind("seat other cards n word", "seat offers other a trade (word: the trade)"),
    "traded": _kind("seat other cards n", "seat and other traded"),
    "given": _kind("seat other cards n", "seat gave the card to other"),
    "charity_given": _kind("seat other n", "seat gave n surplus cards to other"),
    "identity_dropped": _kind("seat cards word", "seat discarded the identity card"),
    "surplus_resolved": _kind("seat other cards word", "seat had one card too many of a kind (word)"),
    "hand_shown": _kind("seat other cards n", "seat showed the cards to other (everybody if -1)"),
    "looked": _kind("seat n", "seat looked at n cards of a deck"),
    "chosen": _kind("seat word", "seat chose (word: what)"),
    "extra_turn": _kind("seat", "seat takes a turn out of order"),
    "deal_lapsed": _kind("seat other", "a promised part of a deal cannot be kept"),
    "deal_kept": _kind("seat other cards", "a promised part of a deal was kept"),
    "nothing_happened": _kind(
        "seat cards word", "a Curse, a Trap or Bad Stuff (card) has no effect on seat (word: level, cards)"
    ),
    "game_won": _kind("seat", "seat has won"),
}


def misused(event: Event) -> list[str]:
    """Return the fields that are set although events of this kind do not have them; `check` looks at all events."""
    allowed = KINDS[event.kind].fields
    found = {
        "seat": event.seat >= 0,
        "other": event.other != -1,
        "cards": bool(event.cards),
        "n": event.n != 0,
        "frm": event.frm != -1,
        "to": event.to != -1,
        "word": bool(event.word),
    }
    return [name for name, is_set in found.items() if is_set and name not in allowed]


def redact(event: Event, seat: int) -> Event:
    """Return the event as `seat` sees it; -1 for a spectator."""
    if event.see == EVERYBODY or (seat >= 0 and event.see >> seat & 1):
        return event
    return Event(
        event.kind,
        event.rule,
        event.see,
        event.seat,
        event.other,
        (),
        event.n,
        event.frm,
        event.to,
        event.word,
        event.words,
    )
