"""Bots by name: a strength (`hard`), a strength with a personality (`hard-greedy`), or one's own (`FILE.py:NAME`)."""

from __future__ import annotations

import runpy
from functools import cache, partial
from pathlib import Path
from typing import Final, Protocol, cast

from kickdoor.bots.minds import PERSONALITIES, STRENGTHS, Thinker, with_personality
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.sight import Sight
from kickdoor.engine.actions import Action
from kickdoor.engine.refusals import KickdoorError

RANDOM: Final = "random"
DEFAULT_BOT: Final = "medium"


class Bot(Protocol):
    """A bot: answers for a seat."""

    def choose(self, sight: Sight) -> Action: ...


class Maker(Protocol):
    """Makes a bot of a seed; `made`: how many choices it has made already, for a game that goes on."""

    def __call__(self, seed: int, *, made: int = 0) -> Bot: ...


class UnknownBot(KickdoorError, ValueError):
    """No bot goes by that name; the message says which there are."""


def names() -> list[str]:
    """The bots that come with the game, the weakest first; each that thinks has its personalities, too."""
    return [RANDOM, *STRENGTHS]


@cache
def maker(name: str) -> Maker:
    """What makes the bot of this name. Raises UnknownBot."""
    if name == RANDOM:
        return RandomBot
    if ":" in name:
        return _own(name)
    strength, dash, personality = name.partition("-")
    if strength not in STRENGTHS or (dash and personality not in PERSONALITIES):
        raise UnknownBot(
            f"unknown bot {name!r}; there are {', '.join(names())}, all but random also with a personality "
            f"({', '.join(f'medium-{each}' for each in PERSONALITIES)}), and your own as FILE.py:NAME"
        )
    mind = STRENGTHS[strength]
    return partial(Thinker, with_personality(mind, personality) if personality else mind)


def _own(name: str) -> Maker:
    """A class or function of somebody's own file, called like any Maker."""
    path, _, what = name.rpartition(":")
    if not Path(path).is_file():
        raise UnknownBot(f"unknown bot {name!r}: there is no file {path}")
    try:
        found = runpy.run_path(path).get(what)
    except Exception as error:
        raise UnknownBot(f"cannot take bot {name!r}: {path} fails with {type(error).__name__}: {error}") from error
    if not callable(found):
        raise UnknownBot(f"unknown bot {name!r}: {path} defines no {what}")
    return cast("Maker", found)
