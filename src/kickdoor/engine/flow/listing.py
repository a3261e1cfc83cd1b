"""Lists what a player may do unasked at an open point; the rules themselves are in the other modules.

Speed matters here: hand and table are passed over once, and no rule is checked if the moment already excludes the
action.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import timing
from kickdoor.engine.actions import SHOW_HAND, WITHDRAW, Action, of_one_card
from kickdoor.engine.actions.verbs import VERBS
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import charity, combat, discard_order, items, offers, play, run_away, setup, uses
from kickdoor.engine.frames import Fight, Frame, Turn, Window
from kickdoor.engine.memo import Memo, Unasked
from kickdoor.engine.model.cards import CardDef
from kickdoor.engine.model.ids import HAND, NO_CARD, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal
from kickdoor.engine.sums import switches, usable

NOTHING: Final[list[Action]] = []  # shared, so nothing is ever added to it


def list_setup(state: State, seat: Seat, out: list[Action]) -> None:
    out.append(Action(seat, "ready"))
    for card in state.hands[seat]:
        if setup.why_not_put_down(state, seat, card, alone=True) is None:
            out.append(of_one_card(seat, "play", card))
    for card in state.tables[seat]:
        if state.defs[card].identity:
            out.append(of_one_card(seat, "discard", card))
    items.list_items(state, seat, out)
    if state.rules.sex_declaration and not state.rules.sex_neutral:
        out.append(Action(seat, "choose", word="female" if state.sex[seat] == 1 else "male"))


def remembered(state: State, seat: Seat, top: Frame) -> list[Action] | None:
    """Return what was last listed for this seat at an open point, or None if something it depends on has changed."""
    memo = state.memo[seat]
    if (
        memo.unasked.version == state.version
        and memo.unasked.serial == state.serials[-1]
        and memo.offers is state.offers
        and memo.asked == (top.waiting >> seat & 1 if isinstance(top, Window) else 0)
    ):
        return memo.listed
    return None


def list_free(state: State, seat: Seat, top: Frame, out: list[Action]) -> None:
    """List what a player may do unasked. What does not depend on open offers is kept until something changes."""
    unasked = state.memo[seat].unasked
    if unasked.version != state.version or unasked.serial != state.serials[-1]:
        unasked = _unasked(state, seat, top, unasked)
    moment = unasked.moment
    if moment:
        out += unasked.verdict
        busy = False
        if state.offers:
            offers.list_answers(state, seat, out)
            for offer in state.offers:
                busy = busy or offer.seat == seat
            if busy:
                out.append(WITHDRAW[seat])
        out += unasked.mine
        if moment & timing.COMBAT:
            offers.list_help(state, seat, out)
        if not busy:
            out += unasked.gifts
        if unasked.hand:
            out.append(SHOW_HAND[seat])
    if state.phase == "charity" and charity.is_sharing(state, seat):
        out[:] = [a for a in out if not VERBS[a.verb].before_sharing]
    asked = top.waiting >> seat & 1 if isinstance(top, Window) else 0
    state.memo[seat] = Memo(unasked, state.offers, asked, out)


def _unasked(state: State, seat: Seat, top: Frame, old: Unasked) -> Unasked:
    """List what does not depend on open offers. `old`: what was listed before, perhaps with the same cards."""
    hand, table, timings = old.hand, old.table, old.timings
    if hand is not state.hands[seat] or table is not state.tables[seat]:
        hand, table = state.hands[seat], state.tables[seat]
        timings = _timings(state, hand, table)
    moment = timing.moment(state, seat)
    verdict, mine, gifts = NOTHING, list[Action](), NOTHING
    if moment:
        if state.phase == "combat" and isinstance(top, Fight) and top.seat == seat:
            verdict = combat.verdict(state, seat)
        _list_own(state, seat, moment, timings, mine)
        if moment & timing.QUIET and table:
            gifts = offers.gifts(state, seat)
    return Unasked(state.version, state.serials[-1], moment, verdict, mine, gifts, hand, table, timings)


def _timings(state: State, hand: tuple[CardId, ...], table: tuple[CardId, ...]) -> int:
    """Return the moments at which any of these cards could be played or used, apart from cards just received."""
    defs = state.defs
    bits = 0
    for card in hand:
        bits |= defs[card].hand_timings
    for card in table:
        bits |= defs[card].table_timings
    return bits


def _list_own(state: State, seat: Seat, moment: int, timings: int, out: list[Action]) -> None:
    """List the actions with hand, table and the fight's monsters; they stay the same until state.version changes."""
    fight = state.combat
    if fight is not None:
        for def_id in fight.defs:
            timings |= state.lib.defs[def_id].use_timings
    top = state.frames[-1]
    door = top.door_card if isinstance(top, Turn) and top.seat == seat else NO_CARD
    if timings & moment or door >= 0 or state.fresh[seat]:
        if state.phase == "setup":
            uses.list_uses(state, seat, moment, out)  # SETUP-9: a die or a question before the first turn
        elif not switches.has_rule(state, seat, "frozen"):
            _list_cards(state, seat, moment, door, out)
    if moment & timing.OWN_TURN:
        items.list_sales(state, seat, moment, out)
    if state.phase == "run":
        run_away.list_sacrifice(state, seat, out)
    if state.recent_discards.seat == seat:
        discard_order.list_order(state, seat, out)


