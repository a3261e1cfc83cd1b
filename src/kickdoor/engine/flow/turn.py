"""The turn: its phases in order, the Door, Trouble, Loot and the end (RULES: TURN, DOOR, TROUBLE, LOOT, VARIANT)."""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import END, KEEP, KICK, LOOT, Action, of_one_card
from kickdoor.engine.flow import charity, combat
from kickdoor.engine.frames import Curse, CurseSource, Draw, Received, Turn, TurnStep
from kickdoor.engine.model.ids import DOOR, HAND, POOL, TREASURE, CardId, Seat
from kickdoor.engine.model.state import NO_RECENT_DISCARDS, State
from kickdoor.engine.moves import draw, emit, enter_phase, move, top_card
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import switches
from kickdoor.engine.windows import open_window


def advance(state: State, frame: Turn) -> bool:
    match frame.step:
        case timing.START:
            return _start(state, frame)
        case timing.ARRANGE | timing.DOOR_CARD | timing.TROUBLE_OR_LOOT | timing.END:
            return _wait(state, frame)
        case timing.DOOR:
            return _door(state, frame)
        case timing.LOOT:
            state.next_step(frame.at(timing.END))
            loot(state, frame.seat)
            return True
        case timing.END_WINDOW:
            state.next_step(frame.at(timing.CHARITY))
            enter_phase(state, "charity", "CHARITY-1")
            return True
        case timing.CHARITY:
            return charity.advance(state, frame)
        case timing.OVER:
            return _over(state, frame)
        case _:
            assert_never(frame.step)


def _start(state: State, frame: Turn) -> bool:
    seat = frame.seat
    state.turn = seat
    state.turn_no += 1
    state.used = ()
    state.recent_discards = NO_RECENT_DISCARDS
    emit(state, "turn_started", "TURN-1", seat=seat, n=state.turn_no)
    for s in state.seats:  # DEATH-18
        if state.dead[s]:
            state.dead[s] = 0
            emit(state, "reborn", "DEATH-18", seat=s)
    _end_of_waiting(state, seat)
    state.next_step(frame.at(timing.ARRANGE, fought=False))
    enter_phase(state, "arrange", state.rules.cite("before-door"))
    received: tuple[CardId, ...] = ()
    reborn = bool(state.redraw[seat])
    if reborn:  # DEATH-20, before the Listen draw (AMB-151)
        state.redraw[seat] = 0
        received += draw(state, DOOR, seat, 4, rule="DEATH-20")
        received += draw(state, TREASURE, seat, 4, rule="DEATH-20")
    if state.rules.listen_at_the_door:
        received += draw(state, DOOR, seat, 1, rule=state.rules.cite("listen-at-the-door"))
    if received:
        state.push(Received(seat, received))
        # FAQ-143: a reborn player plays a character before cards that act at once. Asked whenever the sets have such
        # cards, so that the question does not reveal whether one was drawn.
        if reborn and any("received" in d.triggers for d in state.lib.defs):
            open_window(state, "reborn", [seat], about=seat)
    return True


def _end_of_waiting(state: State, seat: Seat) -> None:
    """End the modifiers and Curses that last until the start of this player's next turn."""
    if state.mods:
        state.limits_dirty |= 1 << seat
        state.mods = tuple([m for m in state.mods if not (m.waits_for() == seat and "own_turn" in m.until)])
        combat.drop_spent_curses(state)
    for card in state.tables[seat]:
        stays = state.defs[card].stays
        if stays is not None and "own_turn" in stays.until and state.defs[card].kind == "curse":
            combat.drop_curse(state, card, seat)


def _wait(state: State, frame: Turn) -> bool:
    seat = frame.seat
    if state.dead[seat]:  # AMB-58: a dead player's turn is over, without Charity
        if frame.step == timing.DOOR_CARD:
            combat.to_discards(state, frame.door_card, seat)
        state.next_step(frame.at(timing.OVER))
        return True
    if frame.step == timing.TROUBLE_OR_LOOT:
        enter_phase(state, "trouble", state.rules.cite("phases"))
    elif frame.step == timing.END:
        enter_phase(state, "charity", state.rules.cite("phases"))
    return False


