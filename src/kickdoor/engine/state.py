"""Everything a game is, as numbers and ids. Decides no rule; `clone` shares nothing that can change."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.ids import DOOR_DECK, DOOR_DISCARDS, HAND, TABLE, TREASURE_DECK, TREASURE_DISCARDS, Side
from kickdoor.engine.library import CardDef, Library
from kickdoor.engine.ruleset import Ruleset


class Env(NamedTuple):
    """What a running program knows."""

    you: int  # the seat the card speaks to
    this: int  # the card itself
    player: int = -1  # target: a player
    card: int = -1  # target: a card
    side: Side = ""  # target: a side
    paid: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()  # by the step before
    missing: int = 0  # what the step before lacked
    rolled: int = 0
    it: int = -1  # the card in question
    subject: int = -1  # who acts where a step names nobody; -1: you
    given: tuple[int, ...] = ()  # cards named in advance, for the first choice that fits
    cause: str = ""  # curse, bad_stuff, or "" for one's own doing: what can be prevented
    from_door: bool = False
    face_up: bool = False


class Frame(NamedTuple):
    """What we are in the middle of. The file of each kind says what its numbers mean."""

    kind: str
    step: int = 0
    seat: int = -1
    card: int = -1
    n: int = 0
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    word: str = ""
    env: Env | None = None
    serial: int = 0  # new for each question, so that a late answer is known to be late


class Mod(NamedTuple):
    """A modifier in force for a while."""

    row: int  # its place in Library.modifiers
    seat: int  # whose (you of its program)
    amount: int  # its value, worked out when it began
    player: int = -1  # whom it touches, where it touches one player
    cards: tuple[int, ...] = ()  # which monsters or cards it touches
    side: Side = ""
    until: tuple[str, ...] = ()  # empty: the end of the fight
    source: int = -1

    def waits_for(self) -> int:
        """Whose moment ends it: the player it touches, else the one who brought it about."""
        return self.player if self.player >= 0 else self.seat


class Played(NamedTuple):
    """A card played into the fight that lies there to its end."""

    card: int
    seat: int
    side: Side  # "" where its bonus counts for no side
    worth: int | None = None  # its bonus, where that was settled before something changed it (FAQ-168)


class Offer(NamedTuple):
    """An open offer: help asked or offered, a trade, a gift."""

    kind: str  # ask, help, trade, gift
    seat: int  # who made it
    to: int  # who may accept; -1: the main fighter or anybody asked
    cards: tuple[int, ...] = ()  # given by `seat`
    wants: tuple[int, ...] = ()  # of a trade: wanted from `to`
    picks: str = ""
    plays: tuple[int, ...] = ()
    serial: int = 0


class Memo(NamedTuple):
    """What a seat may do of its own accord, as listed at one version and question; never changed once made."""

    version: int
    serial: int
    moment: int
    verdict: list[Action]  # the fighter's `fight` or `run`, by the sum
    mine: list[Action]
    gifts: list[Action]


class Combat:
    """A fight."""

    __slots__ = (
        "aside",
        "deal",
        "defs",
        "ended",
        "forced",
        "glued",
        "halves",
        "helper",
        "killed",
        "let_off",
        "loot_after",
        "main",
        "mods",
        "monsters",
        "origin",
        "owed",
        "played",
        "ran",
        "rewards",
        "seen",
        "spared",
        "stung",
        "twins",
        "used",
    )

    def __init__(self, main: int, origin: str) -> None:
        self.main = main
        self.helper = -1
        self.forced = False  # the helper had no choice (AMB-46)
        self.origin = origin  # door, trouble
        self.monsters: tuple[int, ...] = ()  # cards in the fight that are monsters (a twin is the card that made it)
        self.defs: tuple[int, ...] = ()  # beside it: what each of them is
        self.twins: tuple[int, ...] = ()  # beside it: the monster whose enhancers it shares (itself if none)
        self.played: tuple[Played, ...] = ()
        self.mods: tuple[Mod, ...] = ()
        self.used: tuple[tuple[int, ...], ...] = ()  # (card, use, seat, target) for `once`
        self.killed: tuple[
            tuple[int, int, int, int], ...
        ] = ()  # (definition, levels, Treasures, tags) killed at once, paid when all is won
        self.rewards: tuple[int, ...] = ()  # Treasures granted for monsters that left
        self.spared: tuple[tuple[int, int], ...] = ()  # (monster card, program) of those that did not attack
        self.owed: tuple[tuple[int, int, int], ...] = ()  # (seat, levels, Treasures) of a former main fighter (FAQ-56)
        self.deal: Offer | None = None
        self.loot_after: tuple[int, ...] = ()
        self.let_off: tuple[tuple[int, int], ...] = ()  # (seat, monster) escaped by a card, without a roll
        self.glued: tuple[tuple[int, int], ...] = ()  # (seat, monster) that must roll, pursued or not (FAQ-155)
        self.aside: tuple[int, ...] = ()  # monsters that are there but neither fought nor fled from (FAQ-127)
        self.halves: tuple[tuple[int, int], ...] = ()  # (place in rewards, twins' root) still to grow with it (FAQ-45)
        self.ran: tuple[int, ...] = ()  # what each seat was when the flight began (bits, as State.traits)
        self.stung: tuple[tuple[int, int], ...] = ()  # (seat, monster): has paid for having to run (FAQ-135)
        self.seen = 0  # monsters that ever took part
        self.ended = False  # everything left at once (end_fight)

    def clone(self) -> Combat:
        new = Combat.__new__(Combat)
        new.main = self.main
        new.helper = self.helper
        new.forced = self.forced
        new.origin = self.origin
        new.monsters = self.monsters
        new.defs = self.defs
        new.twins = self.twins
        new.played = self.played
        new.mods = self.mods
        new.used = self.used
        new.killed = self.killed
        new.rewards = self.rewards
        new.spared = self.spared
        new.owed = self.owed
        new.deal = self.deal
        new.loot_after = self.loot_after
        new.let_off = self.let_off
        new.glued = self.glued
        new.aside = self.aside
        new.halves = self.halves
        new.ran = self.ran
        new.stung = self.stung
        new.seen = self.seen
        new.ended = self.ended
        return new

    def values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in Combat.__slots__)

    @property
    def fighters(self) -> tuple[int, ...]:
        return (self.main,) if self.helper < 0 else (self.main, self.helper)


class Fallen(NamedTuple):
    """The cards of the last fight on the discards, whose order one player may still change."""

    seat: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]  # Doors, Treasures


NOTHING_FELL: Final = Fallen(-1, ((), ()))


class State:
    """A game at one moment."""

    __slots__ = (
        "answer",
        "auto_pass",
        "changed",
        "combat",
        "dead",
        "deck_pos",
        "decks",
        "defs",
        "dice",
        "discards",
        "drew",
        "escaped",
        "events",
        "extra",
        "fallen",
        "frames",
        "fresh",
        "hands",
        "host",
        "levels",
        "lib",
        "memo",
        "mods",
        "n",
        "names",
        "offers",
        "phase",
        "place",
        "redraw",
        "reward_face",
        "rng",
        "rules",
        "serial",
        "sex",
        "tables",
        "traits",
        "turn",
        "turn_no",
        "untidy",
        "upright",
        "used",
        "version",
        "winners",
    )

    def __init__(
        self, lib: Library, rules: Ruleset, names: tuple[str, ...], rng: int, *, auto_pass: bool = False
    ) -> None:
        n = len(names)
        cards = len(lib.card_def)
        self.lib = lib
        self.defs = lib.by_card
        self.rules = rules
        self.names = names
        self.n = n
        self.rng = rng
        self.auto_pass = auto_pass
        self.place = bytearray(cards)
        self.upright = bytearray(cards)
        self.host: dict[int, int] = {}  # card -> the card it lies on
        self.hands: list[tuple[int, ...]] = [()] * n
        self.tables: list[tuple[int, ...]] = [
            ()
        ] * n  # everything in front of a player: in force, carried, attached, Curses
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
        self.offers: tuple[Offer, ...] = ()
        self.mods: tuple[Mod, ...] = ()  # those that outlive the fight
        self.used: tuple[tuple[int, ...], ...] = ()  # (card, use, seat, target) once a turn
        self.extra: tuple[int, ...] = ()  # seats that take a turn out of order
        self.fallen = NOTHING_FELL  # what may still be put into another order on the discards
        self.dice: tuple[int, ...] = ()  # rolls fixed in advance, for scenarios
        self.answer: tuple[int, ...] = ()  # the last answer to a choice
        self.serial = 0
        self.winners: tuple[int, ...] = ()
        self.untidy = 0  # mask of seats whose cards have moved since their limits were last checked
        self.changed = True  # something may have changed a fight since its sum was last looked at
        self.version = 0  # grows with every action that changes what others may do
        self.memo = [Memo(-1, -1, 0, [], [], [])] * n  # what was listed for each seat
        self.events: list[Event] = []

    def clone(self) -> State:
        new = State.__new__(State)
        new.lib = self.lib
        new.defs = self.defs
        new.rules = self.rules
        new.names = self.names
        new.n = self.n
        new.rng = self.rng
        new.auto_pass = self.auto_pass
        new.place = self.place[:]
        new.upright = self.upright[:]
        new.host = self.host.copy()
        new.hands = self.hands[:]
        new.tables = self.tables[:]
        new.decks = self.decks[:]
        new.deck_pos = self.deck_pos[:]
        new.discards = [self.discards[0][:], self.discards[1][:]]
        new.levels = self.levels[:]
        new.sex = self.sex[:]
        new.traits = self.traits[:]
        new.dead = self.dead[:]
        new.redraw = self.redraw[:]
        new.fresh = self.fresh[:]
        new.escaped = self.escaped[:]
        new.drew = self.drew[:]
        new.reward_face = self.reward_face
        new.turn = self.turn
        new.turn_no = self.turn_no
        new.phase = self.phase
        new.combat = None if self.combat is None else self.combat.clone()
        new.frames = self.frames[:]
        new.offers = self.offers
        new.mods = self.mods
        new.used = self.used
        new.extra = self.extra
        new.fallen = self.fallen
        new.dice = self.dice
        new.answer = self.answer
        new.serial = self.serial
        new.winners = self.winners
        new.untidy = self.untidy
        new.changed = self.changed
        new.version = self.version
        new.memo = self.memo[:]
        new.events = []
        return new

    def values(self) -> tuple[object, ...]:
        """Everything that makes this moment what it is, in a fixed order (the packs and rules are the header's)."""
        return (
            self.names,
            self.rng,
            bytes(self.place),
            bytes(self.upright),
            sorted(self.host.items()),
            self.hands,
            self.tables,
            [deck[pos:] for deck, pos in zip(self.decks, self.deck_pos, strict=True)],
            self.discards,
            self.levels,
            self.sex,
            self.dead,
            self.redraw,
            self.fresh,
            self.escaped,
            self.drew,
            self.reward_face,
            self.turn,
            self.turn_no,
            self.phase,
            None if self.combat is None else self.combat.values(),
            self.frames,
            self.offers,
            self.mods,
            self.used,
            self.extra,
            self.fallen,
            self.dice,
            self.answer,
            self.serial,
            self.winners,
        )

    def digest(self) -> str:
        return hashlib.sha256(repr(self.values()).encode()).hexdigest()[:16]

    # ------------------------------------------------------------ looking things up
    @property
    def stage(self) -> str:
        """The phase as the table would name it: a body that is being looted comes before all else."""
        return "loot_body" if any(frame.kind == "loot_body" for frame in self.frames) else self.phase

    def card(self, card: int) -> CardDef:
        return self.defs[card]

    def living(self) -> list[int]:
        """Living seats, the active one first, then to the left."""
        return [s for s in ((self.turn + i) % self.n for i in range(self.n)) if not self.dead[s]]

    def others(self, seat: int) -> list[int]:
        """Living seats but this one, from its left."""
        return [s for s in ((seat + i) % self.n for i in range(1, self.n)) if not self.dead[s]]

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
        self.serial += 1
        kind, step, seat, card, n, cards, seats, word, env, _ = frame
        self.frames.append(Frame(kind, step, seat, card, n, cards, seats, word, env, self.serial))

    def replace(self, frame: Frame) -> None:
        """The top frame goes on; at another step it asks another question, so it gets another number."""
        if frame.step != self.frames[-1].step:
            self.serial += 1
            kind, step, seat, card, n, cards, seats, word, env, _ = frame
            frame = Frame(kind, step, seat, card, n, cards, seats, word, env, self.serial)
        self.frames[-1] = frame

    def emit(self, event: Event) -> None:
        self.events.append(event)
