"""The complete state of a game, as numbers and ids. Decides no rule; `clone` shares nothing that can change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import Frame, LootBody
from kickdoor.engine.memo import NO_MEMO, Owed
from kickdoor.engine.model.cards import CardDef, Library
from kickdoor.engine.model.combat import Combat, Mod, Offer
from kickdoor.engine.model.ids import (
    DOOR_DECK,
    DOOR_DISCARDS,
    EVERYBODY,
    HAND,
    MAX_SEATS,
    NO_SEAT,
    TABLE,
    TREASURE_DECK,
    TREASURE_DISCARDS,
    CardId,
    Seat,
)
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.rng import Stream


class RecentDiscards(Fixed):
    """The cards of the last fight on the discard piles, whose order one player may still change."""

    __match_args__ = ("seat", "piles")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, piles: tuple[tuple[CardId, ...], tuple[CardId, ...]]) -> None:
        self.seat: Final = seat
        self.piles: Final = piles  # Doors, Treasures


NO_RECENT_DISCARDS: Final = RecentDiscards(NO_SEAT, ((), ()))


# By number of seats and first seat: all seats, going to the left.
_ROUND: Final = tuple(
    tuple(tuple(Seat((first + i) % n) for i in range(n)) for first in range(n)) for n in range(MAX_SEATS + 1)
)
# By number of seats: all of them, in order.
_SEATS: Final = tuple(tuple(Seat(i) for i in range(n)) for n in range(MAX_SEATS + 1))


# The fields that make up a moment, in the order of a snapshot. Equality and digests are based on them.
MOMENT: Final = (
    "names",
    "rng",
    "place",
    "upright",
    "host",
    "hands",
    "tables",
    "decks",
    "discards",
    "levels",
    "sex",
    "traits",
    "dead",
    "redraw",
    "fresh",
    "escaped",
    "drew",
    "reward_face",
    "turn",
    "turn_no",
    "phase",
    "combat",
    "frames",
    "serials",
    "offers",
    "mods",
    "lapsed",
    "used",
    "extra",
    "recent_discards",
    "dice",
    "answer",
    "serial",
    "winners",
    "limits_dirty",
    "changed",
)
# The other fields: taken or worked out from the header, limits, and caches.
BESIDE: Final = (
    "lib",
    "defs",
    "rules",
    "n",
    "seats",
    "auto_pass",
    "deck_pos",
    "step_limit",
    "emits",
    "version",
    "memo",
    "owed",
    "events",
    "words",
)


class State:
    """A game at one moment."""

    __slots__ = (*MOMENT, *BESIDE)

    def __init__(
        self,
        lib: Library,
        rules: Ruleset,
        names: tuple[str, ...],
        rng: Stream,
        *,
        auto_pass: bool = False,
        like: State | None = None,
    ) -> None:
        """Make a game with no cards dealt, or a copy of another (`like`)."""
        self.lib = lib
        self.defs = lib.by_card
        self.rules = rules
        self.names = names
        self.n = n = len(names)
        self.seats = _SEATS[n]
        self.rng = rng
        self.auto_pass = auto_pass
        if like is None:
            self.place = bytearray(len(lib.card_def))
            self.upright = bytearray(len(lib.card_def))
            self.host: dict[CardId, CardId] = {}  # card -> the card it is attached to
            self.hands: list[tuple[CardId, ...]] = [()] * n
            # All cards in front of a player: in force, carried, attached, Curses.
            self.tables: list[tuple[CardId, ...]] = [()] * n
            self.decks: list[tuple[CardId, ...]] = [(), ()]  # the next card is at deck_pos
            self.deck_pos = [0, 0]
            self.discards: list[list[CardId]] = [[], []]
            self.levels = [1] * n
            self.sex = [1] * n
            self.traits = [0] * n  # bits of each player's traits
            self.dead = [0] * n  # 1 until the next player's turn begins
            self.redraw = [0] * n  # 1: draws 4 + 4 cards on their next turn (DEATH-20)
            self.fresh: list[tuple[CardId, ...]] = [()] * n  # cards just received, not yet acted on
            self.escaped = [-1] * n  # the last time they ran away: 1 escaped, 0 caught, -1 not involved
            self.drew = [0] * n  # Treasures drawn in the last reward
            self.reward_face = ""  # up or down, in the last reward
            self.turn = Seat(0)
            self.turn_no = 0
            self.phase = "setup"
            self.combat: Combat | None = None
            self.frames: list[Frame] = []
            self.serials: list[int] = []  # parallel to frames: the serial number of the question that each frame asks
            self.offers: tuple[Offer, ...] = ()
            self.mods: tuple[Mod, ...] = ()  # modifiers that outlast the fight
            self.lapsed: tuple[CardId, ...] = ()  # Items carried because their owners may no longer use them (ITEM-21)
            self.used: tuple[tuple[int, ...], ...] = ()  # (card, use, seat, target) of powers used this turn
            self.extra: tuple[Seat, ...] = ()  # seats that take an extra turn
            self.recent_discards = NO_RECENT_DISCARDS  # cards on the discards that may still be put into another order
            self.dice: tuple[int, ...] = ()  # rolls fixed in advance, for scenarios
            self.answer: tuple[int, ...] = ()  # the last answer to a choice
            self.serial = 0
            self.winners: tuple[Seat, ...] = ()
            self.step_limit = 0  # frames per action, if fewer than usual; 0 for the usual limit
            self.limits_dirty = 0  # mask of seats whose cards have moved since their limits were last checked
            self.changed = True  # the fight may have changed since its totals were last checked
            self.version = 0  # grows with every action that changes what others may do
            self.memo = [NO_MEMO] * n  # what was last listed for each seat
            self.owed: Owed | None = None  # the decisions that were last pending
            self.emits = True  # whether it emits events; lookahead reads none
            self.events: list[Event] = []
            self.words: Callable[[Event], str] | None = None  # function that puts events into words
            return
        self.place = like.place[:]
        self.upright = like.upright[:]
        self.host = like.host.copy()
        self.hands = like.hands[:]
        self.tables = like.tables[:]
        self.decks = like.decks[:]
        self.deck_pos = like.deck_pos[:]
        self.discards = [like.discards[0][:], like.discards[1][:]]
        self.levels = like.levels[:]
        self.sex = like.sex[:]
        self.traits = like.traits[:]
        self.dead = like.dead[:]
        self.redraw = like.redraw[:]
        self.fresh = like.fresh[:]
        self.escaped = like.escaped[:]
        self.drew = like.drew[:]
        self.reward_face = like.reward_face
        self.turn = like.turn
        self.turn_no = like.turn_no
        self.phase = like.phase
        self.combat = None if like.combat is None else like.combat.clone()
        self.frames = like.frames[:]
        self.serials = like.serials[:]
        self.offers = like.offers
        self.mods = like.mods
        self.lapsed = like.lapsed
        self.used = like.used
        self.extra = like.extra
        self.recent_discards = like.recent_discards
        self.dice = like.dice
        self.answer = like.answer
        self.serial = like.serial
        self.winners = like.winners
        self.step_limit = like.step_limit
        self.limits_dirty = like.limits_dirty
        self.changed = like.changed
        self.version = like.version
        self.memo = like.memo[:]
        self.owed = like.owed
        self.emits = like.emits
        self.events = []
        self.words = like.words

    def clone(self) -> State:
        return State(self.lib, self.rules, self.names, self.rng, auto_pass=self.auto_pass, like=self)

    def moment(self) -> dict[str, object]:
        """Return the fields that make up this moment, by name; packs and rules belong to the header."""
        found = {name: getattr(self, name) for name in MOMENT}
        found["host"] = [*self.host.items()]
        found["decks"] = [deck[pos:] for deck, pos in zip(self.decks, self.deck_pos, strict=True)]
        return found

    def __eq__(self, other: object) -> bool:
        """Return whether this is the same moment of a game with the same cards and rules."""
        if not isinstance(other, State) or other.lib.hashes != self.lib.hashes or other.rules != self.rules:
            return False
        return other.moment() == self.moment()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    # ------------------------------------------------------------ looking things up
    @property
    def stage(self) -> str:
        """The phase for display: looting a body comes before all others."""
        return "loot_body" if any(isinstance(frame, LootBody) for frame in self.frames) else self.phase

    def card(self, card: CardId) -> CardDef:
        return self.defs[card]

    def living(self) -> list[Seat]:
        """Return the living seats, the active one first, then to the left."""
        dead = self.dead
        return [s for s in _ROUND[self.n][self.turn] if not dead[s]]

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other living seats, starting on the left."""
        dead = self.dead
        return [s for s in _ROUND[self.n][seat] if s != seat and not dead[s]]

    def attached(self, card: CardId) -> list[CardId]:
        """Return the cards attached to a card, in the order of play."""
        return [c for c, on in self.host.items() if on == card]

    def cards_in(self, place: int) -> tuple[CardId, ...]:
        """Return the cards at a place, in order if the place has one."""
        if place >= TABLE:
            return self.tables[place - TABLE]
        if place >= HAND:
            return self.hands[place - HAND]
        if place in (DOOR_DECK, TREASURE_DECK):
            return self.decks[place][self.deck_pos[place] :]
        if place in (DOOR_DISCARDS, TREASURE_DISCARDS):
            return tuple(self.discards[place - DOOR_DISCARDS])
        found: list[CardId] = []
        at = self.place.find(place)
        while at >= 0:
            found.append(CardId(at))
            at = self.place.find(place, at + 1)
        return tuple(found)

    def answered_cards(self) -> tuple[CardId, ...]:
        """Return the last answer, to a question for cards."""
        return self.answer  # type: ignore[return-value]  # what the numbers mean depends on the question

    def answered_seats(self) -> tuple[Seat, ...]:
        """Return the last answer, to a question about players."""
        return self.answer  # type: ignore[return-value]  # what the numbers mean depends on the question

    # ------------------------------------------------------------ the stack
    def push(self, frame: Frame) -> None:
        """Put a frame on top of the stack."""
        self.serial += 1
        self.serials.append(self.serial)
        self.frames.append(frame)

    def push_under(self, at: int, frame: Frame) -> None:
        """Insert a frame below the one that is at this index now."""
        self.serial += 1
        self.serials.insert(at, self.serial)
        self.frames.insert(at, frame)

    def pop(self) -> None:
        """Remove the top frame."""
        self.frames.pop()
        self.serials.pop()

    def drop(self, at: int) -> None:
        """Remove the frame at this index."""
        del self.frames[at]
        del self.serials[at]

    def replace(self, frame: Frame) -> None:
        """Replace the top frame; it asks the same question."""
        self.frames[-1] = frame

    def next_step(self, frame: Frame) -> None:
        """Replace the top frame; it asks a new question."""
        self.serial += 1
        self.serials[-1] = self.serial
        self.frames[-1] = frame

    def ask_anew(self, at: int, frame: Frame) -> None:
        """Replace a frame by a new question, with a new serial number so that a late answer is recognized."""
        self.serial += 1
        self.serials[at] = self.serial
        self.frames[at] = frame

    def emit(
        self,
        kind: str,
        rule: str,
        *,
        seat: Seat = NO_SEAT,
        cards: tuple[CardId, ...] = (),
        n: int = 0,
        frm: int = -1,
        to: int = -1,
        word: str = "",
    ) -> None:
        """Emit an event that everybody sees."""
        if self.emits:
            self.events.append(Event(kind, rule, EVERYBODY, seat, NO_SEAT, cards, n, frm, to, word, self.words))
