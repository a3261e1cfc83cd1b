"""What is owed, what is legal and why not: one law for listing, refusing and explaining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine import choices, timing, windows
from kickdoor.engine.actions import PASS, Action, Verb
from kickdoor.engine.flow import (
    charity,
    combat,
    death,
    fallen,
    items,
    listing,
    offers,
    play,
    remedy,
    run_away,
    setup,
    showing,
    turn,
    uses,
)
from kickdoor.engine.frames import Choice, Fight, Flee, Frame, LootBody, OpenFrame, Setup, Turn, Window
from kickdoor.engine.ids import DecisionId
from kickdoor.engine.memo import NO_MEMO, Decision, Owed
from kickdoor.engine.refusals import Refusal, no
from kickdoor.engine.state import State

# ---------------------------------------------------------------- what is owed
_TURN_KIND: Final = {
    timing.ARRANGE: "kick",
    timing.DOOR_CARD: "keep",
    timing.TROUBLE_OR_LOOT: "trouble",
    timing.END: "end",
    timing.CHARITY: "charity",
}


def pending(state: State) -> tuple[Decision, ...]:
    """Everybody who owes something; any of them may be answered."""
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
            if known is not None and known.serial == serial:  # those who have passed since owe no more
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
            owed = [Decision(DecisionId(first + s), s, "ready") for s in range(state.n) if top.waiting >> s & 1]
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
    """What a time-out submits: the plainest legal answer (AMB-5, AMB-23, AMB-156)."""
    seat = decision.seat
    match decision.kind:
        case "ready" | "kick" | "keep" | "end" | "pass":
            return Action(seat, decision.kind)
        case "trouble":
            return Action(seat, "loot")
        case "accept":
            offer = next(o for o in state.offers if DecisionId(o.serial * 8 + o.to) == decision.id)
            return Action(seat, "decline", player=offer.seat)
        case _:  # fight or run by the sum, the next monster, a choice, Charity: the first that is listed
            return legal(state, seat)[0]


# ---------------------------------------------------------------- the law, verb by verb
def _run(state: State, action: Action) -> Refusal | None:
    if action.on >= 0:
        return run_away.why_not_run_from(state, action)
    top = state.frames[-1]
    if isinstance(top, Flee) and top.runners and top.runners[0] == action.seat:
        return no("run-which-first", "RUN-12", "RUN-14")
    return combat.why_not_run(state, action)


def _do_run(state: State, action: Action) -> None:
    if action.on >= 0:
        run_away.do_run_from(state, action)
    else:
        combat.do_run(state, action)


def _give(state: State, action: Action) -> Refusal | None:
    if charity.is_due(state) and state.turn == action.seat and not _all_items_in_play(state, action):
        return charity.why_not_give(state, action)
    return offers.why_not_give(state, action)


def _all_items_in_play(state: State, action: Action) -> bool:
    return bool(action.cards) and all(timing.on_table(state, action.seat, c) for c in action.cards)


def _do_give(state: State, action: Action) -> None:
    if charity.is_due(state) and state.turn == action.seat and not _all_items_in_play(state, action):
        charity.do_give(state, action)
    else:
        offers.do_give(state, action)


def _is_charity_discard(state: State, action: Action) -> bool:
    if not charity.is_due(state) or state.turn != action.seat or not action.cards:
        return False
    return all(timing.in_hand(state, action.seat, c) for c in action.cards)


def _discard(state: State, action: Action) -> Refusal | None:
    if _is_charity_discard(state, action):
        return charity.why_not_discard(state, action)
    return play.why_not_discard(state, action)


def _do_discard(state: State, action: Action) -> None:
    if _is_charity_discard(state, action):
        charity.do_discard(state, action)
    else:
        play.do_discard(state, action)


def _choose(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if isinstance(top, LootBody):
        return death.why_not_loot_body(state, action)
    if isinstance(top, Setup) and action.word in ("male", "female"):
        return setup.why_not_sex(state, action)
    if fallen.is_meant(state, action):
        return fallen.why_not_order(state, action)
    return choices.why_not_choose(state, action)


def _do_choose(state: State, action: Action) -> None:
    top = state.frames[-1]
    if isinstance(top, LootBody):
        death.do_loot_body(state, action)
    elif isinstance(top, Setup):
        setup.do_sex(state, action)
    elif fallen.is_meant(state, action):
        fallen.do_order(state, action)
    else:
        choices.do_choose(state, action)


Law = Callable[[State, Action], Refusal | None]
Deed = Callable[[State, Action], None]

LAWS: Final[dict[Verb, tuple[Law, Deed]]] = {
    "ready": (setup.why_not_ready, setup.do_ready),
    "kick": (turn.why_not_kick, turn.do_kick),
    "trouble": (turn.why_not_trouble, turn.do_trouble),
    "loot": (turn.why_not_loot, turn.do_loot),
    "end": (turn.why_not_end, turn.do_end),
    "keep": (turn.why_not_keep, turn.do_keep),
    "play": (play.why_not_play, play.do_play),
    "join": (combat.why_not_join, combat.do_join),
    "lend": (combat.why_not_lend, combat.do_lend),
    "attach": (items.why_not_attach, items.do_attach),
    "equip": (items.why_not_equip, items.do_equip),
    "unequip": (items.why_not_unequip, items.do_unequip),
    "sell": (items.why_not_sell, items.do_sell),
    "give": (_give, _do_give),
    "trade": (offers.why_not_trade, offers.do_trade),
    "discard": (_discard, _do_discard),
    "use": (uses.why_not_use, uses.do_use),
    "ask": (offers.why_not_ask, offers.do_ask),
    "offer": (offers.why_not_offer, offers.do_offer),
    "accept": (offers.why_not_accept, offers.do_accept),
    "decline": (offers.why_not_decline, offers.do_decline),
    "withdraw": (offers.why_not_withdraw, offers.do_withdraw),
    "fight": (combat.why_not_fight, combat.do_fight),
    "run": (_run, _do_run),
    "sacrifice": (run_away.why_not_sacrifice, run_away.do_sacrifice),
    "pass": (windows.why_not_pass, windows.do_pass),
    "choose": (_choose, _do_choose),
    "show": (showing.why_not_show, showing.do_show),
}
_ALSO_ANSWERS: Final = frozenset({"choose", "pass", "show", "withdraw"})  # taken even while something is being resolved
_NEEDS_CARD: Final = frozenset({"play", "join", "lend", "attach", "equip", "unequip", "sacrifice", "trouble"})


def why_not(state: State, action: Action) -> Refusal | None:
    """Why an action is refused, or None if it is legal."""
    if not state.frames:
        return no("game-over", "WIN-1")
    seat = action.seat
    if not 0 <= seat < state.n:
        return no("no-such-seat", "SETUP-2")
    if not exists(state, action):
        return no("no-such-card", "SETUP-1")
    if action.verb in _NEEDS_CARD and len(action.cards) != 1:
        return no("name-one-card", "CARDS-12")
    wrong = _misshapen(action)
    if wrong is not None:
        return wrong
    if state.dead[seat]:
        return no("you-are-dead-until-turn", "DEATH-16", "DEATH-18")
    top = state.frames[-1]
    if action.verb in ("play", "sell") and remedy.is_asked(state, seat):
        return remedy.why_not(state, action)
    if not isinstance(top, (OpenFrame, Setup)) and action.verb not in _ALSO_ANSWERS:
        return no("settle-first", "TIMING-19", "CARDS-12", "CURSE-5")
    if action.verb in charity.SHEDS and charity.is_sharing(state, seat):
        return no("charity-share-rest", "CHARITY-4", "CHARITY-6")
    return LAWS[action.verb][0](state, action)


def exists(state: State, action: Action) -> bool:
    """Are all cards and players that an action names in the game?"""
    if not -1 <= action.player < state.n or not -1 <= action.on < len(state.place):
        return False
    for cards in (action.cards, action.paid, action.gives, action.plays):
        for card in cards:
            if not 0 <= card < len(state.place):
                return False
    return True


# What each verb may say besides who: c cards, o on, p player, s side, d paid, w word, g gives and plays.
_SHAPES: Final[dict[Verb, str]] = {
    "ready": "",
    "kick": "",
    "trouble": "c",
    "loot": "",
    "end": "",
    "keep": "",
    "play": "copsd",
    "join": "cd",
    "lend": "co",
    "attach": "co",
    "equip": "c",
    "unequip": "c",
    "sell": "cd",
    "give": "cp",
    "trade": "cpd",
    "discard": "c",
    "use": "copsdw",
    "ask": "pwg",
    "offer": "pwg",
    "accept": "p",
    "decline": "p",
    "withdraw": "",
    "fight": "",
    "run": "o",
    "sacrifice": "cp",
    "pass": "",
    "choose": "cpw",
    "show": "cpw",
}


def _misshapen(action: Action) -> Refusal | None:
    """An action that says more than its verb can mean."""
    shape = _SHAPES[action.verb]
    extra = (
        (action.cards and "c" not in shape)
        or (action.on >= 0 and "o" not in shape)
        or (action.player >= 0 and "p" not in shape)
        or (action.side and "s" not in shape)
        or (action.paid and "d" not in shape)
        or (action.word and "w" not in shape)
        or ((action.gives or action.plays) and "g" not in shape)
    )
    aims = (action.on >= 0) + (action.player >= 0) + bool(action.side)
    if extra or aims > 1:
        return no("action-unreadable", "CARDS-12", verb=action.verb)
    return None


def do(state: State, action: Action) -> None:
    """Carry out a legal action; the machine goes on from there."""
    verb, seat = action.verb, action.seat
    old_card = False
    if verb not in windows.IDLE:
        if verb in ("play", "sell") and remedy.is_asked(state, seat):
            remedy.drop_question(state)
        if verb in windows.PLAYS:
            windows.reopen(state)
        old_card = verb == "play" and action.cards[0] not in state.fresh[seat]
        state.changed = True
        state.version += 1
    elif verb == "give" and charity.is_due(state):
        state.changed = True
        state.version += 1
    LAWS[verb][1](state, action)
    if state.fresh[seat] and (old_card or verb not in _KEEPS_FRESH):
        state.fresh[seat] = ()  # timing matrix: just received means before any other action of the player
        state.memo[seat] = NO_MEMO


_KEEPS_FRESH: Final = frozenset({"play", "show", "choose", "equip", "unequip", "attach", "accept", "decline"})


# ---------------------------------------------------------------- listing
def legal(state: State, seat: int) -> list[Action]:
    """Every legal action without free parameters and a bounded sample of the others, in a fixed order."""
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
            pass  # the fighter's own answer is remembered with the rest
        case Flee():
            run_away.list_run(state, seat, top, out)
        case Choice():
            if top.seat == seat:
                choices.list_choose(state, seat, top, out)
                if remedy.is_asked(state, seat):
                    remedy.list_remedies(state, seat, out)
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