def _list_cards(state: State, seat: Seat, moment: int, door: CardId, out: list[Action]) -> None:
    """List the actions with cards: those in hand, the opened Door, those in play, the monsters of the fight."""
    defs, fresh = state.defs, state.fresh[seat]
    set_aside = timing.promised(state, seat) if state.combat is not None else ()
    for card in state.hands[seat]:
        d = defs[card]
        if (d.hand_timings & moment or card in fresh) and card not in set_aside:
            _list_card(state, seat, card, d, moment, out)
    if door >= 0:
        _list_card(state, seat, door, defs[door], moment, out)
    if state.tables[seat]:
        _list_table(state, seat, moment, set_aside, out)
    uses.list_uses(state, seat, moment, out)


def _list_table(state: State, seat: Seat, moment: int, set_aside: tuple[CardId, ...], out: list[Action]) -> None:
    """List equipping, unequipping, discarding, one-shots in play, lending and handing an Item to a companion."""
    defs, upright = state.defs, state.upright
    turning = items.may_rearrange(state, seat, moment)
    for card in state.tables[seat]:
        d = defs[card]
        if d.kind == "item":
            if turning:
                if upright[card]:
                    out.append(of_one_card(seat, "unequip", card))
                elif items.why_not_use_slot(state, seat, card) is None:
                    out.append(of_one_card(seat, "equip", card))
            if moment & timing.COMBAT and d.tags & state.lib.lends:
                _list_lend(state, seat, card, out)
        elif play.may_be_laid_down(state, d):
            if moment & timing.ANY_TIME:
                out.append(of_one_card(seat, "discard", card))
        elif d.kind == "oneshot" and card not in set_aside:
            _list_oneshot(state, seat, card, d, moment, out)
        if d.holds is not None and moment & timing.QUIET:
            items.list_attach(state, seat, card, out)


def _list_card(state: State, seat: Seat, card: CardId, d: CardDef, moment: int, out: list[Action]) -> None:
    if not moment & timing.ANY_TIME and not (d.use_timings | d.play_when) & moment:
        return  # CURSE-17
    match d.kind:
        case "monster":
            if moment & timing.COMBAT:
                _list_join(state, seat, card, d, out)
        case "curse":
            if moment & timing.ANY_TIME:
                out.extend([of_one_card(seat, "play", card, s) for s in state.living()])
            _list_by_use(state, seat, card, d, moment, out)
        case "enhancer" | "level_up" if d.uses:
            _list_by_use(state, seat, card, d, moment, out)
        case "enhancer":
            _list_enhancer(state, seat, card, moment, out)
        case "item":
            _list_item(state, seat, card, d, moment, out)
        case "oneshot":
            _list_oneshot(state, seat, card, d, moment, out)
        case "level_up":
            gaining = [s for s in state.living() if play.may_gain_level(state, s)]
            out.extend([of_one_card(seat, "play", card, s) for s in gaining])
        case "companion" | "upgrade" | "special":
            _list_special(state, seat, card, d, moment, out)
        case _:
            now = moment & timing.AS_IDENTITY or card in state.fresh[seat]
            if now and play.why_not_identity(state, seat, card, moment) is None:
                out.append(of_one_card(seat, "play", card))


def _list_item(state: State, seat: Seat, card: CardId, d: CardDef, moment: int, out: list[Action]) -> None:
    now = moment & timing.OWN_TURN or card in state.fresh[seat] or d.play_when & moment
    if now and play.why_not_lay(state, seat, card, moment) is None:
        out.append(of_one_card(seat, "play", card))
    if moment & timing.COMBAT and d.tags & state.lib.lends:
        _list_lend(state, seat, card, out)


def _add(state: State, action: Action, d: CardDef, moment: int, out: list[Action]) -> None:
    if not isinstance(play.resolve_play_now(state, action, d, moment), Refusal):
        out.append(action)


