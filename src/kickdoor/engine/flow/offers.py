"""Offers and answers: asking for and offering help, trades, gifts (RULES: HELP-1..8, HELP-23, TRADE).

Open offers are in state.offers. The players who may accept one have to answer it; only the player who made it
waits.
"""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import ACCEPT, ASK, ASK_FOR_FIRST, DECLINE, OFFER, OFFER_FOR_FIRST, Action, of_one_card
from kickdoor.engine.flow import combat, items, play
from kickdoor.engine.frames import Env, Program
from kickdoor.engine.model.combat import Offer
from kickdoor.engine.model.ids import HAND, NO_CARD, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import emit, emit_to, hand_over
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import switches
from kickdoor.engine.windows import reopen


def _next_number(state: State) -> int:
    state.serial += 1
    return state.serial


def _add(state: State, offer: Offer) -> None:
    """Add an offer; it replaces an older one of the same kind between the same two players."""
    kept = [o for o in state.offers if not (o.kind == offer.kind and o.seat == offer.seat and o.to == offer.to)]
    state.offers = (*kept, offer)


def incoming(state: State, seat: Seat) -> list[Offer]:
    """Return the offers that this player may accept now."""
    if not state.offers or not timing.is_open(state):
        return []
    return [o for o in state.offers if o.to == seat]


def _fighter_and_helper(offer: Offer) -> tuple[Seat, Seat]:
    return (offer.seat, offer.to) if offer.kind == "ask" else (offer.to, offer.seat)


# ---------------------------------------------------------------- help
def _why_not_help(state: State, *, fighter: Seat, helper: Seat, asking: bool) -> Refusal | None:
    fight = state.combat
    if fight is None or state.phase != "combat" or not timing.moment(state, fighter) & timing.COMBAT:
        return refuse("help-no-fight", "HELP-1")
    if fight.main != fighter:
        return refuse("help-main-fighter-only", "HELP-1", "HELP-3")
    if fight.helper >= 0:
        return refuse("help-already-has-helper", "HELP-3")
    if helper == fighter or state.dead[helper]:
        return refuse("help-living-other", *(["HELP-1", "DEATH-18"] if asking else ["DEATH-18", "HELP-1"]))
    if switches.fight_rule(state, "no_helper"):
        return refuse("help-fight-alone", "COMBAT-12", "MULTI-3")
    if switches.has_rule(state, helper, "frozen"):
        return refuse("help-cannot", "CONFLICT-1", "HELP-1")
    return None


def _why_not_deal(state: State, action: Action, fighter: Seat, helper: Seat) -> Refusal | None:
    if action.word.strip("HM"):
        return refuse("help-picks-letters", "HELP-7")
    if len(set(action.gives)) != len(action.gives) or len(set(action.plays)) != len(action.plays):
        return refuse("help-promise-once", "HELP-6")
    for card in action.gives:
        if state.place[card] != TABLE + fighter or not state.defs[card].is_item:
            return refuse("help-promise-fighters-items", "HELP-6")
    if action.plays and not state.rules.bribe_hand_plays:
        return refuse("help-no-hand-cards", "HELP-6", "HELP-8")
    for card in action.plays:
        mode = play.resolve_promise(state, fighter, card, helper)
        if isinstance(mode, Refusal):
            return mode.citing_also("HELP-8")
    return _why_not_together(state, helper, action.gives, action.plays)


def _why_not_together(
    state: State, helper: Seat, gives: tuple[CardId, ...], plays: tuple[CardId, ...]
) -> Refusal | None:
    """HELP-25: everything that is promised must be possible together."""
    if items.why_not_carry_all(state, helper, gives) is not None:
        return refuse("help-cannot-carry", "BIG-1", "HELP-6", "HELP-25")
    room = state.rules.winning_level - 1 - state.levels[helper]
    for card in plays:
        if state.defs[card].kind == "curse":  # it may cost Levels, so what follows cannot be predicted
            return None
        room -= 1
        if room < 0:
            rules = (state.rules.cite("level-up-limit"), "CONFLICT-6", "HELP-8", "HELP-25")
            return refuse("no-winning-level", *rules)
    return None


