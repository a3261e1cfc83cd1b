"""The parts of a fight, as numbers and ids: fighters, monsters, cards played, modifiers, offers. Decides no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, NamedTuple

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, CardId, DefId, Seat, Side

OfferKind = Literal["ask", "help", "trade", "gift"]


class Mod(Fixed):
    """A modifier in force for some time."""

    __match_args__ = ("row", "seat", "amount", "player", "cards", "side", "until", "source")
    __slots__ = __match_args__

    def __init__(
        self,
        row: int,
        seat: Seat,
        amount: int,
        player: Seat = NO_SEAT,
        cards: tuple[CardId, ...] = (),
        side: Side = "",
        until: tuple[str, ...] = (),
        source: CardId = NO_CARD,
    ) -> None:
        self.row: Final = row  # index in Library.modifiers
        self.seat: Final = seat  # the player to whom it belongs (`you` of its program)
        self.amount: Final = amount  # its value, fixed when it began
        self.player: Final = player  # the player affected, or -1
        self.cards: Final = cards  # the monsters or cards affected
        self.side: Final = side
        self.until: Final = until  # moments that end it; empty for the end of the fight
        self.source: Final = source

    def replace(
        self,
        *,
        player: Seat | None = None,
        cards: tuple[CardId, ...] | None = None,
        side: Side | None = None,
        until: tuple[str, ...] | None = None,
    ) -> Mod:
        """Return the same with other values."""
        return Mod(
            self.row,
            self.seat,
            self.amount,
            self.player if player is None else player,
            self.cards if cards is None else cards,
            self.side if side is None else side,
            self.until if until is None else until,
            self.source,
        )

    def waits_for(self) -> Seat:
        """Return the player whose moments end it: the player affected, or else the one who caused it."""
        return self.player if self.player >= 0 else self.seat


class Played(NamedTuple):
    """A card played into the fight that stays there to its end."""

    card: CardId
    seat: Seat
    side: Side  # "" if its bonus counts for no side
    worth: int | None = None  # its bonus, if it was fixed before something changed it (FAQ-168)
    outside: bool = False  # played by somebody who was not a fighter then


class Kill(NamedTuple):
    """A monster killed in the fight."""

    def_id: DefId
    levels: int
    treasures: int
    tags: int  # the tags it had when it was killed
    helper: Seat  # who helped when it was killed
    helper_levels: int  # what that helper gains for it (HELP-19)


class Offer(Fixed):
    """An open offer: help asked or offered, a trade, a gift."""

    __match_args__ = ("kind", "seat", "to", "cards", "wants", "picks", "plays", "serial")
    __slots__ = __match_args__

    def __init__(
        self,
        kind: OfferKind,
        seat: Seat,
        to: Seat,
        cards: tuple[CardId, ...] = (),
        wants: tuple[CardId, ...] = (),
        picks: str = "",
        plays: tuple[CardId, ...] = (),
        serial: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # who made it
        self.to: Final = to  # who may accept; -1 for the main fighter or anybody asked
        self.cards: Final = cards  # given by `seat`
        self.wants: Final = wants  # of a trade: wanted from `to`
        self.picks: Final = picks  # of help: who picks Treasures, one letter per pick: M main fighter, H helper
        self.plays: Final = plays  # of help: cards in the main fighter's hand that will be played on the helper
        self.serial: Final = serial

    def cards_held(self) -> tuple[CardId, ...]:
        return (*self.cards, *self.wants, *self.plays)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Offer:
        """Return the same with each card replaced by what `swap` gives for it."""
        cards, wants, plays = swapped(self.cards, swap), swapped(self.wants, swap), swapped(self.plays, swap)
        return Offer(self.kind, self.seat, self.to, cards, wants, self.picks, plays, self.serial)


class Combat:
    """A fight."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "main",
        "helper",
        "forced",
        "origin",
        "monsters",
        "defs",
        "twins",
        "played",
        "mods",
        "used",
        "killed",
        "rewards",
        "reward_programs",
        "owed",
        "deal",
        "loot_after",
        "auto_escaped",
        "must_roll",
        "aside",
        "twin_rewards",
        "ran",
        "fled_effect_done",
        "seen",
        "ended",
        "peace",
    )
    __slots__ = FIELDS

    def __init__(self, main: Seat, origin: str) -> None:
        self.main = main
        self.helper = NO_SEAT
        self.forced = False  # the helper had no choice (AMB-46)
        self.origin = origin  # door or trouble
        self.monsters: tuple[CardId, ...] = ()  # the monsters in the fight (a twin is the card that made it)
        self.defs: tuple[DefId, ...] = ()  # parallel to monsters: the definition of each
        self.twins: tuple[CardId, ...] = ()  # parallel to monsters: the one whose Enhancers it shares (itself if none)
        self.played: tuple[Played, ...] = ()
        self.mods: tuple[Mod, ...] = ()
        self.used: tuple[tuple[int, ...], ...] = ()  # (card, use, seat, target) for `once`
        self.killed: tuple[Kill, ...] = ()  # killed at once, paid when the whole fight is won
        self.rewards: tuple[int, ...] = ()  # Treasures granted for monsters that left
        # (monster card, program, seat it pays), run after the fight.
        self.reward_programs: tuple[tuple[CardId, int, Seat], ...] = ()
        self.owed: tuple[tuple[Seat, int, int], ...] = ()  # (seat, Levels, Treasures) due to former fighters (FAQ-56)
        self.deal: Offer | None = None
        self.loot_after: tuple[Seat, ...] = ()
        self.auto_escaped: tuple[tuple[Seat, CardId], ...] = ()  # (seat, monster): escaped by a card, without a roll
        self.must_roll: tuple[tuple[Seat, CardId], ...] = ()  # (seat, monster): must roll, pursued or not (FAQ-155)
        self.aside: tuple[CardId, ...] = ()  # monsters that are present but neither fought nor fled from (FAQ-127)
        # (index in rewards, root of the twins), may still grow (FAQ-45).
        self.twin_rewards: tuple[tuple[int, CardId], ...] = ()
        # Each seat's traits when the flight began (bits, as in State.traits), then the waived ones (SUPER-17).
        self.ran: tuple[int, ...] = ()
        # (seat, monster): has paid for having to run (FAQ-135).
        self.fled_effect_done: tuple[tuple[Seat, CardId], ...] = ()
        self.seen = 0  # how many monsters ever took part
        self.ended = False  # the last monster was killed at once, or all left at once
        self.peace = False  # all left at once (end_fight): nothing was won

    def clone(self) -> Combat:
        new = Combat(self.main, self.origin)
        new.helper = self.helper
        new.forced = self.forced
        new.monsters = self.monsters
        new.defs = self.defs
        new.twins = self.twins
        new.played = self.played
        new.mods = self.mods
        new.used = self.used
        new.killed = self.killed
        new.rewards = self.rewards
        new.reward_programs = self.reward_programs
        new.owed = self.owed
        new.deal = self.deal
        new.loot_after = self.loot_after
        new.auto_escaped = self.auto_escaped
        new.must_roll = self.must_roll
        new.aside = self.aside
        new.twin_rewards = self.twin_rewards
        new.ran = self.ran
        new.fled_effect_done = self.fled_effect_done
        new.seen = self.seen
        new.ended = self.ended
        new.peace = self.peace
        return new

    def parts(self) -> dict[str, object]:
        """Return everything, by name."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Combat) and self.parts() == other.parts()

    def __hash__(self) -> int:
        raise TypeError("a fight changes, so it has no hash")

    @property
    def fighters(self) -> tuple[Seat, ...]:
        return (self.main,) if self.helper < 0 else (self.main, self.helper)