def _list_special(state: State, seat: Seat, card: CardId, d: CardDef, moment: int, out: list[Action]) -> None:
    if d.kind == "special" and d.stays is None:
        _list_by_use(state, seat, card, d, moment, out)
    elif d.is_multiplier and not moment & timing.AS_IDENTITY and card not in state.fresh[seat]:
        return
    elif d.stays is not None and d.stays.how == "upon":
        for on in (*state.tables[seat], *state.hands[seat]):
            if on != card and conditions.matches(state, d.stays.filter, on):
                _add(state, Action(seat, "play", (card,), on=on), d, moment, out)
    else:
        _add(state, of_one_card(seat, "play", card), d, moment, out)


def _list_by_use(state: State, seat: Seat, card: CardId, d: CardDef, moment: int, out: list[Action]) -> None:
    """List each use of a card that is played for its use, together with the card from the hand that it needs."""
    if not d.use_timings & moment:
        return
    found: list[Action] = []
    for use in d.uses:
        if use.when & moment:
            mine: list[Action] = []
            uses.list_use_of(state, seat, card, use, moment, of_one_card(seat, "play", card), mine)
            brings = [s for s in state.lib.programs[use.program] if s.verb in ("join", "replace")] if mine else []
            if brings and not use.cost:
                spec = brings[0].cards if brings[0].verb == "join" else brings[0].other
                if spec is not None and "hand" in spec.zones:
                    cards = [c for c in state.hands[seat] if c != card and conditions.matches(state, spec.filter, c)]
                    mine = [a.replace(paid=(c,)) for a in mine for c in cards]
            found.extend(mine)
    out.extend(dict.fromkeys(found) if len(found) > 1 else found)


def _list_oneshot(state: State, seat: Seat, card: CardId, d: CardDef, moment: int, out: list[Action]) -> None:
    if moment & timing.COMBAT and d.tags & state.lib.lends:
        _list_lend(state, seat, card, out)
    anybody = not (d.only or d.not_for or state.mods or state.lib.bans)
    works = anybody or usable.is_usable(state, seat, card)
    if works and d.is_thrown and moment & timing.COMBAT:
        out.append(Action(seat, "play", (card,), side="fighters"))
        out.append(Action(seat, "play", (card,), side="monsters"))
    uses_now: list[Action] = []
    if works and d.use_timings & moment:
        _list_by_use(state, seat, card, d, moment, uses_now)
        if d.is_thrown:  # naming a side means the printed bonus, not the use
            uses_now = [a for a in uses_now if not a.side]
        out.extend(uses_now)
    if state.place[card] == HAND + seat and (moment & timing.OWN_TURN or card in state.fresh[seat]):
        bare = of_one_card(seat, "play", card)
        if bare not in uses_now and _may_be_put_down(state, bare, d, moment):
            out.append(bare)


def _may_be_put_down(state: State, bare: Action, d: CardDef, moment: int) -> bool:
    """Return whether playing a one-shot without naming anything puts it in front of the player."""
    if play.why_not_lay(state, bare.seat, bare.cards[0], moment) is not None:
        return False
    return not d.uses or isinstance(play.resolve_play_now(state, bare, d, moment), play.PlayMode)


def _list_enhancer(state: State, seat: Seat, card: CardId, moment: int, out: list[Action]) -> None:
    fight = state.combat
    if moment & timing.COMBAT and fight is not None:
        out.extend([Action(seat, "play", (card,), on=m) for m in fight.monsters])
    if state.lib.armable:
        for s in state.seats:
            for on in state.tables[s]:
                if state.defs[on].kind == "companion" and state.defs[on].holds is not None:
                    _add(state, Action(seat, "play", (card,), on=on), state.defs[card], moment, out)


def _list_join(state: State, seat: Seat, card: CardId, d: CardDef, out: list[Action]) -> None:
    fight = state.combat
    assert fight is not None
    if d.tags or "open_to" in state.lib.rule_words:
        if combat.why_not_add(state, seat, card, ()) is None:
            out.append(of_one_card(seat, "join", card))
    if state.lib.tag_makers:
        for enhancer in state.hands[seat]:
            if enhancer in state.lib.tag_makers:
                if combat.why_not_add(state, seat, card, (enhancer,)) is None:
                    out.append(Action(seat, "join", (card,), paid=(enhancer,)))


def _list_lend(state: State, seat: Seat, card: CardId, out: list[Action]) -> None:
    fight = state.combat
    assert fight is not None
    for monster in fight.monsters:
        if combat.why_not_lend_to(state, seat, card, monster) is None:
            out.append(Action(seat, "lend", (card,), on=monster))
