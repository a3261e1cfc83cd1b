"""What the engine is in the middle of, and what a running program knows. Holds data only.

`State.frames` is a stack of frames, with one class for each kind; the docstring names the file that runs it. The serial
number of the question that a frame asks is at the same position in `State.serials`.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.frames.asking import (
    Choice,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChoosePlayer,
    ChooseYes,
    Reason,
    Window,
)
from kickdoor.engine.frames.base import Frame, OpenFrame
from kickdoor.engine.frames.effects import (
    Curse,
    CurseSource,
    CurseStep,
    Finish,
    Loss,
    Program,
    Promise,
    PutBack,
    Received,
    ReceivedCard,
    Stage,
    Surplus,
    SurplusStep,
    SwapIdentity,
)
from kickdoor.engine.frames.env import Env
from kickdoor.engine.frames.fight import (
    Fight,
    FightStep,
    Flee,
    FleeStep,
    Reward,
    RewardStep,
    Roll,
    RollStep,
)
from kickdoor.engine.frames.turn import Death, Draw, Loot, LootBody, Setup, Turn, TurnStep

__all__ = [
    "FRAMES",
    "Choice",
    "ChooseCards",
    "ChooseNumber",
    "ChooseOption",
    "ChoosePlayer",
    "ChooseYes",
    "Curse",
    "CurseSource",
    "CurseStep",
    "Death",
    "Draw",
    "Env",
    "Fight",
    "FightStep",
    "Finish",
    "Flee",
    "FleeStep",
    "Frame",
    "Loot",
    "LootBody",
    "Loss",
    "OpenFrame",
    "Program",
    "Promise",
    "PutBack",
    "Reason",
    "Received",
    "ReceivedCard",
    "Reward",
    "RewardStep",
    "Roll",
    "RollStep",
    "Setup",
    "Stage",
    "Surplus",
    "SurplusStep",
    "SwapIdentity",
    "Turn",
    "TurnStep",
    "Window",
]

FRAMES: Final[tuple[type[Frame], ...]] = (
    Setup,
    Turn,
    Loot,
    Draw,
    Death,
    LootBody,
    Fight,
    Flee,
    Roll,
    Reward,
    Window,
    ChooseCards,
    ChoosePlayer,
    ChooseOption,
    ChooseNumber,
    ChooseYes,
    Program,
    PutBack,
    Loss,
    Curse,
    SwapIdentity,
    Finish,
    Promise,
    Received,
    ReceivedCard,
    Surplus,
)
