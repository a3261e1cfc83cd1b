"""What a table is played with, as its host chose it; checked when it is read."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="A player's name.")]
Title = Annotated[str, msgspec.Meta(max_length=80, description="What the table is called in lists.")]
Sex = Literal["male", "female"]  # of a character
PackName = Annotated[str, msgspec.Meta(min_length=1, max_length=80, description="A set's name, or pack:HASH.")]


Speed = Literal["relaxed", "brisk", "blitz"]
SPEEDS: Final[dict[Speed, float]] = {"relaxed": 1.6, "brisk": 1.0, "blitz": 0.5}  # what times are multiplied by


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long the table waits. Seconds; null: for as long as it takes. `speed` scales reading, pace and last call."""

    speed: Speed = "brisk"
    reading: Annotated[float, msgspec.Meta(ge=0, le=120)] | None = 4.0  # before the last call
    decision: Annotated[float, msgspec.Meta(ge=5, le=604_800)] | None = 90.0  # then the default answer is given
    hold: Annotated[float, msgspec.Meta(ge=0, le=86_400)] | None = 60.0  # a leaver's seat, until a bot plays it
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7  # between what bots do for all to see
    asleep: bool = False  # goes on while nobody is there: for games with hours or days for a decision

    @property
    def factor(self) -> float:
        """By which this table is slower than a brisk one."""
        return SPEEDS[self.speed]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table as it is created."""

    packs: Annotated[tuple[PackName, ...], msgspec.Meta(min_length=1, max_length=8)] = ("classic",)
    rules: dict[str, Any] = {}  # `edition`, and single switches of it
    keep: Annotated[int, msgspec.Meta(ge=1, le=100)] = 100  # per cent of the cards
    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "medium"  # who plays where nobody sits
    timing: Timing = Timing()
    public: bool = False  # listed publicly; else only people with the link can join
    title: Title = ""
    lesson: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of the tutorial; it brings packs, seats and players
    sketch: bool = False  # players who gain a Level may draw the picture of a card; drawings of this server are shown


# Moments for which a player may ask to be stopped: a kill, running away, a Curse, the end of a turn, a winning fight.
StopMoment = Literal["kill", "run", "curse", "turn_end", "win"]
Scope = Literal["", "window", "fight", "turn"]  # of automatic passes: none, this window, this fight, until my turn
