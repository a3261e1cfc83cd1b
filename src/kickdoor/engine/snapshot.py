"""A moment of a game as bytes, and back. Decides no rule.

The bytes are JSON: an object with the fields of `State.moment`, in their order. A value of one of the engine's classes
is an object with the name of the class and its fields: {"Turn": [0, 0, 1, …]}. Nothing depends on hashes or on `repr`,
so a digest of the bytes is the same plain, compiled, and in any Python.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, cast

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import (
    FRAMES,
    Curse,
    CurseSource,
    CurseStep,
    Env,
    Fight,
    FightStep,
    Flee,
    FleeStep,
    Program,
    Reward,
    RewardStep,
    Roll,
    RollStep,
    Stage,
    Surplus,
    SurplusStep,
    Turn,
    TurnStep,
)
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.combat import Combat, Kill, Mod, Offer, Played
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.model.state import MOMENT, RecentDiscards, State
from kickdoor.engine.refusals import KickdoorError

FORMAT: Final = 2  # in format 1 digests were taken of `repr`, and there were no snapshots

_MAGIC: Final = b"kickdoor game"

# Format 2 goes on calling these as it did when it began: digests are taken of what it writes.
_IN_FILES: Final = {
    "limits_dirty": "untidy",
    "recent_discards": "fallen",
    "RecentDiscards": "Fallen",
    "reward_programs": "spared",
    "auto_escaped": "let_off",
    "must_roll": "glued",
    "twin_rewards": "halves",
    "fled_effect_done": "stung",
}


def _in_files(name: str) -> str:
    return _IN_FILES.get(name, name)


_VALUES: Final[dict[str, type[Fixed]]] = {
    _in_files(each.__name__): each for each in (*FRAMES, Env, Mod, Offer, RecentDiscards)
}

# JSON has plain numbers only, so these fields are turned back into their enums.
STEPS: Final[dict[type[Fixed], dict[str, type[IntEnum]]]] = {
    Turn: {"step": TurnStep},
    Fight: {"step": FightStep},
    Flee: {"step": FleeStep},
    Roll: {"step": RollStep},
    Reward: {"step": RewardStep},
    Program: {"stage": Stage},
    Curse: {"source": CurseSource, "step": CurseStep},
    Surplus: {"step": SurplusStep},
}


class SnapshotError(KickdoorError):
    """The bytes are not a snapshot that this version can read."""


def dump(state: State) -> bytes:
    moment = {"format": FORMAT} | {_in_files(name): value for name, value in state.moment().items()}
    return json.dumps(moment, default=_as_json, ensure_ascii=True, separators=(",", ":")).encode()


def wrap(header: dict[str, Any], moment: bytes) -> bytes:
    """Return a header and a dumped state with a checksum."""
    body = json.dumps(header, separators=(",", ":")).encode() + b"\n" + moment
    return _MAGIC + b" %d %s\n" % (FORMAT, _checksum(body)) + body


def unwrap(raw: bytes) -> tuple[dict[str, Any], bytes]:
    """Return the header and the dumped state; raise SnapshotError."""
    first, _, body = raw.partition(b"\n")
    words = first[len(_MAGIC) :].split()
    if not first.startswith(_MAGIC + b" ") or len(words) != 2 or not words[0].isdigit() or len(words[0]) > 9:
        raise SnapshotError("these bytes are not a game of kickdoor")
    if int(words[0]) != FORMAT:
        raise SnapshotError(f"the game is in format {int(words[0])}; this version of kickdoor reads format {FORMAT}")
    if words[1] != _checksum(body):
        raise SnapshotError("the game is damaged: its checksum does not fit")
    header, _, moment = body.partition(b"\n")
    found: Any = json.loads(header)
    if not isinstance(found, dict):
        raise SnapshotError("these bytes are not a game of kickdoor")
    return cast("dict[str, Any]", found), moment


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest()[:32].encode()


def digest(state: State) -> str:
    return hashlib.sha256(dump(state)).hexdigest()[:16]


def _as_json(value: object) -> object:
    if isinstance(value, Fixed):
        return {_in_files(type(value).__name__): value.parts()}
    if isinstance(value, Combat):
        return {_in_files(name): part for name, part in value.parts().items()}
    if isinstance(value, (bytes, bytearray)):
        return value.hex()
    raise TypeError(f"{type(value).__name__} has no place in a snapshot")


def load(raw: bytes, lib: Library, rules: Ruleset, *, auto_pass: bool = False) -> State:
    """Return the state that was dumped, in a game with the same packs and rules; raise SnapshotError."""
    try:
        found = json.loads(raw)
        if found.pop("format") != FORMAT:
            raise SnapshotError("a snapshot of another version of kickdoor")
        if tuple(found) != tuple(map(_in_files, MOMENT)):
            raise SnapshotError("not a snapshot of a game")
        key, used = found["rng"]
        state = State(lib, rules, tuple(found["names"]), (bytes.fromhex(key), used), auto_pass=auto_pass)
        for name in MOMENT:
            if name not in ("names", "rng"):
                setattr(state, name, _READ.get(name, _value)(found[_in_files(name)]))
        if len(state.place) != len(lib.card_def) or dump(state) != raw:
            raise SnapshotError("not a snapshot of a game with these cards")
    except SnapshotError:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, AssertionError) as error:
        raise SnapshotError(f"not a snapshot of a game: {error}") from None
    return state


def _value(found: Any) -> Any:
    """Return a number, a text, a tuple, or a value of one of the engine's classes."""
    if isinstance(found, list):
        return tuple([_value(each) for each in cast("list[object]", found)])
    if isinstance(found, dict):
        ((name, fields),) = cast("dict[str, list[Any]]", found).items()
        cls = _VALUES[name]
        steps = STEPS.get(cls, {})
        known = zip(cls.__match_args__, fields, strict=True)
        make: Callable[..., Fixed] = cls
        return make(*[steps[field](each) if field in steps else _value(each) for field, each in known])
    return found


def _values(found: list[Any]) -> list[Any]:
    return [_value(each) for each in found]


def _combat(found: dict[str, Any] | None) -> Combat | None:
    if found is None:
        return None
    fight = Combat(found["main"], found["origin"])
    for name in Combat.FIELDS:
        setattr(fight, name, _value(found[_in_files(name)]))
    fight.played = tuple([Played(*each) for each in fight.played])
    fight.killed = tuple([Kill(*each) for each in fight.killed])
    return fight


_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "place": bytearray.fromhex,
    "upright": bytearray.fromhex,
    "host": dict,
    "hands": _values,
    "tables": _values,
    "decks": _values,
    "discards": list,
    "levels": list,
    "sex": list,
    "traits": list,
    "dead": list,
    "redraw": list,
    "fresh": _values,
    "escaped": list,
    "drew": list,
    "combat": _combat,
    "frames": _values,
    "serials": list,
}
