"""Losing cards and Levels to a Curse or Bad Stuff, and what may prevent it (vocabulary: would_lose_card,
would_lose_level, struck_at).
"""

from __future__ import annotations

from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Env, Loss, Program
from kickdoor.engine.model.cards import Cards
from kickdoor.engine.model.ids import HAND, NO_CARD, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import change_level, discard, emit
from kickdoor.engine.sums import usable

_RULE = {"curse": "CURSE-5", "bad_stuff": "RUN-10", "": "ITEM-12"}


def _guards(state: State, seat: Seat, trigger: str) -> list[CardId]:
    return [c for c in usable.in_force(state, seat) if trigger in state.defs[c].triggers]


def _is_owned(state: State, seat: Seat, card: CardId) -> bool:
    return state.place[card] in (TABLE + seat, HAND + seat)


def lose_cards(state: State, seat: Seat, cards: tuple[CardId, ...], env: Env) -> None:
    """Discard a player's cards in play or in hand, unless one of the player's cards prevents it."""
    mine = [c for c in cards if _is_owned(state, seat, c)]
    if env.cause == "curse":
        mine = [c for c in mine if not _is_proof(state, seat, c)]
    if env.cause and mine and _guards(state, seat, "would_lose_card"):
        state.push(Loss(seat, env, tuple(mine)))
        return
    for card in mine:
        if _is_owned(state, seat, card):  # it may be gone with its host
            discard(state, card, rule=_RULE[env.cause], seat=seat)


def within_reach(state: State, cards: list[CardId], env: Env) -> list[CardId]:
    """ITEM-19: return those cards that the effect can touch, out of those it could take or count."""
    if env.cause != "curse" or "curse_proof" not in state.lib.rule_words:
        return cards
    return [c for c in cards if (seat := usable.holder(state, c)) < 0 or not _is_proof(state, seat, c)]


def _is_proof(state: State, seat: Seat, card: CardId) -> bool:
    for c in usable.in_force(state, seat):
        for modifier in state.defs[c].always:
            if modifier.word == "curse_proof" and conditions.matches(state, modifier.of, card):
                return True
    return False


def struck_at(state: State, seat: Seat, spec: Cards, lost: tuple[CardId, ...], env: Env) -> None:
    """FAQ-170: trigger cards that react to a loss in a slot. A loss aimed at the slot always triggers them, even if it
    is empty; any other only if it takes an Item worn there. Called before the cards go.
    """
    if not env.cause:
        return
    for card in state.tables[seat]:
        slot = state.defs[card].struck_slot
        if slot >= 0 and card != env.this and (_is_aimed_at(state, spec, slot) or is_worn_in(state, seat, lost, slot)):
            push_struck(state, seat, card)


def push_struck(state: State, seat: Seat, card: CardId) -> None:
    state.push(Program(state.defs[card].triggers["struck_at"], Env(seat, card)))


def is_worn_in(state: State, seat: Seat, cards: tuple[CardId, ...], slot: int) -> bool:
    """Return whether one of the cards is in use in this slot."""
    return any(slot in state.defs[c].slots and usable.is_in_use(state, seat, c) for c in cards)


def _is_aimed_at(state: State, spec: Cards, slot: int) -> bool:
    """Return whether all cards that the selection can take belong in this slot."""
    if spec.filter is None:
        return False
    meant = [state.lib.defs[i] for i, hit in enumerate(spec.filter.static) if hit]
    return bool(meant) and all(slot in d.slots for d in meant)


def lose_levels(state: State, seat: Seat, n: int, env: Env) -> bool:
    """LEVEL-3, LEVEL-4: take Levels away; return False if there is none to lose."""
    if n <= 0 or state.levels[seat] <= 1:
        return False
    if env.cause and _guards(state, seat, "would_lose_level"):
        state.push(Loss(seat, env, levels=n))
        return True
    change_level(state, seat, -n, rule="LEVEL-3")
    return True


def _ask_guards(state: State, frame: Loss) -> None:
    env, seat = frame.env, frame.seat
    trigger = "would_lose_card" if frame.cards else "would_lose_level"
    it = frame.cards[0] if frame.cards else NO_CARD
    state.next_step(Loss(seat, env, frame.cards, frame.levels, asked=True))
    for guard in reversed(_guards(state, seat, trigger)):
        if guard != it:
            state.push(Program(state.defs[guard].triggers[trigger], Env(seat, guard, it=it)))


def advance(state: State, frame: Loss) -> bool:
    """Take one card, or all the Levels, at a time, after the cards that could prevent it have been asked."""
    env, seat = frame.env, frame.seat
    if not frame.cards and not frame.levels:
        state.pop()
        return True
    if not frame.asked:
        _ask_guards(state, frame)
        return True
    it = frame.cards[0] if frame.cards else NO_CARD
    state.next_step(Loss(seat, env, frame.cards[1:]))
    if frame.cancelled:
        by = (frame.guard,) if frame.guard >= 0 else ()
        emit(state, "loss_prevented", "CONFLICT-1", seat=seat, cards=by)
    elif it >= 0:
        if _is_owned(state, seat, it):
            discard(state, it, rule=_RULE[env.cause], seat=seat)
    else:
        change_level(state, seat, -frame.levels, rule="LEVEL-3")
    return True
