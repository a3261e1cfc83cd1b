"""What a use costs: which cards can pay, which of them pay for which step, and paying (RULES: CLASS-7..9, CLASS-18)."""

from __future__ import annotations

from kickdoor.engine import timing
from kickdoor.engine.choices import samples, worth_samples
from kickdoor.engine.effects import conditions, selectors, values
from kickdoor.engine.flow.use_effects import gives_target_levels
from kickdoor.engine.frames import Env
from kickdoor.engine.model.cards import Cards, Step, Use
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import change_level, discard, move
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import usable

Plan = tuple[tuple[Step, tuple[CardId, ...]], ...]  # which cards pay for which step


def payable(state: State, seat: Seat, card: CardId, spec: Cards) -> list[CardId]:
    """CLASS-7: return the own cards, in play or in hand, that can pay this cost: no Curse (CLASS-18), nothing promised,
    not the card being played.

    The card whose power it is may pay for it (FAQ-87, AMB-64); it comes last.
    """
    promised = timing.promised(state, seat)
    out: list[CardId] = []
    itself = False
    for c in selectors.candidates(state, spec, Env(seat, card), seat):
        if c in promised or (state.place[c] >= TABLE and state.defs[c].kind == "curse"):
            continue
        if c != card:
            out.append(c)
        else:
            itself = state.defs[c].kind != "oneshot"
    if itself:
        out.append(card)
    return out


def payment(
    state: State, seat: Seat, card: CardId, use: Use, paid: tuple[CardId, ...], gainer: Seat = NO_SEAT
) -> Plan | Refusal:
    """Return which cards pay for which step of the cost.

    `gainer`: another player who profits and cannot be made to pay (FAQ-4), or -1.
    """
    rule = state.rules.cite("ability-cost")
    if len(set(paid)) != len(paid):
        return refuse("pay-once", rule)
    exempt = gainer if gainer not in (-1, seat) and gives_target_levels(state, use) else NO_SEAT
    plan: list[tuple[Step, tuple[CardId, ...]]] = []
    left = list(paid)
    for step in use.cost:
        if step.cards is not None and step.cards.ref == "this":  # nobody has to name it
            plan.append((step, (card,)))
            continue
        taken = _pay_step(state, seat, card, step, left, exempt)
        if isinstance(taken, Refusal):
            return taken
        left = [c for c in left if c not in taken]
        plan.append((step, taken))
    if left:
        return refuse("pay-not-that", rule, "CLASS-18", "CARDS-11")
    return _why_not_spend(state, [c for _, cards in plan for c in cards]) or tuple(plan)


def is_enough(
    state: State, seat: Seat, card: CardId, use: Use, paid: tuple[CardId, ...], gainer: Seat = NO_SEAT
) -> bool:
    return not isinstance(payment(state, seat, card, use, paid, gainer), Refusal)


def _why_not_spend(state: State, spent: list[CardId]) -> Refusal | None:
    """CLASS-7: any card in play, attached ones too; but an Enhancer stays with its companion."""
    for c in spent:
        if state.defs[c].kind == "enhancer" and c in state.host and state.host[c] not in spent:
            return refuse("companion-card-stays", "MOOK-5", state.rules.cite("ability-cost"))
    return None


def _pay_step(
    state: State, seat: Seat, card: CardId, step: Step, left: list[CardId], exempt: Seat
) -> tuple[CardId, ...] | Refusal:
    """Return the cards that pay for one step. `left`: those named for the cost that no step has taken yet."""
    if step.verb == "lose_levels":
        if state.levels[seat] <= values.number(state, step.value, Env(seat, card), seat):
            return refuse("pay-no-level", "LEVEL-4")
        return ()
    spec = step.cards
    assert spec is not None
    found = payable(state, seat, card, spec)
    if exempt >= 0:
        found = [c for c in found if usable.holder(state, c) != exempt]
    if spec.everything or spec.ref:
        return _pay_all(state, spec, found, left)
    if spec.worth is not None:
        return _pay_worth(state, seat, card, spec, found, left)
    return _pay_number(state, seat, card, step, spec, found, left)


def _pay_all(state: State, spec: Cards, found: list[CardId], left: list[CardId]) -> tuple[CardId, ...] | Refusal:
    rule = state.rules.cite("ability-cost")
    least = max(1, spec.at_least)
    if len(found) < least:
        return refuse("pay-at-least", "CLASS-9", rule, n=least)
    if left and set(left) != set(found):
        return refuse("pay-all", rule)
    return tuple(found)


