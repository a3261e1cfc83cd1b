"""Running the steps of a card, one subject at a time; every pause is a frame.

Frame `program`: n its number · step which step · seats the subjects still to act, the first now · word "" begin, who,
to, do, answer, after · env · cards what the subjects of this step have moved so far, seat 1 if any of them did · card
1: part of the program below, which learns what it moved and rolled. Frame `put_back`: cards looked at; what is left of
them goes back (or away, word `turn_over`).
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import numbers
from kickdoor.engine.choices import ask_player
from kickdoor.engine.effects import conditions, selectors, verbs
from kickdoor.engine.flow.reward import declare_winners
from kickdoor.engine.frames import Env, Frame
from kickdoor.engine.ids import LOOKED
from kickdoor.engine.library import Step
from kickdoor.engine.moves import discard, emit
from kickdoor.engine.state import State

_CONTROL: Final = frozenset({"may", "choose", "for_each", "roll"})  # they only lead to other steps
_TAKING: Final = frozenset({"discard", "take", "give", "bury", "replace", "swap"})


def advance(state: State, frame: Frame) -> bool:
    program = state.lib.programs[frame.n]
    env = frame.env
    assert env is not None
    if frame.step >= len(program):
        _leave(state, frame, env)
        return True
    step = program[frame.step]
    match frame.word:
        case "":
            _begin(state, frame, step, env)
        case "who":
            state.replace(frame.but(seats=state.answer, word="do"))
        case "to":
            _line_up(state, frame, step, env.but(player=state.answer[0] if state.answer else -1))
        case "do":
            _do(state, frame, step, env, None)
        case "answer":
            _do(state, frame, step, env, state.answer)
        case _:
            _next_subject(state, frame)
    return True


def _leave(state: State, frame: Frame, env: Env) -> None:
    state.frames.pop()
    if frame.card == 1 and state.frames and state.frames[-1].kind == "program":
        below = state.frames[-1]
        if below.env is not None:
            if env.moved != below.env.moved:
                below = below.but(seat=1, cards=below.cards + env.moved)
            assert below.env is not None
            did = env.did or below.env.did
            state.frames[-1] = below.but(env=below.env.but(missing=env.missing, rolled=env.rolled, did=did))
    elif env.cause and not env.did:
        _tell_nothing(state, frame, env)


def _tell_nothing(state: State, frame: Frame, env: Env) -> None:
    """CURSE-11: a Curse, a Trap or Bad Stuff that found nothing to do says so, and why."""
    d = conditions.monster_def(state, env.this)
    if frame.n not in (d.effect, d.bad_stuff):
        return
    verbs_met = [step.verb for step in state.lib.programs[frame.n]]
    if state.levels[env.you] == 1 and ("lose_levels" in verbs_met or "set_level" in verbs_met):
        why = "level"
    elif any(verb in _TAKING for verb in verbs_met):
        why = "cards"
    else:
        why = ""
    rule = "CURSE-11" if env.cause == "curse" else "RUN-10"
    emit(state, "nothing_happened", rule, seat=env.you, cards=(env.this,), word=why)


def _begin(state: State, frame: Frame, step: Step, env: Env) -> None:
    if step.who == "chosen":
        state.replace(frame.but(word="who"))
        ask_player(state, env.you, state.others(env.you), why=step.verb)
    elif _is_asked_to_whom(step) and verbs.touches(state, step, env, _giver(env)):
        state.replace(frame.but(word="to"))
        ask_player(state, env.you, _takers(state, step, env), why=step.verb)
    else:
        _line_up(state, frame, step, env)


def _is_asked_to_whom(step: Step) -> bool:
    return step.to == "chosen" or (step.verb == "give" and step.to != "target")


def _giver(env: Env) -> int:
    return env.subject if env.subject >= 0 else env.you


def _takers(state: State, step: Step, env: Env) -> list[int]:
    """Who may be given something: of several the giver names one; one of them himself, he keeps it (FAQ-182)."""
    if step.to == "chosen":
        found = state.others(env.you)
        return found if step.verb != "give" else [s for s in found if numbers.can_receive(state, s)]
    found = [s for s in selectors.players(state, step.to, env) if not state.dead[s]]
    return [] if _giver(env) in found else found


def _line_up(state: State, frame: Frame, step: Step, env: Env) -> None:
    word = step.cards.by if step.cards is not None and step.cards.by else step.who  # several choosers, one subject
    subjects = [s for s in selectors.players(state, word, env) if not state.dead[s]]
    state.replace(frame.but(seats=tuple(subjects), word="do", env=env))


def _do(state: State, frame: Frame, step: Step, env: Env, answer: tuple[int, ...] | None) -> None:
    if not frame.seats:
        state.replace(frame.but(step=frame.step + 1, word=""))
        return
    actor = frame.seats[0]
    if state.dead[actor]:  # killed by an earlier step of the same text
        _next_subject(state, frame)
        return
    chosen_for = step.cards is not None and bool(step.cards.by)
    subject = (env.subject if env.subject >= 0 else env.you) if chosen_for else actor
    if answer is None and not conditions.applies(state, step.cond, subject, env, good=step.favours):
        outcome, new = verbs.NOTHING, env
    else:
        outcome, new = verbs.run(state, step, env, subject, actor, answer, frame.n)
    if state.winners:
        return
    here = next(i for i, f in enumerate(state.frames) if f.serial == frame.serial)
    if outcome == verbs.ASKED:
        state.frames[here] = frame.but(word="answer", env=new)
        return
    if outcome == verbs.DONE and step.verb not in _CONTROL:
        new = new.but(did=True)
    after = frame.but(word="after", env=new)
    if new.moved != env.moved:  # the next subject finds what the step before moved, not what this one did
        after = after.but(env=new.but(moved=env.moved), seat=1, cards=frame.cards + new.moved)
    state.frames[here] = after
    if outcome == verbs.NOTHING and step.otherwise >= 0:
        state.push(Frame("program", n=step.otherwise, env=new.but(subject=subject), card=1))
    elif outcome == verbs.DONE and step.then >= 0:  # after whatever the step itself has put on the stack
        state.serial += 1
        inner = Frame("program", n=step.then, env=new.but(subject=subject), card=1, serial=state.serial)
        state.frames.insert(here + 1, inner)


def _next_subject(state: State, frame: Frame) -> None:
    left = frame.seats[1:]
    if left:
        state.replace(frame.but(seats=left, word="do"))
        return
    if max(state.levels) >= state.rules.winning_level and declare_winners(state, None):  # all of them at once
        return
    env = frame.env
    assert env is not None
    if frame.seat == 1:
        env = env.but(moved=frame.cards)
    state.replace(frame.but(step=frame.step + 1, word="", seats=(), env=env, seat=-1, cards=()))


def advance_put_back(state: State, frame: Frame) -> bool:
    state.frames.pop()
    left = [c for c in frame.cards if state.place[c] == LOOKED]
    if frame.word == "turn_over":
        for card in left:
            discard(state, card, rule="CARDS-15", seat=frame.seat)
        return True
    for card in reversed(left):
        verbs.on_top(state, card, seat=frame.seat)
    return True