def why_not_ask(state: State, action: Action) -> Refusal | None:
    if not 0 <= action.player < state.n:
        return refuse("help-whom", "HELP-1")
    wrong = _why_not_help(state, fighter=action.seat, helper=action.player, asking=True)
    return wrong if wrong is not None else _why_not_deal(state, action, action.seat, action.player)


def do_ask(state: State, action: Action) -> None:
    _add(
        state,
        Offer("ask", action.seat, action.player, action.gives, (), action.word, action.plays, _next_number(state)),
    )
    emit(
        state,
        "help_asked",
        "HELP-1",
        seat=action.seat,
        other=action.player,
        cards=action.gives,
        n=len(action.plays),
        word=action.word,
    )
    if action.plays:  # only these two players may know which cards of the hand are promised
        see = 1 << action.seat | 1 << action.player
        n = len(action.plays)
        emit_to(state, "cards_promised", "HELP-8", see, seat=action.seat, other=action.player, cards=action.plays, n=n)


def why_not_offer(state: State, action: Action) -> Refusal | None:
    """AMB-43: help may be offered without being asked for."""
    fight = state.combat
    if fight is None:
        return refuse("help-no-fight", "HELP-1")
    if action.player not in (-1, fight.main):
        return refuse("help-offer-to-main-fighter", "HELP-1")
    if state.dead[action.seat]:
        return refuse("help-dead", "DEATH-18")
    if action.plays:
        return refuse("help-ask-treasures-or-items", "HELP-8")
    wrong = _why_not_help(state, fighter=fight.main, helper=action.seat, asking=False)
    return wrong if wrong is not None else _why_not_deal(state, action, fight.main, action.seat)


def do_offer(state: State, action: Action) -> None:
    fight = state.combat
    assert fight is not None
    _add(state, Offer("help", action.seat, fight.main, action.gives, (), action.word, serial=_next_number(state)))
    emit(state, "help_offered", "HELP-2", seat=action.seat, other=fight.main, cards=action.gives, word=action.word)


def _join(state: State, offer: Offer) -> None:
    """HELP-3, HELP-4, AMB-44: the helper joins and is bound by the deal."""
    fight = state.combat
    assert fight is not None
    _, helper = _fighter_and_helper(offer)
    fight.helper, fight.forced, fight.deal = helper, False, offer
    state.offers = tuple(o for o in state.offers if o.kind not in ("ask", "help"))
    emit(state, "helper_joined", "HELP-4", seat=helper, other=fight.main, cards=offer.cards, word=offer.picks)
    combat.help_comes(state, fight)
    reopen(state)


# ---------------------------------------------------------------- trades and gifts
def _why_not_exchange(
    state: State, giver: Seat, taker: Seat, gives: tuple[CardId, ...], gets: tuple[CardId, ...]
) -> Refusal | None:
    """TRADE-1..4, AMB-135..137."""
    if not 0 <= taker < state.n or taker == giver:
        return refuse("trade-with-whom", "TRADE-7")
    if state.dead[taker]:
        return refuse("receive-dead", "DEATH-16")
    wrong = _why_not_in_fight(state, giver, taker)
    if wrong is not None:
        return wrong
    if not timing.moment(state, giver) & timing.QUIET:
        return refuse("not-now", state.rules.cite("trade-time"))
    if switches.has_rule(state, taker, "frozen"):
        return refuse("receive-cannot", "CONFLICT-1")
    for seat, cards in ((giver, gives), (taker, gets)):
        for card in cards:
            wrong = _why_not_goods(state, seat, card)
            if wrong is not None:
                return wrong
    for seat, out, into in ((giver, gives, gets), (taker, gets, gives)):
        if items.why_not_carry_all(state, seat, into, leaving=out) is not None:
            return refuse("trade-one-big-too-many", "BIG-1")
    return None


def _why_not_in_fight(state: State, giver: Seat, taker: Seat) -> Refusal | None:
    rule = state.rules.cite("trade-time")
    barred = state.rules.cite("barred-in-combat")
    if timing.in_fight(state, giver):
        return refuse("trade-not-in-fight", barred, rule)
    if timing.in_fight(state, taker):
        return refuse("trade-not-in-fight", rule, barred)
    return None


