"""Questions to one player in the middle of something: which cards, which player, which option, which number.

When the frame is gone, the answer is in State.answer.
"""

from __future__ import annotations

from kickdoor.engine.actions import Action
from kickdoor.engine.effects.values import gold_of
from kickdoor.engine.frames import Choice, ChooseCards, ChooseNumber, ChooseOption, ChoosePlayer, ChooseYes
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import emit
from kickdoor.engine.refusals import Refusal, refuse


def ask_cards(
    state: State,
    seat: Seat,
    cards: list[CardId],
    *,
    low: int,
    high: int,
    why: str,
    worth: int = -1,
    sure: tuple[CardId, ...] = (),
) -> None:
    """Ask for cards; the answer starts with those in `sure`. `why` names the purpose.

    If only one answer is possible, nobody is asked.
    """
    if worth < 0 and low >= len(cards) and high >= low:
        state.answer = (*sure, *cards)
        return
    state.push(ChooseCards(seat, why, tuple(cards), low, high, worth, sure))


def ask_player(state: State, seat: Seat, seats: list[Seat], *, why: str) -> None:
    if len(seats) <= 1:
        state.answer = tuple(seats)
        return
    state.push(ChoosePlayer(seat, why, tuple(seats)))


def ask_option(state: State, seat: Seat, options: list[int], *, why: str) -> None:
    """Ask for one of the numbered options; a single option is taken without asking."""
    if len(options) == 1:
        state.answer = tuple(options)
        return
    state.push(ChooseOption(seat, why, tuple(options)))


def ask_yes(state: State, seat: Seat, *, why: str, able: bool = True) -> None:
    """Ask yes or no; the answer is (1,) or (0,).

    If not `able`, the question is still asked, so that others learn nothing from its absence, but only no is possible.
    """
    state.push(ChooseYes(seat, why, able))


def ask_number(state: State, seat: Seat, low: int, high: int, *, why: str) -> None:
    if low == high:
        state.answer = (low,)
        return
    state.push(ChooseNumber(seat, why, low, high))


def advance(state: State, choice: Choice) -> bool:
    """Wait for do_choose to pop the question; if the player asked is dead, use the first answer."""
    if state.dead[choice.seat]:
        state.answer = choice.first_answer()
        state.pop()
        return True
    return False


def answer_of(action: Action) -> tuple[int, ...]:
    """Return the answer that a `choose` action gives, as numbers."""
    if action.cards:
        return action.cards
    if action.player >= 0:
        return (action.player,)
    if action.word in ("yes", "no"):
        return (int(action.word == "yes"),)
    return (int(action.word),) if action.word.isdigit() else ()


def why_not_choose(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if not isinstance(top, Choice) or top.seat != action.seat:
        return refuse("choose-nothing-asked", "CURSE-10")
    if isinstance(top, ChooseCards):
        return _why_not_cards(state, top, action)
    answer = answer_of(action)
    right_form = isinstance(top, ChoosePlayer) == (action.player >= 0) and not action.cards
    if not isinstance(top, ChoosePlayer):
        right_form = right_form and (action.word in ("yes", "no")) == isinstance(top, ChooseYes)
    if not right_form or len(answer) != 1 or answer[0] not in _possible(top):
        return refuse("choose-from-offered", "CURSE-10", kind=top.kind())
    return None


def _possible(choice: Choice) -> tuple[int, ...]:
    """Return the possible answers to a question for one thing."""
    match choice:
        case ChoosePlayer():
            return choice.players
        case ChooseOption():
            return choice.options
        case ChooseNumber():
            return tuple(range(choice.low, choice.high + 1))
        case ChooseYes():
            return (1, 0) if choice.able else (0,)
        case _:
            raise AssertionError(choice)


def _why_not_cards(state: State, top: ChooseCards, action: Action) -> Refusal | None:
    chosen = action.cards
    if action.player >= 0 or action.word not in ("", "none"):
        return refuse("choose-cards-only", "CURSE-10")
    if len(set(chosen)) != len(chosen) or any(c not in top.cards for c in chosen):
        return refuse("choose-cards-offered-once", "CURSE-10")
    if top.worth >= 0:
        if not chosen or gold_of(state, chosen) < top.worth:
            return refuse("choose-worth", "CURSE-10", "SELL-8", gold=top.worth)
        return None
    if not top.least <= len(chosen) <= top.most:
        if top.least == top.most:
            return refuse("choose-exactly", "CURSE-10", n=top.least)
        return refuse("choose-between", "CURSE-10", least=top.least, most=top.most)
    return None


def do_choose(state: State, action: Action) -> None:
    top = state.frames[-1]
    state.pop()
    state.answer = answer_of(action)
    if isinstance(top, ChooseCards):
        state.answer = (*top.sure, *state.answer)
    else:
        emit(state, "chosen", "CURSE-10", seat=action.seat, word=action.word)


def list_choose(state: State, seat: Seat, top: Choice, out: list[Action]) -> None:
    """List every answer for one thing; for several cards a bounded sample that always contains a legal answer."""
    match top:
        case ChooseCards() if top.worth >= 0:
            out.extend(Action(seat, "choose", cards=pick) for pick in worth_samples(state, top.cards, top.worth))
        case ChooseCards():
            picks = samples(top.cards, top.least, top.most)
            out.extend(Action(seat, "choose", cards=pick, word="" if pick else "none") for pick in picks)
        case ChoosePlayer():
            out.extend(Action(seat, "choose", player=s) for s in top.players)
        case ChooseYes():
            out.extend(Action(seat, "choose", word="yes" if answer else "no") for answer in _possible(top))
        case _:
            out.extend(Action(seat, "choose", word=str(n)) for n in _possible(top))


def samples(cards: tuple[CardId, ...], low: int, high: int) -> list[tuple[CardId, ...]]:
    """Return a bounded, canonical sample of the selections of `low` to `high` cards, each in the order of `cards`."""
    high = min(high, len(cards))
    picks: list[tuple[CardId, ...]] = []
    for size in dict.fromkeys((low, min(low + 1, high), high)):
        if size <= 1:
            picks.extend([(c,) for c in cards] if size else [()])
            continue
        for first in range(min(len(cards), 6)):  # rotations, so that every card occurs
            over = max(0, first + size - len(cards))
            picks.append(cards[:over] + cards[first : first + size])
    return list(dict.fromkeys(picks))


def worth_samples(state: State, cards: tuple[CardId, ...], worth: int) -> list[tuple[CardId, ...]]:
    """Return the single cards that are worth enough; if there are none, the dearest cards that together are."""
    by_gold = sorted(cards, key=lambda c: (max(0, state.defs[c].gold), c))
    picks: list[tuple[CardId, ...]] = [(c,) for c in by_gold if max(0, state.defs[c].gold) >= worth]
    if not picks:
        chosen: list[CardId] = []
        for card in reversed(by_gold):
            chosen.append(card)
            if gold_of(state, chosen) >= worth:
                break
        picks = [tuple(chosen)]
    return picks
