"""Items in play: carrying, using, handing to a companion, selling (RULES: ITEM, BIG, SLOT, SELL, HIRE-2, HIRE-3)."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, of_one_card
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import uses
from kickdoor.engine.frames import Setup
from kickdoor.engine.model.cards import Use
from kickdoor.engine.model.ids import HAND, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import attach, change_level, discard, emit, move, turn_card
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import limits, prices, usable

_SLOT_RULES: Final = {"headgear": "SLOT-1", "armor": "SLOT-2", "footgear": "SLOT-3", "vehicle": "SLOT-5"}


# ---------------------------------------------------------------- carrying and using
def why_not_carry(state: State, seat: Seat, card: CardId, *, leaving: tuple[CardId, ...] = ()) -> Refusal | None:
    """BIG-1, ITEM-6: anything may be carried except one Big item too many. `leaving`: cards that leave at the same time
    (AMB-135).
    """
    if not state.defs[card].big:
        return None
    big = [c for c in limits.big_items(state, seat) if c not in leaving and c != card]
    if len(big) >= limits.limit(state, seat, "big"):
        return refuse("big-only-one", "BIG-1", "BIG-3", "BIG-5")
    return None


def why_not_carry_all(
    state: State, seat: Seat, cards: tuple[CardId, ...], *, leaving: tuple[CardId, ...] = ()
) -> Refusal | None:
    """BIG-1: cards that arrive together are counted together."""
    coming = [c for c in cards if state.defs[c].big]
    if not coming:
        return None
    staying = [c for c in limits.big_items(state, seat) if c not in leaving and c not in coming]
    if len(staying) + len(coming) > limits.limit(state, seat, "big"):
        return refuse("big-only-one", "BIG-1", "BIG-3", "BIG-5")
    return None


def why_not_use_slot(state: State, seat: Seat, card: CardId) -> Refusal | None:
    """SLOT-1..5, SLOT-8: why there is no room to use it now."""
    d = state.defs[card]
    if usable.is_free(state, card):
        return None
    if not usable.is_usable(state, seat, card):
        return refuse("item-cannot-use", "ITEM-7", "ITEM-8", card=d.name)
    if d.hands and limits.hands_needed(state, seat, card) > limits.hands_free(state, seat):
        return refuse("item-no-free-hand", "SLOT-4", "SLOT-8")
    if not d.stacks:
        for slot in d.slots:
            if len(limits.slot_users(state, seat, slot)) >= state.lib.slot_limits[slot]:
                name = state.lib.slots[slot]
                return refuse("slot-taken", _SLOT_RULES.get(name, "SLOT-8"), "SLOT-8", slot=name)
    return None


def _why_not_rearrange(state: State, action: Action) -> Refusal | None:
    """ITEM-13, ITEM-14, RUN-17: why Items may not be equipped or taken off now."""
    seat = action.seat
    if state.phase == "setup":
        top = state.frames[-1]
        if not isinstance(top, Setup) or not top.waiting >> seat & 1:
            return refuse("setup-said-ready", "SETUP-13")
        return None
    if timing.in_fight(state, seat):
        if state.phase == "run":
            return refuse("item-locked-running", "RUN-17", state.rules.cite("item-equip"))
        return refuse(
            "item-locked-in-fight",
            state.rules.cite("barred-in-combat"),
            state.rules.cite("item-equip"),
        )
    if may_rearrange(state, seat, timing.moment(state, seat)):
        return None
    if state.rules.reequip_any_turn:
        return refuse("not-now", "ITEM-14", "CURSE-5")
    return refuse("item-switch-own-turn", "ITEM-13", "TURN-5")


def may_rearrange(state: State, seat: Seat, moment: int) -> bool:
    """Return whether Items may be switched: in any quiet moment, or in the player's turn and after receiving one."""
    if state.rules.reequip_any_turn:
        return bool(moment & timing.QUIET)
    return bool(moment & timing.OWN_TURN) or (bool(moment & timing.QUIET) and just_got_item(state, seat))


def just_got_item(state: State, seat: Seat) -> bool:
    """AMB-29: return whether an Item has just reached this player's table."""
    return any(_has_in_play(state, seat, c) for c in state.fresh[seat])


def _why_not_item(state: State, action: Action) -> Refusal | None:
    if len(action.cards) != 1 or not _has_in_play(state, action.seat, action.cards[0]):
        return refuse("item-not-in-front", "ITEM-3")
    return None


def _has_in_play(state: State, seat: Seat, card: CardId) -> bool:
    return state.place[card] == TABLE + seat and state.defs[card].is_item


