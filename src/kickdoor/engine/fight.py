"""What a fight is made of, as numbers and ids: who, what was played, what holds for a while, what was offered. Decides
no rule.
"""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.ids import Side


class Mod(Fixed):
    """A modifier in force for a while."""

    __match_args__ = ("row", "seat", "amount", "player", "cards", "side", "until", "source")
    __slots__ = ("amount", "cards", "player", "row", "seat", "side", "source", "until")

    def __init__(
        self,
        row: int,
        seat: int,
        amount: int,
        player: int = -1,
        cards: tuple[int, ...] = (),
        side: Side = "",
        until: tuple[str, ...] = (),
        source: int = -1,
    ) -> None:
        self.row = row  # its place in Library.modifiers
        self.seat = seat  # whose (you of its program)
        self.amount = amount  # its value, worked out when it began
        self.player = player  # whom it touches, where it touches one player
        self.cards = cards  # which monsters or cards it touches
        self.side: Side = side
        self.until = until  # empty: the end of the fight
        self.source = source

    def parts(self) -> tuple[object, ...]:
        return (self.row, self.seat, self.amount, self.player, self.cards, self.side, self.until, self.source)

    def but(
        self,
        *,
        row: int | None = None,
        seat: int | None = None,
        amount: int | None = None,
        player: int | None = None,
        cards: tuple[int, ...] | None = None,
        side: Side | None = None,
        until: tuple[str, ...] | None = None,
        source: int | None = None,
    ) -> Mod:
        """The same with other parts."""
        return Mod(
            self.row if row is None else row,
            self.seat if seat is None else seat,
            self.amount if amount is None else amount,
            self.player if player is None else player,
            self.cards if cards is None else cards,
            self.side if side is None else side,
            self.until if until is None else until,
            self.source if source is None else source,
        )

    def waits_for(self) -> int:
        """Whose moment ends it: the player it touches, else the one who brought it about."""
        return self.player if self.player >= 0 else self.seat


class Played(NamedTuple):
    """A card played into the fight that lies there to its end."""

    card: int
    seat: int
    side: Side  # "" where its bonus counts for no side
    worth: int | None = None  # its bonus, where that was settled before something changed it (FAQ-168)
    outside: bool = False  # by somebody who was no fighter then


class Kill(NamedTuple):
    """A monster killed in the fight."""

    def_id: int
    levels: int
    treasures: int
    tags: int  # those it died with
    helper: int  # who helped when it was killed
    helper_levels: int  # what that helper gains for it (HELP-19)


class Offer(Fixed):
    """An open offer: help asked or offered, a trade, a gift."""

    __match_args__ = ("kind", "seat", "to", "cards", "wants", "picks", "plays", "serial")
    __slots__ = ("cards", "kind", "picks", "plays", "seat", "serial", "to", "wants")

    def __init__(
        self,
        kind: str,
        seat: int,
        to: int,
        cards: tuple[int, ...] = (),
        wants: tuple[int, ...] = (),
        picks: str = "",
        plays: tuple[int, ...] = (),
        serial: int = 0,
    ) -> None:
        self.kind = kind  # ask, help, trade, gift
        self.seat = seat  # who made it
        self.to = to  # who may accept; -1: the main fighter or anybody asked
        self.cards = cards  # given by `seat`
        self.wants = wants  # of a trade: wanted from `to`
        self.picks = picks
        self.plays = plays
        self.serial = serial

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.seat, self.to, self.cards, self.wants, self.picks, self.plays, self.serial)

    def but(
        self,
        *,
        kind: str | None = None,
        seat: int | None = None,
        to: int | None = None,
        cards: tuple[int, ...] | None = None,
        wants: tuple[int, ...] | None = None,
        picks: str | None = None,
        plays: tuple[int, ...] | None = None,
        serial: int | None = None,
    ) -> Offer:
        """The same with other parts."""
        return Offer(
            self.kind if kind is None else kind,
            self.seat if seat is None else seat,
            self.to if to is None else to,
            self.cards if cards is None else cards,
            self.wants if wants is None else wants,
            self.picks if picks is None else picks,
            self.plays if plays is None else plays,
            self.serial if serial is None else serial,
        )


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
        "peace",
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
        self.killed: tuple[Kill, ...] = ()  # killed at once, paid when all is won
        self.rewards: tuple[int, ...] = ()  # Treasures granted for monsters that left
        self.spared: tuple[tuple[int, int, int], ...] = ()  # (monster card, program, seat it pays) when all is over
        self.owed: tuple[tuple[int, int, int], ...] = ()  # (seat, Levels, Treasures) of former fighters (FAQ-56)
        self.deal: Offer | None = None
        self.loot_after: tuple[int, ...] = ()
        self.let_off: tuple[tuple[int, int], ...] = ()  # (seat, monster) escaped by a card, without a roll
        self.glued: tuple[tuple[int, int], ...] = ()  # (seat, monster) that must roll, pursued or not (FAQ-155)
        self.aside: tuple[int, ...] = ()  # monsters that are there but neither fought nor fled from (FAQ-127)
        self.halves: tuple[tuple[int, int], ...] = ()  # (place in rewards, twins' root) still to grow with it (FAQ-45)
        # What each seat was when the flight began (bits, as State.traits), then what of it was waived (SUPER-17).
        self.ran: tuple[int, ...] = ()
        self.stung: tuple[tuple[int, int], ...] = ()  # (seat, monster): has paid for having to run (FAQ-135)
        self.seen = 0  # monsters that ever took part
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
        new.peace = self.peace
        return new

    def values(self) -> tuple[object, ...]:
        """Everything, in the order of the names."""
        return (
            self.aside,
            self.deal,
            self.defs,
            self.ended,
            self.forced,
            self.glued,
            self.halves,
            self.helper,
            self.killed,
            self.let_off,
            self.loot_after,
            self.main,
            self.mods,
            self.monsters,
            self.origin,
            self.owed,
            self.peace,
            self.played,
            self.ran,
            self.rewards,
            self.seen,
            self.spared,
            self.stung,
            self.twins,
            self.used,
        )

    @property
    def fighters(self) -> tuple[int, ...]:
        return (self.main,) if self.helper < 0 else (self.main, self.helper)