def _why_not_goods(state: State, seat: Seat, card: CardId) -> Refusal | None:
    d = state.defs[card]
    if not d.is_item:
        rules = state.rules.cite_all("companion-trade") if d.kind == "companion" else ()
        return refuse("trade-items-only", *rules, "TRADE-1")
    if state.place[card] != TABLE + seat:
        return refuse("trade-items-in-play", "TRADE-2")
    return None


def why_not_give(state: State, action: Action) -> Refusal | None:
    if not action.cards or len(set(action.cards)) != len(action.cards):
        return refuse("trade-what-given", "TRADE-7")
    return _why_not_exchange(state, action.seat, action.player, action.cards, ())


def do_give(state: State, action: Action) -> None:
    _add(state, Offer("gift", action.seat, action.player, action.cards, serial=_next_number(state)))
    emit(state, "trade_offered", "TRADE-7", seat=action.seat, other=action.player, cards=action.cards, word="gift")


def why_not_trade(state: State, action: Action) -> Refusal | None:
    both = (*action.cards, *action.paid)
    if not action.cards or not action.paid or len(set(both)) != len(both):
        return refuse("trade-what-both", "TRADE-1")
    return _why_not_exchange(state, action.seat, action.player, action.cards, action.paid)


def do_trade(state: State, action: Action) -> None:
    _add(state, Offer("trade", action.seat, action.player, action.cards, action.paid, serial=_next_number(state)))
    emit(
        state,
        "trade_offered",
        "TRADE-1",
        seat=action.seat,
        other=action.player,
        cards=(*action.cards, *action.paid),
        n=len(action.cards),
        word="trade",
    )


def _exchange(state: State, offer: Offer) -> None:
    for card in offer.cards:
        hand_over(state, card, offer.to, rule=state.rules.cite("traded-item"), seat=offer.seat)
    for card in offer.wants:
        hand_over(state, card, offer.seat, rule=state.rules.cite("traded-item"), seat=offer.to)
    kind = "traded" if offer.wants else "given"
    emit(
        state,
        kind,
        "TRADE-1" if offer.wants else "TRADE-7",
        seat=offer.seat,
        other=offer.to,
        cards=(*offer.cards, *offer.wants),
        n=len(offer.cards),
    )
    for seat, cards in ((offer.to, offer.cards), (offer.seat, offer.wants)):
        for card in cards:
            program = state.defs[card].triggers.get("changed_hands", -1)
            if program >= 0:
                state.push(Program(program, Env(seat, card)))


# ---------------------------------------------------------------- answers
def _offer_of(state: State, action: Action) -> Offer | None:
    for offer in reversed(state.offers):
        if offer.to == action.seat and action.player in (-1, offer.seat):
            return offer
    return None


def _why_not_answer(state: State, action: Action) -> Refusal | None:
    if not timing.is_open(state):
        return refuse("settle-first", "HELP-2", "TRADE-7")
    if _offer_of(state, action) is None:
        return refuse("offer-none-to-answer", "HELP-2", "TRADE-7")
    return None


def why_not_accept(state: State, action: Action) -> Refusal | None:
    wrong = _why_not_answer(state, action)
    if wrong is not None:
        return wrong
    offer = _offer_of(state, action)
    assert offer is not None
    return _why_not_take(state, offer)


def _why_not_take(state: State, offer: Offer) -> Refusal | None:
    match offer.kind:
        case "ask" | "help":
            fighter, helper = _fighter_and_helper(offer)
            wrong = _why_not_help(state, fighter=fighter, helper=helper, asking=True)
            return wrong if wrong is not None else _why_not_together(state, helper, offer.cards, offer.plays)
        case "trade" | "gift":
            return _why_not_exchange(state, offer.seat, offer.to, offer.cards, offer.wants)
        case _:
            assert_never(offer.kind)


def do_accept(state: State, action: Action) -> None:
    offer = _offer_of(state, action)
    assert offer is not None
    state.offers = tuple([o for o in state.offers if o is not offer])
    if offer.kind in ("ask", "help"):
        _join(state, offer)
    else:
        _exchange(state, offer)


def why_not_decline(state: State, action: Action) -> Refusal | None:
    return _why_not_answer(state, action)