def _door(state: State, frame: Turn) -> bool:
    """DOOR-1..5: act on the card that has been drawn face up (state.answer)."""
    seat = frame.seat
    opened = state.answered_cards()
    if not opened:  # AMB-18: no Doors at all
        state.next_step(frame.at(timing.TROUBLE_OR_LOOT))
        return True
    card = opened[0]
    d = state.defs[card]
    emit(state, "door_opened", "DOOR-1", seat=seat, cards=(card,))
    if d.kind == "monster":
        state.next_step(frame.at(timing.END, fought=True))
        combat.begin(state, seat, card, origin="door")
    elif d.kind == "curse":
        state.next_step(frame.at(timing.TROUBLE_OR_LOOT))
        state.push(Curse(seat, card, CurseSource.DOOR))
    elif "received" in d.triggers:  # it acts at once and is then discarded
        state.next_step(frame.at(timing.TROUBLE_OR_LOOT))
        move(state, card, HAND + seat, rule="DOOR-5", seat=seat)
        state.push(Received(seat, (card,), face_up=True))
    else:
        state.next_step(frame.at(timing.DOOR_CARD, door_card=card))
    return True


def loot(state: State, seat: Seat) -> None:
    """LOOT-1, LOOT-2: draw another Door face down, or with the variant a Treasure (VARIANT-3)."""
    treasure = state.rules.loots_treasure
    rule = "VARIANT-3" if treasure else state.rules.cite("loot")
    got = draw(state, TREASURE if treasure else DOOR, seat, int(switches.can_receive(state, seat)), rule=rule)
    emit(state, "room_looted", rule, seat=seat, n=len(got))
    if got:
        state.push(Received(seat, got))


def _over(state: State, frame: Turn) -> bool:
    """TURN-1, TURN-4, TURN-10: the player to the left is next, unless somebody takes a turn out of order."""
    combat.expire(state, "next_turn", frame.seat)  # CURSE-8, AMB-155: a Curse for the next turn ends with it
    state.pop()
    state.offers = ()
    if state.extra:
        seat, state.extra = state.extra[0], state.extra[1:]
        emit(state, "extra_turn", "TURN-1", seat=seat)
        state.push(Turn(seat, frame.after))
    else:
        nxt = state.seats[(frame.after + 1) % state.n]
        state.push(Turn(nxt, nxt))
    return True


# ---------------------------------------------------------------- actions
def _why_not_at(state: State, seat: Seat, step: TurnStep, otherwise: Refusal) -> Refusal | None:
    top = state.frames[-1]
    if state.turn != seat or (isinstance(top, Turn) and top.seat != seat):
        return refuse("turn-not-yours", "TURN-1", *otherwise.rules)
    if not isinstance(top, Turn) or top.step != step:
        return otherwise
    return None


def _turn(state: State) -> Turn:
    top = state.frames[-1]
    assert isinstance(top, Turn)
    return top


def why_not_kick(state: State, action: Action) -> Refusal | None:
    otherwise = refuse("door-once", "TURN-7", "DOOR-1")
    return _why_not_at(state, action.seat, timing.ARRANGE, otherwise)


def do_kick(state: State, action: Action) -> None:
    for seat in state.seats:
        state.fresh[seat] = ()
    enter_phase(state, "door", "DOOR-1")
    state.next_step(_turn(state).at(timing.DOOR))
    state.push(Draw(action.seat, DOOR, 1, "DOOR-1"))


def why_not_keep(state: State, action: Action) -> Refusal | None:
    return _why_not_at(state, action.seat, timing.DOOR_CARD, refuse("door-no-card", "DOOR-5"))


def do_keep(state: State, action: Action) -> None:
    move(state, _turn(state).door_card, HAND + action.seat, rule="DOOR-5", seat=action.seat)
    door_done(state)


def door_done(state: State) -> None:
    """Go on with the turn, as the opened Door has been kept or played."""
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Turn) and frame.step == timing.DOOR_CARD:
            state.frames[i] = frame.at(timing.TROUBLE_OR_LOOT)


