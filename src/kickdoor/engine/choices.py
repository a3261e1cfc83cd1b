"""Questions put to one player in the middle of something: which cards, which player, which option, which number.

Frame `choose`: seat who is asked · word what for · cards what to choose from · n how many at least · step how many at
most · seats players to choose from; of cards: those chosen already · card: worth that the chosen cards must reach
(-1: none). The answer lies in state.answer when the frame is gone.
"""

from __future__ import annotations

from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Frame
from kickdoor.engine.moves import emit
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.state import State

OPTION, PLAYER, NUMBER, CARDS = "option", "player", "number", "cards"


def ask_cards(
    state: State,
    seat: int,
    cards: list[int],
    *,
    low: int,
    high: int,
    why: str,
    worth: int = -1,
    sure: tuple[int, ...] = (),
) -> None:
    """`why` names what for; the answer is a tuple of cards, those `sure` first. With a single possible answer nobody is
    asked.
    """
    if worth < 0 and low >= len(cards) and high >= low:
        state.answer = (*sure, *cards)
        return
    word = f"cards {why}"
    state.push(Frame("choose", seat=seat, cards=tuple(cards), n=low, step=high, word=word, card=worth, seats=sure))


def ask_player(state: State, seat: int, seats: list[int], *, why: str) -> None:
    if len(seats) <= 1:
        state.answer = tuple(seats)
        return
    state.push(Frame("choose", seat=seat, seats=tuple(seats), n=1, step=1, word=f"player {why}"))


def ask_option(state: State, seat: int, options: list[int], *, why: str) -> None:
    """Numbered options; a single one is taken without asking."""
    if len(options) == 1:
        state.answer = tuple(options)
        return
    state.push(Frame("choose", seat=seat, cards=tuple(options), n=1, step=1, word=f"option {why}"))


def ask_yes(state: State, seat: int, *, why: str, able: bool = True) -> None:
    """The answer is (1,) for yes, (0,) for no. Not `able`: asked all the same, for what others must not learn from it,
    but only a no is taken.
    """
    state.push(Frame("choose", seat=seat, cards=(1, 0) if able else (0,), n=1, step=1, word=f"yes {why}"))


def ask_number(state: State, seat: int, low: int, high: int, *, why: str) -> None:
    if low == high:
        state.answer = (low,)
        return
    state.push(Frame("choose", seat=seat, cards=tuple(range(low, high + 1)), n=1, step=1, word=f"number {why}"))


def kind_of(frame: Frame) -> str:
    return frame.word.partition(" ")[0]


def reason_of(frame: Frame) -> str:
    return frame.word.partition(" ")[2]


def advance(state: State, frame: Frame) -> bool:
    """Waits; do_choose pops it. If the one asked has died, the first answer stands."""
    if state.dead[frame.seat]:
        state.answer = frame.seats[:1] if kind_of(frame) == PLAYER else (*frame.seats, *frame.cards[: frame.n])
        state.frames.pop()
        return True
    return False


def answer_of(action: Action) -> tuple[int, ...]:
    """What a `choose` action says, as numbers."""
    if action.cards:
        return action.cards
    if action.player >= 0:
        return (action.player,)
    if action.word in ("yes", "no"):
        return (int(action.word == "yes"),)
    return (int(action.word),) if action.word.isdigit() else ()


def why_not_choose(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if top.kind != "choose" or top.seat != action.seat:
        return refuse("choose-nothing-asked", "CURSE-10")
    kind = kind_of(top)
    answer = answer_of(action)
    if kind == "cards":
        return _why_not_cards(state, top, action)
    wanted = top.seats if kind == "player" else top.cards
    right_form = (kind == "player") == (action.player >= 0) and not action.cards
    if kind in ("yes", "number", "option"):
        right_form = right_form and (action.word in ("yes", "no")) == (kind == "yes")
    if not right_form or len(answer) != 1 or answer[0] not in wanted:
        return refuse("choose-from-offered", "CURSE-10", kind=kind)
    return None


def _why_not_cards(state: State, top: Frame, action: Action) -> Refusal | None:
    chosen = action.cards
    if action.player >= 0 or action.word not in ("", "none"):
        return refuse("choose-cards-only", "CURSE-10")
    if len(set(chosen)) != len(chosen) or any(c not in top.cards for c in chosen):
        return refuse("choose-cards-offered-once", "CURSE-10")
    if top.card >= 0:
        value = sum(max(0, state.defs[c].gold) for c in chosen)
        if not chosen or value < top.card:
            return refuse("choose-worth", "CURSE-10", "SELL-8", gold=top.card)
        return None
    if not top.n <= len(chosen) <= top.step:
        if top.n == top.step:
            return refuse("choose-exactly", "CURSE-10", n=top.n)
        return refuse("choose-between", "CURSE-10", least=top.n, most=top.step)
    return None


def do_choose(state: State, action: Action) -> None:
    top = state.frames.pop()
    state.answer = answer_of(action)
    if kind_of(top) == "cards":
        state.answer = (*top.seats, *state.answer)
    else:
        emit(state, "chosen", "CURSE-10", seat=action.seat, word=action.word)


def list_choose(state: State, seat: int, out: list[Action]) -> None:
    """Every single answer; of several cards a bounded sample, always with one that is legal."""
    top = state.frames[-1]
    kind = kind_of(top)
    if kind == "player":
        out.extend(Action(seat, "choose", player=s) for s in top.seats)
    elif kind == "yes":
        out.extend(Action(seat, "choose", word="yes" if answer else "no") for answer in top.cards)
    elif kind != "cards":
        out.extend(Action(seat, "choose", word=str(n)) for n in top.cards)
    elif top.card >= 0:
        out.extend(Action(seat, "choose", cards=pick) for pick in worth_samples(state, top.cards, top.card))
    else:
        out.extend(
            Action(seat, "choose", cards=pick, word="" if pick else "none")
            for pick in samples(top.cards, top.n, top.step)
        )


def samples(cards: tuple[int, ...], low: int, high: int) -> list[tuple[int, ...]]:
    """A bounded, canonical sample of the selections of `low` to `high` cards."""
    high = min(high, len(cards))
    picks: list[tuple[int, ...]] = []
    for size in dict.fromkeys((low, min(low + 1, high), high)):
        if size == 0:
            picks.append(())
        elif size == 1:
            picks.extend((c,) for c in cards)
        else:  # rotations: every card occurs
            picks.extend(tuple((cards + cards)[i : i + size]) for i in range(min(len(cards), 6)))
    return list(dict.fromkeys(tuple(sorted(p, key=cards.index)) for p in picks))


def worth_samples(state: State, cards: tuple[int, ...], worth: int) -> list[tuple[int, ...]]:
    """Single cards that are worth enough; if there are none, the dearest until they are."""
    by_gold = sorted(cards, key=lambda c: (max(0, state.defs[c].gold), c))
    picks: list[tuple[int, ...]] = [(c,) for c in by_gold if max(0, state.defs[c].gold) >= worth]
    if not picks:
        chosen: list[int] = []
        for card in reversed(by_gold):
            chosen.append(card)
            if sum(max(0, state.defs[c].gold) for c in chosen) >= worth:
                break
        picks = [tuple(chosen)]
    return picks
