"""What has to be put right at once after cards have moved: multipliers without their Class or Race, too many identity
cards, Big items or hands (RULES: BIG-6..9, SUPER, AMB-61, AMB-113, AMB-121).
"""

from __future__ import annotations

from typing import Final, assert_never

from kickdoor.engine.choices import ask_cards, ask_player
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import items
from kickdoor.engine.frames import Env, Surplus, SurplusStep
from kickdoor.engine.model.ids import EVERYBODY, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, hand_over, turn_card
from kickdoor.engine.sums import limits, usable


def enforce_limits(state: State) -> bool:
    """Check the cards of every seat marked in `limits_dirty`; return whether something has to be settled first."""
    for seat in state.seats:
        if not state.limits_dirty >> seat & 1:
            continue
        if drop_unsupported(state, seat):
            return True
        _put_in_use(state, seat)
        excess = _excess(state, seat)
        if excess is not None:
            state.push(excess)
            return True
    state.limits_dirty = 0
    return False


def limits_at_risk(state: State) -> int:
    """Return a mask of the seats whose limits can have fallen although none of their cards has moved."""
    lowering = state.lib.limit_lowering
    if not lowering:
        return EVERYBODY
    mask = 0
    for seat, table in enumerate(state.tables):
        for card in table:
            if lowering[card]:
                mask |= 1 << seat
                break
    return mask


def drop_unsupported(state: State, seat: Seat) -> bool:
    """AMB-113: discard a card whose condition for staying in play no longer holds. CHEAT-1: discard a card that was
    attached to another which is gone.
    """
    for card in state.tables[seat]:
        stays = state.defs[card].stays
        if stays is None:
            continue
        if stays.how == "while" and not conditions.holds(state, stays.cond, seat, Env(seat, card)):
            discard(state, card, rule=state.rules.cite("multiplier-play"), seat=seat)
            return True
        if stays.how == "upon" and card not in state.host:
            discard(state, card, rule=state.rules.cite("cheat"), seat=seat)
            return True
    return False


def _put_in_use(state: State, seat: Seat) -> None:
    """ITEM-21: take an Item off at once if its owner may no longer use it; equip it again as soon as they may and there
    is room. A Cheat! and a companion exempt the Items that they cover.
    """
    _take_off_unusable(state, seat)
    for card in state.lapsed:
        if state.place[card] == TABLE + seat and usable.is_usable(state, seat, card):
            room = items.why_not_use_slot(state, seat, card) is None
            state.lapsed = tuple([c for c in state.lapsed if c != card])
            if room:
                turn_card(state, card, upright=True, seat=seat, rule="ITEM-21")


def _take_off_unusable(state: State, seat: Seat) -> None:
    defs, upright = state.defs, state.upright
    for card in state.tables[seat]:
        if defs[card].restricted and upright[card] and not usable.may_use(state, seat, card):
            turn_card(state, card, upright=False, seat=seat, rule="ITEM-21")
            state.lapsed += (card,)


def is_settled(trial: State, seat: Seat) -> bool:
    """Return whether a seat has no card too many, in a copy of the state: this may discard from it."""
    return not drop_unsupported(trial, seat) and _excess(trial, seat) is None


class _Counts:
    """How many cards of each limited kind a player has in play."""

    __slots__ = ("big", "companions", "identities", "slots", "uses_hands")

    def __init__(self) -> None:
        self.identities: dict[str, int] = {}
        self.slots: dict[int, int] = {}
        self.companions = 0
        self.big = 0
        self.uses_hands = False

    def fill(self, slots: tuple[int, ...]) -> None:
        for slot in slots:
            self.slots[slot] = self.slots.get(slot, 0) + 1


def _count(state: State, seat: Seat) -> _Counts:
    counts = _Counts()
    defs, upright = state.defs, state.upright
    for card in state.tables[seat]:
        d = defs[card]
        if d.identity:
            counts.identities[d.identity] = counts.identities.get(d.identity, 0) + 1
            counts.fill(d.slots)
        elif d.kind == "companion":
            counts.companions += 1
        elif d.is_item:
            counts.big += d.big
            if upright[card]:
                counts.uses_hands = counts.uses_hands or d.hands > 0
                counts.fill(d.slots)
    return counts


def _excess(state: State, seat: Seat) -> Surplus | None:
    """Return the first limit that this seat exceeds, or None if it keeps all of them."""
    enough = 0 if state.lib.can_lower_limits else 1
    if len(state.tables[seat]) <= enough:
        return None
    counts = _count(state, seat)
    for kind, n in counts.identities.items():
        if n > enough and _has_too_many(state, seat, kind, n):
            return Surplus(seat, kind)
    if counts.companions > 1:  # AMB-149
        return Surplus(seat, "companion")
    if counts.big > enough and len(limits.big_items(state, seat)) > limits.limit(state, seat, "big"):
        return Surplus(seat, "big")
    if counts.uses_hands and limits.hands_free(state, seat) < 0:
        return Surplus(seat, "hands")
    for slot, n in counts.slots.items():
        if n > 1 and _is_overfull(state, seat, slot):
            return Surplus(seat, "slot", slot)
    return None