def why_not_equip(state: State, action: Action) -> Refusal | None:
    wrong = _why_not_item(state, action) or _why_not_rearrange(state, action)
    if wrong is not None:
        return wrong
    card = action.cards[0]
    if state.upright[card]:
        return refuse("item-already-equipped", "ITEM-5", "ITEM-4")
    if state.defs[card].kind == "oneshot":
        return refuse("item-one-shot", "ONESHOT-1")
    return why_not_use_slot(state, action.seat, card)


def do_equip(state: State, action: Action) -> None:
    turn_card(state, action.cards[0], upright=True, seat=action.seat, rule=state.rules.cite("item-equip"))


def why_not_unequip(state: State, action: Action) -> Refusal | None:
    wrong = _why_not_item(state, action) or _why_not_rearrange(state, action)
    if wrong is not None:
        return wrong
    card = action.cards[0]
    if not state.upright[card]:
        return refuse("item-not-equipped", "ITEM-5", "ITEM-4")
    return None


def do_unequip(state: State, action: Action) -> None:
    card = action.cards[0]
    state.host.pop(card, None)
    turn_card(state, card, upright=False, seat=action.seat, rule=state.rules.cite("item-equip"))


# ---------------------------------------------------------------- companions that hold something
def why_not_attach(state: State, action: Action) -> Refusal | None:
    return why_not_attach_to(state, action.seat, action.cards[0], action.on)


def why_not_attach_to(state: State, seat: Seat, card: CardId, host: CardId) -> Refusal | None:
    """HIRE-2, HIRE-3: an Item for the companion, not while its owner fights."""
    if host < 0 or state.place[host] != TABLE + seat or state.defs[host].holds is None:
        return refuse("companion-none-to-hold", "HIRE-3")
    if timing.in_fight(state, seat):
        return refuse("companion-not-in-fight", "HIRE-2", "RUN-17")
    if state.place[card] not in (HAND + seat, TABLE + seat):
        return refuse("card-not-yours", "CARDS-8")
    if not conditions.matches(state, state.defs[host].holds, card):
        return refuse("companion-cannot-hold", "HIRE-3", "MOOK-5")
    if state.attached(host):
        return refuse("companion-holds-something", "HIRE-3", "MOOK-6")
    if state.attached(card):
        return refuse("companion-take-apart-first", "HIRE-3")
    return _why_not_attach_now(state, seat, card)


def _why_not_attach_now(state: State, seat: Seat, card: CardId) -> Refusal | None:
    moment = timing.moment(state, seat)
    if state.place[card] == HAND + seat and not may_lay_now(state, seat, card, moment):
        return refuse("item-own-turn", state.rules.cite("item-play"))
    if not moment & timing.QUIET or (state.defs[card].kind == "monster" and not moment & timing.OWN_TURN):
        return refuse("not-now", "HIRE-2", "TIMING-3")
    return None


def may_lay_now(state: State, seat: Seat, card: CardId, moment: int) -> bool:
    """ITEM-9, ITEM-10: return whether it is the player's own turn outside combat, or the card was just received."""
    return bool(moment & timing.OWN_TURN or (moment & timing.QUIET and timing.is_fresh(state, seat, card)))


def do_attach(state: State, action: Action) -> None:
    seat, card, host = action.seat, action.cards[0], action.on
    rule = state.rules.cite("companion-carries")
    if state.place[card] == HAND + seat:
        move(state, card, TABLE + seat, rule=rule, seat=seat)
    turn_card(state, card, upright=state.defs[card].kind not in ("monster", "oneshot"), seat=seat, rule=rule)
    attach(state, card, host, seat=seat, rule=rule)


# ---------------------------------------------------------------- selling
def doubling_use(state: State, seat: Seat) -> tuple[CardId, Use] | None:
    """Return a power that doubles one Item's value in a sale and is unused this turn, or None if there is none."""
    for card in usable.in_force(state, seat):
        for use in state.defs[card].uses:
            if use.when & timing.SELLING and uses.key_of(state, seat, card, use) not in state.used:
                return card, use
    return None


def sale_value(state: State, seat: Seat, cards: tuple[CardId, ...], named: tuple[CardId, ...] = ()) -> int:
    """Return the value of a sale; if one Item counts double, it is the dearest unless another is named."""
    doubles = doubling_use(state, seat) is not None
    return _value_of_sale(state, seat, cards, prices.price_list(state, seat, cards), doubles, named)


def _value_of_sale(
    state: State, seat: Seat, cards: tuple[CardId, ...], gold: list[int], doubles: bool, named: tuple[CardId, ...] = ()
) -> int:
    value = sum(gold) + prices.sale_extra(state, seat, cards)
    if doubles and gold:
        value += gold[cards.index(named[0])] if named else max(gold)
    return value