def _pay_worth(
    state: State, seat: Seat, card: CardId, spec: Cards, found: list[CardId], left: list[CardId]
) -> tuple[CardId, ...] | Refusal:
    worth = values.number(state, spec.worth, Env(seat, card), seat)
    fitting = [c for c in left if c in found]
    if not fitting or values.gold_of(state, fitting) < worth:
        return refuse("pay-gold", state.rules.cite("ability-cost"), "SELL-8", gold=worth)
    return tuple(fitting)


def _pay_number(
    state: State, seat: Seat, card: CardId, step: Step, spec: Cards, found: list[CardId], left: list[CardId]
) -> tuple[CardId, ...] | Refusal:
    rule = state.rules.cite("ability-cost")
    if spec.of and not found:
        return refuse("pay-nobody-has", rule, "FAQ-167")
    n = values.number(state, spec.count, Env(seat, card), seat)
    if spec.up_to:
        return _pay_up_to(state, n, found, left)
    others = found[:-1] if found and found[-1] == card else found
    if not left and len(others) == n:
        return tuple(others)  # only one way to pay, except with the card itself, which must be named
    fitting = [c for c in left if c in found]
    if len(fitting) < n:
        return refuse("pay-cards", rule, "CLASS-9", n=n)
    if len(fitting) > 1:  # a narrower part of the cost takes its cards first when several would do
        others_take = _other_costs(state, seat, card, step)
        fitting.sort(key=lambda c: sum(1 for cards in others_take if c in cards))
    return tuple(fitting[:n])


def _pay_up_to(state: State, n: int, found: list[CardId], left: list[CardId]) -> tuple[CardId, ...] | Refusal:
    rule = state.rules.cite("ability-cost")
    if not 1 <= len(left) <= n:
        return refuse("pay-up-to", rule, n=n)
    if any(c not in found for c in left):
        return refuse("pay-not-that", rule, "CLASS-18")
    return tuple(left)


def _other_costs(state: State, seat: Seat, card: CardId, step: Step) -> list[list[CardId]]:
    uses = conditions.monster_def(state, card).uses
    costs = next((u.cost for u in uses if step in u.cost), ())
    return [
        payable(state, seat, card, s.cards) for s in costs if s is not step and s.cards is not None and not s.cards.ref
    ]


def pay(state: State, seat: Seat, plan: Plan) -> tuple[CardId, ...]:
    """Pay; return the cards of the first step that takes any."""
    paid: tuple[CardId, ...] = ()
    for step, cards in plan:
        if step.verb == "lose_levels":
            change_level(state, seat, -values.number(state, step.value, Env(seat, NO_CARD), seat), rule="LEVEL-3")
        for card in sorted(cards, key=lambda c: c not in state.host):  # attached cards go first
            _pay_card(state, seat, step, card)
        paid = paid or cards
    return paid


def _pay_card(state: State, seat: Seat, step: Step, card: CardId) -> None:
    rule = state.rules.cite("ability-cost")
    if step.verb == "bury":
        move(state, card, state.defs[card].deck, rule=rule, seat=seat)
        return
    holder = usable.holder(state, card)
    discard(state, card, rule=rule, seat=holder if holder >= 0 else seat)


# ---------------------------------------------------------------- listing
def bounds(state: State, seat: Seat, card: CardId, spec: Cards, found: int) -> tuple[int, int]:
    """Return the least and the most cards that a part of a cost takes."""
    if spec.worth is not None:
        return 1, max(1, found)
    n = values.number(state, spec.count, Env(seat, card), seat)
    return (1 if spec.up_to else n), n


def chosen_parts(use: Use) -> list[Cards]:
    """Return the parts of the cost for which the player chooses the cards."""
    return [s.cards for s in use.cost if s.cards is not None and not s.cards.ref and not s.cards.everything]


def payments(state: State, seat: Seat, card: CardId, use: Use) -> list[tuple[CardId, ...]]:
    """Return a bounded sample of ways to pay; [()] where no card has to be named."""
    options: list[tuple[CardId, ...]] = [()]
    for spec in chosen_parts(use):
        picks = _picks(state, seat, card, spec)[:8]
        options = [(*old, *[c for c in pick if c not in old]) for old in options for pick in picks][:12]
    return options


def _picks(state: State, seat: Seat, card: CardId, spec: Cards) -> list[tuple[CardId, ...]]:
    """Return a sample of the selections that pay for one part of a cost."""
    found = tuple(payable(state, seat, card, spec))
    least, most = bounds(state, seat, card, spec, len(found))
    if len(found) < least:
        return []
    if spec.worth is None:
        return samples(found, least, most)
    worth = values.number(state, spec.worth, Env(seat, card), seat)
    return worth_samples(state, found, worth) if values.gold_of(state, found) >= worth else []
