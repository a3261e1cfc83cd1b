"""The rows that add up to both totals of a fight, as `sums` counts them."""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.engine.effects import conditions
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, CardId, Seat, Side
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import strength, switches, usable


class LedgerRow(NamedTuple):
    """What one card adds to a total. `card` -1: the Level of `seat`; `seat` -1 too: what no single card adds."""

    side: Side
    seat: Seat
    card: CardId
    amount: int


def ledger(state: State) -> tuple[LedgerRow, ...]:
    """Return the rows of both sides; the rows of a side add up to its total."""
    fight = state.combat
    if fight is None:
        return ()
    players, monsters = strength.totals(state)
    ours, theirs = _fighters(state, fight), _monsters(state, fight)
    return (*ours, *_rest("fighters", players, ours), *theirs, *_rest("monsters", monsters, theirs))


def _fighters(state: State, fight: Combat) -> list[LedgerRow]:
    bare = switches.fight_rule(state, "only_levels")
    found: list[LedgerRow] = []
    for seat in fight.fighters:
        if not switches.fight_rule(state, "no_levels"):
            found.append(LedgerRow("fighters", seat, NO_CARD, state.levels[seat]))
        if not bare:
            cards = usable.in_force(state, seat)
            gifts = [(card, strength.given_bonus(state, seat, card)) for card in cards]
            gifts += [(card, state.defs[card].bonus) for held in cards for card in _armed_with(state, held)]
            found += [LedgerRow("fighters", seat, card, amount) for card, amount in gifts if amount]
    return found if bare else found + _thrown(state, fight, "fighters")


def _armed_with(state: State, companion: CardId) -> list[CardId]:
    """MOOK-5: return the Enhancers that a companion has."""
    return [c for c in state.attached(companion) if state.defs[c].kind == "enhancer"]


def _monsters(state: State, fight: Combat) -> list[LedgerRow]:
    found: list[LedgerRow] = []
    for monster in switches.faced(fight):
        found.append(LedgerRow("monsters", NO_SEAT, monster, conditions.monster_def(state, monster).level))
        on_it = [*conditions.enhancers_of(state, monster), *conditions.gifts_of(state, monster)]
        found += [
            LedgerRow("monsters", NO_SEAT, card, state.defs[card].bonus) for card in on_it if state.defs[card].bonus
        ]
    return found + _thrown(state, fight, "monsters")


def _thrown(state: State, fight: Combat, side: Side) -> list[LedgerRow]:
    played = [(p.card, p.seat, strength.thrown_bonus(state, fight, p)) for p in fight.played if p.side == side]
    powers = [(mod.source, mod.seat, mod.amount) for mod in fight.mods if mod.side == side and mod.source >= 0]
    return [LedgerRow(side, seat, card, amount) for card, seat, amount in (*played, *powers) if amount]


def _rest(side: Side, total: int, entries: list[LedgerRow]) -> list[LedgerRow]:
    """Return a row for the rest: multipliers, effects of monsters on fighters, rules of the fight."""
    rest = total - sum(entry.amount for entry in entries)
    return [LedgerRow(side, NO_SEAT, NO_CARD, rest)] if rest else []
