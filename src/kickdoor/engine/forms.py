"""Forms: actions with free parameters, for clients that let a player compose a deal, a trade, a payment or a sale."""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.flow import charity, costs, discard_order, items, surplus_alternatives, uses
from kickdoor.engine.frames import Choice, ChooseCards
from kickdoor.engine.model.cards import Use
from kickdoor.engine.model.ids import HAND, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import rewards, switches


class Form(NamedTuple):
    """A verb and what may fill it; `submit` judges the filled form.

    >>> from kickdoor import Game
    >>> form = Game.new("classic").forms(0)[0]
    >>> form.verb, len(form.cards), form.least, form.most  # show one to eight cards
    ('show', 8, 1, 8)
    """

    verb: Verb
    seat: Seat
    word: str = ""  # power of `use`
    cards: tuple[CardId, ...] = ()  # choose `least` to `most` of these
    least: int = 0
    most: int = 0
    paid: tuple[CardId, ...] = ()  # `discarding`, `for`
    paid_least: int = 0
    paid_most: int = 0
    players: tuple[Seat, ...] = ()
    targets: tuple[CardId, ...] = ()  # `on`: cards
    sides: tuple[str, ...] = ()
    gives: tuple[CardId, ...] = ()
    plays: tuple[CardId, ...] = ()
    picks: int = 0  # how many letters H and M are useful
    worth: int = 0  # gold that the chosen cards must reach

    def admits(self, action: Action) -> bool:
        """Return whether the action is one way to fill in this form."""
        return (
            action.verb == self.verb
            and action.seat == self.seat
            and (action.word == self.word or self.picks > 0)
            and self._admits_cards(action)
            and self._admits_target(action)
            and set(action.gives) <= set(self.gives)
            and set(action.plays) <= set(self.plays)
        )

    def _admits_cards(self, action: Action) -> bool:
        return (
            set(action.cards) <= set(self.cards)
            and self.least <= len(action.cards) <= self.most
            and set(action.paid) <= set(self.paid)
            and self.paid_least <= len(action.paid) <= self.paid_most
        )

    def _admits_target(self, action: Action) -> bool:
        return (
            (action.player in self.players or action.player < 0)
            and (action.on in self.targets or action.on < 0)
            and (action.side in self.sides or not action.side)
        )


def forms(state: State, seat: Seat) -> list[Form]:
    if not state.frames or state.dead[seat]:
        return []
    top = state.frames[-1]
    if isinstance(top, Choice):
        return _choice(top, seat) + (_surplus_sale(state, seat) if surplus_alternatives.is_asked(state, seat) else [])
    moment = timing.moment(state, seat)
    out: list[Form] = []
    if moment:
        out += _payments(state, seat, moment)
        out += _sale(state, seat)
        out += _exchanges(state, seat, moment)
        out += _deals(state, seat, moment)
        out += _charity(state, seat)
        out += _order(state, seat)
    return out + _show(state, seat)


def _show(state: State, seat: Seat) -> list[Form]:
    hand = state.hands[seat]
    if not hand:
        return []
    return [Form("show", seat, cards=hand, least=1, most=len(hand), players=_all_but(state, seat))]


