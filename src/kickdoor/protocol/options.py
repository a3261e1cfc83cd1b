"""A table's options as chosen by its host; they are validated on decoding."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="A player's name.")]
Title = Annotated[str, msgspec.Meta(max_length=80, description="The table's title in lists.")]
Sex = Literal["male", "female"]  # a character's sex
PackName = Annotated[str, msgspec.Meta(min_length=1, max_length=80, description="A set's name, or pack:HASH.")]


Speed = Literal["relaxed", "brisk", "blitz"]
SPEEDS: Final[dict[Speed, float]] = {"relaxed": 1.6, "brisk": 1.0, "blitz": 0.5}  # factors for times


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long the table waits, in seconds; null: without limit. `speed` scales reading, pace and last call."""

    speed: Speed = "brisk"
    reading: Annotated[float, msgspec.Meta(ge=0, le=120)] | None = 4.0  # before the last call
    decision: Annotated[float, msgspec.Meta(ge=5, le=604_800)] | None = 90.0  # then the server gives the default answer
    hold: Annotated[float, msgspec.Meta(ge=0, le=86_400)] | None = 60.0  # of a disconnected player, then a bot plays
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7  # between visible actions of bots
    asleep: bool = False  # play goes on while nobody is connected: for games with hours or days for a decision

    @property
    def factor(self) -> float:
        """The factor for times; more than 1 is slower than brisk."""
        return SPEEDS[self.speed]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a table."""

    packs: Annotated[tuple[PackName, ...], msgspec.Meta(min_length=1, max_length=8)] = ("classic",)
    rules: dict[str, Any] = {}  # `edition` and single switches
    keep: Annotated[int, msgspec.Meta(ge=1, le=100)] = 100  # percentage of the cards to play with
    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "medium"  # plays the seats without a person
    timing: Timing = Timing()
    public: bool = False  # listed publicly; otherwise only people with the link can join
    title: Title = ""
    lesson: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of the tutorial; it determines packs, seats and players
    hints: bool = True  # a player who is alone with bots may ask what a bot would do
    sketch: bool = False  # players who gain a Level may draw a card's picture; cards show this server's drawings


# Moments at which a player may ask to be stopped: a kill, running away, a Curse, the end of a turn, a winning fight.
StopMoment = Literal["kill", "run", "curse", "turn_end", "win"]
Scope = Literal["", "window", "fight", "turn"]  # automatic passes: none, for this window, this fight, until my turn
