"""Facts in the past tense. Every event cites its rule and says who sees it; there is no default for who.

`see` is a mask of seats; EVERYBODY includes spectators. Other seats get the event without its
cards (`redact`).
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.ids import EVERYBODY, SomeCards


class Event(Fixed):
    """A fact."""

    __match_args__ = ("kind", "rule", "see", "seat", "other", "cards", "n", "frm", "to", "word")
    __slots__ = __match_args__

    def __init__(
        self,
        kind: str,
        rule: str,
        see: int,
        seat: int = -1,
        other: int = -1,
        cards: SomeCards = (),
        n: int = 0,
        frm: int = -1,
        to: int = -1,
        word: str = "",
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.see: Final = see
        self.seat: Final = seat  # whom it is about
        self.other: Final = other  # the second player, if any
        self.cards: Final = cards
        self.n: Final = n  # an amount: levels, a die, how many cards
        self.frm: Final = frm  # of card_moved: places
        self.to: Final = to
        self.word: Final = word


KINDS: Final[dict[str, str]] = {
    "card_moved": "cards went from one place to another (frm, to; seat: who did it or whose they are)",
    "cards_shuffled": "a discard pile became a deck again (n: cards; to: deck)",
    "item_turned": "a card was turned upright (n 1) or sideways (n 0)",
    "card_attached": "the first card lies on the second",
    "level_changed": "seat's Level is now n (other: by how much)",
    "sex_changed": "seat is now n (1 male, 2 female)",
    "ready": "seat has arranged its opening cards",
    "first_player_rolled": "seat threw n for the first turn",
    "turn_started": "seat's turn",
    "phase_began": "word: the phase",
    "door_opened": "the card behind the door",
    "trouble_sought": "seat plays a monster from hand",
    "room_looted": "seat drew n card",
    "combat_began": "seat fights the cards",
    "monster_joined": "a monster entered the fight",
    "monster_left": "a monster left the fight unkilled",
    "monster_killed": "a monster was killed",
    "monster_left_aside": "seat leaves a monster of the fight aside (n 1) or fights it after all (n 0)",
    "card_played": "seat played the card (other: on whom; word: side)",
    "ability_used": "seat used an ability (word) of the card",
    "item_lent": "seat gave an Item (first card) to a monster (second)",
    "help_asked": "seat asked other for help (word: the deal)",
    "cards_promised": "seat promised to play the cards on other (seen by the two)",
    "help_offered": "seat offered other help (word: the deal)",
    "offer_declined": "seat declined other's offer",
    "offer_withdrawn": "seat's open offers are gone",
    "helper_joined": "seat helps other",
    "helper_left": "seat helps no more",
    "fight_taken_over": "seat is the main fighter now",
    "kill_declared": "seat holds that the fight is won",
    "flight_declared": "seat runs away",
    "declaration_fell": "the sums have changed (frm: the players' side, to: the monsters'): seat must decide again",
    "window_opened": "others may react (word: to what)",
    "passed": "seat has no objection",
    "combat_won": "seat's fight is won (n: monsters killed)",
    "combat_ended": "the fight is over",
    "treasures_drawn": "seat drew n Treasures (word: up or down)",
    "treasure_picked": "seat took a Treasure",
    "die_rolled": "seat threw n (word: for what; of a run: the monster, to: the number to get away)",
    "die_changed": "the die now shows n",
    "escaped": "seat got away from the monster",
    "caught": "the monster caught seat",
    "sacrificed": "seat gave up a companion to escape",
    "curse_played": "seat laid a Curse or Trap on other",
    "curse_struck": "the Curse or Trap strikes seat",
    "curse_cancelled": "the Curse or Trap (first card) does nothing (second card: what prevented it)",
    "loss_prevented": "seat loses nothing (card: what prevented it)",
    "modified": "something holds for a while now (n: number of the modifier; frm: the card that did it; "
    "to: the strength, where that has changed; word: the side)",
    "died": "seat died",
    "body_laid_out": "the cards of seat can be looted",
    "body_looted": "seat took a card of other's body (no cards: declined)",
    "reborn": "seat's new character appears",
    "items_sold": "seat sold the cards for n gold",
    "trade_offered": "seat offers other a trade (word: the trade)",
    "traded": "seat and other traded",
    "given": "seat gave the card to other",
    "charity_given": "seat gave n surplus cards to other",
    "identity_dropped": "seat discarded the identity card",
    "surplus_resolved": "seat had one card too many of a kind (word)",
    "hand_shown": "seat showed the cards to other (everybody if -1)",
    "looked": "seat looked at n cards of a deck",
    "chosen": "seat chose (word: what)",
    "extra_turn": "seat takes a turn out of order",
    "deal_lapsed": "a promised part of a deal cannot be kept",
    "deal_kept": "a promised part of a deal was kept",
    "nothing_happened": "a Curse, a Trap or Bad Stuff (card) has no effect on seat (word: level, cards)",
    "game_won": "seat has won",
}


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` sees it (-1: a spectator)."""
    if event.see == EVERYBODY or (seat >= 0 and event.see >> seat & 1):
        return event
    return Event(
        event.kind, event.rule, event.see, event.seat, event.other, (), event.n, event.frm, event.to, event.word
    )
