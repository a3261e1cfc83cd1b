"""Values of the vocabulary: how many. Reads the state, changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env, Roll
from kickdoor.engine.model.cards import Value
from kickdoor.engine.model.combat import Played
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.model.words import Ref
from kickdoor.engine.sums import rewards, strength

LARGEST: Final = 99_999


def number(state: State, value: Value | None, env: Env, subject: Seat) -> int:
    if value is None:
        return 0
    match value.op:
        case "number":
            return value.n
        case "rolled":
            return env.rolled
        case "moved":
            return len(env.moved)
        case "missing":
            return env.missing
        case "per_paid":
            return value.n * len(env.paid)
        case "times":
            product = number(state, value.parts[0], env, subject) * number(state, value.parts[1], env, subject)
            return max(-LARGEST, min(product, LARGEST))
        case "half":
            return -(-number(state, value.parts[0], env, subject) // 2)
        case "lowest_level":
            return min([state.levels[s] for s in state.living()])
        case "level":
            return _level(state, value.ref, env, subject)
        case "treasures":
            return sum(rewards.treasures_of(state, c) for c in referred(state, value.ref, env, subject))
        case "gold":
            return gold_of(state, referred(state, value.ref, env, subject))
        case "bonus":
            return _bonus(state, value.ref, env, subject)
        case _:
            assert_never(value.op)


def gold_of(state: State, cards: Iterable[CardId]) -> int:
    """Return what cards are worth together; those without a value are worth nothing."""
    return sum([max(0, state.defs[c].gold) for c in cards])


def _bonus(state: State, ref: Ref, env: Env, subject: Seat) -> int:
    fight = state.combat
    if ref == "this" and fight is not None and state.defs[env.this].kind == "oneshot":
        outside = env.you not in fight.fighters
        return strength.thrown_bonus(state, fight, Played(env.this, env.you, env.side, outside=outside))
    return sum(state.defs[c].bonus for c in referred(state, ref, env, subject))


def _level(state: State, ref: Ref, env: Env, subject: Seat) -> int:
    if ref == "you":
        return state.levels[env.you]
    if ref == "target" and env.player >= 0:
        return state.levels[env.player]
    return sum(conditions.monster_def(state, c).level for c in referred(state, ref, env, subject))


def referred(state: State, ref: Ref, env: Env, subject: Seat) -> tuple[CardId, ...]:
    """Return the cards that a reference stands for."""
    combat = state.combat
    match ref:
        case "this":
            return (env.this,)
        case "target":
            return (env.card,) if env.card >= 0 else ()
        case "monsters":
            return combat.monsters if combat else ()
        case "pursuer":
            return _pursuer(state)
        case "paid":
            return env.paid
        case "moved":
            return env.moved
        case "held":
            return tuple(state.attached(env.this))
        case "host":
            return (state.host[env.this],) if env.this in state.host else ()
        case "it":
            return (env.it,) if env.it >= 0 else ()
        case "hand":
            return state.hands[subject]
        case "next_monster":
            return ()
        case "" | "you":  # no cards
            raise AssertionError(ref)
        case _:
            assert_never(ref)


def _pursuer(state: State) -> tuple[CardId, ...]:
    """Return the monster that somebody rolls to get away from."""
    pursuers = [f.card for f in state.frames if isinstance(f, Roll) and f.runs]
    return (pursuers[-1],) if pursuers else ()