def why_not_trouble(state: State, action: Action) -> Refusal | None:
    otherwise = refuse(
        "trouble-when",
        "TROUBLE-1",
        "TROUBLE-5",
        state.rules.cite("loot-after-monster"),
    )
    wrong = _why_not_at(state, action.seat, timing.TROUBLE_OR_LOOT, otherwise)
    if wrong is not None:
        return wrong
    if len(action.cards) != 1 or state.place[action.cards[0]] != HAND + action.seat:
        return refuse("trouble-own-hand", "TROUBLE-2")
    if state.defs[action.cards[0]].kind != "monster":
        return refuse("trouble-monster-only", "TROUBLE-2")
    return None


def do_trouble(state: State, action: Action) -> None:
    state.next_step(_turn(state).at(timing.END, fought=True))
    rule = state.rules.cite("trouble")
    emit(state, "trouble_sought", rule, seat=action.seat, cards=action.cards)
    combat.begin(state, action.seat, action.cards[0], origin="trouble")


def why_not_loot(state: State, action: Action) -> Refusal | None:
    otherwise = refuse(
        "loot-room-when",
        state.rules.cite("loot"),
        state.rules.cite("loot-after-monster"),
        "LOOT-3",
    )
    return _why_not_at(state, action.seat, timing.TROUBLE_OR_LOOT, otherwise)


def do_loot(state: State, action: Action) -> None:
    state.next_step(_turn(state).at(timing.LOOT))


def why_not_end(state: State, action: Action) -> Refusal | None:
    otherwise = refuse(
        "end-turn-too-early",
        *([state.rules.cite("combat-first")] if state.combat is not None else []),
        state.rules.cite("phases"),
        "TURN-7",
    )
    return _why_not_at(state, action.seat, timing.END, otherwise)


def do_end(state: State, action: Action) -> None:
    state.next_step(_turn(state).at(timing.END_WINDOW))
    open_window(state, "turn_end", state.others(action.seat), about=action.seat)


def list_turn(state: State, seat: Seat, top: Turn, out: list[Action]) -> None:
    """List the actions that the turn is waiting for."""
    match top.step:
        case timing.ARRANGE:
            out.append(KICK[seat])
        case timing.DOOR_CARD:
            out.append(KEEP[seat])
        case timing.TROUBLE_OR_LOOT:
            out.append(LOOT[seat])
            out += [of_one_card(seat, "trouble", c) for c in state.hands[seat] if state.defs[c].kind == "monster"]
        case timing.END:
            out.append(END[seat])
        case timing.CHARITY:
            charity.list_charity(state, seat, out)
        case timing.START | timing.DOOR | timing.LOOT | timing.END_WINDOW | timing.OVER:
            pass  # the turn waits for nobody
        case _:
            assert_never(top.step)


# ---------------------------------------------------------------- drawing face up
def advance_draw(state: State, frame: Draw) -> bool:
    """Draw one card after the other, from the piles that the player chooses; state.answer holds the cards."""
    if not frame.asked:
        state.next_step(Draw(frame.seat, frame.deck, frame.count, frame.rule, True, frame.taken))
        if _may_choose_pile(state, frame):
            open_window(state, "draw", [frame.seat], about=frame.seat)
        return True
    got = list(frame.taken)
    while len(got) < frame.count:
        card = top_card(state, frame.deck)
        if card < 0:
            break
        move(state, card, POOL, rule=frame.rule, seat=frame.seat)
        got.append(card)
    state.pop()
    state.answer = tuple(got)
    return True


def _may_choose_pile(state: State, frame: Draw) -> bool:
    """Return whether this player visibly has a power for choosing the pile: a card in play, discards to take from, and
    a hand to pay with.
    """
    if not state.discards[frame.deck] or not state.hands[frame.seat]:
        return False
    return any(
        use.when & timing.FACE_UP_DRAW
        for c in state.tables[frame.seat]
        if state.upright[c]
        for use in state.defs[c].uses
    )
