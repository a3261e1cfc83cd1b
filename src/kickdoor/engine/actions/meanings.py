"""The verbs that mean different things at different moments: these functions call the module that decides now."""

from __future__ import annotations

from kickdoor.engine import choices, timing
from kickdoor.engine.actions.action import Action
from kickdoor.engine.flow import charity, combat, death, discard_order, offers, play, run_away, setup
from kickdoor.engine.frames import Flee, LootBody, Setup
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal, refuse


# ---------------------------------------------------------------- run: from the fight, or from one of its monsters
def why_not_run(state: State, action: Action) -> Refusal | None:
    if action.on >= 0:
        return run_away.why_not_run_from(state, action)
    top = state.frames[-1]
    if isinstance(top, Flee) and top.runners and top.runners[0] == action.seat:
        return refuse("run-which-first", "RUN-12", "RUN-14")
    return combat.why_not_run(state, action)


def do_run(state: State, action: Action) -> None:
    if action.on >= 0:
        run_away.do_run_from(state, action)
    else:
        combat.do_run(state, action)


# ---------------------------------------------------------------- give: a gift, or Charity
def is_charity_gift(state: State, action: Action) -> bool:
    return charity.is_due(state) and state.turn == action.seat and not _all_items_in_play(state, action)


def _all_items_in_play(state: State, action: Action) -> bool:
    return bool(action.cards) and all(timing.on_table(state, action.seat, c) for c in action.cards)


def why_not_give(state: State, action: Action) -> Refusal | None:
    if is_charity_gift(state, action):
        return charity.why_not_give(state, action)
    return offers.why_not_give(state, action)


def do_give(state: State, action: Action) -> None:
    if is_charity_gift(state, action):
        charity.do_give(state, action)
    else:
        offers.do_give(state, action)


# ---------------------------------------------------------------- discard: something in play, or the surplus of a hand
def _is_charity_discard(state: State, action: Action) -> bool:
    if not charity.is_due(state) or state.turn != action.seat or not action.cards:
        return False
    return all(timing.in_hand(state, action.seat, c) for c in action.cards)


def why_not_discard(state: State, action: Action) -> Refusal | None:
    if _is_charity_discard(state, action):
        return charity.why_not_discard(state, action)
    return play.why_not_discard(state, action)


def do_discard(state: State, action: Action) -> None:
    if _is_charity_discard(state, action):
        charity.do_discard(state, action)
    else:
        play.do_discard(state, action)


# ---------------------------------------------------------------- choose: the answer to a question, or unasked
def why_not_choose(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if isinstance(top, LootBody):
        return death.why_not_loot_body(state, action)
    if isinstance(top, Setup) and action.word in ("male", "female"):
        return setup.why_not_sex(state, action)
    if discard_order.is_meant(state, action):
        return discard_order.why_not_order(state, action)
    return choices.why_not_choose(state, action)


def do_choose(state: State, action: Action) -> None:
    top = state.frames[-1]
    if isinstance(top, LootBody):
        death.do_loot_body(state, action)
    elif isinstance(top, Setup):
        setup.do_sex(state, action)
    elif discard_order.is_meant(state, action):
        discard_order.do_order(state, action)
    else:
        choices.do_choose(state, action)
