"""Help and trades: what to propose, and what the other side would say to it (RULES: HELP-1..8, TRADE-1..7).

A bot proposes what, by its lights, both gain from. Asked for less than it wants, it names its own terms: the
counter-offer. What is refused is not said again, so the next word is a better one.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.appraisal import Appraisal, appraisal
from kickdoor.bots.looking import after, equips
from kickdoor.bots.worth import CALM, Position, loot, steepness
from kickdoor.engine import legal as law
from kickdoor.engine import numbers
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Turn
from kickdoor.engine.state import State

WORTH_A_WORD: Final = 0.3  # what a trade must bring each side at first sight


def proposals(world: State, seat: int) -> list[Action]:
    """What could be said beyond what is listed."""
    if world.phase == "combat":
        return _deals(world, seat)
    return _trades(world, seat) if world.turn == seat and isinstance(world.frames[-1], Turn) else []


def _deals(world: State, seat: int) -> list[Action]:
    """For a fight that is being lost: what the fighter could promise, what a helper could ask for."""
    fight = world.combat
    if fight is None or fight.helper >= 0 or numbers.winning(world):
        return []
    most = min(3, loot(world, fight))
    shares = ["H" * n for n in range(2, most + 1)] + (["MH"] if most > 1 else [])
    if seat != fight.main:
        asked = any(offer.to == seat and offer.kind == "ask" for offer in world.offers)
        found = [Action(seat, "offer", player=fight.main, word=share) for share in shares] if asked else []
    else:
        found = [Action(seat, "ask", player=other, word=share) for other in world.others(seat) for share in shares]
        spare = _spare(world, seat)
        if spare >= 0:
            found += [Action(seat, "ask", player=other, gives=(spare,)) for other in world.others(seat)]
    return [action for action in found if law.why_not(world, action) is None]


def _spare(world: State, seat: int) -> int:
    """The carried Item that is worth least to its owner."""
    prices = appraisal(world.lib)
    idle = [card for card in world.tables[seat] if not world.upright[card] and world.defs[card].kind == "item"]
    return min(idle, key=lambda card: prices.kept[world.defs[card].id], default=-1)


def _trades(world: State, seat: int) -> list[Action]:
    """One Item for another where each is, at first sight, worth more to its new owner."""
    prices = appraisal(world.lib)
    found: list[Action] = []
    mine = [card for card in world.tables[seat] if world.defs[card].kind == "item"]
    for other in world.others(seat) if mine else ():
        for theirs in world.tables[other]:
            if world.defs[theirs].kind != "item":
                continue
            for card in mine:
                for_me = _worth_to(world, seat, theirs, prices) - _now(world, seat, card, prices)
                for_them = _worth_to(world, other, card, prices) - _now(world, other, theirs, prices)
                if min(for_me, for_them) > WORTH_A_WORD:
                    trade = Action(seat, "trade", (card,), player=other, paid=(theirs,))
                    if law.why_not(world, trade) is None:
                        found.append(trade)
    return found


def _now(world: State, seat: int, card: int, prices: Appraisal) -> float:
    worths = prices.used if world.upright[card] and numbers.is_usable(world, seat, card) else prices.kept
    return worths[world.defs[card].id]


def _worth_to(world: State, seat: int, card: int, prices: Appraisal) -> float:
    """An Item that could be used at once: whether there is room for it, the law will say."""
    return (prices.used if numbers.is_usable(world, seat, card) else prices.kept)[world.defs[card].id]


def agreement(world: State, now: Position, seat: int, action: Action) -> Position | None:
    """The game once the other side has said yes to what is proposed; None if, by its own lights, it would not. `now`:
    what it is worth before, with any Curse in the air done.
    """
    fight = world.combat
    if action.verb != "trade" and numbers.winning(world):
        return None
    other = fight.main if action.verb == "offer" and fight is not None else action.player
    said = after(world, action)
    yes = Action(other, "accept", player=seat)
    if said is None or law.why_not(said, yes) is not None:
        return None
    agreed = after(said, yes)
    if agreed is None:
        return None
    then = Position(settled(settled(agreed, other), seat))
    before = now.score(other)  # words alone change nothing
    return then if then.score(other) - before >= CALM.price * steepness(before, CALM) else None


def settled(state: State, seat: int) -> State:
    """Equip what a player has just received if there is room for it."""
    if state.phase == "combat" or not state.fresh[seat]:
        return state
    for action in equips(state, seat, state.fresh[seat]):
        return after(state, action) or state
    return state
