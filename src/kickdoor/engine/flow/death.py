"""Death and the looting of the body (RULES: DEATH)."""

from __future__ import annotations

from kickdoor.engine.actions import Action
from kickdoor.engine.effects import losses
from kickdoor.engine.flow import combat
from kickdoor.engine.frames import Death, Env, LootBody, Program, Received
from kickdoor.engine.model.ids import HAND, POOL, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, move, roll_die
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import running, switches, usable


def kill_character(state: State, seat: Seat) -> None:
    if not state.dead[seat]:
        state.push(Death(seat))


def advance(state: State, frame: Death) -> bool:
    seat = frame.seat
    if not frame.told:
        emit(state, "died", "DEATH-1", seat=seat)
        state.next_step(Death(seat, told=True))
        _push_effects(state, seat)
        return True
    combat.expire(state, "death", seat)
    body = _lay_out(state, seat)
    state.dead[seat] = 1
    state.redraw[seat] = 1
    state.fresh[seat] = ()
    state.offers = tuple(o for o in state.offers if seat not in (o.seat, o.to))
    state.pop()
    emit(state, "body_laid_out", "DEATH-7", seat=seat, cards=body)
    state.push(LootBody(seat, _looting_order(state) if body else (), body))
    return True


def _push_effects(state: State, seat: Seat) -> None:
    """Start what happens when this player dies. FAQ-170: an Item in a slot is lost with everything else."""
    for card in reversed(usable.in_force(state, seat)):
        program = state.defs[card].triggers.get("died", -1)
        if program >= 0:
            state.push(Program(program, Env(seat, card)))
    for card in reversed(state.tables[seat]):
        slot = state.defs[card].struck_slot
        if slot >= 0 and losses.is_worn_in(state, seat, state.tables[seat], slot):
            losses.push_struck(state, seat, card)


def is_kept(state: State, card: CardId) -> bool:
    """DEATH-2..6: return whether a dead player keeps the card: identity cards, their multipliers, lasting Curses, and
    cards that say so.
    """
    d = state.defs[card]
    return bool(d.identity) or d.kind == "curse" or d.is_multiplier or "survives_death" in d.rules


def _lay_out(state: State, seat: Seat) -> tuple[CardId, ...]:
    """DEATH-7..9: put hand and table on the pile to loot; attached cards are separated first (CHEAT-3)."""
    spread = [c for c in state.tables[seat] if not is_kept(state, c)]
    for card in spread:
        state.host.pop(card, None)
    body = (*spread, *state.hands[seat])
    for card in body:
        move(state, card, POOL, rule="DEATH-7", seat=seat)
    return body


def _looting_order(state: State) -> tuple[Seat, ...]:
    """DEATH-10, DEATH-11: order by Level, highest first; equal players roll, and again if the rolls tie (AMB-100)."""
    living = [s for s in state.seats if switches.can_receive(state, s)]
    order: list[Seat] = []
    for level in sorted({state.levels[s] for s in living}, reverse=True):
        order += _rolled_order(state, [s for s in living if state.levels[s] == level])
    return tuple(order)


def _rolled_order(state: State, seats: list[Seat]) -> list[Seat]:
    if len(seats) < 2:
        return seats
    rolls = {s: roll_die(state, s, word="looting order", rule="DEATH-11") + running.die_bonus(state, s) for s in seats}
    order: list[Seat] = []
    for n in sorted(set(rolls.values()), reverse=True):
        order += _rolled_order(state, [s for s in seats if rolls[s] == n])
    return order


def advance_looting(state: State, frame: LootBody) -> bool:
    if frame.answered:
        _take(state, frame)
        return True
    left = tuple(c for c in frame.cards if state.place[c] == POOL)
    looters = tuple(s for s in frame.looters if switches.can_receive(state, s))
    if not left or not looters:  # DEATH-12, DEATH-13
        for card in left:
            discard(state, card, rule="DEATH-13", seat=frame.seat)
        state.pop()
        return True
    if left != frame.cards or looters != frame.looters:
        state.replace(LootBody(frame.seat, looters, left))
    return False


def _take(state: State, frame: LootBody) -> None:
    looter, taken = frame.looters[0], state.answered_cards()
    for card in taken:
        move(state, card, HAND + looter, rule=state.rules.cite("looted-card"), seat=looter)
        state.fresh[looter] += (card,)
    emit(state, "body_looted", "DEATH-10", seat=looter, other=frame.seat, cards=taken)
    state.next_step(LootBody(frame.seat, frame.looters[1:], frame.cards))
    if taken:
        state.push(Received(looter, taken))


def _looting(state: State) -> LootBody:
    top = state.frames[-1]
    assert isinstance(top, LootBody)
    return top


def why_not_loot_body(state: State, action: Action) -> Refusal | None:
    top = _looting(state)
    if top.looters[0] != action.seat:
        return refuse("loot-turn-order", "DEATH-10")
    if len(action.cards) != 1 or action.cards[0] not in top.cards:
        return refuse("loot-choose-offered", "DEATH-10")
    return None


def do_loot_body(state: State, action: Action) -> None:
    state.answer = action.cards
    state.next_step(_looting(state).answer())


def list_loot_body(state: State, seat: Seat, top: LootBody, out: list[Action]) -> None:
    if top.looters[0] == seat:
        out.extend(Action(seat, "choose", (c,)) for c in top.cards)
        out.append(Action(seat, "pass"))
