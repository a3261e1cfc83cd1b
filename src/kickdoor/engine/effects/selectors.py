"""The players and cards that words of the vocabulary stand for.

Reads the state and changes only the random number generator.
"""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine import rng
from kickdoor.engine.choices import ask_cards
from kickdoor.engine.effects import conditions, values
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import Cards
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.model.words import Who
from kickdoor.engine.sums import strength, usable


def players(state: State, who: Who, env: Env) -> list[Seat]:
    """Return the players that a word stands for, in the order in which they act."""
    match who:
        case "":
            return [env.subject if env.subject >= 0 else env.you]
        case "you":
            return [env.you]
        case "target" | "chosen":  # `chosen`: the player was asked before the step runs
            return [env.player] if env.player >= 0 else []
        case "active":
            return [state.turn]
        case "fighter":
            return [state.combat.main] if state.combat is not None else []
        case "fighters":
            return list(state.combat.fighters) if state.combat is not None else []
        case "everyone":
            return state.living()
        case "others":
            return state.others(env.you)
        case "others_reversed":
            return state.others(env.you)[::-1]
        case "neighbours":
            others = state.others(env.you)
            return others if len(others) < 2 else [others[0], others[-1]]
        case "lowest":
            return _lowest(state, state.living())
        case "highest_others":
            return _highest(state, state.others(env.you))
        case _:
            assert_never(who)


def _lowest(state: State, seats: list[Seat]) -> list[Seat]:
    low = min([state.levels[s] for s in seats])
    return [s for s in seats if state.levels[s] == low]


def _highest(state: State, seats: list[Seat]) -> list[Seat]:
    high = max([state.levels[s] for s in seats], default=0)
    return [s for s in seats if state.levels[s] == high]


def candidates(state: State, spec: Cards, env: Env, subject: Seat) -> list[CardId]:
    """Return every card that could be selected."""
    if spec.ref:
        return list(values.referred(state, spec.ref, env, subject))
    if spec.any_of:
        found = [c for part in spec.any_of for c in candidates(state, part, env, subject)]
        return list(dict.fromkeys(found))
    seats = tuple(players(state, spec.of, env)) if spec.of else (subject,)
    out: list[CardId] = []
    for zone in spec.zones or ("table",):
        for card in conditions.cards_of_zone(state, zone, seats, env):
            if conditions.matches(state, spec.filter, card) and not (card == env.this and zone == "hand"):
                out.append(card)
    return list(dict.fromkeys(out))


def select(state: State, spec: Cards, env: Env, subject: Seat, cards: list[CardId], *, chooser: Seat, why: str) -> bool:
    """Put the selection into state.answer, or push a question and return True. `cards`: the cards possible here."""
    if spec.ref or spec.everything:
        state.answer = tuple(cards)
        return False
    if spec.worth is not None:
        return _select_worth(state, cards, values.number(state, spec.worth, env, subject), chooser, why)
    n = min(values.number(state, spec.count, env, subject), len(cards))
    if n <= 0:
        state.answer = ()
        return False
    given = tuple(c for c in env.given if c in cards)
    if given and len(given) <= n and (spec.up_to or len(given) == n):
        state.answer = given
        return False
    if spec.pick == "random":
        state.answer = _random(state, cards, n)
        return False
    if spec.pick == "top":
        state.answer = tuple(cards[:n])
        return False
    sure, cards = _best_of(state, spec, cards, n)
    depth, n = len(state.frames), n - len(sure)
    ask_cards(state, chooser, cards, low=0 if spec.up_to else n, high=n, why=why, sure=sure)
    return len(state.frames) > depth


def _best_of(state: State, spec: Cards, cards: list[CardId], n: int) -> tuple[tuple[CardId, ...], list[CardId]]:
    """Return the cards that are surely selected, and those among which the player chooses the rest."""
    match spec.pick:
        case "best_bonus":
            bonuses = [max(0, strength.given_bonus(state, usable.holder(state, c), c)) for c in cards]
            return _best(cards, bonuses, n)
        case "best_gold":
            return _best(cards, [state.defs[c].gold for c in cards], n)
        case "chosen" | "random" | "top":
            return (), cards
        case _:
            assert_never(spec.pick)


def _select_worth(state: State, cards: list[CardId], worth: int, chooser: Seat, why: str) -> bool:
    """Select cards that reach a value, at least one (FAQ-171); none if all of them together do not reach it."""
    if not cards or values.gold_of(state, cards) < worth:
        state.answer = ()
        return False
    if len(cards) == 1:
        state.answer = tuple(cards)
        return False
    ask_cards(state, chooser, cards, low=1, high=len(cards), why=why, worth=max(0, worth))
    return True


def _random(state: State, cards: list[CardId], n: int) -> tuple[CardId, ...]:
    left = list(cards)
    picked: list[CardId] = []
    for _ in range(n):
        state.rng, i = rng.below(state.rng, len(left))
        picked.append(left.pop(i))
    return tuple(picked)


def _best(cards: list[CardId], worths: list[int], n: int) -> tuple[tuple[CardId, ...], list[CardId]]:
    """FAQ-81: return the cards that are surely among the n biggest, and those that tie for the rest.

    If no card in use has a bonus, all of them tie.
    """
    last = sorted(worths, reverse=True)[n - 1]
    sure = tuple(c for c, worth in zip(cards, worths, strict=True) if worth > last)
    return sure, [c for c, worth in zip(cards, worths, strict=True) if worth == last]
