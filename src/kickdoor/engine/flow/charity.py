"""Charity: what a player with too many cards in hand must do at the end of their turn (RULES: CHARITY)."""

from __future__ import annotations

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, of_one_card
from kickdoor.engine.frames import Received, Turn
from kickdoor.engine.model.ids import HAND, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, move
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import limits, switches


def surplus(state: State, seat: Seat) -> int:
    """CARDS-10, AMB-41: return how many cards the hand is over its limit, negative if it is below."""
    return len(state.hands[seat]) - limits.limit(state, seat, "hand_cards")


def receivers(state: State, seat: Seat) -> list[Seat]:
    """CHARITY-2..5, AMB-33..37: return the living others with the lowest Level, nobody if the giver has the lowest.

    Players who cannot receive cards are passed over.
    """
    living = [s for s in state.seats if s == seat or not (state.dead[s] or switches.has_rule(state, s, "frozen"))]
    lowest = min(state.levels[s] for s in living)
    if state.levels[seat] <= lowest:
        return []
    return [s for s in state.others(seat) if s in living and state.levels[s] == lowest]


def advance(state: State, frame: Turn) -> bool:
    seat = frame.seat
    if not state.dead[seat] and surplus(state, seat) > 0:
        return False
    state.next_step(frame.at(timing.OVER))
    return True


def _turn(state: State) -> Turn:
    top = state.frames[-1]
    assert isinstance(top, Turn)
    return top


def is_due(state: State) -> bool:
    top = state.frames[-1]
    return isinstance(top, Turn) and top.step == timing.CHARITY


def is_sharing(state: State, seat: Seat) -> bool:
    """CHARITY-4, AMB-39: return whether this player is between gifts to several receivers, without playing cards."""
    top = state.frames[-1]
    if not isinstance(top, Turn) or not top.given_to:
        return False
    return top.seat == seat and len(receivers(state, seat)) > 1


def why_not_discard(state: State, action: Action) -> Refusal | None:
    """CHARITY-5: the lowest player discards the surplus."""
    if receivers(state, action.seat):
        return refuse("charity-to-lowest-surplus", state.rules.cite("charity"))
    return _why_not_cards(state, action)


def _why_not_cards(state: State, action: Action) -> Refusal | None:
    seat = action.seat
    if state.turn != seat:
        return refuse("charity-not-yours", "CHARITY-1")
    if (
        not action.cards
        or any(state.place[c] != HAND + seat for c in action.cards)
        or len(set(action.cards)) != len(action.cards)
    ):
        return refuse("charity-from-hand", "CHARITY-6")
    if len(action.cards) > surplus(state, seat):
        return refuse("charity-only-surplus", "CHARITY-1", "CARDS-10", n=surplus(state, seat))
    return None


def do_discard(state: State, action: Action) -> None:
    for card in action.cards:
        discard(state, card, rule="CHARITY-5", seat=action.seat)


def why_not_give(state: State, action: Action) -> Refusal | None:
    """CHARITY-4: shares are as equal as possible; the giver decides who gets the larger ones."""
    seat, to = action.seat, action.player
    wrong = _why_not_cards(state, action)
    if wrong is not None:
        return wrong
    who = receivers(state, seat)
    if not who:
        return refuse("charity-you-are-lowest", "CHARITY-5")
    if to not in who:
        dead = 0 <= to < state.n and state.dead[to]
        return refuse("charity-to-lowest", *(["CHARITY-7"] if dead else []), "CHARITY-2", "CHARITY-3")
    given = _turn(state).given_to
    total = len(given) + surplus(state, seat)
    share, extra = divmod(total, len(who))
    mine = given.count(to) + len(action.cards)
    larger = sum(1 for s in who if s != to and given.count(s) > share)
    if mine > share + 1 or (mine == share + 1 and larger >= extra):
        return refuse("charity-share-equally", "CHARITY-4")
    return None


def do_give(state: State, action: Action) -> None:
    state.replace(_turn(state).giving((action.player,) * len(action.cards)))
    for card in action.cards:
        move(
            state,
            card,
            HAND + action.player,
            rule=state.rules.cite("charity"),
            seat=action.seat,
        )
    state.fresh[action.player] += action.cards
    emit(state, "charity_given", "CHARITY-4", seat=action.seat, other=action.player, n=len(action.cards))
    state.push(Received(action.player, action.cards))


def list_charity(state: State, seat: Seat, out: list[Action]) -> None:
    who = receivers(state, seat)
    for card in state.hands[seat]:
        if not who:
            out.append(of_one_card(seat, "discard", card))
        for to in who:
            action = of_one_card(seat, "give", card, to)
            if why_not_give(state, action) is None:
                out.append(action)