def levels_for(gold: int) -> int:
    """SELL-1, SELL-2: the remainder is lost."""
    return gold // 1000


def why_not_sell(state: State, action: Action) -> Refusal | None:
    """SELL-1..8, COMBAT-17, AMB-126, AMB-127."""
    seat, cards = action.seat, action.cards
    wrong = why_not_sell_now(state, seat, timing.moment(state, seat))
    if wrong is not None:
        return wrong
    if not cards or len(set(cards)) != len(cards):
        return refuse("sell-name-items", "SELL-1")
    for card in cards:
        if state.place[card] not in (HAND + seat, TABLE + seat) or not state.defs[card].is_item:
            return refuse("sell-own-items", "SELL-4", "ITEM-1")
    if action.paid and not _may_double(state, seat, action):
        return refuse("sell-no-double", "SELL-1")
    gold = sale_value(state, seat, cards, action.paid)
    if gold < 1000:
        return refuse("sell-too-little", "SELL-1", "SELL-2", gold=gold)
    return None


def _may_double(state: State, seat: Seat, action: Action) -> bool:
    return len(action.paid) == 1 and action.paid[0] in action.cards and doubling_use(state, seat) is not None


def why_not_sell_now(state: State, seat: Seat, moment: int) -> Refusal | None:
    if timing.in_fight(state, seat):
        if state.phase == "run":
            return refuse("sell-not-running", *state.rules.cite_all("sale-while-running"))
        return refuse(
            "sell-not-in-fight",
            state.rules.cite("barred-in-combat"),
            state.rules.cite("sale-time"),
        )
    if not moment & timing.OWN_TURN:
        return refuse(
            "sell-own-turn",
            state.rules.cite("sale-time"),
            state.rules.cite("own-turn"),
        )
    if state.levels[seat] >= state.rules.winning_level - 1:
        return refuse("sell-not-winning-level", "SELL-5", "WIN-4", "CONFLICT-6")
    return None


def do_sell(state: State, action: Action) -> None:
    seat, cards = action.seat, action.cards
    value = sale_value(state, seat, cards, action.paid)
    power = doubling_use(state, seat)
    if power is not None:
        card, use = power
        state.used += (uses.key_of(state, seat, card, use),)
        emit(state, "ability_used", uses.uses_rule(state, card), seat=seat, cards=(card,), word=use.name)
    emit(state, "items_sold", "SELL-1", seat=seat, cards=cards, n=value)
    for card in cards:
        discard(state, card, rule="SELL-1", seat=seat)
    change_level(state, seat, levels_for(value), rule="SELL-3")


def list_items(state: State, seat: Seat, out: list[Action]) -> None:
    """List equipping and taking off Items."""
    for card in state.tables[seat]:
        d = state.defs[card]
        if d.is_item and d.kind == "item":
            if state.upright[card]:
                out.append(of_one_card(seat, "unequip", card))
            elif why_not_use_slot(state, seat, card) is None:
                out.append(of_one_card(seat, "equip", card))


def list_sales(state: State, seat: Seat, moment: int, out: list[Action]) -> None:
    """List one sale, if one is possible: the fewest Items that bring a Level, unused ones first."""
    if why_not_sell_now(state, seat, moment) is not None:
        return
    defs, upright = state.defs, state.upright
    owned = tuple([c for c in state.hands[seat] + state.tables[seat] if defs[c].is_item])
    listed = prices.price_list(state, seat, owned)
    if 2 * sum([gold for gold in listed if gold > 0]) < 1000 and "sale" not in state.lib.stats:
        return  # not enough even if the dearest counts double
    price = dict(zip(owned, listed, strict=True))
    idle = [c for c in owned if price[c] > 0]
    idle.sort(key=lambda c: (upright[c], -price[c], c))
    doubles = doubling_use(state, seat) is not None
    for size in range(1, len(idle) + 1):
        sold = tuple(idle[:size])
        if _value_of_sale(state, seat, sold, [price[c] for c in sold], doubles) >= 1000:
            out.append(Action(seat, "sell", sold))
            return


def list_attach(state: State, seat: Seat, host: CardId, out: list[Action]) -> None:
    """List what could be handed to a companion that holds nothing yet."""
    if state.attached(host):
        return
    for card in (*state.tables[seat], *state.hands[seat]):
        if card != host and why_not_attach_to(state, seat, card, host) is None:
            out.append(Action(seat, "attach", (card,), on=host))
