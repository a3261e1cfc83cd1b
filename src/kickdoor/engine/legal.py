"""What the game waits for, what is legal, and why not: the same rules for listing, refusing and explaining."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import choices, timing, windows
from kickdoor.engine.actions import PASS, Action
from kickdoor.engine.actions.verbs import VERBS, Plan
from kickdoor.engine.flow import charity, death, listing, run_away, surplus_alternatives, turn
from kickdoor.engine.frames import Choice, Fight, Flee, Frame, LootBody, OpenFrame, Setup, Turn, Window
from kickdoor.engine.memo import NO_MEMO, Decision, Owed
from kickdoor.engine.model.ids import DecisionId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal, refuse

# ---------------------------------------------------------------- what is owed
_TURN_KIND: Final = {
    timing.ARRANGE: "kick",
    timing.DOOR_CARD: "keep",
    timing.TROUBLE_OR_LOOT: "trouble",
    timing.END: "end",
    timing.CHARITY: "charity",
}


def pending(state: State) -> tuple[Decision, ...]:
    """Return all decisions that the game waits for; any of them may be answered first."""
    if not state.frames:
        return ()
    top = state.frames[-1]
    serial, known = state.serials[-1], state.owed
    if known is None or known.top is not top or known.serial != serial or known.offers is not state.offers:
        known = state.owed = Owed(top, serial, state.offers, tuple(_owed(state, top, serial, known)))
    return known.decisions


def _owed(state: State, top: Frame, serial: int, known: Owed | None) -> list[Decision]:
    owed: list[Decision] = []
    first = serial * 8
    match top:
        case Window():
            left = top.waiting
            if known is not None and known.serial == serial:  # without those who have passed since
                owed = [d for d in known.decisions if d.kind == "pass" and left >> d.seat & 1]
            else:
                owed = [Decision(DecisionId(first + s), s, "pass", top.reason) for s in top.asked if left >> s & 1]
        case Turn():
            owed = [Decision(DecisionId(first + top.seat), top.seat, _TURN_KIND[top.step])]
        case Fight():
            owed = [Decision(DecisionId(first + top.seat), top.seat, "fight")]
        case Choice():
            owed = [Decision(DecisionId(first + top.seat), top.seat, "choose", f"{top.kind()} {top.why}")]
        case Setup():
            owed = [Decision(DecisionId(first + s), s, "ready") for s in state.seats if top.waiting >> s & 1]
        case Flee():
            owed = [Decision(DecisionId(first + top.runners[0]), top.runners[0], "run")]
        case LootBody():
            owed = [Decision(DecisionId(first + top.looters[0]), top.looters[0], "choose", "loot")]
        case _:
            raise AssertionError(top)
    if state.offers and isinstance(top, OpenFrame):
        owed += [Decision(DecisionId(o.serial * 8 + o.to), o.to, "accept", o.kind) for o in state.offers]
    return owed


def default(state: State, decision: Decision) -> Action:
    """Return the default answer, which is submitted after a time-out (AMB-5, AMB-23, AMB-156)."""
    seat = decision.seat
    match decision.kind:
        case "ready" | "kick" | "keep" | "end" | "pass":
            return Action(seat, decision.kind)
        case "trouble":
            return Action(seat, "loot")
        case "accept":
            offer = next(o for o in state.offers if DecisionId(o.serial * 8 + o.to) == decision.id)
            return Action(seat, "decline", player=offer.seat)
        case _:  # fight or run by the totals, the next monster, a choice, Charity: the first one listed
            return legal(state, seat)[0]


# ---------------------------------------------------------------- the law
def why_not(state: State, action: Action) -> Refusal | None:
    """Return why an action is refused, or None if it is legal."""
    resolved = resolve(state, action)
    return resolved if isinstance(resolved, Refusal) else None


def resolve(state: State, action: Action) -> Plan | Refusal | None:
    """Return the plan of a legal action for `do` (None if there is nothing to work out), or why it is refused."""
    if not state.frames:
        return refuse("game-over", "WIN-1")
    seat = action.seat
    if not 0 <= seat < state.n:
        return refuse("no-such-seat", "SETUP-2")
    if not exists(state, action):
        return refuse("no-such-card", "SETUP-1")
    row = VERBS[action.verb]
    if row.names_one_card and len(action.cards) != 1:
        return refuse("name-one-card", "CARDS-12")
    if (action.on >= 0) + (action.player >= 0) + bool(action.side) > 1:
        return refuse("action-unreadable", "CARDS-12", verb=action.verb)
    if state.dead[seat]:
        return refuse("you-are-dead-until-turn", "DEATH-16", "DEATH-18")
    top = state.frames[-1]
    if row.settles_surplus and surplus_alternatives.is_asked(state, seat):
        return surplus_alternatives.why_not(state, action)
    if not isinstance(top, (OpenFrame, Setup)) and not row.while_resolving:
        return refuse("settle-first", "TIMING-19", "CARDS-12", "CURSE-5")
    if row.before_sharing and charity.is_sharing(state, seat):
        return refuse("charity-share-rest", "CHARITY-4", "CHARITY-6")
    return row.law(state, action)


def is_listed(listed: list[Action], action: object) -> bool:
    """Return whether the list contains this very object: a listed action need not be checked again."""
    found = False
    for each in listed:
        if each is action:
            found = True
            break
    return found


def exists(state: State, action: Action) -> bool:
    """Return whether all cards and players that an action names are in the game."""
    if not -1 <= action.player < state.n or not -1 <= action.on < len(state.place):
        return False
    for cards in (action.cards, action.paid, action.gives, action.plays):
        for card in cards:
            if not 0 <= card < len(state.place):
                return False
    return True


def do(state: State, action: Action, plan: Plan | None = None) -> None:
    """Carry out a legal action without what follows from it. `plan`: what `resolve` has just returned."""
    row, seat = VERBS[action.verb], action.seat
    old_card = False
    if not row.speaks:
        if row.settles_surplus and surplus_alternatives.is_asked(state, seat):
            surplus_alternatives.drop_question(state)
        if row.reopens:
            windows.reopen(state)
        old_card = action.verb == "play" and action.cards[0] not in state.fresh[seat]
        state.changed = True
        state.version += 1
    elif action.verb == "give" and charity.is_due(state):
        state.changed = True
        state.version += 1
    if row.deed is not None:
        row.deed(state, action)
    else:
        resolved = plan or row.law(state, action)
        assert resolved is not None and not isinstance(resolved, Refusal)
        resolved.carry_out(state, action)
    if state.fresh[seat] and (old_card or not row.keeps_fresh):
        state.fresh[seat] = ()  # timing matrix: a card counts as just received until the player's next other action
        state.memo[seat] = NO_MEMO


# ---------------------------------------------------------------- listing
def legal(state: State, seat: Seat) -> list[Action]:
    """List every legal action without free parameters and a bounded sample of the others, in a fixed order.

    The list is remembered, so it must not be changed.
    """
    out: list[Action] = []
    if not state.frames or state.dead[seat]:
        return out
    top = state.frames[-1]
    known = listing.remembered(state, seat, top)
    if known is not None:
        return known
    match top:
        case Window():
            if top.waiting >> seat & 1:
                out.append(PASS[seat])
        case Turn():
            if top.seat == seat:
                turn.list_turn(state, seat, top, out)
        case Fight():
            pass  # the fighter's own answer is listed with the rest
        case Flee():
            run_away.list_run(state, seat, top, out)
        case Choice():
            if top.seat == seat:
                choices.list_choose(state, seat, top, out)
                if surplus_alternatives.is_asked(state, seat):
                    surplus_alternatives.list_alternatives(state, seat, out)
            return out
        case LootBody():
            death.list_loot_body(state, seat, top, out)
            return out
        case _:
            if isinstance(top, Setup) and top.waiting >> seat & 1:
                listing.list_setup(state, seat, out)
            return out
    listing.list_free(state, seat, top, out)
    return out
