"""Everything a game is, as numbers and ids. Decides no rule; `clone` shares nothing that can change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.events import Event
from kickdoor.engine.fight import Combat, Mod, Offer
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import Frame, LootBody
from kickdoor.engine.ids import (
    DOOR_DECK,
    DOOR_DISCARDS,
    EVERYBODY,
    HAND,
    MAX_SEATS,
    TABLE,
    TREASURE_DECK,
    TREASURE_DISCARDS,
)
from kickdoor.engine.library import CardDef, Library
from kickdoor.engine.memo import NO_MEMO, Owed
from kickdoor.engine.rng import Stream
from kickdoor.engine.ruleset import Ruleset


class RecentDiscards(Fixed):
    """The cards of the last fight on the discards, whose order one player may still change."""

    __match_args__ = ("seat", "piles")
    __slots__ = __match_args__

    def __init__(self, seat: int, piles: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        self.seat: Final = seat
        self.piles: Final = piles  # Doors, Treasures


NO_RECENT_DISCARDS: Final = RecentDiscards(-1, ((), ()))


# By the number of seats and whom one begins with: everybody, to the left.
_ROUND: Final = tuple(
    tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) for n in range(MAX_SEATS + 1)
)


# What makes a moment what it is, in the order in which a snapshot has it. Equality and digests follow from it.
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
# The rest: of the header, worked out from it, limits, what is remembered to save time.
BESIDE: Final = (
    "lib",
    "defs",
    "rules",
    "n",
    "auto_pass",
    "deck_pos",
    "step_limit",
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
        """A game before anything is dealt, or a copy of one as it stands (`like`)."""
        self.lib = lib
        self.defs = lib.by_card
        self.rules = rules
        self.names = names
        self.n = n = len(names)
        self.rng = rng
        self.auto_pass = auto_pass
        if like is None:
            self.place = bytearray(len(lib.card_def))
            self.upright = bytearray(len(lib.card_def))
            self.host: dict[int, int] = {}  # card -> the card it lies on
            self.hands: list[tuple[int, ...]] = [()] * n
            # Everything in front of a player: in force, carried, attached, Curses.
            self.tables: list[tuple[int, ...]] = [()] * n
            self.decks: list[tuple[int, ...]] = [(), ()]  # the next card is at deck_pos
            self.deck_pos = [0, 0]
            self.discards: list[list[int]] = [[], []]
            self.levels = [1] * n
            self.sex = [1] * n
            self.traits = [0] * n  # bits of what each player is
            self.dead = [0] * n  # 1 until the next player's turn begins
            self.redraw = [0] * n  # 1: draws 4 + 4 on the own next turn (DEATH-20)
            self.fresh: list[tuple[int, ...]] = [()] * n  # just received, not yet acted on
            self.escaped = [-1] * n  # of the last flight: 1 got away, 0 was caught, -1 took no part
            self.drew = [0] * n  # Treasures drawn in the last reward
            self.reward_face = ""  # up or down: the last reward
            self.turn = 0
            self.turn_no = 0
            self.phase = "setup"
            self.combat: Combat | None = None
            self.frames: list[Frame] = []
            self.serials: list[int] = []  # beside it: the number of the question that each frame asks
            self.offers: tuple[Offer, ...] = ()
            self.mods: tuple[Mod, ...] = ()  # those that outlive the fight
            self.lapsed: tuple[int, ...] = ()  # Items carried because their owners may no longer use them (ITEM-21)
            self.used: tuple[tuple[int, ...], ...] = ()  # (card, use, seat, target) once a turn
            self.extra: tuple[int, ...] = ()  # seats that take a turn out of order
            self.recent_discards = NO_RECENT_DISCARDS  # what may still be put into another order on the discards
            self.dice: tuple[int, ...] = ()  # rolls fixed in advance, for scenarios
            self.answer: tuple[int, ...] = ()  # the last answer to a choice
            self.serial = 0
            self.winners: tuple[int, ...] = ()
            self.step_limit = 0  # frames per action, if fewer than usual
            self.limits_dirty = 0  # mask of seats whose cards have moved since their limits were last checked
            self.changed = True  # something may have changed a fight since its sum was last looked at
            self.version = 0  # grows with every action that changes what others may do
            self.memo = [NO_MEMO] * n  # what was listed for each seat
            self.owed: Owed | None = None  # what was last owed
            self.events: list[Event] = []
            self.words: Callable[[Event], str] | None = None  # what events are put into words with
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
        self.events = []
        self.words = like.words

    def clone(self) -> State:
        return State(self.lib, self.rules, self.names, self.rng, auto_pass=self.auto_pass, like=self)

    def moment(self) -> dict[str, object]:
        """Return what makes this moment what it is, by name; packs and rules are the header's."""
        found = {name: getattr(self, name) for name in MOMENT}
        found["host"] = [*self.host.items()]
        found["decks"] = [deck[pos:] for deck, pos in zip(self.decks, self.deck_pos, strict=True)]
        return found

    def __eq__(self, other: object) -> bool:
        """The same moment of a game with the same cards and rules?"""
        if not isinstance(other, State) or other.lib.hashes != self.lib.hashes or other.rules != self.rules:
            return False
        return other.moment() == self.moment()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    # ------------------------------------------------------------ looking things up
    @property
    def stage(self) -> str:
        """The phase as the table would name it: a body that is being looted comes before all else."""
        return "loot_body" if any(isinstance(frame, LootBody) for frame in self.frames) else self.phase

    def card(self, card: int) -> CardDef:
        return self.defs[card]

    def living(self) -> list[int]:
        """Living seats, the active one first, then to the left."""
        dead = self.dead
        return [s for s in _ROUND[self.n][self.turn] if not dead[s]]

    def others(self, seat: int) -> list[int]:
        """Living seats but this one, from its left."""
        dead = self.dead
        return [s for s in _ROUND[self.n][seat] if s != seat and not dead[s]]

    def attached(self, card: int) -> list[int]:
        """What lies on a card, in the order of play."""
        return [c for c, on in self.host.items() if on == card]

    def cards_in(self, place: int) -> tuple[int, ...]:
        """The cards at a place, in its order where it has one."""
        if place >= TABLE:
            return self.tables[place - TABLE]
        if place >= HAND:
            return self.hands[place - HAND]
        if place in (DOOR_DECK, TREASURE_DECK):
            return self.decks[place][self.deck_pos[place] :]
        if place in (DOOR_DISCARDS, TREASURE_DISCARDS):
            return tuple(self.discards[place - DOOR_DISCARDS])
        found: list[int] = []
        at = self.place.find(place)
        while at >= 0:
            found.append(at)
            at = self.place.find(place, at + 1)
        return tuple(found)

    # ------------------------------------------------------------ the stack
    def push(self, frame: Frame) -> None:
        """Begin something."""
        self.serial += 1
        self.serials.append(self.serial)
        self.frames.append(frame)

    def push_under(self, at: int, frame: Frame) -> None:
        """Begin something that waits under the frame which is at this place now."""
        self.serial += 1
        self.serials.insert(at, self.serial)
        self.frames.insert(at, frame)

    def pop(self) -> None:
        """What was at the top is done."""
        self.frames.pop()
        self.serials.pop()

    def drop(self, at: int) -> None:
        """Forget a frame wherever it is."""
        del self.frames[at]
        del self.serials[at]

    def replace(self, frame: Frame) -> None:
        """Go on at the top with the same question."""
        self.frames[-1] = frame

    def next_step(self, frame: Frame) -> None:
        """Go on at the top with another question."""
        self.serial += 1
        self.serials[-1] = self.serial
        self.frames[-1] = frame

    def ask_anew(self, at: int, frame: Frame) -> None:
        """Put a question in place of another: it gets a new number, so that a late answer is known to be late."""
        self.serial += 1
        self.serials[at] = self.serial
        self.frames[at] = frame

    def emit(
        self,
        kind: str,
        rule: str,
        *,
        seat: int = -1,
        cards: tuple[int, ...] = (),
        n: int = 0,
        frm: int = -1,
        to: int = -1,
        word: str = "",
    ) -> None:
        """A fact that everybody sees."""
        self.events.append(Event(kind, rule, EVERYBODY, seat, -1, cards, n, frm, to, word, self.words))
