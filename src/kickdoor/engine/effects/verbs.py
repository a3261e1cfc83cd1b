"""The verbs of the vocabulary: what happens. Each returns its outcome and what the next step may refer to.

A verb that needs an answer pushes the question, returns ASKED, and is called again with the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.choices import ask_cards, ask_number, ask_option, ask_yes
from kickdoor.engine.effects import conditions, fight_verbs, losses, selectors, values
from kickdoor.engine.effects.outcome import ASKED, DONE, NOTHING, Outcome
from kickdoor.engine.flow import death, exchange, items, limits, rescue, run_away
from kickdoor.engine.flow.uses import uses_rule
from kickdoor.engine.frames import (
    Choice,
    Curse,
    CurseSource,
    Draw,
    Env,
    Loss,
    Program,
    PutBack,
    Received,
    Reward,
    Roll,
    Window,
)
from kickdoor.engine.model.cards import Cards, Step
from kickdoor.engine.model.combat import Played
from kickdoor.engine.model.ids import COMBAT, HAND, LOOKED, NO_CARD, POOL, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import (
    attach,
    change_level,
    discard,
    draw,
    emit,
    hand_over,
    move,
    refresh_traits,
    roll_die,
    top_card,
    turn_card,
)
from kickdoor.engine.sums import running, switches, usable

__all__ = ["ASKED", "DONE", "NOTHING", "can_do", "on_top", "run"]


class Call:
    """One step for one subject."""

    __slots__ = ("answer", "chooser", "env", "program", "state", "step", "subject")

    def __init__(
        self,
        state: State,
        step: Step,
        env: Env,
        subject: Seat,
        chooser: Seat,
        answer: tuple[int, ...] | None,
        program: int,
    ) -> None:
        self.state = state
        self.step = step
        self.env = env
        self.subject = subject
        self.chooser = chooser
        self.answer = answer
        self.program = program

    @property
    def spec(self) -> Cards:
        """The cards that the step is about."""
        assert self.step.cards is not None
        return self.step.cards

    def answered_cards(self) -> tuple[CardId, ...] | None:
        """Return the answer to a question for cards, or None if nobody has been asked yet."""
        return self.answer  # type: ignore[return-value]  # what the numbers mean depends on the question

    def number(self) -> int:
        return values.number(self.state, self.step.value, self.env, self.subject)

    def within_reach(self, spec: Cards) -> list[CardId]:
        """Return the cards of a selection that can be taken from their owners."""
        return losses.within_reach(self.state, selectors.candidates(self.state, spec, self.env, self.subject), self.env)

    def pick(self, spec: Cards, cards: list[CardId] | None = None) -> tuple[CardId, ...] | None:
        """Return the selected cards, or None if the chooser has been asked."""
        answer = self.answered_cards()
        if answer is not None:
            return answer
        found = selectors.candidates(self.state, spec, self.env, self.subject) if cards is None else cards
        if spec.filter is not None and spec.filter.decisive:
            found = rescue.decisive(self.state, self.subject, found)
        if selectors.select(self.state, spec, self.env, self.subject, found, chooser=self.chooser, why=self.step.verb):
            return None
        return self.state.answered_cards()


def run(
    state: State, step: Step, env: Env, subject: Seat, chooser: Seat, answer: tuple[int, ...] | None, program: int
) -> tuple[Outcome, Env]:
    return VERBS[step.verb](Call(state, step, env, subject, chooser, answer, program))


# ---------------------------------------------------------------- levels and character
def _gain_levels(call: Call) -> tuple[Outcome, Env]:
    state = call.state
    free = "winning_level" in state.defs[call.env.this].overrides  # CONFLICT-2: only if the card says so
    gained = change_level(state, call.subject, call.number(), rule="LEVEL-2", kill=free)
    return (DONE if gained else NOTHING), call.env


def _lose_levels(call: Call) -> tuple[Outcome, Env]:
    lost = losses.lose_levels(call.state, call.subject, call.number(), call.env)
    return (DONE if lost else NOTHING), call.env


def _set_level(call: Call) -> tuple[Outcome, Env]:
    lost = losses.lose_levels(call.state, call.subject, call.state.levels[call.subject] - call.number(), call.env)
    return (DONE if lost else NOTHING), call.env


def _die(call: Call) -> tuple[Outcome, Env]:
    death.kill_character(call.state, call.subject)
    return DONE, call.env


def _change_sex(call: Call) -> tuple[Outcome, Env]:
    state, seat = call.state, call.subject
    if state.rules.sex_neutral:  # VARIANT-8
        return NOTHING, call.env
    state.sex[seat] = 3 - state.sex[seat]
    refresh_traits(state, seat)
    state.limits_dirty |= 1 << seat
    state.emit("sex_changed", "CONFLICT-1", seat=seat, n=state.sex[seat])
    return DONE, call.env


# ---------------------------------------------------------------- cards
def _discard(call: Call) -> tuple[Outcome, Env]:
    state, env, spec = call.state, call.env, call.spec
    chosen = call.pick(spec, call.within_reach(spec))
    if chosen is None:
        return ASKED, env
    after = env.replace(moved=chosen, missing=_missing(call, len(chosen)), given=())
    if not spec.ref:
        losses.struck_at(state, call.subject, spec, chosen, env)
    for seat, cards in _by_holder(state, chosen).items():
        if seat >= 0:
            losses.lose_cards(state, seat, cards, env)
        else:
            _discard_unowned(state, cards, call.subject)
    return (DONE if chosen else NOTHING), after


def _missing(call: Call, found: int) -> int:
    """Return how many cards are too few for the step, which wants a number of them."""
    spec = call.spec
    if spec.everything or spec.ref or spec.worth is not None:
        return 0
    return max(0, values.number(call.state, spec.count, call.env, call.subject) - found)


def _by_holder(state: State, cards: tuple[CardId, ...]) -> dict[Seat, tuple[CardId, ...]]:
    """Return the cards of each player who has any, and under -1 those that nobody has."""
    found: dict[Seat, tuple[CardId, ...]] = {}
    for card in cards:
        seat = usable.holder(state, card)
        found[seat] = (*found.get(seat, ()), card)
    return found


def _discard_unowned(state: State, cards: tuple[CardId, ...], seat: Seat) -> None:
    for card in cards:
        fight_verbs.out_of_fight(state, card)
        if state.place[card] in (POOL, LOOKED, COMBAT):
            discard(state, card, rule="CARDS-15", seat=seat)


def _take(call: Call) -> tuple[Outcome, Env]:
    """CARDS-11, TRADE-6: take cards from hand to hand, from table to table, or from a pile to the hand."""
    state, env, spec, seat = call.state, call.env, call.spec, call.subject
    if switches.has_rule(state, seat, "frozen"):
        return NOTHING, env
    chosen = call.pick(spec, takeable(state, spec, env, seat))
    if chosen is None:
        return ASKED, env
    for owner, cards in _by_holder(state, chosen).items():
        if owner >= 0:
            losses.struck_at(state, owner, spec, cards, env)
    fetched = tuple([card for card in chosen if _take_card(state, seat, card)])
    if fetched:  # FAQ-143, FAQ-157: a card that must be played at once acts, however it was received
        state.push(Received(seat, fetched))
    return (DONE if chosen else NOTHING), env.replace(moved=chosen, given=())


def _take_card(state: State, seat: Seat, card: CardId) -> bool:
    """Take one card; return whether it is now in the hand."""
    fight_verbs.out_of_fight(state, card)
    if state.place[card] >= TABLE and state.defs[card].is_item:
        hand_over(state, card, seat, rule="CONFLICT-1", seat=seat)
        _changed_hands(state, seat, card)
        return False
    if _stays_in_play(state, card):
        _take_over(state, seat, card)
        return False
    move(state, card, HAND + seat, rule="CARDS-2" if state.place[card] < COMBAT else "CARDS-9", seat=seat)
    state.fresh[seat] += (card,)
    return True


def takeable(state: State, spec: Cards, env: Env, seat: Seat) -> list[CardId]:
    """Return the cards that the player does not have yet, may carry, and that the effect can touch."""
    found = losses.within_reach(state, selectors.candidates(state, spec, env, seat), env)
    if spec.of:
        found = [c for c in found if usable.holder(state, c) != seat]
    return [c for c in found if not _in_play_uncarriable(state, seat, c)]


def _in_play_uncarriable(state: State, seat: Seat, card: CardId) -> bool:
    if state.place[card] < TABLE:
        return False
    if state.defs[card].kind == "companion":  # AMB-149: one in all sets together
        return any(state.defs[c].kind == "companion" for c in state.tables[seat])
    return state.defs[card].is_item and items.why_not_carry(state, seat, card) is not None


def _stays_in_play(state: State, card: CardId) -> bool:
    """CARDS-11: return whether the card never goes back to a hand, like a companion."""
    return state.place[card] >= TABLE and state.defs[card].kind in ("companion", "special", "upgrade")


def _take_over(state: State, seat: Seat, card: CardId) -> None:
    """AMB-130: move a card from table to table, with what it holds."""
    held = state.attached(card)
    move(state, card, TABLE + seat, rule="CARDS-11", seat=seat, upright=True)
    for on_it in held:
        move(state, on_it, TABLE + seat, rule="CARDS-11", seat=seat, upright=True)
        attach(state, on_it, card, seat=seat, rule="CARDS-11")


def _changed_hands(state: State, seat: Seat, card: CardId) -> None:
    program = state.defs[card].triggers.get("changed_hands", -1)
    if program >= 0:
        state.push(Program(program, Env(seat, card)))


def _give(call: Call) -> tuple[Outcome, Env]:
    state, env, spec = call.state, call.env, call.spec
    chosen = call.pick(spec, call.within_reach(spec))
    if chosen is None:
        return ASKED, env
    if env.player < 0 or not chosen or not switches.can_receive(state, env.player):  # chosen before this step
        return NOTHING, env
    for card in chosen:
        fight_verbs.out_of_fight(state, card)
        if state.place[card] >= TABLE:
            keep = state.upright[card] and not state.defs[card].is_item
            move(state, card, TABLE + env.player, rule="TRADE-7", seat=call.subject, upright=bool(keep))
        else:
            move(state, card, HAND + env.player, rule="TRADE-7", seat=call.subject)
    return DONE, env.replace(moved=chosen)


def _draw(call: Call) -> tuple[Outcome, Env]:
    state, env, step, seat = call.state, call.env, call.step, call.subject
    if not switches.can_receive(state, seat):
        return NOTHING, env.replace(moved=())
    if step.face == "up" or (step.face == "same" and env.face_up):
        return _draw_face_up(call)
    got = draw(state, step.deck, seat, call.number(), rule="CARDS-3")
    if got:
        state.push(Received(seat, got))
    return (DONE if got else NOTHING), env.replace(moved=got)


def _draw_face_up(call: Call) -> tuple[Outcome, Env]:
    state, env, step, seat = call.state, call.env, call.step, call.subject
    shown = call.answered_cards()
    if shown is None:  # FAQ-98: drawn like any other card face up
        state.push(Draw(seat, step.deck, call.number(), "REWARD-7"))
        return ASKED, env
    to_pool = step.face == "same" and any(isinstance(f, Reward) for f in state.frames)  # FAQ-58
    if not to_pool:
        for card in shown:
            move(state, card, HAND + seat, rule="REWARD-7", seat=seat)
            state.fresh[seat] += (card,)
    if shown:
        state.push(Received(seat, shown, face_up=True, in_middle=to_pool))
    return (DONE if shown else NOTHING), env.replace(moved=shown)


def _replace(call: Call) -> tuple[Outcome, Env]:
    """Find the new card, discard the old ones, then put the new one in their place."""
    state, env, step, seat = call.state, call.env, call.step, call.subject
    assert step.cards is not None and step.other is not None
    old = call.within_reach(step.cards)
    if not old:
        return NOTHING, env
    found = selectors.candidates(state, step.other, env, seat)
    chosen = call.pick(step.other, found)
    if chosen is None:
        return ASKED, env
    fight = state.combat
    if fight is not None and old[0] in fight.monsters:
        return fight_verbs.replace_monster(state, env, old[0], chosen, seat)
    rule = state.rules.cite("curse-instead")
    for card in old:
        discard(state, card, rule=rule, seat=seat)
    while limits.drop_unsupported(state, seat):  # FAQ-92: a multiplier is discarded before the new card arrives
        pass
    for card in chosen:
        fight_verbs.out_of_fight(state, card)
        move(state, card, TABLE + seat, rule=rule, seat=seat, upright=True)
    return DONE, env.replace(moved=chosen)


def _swap(call: Call) -> tuple[Outcome, Env]:
    """FAQ-180: swap two cards between their owners. Each is asked for in turn, among cards that leave both tables
    legal.
    """
    state, env, step, seat = call.state, call.env, call.step, call.subject
    assert step.cards is not None and step.other is not None
    mine = call.within_reach(step.cards)
    theirs = call.within_reach(step.other)
    chosen = call.answered_cards()
    if chosen is None or env.it < 0:
        if chosen is None:
            able = [c for c in mine if exchange.partners(state, seat, c, theirs)]
            if selectors.select(state, step.cards, env, seat, able, chooser=call.chooser, why="swap"):
                return ASKED, env
            chosen = state.answered_cards()
        if not chosen:
            return NOTHING, env
        env = env.replace(it=chosen[0])
        able = exchange.partners(state, seat, env.it, theirs)
        if selectors.select(state, step.other, env, seat, able, chooser=call.chooser, why="swap"):
            return ASKED, env
        chosen = state.answered_cards()
    if not chosen or not exchange.may_swap(state, seat, env.it, chosen[0]):
        return NOTHING, env.replace(it=NO_CARD)
    a, b = env.it, chosen[0]
    owner = usable.holder(state, b)
    exchange.swap(state, seat, a, b)
    for card, to in ((a, owner), (b, seat)):
        _changed_hands(state, to, card)
    return DONE, env.replace(moved=(a, b), it=NO_CARD)


def _bury(call: Call) -> tuple[Outcome, Env]:
    state, env, spec = call.state, call.env, call.spec
    chosen = call.pick(spec, call.within_reach(spec))
    if chosen is None:
        return ASKED, env
    fight = state.combat
    for card in chosen:
        if fight is not None and card in fight.monsters:
            fight_verbs.bury_monster(state, card)
        elif state.place[card] != state.defs[card].deck or _is_striking(state, card):
            move(state, card, state.defs[card].deck, rule="CARDS-15", seat=call.subject)
    return (DONE if chosen else NOTHING), env.replace(moved=chosen)


def _is_striking(state: State, card: CardId) -> bool:
    return any(isinstance(frame, Curse) and frame.card == card for frame in state.frames)


def _look(call: Call) -> tuple[Outcome, Env]:
    state, seat = call.state, call.subject
    seen: list[CardId] = []
    for _ in range(call.number()):
        card = top_card(state, call.step.deck)
        if card < 0:
            break
        move(state, card, LOOKED, rule="CARDS-2", seat=seat, looker=seat)
        seen.append(card)
    return _put_aside(call, seen)


def _turn_over(call: Call) -> tuple[Outcome, Env]:
    """REWARD-8: turn cards face up until their values reach the sum or the deck is empty."""
    state, seat = call.state, call.subject
    shown: list[CardId] = []
    while values.gold_of(state, shown) < call.number():
        card = top_card(state, call.step.deck)
        if card < 0:
            break
        rule = state.rules.cite("treasure-by-text")
        move(state, card, POOL, rule=rule, seat=seat)
        move(state, card, LOOKED, rule=rule, seat=seat)
        shown.append(card)
    return _put_aside(call, shown)


def _put_aside(call: Call, cards: list[CardId]) -> tuple[Outcome, Env]:
    state = call.state
    emit(state, "looked", "CARDS-2", seat=call.subject, n=len(cards))
    away = call.step.verb == "turn_over"
    state.push_under(len(state.frames) - 1, PutBack(call.subject, tuple(cards), away))
    return (DONE if cards else NOTHING), call.env.replace(moved=tuple(cards))


def on_top(state: State, card: CardId, *, seat: Seat) -> None:
    """Put a card back on top of its deck."""
    deck = state.defs[card].deck
    move(state, card, deck, rule="CARDS-2", seat=seat, looker=seat)
    order = state.decks[deck][state.deck_pos[deck] :]
    state.decks[deck] = (order[-1], *order[:-1])
    state.deck_pos[deck] = 0


def _show(call: Call) -> tuple[Outcome, Env]:
    spec = call.spec
    chosen = call.pick(spec)
    if chosen is None:
        return ASKED, call.env
    emit(call.state, "hand_shown", "CARDS-13", seat=call.subject, cards=chosen, n=len(chosen))
    return (DONE if chosen else NOTHING), call.env.replace(moved=chosen)


def _equip(call: Call) -> tuple[Outcome, Env]:
    """CONFLICT-1: equip at once, even in a fight, if there is room."""
    state, spec, seat = call.state, call.spec, call.subject
    used = [
        c
        for c in selectors.candidates(state, spec, call.env, seat)
        if state.place[c] == TABLE + seat and items.why_not_use_slot(state, seat, c) is None
    ]
    fight = state.combat
    for card in used:
        if state.defs[card].kind != "oneshot":
            turn_card(state, card, upright=True, seat=seat, rule="CONFLICT-1")
        elif fight is not None and state.phase == "combat" and seat in fight.fighters:  # ONESHOT-3: played
            move(state, card, COMBAT, rule=state.rules.cite("oneshot-use"), seat=seat)
            fight.played += (Played(card, seat, "fighters"),)
    return (DONE if used else NOTHING), call.env


def _make_room(call: Call) -> tuple[Outcome, Env]:
    """FAQ-147: discard the one own Item that has to go so that the card can be used; none if there is room."""
    state, env = call.state, call.env
    chosen = call.answered_cards()
    if chosen is None:
        room = _room_for(call)
        if not room or NO_CARD in room:
            return NOTHING, env
        depth = len(state.frames)
        ask_cards(state, call.chooser, room, low=1, high=1, why="make_room")
        if len(state.frames) > depth:
            return ASKED, env
        chosen = state.answered_cards()
    for card in chosen:
        discard(state, card, rule="ITEM-12", seat=call.subject)
    return DONE, env


def _room_for(call: Call) -> list[CardId]:
    """Return the Items of which one would make room for the first Item of another player that the step is about."""
    state = call.state
    for card in selectors.candidates(state, call.spec, call.env, call.subject):
        if state.place[card] >= TABLE and state.defs[card].is_item and usable.holder(state, card) != call.subject:
            return rescue.room_for(state, call.subject, card)
    return []


# ---------------------------------------------------------------- dice
def _roll(call: Call) -> tuple[Outcome, Env]:
    state, env, seat = call.state, call.env, call.subject
    if call.answer is None:
        n = roll_die(state, seat, word="effect", rule="LEVEL-3" if env.cause else uses_rule(state, env.this))
        state.push(Roll(seat, env.this, False, n))
        return ASKED, env
    face = min(6, max(1, call.answer[0] + running.die_bonus(state, seat)))
    after = env.replace(rolled=face)
    body = call.step.faces[face - 1]
    if body < 0:
        return NOTHING, after
    state.push(Program(body, after.replace(subject=seat), nested=True))
    return DONE, after


def _last_roll(state: State) -> tuple[int, Roll] | None:
    """Return the last roll, and the position of its frame; None if there is none."""
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, Roll):
            return at, frame
    return None


def _set_die(state: State, n: int) -> bool:
    found = _last_roll(state)
    if found is None:
        return False
    at, roll = found
    state.frames[at] = roll.replace(die=n)
    emit(state, "die_changed", state.rules.cite("die-change"), seat=roll.seat, n=n)
    return True


def _add_to_roll(call: Call) -> tuple[Outcome, Env]:
    """RUN-6: add to this roll; the bonus stays if the die is set (FAQ-156), but not if it is rolled again (RUN-23)."""
    state = call.state
    found = _last_roll(state)
    if found is None:
        return NOTHING, call.env
    at, old = found
    state.frames[at] = roll = old.replace(added=old.added + call.number())
    emit(state, "die_changed", state.rules.cite("die-change"), seat=roll.seat, n=roll.result)
    return DONE, call.env


def _set_roll(call: Call) -> tuple[Outcome, Env]:
    """FAQ-156: set the die to a number; modifiers apply afterwards."""
    if call.answer is None:
        ask_number(call.state, call.subject, 1, 6, why="face")
        return ASKED, call.env
    return (DONE if _set_die(call.state, call.answer[0]) else NOTHING), call.env


def _reroll(call: Call) -> tuple[Outcome, Env]:
    state = call.state
    found = _last_roll(state)
    if found is None:
        return NOTHING, call.env
    run_away.throw_again(state, *found)
    return DONE, call.env


# ---------------------------------------------------------------- curses
def _cancel(call: Call) -> tuple[Outcome, Env]:
    state, env = call.state, call.env
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Curse) and call.step.word == "curse":
            state.frames[i] = frame.cancelled_by(env.this)
            return DONE, env.replace(it=frame.card)
        if isinstance(frame, Loss) and call.step.word == "loss":
            state.frames[i] = frame.cancelled_by(env.this)
            return DONE, env
    return NOTHING, env


def _inflict(call: Call) -> tuple[Outcome, Env]:
    """CURSE-2: strike the subject with the effect of a Curse card, or a monster's Bad Stuff, as a Curse.

    Several players struck by the top of a pile are struck by the same card. A card never inflicts itself.
    """
    state, env, spec, seat = call.state, call.env, call.spec, call.subject
    struck = _already_struck(state, spec)
    chosen = struck or call.pick(spec)
    if chosen is None:
        return ASKED, env
    for card in chosen:
        if _can_strike(state, card, seat):
            state.push(Curse(seat, card, CurseSource.INFLICTED))
    return (DONE if chosen else NOTHING), env if struck else env.replace(moved=chosen)


def _already_struck(state: State, spec: Cards) -> tuple[CardId, ...]:
    """Return the top card of the pile, if it has struck another player in the same step."""
    step = state.frames[-1]
    return step.moved if spec.pick == "top" and isinstance(step, Program) and step.any_moved else ()


def _can_strike(state: State, card: CardId, seat: Seat) -> bool:
    """Return whether the card has an effect, and neither acts just now nor is on its way to this player."""
    d = state.defs[card]
    program = d.effect if d.kind == "curse" else d.bad_stuff
    if program < 0 and d.stays is None:
        return False
    for frame in state.frames:
        if isinstance(frame, Program) and frame.number == program:
            return False
        if isinstance(frame, Curse) and frame.card == card and frame.seat == seat:
            return False
    return True


def _draw_from_discards(call: Call) -> tuple[Outcome, Env]:
    """FAQ-98: of the cards being drawn face up, take some from the top of the discards; decided once per draw."""
    state, seat = call.state, call.subject
    found = [(i, frame) for i, frame in enumerate(state.frames) if isinstance(frame, Draw)]
    if not found:
        return NOTHING, call.env
    at, drawing = found[-1]
    pile = state.discards[drawing.deck]
    if call.answer is None:
        most = min(drawing.count, len(pile), len(state.hands[seat]))
        if most < 1:
            return NOTHING, call.env
        ask_number(state, seat, 1, most, why="from the discards")
        if isinstance(state.frames[-1], Choice):
            return ASKED, call.env
        call.answer = state.answer
    taken = tuple(reversed(pile[len(pile) - call.answer[0] :])) if call.answer[0] else ()
    for card in taken:
        move(state, card, POOL, rule="CARDS-2", seat=seat)
    state.frames[at] = Draw(drawing.seat, drawing.deck, drawing.count, drawing.rule, drawing.asked, taken)
    _close_windows(state, at + 1)
    return (DONE if taken else NOTHING), call.env.replace(moved=taken)


def _close_windows(state: State, first: int) -> None:
    """Close the windows from this frame up: they were opened for the choice just made."""
    for i in range(first, len(state.frames)):
        frame = state.frames[i]
        if isinstance(frame, Window):
            state.frames[i] = frame.with_waiting(0)


# ---------------------------------------------------------------- control
def _may(call: Call) -> tuple[Outcome, Env]:
    state = call.state
    if call.answer is None:
        able = can_do(state, call.step.do, call.env, call.subject, all_of_it=True)
        if not able and not _asks_of_hand(state, call.step.do):
            return NOTHING, call.env
        ask_yes(state, call.subject, why="may", able=able)
        return ASKED, call.env
    if call.answer[0] == 0:
        return NOTHING, call.env
    state.push(Program(call.step.do, call.env.replace(subject=call.subject), nested=True))
    return DONE, call.env


def _asks_of_hand(state: State, program: int) -> bool:
    """Return whether the answer depends on a hand: then everybody is asked alike, so that nothing is revealed."""
    return any(step.cards is not None and "hand" in step.cards.zones for step in state.lib.programs[program])


def _choose(call: Call) -> tuple[Outcome, Env]:
    """AMB-93, FAQ-137: offer only options that do something."""
    state = call.state
    if call.answer is None:
        options = [i + 1 for i, body in enumerate(call.step.bodies) if can_do(state, body, call.env, call.subject)]
        if not options:
            return NOTHING, call.env
        ask_option(state, call.subject, options, why="effect")
        return ASKED, call.env
    body = call.step.bodies[call.answer[0] - 1]
    state.push(Program(body, call.env.replace(subject=call.subject), nested=True))
    return DONE, call.env


def _for_each(call: Call) -> tuple[Outcome, Env]:
    spec = call.spec
    cards = call.within_reach(spec)
    for card in reversed(cards):
        call.state.push(Program(call.step.do, call.env.replace(subject=call.subject, it=card), nested=True))
    return (DONE if cards else NOTHING), call.env


def can_do(state: State, program: int, env: Env, subject: Seat, *, all_of_it: bool = False) -> bool:
    """Return whether any step would do something to this subject now; with `all_of_it`, whether every step would."""
    steps = state.lib.programs[program]
    if not all_of_it:
        return any(touches(state, step, env, subject) for step in steps)
    return all(
        (step.cards is not None and step.cards.ref == "moved") or touches(state, step, env, subject) for step in steps
    )


def touches(state: State, step: Step, env: Env, subject: Seat) -> bool:
    """Return whether a step would do anything to one of the players it names."""
    word = "you" if step.who == "chosen" else step.who
    who = selectors.players(state, word, env) if word else [subject]
    inner = env.replace(subject=subject)
    return any(
        conditions.applies(state, step.cond, seat, env, good=step.favours) and _step_can(state, step, inner, seat)
        for seat in who
    )


def _step_can(state: State, step: Step, env: Env, seat: Seat) -> bool:
    match step.verb:
        case "lose_levels" | "set_level":
            return state.levels[seat] > 1
        case "gain_levels":
            return state.levels[seat] < state.rules.winning_level - 1
        case "discard" | "take" | "give" | "bury" | "show" | "join":
            return _finds_enough(state, step, env, seat)
        case _:
            return True


def _finds_enough(state: State, step: Step, env: Env, seat: Seat) -> bool:
    """Return whether there is a card to choose; a discard that is no loss needs as many as it asks for."""
    spec = step.cards
    assert spec is not None
    found = _choosable(state, step.verb, spec, env, seat)
    if step.verb != "discard" or not found:
        return bool(found)
    if spec.worth is not None:  # all or nothing (FAQ-171)
        return values.gold_of(state, found) >= values.number(state, spec.worth, env, seat)
    if env.cause or spec.count is None or spec.up_to:
        return True
    return len(found) >= values.number(state, spec.count, env, seat)


def _choosable(state: State, verb: str, spec: Cards, env: Env, seat: Seat) -> list[CardId]:
    if verb == "take":
        return takeable(state, spec, env, seat)
    found = selectors.candidates(state, spec, env, seat)
    return losses.within_reach(state, found, env) if verb in ("discard", "give", "bury") else found


VERBS: Final[dict[str, Callable[[Call], tuple[Outcome, Env]]]] = {
    "gain_levels": _gain_levels,
    "lose_levels": _lose_levels,
    "set_level": _set_level,
    "die": _die,
    "change_sex": _change_sex,
    "discard": _discard,
    "take": _take,
    "give": _give,
    "draw": _draw,
    "replace": _replace,
    "swap": _swap,
    "bury": _bury,
    "look": _look,
    "turn_over": _turn_over,
    "show": _show,
    "equip": _equip,
    "make_room": _make_room,
    "roll": _roll,
    "add_to_roll": _add_to_roll,
    "set_roll": _set_roll,
    "reroll": _reroll,
    "cancel": _cancel,
    "inflict": _inflict,
    "draw_from_discards": _draw_from_discards,
    "may": _may,
    "choose": _choose,
    "for_each": _for_each,
}


def _fighting(name: str) -> Callable[[Call], tuple[Outcome, Env]]:
    verb = fight_verbs.VERBS[name]

    def run_it(call: Call) -> tuple[Outcome, Env]:
        cards: tuple[CardId, ...] = ()
        if call.step.cards is not None:
            chosen = call.pick(call.step.cards)
            if chosen is None:
                return ASKED, call.env
            cards = chosen
        return verb(call.state, call.step, call.env, call.subject, cards, call.program)

    return run_it


for _name in fight_verbs.VERBS:
    VERBS[_name] = _fighting(_name)