def do_decline(state: State, action: Action) -> None:
    offer = _offer_of(state, action)
    assert offer is not None
    state.offers = tuple([o for o in state.offers if o is not offer])
    rule = "HELP-2" if offer.kind in ("ask", "help") else "TRADE-7"
    emit(state, "offer_declined", rule, seat=action.seat, other=offer.seat)


def why_not_withdraw(state: State, action: Action) -> Refusal | None:
    if not any(o.seat == action.seat for o in state.offers):
        return refuse("offer-none-open", "HELP-2", "TRADE-7")
    return None


def do_withdraw(state: State, action: Action) -> None:
    state.offers = tuple(o for o in state.offers if o.seat != action.seat)
    emit(state, "offer_withdrawn", "HELP-2", seat=action.seat)


def lapse(state: State) -> None:
    """Remove the offers that have become impossible."""
    if not state.offers:
        return
    kept = tuple([offer for offer in state.offers if _stands(state, offer)])
    if len(kept) != len(state.offers):
        state.offers = kept


def _stands(state: State, offer: Offer) -> bool:
    return _help_stands(state, offer) if offer.kind in ("ask", "help") else _exchange_stands(state, offer)


def _help_stands(state: State, offer: Offer) -> bool:
    fight = state.combat
    fighter, helper = _fighter_and_helper(offer)
    if fight is None or state.phase != "combat" or fight.main != fighter or fight.helper >= 0 or state.dead[helper]:
        return False
    return _are_at(state, offer.cards, TABLE + fighter) and _are_at(state, offer.plays, HAND + fighter)


def _exchange_stands(state: State, offer: Offer) -> bool:
    if timing.in_fight(state, offer.seat) or timing.in_fight(state, offer.to):
        return False
    return _are_at(state, offer.cards, TABLE + offer.seat) and _are_at(state, offer.wants, TABLE + offer.to)


def _are_at(state: State, cards: tuple[CardId, ...], place: int) -> bool:
    return all(state.place[c] == place for c in cards)


# ---------------------------------------------------------------- listing
def list_answers(state: State, seat: Seat, out: list[Action]) -> None:
    for offer in incoming(state, seat):
        accept = ACCEPT[seat][offer.seat]
        meant = _offer_of(state, accept)  # the latest offer, if this player made several
        if meant is not None and _why_not_take(state, meant) is None:
            out.append(accept)
        out.append(DECLINE[seat][offer.seat])


def list_help(state: State, seat: Seat, out: list[Action]) -> None:
    """List a canonical sample of deals: help for nothing, or for the first pick."""
    fight = state.combat
    assert fight is not None
    if fight.helper >= 0 or switches.fight_rule(state, "no_helper"):
        return
    if seat == fight.main:
        _list_asking(state, seat, out)
    elif not any(o.seat == seat and o.kind == "help" for o in state.offers):
        if not switches.has_rule(state, seat, "frozen"):
            out.append(OFFER[seat][fight.main])
            out.append(OFFER_FOR_FIRST[seat][fight.main])


def _list_asking(state: State, seat: Seat, out: list[Action]) -> None:
    asked = [o.to for o in state.offers if o.seat == seat and o.kind == "ask"]
    for other in state.others(seat):
        if other not in asked and not switches.has_rule(state, other, "frozen"):
            out.append(ASK[seat][other])
            out.append(ASK_FOR_FIRST[seat][other])


def gifts(state: State, seat: Seat) -> list[Action]:
    """List a sample: the first idle Item, as a gift to the first player who may take it and for the first idle Item of
    another player.
    """
    found: list[Action] = []
    mine = _idle_item(state, seat)
    if mine < 0:
        return found
    peace = state.combat is None
    for other in state.others(seat):
        if (not peace and timing.in_fight(state, other)) or switches.has_rule(state, other, "frozen"):
            continue
        if not found:
            found.append(of_one_card(seat, "give", mine, other))
        theirs = _idle_item(state, other)
        if theirs >= 0:
            found.append(of_one_card(seat, "trade", mine, other, theirs))
            break
    return found


def _idle_item(state: State, seat: Seat) -> CardId:
    """Return the first carried Item that is not Big, or -1 if there is none."""
    for card in state.tables[seat]:
        if not state.upright[card]:
            d = state.defs[card]
            if d.is_item and not d.big:
                return card
    return NO_CARD
