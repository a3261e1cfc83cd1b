"""The Run Away roll: its bonus, and the number needed. Changes nothing."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env, Roll, RollStep
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import modifiers, switches

NEEDED: Final = 5  # RUN-3: the result needed to escape


def die_bonus(state: State, seat: Seat) -> int:
    return modifiers.apply(0, modifiers.active(state, seat, "die"))


def run_bonus(state: State, seat: Seat, monster: CardId) -> int:
    """RUN-6, RUN-7: a player's modifiers count against all monsters, a monster's only against itself."""
    total = modifiers.apply(die_bonus(state, seat), modifiers.active(state, seat, "run_away"))
    sources = [
        conditions.monster_def(state, monster).always,
        *(state.defs[e].always for e in conditions.enhancers_of(state, monster)),
    ]
    for always in sources:
        for modifier in always:
            if modifier.what == "run_away":
                amount = modifiers.amount_of(state, modifier, Env(seat, monster), seat)
                if conditions.applies(state, modifier.cond, seat, Env(seat, monster), good=amount >= 0):
                    total += amount
    return total


def holds_fast(state: State, seat: Seat, monster: CardId) -> bool:
    """FAQ-67: return whether this player cannot escape from that monster, even without a roll."""
    return switches.monster_rule(state, monster, "no_escape", seat) or switches.has_rule(state, seat, "cannot_escape")


def needed(state: State, seat: Seat, monster: CardId) -> int:
    """RUN-3: return the die roll needed, with every modifier; 7 if no roll is enough."""
    return 7 if holds_fast(state, seat, monster) else NEEDED - run_bonus(state, seat, monster)


def gets_away(state: State, roll: Roll) -> bool:
    """RUN-3: return whether this roll, as it is now, is an escape. A Curse played on it counts (CURSE-3)."""
    if holds_fast(state, roll.seat, roll.card):
        return False
    return roll.step == RollStep.LET_GO or roll.result + run_bonus(state, roll.seat, roll.card) >= NEEDED