def _all_but(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple([s for s in state.seats if s != seat])


def _choice(choice: Choice, seat: Seat) -> list[Form]:
    if choice.seat != seat or not isinstance(choice, ChooseCards):
        return []
    most = len(choice.cards) if choice.worth >= 0 else choice.most
    return [Form("choose", seat, cards=choice.cards, least=choice.least, most=most, worth=max(0, choice.worth))]


def _order(state: State, seat: Seat) -> list[Form]:
    """FAQ-21: the form for ordering the cards of the player's last fight on each pile."""
    piles = [pile for pile in discard_order.piles_of(state, seat) if pile]
    return [Form("choose", seat, cards=pile, least=len(pile), most=len(pile)) for pile in piles]


def _payments(state: State, seat: Seat, moment: int) -> list[Form]:
    """Return a form for each power whose cost the player may choose."""
    found = [_payment(state, seat, card, use, moment) for card, use in uses.sources(state, seat)]
    return [form for form in found if form is not None]


def _payment(state: State, seat: Seat, card: CardId, use: Use, moment: int) -> Form | None:
    chosen = costs.chosen_parts(use)
    if not chosen or uses.why_not_now(state, seat, card, use, moment) is not None:
        return None
    pool = tuple(dict.fromkeys(c for spec in chosen for c in costs.payable(state, seat, card, spec)))
    bounds = [costs.bounds(state, seat, card, spec, len(pool)) for spec in chosen]
    least, most = sum(low for low, _ in bounds), sum(high for _, high in bounds)
    aims = uses.aims(state, seat, card, use)
    if len(pool) < least or not aims or not costs.payments(state, seat, card, use):
        return None
    named = () if use.name else (card,)
    return Form(
        "use",
        seat,
        use.name,
        cards=named,
        least=len(named),
        most=len(named),
        paid=pool,
        paid_least=least,
        paid_most=most,
        players=tuple(a.player for a in aims if a.player >= 0),
        targets=tuple(a.card for a in aims if a.card >= 0),
        sides=tuple(a.side for a in aims if a.side),
    )


def _items(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple([c for c in cards if state.defs[c].is_item])


def _sale(state: State, seat: Seat) -> list[Form]:
    if items.why_not_sell_now(state, seat, timing.moment(state, seat)) is not None:
        return []
    goods = _items(state, state.hands[seat] + state.tables[seat])
    if not goods or items.sale_value(state, seat, goods) < 1000:
        return []
    double = bool(items.doubling_use(state, seat))
    return [
        Form("sell", seat, cards=goods, least=1, most=len(goods), paid=goods if double else (), paid_most=int(double))
    ]


def _surplus_sale(state: State, seat: Seat) -> list[Form]:
    """BIG-7: the form for selling a surplus Big item and other cards for Levels."""
    goods = _items(state, state.hands[seat] + state.tables[seat])
    if not surplus_alternatives.sale_is_open(state, seat) or items.sale_value(state, seat, goods) < 1000:
        return []
    paid = goods if items.doubling_use(state, seat) else ()
    return [Form("sell", seat, cards=goods, least=1, most=len(goods), paid=paid, paid_most=min(1, len(paid)))]


def _exchanges(state: State, seat: Seat, moment: int) -> list[Form]:
    mine = _items(state, state.tables[seat])
    if not moment & timing.QUIET or not mine:
        return []
    partners = tuple(s for s in state.others(seat) if not timing.in_fight(state, s))
    theirs = tuple(c for s in partners for c in _items(state, state.tables[s]))
    out = [Form("give", seat, cards=mine, least=1, most=len(mine), players=partners)] if partners else []
    if theirs:
        out.append(
            Form(
                "trade",
                seat,
                cards=mine,
                least=1,
                most=len(mine),
                paid=theirs,
                paid_least=1,
                paid_most=len(theirs),
                players=partners,
            )
        )
    return out


def _deals(state: State, seat: Seat, moment: int) -> list[Form]:
    fight = state.combat
    if not moment & timing.COMBAT or fight is None or fight.helper >= 0 or switches.fight_rule(state, "no_helper"):
        return []
    letters = max(1, sum(rewards.treasures_of(state, m) for m in switches.faced(fight)))
    goods = _items(state, state.tables[fight.main])
    if seat != fight.main:
        return [Form("offer", seat, players=(fight.main,), gives=goods, picks=letters)]
    plays: tuple[CardId, ...] = ()
    if state.rules.bribe_hand_plays:
        plays = tuple(c for c in state.hands[seat] if state.defs[c].kind in ("level_up", "curse"))
    return [Form("ask", seat, players=tuple(state.others(seat)), gives=goods, plays=plays, picks=letters)]


def _charity(state: State, seat: Seat) -> list[Form]:
    if not charity.is_due(state) or state.turn != seat:
        return []
    surplus = charity.surplus(state, seat)
    who = tuple(charity.receivers(state, seat))
    verb: Verb = "give" if who else "discard"
    hand = tuple(c for c in state.hands[seat] if state.place[c] == HAND + seat)
    return [Form(verb, seat, cards=hand, least=1, most=surplus, players=who)]
