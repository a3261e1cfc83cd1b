"""What a player with too many Big items may do instead of giving one up (RULES: BIG-6, BIG-7, AMB-134).

The question `surplus big` stays open until one action settles it: playing a card that allows the items, or a sale.
"""

from __future__ import annotations

from kickdoor.engine import timing
from kickdoor.engine.actions import Action
from kickdoor.engine.flow import items, play
from kickdoor.engine.frames import ChooseCards, Surplus
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import limits


def is_asked(state: State, seat: Seat) -> bool:
    """Return whether this player has to choose which Big item goes."""
    top = state.frames[-1]
    if not isinstance(top, ChooseCards) or top.seat != seat:
        return False
    below = state.frames[-2]
    return isinstance(below, Surplus) and below.of == "big"


def drop_question(state: State) -> None:
    """Remove the question and the frame `surplus` below it; the question is asked again if there is still too much."""
    state.pop()
    state.pop()


def _over(state: State, seat: Seat) -> int:
    return len(limits.big_items(state, seat)) - limits.limit(state, seat, "big")


def why_not(state: State, action: Action) -> Refusal | None:
    """Allow only what reduces the number of Big items over the limit; tried on a copy."""
    trial = state.clone()
    drop_question(trial)
    over = _over(trial, action.seat)
    if action.verb == "sell":
        wrong = items.why_not_sell(trial, action)
        if wrong is not None:
            return wrong.citing_also("BIG-7")
        items.do_sell(trial, action)
    else:
        mode = play.resolve_play(trial, action)
        if isinstance(mode, Refusal):
            return mode.citing_also("BIG-6")
        play.do_play(trial, action, mode)
    if _over(trial, action.seat) >= over:
        return refuse("big-still-too-many", "BIG-6", "BIG-1")
    return None


def sale_is_open(state: State, seat: Seat) -> bool:
    """BIG-7: return whether a sale is possible, in the player's own turn outside combat."""
    trial = state.clone()
    drop_question(trial)
    return items.why_not_sell_now(trial, seat, timing.moment(trial, seat)) is None


def list_alternatives(state: State, seat: Seat, out: list[Action]) -> None:
    """List every card that would allow the items over the limit, and a canonical sale."""
    big = limits.big_items(state, seat)
    found = [Action(seat, "play", (c,), on=on) for c in state.hands[seat] for on in (-1, *big)]
    if sale_is_open(state, seat):
        rest = [c for c in (*state.hands[seat], *state.tables[seat]) if state.defs[c].gold > 0 and c != big[0]]
        rest.sort(key=lambda c: (state.upright[c], -state.defs[c].gold, c))
        for size in range(len(rest) + 1):
            goods = (big[0], *rest[:size])
            if items.sale_value(state, seat, goods) >= 1000:
                found.append(Action(seat, "sell", goods))
                break
    out.extend(a for a in found if why_not(state, a) is None)