def _has_too_many(state: State, seat: Seat, kind: str, n: int) -> bool:
    return n > limits.limit(state, seat, kind) or (n > 1 and bool(_equal(state, seat, kind)))


def _is_overfull(state: State, seat: Seat, slot: int) -> bool:
    over = len(limits.slot_users(state, seat, slot)) > state.lib.slot_limits[slot]
    return over and bool(_worn_in(state, seat, slot))


def _worn_in(state: State, seat: Seat, slot: int) -> list[CardId]:
    """Return the Items in a slot, without an identity that fills it: that cannot be taken off."""
    return [c for c in limits.slot_users(state, seat, slot) if state.defs[c].is_item]


def advance(state: State, frame: Surplus) -> bool:
    seat = frame.seat
    match frame.step:
        case SurplusStep.FOUND:
            if _excess(state, seat) != frame:
                state.pop()
                return True
            state.next_step(frame.at(SurplusStep.CHOSEN))
            ask_cards(state, seat, _superfluous(state, frame), low=1, high=1, why=f"surplus {frame.word()}")
        case SurplusStep.CHOSEN:
            _resolve(state, frame, frame.card if frame.card >= 0 else state.answered_cards()[0])
        case SurplusStep.GIVEN:
            state.pop()
            rule = state.rules.cite("surplus-big-given")
            to = state.answered_seats()[0]
            hand_over(state, frame.card, to, rule=rule, seat=seat)
            emit(state, "surplus_resolved", rule, seat=seat, other=to, cards=(frame.card,), word=frame.word())
        case _:
            assert_never(frame.step)
    return True


def _superfluous(state: State, frame: Surplus) -> list[CardId]:
    """Return the cards of which one has to go."""
    seat, table = frame.seat, state.tables[frame.seat]
    match frame.of:
        case "big":
            return limits.big_items(state, seat)
        case "hands":
            return [c for c in table if state.upright[c] and limits.hands_needed(state, seat, c) > 0]
        case "slot":
            return _worn_in(state, seat, frame.slot)
        case "companion":
            return [c for c in table if state.defs[c].kind == "companion"]
        case kind:
            return _equal(state, seat, kind) or [c for c in table if state.defs[c].identity == kind]


def _resolve(state: State, frame: Surplus, card: CardId) -> None:
    seat, of = frame.seat, frame.of
    if of == "big":
        _big(state, frame, card)
        return
    state.pop()
    if of in ("hands", "slot"):
        rule = "SLOT-4" if of == "hands" else "SLOT-8"
        turn_card(state, card, upright=False, seat=seat, rule="SLOT-8")
        emit(state, "surplus_resolved", rule, seat=seat, cards=(card,), word=frame.word())
    else:
        rule = companion_rule(state) if of == "companion" else _IDENTITY_RULES.get(of, "CLASS-13")
        emit(state, "identity_dropped", rule, seat=seat, cards=(card,), word=of)
        discard(state, card, rule=rule, seat=seat)


def _equal(state: State, seat: Seat, kind: str) -> list[CardId]:
    """CLASS-14: return the cards of this kind that are in play twice."""
    names = [d.slug for c in state.tables[seat] if (d := state.defs[c]).identity == kind]
    if len(set(names)) == len(names):
        return []
    return [c for c in state.tables[seat] if state.defs[c].identity == kind and names.count(state.defs[c].slug) > 1]


def companion_rule(state: State) -> str:
    """Return the rule of this edition on how many companions a player has and when they are played."""
    return state.rules.cite("companion-play")


_IDENTITY_RULES: Final = {
    "class": "CLASS-13",
    "race": "RACE-5",
    "style": "STYLE-3",
    "loyalty": "LOYALTY-5",
    "training": "TRAINING-2",
    "faction": "FACTION-3",
}


def _big(state: State, frame: Surplus, card: CardId) -> None:
    """BIG-8: the lowest player who can carry the item gets it. BIG-9: if nobody can, it is discarded. For selling
    instead (BIG-7) see surplus_alternatives.
    """
    seat = frame.seat
    able = [s for s in state.others(seat) if items.why_not_carry(state, s, card) is None]
    if not able:
        state.pop()
        rule = state.rules.cite("surplus-big-discarded")
        emit(state, "surplus_resolved", rule, seat=seat, cards=(card,), word="big")
        discard(state, card, rule=rule, seat=seat)
        return
    low = min(state.levels[s] for s in able)
    state.next_step(frame.at(SurplusStep.GIVEN, card))
    ask_player(state, seat, [s for s in able if state.levels[s] == low], why="surplus big")
