"""Frames for the effects of cards: programs, losses, Curses, cards played or received, limits. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from kickdoor.engine.frames.base import Frame
from kickdoor.engine.frames.env import Env, swapped
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, CardId, Seat


class Stage(IntEnum):
    """How far one step of a program has come."""

    BEGIN = 0
    WHO = 1  # the player who acts was asked for
    TO = 2  # the player who receives was asked for
    DO = 3
    ANSWER = 4  # the step has asked a question
    AFTER = 5


class Program(Frame):
    """The steps of a card, each carried out for one subject after the other (effects/program.py)."""

    __match_args__ = ("number", "env", "nested", "at", "stage", "subjects", "moved", "any_moved")
    __slots__ = __match_args__

    def __init__(
        self,
        number: int,
        env: Env,
        nested: bool = False,
        at: int = 0,
        stage: Stage = Stage.BEGIN,
        subjects: tuple[Seat, ...] = (),
        moved: tuple[CardId, ...] = (),
        any_moved: bool = False,
    ) -> None:
        self.number: Final = number  # its index in Library.programs
        self.env: Final = env
        self.nested: Final = nested  # part of the program below, which takes over what it moved and rolled
        self.at: Final = at  # index of the step
        self.stage: Final = stage
        self.subjects: Final = subjects  # the players who have yet to act in this step; the first acts now
        self.moved: Final = moved  # cards that the subjects of this step have moved so far
        self.any_moved: Final = any_moved  # whether a subject ran something that moves cards, even if it moved none

    def replace(
        self,
        *,
        env: Env | None = None,
        stage: Stage | None = None,
        subjects: tuple[Seat, ...] | None = None,
        moved: tuple[CardId, ...] | None = None,
        any_moved: bool | None = None,
    ) -> Program:
        """Return the same with other values."""
        return Program(
            self.number,
            self.env if env is None else env,
            self.nested,
            self.at,
            self.stage if stage is None else stage,
            self.subjects if subjects is None else subjects,
            self.moved if moved is None else moved,
            self.any_moved if any_moved is None else any_moved,
        )

    def next_step(self, env: Env) -> Program:
        return Program(self.number, env, self.nested, self.at + 1)

    def cards_held(self) -> tuple[CardId, ...]:
        return (*self.moved, *self.env.cards_held())

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Program:
        return self.replace(env=self.env.with_cards(swap), moved=swapped(self.moved, swap))


class PutBack(Frame):
    """Cards that one player looks at go back on their deck, or to the discards (effects/program.py)."""

    __match_args__ = ("seat", "cards", "away")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, cards: tuple[CardId, ...], away: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.away: Final = away  # whether they are discarded

    def cards_held(self) -> tuple[CardId, ...]:
        return self.cards

    def with_cards(self, swap: Mapping[CardId, CardId]) -> PutBack:
        return PutBack(self.seat, swapped(self.cards, swap), self.away)


class Loss(Frame):
    """Cards or Levels are about to be lost, one after the other, unless something prevents it (effects/losses.py)."""

    __match_args__ = ("seat", "env", "cards", "levels", "asked", "cancelled", "guard")
    __slots__ = __match_args__

    def __init__(
        self,
        seat: Seat,
        env: Env,
        cards: tuple[CardId, ...] = (),
        levels: int = 0,
        asked: bool = False,
        cancelled: bool = False,
        guard: CardId = NO_CARD,
    ) -> None:
        self.seat: Final = seat
        self.env: Final = env
        self.cards: Final = cards  # the cards still to go; empty if it is Levels
        self.levels: Final = levels
        self.asked: Final = asked  # whether the cards that could prevent it have been asked
        self.cancelled: Final = cancelled
        self.guard: Final = guard  # the card that has cancelled it

    def cancelled_by(self, guard: CardId) -> Loss:
        return Loss(self.seat, self.env, self.cards, self.levels, self.asked, True, guard)

    def cards_held(self) -> tuple[CardId, ...]:
        return (*self.cards, *((self.guard,) if self.guard >= 0 else ()), *self.env.cards_held())

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Loss:
        env, cards, guard = self.env.with_cards(swap), swapped(self.cards, swap), swap.get(self.guard, self.guard)
        return Loss(self.seat, env, cards, self.levels, self.asked, self.cancelled, guard)


class CurseStep(IntEnum):
    GUARDS = 0  # cards that protect the victim without being used
    WINDOW = 1
    STRIKE = 2
    STRUCK = 3


class CurseSource(IntEnum):
    PLAYED = 0
    DOOR = 1
    INFLICTED = 2  # by another card, which may be a monster whose Bad Stuff strikes as a Curse


class Curse(Frame):
    """A Curse or Trap on its way to its victim (flow/curse.py)."""

    __match_args__ = ("seat", "card", "source", "by", "step", "cancelled", "guard")
    __slots__ = __match_args__

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        source: CurseSource,
        by: Seat = NO_SEAT,
        step: CurseStep = CurseStep.GUARDS,
        cancelled: bool = False,
        guard: CardId = NO_CARD,
    ) -> None:
        self.seat: Final = seat  # the victim
        self.card: Final = card
        self.source: Final = source
        self.by: Final = by  # who played it; -1 if nobody did
        self.step: Final = step
        self.cancelled: Final = cancelled
        self.guard: Final = guard  # the card that has cancelled it

    def at(self, step: CurseStep) -> Curse:
        """Return the Curse at another step."""
        return Curse(self.seat, self.card, self.source, self.by, step, self.cancelled, self.guard)

    def cancelled_by(self, guard: CardId) -> Curse:
        return Curse(self.seat, self.card, self.source, self.by, self.step, True, guard)

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card, self.guard) if self.guard >= 0 else (self.card,)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Curse:
        card, guard = swap.get(self.card, self.card), swap.get(self.guard, self.guard)
        return Curse(self.seat, card, self.source, self.by, self.step, self.cancelled, guard)


class SwapIdentity(Frame):
    """A player chooses which of several identities is replaced by a new one (flow/play.py)."""

    __match_args__ = ("seat", "card", "old", "asked")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, card: CardId, old: tuple[CardId, ...], asked: bool = False) -> None:
        self.seat: Final = seat
        self.card: Final = card  # the new one
        self.old: Final = old  # the cards of which one goes
        self.asked: Final = asked

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card, *self.old)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> SwapIdentity:
        return SwapIdentity(self.seat, swap.get(self.card, self.card), swapped(self.old, swap), self.asked)


class Finish(Frame):
    """A card that was played and is discarded once its effect is settled (flow/play.py)."""

    __match_args__ = ("seat", "card")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card,)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Finish:
        return Finish(self.seat, swap.get(self.card, self.card))


class Promise(Frame):
    """A card that a deal has promised and that is now played on the helper (flow/play.py)."""

    __match_args__ = ("seat", "card", "helper")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, card: CardId, helper: Seat) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.helper: Final = helper

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card,)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Promise:
        return Promise(self.seat, swap.get(self.card, self.card), self.helper)


class Received(Frame):
    """A player has received cards, some of which act at once (flow/play.py)."""

    __match_args__ = ("seat", "cards", "face_up", "in_middle")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, cards: tuple[CardId, ...], face_up: bool = False, in_middle: bool = False) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.face_up: Final = face_up  # all players have seen them
        self.in_middle: Final = in_middle  # not in the hand yet

    def cards_held(self) -> tuple[CardId, ...]:
        return self.cards

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Received:
        return Received(self.seat, swapped(self.cards, swap), self.face_up, self.in_middle)


class ReceivedCard(Frame):
    """One card that acts the moment a player receives it (flow/play.py)."""

    __match_args__ = ("seat", "card", "program", "face_up")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, card: CardId, program: int, face_up: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.program: Final = program
        self.face_up: Final = face_up

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card,)

    def with_cards(self, swap: Mapping[CardId, CardId]) -> ReceivedCard:
        return ReceivedCard(self.seat, swap.get(self.card, self.card), self.program, self.face_up)


class SurplusStep(IntEnum):
    FOUND = 0
    CHOSEN = 1  # the owner was asked which card goes
    GIVEN = 2  # the owner was asked who gets it


class Surplus(Frame):
    """A player has too much of something in play (flow/limits.py)."""

    __match_args__ = ("seat", "of", "slot", "step", "card")
    __slots__ = __match_args__

    def __init__(
        self, seat: Seat, of: str, slot: int = -1, step: SurplusStep = SurplusStep.FOUND, card: CardId = NO_CARD
    ) -> None:
        self.seat: Final = seat
        self.of: Final = of  # an identity kind, companion, big, hands or slot
        self.slot: Final = slot  # which slot, or -1
        self.step: Final = step
        self.card: Final = card  # the card that goes; -1 while it is unknown

    def word(self) -> str:
        """Return the word that clients and events use for it."""
        return f"slot {self.slot}" if self.of == "slot" else self.of

    def at(self, step: SurplusStep, card: CardId = NO_CARD) -> Surplus:
        """Return the surplus at another step."""
        return Surplus(self.seat, self.of, self.slot, step, card)

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card,) if self.card >= 0 else ()

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Surplus:
        return Surplus(self.seat, self.of, self.slot, self.step, swap.get(self.card, self.card))
