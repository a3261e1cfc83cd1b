"""Frames of a fight: the fight itself, running away, its rolls, its rewards. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from kickdoor.engine.frames.base import Frame, OpenFrame
from kickdoor.engine.frames.env import swapped
from kickdoor.engine.model.ids import NO_CARD, CardId, Seat


class FightStep(IntEnum):
    OPEN = 0  # the main fighter must declare
    KILL = 1  # declared; a window is open above
    FLIGHT = 2  # declared; a window is open above
    AFTER_REWARD = 3
    AFTER_FLIGHT = 4


class Fight(OpenFrame):
    """A fight (flow/combat.py); its monsters and fighters are in `State.combat`."""

    __match_args__ = ("seat", "step")
    __slots__ = __match_args__

    def __init__(self, seat: Seat, step: FightStep = FightStep.OPEN) -> None:
        self.seat: Final = seat  # the main fighter
        self.step: Final = step


class FleeStep(IntEnum):
    BEGIN = 0
    RUNNER = 1  # the next runner gets ready
    NEXT = 2  # the runner picks the next monster
    ROLL = 3  # one monster is left: the die is rolled
    DONE = 4  # the runner has faced all monsters
    FREE = 5  # the runner has escaped without a roll


class Flee(OpenFrame):
    """The fighters run away, one after the other (flow/run_away.py)."""

    __match_args__ = ("runners", "step", "monsters", "has_run", "rolls_against", "escaped", "escaped_from")
    __slots__ = __match_args__

    def __init__(
        self,
        runners: tuple[Seat, ...],
        step: FleeStep = FleeStep.BEGIN,
        monsters: tuple[CardId, ...] = (),
        has_run: bool = False,
        rolls_against: CardId = NO_CARD,
        escaped: bool = False,
        escaped_from: CardId = NO_CARD,
    ) -> None:
        self.runners: Final = runners  # players who have yet to run; the first is running
        self.step: Final = step
        self.monsters: Final = monsters  # monsters that the first runner has not escaped yet
        self.has_run: Final = has_run  # the first runner has rolled, or was caught without a roll
        self.rolls_against: Final = rolls_against  # at ROLL
        self.escaped: Final = escaped  # the runner has just escaped without a roll
        self.escaped_from: Final = escaped_from  # the monster escaped; -1 if the runner escaped all at once

    def replace(
        self,
        *,
        runners: tuple[Seat, ...] | None = None,
        step: FleeStep | None = None,
        monsters: tuple[CardId, ...] | None = None,
        has_run: bool | None = None,
        rolls_against: CardId | None = None,
        escaped: bool | None = None,
        escaped_from: CardId | None = None,
    ) -> Flee:
        """Return the same with other values."""
        return Flee(
            self.runners if runners is None else runners,
            self.step if step is None else step,
            self.monsters if monsters is None else monsters,
            self.has_run if has_run is None else has_run,
            self.rolls_against if rolls_against is None else rolls_against,
            self.escaped if escaped is None else escaped,
            self.escaped_from if escaped_from is None else escaped_from,
        )

    def cards_held(self) -> tuple[CardId, ...]:
        return (*self.monsters, *[card for card in (self.rolls_against, self.escaped_from) if card >= 0])

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Flee:
        return self.replace(
            monsters=swapped(self.monsters, swap),
            rolls_against=swap.get(self.rolls_against, self.rolls_against),
            escaped_from=swap.get(self.escaped_from, self.escaped_from),
        )


class RollStep(IntEnum):
    THROWN = 0
    ON_TABLE = 1  # all players may react
    LET_GO = 2  # an effect lets the runner escape whatever the result


class Roll(Frame):
    """A die that was rolled and may still be changed (flow/run_away.py); its result becomes `State.answer`."""

    __match_args__ = ("seat", "card", "runs", "die", "added", "step")
    __slots__ = __match_args__

    def __init__(
        self, seat: Seat, card: CardId, runs: bool, die: int, added: int = 0, step: RollStep = RollStep.THROWN
    ) -> None:
        self.seat: Final = seat  # the player who rolled it
        self.card: Final = card  # the monster run from, or the card whose effect needs the roll
        self.runs: Final = runs  # whether it is a roll to run away
        self.die: Final = die
        self.added: Final = added  # added to this roll
        self.step: Final = step

    @property
    def result(self) -> int:
        return self.die + self.added

    def replace(self, *, die: int | None = None, added: int | None = None, step: RollStep | None = None) -> Roll:
        """Return the same with other values."""
        return Roll(
            self.seat,
            self.card,
            self.runs,
            self.die if die is None else die,
            self.added if added is None else added,
            self.step if step is None else step,
        )

    def cards_held(self) -> tuple[CardId, ...]:
        return (self.card,) if self.card >= 0 else ()

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Roll:
        return Roll(self.seat, swap.get(self.card, self.card), self.runs, self.die, self.added, self.step)


class RewardStep(IntEnum):
    LEVELS = 0
    DRAW = 1
    DRAWN = 2  # face up, in `State.answer`
    PICK = 3
    TAKE = 4  # the cards in `State.answer`
    PROMISES = 5
    DONE = 6


class Reward(Frame):
    """The reward of a fight (flow/reward.py)."""

    __match_args__ = ("seat", "step", "treasures", "picks")
    __slots__ = __match_args__

    def __init__(
        self, seat: Seat, step: RewardStep = RewardStep.LEVELS, treasures: int = 0, picks: str | None = None
    ) -> None:
        self.seat: Final = seat  # the main fighter
        self.step: Final = step
        self.treasures: Final = treasures  # still to be drawn
        self.picks: Final = picks  # one letter per pick: M main fighter, H helper; None before it is settled

    def at(self, step: RewardStep, *, treasures: int | None = None, picks: str | None = None) -> Reward:
        """Return the reward at another step."""
        return Reward(
            self.seat,
            step,
            self.treasures if treasures is None else treasures,
            self.picks if picks is None else picks,
        )
