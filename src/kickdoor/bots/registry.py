"""Bots by name: a strength (`hard`), a strength with a personality (`hard-greedy`), a strength that evaluates by a net
of your own (`WEIGHTS.json:medium`), or a bot of your own (`FILE.py:NAME`).
"""

from __future__ import annotations

import inspect
import runpy
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, Protocol, cast

from kickdoor.bots.own_bot import Bot, OwnBot
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.search_bot import PERSONALITIES, STRENGTHS, SearchBot, with_personality
from kickdoor.bots.value_net import NetError, ValueNet, read_net
from kickdoor.engine.refusals import KickdoorError

RANDOM: Final = "random"
DEFAULT_BOT: Final = "medium"


class Maker(Protocol):
    """Makes a bot from a seed. `made`: how many choices the bot has made before, in a game that is resumed."""

    def __call__(self, seed: int, *, made: int = 0) -> Bot: ...


class UnknownBot(KickdoorError, ValueError):
    """No bot has that name; the message lists those that exist."""


def names() -> list[str]:
    """Return the built-in bots, the weakest first. All but random have personalities, too."""
    return [RANDOM, *STRENGTHS]


@cache
def maker(name: str) -> Maker:
    """Return the maker of the bot with this name. Raises UnknownBot."""
    if name == RANDOM:
        return RandomBot
    if ":" in name:
        return _from_file(name)
    return _by_strength(name, name, None)


def _by_strength(name: str, strength: str, net: ValueNet | None) -> Maker:
    """Return the maker of a bot of a strength, perhaps with a personality. `name`: the whole name of the bot."""
    strength, dash, personality = strength.partition("-")
    if strength not in STRENGTHS or (dash and personality not in PERSONALITIES):
        raise UnknownBot(
            f"unknown bot {name!r}; there are {', '.join(names())}, all but random also with a personality "
            f"({', '.join(f'medium-{each}' for each in PERSONALITIES)}), any of these with a net of your own as "
            "WEIGHTS.json:medium, and your own as FILE.py:NAME"
        )
    config = STRENGTHS[strength]
    return partial(SearchBot, with_personality(config, personality) if personality else config, net=net)


@cache
def _net(path: str) -> ValueNet:
    """Read the weights of a net, once in each process. Raises UnknownBot."""
    try:
        return read_net(Path(path).read_text("utf-8"))
    except (OSError, NetError) as error:
        raise UnknownBot(f"cannot read the net {path}: {error}") from error


def _from_file(name: str) -> Maker:
    """Load a bot's class, or a function that makes it, from a user's file."""
    path, _, what = name.rpartition(":")
    if path.endswith(".json"):
        return _by_strength(name, what, _net(path))
    if not Path(path).is_file():
        raise UnknownBot(f"unknown bot {name!r}: there is no file {path}")
    try:
        found = runpy.run_path(path).get(what)
    except Exception as error:
        raise UnknownBot(f"cannot load bot {name!r}: {path} fails with {type(error).__name__}: {error}") from error
    if not callable(found):
        raise UnknownBot(f"unknown bot {name!r}: {path} defines no {what}")
    if isinstance(found, type) and not hasattr(found, "choose"):
        raise UnknownBot(f"cannot make bot {name!r}: {what} needs a method `def choose(self, observation)`")
    make = cast("Callable[..., Bot]", found)
    if _can_be_called(make, 0, made=0):
        return partial(_own_bot, name, make)
    if _can_be_called(make, 0):
        return partial(_own_bot_by_seed_alone, name, make)
    raise UnknownBot(f"cannot make bot {name!r}: {what} must take a seed, as in `def __init__(self, seed)`")


def _own_bot(name: str, make: Maker, seed: int, *, made: int = 0) -> Bot:
    return OwnBot(name, make(seed, made=made))


def _own_bot_by_seed_alone(name: str, make: Callable[[int], Bot], seed: int, *, made: int = 0) -> Bot:
    del made
    return OwnBot(name, make(seed))


def _can_be_called(make: Callable[..., Bot], *args: int, **named: int) -> bool:
    try:
        inspect.signature(make).bind(*args, **named)
    except TypeError:
        return False
    except ValueError:  # it has no signature that could be read
        return True
    return True
